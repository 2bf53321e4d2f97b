"""A hand of which cards are picked: with the arrows and the space bar, by typing, or with the mouse."""

from __future__ import annotations

from textual.events import Key
from textual.message import Message

from bridge_tui.model.cards import Card, Cards
from bridge_tui.show import typed
from bridge_tui.show.deck import Deck
from bridge_tui.show.expose import in_order, not_held, picking_row
from bridge_tui.tui.zone import Zone

STEPS = {"left": -1, "right": 1}
"""By key, how many cards the cursor goes on."""


class CardPicker(Zone, can_focus=True):
    """A row of cards. What is typed picks a card as soon as it is one, or leaves it again."""

    class Changed(Message):
        """A key has been taken."""

    def __init__(self, hand: Cards, deck: Deck, id: str) -> None:
        super().__init__(id=id)
        self.cards = in_order(hand)
        self.hand = hand
        self.deck = deck
        self.at = 0
        """Which card the cursor is on."""
        self.picked: list[Card] = []
        self.typed = ""
        """What has been typed of a card."""
        self.problem = ""
        """What is wrong with what was typed last."""

    def on_mount(self) -> None:
        """Draw the row."""
        self.draw()

    def draw(self) -> None:
        """The row with its marks."""
        cursor = self.cards[self.at] if self.cards else None
        self.lines = (picking_row(self.hand, self.picked, cursor, self.deck),)

    def on_key(self, event: Key) -> None:
        """Take a key: an arrow, the space bar, a letter of a card, backspace."""
        if self.take(event.key, event.character or ""):
            event.stop()
            self.draw()
            self.post_message(self.Changed())

    def take(self, key: str, character: str) -> bool:
        """Do what a key says; whether it says anything here."""
        if key in STEPS:
            self.at = (self.at + STEPS[key]) % max(1, len(self.cards))
        elif key == "space":
            self.toggle(self.cards[self.at])
        elif key == "backspace":
            self.typed = self.typed[:-1]
        elif character and typed.belongs(character):
            self.add(character)
        else:
            return False
        return True

    def add(self, character: str) -> None:
        """One more letter."""
        self.problem = ""
        self.typed += character
        reading = typed.read_card(self.typed, ())
        if reading.value is not None:
            self.toggle(reading.value)
        elif reading.state is typed.State.IMPOSSIBLE:
            self.problem, self.typed = not_held(self.typed), ""

    def toggle(self, card: Card) -> None:
        """Pick this card, or leave it again; the cursor goes to it."""
        written, self.typed, self.problem = self.typed, "", ""
        if card not in self.hand:
            self.problem = not_held(written)
            return
        self.at = self.cards.index(card)
        if card in self.picked:
            self.picked.remove(card)
        else:
            self.picked.append(card)
        self.draw()
