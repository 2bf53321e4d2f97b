"""The settings: what the players prefer, a line each. What is changed is saved at once."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.widgets import Label

from bridge_tui.settings.choices import Settings
from bridge_tui.settings.problems import SettingsError
from bridge_tui.show.places import Place
from bridge_tui.show.prompt import message_rows
from bridge_tui.show.settings import WORDINGS, Wording, not_saved, problem_sentence, saved
from bridge_tui.show.spans import EMPTY, Span, line
from bridge_tui.show.texts import _, msgid
from bridge_tui.tui.choice import Choice
from bridge_tui.tui.form import Form, row
from bridge_tui.tui.page import bindings, still_held
from bridge_tui.tui.zone import Zone

HINTS = (
    msgid("The arrows up and down move; left and right change what is chosen."),
    msgid("A change counts at once, in all games, and is kept for the next time."),
)
"""What the form says below itself, as message ids."""


class SettingsScreen(Form):
    """A choice for each setting."""

    PLACE = Place.SETTINGS
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.SETTINGS)

    def compose(self) -> ComposeResult:
        """The choices as they stand."""
        settings = self.app.settings
        yield Label(_("Settings"), id="form-title")
        for key, wording in WORDINGS.items():
            yield row(_(wording.name), _choice(key, wording, settings))
        yield Zone(id="notes")
        yield Zone(id="footer")
        yield Zone(id="small")

    def on_mount(self) -> None:
        """Say what is wrong with the file, and listen to the choices."""
        self.message = "\n".join(map(problem_sentence, self.app.settings_problems))
        for choice in self.query(Choice):
            self.watch(choice, "at", self.change, init=False)

    def draw(self, columns: int, rows: int) -> None:
        """The notes below the form; the form draws itself."""
        notes = (note for sentence in self.message.splitlines() for note in message_rows(sentence, columns))
        hints = (line(" ", Span(_(hint), "dim")) for hint in HINTS)
        self.query_one("#notes", Zone).lines = (*hints, EMPTY, *notes)
        self.draw_footer(columns)

    @property
    def chosen(self) -> Settings:
        """The settings as they stand in the form."""
        at = {choice.id: choice.at for choice in self.query(Choice)}
        values: dict[str, Any] = {key: wording.options[at[key]].value for key, wording in WORDINGS.items()}
        return replace(self.app.settings, **values)

    def change(self) -> None:
        """Keep what is chosen now."""
        try:
            kept = self.app.change_settings(self.chosen)
        except SettingsError as error:
            self.say(not_saved(error.problem))
        else:
            self.say("\n".join(saved(kept, self.app.settings_problems)))

    def action_enter(self) -> None:
        """Change what the cursor is on, but not by the Enter that opened this screen."""
        if self.is_held():
            self.say(still_held())
        elif isinstance(self.focused, Choice):
            self.focused.action_turn(1)


def _choice(key: str, wording: Wording, settings: Settings) -> Choice:
    values = [option.value for option in wording.options]
    options = [(_(option.name), _(option.meaning)) for option in wording.options]
    return Choice(options, values.index(getattr(settings, key)), key)
