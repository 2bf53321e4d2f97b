"""New game: who sits where and how it is played. What was answered last time is proposed again."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container
from textual.widgets import Input, Label

from bridge_tui.match.actions import StartMatch
from bridge_tui.model.seats import SEATS
from bridge_tui.records.store import StoreError
from bridge_tui.scoring.points import Scale
from bridge_tui.session.shuffle import cut_for
from bridge_tui.show.commands import Place
from bridge_tui.show.names import NAME_CELLS, clean_name, own_name, player_name
from bridge_tui.show.prompt import message_rows
from bridge_tui.show.refusals import store_problem
from bridge_tui.show.spans import EMPTY, Span, line
from bridge_tui.show.texts import _, msgid, scale_line, scale_name, seat_name
from bridge_tui.tui.choice import Choice
from bridge_tui.tui.name_field import NameField
from bridge_tui.tui.page import Page, bindings, still_held
from bridge_tui.tui.zone import Zone

SCALES = (Scale.NEW, Scale.OLD)
HINTS = (
    msgid("The same name at several seats is one person, who plays them all."),
    msgid("Tab and the arrows up and down move; left and right change a choice."),
)
"""What the form says below itself, as message ids."""

LONGEST_NAME = 200
"""Letters of a name that are kept; the screens shorten them to what fits."""


class NewGameScreen(Page):
    """The form. Enter anywhere starts the game."""

    PLACE = Place.NEW_GAME
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.NEW_GAME)

    def __init__(self, last: StartMatch | None) -> None:
        super().__init__()
        self.last = last
        self.message = ""

    def compose(self) -> ComposeResult:
        """Four names and three choices."""
        last = self.last
        names = last.players if last else ("", "", "", "")
        yield Label(_("New game"), id="form-title")
        for seat in SEATS:
            name = own_name(seat, names[seat])
            with Container(classes="row"):
                yield Label(seat_name(seat), classes="name")
                yield NameField(
                    name, placeholder=seat_name(seat), max_length=LONGEST_NAME, compact=True, id=f"seat-{seat}"
                )
        scales = [(scale_name(scale), scale_line(scale)) for scale in SCALES]
        choices = (
            (_("Hands"), Choice(_hands(), int(last is not None and not last.hidden), "hands")),
            (_("Scale"), Choice(scales, SCALES.index(last.scale) if last else 0, "scale")),
            (_("Honours"), Choice(_honours(), int(last is not None and not last.honours), "honours")),
        )
        for name, choice in choices:
            with Container(classes="row"):
                yield Label(name, classes="name")
                yield choice
        yield Zone(id="notes")
        yield Zone(id="footer")
        yield Zone(id="small")

    def on_mount(self) -> None:
        """Remember what stands in the form before anybody types."""
        self.proposed = self.players

    def draw(self, columns: int, rows: int) -> None:
        """The notes below the form; the form draws itself."""
        notes = tuple(row for note in (*self.together(), self.message) for row in message_rows(note, columns))
        hints = tuple(line(" ", Span(_(hint), "dim")) for hint in HINTS)
        self.query_one("#notes", Zone).lines = (*hints, EMPTY, *notes)
        self.draw_footer(columns)

    def on_input_changed(self, _event: Input.Changed) -> None:
        """A name makes two seats one person, or no longer; and whoever types holds no Enter down."""
        if self.players != self.proposed:
            self.entered, self.message = 0.0, ""
        self.redraw()

    def on_input_submitted(self, _event: Input.Submitted) -> None:
        """Enter in a name starts the game, as it does elsewhere."""
        self.action_enter()

    def action_move(self, key: str) -> None:
        """Go to the line above or below."""
        if key in {"up", "shift+tab"}:
            self.focus_previous()
        else:
            self.focus_next()

    @property
    def players(self) -> tuple[str, str, str, str]:
        """The names by seat; a seat without one is called by its own."""
        north, east, south, west = (
            clean_name(self.query_one(f"#seat-{seat}", NameField).value) or seat_name(seat) for seat in SEATS
        )
        return north, east, south, west

    def together(self) -> list[str]:
        """For each name that stands at several seats: that one person plays them all."""
        players = self.players
        seats = {name: [seat_name(seat) for seat in SEATS if players[seat] == name] for name in players}
        words = _("{name} is one person and plays {seats}.")
        return [
            words.format(name=player_name(name, NAME_CELLS, self.deck), seats=", ".join(held))
            for name, held in seats.items()
            if len(held) > 1
        ]

    def action_enter(self) -> None:
        """Start the game with these answers."""
        if not self.is_current:
            return
        if self.is_held():
            self.say(still_held())
            return
        start = StartMatch(
            players=self.players,
            cut=cut_for(self.app.seed, 1),
            hidden=self.at("hands") == 0,
            scale=SCALES[self.at("scale")],
            honours=self.at("honours") == 0,
            seed=self.app.seed,
        )
        try:
            self.app.begin(start)
        except StoreError as error:
            self.say(store_problem(error))

    def say(self, message: str) -> None:
        """Show a sentence below the form."""
        self.message = message
        self.redraw()

    def at(self, name: str) -> int:
        """Which option of a choice is taken."""
        return self.query_one(f"#{name}", Choice).at


def _hands() -> list[tuple[str, str]]:
    return [
        (_("hidden"), _("a curtain between the players")),
        (_("open"), _("everybody sees everything")),
    ]


def _honours() -> list[tuple[str, str]]:
    return [
        (_("scored"), _("in whatever hand they lie")),
        (_("not scored"), _("no points for them")),
    ]
