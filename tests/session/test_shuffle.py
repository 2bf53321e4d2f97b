"""Chance: repeatable with a seed, fair without, and the same everywhere."""

from __future__ import annotations

from collections import Counter

from bridge_tui.match.actions import Form, StartMatch
from bridge_tui.model.cards import Card
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import SEATS, Seat
from bridge_tui.session.shuffle import (
    Cut,
    Partners,
    Seating,
    cut_for,
    draw_partners,
    first_cut,
    next_rubber,
    shuffled_deal,
)

PLAYERS = ("Ann", "Bob", "Cid", "Dot")


def drawn(text: str) -> Cut:
    """The cut written as four cards, North's first."""
    north, east, south, west = map(Card.parse, text.split())
    return north, east, south, west


def test_seeded_deals_and_cuts_are_the_same_for_ever() -> None:
    assert shuffled_deal(1, 1, 1) == Deal.from_pbn(
        "N:AT6.J92.AT3.KQ54 543.K65.972.AT83 72.8743.KQJ86.92 KQJ98.AQT.54.J76"
    )
    assert shuffled_deal(2**70, 3, 12) == Deal.from_pbn(
        "N:K2.K76.AQ986.Q94 A4.AQT852.7.T752 T87653.3.JT4.AK8 QJ9.J94.K532.J63"
    )
    assert cut_for(1, 1) == drawn("DA SA C8 D9")


def test_every_seed_rubber_and_number_has_its_own_deal() -> None:
    deals = {
        shuffled_deal(seed, rubber, number) for seed in range(-2, 8) for rubber in (1, 2, 11) for number in (1, 11)
    }
    assert len(deals) == 10 * 3 * 2


def test_without_a_seed_every_deal_is_new() -> None:
    assert shuffled_deal(None, 1, 1) != shuffled_deal(None, 1, 1)


def test_a_cut_is_four_different_cards() -> None:
    for rubber in range(200):
        assert len(set(cut_for(None, rubber))) == 4


def test_every_card_comes_to_every_seat_equally_often() -> None:
    """Of 5,200 seeded deals each seat gets each card in about a quarter: 1,300, give or take six deviations of 31."""
    counts: Counter[tuple[Seat, Card]] = Counter()
    for seed in range(5_200):
        deal = shuffled_deal(seed, 1, 1)
        counts.update((seat, card) for seat in SEATS for card in deal.hands[seat])
    assert len(counts) == 4 * 52
    assert all(abs(count - 1_300) < 6 * 31.3 for count in counts.values())


def test_the_two_highest_play_together_and_the_highest_deals_and_keeps_his_seat() -> None:
    seating = draw_partners(PLAYERS, drawn("C2 HK S9 HA"))
    assert seating == Seating(("Cid", "Bob", "Ann", "Dot"), drawn("S9 HK C2 HA"))
    assert StartMatch(*seating).first_dealer is Seat.WEST


def test_between_equal_ranks_the_higher_suit_decides() -> None:
    seating = draw_partners(PLAYERS, drawn("HK SK CK DK"))
    assert seating == Seating(("Cid", "Bob", "Dot", "Ann"), drawn("CK SK DK HK"))
    assert StartMatch(*seating).first_dealer is Seat.EAST


def test_the_next_rubber_with_the_same_partners_cuts_for_the_deal_again() -> None:
    start = StartMatch(PLAYERS, cut_for(1, 1), hidden=False, honours=False, seed=1)
    following = StartMatch(PLAYERS, cut_for(1, 2), hidden=False, honours=False, rubber=2, seed=1, evening=4)
    assert next_rubber(start, 4) == following


def test_the_next_rubber_with_new_partners_seats_them_by_the_cut() -> None:
    start = StartMatch(PLAYERS, cut_for(1, 1), rubber=2, seed=1)
    following = next_rubber(start, 4, Partners.DRAWN)
    seating = draw_partners(PLAYERS, cut_for(1, 3))
    assert (following.players, following.cut) == (seating.players, seating.cut)
    assert (following.rubber, following.seed) == (3, 1)


def test_people_cut_for_the_first_deal_but_not_at_duplicate() -> None:
    assert [first_cut(form, 1) for form in (Form.RUBBER, Form.CHICAGO)] == [cut_for(1, 1)] * 2
    assert first_cut(Form.DUPLICATE, 1) is None


def test_a_chicago_follows_a_chicago_like_a_rubber_a_rubber() -> None:
    start = StartMatch(PLAYERS, cut_for(1, 1), Form.CHICAGO, seed=1)
    assert next_rubber(start, 4) == StartMatch(PLAYERS, cut_for(1, 2), Form.CHICAGO, rubber=2, seed=1, evening=4)


def test_at_duplicate_the_cut_decides_about_partners_only() -> None:
    start = StartMatch(PLAYERS, None, Form.DUPLICATE, seed=2)
    assert next_rubber(start, 4) == StartMatch(PLAYERS, None, Form.DUPLICATE, rubber=2, seed=2, evening=4)
    players = draw_partners(PLAYERS, cut_for(2, 2)).players
    assert players != PLAYERS
    following = next_rubber(start, 4, Partners.DRAWN)
    assert following == StartMatch(players, None, Form.DUPLICATE, rubber=2, seed=2, evening=4)


def test_by_rotation_everybody_has_played_with_everybody_after_three_rubbers() -> None:
    start = StartMatch(PLAYERS, dealer=Seat.WEST, evening=2)
    partners_of_north = []
    for rubber in (2, 3, 4):
        start = next_rubber(start, 9, Partners.ROTATED)
        assert (start.rubber, start.evening, start.dealer) == (rubber, 2, None)
        assert (start.players[Seat.NORTH], {*start.players}) == (PLAYERS[Seat.NORTH], {*PLAYERS})
        partners_of_north.append(start.players[Seat.SOUTH])
    assert partners_of_north == [PLAYERS[Seat.EAST], PLAYERS[Seat.WEST], PLAYERS[Seat.SOUTH]]
    assert start.players == PLAYERS
