"""How the table's page is divided, by the size of the window."""

from __future__ import annotations

from dataclasses import dataclass

from bridge_tui.model.seats import Seat, Side

SMALLEST = (80, 24)
"""Columns and rows that the table needs."""

LARGE = (120, 40)
"""From here on cards are drawn, and the deal's record stands in the side column."""

PROMPT_ROWS = 4

TRICK_ROWS = 4
DRAWN_TRICK_ROWS = 11
"""Rows of a trick in text, and of one whose cards are drawn."""

DRAWN_HAND = 44
"""Columns in which thirteen cards of a suit are drawn with two cells a rank, and a blank at both sides: more are of no
use. In fewer, but not less than 31, they have one cell a rank."""

DRAWN_MIDDLE = (23, 33)
"""Columns of a trick whose cards are drawn: the fewest, and the most that are of use."""

SIDE = (35, 48)
"""Columns of the side column in a large window: the fewest, and the most that are of use."""

RECORD_ROWS = 11
"""Rows of the deal's record in the smallest of the large windows."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """How much room the zones have."""

    columns: int
    rows: int
    hand: int
    """Columns of West's and East's hands."""
    middle: int
    """Columns of the trick between them; where cards are in text, of North's and South's hands as well."""
    side: int
    """Columns of the side column."""
    trick: int
    """Rows of the trick."""
    record: int
    """Rows of the deal's record in the side column; 0 where it is not shown."""

    @property
    def drawn(self) -> bool:
        """Whether cards are drawn."""
        return self.trick >= DRAWN_TRICK_ROWS

    @property
    def board(self) -> int:
        """Columns of the hands and the trick together, with what is free at both sides."""
        return self.columns - self.side

    @property
    def board_rows(self) -> int:
        """Rows between the two rules; above them is the header, below them are prompt and footer."""
        return self.rows - 1 - 2 - PROMPT_ROWS - 1

    def hand_of(self, seat: Seat) -> int:
        """Columns of this seat's hand where cards are in text."""
        return self.middle if seat.side is Side.NS else self.hand

    @classmethod
    def of(cls, columns: int, rows: int) -> Sizes:
        """The sizes for a window; one that is too small is treated as the smallest."""
        columns, rows = max(columns, SMALLEST[0]), max(rows, SMALLEST[1])
        if columns < LARGE[0] or rows < LARGE[1]:
            return cls(columns, rows, hand=18, middle=19, side=25, trick=TRICK_ROWS, record=0)
        side = min(SIDE[1], SIDE[0] + (columns - LARGE[0]) // 2)
        hand = min(DRAWN_HAND, (columns - side - DRAWN_MIDDLE[0]) // 2)
        middle = min(DRAWN_MIDDLE[1], columns - side - 2 * hand)
        record = RECORD_ROWS + (rows - LARGE[1]) * 2 // 3
        return cls(columns, rows, hand, middle, side, DRAWN_TRICK_ROWS, record)
