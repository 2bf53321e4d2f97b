"""What is wrong with a scenario file, as codes with a place. Sentences are made by whoever shows them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum


class Flaw(Enum):
    """What is wrong, with the parameters that go with it."""

    NOT_FOUND = "not_found"
    IS_A_FOLDER = "is_a_folder"
    NOT_A_FILE = "not_a_file"
    """A device, a pipe or a socket: it may never come to an end."""
    TOO_LARGE = "too_large"
    """mebibytes (that a file may have)"""
    NOT_READABLE = "not_readable"
    """The system does not let us read it."""
    NOT_UTF8 = "not_utf8"
    """byte (the first that is wrong, from 0)"""
    EMPTY = "empty"
    NOT_JSON = "not_json"
    """line, column (from 1)"""
    DOUBLE_KEY = "double_key"
    """An object has a key more than once: which value is meant? key"""
    TOO_DEEP = "too_deep"
    """Lists in lists without end."""
    NO_LIST = "no_list"
    """It is JSON, but no object with a list under ``scenarios``."""
    NO_SCENARIOS = "no_scenarios"
    """The list is empty."""
    NOTHING_TO_CHECK = "nothing_to_check"
    """A scenario that would hold whatever the laws say."""
    NO_FORM = "no_form"
    """A scenario without any of the keys that make a form. forms"""
    SEVERAL_FORMS = "several_forms"
    """One with more than one of them. forms"""
    MISSING_KEY = "missing_key"
    UNKNOWN_KEY = "unknown_key"
    """key, known (those that may stand there)"""
    UNKNOWN_STEP = "unknown_step"
    """``do`` names nothing that can be done here. found, known (those that may stand there)"""
    BAD_VALUE = "bad_value"
    """kind (of what was expected), and that kind's own: choices, or low and high"""


@dataclass(frozen=True, slots=True)
class Problem:
    """One flaw: of a file, or of one scenario in it."""

    file: str
    flaw: Flaw
    scenario: str | None = None
    """Its id, or its number in the file where it has none; None for the file as a whole."""
    place: str = ""
    """Within the scenario: ``steps[3].card``, lists counted from 1."""
    params: Mapping[str, object] = field(default_factory=dict)
