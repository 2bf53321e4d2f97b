"""Law 70 in the rubber codes: what declarer may still do after a contested claim, in deals worked out by hand."""

from __future__ import annotations

import pytest

from bridge_tui.engine.actions import Expose, PlayCard
from bridge_tui.engine.irregularities import Manner
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.table import Table
from bridge_tui.model.cards import Card
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import Seat
from tests.engine.tables import ORDINARY, answered, called, claimed, played

N, E, S, W = Seat

RUBBER_CODES = [Code.CLASSIC, Code.RUBBER_1993, Code.RUBBER_2014]
rubber_codes = pytest.mark.parametrize("code", RUBBER_CODES)

KING_OUTSIDE = Deal.from_pbn("N:543.AK2.AK32.432 JT.7654.8765.765 AQ2.QJ3.QJ4.AKQJ K9876.T98.T9.T98")
"""South has the ace and queen of spades, West the king; North–South have everything else that is high."""

WEST_HAS_NO_SPADE = Deal.from_pbn("N:543.AK2.AK32.432 KJT9876.76.87.76 AQ2.QJ3.QJ4.AKQJ .T9854.T965.T985")
EAST_HAS_NO_SPADE = Deal.from_pbn("N:543.AK2.AK32.432 .T9854.T965.T985 AQ2.QJ3.QJ4.AKQJ KJT9876.76.87.76")
KING_BEFORE_THE_ACE = Deal.from_pbn("N:543.AK2.AK32.432 KJ.7654.8765.765 AQ2.QJ3.QJ4.AKQJ T9876.T98.T9.T98")
QUEEN_TO_RUN = Deal.from_pbn("N:A43.AK2.AK32.432 T5.7654.8765.765 QJ2.QJ3.QJ4.AKQJ K9876.T98.T9.T98")

TRUMPS_OPPOSITE_NONE = Deal.from_pbn("N:AKQJT98765.2.2.2 4.T987.T987.9876 .AKQJ.AKQJ.AKQJT 32.6543.6543.543")
"""North has ten spades, South none and every high card in the other suits; three spades are out."""


def no_trump(deal: Deal, lead: str, *, finesses: bool = False, code: Code = Code.CLASSIC) -> Table:
    """South's one no-trump after a trick that dummy's ace of hearts has won and a contested claim."""
    table = played(called("1NT P P P", S, deal, code=code), lead)
    return answered(claimed(table, S, 12, finesses=finesses), "W:yes E:no")


def spades_by_north(request: str) -> Table:
    """One spade by North after a trick that dummy's ace of hearts has won, and a claim that was contested like this."""
    table = played(called("1S P P P", N, TRUMPS_OPPOSITE_NONE), "HT HA H3 H2")
    return answered(claimed(table, N, 12), f"E:no W:{request}")


def four_spades(*, draws_trumps: bool = False) -> Table:
    """South's four spades after a trick that South has won; West has the queen and nine of trumps, East the seven."""
    table = played(called("P P 4S P P P", deal=ORDINARY), "DT D5 D3 DA")
    return answered(claimed(table, S, 10, draws_trumps=draws_trumps), "W:no")


def may_play(table: Table) -> set[str]:
    """What the hand in turn may play; every other card of it is refused."""
    assert table.turn is not None
    legal = {str(card) for card in table.legal_cards}
    for card in table.hands[table.turn]:
        if str(card) not in legal:
            with pytest.raises(Refused) as caught:
                table.apply(PlayCard(table.turn, card))
            assert caught.value.reason in {why_not_led(table, card), Reason.MUST_FOLLOW_SUIT}
    return legal


def why_not_led(table: Table, card: Card) -> Reason:
    """Why a contested claim leaves this card out: by what is led, or as a finesse."""
    assert table.play is not None
    if table.play.cards:
        return Reason.FINESSE_NOT_STATED
    is_trump = card.suit is table.play.contract.trump
    return Reason.TRUMPS_TO_BE_LEFT if is_trump else Reason.TRUMPS_TO_BE_DRAWN


# Finesses


@rubber_codes
def test_law_70e_no_unstated_finesse(code: Code) -> None:
    table = played(no_trump(KING_OUTSIDE, "HT HA H4 H3", code=code), "S3 ST")
    assert may_play(table) == {"SA", "S2"}
    with pytest.raises(Refused) as caught:
        table.apply(PlayCard(S, Card.parse("SQ")))
    assert (caught.value.reason, caught.value.law) == (Reason.FINESSE_NOT_STATED, 70)
    assert caught.value.params == {"seat": S, "card": Card.parse("SQ"), "cards": table.legal_cards, "player": S}


