"""Taking back: what may be asked back and by whom, who has to agree, and what goes with it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridge_tui.engine.actions import AnswerClaim, Claim, LookLastTrick, MakeCall, PlayCard
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.table import Table
from bridge_tui.engine.view import ALL, PUBLIC, Reader
from bridge_tui.match.actions import Action, AnswerTakeBack, AskTakeBack, NextDeal, StartMatch, StopRubber, Withdrawable
from bridge_tui.match.events import TakeBackAnswered, TakeBackAsked, TakenBack
from bridge_tui.match.match import Match
from bridge_tui.model.calls import PASS, Call
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import SEATS, Seat
from tests.engine.tables import ORDINARY
from tests.match.matches import CUT, PLAYERS, dealt

N, E, S, W = SEATS

START = StartMatch(PLAYERS, CUT)
"""East deals first."""

TRICK = "DT D5 D3 DA"
"""West leads, and South wins with the ace."""


def in_auction(words: str, start: StartMatch = START) -> Match:
    """The first deal after these calls."""
    match = dealt(Match.begin(start), ORDINARY)
    for word in words.split():
        match = match.apply(MakeCall(turn(match), Call.parse(word))).match
    return match


def in_play(cards: str, start: StartMatch = START) -> Match:
    """South's four spades in the first deal after these cards; West leads, North is dummy."""
    return played(in_auction("P 4S P P P", start), cards)


def played(match: Match, cards: str) -> Match:
    """The match after these cards of the hands in turn."""
    for name in cards.split():
        match = match.apply(card(turn(match), name)).match
    return match


def turn(match: Match) -> Seat:
    seat = table_of(match).turn
    assert seat is not None
    return seat


def table_of(match: Match) -> Table:
    assert match.table is not None
    return match.table


def card(seat: Seat, name: str) -> PlayCard:
    return PlayCard(seat, Card.parse(name))


def claim_answered(match: Match, seat: Seat, tricks: int, **answers: bool) -> Match:
    """The match after this claim and these answers, by the letters of the seats."""
    match = match.apply(Claim(seat, tricks)).match
    for name, accepts in answers.items():
        match = match.apply(AnswerClaim(Seat.parse(name), accepts)).match
    return match


def taken_back(match: Match, seat: Seat) -> Match:
    """The match after this seat has asked, and everybody who was asked has agreed."""
    match = match.apply(AskTakeBack(seat)).match
    while match.take_back:
        match = match.apply(AnswerTakeBack(match.actors[0], True)).match
    return match


def request(match: Match, seat: Seat) -> tuple[Withdrawable, tuple[Seat, ...]]:
    """What the seat would take back, and who would have to agree."""
    asked = match.may_take_back(seat)
    return asked.action, asked.awaited


def refused(match: Match, action: Action) -> tuple[Reason, int | None, dict[str, object]]:
    """Why this is refused; nothing is changed by it."""
    before = match.view(ALL)
    with pytest.raises(Refused) as caught:
        match.apply(action)
    assert match.view(ALL) == before
    return caught.value.reason, caught.value.law, caught.value.params


# What goes back


def test_a_call_goes_back_with_the_calls_after_it_when_the_opponents_agree() -> None:
    match, call = in_auction("1C P 1H"), MakeCall(E, Call.parse("1C"))
    asking = match.apply(AskTakeBack(E))
    assert asking.events == (TakeBackAsked(E, call, after=3),)
    assert (asking.match.table, asking.match.actors, asking.match.view(ALL).actors) == (match.table, (S, N), (S, N))
    one = asking.match.apply(AnswerTakeBack(N, True))
    assert (one.events, one.match.table, one.match.actors) == ((TakeBackAnswered(N, True),), match.table, (S,))
    both = one.match.apply(AnswerTakeBack(S, True))
    assert both.events == (TakeBackAnswered(S, True), TakenBack(E, call, since=1))
    assert (both.match.take_back, both.match.table, both.match.acts) == (None, in_auction("").table, ())


@pytest.mark.parametrize(("seat", "left"), [(W, "1C P"), (S, "1C"), (E, "")])
def test_everybody_takes_back_his_own_last_call(seat: Seat, left: str) -> None:
    assert taken_back(in_auction("1C P 1H"), seat).table == in_auction(left).table
    assert taken_back(in_auction("1C P 1H P P 2C 2H"), S).table == in_auction("1C P 1H P P").table


def test_a_card_goes_back_with_the_cards_after_it() -> None:
    match = in_play("DT D5 D3")
    assert taken_back(match, E).table == in_play("DT D5").table
    assert taken_back(match, W).table == in_play("").table


def test_a_card_of_an_earlier_trick_gives_the_trick_back() -> None:
    match = in_play(f"{TRICK} SA S9 S3")
    assert table_of(match).tricks_won == (1, 0)
    back = taken_back(match, E)
    assert (back.table, table_of(back).tricks_won) == (in_play("DT D5").table, (0, 0))


