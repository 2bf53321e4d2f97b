"""A deal on paper that can be turned back: before every action the page is copied, and a take-back goes to a copy."""

from __future__ import annotations

from copy import deepcopy
from typing import NamedTuple

from tests.paper_table import PaperTable, after

CARDS_THAT_GO_BACK = 48
"""Nobody asks for a card of the thirteenth trick."""


class Page(NamedTuple):
    """What was done, who did it (a seat's letter), and the table before it."""

    kind: str
    """``call``, ``card``, ``claim`` or ``other``."""
    player: str
    before: PaperTable


class PaperDeal:
    """The pages of one deal. `people` are the players' names by the letters of their seats."""

    def __init__(self, table: PaperTable, people: dict[str, str], calls_go_back: bool, cards_go_back: bool) -> None:
        self.table = table
        self.people = people
        self.calls_go_back = calls_go_back
        self.cards_go_back = cards_go_back
        self.pages: list[Page] = []
        self.shown: set[str] = set()
        """Cards that were played at any time, though they may have been taken back."""
        self.all_seen = False
        """Whether the deal has ever been over, so that everybody has seen everything."""
        self.request: tuple[str, int, list[str]] | None = None
        """Who asks, for the action on which page, and who has still to agree."""

    def turn_page(self, kind: str, player: str) -> None:
        """Before something is done."""
        self.pages.append(Page(kind, player, deepcopy(self.table)))

    def look(self) -> None:
        """After something was done."""
        self.shown |= self.table.played
        self.all_seen |= self.table.over

    def own(self, seat: str) -> int | None:
        """The page of this player's last call, card or claim."""
        own, cards = None, 0
        for number, page in enumerate(self.pages):
            cards += page.kind == "card"
            only_card = page.kind == "card" and cards > CARDS_THAT_GO_BACK
            if page.player == seat and page.kind != "other" and not only_card:
                own = number
        return own

    @property
    def dummy(self) -> str | None:
        """Nobody is before the opening lead."""
        contract = self.table.contract
        return after(contract[2], 2) if contract and self.table.tricks else None

    def may_ask(self, seat: str) -> bool:
        own = self.own(seat)
        if self.request or own is None or seat == self.dummy:
            return False
        if self.pages[own].kind == "call":
            return self.calls_go_back and not self.table.tricks
        return self.cards_go_back

    def ask(self, seat: str) -> bool:
        """Whether the page is turned back at once."""
        own = self.own(seat)
        assert own is not None
        opponents = [other for other in (after(seat, 1), after(seat, 3)) if other != self.dummy]
        self.request = seat, own, [other for other in opponents if self.people[other] != self.people[seat]]
        return self.turned_back()

    def answer(self, seat: str, agrees: bool) -> bool:
        """Whether the page is turned back."""
        assert self.request is not None
        self.request[2].remove(seat)
        if agrees:
            return self.turned_back()
        self.request = None
        return False

    def turned_back(self) -> bool:
        """Whether all have agreed; then the table is as it was."""
        if self.request is None or self.request[2]:
            return False
        page = self.request[1]
        self.table, self.request = self.pages[page].before, None
        del self.pages[page:]
        return True

    @property
    def actors(self) -> set[str]:
        """Who may act."""
        return set(self.request[2]) if self.request else self.table.actors
