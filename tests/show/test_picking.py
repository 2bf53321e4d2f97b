"""The cursor: it goes over what may be called or played, reaches all of it, and never anything else."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bridge_tui import Call, Card, Seat
from bridge_tui.engine.view import View
from bridge_tui.match.match import Match
from bridge_tui.model.calls import CALLS
from bridge_tui.model.seats import SEATS
from bridge_tui.show.picking import ARROWS, Choice, choice_rows, moved
from bridge_tui.show.reach import cards_within_reach
from tests.show.tables import AUCTION, called, dealt, live, live_auctions, live_matches, matches


def in_turn(match: Match) -> View:
    """The view of the player who has to act; once the deal is over, of everybody."""
    assert match.table is not None
    actor = match.table.actor
    return match.table.view(match.table.setup.dealer if actor is None else actor)


def walk(view: View, keys: str, cursor: Choice | None = None) -> str:
    """Where the cursor is after these arrows, by their first letters."""
    names = {arrow[0]: arrow for arrow in ARROWS}
    for key in keys:
        cursor = moved(view, cursor, names[key])
    return str(cursor)


@given(matches(), st.lists(st.sampled_from(ARROWS), max_size=60))
def test_it_is_always_on_a_legal_choice(match: Match, keys: list[str]) -> None:
    view = in_turn(match)
    legal: set[Choice] = {*view.legal_calls, *view.legal_cards}
    cursor: Choice | None = None
    for key in keys:
        cursor = moved(view, cursor, key)
        assert cursor in legal if legal else cursor is None


@given(matches(), st.sampled_from(["right", "left"]))
def test_right_and_left_reach_every_choice_and_go_round(match: Match, key: str) -> None:
    view = in_turn(match)
    choices: list[Choice] = [*view.legal_calls, *view.legal_cards]
    cursor: Choice | None = None
    seen = []
    for _step in choices:
        cursor = moved(view, cursor, key)
        seen.append(cursor)
    assert len(seen) == len(choices)
    assert set(seen) == set(choices)
    assert moved(view, cursor, key) == (seen[0] if seen else None)


@given(matches(), st.data())
def test_left_undoes_right_and_up_undoes_down_where_rows_are_alike(match: Match, data: st.DataObject) -> None:
    view = in_turn(match)
    choices = [choice for row in choice_rows(view) for choice in row]
    if not choices:
        return
    cursor = data.draw(st.sampled_from(choices))
    assert moved(view, moved(view, cursor, "right"), "left") == cursor
    assert moved(view, moved(view, cursor, "left"), "right") == cursor
    if isinstance(cursor, Call) and cursor.is_bid and cursor.level < 7:
        assert moved(view, moved(view, cursor, "down"), "up") == cursor


def test_it_starts_at_the_first_choice_whatever_the_arrow() -> None:
    assert {walk(in_turn(dealt("1C")), key) for key in "lrud"} == {"1D"}, "the lowest bid"
    assert {walk(in_turn(dealt("7NT")), key) for key in "lrud"} == {"P"}, "no bid is left"
    assert {walk(in_turn(dealt(AUCTION)), key) for key in "lrud"} == {"SQ"}


def test_up_and_down_keep_the_strain() -> None:
    view = in_turn(dealt("1C"))
    assert walk(view, "ddd", Call.parse("1H")) == "4H"
    assert walk(view, "uu", Call.parse("3H")) == "1H"
    assert walk(view, "uuuuuuu", Call.parse("7H")) == "X", "above the lowest bids are pass and double"
    assert walk(view, "d", Call.parse("7NT")) == "X", "and below the highest"


def test_pass_and_double_are_next_to_the_lowest_bid_and_to_the_highest() -> None:
    view = in_turn(dealt("1C"))
    assert walk(view, "u", Call.parse("1D")) == "P"
    assert walk(view, "l", Call.parse("1D")) == "X"
    assert walk(view, "r", Call.parse("7NT")) == "P"
    assert walk(view, "r", Call.parse("X")) == "1D"
    assert walk(view, "d", Call.parse("P")) == "1D"
    assert walk(view, "u", Call.parse("P")) == "7C"


def test_up_and_down_go_from_suit_to_suit() -> None:
    view = in_turn(dealt(AUCTION))
    assert walk(view, "d", Card.parse("SQ")) == "H6"
    assert walk(view, "dd", Card.parse("S9")) == "DQ", "by way of the only heart"
    assert walk(view, "d", Card.parse("D2")) == "C8"
    assert walk(view, "u", Card.parse("C2")) == "D2"
    assert walk(view, "u", Card.parse("SQ")) == "CA", "from the highest suit round to the lowest"
    assert walk(view, "d", Card.parse("C2")) == "S9"
    assert walk(view, "l", Card.parse("SQ")) == "C2"


def test_a_card_that_may_no_longer_be_played_is_left_for_the_first_that_may() -> None:
    view = in_turn(dealt(AUCTION, "H6 H2"))
    assert walk(view, "r", Card.parse("SQ")) == "HA"


def test_who_may_not_act_has_no_cursor() -> None:
    match = dealt(AUCTION)
    assert match.table is not None
    view = match.table.view(match.table.setup.dealer.left)
    assert moved(view, None, "right") is None


def test_at_a_live_table_it_goes_over_every_card_of_the_acting_seat() -> None:
    table = live("H6 H2").table
    assert table is not None
    for acting in SEATS:
        view = table.view(acting)
        cards = [card for seat in view.hands_moved_by(acting) for card in view.hands[seat] or ()]
        cursor: Choice | None = None
        seen = []
        for _step in cards:
            cursor = moved(view, cursor, "right", acting)
            seen.append(cursor)
        assert sorted(card for card in seen if card is not None) == sorted(cards)


def test_at_a_live_table_declarers_cursor_starts_in_the_hand_in_turn_and_goes_on_in_the_other() -> None:
    table = live("H6").table
    assert table is not None
    view = table.view(Seat.SOUTH)
    assert moved(view, None, "right", Seat.SOUTH) == Card.parse("SJ"), "dummy's"
    assert moved(view, Card.parse("C5"), "right", Seat.SOUTH) == Card.parse("SA"), "his own"
    assert moved(view, Card.parse("SJ"), "up", Seat.SOUTH) == Card.parse("C9")


@given(live_matches(), st.sampled_from(SEATS), st.lists(st.sampled_from(ARROWS), max_size=20))
def test_at_a_live_table_it_never_leaves_the_cards_that_its_seat_moves(
    match: Match, acting: Seat, keys: list[str]
) -> None:
    assert match.table is not None
    view = match.table.view(acting)
    within_reach = cards_within_reach(view, acting)
    cursor: Choice | None = None
    for key in keys:
        cursor = moved(view, cursor, key, acting)
        assert cursor in within_reach if within_reach else cursor is None


@given(live_auctions(), st.sampled_from(SEATS), st.lists(st.sampled_from(ARROWS), max_size=60))
def test_in_the_auction_of_a_live_table_it_goes_over_every_call_and_never_over_cards(
    match: Match, acting: Seat, keys: list[str]
) -> None:
    assert match.table is not None
    view = match.table.view(acting)
    if view.contract is None and view.turn is not None:
        assert sorted(choice for row in choice_rows(view, acting) for choice in row) == sorted(CALLS)
        first, *_others = walk_all(view, ["right", *keys], acting)
        assert first == Call.parse("1C"), "wherever the auction has got"


def walk_all(view: View, keys: list[str], acting: Seat) -> list[Choice | None]:
    """Where the cursor is after each of these arrows."""
    places: list[Choice | None] = []
    for key in keys:
        places.append(moved(view, places[-1] if places else None, key, acting))
    assert all(isinstance(place, Call) for place in places)
    return places


def test_from_a_card_that_is_pointed_at_in_the_auction_it_goes_to_the_calls() -> None:
    table = called("W:1S").table
    assert table is not None
    assert moved(table.view(Seat.NORTH), Card.parse("H4"), "down", Seat.NORTH) == Call.parse("1C")
