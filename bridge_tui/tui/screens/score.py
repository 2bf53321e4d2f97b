"""The score of a real table: what is typed, clicked on or put right becomes an action of the session."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import BindingType
from textual.events import Key, Paste

from bridge_tui.engine.view import PUBLIC
from bridge_tui.match.actions import ScoreAction
from bridge_tui.match.events import RubberEnded
from bridge_tui.session.evening import evening_of
from bridge_tui.session.session import Events, Session
from bridge_tui.show.places import Place
from bridge_tui.show.score_correction import changes_nothing, corrected_deal, correction
from bridge_tui.show.score_page import score_page
from bridge_tui.show.score_typed import Misread, preview, read_score
from bridge_tui.show.spans import Lines
from bridge_tui.show.texts import _
from bridge_tui.tui.page import bindings, still_held
from bridge_tui.tui.session_page import SessionPage
from bridge_tui.tui.typed_line import TypedLine

ARROWS = ("up", "down", "left", "right", "home", "end")


class ScoreScreen(SessionPage):
    """The sheet of a session whose cards are on a real table."""

    PLACE = Place.SCORE
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.SCORE)

    def __init__(self, session: Session, message: str = "") -> None:
        super().__init__(session, message)
        self.line = TypedLine()
        self.ending = False
        """Whether the end has been asked for and waits for Enter."""
        self.stop_listening = session.listen(self.on_events)

    def on_unmount(self) -> None:
        """Nobody looks at this sheet any more."""
        self.stop_listening()

    # What is drawn.

    def lines(self, columns: int, rows: int) -> Lines:
        """The page."""
        match, typed = self.session.view(PUBLIC), self.line
        picked = corrected_deal(typed.text)
        return score_page(match, typed.text, typed.at, picked, self.message, self.deck, columns, rows)

    def can(self, command: str) -> bool:
        """Whether there is anything left to be ended."""
        return command != "end_rubber" or not self.session.match.sheet.is_over

    def on_events(self, events: Events) -> None:
        """Something is on the sheet: the line is free. Once it is over, the result lies over it."""
        self.line.put("")
        self.ending = False
        self.redraw()
        if any(isinstance(event, RubberEnded) for event in events):
            self.app.back_to_table()
            self.app.show_score_result(self.session)

    # Keys: taken here and not by bindings, which come after the keys that are waiting already.

    def on_key(self, event: Key) -> None:
        """Everything that can be seen goes to the line; nothing that is typed is a command."""
        if not self.is_active:
            event.stop()  # what waited for this page is no command of the one that lies over it now
        elif self.too_small:
            return
        elif event.key == "enter":
            event.stop()
            self.action_enter()
        elif event.key == "escape":
            event.stop()
            self.action_back()
        elif event.key in ARROWS:
            event.stop()
            self.action_move(event.key)
        elif event.key in {"backspace", "delete"}:
            event.stop()
            self.action_rub_out(event.key)
        elif event.key.startswith("alt+"):  # Escape and a key struck together reach us as one
            event.stop()
            self.line.put(event.character or "")
            self.changed()
        elif event.is_printable and event.character is not None:
            event.stop()
            self.type(event.character)

    def on_paste(self, event: Paste) -> None:
        """What is pasted is typed."""
        if not self.too_small:
            self.type(event.text)

    def type(self, text: str) -> None:
        """Type this at the cursor; what was asked or said is forgotten."""
        self.line.add(text)
        self.changed()

    def on_type_hit(self, text: str) -> None:
        """A word of the pad was hit."""
        self.line.add_word(text)
        self.changed()

    def choose_item(self, number: int) -> None:
        """A deal of the list was hit, which is to be put right."""
        self.pick(number + 1)

    def action_rub_out(self, key: str = "backspace") -> None:
        """Take out the letter before the cursor, or the one under it."""
        if key == "delete":
            self.line.delete()
        else:
            self.line.rub_out()
        self.changed()

    def action_move(self, key: str) -> None:
        """Go along the line, or to another deal, which is put on the line as it stands."""
        if key not in {"up", "down"}:
            self.line.move(key)
            self.redraw()
            return
        deals, picked = len(self.session.match.entered), corrected_deal(self.line.text)
        if not picked and (key == "down" or self.line.text):
            return  # what is typed is not lost by an arrow
        self.pick((picked or deals + 1) + (-1 if key == "up" else 1))

    def pick(self, number: int) -> None:
        """Put the deal of this number on the line; after the last one, nothing."""
        entered = self.session.match.entered
        if number >= 1:
            self.line.put(correction(number, entered) if number <= len(entered) else "")
            self.changed()

    def changed(self) -> None:
        """The line is another: no message and no question stands any more."""
        self.ending, self.message = False, ""
        self.redraw()

    # What is done.

    def action_enter(self) -> None:
        """Put what is typed on the sheet; end it, if that was asked; once it is over, show the result."""
        typed = self.line.text
        if self.ending:
            self.attempt(self.session.stop)
        elif typed.strip():
            self.enter(typed)
        elif not self.session.match.sheet.is_over:
            self.say(preview("", self.session.view(PUBLIC), self.deck))
        elif self.is_held():
            self.say(still_held())
        else:
            self.app.show_score_result(self.session)

    def enter(self, typed: str) -> None:
        """Put a line on the sheet, or say why it cannot stand there; then it is still on the line."""
        try:
            action = read_score(typed)
        except Misread as misread:
            self.say(misread.sentence)
            return
        if changes_nothing(action, self.session.match.entered):
            self.say(_("That is what stands there already: change it, or Esc."))
            return
        self.put_down(action, preview(typed, self.session.view(PUBLIC), self.deck))

    def put_down(self, action: ScoreAction, told: str) -> None:
        """Do it, and say what it has come to."""
        if self.attempt(lambda: self.session.act(action)) and self.is_current:
            self.message = told
            self.redraw()

    def action_end_rubber(self) -> None:
        """Ask whether it is to end here, once nothing is on the line that would be lost."""
        if self.line.text:
            self.say(_("Something is typed: Enter puts it on the sheet, Esc clears it. Then it can be ended."))
            return
        self.ending = not self.session.match.sheet.is_over
        asks = _("End it here, and settle it? Enter ends it, Esc goes on.")
        self.say(asks if self.ending else _("It is over already."))

    def action_sheet(self) -> None:
        """Show the whole score sheet."""
        self.app.show_sheet(self.session)

    def action_log(self) -> None:
        """Show what was entered."""
        self.app.show_score_log(self.session.view(PUBLIC))

    def action_account(self) -> None:
        """Show what each player has won or lost in the evening."""
        self.attempt(lambda: self.app.show_account(evening_of(self.app.store, self.session.game)))

    def action_back(self) -> None:
        """Take back what is asked, or clear the line; with nothing on it, go home. The game is saved."""
        if self.line.text or self.ending:
            self.line.put("")
            self.changed()
        else:
            self.app.go_home()
