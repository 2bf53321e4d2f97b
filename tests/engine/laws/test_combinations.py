"""Laws 49 to 64: one irregularity upon another, and things that count once though they are done or told twice."""

from __future__ import annotations

from itertools import product

import pytest

from bridge_tui.engine.events import (
    CardPlayed,
    CardsPickedUp,
    CardsShown,
    Condoned,
    HandSpread,
    IrregularitySeen,
    PenaltyCardLaid,
    PlayEnded,
    Remarked,
    RevokeClaimed,
    TricksTransferred,
    TrickWon,
)
from bridge_tui.engine.irregularities import About, Irregularity
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.matters import RevokeStatus
from bridge_tui.engine.refusals import Reason
from bridge_tui.engine.state import ClaimStatus
from bridge_tui.engine.table import Table
from bridge_tui.model.cards import Suit
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import Seat, Side
from tests.engine.laws.live_tables import (
    CLASSIC,
    DUPLICATE_2017,
    LONG_WEST,
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
    live,
    overrules,
    question,
    refused,
    to_replace,
)

modern_codes = pytest.mark.parametrize("code", [RUBBER_1993, RUBBER_2014, DUPLICATE_2017])
two_grades = next_hand_overrules = pytest.mark.parametrize("code", [RUBBER_2014, DUPLICATE_2017])

# Cards that are seen.


@all_codes
def test_law_49_a_card_that_is_exposed_twice_at_once_is_one_card(code: Code) -> None:
    seen = IrregularitySeen(Irregularity.EXPOSED_CARD, E, card("CK"))
    table = live(code, deal=LONG_WEST)
    assert events(table, "E drops CK CK") == (seen, PenaltyCardLaid(E, card("CK")))
    assert question(after(table, "E drops CK CK")).startswith("partner_penalty_lead 50 S")


@two_grades
def test_law_50_a_small_card_that_is_exposed_twice_at_once_is_minor(code: Code) -> None:
    assert faced(live(code, "E drops H5 H5", deal=LONG_WEST)) == ["E H5 minor_penalty"]


@all_codes
def test_law_51_of_two_penalty_cards_of_one_suit_it_is_the_law_of_several(code: Code) -> None:
    asked = "partner_penalty_lead 51 S: require_suit C | forbid_suit C or several | free_lead"
    assert question(live(code, "E drops CK CQ", deal=LONG_WEST)) == asked


@all_codes
def test_law_49_before_the_opening_lead_a_defenders_spread_hand_is_exposed(code: Code) -> None:
    hand = cards("C9 CT CJ CQ CK D9 DT DQ H5 H9 HT S4 S8")
    seen = [IrregularitySeen(Irregularity.EXPOSED_CARD, E, each) for each in hand]
    laid = [PenaltyCardLaid(E, each) for each in hand]
    table = live(code, deal=LONG_WEST)
    assert events(table, "E spreads hand") == (*seen, *laid)
    asked = "partner_penalty_lead 51 S: require_suit CDHS | forbid_suit CDHS or several | free_lead"
    assert question(after(table, "E spreads hand")) == asked


@all_codes
@pytest.mark.parametrize(
    ("seat", "hand"),
    [(S, "C6 C7 C8 CA D5 DJ DK H4 HQ HA S2 SQ SK"), (N, "C2 C3 C4 D2 D3 D4 DA H2 H3 HK S3 SJ SA")],
)
def test_law_48_before_the_opening_lead_the_declaring_sides_spread_hand_costs_nothing(
    code: Code, seat: Seat, hand: str
) -> None:
    table = live(code, deal=LONG_WEST)
    assert events(table, f"{seat} spreads hand") == (CardsShown(seat, cards(hand)),)
    table = after(table, f"{seat} spreads hand")
    assert (table.turn, question(table), faced(table), table.claims) == (W, "", [], ())


@pytest.mark.parametrize(("code", "words"), [*product(Code, ("N names SA", "N hides SA", "S names SK", "S hides SK"))])
def test_law_54_a_card_that_is_only_named_or_was_not_seen_neither_accepts_nor_spreads(code: Code, words: str) -> None:
    table = live(code, "E plays CK", deal=LONG_WEST)
    seat = Seat.parse(words[0])
    told = CardsPickedUp(seat, 1, 48) if "hides" in words else CardsShown(seat, cards(words[-2:]))
    assert events(table, words) == (told,)
    assert question(after(table, words)) == question(table)
    assert question(table).startswith("opening_lead_out_of_turn 54 S: ")


