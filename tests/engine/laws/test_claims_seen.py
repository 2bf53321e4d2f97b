"""What each reader sees while a claim is open, after it was contested, and when it has ended the play."""

from __future__ import annotations

from bridge_tui.engine.events import ClaimMade
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.table import Table
from bridge_tui.engine.view import ALL, PUBLIC, Reader
from bridge_tui.model.seats import SEATS, Seat
from tests.engine.laws.claimed_tables import (
    E,
    N,
    S,
    W,
    all_codes,
    ending,
    in_play,
    rubber_codes,
)
from tests.engine.tables import answered, claimed, played

READERS: tuple[Reader, ...] = (*SEATS, PUBLIC, ALL)


def seen_by_all(table: Table) -> dict[str, str]:
    """For each reader the letters of the seats whose hands he sees."""
    names = [str(reader) if isinstance(reader, Seat) else reader.value for reader in READERS]
    views = [table.view(reader) for reader in READERS]
    seen = ["".join(str(seat) for seat in SEATS if view.hands[seat] is not None) for view in views]
    return dict(zip(names, seen, strict=True))


DUMMY_ONLY = {"N": "N", "E": "NE", "S": "NS", "W": "NW", "public": "N", "all": "NESW"}
DECLARER_FACED = {"N": "NS", "E": "NES", "S": "NS", "W": "NSW", "public": "NS", "all": "NESW"}
WEST_TO_DECLARER = {**DUMMY_ONLY, "S": "NSW"}
EVERYTHING = dict.fromkeys(DUMMY_ONLY, "NESW")


@all_codes
def test_an_open_claim_faces_declarers_hand_to_all_and_a_defenders_to_declarer_only(code: Code) -> None:
    for tricks in (9, 1):
        assert seen_by_all(claimed(in_play(code), S, tricks)) == DECLARER_FACED
    for tricks in (12, 4, 1):
        assert seen_by_all(claimed(in_play(code), W, tricks)) == WEST_TO_DECLARER
    assert seen_by_all(answered(claimed(in_play(code), W, 4), "E:yes")) == WEST_TO_DECLARER


@all_codes
def test_who_concedes_all_that_is_left_faces_nothing_unless_he_is_contested(code: Code) -> None:
    for seat in (S, W):
        assert seen_by_all(claimed(in_play(code), seat, 0)) == DUMMY_ONLY
    assert seen_by_all(answered(claimed(in_play(code), S, 0), "W:no")) == DECLARER_FACED


@rubber_codes
def test_a_contested_claim_leaves_the_claimers_hand_faced_for_the_rest_of_the_play(code: Code) -> None:
    declarers = answered(claimed(in_play(code), S, 12, draws_trumps=True), "W:no")
    defenders = answered(claimed(in_play(code), W, 12), "S:no")
    for cards in ("SA", "SA SQ S3 S7"):
        assert seen_by_all(played(declarers, cards)) == DECLARER_FACED
        assert seen_by_all(played(defenders, cards)) == WEST_TO_DECLARER


@all_codes
def test_a_void_claim_shows_nothing_any_longer(code: Code) -> None:
    assert seen_by_all(answered(claimed(in_play(code), W, 4), "E:no")) == DUMMY_ONLY


def test_2017_a_disputed_claim_is_seen_until_the_four_play_on() -> None:
    disputed = answered(claimed(in_play(Code.DUPLICATE_2017), S, 12), "W:no W:play_on E:play_on N:play_on")
    assert seen_by_all(disputed) == DECLARER_FACED
    assert seen_by_all(answered(disputed, "S:play_on")) == DUMMY_ONLY


@all_codes
def test_when_a_claim_has_ended_the_play_all_hands_lie_open(code: Code) -> None:
    over = [answered(claimed(in_play(code), S, 9), "W:yes E:yes")]
    if code is Code.DUPLICATE_2017:
        over.append(answered(claimed(ending(6), N, 6), "E:no"))
    for table in over:
        assert seen_by_all(table) == EVERYTHING
        assert {table.view(reader).deal for reader in READERS} == {table.setup.deal}


@all_codes
def test_the_claim_and_the_question_are_the_same_in_every_view_and_nobody_has_a_card_to_play(code: Code) -> None:
    table = claimed(in_play(code), S, 9)
    for reader in READERS:
        view = table.view(reader)
        assert (view.claims, view.decision, view.actors) == (table.claims, table.decision, (W, E))
        assert (view.turn, view.actor, view.tricks_won) == (S, S, (1, 0))
        assert not view.legal_cards
        assert view.events[-1] == ClaimMade(S, 9, 12)
