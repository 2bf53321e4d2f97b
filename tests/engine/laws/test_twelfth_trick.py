"""Law 62D: a revoke at trick twelve is corrected however late, the last two tricks are played again, and it is free."""

from __future__ import annotations

from itertools import product

import pytest

from bridge_tui.engine.events import (
    CardPlayed,
    CardStands,
    CardWithdrawn,
    IrregularitySeen,
    OptionTaken,
    OwnedUp,
    PenaltyCardLaid,
    RevokeClaimed,
    TableEvent,
    TrickReopened,
    TrickWon,
)
from bridge_tui.engine.irregularities import About, Irregularity
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.matters import RevokeStatus
from bridge_tui.engine.refusals import Reason
from bridge_tui.engine.table import Table
from bridge_tui.engine.view import ALL
from bridge_tui.model.deals import Deal
from tests.engine.laws.live_tables import (
    CLASSIC,
    DUPLICATE_2017,
    ELEVEN_TRICKS,
    LONG_SPADES,
    READERS,
    RUBBER_1993,
    RUBBER_2014,
    E,
    N,
    S,
    W,
    about,
    after,
    all_codes,
    card,
    events,
    legal,
    live,
    question_for,
    refused,
)

DECLARER_NAMES = [CLASSIC, RUBBER_1993]

TURNED_ROUND = Deal.from_pbn("N:3.K.K.JT98765432 2.AQJT9876542.4. ..AQJT987652.AKQ AKQJT987654.3.3.")
"""The same hands one seat further: West wins eleven tricks, and dummy has two kings left, South two aces."""

WEST_WINS_ELEVEN = (
    "SA S3 S2 CK SK CJ HA CQ SQ CT HQ DQ SJ C9 HJ DJ "
    "ST C8 HT DT S9 C7 H9 D9 S8 C6 H8 D8 S7 C5 H7 D7 "
    "S6 C4 H6 D6 S5 C3 H5 D5 S4 C2 H2 D2"
)


def at_trick_twelve(code: Code) -> Table:
    """South is to lead; East has the aces of diamonds and clubs left."""
    return live(code, ELEVEN_TRICKS, deal=LONG_SPADES)


def played_out(code: Code) -> Table:
    """West has discarded his king of diamonds on the trey of hearts, with the king of hearts left; the play is over."""
    return after(at_trick_twelve(code), "H3", "W plays DK", "H4 DA", "D4 CA D3 HK")


def opened_again(code: Code) -> tuple[TableEvent, ...]:
    """What follows when the revoke comes to light after trick thirteen."""
    taken_back = (CardWithdrawn(E, card("DA")),) if code in DECLARER_NAMES else ()
    thirteenth = ((N, "D4"), (E, "CA"), (S, "D3"), (W, "HK"))
    return (
        IrregularitySeen(Irregularity.REVOKE, W, card("DK")),
        TrickReopened(12, 1),
        PenaltyCardLaid(W, card("DK")),
        *taken_back,
        *(CardWithdrawn(seat, card(name)) for seat, name in thirteenth),
    )


@all_codes
def test_law_62d_playing_to_trick_thirteen_does_not_establish_it(code: Code) -> None:
    table = played_out(code)
    assert table.is_over
    assert [revoke.status for revoke in table.matters.revokes] == [RevokeStatus.OPEN]


@pytest.mark.parametrize(
    ("code", "words", "said"),
    [
        *product(Code, ["W owns up"], [OwnedUp(W, About.REVOKE)]),
        *product(Code, ["S accuses W 12"], [RevokeClaimed(S, 12, W, found=True)]),
    ],
)
def test_law_62d_after_the_play_the_last_two_tricks_are_taken_back(code: Code, words: str, said: TableEvent) -> None:
    assert events(played_out(code), words) == (said, *opened_again(code))
    table = after(played_out(code), words)
    assert (table.turn, legal(table), table.tricks_won) == (W, "HK", (11, 0))


