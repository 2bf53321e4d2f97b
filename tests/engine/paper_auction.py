"""A dumb auction, kept on paper beside a live table: who has called what, whose turn it is, who has to pass.

It hears what is told of the calls and knows nothing of the laws that lead to it. It is the oracle, never the code under
test. Seats and calls are the letters of scenario files.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bridge_tui.engine.actions import Expose, MakeCall, TableAction
from bridge_tui.engine.events import (
    Barred,
    CallMade,
    CallWithdrawn,
    Condoned,
    IrregularitySeen,
    OptionTaken,
    TableEvent,
    TurnGivenBack,
)
from bridge_tui.engine.irregularities import Manner
from tests.paper_table import BIDS, after, partners

Made = tuple[str, str]
"""A seat and its call."""

DOUBLES = {"X", "XX"}


@dataclass
class PaperBar:
    """A player has to pass."""

    seat: str
    rest: bool
    law: int | None
    since: int
    """How many calls stood when it came."""
    used: int | None = None
    """The place of the call with which it was over."""

    @property
    def of_cards(self) -> bool:
        """Whether it is for a card that was seen: no call brings it, so none takes it along."""
        return self.law == 24


class PaperAuction:
    """The calls that stand, and what waits."""

    def __init__(self, dealer: str) -> None:
        self.dealer = self.turn = dealer
        self.calls: list[Made] = []
        self.bars: list[PaperBar] = []
        self.shown: dict[str, set[str]] = {}
        """The cards of each hand that were seen."""
        self.agreed: set[str] = set()
        """Who has said that the last call means the same as the one withdrawn."""
        self.waiting: Made | None = None
        """The irregular call that waits."""
        self.kind = ""
        self.granted: list[Made] = []
        """Calls that may stand in this step though they are not right."""

    # What stands.

    @property
    def last_bid(self) -> Made | None:
        """The last bid that stands, and whose it is."""
        return next((made for made in reversed(self.calls) if made[1] in BIDS), None)

    @property
    def doubling(self) -> int:
        """0, 1 doubled or 2 redoubled: the last bid."""
        since = self.calls[len(self.calls) - self._since_last_bid() :]
        return max((["P", "X", "XX"].index(call) for _seat, call in since), default=0)

    def _since_last_bid(self) -> int:
        for count, (_seat, call) in enumerate(reversed(self.calls)):
            if call in BIDS:
                return count
        return len(self.calls)

    @property
    def passes(self) -> int:
        """How many passes there are at the end."""
        count = 0
        while count < len(self.calls) and self.calls[-1 - count][1] == "P":
            count += 1
        return count

    @property
    def is_closed(self) -> bool:
        """Whether nobody calls any more."""
        return self.passes == (3 if self.last_bid else 4)

    @property
    def contract(self) -> str:
        """The contract of a closed auction, as ``4H N`` or ``3NTX W``; empty if it was passed out."""
        if self.last_bid is None:
            return ""
        bidder, bid = self.last_bid
        first = [seat for seat, call in self.calls if call in BIDS and call[1:] == bid[1:] and partners(seat, bidder)]
        return f"{bid}{'X' * self.doubling} {first[0]}"

    def skipped(self) -> Made | None:
        """Who was kept from calling among the passes at the end, and how many passes go back for that (Law 34)."""
        first = len(self.calls) - self.passes
        turn = after(self.calls[first - 1][0], 1) if first else self.dealer
        for place in range(first, len(self.calls)):
            if self.calls[place][0] != turn:
                return turn, str(len(self.calls) - place)
            turn = after(turn, 1)
        return None

    def bar_of(self, seat: str) -> str | None:
        """``once`` or ``rest`` if this seat has to pass."""
        bars = [bar.rest for bar in self.bars if bar.seat == seat and bar.used is None]
        return None if not bars else "rest" if any(bars) else "once"

    # What is right.

    def admits(self, seat: str, call: str) -> bool:
        """Whether the calls so far leave this call to this seat, if it were its turn."""
        if call == "P":
            return True
        if call in BIDS:
            return self.last_bid is None or BIDS.index(call) > BIDS.index(self.last_bid[1])
        if call not in DOUBLES or self.last_bid is None:
            return False
        own = partners(seat, self.last_bid[0])
        return (own, self.doubling) == ((False, 0) if call == "X" else (True, 1))

    def wrong_with(self, seat: str, call: str) -> str | None:
        """What is wrong with this call while nothing waits, as far as paper can tell; None for nothing."""
        if call not in {"P", *DOUBLES, *BIDS}:
            return "bid_over_seven"
        if call in DOUBLES and not self.admits(seat, call):
            return "inadmissible_call"
        if call != "P" and self.bar_of(seat):
            return "call_by_barred_player"
        if self.calls and self.calls[-1][0] == seat != self.turn:
            return "change_of_call"
        if seat != self.turn:
            return "call_out_of_turn"
        return None if self.admits(seat, call) else "insufficient_bid"

    # What is heard.

    def hear(self, action: TableAction, events: Sequence[TableEvent], asked: str | None) -> None:
        """What was told after an action; `asked` says of what kind the decision was that was open before it."""
        spoken = (str(action.seat), str(action.call)) if isinstance(action, MakeCall) else None
        if self.is_closed:
            self._hear_late(events)
            return
        faced = (event.card for event in events if isinstance(event, IrregularitySeen))
        self._see(action, {str(card) for card in faced if card is not None})
        if spoken and asked is None and isinstance(action, MakeCall) and not action.slip:
            self._judge(spoken, events)
        for event in events:
            self._hear(event, spoken, asked)
        assert not self.granted, f"{self.granted} was let stand and does not"

    def _see(self, action: TableAction, shown: set[str]) -> None:
        """Cards that were shown, led or dropped, but for one small card that was dropped: partner passes once."""
        seat = str(action.seat)
        before = self.shown.setdefault(seat, set())
        new = shown - before
        before |= shown
        dropped = isinstance(action, Expose) and action.manner is Manner.ACCIDENT
        slight = dropped and len(before) == 1 and not any(card[1] in "TJQKA" for card in shown)
        if new and not slight:
            self.bars.append(PaperBar(after(seat, 2), rest=False, law=24, since=len(self.calls)))

    def _judge(self, spoken: Made, events: Iterable[TableEvent]) -> None:
        """A call while nothing waits is irregular if paper says so; a double may be so by a ruling, too."""
        seat, call = spoken
        right = after(seat, 3)
        if right == self.turn and self.bar_of(right):  # he could only pass, so this is in turn (Law 28A)
            return
        told = [event.kind.value for event in events if isinstance(event, IrregularitySeen)]
        expected = self.wrong_with(seat, call)
        if told != [expected] and (told or expected):
            assert (told, call in DOUBLES) == (["inadmissible_call"], True), (told, expected)

    def _hear(self, event: TableEvent, spoken: Made | None, asked: str | None) -> None:
        match event:
            case IrregularitySeen(call=call, kind=kind) if call is not None:
                assert self.waiting is None
                self.waiting, self.kind = (str(event.seat), str(call)), kind.value
            case OptionTaken(option="accept", call=call) if call is not None and asked == self.kind and self.waiting:
                self._accept(str(event.seat))
            case Condoned():
                self._accept(str(event.seat))
            case CallMade():
                self._made(str(event.seat), str(event.call))
            case CallWithdrawn():
                self._withdrawn((str(event.seat), str(event.call)), spoken, slip=asked == "slip")
            case TurnGivenBack():
                assert self.skipped() == (str(event.seat), str(event.passes))
                self._cut(len(self.calls) - event.passes)
                self.turn, self.granted = str(event.seat), []
            case Barred() if event.law != 24:
                self.bars.append(PaperBar(str(event.seat), event.rest, event.law, len(self.calls)))
            case OptionTaken(option="accept") if asked == "comparable_call" and len(self.agreed) < 3:
                self.agreed.add(str(event.seat))
            case OptionTaken(option="accept") if asked == "comparable_call":
                self._lift()

    def _lift(self) -> None:
        """All four hold the last call to mean the same: it has not cost what it has just cost."""
        partner = after(self.calls[-1][0], 2)
        new = [bar for bar in self.bars if (bar.seat, bar.since) == (partner, len(self.calls)) and not bar.of_cards]
        self.bars = [bar for bar in self.bars if bar not in new]

    def _accept(self, seat: str) -> None:
        """The left opponent has let the call stand that waits."""
        assert self.waiting is not None
        assert seat == after(self.waiting[0], 1)
        assert self.kind not in {"inadmissible_call", "bid_over_seven"}
        self.granted, self.waiting = [self.waiting], None

    def _made(self, seat: str, call: str) -> None:
        if (seat, call) in self.granted:
            self.granted.remove((seat, call))
            assert call in {"P", *BIDS} or self.admits(seat, call)
        else:
            assert seat == self.turn, f"{seat} is not in turn"
            assert self.admits(seat, call), f"{call} is not admitted"
            assert call == "P" or not self.bar_of(seat), f"{seat} has to pass"
        for bar in self.bars:
            if bar.seat == seat and bar.used is None and not bar.rest:
                bar.used = len(self.calls)
        self.calls.append((seat, call))
        self.turn = after(seat, 1)
        self.agreed = set()
        if self.is_closed:  # so that what was called over the last pass is not even a pass
            self.granted = []

    def _withdrawn(self, made: Made, spoken: Made | None, *, slip: bool) -> None:
        """The call that waits does not stand, or the last one any more, or one over what nobody can accept."""
        if made == self.waiting:
            self.waiting = None
            if self.kind == "bid_over_seven" and spoken and self.turn != spoken[0] == after(made[0], 1):
                self.granted = [(made[0], "P")]
        elif made == spoken and self.kind in {"inadmissible_call", "bid_over_seven"}:
            self.granted += [(made[0], "P")] if self.granted else []
        else:
            assert self.calls[-1] == made, f"{made} is withdrawn and was not the last call"
            if slip:  # nor is there what it has led to
                self.bars = [bar for bar in self.bars if bar.of_cards or bar.since < len(self.calls)]
            self._cut(len(self.calls) - 1)
            self.turn = made[0]

    def _cut(self, count: int) -> None:
        """No more than so many calls stand; who had to pass with one of the others has still to."""
        del self.calls[count:]
        for bar in self.bars:
            bar.since = min(bar.since, count)
            if bar.used is not None and bar.used >= count:
                bar.used = None

    def _hear_late(self, events: Iterable[TableEvent]) -> None:
        """After the final pass no call changes anything."""
        assert not any(isinstance(event, CallMade | TurnGivenBack | Barred) for event in events)
