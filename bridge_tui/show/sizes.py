"""How the table's page is divided, by the size of the window."""

from __future__ import annotations

from dataclasses import dataclass

from bridge_tui.model.seats import Seat, Side

SMALLEST = (80, 24)
"""Columns and rows that the table needs."""

LARGE = (120, 40)
"""From here on hands and the side column are wider."""

PROMPT_ROWS = 4

TRICK_ROWS = 4
DRAWN_TRICK_ROWS = 11
"""Rows of a trick in text, and of one whose cards are drawn."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """How much room the zones have."""

    columns: int
    rows: int
    hand: int
    """Columns of West's and East's hands."""
    middle: int
    """Columns of North's and South's hands and of the trick between them."""
    side: int
    """Columns of the side column."""
    trick: int
    """Rows of the trick."""

    @property
    def board(self) -> int:
        """Columns of the hands and the trick together, with what is free at both sides."""
        return self.columns - self.side

    @property
    def board_rows(self) -> int:
        """Rows between the two rules; above them is the header, below them are prompt and footer."""
        return self.rows - 1 - 2 - PROMPT_ROWS - 1

    def hand_of(self, seat: Seat) -> int:
        """Columns of this seat's hand."""
        return self.middle if seat.side is Side.NS else self.hand

    @classmethod
    def of(cls, columns: int, rows: int) -> Sizes:
        """The sizes for a window; one that is too small is treated as the smallest."""
        columns, rows = max(columns, SMALLEST[0]), max(rows, SMALLEST[1])
        large = columns >= LARGE[0] and rows >= LARGE[1]
        return cls(columns, rows, 27, 27, 37, DRAWN_TRICK_ROWS) if large else cls(columns, rows, 18, 19, 25, TRICK_ROWS)
