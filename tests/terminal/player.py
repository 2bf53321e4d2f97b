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
from bridge_tui.engine.table import Table
from bridge_tui.match.actions import Action, StartMatch
from bridge_tui.match.match import Match, Phase
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
    def actor(self) -> Seat:
        """Who has to act: declarer for dummy."""
        actor = table_of(self.match).actor
        assert actor is not None
        return actor

    @property
    def covered(self) -> bool:
        """Whether the curtain has to be down."""
        start = self.match.start
        return start.hidden and self.seated != start.players[self.actor]

    @property
    def open_hands(self) -> dict[Seat, Cards]:
        """The hands that may be seen: dummy's after the lead, and that of the player at the keyboard on his turn."""
        table, play = table_of(self.match), table_of(self.match).play
        held = table.setup.deal.hands if play is None else tuple(map(Cards, play.hands))
        if not self.match.start.hidden:
            return dict(zip(SEATS, held, strict=True))
        seats = {play.contract.dummy} if play is not None and (play.cards or play.tricks) else set[Seat]()
        if not self.covered:
            seats.add(self.actor)
        return {seat: held[seat] for seat in seats}

    @property
    def asked(self) -> str:
        """The sentence that asks for the next action."""
        table, seat = table_of(self.match), self.actor
        player = self.match.start.players[seat]
        who = NAMED[seat] if player == NAMED[seat] else f"{NAMED[seat]} ({player})"
        if self.covered:
            return f"Give the keyboard to {who}."
        if table.play is None:
            return f"{who}: your call."
        leads = not table.play.cards
        if table.turn is not seat:
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

    def say_name(self) -> None:
        """The letter of the seat to act."""
        self.terminal.send(str(self.actor).lower())
        self.terminal.wait_for(f"Now Enter shows {NAMED[self.actor]}'s hand")

    def lift(self) -> None:
        """Lift the curtain, if it is down."""
        if self.covered:
            self.say_name()
            self.sit_down()
            self.enter()
            self.see_table()

    def sit_down(self) -> None:
        """The player in turn takes the keyboard."""
        self.seated = self.match.start.players[self.actor]

    def type(self, action: MakeCall | PlayCard) -> None:
        """Type a call or a card and see what Enter would do."""
        call = isinstance(action, MakeCall)
        self.terminal.send(str(action.call if isinstance(action, MakeCall) else action.card).lower())
        self.terminal.wait_for("Enter calls" if call else "Enter plays")

    def record(self, action: Action) -> None:
        """Write an action down."""
        self.actions.append(action)
        self.match = self.match.apply(action).match

    def act(self, action: MakeCall | PlayCard | None = None) -> None:
        """Lift the curtain and do this, or what comes next; then see what the table has become."""
        self.lift()
        action = action or next_action(self.match)
        self.type(action)
        self.record(action)
        self.enter()
        self.see()

    def see(self) -> None:
        """Wait for the table, or for the result when the deal is over."""
        if self.match.phase is Phase.PLAYING:
            self.see_table()
        else:
            self.seated = None
            self.terminal.wait_for("Enter go on")

    def play(self, actions: int) -> None:
        """So many actions, one after the other."""
        for _ in range(actions):
            self.act()


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
