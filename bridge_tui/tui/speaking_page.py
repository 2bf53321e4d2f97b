"""Pages over the table on which any player may speak: one who is not at the keyboard gives the letter of his seat."""

from __future__ import annotations

from collections.abc import Callable

from bridge_tui.model.seats import Seat
from bridge_tui.session.session import Session
from bridge_tui.tui.session_page import SessionPage


class SpeakingPage(SessionPage):
    """A page that knows who is at the keyboard, and that he has let go of it once another has given his letter.

    `let_go` then brings the curtain down on the table below, so that no hand is uncovered for who came in between; None
    where there is no curtain.
    """

    def __init__(self, session: Session, sitter: Seat | None, let_go: Callable[[], None] | None) -> None:
        super().__init__(session)
        self.sitter = sitter
        """Whose player is at the keyboard; None at the curtain, after the deal, and when another has come to it."""
        self._let_go = let_go

    def is_at_keyboard(self, seat: Seat) -> bool:
        """Whether this seat's player is, or all sit there together with open hands."""
        start = self.session.match.start
        return not start.hidden or (self.sitter is not None and start.players[seat] == start.players[self.sitter])

    def come_to_keyboard(self, seat: Seat) -> None:
        """This seat's player has given his letter: if another was at the keyboard, he no longer is."""
        if not self.is_at_keyboard(seat):
            self.sitter = None
            if self._let_go is not None:
                self._let_go()
