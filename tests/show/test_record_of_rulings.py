"""The record where things went wrong: what was ruled, which trick goes on, and still no way round Law 66."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bridge_tui.engine.actions import Ask, Choose, Expose, OwnUp, PlayCard, Remark
from bridge_tui.engine.irregularities import About, Manner
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.table import Table
from bridge_tui.engine.view import PUBLIC
from bridge_tui.match.actions import Action, AnswerTakeBack, AskTakeBack
from bridge_tui.match.match import Match
from bridge_tui.model.cards import Card, Suit
from bridge_tui.model.seats import SEATS, Seat
from bridge_tui.show.deck import LETTERS
from bridge_tui.show.record import record_lines
from bridge_tui.show.spans import text
from tests.show.games import START
from tests.show.stories import moments
from tests.show.tables import AUCTION, dealt

FIRST_TRICK = "H6 H2 HA H8"
"""East wins it."""

NORTH, EAST, SOUTH, WEST = SEATS

FREE_LEAD = Choose(SOUTH, "free_lead")

A_CARD = re.compile(r"\b[CDHS](?:10|[2-9JQKA])\b")


def live(cards: str = "", code: Code = Code.RUBBER_2014) -> Match:
    """4S by South at a live table, after these cards of the hands in turn."""
    return dealt(AUCTION, cards, replace(START, live=True, code=code))


def plays(words: str) -> list[Action]:
    """Cards of whatever seats, such as ``E:S7 S:C6``."""
    pairs = (word.split(":") for word in words.split())
    return [PlayCard(Seat.parse(seat), Card.parse(card)) for seat, card in pairs]


def after(match: Match, *actions: Action) -> Match:
    for action in actions:
        match = match.apply(action).match
    return match


def told(match: Match, first: int = 1) -> list[str]:
    """The record after the contract."""
    lines = record_lines(match.record, LETTERS, match.start.code, 99, first_open=first)
    return text(lines).split("\n")[2:]


def revoke_corrected() -> Match:
    """East has revoked in the first trick, and South has changed his card."""
    match = after(live("CA C5"), *plays("E:S7 S:C6"), Remark(SOUTH, About.REVOKE), *plays("E:C4"))
    return after(match, Choose(SOUTH, "change", card=Card.parse("C9")))


def test_law_62_a_corrected_trick_goes_on_where_it_was_opened_again() -> None:
    match = after(revoke_corrected(), FREE_LEAD, *plays("W:CQ N:CT E:CK"))
    assert told(match) == [
        " 1 West leads CA",
        "   North C5, East S7, South C6",
        "   East wins; N-S 0, E-W 1",
        "   South draws attention to a revoke",
        "   East has revoked with S7 (Law 61)",
        " 1 Trick 1 is open again",
        "   East has S7 as a penalty card (Law 50)",
        "   East C4, South C9 for C6",
        "   West wins; N-S 0, E-W 1",
        "   South leaves the lead free (Law 50)",
        " 2 West leads CQ",
        "   North C10, East CK",
    ]


def test_law_62_a_card_that_is_not_changed_stands() -> None:
    match = after(live("CA C5"), *plays("E:S7 S:C6"), Remark(SOUTH, About.REVOKE), *plays("E:C4"))
    match = after(match, Choose(SOUTH, "decline_change"))
    assert told(match)[-2:] == ["   East C4, South C6 stands", "   West wins; N-S 0, E-W 1"]


def test_law_66_the_cards_of_a_corrected_trick_are_closed_with_it() -> None:
    assert told(after(revoke_corrected(), FREE_LEAD, *plays("W:CQ")), first=2) == [
        " 1 East wins; N-S 0, E-W 1",
        "   South draws attention to a revoke",
        "   East has revoked with a card (Law 61)",
        " 1 Trick 1 is open again",
        "   East has a card as a penalty card (Law 50)",
        " 1 West wins; N-S 0, E-W 1",
        "   South leaves the lead free (Law 50)",
        " 2 West leads CQ",
    ]


def test_law_54_a_lead_out_of_turn_and_what_declarer_required() -> None:
    match = after(live(), *plays("E:DJ"), Choose(SOUTH, "forbid_suit", Suit.DIAMONDS), *plays("W:SQ"))
    assert told(match) == [
        "   East leads DJ out of turn (Law 54)",
        "   South forbids diamonds (Law 54)",
        "   East picks up DJ",
        " 1 West leads SQ",
    ]


def test_law_54_the_hands_that_change_their_parts() -> None:
    match = after(live(code=Code.CLASSIC), *plays("E:DJ"), Choose(SOUTH, "spread_hand"))
    assert told(match)[1:] == [
        "   South spreads the hand",
        "   South becomes dummy: 4S by North (today's Law 54)",
        " 1 East leads DJ",
    ]


def test_law_55_a_lead_that_the_other_defender_refuses_after_all() -> None:
    match = after(live(f"{FIRST_TRICK} D3 DA D2 D5"), *plays("N:S3"), Choose(WEST, "accept"), Choose(EAST, "refuse"))
    match = after(match, *plays("S:SA"))
    assert told(match)[-7:] == [
        "   Wrong hand: S3 is led from North's (Law 55)",
        "   West accepts the lead (Law 55)",
        " 3 North leads S3",
        "   East refuses the lead (Law 55)",
        " 3 Trick 3 is open again",
        "   North picks up S3",
        " 3 South leads SA",
    ]


def test_law_52_the_penalty_card_that_takes_the_place_of_another() -> None:
    shown = Expose(WEST, (Card.parse("DT"),), manner=Manner.DELIBERATE)
    match = after(live(FIRST_TRICK), shown, Choose(SOUTH, "free_lead"), *plays("E:D3 S:DA W:D2"))
    match = after(match, Choose(SOUTH, "refuse"), *plays("W:DT"))
    assert told(match)[-6:] == [
        "   South DA, West D2",
        "   West plays D2 where a penalty card was due (Law 52)",
        "   South requires the penalty card (Law 52)",
        " 2 Trick 2 is open again",
        "   West has D2 as a penalty card (Law 50)",
        "   West D10",
    ]


IN_VAIN: list[tuple[Action, str]] = [
    (Remark(NORTH, About.REVOKE), "North draws attention to a revoke: nothing follows now"),
    (OwnUp(EAST), "East owns up to a revoke: nothing follows now"),
    (Ask(SOUTH, EAST), "South asks East: none of that suit? (Law 61). Nothing follows now"),
    (Ask(SOUTH, WEST), "South asks West: none of that suit? (Law 61). Nothing follows now"),
]


@pytest.mark.parametrize("unspoken", ["S7", "C4"], ids=["a revoke that is established", "no revoke"])
@pytest.mark.parametrize(("word", "answer"), IN_VAIN, ids=[answer for _word, answer in IN_VAIN])
def test_law_61_a_word_from_which_nothing_follows_is_answered_alike_whatever_is_unspoken(
    unspoken: str, word: Action, answer: str
) -> None:
    match = after(live("CA C5"), *plays(f"E:{unspoken} S:C6"), *plays(f"{'E:HA' if unspoken == 'S7' else 'W:CQ'}"))
    assert match.table is not None
    assert bool(match.table.matters.revokes) is (unspoken == "S7")
    assert told(after(match, word))[-1] == f"   {answer}"


@pytest.mark.parametrize("word", [OwnUp(EAST), Ask(SOUTH, EAST)], ids=repr)
def test_law_62_a_word_that_brings_a_revoke_to_light_is_not_said_to_lead_nowhere(word: Action) -> None:
    match = after(live("CA C5"), *plays("E:S7 S:C6"), word)
    assert any("East has revoked with S7" in row for row in told(match))
    assert not any("follows" in row for row in told(match))


def test_what_is_taken_back_takes_the_count_back_to_where_it_was() -> None:
    match = after(revoke_corrected(), FREE_LEAD, *plays("W:CQ"), AskTakeBack(WEST), AnswerTakeBack(SOUTH, True))
    assert told(after(match, *plays("W:CJ")))[-2:] == [" 2 Taken back: CQ", " 2 West leads CJ"]


def test_law_66_no_card_of_a_closed_trick_is_told_in_any_worked_example() -> None:
    for name, table, _told in moments():
        if table.play is None or table.turn is None:
            continue
        first = table.view(PUBLIC).first_open_trick
        words = text(record_lines(table.events, LETTERS, table.setup.code, 99, first_open=first))
        assert not closed(table, first) & {Card.parse(card) for card in A_CARD.findall(words)}, name


def closed(table: Table, first: int) -> set[Card]:
    """The cards of tricks that may not be looked at any more."""
    assert table.play is not None
    return {card for trick in table.play.tricks[: max(0, first - 1)] for card in trick.cards}
