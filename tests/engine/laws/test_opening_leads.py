"""Laws 54 and 58: the opening lead out of turn, by the wrong defender and by the declaring side."""

from __future__ import annotations

from itertools import product

import pytest

from bridge_tui.engine.events import (
    CardPlayed,
    CardsShown,
    CardWithdrawn,
    Condoned,
    DummyFaced,
    HandSpread,
    IrregularitySeen,
    OptionTaken,
    PenaltyCardLaid,
)
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Reason
from bridge_tui.engine.table import Table
from bridge_tui.engine.view import PUBLIC
from bridge_tui.model.contracts import Contract
from bridge_tui.model.seats import Seat
from tests.engine.laws.live_tables import (
    CLASSIC,
    READERS,
    WEST_LEADS_AGAIN,
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
    limits,
    live,
    on_table,
    question,
    refused,
    suits,
)
from tests.engine.tables import SUITS_APART

KIND = Irregularity.OPENING_LEAD_OUT_OF_TURN
BY_DECLARING_SIDE = Irregularity.OPENING_LEAD_BY_DECLARING_SIDE

FIVE_CHOICES = (
    "opening_lead_out_of_turn 54 S: forbid_suit H | require_suit H | leave_penalty_card | accept | spread_hand"
)
LEAD_STANDS = (CardPlayed(E, card("HQ")), DummyFaced(N))
GOES_BACK = CardWithdrawn(E, card("HQ"))
LEFT_LYING = PenaltyCardLaid(E, card("HQ"))
SPREAD = (HandSpread(Contract.parse("1NT N")), CardPlayed(E, card("HQ")), DummyFaced(S))

BUT_HEARTS = "SA SK SQ D7 D6 D5 D4 C5 C4 C3"
ANYTHING = "SA SK SQ H5 H3 H2 D7 D6 D5 D4 C5 C4 C3"


def led(code: Code = CLASSIC) -> Table:
    """East has led the queen of hearts to South's one no-trump, where West should have led."""
    return live(code, "E plays HQ")


@all_codes
def test_law_54_the_wrong_defenders_lead_waits_for_declarers_five_choices(code: Code) -> None:
    assert events(live(code), "E plays HQ") == (IrregularitySeen(KIND, E, card("HQ")),)
    table = led(code)
    assert (question(table), faced(table)) == (FIVE_CHOICES, ["E HQ waits"])
    assert (table.turn, table.actors, table.legal_cards) == (W, (S,), ())


@all_codes
def test_law_54_while_it_waits_no_hand_is_open_and_the_card_is_in_its_hand(code: Code) -> None:
    for reader in READERS[:4]:
        view = led(code).view(reader)
        assert [seat for seat in (N, E, S, W) if view.hands[seat] is not None] == [reader]
        assert (view.counts, view.trick, view.dummy_faced) == ((13, 13, 13, 13), None, False)
    assert led(code).view(PUBLIC).hands == (None, None, None, None)


@all_codes
@pytest.mark.parametrize(
    ("option", "happens", "demands", "lies", "may_lead"),
    [
        ("forbid_suit H", GOES_BACK, ["W forbid_suit H on lead"], [], BUT_HEARTS),
        ("require_suit H", GOES_BACK, ["W require_suit H"], [], "H5 H3 H2"),
        ("leave_penalty_card", LEFT_LYING, [], ["E HQ penalty"], ANYTHING),
    ],
)
def test_law_54_declined_the_lead_is_the_partners(
    code: Code, option: str, happens: object, demands: list[str], lies: list[str], may_lead: str
) -> None:
    name, _, letters = option.partition(" ")
    assert events(led(code), f"S chooses {option}") == (OptionTaken(S, name, 54, suits(letters)), happens)
    table = after(led(code), f"S chooses {option}")
    assert (limits(table), faced(table), legal(table)) == (demands, lies, may_lead)
    assert (table.turn, question(table), table.view(PUBLIC).dummy_faced) == (W, "", False)


@all_codes
def test_law_54_accepted_declarers_own_hand_plays_second(code: Code) -> None:
    assert events(led(code), "S chooses accept") == (OptionTaken(S, "accept", 54), *LEAD_STANDS)
    table = after(led(code), "S chooses accept")
    assert (table.turn, table.actor, faced(table), question(table)) == (S, S, [], "")
    table = after(table, "H6 H2")
    assert (on_table(table), table.turn) == ("E HQ S H6 W H2", N)


@all_codes
def test_law_54_spread_declarers_hand_is_dummy_and_plays_second_for_the_new_declarer(code: Code) -> None:
    assert events(led(code), "S chooses spread_hand") == (OptionTaken(S, "spread_hand", 54), *SPREAD)
    table = after(led(code), "S chooses spread_hand")
    assert (table.contract, table.turn, table.actor) == (Contract.parse("1NT N"), S, N)
    assert all(table.view(reader).hands[S] is not None for reader in READERS)
    assert [reader for reader in READERS if table.view(reader).hands[N] is None] == [E, S, W, PUBLIC]


