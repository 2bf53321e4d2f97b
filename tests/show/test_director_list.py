"""The director's list: who can say what and when, and that it never tells whether there is anything to say."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridge_tui.engine.actions import (
    AnswerClaim,
    Ask,
    Choose,
    Claim,
    LookAtHand,
    MakeCall,
    OwnUp,
    PlayCard,
    Remark,
    SpreadHand,
    TableAction,
)
from bridge_tui.engine.irregularities import About
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.matters import NOTHING
from bridge_tui.engine.refusals import Refused
from bridge_tui.engine.table import Table
from bridge_tui.engine.view import PUBLIC
from bridge_tui.match.actions import AskTakeBack, DealCards, NextDeal, StopRubber
from bridge_tui.match.match import Match
from bridge_tui.model.calls import PASS, Call
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
    assert done(after(IN_PLAY), NORTH, is_at_keyboard=False) == [*remarks(NORTH), Ask(NORTH, SOUTH)]
    assert said(after(IN_PLAY), NORTH)[0].words == '"Wrong hand!"'


def test_law_43_dummy_at_the_keyboard_can_look_at_declarers_hand_once() -> None:
    table = after(IN_PLAY)
    look = said(table, NORTH)[-1]
    assert look == Saying("Look at South's hand", LookAtHand(NORTH, SOUTH))
    looked = table.apply(LookAtHand(NORTH, SOUTH)).table
    assert done(looked, NORTH) == [*remarks(NORTH), Ask(NORTH, SOUTH)]
    assert look not in said(after("W:SQ"), SOUTH)
    assert all(not isinstance(each, LookAtHand) for each in done(after(""), NORTH)), "dummy is not faced yet"


@pytest.mark.parametrize("seat", SEATS)
def test_before_the_opening_lead_there_is_no_trick_to_ask_about(seat: Seat) -> None:
    assert done(after(""), seat) == [Remark(seat, About.LEAD_OUT_OF_TURN), Details.CARDS, SpreadHand(seat)]


def test_law_54_declarer_can_face_his_hand_while_an_opening_lead_out_of_turn_waits() -> None:
    table = after("E:S7")
    assert SpreadHand(SOUTH) in done(table, SOUTH)
    assert said(table, SOUTH)[-1].words == "Face my hand"


def test_law_68_a_hand_that_is_faced_later_is_a_claim_of_what_is_left() -> None:
    assert said(after(IN_PLAY), SOUTH)[-1].words == "Face my hand, and claim all tricks that are left"


def test_law_70_after_declarers_contested_claim_a_defender_faces_his_hand_and_claims_nothing() -> None:
    table = after(f"{IN_PLAY} S:SA", Code.RUBBER_2014)
    table = table.apply(Claim(SOUTH, 10, draws_trumps=True)).table.apply(AnswerClaim(WEST, False)).table
    for seat, words in ((WEST, "Face my hand"), (SOUTH, "Face my hand, and claim all tricks that are left")):
        assert said(table, seat)[-1] == Saying(words, SpreadHand(seat))


@pytest.mark.parametrize("seat", SEATS)
def test_cards_are_shown_only_by_whoever_is_at_the_keyboard(seat: Seat) -> None:
    table = after(IN_PLAY)
    shows = {Details.CARDS, SpreadHand(seat), LookAtHand(seat, SOUTH)}
    words = [each for each in done(table, seat) if each not in shows]
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


def test_law_61_who_has_not_played_a_card_that_was_required_finds_it_under_a_revoke() -> None:
    during, after_it = after(IN_PLAY), revoked(LIVE, {}).table
    assert after_it is not None
    for table in (during, after_it):
        words = {each.does: each.words for each in said(table, EAST)}
        assert words[Remark(EAST, About.REVOKE)] == '"Somebody has revoked, or has not played as he had to."'
        assert words[OwnUp(EAST)] == '"I have revoked, or have not played as I had to."'


def in_the_auction(calls: str = "") -> Match:
    """The deal after these calls, from East, who deals, on."""
    match = Match.begin(LIVE)
    match = match.apply(DealCards(ORDINARY, match.dealer)).match
    for word in calls.split():
        assert match.table is not None
        assert match.table.turn is not None
        match = match.apply(MakeCall(match.table.turn, Call.parse(word))).match
    return match


def bidding(calls: str) -> Table:
    table = in_the_auction(calls).table
    assert table is not None
    return table


def of_calls(seat: Seat) -> list[TableAction | Details]:
    return [Remark(seat, about) for about in (About.CALL_OUT_OF_TURN, About.INSUFFICIENT_BID, About.INADMISSIBLE_CALL)]


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("calls", ["", "1H", "1H 1S P"])
def test_law_9_in_the_auction_attention_is_drawn_to_calls_and_hands_can_be_faced(seat: Seat, calls: str) -> None:
    table = bidding(calls)
    slip = [each for each in done(table, seat) if each is Details.SLIP]
    assert done(table, seat) == [*of_calls(seat), *slip, Details.CARDS, SpreadHand(seat)]
    assert done(table, seat, is_at_keyboard=False) == [*of_calls(seat), *slip]


@pytest.mark.parametrize(
    ("calls", "seats"),
    [("", []), ("1H", [EAST]), ("1H 1S", [EAST, SOUTH]), ("1H 1S P", [SOUTH, WEST]), ("1H 1S P 2S", [NORTH, WEST])],
)
def test_law_25_a_slip_can_be_told_until_partner_has_called(calls: str, seats: list[Seat]) -> None:
    assert [seat for seat in SEATS if Details.SLIP in done(bidding(calls), seat)] == seats


def test_law_25_a_call_that_waits_for_a_ruling_can_have_been_a_slip() -> None:
    table = bidding("1H 1S").apply(MakeCall(WEST, Call.parse("1D"))).table
    assert [seat for seat in SEATS if Details.SLIP in done(table, seat)] == [WEST]


def test_law_25_while_it_is_asked_whether_a_call_was_a_slip_none_can_be_told() -> None:
    table = bidding("1H 1S").apply(MakeCall(SOUTH, PASS, slip=True)).table
    for seat in SEATS:
        assert done(table, seat) == [*of_calls(seat), Details.CARDS, SpreadHand(seat)]


@pytest.mark.parametrize("seat", SEATS)
def test_in_the_auction_the_list_is_the_same_whatever_was_called(seat: Seat) -> None:
    """An insufficient bid that was accepted, and a sufficient one."""
    wrong = bidding("1H 1S").apply(MakeCall(WEST, Call.parse("1D"))).table.apply(Choose(NORTH, "accept")).table
    assert said(wrong, seat) == said(bidding("1H 1S 2D"), seat)


def test_the_director_can_be_called_from_the_deal_until_the_next() -> None:
    assert not can_be_called(Match.begin(LIVE).view(PUBLIC))
    over = revoked(LIVE, {})
    for match in (in_the_auction(), in_the_auction("1H 1S"), at_the_lead(), over):
        assert can_be_called(match.view(PUBLIC))
    guarded = revoked(replace(LIVE, live=False), {})
    passed_out = in_the_auction("P P P P")
    for match in (over.apply(NextDeal()).match, over.apply(StopRubber()).match, guarded, passed_out):
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
