"""``bridge-tui score``: keeps the score of a real table, on the full screen or line by line."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Any, TypeVar

from bridge_tui.cli.parsing import BAD_INPUT, WholeNumber, complain
from bridge_tui.engine.laws.codes import Code
from bridge_tui.match.actions import Form
from bridge_tui.model.seats import SEATS, Seat
from bridge_tui.scoring.points import Scale
from bridge_tui.show.money import read_amount
from bridge_tui.show.names import clean_name
from bridge_tui.show.texts import _, seat_name
from bridge_tui.show.typed import seat_of

START = ("players", "form", "scale", "honours", "code", "dealer", "stake")
"""The options that say how a sheet is begun; they have the names of the fields of its start."""

Chosen = TypeVar("Chosen", bound=Enum)


def summary() -> str:
    """What the command does, in one line."""
    return _("keep the score of a table at which real cards are played")


def describe(parser: argparse.ArgumentParser) -> None:
    """Gives a parser the words of the command."""
    parser.set_defaults(run=run)
    parser.description = _(
        "Keeps the sheet of a real table: each line is a result such as 4sx s +1, or a correction such as 3: 4h n =. "
        "Without GAME and options the sheet that was begun last goes on, if it is not over; otherwise a new one begins."
    )
    parser.epilog = _(
        "Line by line, help says what may be typed. From a file or a pipe nothing is asked: a line that makes no sense "
        "is named on standard error and the others count. Ends with 0, or then with 1; with 2 if nothing can be saved."
    )
    parser.add_argument("game", metavar="GAME", nargs="?", action=WholeNumber, help=_("the number of a saved sheet"))
    parser.add_argument("--plain", action="store_true", help=_("line by line, also where there is a full screen"))
    _describe_start(parser)
    data = _("the folder of saved games and settings, instead of your usual ones")
    parser.add_argument("--data", metavar="DIR", type=Path, default=argparse.SUPPRESS, help=data)


def _describe_start(parser: argparse.ArgumentParser) -> None:
    """The options of a new sheet."""
    new = parser.add_argument_group(_("a new sheet"))
    new.add_argument("--players", metavar="A,B,C,D", type=players, help=_("who sits North, East, South and West"))
    new.add_argument("--form", **_choice(Form), help=_("what is played: {words}").format(words=_words(Form)))
    new.add_argument("--scale", **_choice(Scale), help=_("the scale of points: {words}").format(words=_words(Scale)))
    new.add_argument("--no-honours", dest="honours", action="store_const", const=False, help=_("no points for honours"))
    new.add_argument("--code", **_choice(Code), help=_("the code of laws: {words}").format(words=_words(Code)))
    new.add_argument("--dealer", metavar="SEAT", type=dealer, help=_("who deals first: n, e, s or w"))
    new.add_argument("--stake", metavar="AMOUNT", type=stake, help=_("what a hundred points are worth, such as 0.50"))


def _words(kind: type[Enum]) -> str:
    return ", ".join(str(one.value) for one in kind)


def _choice(kind: type[Chosen]) -> dict[str, Any]:
    """What argparse needs for one of an enum's values."""
    return {"metavar": kind.__name__.upper(), "type": _one_of(kind)}


def _one_of(kind: type[Chosen]) -> Callable[[str], Chosen]:
    def chosen(text: str) -> Chosen:
        try:
            return kind(text.lower())
        except ValueError:
            sentence = _("one of {words} is expected, not {found!r}")
            raise argparse.ArgumentTypeError(sentence.format(words=_words(kind), found=text[:40])) from None

    return chosen


def players(text: str) -> tuple[str, str, str, str]:
    """Four names between commas, by seat; a seat without one is called by its own."""
    names = text.split(",")
    if len(names) != len(SEATS):
        sentence = _("four names between commas are expected, for North, East, South and West, not {count}")
        raise argparse.ArgumentTypeError(sentence.format(count=len(names)))
    north, east, south, west = (clean_name(name) or seat_name(seat) for seat, name in zip(SEATS, names, strict=True))
    return north, east, south, west


def dealer(text: str) -> Seat:
    """The seat of this letter."""
    seat = seat_of(text)
    if seat is None:
        raise argparse.ArgumentTypeError(_("n, e, s or w is expected, not {found!r}").format(found=text[:40]))
    return seat


def stake(text: str) -> int:
    """An amount in hundredths: ``0.50`` is 50."""
    amount = read_amount(text)
    if amount is None:
        sentence = _("an amount such as 0.50 is expected, up to 9999.99, not {found!r}")
        raise argparse.ArgumentTypeError(sentence.format(found=text[:40]))
    return amount


def run(arguments: argparse.Namespace) -> int:
    """Keeps the score and returns the exit code."""
    given = {field: getattr(arguments, field) for field in START if getattr(arguments, field) is not None}
    if arguments.game is not None and given:
        complain(_("the sheet of a saved game has been begun already: no option of a new one goes with its number."))
        return BAD_INPUT
    if given.get("form") is Form.DUPLICATE and "dealer" in given:
        complain(_("at duplicate the number of the board says who deals."))
        return BAD_INPUT
    from bridge_tui.cli.score_runs import keep_score  # noqa: PLC0415 - the game starts without it

    return keep_score(arguments, given)
