"""Law 24: cards that are seen, led or shown while the auction is still on."""

from __future__ import annotations

from itertools import product

import pytest

from bridge_tui.engine.events import (
    AuctionClosed,
    Barred,
    CallMade,
    CardsPickedUp,
    CardWithdrawn,
    IrregularitySeen,
    PenaltyCardLaid,
)
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Reason
from bridge_tui.engine.view import PUBLIC
from bridge_tui.model.calls import PASS
from bridge_tui.model.contracts import Contract
from bridge_tui.model.seats import Seat
from tests.engine.laws.auction_tables import auction, bars, calls, waiting
from tests.engine.laws.live_tables import (
    CLASSIC,
    DUPLICATE_2017,
    EVEN,
    READERS,
    RUBBER_1993,
    RUBBER_2014,
    E,
    N,
    S,
    W,
    after,
    all_codes,
    card,
    cards,
    events,
    faced,
    legal,
    question,
    refused,
)
from tests.engine.tables import called

KIND = Irregularity.CARD_EXPOSED_IN_AUCTION
ONE_GRADE = [CLASSIC, RUBBER_1993]
TWO_GRADES = [RUBBER_2014, DUPLICATE_2017]


def seen(seat: Seat, names: str) -> tuple[IrregularitySeen, ...]:
    return tuple(IrregularitySeen(KIND, seat, each) for each in cards(names))


def partner_of(seat: Seat) -> Barred:
    return Barred(seat.partner, rest=False, law=24)


# What is seen.


@all_codes
@pytest.mark.parametrize(("seat", "name"), [(E, "S2"), (S, "S9"), (W, "H5"), (N, "S8")])
def test_law_24a_one_small_card_that_was_dropped_bars_nobody(code: Code, seat: Seat, name: str) -> None:
    assert events(auction(code, "1S"), f"{seat} drops {name}") == seen(seat, name)
    table = auction(code, "1S", f"{seat} drops {name}")
    assert (bars(table), faced(table), question(table)) == ([], [f"{seat} {name} auction"], "")
    assert (table.turn, calls(table), waiting(table)) == (W, "1S", "")


@all_codes
@pytest.mark.parametrize(
    "words",
    [
        *("S drops ST", "E drops HJ", "N drops DQ", "W drops SK", "N drops CA"),
        *("E shows S2", "E names S2", "E plays S2", "S plays S9", "W plays H5"),
        *("E drops S2 S3", "E drops S2 HT"),
    ],
)
def test_law_24b_an_honour_a_card_led_or_shown_and_two_bar_partner_once(code: Code, words: str) -> None:
    seat, _, *names = words.split()
    offender = Seat.parse(seat)
    table = auction(code, "1S")
    assert events(table, words) == (*seen(offender, " ".join(names)), partner_of(offender))
    table = after(table, words)
    assert bars(table) == [f"{offender.partner} once"]
    assert faced(table) == [f"{seat} {name} auction" for name in names]


@all_codes
def test_law_24_a_whole_hand_that_is_faced_is_as_many_cards(code: Code) -> None:
    told = events(auction(code, "1S"), "E spreads hand")
    assert told[-1] == partner_of(E)
    assert set(told[:-1]) == {IrregularitySeen(KIND, E, each) for each in EVEN.hands[E]}
    assert len(told) == 14


@all_codes
def test_law_24_what_partner_could_not_see_is_picked_up(code: Code) -> None:
    assert events(auction(code, "1S"), "E hides HQ S2") == (CardsPickedUp(E, 2, 24),)
    table = auction(code, "1S", "E hides HQ S2")
    assert (faced(table), bars(table)) == ([], [])


@all_codes
def test_law_24_the_same_card_twice_is_one_card(code: Code) -> None:
    table = auction(code, "1S", "E drops S2 S2")
    assert (faced(table), bars(table)) == (["E S2 auction"], [])
    assert events(table, "E shows S2") == seen(E, "S2")
    assert bars(after(table, "E shows S2")) == []


@all_codes
def test_law_24_a_card_that_lies_there_already_bars_no_more(code: Code) -> None:
    table = auction(code, "1S", "E shows HQ", "P")
    assert bars(table) == []
    assert events(table, "E shows HQ") == seen(E, "HQ")
    table = after(table, "E shows HQ")
    assert (bars(table), faced(table)) == ([], ["E HQ auction"])


@all_codes
def test_law_24b_a_second_card_later_bars_also_where_the_first_did_not(code: Code) -> None:
    table = auction(code, "1S", "E drops S2", "P")
    assert events(table, "E drops S3") == (*seen(E, "S3"), partner_of(E))
    table = after(table, "E drops S3")
    assert (bars(table), faced(table)) == (["W once"], ["E S2 auction", "E S3 auction"])


@all_codes
def test_law_24b_a_second_card_bars_again_once_the_first_bar_is_used_up(code: Code) -> None:
    table = auction(code, "1S", "E drops HQ")
    assert events(table, "E drops S2") == seen(E, "S2")
    table = after(table, "P")
    assert bars(table) == []
    assert events(table, "E drops S2") == (*seen(E, "S2"), partner_of(E))


