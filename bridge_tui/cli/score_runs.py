"""Keeping a score for ``bridge-tui score``: apart from its options, because the game need not load it."""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Iterable
from contextlib import closing

from bridge_tui.cli.parsing import BAD_INPUT, complain, writing
from bridge_tui.cli.play import folder_of_games
from bridge_tui.cli.sheet_runs import deck_of_output
from bridge_tui.plain.conversation import Conversation, EndOfInput, Unreadable
from bridge_tui.plain.score import ScoreKeeper
from bridge_tui.plain.score_setup import Given, asked, unasked
from bridge_tui.records.store import SavedGame, Store, going_on
from bridge_tui.records.store_problems import StoreError, StoreProblem
from bridge_tui.session.session import Session, saved_match
from bridge_tui.show.refusals import store_problem
from bridge_tui.show.texts import _

ALL_WELL, SOME_LINES_BAD = 0, 1
"""Exit codes, beside that for what cannot be done at all. Who sits at a terminal has put right what was bad."""

WITHOUT_LIMIT = -1
"""So many games are all of them."""


def keep_score(arguments: argparse.Namespace, given: Given) -> int:
    """Keeps the score where these words say, with what was said of a new sheet; the exit code."""
    try:
        with closing(Store.open(arguments.data or folder_of_games())) as store:
            number = None if given else _number(store, arguments.game)
            if number is not None and not saved_match(store, number).start.kept:
                complain(_("game {game} is played here and scores by itself; sheet prints it.").format(game=number))
                return BAD_INPUT
            return _line_by_line(store, number, given, arguments.seed)
    except StoreError as error:
        complain(store_problem(error))
        return BAD_INPUT


def _number(store: Store, asked_for: int | None) -> int | None:
    """The sheet that was asked for, or the one that was begun last if it is not over.

    Raises `StoreError` if there is none of the number that was asked for.
    """
    unfinished, finished = store.unfinished(WITHOUT_LIMIT), store.finished(WITHOUT_LIMIT)
    if asked_for is None:
        last = going_on(_kept(unfinished), _kept(finished))
        return None if last is None else last.id
    if all(game.id != asked_for for game in (*unfinished, *finished)):
        raise StoreError(StoreProblem.NO_SUCH_GAME, store.path, game=asked_for)
    return asked_for


def _kept(games: Iterable[SavedGame]) -> tuple[SavedGame, ...]:
    return tuple(game for game in games if game.kept)


def _line_by_line(store: Store, number: int | None, given: Given, seed: int | None) -> int:
    """The conversation over the standard streams."""
    _read_any_bytes()
    talk = Conversation(sys.stdin, sys.stdout, complain, prompts=sys.stdin is not None and sys.stdin.isatty())
    try:
        with writing():
            session = _session(talk, store, number, given, seed)
            if session is not None:
                ScoreKeeper(talk, store, session, deck_of_output()).keep()
    except StoreError as error:
        talk.complain(store_problem(error))
        return BAD_INPUT
    except Unreadable as error:
        complain(_("standard input cannot be read: {detail}.").format(detail=error))
        return BAD_INPUT
    return SOME_LINES_BAD if talk.faults and not talk.prompts else ALL_WELL


def _session(talk: Conversation, store: Store, number: int | None, given: Given, seed: int | None) -> Session | None:
    """The sheet that goes on, or a new one; None if whoever was asked about it has left."""
    if number is not None:
        return Session.resume(store, number)
    if not talk.prompts:
        return Session.begin(store, unasked(given, seed))
    try:
        return Session.begin(store, asked(talk, given, store.last_start(kept=True), seed))
    except EndOfInput:
        return None


def _read_any_bytes() -> None:
    """What is no text in the encoding of the terminal is read as signs that stand for nothing."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
