"""Law 45: dummy moves a card of his hand that declarer did not name."""

from __future__ import annotations

import pytest

from bridge_tui.engine.actions import PlayCard
from bridge_tui.engine.events import (
    CardPlayed,
    CardWithdrawn,
    Condoned,
    Designated,
    IrregularitySeen,
    OptionTaken,
    TrickWon,
)
from bridge_tui.engine.irregularities import Irregularity
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.refusals import Reason
from bridge_tui.model.cards import Suit
from bridge_tui.model.seats import Seat
from tests.engine.laws import claimed_tables
from tests.engine.laws.live_tables import (
    CLASSIC,
    DECLARER_LEADS,
    DUMMY_LEADS,
    EAST_LEADS,
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
    faced,
    guarded,
    legal,
    live,
    on_table,
    question,
    refused,
    statuses,
)

KIND = Irregularity.CARD_NOT_NAMED
MOVED = (DUMMY_LEADS, "N moves HA")
GOES_BACK = CardWithdrawn(N, card("HA"))


@all_codes
def test_law_45d_a_card_that_dummy_moves_by_himself_waits_for_declarer(code: Code) -> None:
    assert events(live(code, DUMMY_LEADS), "N moves HA") == (IrregularitySeen(KIND, N, card("HA")),)
    table = live(code, *MOVED)
    assert (question(table), about(table)) == ("card_not_named 45 S: accept | refuse", "N HA")
    assert (faced(table), on_table(table), table.turn, table.actors) == (["N HA waits"], "", N, (S,))
    assert table.view(E).counts[N] == 12


@all_codes
def test_law_45d_declarer_lets_it_stand(code: Code) -> None:
    stands = (OptionTaken(S, "accept", 45, card=card("HA")), CardPlayed(N, card("HA")))
    assert events(live(code, *MOVED), "S chooses accept") == stands
    table = live(code, *MOVED, "S chooses accept")
    assert (on_table(table), table.turn, question(table), faced(table)) == ("N HA", E, "", [])


@all_codes
def test_law_45d_or_has_it_put_back_and_names_another(code: Code) -> None:
    back = (OptionTaken(S, "refuse", 45, card=card("HA")), GOES_BACK)
    assert events(live(code, *MOVED), "S chooses refuse") == back
    table = live(code, *MOVED, "S chooses refuse")
    assert (on_table(table), table.turn, question(table), faced(table)) == ("", N, "", [])
    assert "HA" in legal(table)
    assert events(live(code, *MOVED), "N plays H4") == (GOES_BACK, CardPlayed(N, card("H4")))
    said = Designated(S, Suit.HEARTS, None, None)
    assert events(live(code, *MOVED), "S wants H") == (said, GOES_BACK, CardPlayed(N, card("H4")))


@all_codes
def test_law_45d_it_stands_once_the_next_hand_has_played(code: Code) -> None:
    stands = (Condoned(E, KIND), CardPlayed(N, card("HA")), CardPlayed(E, card("HT")))
    assert events(live(code, *MOVED), "E plays HT") == stands
    assert on_table(live(code, *MOVED, "E plays HT")) == "N HA E HT"


@all_codes
@pytest.mark.parametrize("words", ["S plays H6", "W plays H5", "N moves HK"])
def test_law_45d_all_others_wait(code: Code, words: str) -> None:
    waits = (Reason.DECISION_OPEN, 45, {"seat": Seat.parse(words[0]), "deciders": (S,)})
    assert refused(live(code, *MOVED), words) == waits


@pytest.mark.parametrize("seat", [N, E, W])
def test_law_45d_only_declarer_chooses(seat: Seat) -> None:
    no = (Reason.NOT_YOUR_DECISION, 45, {"seat": seat, "deciders": (S,)})
    assert refused(live(CLASSIC, *MOVED), f"{seat} chooses accept") == no


@all_codes
def test_law_45d_as_the_last_card_of_a_trick_it_completes_it(code: Code) -> None:
    table = live(code, EAST_LEADS, "HQ H6 H2", "N moves HK")
    assert events(table, "S chooses accept")[1:] == (CardPlayed(N, card("HK")), TrickWon(N))


@all_codes
def test_law_61_it_may_be_dummys_revoke(code: Code) -> None:
    table = live(code, "SA", "N moves HA")
    assert statuses(table) == {}
    assert list(statuses(after(table, "S chooses accept"))) == [N]
    assert statuses(after(table, "S chooses refuse")) == {}


@all_codes
@pytest.mark.parametrize(
    ("deeds", "kind"),
    [
        ((WEST_LEADS_AGAIN,), Irregularity.LEAD_OUT_OF_TURN),
        ((DECLARER_LEADS,), Irregularity.LEAD_FROM_WRONG_HAND),
        ((DECLARER_LEADS, "H6"), Irregularity.PLAY_OUT_OF_TURN),
    ],
)
def test_law_45d_out_of_turn_it_is_as_if_declarer_had_played_it(
    code: Code, deeds: tuple[str, ...], kind: Irregularity
) -> None:
    table = live(code, *deeds)
    assert events(table, "N moves HA") == (IrregularitySeen(kind, N, card("HA")),)
    assert events(table, "N moves HA") == events(table, "N plays HA")


@all_codes
def test_law_57c_once_dummy_has_moved_a_card_by_himself_declarer_has_no_choice_on_a_premature_play(code: Code) -> None:
    by_himself = live(code, DUMMY_LEADS, "HA", "N moves HK", "W plays H5")
    as_told = live(code, DUMMY_LEADS, "HA", "N plays HK", "W plays H5")
    assert (question(by_himself), faced(by_himself)) == ("", ["W H5 penalty", "N HK ready"])
    assert question(as_told).startswith("play_out_of_turn 57 S: highest")


@all_codes
def test_law_45_nobody_else_moves_anothers_hand_and_at_a_guarded_table_nor_does_dummy(code: Code) -> None:
    for table, seat, by in ((guarded(code, DUMMY_LEADS), N, N), (live(code, DUMMY_LEADS), N, W)):
        action = PlayCard(seat, card("HA"), by)
        no = (Reason.NOT_YOUR_HAND, 45, {"seat": seat, "by": by, "player": S})
        assert claimed_tables.refused(table, action) == no
    action = PlayCard(S, card("H6"), N)
    no = (Reason.NOT_YOUR_HAND, 45, {"seat": S, "by": N, "player": S})
    assert claimed_tables.refused(live(code, DECLARER_LEADS), action) == no
