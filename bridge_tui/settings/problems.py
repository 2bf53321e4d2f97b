"""What can be wrong with the file of settings, as reasons with parameters; the sentences are made in `show`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path


class Fault(Enum):
    """What is wrong, with the parameters that go with it."""

    NO_FILE = "no_file"
    """A folder, a pipe or a device stands in its place."""
    TOO_LARGE = "too_large"
    """limit (in bytes)"""
    NOT_TOML = "not_toml"
    """line (the first that makes no sense, from 1)"""
    BAD_VALUE = "bad_value"
    """A setting has a value that it cannot have, and is at its default instead. key"""
    CANNOT_READ = "cannot_read"
    """detail (the system's word)"""
    CANNOT_SAVE = "cannot_save"
    """detail (the system's word)"""


@dataclass(frozen=True, slots=True)
class Problem:
    """Something wrong with a file of settings."""

    fault: Fault
    path: Path
    params: Mapping[str, object] = field(default_factory=dict)
    """By the names that `Fault` gives."""


class SettingsError(Exception):
    """Settings that cannot be read or saved; the file is as it was."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(f"{problem.fault.value}: {problem.path}")
        self.problem = problem
