"""A live table under watch: whatever people do there, what must hold is looked at after every action.

Beside it a second table is kept from whose notes the revokes that nobody has spoken of are struck out. Until somebody
speaks nobody must be able to tell the two apart.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bridge_tui.engine.actions import (
    Ask,
    ChangeCard,
    Choose,
    Claim,
    ClaimRevoke,
    DeclineChange,
    Expose,
    LookLastTrick,
    MakeCall,
    OwnUp,
    PlayCard,
    Remark,
    SpreadHand,
    TableAction,
)
from bridge_tui.engine.events import TableEvent
from bridge_tui.engine.irregularities import About, Manner
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.matters import NOTHING, Matters, RevokeStatus
from bridge_tui.engine.refusals import Refused
from bridge_tui.engine.state import Decision, Option
from bridge_tui.engine.table import Table
from bridge_tui.engine.view import ALL, PUBLIC, Reader
from bridge_tui.model.calls import BIDS, CALLS, PASS
from bridge_tui.model.seats import SEATS, SIDES, Seat
from tests.engine.tables import shuffled

READERS: tuple[Reader, ...] = (*SEATS, PUBLIC, ALL)

SPEAKS = (Remark, OwnUp, Ask, ClaimRevoke)
"""Actions that may bring a revoke to light."""

UNSPOKEN = {RevokeStatus.OPEN, RevokeStatus.ESTABLISHED, RevokeStatus.WAIVED}

Outcome = tuple[TableEvent, ...] | str


class LiveTable:
    """One deal at a live table, from the close of its auction on, with all that was done at it."""

    def __init__(self, table: Table) -> None:
        self.first = self.table = self.shadow = table
        self.actions: list[TableAction] = []

    @classmethod
    def dealt(cls, seed: int, code: Code, bid: int) -> LiveTable:
        """A random deal in a contract of this bid."""
        live = cls(Table.start(shuffled(seed), Seat(seed % 4), code=code, live=True))
        for call in (CALLS[bid], PASS, PASS, PASS):
            live.act(MakeCall(live.turn, call))
        return live

    @property
    def turn(self) -> Seat:
        assert self.table.turn is not None
        return self.table.turn

    def act(self, action: TableAction) -> Outcome:
        """The action is done, or refused and then changes nothing; afterwards all that must hold is looked at."""
        before = self.table
        outcome, table = applied(self.table, action)
        shadowed, shadow = applied(self.shadow, action)
        if self.speaks(before, action) and isinstance(outcome, tuple):
            shadow = table
        else:
            assert outcome == shadowed, f"{action} tells of a revoke"
        if isinstance(outcome, str):
            assert table is before
            return outcome
        self.actions.append(action)
        self.table = table
        self.shadow = without_unspoken(shadow)
        self.look()
        return outcome

    @staticmethod
    def speaks(table: Table, action: TableAction) -> bool:
        """Whether this may bring a revoke to light: a word, or a card not let stand that passes over another."""
        asked = table.decision is not None and table.decision.kind == "penalty_card_not_played"
        return isinstance(action, SPEAKS) or (asked and isinstance(action, Choose) and action.option == "refuse")

    def look(self) -> None:
        """All that must hold of the table as it stands."""
        fifty_two_cards(self.table)
        somebody_can_act(self.table)
        choices_are_their_own(self.table)
        penalty_cards_are_defenders(self.table)
        tricks_add_up(self.table)
        if self.shadow.matters != self.table.matters:
            for reader in READERS:
                assert self.table.view(reader) == self.shadow.view(reader), f"{reader} can tell a revoke"

    def fold(self) -> Table:
        """The table after the same actions once more."""
        table = self.first
        for action in self.actions:
            table = table.apply(action).table
        return table


def applied(table: Table, action: TableAction) -> tuple[Outcome, Table]:
    """What happened, or why it was refused, and the table then."""
    try:
        step = table.apply(action)
    except Refused as refused:
        return f"{refused.reason} {refused.law} {refused.params}", table
    return step.events, step.table


def without_unspoken(table: Table) -> Table:
    """The table from whose notes the revokes are struck out that nobody has spoken of.

    Once one is paid for, the others tell whether both sides have revoked, and how often a hand has in a suit.
    """
    if any(each.pays for each in table.matters.revokes):
        return table
    known = tuple(each for each in table.matters.revokes if each.status not in UNSPOKEN)
    matters: Matters = table.matters._replace(revokes=known)
    return table._replace(matters=NOTHING if matters == NOTHING else matters)


# What must hold.


def fifty_two_cards(table: Table) -> None:
    play = table.play
    held = [card for hand in table.hands for card in hand]
    if play is not None:
        held += [*play.cards, *(card for trick in play.tricks for card in trick.cards)]
        assert all(ready.trick >= play.trick_number for ready in table.matters.ready)
        held += [ready.card for ready in table.matters.ready]
    assert sorted(held) == list(range(52))


def somebody_can_act(table: Table) -> None:
    """One decision at most is open, or one hand is in turn; and something can be done then."""
    if table.decision is not None:
        assert table.legal_cards == ()
        for choice in choices(table.decision):
            assert table.apply(choice).events
    elif table.is_over:
        assert not table.actors
    elif table.play is not None:
        assert table.legal_cards
        assert table.actor is not None
        assert set(table.legal_cards) <= set(table.hands[table.turn or 0])


def choices(decision: Decision) -> Iterator[Choose]:
    """Every choice that is offered to anybody; of suits that can be named together, each by itself and all at once."""
    for seat in decision.deciders:
        for option in decision.options:
            for suit in option.suits or (None,):
                for card in option.cards or (None,):
                    yield Choose(seat, option.name, suit, card)
            if option.several:
                yield Choose(seat, option.name, option.suits)


DEFENDERS_DECIDE = {"claim_trumps"}
ANYBODY_DECIDES = {"claim", "disputed_claim"}


def choices_are_their_own(table: Table) -> None:
    """Declarer decides on what a defender has done, the defenders on what declarer has; dummy never, nor the offender.

    A change of a card is decided by whoever moves that hand.
    """
    decision, play = table.decision, table.play
    if decision is None or play is None or decision.kind in ANYBODY_DECIDES:
        return
    declarer, pending = play.contract.declarer, table.matters.pending
    if decision.kind == "change":
        assert decision.deciders == (table.actor,)
        return
    by_defenders = decision.kind in DEFENDERS_DECIDE or (pending is not None and pending.seat not in play.defenders)
    assert set(decision.deciders) <= (set(play.defenders) if by_defenders else {declarer})


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


# What people might do.


def something(rng: Random, table: Table, wild: float) -> TableAction | None:
    """What somebody does next: what is asked of him, or with this likelihood anything else; None to stop."""
    if table.is_over:
        return after_the_play(rng, table)
    if rng.random() < wild:
        return anything(rng, table)
    if table.decision is not None:
        return a_choice(rng, table.decision)
    return PlayCard(table.turn or Seat.NORTH, rng.choice(table.legal_cards))


def a_choice(rng: Random, decision: Decision) -> Choose:
    option: Option = rng.choice(decision.options)
    suit = rng.choice(option.suits) if option.suits else None
    together = tuple(rng.sample(option.suits, rng.randint(1, len(option.suits)))) if option.several else suit
    card = rng.choice(option.cards) if option.cards else None
    return Choose(rng.choice(decision.deciders), option.name, rng.choice((suit, together)), card)


def anything(rng: Random, table: Table) -> TableAction:
    """An action of any kind by any seat, at the wrong time as a rule."""
    seat, kind = rng.choice(SEATS), rng.randrange(20)
    held = list(table.hands[seat]) or [card for hand in table.hands for card in hand]
    card = rng.choice(held)
    if kind < 9:
        return PlayCard(seat, card, rng.choice((None, None, seat)))
    if kind < 12:
        return PlayCard(table.turn or seat, rng.choice(list(table.hands[table.turn or 0]) or held))
    shown = tuple(rng.sample(held, min(len(held), rng.choice((1, 1, 1, 2)))))
    others: dict[int, TableAction] = {
        12: Expose(seat, shown, rng.random() < 0.8, rng.choice(tuple(Manner))),
        13: Remark(seat, rng.choice(tuple(About))),
        14: OwnUp(seat),
        15: Ask(seat, rng.choice(SEATS)),
        16: (SpreadHand(seat), Claim(seat, rng.randint(0, 13)), LookLastTrick(seat))[rng.randrange(3)],
        17: Choose(seat, rng.choice(("accept", "refuse", "free_lead", "leave_penalty_card"))),
        18: ChangeCard(seat, card, rng.choice(held)) if rng.random() < 0.5 else DeclineChange(seat),
        19: Remark(seat, About.REVOKE),
    }
    return others[kind]


def after_the_play(rng: Random, table: Table) -> TableAction | None:
    made, kind = table.matters.revokes, rng.randrange(8)
    if kind == 0:
        return ClaimRevoke(rng.choice(SEATS), rng.randint(1, 13), rng.choice(SEATS))
    if kind < 4 and made:
        revoke = rng.choice(made)
        return ClaimRevoke(rng.choice(SEATS), revoke.trick, revoke.seat)
    said: dict[int, TableAction] = {4: Remark(rng.choice(SEATS), About.REVOKE), 5: OwnUp(rng.choice(SEATS))}
    return said.get(kind)


ENDLESS = 900


def play_one(seed: int) -> LiveTable:
    """A whole deal at a live table in one of the codes, calm or wild as the seed has it."""
    rng = Random(seed)
    wild = rng.choice((0.0, 0.03, 0.1, 0.3))
    live = LiveTable.dealt(seed, rng.choice(tuple(Code)), rng.choice(BIDS))
    if rng.random() < wild * 2:
        leader = rng.choice(SEATS)
        live.act(PlayCard(leader, rng.choice(list(live.table.hands[leader]))))
    for _ in range(ENDLESS):
        action = something(rng, live.table, wild)
        if action is None:
            break
        live.act(action)
    assert live.table.is_over, "the deal does not come to an end"
    assert live.table == live.fold()
    return live
