"""Why a double or a redouble is not allowed: every reason by a call that has it and waits for its ruling."""

from __future__ import annotations

import pytest

from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.view import PUBLIC
from bridge_tui.model.calls import DOUBLE, REDOUBLE
from bridge_tui.model.contracts import Doubling
from bridge_tui.show.deck import SIGNS
from bridge_tui.show.inadmissible_calls import BY_WHAT_STANDS, NOT_ALLOWED, Why, why
from bridge_tui.show.rulings import ruling
from tests.engine.laws.auction_tables import auction

CLASSIC, OLDER, NEWER, DUPLICATE = Code

CASES: dict[str, tuple[Code, tuple[str, ...], Why, str]] = {
    "law 19, nothing to double": (DUPLICATE, ("P", "W calls X"), Why.NO_BID, "West doubles, but nobody has bid yet."),
    "law 19, one's own side's bid": (
        NEWER, ("1H P", "N calls X"), Why.OWN_BID, "North doubles, but 1♥ is his own side's.",
    ),
    "law 19, doubled already": (
        NEWER, ("1H X", "P", "E calls X"), Why.DOUBLED, "East doubles, but 1♥ is doubled already.",
    ),
    "law 19, redoubled already": (
        OLDER, ("1H X XX", "E calls X"), Why.REDOUBLED, "East doubles, but 1♥ is redoubled already.",
    ),
    "law 19, a bid of the opponents is redoubled": (
        OLDER, ("1H X P", "E calls XX"), Why.THEIR_BID, "East redoubles, but 1♥ is not his side's.",
    ),
    "law 19, no double": (CLASSIC, ("1H P", "N calls XX"), Why.NOT_DOUBLED, "North redoubles, but 1♥ is not doubled."),
    "law 19, a second redouble": (
        CLASSIC, ("1H X XX P", "S calls XX"), Why.REDOUBLED, "South redoubles, but 1♥ is redoubled already.",
    ),
    "law 27": (
        CLASSIC, ("2S", "W calls 2H", "N chooses refuse", "W calls X"), Why.IN_PLACE,
        "West doubles, which may not take the place of a bid that was too low (today's Law 27).",
    ),
    "law 30": (
        NEWER, ("1C 1H", "S calls P", "W chooses refuse", "N calls X"), Why.AFTER_A_PASS,
        "North doubles, which he may not after South's pass out of turn (Law 30).",
    ),
}  # fmt: skip
"""By law: the code, what is called, South dealing, the reason, and what everybody hears of it."""


@pytest.mark.parametrize("name", CASES)
def test_law_36_it_is_said_why_a_double_or_redouble_is_not_allowed(name: str) -> None:
    code, deeds, reason, words = CASES[name]
    table = auction(code, *deeds)
    decision, wrong = table.decision, table.view(PUBLIC).bad_call
    assert decision is not None
    assert wrong is not None
    assert wrong.kind is Irregularity.INADMISSIBLE_CALL
    assert why(table.view(PUBLIC), wrong.seat, wrong.call) is reason
    assert ruling(table.view(PUBLIC), decision, decision.deciders[0], SIGNS).words == words


def test_every_reason_has_its_words_and_a_case() -> None:
    assert set(NOT_ALLOWED) == set(Why) == {reason for _code, _deeds, reason, _words in CASES.values()}


def test_law_19_what_stands_leaves_one_double_and_one_redouble() -> None:
    """An undoubled bid of the opponents may be doubled, a doubled one of one's own side redoubled."""
    every = {(call, own, doubling) for call in (DOUBLE, REDOUBLE) for own in (False, True) for doubling in Doubling}
    left = {(DOUBLE, False, Doubling.UNDOUBLED), (REDOUBLE, True, Doubling.DOUBLED)}
    assert every - set(BY_WHAT_STANDS) == left
