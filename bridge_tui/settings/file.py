"""The file of settings: TOML that people may edit, so that everything else in it is kept when a setting is saved.

Nothing in it can stop the program: what makes no sense is reported, and the default goes. The libraries that read,
check and write are loaded with the first file that needs them.
"""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import fields
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, get_type_hints

from bridge_tui.settings.choices import Settings
from bridge_tui.settings.problems import Fault, Problem, SettingsError

if TYPE_CHECKING:
    from tomlkit import TOMLDocument

LARGEST = 64 * 1024
"""Bytes that are read of it; whatever has more was not written as settings."""

_LINE = re.compile(r"\(at line (\d+), ")
"""Where `tomllib` says that it could not go on; at the end of the file it names no line."""


def load(path: Path) -> tuple[Settings, tuple[Problem, ...]]:
    """The settings in this file and what is wrong with it; where there is no file, the defaults.

    A value that a setting cannot have leaves that one at its default. Keys that are not known here are no problem:
    another version may know them.
    """
    try:
        found = _parsed(_content(path), path)
    except SettingsError as error:
        return Settings(), (error.problem,)
    return _checked(found, path)


def save(path: Path, settings: Settings) -> Path | None:
    """Write the settings that have changed into this file, for its owner alone, all of them or none.

    A folder that is missing is made. A file that is no TOML is kept under another name, which is returned. Raises
    `SettingsError` if something cannot be read or written.
    """
    with _reporting(path, Fault.CANNOT_SAVE):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        source, kept = _content(path), None
        try:
            text = _changed(source, settings, path)
        except SettingsError as error:
            if error.problem.fault is not Fault.NOT_TOML:
                raise
            text, kept = _changed(b"", settings, path), _keep(source, path)
        _replace(path, text)
    return kept


@contextmanager
def _reporting(path: Path, fault: Fault) -> Iterator[None]:
    """Turns what the system refuses into a `SettingsError`."""
    try:
        yield
    except OSError as error:
        raise SettingsError(Problem(fault, path, {"detail": error.strerror})) from error


# Reading.


def _content(path: Path) -> bytes:
    """What stands in the file; nothing where there is none. Only ordinary files are opened: others may never end."""
    with _reporting(path, Fault.CANNOT_READ):
        try:
            if not stat.S_ISREG(path.stat().st_mode):
                raise SettingsError(Problem(Fault.NO_FILE, path))
            with path.open("rb") as file:
                content = file.read(LARGEST + 1)
        except FileNotFoundError:
            return b""
    if len(content) > LARGEST:
        raise SettingsError(Problem(Fault.TOO_LARGE, path, {"limit": LARGEST}))
    return content


def _parsed(source: bytes, path: Path) -> Mapping[str, object]:
    """What the file says. Raises `SettingsError` with the line from which on it is no TOML."""
    import tomllib  # noqa: PLC0415

    try:
        return tomllib.loads(source.decode())
    except UnicodeDecodeError as error:
        line = source.count(b"\n", 0, error.start) + 1
    except (ValueError, RecursionError) as error:
        named = _LINE.search(str(error))
        line = int(named[1]) if named else source.count(b"\n") + 1
    raise SettingsError(Problem(Fault.NOT_TOML, path, {"line": line}))


def _checked(found: Mapping[str, object], path: Path) -> tuple[Settings, tuple[Problem, ...]]:
    """The settings among what was found, and those whose values are wrong."""
    kinds = {key: kind for key, kind in get_type_hints(Settings).items() if key in found}
    if not kinds:
        return Settings(), ()
    from pydantic import TypeAdapter, ValidationError  # noqa: PLC0415

    values, problems = {}, []
    for key, kind in kinds.items():
        try:
            values[key] = TypeAdapter(kind).validate_python(found[key], strict=True)
        except ValidationError:
            problems.append(Problem(Fault.BAD_VALUE, path, {"key": key}))
    return Settings(**values), tuple(problems)


# Writing.


def _changed(source: bytes, settings: Settings, path: Path) -> str:
    """The text with those settings changed that it has otherwise, and nothing else.

    So a default that nobody has touched is not written down, nor a wrong value corrected by guessing.
    """
    now, _problems = _checked(_parsed(source, path), path)
    document = _document(source, path)
    for field in fields(Settings):
        value = getattr(settings, field.name)
        if value != getattr(now, field.name):
            document[field.name] = value
    return document.as_string()


def _document(source: bytes, path: Path) -> TOMLDocument:
    """The file with all its comments and blanks. What nests deeper than `tomlkit` follows it counts as no TOML."""
    import tomlkit  # noqa: PLC0415

    try:
        return tomlkit.parse(source)
    except tomlkit.exceptions.ParseError as error:
        raise SettingsError(Problem(Fault.NOT_TOML, path, {"line": error.line})) from None


def _keep(source: bytes, path: Path) -> Path:
    """A copy under the first name that is free: ``settings.toml.bak``, ``settings.toml.bak2`` …"""
    names = (path.with_name(f"{path.name}.bak{number if number > 1 else ''}") for number in count(1))
    copy = next(name for name in names if not os.path.lexists(name))
    copy.touch(mode=0o600, exist_ok=False)
    copy.write_bytes(source)
    return copy


def _replace(path: Path, text: str) -> None:
    """Put a new file in the place of the old one in a single step; a link goes on leading to it."""
    from tempfile import mkstemp  # noqa: PLC0415

    target = Path(os.path.realpath(path))
    descriptor, name = mkstemp(prefix=f".{target.name}.", dir=target.parent)
    try:
        with open(descriptor, "wb") as file:
            file.write(text.encode())
            file.flush()
            os.fsync(descriptor)
        os.replace(name, target)
    except BaseException:
        os.unlink(name)
        raise
