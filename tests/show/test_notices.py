"""What is said at the table of something that has just happened and that no zone of the screen shows."""

from __future__ import annotations

import pytest

from bridge_tui.engine.actions import Claim, MakeCall, OwnUp, PlayCard, Remark
from bridge_tui.engine.events import (
    Asked,
    Barred,
    CallMade,
    CallWithdrawn,
    CardPlayed,
    CardWithdrawn,
    ClaimAnswered,
    ClaimMade,
    Condoned,
    Designated,
    IrregularitySeen,
    OptionTaken,
    OwnedUp,
    PenaltyCardLaid,
    PlayContinues,
    Remarked,
    SlipStated,
    SpokeWithoutRights,
    TrickReopened,
)
from bridge_tui.engine.irregularities import About, Irregularity
from bridge_tui.engine.laws.codes import Code
from bridge_tui.match.actions import Action
from bridge_tui.match.events import MatchEvent, TakeBackAnswered, TakenBack
from bridge_tui.match.match import Match
from bridge_tui.model.calls import Call
from bridge_tui.model.cards import Card, Suit
from bridge_tui.model.seats import Seat
from bridge_tui.show.deck import LETTERS
from bridge_tui.show.notices import is_word_in_vain, notice, was_scored
from tests.match.live_deals import at_the_lead, revoked, under

WEST = Seat.WEST
CARD, BID = Card.parse("D5"), Call.parse("1H")


@pytest.mark.parametrize(
    ("events", "words"),
    [
        ((), ""),
        ((ClaimMade(WEST, 3, 5),), ""),
        ((ClaimAnswered(WEST, True, Seat.NORTH),), ""),
        (
            (ClaimAnswered(WEST, False, Seat.NORTH), PlayContinues(WEST, void=False)),
            "West does not accept the claim. The play goes on.",
        ),
        ((PlayContinues(WEST, void=True),), "The claim is void, and the play goes on."),
        ((OptionTaken(WEST, "leave_trumps"),), "West asks that trumps be left."),
        ((TakeBackAnswered(WEST, False),), "West does not agree: nothing is taken back."),
        (
            (TakeBackAnswered(WEST, True), TakenBack(WEST, MakeCall(WEST, Call.parse("2H")))),
            "West has taken back the call 2H.",
        ),
        ((TakenBack(WEST, Claim(WEST, 3)),), "West has taken back the claim."),
        ((IrregularitySeen(Irregularity.LEAD_OUT_OF_TURN, WEST, CARD),), ""),
        (
            (IrregularitySeen(Irregularity.PLAY_OUT_OF_TURN, WEST, CARD), PenaltyCardLaid(WEST, CARD)),
            "West plays D5 out of turn (Law 57). West has D5 as a penalty card (Law 50).",
        ),
        (
            (Remarked(WEST, About.LEAD_OUT_OF_TURN),),
            "West draws attention to a lead out of turn: nothing follows now.",
        ),
        (
            (Remarked(WEST, About.LEAD_FROM_WRONG_HAND), CardWithdrawn(Seat.NORTH, CARD)),
            "West draws attention to a lead from the wrong hand. North picks up D5.",
        ),
        (
            (OptionTaken(WEST, "forbid_suit", 54, (Suit.DIAMONDS,)), CardWithdrawn(Seat.EAST, CARD)),
            "West forbids diamonds (Law 54). East picks up D5.",
        ),
        ((Asked(WEST, Seat.NORTH),), "West asks North: none of that suit? (Law 61). Nothing follows now."),
        (
            (Asked(WEST, Seat.NORTH), IrregularitySeen(Irregularity.REVOKE, Seat.NORTH, CARD)),
            "West asks North: none of that suit? (Law 61). North has revoked with D5 (Law 61).",
        ),
        ((OwnedUp(WEST, About.REVOKE),), "West owns up to a revoke: nothing follows now."),
        (
            (OwnedUp(WEST, About.REVOKE), IrregularitySeen(Irregularity.REVOKE, WEST, CARD)),
            "West owns up to a revoke. West has revoked with D5 (Law 61).",
        ),
        (
            (
                Remarked(WEST, About.REVOKE),
                IrregularitySeen(Irregularity.REVOKE, Seat.SOUTH, CARD),
                TrickReopened(3, 1),
                CardWithdrawn(Seat.SOUTH, CARD),
            ),
            "West draws attention to a revoke. South has revoked with D5 (Law 61). Trick 3 is open again.",
        ),
        ((IrregularitySeen(Irregularity.INSUFFICIENT_BID, WEST, call=BID),), ""),
        ((SlipStated(WEST, BID),), ""),
        (
            (IrregularitySeen(Irregularity.CALL_AFTER_FINAL_PASS, WEST, call=BID),),
            "West bids 1H after the final pass (Law 39).",
        ),
        (
            (
                OptionTaken(Seat.NORTH, "refuse", 38, call=BID),
                CallWithdrawn(WEST, BID),
                Barred(WEST, rest=True, law=38),
                Barred(Seat.EAST, rest=True, law=38),
            ),
            "North does not accept 1H (Law 38). West and East must pass for the rest of the auction (Law 38).",
        ),
        (
            (Condoned(Seat.NORTH, Irregularity.INSUFFICIENT_BID), CallMade(WEST, BID), CallMade(Seat.NORTH, BID)),
            "North accepts the bid by calling (Law 27).",
        ),
        (
            (
                IrregularitySeen(Irregularity.CARD_EXPOSED_IN_AUCTION, WEST, CARD),
                IrregularitySeen(Irregularity.CARD_EXPOSED_IN_AUCTION, WEST, Card.parse("HK")),
                Barred(Seat.EAST, rest=False, law=24),
            ),
            "West exposes D5 and HK during the auction (Law 24). East must pass once (Law 24).",
        ),
        (
            (Remarked(WEST, About.INSUFFICIENT_BID),),
            "West draws attention to an insufficient bid: that by itself changes nothing.",
        ),
        (
            (
                Remarked(WEST, About.LEAD_FROM_WRONG_HAND),
                SpokeWithoutRights(WEST, About.LEAD_FROM_WRONG_HAND),
            ),
            "West draws attention to a lead from the wrong hand. West has lost the right to say so: the defenders "
            "choose the hand that leads (Law 43).",
        ),
        (
            (Designated(WEST, Suit.HEARTS, None, None), CardPlayed(Seat.EAST, CARD)),
            'West says "a heart" (Law 46).',
        ),
    ],
)
def test_what_is_said(events: tuple[MatchEvent, ...], words: str) -> None:
    assert notice(events, LETTERS, Code.RUBBER_2014) == words


