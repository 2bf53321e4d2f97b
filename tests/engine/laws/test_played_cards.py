"""Laws 52 and 61: who discards past his penalty card is treated alike, whether he has none of the suit or revokes.

The same deeds are done in twin deals: in one East has two spades, so that his discard is a revoke, in the other none.
Nothing that others are told may differ.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest

from bridge_tui.engine.events import IrregularitySeen, OptionTaken, PenaltyCardLaid, Remarked, TrickReopened
from bridge_tui.engine.irregularities import About, Irregularity
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.table import Table
from bridge_tui.engine.view import PUBLIC, Reader
from bridge_tui.model.deals import Deal
from tests.engine.laws.live_tables import (
    CLASSIC,
    DUPLICATE_2017,
    LONG_WEST,
    NO_SPADES_EAST,
    RUBBER_1993,
    RUBBER_2014,
    E,
    N,
    S,
    W,
    after,
    all_codes,
    card,
    events,
    faced,
    legal,
    limits,
    live,
    outcome,
    question,
    to_replace,
)


class Twin(NamedTuple):
    """A deal in which East has no spade, and the readers who see the same cards in it as in `LONG_WEST`."""

    void: Deal
    readers: tuple[Reader, ...]


WEST_HAS_THEM = Twin(NO_SPADES_EAST, (N, S, PUBLIC))

SOUTH_HAS_THEM = Twin(
    Deal.from_pbn("N:AJ3.K32.A432.432 .T95.QJT95.KQJT9 KQ842.AQ4.K.A876 T9765.J876.876.5"), (N, W, PUBLIC)
)
"""East's two spades are South's, for two diamonds."""

twins = pytest.mark.parametrize("twin", [WEST_HAS_THEM, SOUTH_HAS_THEM])

NOT_PLAYED = "penalty_card_not_played 52 S: accept | refuse"

PASSED_OVER = IrregularitySeen(Irregularity.PENALTY_CARD_NOT_PLAYED, E, card("C9"))


def spade_led(code: Code, deal: Deal, *deeds: str) -> Table:
    """West has led a spade and dummy followed; then this is done."""
    return live(code, "S5 S3", *deeds, deal=deal)


def assert_alike(code: Code, twin: Twin, *deeds: str) -> None:
    """After each of these deeds the views of the twins are the same."""
    revokes, void = spade_led(code, LONG_WEST), spade_led(code, twin.void)
    for words in deeds:
        assert outcome(revokes, words) == outcome(void, words)
        revokes, void = after(revokes, words), after(void, words)
        for reader in twin.readers:
            assert revokes.view(reader) == void.view(reader)


# What others are told.


@all_codes
@twins
@pytest.mark.parametrize("exposed", ["HT", "H5"])
@pytest.mark.parametrize("discard", ["C9", "D9", "H9"])
def test_law_52_a_discard_past_penalty_cards_tells_no_revoke(
    code: Code, twin: Twin, exposed: str, discard: str
) -> None:
    assert_alike(code, twin, f"E drops {exposed}", f"E plays {discard}")


@all_codes
@twins
def test_law_52_a_discarded_penalty_card_tells_no_revoke(code: Code, twin: Twin) -> None:
    assert_alike(code, twin, "E drops HT", "E plays HT", "S plays S2", "W remarks penalty_card")


@all_codes
@twins
@pytest.mark.parametrize("suit", ["H", "C"])
def test_law_57_a_discard_past_a_penalty_card_where_a_suit_is_required_tells_no_revoke(
    code: Code, twin: Twin, suit: str
) -> None:
    assert_alike(code, twin, "E drops HT", "W plays D6", f"S chooses require_suit {suit}", "E plays C9")


@all_codes
@twins
def test_law_52_a_card_that_is_let_stand_tells_no_revoke(code: Code, twin: Twin) -> None:
    assert_alike(code, twin, "E drops HT", "E plays C9", "S chooses accept", "S plays SQ", "W plays S6", "S plays C6")


@all_codes
@twins
def test_law_52_a_card_that_declarer_lets_pass_by_playing_on_tells_no_revoke(code: Code, twin: Twin) -> None:
    assert_alike(code, twin, "E drops HT", "E plays C9", "S plays S2")


# What follows.


@all_codes
@pytest.mark.parametrize("deal", [LONG_WEST, NO_SPADES_EAST, SOUTH_HAS_THEM.void])
def test_law_52_declarer_is_asked_whether_he_lets_the_discard_stand(code: Code, deal: Deal) -> None:
    table = spade_led(code, deal, "E drops HT")
    assert events(table, "E plays C9")[1:] == (PASSED_OVER,)
    assert question(after(table, "C9")) == NOT_PLAYED


@all_codes
@pytest.mark.parametrize("deal", [NO_SPADES_EAST, SOUTH_HAS_THEM.void])
def test_law_52_where_he_refuses_a_void_hand_plays_the_penalty_card(code: Code, deal: Deal) -> None:
    table = spade_led(code, deal, "E drops HT", "E plays C9")
    taken, laid = OptionTaken(S, "refuse", 52), PenaltyCardLaid(E, card("C9"))
    assert events(table, "S chooses refuse") == (taken, TrickReopened(1, 2), laid)
    table = after(table, "S chooses refuse")
    assert (to_replace(table), limits(table), legal(table)) == ("", ["E cards HT"], "HT")
    assert faced(table) == ["E HT penalty", "E C9 penalty"]


@all_codes
def test_law_61_where_he_refuses_a_revoke_comes_to_light(code: Code) -> None:
    table = spade_led(code, LONG_WEST, "E drops HT", "E plays C9")
    seen = IrregularitySeen(Irregularity.REVOKE, E, card("C9"))
    taken, laid = OptionTaken(S, "refuse", 52), PenaltyCardLaid(E, card("C9"))
    assert events(table, "S chooses refuse") == (taken, seen, TrickReopened(1, 2), laid)
    table = after(table, "S chooses refuse")
    assert (to_replace(table), limits(table), legal(table)) == ("E C9", [], "S8 S4")
    assert faced(table) == ["E HT penalty", "E C9 penalty"]


@all_codes
@pytest.mark.parametrize("word", ["S chooses accept", "S plays S2"])
def test_law_61_a_revoke_that_was_let_stand_unknown_can_still_be_corrected(code: Code, word: str) -> None:
    table = after(spade_led(code, LONG_WEST, "E drops HT", "E plays C9"), word)
    seen = IrregularitySeen(Irregularity.REVOKE, E, card("C9"))
    assert events(table, "N remarks revoke")[:2] == (Remarked(N, About.REVOKE), seen)
    assert legal(after(table, "N remarks revoke")) == "S8 S4"


@all_codes
def test_law_61_attention_before_the_choice_corrects_the_revoke(code: Code) -> None:
    table = spade_led(code, LONG_WEST, "E drops HT", "E plays C9", "N remarks revoke")
    assert (question(table), to_replace(table)) == ("", "E C9")
    assert faced(table) == ["E HT penalty", "E C9 penalty"]


@all_codes
def test_law_61_attention_before_the_choice_leaves_the_question_where_there_is_no_revoke(code: Code) -> None:
    table = spade_led(code, NO_SPADES_EAST, "E drops HT", "E plays C9")
    assert events(table, "N remarks revoke") == (Remarked(N, About.REVOKE),)
    assert question(after(table, "N remarks revoke")) == NOT_PLAYED


@pytest.mark.parametrize("code", [RUBBER_2014, DUPLICATE_2017])
def test_law_52_a_minor_card_of_another_suit_is_not_passed_over(code: Code) -> None:
    assert question(spade_led(code, LONG_WEST, "E drops H5", "E plays C9")) == ""
    assert question(spade_led(code, NO_SPADES_EAST, "E drops H5", "E plays C9")) == ""


@pytest.mark.parametrize("code", [RUBBER_2014, DUPLICATE_2017])
def test_law_50_another_small_card_of_its_suit_passes_over_a_minor_card(code: Code) -> None:
    for deal in (LONG_WEST, NO_SPADES_EAST, SOUTH_HAS_THEM.void):
        assert question(spade_led(code, deal, "E drops H5", "E plays H9")) == NOT_PLAYED
    table = spade_led(code, NO_SPADES_EAST, "E drops H5", "E plays H9")
    assert faced(after(table, "S chooses accept")) == ["E H5 minor_penalty"]
    table = after(table, "S chooses refuse")
    assert (faced(table), legal(table)) == (["E H5 penalty", "E H9 penalty"], "H5")


@pytest.mark.parametrize("code", [RUBBER_2014, DUPLICATE_2017])
def test_law_50_an_honour_of_its_suit_does_not_pass_over_a_minor_card(code: Code) -> None:
    assert question(spade_led(code, LONG_WEST, "E drops H5", "E plays HT")) == ""
    assert question(spade_led(code, NO_SPADES_EAST, "E drops H5", "E plays HT")) == ""


@pytest.mark.parametrize("code", [CLASSIC, RUBBER_1993])
def test_law_52_where_there_is_one_kind_a_small_card_is_passed_over(code: Code) -> None:
    assert question(spade_led(code, LONG_WEST, "E drops H5", "E plays C9")) == NOT_PLAYED
