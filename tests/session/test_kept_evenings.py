"""An evening of three rubbers at a real table, typed with mistakes put right, is the same evening played here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bridge_tui.engine.actions import MakeCall, PlayCard
from bridge_tui.match.actions import DealCards, Form, NextDeal, ScoreAction, StartMatch
from bridge_tui.match.match import Match
from bridge_tui.match.sheet import DealResult
from bridge_tui.match.view import Phase
from bridge_tui.model.calls import BIDS, DOUBLE, PASS
from bridge_tui.model.seats import SIDES, Seat
from bridge_tui.records.store import Store
from bridge_tui.scoring.points import Scale
from bridge_tui.session.evening import evening_of, settled
from bridge_tui.session.session import Session
from bridge_tui.session.shuffle import Partners, cut_for, next_rubber, shuffled_deal
from bridge_tui.show.deck import SIGNS
from bridge_tui.show.score_typed import read_score
from bridge_tui.show.settlement import settlement_lines
from tests.match.live_deals import claimed, revoked

EVENING = (Partners.ROTATED, Partners.DRAWN)
"""Who plays with whom in the second rubber, and in the third."""

LOW_BIDS = BIDS[:15]
"""Those of the first three levels."""


def start_of(seed: int, form: Form, scale: Scale) -> StartMatch:
    cut = None if form is Form.DUPLICATE else cut_for(seed, 1)
    return StartMatch(("Ann", "Bob", "Cid", "Dot"), cut, form=form, scale=scale, seed=seed, stake=50)


# Played.


def played(start: StartMatch, rng: Random, first: Match | None = None) -> Match:
    """A rubber, a Chicago or eight boards, dealt and played by people who bid and play what comes to their minds."""
    match = first or deal_played(Match.begin(start), rng)
    while not match.sheet.is_over and not (start.form is Form.DUPLICATE and match.sheet.deals == 8):
        match = deal_played(match.apply(NextDeal()).match, rng)
    return match


def deal_played(match: Match, rng: Random) -> Match:
    """The next deal from its first call to its last card."""
    deal = shuffled_deal(match.start.seed, match.start.rubber, match.number)
    match = match.apply(DealCards(deal, match.dealer)).match
    bid = [PASS] if rng.random() < 0.1 else [rng.choice(LOW_BIDS), *rng.choice(([], [], [DOUBLE]))]
    for call in (*bid, PASS, PASS, PASS):
        assert match.table is not None
        assert match.table.turn is not None
        match = match.apply(MakeCall(match.table.turn, call)).match
    while match.phase is Phase.PLAYING:
        assert match.table is not None
        assert match.table.turn is not None
        match = match.apply(PlayCard(match.table.turn, rng.choice(list(match.table.legal_cards)))).match
    return match


def evening_played(start: StartMatch, rng: Random) -> Iterator[Match]:
    """Three of them; what follows is begun as from saved game 1."""
    yield played(start, rng)
    for partners in EVENING:
        start = next_rubber(start, 1, partners)
        yield played(start, rng)


# Typed.


def as_typed(result: DealResult) -> str:
    """How somebody types what happened at the table in this deal: its tricks before any transfer."""
    contract = result.contract
    if contract is None:
        return "pass"
    side = contract.declarer.side
    won = result.tricks - result.paid[side.other] + result.paid[side]
    over = won - contract.level - 6
    honours = "".join(f" hon {seat} {points}" for seat, points in result.honours)
    revokes = "".join(f" revoke {side} {result.paid[side]}" for side in SIDES if result.paid[side])
    bid = f"{contract.level}{contract.strain}{contract.doubling}{contract.declarer}"
    return f"{bid}{f'{over:+d}' if over else '='}{honours}{revokes}".lower()


def as_misheard(result: DealResult, rng: Random) -> str:
    """The same with a mistake: passed out, or somebody else has played it, or another number of tricks was taken."""
    contract = result.contract
    if contract is None:
        return "1c n -1"
    wrong = replace(contract, declarer=Seat(rng.randrange(4)))
    return as_typed(DealResult(result.number, wrong, rng.randrange(14)))


def act(session: Session, line: str) -> None:
    """Does what a line says."""
    action: ScoreAction = read_score(line)
    session.act(action)


def type_up(session: Session, results: Sequence[DealResult], rng: Random) -> int:
    """Types these results, every second wrong at first and every sixth twice; how much of that was put right.

    At duplicate there are no honours, and a board that is struck out keeps its number: none is typed twice.
    """
    mistakes, boards = 0, session.match.start.form is Form.DUPLICATE
    for result in (replace(result, honours=()) if boards else result for result in results):
        line, number = as_typed(result), session.match.sheet.deals + 1
        if rng.random() < 1 / 2:
            mistakes += 1
            act(session, as_misheard(result, rng))
            act(session, f"{number}: {line}; misheard")
        else:
            act(session, line)
        if not boards and not session.match.sheet.is_over and rng.random() < 1 / 6:
            mistakes += 1
            act(session, line)
            act(session, f"{number + 1}: strike; entered twice")
    return mistakes


def evening_typed(store: Store, start: StartMatch, evening: Sequence[Match], rng: Random) -> tuple[Match, ...]:
    """The evening kept from its results, as it stands in the store."""
    first = session = Session.begin(store, replace(start, kept=True))
    mistakes = type_up(session, evening[0].sheet.results, rng)
    for partners, match in zip(EVENING, evening[1:], strict=True):
        if not session.match.sheet.is_over:
            session.stop()
        session = Session.begin(store, next_rubber(session.match.start, session.game, partners))
        mistakes += type_up(session, match.sheet.results, rng)
    assert mistakes >= 3
    return evening_of(store, first.game)


def lines(match: Match) -> list[tuple[object, ...]]:
    """What stands on the sheet, whatever the numbers of the deals are."""
    return [(line.side, line.points, line.part, line.game, line.seat) for line in match.sheet.lines]


def assert_same(kept: Match, here: Match) -> None:
    """Both sheets say the same of the same people."""
    ours, theirs = kept.sheet, here.sheet
    assert lines(kept) == lines(here)
    assert [ours.total(side) for side in SIDES] == [theirs.total(side) for side in SIDES]
    assert ours.winner == theirs.winner
    assert (kept.start.players, kept.start.cut) == (here.start.players, here.start.cut)
    assert [result.tricks for result in ours.results if not result.struck] == [one.tricks for one in theirs.results]


@pytest.mark.parametrize("scale", Scale)
@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("seed", [1, 2])
def test_an_evening_with_corrections_is_the_evening_that_was_played(
    tmp_path: Path, seed: int, form: Form, scale: Scale
) -> None:
    rng, start = Random(seed), start_of(seed, form, scale)
    evening = tuple(evening_played(start, rng))
    store = Store.open(tmp_path)
    kept = evening_typed(store, start, evening, rng)
    for one, other in zip(kept, evening, strict=True):
        assert_same(one, other)
    assert settled(kept) == settled(evening)
    rows = [row for row in settlement_lines(evening, SIGNS) if not row.endswith("is not over.")]
    assert [row for row in settlement_lines(kept, SIGNS) if not row.endswith("is not over.")] == rows
    store.close()


def test_law_64_a_rubber_with_a_revoke_at_a_live_table_is_typed_with_the_tricks_of_the_table(tmp_path: Path) -> None:
    start = replace(start_of(1, Form.RUBBER, Scale.NEW), live=True)
    first = claimed(revoked(start, {1: Seat.SOUTH}), Seat.WEST, {1: Seat.SOUTH})
    assert first.sheet.results[0].paid != (0, 0)
    here = played(start, Random(1), first)
    assert here.phase is Phase.RUBBER_OVER
    store = Store.open(tmp_path)
    session = Session.begin(store, replace(start, kept=True))
    type_up(session, here.sheet.results, Random(3))
    assert_same(session.match, here)
    store.close()
