"""The score of a deal after a transfer, against the tables of Law 77."""

from __future__ import annotations

import pytest

from bridge_tui.desk.rescored import Played
from bridge_tui.match.entries import Entry
from bridge_tui.model.seats import Side, Vulnerability


def test_law_77_the_tricks_that_are_moved_count() -> None:
    played = Played(Entry.parse("4H N -2"), Vulnerability.NS)
    before, after = played.score(), played.score((Side.NS, 2))
    assert (before.tricks, before.rubber.above_defenders, before.duplicate) == (8, 200, -200)
    assert (after.tricks, after.rubber.below, after.duplicate) == (10, 120, 620)


def test_law_77_the_defenders_get_tricks_as_well() -> None:
    after = Played(Entry.parse("4H N =")).score((Side.EW, 1))
    assert (after.tricks, after.rubber.above_defenders, after.duplicate) == (9, 50, -50)


def test_a_deal_that_was_passed_out_has_no_tricks() -> None:
    with pytest.raises(ValueError, match="passed out"):
        Played(Entry.parse("P")).score()
