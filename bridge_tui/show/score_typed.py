"""What is typed on the sheet of a real table, read: the one parser of results, corrections and strikes.

``4sx s +1``, ``3nt e -2``, ``pass``; behind it in any order ``honours n 100``, ``revoke ew 2``, ``award we 100`` and
``claim``; behind ``;`` a note. A number and a colon before it put that deal right, and ``3: strike`` takes it off.
Blanks count for nothing; letters and signs are those of cards, calls and seats in either alphabet.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import replace
from enum import Enum, auto

from bridge_tui.engine.refusals import Refused
from bridge_tui.match.actions import CorrectResult, EnterResult, ScoreAction, StrikeResult
from bridge_tui.match.entries import PASSED_OUT, BadEntry, Entry, EntryFault
from bridge_tui.match.view import MatchView
from bridge_tui.model.calls import DOUBLE, PASS, REDOUBLE
from bridge_tui.model.cards import Strain
from bridge_tui.model.contracts import Contract, Doubling
from bridge_tui.model.seats import Seat, Side
from bridge_tui.show.deck import LETTERS, Deck
from bridge_tui.show.names import clean_name
from bridge_tui.show.refusals import refusal
from bridge_tui.show.score_faults import fault_sentence
from bridge_tui.show.score_pieces import Typed, number_of
from bridge_tui.show.score_worth import worth
from bridge_tui.show.texts import _, seat_name, side_name
from bridge_tui.show.typed import SEAT_SPELLINGS, STRAIN_SPELLINGS, WORD_SPELLINGS

MOST_LEVEL = 7
LONGEST_NOTE = 200
"""Characters of a note or a reason that are kept."""

CORRECTION = re.compile(r"\s*([0-9]{1,9})\s*:(.*)", re.DOTALL)
"""The number of a deal, and what is right for it."""

STRIKE = "strike"
"""Takes a deal off the sheet."""

STRAINS = {sign: strain for strain, signs in STRAIN_SPELLINGS.items() for sign in signs}
SEATS = SEAT_SPELLINGS | {"north": Seat.NORTH, "east": Seat.EAST, "south": Seat.SOUTH, "west": Seat.WEST}
SIDES = {
    **dict.fromkeys(("ns", "n-s", "we", "сю", "с-ю"), Side.NS),
    **dict.fromkeys(("ew", "e-w", "they", "вз", "в-з"), Side.EW),
}
"""WE are North and South, as on the sheet; the last two of each are Cyrillic."""

PASSES = (*WORD_SPELLINGS[PASS], "passed out", PASSED_OUT.lower())
DOUBLINGS = {word: Doubling(times) for times, call in ((1, DOUBLE), (2, REDOUBLE)) for word in WORD_SPELLINGS[call]}
DOUBLES = re.compile(r"(?:реконтра|контра|[xхкr])(?:\s*[xхкr])*")
"""As many as were typed: more than two are found, and refused."""

OVER = re.compile(r"=|([-+−–])\s*([0-9]+)")
"""A result: made, or how many tricks over or under; minus signs of three kinds."""

SIGNS = ("=", "+", "-", "−", "–")
"""How a result begins."""


class Besides(Enum):
    """What may stand behind a result."""

    HONOURS = auto()
    REVOKES = auto()
    AWARDED = auto()
    CLAIMED = auto()


BESIDES = {
    **dict.fromkeys(("honours", "honors", "hon"), Besides.HONOURS),
    **dict.fromkeys(("revokes", "revoked", "revoke"), Besides.REVOKES),
    **dict.fromkeys(("awarded", "awards", "award"), Besides.AWARDED),
    **dict.fromkeys(("claimed", "claim"), Besides.CLAIMED),
}
"""The first spelling of each is that of saved games, so that an entry can be typed as it is written there."""

GROWING = {EntryFault.NO_SUCH_HONOURS, EntryFault.NO_SUCH_AWARD}
"""Faults that one more digit may make good."""


class Misread(ValueError):  # noqa: N818 - named as what has happened
    """What is typed is no result; `sentence` says what is possible, in the player's language."""

    def __init__(self, sentence: str, *, unfinished: bool = False) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.unfinished = unfinished
        """Whether it may still become one when it is typed on."""


