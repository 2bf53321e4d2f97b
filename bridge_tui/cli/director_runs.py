"""Answering for ``bridge-tui director``: apart from its options, because the game need not load it."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from shutil import get_terminal_size

from bridge_tui.cli import director_words as reading
from bridge_tui.cli.director_json import advice_json
from bridge_tui.cli.director_words import Unclear
from bridge_tui.cli.parsing import BAD_INPUT, Parser, complain, say
from bridge_tui.cli.play import folder_of_games, folder_of_settings, no_terminal
from bridge_tui.cli.sheet_runs import deck_of_output
from bridge_tui.cli.talking import converse
from bridge_tui.desk.advice import Advice, advise
from bridge_tui.desk.incidents import Incident
from bridge_tui.desk.questions import BadAnswer
from bridge_tui.desk.rescored import Played
from bridge_tui.engine.laws.codes import Code
from bridge_tui.match.actions import EnterResult
from bridge_tui.match.entries import BadEntry, Entry
from bridge_tui.plain.conversation import Conversation
from bridge_tui.plain.director import ask_director
from bridge_tui.records.store import Store
from bridge_tui.records.store_problems import StoreError
from bridge_tui.scoring.points import Scale
from bridge_tui.settings import FILE
from bridge_tui.show.desk import advice_lines, beside
from bridge_tui.show.desk_score import scores
from bridge_tui.show.refusals import store_problem
from bridge_tui.show.score_faults import fault_sentence
from bridge_tui.show.score_typed import Misread, read_score
from bridge_tui.show.texts import _, msgid
from bridge_tui.show.typed import read_call

_CONTRACT = msgid("--contract takes what was played, such as 4s or 3ntx, and --result =, +1 or -2.")

WIDEST = 100
"""Cells of a row at most: longer ones are hard to read."""


def ask(words: Sequence[str], data: Path | None) -> int:
    """Answers what these words ask; the exit code."""
    parser = reading.parser()
    options, others = parser.parse_known_args(words)
    try:
        if options.help or (options.incident is None and others):
            return _help(parser, options, others)
        if options.incident is None:
            return _desk(options, options.data or data)
        return _advise(options, reading.found(options.incident), reading.answers(others))
    except Unclear as unclear:
        complain(str(unclear))
    except BadAnswer as bad:
        complain(reading.fault(bad))
    return BAD_INPUT


def _help(parser: Parser, options: argparse.Namespace, others: Sequence[str]) -> int:
    """Help on the command or an incident. Raises `Unclear` for answers to nothing."""
    if not options.help:
        raise Unclear(_("what has happened stands first, before {word}.").format(word=others[0][:40]))
    if options.incident is not None:
        _say(reading.question_list(reading.found(options.incident)))
    else:
        parser.print_help()
        _say(["", *reading.incident_list()])
    return 0


def _say(lines: Sequence[str]) -> None:
    for line in lines:
        say(line)


# The desk, where nothing was asked yet.


def _desk(options: argparse.Namespace, data: Path | None) -> int:
    """The full screen, or line by line where there is none or nobody wants it; else the list of what may happen."""
    if not options.plain and no_terminal() is None:
        return _full_screen(data)
    if options.plain or (sys.stdin is not None and sys.stdin.isatty()):
        return converse(partial(_line_by_line, Code(options.code)))
    _say(reading.incident_list())
    return 0


def _line_by_line(code: Code, talk: Conversation) -> int:
    ask_director(talk, code, deck_of_output())
    return 0


def _full_screen(data: Path | None) -> int:
    try:
        store = Store.open(data or folder_of_games())
    except StoreError as error:
        complain(store_problem(error))
        return BAD_INPUT
    from bridge_tui.tui.app import BridgeApp  # noqa: PLC0415 - Textual takes its time
    from bridge_tui.tui.program import run as open_game  # noqa: PLC0415

    with closing(store):
        return open_game(store, None, (data or folder_of_settings()) / FILE, BridgeApp.ask_director)


# An answer at once.


def _advise(options: argparse.Namespace, incident: Incident, given: dict[str, str]) -> int:
    """The advice on an incident. Raises `Unclear` and `BadAnswer` for what makes no sense."""
    codes = list(dict.fromkeys(Code(code) for code in (options.code, options.beside) if code is not None))
    advice = [advise(incident, given, code) for code in codes]
    played = None if options.contract is None else _played(options, advice[0])
    try:
        scored = () if played is None else scores(played, advice, deck_of_output())
    except BadEntry as bad:
        raise Unclear(fault_sentence(bad)) from None
    if options.json:
        _say([json.dumps(advice_json(each, _sentences(each), played)) for each in advice])
    else:
        _say([_case(advice[0]), *_told(advice), *scored])
    return 0


def _case(advice: Advice) -> str:
    """What was answered, and what was taken for granted, as options."""
    options = " ".join(f"--{question} {answer}" for question, answer in advice.answers.items())
    return _("The case: {options}").format(options=options)


def _sentences(advice: Advice) -> tuple[str, ...]:
    return advice_lines(advice, deck_of_output(), sys.maxsize)


def _told(advice: Sequence[Advice]) -> tuple[str, ...]:
    deck, width = deck_of_output(), min(get_terminal_size().columns, WIDEST)
    first, *others = advice
    return beside(first, others[0], deck, width) if others else advice_lines(first, deck, width)


def _played(options: argparse.Namespace, advice: Advice) -> Played:
    """What was played, by the declarer of the answers. Raises `Unclear` for what is no result."""
    declarer = advice.answers.get("declarer")
    if declarer is None:
        raise Unclear(_("--contract goes with what happens in the play only."))
    bid = read_call(options.contract.lower().rstrip("x")).value
    if bid is None or not bid.is_bid:
        raise Unclear(_(_CONTRACT))
    try:
        typed = read_score(f"{options.contract} {declarer} {options.result}")
    except Misread as misread:
        raise Unclear(misread.sentence) from None
    entry = typed.entry if isinstance(typed, EnterResult) else None
    if entry is None or entry.contract is None or entry != Entry(entry.contract, entry.won):
        raise Unclear(_(_CONTRACT))
    return Played(entry, reading.VULNERABLE[options.vulnerable], Scale(options.scale))
