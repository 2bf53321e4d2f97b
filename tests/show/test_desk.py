"""The director's desk as text: the advice in rows, and two codes beside each other."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from bridge_tui.desk.advice import advise
from bridge_tui.desk.incidents import INCIDENTS, Incident
from bridge_tui.engine.laws.codes import Code
from bridge_tui.show.deck import LETTERS, SIGNS
from bridge_tui.show.desk import advice_lines, answer_words, beside, question_words

NAMED = {each.id: each for each in INCIDENTS}
CLASSIC, RUBBER_1993, RUBBER_2014, DUPLICATE = Code


def lines(name: str, code: Code, width: int = 80, **given: str) -> list[str]:
    answers = {question.replace("_", "-"): answer for question, answer in given.items()}
    return list(advice_lines(advise(NAMED[name], answers, code), SIGNS, width))


def both(name: str, one: Code, other: Code, width: int = 80, **given: str) -> list[str]:
    answers = {question.replace("_", "-"): answer for question, answer in given.items()}
    advice, second = (advise(NAMED[name], answers, code) for code in (one, other))
    return list(beside(advice, second, SIGNS, width))


def test_law_54_the_choices_of_a_ruling_in_the_words_of_the_game() -> None:
    assert lines("opening-lead", RUBBER_2014) == [
        "Law 54: Opening lead out of turn.",
        "East leads ♦A out of turn (Law 54).",
        "South decides, as declarer.",
        "- Forbid diamonds: West leads none while he has the lead; East picks up ♦A.",
        "- Require diamonds: West leads one if he can; East picks up ♦A.",
        "- Any lead: West leads as he likes; ♦A lies there as a penalty card.",
        "- Accept: ♦A is the lead; dummy is faced, and South plays next.",
        "- Spread the hand: ♦A is the lead, South becomes dummy and North declarer.",
        "Cards and bids that are named here stand for those at your table.",
    ]


def test_law_27_what_each_sort_of_call_costs() -> None:
    assert lines("insufficient-bid", RUBBER_1993, 300)[3:-1] == [
        "- Accept: 1♥ stands, and West calls next.",
        "- Refuse: South passes or bids higher. 2♥ is free; after anything else North must pass for the rest of the "
        "auction. Unless South bids hearts later, declarer may require or forbid them at North's first lead.",
        "  - If South bids 2♥: nothing more follows.",
        "  - If South bids 2♦: North must pass for the rest of the auction (Law 27).",
        "  - If South passes: North must pass for the rest of the auction (Law 27).",
    ]


@pytest.mark.parametrize(
    ("code", "given", "words"),
    [
        (CLASSIC, {"won_by": "partner", "later": "1"}, "For a revoke N-S get 2 tricks (today's Law 64)."),
        (RUBBER_2014, {"won_by": "partner", "later": "1"}, "For a revoke N-S get 1 trick (Law 64)."),
        (RUBBER_2014, {"won_by": "opponents"}, "It costs no tricks (Law 64)."),
        (CLASSIC, {"who": "n"}, "It costs no tricks (today's Law 64)."),
    ],
)
def test_law_64_the_tricks_that_a_revoke_costs(code: Code, given: dict[str, str], words: str) -> None:
    assert lines("revoke", code, 80, **given)[1:] == [words]


def test_law_61_what_is_corrected_and_paid_for_all_the_same() -> None:
    words = "After the play tricks go over for it as well, as if it had been noticed too late (Law 64)."
    told_of = " ".join(lines("revoke-in-time", RUBBER_1993, noticed_by="partner"))
    assert words in told_of
    assert words not in " ".join(lines("revoke-in-time", RUBBER_2014, noticed_by="partner"))


def test_what_has_happened_since_is_told() -> None:
    assert lines("bid-over-seven", CLASSIC, 200, since="next-called")[1] == (
        "South bids 8♣, which is more than seven (today's Law 38). Cancelled: 8♣ by South. Cancelled: the pass by "
        "West. South passes. West passes."
    )


def test_law_68_who_answers_a_claim() -> None:
    assert lines("claim", CLASSIC)[2] == "West and East are asked; one no is enough to contest it."
    assert lines("claim", CLASSIC, who="w")[2] == "South is asked."


def test_a_card_or_bid_that_stands_for_others_is_said_to() -> None:
    note = "Cards and bids that are named here stand for those at your table."
    assert lines("not-played", CLASSIC)[-1] == note
    assert note not in lines("claim", CLASSIC)
    assert note not in lines("call-out-of-turn", CLASSIC, call="pass")


# Two codes.


def test_what_is_the_same_is_said_once() -> None:
    """Also where one code names its laws in today's numbers."""
    assert both("exposed", CLASSIC, RUBBER_1993) == [
        "classic                                  rubber 1993",
        "Both: Law 49 (today's numbering).",
        "Both: West has exposed ♣5 (today's Law 49). West has ♣5 as a penalty card",
        "(today's Law 50).",
        "Both: Penalty card: West must play ♣5 at the first legal chance (today's Law",
        "50).",
        "Cards and bids that are named here stand for those at your table.",
    ]


def test_what_differs_stands_side_by_side() -> None:
    assert both("wrong-hand", CLASSIC, RUBBER_2014)[3:] == [
        "West or East decides, without a word to  West or East decides; where they",
        "partner.                                 differ, West does, who plays next.",
        "- Both: Accept: ♣A is the lead, and West plays to it.",
        "- Refuse: ♣A goes back; clubs are led    - Refuse: ♣A goes back; any card is led",
        "  from North's hand, if it has any.        from North's hand.",
        "Cards and bids that are named here stand for those at your table.",
    ]


def test_what_only_one_code_has_stands_in_its_column() -> None:
    forbidden = [row for row in both("early-card", CLASSIC, RUBBER_2014) if "Forbid spades" in row]
    assert forbidden == [" " * 41 + "- Forbid spades: East plays none,"]


def test_in_a_narrow_window_one_stands_below_the_other() -> None:
    rows = both("wrong-hand", CLASSIC, RUBBER_2014, 60)
    assert rows[0] == "classic and rubber 2014"
    assert "- classic: Refuse: ♣A goes back; clubs are led from North's" in rows
    assert "- rubber 2014: Refuse: ♣A goes back; any card is led from" in rows


# Everything.


@pytest.mark.parametrize("incident", INCIDENTS, ids=lambda incident: incident.id)
def test_everything_has_words_and_fits(incident: Incident) -> None:
    code, other = CLASSIC, DUPLICATE
    ways = list(incident.every(code))
    for answers in ways[:: max(1, len(ways) // 12)]:
        advice, second = advise(incident, answers, code), advise(incident, answers, other)
        for width in (32, 78, 120):
            rows = (*advice_lines(advice, LETTERS, width), *beside(advice, second, LETTERS, width))
            assert all(cell_len(row) <= width for row in rows)
            assert all(row.isascii() and row == row.rstrip() and row for row in rows)
            assert not any("{" in row or ".." in row for row in rows)


def test_questions_and_answers_of_one_name_may_have_words_of_their_own() -> None:
    assert question_words(NAMED["wrong-hand"], "who") == "From which hand was it led?"
    assert question_words(NAMED["revoke"], "who") == "Who was it?"
    assert answer_words("won-by", "partner") == "his partner"
    assert answer_words("turn", "partner") == "his partner's"
    assert answer_words("who", "w") == "West"
