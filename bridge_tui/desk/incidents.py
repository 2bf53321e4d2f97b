"""What may happen at a table, as a short list: for each incident its questions, and the story that is told of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum

from bridge_tui.desk import questions as asking
from bridge_tui.desk import stories_of_calls as calls
from bridge_tui.desk import stories_of_cards as cards
from bridge_tui.desk import stories_of_dummy as dummy
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

    def possible(self, question: str) -> tuple[str, ...]:
        """All that can be answered to this question under one code or another, the usual answer first."""
        return asking.possible(self.questions, question)

    def every(self, code: Code) -> Iterator[dict[str, str]]:
        """All that can be answered."""
        return asking.every(self.questions, code)


INCIDENTS = (
    Incident("opening-lead", Place.PLAY, leads.OPENING, leads.opening_lead),
    Incident("defender-leads", Place.PLAY, leads.BY_DEFENDER, leads.defender_leads),
    Incident("wrong-hand", Place.PLAY, leads.WRONG_HAND, leads.wrong_hand),
    Incident("declarer-leads", Place.PLAY, leads.BY_DECLARER, leads.declarer_leads),
    Incident("revoke-in-time", Place.PLAY, revokes.IN_TIME, revokes.in_time),
    Incident("revoke", Place.PLAY, revokes.ESTABLISHED, revokes.established),
    Incident("revoke-twelve", Place.PLAY, revokes.TWELFTH, revokes.at_trick_twelve),
    Incident("early-card", Place.PLAY, cards.EARLY, cards.early_card),
    Incident("exposed", Place.PLAY, cards.EXPOSED, cards.exposed),
    Incident("penalty-lead", Place.PLAY, cards.PARTNER_LEADS, cards.partner_leads),
    Incident("not-played", Place.PLAY, cards.NOT_PLAYED, cards.not_played),
    Incident("claim", Place.PLAY, dummy.CLAIMED, dummy.claim),
    Incident("dummy-moves", Place.PLAY, dummy.MOVED, dummy.dummy_moves),
    Incident("dummy-speaks", Place.PLAY, dummy.SPEAKS, dummy.dummy_speaks),
    Incident("insufficient-bid", Place.AUCTION, calls.INSUFFICIENT, calls.insufficient_bid),
    Incident("call-out-of-turn", Place.AUCTION, calls.OUT_OF_TURN, calls.call_out_of_turn),
    Incident("change-of-call", Place.AUCTION, calls.CHANGED, calls.change_of_call),
    Incident("inadmissible-double", Place.AUCTION, calls.INADMISSIBLE, calls.inadmissible_double),
    Incident("barred-call", Place.AUCTION, calls.BARRED, calls.barred_call),
    Incident("bid-over-seven", Place.AUCTION, calls.OVER_SEVEN, calls.bid_over_seven),
    Incident("after-final-pass", Place.AUCTION, calls.AFTER_FINAL_PASS, calls.after_final_pass),
    Incident("card-in-auction", Place.AUCTION, calls.SEEN, calls.card_in_auction),
)
"""All of them, the most common ones first in each place."""


def incident(name: str) -> Incident | None:
    """The incident of this name; None if there is none."""
    return next((each for each in INCIDENTS if each.id == name), None)
