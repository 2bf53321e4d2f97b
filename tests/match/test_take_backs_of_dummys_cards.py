"""Taking back a card of dummy's that declarer has named in part, or that dummy has moved by himself (Laws 45, 46)."""

from __future__ import annotations

import pytest

from bridge_tui.engine.actions import Claim
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.match.actions import Action, AskTakeBack
from bridge_tui.match.match import Match
from bridge_tui.model.seats import Seat
from tests.engine.laws.live_tables import deed
from tests.match.told_deals import after, own, play, taken_back

W, E, S, N = Seat.WEST, Seat.EAST, Seat.SOUTH, Seat.NORTH

LED = ("W plays SQ",)
FIRST_TRICK = (*LED, "N plays S3", "E plays S7", "S plays SA")
DUMMY_LEADS = (*FIRST_TRICK, "S plays S2", "W plays S9", "N plays SJ", "E plays D3")
"""Dummy is to lead from 6, K J 4 3 2, K 6 5 and 10 5."""

WHICH_KING = (*DUMMY_LEADS, "S wants K")
ANYTHING = (*DUMMY_LEADS, "S wants anything")
MOVED = (*DUMMY_LEADS, "N moves D5")
"""Dummy has moved a diamond by himself, and declarer has a say in it."""

PLAYED = {
    "a suit": ((*LED, "S wants S"), "N plays S3", 1),
    "a word": ((*LED, "S wants highest"), "N plays SJ", 1),
    "a rank": ((*DUMMY_LEADS, "S wants 4"), "N plays H4", 8),
    "a rank in two suits": ((*WHICH_KING, "S chooses name_card DK"), "N plays DK", 8),
    "a rank in two suits, and then the suit": ((*WHICH_KING, "S chooses name_card H"), "N plays HK", 8),
    "anything, and a defender names it": ((*ANYTHING, "W chooses name_card C5"), "N plays C5", 8),
    "anything, and something is said meanwhile": (
        (*ANYTHING, "W asks E", "E remarks revoke", "E chooses name_card S6"),
        "N plays S6",
        8,
    ),
    "out of turn": ((*FIRST_TRICK, "S wants H K"), "N plays HK", 4),
    "moved by himself, and let stand": ((*MOVED, "S chooses accept"), "N moves D5", 8),
    "moved by himself, and played over": ((*MOVED, "E plays D4"), "N moves D5", 8),
}
"""What has been done, which card of dummy's is declarer's last one by it, and how much stands without that."""


def refusal(match: Match, action: Action) -> tuple[Reason, int | None]:
    with pytest.raises(Refused) as caught:
        match.apply(action)
    return caught.value.reason, caught.value.law


@pytest.mark.parametrize("code", Code)
@pytest.mark.parametrize("name", PLAYED)
def test_laws_45_and_46_declarer_takes_it_back_with_all_that_was_said_of_it(name: str, code: Code) -> None:
    deeds, card, kept = PLAYED[name]
    match = play(*deeds, code=code)

    assert own(match, "S") == deed(card)
    assert match.may_take_back(S).awaited == (W, E)
    back = taken_back(match, "S")
    assert back.table == play(*deeds[:kept], code=code).table
    assert back.record[: len(match.record)] == match.record
    assert after(back, deeds[kept]).table == play(*deeds[: kept + 1], code=code).table


def test_law_46_a_defender_who_has_named_dummys_card_has_not_played_it() -> None:
    assert own(play(*ANYTHING, "W chooses name_card C5"), "W") == deed("W plays S9")


@pytest.mark.parametrize("said", [WHICH_KING, ANYTHING])
def test_law_46_what_singles_out_no_card_is_none_yet(said: tuple[str, ...]) -> None:
    match = play(*said)

    assert own(match, "S") == deed("N plays SJ")
    assert taken_back(match, "S").table == play(*DUMMY_LEADS[:6]).table


@pytest.mark.parametrize("said", [(), ("S chooses refuse",)], ids=["waits", "put back"])
def test_law_45_what_dummy_has_moved_is_not_declarers_before_it_is_played(said: tuple[str, ...]) -> None:
    match = play(*MOVED, *said)

    assert own(match, "S") == deed("N plays SJ")
    assert taken_back(match, "S").table == play(*DUMMY_LEADS[:6]).table


def test_law_45_the_card_that_declarer_names_instead_is_his() -> None:
    match = play(*MOVED, "N plays C5")

    assert own(match, "S") == deed("N plays C5")
    assert taken_back(match, "S").table == play(*MOVED).table


def test_law_43_dummy_takes_back_neither_what_he_moved_nor_a_look() -> None:
    looked = play(*DUMMY_LEADS, "N peeks E")

    for match in (play(*MOVED), looked):
        assert refusal(match, AskTakeBack(N)) == (Reason.DUMMY_MAY_NOT_TAKE_BACK, 43)
    assert own(looked, "S") == deed("N plays SJ")
    assert looked.table is not None
    assert looked.table.matters.rightless
    assert taken_back(looked, "S").table == play(*DUMMY_LEADS[:6], "N peeks E").table


@pytest.mark.parametrize("seat", ["S", "W"])
def test_law_68_a_hand_that_is_faced_to_claim_goes_back_as_a_claim(seat: str) -> None:
    match = play(*FIRST_TRICK, f"{seat} spreads hand")

    assert own(match, seat) == Claim(Seat.parse(seat), 12, spread=True)
    assert taken_back(match, seat).table == play(*FIRST_TRICK).table


def test_law_70_a_defender_who_faces_his_hand_after_a_contested_claim_claims_nothing() -> None:
    contested = (*FIRST_TRICK, "S claims 12", "W contests claim", "E spreads hand")

    assert own(play(*contested, code=Code.CLASSIC), "E") == deed("E plays S7")


def test_law_54_a_hand_that_is_faced_before_the_opening_lead_is_no_claim() -> None:
    assert own(play("E spreads hand"), "E") == deed("E calls P")


@pytest.mark.parametrize("code", Code)
def test_law_43_what_dummy_has_seen_he_has_seen_though_a_card_is_taken_back(code: Code) -> None:
    match = play(*FIRST_TRICK, "N peeks S", code=code)
    back = taken_back(match, "S")

    assert back.table is not None
    assert back.table == play(*FIRST_TRICK[:-1], "N peeks S", code=code).table
    assert back.table.view(N).rightless
    assert taken_back(after(back, "S plays SA"), "S").table == back.table


@pytest.mark.parametrize("code", Code)
def test_law_43_before_dummy_is_faced_nothing_of_it_is_left(code: Code) -> None:
    match = play(*LED, "N peeks S", code=code)

    assert taken_back(match, "W").table == play(code=code).table
