"""Four people at one terminal: they lift the curtain, type their calls and cards, and keep the match beside it.

What they type is decided by the match that they keep, never by the screen; the screen is compared with it, and so is
what the program has saved.
"""

from __future__ import annotations

import shutil
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from bridge_tui.engine.actions import MakeCall, PlayCard
from bridge_tui.engine.state import ClaimStatus
from bridge_tui.engine.table import Table
from bridge_tui.match.actions import Action, StartMatch
from bridge_tui.match.events import DealScored
from bridge_tui.match.match import Match
from bridge_tui.model.calls import Call
from bridge_tui.model.cards import Cards
from bridge_tui.model.seats import SEATS, Seat
from bridge_tui.records.store import Store
from bridge_tui.session.session import Session
from bridge_tui.session.shuffle import cut_for
from bridge_tui.tui.page import HELD
from tests.terminal.ptykit import Terminal
from tests.terminal.screens import hands_on

SEED = 7
NAMES = ("Ann", "Bob", "Cid", "Dot")
ONE_PERSON = ("Eve", "Eve", "Eve", "Eve")

AUCTION = ("P", "1H", "X", "2NT", "P", "3NT", "X", "P", "P", "P")
"""From the dealer on; his right-hand opponent declares."""

ENTER, ESCAPE, CTRL_P, CTRL_Q = "\r", "\x1b", "\x10", "\x11"
ARROW = {"up": "\x1b[A", "down": "\x1b[B", "right": "\x1b[C", "left": "\x1b[D"}

NAMED = {Seat.NORTH: "North", Seat.EAST: "East", Seat.SOUTH: "South", Seat.WEST: "West"}

FIRST_ANSWER = {"claim": " 1 A", "claim_trumps": " 1 To draw them", "take_back": " 1 Agree"}
"""By what is asked, how the first thing begins that can be answered: to accept a claim, to agree to concede."""


def game(folder: Path, *options: str) -> Sequence[str]:
    """The command that opens the games of this folder."""
    return (sys.executable, "-m", "bridge_tui", "--data", str(folder), *options)


def started(players: tuple[str, str, str, str] = NAMES, *, hidden: bool = True, seed: int = SEED) -> StartMatch:
    """What these players begin with."""
    return StartMatch(players, cut_for(seed, 1), hidden=hidden, seed=seed)


def save(folder: Path, start: StartMatch, actions: int = 0) -> list[Action]:
    """Save a new game as the program would, with so many calls and cards; its actions."""
    store = Store.open(folder)
    session = Session.begin(store, start)
    for _ in range(actions):
        session.act(next_action(session.match))
    saved = store.actions(session.game)
    store.close()
    return saved


def saved(folder: Path) -> list[Action]:
    """The actions of the game that was started last.

    Read from a copy, so that the program itself finds the folder as it was left.
    """
    with TemporaryDirectory() as copy:
        shutil.copytree(folder, copy, dirs_exist_ok=True)
        store = Store.open(Path(copy))
        (last,) = store.unfinished(limit=1)
        actions = store.actions(last.id)
        store.close()
    return actions


def table_of(match: Match) -> Table:
    """The deal on the table."""
    assert match.table is not None
    return match.table


def next_action(match: Match) -> MakeCall | PlayCard:
    """What the hand in turn does: the next call of `AUCTION`, then its lowest legal card."""
    table = table_of(match)
    assert table.turn is not None
    if table.play is None:
        return MakeCall(table.turn, Call.parse(AUCTION[len(table.auction.calls)]))
    return PlayCard(table.turn, table.legal_cards[0])


