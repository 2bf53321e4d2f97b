"""Dummy's card where declarer does not name it whole: what he says, and when he can say it (Law 46)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bridge_tui.engine.actions import Designate
from bridge_tui.engine.irregularities import Word
from bridge_tui.engine.view import View
from bridge_tui.model.cards import Card, Rank, Suit
from bridge_tui.model.seats import Seat
from bridge_tui.show.commands import KEYS
from bridge_tui.show.spans import Line, Span, line
from bridge_tui.show.texts import _, card_of_suit_name, msgid, suit_name
from bridge_tui.show.typed import read_alone, read_card

SUITS_SAID = {
    Suit.CLUBS: msgid("a club"),
    Suit.DIAMONDS: msgid("a diamond"),
    Suit.HEARTS: msgid("a heart"),
    Suit.SPADES: msgid("a spade"),
}
RANKS_SAID = {
    Rank.TWO: msgid("the two"),
    Rank.THREE: msgid("the three"),
    Rank.FOUR: msgid("the four"),
    Rank.FIVE: msgid("the five"),
    Rank.SIX: msgid("the six"),
    Rank.SEVEN: msgid("the seven"),
    Rank.EIGHT: msgid("the eight"),
    Rank.NINE: msgid("the nine"),
    Rank.TEN: msgid("the ten"),
    Rank.JACK: msgid("the jack"),
    Rank.QUEEN: msgid("the queen"),
    Rank.KING: msgid("the king"),
    Rank.ACE: msgid("the ace"),
}
WORDS_SAID = {
    Word.HIGHEST: msgid("the highest card"),
    Word.LOWEST: msgid("the lowest card"),
    Word.WIN: msgid("win it"),
    Word.ANYTHING: msgid("anything"),
}
WORDS_OF_A_SUIT: Mapping[Word, str] = {
    Word.HIGHEST: msgid("the highest {card}"),
    Word.LOWEST: msgid("the lowest {card}"),
    Word.WIN: msgid("win it with a {card}"),
    Word.ANYTHING: msgid("any {card}"),
}
"""What is said, as message ids."""


def said(suit: Suit | None, rank: Rank | None, word: Word | None) -> str:
    """What declarer says: ``a heart``, ``the queen``, ``the highest heart``, ``anything``."""
    if word is not None:
        return _(WORDS_SAID[word]) if suit is None else _(WORDS_OF_A_SUIT[word]).format(card=card_of_suit_name(suit))
    if rank is not None:
        name = _(RANKS_SAID[rank])
        return name if suit is None else _("{rank} of {suit}").format(rank=name, suit=suit_name(suit))
    return "" if suit is None else _(SUITS_SAID[suit])


def designation_told(action: Designate, view: View) -> Line:
    """What Enter says, on the line on which it is typed, or that dummy has no such card.

    At a guarded table it is as good as none that may not be played.
    """
    words = said(action.suit, action.rank, action.word)
    if not any(action.suit in {None, card.suit} and action.rank in {None, card.rank} for card in _cards(view)):
        missing = _("dummy has no such card") if view.live else _("dummy may play no such card")
        return line(f'   "{words}": ', Span(missing, "dim"))
    meaning = "" if action.suit is None else ", " + _("dummy's lowest")
    return line(Span("   " + _("Enter says to dummy:") + " ", "dim"), f'"{words}"', Span(meaning, "dim"))


def _cards(view: View) -> Iterable[Card]:
    """The cards of dummy's that can be meant, as far as a player is told: all, or at a guarded table the legal ones."""
    if not view.live:
        return view.legal_cards
    return (None if view.contract is None else view.hands[view.contract.dummy]) or ()


def designation_hint() -> Span:
    """What declarer is told as long as nothing is typed; a hit on it opens the words that can be said."""
    told = _("A suit or a rank alone will do; {key}: highest, lowest, win it, anything")
    return Span("   " + told.format(key=KEYS["designate"]), "dim", "do designate")


def can_be_said(view: View, acting: Seat | None) -> bool:
    """Whether this seat is declarer, and dummy's hand is to play."""
    contract = view.contract
    if contract is None or not view.dummy_faced or acting is not contract.declarer:
        return False
    return view.turn is contract.dummy


def not_to_be_said() -> str:
    """What to say to whoever would say it at another time."""
    return _("Only declarer says which card dummy plays, when it is dummy's turn.")


def typed_designation(text: str, view: View, acting: Seat | None) -> Designate | None:
    """What a suit or a rank says that is typed alone; None for all else.

    At a guarded table a rank that only one card can be meant by is that card, as it is for every hand.
    """
    if acting is None or not can_be_said(view, acting):
        return None
    match read_alone(text, {card.suit for card in _cards(view)}):
        case Suit() as suit:
            return Designate(acting, suit=suit)
        case Rank() as rank if view.live or read_card(text, view.legal_cards).value is None:
            return Designate(acting, rank=rank)
        case _:
            return None
