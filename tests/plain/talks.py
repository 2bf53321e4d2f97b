"""Conversations for proofs: what is typed is a text, what is said can be read afterwards."""

from __future__ import annotations

from io import StringIO

from bridge_tui.match.actions import StartMatch
from bridge_tui.model.seats import Seat
from bridge_tui.plain.conversation import Conversation
from bridge_tui.plain.score import ScoreKeeper
from bridge_tui.records.store import Store
from bridge_tui.session.session import Session
from bridge_tui.show.deck import LETTERS

KEPT = StartMatch(("Ann", "Bob", "Cid", "Dot"), kept=True, dealer=Seat.NORTH)


class Talk(Conversation):
    """A conversation in which this text is typed, or comes from a file where there are no prompts."""

    def __init__(self, typed: str, *, prompts: bool = False) -> None:
        self._out = StringIO()
        self.wrong: list[str] = []
        """What was said elsewhere."""
        super().__init__(StringIO(typed), self._out, self.wrong.append, prompts=prompts)

    @property
    def said(self) -> list[str]:
        """The lines that were said; a prompt stands before what was said after it."""
        return self._out.getvalue().splitlines()


def kept(store: Store, typed: str, start: StartMatch = KEPT, *, prompts: bool = False) -> Talk:
    """What is said when this is typed on a new sheet."""
    talk = Talk(typed, prompts=prompts)
    ScoreKeeper(talk, store, Session.begin(store, start), LETTERS).keep()
    return talk
