"""Nothing below the table is cut without a sign, the prompt never vanishes, and lost rights crowd nothing out."""

from __future__ import annotations

import pytest

from bridge_tui import PUBLIC, Card, Seat
from bridge_tui.engine.actions import Expose, LookAtHand
from bridge_tui.match.match import Match
from bridge_tui.show.auction import auction_page
from bridge_tui.show.deck import SIGNS
from bridge_tui.show.spans import text
from bridge_tui.show.table import TableModel, table_page
from tests.show.tables import called, dealt, live

LAST = "the end"
"""Of a message."""
RIGHTS = "North, dummy, has lost his rights (today's Law 43)."


def rows(model: TableModel, size: tuple[int, int] = (80, 24)) -> list[str]:
    return text(table_page(model, SIGNS, *size)).split("\n")


def message(words: int) -> str:
    return f"{'word ' * words}{LAST}"


def at_curtain(match: Match, told: str) -> TableModel:
    return TableModel(match.view(PUBLIC), curtain=match.actors, message=told)


def at_table(match: Match, told: str = "") -> TableModel:
    return TableModel(match.view(match.actors[0]), acting=match.actors[0], message=told)


@pytest.mark.parametrize(("words", "whole"), [(10, True), (25, True), (40, True), (50, False)])
def test_at_the_curtain_three_rows_are_told_and_of_more_where_to_read_on(words: int, whole: bool) -> None:
    page = rows(at_curtain(live(""), message(words)))
    assert len(page) == 23
    assert any("Give the keyboard to West (Dot)." in row for row in page)
    assert any("West: press W, then Enter." in row for row in page)
    assert page[-1].rstrip().endswith("… (v)") is not whole
    assert (LAST in "\n".join(page)) is whole


@pytest.mark.parametrize("match", [live(""), called("W:1S"), dealt()])
def test_at_the_table_the_prompt_stays_whatever_is_said(match: Match) -> None:
    for words in (0, 10, 25, 40, 50, 90):
        page = "\n".join(rows(at_table(match, message(words))))
        assert " › _" in page
        assert "your lead" in page or "your call" in page
        assert (LAST in page) is not ("… (v)" in page)


def test_where_the_window_has_rows_to_spare_all_of_it_is_told() -> None:
    for model in (at_curtain(live(""), message(80)), at_table(live(""), message(80)), at_table(dealt(), message(80))):
        page = rows(model, (100, 32))
        assert len(page) == 31
        assert LAST in "\n".join(page)


def test_of_what_is_demanded_more_than_has_room_it_is_said_where_to_read_on() -> None:
    match = live("", Expose(Seat.WEST, (Card.parse("DT"), Card.parse("C2"))))
    assert rows(at_table(match))[-1].endswith("(today's Law 50).")
    assert rows(at_table(match, message(10)))[-1].endswith("… (v)")
    assert rows(at_table(match, message(40)))[-1].endswith(LAST)


def test_law_43_lost_rights_stand_last_where_there_is_room_and_never_beside_a_message() -> None:
    match = live("H6", LookAtHand(Seat.NORTH, Seat.SOUTH))
    assert rows(at_table(match))[-1] == f" {RIGHTS}"
    assert not any("lost his rights" in row for row in rows(at_table(match, "North looks.")))
    assert not any("lost his rights" in row for row in rows(at_curtain(match, "")))
    assert RIGHTS in text(auction_page(match.view(PUBLIC), SIGNS, 80))
