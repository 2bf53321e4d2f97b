"""The curtain: who sits at the keyboard, and what he may see.

It is down whenever another person has to act than the one who lifted it last. It is lifted by the letter of the seat to
act and then Enter, so neither a held key nor the Enter of the player before can lift it or act for the next one. Once
it has come down nobody is at the keyboard: anybody may strike the keys that work there, such as to ask to take
something back, so that also the one who lifted it last has to lift it again.

At a live table any seat may act at any time: one is picked, clockwise from the seat in turn, and acts until it has done
something. Its player lifts the curtain as if it were his turn.
"""

from __future__ import annotations

from bridge_tui.engine.view import ALL, PUBLIC, Reader
from bridge_tui.match.view import Phase
from bridge_tui.model.seats import SEATS, Seat
from bridge_tui.session.session import Session
from bridge_tui.show import typed


class Curtain:
    """The curtain of one session's table. With open hands it never falls."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.player: str | None = None
        """Who sits at the keyboard; None until somebody has lifted the curtain."""
        self.named: Seat | None = None
        """The seat whose letter has been typed, of those that may lift it."""
        self.seat: Seat | None = None
        """The seat that it was lifted for last."""
        self.picked: Seat | None = None
        """At a live table the seat that acts out of turn, or beside what it has to decide; None for those in turn."""
        self.decides = True
        """Whether what the picked seat has to decide is put to it; otherwise it acts beside that."""

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats that may act as things stand: the one that was picked, else those in turn or with a decision."""
        return self.session.actors if self.picked is None else (self.picked,)

    @property
    def sitter(self) -> Seat | None:
        """The seat that may act and whose player is at the keyboard; None while there is none.

        Of several that he may act for it is the one that he has lifted it for.
        """
        start = self.session.match.start
        own = [seat for seat in self.awaited if not start.hidden or start.players[seat] == self.player]
        return self.seat if self.seat in own else next(iter(own), None)

    @property
    def waits_for(self) -> tuple[Seat, ...]:
        """The seats that may lift it; none while it is up."""
        return self.awaited if self.sitter is None else ()

    @property
    def decider(self) -> Seat | None:
        """The seat at the keyboard that is asked what it has to decide; None if there is none."""
        match, sitter = self.session.match, self.sitter
        return sitter if match.is_asking and self.decides and sitter in match.actors else None

    @property
    def is_down(self) -> bool:
        """Whether somebody has to act who has not lifted it yet."""
        return bool(self.waits_for)

    @property
    def reader(self) -> Reader:
        """Whose view may be drawn: the seat's that has to act, or the public's while the curtain is down."""
        if not self.session.match.start.hidden:
            return ALL
        sitter = self.sitter
        return PUBLIC if sitter is None else sitter

    def happened(self) -> None:
        """Something was done: if whoever is at the keyboard has no more to do, he has let go of it."""
        if self.is_down:
            self.fall()

    @property
    def can_pick(self) -> bool:
        """Whether other seats than those in turn may act now: at a live table, while a deal is being played."""
        match = self.session.match
        return match.start.live and match.phase is Phase.PLAYING and match.take_back is None

    def pick_next(self) -> None:
        """Let the next seat act, clockwise; one that has something to decide first does that, then acts beside it.

        For another person's seat the curtain comes down, and whoever was at the keyboard has let go of it.
        """
        stops = self._stops()
        following = stops.index(self._stop(stops)) + 1
        if following == len(stops):
            self.back_to_turn()
            return
        self.picked, self.decides = stops[following]
        self.happened()

    def _stops(self) -> list[tuple[Seat, bool]]:
        """Who may be picked, in order from the seat in turn, and whether he then decides."""
        match = self.session.match
        first, asked = match.actors[0], match.actors if match.is_asking else ()
        return [
            (seat, decides)
            for seat in (*SEATS[first:], *SEATS[:first])
            for decides in ((True, False) if seat in asked else (True,))
        ]

    def _stop(self, stops: list[tuple[Seat, bool]]) -> tuple[Seat, bool]:
        """Where it stands now."""
        seat = self.sitter if self.picked is None else self.picked
        return stops[0] if seat is None else (seat, self.decides)

    def back_to_turn(self) -> None:
        """Let those act again whose turn it is."""
        self.picked, self.decides = None, True
        self.happened()

    def fall(self) -> None:
        """Nobody is at the keyboard any more."""
        self.player = self.named = self.seat = None

    def name(self, character: str | None) -> None:
        """A key has been struck: the letter of a seat that may lift it, or another one, which takes that back."""
        seat = typed.seat_of(character) if character is not None else None
        self.named = seat if seat in self.waits_for else None

    def lift(self) -> bool:
        """Lift it for the seat that has been named, if one has; whether it is up."""
        if self.named is not None:
            self.player, self.seat = self.session.match.start.players[self.named], self.named
        self.named = None
        return not self.is_down
