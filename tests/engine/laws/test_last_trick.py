"""Law 66: who may look at the last trick, and until when, in all four codes."""

from __future__ import annotations

from itertools import product

import pytest

from bridge_tui.engine.actions import LookLastTrick
from bridge_tui.engine.events import LastTrickTurned
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.table import Table
from bridge_tui.engine.view import ALL, PUBLIC, Reader
from bridge_tui.model.seats import SEATS, Seat
from tests.engine.tables import called, played

TRICK = "DT D5 D3 DA"
"""West leads to South's four spades; South wins and leads on, then West, North (dummy) and East play."""

CARDS_OF_THE_NEXT = ("", "SA", "SA SQ", "SA SQ S3")
MODERN = (Code.RUBBER_1993, Code.RUBBER_2014, Code.DUPLICATE_2017)

MAY_LOOK = {
    Code.CLASSIC: ("NESW", "", "", ""),  # anybody, until the next trick is begun
    **dict.fromkeys(MODERN, ("ESW", "EW", "", "")),  # not dummy; until one's own side has played to the next trick
}
"""By code, for none to three cards of the next trick: the seats that may look."""


def after_one_trick(code: Code, more: str) -> Table:
    return played(called("P P 4S P P P", code=code), f"{TRICK} {more}")


@pytest.mark.parametrize(("code", "begun"), [*product(Code, range(4))])
def test_law_66_the_last_trick_may_be_turned_as_each_code_says(code: Code, begun: int) -> None:
    table = after_one_trick(code, CARDS_OF_THE_NEXT[begun])
    looking = [str(seat) for seat in SEATS if table.view(seat).last_trick is not None]
    assert "".join(looking) == MAY_LOOK[code][begun]
    for seat in SEATS:
        if str(seat) in looking:
            assert table.apply(LookLastTrick(seat)).events == (LastTrickTurned(seat),)
        else:
            with pytest.raises(Refused) as refused:
                table.apply(LookLastTrick(seat))
            assert refused.value.law == 66


@pytest.mark.parametrize(("code", "begun", "reader"), [*product(Code, range(4), (PUBLIC, ALL))])
def test_law_66_everybody_sees_the_last_trick_until_the_next_lead(code: Code, begun: int, reader: Reader) -> None:
    view = after_one_trick(code, CARDS_OF_THE_NEXT[begun]).view(reader)
    assert (view.last_trick is not None) is (begun == 0)


@pytest.mark.parametrize(
    ("code", "begun", "seat", "reason"),
    [
        (Code.CLASSIC, 1, Seat.EAST, Reason.NEXT_TRICK_BEGUN),
        (Code.CLASSIC, 1, Seat.SOUTH, Reason.NEXT_TRICK_BEGUN),
        *((code, 0, Seat.NORTH, Reason.DUMMY_MAY_NOT_LOOK) for code in MODERN),
        *((code, 1, Seat.SOUTH, Reason.SIDE_HAS_PLAYED_ON) for code in MODERN),
        *((code, 2, Seat.EAST, Reason.SIDE_HAS_PLAYED_ON) for code in MODERN),
    ],
)
def test_law_66_a_refused_look_names_its_reason(code: Code, begun: int, seat: Seat, reason: Reason) -> None:
    with pytest.raises(Refused) as refused:
        after_one_trick(code, CARDS_OF_THE_NEXT[begun]).apply(LookLastTrick(seat))
    assert (refused.value.reason, refused.value.params) == (reason, {"seat": seat})


@pytest.mark.parametrize("code", Code)
def test_law_66_only_one_trick_back(code: Code) -> None:
    view = after_one_trick(code, "SA SQ S3 S7").view(Seat.SOUTH)
    assert view.last_trick is not None
    assert [str(card) for card in view.last_trick.cards] == ["SA", "SQ", "S3", "S7"]


@pytest.mark.parametrize("more", ["", "DT", "DT D5 D3"])
def test_law_66_there_is_no_last_trick_before_the_first_is_complete(more: str) -> None:
    table = played(called("P P 4S P P P"), more)
    for seat in SEATS:
        assert table.view(seat).last_trick is None
        with pytest.raises(Refused) as refused:
            table.apply(LookLastTrick(seat))
        no = refused.value
        assert (no.reason, no.law, no.params) == (Reason.NO_TRICK_YET, 66, {"seat": seat})


def test_law_66_no_last_trick_in_the_auction_and_after_a_passed_out_deal() -> None:
    for table in (called("1C"), called("P P P P")):
        with pytest.raises(Refused) as refused:
            table.apply(LookLastTrick(Seat.NORTH))
        assert refused.value.reason is Reason.NO_TRICK_YET


@pytest.mark.parametrize("code", Code)
def test_law_66_after_the_thirteenth_trick_everybody_may_look(code: Code) -> None:
    table = called("P P 4S P P P", code=code)
    while table.legal_cards:
        table = played(table, str(table.legal_cards[0]))
    for seat in SEATS:
        assert table.view(seat).last_trick is not None
        assert table.apply(LookLastTrick(seat)).events == (LastTrickTurned(seat),)


def test_law_66_looking_changes_nothing_but_is_remembered() -> None:
    table = after_one_trick(Code.CLASSIC, "")
    looked = table.apply(LookLastTrick(Seat.EAST)).table
    assert looked.events == (*table.events, LastTrickTurned(Seat.EAST))
    assert (looked.play, looked.auction, looked.turn) == (table.play, table.auction, table.turn)
