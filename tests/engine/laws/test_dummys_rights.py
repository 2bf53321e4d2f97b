"""Laws 42 and 43: how dummy loses his rights, and what becomes of what he says then."""

from __future__ import annotations

from itertools import product

import pytest

from bridge_tui.engine.events import (
    Asked,
    CardWithdrawn,
    HandLookedAt,
    IrregularitySeen,
    OptionTaken,
    PlayEnded,
    Remarked,
    SpokeWithoutRights,
    TrickReopened,
    TricksTransferred,
)
from bridge_tui.engine.irregularities import About, Irregularity
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Reason
from bridge_tui.engine.table import Table
from bridge_tui.model.seats import Seat, Side
from tests.engine.laws.auction_tables import auction
from tests.engine.laws.live_tables import (
    CLASSIC,
    DECLARER_LEADS,
    DUMMY_LEADS,
    READERS,
    WEST_LEADS_AGAIN,
    E,
    N,
    S,
    W,
    about,
    after,
    alike,
    all_codes,
    card,
    events,
    faced,
    guarded,
    legal,
    live,
    on_table,
    question,
    refused,
)

HAS_LOOKED = "N peeks S"

LED = (WEST_LEADS_AGAIN, HAS_LOOKED, "E plays HQ")
"""East leads where West should; dummy has looked at declarer's hand."""

PREMATURE = (DUMMY_LEADS, HAS_LOOKED, "HA", "W plays H5")
"""West plays to dummy's ace before his partner has."""

PASSED_OVER = (DUMMY_LEADS, HAS_LOOKED, "E shows HQ", "HA", "E plays HT")
"""East has a penalty card and plays another."""

EAST_REVOKES = (DUMMY_LEADS, HAS_LOOKED, "HA", "E plays C9")
SOUTH_REVOKES = (DUMMY_LEADS, HAS_LOOKED, "HA HT", "S plays C6")

ABOUT = {about.value: about for about in About}


def is_rightless(table: Table) -> bool:
    return alike([table.view(reader).rightless for reader in READERS])


def spoken(table: Table, words: str) -> tuple[object, ...]:
    """What follows upon dummy's remark, which is dealt with as that of one without rights."""
    told, said = events(table, words), ABOUT[words.split()[2]]
    assert told[:2] == (Remarked(N, said), SpokeWithoutRights(N, said))
    return told[2:]


# How he loses them.


@pytest.mark.parametrize(("code", "whose"), [*product(Code, (E, S, W))])
def test_law_43b_dummy_who_looks_at_another_hand_has_lost_his_rights(code: Code, whose: Seat) -> None:
    table = live(code, WEST_LEADS_AGAIN)
    assert not is_rightless(table)
    assert events(table, f"N peeks {whose}") == (HandLookedAt(N, whose),)
    looked = after(table, f"N peeks {whose}")
    assert is_rightless(looked)
    assert (looked.turn, legal(looked), question(looked)) == (table.turn, legal(table), "")
    assert after(looked, f"N peeks {whose}").matters.looked_at == (whose,)


@all_codes
def test_law_43_only_dummy_sees_what_he_has_looked_at_and_of_defenders_nothing(code: Code) -> None:
    for whose in (S, E):
        table = live(code, WEST_LEADS_AGAIN, f"N peeks {whose}")
        for reader in READERS[:5]:
            shown = {seat for seat in (N, E, S, W) if table.view(reader).hands[seat] is not None}
            assert shown - {reader, N} == ({S} if reader is N and whose is S else set())


@all_codes
@pytest.mark.parametrize("words", ["S peeks E", "E peeks W", "W peeks S", "N peeks N"])
def test_law_43_nobody_else_looks_and_nobody_at_his_own_hand(code: Code, words: str) -> None:
    no = (Reason.HAND_NOT_LOOKED_AT, 43, {"seat": Seat.parse(words[0])})
    assert refused(live(code, WEST_LEADS_AGAIN), words) == no


