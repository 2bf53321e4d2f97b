"""Reads scenario files. A scenario that makes no sense is a problem with a place; the others of the file still load."""

from __future__ import annotations

import json
import stat
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from bridge_tui.records.scenarios.build import scenario_from
from bridge_tui.records.scenarios.problems import Flaw, Problem
from bridge_tui.records.scenarios.stories import Json, Scenario, checks_anything

if TYPE_CHECKING:
    from pydantic import ValidationError
    from pydantic_core import ErrorDetails

MEBIBYTES = 16
"""The largest file that is read."""

_FLAWS = {"missing": Flaw.MISSING_KEY, "unknown_key": Flaw.UNKNOWN_KEY, "unknown_step": Flaw.UNKNOWN_STEP}

_KINDS = {
    "list_type": "list",
    "too_short": "several",
    "dict_type": "object",
    "model_type": "object",
    "union_tag_not_found": "step",
}
"""What pydantic's own kinds of errors expected, in the names of `kinds`."""


class _Unreadable(Exception):  # noqa: N818 - never leaves this module
    """The whole file cannot be read."""

    def __init__(self, flaw: Flaw, **params: object) -> None:
        super().__init__(flaw.value)
        self.flaw = flaw
        self.params = params


def read(path: Path) -> Iterator[Scenario | Problem]:
    """What the file holds, in its order: scenarios, and problems where there should be some. Never raises."""
    try:
        found = _scenarios_in(path)
    except _Unreadable as error:
        yield Problem(str(path), error.flaw, params=error.params)
        return
    for number, source in enumerate(found, 1):
        yield _scenario(str(path), number, source)


def _scenarios_in(path: Path) -> Sequence[Json]:
    """The list under ``scenarios``, still as JSON."""
    text = _text_of(path)
    try:
        found = _without_notes(json.loads(text, object_pairs_hook=_object))
    except json.JSONDecodeError as error:
        raise _Unreadable(Flaw.NOT_JSON, line=error.lineno, column=error.colno) from None
    except ValueError:  # a number of thousands of digits
        raise _Unreadable(Flaw.NOT_JSON, line=1, column=1) from None
    except RecursionError:
        raise _Unreadable(Flaw.TOO_DEEP) from None
    scenarios = found.get("scenarios") if isinstance(found, dict) else None
    if not isinstance(scenarios, list):
        raise _Unreadable(Flaw.NO_LIST)
    if not scenarios:
        raise _Unreadable(Flaw.NO_SCENARIOS)
    return scenarios


def _text_of(path: Path) -> str:
    try:
        _check_kind_and_size(path)
        text = path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise _Unreadable(Flaw.NOT_UTF8, byte=error.start) from None
    except FileNotFoundError:
        raise _Unreadable(Flaw.NOT_FOUND) from None
    except OSError:
        raise _Unreadable(Flaw.NOT_READABLE) from None
    if not text.strip():
        raise _Unreadable(Flaw.EMPTY)
    return text


def _check_kind_and_size(path: Path) -> None:
    """Before it is opened: a pipe may wait, and a device may go on, for ever."""
    status = path.stat()
    if not stat.S_ISREG(status.st_mode):
        raise _Unreadable(Flaw.IS_A_FOLDER if stat.S_ISDIR(status.st_mode) else Flaw.NOT_A_FILE)
    if status.st_size > MEBIBYTES << 20:
        raise _Unreadable(Flaw.TOO_LARGE, mebibytes=MEBIBYTES)


def _object(pairs: Sequence[tuple[str, Json]]) -> Json:
    """An object of JSON; Python would take the last of two values for one key and say nothing."""
    found = dict(pairs)
    if len(found) < len(pairs):
        ((key, _),) = Counter(key for key, _ in pairs).most_common(1)
        raise _Unreadable(Flaw.DOUBLE_KEY, key=key)
    return found


def _without_notes(found: Json) -> Json:
    """The same without the keys that are ignored wherever they stand."""
    from bridge_tui.records.scenarios.shapes import NOTES  # noqa: PLC0415

    if isinstance(found, list):
        return [_without_notes(part) for part in found]
    if isinstance(found, dict):
        return {key: _without_notes(part) for key, part in found.items() if key not in NOTES}
    return found


def _scenario(file: str, number: int, source: Json) -> Scenario | Problem:
    """One scenario, or the first thing that is wrong with it."""
    from pydantic import ValidationError  # noqa: PLC0415

    from bridge_tui.records.scenarios.shapes import SCENARIOS  # noqa: PLC0415

    id_ = source.get("id") if isinstance(source, dict) else None
    name = id_ if isinstance(id_, str) else str(number)
    if not isinstance(source, dict):
        return Problem(file, Flaw.BAD_VALUE, name, params={"kind": "object"})
    forms = [form for form in SCENARIOS if form in source]
    if len(forms) != 1:
        return Problem(file, Flaw.SEVERAL_FORMS if forms else Flaw.NO_FORM, name, params={"forms": tuple(SCENARIOS)})
    try:
        SCENARIOS[forms[0]].model_validate(source)
    except ValidationError as error:
        return _problem(file, name, source, error)
    scenario = scenario_from(source, forms[0])
    return scenario if checks_anything(scenario.story) else Problem(file, Flaw.NOTHING_TO_CHECK, name)


def _problem(file: str, name: str, source: Mapping[str, Json], error: ValidationError) -> Problem:
    """The first of the errors, in our own codes."""
    first = error.errors(include_url=False)[0]
    flaw = _FLAWS.get(first["type"], Flaw.BAD_VALUE)
    params = dict(first.get("ctx", {}))
    if flaw is Flaw.BAD_VALUE:
        params["kind"] = _KINDS.get(first["type"], first["type"])
    return Problem(file, flaw, name, _place(first, source), params)


def _place(error: ErrorDetails, source: Json) -> str:
    """Where in the scenario an error is. pydantic's marks for alternatives are left out: there is no such key."""
    place, here = "", source
    for part in error["loc"]:
        if isinstance(part, int):
            place, here = f"{place}[{part + 1}]", here[part]
        elif isinstance(here, dict) and part in here:
            place, here = f"{place}.{part}", here[part]
    key = error["loc"][-1] if error["type"] == "missing" else error.get("ctx", {}).get("key")
    if key is not None:
        place = f"{place}.{key}"
    return place.removeprefix(".")
