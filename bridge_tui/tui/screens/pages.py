"""The pages that are looked at and left again: the last trick, the auction, help."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import BindingType

from bridge_tui.match.view import MatchView
from bridge_tui.show.auction import auction_page
from bridge_tui.show.pages import help_page, last_trick_page, tour_page
from bridge_tui.show.places import Place
from bridge_tui.show.prompt import message_rows
from bridge_tui.show.spans import EMPTY, Lines
from bridge_tui.tui.page import LongPage, bindings, still_held


class LastTrickScreen(LongPage):
    """The last trick, in the view of whoever may look at it."""

    PLACE = Place.LAST_TRICK
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.LAST_TRICK)

    def __init__(self, match: MatchView) -> None:
        super().__init__()
        self.match = match

    def lines(self, columns: int, rows: int) -> Lines:
        """The trick as a cross."""
        return last_trick_page(self.match, self.deck, columns)


class TourScreen(LongPage):
    """A few lines for those who have never played here."""

    PLACE = Place.TOUR
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.TOUR)

    message = ""

    def __init__(self, *, live: bool) -> None:
        super().__init__()
        self.live = live
        """Whether the game is played at a live table, which has a line of its own."""

    def lines(self, columns: int, rows: int) -> Lines:
        """The tour, in the middle of the page, and below it a message."""
        return (*tour_page(self.deck, columns, live=self.live), EMPTY, *message_rows(self.message, columns))

    def action_enter(self) -> None:
        """Go on to the table."""
        if self.is_held():
            self.message = still_held()
            self.redraw()
        else:
            self.action_back()


class AuctionScreen(LongPage):
    """The whole auction, and what was said last. It is the same for every reader."""

    PLACE = Place.AUCTION
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.AUCTION)

    def __init__(self, match: MatchView, said: str) -> None:
        super().__init__()
        self.match = match
        self.said = said

    def lines(self, columns: int, rows: int) -> Lines:
        """The calls, round by round."""
        return auction_page(self.match, self.deck, columns, self.said)


class HelpScreen(LongPage):
    """How to play, and the keys of the screen it was called from."""

    PLACE = Place.HELP
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.HELP)

    def __init__(self, place: Place) -> None:
        super().__init__()
        self.about = place

    def lines(self, columns: int, rows: int) -> Lines:
        """The page."""
        return help_page(self.about, self.deck)
