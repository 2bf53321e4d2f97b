"""The program under a test's hand: keys and the mouse go in, the text of the screen comes out.

Tests stay plain functions: the event loop runs only while a method of `Driver` does. A key is posted as the terminal
would post it, and so is what the mouse does; then every widget drains its queue, which is a condition, where waiting
for an idle process is a guess. What takes longer, such as a screen that opens, is waited for by what it shows.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import TypeVar

from rich.cells import cell_len
from textual import events
from textual.drivers.headless_driver import HeadlessDriver
from textual.geometry import Size
from textual.keys import _character_to_key
from textual.pilot import Pilot

from bridge_tui.match.match import Match
from bridge_tui.settings.choices import Settings
from bridge_tui.show.sizes import PROMPT_ROWS
from bridge_tui.tui.app import BridgeApp
from bridge_tui.tui.screens.table import TableScreen
from bridge_tui.tui.zone import Zone

HOPS = 4
"""A key goes from the driver to the app, the screen, the widget in focus, and the binding's action."""

PATIENCE = 10.0
"""Seconds after which what is waited for will not come."""

SMALL = (80, 24)
LARGE = (120, 40)

CONTROL_CHARACTERS = {"enter": "\r", "escape": "\x1b", "backspace": "\x7f", "tab": "\t", "ctrl+q": "\x11"}
"""What a terminal sends for the keys that send one character."""

Answer = TypeVar("Answer")


