"""The director's list: who can say what and when, and that it never tells whether there is anything to say."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridge_tui.engine.actions import Ask, Choose, OwnUp, PlayCard, Remark, SpreadHand, TableAction
from bridge_tui.engine.irregularities import About
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.matters import NOTHING
from bridge_tui.engine.refusals import Refused
from bridge_tui.engine.table import Table
from bridge_tui.engine.view import PUBLIC
from bridge_tui.match.actions import AskTakeBack, DealCards, NextDeal, StopRubber
from bridge_tui.match.match import Match
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import SEATS, Seat
from bridge_tui.show.deck import LETTERS
from bridge_tui.show.director_list import Details, Saying, can_be_called, director_page, not_now, sayings
from bridge_tui.show.spans import hits, text
from tests.engine.tables import ORDINARY
from tests.match.live_deals import LIVE, at_the_lead, revoked, under

NORTH, EAST, SOUTH, WEST = SEATS
"""North is dummy, South declarer, and West leads."""


def after(cards: str, code: Code = Code.DUPLICATE_2017) -> Table:
    """The table after these cards, each by its seat, such as ``W:SQ N:SJ``."""
    match = at_the_lead(under(code))
    for word in cards.split():
        seat, card = word.split(":")
        match = match.apply(PlayCard(Seat.parse(seat), Card.parse(card))).match
    assert match.table is not None
    return match.table


def said(table: Table, seat: Seat, *, is_at_keyboard: bool = True) -> tuple[Saying, ...]:
    def may(action: TableAction) -> bool:
        try:
            table.apply(action)
        except Refused:
            return False
        return True

    return sayings(table.view(PUBLIC), seat, may, is_at_keyboard=is_at_keyboard)


def done(table: Table, seat: Seat, *, is_at_keyboard: bool = True) -> list[TableAction | Details]:
    return [each.does for each in said(table, seat, is_at_keyboard=is_at_keyboard)]


def remarks(seat: Seat) -> list[TableAction | Details]:
    about = (About.LEAD_FROM_WRONG_HAND, About.LEAD_OUT_OF_TURN, About.REVOKE, About.PENALTY_CARD)
    return [Remark(seat, each) for each in about]


IN_PLAY = "W:SQ N:SJ E:S7"


def test_law_61_declarer_can_ask_each_defender_and_owns_up_for_both_hands() -> None:
    own = [OwnUp(SOUTH), Details.CARDS, SpreadHand(SOUTH)]
    assert done(after(IN_PLAY), SOUTH) == [*remarks(SOUTH), Ask(SOUTH, WEST), Ask(SOUTH, EAST), *own]


def test_law_61_a_defender_can_ask_declarer_and_his_partner_and_nobody_asks_dummy() -> None:
    own = [OwnUp(EAST), Details.CARDS, SpreadHand(EAST)]
    assert done(after(IN_PLAY), EAST) == [*remarks(EAST), Ask(EAST, SOUTH), Ask(EAST, WEST), *own]


def test_law_42_dummy_can_only_speak_and_asks_nobody_but_declarer() -> None:
    assert done(after(IN_PLAY), NORTH) == [*remarks(NORTH), Ask(NORTH, SOUTH)]


@pytest.mark.parametrize("seat", SEATS)
def test_before_the_opening_lead_there_is_no_trick_to_ask_about(seat: Seat) -> None:
    assert done(after(""), seat) == [Remark(seat, About.LEAD_OUT_OF_TURN), Details.CARDS, SpreadHand(seat)]


def test_law_54_declarer_can_face_his_hand_while_an_opening_lead_out_of_turn_waits() -> None:
    table = after("E:S7")
    assert SpreadHand(SOUTH) in done(table, SOUTH)
    assert said(table, SOUTH)[-1].words == "Face my hand"


def test_law_68_a_hand_that_is_faced_later_is_a_claim_of_what_is_left() -> None:
    assert said(after(IN_PLAY), SOUTH)[-1].words == "Face my hand, and claim all tricks that are left"


@pytest.mark.parametrize("seat", SEATS)
def test_cards_are_shown_only_by_whoever_is_at_the_keyboard(seat: Seat) -> None:
    table = after(IN_PLAY)
    words = [each for each in done(table, seat) if each not in {Details.CARDS, SpreadHand(seat)}]
    assert done(table, seat, is_at_keyboard=False) == words


@pytest.mark.parametrize(("first", "words"), [("accept", "I do not accept"), ("refuse", "I accept")])
def test_law_55_the_next_in_turn_after_declarers_lead_can_say_otherwise(first: str, words: str) -> None:
    """South has won the first trick, and dummy's six of spades is led; East is the next in turn after it."""
    table = after(f"{IN_PLAY} S:SA N:S6").apply(Choose(WEST, first)).table
    assert [seat for seat in SEATS if isinstance(done(table, seat)[0], Choose)] == [EAST]
    assert words in said(table, EAST)[0].words
    assert done(table, EAST)[0] == Choose(EAST, "refuse" if first == "accept" else "accept")


