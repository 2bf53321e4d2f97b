"""What seldom happens by chance at a live table, and often where people have these habits."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from bridge_tui.engine.actions import (
    CancelConcession,
    Choose,
    Claim,
    Expose,
    LookAtHand,
    MakeCall,
    PlayCard,
    Remark,
    SpreadHand,
    TableAction,
)
from bridge_tui.engine.irregularities import About
from bridge_tui.engine.matters import RevokeStatus
from bridge_tui.engine.state import ClaimStatus
from bridge_tui.engine.table import Table
from bridge_tui.model.calls import CALLS, PASS
from bridge_tui.model.seats import SEATS, Seat

Habit = Callable[[Random, Table], TableAction | None]
"""What somebody does now out of habit; None if this is not the time for it."""


def bids_too_little(rng: Random, table: Table) -> TableAction | None:
    """Insufficient bids that are not accepted, and then called good in whatever is bid instead."""
    decision, bid, turn = table.decision, table.auction.bid, table.auction.turn
    if decision is not None:
        wanted = {"insufficient_bid": "refuse", "comparable_call": "accept"}.get(decision.kind)
        return None if wanted is None else Choose(rng.choice(decision.deciders), wanted)
    if turn is None or bid is None:
        return None
    replaces = table.matters.calls.awaited_of(turn) is not None
    return MakeCall(turn, rng.choice(table.legal_calls[-3:]) if replaces else CALLS[max(3, bid - rng.randint(0, 3))])


def becomes_dummy(_rng: Random, table: Table) -> TableAction | None:
    """The wrong defender leads, and declarer spreads his hand."""
    play, decision = table.play, table.decision
    if play is None or play.dummy_faced:
        return None
    if decision is not None:
        return Choose(decision.deciders[0], "spread_hand")
    leader = play.contract.declarer.right
    return PlayCard(leader, next(iter(table.hands[leader])))


def mixes_up_the_end(rng: Random, table: Table) -> TableAction | None:
    """At the last tricks a defender revokes whose partner cannot follow, and somebody says so when all are there."""
    play = table.play
    if play is None or table.decision is not None or len(play.tricks) < 11:
        return None
    if play.turn is None:
        may = any(each.status is RevokeStatus.OPEN for each in table.matters.revokes)
        return Remark(rng.choice(SEATS), About.REVOKE) if may else None
    hands, turn, legal = table.hands, play.turn, list(table.legal_cards)
    if not play.cards:
        follow, discard = ({card.suit for card in hands[seat]} for seat in (turn.left, turn.right))
        wanted = [card for card in legal if card.suit in follow - discard]
    else:
        first = turn in play.defenders and len(play.cards) == 1
        wanted = [card for card in hands[turn] if first and card not in legal]
    return PlayCard(turn, rng.choice(wanted or legal))


def looks_and_speaks(rng: Random, table: Table) -> TableAction | None:
    """Dummy looks at declarer's hand, and then has much to say."""
    play = table.play
    if play is None or play.turn is None or not play.dummy_faced or rng.random() < 0.5:
        return None
    dummy = play.contract.dummy
    if not table.matters.rightless:
        return LookAtHand(dummy, dummy.partner)
    warns = play.turn not in play.defenders and not play.cards
    return Remark(dummy, About.LEAD_FROM_WRONG_HAND if warns else rng.choice(tuple(About)))


def contests_and_faces(rng: Random, table: Table) -> TableAction | None:
    """Declarer claims by facing his hand, is not believed, and then the defenders face theirs."""
    play = table.play
    if play is None or play.turn is None or not play.dummy_faced or len(play.tricks) < 5:
        return None
    if table.decision is not None:
        return Choose(rng.choice(table.decision.deciders), "refuse") if table.decision.kind == "claim" else None
    contested = any(claim.status is ClaimStatus.PLAYED_ON for claim in table.claims)
    return SpreadHand(rng.choice(play.defenders) if contested else _declarer(table))


def _declarer(table: Table) -> Seat:
    return table.state.played.contract.declarer


def concedes_too_much(rng: Random, table: Table) -> TableAction | None:
    """Declarer concedes all that is left, everybody agrees, and then somebody thinks again."""
    play = table.play
    if play is None or len(play.tricks) < 10:
        return None
    if table.is_over:
        return CancelConcession(rng.choice(SEATS))
    if table.decision is not None:
        return Choose(rng.choice(table.decision.deciders), "accept") if table.decision.kind == "claim" else None
    return Claim(_declarer(table), 0)


def drops_small_cards(rng: Random, table: Table) -> TableAction | None:
    """A defender drops one small card after another."""
    play = table.play
    if play is None or play.turn is None or table.decision is not None or len(play.tricks) > 2:
        return None
    seat = play.defenders[0]
    small = [card for card in table.hands[seat] if str(card)[1] in "23456789"]
    return Expose(seat, (rng.choice(small),)) if small else None


def passes_for_another(_rng: Random, table: Table) -> TableAction | None:
    """A player passes when it is his right opponent's turn, and his left opponent lets it be."""
    decision, turn = table.decision, table.auction.turn
    if decision is not None:
        return Choose(decision.deciders[0], "accept") if decision.kind == "call_out_of_turn" else None
    return None if turn is None or not table.auction.passes else MakeCall(turn.left, PASS)


HABITS: tuple[Habit, ...] = (
    bids_too_little,
    passes_for_another,
    becomes_dummy,
    mixes_up_the_end,
    looks_and_speaks,
    contests_and_faces,
    concedes_too_much,
    drops_small_cards,
)