class Driver:
    """A running program, its keyboard and its mouse."""

    def __init__(self, app: BridgeApp, pilot: Pilot[int], runner: asyncio.Runner) -> None:
        self.app = app
        self._pilot = pilot
        self._runner = runner

    def do(self, work: Coroutine[object, object, Answer]) -> Answer:
        """Run something inside the program."""
        return self._runner.run(work)

    def press(self, *keys: str) -> None:
        """Press keys, named as Textual names them; single characters are themselves."""
        for key in keys:
            self.do(self._burst(key))

    def burst(self, *keys: str) -> None:
        """Press keys faster than the program answers: all of them wait for it at once."""
        self.do(self._burst(*keys))

    def type(self, words: str) -> None:
        """Press the keys of these letters, then Enter."""
        self.press(*words, "enter")

    def paste(self, words: str) -> None:
        """Paste a text as the terminal does."""
        self.do(self._paste(words))

    def click(self, x: int, y: int, button: int = 1) -> None:
        """Press a button of the mouse in this cell of the screen, counted from 0, and let it go."""
        self.do(self._mouse(x, y, button, events.MouseDown, events.MouseUp))

    def click_on(self, words: str) -> None:
        """Click on the first letter of these words."""
        self.click(*self.place_of(words))

    def hover(self, x: int, y: int) -> None:
        """Move the pointer to this cell, no button pressed."""
        self.do(self._mouse(x, y, 0, events.MouseMove))

    def wheel(self, notches: int) -> None:
        """Turn the wheel down by so many notches, or up by as many below nought."""
        turn = events.MouseScrollUp if notches < 0 else events.MouseScrollDown
        self.do(self._mouse(1, 1, 0, *[turn] * abs(notches)))

    def resize(self, columns: int, rows: int) -> None:
        """Change the window's size and wait until it has been drawn anew."""
        self.do(self._resize(Size(columns, rows)))
        self.until(lambda: self.app.screen.size == (columns, rows))  # Textual hears of it a little later

    def lift(self, letter: str) -> None:
        """Lift the curtain for the seat of this letter."""
        self.press(letter, "enter")

    def prefer(self, settings: Settings) -> None:
        """Let the players prefer this."""
        self.app.change_settings(settings)

    def call(self, deed: Callable[[], object]) -> None:
        """Call a method of the program, such as one that opens a screen, and wait until it is done."""
        self.do(self._call(deed))

    async def _burst(self, *keys: str) -> None:
        for key in keys:
            name = _character_to_key(key) if len(key) == 1 else key
            character = key if len(key) == 1 else CONTROL_CHARACTERS.get(key)
            self._post(events.Key(name, character))
        await self._drain()

    async def _resize(self, size: Size) -> None:
        assert isinstance(self.app._driver, HeadlessDriver)
        self.app._driver._size = size
        self._post(events.Resize(size, size))
        await self._drain()

    async def _mouse(self, x: int, y: int, button: int, *kinds: Callable[..., events.MouseEvent]) -> None:
        for kind in kinds:
            self._post(kind(None, x, y, 0, 0, button, False, False, False))
        await self._drain()

    async def _paste(self, words: str) -> None:
        self._post(events.Paste(words))
        await self._drain()

    def _post(self, event: events.Event) -> None:
        event.set_sender(self.app)
        assert self.app._driver is not None
        self.app._driver.send_message(event)

    async def _call(self, deed: Callable[[], object]) -> None:
        deed()
        await self._drain()

    async def _drain(self) -> None:
        for _hop in range(HOPS):
            await self._pilot._wait_for_screen()
        while self._is_behind():
            self.app.screen._on_timer_update()
            await self._pilot._wait_for_screen()

    def _is_behind(self) -> bool:
        """Whether the screen has still to be laid out or painted, which it does by a clock."""
        screen = self.app.screen
        due = screen._layout_required or screen._repaint_required or screen._dirty_widgets
        return bool(due) and screen.is_current and not self.app._batch_count

    # What can be seen.

    @property
    def text(self) -> str:
        """The screen as text, without blanks at the ends of its rows."""
        return self.do(self._text())

    @property
    def rows(self) -> list[str]:
        """The screen row by row."""
        return self.text.split("\n")

    async def _text(self) -> str:
        # The one private call that a text of the screen takes.
        strips = self.app.screen._compositor.render_strips()
        return "\n".join(strip.text.rstrip() for strip in strips)

    def place_of(self, words: str) -> tuple[int, int]:
        """The cell, column and row from 0, in which these words begin for the first time."""
        y, row = next((y, row) for y, row in enumerate(self.rows) if words in row)
        return cell_len(row[: row.index(words)]), y

    @property
    def prompt(self) -> str:
        """The rows below the table: the bidding box, what is typed, what is asked or said; below them the footer."""
        return "\n".join(self.rows[-PROMPT_ROWS - 1 :])

    def zones(self) -> list[Zone]:
        """Every zone of every screen that is open, also under others."""
        return [zone for screen in self.app.screen_stack for zone in screen.query(Zone)]

    @property
    def screen_name(self) -> str:
        """Which screen is on top, by its class."""
        return type(self.app.screen).__name__

    @property
    def table(self) -> TableScreen:
        """The table's screen, also under others."""
        return next(screen for screen in self.app.screen_stack if isinstance(screen, TableScreen))

    @property
    def match(self) -> Match:
        """The rubber at the table."""
        return self.table.session.match

    def last_action(self) -> object:
        """What has been done last in the deal on the table."""
        return self.match.acts[-1].action

    # What is waited for.

    def see(self, words: str) -> None:
        """Wait until the screen shows these words."""
        self.until(lambda: self.shows(words), lambda: f"{words!r} is not on the screen:\n{self.text}")

    def shows(self, words: str) -> bool:
        """Whether these words are on the screen, also where a line was broken between them."""
        return words in " ".join(self.text.split())

    def until(self, condition: Callable[[], bool], complaint: Callable[[], str] = lambda: "it never came") -> None:
        """Wait for a condition; it must come true before the patience is over."""
        deadline = monotonic() + PATIENCE
        while not condition():
            assert monotonic() < deadline, complaint()
            self.do(self._drain())


@contextmanager
def driven(app: BridgeApp, size: tuple[int, int] = SMALL) -> Iterator[Driver]:
    """The running program in a window of this size, its home screen drawn."""
    app.theme = "textual-dark"
    app.animation_level = "none"
    with asyncio.Runner() as runner:
        running = app.run_test(size=size)
        driver = Driver(app, runner.run(running.__aenter__()), runner)
        try:
            yield driver
        finally:
            runner.run(running.__aexit__(None, None, None))
