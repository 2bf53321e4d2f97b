"""What is typed, pointed at or picked at the table, and waits for Enter."""

from __future__ import annotations

from dataclasses import dataclass

from bridge_tui.engine.view import View
from bridge_tui.model.calls import Call
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import Seat
from bridge_tui.show import picking, prompt, typed
from bridge_tui.show.questions import Question

LONGEST_LINE = 20
"""Letters that the line takes; no card or call needs as many."""


@dataclass
class Pending:
    """One of: letters on the line, the cursor on a card or call, an answer that is picked; or nothing."""

    typed: str = ""
    cursor: Card | Call | None = None
    picked: int | None = None
    """The number of an answer, from 0."""

    @property
    def is_empty(self) -> bool:
        """Whether Enter would do nothing."""
        return not self.typed and self.cursor is None and self.picked is None

    def clear(self) -> None:
        """Forget it."""
        self.typed, self.cursor, self.picked = "", None, None

    def add(self, character: str) -> bool:
        """Type this character, if a card or call can have it; whether it can."""
        if not typed.belongs(character):
            return False
        self.type_on(character)
        return True

    def type_on(self, character: str) -> None:
        """Type this character, whatever it is; nothing is pointed at or picked any more."""
        line = self.typed + character
        self.clear()
        self.typed = line[:LONGEST_LINE]

    def rub_out(self) -> None:
        """Take the last character back."""
        line = self.typed
        self.clear()
        self.typed = line[:-1]

    def point(self, choice: Card | Call) -> bool:
        """Point at a card or call; whether it was pointed at already. Both are numbers, which may be the same."""
        again = choice == self.cursor and type(choice) is type(self.cursor)
        self.clear()
        self.cursor = choice
        return again

    def move(self, view: View, key: str, acting: Seat | None) -> None:
        """Move the cursor over what the acting seat may call or play."""
        cursor = self.cursor
        self.clear()
        self.cursor = picking.moved(view, cursor, key, acting)

    def pick(self, question: Question, number: int) -> None:
        """Pick the answer of this number, from 0, if there is one."""
        self.clear()
        if 0 <= number < len(question.answers):
            self.picked = number

    def type_number(self, question: Question, digit: int) -> None:
        """Pick the answer of this number, from 1; where there are so many, a second digit belongs to the first."""
        both = 10 * (self.picked + 1) + digit if self.picked is not None else digit
        self.pick(question, (both if both <= len(question.answers) else digit) - 1)

    def pick_next(self, question: Question, key: str) -> None:
        """Go to the next answer, or the one before, round and round; the first time to the first or the last."""
        step = -1 if key in {"left", "up"} else 1
        before = self.picked if self.picked is not None else min(0, -step)
        self.pick(question, (before + step) % len(question.answers))

    def choice(self, view: View, acting: Seat | None) -> Card | Call | None:
        """What Enter would call or play."""
        return prompt.choice(self.typed, self.cursor, view, acting)
