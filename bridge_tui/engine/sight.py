"""What a reader sees of a deal: makes views of its state. Nothing but this opens a hand to anybody."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace

from bridge_tui.engine import play as plays
from bridge_tui.engine.events import TableEvent
from bridge_tui.engine.laws import last_trick, lead_limits, leads, replacements, revokes, tricks
from bridge_tui.engine.laws.claims import may_face, sees_claimer
from bridge_tui.engine.matters import Matters
from bridge_tui.engine.state import Claimed, Decision, Option, Play, State
from bridge_tui.engine.view import ALL, WAITING, FacedCard, Lies, Reader, View, acting_seat, trick_on_table
from bridge_tui.engine.wrong_calls import Bar
from bridge_tui.model.calls import LegalCalls
from bridge_tui.model.cards import Card, CardRow, Cards
from bridge_tui.model.seats import SEATS, Seat


def view_of(state: State, events: tuple[TableEvent, ...], reader: Reader) -> View:
    """The view of this state for a reader."""
    setup, auction, play, decision, claims, matters = state
    contract = None if play is None else play.contract
    turn = auction.turn if play is None else play.turn
    actor = acting_seat(play, turn)
    awaited = None if auction.turn is None else matters.calls.awaited_of(auction.turn)
    acts = actor is not None and decision is None and reader in {actor, ALL}
    held: tuple[int, ...] = setup.deal.hands if play is None else play.hands
    seen = open_hands(play, claims, matters, reader) if turn is not None else SEATS
    trick = None if play is None else trick_on_table(play)
    looker = reader if isinstance(reader, Seat) else None
    may_look = last_trick.refusal(state, looker) is None
    return View(
        reader=reader,
        dealer=setup.dealer,
        vulnerability=setup.vulnerability,
        code=setup.code,
        live=setup.live,
        calls=auction.calls,
        contract=contract,
        dummy_faced=play is not None and play.dummy_faced,
        hands=tuple(Cards(held[seat]) if seat in seen else None for seat in SEATS),
        counts=tuple(hand.bit_count() for hand in held),
        turn=turn,
        actor=actor,
        legal_calls=auction.legal if acts and play is None else LegalCalls(),
        legal_cards=play.legal if acts and play is not None else CardRow(),
        trick=trick,
        winning=plays.winning_seat(trick.leader, trick.cards, contract.trump) if trick and contract else None,
        tricks_won=tricks.won(state),
        last_trick=play.tricks[-1] if play is not None and may_look else None,
        claims=claims,
        decision=None if decision is None else _as_heard(decision, _open_cards(held, seen, matters), reader),
        faced=tuple(_faced(matters)),
        limits=matters.limits,
        bad_call=matters.calls.pending,
        replaces=None if awaited is None else awaited.wrong,
        free_calls=LegalCalls() if awaited is None else replacements.free(state, awaited),
        bars=bars_of(state),
        lead_limits=lead_limits_of(state),
        faces_freely=() if play is None else tuple(seat for seat in play.defenders if may_face(state, seat)),
        rightless=matters.rightless,
        to_replace=_to_replace(matters),
        overrules=_overrules(state),
        tricks_paid=tricks.paid(state),
        events=events,
        deal=setup.deal if turn is None or reader is ALL else None,
    )


def _open_cards(held: tuple[int, ...], seen: Collection[Seat], matters: Matters) -> Cards:
    """The cards in the hands that are seen, and those that lie face up in others."""
    ready = {each.card for each in matters.ready}
    lying = sum(1 << each.card for each in matters.penalty_cards if each.seat not in seen and each.card not in ready)
    return Cards(sum(held[seat] for seat in seen) + lying)


def _as_heard(decision: Decision, open_cards: Cards, reader: Reader) -> Decision:
    """The decision as this reader may know it: cards of a hidden hand are offered for its decider's eyes only."""
    if reader is ALL or reader in decision.deciders or all(_is_open(each, open_cards) for each in decision.options):
        return decision
    heard = (each if _is_open(each, open_cards) else replace(each, cards=()) for each in decision.options)
    return replace(decision, options=tuple(heard))


def _is_open(option: Option, open_cards: Cards) -> bool:
    return all(card in open_cards for card in option.cards)


def _faced(matters: Matters) -> Iterator[FacedCard]:
    """The cards that lie face up beside the trick."""
    pending = matters.pending
    lying = {each.card for each in matters.penalty_cards}
    if pending is not None and pending.kind in WAITING and pending.card not in lying:
        yield FacedCard(pending.seat, pending.card, Lies.WAITS)
    ready = {each.card for each in matters.ready}
    for each in matters.penalty_cards:
        if each.card in ready:
            continue
        yield FacedCard(each.seat, each.card, Lies.MINOR_PENALTY if each.minor else Lies.PENALTY)
    for card in matters.ready:
        yield FacedCard(card.seat, card.card, Lies.READY)
    for seen in matters.calls.faced:
        yield FacedCard(seen.seat, seen.card, Lies.AUCTION)


def bars_of(state: State) -> tuple[tuple[Seat, Bar], ...]:
    """Who has to pass, and how long; nobody once the auction has closed."""
    calls = state.matters.calls
    bars = ((seat, calls.bar_of(seat)) for seat in SEATS)
    return tuple((seat, bar) for seat, bar in bars if bar is not None)


def lead_limits_of(state: State) -> tuple[tuple[Seat, tuple[Option, ...]], ...]:
    """Which first leads declarer may limit, and how (Law 26); none before the auction has closed."""
    if state.play is None or not state.matters.calls.withdrawn:
        return ()
    limited = ((seat, lead_limits.limits_on(state, seat)) for seat in state.play.defenders)
    return tuple((seat, options) for seat, options in limited if options)


def _to_replace(matters: Matters) -> tuple[Seat, Card] | None:
    revoke = revokes.being_corrected(matters)
    return None if revoke is None else (revoke.seat, revoke.card)


def _overrules(state: State) -> tuple[Seat, Option] | None:
    overruling = state.matters.overruling
    return None if overruling is None else (overruling.seat, leads.overruling_option(state))


def open_hands(play: Play | None, claims: tuple[Claimed, ...], matters: Matters, reader: Reader) -> Collection[Seat]:
    """The hands that a reader sees while the deal runs.

    His own, dummy's once it is faced (Law 41), a claimer's as far as his claim shows it, those of defenders who have
    faced them, and declarer's if the reader is a dummy who has looked at it (of a defender's he gets no sight here).
    """
    if reader is ALL:
        return SEATS
    own = {reader} if isinstance(reader, Seat) else set[Seat]()
    if play is None or not play.dummy_faced:
        return own
    shown = sees_claimer(play, claims, reader if isinstance(reader, Seat) else None)
    contract = play.contract
    looked = {contract.declarer}.intersection(matters.looked_at) if reader is contract.dummy else set()
    return own | {contract.dummy, *shown, *matters.faced_hands} | looked
