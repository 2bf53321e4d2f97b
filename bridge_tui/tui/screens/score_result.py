"""How the rubber of a real table ended, and the evening; then the next one, or back to put something right."""

from __future__ import annotations

from time import monotonic
from typing import ClassVar

from textual.binding import BindingType
from textual.events import Key

from bridge_tui.engine.view import PUBLIC
from bridge_tui.match.match import Match
from bridge_tui.records.store_problems import StoreError
from bridge_tui.session.evening import evening_of, last_of_evening
from bridge_tui.session.session import Session
from bridge_tui.session.shuffle import Partners, next_rubber
from bridge_tui.show.places import Place
from bridge_tui.show.prompt import message_rows
from bridge_tui.show.refusals import store_problem
from bridge_tui.show.result import rubber_result
from bridge_tui.show.settlement import settlement_lines
from bridge_tui.show.spans import EMPTY, Lines, line
from bridge_tui.show.texts import _
from bridge_tui.tui.page import LongPage, bindings, still_held
from bridge_tui.tui.session_page import SessionPage

ALL_ROWS = 999
"""More than the end result has; the page scrolls."""


BEGINS_RESULT = frozenset("0123456789p")
"""With what a result begins that somebody types; none of it is a command here."""


class ScoreResultScreen(SessionPage, LongPage):
    """The end result and the evening's account."""

    PLACE = Place.SCORE_RESULT
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.SCORE_RESULT)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.shown = monotonic()
        self.evening: tuple[Match, ...] = ()
        self.typed = False
        """Whether somebody who has not seen that it is over has begun to type another result."""

    def on_key(self, event: Key) -> None:
        """A result that is typed on is no row of commands: nothing happens until it is ended by Enter, or given up."""
        if event.key in {"enter", "escape"} and self.typed:
            self.typed, self.message = False, ""
        elif self.typed or event.character in BEGINS_RESULT or (event.is_printable and self.is_unseen(event.time)):
            self.typed = True
            self.message = _("It is over: nothing more is entered here. Enter ends this line.")
        else:
            return
        event.stop()
        self.redraw()

    def on_screen_resume(self) -> None:
        """Read the evening, whose other rubbers may have been put right elsewhere."""
        try:
            self.evening = evening_of(self.app.store, self.session.game)
        except StoreError as error:
            self.message = store_problem(error)
        self.redraw()

    def lines(self, columns: int, rows: int) -> Lines:
        """A message, the result, the account."""
        result = rubber_result(self.session.view(PUBLIC), self.deck, columns, ALL_ROWS)
        account = settlement_lines(self.evening, self.deck)
        return (*message_rows(self.message, columns), *result, EMPTY, *(line(" ", row) for row in account))

    def action_enter(self) -> None:
        """Go on with the same partners."""
        if self.is_held():
            self.say(still_held())
        else:
            self.play_on(Partners.SAME)

    def action_rotate(self) -> None:
        """Go on with the partners moved on."""
        self.play_on(Partners.ROTATED)

    def action_draw(self) -> None:
        """Go on with partners drawn anew."""
        self.play_on(Partners.DRAWN)

    def action_ask_anew(self) -> None:
        """Go on with other people, or another form."""
        if self.is_last():
            self.app.new_score(next_rubber(self.session.match.start, self.session.game))

    def play_on(self, partners: Partners) -> None:
        """Begin the next rubber, Chicago or row of boards of the evening, if none has followed yet."""
        if self.is_last():
            start = next_rubber(self.session.match.start, self.session.game, partners)
            self.attempt(lambda: self.app.begin(start))

    def is_last(self) -> bool:
        """Whether none has followed yet; if one has, say which."""
        start, game, last = self.session.match.start, self.session.game, []
        if not self.attempt(lambda: last.append(last_of_evening(self.app.store, start, game))):
            return False
        if last == [game]:
            return True
        self.say(_("Game {game} has followed already: go on with that from home.").format(game=last[0]))
        return False

    def action_put_right(self) -> None:
        """Back to the sheet, on which a result can be put right."""
        self.app.pop_screen()

    def action_sheet(self) -> None:
        """Show the whole score sheet."""
        self.app.show_sheet(self.session)

    def action_log(self) -> None:
        """Show what was entered."""
        self.app.show_score_log(self.session.view(PUBLIC))

    def action_back(self) -> None:
        """Go home; the game is saved."""
        self.app.go_home()
