"""The settings in words: none without them, none too long for its line, and a sentence for everything that is wrong."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import get_type_hints

import pytest
from pydantic import TypeAdapter, ValidationError

from bridge_tui.settings.choices import Settings
from bridge_tui.settings.problems import Fault, Problem
from bridge_tui.show.settings import (
    SENTENCES,
    WORDINGS,
    first_problem,
    in_toml,
    not_saved,
    problem_sentence,
    saved,
)

PATH = Path("/home/ann/.config/bridge-tui/settings.toml")
PARAMS: dict[Fault, dict[str, object]] = {
    Fault.NO_FILE: {},
    Fault.TOO_LARGE: {"limit": 65536},
    Fault.NOT_TOML: {"line": 3},
    Fault.BAD_VALUE: {"key": "at_once"},
    Fault.CANNOT_READ: {"detail": "Permission denied"},
    Fault.CANNOT_SAVE: {"detail": "Read-only file system"},
}
SAID = {
    Fault.NO_FILE: f"Settings cannot be kept in {PATH}: that is no file.",
    Fault.TOO_LARGE: f"{PATH} is no file of settings: it has more than 65536 bytes. It was left as it is.",
    Fault.NOT_TOML: f"{PATH} makes no sense as TOML from line 3 on. The usual settings go.",
    Fault.BAD_VALUE: f"{PATH}: at_once must be false or true. Until then it is false.",
    Fault.CANNOT_READ: f"The settings in {PATH} cannot be read: Permission denied. The usual ones go.",
    Fault.CANNOT_SAVE: f"The settings cannot be saved in {PATH}: Read-only file system.",
}


def problem(fault: Fault, path: Path = PATH) -> Problem:
    return Problem(fault, path, PARAMS[fault])


def test_every_setting_has_its_words_and_no_words_are_without_a_setting() -> None:
    assert list(WORDINGS) == [field.name for field in fields(Settings)]


@pytest.mark.parametrize("key", WORDINGS)
def test_everything_that_can_be_chosen_is_a_value_of_its_setting_and_the_usual_comes_first(key: str) -> None:
    kind, values = get_type_hints(Settings)[key], [option.value for option in WORDINGS[key].options]
    assert len(set(values)) == len(values) >= 2
    assert [TypeAdapter(kind).validate_python(value, strict=True) for value in values] == values
    assert values[0] == getattr(Settings(), key)


@pytest.mark.parametrize("key", WORDINGS)
def test_no_value_that_a_file_may_have_is_without_words(key: str) -> None:
    def accepted(value: object) -> bool:
        try:
            TypeAdapter(get_type_hints(Settings)[key]).validate_python(value, strict=True)
        except ValidationError:
            return False
        return True

    candidates: list[object] = [True, False, 0, 1, 2, "", "x", None]
    assert {str(value) for value in candidates if accepted(value)} <= {str(o.value) for o in WORDINGS[key].options}


@pytest.mark.parametrize("fault", Fault)
def test_every_fault_has_its_sentence(fault: Fault) -> None:
    assert problem_sentence(problem(fault)) == SAID[fault]
    assert SENTENCES.keys() == set(Fault)


def test_a_path_that_is_no_text_or_moves_the_cursor_is_shown_as_far_as_it_can_be() -> None:
    sentence = problem_sentence(problem(Fault.NO_FILE, Path("/home/\udcff\x1b[2J\n/x")))
    assert sentence == "Settings cannot be kept in /home/�[2J /x: that is no file."


def test_of_several_problems_the_first_is_told_and_the_others_are_counted() -> None:
    one = problem(Fault.BAD_VALUE)
    assert first_problem([one]) == SAID[Fault.BAD_VALUE]
    assert first_problem([one, one, one]) == SAID[Fault.BAD_VALUE] + " Settings shows 2 more."


def test_what_cannot_be_saved_counts_all_the_same() -> None:
    assert not_saved(problem(Fault.CANNOT_SAVE)) == (
        SAID[Fault.CANNOT_SAVE] + " What is chosen here counts until you quit."
    )


def test_of_a_change_that_was_saved_there_is_little_to_say() -> None:
    assert saved(None, ()) == ()
    assert saved(None, [problem(Fault.BAD_VALUE)]) == (SAID[Fault.BAD_VALUE],)
    assert saved(PATH.with_suffix(".bak"), ()) == (
        "The file made no sense as TOML. It is kept as /home/ann/.config/bridge-tui/settings.bak.",
    )


def test_values_are_written_as_toml_has_them() -> None:
    assert [in_toml(value) for value in (True, False, 3, "ru", 'a"b')] == ["true", "false", "3", '"ru"', '"a\\"b"']
