"""What the sheet says of revokes that have moved tricks."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from bridge_tui.engine.laws.codes import Code
from bridge_tui.match.sheet import DealResult
from bridge_tui.model.contracts import Contract
from bridge_tui.show.entries import transfers


@pytest.mark.parametrize(
    ("code", "paid", "words"),
    [
        (Code.RUBBER_2014, (0, 0), ()),
        (Code.RUBBER_2014, (0, 1), ("1 trick transferred, Law 64",)),
        (Code.DUPLICATE_2017, (2, 0), ("2 tricks transferred, Law 64",)),
        (Code.CLASSIC, (2, 0), ("2 tricks transferred, today's Law 64",)),
        (Code.RUBBER_1993, (2, 1), ("2 transferred to E-W, Law 64", "1 transferred to N-S, Law 64")),
    ],
)
def test_law_64_what_was_transferred_stands_with_the_law(
    code: Code, paid: tuple[int, int], words: tuple[str, ...]
) -> None:
    assert transfers(DealResult(1, Contract.parse("4S S"), 9, paid=paid), code) == words


def test_the_longest_words_have_room_in_a_column_of_the_narrowest_sheet() -> None:
    told = transfers(DealResult(1, Contract.parse("4S S"), 9, paid=(13, 13)), Code.CLASSIC)
    assert max(map(cell_len, told)) + 3 <= (80 - 1) // 2 + 1