def test_declarer_takes_back_dummys_card_as_his_own() -> None:
    match = in_play("DT D5 D3")
    assert request(match, S) == (card(N, "D5"), (W, E))
    assert taken_back(match, S).table == in_play("DT").table
    assert request(played(match, "DA"), S) == (card(S, "DA"), (W, E))


def test_a_claim_goes_back_open_contested_or_agreed() -> None:
    before = in_play(TRICK)
    opened = before.apply(Claim(S, 9)).match
    contested = claim_answered(before, S, 9, W=False)
    agreed = claim_answered(before, S, 9, W=True, E=True)
    for match in (opened, contested, agreed):
        assert request(match, S)[0] == Claim(S, 9)
        back = taken_back(match, S)
        assert (back.table, back.sheet, back.result) == (before.table, before.sheet, None)


def test_what_was_done_before_a_claim_takes_the_claim_with_it() -> None:
    contested = claim_answered(in_play(TRICK), S, 9, W=False)
    assert taken_back(contested, W).table == in_play("").table


def test_looking_at_the_last_trick_is_nothing_to_take_back_and_goes_with_the_card_before_it() -> None:
    looked = in_play(TRICK).apply(LookLastTrick(S)).match
    assert request(looked, S)[0] == card(S, "DA")
    assert taken_back(looked, S).table == in_play("DT D5 D3").table


def test_it_can_be_done_again_and_played_otherwise() -> None:
    once = taken_back(in_play(TRICK), W)
    again = played(once, "H6 H2 HA H8")
    assert again.table == in_play("H6 H2 HA H8").table
    assert taken_back(again, S).table == in_play("H6 H2 HA").table


# Who may, and who is asked


def test_law_43_dummy_takes_nothing_back() -> None:
    for match in (in_play("DT"), in_play(TRICK), claim_answered(in_play(TRICK), S, 9, W=True, E=True)):
        assert refused(match, AskTakeBack(N)) == (Reason.DUMMY_MAY_NOT_TAKE_BACK, 43, {"seat": N})


def test_law_41_before_the_opening_lead_nobody_is_dummy_yet() -> None:
    assert request(in_play(""), N) == (MakeCall(N, PASS), (E, W))
    assert request(in_play(""), W)[1] == (N, S)


def test_law_41_after_the_opening_lead_the_calls_stand() -> None:
    for seat in (E, S):
        assert request(in_play(""), seat)[0] == MakeCall(seat, Call.parse("4S") if seat is S else PASS)
        assert refused(in_play("DT"), AskTakeBack(seat)) == (Reason.AUCTION_STANDS, 41, {"seat": seat})
    assert taken_back(in_play(""), S).table == in_auction("P").table


def test_who_has_done_nothing_has_nothing_to_take_back() -> None:
    for match, seat in ((in_auction(""), E), (in_auction("1C P"), W)):
        assert refused(match, AskTakeBack(seat)) == (Reason.NOTHING_TO_TAKE_BACK, None, {"seat": seat})


@pytest.mark.parametrize(("seat", "awaited"), [(S, (W, E)), (W, (S,)), (E, (S,))])
def test_both_opponents_but_dummy_are_asked(seat: Seat, awaited: tuple[Seat, ...]) -> None:
    assert request(in_play(TRICK), seat)[1] == awaited
    assert request(in_auction("1C 1D 1H 1S"), seat)[1] == (seat.left, seat.right)


@pytest.mark.parametrize(
    ("players", "asked"),
    [
        (("Ann", "Bob", "Cid", "Bob"), (W, E)),
        (("Ann", "Cid", "Cid", "Dot"), (W,)),
        (("Ann", "Cid", "Cid", "Cid"), ()),
        (("Ann", "Ann", "Ann", "Ann"), ()),
    ],
)
def test_an_opponent_whom_the_asker_plays_himself_is_not_asked(
    players: tuple[str, str, str, str], asked: tuple[Seat, ...]
) -> None:
    match = in_play(TRICK, replace(START, players=players))
    assert request(match, S)[1] == asked


def test_where_nobody_is_to_be_asked_it_is_taken_back_at_once() -> None:
    step = in_play(TRICK, replace(START, players=("Ann",) * 4)).apply(AskTakeBack(S))
    asked, gone = TakeBackAsked(S, card(S, "DA"), 1, after=9), TakenBack(S, card(S, "DA"), 1, kept=8, since=11)
    assert step.events == (asked, gone)
    assert (step.match.table, step.match.take_back) == (in_play("DT D5 D3").table, None)


# What the table has settled


@pytest.mark.parametrize(
    ("start", "match", "law"),
    [
        (replace(START, take_back_calls=False), "auction", 25),
        (replace(START, take_back_cards=False), "card", 45),
        (replace(START, take_back_cards=False), "claim", 68),
    ],
)
def test_what_the_players_have_agreed_to_leave_stands(start: StartMatch, match: str, law: int) -> None:
    place = {
        "auction": in_auction("P 4S", start),
        "card": in_play(TRICK, start),
        "claim": in_play(TRICK, start).apply(Claim(S, 9)).match,
    }[match]
    reason = Reason.CALLS_STAND if law == 25 else Reason.CARDS_STAND
    assert refused(place, AskTakeBack(S)) == (reason, law, {"seat": S})


