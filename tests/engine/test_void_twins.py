"""A revoke looks like a discard. At random live tables a defender who owes something plays each of his cards, from his
own hand, which could follow suit, and from a twin that could not: nobody who sees the same cards is told a difference.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from bridge_tui.engine import director
from bridge_tui.engine.actions import Expose, PlayCard
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.laws.revokes import being_corrected
from bridge_tui.engine.state import Ruling
from bridge_tui.engine.table import Table
from bridge_tui.engine.view import PUBLIC, Reader
from bridge_tui.model.cards import Card, Cards
from bridge_tui.model.seats import SEATS, Seat
from tests.engine.live_people import something
from tests.engine.live_table import LiveTable, applied

DEALS = 40


class Twins(NamedTuple):
    """Two tables that differ in two hidden hands."""

    follows: Table
    void: Table
    seat: Seat
    """Whose turn it is, and who can follow suit at one of them only."""
    readers: tuple[Reader, ...]
    """Who sees neither of these hands."""


def moments(rng: Random, code: Code, seed: int) -> Iterator[Table]:
    """Whenever in a random deal a defender has to play to a trick of whom something is demanded or a penalty card lies.

    Not with two penalty cards: of those declarer names one at the turn of a void hand (Law 51), and hears that it is.
    """
    table = LiveTable.begun(seed, code).table
    while (action := something(rng, table, wild=0.3)) is not None:
        drops = rng.random() < 0.1 and not table.is_over
        _said, table = applied(table, dropped(rng, table) if drops else action)
        play, matters = table.play, table.matters
        waits = table.decision is not None or being_corrected(matters) is not None
        if play is None or play.turn not in play.defenders or not play.cards or waits or table.claims:
            continue
        owed = len(matters.limits_of(play.turn)), len(matters.penalty_cards_of(play.turn))
        if any(owed) and owed[1] < 2:
            yield table


def dropped(rng: Random, table: Table) -> Expose:
    """A card that somebody drops, so that there are more penalty cards than by chance."""
    seat = rng.choice([each for each in SEATS if table.hands[each]])
    return Expose(seat, (rng.choice(list(table.hands[seat])),))


def twins(rng: Random, table: Table) -> Twins | None:
    """The table, and one at which another hidden hand has the cards of the suit led; None where that cannot be."""
    play = table.state.played
    seat, led = play.turn, play.cards[0].suit
    assert seat is not None
    other = rng.choice([each for each in SEATS if each not in {seat, play.contract.dummy}])
    if len(table.matters.penalty_cards_of(other)) > 1:
        return None
    lying = {each.card for each in table.matters.penalty_cards}
    mine = [card for card in Cards(play.hands[seat]) if card.suit is led]
    theirs = [card for card in Cards(play.hands[other]) if card.suit is not led and card not in lying]
    if not mine or lying & {*mine} or len(theirs) < len(mine):
        return None
    void = exchanged(table, {seat: mine, other: rng.sample(theirs, len(mine))})
    looks = {play.contract.dummy} if table.matters.looked_at else set[Seat]()
    seats = tuple(each for each in SEATS if each not in {seat, other, *looks})
    return Twins(table, void, seat, (*seats, PUBLIC))


def exchanged(table: Table, gives: dict[Seat, list[Card]]) -> Table:
    """The table at which these two hands have exchanged these cards."""
    play, bits = table.state.played, {seat: sum(1 << card for card in cards) for seat, cards in gives.items()}
    moved = sum(bits.values())
    hands = tuple(hand ^ moved if seat in bits else hand for seat, hand in zip(SEATS, play.hands, strict=True))
    state, told = director.completed(Ruling(table.state._replace(play=play._replace(hands=hands))))
    assert told == ()
    return Table(*state, table.past, table.recent)


def tried(pair: Twins, card: Card) -> None:
    """The same card is played at both tables, or refused for the same reason."""
    action = PlayCard(pair.seat, card)
    follows, void = (applied(table, action) for table in (pair.follows, pair.void))
    assert follows[0] == void[0]
    for reader in pair.readers:
        assert follows[1].view(reader) == void[1].view(reader)


@pytest.mark.parametrize("code", Code)
def test_law_61_a_revoke_at_a_random_table_looks_like_a_discard(code: Code) -> None:
    pairs = 0
    for seed in range(DEALS):
        rng = Random(seed)
        for table in moments(rng, code, seed):
            pair = twins(rng, table)
            if pair is None:
                continue
            pairs += 1
            for card in Cards(table.state.played.hands[pair.seat] & pair.void.state.played.hands[pair.seat]):
                tried(pair, card)
    assert pairs > DEALS, "too few of these moments come up"
