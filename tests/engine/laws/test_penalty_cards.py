"""Laws 48 to 51: cards that are exposed, penalty cards, and what they demand of both defenders."""

from __future__ import annotations

from itertools import product

import pytest

from bridge_tui.engine.events import (
    CardPlayed,
    CardsPickedUp,
    CardsShown,
    CardWithdrawn,
    IrregularitySeen,
    OptionTaken,
    PenaltyCardLaid,
    PenaltyCardMadeMajor,
)
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Reason
from bridge_tui.engine.table import Table
from bridge_tui.model.seats import Seat
from tests.engine.laws.live_tables import (
    CLASSIC,
    DUMMY_LEADS,
    DUPLICATE_2017,
    EAST_LEADS,
    RUBBER_2014,
    WEST_LEADS_AGAIN,
    E,
    N,
    S,
    W,
    about,
    after,
    all_codes,
    card,
    cards,
    events,
    faced,
    guarded,
    legal,
    limits,
    live,
    question,
    refused,
    suits,
)

EXPOSED = Irregularity.EXPOSED_CARD

TWO_GRADES = pytest.mark.parametrize("code", [RUBBER_2014, DUPLICATE_2017])


def shown(code: Code, *deeds: str) -> Table:
    """South's one no-trump after trick one, West on lead again, and these deeds."""
    return live(code, WEST_LEADS_AGAIN, *deeds)


# What becomes of a card that is seen.


@pytest.mark.parametrize(
    ("words", "minor_in_two_grades"),
    [
        ("E drops C9", True),
        ("E drops S3", True),
        ("E drops HT", False),  # an honour
        ("E shows C9", False),  # on purpose
        ("E names C9", False),
    ],
)
@all_codes
def test_law_49_and_50_a_defenders_card_that_his_partner_could_see(
    code: Code, words: str, minor_in_two_grades: bool
) -> None:
    minor, exposed = minor_in_two_grades and code in {RUBBER_2014, DUPLICATE_2017}, card(words[-2:])
    assert events(shown(code), words) == (IrregularitySeen(EXPOSED, E, exposed), PenaltyCardLaid(E, exposed, minor))
    table = shown(code, words)
    assert faced(table) == [f"E {exposed} {'minor_penalty' if minor else 'penalty'}"]
    assert exposed in table.hands[E]


@TWO_GRADES
def test_law_50_a_second_penalty_card_of_a_hand_makes_both_major(code: Code) -> None:
    table = shown(code, "E drops C9")
    seen, laid = IrregularitySeen(EXPOSED, E, card("S3")), PenaltyCardLaid(E, card("S3"))
    assert events(table, "E drops S3") == (seen, laid, PenaltyCardMadeMajor(E, card("C9")))
    assert PenaltyCardMadeMajor not in map(type, events(table, "W drops H2"))
    assert faced(after(table, "E drops S3")) == ["E C9 penalty", "E S3 penalty"]
    assert faced(after(table, "W drops H2")) == ["E C9 minor_penalty", "W H2 minor_penalty"]
    assert faced(after(table, "W drops H2", "W drops C4"))[0] == "E C9 minor_penalty"


@all_codes
def test_law_50_two_at_once_are_major(code: Code) -> None:
    seen = tuple(IrregularitySeen(EXPOSED, E, each) for each in cards("C9 S3"))
    laid = tuple(PenaltyCardLaid(E, each) for each in cards("C9 S3"))
    assert events(shown(code), "E drops C9 S3") == (*seen, *laid)


@all_codes
def test_laws_48_49_a_card_that_his_partner_could_not_see_is_picked_up(code: Code) -> None:
    assert events(shown(code), "E hides HQ HJ") == (CardsPickedUp(E, 2, 49),)
    assert events(shown(code), "S hides H9") == (CardsPickedUp(S, 1, 48),)
    assert faced(shown(code, "E hides HQ HJ")) == []


