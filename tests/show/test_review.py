"""The page of a review: every moment of a finished deal as it was, at the size of any window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridge_tui import PUBLIC, Card, MakeCall, PlayCard
from bridge_tui.engine.actions import AnswerClaim, Claim
from bridge_tui.match.actions import Action, AnswerTakeBack, AskTakeBack, DealCards
from bridge_tui.match.match import Match
from bridge_tui.match.review import review
from bridge_tui.match.view import Phase
from bridge_tui.model.calls import PASS
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import SEATS, Seat
from bridge_tui.show.deck import LETTERS, SIGNS, Deck
from bridge_tui.show.review import ReviewModel, review_page
from bridge_tui.show.sizes import LARGE, SMALLEST
from bridge_tui.show.spans import hits, text, width
from tests.show.games import ODD_PLAYERS, START, played
from tests.show.tables import AUCTION, dealt

Snapshot = Callable[[str, str], None]

CALLS = 11
"""Of the auction to 4♠."""


def reviewed(match: Match, at: int = 0) -> ReviewModel:
    """The review of this match at one of its moments."""
    return ReviewModel(match.view(PUBLIC), review(match), at)


def acted(match: Match, *actions: Action) -> Match:
    for action in actions:
        match = match.apply(action).match
    return match


def played_out(match: Match) -> Match:
    """The match after the rest of the deal, everybody playing his lowest card."""
    while match.phase is Phase.PLAYING:
        assert match.table is not None
        assert match.table.turn is not None
        match = match.apply(PlayCard(match.table.turn, match.table.legal_cards[0])).match
    return match


def claimed() -> Match:
    """South claims in the third trick, and both defenders agree."""
    match = dealt(AUCTION, "H6 H2 HA H8 D3 DA D2 D5 SA S9")
    claim = Claim(Seat.SOUTH, 10, "all trumps, [then] diamonds", draws_trumps=True)
    return acted(match, claim, AnswerClaim(Seat.WEST, True), AnswerClaim(Seat.EAST, True))


def contested() -> Match:
    """South's claim is contested, and the deal is played out."""
    match = dealt(AUCTION, "H6 H2 HA H8 D3 DA D2 D5 SA S9")
    return played_out(acted(match, Claim(Seat.SOUTH, 11, draws_trumps=True), AnswerClaim(Seat.EAST, False)))


def asked_back() -> Match:
    """West may not take his lead back; South may take back dummy's card, and with it goes East's."""
    match = acted(dealt(AUCTION, "H6 H2"), AskTakeBack(Seat.WEST), AnswerTakeBack(Seat.SOUTH, False))
    match = acted(match, PlayCard(Seat.EAST, Card.parse("HA")), AskTakeBack(Seat.SOUTH))
    return played_out(acted(match, AnswerTakeBack(Seat.WEST, True), AnswerTakeBack(Seat.EAST, True)))


def page(model: ReviewModel, deck: Deck = SIGNS, size: tuple[int, int] = SMALLEST) -> str:
    return text(review_page(model, deck, *size))


@pytest.mark.parametrize("deck", [SIGNS, LETTERS], ids=["signs", "letters"])
@pytest.mark.parametrize("size", [SMALLEST, LARGE], ids=["80", "120"])
@pytest.mark.parametrize(("name", "at"), [("auction", 7), ("play", CALLS + 18), ("end", CALLS + 52)])
def test_a_moment_is_as_it_was_approved(
    snapshot: Snapshot, name: str, at: int, size: tuple[int, int], deck: Deck
) -> None:
    kind = "letters-" if deck is LETTERS else ""
    snapshot(f"review-{name}-{kind}{size[0]}", page(reviewed(played(AUCTION), at), deck, size))


def test_a_claim_and_what_became_of_it(snapshot: Snapshot) -> None:
    model = reviewed(claimed())
    snapshot("review-claim-80", page(replace(model, at=CALLS + 11)))
    snapshot("review-claim-agreed-80", page(model.moved("end")))


def test_what_was_asked_back_is_told_where_it_was_asked(snapshot: Snapshot) -> None:
    match = asked_back()
    snapshot("review-taken-back-80", page(reviewed(match, CALLS + 1)))
    told = {at for at in range(CALLS + 53) if " back ♥" in page(reviewed(match, at))}
    assert told == {CALLS + 1}


def test_a_deal_that_was_passed_out_has_an_auction_and_no_tricks(snapshot: Snapshot) -> None:
    model = reviewed(dealt("P P P P"))
    assert "0/4  The cards are dealt." in page(model)
    snapshot("review-passed-out-80", page(model.moved("end")))


def test_law_70_a_contested_claim_stands_below_the_tricks_that_were_played_on() -> None:
    words = page(reviewed(contested()).moved("end"))
    for row in ("│►13", "│South claims the 11 tri…"):
        assert row in words


