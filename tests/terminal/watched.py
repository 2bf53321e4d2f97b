"""A terminal that is watched for cards: whatever crosses to it, only those that may be seen just then."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from pathlib import Path

from bridge_tui.engine.actions import PlayCard
from bridge_tui.match.actions import StartMatch
from bridge_tui.match.events import TakenBack
from bridge_tui.model.cards import CARDS, Card
from tests.terminal.player import Players, game, save, table_of
from tests.terminal.ptykit import DEADLINE, Terminal
from tests.terminal.screens import cards_in, words

START_OF_FRAME, END_OF_FRAME = b"\x1b[?2026h", b"\x1b[?2026l"


class CardLeakedError(AssertionError):
    """A card has crossed that nobody at the keyboard may see."""


class WatchedTerminal(Terminal):
    """A terminal on which every frame is looked at twice: what was written for it, and the screen that it leaves.

    A frame ends where the program says that it does; what is written outside of frames belongs to the next one.
    Raises `CardLeakedError` for a card that is not allowed. Cards that were on the screen before may stay there until
    they are first drawn over, for the program needs a moment to answer a key; once gone they may not come back.
    """

    allowed: Collection[Card] = CARDS
    lingering: Collection[Card] = ()
    """Cards that have been on the screen ever since `allow` was called, and before."""
    frame = b""
    """What has been written since the last frame."""

    def allow(self, cards: Collection[Card]) -> None:
        """From now on these cards may be seen, and no others."""
        self.allowed = cards
        self.lingering = cards_in(self.text())

    def wait_until(self, holds: Callable[[], bool], what: str, seconds: float = DEADLINE) -> None:
        """Read until something holds and the frame that brought it is complete, so that it has been looked at."""
        super().wait_until(holds, what, seconds)
        super().wait_until(lambda: START_OF_FRAME not in self.frame, f"the end of the frame with {what}", seconds)

    def _show(self, whole: bytes) -> None:
        for piece in re.split(b"(?<=%s)" % re.escape(END_OF_FRAME), whole):
            super()._show(piece)
            self.frame += piece
            if self.frame.endswith(END_OF_FRAME):
                self._look()
                self.frame = b""

    def _look(self) -> None:
        seen = cards_in(self.text())
        leaked = (cards_in(words(self.frame)) | seen).difference(self.allowed, self.lingering)
        self.lingering = seen.intersection(self.lingering)
        if leaked:
            raise CardLeakedError(f"{', '.join(map(str, sorted(leaked)))} crossed to\n{self.text()}")


class WatchedPlayers(Players):
    """Players at a watched terminal: with every Enter that changes what may be seen, what may cross changes."""

    terminal: WatchedTerminal

    def enter(self) -> None:
        """Press Enter; what it leads to is all that may be seen from here on."""
        self.allow_what_is_open()
        super().enter()

    def allow_what_is_open(self) -> None:
        """Allow the open hands and the cards that were played, or everything once the deal is over."""
        self.terminal.allow(CARDS if table_of(self.match).is_over else self.may_be_seen())

    def may_be_seen(self) -> set[Card]:
        """The cards that whoever is at the keyboard may see now; one that was taken back is told of."""
        play = table_of(self.match).play
        played = set() if play is None else {*play.cards, *(card for trick in play.tricks for card in trick.cards)}
        taken_back = [event.action for event in self.match.record if isinstance(event, TakenBack)]
        told = {action.card for action in taken_back if isinstance(action, PlayCard)}
        return (played | told).union(*self.open_hands.values())

    def leave_the_keyboard(self) -> None:
        """Nobody sits there any more, and nothing but what is public may be seen."""
        self.seated = None
        self.allow_what_is_open()


@contextmanager
def watched(folder: Path, start: StartMatch, actions: int = 0) -> Iterator[WatchedPlayers]:
    """Players at the watched table of a saved game, the curtain down."""
    done = save(folder, start, actions)
    with WatchedTerminal(game(folder)) as terminal:
        players = WatchedPlayers(terminal, done)
        players.leave_the_keyboard()
        players.go_on()
        yield players
