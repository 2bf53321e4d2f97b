"""The application: what screens there are, how one leads to the next, and what happens when something breaks."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from textual.app import SystemCommand
from textual.driver import Driver
from textual.events import Event, InputEvent, Key, MouseDown
from textual.screen import Screen

from bridge_tui.records.store import SavedGame, Store
from bridge_tui.records.store_problems import StoreError
from bridge_tui.resources import assets
from bridge_tui.settings import FILE
from bridge_tui.show.deck import SIGNS, Deck
from bridge_tui.show.refusals import store_problem
from bridge_tui.show.texts import _
from bridge_tui.tui.over_table import OverTable
from bridge_tui.tui.page import Page
from bridge_tui.tui.screens.home import HomeScreen

if TYPE_CHECKING:
    from textual.timer import Timer, TimerCallback

    from bridge_tui.match.actions import StartMatch
    from bridge_tui.session.session import Session
    from bridge_tui.settings.choices import Settings
    from bridge_tui.settings.problems import Problem

SUIT_COLOURS = {
    True: {"suit-spades": "#A9C7FF", "suit-hearts": "#FF8080", "suit-diamonds": "#FFB454", "suit-clubs": "#7BD88F"},
    False: {"suit-spades": "#0B3D91", "suit-hearts": "#A8071A", "suit-diamonds": "#8A3F00", "suit-clubs": "#0B5D1E"},
}
"""By whether the theme is dark: four colours that keep their contrast also when they are greyed."""

AT_TABLE = 2
"""So many screens are open at a table over which nothing lies."""


class BridgeApp(OverTable):
    """The bridge table."""

    TITLE = "bridge-tui"
    CSS_PATH = str(assets() / "styles" / "bridge.tcss")
    ALLOW_SELECT = False

    def __init__(
        self, store: Store, seed: int | None = None, deck: Deck = SIGNS, settings_file: Path | None = None
    ) -> None:
        super().__init__()
        self.store = store
        self.seed = seed
        self.deck = deck
        self.settings_file = settings_file or store.path.with_name(FILE)
        """Beside the saved games, if nothing else was said."""
        self.settings_problems: tuple[Problem, ...] = ()
        """What is wrong with it, as far as it has been read."""
        self._settings: Settings | None = None
        self.home = HomeScreen()
        self.struck = 0.0
        """When a key or a button was struck last, and not when there was time for it; by the monotonic clock."""
        self.enters = (0.0, 0.0)
        """When Enter was struck the last two times, if nothing else was struck in between; 0 for never."""
        self.first: Callable[[BridgeApp], None] | None = None
        """What is opened over home at once; None for nothing."""

    def on_ready(self) -> None:
        """Home is painted: open what was asked for."""
        if self.first is not None:
            self.first(self)

    def get_driver_class(self) -> type[Driver]:
        """Textual's choice, but on a terminal our own."""
        usual = super().get_driver_class()
        if usual.__name__ != "LinuxDriver":
            return usual
        from bridge_tui.tui.driver import TerminalDriver  # noqa: PLC0415 - not to be had on every system

        return TerminalDriver

    def set_timer(
        self, delay: float, callback: TimerCallback | None = None, *, name: str | None = None, pause: bool = False
    ) -> Timer:
        """Textual's timer for one call, which goes off however late.

        Textual drops one whose moment has passed before it begins to wait, as can happen on a busy machine, and with
        it every new size of the window from then on.
        """
        timer = super().set_timer(delay, callback, name=name, pause=pause)
        timer._skip = False  # noqa: SLF001 - Textual has no parameter for it
        return timer

    def get_default_screen(self) -> HomeScreen:
        """The screen at the bottom."""
        return self.home

    async def on_event(self, event: Event) -> None:
        """Remember when somebody struck something."""
        if isinstance(event, InputEvent):
            self.struck = event.time
        if isinstance(event, Key) and event.key == "enter":
            if event.time != self.enters[1]:  # what nobody takes comes by once more
                self.enters = (self.enters[1], event.time)
        elif isinstance(event, Key | MouseDown):
            self.enters = (0.0, 0.0)
        await super().on_event(event)

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """The suits' colours, for stylesheets."""
        return SUIT_COLOURS[self.current_theme.dark]

    def get_system_commands(self, screen: Screen[None]) -> Iterable[SystemCommand]:
        """The palette offers what the keys of this screen do, but for what the mouse may not do, which works there."""
        if isinstance(screen, Page):
            for command in (command for command in screen.commands if command.name and not command.keys_only):
                do = partial(self.run_chosen, screen, command.id)
                yield SystemCommand(f"{_(command.name)} ({command.labels[0]})", _(command.help), do)

    async def run_command(self, screen: Page, command: str) -> None:
        """Do a command on the screen that it was chosen from; what the screen does not know, the app does."""
        if screen.is_current and not await self.run_action(command, screen):
            await self.run_action(command)

    async def run_chosen(self, screen: Page, command: str) -> None:
        """Do a command that was chosen from the palette: its Enter was not held since the screen before."""
        self.enters, screen.shown = (0.0, 0.0), float("-inf")
        await self.run_command(screen, command)

    def action_command_palette(self) -> None:
        """Open the palette over a screen of ours."""
        from bridge_tui.tui.palette import Palette  # noqa: PLC0415 - opened when asked for

        if isinstance(self.screen, Page):
            self.push_screen(Palette(id="--command-palette"))

    # What the players prefer.

    @property
    def settings(self) -> Settings:
        """What the players prefer: read when it is first asked for, which is after the first screen has been painted.

        What is wrong with the file stands on home from then on.
        """
        if self._settings is None:
            from bridge_tui.settings.file import load  # noqa: PLC0415

            self._settings, self.settings_problems = load(self.settings_file)
            if self.settings_problems:
                from bridge_tui.show.settings import first_problem  # noqa: PLC0415

                self.home.message = first_problem(self.settings_problems)
        return self._settings

    def change_settings(self, settings: Settings) -> Path | None:
        """From now on play by these settings, and save them; where a file that was no TOML is kept, if it was none.

        Raises `SettingsError` if they cannot be saved; they count all the same, until the program ends.
        """
        from bridge_tui.settings.file import load, save  # noqa: PLC0415

        self._settings = settings
        kept = save(self.settings_file, settings)
        _saved, self.settings_problems = load(self.settings_file)
        return kept

    def show_settings(self) -> None:
        """The settings, to be changed."""
        from bridge_tui.tui.screens.settings import SettingsScreen  # noqa: PLC0415

        self.push_screen(SettingsScreen())

    # From home to a table.

    @property
    def sessions(self) -> type[Session]:
        """What a game is begun or resumed as; loaded when there is one, for home is painted without a table."""
        from bridge_tui.session.session import Session  # noqa: PLC0415

        return Session

    def resume(self, game: SavedGame) -> None:
        """Sit down at a saved game again, at the card or the result at which it was left, the curtain down."""
        self.go_on(game.id)

    def go_on(self, number: int) -> None:
        """The same by the number of the game."""
        try:
            self.open_session(self.sessions.resume(self.store, number))
        except StoreError as error:
            self.home.say(store_problem(error))

    def new_game(self) -> None:
        """Ask who plays and how."""
        from bridge_tui.tui.screens.new_game import NewGameScreen  # noqa: PLC0415 - opened when asked for

        self.push_screen(NewGameScreen(self.last_start()))

    def new_score(self, follows: StartMatch | None = None) -> None:
        """Ask who plays at a real table and how: in a new evening, or where this would follow with the same people."""
        from bridge_tui.tui.screens.score_setup import ScoreSetupScreen  # noqa: PLC0415 - opened when asked for

        self.push_screen(ScoreSetupScreen(follows or self.last_start(kept=True), goes_on=follows is not None))

    def ask_director(self) -> None:
        """The director's desk: by the laws of the last game, if there was one."""
        from bridge_tui.engine.laws.codes import Code  # noqa: PLC0415
        from bridge_tui.tui.screens.desk import DeskScreen  # noqa: PLC0415 - opened when asked for

        last = self.last_start()
        self.push_screen(DeskScreen(Code.CLASSIC if last is None else last.code))

    def last_start(self, *, kept: bool = False) -> StartMatch | None:
        """What was answered last time, here or for a real table."""
        try:
            return self.store.last_start(kept=kept)
        except StoreError:
            return None

    def begin(self, start: StartMatch) -> None:
        """Start a rubber: save it, deal, sit down. What lay over home is closed."""
        from bridge_tui.show.pages import the_cut  # noqa: PLC0415

        first = self.last_start() is None and not start.kept
        session = self.sessions.begin(self.store, start)
        self.go_home()
        self.open_session(session, the_cut(start, self.deck))
        if first:
            self.show_tour(live=start.live)

    def go_home(self) -> None:
        """Close everything that lies over home."""
        while len(self.screen_stack) > 1:
            self.pop_screen()

    def open_session(self, session: Session, message: str = "") -> None:
        """Sit down where it is played: at its table, or over the sheet of a real one."""
        if session.match.start.kept:
            self.open_score(session, message)
        else:
            self.open_table(session, message)

    def open_score(self, session: Session, message: str = "") -> None:
        """The sheet of a real table; if its rubber is over, look at the result first."""
        from bridge_tui.tui.screens.score import ScoreScreen  # noqa: PLC0415

        self.push_screen(ScoreScreen(session, message))
        if session.match.sheet.is_over:
            self.show_score_result(session)

    def open_table(self, session: Session, message: str = "") -> None:
        """Sit down at a session's table; if its deal or its rubber is over, look at the result first."""
        from bridge_tui.tui.screens.table import TableScreen  # noqa: PLC0415

        self.push_screen(TableScreen(session, message))
        if session.actors:
            return
        if session.match.sheet.is_over:
            self.show_rubber_result(session)
        elif session.match.result is not None:
            self.show_result(session)

    # What lies over the table.

    def back_to_table(self) -> None:
        """Close what lies over the table; the table lies over home."""
        while len(self.screen_stack) > AT_TABLE:
            self.pop_screen()

    def show_result(self, session: Session, message: str = "") -> None:
        """The deal that has ended, in the place of what lies over its table, with what was said there last."""
        from bridge_tui.tui.screens.results import DealResultScreen  # noqa: PLC0415

        self.back_to_table()
        self.push_screen(DealResultScreen(session, message))

    def show_rubber_result(self, session: Session) -> None:
        """The rubber that has ended."""
        from bridge_tui.tui.screens.results import RubberResultScreen  # noqa: PLC0415

        self.push_screen(RubberResultScreen(session))

    def _fatal_error(self) -> None:
        """An error of the program's own: its place, without the values of local variables, which may be hands."""
        from rich.console import Group  # noqa: PLC0415
        from rich.segment import Segments  # noqa: PLC0415
        from rich.traceback import Traceback  # noqa: PLC0415

        self.bell()
        traceback = Traceback(show_locals=False, width=None)
        report = Segments(self.console.render(traceback, self.console.options))
        words = _("An error of bridge-tui itself. Your game is saved; start again to continue it.")
        self._exit_renderables.append(Group(report, words))  # of several only the first would be printed
        self._close_messages_no_wait()
