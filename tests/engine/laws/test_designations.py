"""Law 46: declarer says which card dummy plays, without naming it whole."""

from __future__ import annotations

import pytest

from bridge_tui.engine.actions import Designate
from bridge_tui.engine.events import CardPlayed, Designated, IrregularitySeen, OptionTaken
from bridge_tui.engine.irregularities import Irregularity, Word
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Reason
from bridge_tui.engine.table import Table
from bridge_tui.model.cards import Rank, Suit
from bridge_tui.model.seats import Seat
from tests.engine.laws import claimed_tables
from tests.engine.laws.auction_tables import auction
from tests.engine.laws.live_tables import (
    CLASSIC,
    DECLARER_LEADS,
    DUMMY_LEADS,
    EAST_LEADS,
    NO_CLUBS_NORTH,
    WEST_LEADS_AGAIN,
    E,
    N,
    S,
    W,
    about,
    after,
    all_codes,
    card,
    events,
    guarded,
    live,
    on_table,
    question,
    refused,
)

SPADE_LED, HEART_LED = "SA", "H5"
"""West's opening leads; dummy holds S876 HAK4 DQJ3 CAQ82."""

CLUB_WON = "C3 CA C9 C6"
"""Dummy has won the first trick with the ace of clubs, and still has two queens."""

NOTHING_MEANT = (Reason.DESIGNATES_NOTHING, 46, {"seat": S})

ANY_LEAD = "name_card C2 C8 CQ CA D3 DJ H4 HK HA S6 S7 S8"


def ruffing(code: Code, *deeds: str) -> Table:
    """South plays one spade; West has led the ace of clubs, of which dummy has none: S AK2, H 5432, D A65432."""
    return live(code, "CA", *deeds, calls="1S P P P", deal=NO_CLUBS_NORTH)


# One card is meant.


@all_codes
@pytest.mark.parametrize(
    ("deeds", "words", "means"),
    [
        (DUMMY_LEADS, "H", "H4"),
        (DUMMY_LEADS, "C", "C2"),
        (DUMMY_LEADS, "H K", "HK"),
        (DUMMY_LEADS, "H lowest", "H4"),
        (DUMMY_LEADS, "H highest", "HA"),
        (DUMMY_LEADS, "J", "DJ"),
        (DUMMY_LEADS, "Q", "CQ"),
        (CLUB_WON, "Q", "CQ"),
        (DUMMY_LEADS, "highest", "DJ"),
        (DUMMY_LEADS, "lowest", "D3"),
        (CLUB_WON, "highest", "CQ"),
        (SPADE_LED, "lowest", "S6"),
        (SPADE_LED, "highest", "S8"),
        (SPADE_LED, "7", "S7"),
        (SPADE_LED, "S", "S6"),
        (HEART_LED, "win", "HK"),
        (HEART_LED, "H win", "HK"),
        (HEART_LED, "A", "HA"),
    ],
)
def test_law_46b_the_card_that_is_meant_is_played(code: Code, deeds: str, words: str, means: str) -> None:
    table = live(code, deeds)
    told = events(table, f"S wants {words}")
    assert isinstance(told[0], Designated)
    assert told[1] == CardPlayed(N, card(means))
    assert told == events(guarded(code, deeds), f"S wants {words}")
    assert on_table(after(table, f"S wants {words}")).endswith(f"N {means}")


@all_codes
@pytest.mark.parametrize(
    ("words", "means"),
    [("win", "S2"), ("S win", "S2"), ("K", "SK"), ("D", "D2"), ("D 6", "D6"), ("H highest", "H5"), ("6", "D6")],
)
def test_law_46b_who_cannot_follow_plays_the_card_that_is_meant(code: Code, words: str, means: str) -> None:
    assert events(ruffing(code), f"S wants {words}")[1] == CardPlayed(N, card(means))


@all_codes
def test_law_46b3_a_rank_continues_the_suit_that_dummy_has_won_with(code: Code) -> None:
    """Dummy has ruffed: of the aces of spades and diamonds the spade is meant."""
    assert events(ruffing(code, "S2 CK C2"), "S wants A")[1] == CardPlayed(N, card("SA"))


@all_codes
def test_law_46_everybody_hears_what_declarer_has_said(code: Code) -> None:
    table = live(code, DUMMY_LEADS)
    assert events(table, "S wants H K")[0] == Designated(S, Suit.HEARTS, Rank.KING, None)
    assert events(table, "S wants H highest")[0] == Designated(S, Suit.HEARTS, None, Word.HIGHEST)
    assert events(table, "S wants J")[0] == Designated(S, None, Rank.JACK, None)


