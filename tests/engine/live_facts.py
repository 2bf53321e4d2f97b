"""What must hold at a live table, whatever has been done there: seen from the table alone, and from paper beside it."""

from __future__ import annotations

from collections.abc import Iterator

from bridge_tui.engine.actions import Choose, MakeCall
from bridge_tui.engine.events import CallMade, IrregularitySeen
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.matters import NOTHING
from bridge_tui.engine.state import Decision
from bridge_tui.engine.table import Table
from bridge_tui.engine.view import PUBLIC
from bridge_tui.model.seats import SEATS, SIDES, Seat
from tests.engine.paper_auction import PaperAuction


def what_must_hold(table: Table, paper: PaperAuction) -> None:
    """All of it."""
    fifty_two_cards(table)
    if table.play is None or not table.play.dummy_faced:
        the_auction_is_as_on_paper(table, paper)
    somebody_can_act(table)
    choices_are_their_own(table)
    penalty_cards_are_defenders(table)
    tricks_add_up(table)


def fifty_two_cards(table: Table) -> None:
    """No card is lost or doubled."""
    play = table.play
    held = [card for hand in table.hands for card in hand]
    if play is not None:
        held += [*play.cards, *(card for trick in play.tricks for card in trick.cards)]
        assert all(ready.trick >= play.trick_number for ready in table.matters.ready)
        held += [ready.card for ready in table.matters.ready]
    assert sorted(held) == list(range(52))


def the_auction_is_as_on_paper(table: Table, paper: PaperAuction) -> None:
    """The calls that stand, the turn, the bars, the end and the contract are what was told and nothing else."""
    assert [(str(seat), str(call)) for seat, call in table.auction.calls] == paper.calls
    assert paper.is_closed is (table.auction.turn is None)
    bars = {str(seat): bar.value for seat, bar in table.view(PUBLIC).bars}
    if not paper.is_closed:
        assert str(table.auction.turn) == paper.turn
        assert bars == {str(seat): paper.bar_of(str(seat)) for seat in SEATS if paper.bar_of(str(seat))}
    else:
        assert paper.skipped() is None
        assert not bars
        assert (table.play is None) is (paper.contract == "")


def contract_is_as_on_paper(table: Table, paper: PaperAuction) -> None:
    """Right after the final pass: later a hand that is spread may make dummy declarer (Law 54)."""
    assert str(table.contract or "") == paper.contract


def somebody_can_act(table: Table) -> None:
    """One decision at most is open, or one hand is in turn; what is offered or legal can be done, and is right."""
    if table.decision is not None:
        assert table.legal_cards == ()
        assert table.actors == table.decision.deciders
        for choice in choices(table.decision):
            assert table.apply(choice).events
    elif table.is_over:
        assert not table.actors
    elif table.play is None:
        every_legal_call_stands(table)
    else:
        assert table.legal_cards
        assert table.actor is not None
        assert set(table.legal_cards) <= set(table.hands[table.turn or 0])


def every_legal_call_stands(table: Table) -> None:
    """Nobody says that it was irregular. Where nothing has gone wrong yet some of them will do."""
    turn, calls = table.turn, table.legal_calls
    assert turn is not None
    assert calls
    for call in calls[:: 7 if table.matters is NOTHING else 1]:
        events = table.apply(MakeCall(turn, call)).events
        assert events[0] == CallMade(turn, call)
        assert not any(isinstance(event, IrregularitySeen) for event in events)


def choices(decision: Decision) -> Iterator[Choose]:
    """Every choice that is offered to anybody; of suits that can be named together, each by itself and all at once."""
    for seat in decision.deciders:
        for option in decision.options:
            for suit in option.suits or (None,):
                for card in option.cards or (None,):
                    yield Choose(seat, option.name, suit, card)
            if option.several:
                yield Choose(seat, option.name, option.suits)


