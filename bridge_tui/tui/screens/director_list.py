"""Calling the director: what the person at the keyboard, or whoever gives the letter of his seat, has to say."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import ClassVar

from textual.binding import BindingType
from textual.events import Key

from bridge_tui.engine.actions import TableAction
from bridge_tui.engine.view import PUBLIC, View
from bridge_tui.model.seats import Seat
from bridge_tui.session.session import Session
from bridge_tui.show.director_list import Details, Saying, director_page, sayings
from bridge_tui.show.facing import warning
from bridge_tui.show.menu import moved
from bridge_tui.show.places import Place
from bridge_tui.show.spans import Lines
from bridge_tui.show.typed import seat_of
from bridge_tui.tui.page import bindings
from bridge_tui.tui.speaking_page import SpeakingPage


class DirectorScreen(SpeakingPage):
    """What a seat can say. No hand is shown here, and nobody's cards are asked for."""

    PLACE = Place.DIRECTOR
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.DIRECTOR)

    def __init__(self, session: Session, sitter: Seat | None, let_go: Callable[[], None] | None) -> None:
        super().__init__(session, sitter, let_go)
        self.speaker = sitter
        """Whose list it is."""
        self.at = 0
        self.is_warned = False
        """Whether it has been asked if a whole hand is to be seen, which waits for Enter."""

    @property
    def place(self) -> Place:
        """Once it is asked whether a hand is to be seen, Enter confirms that and says nothing else."""
        return Place.FACING if self.is_warned else Place.DIRECTOR

    @property
    def view(self) -> View | None:
        """The table as everybody sees it."""
        return self.session.view(PUBLIC).table

    @property
    def said(self) -> tuple[Saying, ...]:
        """What the speaker can say."""
        view = self.view
        if view is None or self.speaker is None:
            return ()
        return sayings(view, self.speaker, self.may, is_at_keyboard=self.is_at_keyboard(self.speaker))

    def may(self, action: TableAction) -> bool:
        """Whether this would be done."""
        return self.session.refusal(action) is None

    def can(self, command: str) -> bool:
        """Whether there is anything to say yet."""
        return command != "enter" or bool(self.said)

    def lines(self, columns: int, rows: int) -> Lines:
        """The list, or who is asked for his letter."""
        match = self.session.view(PUBLIC)
        return director_page(self.said, self.at, self.speaker, match, self.message, self.deck, columns)

    def on_key(self, event: Key) -> None:
        """The letter of a seat lets its player speak."""
        seat = seat_of(event.character) if event.character else None
        if seat is not None and self.is_active and not self.too_small:
            self.come_to_keyboard(seat)
            self.speaker, self.at = seat, 0
            self.withdraw()

    def action_move(self, key: str) -> None:
        """Move the cursor."""
        self.at = moved(self.at, key, len(self.said))
        self.withdraw()

    def choose_item(self, number: int) -> None:
        """Point at what was hit; the second time, say it. A whole hand takes one more, which no double click brings."""
        if number == self.at:
            self.action_enter()
        else:
            self.at = number
            self.withdraw()

    def withdraw(self) -> None:
        """Take back what was asked or said here."""
        self.is_warned, self.message = False, ""
        self.redraw()

    def action_back(self) -> None:
        """Show no hand after all, or leave the list."""
        if self.is_warned:
            self.withdraw()
        else:
            super().action_back()

    def action_enter(self) -> None:
        """Say what the cursor is on."""
        said, speaker = self.said, self.speaker
        if not said or speaker is None:
            return
        does = said[self.at].does
        if isinstance(does, Details):
            self.ask_for(does, speaker)
        else:
            self.warn_or_say(does)

    def ask_for(self, details: Details, speaker: Seat) -> None:
        """Open the page on which the rest is said."""
        pages = {
            Details.CARDS: self.app.show_expose,
            Details.REVOKE: self.app.show_revoke_claim,
            Details.SLIP: self.app.show_slip,
        }
        pages[details](self.session, speaker)

    def warn_or_say(self, action: TableAction) -> None:
        """Say it, but first ask whether a whole hand is to be seen: no slip of a finger, nor a held key, shows one."""
        view = self.view
        words = "" if view is None else warning(view, action)
        if words and not self.is_warned:
            self.is_warned, self.shown = True, monotonic()
            self.say(words)
        elif not (words and self.is_held()):
            self.say_it(action)

    def say_it(self, action: TableAction) -> None:
        """Say it; at the table, or on the result, the screen then shows what has come of it."""
        self.is_warned = False
        if self.attempt(lambda: self.session.act(action)) and self.is_current:
            self.app.back_to_table()
