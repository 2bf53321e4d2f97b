"""What people do at a live table: what is asked of them, and all else that they might, at the wrong time as a rule."""

from __future__ import annotations

from random import Random

from bridge_tui.engine.actions import (
    AnswerClaim,
    Ask,
    CancelConcession,
    ChangeCard,
    Choose,
    Claim,
    ClaimRevoke,
    DeclineChange,
    Designate,
    Expose,
    LookAtHand,
    LookLastTrick,
    MakeCall,
    OwnUp,
    PlayCard,
    Remark,
    SpreadHand,
    TableAction,
)
from bridge_tui.engine.irregularities import About, Manner, Word
from bridge_tui.engine.state import ClaimStatus, Decision, Option
from bridge_tui.engine.table import Table
from bridge_tui.model.calls import CALLS, OVER_SEVEN, Call
from bridge_tui.model.cards import SUITS, Card, Rank
from bridge_tui.model.seats import SEATS, Seat

OPTIONS = ("accept", "refuse", "free_lead", "leave_penalty_card", "name_card", "spread_hand", "highest")


def something(rng: Random, table: Table, wild: float) -> TableAction | None:
    """What somebody does next: what is asked of him, or with this likelihood anything else; None to stop."""
    if table.is_over:
        return after_the_play(rng, table)
    before_lead = table.play is None or not table.play.dummy_faced
    if rng.random() < (min(0.4, wild * 2) if before_lead else wild):
        return anything_in_the_auction(rng, table) if table.play is None else anything(rng, table)
    if table.decision is not None:
        return an_answer(rng, table, table.decision)
    turn = table.turn or Seat.NORTH
    if table.play is None:
        return MakeCall(turn, a_legal_call(rng, table))
    if table.actor is not turn and rng.random() < 0.2:
        return a_designation(rng, table)
    return PlayCard(turn, rng.choice(table.legal_cards))


def an_answer(rng: Random, table: Table, decision: Decision) -> TableAction:
    """A choice that is offered; or a call with which somebody goes on, at a claim an answer in other words."""
    if table.play is None and rng.random() < (0.1 if len(decision.deciders) > 1 else 0.4):
        seat = rng.choice((decision.deciders[0], table.turn or Seat.NORTH))
        return MakeCall(seat, a_legal_call(rng, table))
    if decision.kind == "claim" and rng.random() < 0.5:
        return AnswerClaim(rng.choice(decision.deciders), rng.random() < 0.3)
    return a_choice(rng, decision)


def a_choice(rng: Random, decision: Decision) -> Choose:
    """One of those that are offered. All four seldom agree by chance, so they are helped."""
    everybody = len(decision.deciders) > 2 or decision.kind in {"slip", "comparable_call"}
    option: Option = decision.options[0] if everybody and rng.random() < 0.8 else rng.choice(decision.options)
    suit = rng.choice(option.suits) if option.suits else None
    together = tuple(rng.sample(option.suits, rng.randint(1, len(option.suits)))) if option.several else suit
    card = rng.choice(option.cards) if option.cards else None
    seat = rng.choice(decision.deciders)
    if card is not None and rng.random() < 0.3:
        return rng.choice((Choose(seat, option.name, card.suit), Choose(seat, option.name, rank=Rank(card.rank))))
    return Choose(seat, option.name, rng.choice((suit, together)), card)


# The auction.


def a_legal_call(rng: Random, table: Table) -> Call:
    """A pass, or one of the lowest of the others."""
    others = table.legal_calls[1:9]
    passes = 0.2 if table.matters.calls.awaited else 0.5
    return table.legal_calls[0] if not others or rng.random() < passes else rng.choice(others)


def any_call(rng: Random, table: Table) -> Call:
    """One of all there are, near the last bid as a rule, and often what is no bid."""
    drawn = rng.random()
    if drawn < 0.6:
        last = table.auction.bid or CALLS[3]
        return CALLS[max(3, min(37, last + rng.randint(-6, 3)))]
    return rng.choice(CALLS[:3]) if drawn < 0.87 else rng.choice((*CALLS, *OVER_SEVEN))


def a_call_by_anybody(rng: Random, table: Table) -> MakeCall:
    """In turn or not, a slip now and then."""
    called = table.auction.calls
    last = called[-1][0] if called else Seat.NORTH
    seat = rng.choice((*SEATS, *[table.turn or last] * 3, last))
    return MakeCall(seat, any_call(rng, table), slip=rng.random() < 0.15)


def anything_in_the_auction(rng: Random, table: Table) -> TableAction:
    """A call that is wrong as a rule, a card that is seen, a word, or what belongs to the play."""
    if rng.random() < 0.75:
        return a_call_by_anybody(rng, table)
    seat = rng.choice(SEATS)
    card = rng.choice(list(table.hands[seat]))
    return (
        an_exposure(rng, table, seat) if rng.random() < 0.4 else what_is_done_at_any_time(rng, table, seat, card, card)
    )


# Cards.


