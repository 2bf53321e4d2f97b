"""The record of a deal in sentences: tricks, claims, what was taken back; and no way round Law 66."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_tui import PUBLIC, Call, Card, MakeCall, PlayCard, Seat
from bridge_tui.engine.actions import AnswerClaim, Choose, Claim, LookLastTrick
from bridge_tui.engine.events import ConcessionCancelled, OptionTaken
from bridge_tui.engine.laws import choices, claims
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Refused
from bridge_tui.engine.state import Option
from bridge_tui.engine.view import Reader
from bridge_tui.match.actions import Action, AnswerTakeBack, AskTakeBack
from bridge_tui.match.match import Match
from bridge_tui.model.calls import PASS
from bridge_tui.model.seats import SEATS
from bridge_tui.show.deck import LETTERS, SIGNS
from bridge_tui.show.record import furthest, record_lines, record_window
from bridge_tui.show.spans import line, text, width
from tests.show.tables import AUCTION, dealt, matches, readers

CELLS = 34

ROUND = (Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH)

FIRST_TRICK = "H6 H2 HA H8"
"""East wins it."""


def after(match: Match, *actions: Action) -> Match:
    for action in actions:
        match = match.apply(action).match
    return match


def told(match: Match, cells: int = CELLS, first: int = 1) -> list[str]:
    return text(record_lines(match.record, LETTERS, match.start.code, cells, first_open=first)).split("\n")


def test_a_trick_is_who_led_what_followed_and_who_won() -> None:
    assert told(dealt(AUCTION, f"{FIRST_TRICK} D3 DA")) == [
        "   West dealt",
        "   4S by South",
        " 1 West leads H6",
        "   North H2, East HA, South H8",
        "   East wins; N-S 0, E-W 1",
        " 2 East leads D3",
        "   South DA",
    ]


def test_a_deal_that_is_passed_out_is_told_as_such() -> None:
    assert told(dealt("P P P P"))[-1] == "   Passed out: nobody scores."


def test_a_card_that_was_taken_back_stays_on_the_record() -> None:
    match = dealt(AUCTION, "H6 H2 HT")
    match = after(match, AskTakeBack(Seat.EAST), AnswerTakeBack(Seat.SOUTH, True))
    match = after(match, PlayCard(Seat.EAST, Card.parse("HA")))
    assert told(match)[2:] == [
        " 1 West leads H6",
        "   North H2, East H10",
        "   East asks to take back H10",
        "   South agrees",
        " 1 Taken back: H10",
        "   East HA",
    ]


def test_a_refused_take_back_takes_nothing() -> None:
    match = after(dealt(AUCTION, "H6 H2 HT"), AskTakeBack(Seat.EAST), AnswerTakeBack(Seat.SOUTH, False))
    match = after(match, PlayCard(Seat.SOUTH, Card.parse("H8")))
    assert told(match)[-4:] == [
        "   East asks to take back H10",
        "   South does not agree",
        "   South H8",
        "   East wins; N-S 0, E-W 1",
    ]


def test_law_66_what_was_undone_is_closed_with_the_trick_to_which_its_cards_went_back() -> None:
    match = after(dealt(AUCTION, f"{FIRST_TRICK} D3"), AskTakeBack(Seat.WEST), AnswerTakeBack(Seat.SOUTH, True))
    assert " 2 East leads D3" in told(match, 99)
    for card in ("D2", "D5", "D3", "DA", "SA"):  # the diamond that was led is now in the first trick
        assert match.table is not None
        assert match.table.turn is not None
        match = after(match, PlayCard(match.table.turn, Card.parse(card)))
    words = told(match, 99, 2)
    assert not any("D3" in row for row in words)
    assert words[-3:] == [" 1 Taken back: a card of trick 1", " 1 South wins; N-S 1, E-W 0", " 2 South leads SA"]


def test_tricks_that_were_taken_back_are_not_counted() -> None:
    match = dealt(AUCTION, f"{FIRST_TRICK} D3 DA D2 D5")
    match = after(match, AskTakeBack(Seat.WEST), AnswerTakeBack(Seat.SOUTH, True))
    assert told(match)[-2:] == ["   South agrees", " 2 Taken back: D2"]
    match = after(match, AskTakeBack(Seat.EAST), AnswerTakeBack(Seat.SOUTH, True))
    match = after(match, PlayCard(Seat.EAST, Card.parse("DJ")))
    assert told(match)[-2:] == [" 2 Taken back: D3", " 2 East leads DJ"]


def test_a_call_that_was_taken_back_leaves_its_words() -> None:
    agreed = (AnswerTakeBack(Seat.NORTH, True), AnswerTakeBack(Seat.SOUTH, True))
    match = after(dealt("1C"), AskTakeBack(Seat.WEST), *agreed)
    match = after(match, *(MakeCall(seat, Call.parse(call)) for seat, call in zip(ROUND, "PPPP", strict=True)))
    assert told(match, 99)[1:] == [
        "   West asks to take back the call 1C",
        "   North agrees",
        "   South agrees",
        "   Taken back: the call 1C",
        "   Passed out: nobody scores.",
    ]


def test_law_68_a_claim_is_told_with_its_line_the_answers_and_what_it_came_to() -> None:
    claim = Claim(Seat.SOUTH, 9, "the spades [b]run[/b]", draws_trumps=True)
    claimed = after(dealt(AUCTION, FIRST_TRICK), claim)
    agreed = after(claimed, AnswerClaim(Seat.WEST, True), AnswerClaim(Seat.EAST, True))
    words = " ".join(" ".join(told(agreed)[5:]).split())
    assert words == (
        'South claims 9 of the 12 tricks left: trumps are drawn first, "the spades [b]run[/b]" '
        "West accepts East accepts Agreed: N-S take 9 of 12 9 tricks: down 1"
    )
    contested = after(claimed, AnswerClaim(Seat.WEST, False))
    assert told(contested)[-2:] == ["   West contests", "   Play goes on"]


def test_law_68b_partners_objection_makes_a_concession_void() -> None:
    match = after(dealt(AUCTION, FIRST_TRICK), Claim(Seat.WEST, 0), AnswerClaim(Seat.EAST, False))
    assert told(match)[-2:] == ["   East objects", "   The claim is void; play goes on"]


def test_a_claim_that_was_taken_back_leaves_the_score_and_the_play_as_before() -> None:
    accepted = (AnswerClaim(Seat.WEST, True), AnswerClaim(Seat.EAST, True))
    match = after(dealt(AUCTION, FIRST_TRICK), Claim(Seat.SOUTH, 9), *accepted)
    match = after(match, AskTakeBack(Seat.SOUTH), AnswerTakeBack(Seat.WEST, True), AnswerTakeBack(Seat.EAST, True))
    match = after(match, PlayCard(Seat.EAST, Card.parse("D3")))
    assert told(match)[-2:] == ["   Taken back: the claim", " 2 East leads D3"]


def test_a_look_at_the_last_trick_is_told() -> None:
    assert told(after(dealt(AUCTION, FIRST_TRICK), LookLastTrick(Seat.EAST)))[-1] == "   East looks at the last trick"


@pytest.mark.parametrize("option", [*claims.TRUMP_REQUESTS, *claims.PLAYING_ON], ids=lambda option: option.name)
def test_every_option_after_a_claim_has_words(option: Option) -> None:
    (row,) = record_lines([OptionTaken(Seat.EAST, option.name)], SIGNS, Code.CLASSIC, 99)
    assert text((row,)).startswith("   East ")
    assert "_" not in text((row,))


@pytest.mark.parametrize(
    ("tricks", "words"),
    [
        (1, "   1 conceded trick could not be lost and comes back"),
        (2, "   2 conceded tricks could not be lost and come back"),
    ],
)
def test_law_71_tricks_that_come_back_are_told(tricks: int, words: str) -> None:
    assert text(record_lines([ConcessionCancelled(Seat.EAST, tricks)], SIGNS, Code.CLASSIC, 99)) == words


def test_law_66_cards_of_tricks_that_may_not_be_looked_at_are_not_told() -> None:
    match = dealt(AUCTION, f"{FIRST_TRICK} D3 DA D2 D5 SA")
    assert told(match, first=3)[2:] == [
        " 1 East wins; N-S 0, E-W 1",
        " 2 South wins; N-S 1, E-W 1",
        " 3 South leads SA",
    ]


@pytest.mark.parametrize(
    ("cards", "reader", "first"),
    [
        ("", PUBLIC, 0),
        ("H6", PUBLIC, 1),
        (FIRST_TRICK, PUBLIC, 1),
        (f"{FIRST_TRICK} D3", PUBLIC, 2),
        (f"{FIRST_TRICK} D3", Seat.SOUTH, 2),
        (f"{FIRST_TRICK} D3 DA D2 D5", Seat.SOUTH, 2),
    ],
)
def test_law_66_the_trick_on_the_table_lies_open(cards: str, reader: Reader, first: int) -> None:
    table = dealt(AUCTION, cards).table
    assert table is not None
    assert table.view(reader).first_open_trick == first


def test_law_66_the_trick_before_it_is_open_to_whoever_may_look() -> None:
    table = dealt(AUCTION, f"{FIRST_TRICK} D3").table
    assert table is not None
    assert table.play is not None
    assert replace(table.view(Seat.SOUTH), last_trick=table.play.tricks[-1]).first_open_trick == 1


@given(matches(), readers)
def test_law_66_no_card_is_told_that_neither_lies_open_nor_may_be_looked_at(match: Match, reader: Reader) -> None:
    assert match.table is not None
    view = match.table.view(reader)
    words = text(record_lines(match.record, LETTERS, view.code, 99, first_open=view.first_open_trick))
    tricks = [trick for trick in (view.trick, view.last_trick) if trick is not None]
    open_cards = {card for trick in tricks for card in trick.cards}
    shown = {Card.parse(name) for name in re.findall(r"\b[CDHS](?:10|[2-9JQKA])\b", words)}
    if view.is_over:
        assert open_cards <= shown
    else:
        assert shown == open_cards


@given(st.integers(0, 2**32), st.integers(1, 120))
def test_after_what_was_taken_back_it_goes_on_as_if_that_had_never_been(seed: int, steps: int) -> None:
    match = after_anything(Random(seed), steps)
    plain = after(dealt(), *(act.action for act in match.acts))
    record, without = (told(played_out(one, Random(seed)), 99) for one in (match, plain))
    if any("Taken back" in row for row in record):
        (*_before, last) = (place for place, row in enumerate(record) if "Taken back" in row)
        record = record[last:]
    tricks, expected = ([row for row in rows if " leads " in row or " wins;" in row] for rows in (record, without))
    assert tricks == expected[len(expected) - len(tricks) :]
    assert all("Taken back" not in row for row in without)


def played_out(match: Match, rng: Random) -> Match:
    """The match with a request refused, and all the cards played that are left."""
    if match.take_back is not None:
        match = after(match, AnswerTakeBack(match.take_back.awaited[0], False))
    while match.table is not None and match.table.turn is not None:
        match = gone_on(match, rng)
    return match


def gone_on(match: Match, rng: Random) -> Match:
    """One more card, or a pass where somebody's call was taken back."""
    table = match.table
    assert table is not None
    assert table.turn is not None
    cards = table.legal_cards
    return after(match, PlayCard(table.turn, rng.choice(cards)) if cards else MakeCall(table.turn, PASS))