@rubber_codes
def test_law_70e_no_unstated_finesse_either_where_a_penalty_card_lies(code: Code) -> None:
    table = played(called("1NT P P P", S, KING_OUTSIDE, code=code, live=True), "HT HA H4 H3")
    table = table.apply(Expose(W, (Card.parse("DT"),), manner=Manner.DELIBERATE)).table
    table = played(answered(claimed(table, S, 12), "W:yes E:no"), "S3 ST")
    assert {str(card) for card in table.legal_cards} == {"SA", "S2"}


@rubber_codes
def test_law_70e_a_stated_finesse_may_be_taken(code: Code) -> None:
    table = played(no_trump(KING_OUTSIDE, "HT HA H4 H3", finesses=True, code=code), "S3 ST")
    assert may_play(table) == {"SA", "SQ", "S2"}


def test_law_70e_dummys_cards_are_bound_as_well() -> None:
    opened = played(called("1NT P P P", N, KING_OUTSIDE), "H7 H3 H8 HA")
    table = played(answered(claimed(opened, N, 12), "W:no"), "S3 ST")
    assert (table.turn, table.actor) == (S, N)
    assert may_play(table) == {"SA", "S2"}


def test_law_70e_nothing_is_a_finesse_that_cannot_lose() -> None:
    covered = played(no_trump(KING_BEFORE_THE_ACE, "HT HA H4 H3"), "S3 SK")
    assert may_play(covered) == {"SA", "SQ", "S2"}
    high = played(no_trump(KING_OUTSIDE, "HT HA H4 H3"), "S3 ST SA S6 DJ D9")
    assert may_play(high) == {"DA", "DK", "D3", "D2"}  # West may hold the ten, which the jack beats


def test_law_70e_a_card_is_not_run_past_an_ace() -> None:
    table = played(no_trump(QUEEN_TO_RUN, "HT H2 H4 HQ"), "SQ")
    assert may_play(played(table, "S6")) == {"SA"}
    assert may_play(played(table, "SK")) == {"SA", "S4", "S3"}


def test_law_70e_no_finesse_is_seen_where_third_hand_cannot_win_for_sure() -> None:
    ducked = played(no_trump(KING_OUTSIDE, "HT HA H4 H3"), "S3 ST SA S6 HQ H9 H2 H5 HJ H8 HK H6 S4 SJ")
    assert may_play(ducked) == {"SQ", "S2"}


def test_law_70e_only_third_hand_finesses() -> None:
    table = played(no_trump(KING_OUTSIDE, "HT HA H4 H3"), "S3 ST S2 S6")  # East has won
    second_hand = played(table, "SJ")
    assert may_play(second_hand) == {"SA", "SQ"}
    fourth_hand = played(no_trump(KING_OUTSIDE, "HT HA H4 H3"), "S3 ST S2 S9 H5 HQ H8 HK S4 SJ")
    assert fourth_hand.turn is S
    assert may_play(fourth_hand) == {"SA"}


def test_law_70e_a_finesse_against_an_opponent_whose_partner_has_shown_out_is_proved() -> None:
    table = played(no_trump(WEST_HAS_NO_SPADE, "HT HA H6 H3"), "S3 S6")
    assert may_play(table) == {"SA", "S2"}  # nobody knows of West's void yet
    shown = played(table, "S2 C5 H7 HJ H4 HK S4 S7")
    assert may_play(shown) == {"SA", "SQ"}


def test_law_70e_when_second_hand_shows_out_it_is_known_where_the_king_is() -> None:
    table = played(no_trump(EAST_HAS_NO_SPADE, "H7 HA H4 H3"), "S3 C5")
    assert may_play(table) == {"SA", "SQ", "S2"}


def test_law_70_defenders_are_not_bound() -> None:
    table = played(no_trump(KING_OUTSIDE, "HT HA H4 H3"), "S3 ST S2")
    assert may_play(table) == {"SK", "S9", "S8", "S7", "S6"}
    on_lead = played(four_spades(draws_trumps=True), "S2 SQ S3 S7")
    assert (on_lead.turn, len(may_play(on_lead))) == (W, 11)  # a trump is out, his own nine


def test_law_70_a_contested_claim_of_a_defender_binds_nobody() -> None:
    opened = played(called("1NT P P P", S, KING_OUTSIDE), "HT HA H4 H3")
    table = played(answered(claimed(opened, W, 12), "S:no"), "S3 ST")
    assert may_play(table) == {"SA", "SQ", "S2"}