@modern_codes
@pytest.mark.parametrize("verb", ["drops", "shows"])
def test_law_54_a_card_of_dummys_that_is_seen_accepts(code: Code, verb: str) -> None:
    table = live(code, "E plays CK", deal=LONG_WEST)
    condoned = Condoned(S, Irregularity.OPENING_LEAD_OUT_OF_TURN)
    assert condoned in events(table, f"N {verb} SA")


@pytest.mark.parametrize(("code", "verb"), [(CLASSIC, "drops"), *product(Code, ["shows"])])
def test_law_54_a_card_of_declarers_that_is_seen_spreads_his_hand(code: Code, verb: str) -> None:
    happens = events(live(code, "E plays CK", deal=LONG_WEST), f"S {verb} SK")
    assert [each.contract.declarer for each in happens if isinstance(each, HandSpread)] == [N]


# A second word on declarer's lead.


def may_differ(code: Code, option: str) -> Table:
    """Declarer has led from the wrong hand, East has chosen, and West, next in turn, may choose otherwise."""
    return live(code, "S5 SA S4 S2", "S plays DK", f"E chooses {option}", deal=LONG_WEST)


@next_hand_overrules
@pytest.mark.parametrize(
    ("option", "words"),
    [("accept", "N plays D2"), ("accept", "W plays D6"), ("refuse", "N plays D2"), ("refuse", "E plays CK")],
)
def test_law_55_a_second_word_comes_too_late_once_another_card_was_played(code: Code, option: str, words: str) -> None:
    other = {"accept": "refuse", "refuse": "accept"}[option]
    table = may_differ(code, option)
    assert overrules(table) == f"W {other}"
    table = after(table, words)
    assert overrules(table) == ""
    assert refused(table, f"W chooses {other}")[0] in {Reason.NO_DECISION_OPEN, Reason.NOT_YOUR_DECISION}


@next_hand_overrules
def test_law_55_a_second_word_is_not_taken_while_a_premature_card_waits(code: Code) -> None:
    table = after(may_differ(code, "accept"), "E plays D9")
    assert question(table).startswith("play_out_of_turn 57 S: highest")
    not_his = (Reason.NOT_YOUR_DECISION, 57, {"seat": W, "deciders": (S,)})
    assert refused(table, "W chooses refuse") == not_his


@next_hand_overrules
def test_law_55_a_second_word_is_not_taken_while_a_claim_is_open(code: Code) -> None:
    table = after(may_differ(code, "refuse"), "S claims 12", "W accepts claim")
    not_asked = (Reason.NOT_YOUR_DECISION, 68, {"seat": W, "deciders": (E,)})
    assert refused(table, "W chooses accept") == not_asked


# A claim that was accepted.


def test_law_63_in_classic_who_accepts_a_claim_has_not_established_his_revoke_and_the_claim_is_void() -> None:
    table = revoked_and_accepted(CLASSIC)
    assert (table.is_over, table.tricks_won) == (True, (13, 0))
    table = after(table, "S remarks revoke")
    assert (table.is_over, table.tricks_won, table.claims[-1].status) == (False, (0, 0), ClaimStatus.VOID)
    assert (to_replace(table), faced(table)) == ("E C9", ["E C9 penalty", "S S2 ready"])


@modern_codes
def test_law_63_who_accepts_a_claim_has_established_his_revoke(code: Code) -> None:
    assert events(revoked_and_accepted(code), "S remarks revoke") == (Remarked(S, About.REVOKE),)


def revoked_and_accepted(code: Code) -> Table:
    """East has revoked to the first trick; declarer has claimed all the others, and both defenders accept."""
    deeds = ["S5 SA", "E plays C9", "S2", "S claims 12", "W accepts claim", "E accepts claim"]
    return live(code, *deeds, deal=LONG_WEST)


# Two disobeyed demands.

