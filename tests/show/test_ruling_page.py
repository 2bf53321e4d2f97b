"""The page of a ruling: all of it in every window, the picked choice in sight, and no hand that is another's."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bridge_tui.engine.actions import Expose, PlayCard
from bridge_tui.engine.irregularities import Manner
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.table import Table
from bridge_tui.engine.view import PUBLIC
from bridge_tui.match.match import Match
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import SEATS, Seat
from bridge_tui.show import call_ruling_words
from bridge_tui.show.deck import LETTERS, SIGNS, Deck
from bridge_tui.show.questions import Question, question
from bridge_tui.show.ruling_page import ruling_page, shows_no_hand
from bridge_tui.show.ruling_words import TITLES
from bridge_tui.show.spans import Lines, hits, text, width
from bridge_tui.show.table import TableModel
from tests.engine.laws.auction_tables import auction
from tests.show.stories import moments
from tests.tui.sessions import START, at_the_lead, declarer_leads

LIVE = replace(START, live=True)
SMALL, LARGE = (80, 24), (120, 40)
SIZES = [SMALL, (100, 30), LARGE, (200, 60)]

A_CARD = re.compile(r"[♠♥♦♣](?:10|[2-9JQKA])")


def page(
    match: Match,
    seat: Seat,
    size: tuple[int, int] = SMALL,
    *,
    picked: int | None = None,
    message: str = "",
    deck: Deck = SIGNS,
) -> Lines:
    """The page as the table's screen would draw it for this decider."""
    put = asked(match, seat, deck)
    reader = PUBLIC if shows_no_hand(put, match.actors) else seat
    return ruling_page(TableModel(match.view(reader), picked=picked, message=message), put, deck, *size)


def asked(match: Match, seat: Seat, deck: Deck = SIGNS) -> Question:
    put = question(match.view(seat), seat, deck)
    assert put is not None
    return put


def opening_lead_out_of_turn() -> Match:
    return at_the_lead(LIVE).act(PlayCard(Seat.EAST, Card.parse("DJ"))).match


def wrong_hand(code: Code = Code.CLASSIC) -> Match:
    return declarer_leads(replace(LIVE, code=code)).act(PlayCard(Seat.NORTH, Card.parse("S3"))).match


def three_penalty_cards() -> Match:
    cards = tuple(map(Card.parse, ("S7", "HA", "DJ")))
    return at_the_lead(LIVE).act(Expose(Seat.EAST, cards, manner=Manner.DELIBERATE)).match


def rulings() -> Iterator[tuple[Match, Seat]]:
    """A ruling of each kind and number of choices in the worked examples, under each code, with each decider."""
    found: dict[tuple[object, ...], Table] = {}
    for _name, table, _told in moments():
        decision = table.decision
        if decision is not None and decision.kind in {*TITLES, *call_ruling_words.TITLES}:
            found.setdefault((decision.kind, len(decision.options), decision.options[0].cards, table.setup.code), table)
    for table in found.values():
        match = replace(Match.begin(replace(LIVE, code=table.setup.code)), table=table, record=table.events)
        yield from ((match, seat) for seat in match.actors)


def test_law_54_the_whole_page_in_the_smallest_window() -> None:
    assert text(page(opening_lead_out_of_turn(), Seat.SOUTH, picked=4)).split("\n")[2:16] == [
        " East led ♦J, but the opening lead is West's.",
        " South decides, as declarer.",
        " South          ♠ A K 10 8 5 4 2   ♥ 8   ♦ A 8   ♣ 9 7 6",
        " Face up        East's ♦J, which waits for the ruling",
        "",
        " ┏━ Opening lead out of turn ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━ today's Law 54 ━┓",
        " ┃   1  Forbid diamonds: West leads none while he has the lead; East picks up ┃",
        " ┃      ♦J.                                                                   ┃",
        " ┃   2  Require diamonds: West leads one if he can; East picks up ♦J.         ┃",
        " ┃   3  Any lead: West leads as he likes; ♦J lies there as a penalty card.    ┃",
        " ┃   4  Accept: ♦J is the lead; dummy is faced, and South plays next.         ┃",
        " ┃ › 5  Spread the hand: ♦J is the lead, South becomes dummy and North        ┃",
        " ┃      declarer.                                                             ┃",
        " ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛",
    ]


def in_the_auction(*deeds: str) -> Match:
    """These calls and deeds at a live table, South dealing."""
    table = auction(Code.CLASSIC, *deeds)
    return replace(Match.begin(LIVE), table=table, record=table.events)


def test_law_27_the_decider_sees_the_auction_and_his_hand() -> None:
    assert text(page(in_the_auction("1S", "W calls 1H"), Seat.NORTH, picked=0)).split("\n")[2:15] == [
        " West bids 1♥, which is not higher than South's 1♠.",
        " North decides, on West's left. If he simply calls, he has accepted it.",
        " Auction        South 1♠",
        " North          ♠ 8 7 6   ♥ A K 4   ♦ Q J 3   ♣ A Q 8 2",
        "",
        " ┏━ Insufficient bid ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━ today's Law 27 ━┓",
        " ┃ › 1  Accept: 1♥ stands, and North calls next.                              ┃",
        " ┃   2  Refuse: West passes or bids higher. 2♥ is free; after anything else   ┃",
        " ┃      East must pass for the rest of the auction. Unless West bids hearts   ┃",
        " ┃      later, declarer may require or forbid them at East's first lead.      ┃",
        " ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛",
        "",
        "",
    ]


