"""An auction that is longer than its column says so, and shows its end."""

from __future__ import annotations

import pytest

from bridge_tui import PUBLIC
from bridge_tui.show.deck import LETTERS, SIGNS
from bridge_tui.show.side import auction_rows
from bridge_tui.show.spans import text
from tests.show.tables import dealt

BIDS = [f"{level}{strain}" for level in range(1, 8) for strain in ("C", "D", "H", "S", "NT")]


@pytest.mark.parametrize("room", [4, 7, 20])
def test_rounds_that_have_no_room_are_counted(room: int) -> None:
    view = dealt(" ".join(BIDS)).view(PUBLIC).table
    assert view is not None
    rows = auction_rows(view, LETTERS, 24, room)
    whole = auction_rows(view, LETTERS, 24, 99)
    assert len(rows) == min(room, len(whole))
    if len(rows) < len(whole):
        assert text(rows[1:2]) == f"~ {len(whole) - len(rows) + 1} rounds before"
        assert rows[2:] == whole[-(len(rows) - 2) :]
    assert "before" not in text(auction_rows(view, SIGNS, 24, 99))
