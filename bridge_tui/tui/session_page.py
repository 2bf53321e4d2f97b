"""What the screens of one session have in common: what is done there may be refused, or fail to be saved."""

from __future__ import annotations

from collections.abc import Callable

from bridge_tui.engine.refusals import Refused
from bridge_tui.records.store_problems import StoreError
from bridge_tui.session.session import Session
from bridge_tui.show.refusals import refusal, store_problem
from bridge_tui.tui.page import Page


class SessionPage(Page):
    """A page of a session."""

    def __init__(self, session: Session, message: str = "") -> None:
        super().__init__()
        self.session = session
        self.message = message

    def attempt(self, deed: Callable[[], object]) -> bool:
        """Do something; whether it is done. If not, a sentence says why, and nothing else has changed."""
        try:
            deed()
        except Refused as refused:
            self.refuse(refused)
        except StoreError as error:
            self.say(store_problem(error))
        else:
            return True
        return False

    def refuse(self, refused: Refused) -> None:
        """Say why something cannot be done."""
        self.say(refusal(refused, self.deck, self.session.match.start.code))