def test_the_two_settings_do_not_touch_one_another() -> None:
    only_cards, only_calls = replace(START, take_back_calls=False), replace(START, take_back_cards=False)
    assert taken_back(in_play(TRICK, only_cards), S).table == in_play("DT D5 D3").table
    assert taken_back(in_auction("P 4S", only_calls), S).table == in_auction("P").table


# Refusing, and what may be done meanwhile


@pytest.mark.parametrize("answers", [[(W, False)], [(E, False)], [(W, True), (E, False)]])
def test_one_no_is_enough_and_leaves_everything_as_it_is(answers: list[tuple[Seat, bool]]) -> None:
    match = asking = in_play(TRICK)
    asking = match.apply(AskTakeBack(S)).match
    for seat, accepts in answers:
        step = asking.apply(AnswerTakeBack(seat, accepts))
        asking = step.match
    assert step.events == (TakeBackAnswered(answers[-1][0], False),)
    assert (asking.table, asking.acts, asking.take_back, asking.actors) == (match.table, match.acts, None, (S,))
    assert taken_back(asking, S).table == in_play("DT D5 D3").table  # he may ask again


def test_while_a_request_waits_nothing_else_is_done() -> None:
    match = in_play(TRICK).apply(AskTakeBack(S)).match
    waiting = (Reason.DECISION_OPEN, None, {"seat": S, "deciders": (W, E)})
    others: tuple[Action, ...] = (card(S, "SA"), Claim(S, 9), LookLastTrick(S), AskTakeBack(S), AskTakeBack(W))
    for action in others:
        assert refused(match, action) == waiting
    for seat in (N, S):
        expected = (Reason.NOT_YOUR_DECISION, None, {"seat": seat, "deciders": (W, E)})
        assert refused(match, AnswerTakeBack(seat, True)) == expected
    answered = match.apply(AnswerTakeBack(W, True)).match
    assert refused(answered, AnswerTakeBack(W, False))[2] == {"seat": W, "deciders": (E,)}


def test_while_a_claim_waits_it_can_be_asked_back() -> None:
    match = in_play(TRICK).apply(Claim(S, 9)).match.apply(AskTakeBack(S)).match
    assert match.actors == (W, E)
    assert refused(match, AnswerClaim(W, True))[0] is Reason.DECISION_OPEN
    refused_it = match.apply(AnswerTakeBack(E, False)).match
    assert refused_it.apply(AnswerClaim(W, True)).match.actors == (E,)


def test_nobody_answers_what_nobody_has_asked() -> None:
    for match in (dealt(Match.begin(START), ORDINARY), in_play(TRICK), taken_back(in_play(TRICK), S)):
        assert refused(match, AnswerTakeBack(W, True)) == (Reason.NO_TAKE_BACK_ASKED, None, {"seat": W})


def test_the_game_may_be_stopped_while_a_request_waits() -> None:
    match = in_play(TRICK).apply(AskTakeBack(S)).match.apply(StopRubber()).match
    assert (match.take_back, match.table, match.actors, match.sheet.is_over) == (None, None, (), True)


def test_nothing_is_taken_back_outside_a_deal() -> None:
    for match in (Match.begin(START), in_auction("P P P P").apply(NextDeal()).match):
        assert refused(match, AskTakeBack(S)) == (Reason.NO_DEAL_ON, None, {})
    stopped = in_play("").apply(StopRubber()).match
    assert refused(stopped, AskTakeBack(S)) == (Reason.RUBBER_OVER, None, {})


# The record


def test_the_record_keeps_what_was_taken_back_and_what_was_done_instead() -> None:
    match = in_auction("P 4S")
    back = match.apply(AskTakeBack(S)).match.apply(AnswerTakeBack(W, True)).match.apply(AnswerTakeBack(E, True)).match
    after = back.apply(MakeCall(S, Call.parse("3S"))).match
    call = MakeCall(S, Call.parse("4S"))
    request_ = (TakeBackAsked(S, call, after=2), TakeBackAnswered(W, True), TakeBackAnswered(E, True))
    gone = TakenBack(S, call, kept=1, since=2)
    instead = in_auction("P 3S").record[-1]
    assert after.record == (*match.record, *request_, gone, instead)
    assert [act.action for act in after.acts] == [act.action for act in in_auction("P 3S").acts]
    readers: tuple[Reader, ...] = (*SEATS, PUBLIC, ALL)
    for reader in readers:
        assert after.view(reader).record == after.record
    assert table_of(after).events == table_of(in_auction("P 3S")).events
    assert table_of(after).legal_calls == table_of(in_auction("P 3S")).legal_calls


def test_the_record_keeps_a_request_that_was_refused() -> None:
    match = in_play(TRICK)
    asked = match.apply(AskTakeBack(S)).match.apply(AnswerTakeBack(E, False)).match
    assert asked.record == (*match.record, TakeBackAsked(S, card(S, "DA"), 1, after=9), TakeBackAnswered(E, False))