@all_codes
def test_law_43_there_is_no_dummy_before_the_lead_and_after_the_play(code: Code) -> None:
    over = live(code, WEST_LEADS_AGAIN, "S claims 12", "W accepts claim", "E accepts claim")
    for table in (live(code), auction(code, "1NT"), auction(code, "P P P P"), live(code, "E plays HQ"), over):
        assert refused(table, "N peeks S") == (Reason.HAND_NOT_LOOKED_AT, 43, {"seat": N})


def test_law_43_a_guarded_table_shows_him_nothing() -> None:
    assert refused(guarded(CLASSIC, "SA"), "N peeks S") == (Reason.GUARDED_TABLE, None, {"seat": N})


# A defender's irregularity.


@all_codes
def test_law_43b1_a_lead_goes_back_and_costs_nothing(code: Code) -> None:
    table = live(code, *LED)
    said = (Remarked(N, About.LEAD_OUT_OF_TURN), SpokeWithoutRights(N, About.LEAD_OUT_OF_TURN))
    assert events(table, "N remarks lead_out_of_turn") == (*said, CardWithdrawn(E, card("HQ")))
    table = after(table, "N remarks lead_out_of_turn")
    assert (question(table), faced(table), table.turn) == ("", [], W)
    assert legal(table) == "SK SQ H5 H3 H2 D7 D6 D5 D4 C5 C4 C3"


@all_codes
@pytest.mark.parametrize("said", ["lead_out_of_turn", "penalty_card"])
def test_law_43b1_a_card_played_too_early_goes_back_and_costs_nothing(code: Code, said: str) -> None:
    table = live(code, *PREMATURE)
    assert faced(table) == ["W H5 penalty"]
    assert spoken(table, f"N remarks {said}") == (CardWithdrawn(W, card("H5")),)
    table = after(table, f"N remarks {said}")
    assert (question(table), faced(table), table.turn, legal(table)) == ("", [], E, "HQ HJ HT")
    assert legal(after(table, "HT H6")) == "H5 H3 H2"


@all_codes
def test_law_43b1_so_does_one_on_which_declarer_had_no_choice(code: Code) -> None:
    table = live(code, DUMMY_LEADS, HAS_LOOKED, "HA HT", "W plays H5")
    assert (question(table), faced(table)) == ("", ["W H5 penalty"])
    assert spoken(table, "N remarks lead_out_of_turn") == (CardWithdrawn(W, card("H5")),)
    assert faced(after(table, "N remarks lead_out_of_turn")) == []


@all_codes
def test_law_43b1_a_card_that_was_a_penalty_card_before_stays_one(code: Code) -> None:
    table = live(code, DUMMY_LEADS, HAS_LOOKED, "W shows H5", "HA", "W plays H5")
    assert question(table).startswith("play_out_of_turn 57 S")
    assert spoken(table, "N remarks penalty_card") == ()
    table = after(table, "N remarks penalty_card")
    assert (question(table), faced(table), table.turn) == ("", ["W H5 penalty"], E)


@all_codes
def test_law_43b1_a_penalty_card_is_played_and_the_other_goes_back(code: Code) -> None:
    table = live(code, *PASSED_OVER)
    assert question(table) == "penalty_card_not_played 52 S: accept | refuse"
    assert spoken(table, "N remarks penalty_card") == (TrickReopened(2, 1), CardWithdrawn(E, card("HT")))
    table = after(table, "N remarks penalty_card")
    assert (question(table), faced(table), legal(table), on_table(table)) == ("", ["E HQ penalty"], "HQ", "N HA")


