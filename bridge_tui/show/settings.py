"""The settings in words: what each is called, what can be chosen and what that means, and what is wrong with a file."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from bridge_tui.settings.choices import Settings
from bridge_tui.settings.problems import Fault, Problem
from bridge_tui.show.names import path_name
from bridge_tui.show.texts import _, msgid, ngettext


class Option(NamedTuple):
    """One thing that can be chosen."""

    value: object
    """What the setting is then."""
    name: str
    """In two words, as a message id."""
    meaning: str
    """What goes then, as a message id."""


class Wording(NamedTuple):
    """A setting in words."""

    name: str
    """As a message id."""
    options: tuple[Option, ...]


WORDINGS: Mapping[str, Wording] = {
    "at_once": Wording(
        msgid("Call or card"),
        (
            Option(False, msgid("after Enter"), msgid("what is typed waits until you confirm it")),
            Option(True, msgid("at once"), msgid("a complete call or card goes without Enter")),
        ),
    ),
    "short_curtain": Wording(
        msgid("Curtain"),
        (
            Option(False, msgid("letter, Enter"), msgid("the letter of the seat, then Enter, lifts it")),
            Option(True, msgid("letter"), msgid("the letter of the seat alone lifts it")),
        ),
    ),
    "last_trick_itself": Wording(
        msgid("13th trick"),
        (
            Option(False, msgid("by hand"), msgid("the last card, too, is played by its player")),
            Option(True, msgid("by itself"), msgid("at a guarded table the program plays it")),
        ),
    ),
    "one_hit": Wording(
        msgid("Mouse"),
        (
            Option(False, msgid("two clicks"), msgid("the first picks, the second calls or plays")),
            Option(True, msgid("one click"), msgid("it makes a call or plays a card")),
        ),
    ),
}
"""Every setting by its key, in the order in which they are shown."""

SENTENCES = {
    Fault.NO_FILE: msgid("Settings cannot be kept in {path}: that is no file."),
    Fault.TOO_LARGE: msgid("{path} is no file of settings: it has more than {limit} bytes. It was left as it is."),
    Fault.NOT_TOML: msgid("{path} makes no sense as TOML from line {line} on. The usual settings go."),
    Fault.BAD_VALUE: msgid("{path}: {key} must be {expected}. Until then it is {usual}."),
    Fault.CANNOT_READ: msgid("The settings in {path} cannot be read: {detail}. The usual ones go."),
    Fault.CANNOT_SAVE: msgid("The settings cannot be saved in {path}: {detail}."),
}
"""Braces hold the parameters of the fault, and the path."""


def problem_sentence(problem: Problem) -> str:
    """What is wrong with the file of settings, and what goes instead."""
    words = {"detail": "", **problem.params, "path": path_name(problem.path)}
    if problem.fault is Fault.BAD_VALUE:
        key = str(problem.params["key"])
        values = (in_toml(option.value) for option in WORDINGS[key].options)
        words |= {"expected": _(" or ").join(values), "usual": in_toml(getattr(Settings(), key))}
    return _(SENTENCES[problem.fault]).format_map(words)


def first_problem(problems: Sequence[Problem]) -> str:
    """What is wrong first, where there is no room for all of it."""
    sentence, others = problem_sentence(problems[0]), len(problems) - 1
    if not others:
        return sentence
    more = ngettext("Settings shows {count} more.", "Settings shows {count} more.", others).format(count=others)
    return f"{sentence} {more}"


def in_toml(value: object) -> str:
    """A value as the file has it, where single values are written as in JSON: ``true``, ``"ru"``."""
    return json.dumps(value, ensure_ascii=False)


def not_saved(problem: Problem) -> str:
    """Why a change could not be saved, and that it counts all the same."""
    return problem_sentence(problem) + " " + _("What is chosen here counts until you quit.")


def saved(kept: Path | None, left: Sequence[Problem]) -> tuple[str, ...]:
    """What there is to say of a change that was saved: where a file that was no TOML is now, and what is wrong yet."""
    where = _("The file made no sense as TOML. It is kept as {path}.")
    moved = () if kept is None else (where.format(path=path_name(kept)),)
    return (*moved, *map(problem_sentence, left))