MASTER_WEST = Deal.from_pbn("N:JT98.432.432.432 432.AT.JT98.AT98 765.K98.KQ765.K5 AKQ.QJ765.A.QJ76")
"""West has the three highest spades and, after East's ace of hearts has gone back, leads hearts to trick one."""


@all_codes
def test_law_64_two_leads_that_disobeyed_demands_are_two_revokes(code: Code) -> None:
    first = ["E drops HA", "S chooses forbid_suit H", "W plays HQ", "H2 HT H8", "SA S8 S2 S5"]
    second = ["E drops CA", "S chooses require_suit C", "W plays SK", "S9 S3 S6", "SQ ST S4 S7"]
    claim = ["W claims 5", "S accepts claim", "E accepts claim"]
    table = live(code, *first, *second, *claim, deal=MASTER_WEST)
    assert [(each.trick, each.status) for each in table.matters.revokes] == [
        (1, RevokeStatus.ESTABLISHED),
        (3, RevokeStatus.ESTABLISHED),
    ]
    assert table.tricks_won == (4, 9)
    assert TricksTransferred(Side.NS, 2) in events(table, "S accuses W 1")
    table = after(table, "S accuses W 1")
    assert events(table, "S accuses W 3") == (
        RevokeClaimed(S, 3, W, found=True),
        TricksTransferred(Side.NS, 2),
        PlayEnded(8),
    )
    assert after(table, "S accuses W 3").tricks_won == (8, 5)


# Told once.

LONG_CLUBS = Deal.from_pbn("N:AKQJT98762.2.2.3 3.AKQJT87643.3.2 4..54.AKQJT98765 5.95.AKQJT9876.4")
"""South wins ten tricks in clubs. Then he has a spade and two diamonds left, West a spade and two hearts, dummy two
spades and a heart, East a spade and two hearts."""

TEN_TRICKS = (
    "C4 C3 C2 CA CK D6 S6 H3 CQ D7 S7 H6 CJ D8 S8 H7 CT D9 S9 H8 "
    "C9 DT ST HT C8 DJ SJ HJ C7 DQ SQ HQ C6 DK SK HK C5 DA D2 D3"
)


def west_revokes_twice(code: Code) -> Table:
    """West keeps his spade through tricks eleven and twelve, both dummy's; East wins the last trick."""
    ending = ["S4", "W plays H5", "SA S3", "S2 HA D4", "W plays H9", "H2 H4 D5 S5"]
    return live(code, TEN_TRICKS, *ending, deal=LONG_CLUBS)


@pytest.mark.parametrize(
    ("code", "paid"),
    [
        (CLASSIC, 2),  # min(2, n) of the two tricks that they have won in the end
        (RUBBER_1993, 2),  # West has won one with the withheld spade
        (RUBBER_2014, 1),  # min(1, n), as dummy won trick eleven
        (DUPLICATE_2017, 1),
    ],
)
def test_law_64_tricks_that_have_moved_are_not_told_again_when_trick_twelve_was_replayed(code: Code, paid: int) -> None:
    table, moved = west_revokes_twice(code), TricksTransferred(Side.NS, 1)
    claimed = RevokeClaimed(S, 11, W, found=True)
    assert events(table, "S accuses W 11") == (claimed, moved, PlayEnded(13))
    table = after(table, "S accuses W 11", "S accuses W 12", "S5", "H9 H2 H4")
    more = [moved] * (paid - 1)
    assert events(table, "S plays D5") == (CardPlayed(S, card("D5")), TrickWon(W), *more, PlayEnded(11 + paid))
    assert after(table, "D5").tricks_paid == (0, paid)


@all_codes
def test_law_62_when_all_cards_of_a_trick_go_back_nothing_is_kept_in_mind_of_them(code: Code) -> None:
    """West was to lead a heart and leads a spade, to which East revokes; West owns up to his own."""
    table = live(code, "E plays HQ", "S chooses require_suit H", "W plays SA", "S6", "E plays D2", "W owns up")
    assert [(each.seat, each.trick) for each in table.matters.revokes] == [(W, 1)]
    table = after(table, "W plays H5", "N plays HA", "E plays D2")
    assert [(each.seat, each.led) for each in table.matters.revokes] == [(W, None), (E, Suit.HEARTS)]
