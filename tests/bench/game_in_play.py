"""A saved game that waits for its opening lead, and the keys that play it to the last trick."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bridge_tui.engine.actions import MakeCall, PlayCard
from bridge_tui.match.actions import Action, StartMatch
from bridge_tui.match.match import Match
from bridge_tui.model.calls import Call
from bridge_tui.records.store import Store
from bridge_tui.session.session import Session
from bridge_tui.session.shuffle import cut_for

SEED = 7
PLAYER = "Ann"
"""In all four seats, so that no curtain falls."""

AUCTION = ("1NT", "P", "P", "P")


def save(folder: Path) -> Match:
    """Save the game in this folder, as the program itself would; the match as it stands."""
    store = Store.open(folder)
    start = StartMatch((PLAYER, PLAYER, PLAYER, PLAYER), cut_for(SEED, 1), hidden=False, seed=SEED)
    session = Session.begin(store, start)
    for call in AUCTION:
        table = session.match.table
        assert table is not None
        assert table.turn is not None
        session.act(MakeCall(table.turn, Call.parse(call)))
    store.close()
    return session.match


def saved(folder: Path) -> list[Action]:
    """The actions that the game in this folder consists of."""
    store = Store.open(folder)
    (game,) = store.unfinished()
    actions = store.actions(game.id)
    store.close()
    return actions


def cards(match: Match, count: int) -> Iterator[PlayCard]:
    """Each time the lowest legal card, `count` times."""
    for _ in range(count):
        table = match.table
        assert table is not None
        assert table.turn is not None
        action = PlayCard(table.turn, table.legal_cards[0])
        yield action
        match = match.apply(action).match
