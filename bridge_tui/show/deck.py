"""How cards, calls and frames are written: with suit signs, or with letters for terminals that cannot show them."""

from __future__ import annotations

from dataclasses import dataclass

from bridge_tui.model.calls import DOUBLE, PASS, REDOUBLE, Call
from bridge_tui.model.cards import Card, Strain, Suit
from bridge_tui.model.contracts import Contract
from bridge_tui.show.spans import Span

SUIT_ROLES = ("clubs", "diamonds", "hearts", "spades", "")
"""The role of each strain's text; no-trump has none."""

RANK_NAMES = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


@dataclass(frozen=True, slots=True)
class Deck:
    """One way to write."""

    suits: tuple[str, str, str, str]
    void: str
    """Stands in a suit without cards."""
    frame: str
    """Horizontal, vertical, the corners clockwise from the upper left, the cross, the tees of upper and lower edge."""
    picked: str
    """The frame of the card under the cursor: horizontal, left and right, the corners clockwise from the upper left."""
    back: str
    """Stands for each card of a hand that is hidden."""
    double_rule: str
    turn: str
    """Points at the hand in turn, or at the line under the cursor."""
    winning: str
    """Stands after the card that is winning the trick."""
    faced: str
    """Stand after a card that lies face up: a penalty card, a minor one, a lead that waits for a ruling, a card that
    was played before its turn, one that was seen in the auction."""
    prompt: str
    dot: str
    """Between two facts on one line."""
    won: str
    """A trick won by WE."""
    lost: str
    """A trick won by THEY."""
    ellipsis: str

    @property
    def horizontal(self) -> str:
        """The frame's horizontal stroke."""
        return self.frame[0]

    @property
    def vertical(self) -> str:
        """The frame's vertical stroke."""
        return self.frame[1]

    @property
    def corners(self) -> str:
        """The frame's four corners, clockwise from the upper left."""
        return self.frame[2:6]

    @property
    def cross(self) -> str:
        """Where two strokes of the frame cross."""
        return self.frame[6]

    @property
    def tees(self) -> str:
        """Where a stroke hangs from the frame's upper edge, and where it stands on the lower one."""
        return self.frame[7:9]

    def strain(self, strain: Strain) -> Span:
        """The strain's sign."""
        return Span((*self.suits, "NT")[strain], SUIT_ROLES[strain])

    def suit(self, suit: Suit) -> Span:
        """The suit's sign."""
        return Span(self.suits[suit], SUIT_ROLES[suit])

    def card(self, card: Card, roles: str = "") -> Span:
        """A card, suit first: ``♥10``."""
        words = f"{self.suits[card.suit]}{RANK_NAMES[card.rank]}"
        return Span(words, f"{SUIT_ROLES[card.suit]} {roles}".strip())

    def call(self, call: Call, roles: str = "") -> Span:
        """A call: ``3♠``, ``P``, ``X``, ``XX``."""
        if call in {PASS, DOUBLE, REDOUBLE}:
            return Span(str(call), roles)
        sign = self.strain(call.strain)
        return Span(f"{call.level}{sign.text}", f"{sign.roles} {roles}".strip())

    def contract(self, contract: Contract, roles: str = "") -> Span:
        """A contract without its declarer: ``4♠X``."""
        sign = self.strain(contract.strain)
        return Span(f"{contract.level}{sign.text}{contract.doubling}", f"{sign.roles} {roles}".strip())


SIGNS = Deck(
    suits=("♣", "♦", "♥", "♠"),
    void="—",
    frame="─│┌┐┘└┼┬┴",
    picked="━┃┃┏┓┛┗",
    back="▒",
    double_rule="═",
    turn="►",
    winning="*",
    faced="!'?+^",
    prompt="›",
    dot="·",
    won="■",
    lost="□",
    ellipsis="…",
)
"""Suit signs, for a UTF-8 terminal. Never with variation selectors: terminals disagree about their width."""

NO_VARIATIONS = str.maketrans(dict.fromkeys("\ufe0e\ufe0f"))
"""Takes out the variation selectors, which turn suit signs into emoji and back."""

LETTERS = Deck(
    suits=("C", "D", "H", "S"),
    void="-",
    frame="-|+++++++",
    picked="=[]++++",
    back="/",
    double_rule="=",
    turn=">",
    winning="*",
    faced="!'?+^",
    prompt=">",
    dot=".",
    won="#",
    lost="o",
    ellipsis="~",
)
"""Letters and ASCII only."""
