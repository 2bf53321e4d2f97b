"""What the table looks like above its prompt, in both decks and several windows, kept as text to be read in a diff."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_tui import ALL, PUBLIC, Card, Deal, PlayCard, Seat
from bridge_tui.engine.actions import AnswerClaim, Claim
from bridge_tui.engine.view import Reader
from bridge_tui.match.actions import Action, AnswerTakeBack, AskTakeBack, DealCards
from bridge_tui.match.match import Match
from bridge_tui.show.deck import LETTERS, SIGNS, Deck
from bridge_tui.show.sizes import LARGE, SMALLEST
from bridge_tui.show.spans import text
from bridge_tui.show.table import TableModel, cards_page
from tests.show.games import START
from tests.show.tables import AUCTION, dealt


def taken_back_and_claimed() -> Match:
    """East has taken back a ten, and South's claim was contested after a trick and a card."""
    match = dealt(AUCTION, "H6 H2 HT")
    asked = (AskTakeBack(Seat.EAST), AnswerTakeBack(Seat.SOUTH, True))
    played = ((Seat.EAST, "HA"), (Seat.SOUTH, "H8"), (Seat.EAST, "D3"))
    cards = (PlayCard(seat, Card.parse(card)) for seat, card in played)
    claimed = (Claim(Seat.SOUTH, 10, "spades", draws_trumps=True), AnswerClaim(Seat.WEST, True))
    actions: tuple[Action, ...] = (*asked, *cards, *claimed, AnswerClaim(Seat.EAST, False))
    for action in actions:
        match = match.apply(action).match
    return match


ONE_SUIT_EACH = "W:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"


def one_suit_each() -> Match:
    """Everybody has thirteen cards of a suit."""
    match = Match.begin(START)
    return match.apply(DealCards(Deal.from_pbn(ONE_SUIT_EACH), match.dealer)).match


PICTURES: dict[str, tuple[Callable[[], Match], Reader, str]] = {
    "cards": (lambda: dealt(AUCTION, "H6 H2"), Seat.EAST, "HT"),
    "open": (lambda: dealt(AUCTION, "H6 H2"), ALL, "HA"),
    "suits": (one_suit_each, ALL, ""),
    "record": (taken_back_and_claimed, Seat.SOUTH, "DA"),
    "rounds": (lambda: dealt("P P 1H 1S P 2S X 3S P 4S X P P P"), PUBLIC, ""),
}
"""Tables worth looking at: how far the deal has gone, who reads, the card under his cursor."""


LOOKS: dict[str, tuple[Deck, tuple[int, int]]] = {
    "80x24": (SIGNS, SMALLEST),
    "120x40": (SIGNS, LARGE),
    "letters-120x40": (LETTERS, LARGE),
    "180x52": (SIGNS, (180, 52)),
}
"""By deck and window."""


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", PICTURES)
def test_the_page_is_as_it_was_approved(name: str, look: str, snapshot: Callable[[str, str], None]) -> None:
    match, reader, cursor = PICTURES[name]
    deck, size = LOOKS[look]
    model = TableModel(match().view(reader), cursor=Card.parse(cursor) if cursor else None)
    view = model.match.table
    assert view is not None
    snapshot(f"table-{name}-{look}", text(cards_page(model, view, deck, *size)))
