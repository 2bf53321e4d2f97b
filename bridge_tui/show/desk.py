"""The director's desk as text: names of incidents, questions, answers; the advice, also of two codes side by side."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import zip_longest

from rich.cells import cell_len

from bridge_tui.desk.advice import Advice
from bridge_tui.desk.incidents import Incident, Place
from bridge_tui.engine.laws.codes import Code
from bridge_tui.model.seats import Seat
from bridge_tui.show.deck import Deck
from bridge_tui.show.desk_blocks import NOTE, Block, blocks
from bridge_tui.show.desk_words import ANSWERS, INCIDENTS, PLACES, QUESTIONS
from bridge_tui.show.names import listed
from bridge_tui.show.texts import _, code_name, law_name, law_reference, seat_name
from bridge_tui.show.wrapping import sentence_rows

STEP = 2
"""Cells that a choice stands in, and what it leads to once more."""

GAP = 2
"""Cells between two columns."""

TWO_COLUMNS = 76
"""From so many cells on two codes of laws stand side by side."""

MOST_LAWS = 99
"""No law has a higher number."""

SEATS = frozenset("nesw")


def incident_name(incident: Incident) -> str:
    """``A revoke, noticed too late to be put right``."""
    return _(INCIDENTS[incident.id])


def place_name(place: Place) -> str:
    """``In the auction``."""
    return _(PLACES[place])


def question_words(incident: Incident, question: str) -> str:
    """What is asked: ``Who won the revoke trick?``."""
    own = QUESTIONS.get(f"{incident.id} {question}")
    return _(QUESTIONS[question] if own is None else own)


def answer_words(question: str, answer: str) -> str:
    """What can be answered: ``his partner``, ``West``."""
    if answer in SEATS:
        return seat_name(Seat.parse(answer))
    own = ANSWERS.get(f"{question} {answer}")
    return _(ANSWERS[answer] if own is None else own)


def advice_lines(advice: Advice, deck: Deck, width: int) -> tuple[str, ...]:
    """The advice in rows of at most so many cells."""
    return tuple(row for block in blocks(advice, deck) for row in _rows(block, width))


def beside(advice: Advice, other: Advice, deck: Deck, width: int) -> tuple[str, ...]:
    """The advice of two codes: what is the same once, and what is not side by side, or in a narrow window in turn."""
    codes = advice.code, other.code
    names = code_name(advice.code), code_name(other.code)
    one, two = ({block.key: block for block in blocks(each, deck)} for each in (advice, other))
    rows = [_columns(*names, width) if width >= TWO_COLUMNS else (listed(names),)]
    for key in _keys(one, two):
        rows.append(_both(one.get(key), two.get(key), codes, width))
    return tuple(row for each in rows for row in each)


def _keys(one: Mapping[str, Block], two: Mapping[str, Block]) -> Iterator[str]:
    """The keys of both in order; those of the second alone come after the one that stands before them there."""
    placed = list(one)
    for before, key in zip([None, *two], two, strict=False):
        if key not in placed:
            placed.insert(0 if before is None else placed.index(before) + 1, key)
    yield from placed


def _plain(block: Block, code: Code) -> str:
    """Its words with the bare numbers of laws, which one code calls today's and the other does not."""
    words = block.words
    for law in range(MOST_LAWS, 0, -1):
        for named in (law_name(law, code), law_reference(law, code)):
            words = words.replace(named, str(law))
    return words


def _both(one: Block | None, two: Block | None, codes: tuple[Code, Code], width: int) -> tuple[str, ...]:
    if one is not None and two is not None and _plain(one, codes[0]) == _plain(two, codes[1]):
        return _rows(one if one.key == NOTE else _led_by(_("Both"), one), width)
    if width < TWO_COLUMNS:
        pairs = ((block, code) for block, code in zip((one, two), codes, strict=True) if block is not None)
        told = (_led_by(code_name(code), block) for block, code in pairs)
        return tuple(row for block in told for row in _rows(block, width))
    half = (width - GAP) // 2
    left, right = (() if block is None else _rows(block, half) for block in (one, two))
    return tuple(row for pair in zip_longest(left, right, fillvalue="") for row in _columns(pair[0], pair[1], width))


def _led_by(whose: str, block: Block) -> Block:
    return block._replace(words=_("{whose}: {words}").format(whose=whose, words=block.words))


def _columns(left: str, right: str, width: int) -> tuple[str, ...]:
    """One row of two columns."""
    half = (width - GAP) // 2
    blanks = " " * (half + GAP - cell_len(left))
    return (f"{left}{blanks}{right}".rstrip(),)


def _rows(block: Block, width: int) -> tuple[str, ...]:
    """Its rows: of a choice the first begins with a dash."""
    indent = STEP * block.depth
    first = " " * max(0, indent - STEP) + "- " if block.depth else " " * indent
    rows = sentence_rows(block.words, width - indent)
    return tuple(f"{first if not number else ' ' * indent}{row}" for number, row in enumerate(rows))