@pytest.mark.parametrize(("code", "verb"), [*product(Code, ("drops", "shows", "names"))])
@pytest.mark.parametrize(("seat", "names"), [(N, "CA"), (S, "H6"), (S, "H9 CT")])
def test_law_48_declarers_side_never_has_a_penalty_card(code: Code, verb: str, seat: Seat, names: str) -> None:
    words = f"{seat} {verb} {names}"
    assert events(shown(code), words) == (CardsShown(seat, cards(names)),)
    assert (faced(shown(code, words)), question(shown(code, words))) == ([], "")


@all_codes
def test_law_49_a_card_that_is_not_held_cannot_be_seen(code: Code) -> None:
    not_held = (Reason.CARD_NOT_HELD, None, {"seat": E, "card": card("SA")})
    assert refused(shown(code), "E drops HQ SA") == not_held


@all_codes
def test_law_49_before_the_opening_lead_cards_fall_as_well(code: Code) -> None:
    table = live(code, "E shows HQ")
    assert faced(table) == ["E HQ penalty"]
    assert question(table).startswith("partner_penalty_lead 50 S")


@all_codes
def test_law_49_there_is_nothing_to_expose_at_a_guarded_table(code: Code) -> None:
    assert refused(guarded(code), "E drops HQ") == (Reason.GUARDED_TABLE, None, {"seat": E})


# What its owner owes.


@all_codes
def test_law_50_it_is_played_at_the_first_legal_opportunity(code: Code) -> None:
    on_lead = shown(code, "W shows H5")
    assert legal(on_lead) == "H5"
    assert faced(after(on_lead, "H5")) == []
    table = live(code, EAST_LEADS, "W shows H5", "S chooses free_lead")
    assert legal(after(table, "HQ H6")) == "H5"  # he follows with it
    assert legal(after(table, "S2 S9")) == "SA SK SQ"  # he has to follow suit, and it stays
    assert faced(after(table, "S2 S9 SA")) == ["W H5 penalty"]


@all_codes
def test_law_50_no_event_but_the_cards_own_says_that_it_is_played(code: Code) -> None:
    assert events(shown(code, "W shows H5"), "W plays H5") == (CardPlayed(W, card("H5")),)


@TWO_GRADES
def test_law_50_a_minor_one_comes_before_other_small_cards_of_its_suit_only(code: Code) -> None:
    table = shown(code, "W drops H3")
    assert legal(table) == "SK SQ H3 D7 D6 D5 D4 C5 C4 C3"
    assert legal(shown(code, "E drops C9", "C3 C2")) == "CK CJ C9"
    assert legal(shown(code, "E drops S3", "SK S7")) == "S3"


@TWO_GRADES
def test_law_50_of_a_minor_one_the_partner_is_free(code: Code) -> None:
    assert question(shown(code, "E drops C9")) == ""


# The partner's lead.


@all_codes
def test_law_50_declarer_speaks_before_the_partner_leads(code: Code) -> None:
    table = shown(code, "E shows HQ")
    assert question(table) == "partner_penalty_lead 50 S: require_suit H | forbid_suit H or several | free_lead"
    assert (about(table), table.legal_cards) == ("E", ())


@all_codes
@pytest.mark.parametrize(
    ("option", "demands", "lies"),
    [
        ("require_suit H", ["W require_suit H"], []),
        ("forbid_suit H", ["W forbid_suit H on lead"], []),
        ("free_lead", [], ["E HQ penalty"]),
    ],
)
def test_law_50_required_or_forbidden_the_card_is_picked_up(
    code: Code, option: str, demands: list[str], lies: list[str]
) -> None:
    name, _, letters = option.partition(" ")
    back = () if lies else (CardWithdrawn(E, card("HQ")),)
    assert events(shown(code, "E shows HQ"), f"S chooses {option}") == (OptionTaken(S, name, 50, suits(letters)), *back)
    table = shown(code, "E shows HQ", f"S chooses {option}")
    assert (limits(table), faced(table), table.turn, question(table)) == (demands, lies, W, "")


