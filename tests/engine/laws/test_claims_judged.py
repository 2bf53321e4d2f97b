"""Law 70 in duplicate2017: what is judged of a contested claim is the ending that was left, and what had been seen."""

from __future__ import annotations

import pytest

from bridge_tui.engine.events import ClaimSettled, PlayEnded, RevokeClaimed, TricksTransferred
from bridge_tui.engine.table import Table
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import Side
from tests.engine.laws.live_tables import DUPLICATE_2017, ELEVEN_TRICKS, LONG_SPADES, S, W, after, events, live
from tests.engine.tables import answered, claimed

LAST_TRUMP = Deal.from_pbn("N:85.T82.J84.87652 J96.J7654.Q73.T4 AKQ3.AKQ.AK6.AKQ T742.93.T952.J93")
"""South wins ten tricks. Then he has a trump and two aces left, and West, who has no hearts, the deuce of trumps."""

TEN_TRICKS = (
    "DT DJ DQ DA DK D9 D8 D7 D6 D5 D4 D3 HK H9 H8 H7 HQ H3 HT HJ "
    "CK C9 C5 CT CQ CJ C2 C4 SA S4 S5 S6 SK S7 S8 S9 SQ ST H2 SJ"
)

TENACE = Deal.from_pbn("N:962.AQ84.42.Q854 JT73.9.87653.J96 AKQ.JT32.AKQ.AK2 854.K765.JT9.T73")
"""North is left with the ace and queen of hearts behind West's king and five; East has no heart by then."""

SIX_SPADES = " ".join(ELEVEN_TRICKS.split()[:24])
"""Of `LONG_SPADES`; West's king of hearts is alone."""

SIX_TRICKS = "DT D2 D3 DK DA D9 D4 D5 HT H7 H8 H9 CA C3 C5 C6 CK C7 C8 C9 C2 CT CQ CJ"
SPADES = "S2 S3 SA S4 SK S5 S6 S7 SQ S8 S9 ST"

EAST_SHOWS_OUT = f"{SIX_TRICKS} {SPADES} HJ H6 H4 SJ DQ DJ C4 D8"
"""South leads a third round of hearts, and East discards."""

NOBODY_KNOWS = f"{SIX_TRICKS} C4 SJ HJ H6 {SPADES} DQ DJ H4 D8"
"""The same two cards are left in each hand, but hearts were played once only."""


def judged(table: Table, tricks: int) -> int:
    """What South is left with, who has claimed so many tricks and is contested."""
    settled = [event for event in answered(table, "W:no").events if isinstance(event, ClaimSettled)]
    assert [(event.seat, event.left, event.adjudicated) for event in settled] == [(S, tricks, True)]
    return settled[0].tricks


@pytest.mark.parametrize(("draws_trumps", "tricks"), [(False, 2), (True, 3)])
def test_law_70c_2017_a_trump_that_was_not_mentioned_takes_a_trick(draws_trumps: bool, tricks: int) -> None:
    table = live(DUPLICATE_2017, TEN_TRICKS, calls="1S P P P", deal=LAST_TRUMP)
    assert judged(claimed(table, S, 3, draws_trumps=draws_trumps), 3) == tricks


@pytest.mark.parametrize(
    ("cards", "finesses", "tricks"),
    [
        (NOBODY_KNOWS, False, 1),
        (NOBODY_KNOWS, True, 2),
        (EAST_SHOWS_OUT, False, 2),
        (EAST_SHOWS_OUT, True, 2),
    ],
)
def test_law_70e_2017_a_finesse_is_taken_that_was_stated_or_that_east_has_proved(
    cards: str, finesses: bool, tricks: int
) -> None:
    table = live(DUPLICATE_2017, cards, deal=TENACE)
    assert judged(claimed(table, S, 2, finesses=finesses), 2) == tricks


def test_law_63_2017_a_revoke_of_the_claimers_opponents_is_established_when_the_claim_is_judged() -> None:
    revoked = live(DUPLICATE_2017, SIX_SPADES, "H3", "W plays C7", "HA D8", calls="1S P P P", deal=LONG_SPADES)
    judged_on = after(revoked, "S claims 6", "W contests claim")
    assert judged_on.tricks_won == (12, 1)
    # Were it open still, the trick would be opened again.
    assert events(judged_on, "S accuses W 7") == (
        RevokeClaimed(S, 7, W, found=True),
        TricksTransferred(Side.NS, 1),
        PlayEnded(13),
    )
