"""What stands below a kept sheet's text: what was put right, with its reasons, and the evening; nothing is cut."""

from __future__ import annotations

from rich.cells import cell_len

from bridge_tui.engine.view import PUBLIC
from bridge_tui.show.deck import SIGNS
from bridge_tui.show.score_notes import score_notes
from bridge_tui.show.settlement import settlement_lines
from tests.show.kept import kept

REASON = "somebody had it otherwise and it was looked up on the card of the other table afterwards"


def test_corrections_stand_above_the_evening() -> None:
    match = kept("4s s =", f"1: 4s s +1; {REASON}")
    rows = score_notes(match.view(PUBLIC), [match], SIGNS, 80)
    assert rows[:3] == ("", " Put right", f" Deal 1 put right: 4♠ South +1, and not 4♠ South =; {REASON[:26]}".rstrip())
    assert rows[3].startswith("   ")
    evening = rows.index(" The evening")
    assert REASON in " ".join(" ".join(rows[:evening]).split())
    assert [row.strip() for row in rows[evening + 1 :]] == [row.strip() for row in settlement_lines([match], SIGNS)]
    assert all(cell_len(row) <= 80 and row == row.rstrip() for row in rows)


def test_where_nothing_was_put_right_the_evening_stands_alone() -> None:
    match = kept("4s s =")
    assert score_notes(match.view(PUBLIC), [match], SIGNS, 80)[:2] == ("", " The evening")
