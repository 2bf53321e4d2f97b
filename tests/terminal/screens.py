"""What can be read off a screen, by reading it as a person does: hands, cards anywhere, the sheet.

Written apart from the program's own drawing, so that it may be held against it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.cells import cell_len

from bridge_tui.model.cards import Card
from bridge_tui.model.seats import Seat, Side

SUITS = "♠♥♦♣"
RANK = "(?:10|[2-9TJQKA])"

SEATS = {"North": Seat.NORTH, "East": Seat.EAST, "South": Seat.SOUTH, "West": Seat.WEST}

_NAME = re.compile(r"[┌+] (?:[►>] )?(North|East|South|West)\b")
_SEAT = re.compile(r"\b(?:North|East|South|West)\b")
_ROW = re.compile(r"│[♠S]([^│]*)│|\|[♠S]([^|]*)\|")
_CARDS = re.compile(rf"([{SUITS}])[ \[]?((?:{RANK}(?![{SUITS}N])[ \[\]]?)+)")
_DRAWN = re.compile(rf"(?<!│)([{SUITS}]) (—|(?:[│┃] ?{RANK})+[│┃])")
"""A suit that does not stand in a box, whose cards have frames of their own."""
_RANK = re.compile(RANK)
_FIGURE = re.compile(r"^ *(\d+)  ")
"""A figure of the sheet; the number in a note that stands below one has a word straight after it."""

_MOVE = re.compile(r"\x1b\[[0-9;]*[A-HJKSTdf]")
_CONTROL = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[PX^_][^\x1b]*\x1b\\|[ -/]*[0-~])")


def words(raw: bytes) -> str:
    """The text in what a program wrote: colours are left out, a line ends where the cursor is sent elsewhere."""
    return _CONTROL.sub("", _MOVE.sub("\n", raw.decode(errors="replace")))


def cards_in(text: str) -> set[Card]:
    """Every card that a text names, however it is spaced: ``♥K``, ``♥ K 10 2``, ``♥K[T]2``, ``♥ │ K│10│``.

    Calls are none.
    """
    found = (*_CARDS.finditer(text), *_DRAWN.finditer(text))
    return {Card.parse(_letter(match[1]) + rank) for match in found for rank in _RANK.findall(match[2])}


def cells(line: str) -> list[str]:
    """A line cell by cell: a wide letter is followed by an empty one."""
    return [cell for letter in line for cell in (letter, *[""] * (cell_len(letter) - 1))]


def hands_on(screen: str) -> dict[Seat, str]:
    """The hands that lie open on the table, in boxes or drawn, each in PBN's form."""
    lines = screen.splitlines()
    return {**_hands_in_boxes(lines), **_drawn_hands(lines)}


def _hands_in_boxes(lines: Sequence[str]) -> dict[Seat, str]:
    hands: dict[Seat, str] = {}
    for number, line in enumerate(lines):
        for row in _ROW.finditer(line):
            name = _NAME.match(lines[number - 1], row.start())
            if name:
                suits = (below[row.start() + 1 : row.end() - 1] for below in lines[number : number + 4])
                hands[SEATS[name[1]]] = ".".join(map(_ranks, suits))
    return hands


def _drawn_hands(lines: Sequence[str]) -> dict[Seat, str]:
    """North's and South's suits stand in one row, those of West and East below each other, three rows a suit."""
    suits = [list(_DRAWN.finditer(line)) for line in lines]
    hands: dict[Seat, str] = {}
    for number, row in enumerate(suits):
        for spades in (suit for suit in row if suit[1] == "♠"):
            below = [suit for under in suits[number::3] for suit in under if suit.start() == spades.start()]
            own = row if len(row) == 4 else below[:4]
            name = _name_above(lines[number - 2], spades.start())
            hands |= {SEATS[name]: ".".join(_ranks(suit[0]) for suit in own)} if name else {}
    return hands


def _name_above(title: str, column: int) -> str:
    """The seat's name in this row that is nearest to a column; those of the side column are left out."""
    names = _SEAT.finditer(title.split("│", maxsplit=1)[0])
    return min(((abs(name.start() - column), name[0]) for name in names), default=(0, ""))[1]


def _ranks(row: str) -> str:
    return "".join(_RANK.findall(row[1:])).replace("10", "T")


def _letter(sign: str) -> str:
    return "SHDC"[SUITS.index(sign)]


def sheet_on(screen: str) -> dict[tuple[Side, bool], list[int]]:
    """The figures on the page of the score sheet by side and by whether they are below the line, from the top."""
    figures: dict[tuple[Side, bool], list[int]] = {(side, below): [] for side in Side for below in (False, True)}
    doubles = 0
    for line in screen.splitlines():
        if "═" in line:
            doubles += 1
        columns = line.split("│")
        if doubles < 2 and len(columns) == 2:
            for side, column in zip(Side, columns, strict=True):
                figure = _FIGURE.match(column)
                if figure:
                    figures[side, doubles == 1].append(int(figure[1]))
    return figures
