"""The rows below the table: the bidding box, the line, what is asked, the curtain."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridge_tui import ALL, Call, Card, PlayCard, Seat, View
from bridge_tui.match.actions import AnswerTakeBack
from bridge_tui.match.match import Match
from bridge_tui.show.deck import LETTERS, SIGNS
from bridge_tui.show.prompt import (
    advice,
    asked,
    message_rows,
    note_row,
    question_rows,
    typed_line,
)
from bridge_tui.show.questions import Answer, Question
from bridge_tui.show.spans import text
from tests.show.games import PLAYERS, START
from tests.show.tables import AUCTION, dealt, live


def view_of(match: Match) -> View:
    view = match.view(ALL).table
    assert view is not None
    return view


@pytest.mark.parametrize(
    ("typed", "cursor", "words"),
    [
        ("", None, " › _"),
        ("h", None, " › h_"),
        ("h6", None, " › h6_   Enter plays ♥6"),
        ("h6", Card.parse("DT"), " › h6_   Enter plays ♥6"),
        ("9", None, " › 9_   ♠9 ♦9   type the suit, too"),
        ("a", None, " › a_   Enter plays ♣A"),
        ("7", None, " › 7_"),
        ("h8", Card.parse("DT"), " › h8_   ♥8 may not be played now"),
        ("h", Card.parse("DT"), " › h_"),
        ("", Card.parse("DT"), " › _   Enter plays ♦10"),
    ],
)
def test_the_line_says_which_card_enter_would_play(typed: str, cursor: Card | None, words: str) -> None:
    assert text((typed_line(typed, cursor, view_of(dealt(AUCTION)), SIGNS),)) == words


@pytest.mark.parametrize(
    ("typed", "cursor", "words"),
    [
        ("2n", None, " › 2n_   Enter calls 2NT"),
        ("pass", None, " › pass_   Enter calls pass"),
        ("x", None, " › x_   X may not be called now"),
        ("", Call.parse("1C"), " › _   Enter calls 1♣"),
    ],
)
def test_the_line_says_which_call_enter_would_make(typed: str, cursor: Call | None, words: str) -> None:
    assert text((typed_line(typed, cursor, view_of(dealt()), SIGNS),)) == words


def test_what_can_become_no_card_any_more_is_a_warning() -> None:
    lines = {typed: typed_line(typed, None, view_of(dealt(AUCTION)), SIGNS)[0].roles for typed in ("", "h", "hh")}
    assert lines == {"": "strong", "h": "strong", "hh": "warning"}


@pytest.mark.parametrize(
    ("calls", "cards", "words"),
    [
        ("", "", "West (Dot): your call."),
        (AUCTION, "", "West (Dot): your lead."),
        (AUCTION, "H6", "South (Cid): play from dummy, North. Hearts must be followed."),
        (AUCTION, "H6 H2", "East (Bob): play a card. Hearts must be followed."),
        (AUCTION, "H6 H2 HA H8", "East (Bob): your lead."),
        (AUCTION, "H6 HK HA H8 D3 DA D2 D5", "South (Cid): your lead."),
        (AUCTION, "H6 HK H7 H8", "South (Cid): lead from dummy, North."),
        ("P P P P", "", ""),
    ],
)
def test_what_is_asked_of_whom(calls: str, cards: str, words: str) -> None:
    table = dealt(calls, cards).table
    assert table is not None
    assert asked(table.view(ALL), PLAYERS, SIGNS) == words


def test_a_seat_without_a_name_is_named_once() -> None:
    table = dealt().table
    assert table is not None
    assert asked(table.view(ALL), ("North", "East", "South", "West"), SIGNS) == "West: your call."


def test_advice_says_what_can_be_typed() -> None:
    table = dealt(AUCTION).table
    assert table is not None
    assert advice("", table.view(ALL)) == "Type a card: its suit and rank, as h8 or dt, or pick with the arrows."
    is_no_card = "h1 is not a card: its suit and rank, as h8 or dt."
    assert advice("h1", table.view(ALL)) == f"{is_no_card} The auction is over."
    played = table.apply(PlayCard(Seat.WEST, Card.parse("H6"))).table
    assert advice("h1", played.view(ALL)) == is_no_card


def test_below_a_form_a_message_stands_in_the_place_of_the_hint() -> None:
    assert text(note_row("", "Type the number.", 80)) == " Type the number."
    assert text(note_row("It is East's turn.", "Type the number.", 80)) == " It is East's turn."
    assert len(note_row("Nothing " * 30, "", 80)) == 1


def test_a_long_message_takes_more_rows() -> None:
    assert message_rows("", 80) == ()
    assert text(message_rows("word " * 20, 40)) == "\n".join(
        [" word word word word word word word"] * 2 + [" " + "word " * 5 + "word"]
    )


@pytest.mark.parametrize(("cells", "then"), [(80, "   Enter confirms"), (39, "   Enter confirms"), (38, "")])
def test_what_enter_does_to_an_answer_is_told_in_full_or_not_at_all(cells: int, then: str) -> None:
    asks = Question(Seat.WEST, "South asks.", (Answer("Refuse: it stands", AnswerTakeBack(Seat.WEST, False)),) * 2)
    _asked, picked, other = question_rows(asks, 0, "", SIGNS, cells)
    assert text((picked,)) == f" › 1 Refuse: it stands{then}"
    assert text((other,)) == "   2 Refuse: it stands"


def test_a_message_at_a_question_leaves_the_question_in_its_place() -> None:
    answers = tuple(Answer("So.", AnswerTakeBack(Seat.EAST, accept)) for accept in (True, False))
    asks = Question(Seat.EAST, "West asks to take back H8.", answers)
    rows = text(question_rows(asks, None, "Type the number of your answer.", LETTERS, 80)).split("\n")
    assert rows[:2] == [" You decide, East: West asks to take back H8.", " Type the number of your answer."]


LEAD_OUT_OF_TURN = PlayCard(Seat.EAST, Card.parse("D3"))
"""At West's opening lead: South has something to decide."""


