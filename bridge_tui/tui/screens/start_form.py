"""The form that a game begins with: who sits where, and a few choices. What was answered last time is proposed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from textual.app import ComposeResult
from textual.containers import Container
from textual.widgets import Input, Label

from bridge_tui.match.actions import StartMatch
from bridge_tui.model.seats import SEATS
from bridge_tui.records.store_problems import StoreError
from bridge_tui.show.names import NAME_CELLS, clean_name, own_name, player_name
from bridge_tui.show.new_game import Question, does_not_count
from bridge_tui.show.prompt import message_rows
from bridge_tui.show.refusals import store_problem
from bridge_tui.show.spans import EMPTY, Span, line
from bridge_tui.show.texts import _, msgid, seat_name
from bridge_tui.tui.choice import Choice
from bridge_tui.tui.form import Form, row
from bridge_tui.tui.name_field import NameField
from bridge_tui.tui.page import still_held
from bridge_tui.tui.zone import Zone

HINTS = (
    msgid("The same name at several seats is one person, who plays them all."),
    msgid("Tab and the arrows up and down move; left and right change a choice."),
)
"""What the form says below itself, as message ids."""

NOBODY = ("", "", "", "")
"""The names when none was given before."""

LONGEST_NAME = 200
"""Letters of a name that are kept; the screens shorten them to what fits."""


class StartForm(Form):
    """The form. Enter anywhere begins; subclasses say what is asked, and what else goes into the start."""

    def __init__(self, title: str, last: StartMatch, questions: tuple[Question, ...]) -> None:
        super().__init__()
        self.heading = title
        self.last = last
        self.questions = questions

    def compose(self) -> ComposeResult:
        """Four names, a choice for each question, and what else there is."""
        names = self.last.players
        yield Label(self.heading, id="form-title")
        for seat in SEATS:
            name = own_name(seat, names[seat])
            field = NameField(
                name, placeholder=seat_name(seat), max_length=LONGEST_NAME, compact=True, id=f"seat-{seat}"
            )
            yield row(seat_name(seat), field)
        for question in self.questions:
            options = [(answer.name, answer.meaning) for answer in question.answers]
            yield row(question.name, Choice(options, question.at(self.last), question.id))
        yield from self.other_rows()
        yield Zone(id="notes")
        yield Zone(id="footer")
        yield Zone(id="small")

    def other_rows(self) -> Iterable[Container]:
        """What else is asked."""
        return ()

    def on_mount(self) -> None:
        """Remember what stands in the form before anybody types, and listen to the choices."""
        self.proposed = self.players
        for choice in self.query(Choice):
            self.watch(choice, "at", self.redraw, init=False)

    def draw(self, columns: int, rows: int) -> None:
        """The notes below the form; the form draws itself."""
        notes = tuple(
            row
            for note in (*self.together(), *self.without_effect(), self.message)
            for row in message_rows(note, columns)
        )
        hints = tuple(line(" ", Span(_(hint), "dim")) for hint in HINTS)
        self.query_one("#notes", Zone).lines = (*hints, EMPTY, *notes)
        self.draw_footer(columns)

    def on_input_changed(self, _event: Input.Changed) -> None:
        """A name makes two seats one person, or no longer; and whoever types holds no Enter down."""
        if self.players != self.proposed:
            self.message = ""
        self.redraw()

    def on_input_submitted(self, _event: Input.Submitted) -> None:
        """Enter in a name begins, as it does elsewhere."""
        self.action_enter()

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

    def without_effect(self) -> tuple[str, ...]:
        """What need not have been answered."""
        return does_not_count(self.answers["form"])

    @property
    def answers(self) -> dict[str, Any]:
        """What the start of the game has by the answers, by the names of its fields."""
        taken = (question.answers[self.query_one(f"#{question.id}", Choice).at] for question in self.questions)
        return {field: value for answer in taken for field, value in answer.fields.items()}

    def action_enter(self) -> None:
        """Begin with these answers."""
        if not self.is_active:
            return
        if self.is_held():
            self.say(still_held())
            return
        try:
            self.app.begin(self.start)
        except StoreError as error:
            self.say(store_problem(error))

    @property
    def start(self) -> StartMatch:
        """What begins with these answers."""
        return StartMatch(self.players, **self.answers)
