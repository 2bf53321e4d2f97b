"""The review of a deal that is over: the arrows, the wheel and the list of tricks go through it."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import BindingType
from textual.events import MouseScrollDown, MouseScrollUp

from bridge_tui.match.review import Review
from bridge_tui.match.view import MatchView
from bridge_tui.show.places import Place
from bridge_tui.show.review import ReviewModel, review_page
from bridge_tui.show.spans import Lines
from bridge_tui.tui.page import Page, bindings


class ReviewScreen(Page):
    """One deal, from its first moment on."""

    PLACE = Place.REVIEW
    BINDINGS: ClassVar[list[BindingType]] = bindings(Place.REVIEW)

    def __init__(self, match: MatchView, review: Review) -> None:
        super().__init__()
        self.model = ReviewModel(match, review)

    def lines(self, columns: int, rows: int) -> Lines:
        """The table at this moment."""
        return review_page(self.model, self.deck, columns, rows + 1)

    def go(self, model: ReviewModel) -> None:
        """Show another moment."""
        self.model = model
        self.redraw()

    def action_move(self, key: str) -> None:
        """Go where this key leads."""
        self.go(self.model.moved(key))

    def action_step_on(self) -> None:
        """Go on by one call or card."""
        self.action_move("right")

    def action_step_back(self) -> None:
        """Go back by one call or card."""
        self.action_move("left")

    def choose_item(self, number: int) -> None:
        """Go to the trick that was hit."""
        self.go(self.model.at_trick(number))

    def on_mouse_scroll_up(self, _event: MouseScrollUp) -> None:
        """The wheel goes back."""
        self.turn_wheel("left")

    def on_mouse_scroll_down(self, _event: MouseScrollDown) -> None:
        """The wheel goes on."""
        self.turn_wheel("right")

    def turn_wheel(self, key: str) -> None:
        """Go one step by the wheel as by this key."""
        if self.is_active and not self.too_small:
            self.action_move(key)
