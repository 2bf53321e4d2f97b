"""The keyboard at a question: an answer is picked by its number or an arrow, and Enter gives it."""

from __future__ import annotations

from textual.events import Key

from bridge_tui.engine.actions import Designate, PlayCard
from bridge_tui.engine.refusals import Refused
from bridge_tui.match.actions import Action
from bridge_tui.session.session import Session
from bridge_tui.show import lifting, prompt
from bridge_tui.show.commands import commands_at
from bridge_tui.show.questions import Question, question
from bridge_tui.tui.curtain import Curtain
from bridge_tui.tui.pending import Pending
from bridge_tui.tui.session_page import SessionPage


class TableQuestion(SessionPage):
    """What whoever is at the keyboard is asked, and how what he does reaches the session."""

    def __init__(self, session: Session, message: str = "") -> None:
        super().__init__(session, message)
        self.curtain = Curtain(session)
        self.pending = Pending()

    @property
    def question(self) -> Question | None:
        """What whoever is at the keyboard has to decide."""
        decider = self.curtain.decider
        return None if decider is None else question(self.session.view(decider), decider, self.deck)

    def is_command(self, key: str) -> bool:
        """Whether a key is a command's here."""
        return any(key in command.keys.split(",") for command in commands_at(self.place))

    def pick_key(self, event: Key, asked: Question) -> bool:
        """At a question: the number of an answer; what else is typed is shown, and is no answer."""
        if event.key == "backspace":
            self.pending.rub_out()
            self.message = prompt.typed_answer(self.pending.typed, self.deck)
            return True
        if event.character is None or not event.is_printable or event.character.isspace():
            return False
        if event.character.isdecimal() and not self.pending.typed:
            self.pending.type_number(asked, int(event.character))
            self.message = prompt.how_many_answers(asked) if self.pending.picked is None else ""
            return True
        return self.type_no_answer(event.key, event.character)

    def type_no_answer(self, key: str, character: str) -> bool:
        """At a question: a letter, which shows, lest the number after it counts alone; whether it is no command's."""
        is_command = self.is_command(key)
        if not is_command:
            self.pending.type_on(character)
            self.message = prompt.typed_answer(self.pending.typed, self.deck)
        elif self.pending.typed:
            self.message = prompt.typed_already()
        return not is_command or bool(self.pending.typed)

    def answer(self, asked: Question) -> None:
        """Give the answer that is picked."""
        if self.pending.picked is None:
            self.say(self.pick_first(asked))
            return
        action = asked.answers[self.pending.picked].action
        if action is None:
            self.action_claim()
        else:
            self.do(action)

    def pick_first(self, asked: Question) -> str:
        """What to say where no answer is picked; what is typed instead of one makes way."""
        typed = self.pending.typed
        self.pending.clear()
        if typed:
            return prompt.no_answer(typed)
        return prompt.how_many_answers(asked) if asked.is_ruling else prompt.pick_an_answer()

    def action_claim(self) -> None:
        """Let whoever is at the keyboard claim or concede."""
        sitter = self.curtain.sitter
        if sitter is None:
            self.say(self.not_lifted())
            return
        refused = self.session.refusal_to_claim(sitter)
        if refused is None:
            self.app.show_claim(self.session, sitter, self.curtain.reader)
        else:
            self.refuse(refused)

    def not_lifted(self) -> str:
        """What the curtain waits for."""
        return lifting.not_lifted(self.curtain.waits_for, short=self.app.settings.short_curtain)

    def do(self, action: Action) -> bool:
        """Give the session an action; whether it is done. The cards of the last trick may follow by themselves."""
        done = self.attempt(lambda: self.session.act(action))
        if done and isinstance(action, PlayCard | Designate) and self.app.settings.last_trick_itself:
            self.attempt(self.session.play_last_trick)
        return done

    def refuse(self, refused: Refused) -> None:
        """Say why something cannot be done; what was typed for it makes way for the next try."""
        self.pending.clear()
        super().refuse(refused)

    def clear(self) -> None:
        """Forget what is typed and pointed at."""
        self.message = ""
        self.pending.clear()