def after_anything(rng: Random, steps: int) -> Match:
    """A deal in which cards are played and now and then one is taken back."""
    match = dealt(AUCTION)
    for _step in range(steps):
        table = match.table
        assert table is not None
        if match.take_back is not None:
            match = after(match, AnswerTakeBack(match.take_back.awaited[0], rng.random() < 0.8))
        elif rng.random() < 0.1:
            match = asked_by(match, rng.choice(SEATS))
        elif table.turn is not None:
            match = gone_on(match, rng)
    return match


def asked_by(match: Match, seat: Seat) -> Match:
    try:
        return after(match, AskTakeBack(seat))
    except Refused:
        return match


@given(st.integers(0, 2**32), st.integers(0, 120), st.sampled_from([24, 34, 47]))
def test_no_line_is_too_wide(seed: int, steps: int, cells: int) -> None:
    lines = record_lines(after_anything(Random(seed), steps).record, SIGNS, Code.CLASSIC, cells)
    assert all(width(row) <= cells for row in lines)


TEN = tuple(line(f"line {number}") for number in range(10))


@pytest.mark.parametrize(
    ("top", "shown"),
    [
        (0, ["… 7 lines above", "line 7", "line 8", "line 9"]),
        (1, ["… 6 lines above", "line 6", "line 7", "… 2 lines below"]),
        (6, ["line 0", "line 1", "line 2", "… 7 lines below"]),
        (99, ["line 0", "line 1", "line 2", "… 7 lines below"]),
    ],
)
def test_the_window_says_how_much_is_above_and_below(top: int, shown: list[str]) -> None:
    assert text(record_window(TEN, SIGNS, 4, top)).split("\n") == shown
    assert furthest(TEN, 4) == 6


def test_a_short_record_stands_at_the_top_and_does_not_scroll() -> None:
    assert record_window(TEN[:2], SIGNS, 4, 5) == (*TEN[:2], (), ())
    assert furthest(TEN[:2], 4) == 0


@given(st.integers(0, 30), st.integers(3, 12), st.integers(0, 40))
def test_every_line_is_shown_or_counted(count: int, rows: int, top: int) -> None:
    lines = tuple(line(f"line {number}") for number in range(count))
    window = record_window(lines, SIGNS, rows, top)
    assert len(window) == rows
    words = text(window).split("\n")
    counted = sum(int(row.split()[1]) for row in words if row.startswith("…"))
    assert counted + sum(row.startswith("line") for row in words) == count


def test_the_question_of_trumps_is_answered_on_the_record() -> None:
    match = after(dealt(AUCTION, FIRST_TRICK), Claim(Seat.SOUTH, 9), AnswerClaim(Seat.WEST, False))
    match = after(match, Choose(Seat.WEST, choices.NO_REQUEST))
    assert told(match, 99)[-2:] == ["   Play goes on", "   West asks nothing about the trumps"]