def a_designation(rng: Random, table: Table) -> Designate:
    """Declarer says of dummy's card what he likes, sense or not."""
    seat = rng.choice(SEATS) if table.contract is None else table.contract.declarer
    suit, rank, word = rng.choice(SUITS), rng.choice(tuple(Rank)), rng.choice(tuple(Word))
    held = list(table.hands[seat.partner])
    named = rng.choice(held) if held else Card(0)
    return rng.choice(
        (
            Designate(seat, suit),
            Designate(seat, named.suit),
            Designate(seat, rank=rank),
            Designate(seat, rank=Rank(named.rank)),
            Designate(seat, named.suit, Rank(named.rank)),
            Designate(seat, suit, rank),
            Designate(seat, word=word),
            Designate(seat, word=Word.ANYTHING),
            Designate(seat, named.suit, word=word),
        )
    )


def an_exposure(rng: Random, table: Table, seat: Seat) -> Expose:
    """A card is seen, seldom two."""
    held = list(table.hands[seat]) or [card for hand in table.hands for card in hand]
    shown = tuple(rng.sample(held, min(len(held), rng.choice((1, 1, 1, 2)))))
    return Expose(seat, shown, rng.random() < 0.8, rng.choice(tuple(Manner)))


def anything(rng: Random, table: Table) -> TableAction:
    """An action of any kind by any seat once the auction has closed."""
    seat, kind = rng.choice(SEATS), rng.random()
    play = table.state.played
    if not play.dummy_faced and rng.random() < 0.3:
        return a_call_by_anybody(rng, table)
    if rng.random() < (0.3 if table.matters.rightless else 0.06):
        return of_dummy(rng, table, play.contract.dummy)
    if any(claim.status is ClaimStatus.PLAYED_ON for claim in table.claims) and rng.random() < 0.1:
        return SpreadHand(seat)
    held = list(table.hands[seat]) or [card for hand in table.hands for card in hand]
    card = rng.choice(held)
    if kind < 0.45:
        return PlayCard(seat, card, rng.choice((None, None, seat)))
    if kind < 0.6:
        return PlayCard(table.turn or seat, rng.choice(list(table.hands[table.turn or 0]) or held))
    return what_is_done_at_any_time(rng, table, seat, card, rng.choice(held))


def of_dummy(rng: Random, table: Table, dummy: Seat) -> TableAction:
    """What a dummy might do: move a card, look at a hand, speak."""
    held = list(table.hands[dummy]) or [Card(0)]
    return rng.choice(
        (
            PlayCard(dummy, rng.choice(held), dummy),
            LookAtHand(dummy, rng.choice(SEATS)),
            LookAtHand(dummy, dummy.partner),
            Remark(dummy, rng.choice(tuple(About))),
            Remark(dummy, About.LEAD_FROM_WRONG_HAND),
            Remark(dummy, About.LEAD_OUT_OF_TURN),
            Remark(dummy, About.PENALTY_CARD),
            Ask(dummy, rng.choice(SEATS)),
        )
    )


def what_is_done_at_any_time(rng: Random, table: Table, seat: Seat, card: Card, other: Card) -> TableAction:
    """A word, a claim, a card that is seen."""
    tricks, whose = rng.randint(-1, 13), rng.choice(SEATS)
    said: tuple[TableAction, ...] = (
        an_exposure(rng, table, seat),
        Remark(seat, rng.choice(tuple(About))),
        OwnUp(seat, rng.choice(tuple(About))),
        OwnUp(seat),
        Ask(seat, whose),
        Choose(seat, rng.choice(OPTIONS)),
        ChangeCard(seat, card, other) if rng.random() < 0.5 else DeclineChange(seat),
        Remark(seat, About.REVOKE),
        a_designation(rng, table),
        PlayCard(seat, card, whose),
        LookAtHand(seat, whose),
    )
    seldom = (
        SpreadHand(seat),
        SpreadHand(seat),
        Claim(seat, tricks, "all mine", rng.random() < 0.5, rng.random() < 0.5, rng.random() < 0.5),
        LookLastTrick(seat),
        MakeCall(seat, any_call(rng, table)),
        AnswerClaim(seat, rng.random() < 0.5),
        CancelConcession(seat),
        ClaimRevoke(seat, tricks, whose),
    )
    return rng.choice(seldom) if rng.random() < 0.15 else rng.choice(said)


def after_the_play(rng: Random, table: Table) -> TableAction | None:
    """A revoke is claimed, a concession cancelled, something said; or everybody goes home."""
    made, kind, seat = table.matters.revokes, rng.randrange(10), rng.choice(SEATS)
    if kind < 4 and made:
        revoke = rng.choice(made)
        return ClaimRevoke(seat, revoke.trick, revoke.seat)
    said: dict[int, TableAction] = {
        4: Remark(seat, About.REVOKE),
        5: OwnUp(seat),
        6: CancelConcession(seat),
        7: ClaimRevoke(seat, rng.randint(1, 13), rng.choice(SEATS)),
        8: MakeCall(seat, any_call(rng, table)),
    }
    return said.get(kind)