def read_score(text: str) -> ScoreAction:
    """What is to be done on the sheet. Raises `Misread`, however long or strange the text is.

    >>> corrected = read_score("3: 2h w = revoke we 1; misheard")
    >>> corrected.number, str(corrected.entry), corrected.reason
    (3, '2H W = revokes NS 1', 'misheard')
    """
    said, _sign, words = text.partition(";")
    note = clean_name(words)[:LONGEST_NOTE]
    corrected = CORRECTION.fullmatch(said)
    if corrected is not None:
        return _put_right(int(corrected[1]), Typed(corrected[2]), note)
    typed = Typed(said)
    if typed.take_word([STRIKE]):
        return StrikeResult(_struck(typed), note)
    return EnterResult(_entry(typed), note)


def preview(text: str, match: MatchView, deck: Deck) -> str:
    """What is typed would come to on this sheet, what it still lacks, or why it cannot be."""
    try:
        return worth(read_score(text), match, deck)
    except Misread as misread:
        return misread.sentence
    except Refused as refused:
        return refusal(refused, deck, match.start.code)


def _put_right(number: int, typed: Typed, note: str) -> ScoreAction:
    """What is right for a deal, or that it is to be struck out."""
    if not typed.rest:
        words = _("What is right for deal {number} is missing, as in {number}: 4h n = or {number}: strike.")
        raise Misread(words.format(number=number), unfinished=True)
    if not typed.take_word([STRIKE]):
        return CorrectResult(number, _entry(typed), note)
    if typed.rest:
        raise Misread(_("{found} is too much after strike; a reason stands behind ;").format(found=typed.found))
    return StrikeResult(number, note)


def _struck(typed: Typed) -> int:
    """The number of the deal to be struck out."""
    number = typed.take_number()
    if number is None or typed.rest:
        raise Misread(_("Which deal is to be struck out is said by its number: strike 3."), unfinished=not typed.rest)
    return number


def _entry(typed: Typed) -> Entry:
    """What became of a deal."""
    try:
        entry = Entry(None) if _is_passed_out(typed) else _played(typed)
        while typed.rest:
            entry = _with(entry, typed)
    except BadEntry as bad:
        raise Misread(fault_sentence(bad), unfinished=bad.fault in GROWING) from None
    return entry


def _is_passed_out(typed: Typed) -> bool:
    """Whether it begins with the word for that. Raises `Misread` if it does not begin like a contract, either."""
    if typed.only_begins((*PASSES, STRIKE)):
        raise Misread(_("Type a result such as 4sx s +1, or pass."), unfinished=True)
    if "0" <= typed.rest[0] <= "9":
        return False
    if typed.take_word(PASSES):
        return True
    words = _("{found} is no result: first a level from 1 to 7 and s, h, d, c or nt, as in 4sx s +1, or pass.")
    raise Misread(words.format(found=typed.found))


def _played(typed: Typed) -> Entry:
    """Contract and result. What is no result at the contract is refused before it is asked who played it."""
    level, strain, doubling = _level(typed), _strain(typed), _doubling(typed)
    declarer = typed.take(SEATS)
    contract = Contract(level, strain, doubling, declarer or Seat.NORTH)
    name, example = LETTERS.contract(contract).text, f"{level}{strain}{doubling}".lower()
    over = _over(typed)
    entry = None if over is None else Entry(contract, contract.tricks_needed + over)
    if declarer is None:
        missing = _("Who played {contract} is missing: n, e, s or w, as in {example} s =.")
        wrong = _("{found} is no seat: n, e, s or w has played {contract}, as in {example} s =.")
        raise _lacking(typed, SEATS, missing, wrong, contract=name, example=example)
    if entry is None:
        missing = _("What became of {contract} by {seat} is missing: = made, +1 one over, -2 two down.")
        wrong = _("{found} is no result: = made, +1 one over, -2 two down.")
        raise _lacking(typed, SIGNS, missing, wrong, contract=name, seat=seat_name(declarer))
    return entry