@all_codes
def test_law_54_declarer_who_plays_has_accepted(code: Code) -> None:
    assert events(led(code), "S plays H6") == (Condoned(S, KIND), *LEAD_STANDS, CardPlayed(S, card("H6")))


@all_codes
def test_law_58_the_proper_leaders_card_is_the_lead_and_the_others_a_penalty_card(code: Code) -> None:
    assert events(led(code), "W plays SA") == (LEFT_LYING, CardPlayed(W, card("SA")), DummyFaced(N))
    assert faced(after(led(code), "W plays SA")) == ["E HQ penalty"]


@all_codes
@pytest.mark.parametrize(("seat", "name"), [(N, "HA"), (E, "HJ")])
def test_law_54_others_wait_for_declarer(code: Code, seat: Seat, name: str) -> None:
    waits = (Reason.DECISION_OPEN, 54, {"seat": seat, "deciders": (S,)})
    assert refused(led(code), f"{seat} plays {name}") == waits


@pytest.mark.parametrize("seat", [N, E, W])
def test_law_54_only_declarer_chooses(seat: Seat) -> None:
    assert refused(led(), f"{seat} chooses accept") == (
        Reason.NOT_YOUR_DECISION,
        54,
        {"seat": seat, "deciders": (S,)},
    )


@pytest.mark.parametrize("option", ["refuse", "forbid_suit", "forbid_suit S", "require_suit HD", "accept H"])
def test_law_54_only_what_is_offered_can_be_chosen(option: str) -> None:
    assert refused(led(), f"S chooses {option}") == (Reason.OPTION_NOT_OFFERED, 54, {"seat": S})


# How long it lasts.


@all_codes
def test_law_54_a_ban_lasts_while_the_partner_keeps_the_lead(code: Code) -> None:
    table = after(led(code), "S chooses forbid_suit H", WEST_LEADS_AGAIN)
    assert (table.turn, limits(table)) == (W, ["W forbid_suit H on lead"])
    assert legal(table) == "SK SQ D7 D6 D5 D4 C5 C4 C3"
    table = after(table, "D4 DQ D2 D8")
    assert (table.turn, limits(table)) == (N, [])


@all_codes
def test_law_54_a_ban_does_not_bind_a_card_that_follows(code: Code) -> None:
    table = after(led(code), "S chooses forbid_suit H", "D4 DQ D2 D8", "HA HJ H6")
    assert legal(table) == "H5 H3 H2"


@all_codes
def test_law_54_a_requirement_is_used_up_by_one_lead(code: Code) -> None:
    table = after(led(code), "S chooses require_suit H", "H5")
    assert limits(table) == []


@all_codes
def test_law_59_a_partner_without_the_suit_leads_what_he_likes_and_the_card_stays_in_its_hand(code: Code) -> None:
    table = live(code, "E plays HA", "S chooses require_suit H", deal=SUITS_APART)
    assert legal(table) == "CA CK CQ CJ CT C9 C8 C7 C6 C5 C4 C3 C2"
    table = after(table, "CA")
    assert (limits(table), faced(table), table.view(E).counts[E]) == ([], [], 13)


@all_codes
def test_law_50_a_lead_left_as_penalty_card_is_asked_about_at_later_leads_of_the_partner(code: Code) -> None:
    table = after(led(code), "S chooses leave_penalty_card", WEST_LEADS_AGAIN)
    assert question(table) == "partner_penalty_lead 50 S: require_suit H | forbid_suit H or several | free_lead"


# By the declaring side.


@pytest.mark.parametrize(("code", "words"), [*product(Code, ("S plays H6", "N plays HA"))])
def test_law_54_an_opening_lead_by_the_declaring_side_goes_back_and_costs_nothing(code: Code, words: str) -> None:
    before, table = live(code), after(live(code), words)
    seen = IrregularitySeen(BY_DECLARING_SIDE, Seat.parse(words[0]), card(words[-2:]))
    assert events(before, words) == (seen,)
    assert table == before._replace(past=(*before.past, seen))
    assert (legal(table), table.view(PUBLIC).dummy_faced) == (ANYTHING, False)


# Cards that are shown while the lead waits.


@all_codes
@pytest.mark.parametrize("verb", ["drops", "shows"])
def test_law_54_a_card_of_declarers_that_is_shown_spreads_his_hand(code: Code, verb: str) -> None:
    spreads = verb == "shows" or code is CLASSIC
    assert events(led(code), f"S {verb} C6") == (SPREAD if spreads else (CardsShown(S, cards("C6")),))


@all_codes
def test_law_54_declarer_who_faces_his_hand_has_spread_it(code: Code) -> None:
    assert events(led(code), "S spreads hand") == SPREAD


@all_codes
def test_law_54_a_card_of_dummys_that_declarer_has_seen_accepts_except_in_classic(code: Code) -> None:
    accepts = (Condoned(S, KIND), *LEAD_STANDS)
    assert events(led(code), "N drops CA") == ((CardsShown(N, cards("CA")),) if code is CLASSIC else accepts)
