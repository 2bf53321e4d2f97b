"""The curtain: who sits at the keyboard, and what he may see.

It is down whenever another person has to act than the one who lifted it last. It is lifted by the letter of the seat to
act and then Enter, so neither a held key nor the Enter of the player before can lift it or act for the next one. Once
it has come down nobody is at the keyboard: anybody may strike the keys that work there, such as to ask to take
something back, so that also the one who lifted it last has to lift it again.
"""

from __future__ import annotations

from bridge_tui.engine.view import ALL, PUBLIC, Reader
from bridge_tui.model.seats import Seat
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

    @property
    def sitter(self) -> Seat | None:
        """The seat that may act and whose player is at the keyboard; None while there is none.

        Of several that he may act for it is the one that he has lifted it for.
        """
        start, actors = self.session.match.start, self.session.actors
        own = [seat for seat in actors if not start.hidden or start.players[seat] == self.player]
        return self.seat if self.seat in own else next(iter(own), None)

    @property
    def waits_for(self) -> tuple[Seat, ...]:
        """The seats that may lift it; none while it is up."""
        return self.session.actors if self.sitter is None else ()

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
