"""Taking back: the opponents answer one by one, and what is undone takes its score with it."""

from __future__ import annotations

from dataclasses import replace

from bridge_tui.match.view import Phase
from bridge_tui.model.seats import Seat
from bridge_tui.records.store import Store
from tests.tui.conftest import Opener
from tests.tui.consent import answer, answer_all, ask, awaited
from tests.tui.driver import Driver
from tests.tui.sessions import START, Rubber, at_the_lead, declarer_leads, rubber_won

TITLE = "Who asks to take back what?"
ANN_AND_BOB = replace(START, players=("Ann", "Bob", "Ann", "Bob"))


def calls(program: Driver) -> list[str]:
    assert program.match.table is not None
    return [str(call) for _seat, call in program.match.table.auction.calls]


def cards_left(program: Driver) -> int:
    assert program.match.table is not None
    return sum(map(len, program.match.table.hands))


# The answers.


def test_the_opponents_are_asked_one_by_one_and_the_card_goes_back(opened: Opener) -> None:
    program = opened(declarer_leads())
    ask(program)
    program.see("Give the keyboard to West or East.")
    program.see("South asks to take back ♦5.")
    assert "♠ A K 10 8 5 4 2" not in program.text
    program.lift("e")
    program.see("You decide, East: South asks to take back ♦5.")
    program.see("1 Agree: ♦5 is taken back, with all that was done after it.")
    program.press("1", "enter")
    program.see("Give the keyboard to West (Dot).")
    assert cards_left(program) == 44
    answer(program, "w", "1")
    program.see("South has taken back ♦5.")
    assert cards_left(program) == 45
    program.see("Give the keyboard to South (Cid).")
    program.lift("s")
    program.type("d6")
    program.see("South (Cid): your lead.")


def test_one_no_is_enough(opened: Opener) -> None:
    program = opened(declarer_leads())
    ask(program)
    answer(program, "w", "2")
    program.see("West does not agree: nothing is taken back.")
    program.see("Give the keyboard to South (Cid).")
    assert cards_left(program) == 44
    assert program.match.take_back is None


def test_what_was_done_after_it_goes_as_well(opened: Opener) -> None:
    program = opened(declarer_leads())
    ask(program, "down", "down")
    program.see("Give the keyboard to South (Cid).")
    answer(program, "s", "1")
    program.see("East has taken back ♦3.")
    assert cards_left(program) == 48
    assert program.match.table is not None
    assert program.match.table.turn is Seat.EAST


def test_a_call_goes_back_until_the_opening_lead(opened: Opener) -> None:
    program = opened(Rubber().deal().call("1C X"))
    ask(program, "down")
    answer(program, "n", "1")
    answer(program, "s", "1")
    program.see("West has taken back the call 1♣.")
    assert calls(program) == []
    program.lift("w")
    program.type("1d")
    assert calls(program) == ["1D"]


def test_a_claim_goes_back(opened: Opener) -> None:
    program = opened(declarer_leads())
    program.press("s", "enter", "m", "enter")
    program.see("South claims")
    ask(program)
    program.see("South asks to take back the claim.")
    answer(program, "e", "1")
    answer(program, "w", "1")
    assert program.match.table is not None
    assert program.match.table.claims == ()
    program.lift("s")
    program.see("South (Cid): your lead.")


def test_while_it_is_asked_nothing_else_is_done_or_offered(opened: Opener) -> None:
    program = opened(declarer_leads())
    ask(program)
    program.lift("w")
    before = program.match
    for name in ("last trick", "claim", "take back"):
        assert name not in program.rows[-1]
    for key in ("l", "m", "f3", "f5"):
        program.press(key)
        assert program.screen_name == "TableScreen"
        assert program.match is before
    program.press("u")
    program.see("First West and East have something to decide.")


def test_who_holds_both_sides_needs_nobodys_consent(opened: Opener) -> None:
    program = opened(declarer_leads(replace(START, players=("Ann",) * 4)))
    program.press("u")
    program.see("Nobody else has to agree.")
    program.press("s", "enter")
    program.see("South has taken back ♦5.")
    assert cards_left(program) == 45


def test_two_people_ask_each_other_once_a_seat(opened: Opener) -> None:
    program = opened(declarer_leads(ANN_AND_BOB))
    ask(program)
    program.lift("w")
    program.see("You decide, West")
    program.press("1", "enter")
    program.see("You decide, East")
    program.press("1", "enter")
    program.see("South has taken back ♦5.")


def test_with_open_hands_there_is_no_curtain_to_lift(opened: Opener) -> None:
    program = opened(declarer_leads(replace(START, hidden=False)))
    ask(program)
    program.see("You decide, West: South asks to take back ♦5.")
    program.press("1", "enter")
    program.see("You decide, East: South asks to take back ♦5.")
    program.press("1", "enter")
    program.see("South has taken back ♦5.")


# Over the end of a deal and of a rubber.


def test_a_card_goes_back_over_the_end_of_the_deal_with_its_score(opened: Opener) -> None:
    program = opened(at_the_lead().play_out())
    assert len(program.match.sheet.lines) > 0
    ask(program)
    answer_all(program, "1")
    assert program.match.phase is Phase.PLAYING
    assert program.match.sheet.lines == ()
    assert program.screen_name == "TableScreen"
    assert cards_left(program) > 4


def test_refused_the_result_comes_back_and_says_so(opened: Opener) -> None:
    program = opened(at_the_lead().play_out())
    before = program.match.sheet
    ask(program)
    answer(program, str(awaited(program)[0]).lower(), "2")
    program.see("12 tricks: made, 2 over")
    program.see("does not agree: nothing is taken back.")
    assert program.screen_name == "DealResultScreen"
    assert program.match.sheet is before
    program.press("enter")
    program.see("Give the keyboard to North (Ann).")
    assert program.match.number == 2


def test_a_rubber_that_was_won_goes_on(opened: Opener, store: Store) -> None:
    program = opened(rubber_won())
    assert store.unfinished() == ()
    ask(program)
    answer_all(program, "1")
    assert program.match.phase is Phase.PLAYING
    assert len(store.unfinished()) == 1


def test_refused_after_the_rubber_its_result_is_still_to_be_had(opened: Opener) -> None:
    program = opened(rubber_won())
    ask(program)
    answer(program, str(awaited(program)[0]).lower(), "2")
    program.see("does not agree: nothing is taken back.")
    program.press("enter")
    program.see("N-S have won the rubber")
