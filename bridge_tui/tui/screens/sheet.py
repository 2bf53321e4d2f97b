"""The whole score sheet, to be read or taken away, and the end of what nobody wants to finish."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import BindingType

from bridge_tui.engine.view import PUBLIC
from bridge_tui.match.duplicate import DuplicateSheet
from bridge_tui.match.view import Phase
from bridge_tui.session.session import Session
from bridge_tui.show.places import Place
from bridge_tui.show.prompt import message_rows
from bridge_tui.show.sheet import full_sheet
from bridge_tui.show.spans import Lines
from bridge_tui.show.texts import _
from bridge_tui.tui.page import LongPage, bindings
from bridge_tui.tui.session_page import SessionPage


class SheetScreen(SessionPage, LongPage):
    """The sheet of a session."""

    PLACE = Place.SHEET
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.SHEET)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.ending = False
        """Whether the end has been asked for and waits for Enter."""
        if isinstance(session.match.sheet, DuplicateSheet):
            self.top = session.match.sheet.deals  # the newest boards stand last: begin at the end

    def lines(self, columns: int, rows: int) -> Lines:
        """The sheet, and below it a question or a message."""
        match = self.session.view(PUBLIC)
        sheet = full_sheet(match.sheet, match.start, self.deck, columns)
        return (*sheet, *message_rows(self.message, columns))

    def say(self, message: str) -> None:
        """Show a sentence below the sheet, and go there."""
        self.message = message
        self.scroll_by(len(self.lines(*self.app.size)))

    def action_export(self) -> None:
        """Write the sheet into files; a question whether to end it here is withdrawn."""
        from bridge_tui.tui.sheet_files import write_sheet  # noqa: PLC0415 - needed when asked for

        self.ending = False
        self.say(write_sheet(self.session, self.app.store, self.deck))

    def can(self, command: str) -> bool:
        """Whether there is anything left to be ended."""
        return command != "end_rubber" or self.session.match.phase is not Phase.RUBBER_OVER

    def action_end_rubber(self) -> None:
        """Ask whether it is to end here."""
        self.ending = self.session.match.phase is not Phase.RUBBER_OVER
        asks = _("End it here? A deal in progress does not count. Enter ends it, Esc goes on.")
        self.say(asks if self.ending else _("It is over already."))

    def action_enter(self) -> None:
        """End it, if that was asked."""
        if self.ending:
            self.attempt(self.session.stop)

    def action_back(self) -> None:
        """Go on with it, or back to the table."""
        if self.ending:
            self.ending, self.message = False, ""
            self.redraw()
        else:
            super().action_back()
