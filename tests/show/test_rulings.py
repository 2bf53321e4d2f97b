"""Rulings in words: what happened, who decides, and choices that do what they say."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridge_tui.engine.actions import Choose, Expose, PlayCard
from bridge_tui.engine.irregularities import Manner
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.state import Decision, Option
from bridge_tui.engine.table import Table
from bridge_tui.engine.view import ALL, PUBLIC, Reader
from bridge_tui.model.cards import Card, Suit
from bridge_tui.model.seats import Seat
from bridge_tui.show.deck import LETTERS, SIGNS
from bridge_tui.show.ruling_words import TITLES, RulingWords
from bridge_tui.show.rulings import ruling
from tests.show.stories import Moment, moments
from tests.show.tables import live
from tests.tui.sessions import START, at_the_lead

CLASSIC, OLDER, NEWER, DUPLICATE = Code


def rulings() -> list[Moment]:
    """Every moment of the worked examples at which somebody is asked for a ruling."""
    return [moment for moment in moments() if moment.table.decision and moment.table.decision.kind in TITLES]


def asked(table: Table, seat: Seat | None = None) -> RulingWords:
    decision = table.decision
    assert decision is not None
    decider = decision.deciders[0] if seat is None else seat
    return ruling(table.view(decider), decision, decider, SIGNS)


def of_story(name: str, code: Code, kind: str) -> RulingWords:
    """What is asked in this worked example when a decision of this kind is open for the first time."""
    found = (each.table for each in rulings() if each.name.split()[0] == name and each.table.setup.code is code)
    return asked(next(table for table in found if table.decision and table.decision.kind == kind))


WORDS: dict[str, tuple[str, Code, str, str, str, list[str]]] = {
    "law 54": (
        "D103", CLASSIC, "opening_lead_out_of_turn",
        "East led ♦7, but the opening lead is West's.",
        "South decides, as declarer.",
        [
            "Forbid diamonds: West leads none while he has the lead; East picks up ♦7.",
            "Require diamonds: West leads one if he can; East picks up ♦7.",
            "Any lead: West leads as he likes; ♦7 lies there as a penalty card.",
            "Accept: ♦7 is the lead; dummy is faced, and South plays next.",
            "Spread the hand: ♦7 is the lead, South becomes dummy and North declarer.",
        ],
    ),
    "law 55, classic": (
        "D203", CLASSIC, "lead_from_wrong_hand",
        "♠K was led from South's hand, but the lead is in North's.",
        "West or East decides, without a word to partner.",
        [
            "Accept: ♠K is the lead, and West plays to it.",
            "Refuse: ♠K goes back; spades are led from North's hand, if it has any.",
        ],
    ),
    "law 55, 2014": (
        "D203", NEWER, "lead_from_wrong_hand",
        "♠K was led from South's hand, but the lead is in North's.",
        "West or East decides; where they differ, West does, who plays next.",
        [
            "Accept: ♠K is the lead, and West plays to it.",
            "Refuse: ♠K goes back; any card is led from North's hand.",
        ],
    ),
    "law 55, at a defender's turn": (
        "L201", CLASSIC, "lead_out_of_turn",
        "♦6 was led from South's hand, but it is West's lead.",
        "West or East decides, without a word to partner.",
        ["Accept: ♦6 is the lead, and West plays to it.", "Refuse: ♦6 goes back, and West leads as he likes."],
    ),
    "law 56, at partner's turn": (
        "D106", CLASSIC, "lead_out_of_turn",
        "East led ♦8, but it is West's lead.",
        "South decides, as declarer.",
        [
            "Accept: ♦8 is the lead, and South plays to it.",
            "Require diamonds: West leads one if he can; East picks up ♦8.",
            "Forbid diamonds: West leads none while he has the lead; East picks up ♦8.",
            "Any lead: West leads as he likes; ♦8 lies there as a penalty card.",
        ],
    ),
    "law 56, at declarer's turn": (
        "L212", CLASSIC, "lead_out_of_turn",
        "North led ♦8, but it is East's lead.",
        "East decides, as declarer.",
        [
            "Accept: ♦8 is the lead, and East plays to it.",
            "Refuse: the lead is East's; ♦8 lies there as a penalty card.",
        ],
    ),
    "law 57": (
        "L401", DUPLICATE, "play_out_of_turn",
        "East played ♣9 before West had played; it lies there as a penalty card.",
        "South decides, as declarer.",
        [
            "Highest: West plays his highest card of clubs, if he has any.",
            "Lowest: West plays his lowest card of clubs, if he has any.",
            "Require spades: West plays one, if he has no club.",
            "Require hearts: West plays one, if he has no club.",
            "Require diamonds: West plays one, if he has no club.",
            "Forbid spades: West plays none, unless he has nothing else.",
            "Forbid hearts: West plays none, unless he has nothing else.",
            "Forbid diamonds: West plays none, unless he has nothing else.",
        ],
    ),
    "law 52": (
        "D309", CLASSIC, "penalty_card_not_played",
        "West played ♦4 where a penalty card was due: ♦Q.",
        "South decides, as declarer.",
        [
            "Accept: ♦4 stands, and what lies there lies on.",
            "Refuse: a penalty card is played, and ♦4 becomes one as well.",
        ],
    ),
    "law 51, two suits": (
        "L504", CLASSIC, "partner_penalty_lead",
        "North's penalty cards are ♦7 and ♠4; South, his partner, is to lead.",
        "East decides, as declarer.",
        [
            "Require spades: South leads one if he can; North picks up ♠4.",
            "Require diamonds: South leads one if he can; North picks up ♦7.",
            "Forbid spades: South leads none while he has the lead; North picks up ♠4.",
            "Forbid diamonds: South leads none while he has the lead; North picks up ♦7.",
            "Forbid spades and diamonds: South leads none while he has the lead; North picks up ♦7 and ♠4.",
            "Any lead: South leads as he likes, and nothing is picked up.",
        ],
    ),
    "law 51, which is played": (
        "L605", CLASSIC, "which_penalty_card",
        "East has to play one of several penalty cards, which declarer names.",
        "South decides, as declarer.",
        ["♦K: East plays it, and the others lie on.", "♦10: East plays it, and the others lie on."],
    ),
    "law 62, a non-offender": (
        "D002", CLASSIC, "change",
        "South's ♦K was played after East's revoke, which is corrected.",
        "South decides, as declarer.",
        [
            "Leave it: ♦K stays as it was played.",
            "♦8: South plays it instead, and ♦K goes back at no cost.",
            "♦2: South plays it instead, and ♦K goes back at no cost.",
        ],
    ),
    "law 62, the revoker's partner": (
        "R203", OLDER, "change",
        "West's ♠5 was played after East's revoke, which is corrected.",
        "West decides.",
        ["Leave it: ♠5 stays as it was played.", "♠A: West plays it instead, and ♠5 becomes a penalty card."],
    ),
    "law 62, trick twelve": (
        "R406", CLASSIC, "twelfth_trick",
        "West revoked at trick 12: declarer names the card that East plays to it.",
        "South decides, as declarer.",
        ["♠7: East plays it to trick 12.", "♦K: East plays it to trick 12."],
    ),
    "law 26": (
        "D401", CLASSIC, "lead_limit",
        "East has withdrawn 2♥; West, his partner, is to lead.",
        "South decides, as declarer.",
        [
            "Require hearts: West leads one now if he can, and is free later.",
            "Forbid hearts: West leads none while he has the lead.",
            "Any lead: West leads as he likes, now and later.",
        ],
    ),
    "law 26, 2017": (
        "D401", DUPLICATE, "lead_limit",
        "East has withdrawn 2♥; West, his partner, is to lead.",
        "South decides, as declarer.",
        [
            "Forbid spades: West leads none while he has the lead.",
            "Forbid hearts: West leads none while he has the lead.",
            "Forbid diamonds: West leads none while he has the lead.",
            "Forbid clubs: West leads none while he has the lead.",
            "Any lead: West leads as he likes, now and later.",
        ],
    ),
    "law 43": (
        "U111", DUPLICATE, "lead_hand_choice",
        "South, a dummy without rights, has warned declarer of the wrong hand: the defenders choose the hand.",
        "East or West decides, without a word to partner.",
        ["North: declarer leads any card of that hand.", "South: declarer leads any card of that hand."],
    ),
    "law 45": (
        "U219", CLASSIC, "card_not_named",
        "South, dummy, has moved ♥3, which declarer has not named.",
        "North decides, as declarer.",
        ["Accept: ♥3 is played.", "Refuse: ♥3 goes back, and declarer names dummy's card."],
    ),
    "law 46": (
        "U211", CLASSIC, "designation",
        "What declarer has said may mean several of dummy's cards: he says which.",
        "North decides, as declarer.",
        ["♠3: South plays it.", "♥2: South plays it.", "♦6: South plays it."],
    ),
    "law 46, anything": (
        "U212", DUPLICATE, "designation",
        "Declarer has left dummy's card to the defenders.",
        "South or North decides, without a word to partner.",
        ["♥Q: West plays it.", "♥8: West plays it.", "♥3: West plays it."],
    ),
}  # fmt: skip
"""By law: the worked example, the code, the kind; what happened, who decides, and the choices."""


@pytest.mark.parametrize("name", [name for name in WORDS if name != "law 62, the revoker's partner"])
def test_what_is_asked(name: str) -> None:
    story, code, kind, words, entitled, choices = WORDS[name]
    put = of_story(story, code, kind)
    assert (put.words, put.entitled) == (words, entitled)
    assert [leads_to for leads_to, _action in put.choices] == choices


def test_law_62_the_revokers_partner_changes_at_a_price() -> None:
    story, code, kind, words, entitled, choices = WORDS["law 62, the revoker's partner"]
    found = (asked(each.table) for each in rulings() if each.name.split()[0] == story and of(each, code, kind))
    assert (words, entitled, choices) in [
        (put.words, put.entitled, [leads_to for leads_to, _action in put.choices]) for put in found
    ]


def of(moment: Moment, code: Code, kind: str) -> bool:
    decision = moment.table.decision
    return moment.table.setup.code is code and decision is not None and decision.kind == kind


def exposed_before_easts_lead(*cards: str) -> Table:
    """West has shown these cards, and South is asked what East, who has won the first trick, may lead."""
    shown = Expose(Seat.WEST, tuple(map(Card.parse, cards)), manner=Manner.DELIBERATE)
    table = live("H6 H2 HA H8", shown).table
    assert table is not None
    return table


def test_law_50_before_a_lead_it_is_said_whose_penalty_card_lies_there() -> None:
    words = "West's penalty card is ♦10; East, his partner, is to lead."
    assert asked(exposed_before_easts_lead("DT")).words == words


@pytest.mark.parametrize(("leads", "due"), [("D3 DA D2", "♦10"), ("C4 C6 CQ", "♣2")])
def test_law_52_of_several_penalty_cards_those_of_the_suit_led_were_due(leads: str, due: str) -> None:
    table = exposed_before_easts_lead("DT", "C2").apply(Choose(Seat.SOUTH, "free_lead")).table
    for card in map(Card.parse, leads.split()):
        assert table.turn is not None
        table = table.apply(PlayCard(table.turn, card)).table
    assert asked(table).words.endswith(f"where a penalty card was due: {due}.")


def test_law_26_of_several_withdrawn_calls_all_are_named() -> None:
    words = {asked(each.table).words for each in rulings() if each.name.startswith("B309") and at_a_lead(each)}
    assert words == {"East has withdrawn the double and 3♥; West, his partner, is to lead."}


def at_a_lead(moment: Moment) -> bool:
    return moment.table.decision is not None and moment.table.decision.kind == "lead_limit"


def test_every_kind_is_proved_here() -> None:
    assert {kind for _story, _code, kind, *_words in WORDS.values()} == set(TITLES)


def number_of(option: Option) -> int:
    """In how many ways an option can be taken."""
    if option.cards:
        return len(option.cards)
    count = len(option.suits)
    return max(1, 2**count - 1 if option.several else count)


def test_every_choice_of_every_worked_example_is_the_deciders_and_is_taken() -> None:
    for name, table, _told in rulings():
        decision = table.decision
        assert decision is not None
        for seat in decision.deciders:
            put = asked(table, seat)
            assert len({words for words, _action in put.choices}) == sum(map(number_of, decision.options)), name
            for _words, action in put.choices:
                assert action.seat is seat
                assert table.apply(action).table != table


def test_what_everybody_hears_is_the_same_for_every_reader_and_plain() -> None:
    for _name, table, _told in rulings():
        decision = table.decision
        assert decision is not None
        seat = decision.deciders[0]
        readers: tuple[Reader, ...] = (seat, PUBLIC, ALL)
        views = [table.view(reader) for reader in readers]
        put = [ruling(view, heard(view.decision), seat, LETTERS) for view in views]
        assert len({(one.title, one.words, one.entitled) for one in put}) == 1
        assert put[0].words.isascii()
        assert all("{" not in words and "  " not in words for words, _action in put[0].choices)


def heard(decision: Decision | None) -> Decision:
    assert decision is not None
    return decision


def penalty_cards_in_three_suits() -> Table:
    """East has shown a spade, a heart and a diamond before the opening lead, which is West's."""
    cards = tuple(map(Card.parse, ("S7", "HA", "DJ")))
    rubber = at_the_lead(replace(START, live=True)).act(Expose(Seat.EAST, cards, manner=Manner.DELIBERATE))
    assert rubber.match.table is not None
    return rubber.match.table


def test_law_51_any_number_of_suits_is_forbidden_together() -> None:
    table = penalty_cards_in_three_suits()
    put = asked(table)
    s, h, d = Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS
    forbidden = [action.suits for _words, action in put.choices if action.option == "forbid_suit"]
    assert forbidden == [(s,), (h,), (d,), (s, h), (s, d), (h, d), (s, h, d)]
    assert put.choices[9][0] == (
        "Forbid spades, hearts and diamonds: West leads none while he has the lead; East picks up ♠7, ♥A and ♦J."
    )
    freed = table.apply(Choose(Seat.SOUTH, "forbid_suit", (s, h, d))).table.view(Seat.SOUTH)
    assert freed.faced == ()
