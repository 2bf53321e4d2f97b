"""Law 64: how many tricks a revoke costs, counted again here straight from the table of the law."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pytest

from bridge_tui.engine.events import PlayEnded, TricksTransferred
from bridge_tui.engine.laws import deeds
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.matters import Matters, Revoke, RevokeStatus
from bridge_tui.engine.state import Claimed, ClaimStatus, Play, Trick
from bridge_tui.engine.table import Table
from bridge_tui.model.cards import CARDS, CardRow, Suit
from bridge_tui.model.contracts import Contract
from bridge_tui.model.seats import Seat, Side
from tests.engine.laws.live_tables import CLASSIC, DUPLICATE_2017, RUBBER_1993, RUBBER_2014, E, N, S, W, all_codes, live
from tests.engine.tables import called

AT = 9
"""The trick that the revokes are made at; four are played after it."""

BEFORE = "WEWEWEWE"
"""Who wins the eight tricks before: the offending side, whose tricks they stay."""


def trick(number: int, winner: str) -> Trick:
    """A trick of this number, from 1, led and won by this seat, with cards of its own."""
    return Trick(Seat.parse(winner), CARDS[4 * number - 4 : 4 * number], Seat.parse(winner))


def winning_cards(numbers: Sequence[int]) -> CardRow:
    """The cards that won the tricks of these numbers."""
    return CardRow(CARDS[4 * number - 4] for number in numbers)


def revoke(
    seat: Seat = W, at: int = AT, *, could: Sequence[int] = (), led: Suit = Suit.HEARTS, free: bool = False
) -> Revoke:
    """An established revoke that was claimed; the hand later won the tricks `could` with cards it could have played."""
    status = RevokeStatus.WAIVED if free else RevokeStatus.ESTABLISHED
    return Revoke(seat, at, CARDS[0], led, winning_cards(could), (), free, status, pays=True)


def ended(code: Code, winners: str, *revokes: Revoke, claims: tuple[Claimed, ...] = ()) -> Table:
    """South's one no-trump, played to the end: who won each trick, and these revokes."""
    tricks = tuple(trick(number, winner) for number, winner in enumerate(winners, start=1))
    play = Play(Contract.parse("1NT S"), (0, 0, 0, 0), None, CardRow(), N, (), tricks, dummy_faced=True)
    return live(code)._replace(play=play, claims=claims, matters=Matters(revokes=revokes))


def east_west_pay(code: Code, winners: str, *revokes: Revoke) -> int:
    """The tricks that East-West lose; what is paid goes over, and all thirteen are still won by somebody."""
    table = ended(code, winners, *revokes)
    north_south, east_west = table.tricks_before_transfer
    paid = table.tricks_paid[1]
    assert table.tricks_won == (north_south + paid, east_west - paid)
    return paid


# One revoke.


@pytest.mark.parametrize(
    ("winners", "could", "moved"),
    [
        ("ENEN", (), (2, 1, 1, 1)),  # his partner won the revoke trick, and one later
        ("ENWN", (), (2, 1, 1, 1)),  # the later one was his own
        ("ENWN", (11,), (2, 2, 1, 1)),  # won with a card that he could have played
        ("ENNN", (), (1, 1, 1, 1)),  # none later
        ("WNNN", (), (1, 1, 1, 1)),
        ("WNEN", (), (2, 2, 2, 2)),  # he won the revoke trick himself
        ("NNNN", (), (0, 0, 0, 0)),
        ("NNEN", (), (1, 1, 1, 1)),
        ("NEEN", (), (2, 1, 1, 1)),
        ("NEWN", (11,), (2, 2, 1, 1)),
        ("NNWN", (11,), (1, 1, 1, 1)),  # there is no second trick to take
        ("WEEE", (), (2, 2, 2, 2)),  # never more than two
    ],
)
def test_law_64_what_a_revoke_of_wests_costs(winners: str, could: tuple[int, ...], moved: tuple[int, ...]) -> None:
    west = revoke(could=could)
    assert tuple(east_west_pay(code, f"{BEFORE}{winners}N", west) for code in Code) == moved


def price(code: Code, won_by: str, later: int, *, later_with_such_a_card: bool) -> int:
    """The table of the law: who won the revoke trick, how many the side won later, and whether so."""
    available = later + (won_by != "opponents")
    two = min(2, available)
    if code is CLASSIC or won_by == "offender":
        return two
    return two if code is RUBBER_1993 and later_with_such_a_card else min(1, available)


@all_codes
@pytest.mark.parametrize(("offender", "partner", "opponent"), [("W", "E", "N"), ("S", "N", "W")])
def test_law_64_every_way_in_which_the_tricks_can_fall(code: Code, offender: str, partner: str, opponent: str) -> None:
    names = {offender: "offender", partner: "partner", opponent: "opponents"}
    for first, *later in product(names, repeat=5):
        own = [AT + turn for turn, winner in enumerate(later, start=1) if winner == offender]
        for could in ([], own[:1], own[-1:]):
            seat = Seat.parse(offender)
            table = ended(code, BEFORE + "".join([first, *later]), revoke(seat, could=could))
            won_later = sum(winner != opponent for winner in later)
            expected = price(code, names[first], won_later, later_with_such_a_card=bool(could))
            assert table.tricks_paid == ((0, expected) if seat is W else (expected, 0))


@all_codes
def test_law_64_tricks_won_before_it_are_never_touched(code: Code) -> None:
    assert east_west_pay(code, "WEWEWEWENNNNN", revoke()) == 0


