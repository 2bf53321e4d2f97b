"""The mouse at the table: what can be chosen is picked by a click, and nothing else is there to be hit."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridge_tui.model.seats import Seat
from bridge_tui.settings.choices import Settings
from bridge_tui.show.spans import hits
from bridge_tui.tui import page
from tests.tui.conftest import Opener
from tests.tui.driver import LARGE, SMALL, Driver
from tests.tui.sessions import START, Rubber, at_the_lead, third_hand, trick_complete

AN_HOUR = 3600.0
ONE_HIT = Settings(one_hit=True)


def calls(program: Driver) -> list[str]:
    assert program.match.table is not None
    return [str(call) for _seat, call in program.match.table.auction.calls]


def cards(program: Driver) -> list[str]:
    """The cards of the trick on the table."""
    table = program.match.table
    assert table is not None
    return [] if table.trick is None else [str(card) for card in table.trick.cards]


def typed_by_hits(program: Driver) -> set[str]:
    """The calls and cards that can be hit on the table."""
    body = program.table.query_one("#body")
    return {hit.removeprefix("type ") for hit in hits(body.lines) if hit.startswith("type ")}  # type: ignore[attr-defined]


def click_card(program: Driver, row: str, rank: str) -> None:
    """Click on the card of this rank in a row of a hand."""
    x, y = program.place_of(row)
    program.click(x + row.index(rank), y)


def test_a_click_picks_a_call_and_the_second_makes_it(opened: Opener) -> None:
    program = opened(Rubber().deal())
    program.lift("w")
    program.click_on("2♥")
    assert "[2♥]" in program.prompt
    assert calls(program) == []
    program.click_on("pass")
    assert "[pass]" in program.prompt
    program.click_on("[pass]")
    assert calls(program) == []
    program.click_on("pass")
    assert calls(program) == ["P"]


def test_a_click_picks_a_card_and_the_second_plays_it(opened: Opener) -> None:
    program = opened(at_the_lead())
    program.lift("w")
    click_card(program, "♠ Q 9", "9")
    assert "Enter plays ♠9" in program.prompt
    click_card(program, "♥ 6", "6")
    assert "Enter plays ♥6" in program.prompt
    assert cards(program) == []
    click_card(program, "♥[6]", "6")
    assert cards(program) == ["H6"]


def test_dummys_card_is_hit_by_declarer(opened: Opener) -> None:
    program = opened(at_the_lead().play("H6"))
    program.lift("s")
    for _ in range(2):
        program.click(*hit_of(program, "hk"))
    assert cards(program) == ["H6", "HK"]


def hit_of(program: Driver, text: str) -> tuple[int, int]:
    """A cell whose hit types this."""
    body = program.table.query_one("#body")
    for y, row in enumerate(body.lines):  # type: ignore[attr-defined]
        x = 0
        for span in row:
            if span.hit == f"type {text}":
                return x, y
            x += len(span.text)
    raise AssertionError(f"{text} cannot be hit")


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_just_the_hand_in_turn_can_be_hit(opened: Opener, size: tuple[int, int]) -> None:
    program = opened(third_hand(), size)
    program.lift("e")
    hearts = {"ha", "hq", "ht", "h9", "h7", "h5"}
    assert typed_by_hits(program) == {"s7", *hearts, "dj", "d7", "d4", "d3", "ck", "c4"}


@pytest.mark.parametrize("row", ["♠ 7 ", "♦ J 7 4 3", "♣ K 4"])
def test_a_click_on_a_card_that_may_not_be_played_is_told_why_and_changes_nothing(opened: Opener, row: str) -> None:
    program = opened(third_hand())
    program.lift("e")
    before = program.match
    x, y = program.place_of(row)
    for column in range(x, x + len(row)):
        program.click(column, y)
        program.click(column, y)
    assert program.match is before
    program.see("West led ♥6. Hearts must be followed")


def test_a_card_that_is_drawn_is_hit_on_its_face_and_its_frame_alike(opened: Opener) -> None:
    program = opened(third_hand(), LARGE)
    program.lift("e")
    program.click(*hit_of(program, "hq"))
    assert "Enter plays ♥Q" in program.prompt
    program.click(*hit_of(program, "hq"))
    assert cards(program)[-1] == "HQ"


@pytest.mark.parametrize(
    "rubber", [Rubber().deal(), Rubber().deal().call("1C"), at_the_lead(), third_hand(), trick_complete()]
)
@pytest.mark.parametrize("named", [False, True])
def test_under_the_curtain_nothing_can_be_hit_on_the_table(opened: Opener, rubber: Rubber, *, named: bool) -> None:
    program = opened(rubber)
    if named:
        program.press(str(program.match.actors[0]).lower())
    body = program.table.query_one("#body")
    assert hits(body.lines) == set()  # type: ignore[attr-defined]


def test_a_click_takes_the_place_of_what_is_typed(opened: Opener) -> None:
    program = opened(at_the_lead())
    program.lift("w")
    program.press("c", "a")
    click_card(program, "♥ 6", "6")
    assert "› _   Enter plays ♥6" in program.prompt


# The pointer.


def test_the_pointer_tells_what_a_call_would_be_worth(opened: Opener) -> None:
    program = opened(Rubber().deal().call("1C P"))
    program.lift("e")
    asks = "East (Bob): your call."
    assert asks in program.prompt
    program.hover(*program.place_of("4♥"))
    program.see("4♥ by East: made 120 below, game; down 1: 50 to N-S")
    program.hover(*program.place_of("pass"))
    program.see("1♣ by West: made 20 below; down 1: 50 to N-S")
    program.hover(0, 0)
    program.see(asks)
    assert calls(program) == ["1C", "P"]


def test_what_is_typed_later_is_told_and_not_what_the_pointer_rests_on(opened: Opener) -> None:
    program = opened(Rubber().deal().call("1C P"))
    program.lift("e")
    program.hover(*program.place_of("4♥"))
    program.see("4♥ by East: made")
    program.press("1", "s")
    program.see("1♠ by East: made 30 below; down 1: 50 to N-S")
    program.press("escape", "down")
    program.see("1♦ by East: made")


def test_the_pointer_over_any_hand_tells_nothing(opened: Opener) -> None:
    program = opened(third_hand())
    for letter in ("", "e"):
        if letter:
            program.lift(letter)
        before = program.text
        for y in range(24):
            for x in (4, 22, 41):
                program.hover(x, y)
        assert program.text == before


def test_what_the_pointer_told_one_player_is_not_told_the_next(opened: Opener) -> None:
    program = opened(Rubber().deal().call("1C P"))
    program.lift("e")
    program.hover(*program.place_of("pass"))
    program.see("1♣ by West: made")
    program.type("p")
    program.see("Give the keyboard to South (Cid).")
    assert "made" not in program.prompt
    program.lift("s")
    program.see("South (Cid): your call.")


def test_with_open_hands_the_hand_in_turn_alone_can_be_hit(opened: Opener) -> None:
    program = opened(third_hand(replace(START, hidden=False)))
    table = program.match.table
    assert table is not None
    assert table.turn is Seat.EAST
    assert typed_by_hits(program) == {str(card).lower() for card in table.hands[table.turn]}


# Where one click is enough.


def test_one_click_makes_a_call_and_plays_a_card(opened: Opener) -> None:
    program = opened(Rubber().deal().call("P P 1H 1S P 2S P"))
    program.prefer(ONE_HIT)
    program.lift("s")
    program.click_on("4♠")
    assert calls(program)[-1] == "4S"
    program.lift("w")
    program.click_on("pass")
    program.lift("n")
    program.click_on("pass")
    program.lift("e")
    program.click_on("pass")
    program.lift("w")
    click_card(program, "♥ 6", "6")
    assert cards(program) == ["H6"]


def test_a_double_click_by_habit_does_not_act_for_the_next_hand(
    opened: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "HELD", AN_HOUR)
    program = opened(Rubber(replace(START, hidden=False)).deal())
    program.prefer(ONE_HIT)
    for _ in range(3):
        program.click_on("pass")
    assert calls(program) == ["P"]
    program.click_on("1♣")
    assert calls(program) == ["P", "1C"]
