"""What hands owe: a demand is made, a debt is met or lapses, and is owed again when its trick is opened again.

A new demand on the same cards takes the place of an older one that it clashes with, so that whoever obeys the last word
of declarer's never goes wrong. A demand on a lead lapses when another hand leads.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridge_tui.engine.matters import Demand, Limit, Matters, PenaltyCard, Spent, When
from bridge_tui.engine.state import Play
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import Seat

ONE_OF_A_KIND = {Demand.REQUIRE, Demand.HIGHEST, Demand.LOWEST}
"""Of these only the last one counts."""


def demanded_of(matters: Matters, limit: Limit) -> Matters:
    """The matters with this demand."""
    kept = (_beside(each, limit) for each in matters.limits)
    return matters._replace(limits=(*(each for each in kept if each is not None), limit))


def _beside(old: Limit, new: Limit) -> Limit | None:
    """What is left of an older demand once this one is made."""
    if old.seat is not new.seat:
        return old
    if old.demand is new.demand is Demand.CARDS or {old.demand, new.demand} <= ONE_OF_A_KIND:
        return None
    if {old.demand, new.demand} <= {Demand.REQUIRE, Demand.FORBID}:
        suits = tuple(suit for suit in old.suits if suit not in new.suits)
        return old._replace(suits=suits) if suits else None
    return old


def after_card(matters: Matters, before: Play, card: Card, after: Play) -> Matters:
    """The matters after a card of the hand that was in turn, with what is no longer owed put aside."""
    number = before.trick_number
    spent = (*_spent(matters, before, card, after), *(each for each in matters.spent if each.trick >= number - 1))
    gone = {each.owed for each in spent}
    settled = matters.settled
    return matters._replace(
        penalty_cards=tuple(each for each in matters.penalty_cards if each not in gone),
        limits=tuple(each for each in matters.limits if each not in gone),
        spent=spent,
        settled=settled if settled is not None and settled.trick >= number else None,
        overruling=None,
        fresh=matters.fresh if after.cards else (),
    )


def _spent(matters: Matters, before: Play, card: Card, after: Play) -> Iterator[Spent]:
    """What is met or lapses with this card."""
    seat, number = before.turn, before.trick_number
    yield from (Spent(number, seat, each) for each in matters.penalty_cards if each.card == card)
    for limit in matters.limits:
        if _is_met(limit, seat, leads=not before.cards):
            yield Spent(number, seat, limit)
        elif limit.when is When.WHILE_LEADING and not after.cards and limit.seat is not after.leader:
            yield Spent(number, None, limit)


def _is_met(limit: Limit, seat: Seat | None, *, leads: bool) -> bool:
    if limit.when is When.NEXT_CARD:
        return limit.seat is seat
    return limit.when is When.NEXT_LEAD and leads


def owed_again(matters: Matters, trick: int, leader: Seat, first: int) -> Matters:
    """The matters when the trick of this number is opened again at the card in this place, from 0."""
    back = [
        each for each in matters.spent if each.trick > trick or (each.trick == trick and _is_after(each, leader, first))
    ]
    owed = [each.owed for each in back]
    lying = [*matters.penalty_cards, *(each for each in owed if isinstance(each, PenaltyCard))]
    limits = [*(each for each in owed if isinstance(each, Limit)), *matters.limits]
    return matters._replace(
        penalty_cards=tuple(dict.fromkeys(lying)),
        limits=tuple(dict.fromkeys(limits)),
        spent=tuple(each for each in matters.spent if each not in back),
    )


def _is_after(spent: Spent, leader: Seat, first: int) -> bool:
    return spent.seat is None or (spent.seat - leader) % 4 >= first