def _level(typed: Typed) -> int:
    level = typed.take_number()
    if level is None or not 1 <= level <= MOST_LEVEL:
        raise Misread(_("There is no bid of {level}: levels are from 1 to 7.").format(level=level))
    return level


def _strain(typed: Typed) -> Strain:
    strain = typed.take(STRAINS)
    if strain is None:
        missing, wrong = _("What is bid is missing: s, h, d, c or nt."), _("{found} is no suit: s, h, d, c or nt.")
        raise _lacking(typed, STRAINS, missing, wrong)
    return strain


def _doubling(typed: Typed) -> Doubling:
    doubles = typed.take_match(DOUBLES)
    doubling = DOUBLINGS.get("".join(doubles[0].split())) if doubles else Doubling.UNDOUBLED
    if doubling is None:
        raise Misread(_("A contract is doubled by x and redoubled by xx: there is no more than that."))
    return doubling


def _over(typed: Typed) -> int | None:
    """How many tricks more than the contract needs, or less, were taken; None if that is not said here."""
    said = typed.take_match(OVER)
    if said is None:
        return None
    sign, digits = said.groups()
    return 0 if sign is None else number_of(digits) * (1 if sign == "+" else -1)


def _with(entry: Entry, typed: Typed) -> Entry:
    """The entry with the next thing that is said of it."""
    match None if typed.only_begins(BESIDES) else typed.take(BESIDES):
        case Besides.HONOURS if entry.honours is None:
            return replace(entry, honours=_honours(typed))
        case Besides.REVOKES:
            wanted = _("Which side lost how many tricks by revokes is missing, as in revoke ew 2.")
            return replace(entry, revokes=_of_side(entry.revokes, typed, wanted))
        case Besides.AWARDED:
            wanted = _("Which side is given how many points is missing, as in award ns 100.")
            return replace(entry, awarded=_of_side(entry.awarded, typed, wanted))
        case Besides.CLAIMED:
            return replace(entry, claimed=True)
        case Besides.HONOURS:
            raise Misread(_("One hand only has honours: they are there already."))
    possible = _("Behind a result may stand honours n 100, revoke ew 2, award we 100, claim, or a note behind ;")
    raise _lacking(typed, BESIDES, possible, _("{found} says nothing.") + " " + possible)


def _honours(typed: Typed) -> tuple[Seat, int]:
    seat = typed.take(SEATS)
    points = None if seat is None else typed.take_number()
    if seat is None or points is None:
        wanted = _("Who held honours, and their points, is missing, as in honours n 100.")
        raise Misread(wanted, unfinished=not typed.rest)
    return seat, points


def _of_side(counts: tuple[int, int], typed: Typed, wanted: str) -> tuple[int, int]:
    """The counts with what comes next for a side that has none yet; `wanted` says what that is, if it does not come."""
    side = typed.take(SIDES)
    number = None if side is None else typed.take_number()
    if side is None or number is None:
        raise Misread(wanted, unfinished=typed.may_become(SIDES))
    if counts[side]:
        raise Misread(_("{side} is named twice for the same.").format(side=side_name(side)))
    return (number, counts[1]) if side is Side.NS else (counts[0], number)


def _lacking(typed: Typed, words: Collection[str], missing: str, wrong: str, **named: str) -> Misread:
    """One of these words does not come: `missing` where it still may, else `wrong` of what is found."""
    if typed.may_become(words):
        return Misread(missing.format(**named), unfinished=True)
    return Misread(wrong.format(found=typed.found, **named))