@all_codes
def test_law_50_a_free_lead_is_free_once(code: Code) -> None:
    table = shown(code, "E shows HQ", "S chooses free_lead", "SK S7 S3 ST")
    assert (table.turn, question(table)[:25]) == (W, "partner_penalty_lead 50 S")


@all_codes
def test_law_51_of_two_suits_one_is_required_or_several_are_forbidden(code: Code) -> None:
    table = shown(code, "E shows HQ C9")
    assert question(table) == "partner_penalty_lead 51 S: require_suit CH | forbid_suit CH or several | free_lead"
    assert faced(after(table, "S chooses require_suit C")) == ["E HQ penalty"]
    assert faced(after(table, "S chooses forbid_suit H")) == ["E C9 penalty"]
    both = after(table, "S chooses forbid_suit CH")
    assert (faced(both), legal(both)) == ([], "SK SQ D7 D6 D5 D4")


@all_codes
def test_law_51_one_word_frees_all_cards_of_a_suit(code: Code) -> None:
    table = shown(code, "E shows HQ HJ")
    assert question(table).endswith(": require_suit H | forbid_suit H or several | free_lead")
    assert events(table, "S chooses require_suit H")[1:] == tuple(CardWithdrawn(E, each) for each in cards("HQ HJ"))
    assert faced(after(table, "S chooses forbid_suit H")) == []


@pytest.mark.parametrize(
    "option", ["require_suit CH", "require_suit S", "forbid_suit CHS", "forbid_suit CC", "forbid_suit", "accept"]
)
def test_law_51_only_what_is_offered_can_be_chosen(option: str) -> None:
    not_offered = (Reason.OPTION_NOT_OFFERED, 51, {"seat": S})
    assert refused(shown(CLASSIC, "E shows HQ C9"), f"S chooses {option}") == not_offered


@all_codes
def test_law_50_a_lead_before_declarer_has_spoken_is_one_more_exposed_card(code: Code) -> None:
    table = shown(code, "E shows HQ")
    seen = (IrregularitySeen(EXPOSED, W, card("D4")), PenaltyCardLaid(W, card("D4")))
    assert events(table, "W plays D4") == seen
    assert faced(after(table, "W plays D4")) == ["E HQ penalty", "W D4 penalty"]
    assert question(after(table, "W plays D4")) == question(table)


@all_codes
def test_law_50_he_obeys_declarer_first_and_then_his_own_penalty_card(code: Code) -> None:
    table = shown(code, "E shows HQ", "W shows D4")
    assert legal(after(table, "S chooses require_suit H")) == "H5 H3 H2"
    assert legal(after(table, "S chooses forbid_suit H")) == "D4"
    assert legal(after(table, "S chooses free_lead")) == "D4"


@pytest.mark.parametrize("words", ["N plays HA", "E plays HQ", "S plays H6"])
def test_law_50_others_wait_for_declarer(words: str) -> None:
    waits = (Reason.DECISION_OPEN, 50, {"seat": Seat.parse(words[0]), "deciders": (S,)})
    assert refused(shown(CLASSIC, "E shows HQ"), words) == waits


@pytest.mark.parametrize("seat", [N, E, W])
def test_law_50_nobody_else_chooses(seat: Seat) -> None:
    not_his = (Reason.NOT_YOUR_DECISION, 50, {"seat": seat, "deciders": (S,)})
    assert refused(shown(CLASSIC, "E shows HQ"), f"{seat} chooses free_lead") == not_his


@all_codes
def test_law_50_declarer_is_not_asked_where_the_owner_or_his_own_side_leads(code: Code) -> None:
    assert question(live(code, DUMMY_LEADS, "E shows HQ")) == ""
    assert question(live(code, EAST_LEADS, "E shows HQ")) == ""
