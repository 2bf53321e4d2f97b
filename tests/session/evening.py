"""Four players without imagination: they do the first thing that is legal, so that a seeded game is always the same."""

from __future__ import annotations

import sys
from pathlib import Path

from bridge_tui.engine.actions import MakeCall, PlayCard
from bridge_tui.match.actions import Action, NextDeal, StartMatch
from bridge_tui.match.match import Match
from bridge_tui.match.view import Phase
from bridge_tui.model.calls import BIDS, PASS
from bridge_tui.records.store import Store
from bridge_tui.session.session import Session
from bridge_tui.session.shuffle import cut_for

SEED = 5
START = StartMatch(("Ann", "Bob", "Cid", "Dot"), cut_for(SEED, 1), seed=SEED)


def next_action(match: Match) -> Action:
    """The dealer opens 1C and all pass; then each hand plays its lowest legal card; then the next deal."""
    table = match.table
    if match.phase is Phase.DEAL_OVER or table is None or table.turn is None:
        return NextDeal()
    if table.play is None:
        return MakeCall(table.turn, PASS if table.auction.calls else BIDS[0])
    return PlayCard(table.turn, table.legal_cards[0])


def play(session: Session, actions: int) -> None:
    """Does so many actions; dealing goes with the one before it."""
    for _ in range(actions):
        action = next_action(session.match)
        if isinstance(action, NextDeal):
            session.next_deal()
        else:
            session.act(action)


def play_on_demand(folder: Path) -> None:
    """Begins a game and, for every line that comes in, does an action and then says so."""
    session = Session.begin(Store.open(folder), START)
    for _ in sys.stdin:
        play(session, 1)
        print("done", flush=True)


if __name__ == "__main__":
    play_on_demand(Path(sys.argv[1]))
