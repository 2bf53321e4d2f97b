"""A ruling at the table: its page, how one chooses there, and what is said and written down of the choice."""

from __future__ import annotations

import pytest

from bridge_tui.engine.actions import Expose, Remark
from bridge_tui.engine.irregularities import About, Manner
from bridge_tui.engine.laws.codes import Code
from bridge_tui.model.cards import Card, Suit
from bridge_tui.model.seats import Seat
from bridge_tui.settings.choices import Settings
from tests.tui.conftest import Opener
from tests.tui.consent import seen, shown_hands
from tests.tui.driver import LARGE, Driver
from tests.tui.live_rubbers import LIVE, acted, live
from tests.tui.sessions import Rubber, at_the_lead, declarer_leads, third_hand

FORBID, SPREAD = "Forbid diamonds: West leads none", "Spread the hand: ♦J is the lead"


def lead_out_of_turn(code: Code = Code.CLASSIC) -> Rubber:
    """East has led at West's turn, before dummy is faced."""
    return acted(at_the_lead(live(code)), "E:DJ")


def wrong_hand(code: Code = Code.CLASSIC, *, hidden: bool = True) -> Rubber:
    """South has led from dummy, and has to lead from his own hand."""
    return acted(declarer_leads(live(code, hidden=hidden)), "N:S3")


@pytest.fixture
def asked(opened: Opener) -> Driver:
    """South, who has lifted the curtain, is asked about East's lead."""
    program = opened(lead_out_of_turn())
    program.see("East led ♦J, but the opening lead is West's.")
    program.lift("s")
    program.see("today's Law 54 ━┓")
    return program


def picked(program: Driver) -> list[str]:
    """The choices that are pointed at, without their numbers."""
    rows = [row.strip(" ┃") for row in program.rows]
    return [row.removeprefix("›").strip().split("  ", 1)[1] for row in rows if row.startswith("›")]


def is_open(program: Driver) -> bool:
    table = program.match.table
    assert table is not None
    return table.decision is not None


def limits(program: Driver) -> list[tuple[Seat, str, tuple[Suit, ...]]]:
    """What is demanded of which hand."""
    table = program.match.table
    assert table is not None
    return [(each.seat, each.demand.value, each.suits) for each in table.matters.limits]


def test_law_54_the_curtain_asks_in_public_and_the_page_shows_declarers_hand_alone(opened: Opener) -> None:
    program = opened(lead_out_of_turn())
    program.see("Give the keyboard to South (Cid).")
    assert seen(program) == set()
    program.lift("s")
    assert seen(program) == {Seat.SOUTH}
    assert shown_hands(program) == {Seat.SOUTH}


def test_enter_without_a_pick_chooses_nothing(asked: Driver) -> None:
    asked.press("enter")
    asked.see("Type the number of your answer")
    assert is_open(asked)


def test_the_number_of_an_answer_that_there_is_not_says_how_many_there_are(asked: Driver) -> None:
    asked.press("7")
    asked.see("There are 5 answers.")
    asked.press("enter")
    asked.see("There are 5 answers.")
    asked.see("Type the number of your answer")
    assert is_open(asked)
    asked.press("1")
    assert not asked.shows("There are 5 answers.")


def test_a_letter_before_the_number_shows_and_chooses_nothing(asked: Driver) -> None:
    asked.press("h", "2")
    asked.see(" › h2_")
    asked.press("enter")
    asked.see("h2 is no answer.")
    assert is_open(asked)
    assert picked(asked) == []


def test_law_54_a_number_picks_and_enter_chooses(asked: Driver) -> None:
    asked.press("1")
    assert [row.startswith(FORBID) for row in picked(asked)] == [True]
    assert is_open(asked)
    asked.press("enter")
    assert not is_open(asked)
    assert limits(asked) == [(Seat.WEST, "forbid_suit", (Suit.DIAMONDS,))]


def test_law_54_what_was_chosen_is_announced_at_the_next_players_curtain(asked: Driver) -> None:
    asked.press("1", "enter")
    asked.see("Give the keyboard to West (Dot).")
    asked.see("South forbids diamonds (today's Law 54). East picks up ♦J.")
    assert seen(asked) == set()


def test_law_54_what_was_chosen_is_on_the_record(opened: Opener) -> None:
    program = opened(lead_out_of_turn(), LARGE)
    program.lift("s")
    program.press("2", "enter")
    program.see("East leads ♦J out of turn")
    program.see("South requires diamonds")
    program.see("(today's Law 54)")