OF_CALLS = {
    "bid_over_seven",
    "inadmissible_call",
    "call_by_barred_player",
    "change_of_call",
    "call_out_of_turn",
    "insufficient_bid",
    "call_after_final_pass",
}
"""Decisions of the left opponent's."""
NEVER_ACCEPTED = {"bid_over_seven", "inadmissible_call"}
THE_TABLE_DECIDES = {"slip", "comparable_call"}
DEFENDERS_DECIDE = {"claim_trumps", "lead_hand_choice"}
DECLARER_DECIDES = {"card_not_named", "lead_limit"}
ANYBODY_DECIDES = {"claim", "disputed_claim"}
DECLARER_OR_OTHERS_DECIDE = {
    "opening_lead_out_of_turn",
    "lead_out_of_turn",
    "lead_from_wrong_hand",
    "play_out_of_turn",
    "penalty_card_not_played",
    "partner_penalty_lead",
    "which_penalty_card",
    "twelfth_trick",
    "change",
    "designation",
}
DECISIONS = OF_CALLS | THE_TABLE_DECIDES | DEFENDERS_DECIDE | DECLARER_DECIDES | ANYBODY_DECIDES
DECISIONS |= DECLARER_OR_OTHERS_DECIDE
"""Every kind of decision."""
AUCTION_DECIDES = OF_CALLS - {"call_after_final_pass"} | THE_TABLE_DECIDES


def choices_are_their_own(table: Table) -> None:
    """A decision goes to those whom the laws ask, never to the offender, and never to a dummy whose hand is faced."""
    decision, play = table.decision, table.play
    if decision is None:
        return
    if decision.kind in OF_CALLS:
        left_opponent_decides(decision)
    elif decision.kind in THE_TABLE_DECIDES:
        assert [option.name for option in decision.options] == ["accept", "refuse"]
    elif decision.kind == "claim":
        assert table.state.played.contract.dummy not in decision.deciders
    elif decision.kind not in ANYBODY_DECIDES:
        declarer_or_defenders_decide(table, decision)
    assert (play is None) is (decision.kind in AUCTION_DECIDES)


def left_opponent_decides(decision: Decision) -> None:
    """On an irregular call; where nobody can accept it he has only one thing to say."""
    assert decision.offender is not None
    assert decision.deciders == (Seat((decision.offender + 1) % 4),)
    refuses_only = decision.kind in NEVER_ACCEPTED
    assert [option.name for option in decision.options] == ["accept", "refuse"][refuses_only:]


def declarer_or_defenders_decide(table: Table, decision: Decision) -> None:
    """Declarer on what a defender has done, the defenders on what declarer has; a change is his who moves that hand."""
    play, pending = table.state.played, table.matters.pending
    defenders, declarer = set(play.defenders), play.contract.declarer
    if decision.kind == "change":
        assert decision.deciders == (table.actor,)
        return
    if decision.kind == "designation":
        assert set(decision.deciders) in (defenders, {declarer})
        return
    by_declaring_side = pending is not None and pending.seat not in play.defenders
    by_defenders = decision.kind in DEFENDERS_DECIDE or (by_declaring_side and decision.kind not in DECLARER_DECIDES)
    assert set(decision.deciders) <= (defenders if by_defenders else {declarer})
    assert decision.offender not in decision.deciders


def penalty_cards_are_defenders(table: Table) -> None:
    """No card of declarer's side is ever one; each is in its hand; two of a hand are both major."""
    lying = table.matters.penalty_cards
    assert len({each.card for each in lying}) == len(lying)
    for each in lying:
        assert table.play is not None
        assert each.seat in table.play.defenders
        assert each.card in table.hands[each.seat] or any(ready.card == each.card for ready in table.matters.ready)
        assert not (each.minor and sum(other.seat is each.seat for other in lying) > 1)
        assert not (each.minor and table.setup.code in {Code.CLASSIC, Code.RUBBER_1993})


def tricks_add_up(table: Table) -> None:
    """Nothing moves before the end, thirteen tricks are won then, and no side pays with tricks from before it erred."""
    play, paid = table.play, table.tricks_paid
    if play is None:
        return
    if not table.is_over:
        assert paid == (0, 0)
        return
    assert sum(table.tricks_won) == sum(table.tricks_before_transfer) == 13
    for side in SIDES:
        paying = [each.trick for each in table.matters.revokes if each.pays and each.seat.side is side]
        before = sum(
            trick.winner is not None and trick.winner.side is side
            for trick in play.tricks[: min(paying, default=14) - 1]
        )
        assert paid[side] <= table.tricks_before_transfer[side] - before
        assert paid[side] <= 2 * len(paying)
        assert table.tricks_won[side] == table.tricks_before_transfer[side] - paid[side] + paid[side.other]
