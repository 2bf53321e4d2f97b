"""The form in which declarer says which card dummy plays: a word, and the suit that it is about."""

from __future__ import annotations

from bridge_tui.engine.irregularities import Word
from bridge_tui.engine.view import View
from bridge_tui.model.cards import Suit
from bridge_tui.show.designations import said
from bridge_tui.show.texts import _, msgid, suit_name

WORDS = {
    Word.HIGHEST: (msgid("highest"), msgid("of the suit that was led last, if none is named")),
    Word.LOWEST: (msgid("lowest"), msgid("of the suit that was led last, if none is named")),
    Word.WIN: (msgid("win it"), msgid("with the lowest card that does")),
    Word.ANYTHING: (msgid("anything"), msgid("the defenders choose the card")),
}
"""How each word stands in the form, and what it means there, as message ids."""


def words() -> list[tuple[str, str]]:
    """The words that can be said, each with what it means."""
    return [(_(name), _(meaning)) for name, meaning in WORDS.values()]


def suits(view: View) -> list[Suit | None]:
    """What a word can be about: no suit in particular, or one that dummy holds, spades first."""
    held = None if view.contract is None else view.hands[view.contract.dummy]
    return [None, *sorted({card.suit for card in held or ()}, reverse=True)]


def suit_names(view: View) -> list[tuple[str, str]]:
    """The same as it stands in the form."""
    return [(_("not named") if suit is None else suit_name(suit), "") for suit in suits(view)]


def hint(word: Word, suit: Suit | None) -> str:
    """What Enter says."""
    return _('Enter says to dummy: "{said}".').format(said=said(suit, None, word))
