"""What all screens have in common: lines above a footer, the bindings of commands, a word on small windows."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import MouseScrollDown, MouseScrollUp, Resize
from textual.screen import Screen

from bridge_tui.show.commands import Command, commands_at, footer
from bridge_tui.show.deck import Deck
from bridge_tui.show.places import Place
from bridge_tui.show.sizes import SMALLEST
from bridge_tui.show.spans import Lines, Span, line
from bridge_tui.show.texts import _
from bridge_tui.tui.zone import Zone

if TYPE_CHECKING:
    from textual import getters

    from bridge_tui.tui.app import BridgeApp


def bindings(places: Place) -> list[BindingType]:
    """The bindings of the commands of some places; each calls the action of its command's name."""
    return [
        Binding(key, f"{command.id}('{key}')" if command.by_key else command.id, show=False, priority=command.first)
        for command in commands_at(places)
        for key in command.keys.split(",")
    ]


HELD = 0.7
"""Seconds: an Enter that comes sooner after the last one may be the same, held down. Keyboards wait up to two thirds of
a second before they repeat a key."""


class Page(Screen[None]):
    """A screen of lines above a footer with the commands of its `PLACE`.

    Subclasses say what `lines` there are; one with zones of its own composes and draws those instead.
    """

    PLACE: ClassVar[Place]
    ALLOW_SELECT = False

    if TYPE_CHECKING:
        app = getters.app(BridgeApp)

    def __init__(self) -> None:
        super().__init__()
        self.shown = float("-inf")
        """When the screen appeared, by the monotonic clock, if what it shows must not be passed over unseen."""
        self.message = ""
        """A sentence for whoever sits here: why something was not done, or what comes next."""

    @property
    def deck(self) -> Deck:
        """How this terminal writes cards."""
        return self.app.deck

    @property
    def place(self) -> Place:
        """Where the reader is now: the commands of this place are of use to him."""
        return self.PLACE

    @property
    def commands(self) -> tuple[Command, ...]:
        """What can be done here now: what the footer and the palette offer."""
        return tuple(command for command in commands_at(self.place) if self.can(command.id))

    def can(self, command: str) -> bool:
        """Whether the command of this name would do something now; subclasses say of theirs."""
        del command
        return True

    @property
    def too_small(self) -> bool:
        """Whether the window is too small to show everything."""
        return self.app.size.width < SMALLEST[0] or self.app.size.height < SMALLEST[1]

    def lines(self, columns: int, rows: int) -> Lines:
        """What the screen says above the footer, in so many columns and rows."""
        return ()

    def compose(self) -> ComposeResult:
        """The zones."""
        yield Zone(id="body")
        yield Zone(id="footer")
        yield Zone(id="small")

    def is_held(self) -> bool:
        """Whether the Enter that has come just now is held down, or struck before anybody can have seen this screen.

        What starts a game or goes on from a result asks this, so that nobody misses a result by pressing too long.
        """
        before, now = self.app.enters
        return (before > 0 and now - before < HELD) or self.is_unseen(self.app.struck)

    def is_unseen(self, struck: float) -> bool:
        """Whether what was struck at this time was struck before anybody can have seen this screen."""
        return struck - self.shown < HELD

    def on_resize(self, _event: Resize) -> None:
        """Draw for the new size."""
        self.redraw()

    def redraw(self) -> None:
        """Draw everything anew; zones whose lines have not changed stay as they are."""
        if not self.display:  # on its way out, perhaps without its zones already, with a new size or the wheel waiting
            return
        size = self.app.size
        self.set_class(self.too_small, "too-small")
        if self.too_small:
            self.query_one("#small", Zone).lines = _small(size.width, size.height)
        else:
            self.draw(size.width, size.height)

    def say(self, message: str) -> None:
        """Show a sentence."""
        self.message = message
        self.redraw()

    def draw(self, columns: int, rows: int) -> None:
        """Fill the zones for a window of this size."""
        self.query_one("#body", Zone).lines = self.lines(columns, rows - 1)
        self.draw_footer(columns)

    def draw_footer(self, columns: int) -> None:
        """What can be done here."""
        self.query_one("#footer", Zone).lines = (footer(self.commands, columns),)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Nothing is done blindly in a window that is too small, nor by a second key meant for the screen before."""
        return self.is_current and (not self.too_small or action in {"back", "quit"})

    async def on_zone_hit(self, message: Zone.Hit) -> None:
        """Do what the mouse has hit, unless something that came before has taken it from the screen."""
        if not self.is_active or self.too_small or not message.zone.shows(message.hit):
            return
        match message.hit.split(" ", 1):
            case ["do", command]:
                await self.app.run_command(self, command)
            case ["type", text]:
                self.on_type_hit(text)
            case ["item", number]:
                self.choose_item(int(number))

    def on_type_hit(self, text: str) -> None:
        """A card or a call was hit, which is typed so."""

    def choose_item(self, number: int) -> None:
        """The line of a menu or the option of a question was hit that has this number, from 0."""

    def action_back(self) -> None:
        """Leave this screen, unless it is the one at the bottom."""
        if len(self.app.screen_stack) > 1:
            self.app.pop_screen()

    def action_help(self) -> None:
        """Show what can be done here."""
        self.app.show_help(self.place)

    def action_settings(self) -> None:
        """Show what the players prefer, and let them change it."""
        self.app.show_settings()


def still_held() -> str:
    """What to say to an Enter that may be one held down."""
    return _("Was Enter still held down? Press it again to go on.")


class LongPage(Page):
    """A page that may have more lines than the window has rows: the arrows go up and down in it."""

    STEPS: ClassVar[dict[str, int]] = {"up": -1, "down": 1, "pageup": -10, "pagedown": 10}
    """By key, how many lines."""
    NOTCH: ClassVar[int] = 3
    """How many lines a notch of the mouse's wheel goes."""

    top = 0
    """How many lines have gone out of sight above."""

    def draw(self, columns: int, rows: int) -> None:
        """As many lines as there is room for; the last row says when there are more."""
        lines, room = self.lines(columns, rows - 1), rows - 1
        self.top = max(0, min(self.top, len(lines) - room))
        shown = lines[self.top : self.top + room]
        if len(lines) > self.top + room:
            shown = (*shown[:-1], line(Span(_(" more below: arrow down"), "dim")))
        self.query_one("#body", Zone).lines = shown
        self.draw_footer(columns)

    def action_move(self, key: str) -> None:
        """Go up or down."""
        self.scroll_by(self.STEPS[key])

    def on_mouse_scroll_up(self, _event: MouseScrollUp) -> None:
        """The wheel goes up."""
        self.turn_wheel(-1)

    def on_mouse_scroll_down(self, _event: MouseScrollDown) -> None:
        """The wheel goes down."""
        self.turn_wheel(1)

    def turn_wheel(self, notches: int) -> None:
        """Go down by so many notches of the wheel, or up by as many below nought."""
        if self.is_active and not self.too_small:
            self.scroll_by(notches * self.NOTCH)

    def scroll_by(self, step: int) -> None:
        """Go down by some lines, or up by as many below nought."""
        self.top += step
        self.redraw()


def _small(columns: int, rows: int) -> Lines:
    words = _("The window is {columns}x{rows}; the table needs {width}x{height}. Nothing is lost: make it larger.")
    width, height = SMALLEST
    sentence = words.format(columns=columns, rows=rows, width=width, height=height)
    return tuple(line(row) for row in wrap(sentence, max(1, columns)))
