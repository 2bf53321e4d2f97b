"""The curtain: who sits at the keyboard, and what he may see.

It is down whenever another person has to act than the one who lifted it last. It is lifted by the letter of the seat to
act and then Enter, so neither a held key nor the Enter of the player before can lift it or act for the next one.
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
        self.named = False
        """Whether the letter that lifts it has been typed."""

    @property
    def is_down(self) -> bool:
        """Whether somebody has to act who has not lifted it yet."""
        start, actor = self.session.match.start, self.session.actor
        return start.hidden and actor is not None and start.players[actor] != self.player

    @property
    def waits_for(self) -> Seat | None:
        """The seat that has to lift it; None while it is up."""
        return self.session.actor if self.is_down else None

    @property
    def reader(self) -> Reader:
        """Whose view may be drawn: the seat's that has to act, or the public's while the curtain is down."""
        if not self.session.match.start.hidden:
            return ALL
        actor = self.session.actor
        return PUBLIC if actor is None or self.is_down else actor

    def fall(self) -> None:
        """Nobody is at the keyboard any more."""
        self.player = None
        self.named = False

    def name(self, character: str | None) -> None:
        """A key has been struck: the letter of the seat to act, or another one, which takes it back."""
        self.named = character is not None and typed.seat_of(character) is self.waits_for

    def lift(self) -> bool:
        """Lift it for the seat to act, if it has been named; whether it is up."""
        actor = self.session.actor
        if self.named and actor is not None:
            self.player = self.session.match.start.players[actor]
        self.named = False
        return not self.is_down