@all_codes
def test_law_43b1_a_card_that_was_exposed_since_the_last_trick_goes_back(code: Code) -> None:
    table = live(code, DUMMY_LEADS, HAS_LOOKED, "E drops HQ")
    assert faced(table) != []
    assert spoken(table, "N remarks penalty_card") == (CardWithdrawn(E, card("HQ")),)
    assert (question(after(table, "N remarks penalty_card")), faced(after(table, "N remarks penalty_card"))) == ("", [])
    led = after(table, "N remarks penalty_card", "E plays HQ", "S chooses leave_penalty_card")
    assert (faced(led), faced(after(led, "N remarks penalty_card"))) == (["E HQ penalty"], ["E HQ penalty"])
    later = live(code, DUMMY_LEADS, HAS_LOOKED, "W shows D7", "HA HT")
    assert (faced(later), faced(after(later, "N remarks penalty_card"))) == (["W D7 penalty"], [])
    again = after(table, "N remarks penalty_card", "E drops HJ")
    assert faced(again) == faced(live(code, DUMMY_LEADS, HAS_LOOKED, "E drops HJ"))


@all_codes
@pytest.mark.parametrize(
    ("deeds", "said"),
    [
        *product([LED], ["penalty_card", "revoke", "call_out_of_turn", "lead_from_wrong_hand"]),
        *product([PREMATURE], ["revoke", "insufficient_bid", "lead_from_wrong_hand"]),
        *product([PASSED_OVER], ["lead_out_of_turn", "revoke", "lead_from_wrong_hand"]),
        ((WEST_LEADS_AGAIN, HAS_LOOKED, "S plays H6"), "lead_out_of_turn"),
        ((DUMMY_LEADS, HAS_LOOKED, "S plays H6"), "lead_from_wrong_hand"),
        ((DUMMY_LEADS, "E drops HQ", HAS_LOOKED, "HA HT H6 H2"), "penalty_card"),
        ((DUMMY_LEADS, HAS_LOOKED, "E drops HQ"), "lead_out_of_turn"),
        ((DUMMY_LEADS, HAS_LOOKED), "lead_out_of_turn"),
        ((DUMMY_LEADS, HAS_LOOKED, "HA HT", "W plays H5"), "call_out_of_turn"),
    ],
)
def test_law_43b1_what_he_says_of_something_else_is_nothing(code: Code, deeds: tuple[str, ...], said: str) -> None:
    table = live(code, *deeds)
    assert events(table, f"N remarks {said}") == (Remarked(N, ABOUT[said]),)
    after_it = after(table, f"N remarks {said}")
    assert (question(after_it), faced(after_it)) == (question(table), faced(table))


@all_codes
@pytest.mark.parametrize("deeds", [LED, PREMATURE, PASSED_OVER])
def test_law_42b_a_dummy_with_his_rights_and_others_cost_declarer_nothing(code: Code, deeds: tuple[str, ...]) -> None:
    for said in ("lead_out_of_turn", "penalty_card"):
        with_rights = live(code, *(words for words in deeds if words != HAS_LOOKED))
        assert events(with_rights, f"N remarks {said}") == (Remarked(N, ABOUT[said]),)
        assert events(live(code, *deeds), f"W remarks {said}") == (Remarked(W, ABOUT[said]),)


# Revokes.


@all_codes
@pytest.mark.parametrize("words", ["N remarks revoke", "N asks S"])
def test_law_43b1_a_defenders_revoke_is_corrected_and_its_card_goes_back(code: Code, words: str) -> None:
    table = live(code, *EAST_REVOKES)
    seen = IrregularitySeen(Irregularity.REVOKE, E, card("C9"))
    told = (SpokeWithoutRights(N, About.REVOKE), seen, TrickReopened(2, 1), CardWithdrawn(E, card("C9")))
    assert events(table, words)[1:] == told
    table = after(table, words)
    assert (faced(table), legal(table)) == ([], "HQ HJ HT")
    assert [each.pays for each in table.matters.revokes] == [False]


@all_codes
@pytest.mark.parametrize("words", ["N remarks revoke", "N asks S"])
def test_law_43b3_declarers_revoke_is_corrected_and_paid_for_as_if_established(code: Code, words: str) -> None:
    table = live(code, *SOUTH_REVOKES)
    assert on_table(after(table, words)) == "N HA E HT"
    table = after(table, words, "H6 H2", "S claims 9", "W accepts claim")
    paid = 2 if code is CLASSIC else 1
    assert events(table, "E accepts claim")[2:] == (TricksTransferred(Side.EW, paid), PlayEnded(11 - paid))


