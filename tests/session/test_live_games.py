"""Live games on disk: killed at any action, also while something waits for a ruling, they go on as they stood."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from bridge_tui.engine.actions import (
    Ask,
    ChangeCard,
    Choose,
    ClaimRevoke,
    Expose,
    OwnUp,
    PlayCard,
    Remark,
    SpreadHand,
    TableAction,
)
from bridge_tui.engine.irregularities import About, Manner
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.view import PUBLIC, Reader
from bridge_tui.match.actions import DealCards
from bridge_tui.match.match import Match
from bridge_tui.match.view import Phase
from bridge_tui.model.cards import Card, Suit
from bridge_tui.model.seats import SEATS, Seat, Side
from bridge_tui.records.store import Store
from bridge_tui.session.session import Session
from tests.engine.laws.live_tables import deed
from tests.match.live_deals import LIVE, at_the_lead, revoked, under
from tests.match.told_deals import auction

EAST, SOUTH, WEST = Seat.EAST, Seat.SOUTH, Seat.WEST
READERS: tuple[Reader, ...] = (*SEATS, PUBLIC)


def play(words: str) -> list[TableAction]:
    """Cards by whatever seat, such as ``W:SQ E:S7``."""
    return [PlayCard(Seat.parse(seat), Card.parse(card)) for seat, card in (word.split(":") for word in words.split())]


TWO_CARDS = Expose(WEST, (Card.parse("DQ"), Card.parse("C2")))
FORBID_BOTH = Choose(SOUTH, "forbid_suit", (Suit.DIAMONDS, Suit.CLUBS))

EVENINGS: dict[str, Sequence[TableAction]] = {
    "law 54: accepted": [*play("E:S7"), Choose(SOUTH, "accept")],
    "law 54: the hand is spread": [*play("E:S7"), SpreadHand(SOUTH)],
    "law 51: two suits are forbidden": [
        *play("W:H6 N:H2 E:HA S:H8"),
        TWO_CARDS,
        FORBID_BOTH,
        *play("E:S7"),
    ],
    "law 57: played before its turn": [
        *play("W:SQ N:SJ E:S7 S:SA S:SK E:HA"),
        Choose(SOUTH, "highest"),
        *play("W:S9"),
    ],
    "law 61: corrected and changed": [
        *play("W:SQ N:SJ E:S7 S:C6 W:S9"),
        Remark(EAST, About.REVOKE),
        *play("S:S2"),
    ],
    "law 62: a card is changed": [
        *play("W:H6 N:S3 E:HA"),
        OwnUp(SOUTH),
        *play("N:H2"),
        ChangeCard(EAST, Card.parse("HA"), Card.parse("HQ")),
    ],
    "law 61: nothing to be asked about": [*play("W:SQ N:SJ E:S7"), Ask(SOUTH, EAST)],
    "law 49: a card is named": [*play("W:SQ"), Expose(EAST, (Card.parse("CK"),), manner=Manner.NAMED)],
}
"""What people do in the play, by what it is about."""

CALLED: dict[str, Sequence[str]] = {
    "law 27: refused and replaced": ("E calls 1S", "S calls 1H", "W chooses refuse", "S calls 2D", "W calls 2S"),
    "law 27: accepted": ("E calls 1S", "S calls 1H", "W chooses accept", "W calls P"),
    "law 31: out of turn": ("E calls P", "W calls 1C", "N chooses refuse", "S calls 1S", "W calls 2C"),
    "law 38: more than seven": ("E calls 9NT", "S chooses refuse", "E calls P", "S calls 1S"),
    "law 25: a slip": (
        *("E calls 1H", "S calls 1S", "E means 2H"),
        *(f"{seat} chooses accept" for seat in "WNES"),
    ),
    "law 24: a card is led, and the auction goes on": ("E calls P", "S plays SA", "S calls 1S", "W calls P"),
    "law 26: a limit for the lead": (
        *("E calls 1S", "S calls 1H", "W chooses refuse", "S calls P", "W calls 2NT"),
        *("N calls P", "E calls P", "S calls P", "N plays HK", "W chooses free_lead"),
    ),
    "law 46: declarer says something of dummy's card": (
        *("E calls P", "S calls 4S", "W calls P", "N calls P", "E calls P", "W plays SQ", "S wants lowest"),
        *("E plays S7", "S plays SA", "N peeks E", "S plays S2", "W plays S9", "N moves SJ", "S chooses accept"),
        *("E plays D3", "S wants K", "S chooses name_card DK"),
    ),
}
"""What people do from the first call on, in words."""


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store.open(tmp_path)
    yield store
    store.close()


def saved(store: Store, match: Match) -> int:
    """The number of a saved game that has gone so far in its first deal."""
    assert match.table is not None
    deal = DealCards(match.table.setup.deal, match.start.first_dealer)
    return store.begin(match.start, deal, *(act.action for act in match.acts))


@pytest.mark.parametrize("code", Code)
@pytest.mark.parametrize("name", EVENINGS)
def test_a_game_that_is_killed_after_any_action_goes_on_as_it_stood(store: Store, name: str, code: Code) -> None:
    game = saved(store, at_the_lead(under(code)))
    for action in EVENINGS[name]:
        session = Session.resume(store, game)
        session.act(action)
        again = Session.resume(store, game)
        assert again.match == session.match
        assert again.view(PUBLIC) == session.view(PUBLIC)
        assert again.actors == session.actors


@pytest.mark.parametrize("code", Code)
@pytest.mark.parametrize("name", CALLED)
def test_a_game_that_is_killed_after_any_call_goes_on_as_it_stood(store: Store, name: str, code: Code) -> None:
    game = saved(store, auction(code=code))
    for words in CALLED[name]:
        session = Session.resume(store, game)
        session.act(deed(words))
        again = Session.resume(store, game)
        assert again.match == session.match
        assert [again.view(reader) for reader in READERS] == [session.view(reader) for reader in READERS]
        assert again.actors == session.actors


def test_law_54_a_game_that_waits_for_a_ruling_asks_again_when_it_is_resumed(store: Store) -> None:
    game = saved(store, at_the_lead(under(Code.CLASSIC)))
    Session.resume(store, game).act(PlayCard(EAST, Card.parse("S7")))
    session = Session.resume(store, game)
    assert (session.actors, session.match.is_asking) == ((SOUTH,), True)
    session.act(Choose(SOUTH, "accept"))
    assert Session.resume(store, game).match.actors == (SOUTH,)


def test_law_64_a_claimed_revoke_is_folded_into_the_score(store: Store) -> None:
    game = saved(store, revoked(under(Code.CLASSIC), {1: SOUTH}))
    session = Session.resume(store, game)
    session.act(ClaimRevoke(WEST, 1, SOUTH))
    again = Session.resume(store, game)
    assert again.match == session.match
    assert (again.match.phase, again.match.sheet.total(Side.EW)) == (Phase.DEAL_OVER, 50)


def test_a_revoke_that_nobody_has_noticed_is_kept_in_mind_over_the_night(store: Store) -> None:
    game = saved(store, at_the_lead(LIVE))
    session = Session.resume(store, game)
    for action in play("W:SQ N:SJ E:S7 S:C6"):
        session.act(action)
    again = Session.resume(store, game)
    assert again.match.table is not None
    assert [(each.seat, each.trick) for each in again.match.table.matters.revokes] == [(SOUTH, 1)]