def moves(model: ReviewModel, *keys: str) -> list[int]:
    """Where each of these keys leads, one after the other."""
    places = []
    for key in keys:
        model = model.moved(key)
        places.append(model.at)
    return places


def test_left_and_right_go_step_by_step_and_stop_at_both_ends() -> None:
    model = reviewed(played(AUCTION))
    assert moves(model, "left", "right", "right", "left") == [0, 1, 2, 1]
    assert moves(model, "end", "right", "left", "home") == [CALLS + 52, CALLS + 52, CALLS + 51, 0]


@pytest.mark.parametrize(("down", "up"), [("down", "up"), ("pagedown", "pageup")])
def test_up_and_down_go_by_rounds_of_calls_and_by_tricks(down: str, up: str) -> None:
    model = reviewed(played(AUCTION))
    stops = [4, 8, CALLS, *range(CALLS + 4, CALLS + 53, 4)]
    assert moves(model, *[down] * 17) == [*stops, CALLS + 52]
    assert moves(model, "end", *[up] * 17)[1:] == [*reversed(stops[:-1]), 0, 0]


def test_up_and_down_stop_at_claims_as_well() -> None:
    model = reviewed(claimed())
    assert moves(model, *["down"] * 7) == [4, 8, CALLS, CALLS + 4, CALLS + 8, CALLS + 11, CALLS + 13]


def test_a_trick_that_is_chosen_is_shown_complete() -> None:
    model = reviewed(played(AUCTION))
    for number in range(13):
        view = model.at_trick(number).view
        assert view.trick == model.review.tricks[number]
    assert reviewed(claimed()).at_trick(2).at == CALLS + 10


@pytest.mark.parametrize(
    ("at", "told", "then"),
    [
        (1, "West passes.", "North to call"),
        (3, "East bids 1H.", "South to call"),
        (4, "South doubles.", "West to call"),
        (5, "West redoubles.", "North to call"),
        (8, "South passes. 1HXX by East.", "South to lead"),
        (9, "South leads", "West to play"),
        (10, "West plays", "North to play"),
        (12, "wins the trick.", "to lead"),
    ],
)
def test_each_step_is_told_with_whose_turn_it_was_then(at: int, told: str, then: str) -> None:
    *_page, first, second, _third, _fourth = page(reviewed(played("P P 1H X XX P P P"), at), LETTERS).split("\n")
    assert f"{at}/60  " in first
    assert told in first
    assert then in second


@given(
    st.integers(0, 2**32), st.sampled_from([SMALLEST, LARGE, (81, 25), (300, 90)]), st.sampled_from([SIGNS, LETTERS])
)
@settings(max_examples=settings().max_examples // 4)
def test_every_moment_fills_the_window_and_can_only_be_turned_over(
    seed: int, size: tuple[int, int], deck: Deck
) -> None:
    match, rng = random_deal(seed), Random(seed)
    north, east, south, west = ODD_PLAYERS
    odd = replace(match, start=replace(match.start, players=(north, east, south, west)))
    columns, rows = size
    model = reviewed(odd, rng.randrange(len(review(match).moments)))
    lines = review_page(model, deck, columns, rows)
    assert len(lines) == rows - 1
    assert all(width(row) == columns for row in lines[: rows - 5])
    assert all(width(row) <= columns for row in lines)
    assert hits(lines) <= {f"item {number}" for number in range(len(model.review.tricks))}
    if deck is LETTERS:
        names = "".join(ODD_PLAYERS)
        assert all(character.isascii() or character in names for character in text(lines))


def random_deal(seed: int) -> Match:
    """A deal called and played at random, three of four calls being passes."""
    rng = Random(seed)
    cards = list(range(52))
    rng.shuffle(cards)
    match = Match.begin(START)
    match = match.apply(DealCards(Deal.from_deck(cards), match.dealer)).match
    while match.phase is Phase.PLAYING:
        table = match.table
        assert table is not None
        assert table.turn is not None
        if table.legal_cards:
            match = match.apply(PlayCard(table.turn, rng.choice(table.legal_cards))).match
        else:
            calls = (PASS, PASS, PASS, rng.choice(table.legal_calls))
            match = match.apply(MakeCall(table.turn, rng.choice(calls))).match
    return match


def test_the_hands_that_are_drawn_are_those_that_were_held() -> None:
    match = played(AUCTION)
    model = reviewed(match, CALLS + 6)
    assert match.table is not None
    cards = [card for trick in model.review.tricks for card in trick.cards][:6]
    words = page(model, LETTERS).replace("10", "T")
    for seat in SEATS:
        held = match.table.setup.deal.hands[seat]
        for suit, ranks in zip("SHDC", held.to_pbn().split("."), strict=True):
            left = [rank for rank in ranks if Card.parse(suit + rank) not in cards]
            assert f"|{suit} {' '.join(left) or '-'}" in words
