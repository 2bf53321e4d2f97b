"""The director's desk: picked, asked, answered, by keys and by the mouse, in windows of all sizes."""

from __future__ import annotations

from bridge_tui.desk.incidents import incident
from bridge_tui.engine.laws.codes import Code
from bridge_tui.match.actions import StartMatch
from bridge_tui.records.store import Store
from bridge_tui.show.desk import incident_name
from bridge_tui.show.inquiry_page import LISTED
from tests.tui.conftest import Opener
from tests.tui.driver import LARGE, Driver


def at_the_desk(opened: Opener) -> Driver:
    """The list of what may happen."""
    program = opened()
    program.click_on("Ask the director")
    program.see("Ask the director: what has happened?")
    return program


def name_of(name: str) -> str:
    found = incident(name)
    assert found is not None
    return incident_name(found)


def asked(program: Driver, name: str) -> Driver:
    """The questions about this incident."""
    found = incident(name)
    assert found is not None
    program.press(*["down"] * LISTED.index(found), "enter")
    program.see("By which laws?")
    return program


def test_everything_in_the_list_can_be_come_to_and_opened(opened: Opener) -> None:
    program = at_the_desk(opened)
    assert "more below: arrow down" in program.text
    for each in LISTED:
        assert incident_name(each) in program.text
        program.press("enter")
        program.see("By which laws?")
        assert incident_name(each) in program.text
        program.press("escape")
        program.see("what has happened?")
        program.press("down")
    assert "more below" not in program.text
    program.press("escape")
    program.see("Ask the director")


def test_answers_are_turned_and_the_laws_answer_at_once(opened: Opener) -> None:
    """Law 64: classic takes two tricks if there are two, today's laws one where partner won the trick."""
    program = asked(at_the_desk(opened), "revoke")
    assert "Law 64" in program.text
    program.press("down", "down", "down", "down", "right", "down", "right")
    program.see("2 tricks")
    program.press("up", "up", "up", "up", "up", "left")
    program.see("< duplicate 2017 >")
    program.see("1 trick")
    assert "2 tricks" not in program.text


def test_two_codes_stand_side_by_side(opened: Opener) -> None:
    program = asked(at_the_desk(opened), "wrong-hand")
    program.press("down", "right")
    program.see("< rubber 1993 >")
    program.see("Both: Law 55")


def test_the_mouse_does_it_all(opened: Opener) -> None:
    program = at_the_desk(opened)
    program.wheel(30)
    program.click_on(name_of("revoke"))
    program.see("By which laws?")
    program.click_on("classic")
    program.see("< rubber 1993 >")
    program.click_on("< rubber 1993")
    program.see("< classic >")
    program.click_on("Who won the revoke trick?")
    program.press("right")
    program.see("his partner")
    program.click_on("Esc back")
    program.see("what has happened?")


def test_a_long_answer_is_scrolled(opened: Opener) -> None:
    program = asked(at_the_desk(opened), "insufficient-bid")
    program.press("down", "left")
    program.see("more below: page down")
    first = program.text
    program.press("pagedown")
    assert program.text != first
    program.press("pageup")
    assert program.text == first


def test_law_64_the_deal_is_typed_of_which_the_new_score_is_wanted(opened: Opener) -> None:
    program = asked(at_the_desk(opened), "revoke")
    program.press(*"4s s -1")
    program.see("Now: 4♠ by South, 10 tricks: N-S 120 below.")
    program.press("backspace", "2")
    program.see("Now: 4♠ by South, 9 tricks: E-W 50 above.")
    program.press(*["backspace"] * 9)
    program.see("such as 4s s +1: _")
    assert "Now:" not in program.text
    program.press("?")
    program.see("This page.")


def test_nothing_is_typed_where_no_tricks_go_over(opened: Opener) -> None:
    program = asked(at_the_desk(opened), "wrong-hand")
    before = program.text
    program.press(*"4s s =", "backspace")
    assert program.text == before


def test_it_begins_with_the_laws_of_the_last_game(opened: Opener, store: Store) -> None:
    store.begin(StartMatch(("Ann", "Bob", "Cid", "Dot"), code=Code.RUBBER_2014))
    program = opened()
    program.click_on("Ask the director")
    program.see("what has happened?")
    program.press("enter")
    program.see("< rubber 2014 >")


def test_it_stands_in_a_window_that_changes(opened: Opener) -> None:
    program = asked(at_the_desk(opened), "revoke")
    program.press("down", "right")
    program.resize(*LARGE)
    program.see("Both: Law 64")
    program.resize(60, 15)
    program.see("The window is 60x15")
    program.press("right")
    program.resize(80, 24)
    program.see("Both: Law 64")
