"""Keeping a score for ``bridge-tui score``: apart from its options, because the game need not load it."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING

from bridge_tui.cli.parsing import BAD_INPUT, complain
from bridge_tui.cli.play import folder_of_games, folder_of_settings, no_terminal
from bridge_tui.cli.sheet_runs import deck_of_output
from bridge_tui.cli.talking import converse
from bridge_tui.plain.conversation import Conversation, EndOfInput
from bridge_tui.plain.score import ScoreKeeper
from bridge_tui.plain.score_setup import Given, asked, unasked
from bridge_tui.records.store import SavedGame, Store, going_on
from bridge_tui.records.store_problems import StoreError, StoreProblem
from bridge_tui.session.session import Session, saved_match
from bridge_tui.settings import FILE
from bridge_tui.show.refusals import store_problem
from bridge_tui.show.texts import _

if TYPE_CHECKING:
    from bridge_tui.tui.app import BridgeApp

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
            if arguments.plain or no_terminal():
                return converse(partial(_line_by_line, store, number, given, arguments.seed))
            return _full_screen(store, number, given, arguments)
    except StoreError as error:
        complain(store_problem(error))
        return BAD_INPUT


def _number(store: Store, asked_for: int | None) -> int | None:
    """The sheet that was asked for, or the one that was begun last if it is not over.

    Raises `StoreError` if there is no game of the number that was asked for.
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


def _full_screen(store: Store, number: int | None, given: Given, arguments: argparse.Namespace) -> int:
    """The full screen: on a sheet, or on the form of a new one where nothing was said of it."""
    from bridge_tui.tui.program import run  # noqa: PLC0415 - Textual takes its time

    if given:
        number = Session.begin(store, unasked(given, arguments.seed)).game
    return run(store, arguments.seed, (arguments.data or folder_of_settings()) / FILE, _opening(number))


def _opening(number: int | None) -> Callable[[BridgeApp], None]:
    """What is opened over home."""
    return lambda app: app.new_score() if number is None else app.go_on(number)


def _line_by_line(store: Store, number: int | None, given: Given, seed: int | None, talk: Conversation) -> int:
    """The conversation about this sheet or a new one, which is not begun if whoever is asked about it leaves."""
    try:
        session = _begun(talk, store, given, seed) if number is None else Session.resume(store, number)
        ScoreKeeper(talk, store, session, deck_of_output()).keep()
    except EndOfInput:
        return ALL_WELL
    except StoreError as error:
        talk.complain(store_problem(error))
        return BAD_INPUT
    return SOME_LINES_BAD if talk.faults and not talk.prompts else ALL_WELL


def _begun(talk: Conversation, store: Store, given: Given, seed: int | None) -> Session:
    """A new sheet."""
    if not talk.prompts:
        return Session.begin(store, unasked(given, seed))
    return Session.begin(store, asked(talk, given, store.last_start(kept=True), seed))