@all_codes
def test_law_64_a_trick_that_dummy_won_is_not_declarers_own(code: Code) -> None:
    dummy_won, declarer_won = (ended(code, f"WWWWWWWW{first}SWWW", revoke(S)).tricks_paid for first in "NS")
    assert dummy_won == ((2, 0) if code is CLASSIC else (1, 0))
    assert declarer_won == (2, 0)


# No penalty.


@all_codes
@pytest.mark.parametrize(
    "harmless",
    [
        revoke(free=True),  # dummy's, or a faced card that was not played
        revoke(at=12),
        revoke()._replace(pays=False),  # nobody has claimed it
    ],
)
def test_law_64_some_revokes_cost_nothing(code: Code, harmless: Revoke) -> None:
    assert east_west_pay(code, f"{BEFORE}WEWEW", harmless) == 0


@all_codes
def test_law_64_a_second_one_of_the_same_hand_in_the_same_suit_costs_nothing(code: Code) -> None:
    assert east_west_pay(code, f"{BEFORE}WEWEW", revoke(), revoke(at=11)) == 2
    assert east_west_pay(code, f"{BEFORE}WEWEW", revoke(), revoke(at=11, led=Suit.CLUBS)) == 4


@all_codes
def test_law_64_nothing_moves_while_the_play_lasts(code: Code) -> None:
    table = ended(code, f"{BEFORE}WEWE", revoke())
    assert table.play is not None
    running = table._replace(play=table.play._replace(turn=W))
    assert (running.tricks_paid, running.tricks_won) == ((0, 0), (0, 12))


# Several revokes of one side.


@all_codes
def test_law_64_partners_in_one_suit_both_pay(code: Code) -> None:
    assert east_west_pay(code, f"{BEFORE}WWEEN", revoke(W), revoke(E, at=11)) == 4


@pytest.mark.parametrize(
    ("winners", "moved"),
    [
        # The first takes tricks 9 and 10; the second, whose own trick is gone, has 11 and 12 to pay with.
        ("WEEEN", (4, 3, 3, 3)),
        ("WEENN", (3, 3, 3, 3)),
        ("WENNN", (2, 2, 2, 2)),
        # By the winner the first takes trick 10 only, and East's own trick 10 is gone.
        ("NEEEN", (3, 2, 2, 2)),
    ],
)
def test_law_64_each_needs_tricks_of_its_own_to_take(winners: str, moved: tuple[int, ...]) -> None:
    both = revoke(W), revoke(E, at=10, led=Suit.CLUBS)
    assert tuple(east_west_pay(code, BEFORE + winners, *both) for code in Code) == moved
    assert tuple(east_west_pay(code, BEFORE + winners, *reversed(both)) for code in Code) == moved


# Both sides.


def paid_by_both(code: Code, *revokes: Revoke) -> tuple[int, int]:
    return ended(code, "WEWEWEWWSSESW", *revokes).tricks_paid


@pytest.mark.parametrize(
    ("code", "paid"), [(CLASSIC, (2, 2)), (RUBBER_1993, (2, 2)), (RUBBER_2014, (0, 0)), (DUPLICATE_2017, (0, 0))]
)
def test_law_64_where_both_sides_have_revoked(code: Code, paid: tuple[int, int]) -> None:
    assert paid_by_both(code, revoke(W, at=8), revoke(S, at=9)) == paid


@pytest.mark.parametrize("code", [RUBBER_2014, DUPLICATE_2017])
def test_law_64_the_facts_count_and_not_the_claims(code: Code) -> None:
    unclaimed = revoke(S, at=9)._replace(pays=False)
    assert paid_by_both(code, revoke(W, at=8), unclaimed) == (0, 0)


@all_codes
@pytest.mark.parametrize("harmless", [revoke(N, at=9, free=True), revoke(S, at=12)])
def test_law_64_one_that_costs_nothing_does_not_let_the_others_off(code: Code, harmless: Revoke) -> None:
    assert paid_by_both(code, revoke(W, at=8), harmless) == (0, 2)


# Tricks that were claimed.


def claimed(seat: Seat, tricks: int, left: int) -> Claimed:
    return Claimed(seat, tricks, left, "", "", finesses=False, status=ClaimStatus.AGREED, won=tricks)


@all_codes
def test_law_64_claimed_tricks_are_won_later_but_with_no_certain_card(code: Code) -> None:
    table = ended(code, f"{BEFORE}N", revoke(could=(10, 11)), claims=(claimed(W, 2, 4),))
    assert table.tricks_before_transfer == (3, 10)
    assert table.tricks_paid == (0, 2 if code is CLASSIC else 1)


# When there is nothing to count yet, and when the count changes.


@all_codes
def test_law_64_before_the_play_nobody_has_won_or_paid_a_trick(code: Code) -> None:
    table = called("1NT P P", S, code=code, live=True)
    assert (table.tricks_won, table.tricks_paid) == ((0, 0), (0, 0))


@all_codes
def test_law_64_a_trick_too_many_goes_back_to_the_side_that_had_paid_it(code: Code) -> None:
    """As where a concession that is cancelled leaves the offenders fewer tricks after the revoke."""
    table = ended(code, BEFORE + "WSSSS", revoke())
    assert table.tricks_paid == (0, 1)
    told = table.matters._replace(told=(0, 2))
    happens = deeds.ended(table._replace(matters=told).state).events
    assert happens == (TricksTransferred(Side.EW, 1), PlayEnded(table.tricks_won[0]))
