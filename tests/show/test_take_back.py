"""Asking to take something back is no way round Law 66: a card of a closed trick is not named."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.view import PUBLIC
from bridge_tui.match.actions import AnswerTakeBack, AskTakeBack
from bridge_tui.match.match import Match
from bridge_tui.model.seats import SEATS, Seat
from bridge_tui.show.deck import LETTERS
from bridge_tui.show.questions import question
from bridge_tui.show.record import record_lines
from bridge_tui.show.spans import text
from bridge_tui.show.take_back import take_back_page
from tests.show.games import START
from tests.show.tables import AUCTION, dealt

FIRST_TRICK = "H6 H2 HA H8"
SECOND_TRICK = ("D3", "DA", "D2", "D5")
CODES = pytest.mark.parametrize("code", Code)


def at_second_trick(cards: int, code: Code) -> Match:
    """South's four spades after the first trick and so many cards of the second, which East leads."""
    return dealt(AUCTION, " ".join((FIRST_TRICK, *SECOND_TRICK[:cards])), replace(START, code=code))


def page(match: Match) -> str:
    """What everybody can read when somebody wants to take something back."""
    requests = [match.may_take_back(seat) for seat in SEATS if seat is not Seat.NORTH]
    return text(take_back_page(requests, 0, match.view(PUBLIC), "", LETTERS, 80))


def cards_in(words: str, cards: str) -> set[str]:
    """Which of these cards are named."""
    return {card for card in cards.split() if card in words}


@CODES
@pytest.mark.parametrize("cards", [1, 2, 3])
def test_law_66_the_page_names_no_card_of_a_closed_trick(cards: int, code: Code) -> None:
    words = page(at_second_trick(cards, code))
    assert not cards_in(words, FIRST_TRICK)
    assert ("a card of trick 1" in words) is (cards < 3), "then each has played to the second trick"
    assert cards_in(words, " ".join(SECOND_TRICK)) == set(SECOND_TRICK[:cards])


@CODES
def test_law_66_a_trick_that_lies_open_is_named(code: Code) -> None:
    words = page(at_second_trick(0, code))
    assert cards_in(words, FIRST_TRICK) == {"H6", "HA", "H8"}
    assert "a card of" not in words


@CODES
@pytest.mark.parametrize("cards", [1, 2, 3])
def test_law_66_the_question_names_no_card_of_a_closed_trick(cards: int, code: Code) -> None:
    match = at_second_trick(cards, code).apply(AskTakeBack(Seat.WEST)).match
    asked = question(match.view(PUBLIC), Seat.SOUTH, LETTERS)
    assert asked is not None
    words = " ".join((asked.words, *(answer.words for answer in asked.answers)))
    if cards < 3:  # then West has played to the second trick, too
        assert asked.words == "West asks to take back a card of trick 1."
    assert not cards_in(words, FIRST_TRICK)


@CODES
def test_law_66_the_record_forgets_the_card_when_its_trick_is_closed(code: Code) -> None:
    match = at_second_trick(1, code).apply(AskTakeBack(Seat.WEST)).match
    match = match.apply(AnswerTakeBack(Seat.SOUTH, False)).match
    view = match.view(PUBLIC).table
    assert view is not None
    told = text(record_lines(match.record, LETTERS, view.code, 99, first_open=view.first_open_trick))
    assert "West asks to take back a card of trick 1" in told
    assert not cards_in(told, FIRST_TRICK)
    assert "West asks to take back H6" in text(record_lines(match.record, LETTERS, view.code, 99))