def test_law_68d_2017_a_claim_that_the_four_play_on_after_binds_nobody() -> None:
    opened = played(called("1NT P P P", S, KING_OUTSIDE, code=Code.DUPLICATE_2017), "HT HA H4 H3")
    disputed = answered(claimed(opened, S, 12), "W:no N:play_on E:play_on S:play_on W:play_on")
    assert may_play(played(disputed, "S3 ST")) == {"SA", "SQ", "S2"}


# Trumps

SOUTHS_TRUMPS = {"SA", "SK", "ST", "S8", "S5", "S4", "S2"}
SOUTHS_OTHERS = {"H8", "D8", "C9", "C7", "C6"}

NORTHS_TRUMPS = {f"S{rank}" for rank in "AKQJT98765"}
SOUTHS_HIGH_CARDS = {"HK", "HQ", "HJ", "DA", "DK", "DQ", "DJ", "CA", "CK", "CQ", "CJ", "CT"}


def test_law_70c_trumps_that_were_stated_are_drawn_until_none_is_out() -> None:
    table = four_spades(draws_trumps=True)
    assert may_play(table) == SOUTHS_TRUMPS
    table = played(table, "SA S9 S3 S7")
    assert may_play(table) == SOUTHS_TRUMPS - {"SA"}
    table = played(table, "SK SQ S6 C4")
    assert may_play(table) == (SOUTHS_TRUMPS | SOUTHS_OTHERS) - {"SA", "SK"}


def test_law_70c_trumps_are_drawn_as_a_defender_asks() -> None:
    assert may_play(answered(four_spades(), "E:draw_trumps")) == SOUTHS_TRUMPS


def test_law_70c_trumps_are_left_as_a_defender_asks() -> None:
    table = answered(four_spades(), "W:leave_trumps")
    assert may_play(table) == SOUTHS_OTHERS
    in_dummy = played(table, "C6 CQ CT CK D4 D8 D2 DK")
    assert in_dummy.turn is N
    assert may_play(in_dummy) == {"H2", "H3", "H4", "HJ", "HK", "C5", "D6"}


def test_law_70c_who_asked_for_nothing_has_left_declarer_free() -> None:
    free = answered(four_spades(), "W:no_request E:no_request")
    assert may_play(free) == SOUTHS_TRUMPS | SOUTHS_OTHERS


def test_law_70c_trumps_cannot_be_drawn_from_a_hand_that_has_none() -> None:
    table = spades_by_north("draw_trumps")
    assert table.turn is S
    assert may_play(table) == SOUTHS_HIGH_CARDS
    table = played(table, "DA D3 D2 D7 DK D4")
    assert may_play(table) == {"C2", *NORTHS_TRUMPS}  # only leads are bound
    assert may_play(played(table, "S5 D8")) == NORTHS_TRUMPS - {"S5"}


def test_law_70c_trumps_cannot_be_left_by_a_hand_that_has_nothing_else() -> None:
    table = played(spades_by_north("leave_trumps"), "DA D3 D2 D7 CA C3 C2 C6 HK H4 S5 H7")
    assert table.turn is N
    assert may_play(table) == NORTHS_TRUMPS - {"S5"}


# A second claim


def test_law_70_the_statement_of_a_second_claim_takes_the_place_of_the_first() -> None:
    left = answered(four_spades(), "W:leave_trumps")
    stated = answered(claimed(left, S, 9, draws_trumps=True), "E:no")
    assert may_play(stated) == SOUTHS_TRUMPS
    silent = answered(claimed(stated, S, 8), "E:no W:no_request E:no_request")
    assert may_play(silent) == SOUTHS_TRUMPS | SOUTHS_OTHERS


def test_law_70_a_finesse_stated_in_a_second_claim_may_be_taken_at_once() -> None:
    table = played(no_trump(KING_OUTSIDE, "HT HA H4 H3"), "S3 ST")
    stated = answered(claimed(table, S, 12, finesses=True), "E:no")
    assert may_play(stated) == {"SA", "SQ", "S2"}


@pytest.mark.parametrize(("tricks", "answers"), [(0, "E:no"), (12, "S:no")])
def test_law_70_a_claim_of_a_defender_changes_nothing_for_declarer(tricks: int, answers: str) -> None:
    table = played(no_trump(KING_OUTSIDE, "HT HA H4 H3"), "S3 ST")
    assert may_play(answered(claimed(table, W, tricks), answers)) == {"SA", "S2"}