@pytest.mark.parametrize("code", DECLARER_NAMES)
def test_law_62d_declarer_names_the_partners_card(code: Code) -> None:
    table = after(played_out(code), "W owns up", "HK")
    for reader in READERS:
        cards = " CA DA" if reader in {S, E, ALL} else ""
        assert question_for(table, reader) == f"twelfth_trick 62 S: name_card{cards}"
    assert about(table) == "W"
    assert events(table, "S chooses name_card CA") == (OptionTaken(S, "name_card", 62, card=card("CA")),)
    assert legal(after(table, "S chooses name_card CA")) == "CA"


@pytest.mark.parametrize("code", DECLARER_NAMES)
def test_law_62d_another_than_the_named_card_is_refused(code: Code) -> None:
    table = after(played_out(code), "W owns up", "HK", "S chooses name_card CA")
    reason, law, params = refused(table, "E plays DA")
    assert (reason, law, params["card"]) == (Reason.CARD_IS_NAMED, 62, card("DA"))


@pytest.mark.parametrize("code", [RUBBER_2014, DUPLICATE_2017])
def test_law_62d_in_later_codes_the_partners_card_stands_and_who_has_no_other_is_not_asked(code: Code) -> None:
    table = after(played_out(code), "W owns up")
    stands = (CardPlayed(W, card("HK")), CardStands(N, card("H4")), CardStands(E, card("DA")), TrickWon(W))
    assert events(table, "W plays HK") == stands


@all_codes
def test_law_62d_in_the_middle_of_trick_thirteen_its_cards_go_back_and_a_lead_alone_stays(code: Code) -> None:
    led = after(at_trick_twelve(code), "H3", "W plays DK", "H4 DA", "D4")
    taken_back = (CardWithdrawn(E, card("DA")),) if code in DECLARER_NAMES else ()
    opened = (TrickReopened(12, 1), PenaltyCardLaid(W, card("DK")), *taken_back)
    assert events(led, "W owns up")[2:] == opened
    back = (CardWithdrawn(N, card("D4")), CardWithdrawn(E, card("CA")))
    assert events(after(led, "CA"), "W owns up")[2:] == (*opened, *back)


@all_codes
def test_law_62d_declarer_names_nothing_for_his_own_hand(code: Code) -> None:
    table = live(code, WEST_WINS_ELEVEN, "H3", "N plays DK", "H4", "S owns up", "HK", deal=TURNED_ROUND)
    assert (table.turn, question_for(table, S), legal(table)) == (S, "", "DA CA")


@all_codes
def test_law_62d_only_the_revoke_that_is_claimed_is_corrected(code: Code) -> None:
    table = after(at_trick_twelve(code), "H3", "W plays DK", "N plays D4", "DA", "D3 HK H4 CA")
    seen = [event for event in events(table, "S accuses W 12") if isinstance(event, IrregularitySeen)]
    assert seen == [IrregularitySeen(Irregularity.REVOKE, W, card("DK"))]


@all_codes
def test_law_62d_it_never_costs_a_trick(code: Code) -> None:
    table = after(played_out(code), "W owns up", "HK")
    table = after(table, *(["S chooses name_card DA", "DA"] if code in DECLARER_NAMES else []), "DK D4 CA D3")
    assert (table.tricks_won, table.tricks_paid) == ((11, 2), (0, 0))
    assert refused(table, "S accuses W 12")[:2] == (Reason.REVOKE_RULED, 64)


@all_codes
def test_law_62d_after_a_revoke_of_declarers_side_a_defender_chooses_his_card_himself(code: Code) -> None:
    table = after(at_trick_twelve(code), "H3 HK", "N plays D4", "DA", "DK H4 CA D3")
    thirteenth = ((W, "DK"), (N, "H4"), (E, "CA"), (S, "D3"))
    back = (CardWithdrawn(N, card("D4")), *(CardWithdrawn(seat, card(name)) for seat, name in thirteenth))
    seen = IrregularitySeen(Irregularity.REVOKE, N, card("D4"))
    assert events(table, "E remarks revoke")[1:] == (seen, TrickReopened(12, 2), *back)
    table = after(table, "E remarks revoke", "H4")
    assert question_for(table, E) == "change 62 E: change CA | decline_change"