def test_law_54_the_spread_hand_is_dummys(asked: Driver) -> None:
    asked.press("5", "enter")
    asked.see("South becomes dummy: 4♠ by North")
    assert asked.match.table is not None
    assert str(asked.match.table.contract) == "4S N"


@pytest.mark.parametrize(
    ("keys", "words"), [(["down"], FORBID), (["up"], SPREAD), (["5", "down"], FORBID), (["1", "up"], SPREAD)]
)
def test_the_arrows_go_over_the_choices_round_and_round(asked: Driver, keys: list[str], words: str) -> None:
    asked.press(*keys)
    assert [row.startswith(words) for row in picked(asked)] == [True]


def test_escape_leaves_everything_as_it_was(asked: Driver) -> None:
    before = asked.match
    asked.press("3", "escape")
    assert picked(asked) == []
    asked.press("escape")
    assert asked.screen_name == "HomeScreen"
    asked.press("enter")
    asked.see("Give the keyboard to South (Cid).")
    assert asked.match.record == before.record


def test_the_first_click_picks_and_the_second_chooses(asked: Driver) -> None:
    asked.click_on("Spread the hand")
    assert [row.startswith(SPREAD) for row in picked(asked)] == [True]
    assert is_open(asked)
    asked.click_on("declarer.  ")
    assert not is_open(asked)


def test_where_one_click_is_enough_it_chooses(asked: Driver) -> None:
    asked.prefer(Settings(one_hit=True))
    asked.click_on("Forbid diamonds")
    assert not is_open(asked)


def test_letters_and_cards_choose_nothing(asked: Driver) -> None:
    before = asked.match
    asked.press("s", "a", "enter")
    asked.paste("sa\n")
    assert asked.match is before


def test_of_more_than_nine_choices_two_digits_pick(opened: Opener) -> None:
    cards = tuple(map(Card.parse, ("S7", "HA", "DJ")))
    program = opened(at_the_lead(LIVE).act(Expose(Seat.EAST, cards, manner=Manner.DELIBERATE)))
    program.lift("s")
    program.press("1", "0")
    assert [row.startswith("Forbid spades, hearts and diamonds") for row in picked(program)] == [True]
    program.press("2")
    assert [row.startswith("Require hearts") for row in picked(program)] == [True]
    program.press("1", "1", "enter")
    program.see("South leaves the lead free (today's Law 51).")


def test_law_55_either_defender_answers_after_his_letter_and_no_hand_is_shown(opened: Opener) -> None:
    program = opened(wrong_hand())
    program.see("Give the keyboard to West or East.")
    program.lift("w")
    program.see("You speak for West.")
    assert seen(program) == {Seat.NORTH}
    assert shown_hands(program) == {Seat.NORTH}
    program.press("2", "enter")
    program.see("West refuses the lead (today's Law 55). North picks up ♠3.")
    assert limits(program) == [(Seat.SOUTH, "require_suit", (Suit.SPADES,))]


def test_law_55_the_other_defender_can_answer_as_well(opened: Opener) -> None:
    program = opened(wrong_hand())
    program.lift("e")
    program.see("You speak for East.")
    program.press("1", "enter")
    program.see("East accepts the lead (today's Law 55).")


def test_law_55_with_open_hands_no_hand_is_shown_either(opened: Opener) -> None:
    program = opened(wrong_hand(hidden=False))
    program.see("You speak for")
    assert shown_hands(program) == {Seat.NORTH}


def test_law_62_a_card_that_was_played_after_a_revoke_is_changed(opened: Opener) -> None:
    rubber = acted(at_the_lead(live()).play("CA C5"), "E:S7 S:C6").act(Remark(Seat.SOUTH, About.REVOKE))
    program = opened(rubber, LARGE)
    program.lift("e")
    program.type("c4")
    program.see("South's ♣6 was played after East's revoke, which is corrected.")
    program.lift("s")
    program.press("2")
    assert [row.startswith("♣9: South plays it instead") for row in picked(program)] == [True]
    program.press("enter")
    program.see("South changes ♣6 to ♣9 (today's Law 62).")
    program.see("East ♣4, South ♣9 for ♣6")


def test_law_62_what_came_to_light_is_announced(opened: Opener) -> None:
    program = opened(acted(third_hand(live()), "E:S7"))
    program.lift("s")
    program.call(lambda: program.table.session.act(Remark(Seat.SOUTH, About.REVOKE)))
    program.see("South draws attention to a revoke. East has revoked with ♠7 (today's Law 61). Trick 1 is open again.")