def test_law_24_a_card_that_was_seen_in_the_auction_lies_there() -> None:
    words = text(page(in_the_auction("W drops D7", "1S", "W calls 1H"), Seat.NORTH))
    assert " Face up        West's ♦7, seen during the auction" in words.split("\n")


def test_of_a_long_auction_the_last_calls_are_told() -> None:
    rows = text(page(in_the_auction("1C 1D 1H 1S 1NT 2C 2D 2H 2S 2NT 3C", "W calls 1H"), Seat.NORTH)).split("\n")
    assert rows[4].startswith(" Auction        … West 1♦, North 1♥, East 1♠, South 1NT,")
    assert rows[5].strip() == "2♥, South 2♠, West 2NT, North 3♣"


def test_law_25_of_four_who_are_asked_nobody_sees_his_hand() -> None:
    rows = text(page(in_the_auction("1S", "S means 1H"), Seat.EAST)).split("\n")
    assert rows[2:6] == [
        " South says that he meant 1♥, and that 1♠ was a slip.",
        " All four are asked, and one no is enough. You speak for East.",
        " Auction        South 1♠",
        "",
    ]


def test_law_55_of_two_deciders_neither_sees_his_hand() -> None:
    rows = text(page(wrong_hand(Code.RUBBER_2014), Seat.EAST)).split("\n")
    assert rows[2:9] == [
        " ♠3 was led from North's hand, but the lead is in South's.",
        " West or East decides; where they differ, East does, who plays next. You speak",
        " for East.",
        " Trick          East ♦3, South ♦A, West ♦2, North ♦5, South won it",
        " North, dummy   ♠ J 6 3   ♥ K J 4 3   ♦ K 6   ♣ 10 5",
        " Face up        North's ♠3, which waits for the ruling",
        "",
    ]


@pytest.mark.parametrize("size", SIZES)
def test_every_ruling_fits_into_every_window(size: tuple[int, int]) -> None:
    columns, rows = size
    for match, seat in rulings():
        for picked in (None, len(asked(match, seat).answers) - 1):
            drawn = page(match, seat, size, picked=picked, message="w" * 300)
            assert len(drawn) == rows - 1
            assert all(width(row) <= columns for row in drawn)


def test_the_picked_choice_is_in_sight_and_pointed_at() -> None:
    for match, seat in rulings():
        for number in range(len(asked(match, seat).answers)):
            pointed = [row for row in text(page(match, seat, picked=number)).split("\n") if "›" in row]
            assert [row.split("›")[1].split()[0] for row in pointed] == [str(number + 1)]


def test_choices_that_have_no_room_are_scrolled_and_counted() -> None:
    match = three_penalty_cards()
    assert len(asked(match, Seat.SOUTH).answers) == 11
    first, last = (text(page(match, Seat.SOUTH, picked=picked)) for picked in (0, 10))
    assert "lines below" in first
    assert "lines above" not in first
    assert "lines above" in last
    assert "lines below" not in last
    assert {f"item {number}" for number in range(11)} <= hits(page(match, Seat.SOUTH, LARGE))


def test_every_choice_can_be_hit() -> None:
    match = opening_lead_out_of_turn()
    found = {hit for hit in hits(page(match, Seat.SOUTH)) if hit.startswith("item")}
    assert found == {f"item {number}" for number in range(5)}


def test_in_a_terminal_with_letters_only_the_page_is_ascii() -> None:
    for match, seat in rulings():
        assert text(page(match, seat, deck=LETTERS)).isascii()


def test_no_card_is_named_that_the_decider_may_not_see() -> None:
    for match, seat in rulings():
        table = match.table
        assert table is not None
        view = table.view(PUBLIC if len(match.actors) > 1 else seat)
        hidden = {card for hand in SEATS if view.hands[hand] is None for card in table.hands[hand]}
        lying = {each.card for each in view.faced}
        offered = set() if view.decision is None else {card for each in view.decision.options for card in each.cards}
        named = {Card.parse(name.translate(TO_LETTERS)) for name in A_CARD.findall(text(page(match, seat)))}
        assert not named & (hidden - lying - offered)


TO_LETTERS = str.maketrans("♠♥♦♣", "SHDC")


def test_beside_a_large_page_stand_auction_sheet_and_record() -> None:
    words = text(page(opening_lead_out_of_turn(), Seat.SOUTH, LARGE))
    assert "West    North   East    South" in words
    assert "WE N-S" in words
    assert "East leads ♦J out of turn" in words


@pytest.mark.parametrize("message", ["", "Nothing is saved.", f"Nothing is saved, {'as was said ' * 6}before."])
@pytest.mark.parametrize("size", SIZES)
def test_a_message_leaves_how_one_chooses_in_its_place(message: str, size: tuple[int, int]) -> None:
    rows = text(page(opening_lead_out_of_turn(), Seat.SOUTH, size, message=message)).split("\n")
    assert len(rows) == size[1] - 1
    assert message in " ".join(map(str.strip, rows))
    assert sum("Type the number of your answer" in row for row in rows) == 1


def test_where_one_decides_his_hand_is_shown() -> None:
    put = asked(opening_lead_out_of_turn(), Seat.SOUTH)
    assert not shows_no_hand(put, (Seat.SOUTH,))
    assert not shows_no_hand(None, (Seat.WEST, Seat.EAST))
    assert shows_no_hand(asked(wrong_hand(), Seat.WEST), (Seat.WEST, Seat.EAST))
