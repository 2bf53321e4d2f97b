"""What ``bridge-tui rulings`` prints: runs as lines or JSON, problems of files as sentences. Letters only, no signs."""

from __future__ import annotations

import json

from bridge_tui.engine.laws.codes import Code
from bridge_tui.records.scenarios.outcomes import Outcome, Run
from bridge_tui.records.scenarios.problems import Flaw, Problem
from bridge_tui.records.scenarios.stories import Json
from bridge_tui.show.texts import _, msgid, ngettext

SENTENCES = {
    Flaw.NOT_FOUND: msgid("there is no such file"),
    Flaw.IS_A_FOLDER: msgid("this is a folder, not a file"),
    Flaw.NOT_A_FILE: msgid("this is not a file but a device or a pipe"),
    Flaw.TOO_LARGE: msgid("this file is larger than {mebibytes} MiB"),
    Flaw.NOT_READABLE: msgid("this file cannot be read"),
    Flaw.NOT_UTF8: msgid("this is no text in UTF-8 (byte {byte})"),
    Flaw.EMPTY: msgid("this file is empty"),
    Flaw.NOT_JSON: msgid("this is not JSON (line {line}, column {column})"),
    Flaw.DOUBLE_KEY: msgid("in one of the objects the key {key} stands twice"),
    Flaw.TOO_DEEP: msgid("there are too many lists in lists"),
    Flaw.NO_LIST: msgid('an object with a list under "scenarios" was expected'),
    Flaw.NO_SCENARIOS: msgid("there are no scenarios in it"),
    Flaw.NOTHING_TO_CHECK: msgid("there is nothing to check in it"),
    Flaw.NO_FORM: msgid("one of the keys {forms} is missing"),
    Flaw.SEVERAL_FORMS: msgid("only one of the keys {forms} may be there"),
    Flaw.MISSING_KEY: msgid("this key is missing"),
    Flaw.UNKNOWN_KEY: msgid("this key is not known; one of {known} was expected"),
    Flaw.UNKNOWN_STEP: msgid("{found} is nothing that can be done here; one of {known} was expected"),
    Flaw.BAD_VALUE: msgid("{kind} was expected"),
}
"""What is wrong with a file or a scenario. Braces hold the parameters of the flaw."""

KINDS = {
    "choice": msgid("one of {choices}"),
    "number": msgid("a whole number from {low} to {high}"),
    "text": msgid("a text"),
    "flag": msgid("true or false"),
    "seats": msgid("a seat or a list of seats"),
    "card": msgid("a card such as SA or DT"),
    "call": msgid("a call such as P, X, XX or 1NT"),
    "deal": msgid("a deal in PBN's form, four hands of thirteen"),
    "contract": msgid("a contract such as 4SX S"),
    "bare_contract": msgid("a contract such as 4SX"),
    "play": msgid("a seat and a card"),
    "trick": msgid("a trick, clockwise from its leader"),
    "list": msgid("a list"),
    "several": msgid("a list that is not empty"),
    "object": msgid("an object"),
    "step": msgid('an object with "do" or "expect"'),
}
"""Kinds of values, as `bridge_tui.records.scenarios.kinds` names them."""


def as_json(run: Run) -> str:
    """A run as one line of JSON. Keys that say nothing are null."""
    outcome = run.outcome
    line = {
        "id": run.id,
        "branch": run.branch,
        "code": run.code.value,
        "ok": outcome.ok,
        "step": outcome.step,
        "expected": outcome.expected or None,
        "actual": outcome.actual or None,
    }
    return json.dumps(line)


def as_text(run: Run) -> str:
    """A run as one line for people: ``S1-07 classic: ok``."""
    name = run.id if run.branch is None else f"{run.id} [{run.branch}]"
    return f"{_printable(name)} {run.code.value}: {_what_came_of_it(run.outcome)}"


def _what_came_of_it(outcome: Outcome) -> str:
    if outcome.ok:
        return _("ok")
    differences = "; ".join([*(_difference(key, outcome) for key in outcome.expected), *_to_decide(outcome)])
    if not outcome.step:
        words = _("the auction differs: {differences}").format(differences=differences)
        return "; ".join([words, *_illegal_call(outcome)])
    return _("step {step} differs: {differences}").format(step=outcome.step, differences=differences)


def _illegal_call(outcome: Outcome) -> list[str]:
    """Which call before the first step is not a legal one, if one is not: those that go wrong are steps."""
    wanted = outcome.expected.get("auction")
    if wanted is None:
        return []
    return [_("{call} is not a legal call there").format(call=wanted[len(outcome.actual["auction"])])]


def _to_decide(outcome: Outcome) -> list[str]:
    """Who has to decide first, if anybody has."""
    match outcome.deciders:
        case ():
            return []
        case (seat,):
            return [_("{seat} has to decide first").format(seat=seat)]
        case seats:
            return [_("one of {seats} has to decide first").format(seats=_listed(seats))]


def _difference(key: str, outcome: Outcome) -> str:
    values = {"expected": _value(outcome.expected[key]), "actual": _value(outcome.actual[key])}
    return _("{key}: expected {expected}, got {actual}").format(key=key, **values)


def _value(value: Json) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def total(held: int, runs: int) -> str:
    """The last line: how many of the runs hold."""
    words = ngettext("{held} of {runs} ruling holds.", "{held} of {runs} rulings hold.", runs)
    return words.format(held=held, runs=runs)


def in_no_scenario(code: Code) -> str:
    """What is said where nothing was run, because all scenarios are of other codes."""
    return _("no scenario names the code {code}.").format(code=code.value)


def sentence(problem: Problem) -> str:
    """What is wrong with a file, and where: ``f.json: scenario S2, steps[3].card: a card such as SA was expected.``"""
    where = [problem.file]
    if problem.scenario is not None:
        scenario = _("scenario {id}").format(id=problem.scenario)
        where.append(f"{scenario}, {problem.place}" if problem.place else scenario)
    params = {name: _listed(value) for name, value in problem.params.items()}
    if "kind" in params:
        params["kind"] = _(KINDS[params["kind"]]).format(**params)
    return _printable(": ".join([*where, _(SENTENCES[problem.flaw]).format(**params)])) + "."


def _listed(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _printable(text: str) -> str:
    """The text of a stranger's file without anything that moves a cursor."""
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)