class Players:
    """The people at a terminal, from home on, and the match that they keep beside it."""

    def __init__(self, terminal: Terminal, actions: Sequence[Action]) -> None:
        self.terminal = terminal
        self.actions = list(actions)
        """All that has been done, in order."""
        self.match = Match.fold(actions)
        self.seated: str | None = None
        """Who is at the keyboard; None after a start or a deal."""

    @property
    def actors(self) -> tuple[Seat, ...]:
        """Who may act: the hand in turn, declarer for dummy; or those who have something to decide."""
        return self.match.actors

    @property
    def actor(self) -> Seat:
        """Who of them acts: the one at the keyboard, else the first."""
        players = self.match.start.players
        return next((seat for seat in self.actors if players[seat] == self.seated), self.actors[0])

    @property
    def covered(self) -> bool:
        """Whether the curtain has to be down."""
        start = self.match.start
        return start.hidden and self.seated != start.players[self.actor]

    @property
    def open_hands(self) -> dict[Seat, Cards]:
        """The hands that may be seen: those that lie open, and that of the player at the keyboard on his turn."""
        table = table_of(self.match)
        if not self.match.start.hidden or table.is_over:
            return dict(zip(SEATS, table.hands, strict=True))
        seats = self.faced if self.covered else self.faced | {self.actor}
        return {seat: table.hands[seat] for seat in seats}

    @property
    def faced(self) -> set[Seat]:
        """Dummy's hand after the lead, and a claimer's: declarer's for everybody, a defender's for declarer alone."""
        table, play = table_of(self.match), table_of(self.match).play
        if play is None or not (play.cards or play.tricks):
            return set()
        declarer = play.contract.declarer
        sees_all = not self.covered and self.actor is declarer
        claimers = {made.seat for made in table.claims if made.status is not ClaimStatus.VOID}
        return {play.contract.dummy, *(seat for seat in claimers if seat is declarer or sees_all)}

    def who(self, seat: Seat) -> str:
        """A seat with its player's name."""
        player = self.match.start.players[seat]
        return NAMED[seat] if player == NAMED[seat] else f"{NAMED[seat]} ({player})"

    @property
    def question(self) -> str:
        """What kind of thing has to be decided; empty when it is only somebody's turn."""
        decision = table_of(self.match).decision
        if self.match.take_back is not None:
            return "take_back"
        return "" if decision is None else decision.kind

    @property
    def asked(self) -> str:
        """The sentence that asks for the next action, or the first thing that can be answered."""
        table, who = table_of(self.match), self.who(self.actor)
        if self.covered:
            several = " or ".join(NAMED[seat] for seat in self.actors)
            return f"Give the keyboard to {who if len(self.actors) == 1 else several}."
        if self.question:
            return FIRST_ANSWER[self.question]
        if table.play is None:
            return f"{who}: your call."
        leads = not table.play.cards
        if table.turn is not self.actor:
            return f"{who}: {'lead' if leads else 'play'} from dummy"
        return f"{who}: {'your lead' if leads else 'play a card'}."

    def at_table(self) -> bool:
        """Whether the screen asks for the next action and shows exactly the hands that may be seen."""
        return self.asked in self.terminal.text() and self.hands_are_right()

    def see_table(self) -> None:
        """Wait for the table as it has to look now."""
        seats = ", ".join(map(str, self.open_hands)) or "nobody"
        self.terminal.wait_until(self.at_table, f"{self.asked!r} with the hands of {seats}")

    def hands_are_right(self) -> bool:
        """Whether the hands that lie open on the screen are exactly those that may."""
        right = {seat: hand.to_pbn() for seat, hand in self.open_hands.items()}
        return hands_on(self.terminal.text()) == right

    def go_on(self) -> None:
        """From home to the table."""
        self.terminal.wait_for("Continue")
        self.terminal.send(ENTER)
        self.see_table()

    def enter(self) -> None:
        """Press Enter, after what it does has been written down."""
        self.terminal.send(ENTER)

    def say_name(self, seat: Seat | None = None) -> None:
        """The letter of the seat to act, or of this one of them."""
        seat = self.actor if seat is None else seat
        self.terminal.send(str(seat).lower())
        self.terminal.wait_for(f"Now Enter shows {NAMED[seat]}'s hand")

    def lift(self, seat: Seat | None = None) -> None:
        """Lift the curtain, if it is down, for the seat to act or this one of them."""
        if self.covered:
            self.say_name(seat)
            self.sit_down(seat)
            self.enter()
            self.see_table()

    def sit_down(self, seat: Seat | None = None) -> None:
        """The player in turn, or that of this seat, takes the keyboard."""
        self.seated = self.match.start.players[self.actor if seat is None else seat]

    def type(self, action: MakeCall | PlayCard) -> None:
        """Type a call or a card and see what Enter would do."""
        call = isinstance(action, MakeCall)
        self.terminal.send(str(action.call if isinstance(action, MakeCall) else action.card).lower())
        self.terminal.wait_for("Enter calls" if call else "Enter plays")

    def record(self, action: Action) -> None:
        """Write an action down. When a deal has ended nobody is at the keyboard."""
        self.actions.append(action)
        self.match, events = self.match.apply(action)
        if any(isinstance(event, DealScored) for event in events):
            self.seated = None

    def act(self, action: MakeCall | PlayCard | None = None) -> None:
        """Lift the curtain and do this, or what comes next; then see what the table has become."""
        self.lift()
        action = action or next_action(self.match)
        self.type(action)
        self.record(action)
        self.enter()
        self.see()

    def see(self) -> None:
        """Wait for the table, or for the result when the deal is over and nothing is asked."""
        if self.actors:
            self.see_table()
        else:
            self.terminal.wait_for("Enter go on")

    def play(self, actions: int) -> None:
        """So many actions, one after the other."""
        for _ in range(actions):
            self.act()


def leave_tour(terminal: Terminal) -> None:
    """From the lines that open with the first game of a folder to its table."""
    terminal.wait_for("Your first game in")
    terminal.wait_for("Ctrl+Q")
    terminal.send(ESCAPE)


def let_go() -> None:
    """Wait until an Enter is a new one, and not that of the screen before, held down."""
    time.sleep(2 * HELD)


@contextmanager
def at_table(
    folder: Path, start: StartMatch, actions: int = 0, window: Callable[[Sequence[str]], Terminal] = Terminal
) -> Iterator[Players]:
    """Players at the table of a saved game of so many actions, the curtain down."""
    done = save(folder, start, actions)
    with window(game(folder)) as terminal:
        players = Players(terminal, done)
        players.go_on()
        yield players