def test_only_a_word_that_has_led_to_nothing_is_all_that_has_happened() -> None:
    asked, seen = Asked(WEST, Seat.NORTH), IrregularitySeen(Irregularity.REVOKE, Seat.NORTH, CARD)
    assert is_word_in_vain((asked,))
    assert not any(
        is_word_in_vain(events) for events in ((), (seen,), (asked, seen), (PlayContinues(WEST, void=True),))
    )


# A deal that was over.

OF_NORTHS_REVOKE = "North has revoked with C5 (Law 61). Trick 12 is open again"
OFF_THE_SHEET = ": the score is off the sheet, and any claim is void."


def with_revoke_at_trick_twelve() -> Match:
    return revoked(under(Code.DUPLICATE_2017), {12: Seat.NORTH})


@pytest.mark.parametrize(
    ("word", "said"),
    [
        (Remark(WEST, About.REVOKE), "West draws attention to a revoke."),
        (OwnUp(Seat.SOUTH), "South owns up to a revoke."),
    ],
)
def test_law_62d_a_word_that_opens_a_deal_again_says_that_its_score_is_off_the_sheet(word: Action, said: str) -> None:
    step = with_revoke_at_trick_twelve().apply(word)
    assert step.match.result is None
    assert was_scored(step.match.record, step.events)
    words = notice(step.events, LETTERS, Code.DUPLICATE_2017, scored=True)
    assert words == f"{said} {OF_NORTHS_REVOKE}{OFF_THE_SHEET}"


def test_law_62_while_the_deal_is_played_there_is_no_score_to_go() -> None:
    match = at_the_lead(under(Code.DUPLICATE_2017))
    for word in ("W:SQ", "N:SJ", "E:HA"):
        seat, card = word.split(":")
        match = match.apply(PlayCard(Seat.parse(seat), Card.parse(card))).match
    step = match.apply(Remark(WEST, About.REVOKE))
    assert any(isinstance(event, TrickReopened) for event in step.events)
    assert not was_scored(step.match.record, step.events)


def test_a_deal_that_is_open_again_stands_on_the_sheet_no_longer() -> None:
    match = with_revoke_at_trick_twelve()
    assert was_scored(match.record, ())
    assert not was_scored(match.apply(OwnUp(Seat.SOUTH)).match.record, ())


def test_law_27_while_all_four_are_asked_nobody_is_told_that_he_must_pass() -> None:
    barred = Barred(Seat.EAST, rest=True, law=27)
    assert notice((barred,), LETTERS, Code.DUPLICATE_2017) == "East must pass for the rest of the auction (Law 27)."
    assert notice((barred,), LETTERS, Code.DUPLICATE_2017, in_doubt=(Seat.EAST,)) == ""
    assert "East" in notice((barred,), LETTERS, Code.DUPLICATE_2017, in_doubt=(Seat.WEST,))
