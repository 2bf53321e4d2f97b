"""The settlement of an evening: its figures are those of the account, in columns that hold in 78 cells."""

from __future__ import annotations

from dataclasses import replace

import pytest
from rich.cells import cell_len

from bridge_tui.match.match import Match
from bridge_tui.session.shuffle import Partners, next_rubber
from bridge_tui.show.deck import LETTERS, SIGNS, Deck
from bridge_tui.show.settlement import settlement_lines
from tests.show.games import ODD_PLAYERS
from tests.show.kept import BOARDS, RUBBER, kept

STAKE = replace(RUBBER, stake=50)


def evening() -> list[Match]:
    """Two rubbers, the second in progress."""
    first = kept("4s s =", "4s s =", start=STAKE)
    second = kept("5d e -3", start=next_rubber(STAKE, 1, Partners.ROTATED))
    return [first, second]


def test_rubbers_and_players_have_their_figures() -> None:
    assert settlement_lines(evening(), SIGNS) == (
        "             N-S               E-W                  N-S   E-W  N-S by hundreds",
        "Rubber 1     Ann and Cid       Bob and Dot          940     0    +940       +9",
        "Rubber 2     Ann and Bob       Dot and Cid          150     0    +150       +2",
        "",
        "player                            points hundreds      money",
        "Ann                                +1090      +11      +5.50",
        "Bob                                 -790       -7      -3.50",
        "Cid                                 +790       +7      +3.50",
        "Dot                                -1090      -11      -5.50",
        "",
        "Hundreds are those of each difference; fifty points count as a hundred.",
        "A hundred points are worth 0.50.",
        "Rubber 2 is not over.",
    )


def test_without_a_stake_there_is_no_money_and_with_two_both_are_named() -> None:
    none = settlement_lines([kept("4s s =", "4s s =")], SIGNS)
    assert none[3] == "player                            points hundreds"
    assert none[-1] == "Hundreds are those of each difference; fifty points count as a hundred."
    both = settlement_lines([kept(start=STAKE), kept(start=replace(RUBBER, rubber=2, stake=200))], SIGNS)
    assert "A hundred points are worth 0.50 / 2.00." in both


def test_boards_are_not_counted_in_hundreds() -> None:
    assert settlement_lines([kept("4s s =", start=replace(BOARDS, stake=50))], SIGNS) == (
        "             N-S               E-W                  N-S   E-W  N-S by",
        "Duplicate 1  Ann and Cid       Bob and Dot          420     0    +420",
        "",
        "player                            points",
        "Ann                                 +420",
        "Bob                                 -420",
        "Cid                                 +420",
        "Dot                                 -420",
        "",
        "Duplicate 1 is not over.",
    )


def test_a_board_among_rubbers_leaves_its_hundreds_empty() -> None:
    rows = settlement_lines([kept("4s s =", "4s s ="), kept("4s s =", start=replace(BOARDS, rubber=2))], SIGNS)
    assert rows[1].endswith("+940       +9")
    assert rows[2].rstrip().endswith("+420")


@pytest.mark.parametrize("deck", [SIGNS, LETTERS])
def test_whatever_people_are_called_the_columns_hold(deck: Deck) -> None:
    north, east, south, west = ODD_PLAYERS[:4]
    start = replace(STAKE, players=(north, east, south, west))
    plain, odd = (settlement_lines([kept("4s s =", "4s s =", start=one)], deck) for one in (STAKE, start))
    assert [cell_len(row) for row in odd] == [cell_len(row) for row in plain]
    assert all(cell_len(row) <= 78 for row in odd)
