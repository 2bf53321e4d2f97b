"""The review of a deal in which things went wrong: each moment tells its ruling, and tricks are found as they stand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridge_tui.engine.actions import Choose, PlayCard, Remark
from bridge_tui.engine.irregularities import About
from bridge_tui.engine.view import PUBLIC
from bridge_tui.match.match import Match
from bridge_tui.match.review import review
from bridge_tui.match.view import Phase
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import Seat
from bridge_tui.show.deck import LETTERS
from bridge_tui.show.questions import question
from bridge_tui.show.review import ReviewModel, review_page
from bridge_tui.show.sizes import LARGE, SMALLEST
from bridge_tui.show.spans import text, width
from bridge_tui.show.steps import step_told
from tests.show.games import START
from tests.show.tables import AUCTION, dealt

CALLS = 11
"""Of the auction to 4S."""

REVOKE, ATTENTION, CORRECTED, CHANGED = CALLS + 3, CALLS + 5, CALLS + 6, CALLS + 7
"""The moments after East's revoke, after attention is drawn to it, after his correction, and after South's change."""


def corrected() -> ReviewModel:
    """East revokes in the first trick and corrects it, South changes his card, and the deal is played out."""
    match = dealt(AUCTION, "CA C5", replace(START, live=True))
    for seat, card in (("E", "S7"), ("S", "C6")):
        match = match.apply(PlayCard(Seat.parse(seat), Card.parse(card))).match
    match = match.apply(Remark(Seat.SOUTH, About.REVOKE)).match
    match = match.apply(PlayCard(Seat.EAST, Card.parse("C4"))).match
    match = played_out(match.apply(Choose(Seat.SOUTH, "change", card=Card.parse("C9"))).match)
    return ReviewModel(match.view(PUBLIC), review(match))


def played_out(match: Match) -> Match:
    """The match after the rest of the deal: lowest cards, and the last of the choices where there are any."""
    while match.phase is Phase.PLAYING:
        table = match.table
        assert table is not None
        assert table.turn is not None
        if table.decision is None:
            match = match.apply(PlayCard(table.turn, table.legal_cards[0])).match
            continue
        decider = table.decision.deciders[0]
        asked = question(match.view(decider), decider, LETTERS)
        assert asked is not None
        action = asked.answers[-1].action
        assert action is not None
        match = match.apply(action).match
    return match


def test_law_62_each_moment_tells_what_was_ruled() -> None:
    moments = corrected().review.moments
    assert [step_told(moments[at], LETTERS) for at in (REVOKE, ATTENTION, CORRECTED, CHANGED)] == [
        "East plays S7.",
        "South draws attention to a revoke. East has revoked with S7 (today's Law 61). Trick 1 is open again. "
        "East has S7 as a penalty card (today's Law 50).",
        "East plays C4.",
        "South changes C6 to C9 (today's Law 62). West wins the trick.",
    ]


def test_law_62_a_trick_is_found_where_it_had_its_last_cards() -> None:
    model = corrected()
    assert model.at_trick(0).at == CHANGED
    trick = model.at_trick(0).view.trick
    assert trick is not None
    assert trick == model.review.tricks[0]


def test_one_stops_where_somebody_had_gone_wrong() -> None:
    model = corrected()
    before = replace(model, at=REVOKE)
    assert before.moved("down").at == CALLS + 4
    assert replace(model, at=CALLS + 4).moved("down").at == ATTENTION
    assert replace(model, at=ATTENTION).moved("down").at == CHANGED


@pytest.mark.parametrize("size", [SMALLEST, LARGE])
def test_every_moment_has_its_page(size: tuple[int, int]) -> None:
    model = corrected()
    for at in range(len(model.review.moments)):
        drawn = review_page(replace(model, at=at), LETTERS, *size)
        assert len(drawn) == size[1] - 1
        assert all(width(row) <= size[0] for row in drawn)
        assert text(drawn).isascii()
