"""What may happen at a table, as a short list: for each incident its questions, and the story that is told of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum

from bridge_tui.desk import questions as asking
from bridge_tui.desk import stories_of_calls as calls
from bridge_tui.desk import stories_of_leads as leads
from bridge_tui.desk import stories_of_revokes as revokes
from bridge_tui.desk.questions import Answers, Asked, Question
from bridge_tui.desk.scenes import Scene
from bridge_tui.engine.laws.codes import Code


class Place(Enum):
    """When it happens."""

    AUCTION = "auction"
    PLAY = "play"


Story = Callable[[Answers, Code], Scene]
"""Builds the position and does what has happened, from all the answers that matter."""


@dataclass(frozen=True, slots=True)
class Incident:
    """One thing that may happen."""

    id: str
    place: Place
    questions: tuple[Question, ...]
    story: Story

    def answers(self, code: Code, given: Answers) -> dict[str, str]:
        """All answers that matter under this code: what is given, and the usual ones to the rest.

        Raises `BadAnswer` for a question or an answer that is unknown, and for answers that do not go together.
        """
        return asking.completed(self.questions, code, given)

    def asked(self, code: Code, given: Answers) -> tuple[Asked, ...]:
        """The questions that matter after these answers, in order, with the answers that stand. Raises `BadAnswer`."""
        return asking.asked(self.questions, code, given)

    def every(self, code: Code) -> Iterator[dict[str, str]]:
        """All that can be answered."""
        return asking.every(self.questions, code)


INCIDENTS = (
    Incident("revoke", Place.PLAY, revokes.ESTABLISHED, revokes.established),
    Incident("opening-lead", Place.PLAY, leads.OPENING, leads.opening_lead),
    Incident("insufficient-bid", Place.AUCTION, calls.INSUFFICIENT, calls.insufficient_bid),
)
"""All of them, the most common ones first in each place."""


def incident(name: str) -> Incident | None:
    """The incident of this name; None if there is none."""
    return next((each for each in INCIDENTS if each.id == name), None)
