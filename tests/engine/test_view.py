"""Views: what each reader may see of a table, from the first call to the end."""

from __future__ import annotations

import pytest

from bridge_tui.engine.actions import Remark
from bridge_tui.engine.irregularities import About
from bridge_tui.engine.table import Table
from bridge_tui.engine.view import ALL, PUBLIC, Reader
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import SEATS, Seat
from tests.engine.tables import ORDINARY, called, played

READERS: tuple[Reader, ...] = (*SEATS, PUBLIC, ALL)


def sees(table: Table, reader: Reader) -> str:
    """The letters of the seats whose hands this reader sees."""
    view = table.view(reader)
    for seat, hand in zip(SEATS, view.hands, strict=True):
        assert hand in {None, table.hands[seat]}
    return "".join(str(seat) for seat in SEATS if view.hands[seat] is not None)


def seen_by_all(table: Table) -> dict[str, str]:
    return {str(reader) if isinstance(reader, Seat) else reader.value: sees(table, reader) for reader in READERS}


OWN_HAND_ONLY = {"N": "N", "E": "E", "S": "S", "W": "W", "public": "", "all": "NESW"}
NORTH_IS_DUMMY = {"N": "N", "E": "NE", "S": "NS", "W": "NW", "public": "N", "all": "NESW"}
EVERYTHING = dict.fromkeys(OWN_HAND_ONLY, "NESW")


@pytest.mark.parametrize("words", ["", "P P", "P P 4S P P", "P P 4S P P P"])
def test_before_the_opening_lead_everybody_sees_his_own_hand_only(words: str) -> None:
    assert seen_by_all(called(words)) == OWN_HAND_ONLY
    assert not any(called(words).view(reader).dummy_faced for reader in READERS)


@pytest.mark.parametrize("cards", ["DT", "DT D5 D3 DA", "DT D5 D3 DA SA SQ S3"])
def test_law_41_after_the_opening_lead_dummy_lies_open_and_dummy_does_not_see_declarer(cards: str) -> None:
    table = played(called("P P 4S P P P"), cards)
    assert seen_by_all(table) == NORTH_IS_DUMMY
    assert all(table.view(reader).dummy_faced for reader in READERS)


def test_when_the_deal_is_over_all_hands_lie_open() -> None:
    passed_out = called("P P P P")
    table = called("P P 4S P P P")
    while table.legal_cards:
        table = played(table, str(table.legal_cards[-1]))
    for over in (passed_out, table):
        assert seen_by_all(over) == EVERYTHING
        assert {over.view(reader).deal for reader in READERS} == {ORDINARY}


def test_the_hands_as_dealt_are_for_those_who_see_everything() -> None:
    table = played(called("P P 4S P P P"), "DT D5")
    assert [table.view(reader).deal for reader in READERS] == [None] * 5 + [ORDINARY]


def test_a_readers_own_hand() -> None:
    view = called("").view(Seat.WEST)
    assert view.hand == ORDINARY.hands[Seat.WEST]
    assert [list(called("").view(reader).hand) for reader in (PUBLIC, ALL)] == [[], []]


def test_the_legal_calls_are_told_to_the_caller_only() -> None:
    table = called("1C")
    assert [reader for reader in READERS if table.view(reader).legal_calls] == [Seat.EAST, ALL]
    assert table.view(Seat.EAST).legal_calls == table.legal_calls


@pytest.mark.parametrize(("cards", "actor"), [("", Seat.WEST), ("DT", Seat.SOUTH), ("DT D5", Seat.EAST)])
def test_the_legal_cards_are_told_to_the_player_of_the_hand_only(cards: str, actor: Seat) -> None:
    table = played(called("P P 4S P P P"), cards)
    assert [reader for reader in READERS if table.view(reader).legal_cards] == [actor, ALL]
    assert (table.view(actor).actor, table.view(actor).legal_cards) == (actor, table.legal_cards)


def test_what_is_public_is_the_same_in_every_view() -> None:
    table = played(called("P P 4S P P P"), "DT D5 D3")
    for reader in READERS:
        view = table.view(reader)
        assert view.trick is not None
        assert [str(card) for card in view.trick.cards] == ["DT", "D5", "D3"]
        assert (view.winning, view.turn, view.counts) == (Seat.WEST, Seat.SOUTH, (12, 12, 13, 12))
        assert (view.contract, view.tricks_won, view.events) == (table.contract, (0, 0), table.events)
        assert view.calls == table.auction.calls
        assert view.dealer is Seat.NORTH


def test_the_winning_card_is_judged_by_trump_and_suit() -> None:
    table = played(called("P P 4S P P P"), "DT D5 D3 DA H8 H6 HK HA")
    winners = [played(table, cards).view(PUBLIC).winning for cards in ("HQ", "HQ S2", "HQ S2 CA", "HQ S2 CA H2")]
    assert winners == [Seat.EAST, Seat.SOUTH, Seat.SOUTH, Seat.SOUTH]


@pytest.mark.parametrize(("cards", "moved"), [("", "N E S W"), ("DT", "- E SN W"), ("DT D5", "- E SN W")])
def test_law_45_declarer_moves_dummys_hand_once_it_is_faced_and_dummy_none(cards: str, moved: str) -> None:
    table = played(called("P P 4S P P P"), cards)
    for reader in READERS:
        view = table.view(reader)
        hands = ("".join(str(hand) for hand in view.hands_moved_by(seat)) or "-" for seat in SEATS)
        assert " ".join(hands) == moved


def test_law_62_everybody_is_told_of_a_revoke_card_to_be_replaced_once_somebody_has_spoken() -> None:
    revoked = played(called("P P 4S P P P", live=True), "DT D5 CK D8")
    spoken = revoked.apply(Remark(Seat.SOUTH, About.REVOKE)).table
    for reader in READERS:
        assert revoked.view(reader).to_replace is None
        assert spoken.view(reader).to_replace == (Seat.EAST, Card.parse("CK"))
    assert played(spoken, "D3").view(PUBLIC).to_replace is None