@all_codes
@pytest.mark.parametrize(("words", "means"), [("H", "H4"), ("H K", "HK"), ("C highest", "CA"), ("D lowest", "D3")])
def test_law_46b_a_suit_that_dummy_may_not_play_is_played_all_the_same(code: Code, words: str, means: str) -> None:
    assert events(live(code, SPADE_LED), f"S wants {words}")[1:] == (CardPlayed(N, card(means)),)
    assert refused(guarded(code, SPADE_LED), f"S wants {words}")[0] is Reason.MUST_FOLLOW_SUIT


# Several are.


@all_codes
@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("A", "DA SA"),
        ("2", "D2 H2 S2"),
        ("lowest", "D2 H2 S2"),
        ("highest", "DA H5 SA"),
        ("5", "D5 H5"),
    ],
)
def test_law_46b_what_singles_out_no_card_declarer_completes(code: Code, words: str, offered: str) -> None:
    table = ruffing(code)
    assert len(events(table, f"S wants {words}")) == 1
    table = after(table, f"S wants {words}")
    assert (question(table), about(table)) == (f"designation 46 S: name_card {offered}", "N")
    assert (table.turn, table.actors, on_table(table)) == (N, (S,), "W CA")
    for name in offered.split():
        played = (OptionTaken(S, "name_card", 46, card=card(name)), CardPlayed(N, card(name)))
        assert events(table, f"S chooses name_card {name}") == played
        assert events(table, f"S chooses name_card {name[0]}") == played
    table = after(table, f"S chooses name_card {offered[:2]}")
    assert (question(table), on_table(table), table.turn) == ("", f"W CA N {offered[:2]}", E)


@all_codes
def test_law_46b3_two_aces_neither_in_the_suit_that_won(code: Code) -> None:
    assert question(live(code, DUMMY_LEADS, "S wants A")) == "designation 46 S: name_card CA HA"
    assert question(guarded(code, DUMMY_LEADS, "S wants A")) == "designation 46 S: name_card CA HA"


@all_codes
def test_law_46b_after_a_ruff_lowest_is_the_lowest_of_each_suit(code: Code) -> None:
    assert question(ruffing(code, "S2 CK C2", "S wants lowest")) == "designation 46 S: name_card D2 H2 SK"


@all_codes
@pytest.mark.parametrize("named", ["CA", "D6", "2", "C", ""])
def test_law_46b_only_one_of_those_can_be_chosen(code: Code, named: str) -> None:
    table = ruffing(code, "S wants 2")
    no = (Reason.OPTION_NOT_OFFERED, 46, {"seat": S})
    assert refused(table, f"S chooses name_card {named}".strip()) == no
    assert refused(table, "E chooses name_card D2") == (Reason.NOT_YOUR_DECISION, 46, {"seat": E, "deciders": (S,)})


@all_codes
@pytest.mark.parametrize("words", ["S wants H", "S wants 2", "S wants highest", "N plays D2", "E plays CK"])
def test_law_46b_meanwhile_nothing_else_is_played_or_said(code: Code, words: str) -> None:
    reason, law, params = refused(ruffing(code, "S wants 2"), words)
    assert (reason, law, params["deciders"]) == (Reason.DECISION_OPEN, 46, (S,))


# Anything.


@all_codes
@pytest.mark.parametrize(
    ("deeds", "words", "offered"),
    [
        (DUMMY_LEADS, "anything", ANY_LEAD),
        (HEART_LED, "anything", "name_card H4 HK HA"),
        (DUMMY_LEADS, "H anything", "name_card H4 HK HA"),
    ],
)
def test_law_46b5_anything_is_what_either_defender_says(code: Code, deeds: str, words: str, offered: str) -> None:
    table = live(code, deeds, f"S wants {words}")
    assert question(table) == f"designation 46 WE: {offered}"
    for seat in (E, W):
        played = (OptionTaken(seat, "name_card", 46, card=card("HK")), CardPlayed(N, card("HK")))
        assert events(table, f"{seat} chooses name_card HK")[:2] == played
        assert events(table, f"{seat} chooses name_card K")[:2] == played
    assert refused(table, "S chooses name_card HK")[0] is Reason.NOT_YOUR_DECISION
    assert refused(table, "E chooses name_card H")[0] is Reason.OPTION_NOT_OFFERED