@all_codes
def test_law_43b3_it_costs_nothing_if_he_has_his_rights_or_another_spoke_first(code: Code) -> None:
    with_rights = live(code, DUMMY_LEADS, "HA HT", "S plays C6", "N asks S")
    another = live(code, *SOUTH_REVOKES, "W remarks revoke", "N asks S")
    for table in (with_rights, another):
        assert [(each.seat, each.pays) for each in table.matters.revokes] == [(S, False)]


@all_codes
def test_law_61b_a_question_of_his_where_nobody_has_revoked_tells_nothing(code: Code) -> None:
    assert events(live(code, DUMMY_LEADS, HAS_LOOKED), "N asks S") == (Asked(N, S),)


# The wrong hand.


@all_codes
@pytest.mark.parametrize("deeds", [DUMMY_LEADS, DECLARER_LEADS])
def test_law_43b2_warned_by_him_declarer_leads_from_the_hand_that_a_defender_chooses(code: Code, deeds: str) -> None:
    table = live(code, deeds, HAS_LOOKED)
    assert spoken(table, "N remarks lead_from_wrong_hand") == ()
    table = after(table, "N remarks lead_from_wrong_hand")
    assert (question(table), about(table)) == ("lead_hand_choice 43 WE: hand_N | hand_S", "N")
    for seat, hand in product((E, W), (N, S)):
        chosen = after(table, f"{seat} chooses hand_{hand}")
        assert events(table, f"{seat} chooses hand_{hand}") == (OptionTaken(seat, f"hand_{hand}", 43),)
        assert (chosen.turn, chosen.actor, question(chosen), faced(chosen)) == (hand, S, "", [])
        assert set(chosen.legal_cards) == set(chosen.hands[hand])
    assert on_table(after(table, "E chooses hand_S", "S plays H6", "H2")) == "S H6 W H2"


@all_codes
@pytest.mark.parametrize("words", ["S plays H6", "N plays HA", "E plays HQ"])
def test_law_43b2_nobody_leads_before_that(code: Code, words: str) -> None:
    table = live(code, DUMMY_LEADS, HAS_LOOKED, "N remarks lead_from_wrong_hand")
    waits = (Reason.DECISION_OPEN, 43, {"seat": Seat.parse(words[0]), "deciders": (W, E)})
    assert refused(table, words) == waits
    assert refused(table, "S chooses hand_S")[0] is Reason.NOT_YOUR_DECISION
    assert refused(table, "E chooses hand_E") == (Reason.OPTION_NOT_OFFERED, 43, {"seat": E})


@all_codes
@pytest.mark.parametrize("deeds", [(WEST_LEADS_AGAIN, HAS_LOOKED), (DUMMY_LEADS, HAS_LOOKED, "HA HT"), (DUMMY_LEADS,)])
def test_law_43b2_there_is_nothing_to_choose_where_declarer_is_not_to_lead(code: Code, deeds: tuple[str, ...]) -> None:
    table = live(code, *deeds)
    assert events(table, "N remarks lead_from_wrong_hand")[:1] == (Remarked(N, About.LEAD_FROM_WRONG_HAND),)
    assert question(after(table, "N remarks lead_from_wrong_hand")) == ""


@all_codes
def test_law_43b2_the_hands_are_those_of_the_declaring_side_whoever_declares(code: Code) -> None:
    table = live(code, "S9 SA S6 S2", "W peeks E", "W remarks lead_from_wrong_hand", calls="P P P 1NT P P P")
    assert question(table) == "lead_hand_choice 43 SN: hand_E | hand_W"
    assert after(table, "N chooses hand_E").turn is E


@all_codes
def test_law_43b2_said_twice_it_is_the_same(code: Code) -> None:
    said = ("N remarks lead_from_wrong_hand",) * 2
    assert question(live(code, DUMMY_LEADS, HAS_LOOKED, *said)) == "lead_hand_choice 43 WE: hand_N | hand_S"
