"""A live table under watch: whatever people do there, what must hold is looked at after every action.

Beside it a second table is kept from whose notes the revokes that nobody has spoken of are struck out. Until somebody
speaks nobody must be able to tell the two apart.
"""

from __future__ import annotations

from random import Random

from bridge_tui.engine.actions import Ask, Choose, ClaimRevoke, MakeCall, OwnUp, PlayCard, Remark, TableAction
from bridge_tui.engine.events import AuctionClosed, TableEvent
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.matters import NOTHING, Matters, RevokeStatus
from bridge_tui.engine.refusals import Refused
from bridge_tui.engine.table import Table
from bridge_tui.engine.view import ALL, PUBLIC, Reader
from bridge_tui.model.calls import CALLS, PASS
from bridge_tui.model.seats import SEATS, Seat
from tests.engine.live_facts import contract_is_as_on_paper, what_must_hold
from tests.engine.live_habits import HABITS, Habit
from tests.engine.live_people import something
from tests.engine.paper_auction import PaperAuction
from tests.engine.paper_eyes import PaperEyes
from tests.engine.tables import shuffled

READERS: tuple[Reader, ...] = (*SEATS, PUBLIC, ALL)

SPEAKS = (Remark, OwnUp, Ask, ClaimRevoke)
"""Actions that may bring a revoke to light."""

UNSPOKEN = {RevokeStatus.OPEN, RevokeStatus.ESTABLISHED, RevokeStatus.WAIVED}

Outcome = tuple[TableEvent, ...] | str


class LiveTable:
    """One deal at a live table, from its first call on, with all that was done at it."""

    def __init__(self, table: Table) -> None:
        self.first = self.table = self.shadow = table
        self.actions: list[TableAction] = []
        self.decisions: set[str] = set()
        """The kinds of all that somebody had to decide."""
        self.auction = PaperAuction(str(table.setup.dealer))
        self.eyes = PaperEyes()

    @classmethod
    def begun(cls, seed: int, code: Code) -> LiveTable:
        """A random deal before its first call."""
        return cls(Table.start(shuffled(seed), Seat(seed % 4), code=code, live=True))

    @classmethod
    def dealt(cls, seed: int, code: Code, bid: int) -> LiveTable:
        """A random deal in a contract of this bid."""
        live = cls.begun(seed, code)
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
        outcome, table = applied(before, action)
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
        self.note(before, action, outcome)
        self.look(outcome)
        return outcome

    @staticmethod
    def speaks(table: Table, action: TableAction) -> bool:
        """Whether this may bring a revoke to light: a word, or a card not let stand that passes over another."""
        asked = table.decision is not None and table.decision.kind == "penalty_card_not_played"
        return isinstance(action, SPEAKS) or (asked and isinstance(action, Choose) and action.option == "refuse")

    def note(self, before: Table, action: TableAction, events: tuple[TableEvent, ...]) -> None:
        """It is written down on paper."""
        self.auction.hear(action, events, before.decision.kind if before.decision else None)
        self.eyes.hear(before, action, events)
        if any(isinstance(event, AuctionClosed) for event in events):
            contract_is_as_on_paper(self.table, self.auction)
        if self.table.decision is not None:
            self.decisions.add(self.table.decision.kind)

    def look(self, events: tuple[TableEvent, ...]) -> None:
        """All that must hold of the table as it stands; the readers take turns in looking at it."""
        what_must_hold(self.table, self.auction)
        count = len(self.actions)
        if count % 3 == 0:
            self.eyes.check(self.table, READERS[count // 3 % len(READERS)], events)
        if self.shadow.matters != self.table.matters:
            for reader in (ALL, READERS[count % len(READERS)]):
                assert self.table.view(reader) == self.shadow.view(reader), f"{reader} can tell a revoke"

    def fold(self, count: int | None = None) -> Table:
        """The table after the same actions once more, or after so many of them."""
        table = self.first
        for action in self.actions[:count]:
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


ENDLESS = 1200


def play_one(seed: int, habit: Habit | None = None) -> LiveTable:
    """A whole deal at a live table in one of the codes, calm or wild as the seed has it, often with some habit.

    With a certain `habit` people give way to it nearly always.
    """
    rng, often = Random(seed), 0.9 if habit else 0.5
    wild = rng.choice((0.0, 0.03, 0.1, 0.3))
    habit = habit or (rng.choice((None, *HABITS)) if wild else None)
    live = LiveTable.begun(seed, rng.choice(tuple(Code)))
    if rng.random() < wild * 2:
        leader = rng.choice(SEATS)
        live.act(PlayCard(leader, rng.choice(list(live.table.hands[leader]))))
    remembered = len(live.actions), live.table
    for _ in range(ENDLESS):
        action = habit(rng, live.table) if habit and rng.random() < often else None
        action = action or something(rng, live.table, wild)
        if action is None:
            break
        live.act(action)
        if rng.random() < 0.02:
            remembered = len(live.actions), live.table
    assert live.table.is_over, "the deal does not come to an end"
    assert live.table == live.fold()
    assert live.fold(remembered[0]) == remembered[1], "taking back is not the same as never having done it"
    if seed % 4 == 0:
        live.eyes.check_texts(remembered[1])
    return live
