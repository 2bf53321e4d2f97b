"""The review of a deal: every moment as it was at the table, and nothing of a deal that is still being played."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st

from bridge_tui.engine.actions import (
    AnswerClaim,
    CancelConcession,
    Choose,
    Claim,
    LookLastTrick,
    MakeCall,
    PlayCard,
    TableAction,
)
from bridge_tui.engine.events import ClaimAnswered, ClaimMade, ClaimSettled, ConcessionCancelled, PlayEnded
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.view import ALL, View
from bridge_tui.match.actions import AnswerTakeBack, AskTakeBack, DealCards, StartMatch, StopRubber
from bridge_tui.match.events import TakeBackAnswered, TakeBackAsked, TakenBack
from bridge_tui.match.match import Match
from bridge_tui.match.review import Request, review
from bridge_tui.match.view import Phase
from bridge_tui.model.calls import PASS, Call
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import SEATS, Seat
from tests.engine.tables import ORDINARY, shuffled
from tests.match.matches import CUT, PLAYERS, begun, called, dealt, passed_out, played_out, whole_deal


def play(match: Match, cards: str) -> Match:
    """The match after these cards, each from the hand in turn."""
    for name in cards.split():
        assert match.table is not None
        assert match.table.turn is not None
        match = match.apply(PlayCard(match.table.turn, Card.parse(name))).match
    return match


def gone_on(match: Match) -> Match:
    """The match after one more call, 1♣ or pass, or one more card, the highest that may be played."""
    table = match.table
    assert table is not None
    assert table.turn is not None
    if table.legal_calls:
        return called(match, "P" if table.auction.calls else "1C").match
    return match.apply(PlayCard(table.turn, table.legal_cards[-1])).match


def all_seen(match: Match) -> View:
    """The table with all hands open."""
    assert match.table is not None
    return match.table.view(ALL)


def why_not(match: Match) -> Reason:
    """Why a review is refused."""
    with pytest.raises(Refused) as caught:
        review(match)
    return caught.value.reason


def done(match: Match) -> list[TableAction]:
    """What was done in the deal and stands."""
    return [act.action for act in match.acts]


def at_the_lead() -> Match:
    """East deals and declares 1♠ on an ordinary deal; South is to lead."""
    return called(dealt(begun(), ORDINARY), "1S P P P").match


def test_the_nth_moment_is_the_table_after_n_actions() -> None:
    match = dealt(begun(), ORDINARY)
    seen = [all_seen(match)]
    for name in ("1C", "P", "1H", "X", "P", "P", "P"):
        match = called(match, name).match
        seen.append(all_seen(match))
    while match.phase is Phase.PLAYING:
        match = gone_on(match)
        seen.append(all_seen(match))
    whole = review(match)
    assert len(seen) == 1 + 7 + 52
    assert [moment.view for moment in whole.moments] == seen
    assert [len(trick.cards) for trick in whole.tricks] == [4] * 13


def test_the_hands_are_those_that_were_dealt_without_the_cards_played_so_far() -> None:
    match = played_out(at_the_lead()).match
    cards: list[tuple[Seat, Card]] = []
    for action, moment in zip((None, *done(match)), review(match).moments, strict=True):
        if isinstance(action, PlayCard):
            cards.append((action.seat, action.card))
        for seat in SEATS:
            gone = {card for player, card in cards if player is seat}
            held = moment.view.hands[seat]
            assert held is not None
            assert set(held) == set(ORDINARY.hands[seat]) - gone


def test_before_each_action_the_moment_says_whose_turn_it_was() -> None:
    match = played_out(at_the_lead()).match
    for action, moment in zip(done(match), review(match).moments, strict=False):
        assert isinstance(action, MakeCall | PlayCard)
        assert moment.view.turn is action.seat
    assert review(match).moments[-1].view.turn is None


def test_a_deal_that_is_being_played_is_never_reviewed() -> None:
    match = dealt(begun(), ORDINARY)
    while match.phase is Phase.PLAYING:
        assert why_not(match) is Reason.DEAL_ON
        match = gone_on(match)
    assert review(match).moments


def test_without_a_deal_on_the_table_there_is_nothing_to_review() -> None:
    assert why_not(begun()) is Reason.NO_DEAL_ON
    assert why_not(dealt(begun()).apply(StopRubber()).match) is Reason.RUBBER_OVER


def test_the_last_deal_of_a_rubber_may_be_reviewed() -> None:
    match = whole_deal(whole_deal(begun(), Seat.NORTH, "4S"), Seat.NORTH, "4S")
    assert match.phase is Phase.RUBBER_OVER
    assert review(match).moments[-1].view == all_seen(match)
    stopped = whole_deal(begun(), Seat.NORTH, "1S").apply(StopRubber()).match
    assert review(stopped).moments[-1].view == all_seen(stopped)


def test_a_deal_that_was_passed_out_has_calls_and_no_tricks() -> None:
    whole = review(passed_out(begun()))
    assert [len(moment.view.calls) for moment in whole.moments] == [0, 1, 2, 3, 4]
    assert whole.tricks == ()
    assert whole.moments[-1].view.is_over


def test_law_68_a_claim_and_its_answers_are_moments_and_the_trick_it_cut_short_is_the_last() -> None:
    match = play(at_the_lead(), "ST S9 S6 S7 SA")
    for action in (Claim(Seat.EAST, 3), AnswerClaim(Seat.SOUTH, True), AnswerClaim(Seat.NORTH, True)):
        assert why_not(match) is Reason.DEAL_ON
        match = match.apply(action).match
    whole = review(match)
    made, first, last = (moment.events for moment in whole.moments[-3:])
    assert made == (ClaimMade(Seat.EAST, 3, 12),)
    assert first == (ClaimAnswered(Seat.SOUTH, True, Seat.EAST),)
    assert last[:2] == (ClaimAnswered(Seat.NORTH, True, Seat.EAST), ClaimSettled(Seat.EAST, 3, 12, adjudicated=False))
    assert isinstance(last[2], PlayEnded)
    assert [len(trick.cards) for trick in whole.tricks] == [4, 1]
    assert sum(whole.moments[-1].view.tricks_won) == 13


def test_a_look_at_the_last_trick_is_a_moment_too() -> None:
    match = whole_deal(begun(), Seat.NORTH, "1S").apply(LookLastTrick(Seat.WEST)).match
    *_rest, before, after = review(match).moments
    assert before.view.events == after.view.events[:-1]
    assert before.view.hands == after.view.hands


def led_and_asked() -> Match:
    """South has led an ace, West has played from dummy, and South asks to have the lead back."""
    return play(at_the_lead(), "SA S9").apply(AskTakeBack(Seat.SOUTH)).match


ASKED = TakeBackAsked(Seat.SOUTH, PlayCard(Seat.SOUTH, Card.parse("SA")), 1, after=6)


def requests(match: Match) -> dict[int, tuple[Request, ...]]:
    """The requests by their places."""
    return {n: moment.requests for n, moment in enumerate(review(match).moments) if moment.requests}


def test_a_card_taken_back_is_gone_and_told_of_where_it_was_led() -> None:
    match = led_and_asked().apply(AnswerTakeBack(Seat.EAST, True)).match
    match = played_out(play(match, "S2")).match
    assert requests(match) == {4: (Request(ASKED, None),)}
    whole = review(match)
    assert len(whole.moments) == 1 + 4 + 52
    assert whole.tricks[0].cards[0] == Card.parse("S2")


def test_a_request_that_was_refused_is_told_of_where_it_was_made() -> None:
    match = led_and_asked().apply(AnswerTakeBack(Seat.EAST, False)).match
    match = played_out(match).match
    assert requests(match) == {6: (Request(ASKED, Seat.EAST),)}
    assert review(match).tricks[0].cards[0] == Card.parse("SA")


def test_what_was_asked_in_a_part_that_was_taken_back_later_is_told_of_where_that_part_began() -> None:
    match = led_and_asked().apply(AnswerTakeBack(Seat.EAST, False)).match
    match = match.apply(AskTakeBack(Seat.SOUTH)).match.apply(AnswerTakeBack(Seat.EAST, True)).match
    assert requests(played_out(match).match) == {4: (Request(ASKED, Seat.EAST), Request(ASKED, None))}


def test_of_two_passes_of_a_player_only_the_later_is_taken_back() -> None:
    match = called(dealt(begun(), ORDINARY), "P 1C P P X P").match.apply(AskTakeBack(Seat.SOUTH)).match
    for seat in (Seat.WEST, Seat.EAST):
        match = match.apply(AnswerTakeBack(seat, True)).match
    match = called(match, "XX P P P").match
    whole = requests(played_out(match).match)
    assert whole == {5: (Request(TakeBackAsked(Seat.SOUTH, MakeCall(Seat.SOUTH, PASS), after=6), None),)}


def test_law_68_a_claim_taken_back_leaves_its_trace() -> None:
    match = play(at_the_lead(), "ST S9 S6 S7")
    for action in (Claim(Seat.EAST, 0), AnswerClaim(Seat.SOUTH, True), AnswerClaim(Seat.NORTH, True)):
        match = match.apply(action).match
    asked = match.apply(AskTakeBack(Seat.EAST)).match
    for seat in asked.actors:
        asked = asked.apply(AnswerTakeBack(seat, True)).match
    assert why_not(asked) is Reason.DEAL_ON
    request = Request(TakeBackAsked(Seat.EAST, Claim(Seat.EAST, 0), after=11), None)
    assert requests(played_out(asked).match) == {8: (request,)}


def test_law_71_a_concession_that_was_cancelled_counts_among_what_was_done() -> None:
    match = called(dealt(begun()), "P P P 1S P P P").match
    while match.table is not None and match.table.play is not None and len(match.table.play.tricks) < 8:
        match = gone_on(match)
    for action in (Claim(Seat.NORTH, 3), AnswerClaim(Seat.EAST, True), AnswerClaim(Seat.WEST, True)):
        match = match.apply(action).match
    match = match.apply(CancelConcession(Seat.NORTH)).match.apply(AskTakeBack(Seat.EAST)).match
    refused = match.apply(AnswerTakeBack(Seat.NORTH, False)).match
    assert list(requests(refused)) == [len(refused.acts)]
    assert isinstance(review(refused).moments[-1].events[0], ConcessionCancelled)


def test_nothing_is_shown_while_somebody_asks_to_take_back_a_part_of_a_finished_deal() -> None:
    asked = passed_out(begun()).apply(AskTakeBack(Seat.NORTH)).match
    assert why_not(asked) is Reason.DECISION_OPEN
    refused = asked.apply(AnswerTakeBack(Seat.EAST, False)).match
    request = Request(TakeBackAsked(Seat.NORTH, MakeCall(Seat.NORTH, PASS), after=4), Seat.EAST)
    assert requests(refused) == {4: (request,)}
    granted = asked.apply(AnswerTakeBack(Seat.EAST, True)).match.apply(AnswerTakeBack(Seat.WEST, True)).match
    assert why_not(granted) is Reason.DEAL_ON


class Diary:
    """A deal in which people call, play, claim and take back as it comes, with the tables that stand kept beside."""

    def __init__(self, seed: int, code: Code) -> None:
        self.rng = Random(seed)
        match = Match.begin(StartMatch(PLAYERS, CUT, code=code))
        self.match = match.apply(DealCards(shuffled(seed), match.dealer)).match
        self.seen = [all_seen(self.match)]
        self.answered: list[tuple[Seat, Seat | None]] = []
        """Of each request that was answered, who asked and who refused."""

    def live(self) -> None:
        """Until the deal is over and nobody asks for anything."""
        while self.match.phase is Phase.PLAYING or self.match.take_back is not None:
            assert why_not(self.match) in {Reason.DEAL_ON, Reason.DECISION_OPEN}
            self.one_thing()

    def one_thing(self) -> None:
        if self.match.take_back is not None:
            self.answer()
        elif self.rng.random() < 0.05:
            self.ask()
        else:
            self.act()

    def ask(self) -> None:
        try:
            self.match = self.match.apply(AskTakeBack(self.rng.choice(SEATS))).match
        except Refused:
            event("nothing to take back")

    def answer(self) -> None:
        asked = self.match.take_back
        assert asked is not None
        answer = AnswerTakeBack(asked.awaited[0], self.rng.random() < 0.7)
        self.match, events = self.match.apply(answer)
        if any(isinstance(done, TakenBack) for done in events):
            stands = max(n for n, seen in enumerate(self.seen) if seen == all_seen(self.match))
            self.seen = self.seen[: stands + 1]
            self.answered.append((asked.seat, None))
        elif events == (TakeBackAnswered(answer.seat, False),):
            self.answered.append((asked.seat, answer.seat))

    def act(self) -> None:
        try:
            self.match = self.match.apply(self.action()).match
        except Refused:
            return
        self.seen.append(all_seen(self.match))

    def action(self) -> TableAction:
        rng, table = self.rng, self.match.table
        assert table is not None
        if table.decision is not None:
            seat = rng.choice(table.decision.deciders)
            if table.decision.kind == "claim":
                return AnswerClaim(seat, rng.random() < 0.5)
            return Choose(seat, rng.choice(table.decision.options).name)
        assert table.turn is not None
        if table.legal_calls:
            return MakeCall(table.turn, Call(rng.choice((PASS, PASS, rng.choice(table.legal_calls)))))
        if rng.random() < 0.04:
            return rng.choice((LookLastTrick(rng.choice(SEATS)), Claim(rng.choice(SEATS), rng.randrange(14))))
        return PlayCard(table.turn, rng.choice(table.legal_cards))


@given(st.integers(0, 2**32), st.sampled_from(Code))
@settings(max_examples=settings().max_examples // 2)
def test_whatever_happens_the_review_is_what_stands_and_every_request_is_told_of_once(seed: int, code: Code) -> None:
    diary = Diary(seed, code)
    diary.live()
    whole = review(diary.match)
    assert [moment.view for moment in whole.moments] == diary.seen
    assert whole.moments[-1].view == all_seen(diary.match)
    told = [request for moment in whole.moments for request in moment.requests]
    assert sorted((told.asked.seat, str(told.refused_by)) for told in told) == sorted(
        (seat, str(refused_by)) for seat, refused_by in diary.answered
    )
    cards = [action.card for action in done(diary.match) if isinstance(action, PlayCard)]
    assert [card for trick in whole.tricks for card in trick.cards] == cards
    event("a claim ended the deal" if len(cards) < 52 else "played out or passed out")