TO_TURN, TO_DECIDE = " Esc goes back.", " Esc goes back to the decision."


@pytest.mark.parametrize(
    ("cards", "actions", "acting", "words"),
    [
        ("H6 H2", (), Seat.EAST, "East (Bob): play a card."),
        ("H6", (), Seat.SOUTH, "South (Cid): play from dummy, North."),
        ("H6 H2", (), Seat.WEST, "You act for West (Dot). It is East's turn." + TO_TURN),
        ("H6 H2", (), Seat.NORTH, "You act for North (Ann). It is East's turn." + TO_TURN),
        ("", (), Seat.NORTH, "You act for North (Ann). It is West's turn." + TO_TURN),
        (
            "",
            (LEAD_OUT_OF_TURN,),
            Seat.WEST,
            "You act for West (Dot). South may still decide (today's Law 54)." + TO_DECIDE,
        ),
        (
            "",
            (LEAD_OUT_OF_TURN,),
            Seat.SOUTH,
            "You act for South (Cid). South may still decide (today's Law 54)." + TO_DECIDE,
        ),
    ],
)
def test_at_a_live_table_it_is_said_who_acts_and_never_what_is_legal(
    cards: str, actions: tuple[PlayCard, ...], acting: Seat, words: str
) -> None:
    table = live(cards, *actions).table
    assert table is not None
    assert asked(table.view(acting), PLAYERS, SIGNS, acting) == words


def test_before_the_auction_is_over_a_seat_may_act_as_well() -> None:
    table = dealt("", start=replace(START, live=True)).table
    assert table is not None
    assert (
        asked(table.view(Seat.EAST), PLAYERS, SIGNS, Seat.EAST)
        == "You act for East (Bob). It is West's turn." + TO_TURN
    )


@pytest.mark.parametrize(
    ("acting", "typed", "words"),
    [
        (Seat.EAST, "ck", " › ck_   Enter plays ♣K"),
        (Seat.EAST, "ha", " › ha_   Enter plays ♥A"),
        (Seat.EAST, "9", " › 9_   Enter plays ♥9"),
        (Seat.EAST, "7", " › 7_   ♠7 ♥7 ♦7   type the suit, too"),
        (Seat.EAST, "s2", " › s2_   ♠2 is not among these cards"),
        (Seat.SOUTH, "hk", " › hk_   Enter plays ♥K"),
        (Seat.SOUTH, "sa", " › sa_   Enter plays ♠A"),
        (Seat.SOUTH, "q", " › q_"),
        (Seat.SOUTH, "k", " › k_   ♥K ♦K ♠K   type the suit, too"),
        (Seat.NORTH, "hk", " › hk_   Enter plays ♥K"),
        (Seat.NORTH, "sa", " › sa_   ♠A is not among these cards"),
    ],
)
def test_at_a_live_table_any_card_that_is_held_will_do(acting: Seat, typed: str, words: str) -> None:
    table = live("H6 H2").table
    assert table is not None
    assert text((typed_line(typed, None, table.view(acting), SIGNS, acting),)) == words