@all_codes
def test_law_24a_a_small_card_of_each_partner_is_one_of_each(code: Code) -> None:
    table = auction(code, "1S", "E drops S2", "W drops H5")
    assert (bars(table), faced(table)) == ([], ["E S2 auction", "W H5 auction"])


@all_codes
def test_law_24_it_settles_nothing_that_is_asked_about_a_call(code: Code) -> None:
    table = auction(code, "1S", "W calls 1H", "W drops SA")
    assert (question(table), bars(table)) == ("insufficient_bid 27 N: accept | refuse", ["E once"])
    assert calls(after(table, "N calls P")) == "1S 1H P"


@all_codes
def test_law_24_the_card_is_in_its_hand_and_its_hand_is_closed(code: Code) -> None:
    table = auction(code, "1S", "E drops HQ")
    for reader in READERS[:5]:
        view = table.view(reader)
        assert view.counts == (13, 13, 13, 13)
        assert [seat for seat in (N, E, S, W) if view.hands[seat] is not None] == ([] if reader is PUBLIC else [reader])


@pytest.mark.parametrize("words", ["E drops HA", "E shows S2 HA", "E plays HA", "E hides HA"])
def test_law_24_nobody_shows_what_he_does_not_hold(words: str) -> None:
    no = (Reason.CARD_NOT_HELD, None, {"seat": E, "card": card("HA")})
    assert refused(auction(CLASSIC, "1S"), words) == no


@pytest.mark.parametrize("words", ["E drops HQ", "E spreads hand"])
def test_law_24_a_guarded_table_refuses_it(words: str) -> None:
    table = called("1S", S, EVEN)
    assert refused(table, words) == (Reason.GUARDED_TABLE, None, {"seat": E})


def test_law_24_after_four_passes_nothing_is_shown_any_more() -> None:
    assert refused(auction(CLASSIC, "P P P P"), "E drops HQ") == (Reason.DEAL_OVER, None, {})
    table = auction(CLASSIC, "W drops SA", "P P P P")
    assert (faced(table), bars(table), table.is_over) == ([], [], True)


# Once the auction is over.


@all_codes
@pytest.mark.parametrize(("seat", "name"), [(S, "SJ"), (N, "HA"), (S, "S9")])
def test_law_24_the_declaring_side_picks_its_cards_up(code: Code, seat: Seat, name: str) -> None:
    table = auction(code, "1NT", f"{seat} drops {name}", "P P")
    closing = (CallMade(E, PASS), AuctionClosed(Contract.parse("1NT S")), CardWithdrawn(seat, card(name)))
    assert events(table, "E calls P") == closing
    table = after(table, "P")
    assert (faced(table), question(table), table.matters.calls.faced) == ([], "", ())


@pytest.mark.parametrize(
    ("code", "words", "minor"),
    [
        *product(ONE_GRADE, ("E drops S2", "E drops HQ", "E shows S2"), [False]),
        *product(TWO_GRADES, ("E drops S2", "E drops S5"), [True]),
        *product(TWO_GRADES, ("E drops HQ", "E drops HT", "E shows S2", "E names S2", "E plays S2"), [False]),
    ],
)
def test_law_24_a_defenders_card_is_a_penalty_card(code: Code, words: str, minor: bool) -> None:
    table, name = auction(code, "1NT P P", words), words.split()[2]
    laid = PenaltyCardLaid(E, card(name), minor=minor)
    assert events(table, "E calls P") == (CallMade(E, PASS), AuctionClosed(Contract.parse("1NT S")), laid)
    table = after(table, "P")
    assert faced(table) == [f"E {name} {'minor_penalty' if minor else 'penalty'}"]
    suit = name[0]
    lead = f"partner_penalty_lead 50 S: require_suit {suit} | forbid_suit {suit} or several | free_lead"
    assert question(table) == ("" if minor else lead)


@all_codes
@pytest.mark.parametrize("words", ["E drops S2 S3", "E drops S2"])
def test_law_50b_two_small_cards_are_major(code: Code, words: str) -> None:
    table = after(auction(code, "1NT P P", words), *([] if "S3" in words else ["E drops S3"]), "P")
    assert faced(table) == ["E S2 penalty", "E S3 penalty"]


@pytest.mark.parametrize("code", TWO_GRADES)
def test_law_50b_a_small_card_of_each_defender_is_minor(code: Code) -> None:
    table = auction(code, "1NT", "W drops H5", "E drops S2", "P P P")
    assert faced(table) == ["E S2 minor_penalty", "W H5 minor_penalty"]


@all_codes
def test_law_24_cards_of_both_sides_in_the_order_of_the_seats(code: Code) -> None:
    table = auction(code, "1NT", "W drops SK", "S drops SJ", "E drops HQ", "N drops CA", "P P")
    told = events(table, "E calls P")[2:]
    laid_east, laid_west = PenaltyCardLaid(E, card("HQ")), PenaltyCardLaid(W, card("SK"))
    assert told == (CardWithdrawn(N, card("CA")), laid_east, CardWithdrawn(S, card("SJ")), laid_west)


@all_codes
def test_law_50_the_opening_leader_leads_his_own(code: Code) -> None:
    table = auction(code, "1NT", "W drops SK", "P P P")
    assert (question(table), legal(table)) == ("", "SK")
