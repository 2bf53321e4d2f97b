"""What has to be decided, in words: who decides, by which law, and answers that do what they say."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from bridge_tui.engine.actions import AnswerClaim, Choose, Claim, SpreadHand
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.view import PUBLIC
from bridge_tui.match.actions import AnswerTakeBack, AskTakeBack
from bridge_tui.model.seats import SEATS, Seat
from bridge_tui.show.deck import SIGNS
from bridge_tui.show.prompt import question_rows
from bridge_tui.show.questions import Question, question
from bridge_tui.show.sizes import PROMPT_ROWS, SMALLEST
from bridge_tui.show.spans import text, width
from tests.tui.live_rubbers import LIVE
from tests.tui.sessions import START, Rubber, declarer_leads, trick_complete

OF_2017 = replace(START, code=Code.DUPLICATE_2017)


def claimed(rubber: Rubber, seat: Seat = Seat.SOUTH, tricks: int = 10, line: str = "") -> Rubber:
    return rubber.act(Claim(seat, tricks, line))


def contested(rubber: Rubber) -> Rubber:
    return claimed(rubber).act(AnswerClaim(Seat.WEST, False))


QUESTIONS: dict[str, tuple[Callable[[], Rubber], Seat, str, tuple[str, ...]]] = {
    "claim": (
        lambda: claimed(declarer_leads()),
        Seat.EAST,
        "You decide, East (today's Law 68): South claims 10 of the 11 tricks left.",
        ("Accept", "Contest: the play goes on"),
    ),
    "claim by the laws of 2017": (
        lambda: claimed(declarer_leads(OF_2017)),
        Seat.WEST,
        "You decide, West (Law 68): South claims 10 of the 11 tricks left.",
        ("Accept", "Contest: the four of you"),
    ),
    "claim of a defender": (
        lambda: claimed(trick_complete(), Seat.EAST, 12),
        Seat.SOUTH,
        "You decide, South (today's Law 68): East claims the 12 tricks left.",
        ("Accept", "Contest: the play goes on, and only you see East's cards."),
    ),
    "claim of a defender with his hand faced": (
        lambda: trick_complete(LIVE).act(SpreadHand(Seat.EAST)),
        Seat.SOUTH,
        "You decide, South (today's Law 68): East claims the 12 tricks left, and faces his hand.",
        ("Accept", "Contest: the play goes on, and all of East's cards are penalty cards."),
    ),
    "concession": (
        lambda: claimed(trick_complete(), Seat.EAST, 0),
        Seat.WEST,
        "You decide, West (today's Law 68): East concedes the 12 tricks left.",
        ("Agree to concede 12 tricks.", "Object"),
    ),
    "trumps": (
        lambda: contested(declarer_leads()),
        Seat.WEST,
        "You decide, West: South plays on; trumps are out and were not mentioned.",
        ("To draw them", "To leave them", "Nothing"),
    ),
    "dispute": (
        lambda: contested(declarer_leads(OF_2017)),
        Seat.EAST,
        "You decide, East (Law 68): South's claim is contested.",
        ("Play on", "Claim another number"),
    ),
    "dispute, dummy": (
        lambda: contested(declarer_leads(OF_2017)),
        Seat.NORTH,
        "You decide, North (Law 68): South's claim is contested.",
        ("Play on",),
    ),
    "take-back": (
        lambda: declarer_leads().act(AskTakeBack(Seat.SOUTH)),
        Seat.WEST,
        "You decide, West: South asks to take back ♦5.",
        ("Agree", "Refuse"),
    ),
}
"""By what is asked: who is asked, the question in the smallest window, and how the answers begin."""


def asked(rubber: Rubber, seat: Seat) -> Question | None:
    return question(rubber.match.view(PUBLIC), seat, SIGNS)


def rows_of(question: Question) -> list[str]:
    """The rows of the smallest window."""
    rows = question_rows(question, None, "", SIGNS, SMALLEST[0])
    assert len(rows) <= PROMPT_ROWS
    assert all(width(row) <= SMALLEST[0] for row in rows)
    return text(rows).split("\n")


@pytest.mark.parametrize("name", QUESTIONS)
def test_who_decides_is_told_so_whole_in_the_smallest_window(name: str) -> None:
    rubber, seat, words, answers = QUESTIONS[name]
    put = asked(rubber(), seat)
    assert put is not None
    rows = [row.strip() for row in rows_of(put)]
    assert " ".join(rows[: -len(answers)]) == words
    numbered = [f"{number} {answer}" for number, answer in enumerate(answers, 1)]
    assert [row[: len(start)] for row, start in zip(rows[-len(answers) :], numbered, strict=True)] == numbered


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_answer_is_the_deciders_and_can_be_given(name: str) -> None:
    rubber, seat, _words, _answers = QUESTIONS[name]
    match = rubber().match
    put = question(match.view(PUBLIC), seat, SIGNS)
    assert put is not None
    assert put.decider is seat
    for action in (answer.action or Claim(seat, 0) for answer in put.answers):
        assert isinstance(action, AnswerClaim | Choose | AnswerTakeBack | Claim)
        assert action.seat is seat
        assert match.apply(action).match != match


@pytest.mark.parametrize("name", QUESTIONS)
def test_nobody_else_is_asked(name: str) -> None:
    rubber = QUESTIONS[name][0]()
    for seat in set(SEATS) - set(rubber.match.actors):
        assert asked(rubber, seat) is None


def test_where_nothing_is_asked_there_is_no_question() -> None:
    assert all(asked(declarer_leads(), seat) is None for seat in SEATS)


@pytest.mark.parametrize("draws", [False, True])
@pytest.mark.parametrize("finesses", [False, True])
@pytest.mark.parametrize("line", ["", "x" * 40, "abcdefghi " * 4, "a b " * 10])
def test_the_longest_claim_is_heard_whole(line: str, *, draws: bool, finesses: bool) -> None:
    claim = Claim(Seat.SOUTH, 10, line.strip(), draws, finesses)
    put = asked(declarer_leads().act(claim), Seat.WEST)
    assert put is not None
    heard = " ".join(row.strip() for row in rows_of(put)[:-2])
    assert heard.endswith(put.words)


@pytest.mark.parametrize("line", ["日" * 40, "日本 " * 13, "x" * 10000, "e\u0301" * 20])
def test_a_statement_that_takes_more_room_ends_in_an_ellipsis(line: str) -> None:
    put = asked(declarer_leads().act(Claim(Seat.SOUTH, 10, line, draws_trumps=True, finesses=True)), Seat.WEST)
    assert put is not None
    heard = " ".join(row.strip() for row in rows_of(put)[:-2])
    assert heard.endswith(("…", put.words))
    assert heard.removesuffix("…")[-10:] in put.forms[-1]