# None is.


@all_codes
@pytest.mark.parametrize(
    ("deeds", "words"),
    [
        (DUMMY_LEADS, "H Q"),
        (DUMMY_LEADS, "T"),
        (DUMMY_LEADS, "win"),
        (DUMMY_LEADS, "H win"),
        (SPADE_LED, "win"),
        (SPADE_LED, "H win"),
        (SPADE_LED, "A"),
        (SPADE_LED, "T"),
        (HEART_LED, "8"),
    ],
)
def test_law_46b4_what_dummy_has_not_is_refused(code: Code, deeds: str, words: str) -> None:
    assert refused(live(code, deeds), f"S wants {words}") == NOTHING_MEANT
    assert refused(guarded(code, deeds), f"S wants {words}") == NOTHING_MEANT


@all_codes
@pytest.mark.parametrize("words", ["C", "C highest", "C anything", "D win", "Q"])
def test_law_46b4_a_suit_that_dummy_has_not_is_refused(code: Code, words: str) -> None:
    assert refused(ruffing(code), f"S wants {words}") == NOTHING_MEANT


def test_law_46_to_say_nothing_means_nothing() -> None:
    assert claimed_tables.refused(live(CLASSIC, DUMMY_LEADS), Designate(S)) == NOTHING_MEANT


@all_codes
@pytest.mark.parametrize("seat", [N, E, W])
def test_law_46_the_word_is_declarers(code: Code, seat: Seat) -> None:
    no = (Reason.NOT_DECLARERS_WORD, 46, {"seat": seat})
    assert refused(live(code, DUMMY_LEADS), f"{seat} wants H") == no


@all_codes
def test_law_46_there_is_no_dummy_before_the_lead_and_after_the_play(code: Code) -> None:
    over = live(code, WEST_LEADS_AGAIN, "S claims 12", "W accepts claim", "E accepts claim")
    for table in (live(code), auction(code, "1NT"), auction(code, "P P P P"), live(code, "E plays HQ"), over):
        assert refused(table, "S wants H") == (Reason.NOT_DECLARERS_WORD, 46, {"seat": S})


# Not dummy's turn.


@all_codes
@pytest.mark.parametrize(
    ("deeds", "words", "kind", "name"),
    [
        ((WEST_LEADS_AGAIN,), "H", Irregularity.LEAD_OUT_OF_TURN, "H4"),
        ((WEST_LEADS_AGAIN,), "C A", Irregularity.LEAD_OUT_OF_TURN, "CA"),
        ((WEST_LEADS_AGAIN,), "J", Irregularity.LEAD_OUT_OF_TURN, "DJ"),
        ((DECLARER_LEADS,), "H", Irregularity.LEAD_FROM_WRONG_HAND, "H4"),
        ((EAST_LEADS, "HQ"), "lowest", Irregularity.PLAY_OUT_OF_TURN, "H4"),
        ((EAST_LEADS, "HQ"), "highest", Irregularity.PLAY_OUT_OF_TURN, "HA"),
        ((EAST_LEADS, "HQ"), "K", Irregularity.PLAY_OUT_OF_TURN, "HK"),
        ((EAST_LEADS, "HQ"), "A", Irregularity.PLAY_OUT_OF_TURN, "HA"),
    ],
)
def test_law_46_out_of_turn_the_card_that_is_meant_is_played_out_of_turn(
    code: Code, deeds: tuple[str, ...], words: str, kind: Irregularity, name: str
) -> None:
    table = live(code, *deeds)
    assert events(table, f"S wants {words}")[1:] == (IrregularitySeen(kind, N, card(name)),)
    assert refused(guarded(code, *deeds), f"S wants {words}")[0] is Reason.NOT_YOUR_TURN_TO_PLAY


@all_codes
@pytest.mark.parametrize(
    ("deeds", "words"),
    [
        ((WEST_LEADS_AGAIN,), "lowest"),
        ((WEST_LEADS_AGAIN,), "anything"),
        ((WEST_LEADS_AGAIN,), "H anything"),
        ((WEST_LEADS_AGAIN,), "A"),
        ((EAST_LEADS, "HQ"), "win"),
        ((EAST_LEADS, "HQ"), "anything"),
    ],
)
def test_law_46_out_of_turn_words_that_single_none_out_mean_nothing(
    code: Code, deeds: tuple[str, ...], words: str
) -> None:
    assert refused(live(code, *deeds), f"S wants {words}") == NOTHING_MEANT