@pytest.mark.parametrize("code", Code)
@pytest.mark.parametrize("cards", [f"{IN_PLAY} S:C6", f"{IN_PLAY} S:C6 W:S9", "W:SQ N:H2", "W:SQ N:SJ E:HA S:SA S:SK"])
def test_law_61_the_list_is_the_same_where_nobody_has_revoked(code: Code, cards: str) -> None:
    table = after(cards, code)
    assert table.matters.revokes
    innocent = table._replace(matters=NOTHING)
    for seat in SEATS:
        for is_at_keyboard in (False, True):
            shown = said(table, seat, is_at_keyboard=is_at_keyboard)
            assert shown == said(innocent, seat, is_at_keyboard=is_at_keyboard)


def test_law_64_after_the_play_a_revoke_can_be_claimed_and_owned_up_to() -> None:
    table = revoked(LIVE, {}).table
    assert table is not None
    told = [Details.REVOKE, Remark(WEST, About.REVOKE), OwnUp(WEST)]
    assert done(table, WEST) == done(table, WEST, is_at_keyboard=False) == told
    assert done(table, NORTH) == [Details.REVOKE, Remark(NORTH, About.REVOKE)]


def test_the_director_can_be_called_from_the_end_of_the_auction_until_the_next_deal() -> None:
    auction = Match.begin(LIVE)
    assert not can_be_called(auction.view(PUBLIC))
    auction = auction.apply(DealCards(ORDINARY, auction.dealer)).match
    over = revoked(LIVE, {})
    assert [can_be_called(match.view(PUBLIC)) for match in (auction, at_the_lead(), over)] == [False, True, True]
    guarded = revoked(replace(LIVE, live=False), {})
    for match in (over.apply(NextDeal()).match, over.apply(StopRubber()).match, guarded):
        assert not can_be_called(match.view(PUBLIC))
        assert "live table" in not_now(match.view(PUBLIC))


def test_while_a_request_to_take_back_waits_it_is_named_as_the_reason() -> None:
    asked = revoked(LIVE, {}).apply(AskTakeBack(WEST)).match
    assert not can_be_called(asked.view(PUBLIC))
    assert not_now(asked.view(PUBLIC)) == "A request to take back waits for South; the director comes after it."
    by_declarer = revoked(LIVE, {}).apply(AskTakeBack(SOUTH)).match
    assert "waits for West and East;" in not_now(by_declarer.view(PUBLIC))


def test_at_a_guarded_table_a_request_is_not_the_reason() -> None:
    asked = revoked(replace(LIVE, live=False), {}).apply(AskTakeBack(WEST)).match
    assert "live table" in not_now(asked.view(PUBLIC))


def test_the_page_names_the_speaker_and_a_hit_on_a_line_chooses_it() -> None:
    match, table = at_the_lead(), after(IN_PLAY)
    rows = director_page(said(table, EAST), 1, EAST, match.view(PUBLIC), "", LETTERS, 80)
    shown = text(rows)
    assert "East (Bob) says:" in shown
    assert '> "That was out of turn."' in shown
    assert "Another seat speaks after its letter: N, E, S, W." in shown
    assert hits(rows) == {f"item {number}" for number in range(len(said(table, EAST)))}
    assert shown.isascii()


def test_without_a_speaker_the_page_asks_who_speaks() -> None:
    shown = text(director_page((), 0, None, at_the_lead().view(PUBLIC), "", LETTERS, 80))
    assert "Who speaks? Press the letter of your seat: N, E, S, W." in shown


def test_the_longest_list_has_room_in_the_smallest_window() -> None:
    table = after(f"{IN_PLAY} S:SA N:S6").apply(Choose(WEST, "accept")).table
    rows = director_page(said(table, EAST), 0, EAST, at_the_lead().view(PUBLIC), "a message", LETTERS, 80)
    assert len(rows) <= 23
    assert len(said(table, EAST)) == 10
