"""The keyboard at the table: what is typed, pointed at or picked becomes an action of the session."""

from __future__ import annotations

from textual.events import Key, Paste

from bridge_tui.engine.actions import MakeCall
from bridge_tui.engine.view import PUBLIC, Reader, View
from bridge_tui.model.calls import Call
from bridge_tui.model.cards import Card
from bridge_tui.session.session import Session
from bridge_tui.show import picking, prompt, typed
from bridge_tui.show.designations import can_be_said, not_to_be_said, typed_designation
from bridge_tui.show.reach import play_of
from bridge_tui.show.ruling_page import shows_no_hand
from bridge_tui.show.side import record_reach
from bridge_tui.show.sizes import Sizes
from bridge_tui.show.typed import State
from bridge_tui.tui.repeats import Repeats
from bridge_tui.tui.screens.table_question import TableQuestion

RECORD_STEPS = {"pageup": 5, "pagedown": -5}
"""By key, how many lines of the record."""


class TablePrompt(TableQuestion):
    """What a session's players do at the table; subclasses draw it."""

    def __init__(self, session: Session, message: str = "") -> None:
        super().__init__(session, message)
        self.repeats = Repeats()
        self.hovered: Call | None = None
        """The call that the pointer of the mouse is on."""
        self.record_top = 0
        """How many lines of the deal's record are out of sight below."""

    # What is seen.

    @property
    def player(self) -> str | None:
        """Who has to act and sits at the keyboard."""
        sitter = self.curtain.sitter
        return None if sitter is None else self.session.match.start.players[sitter]

    @property
    def reader(self) -> Reader:
        """Whose view is drawn: no seat's, where either of two may give a ruling."""
        return PUBLIC if shows_no_hand(self.question, self.session.actors) else self.curtain.reader

    @property
    def view(self) -> View | None:
        """The table as whoever is at the keyboard may see it."""
        return self.session.view(self.reader).table

    # Keys.

    def on_key(self, event: Key) -> None:
        """Letters lift the curtain or go to the prompt; with nothing typed, those of commands go to the bindings."""
        if self.too_small or not self.is_active:
            return
        if self.repeats.is_repeated(event.key, event.time, event.character or "", self.player):
            event.stop()
            if not self.curtain.is_down and not self.repeats.goes_on:
                self.say(prompt.still_held(event.character or event.key))
            return
        if event.key == "enter":  # not left to the binding, which comes after keys that are waiting already
            event.stop()
            self.action_enter()
            return
        if event.key == "tab":  # nor this, lest what is typed after it comes from the seat before
            event.stop()
            self.action_acting_seat()
            return
        if self.take(event):
            event.stop()
        self.redraw()

    def take(self, event: Key) -> bool:
        """Take a key for the curtain, the question or the prompt; whether no command may have it any more."""
        if self.curtain.is_down:
            if event.key != "escape":
                self.name_seat(event)
            return False
        if event.key in picking.ARROWS:
            self.action_move(event.key)
            return True
        asked = self.question
        return self.type_key(event) if asked is None else self.pick_key(event, asked)

    def name_seat(self, event: Key) -> None:
        """At the curtain: the letter that lifts it, or another key, which takes that back and is told so.

        A letter with which the word before it may go on, like the last ones of a pass, does not lift it alone.
        """
        self.curtain.name(event.character)
        if self.curtain.named is not None and self.app.settings.short_curtain and not self.repeats.may_go_on:
            self.repeats.done_by(event.key)
            self.lift()
            return
        wrong = event.is_printable and self.curtain.named is None and not self.is_command(event.key)
        self.message = self.not_lifted() if wrong else ""

    def type_key(self, event: Key) -> bool:
        """At the prompt: a letter of a card or call, or backspace."""
        if event.key.startswith("alt+"):
            self.clear()  # Escape and a key struck together reach us as one
        if event.key == "backspace":
            self.message = ""
            self.pending.rub_out()
            return True
        if event.character is None or not event.is_printable:
            return False
        if self.add(event.character):
            self.go_at_once(event.key)
            return True
        if self.pending.typed and self.is_command(event.key):
            self.message = prompt.typed_already()
        return bool(self.pending.typed)

    def add(self, character: str) -> bool:
        """Type this character if a card or call can have it."""
        taken = self.pending.add(character)
        if taken:
            self.message, self.hovered = "", None
        return taken

    def go_at_once(self, key: str) -> None:
        """If the players prefer it so, do what is typed as soon as it is a call or card that is allowed."""
        view = self.view
        if view is None or not self.app.settings.at_once:
            return
        acting = self.curtain.sitter
        choice = self.pending.choice(view, acting)
        if choice is not None and prompt.goes_at_once(self.pending.typed, choice, view, acting):
            self.repeats.done_by(key, typed.rests(self.pending.typed, choice), self.player)
            self.confirm()
        elif prompt.read(self.pending.typed, view, acting).state is State.IMPOSSIBLE:
            self.confirm()  # which says so: the t of 3nt, when 3n has gone already, is not left on the line

    def on_paste(self, event: Paste) -> None:
        """What is pasted is typed, as far as it can be part of a card or a call."""
        if not self.curtain.is_down and not self.too_small and self.question is None:
            for character in event.text:
                self.add(character)
            self.redraw()

    def action_move(self, key: str) -> None:
        """Move the cursor over what may be called, played or answered; page keys go up and down in the record."""
        view, asked = self.view, self.question
        if key in RECORD_STEPS:
            self.scroll_record(RECORD_STEPS[key])
        elif asked is not None:
            self.message = ""
            self.pending.pick_next(asked, key)
        elif view is not None:
            self.message, self.hovered = "", None
            self.pending.move(view, key, self.curtain.sitter)

    def scroll_record(self, step: int) -> None:
        """Go up so many lines in the deal's record, or down, as far as it goes."""
        size = self.app.size
        match = self.session.view(self.curtain.reader)
        reach = record_reach(match, self.deck, Sizes.of(size.width, size.height))
        self.record_top = max(0, min(self.record_top + step, reach))
        self.redraw()

    # What is done.

    def action_enter(self) -> None:
        """Lift the curtain, answer what is asked, or do what is typed or pointed at."""
        asked = self.question
        if self.curtain.is_down:
            self.lift()
        elif asked is not None:
            self.answer(asked)
        else:
            self.confirm()

    def lift(self) -> None:
        """Lift the curtain if its letter has been typed."""
        self.clear()
        if not self.curtain.lift():
            self.message = self.not_lifted()
        self.redraw()

    def action_designate(self) -> None:
        """Let declarer, who is at the keyboard, say which card dummy plays."""
        sitter, view = self.curtain.sitter, self.view
        if sitter is None:
            self.say(self.not_lifted())
        elif view is not None and can_be_said(view, sitter):
            self.app.show_designation(self.session, sitter, self.curtain.reader)
        else:
            self.say(not_to_be_said())

    def confirm(self) -> None:
        """Do what is typed or pointed at."""
        view, acting = self.view, self.curtain.sitter
        if view is None or view.turn is None or acting is None:
            return
        choice, spoken = self.pending.choice(view, acting), typed_designation(self.pending.typed, view, acting)
        if spoken is not None:
            self.do(spoken)
        elif isinstance(choice, Call):
            self.do(MakeCall(acting, choice))
        elif isinstance(choice, Card):
            self.do(play_of(view, acting, choice))
        else:
            advice = prompt.advice(self.pending.typed, view)
            if prompt.read(self.pending.typed, view, acting).state is State.IMPOSSIBLE:
                self.pending.clear()
            self.say(advice)

    def action_acting_seat(self) -> None:
        """At a live table: let the next seat act, behind its curtain if another person sits there."""
        if self.curtain.can_pick:
            self.clear()
            self.curtain.pick_next()
            self.redraw()
