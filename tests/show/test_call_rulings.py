"""Rulings on calls in words: what was called, who decides, and what each answer costs by the code in force."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bridge_tui.engine.calling import FAMILIES
from bridge_tui.engine.irregularities import AskedOfAll
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.table import Table
from bridge_tui.engine.view import ALL, PUBLIC, Reader
from bridge_tui.engine.wrong_calls import Bar
from bridge_tui.model.seats import Seat
from bridge_tui.show.call_ruling_words import HAPPENED, LIMITED, REFUSED, TITLES, Limited
from bridge_tui.show.calls import the_call
from bridge_tui.show.deck import LETTERS, SIGNS, Deck
from bridge_tui.show.ruling_words import RulingWords
from bridge_tui.show.rulings import ruling
from bridge_tui.show.texts import seat_name
from tests.engine.laws.auction_tables import auction
from tests.show.stories import Moment, moments

CLASSIC, *_OTHERS, DUPLICATE = Code


def asked(table: Table, reader: Reader | None = None, deck: Deck = SIGNS) -> RulingWords:
    """What the first of the deciders is asked, by his own view or another's."""
    decision = table.decision
    assert decision is not None
    seat = decision.deciders[0]
    return ruling(table.view(seat if reader is None else reader), decision, seat, deck)


HAPPENED_WORDS = {
    "law 27": (("1S", "W calls 1H"), "West bids 1♥, which is not higher than South's 1♠."),
    "law 27, the last bid counts": (("1S X XX", "E calls 1C"), "East bids 1♣, which is not higher than South's 1♠."),
    "law 30": (("W calls P",), "West passes, but it is South's turn."),
    "law 31": (("E calls 1NT",), "East bids 1NT, but it is South's turn."),
    "law 32": (("1H P", "E calls X"), "East doubles, but it is North's turn."),
    "law 36": (("1H P", "N calls XX"), "North redoubles, but 1♥ is not doubled."),
    "law 37": (("W calls P", "N chooses refuse", "P", "W calls 1H"), "West bids 1♥, but he has to pass."),
    "law 38": (("1S", "W calls 8C"), "West bids 8♣, but there is no bid of more than seven."),
    "law 25": (("1S", "S calls P"), "South changes 1♠ to pass."),
    "law 25, the same call": (("P", "S calls P"), "South says his call twice: pass."),
    "law 39": (("1S P P P", "E calls X"), "East doubles after the final pass."),
    "law 25A": (("P", "S means 1C"), "South says that he meant 1♣, and that the pass was a slip."),
    "law 23": (
        ("1S", "W calls 1H", "N chooses refuse", "W calls X"),
        "West doubles in place of 1♥. Does it mean the same as that, or a part of it?",
    ),
}
"""By law: what is called under the code of 2017, South dealing, and what everybody hears of it."""


@pytest.mark.parametrize("name", HAPPENED_WORDS)
def test_what_has_happened(name: str) -> None:
    deeds, words = HAPPENED_WORDS[name]
    assert asked(auction(DUPLICATE, *deeds)).words == words


DECIDES = "North decides, on West's left. If he simply calls,"

ENTITLED = {
    "accepted": (("1S", "W calls 1H"), f"{DECIDES} he has accepted it."),
    "law 36": (("P", "W calls X"), f"{DECIDES} both calls are cancelled."),
    "law 38": (("P", "W calls 8H"), f"{DECIDES} both calls become passes."),
    "law 25A": (("1S", "S means 1H"), "All four are asked, and one no is enough."),
    "law 23": (
        ("1S", "W calls 1H", "N chooses refuse", "W calls 2D"),
        "All four are asked, and one no is enough; if North simply calls, that is one.",
    ),
}
"""By what a call over it means: what is called, and who decides."""


@pytest.mark.parametrize("name", ENTITLED)
def test_who_decides_and_what_it_means_if_he_calls_instead(name: str) -> None:
    deeds, words = ENTITLED[name]
    assert asked(auction(DUPLICATE, *deeds)).entitled == words


@pytest.mark.parametrize("call", ["1H", "8H", "X"])
def test_law_28_the_left_opponent_who_is_in_turn_simply_calls(call: str) -> None:
    put = asked(auction(CLASSIC, f"E calls {call}"))
    assert put.entitled.startswith("South decides, on East's left. If he simply calls, ")
    assert put.entitled.endswith(" was never made.")


ACCEPTED_WORDS = {
    "law 27": (("1S", "W calls 1H"), "Accept: 1♥ stands, and North calls next."),
    "law 30": (("W calls P",), "Accept: the pass stands."),
    "law 31": (("W calls 1H",), "Accept: 1♥ stands, and North calls next."),
    "law 32": (("1H P", "E calls X"), "Accept: the double stands, and South calls next."),
    "law 37": (("W calls P", "N chooses refuse", "P", "W calls 1H"), "Accept: 1♥ stands, and North calls next."),
    "law 25": (("1S", "S calls 2D"), "Accept: 2♦ stands in place of 1♠."),
    "law 25, the same call": (("1S", "S calls 1S"), "Accept: 1♠ stands, which costs nothing."),
    "law 39": (("1S P P P", "W calls 2H"), "Accept: nothing follows."),
    "law 25A": (
        ("1S", "S means 1H"),
        "Agree that 1♥ was meant: if all do, South has called it, and 1♠ was never made.",
    ),
    "law 25A, called over": (
        ("1S X", "S means 1H"),
        "Agree that 1♥ was meant: if all do, South has called it; 1♠ was never made, nor what was called over it.",
    ),
    "law 25A, it waits": (
        ("1S", "W calls 1H", "W means 2H"),
        "Agree that 2♥ was meant: if all do, West has called it, and 1♥ was never made.",
    ),
    "law 23": (
        ("1S", "W calls 1H", "N chooses refuse", "W calls 2D"),
        "It means the same: if all say so, East need not pass, and nothing is to be paid.",
    ),
}
"""By law: what is called under the code of 2017, and what a yes leads to."""


@pytest.mark.parametrize("name", ACCEPTED_WORDS)
def test_what_it_leads_to_that_a_call_is_accepted(name: str) -> None:
    deeds, words = ACCEPTED_WORDS[name]
    told, action = asked(auction(DUPLICATE, *deeds)).choices[0]
    assert action.option == "accept"
    assert told == words


def test_every_kind_of_ruling_on_a_call_has_its_words() -> None:
    kinds = {kind.value for kind in FAMILIES} | {each.value for each in AskedOfAll}
    assert set(TITLES) == {kind for kind, _circumstance in HAPPENED} == {kind for kind, _how in REFUSED} == kinds
    assert set(LIMITED) == set(Limited)


def on_calls() -> list[Moment]:
    """Every moment of the worked examples at which something is asked of a call."""
    found = (each for each in moments() if each.table.decision is not None)
    return [each for each in found if each.table.decision and each.table.decision.kind in TITLES]


def test_the_worked_examples_ask_about_calls_of_every_kind_under_every_code_that_has_it() -> None:
    asked_of = {(each.table.decision.kind, each.table.setup.code) for each in on_calls() if each.table.decision}
    only_2017 = {(AskedOfAll.COMPARABLE.value, code) for code in Code if code is not DUPLICATE}
    assert asked_of == {(kind, code) for kind in TITLES for code in Code} - only_2017


def test_every_answer_of_every_worked_example_is_the_deciders_and_is_taken() -> None:
    for name, table, _told in on_calls():
        decision = table.decision
        assert decision is not None
        for seat in decision.deciders:
            put = ruling(table.view(seat), decision, seat, SIGNS)
            assert [action.option for _words, action in put.choices] == [each.name for each in decision.options], name
            for _words, action in put.choices:
                assert action.seat is seat
                assert table.apply(action).table != table


def test_all_of_it_is_whole_in_plain_letters_and_the_same_for_every_reader() -> None:
    for name, table, _told in on_calls():
        put = [asked(table, reader, LETTERS) for reader in (*Seat, PUBLIC, ALL)]
        assert len(set(put)) == 1, name
        for words in (put[0].title, put[0].words, put[0].entitled, *(words for words, _action in put[0].choices)):
            assert words.isascii()
            assert "{" not in words
            assert "  " not in words
            assert not words.endswith("..")


def refused() -> Iterator[tuple[str, str, Table]]:
    """What is told of each refusal by a left opponent in the worked examples, its kind, and the table after it."""
    for _name, table, _told in on_calls():
        decision = table.decision
        assert decision is not None
        cost, action = asked(table).choices[-1]
        if len(decision.deciders) == 1:
            yield decision.kind, cost, table.apply(action).table


def test_law_27_the_call_that_is_said_to_be_free_is_so_after_the_refusal() -> None:
    found = set()
    for kind, cost, table in refused():
        if kind == "insufficient_bid":
            free = [the_call(call, SIGNS) for call in table.view(PUBLIC).free_calls]
            assert FREE.findall(cost) == free
            found.add(bool(free))
    assert found == {False, True}


FREE = re.compile(r"(\S+) is free")


def test_who_is_said_to_be_out_without_an_if_is_so_after_the_refusal() -> None:
    found = set()
    for _kind, cost, table in refused():
        bars = {seat_name(seat): bar for seat, bar in table.view(PUBLIC).bars}
        if not DEPENDS.search(cost):
            for names, how in OUT.findall(cost):
                found.add(how)
                for name in names.split(" and "):
                    assert bars[name] in ({Bar.REST} if how == "for the rest" else set(Bar)), cost
    assert found == {"for the rest", "when his own comes"}


DEPENDS = re.compile(r"calls|bids higher|[Ii]f (?:North|East|South|West) passes, ")
"""Says that what follows depends on a call to come."""

OUT = re.compile(r"(\w+(?: and \w+)?) must pass (for the rest|when his own comes)")
"""Who must pass, and how long."""
