"""What a table or a sheet shows, in the words of scenario files: one entry for each key that can be expected.

An entry answers with what is true, written in the shape of what was expected, so that an expectation holds exactly if
both are equal: of a set the expected members stand first and in the expected order, of a mapping only the keys asked
for are there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from bridge_tui.engine.events import CallMade, CallWithdrawn, IrregularitySeen
from bridge_tui.engine.laws import changes, lead_limits
from bridge_tui.engine.matters import Revoke
from bridge_tui.engine.sight import bars_of
from bridge_tui.engine.state import State
from bridge_tui.engine.table import Table
from bridge_tui.engine.view import WAITING
from bridge_tui.match.rubber import RubberSheet
from bridge_tui.model.calls import Call
from bridge_tui.model.cards import Card, Suit
from bridge_tui.model.seats import SEATS, SIDES, Seat, Side
from bridge_tui.records.scenarios.stories import Json, PlayedStory
from bridge_tui.scoring.points import GAME, Part, duplicate_score, rubber_points


@dataclass(frozen=True, slots=True)
class Scene:
    """A table in a story."""

    story: PlayedStory
    table: Table


def _word(value: object) -> str | None:
    return None if value is None else str(value)


def _in_order(expected: Sequence[Json], found: Iterable[Json]) -> list[Json]:
    """What was found, the expected ones first and in the expected order."""
    return sorted(found, key=lambda each: expected.index(each) if each in expected else len(expected))


def _as_listed(expected: Sequence[str], values: Iterable[object]) -> list[str]:
    """The values in their letters, the expected ones first and in the expected order."""
    return _in_order(expected, map(str, values))


def _by_side(expected: Mapping[str, Json], count: Callable[[Side], int]) -> dict[str, int]:
    return {side: count(Side[side]) for side in expected}


def _may_play(scene: Scene, expected: Json) -> Json:
    table = scene.table
    legal = table.legal_cards if _word(table.turn) == expected["seat"] else ()
    return {"seat": expected["seat"], "cards": _as_listed(expected["cards"], legal)}


def _may_call(scene: Scene, expected: Json) -> Json:
    table = scene.table
    legal = set(map(str, table.legal_calls)) if _word(table.turn) == expected["seat"] else set()
    parts = {
        "include": [call for call in expected.get("include", ()) if call in legal],
        "exclude": [call for call in expected.get("exclude", ()) if call not in legal],
    }
    return {"seat": expected["seat"], **{part: calls for part, calls in parts.items() if part in expected}}


def _hand_contains(scene: Scene, expected: Json) -> Json:
    hands = scene.table.hands
    return {
        seat: [card for card in cards if Card.parse(card) in hands[Seat.parse(seat)]]
        for seat, cards in expected.items()
    }


def _decider(scene: Scene, expected: Json) -> Json:
    decision = scene.table.decision
    if decision is None:
        return None
    if isinstance(expected, list):
        return _as_listed(expected, decision.deciders)
    return str(decision.deciders[0]) if len(decision.deciders) == 1 else list(map(str, decision.deciders))


def _offered(scene: Scene) -> list[Json]:
    """The options of the open decision: an entry for each, and for each suit that it can name."""
    options = scene.table.decision.options if scene.table.decision else ()
    return [
        entry
        for option in options
        for entry in [{"option": option.name, "suit": str(suit)} for suit in option.suits] or [{"option": option.name}]
    ]


def _trick_won_by(scene: Scene, expected: Json) -> Json:
    tricks = scene.table.play.tricks if scene.table.play else ()
    return _word(tricks[-1].winner) if tricks else None


def _trick(scene: Scene, expected: Json) -> Json:
    trick = scene.table.trick
    return [[str(seat), str(card)] for seat, card in trick.plays] if trick else []


def _irregularity(scene: Scene, expected: Json) -> Json:
    """The last one that was seen, by the keys asked for."""
    seen = _last_irregularity(scene)
    if seen is None or expected is None:
        return None if seen is None else seen.kind.value
    told = {"kind": seen.kind.value, "offender": str(seen.seat), "card": _word(seen.card), "call": _word(seen.call)}
    return {key: told.get(key) for key in expected}


def _last_irregularity(scene: Scene) -> IrregularitySeen | None:
    seen = (event for event in reversed(scene.table.events) if isinstance(event, IrregularitySeen))
    return next(seen, None)


def _accepted(scene: Scene, expected: Json) -> Json:
    """Whether the last irregular call stands; of cards, whether the last irregular lead, or else the card of the last
    irregularity, is in the trick on the table.
    """
    seen = [event for event in scene.table.events if isinstance(event, IrregularitySeen)]
    if seen and seen[-1].call is not None:
        return _stands(scene.table, seen[-1].seat, seen[-1].call)
    lead = [event for event in seen if event.kind in WAITING]
    trick = scene.table.trick
    return trick is not None and any((event.seat, event.card) in trick.plays for event in (*seen[-1:], *lead[-1:]))


def _stands(table: Table, seat: Seat, call: Call) -> bool:
    """Whether this irregular call, the last one that was seen, stands: the same call made rightly is another one."""
    events = table.events
    seen = max(place for place, event in enumerate(events) if isinstance(event, IrregularitySeen))
    made, gone = (events[seen:].count(kind(seat, call)) for kind in (CallMade, CallWithdrawn))
    return made > gone and (seat, call) in table.auction.calls


def _penalty_cards(scene: Scene, expected: Json) -> Json:
    """By seat; a card stands with its grade where it was expected with one."""
    graded = {f"{each.card}:{'minor' if each.minor else 'major'}" for each in scene.table.matters.penalty_cards}
    found: dict[str, list[str]] = {}
    for each in scene.table.matters.penalty_cards:
        wanted = next(
            (card for card in expected.get(str(each.seat), ()) if card in graded and card[:2] == str(each.card)), None
        )
        found.setdefault(str(each.seat), []).append(wanted or str(each.card))
    return {seat: _in_order(expected.get(seat, ()), cards) for seat, cards in found.items()}


def _changeable(scene: Scene) -> dict[str, list[str]]:
    """Who may change which card of the trick now."""
    decision, faced = scene.table.decision, changes.in_turn(scene.table.state) if scene.table.play else None
    if faced is None or decision is None or decision.kind != changes.QUESTION:
        return {}
    return {str(faced.seat): [str(faced.card)]}


def _latest_revoke(scene: Scene) -> Revoke | None:
    revokes = scene.table.matters.revokes
    return revokes[-1] if revokes else None


def _revoke_status(scene: Scene, expected: Json) -> Json:
    revoke = _latest_revoke(scene)
    return None if revoke is None else revoke.status.value


def _revoke(scene: Scene, expected: Json) -> Json:
    """Facts of the latest revoke; what is asked beyond them is left as it was."""
    revoke, play = _latest_revoke(scene), scene.table.play
    if revoke is None or play is None or revoke.trick > len(play.tricks):
        return {}
    side, number = revoke.seat.side, revoke.trick
    before, after = (
        [trick for trick in tricks if trick.winner is not None and trick.winner.side is side]
        for tricks in (play.tricks[: number - 1], play.tricks[number:])
    )
    facts = {
        "trick": number,
        "won_by": _word(play.tricks[number - 1].winner),
        "offender": str(revoke.seat),
        f"{str(side).lower()}_tricks_before": len(before),
        f"{str(side).lower()}_tricks_after": len(after),
        "after_won_with": [[str(trick.winner), _word(trick.winner and trick.card_of(trick.winner))] for trick in after],
    }
    return {key: facts.get(key, value) for key, value in expected.items()}


def _tricks(scene: Scene, expected: Json) -> Json:
    return _by_side(expected, lambda side: scene.table.tricks_won[side])


def _play_result(scene: Scene, expected: Json) -> Json:
    return _by_side(expected, lambda side: scene.table.tricks_before_transfer[side])


def _score(scene: Scene, expected: Json) -> Json:
    """Of the finished deal, without honours; the part-scores only decide whether it won a game."""
    if not scene.table.is_over:
        return dict.fromkeys(expected)
    won = {f"{line}_{side}": 0 for line in ("below", "above") for side in SIDES}
    contract, story = scene.table.contract, scene.story
    if contract is None:
        return {key: won.get(key, False) for key in expected}
    side = contract.declarer.side
    points = rubber_points(contract, story.vulnerability.includes(side), scene.table.tricks_won[side], story.scale)
    won |= {f"below_{side}": points.below, f"above_{side}": points.above_declarer}
    won[f"above_{side.other}"] = points.above_defenders
    game_won = points.below > 0 and story.part_scores[side] + points.below >= GAME
    return {key: won.get(key, game_won) for key in expected}


def _duplicate_score(scene: Scene, expected: Json) -> Json:
    table, contract = scene.table, scene.table.contract
    if not table.is_over or contract is None:
        return 0 if table.is_over else None
    side = contract.declarer.side
    return duplicate_score(contract, scene.story.vulnerability.includes(side), table.tricks_won[side])


def _lead_limit(scene: Scene, expected: Json) -> Json:
    """How the first lead of a seat is limited: of two ways the expected one, and its suits in the expected order."""
    limited = {str(seat): ways for seat in SEATS if (ways := _ways_limited(scene.table.state, seat))}
    if not limited or expected is None:
        return None if not limited else {seat: list(ways) for seat, ways in limited.items()}
    seat = expected["seat"] if expected["seat"] in limited else next(iter(limited))
    ways = limited[seat]
    kind = expected["kind"] if expected["kind"] in ways else next(iter(ways))
    return {"seat": seat, "kind": kind, "suits": _as_listed(expected["suits"], ways[kind])}


def _ways_limited(state: State, seat: Seat) -> dict[str, tuple[Suit, ...]]:
    """How declarer may limit the first lead of this seat; during the auction, if the other side comes to play."""
    if state.play is not None and seat not in state.play.defenders:
        return {}
    return {option.name: option.suits for option in lead_limits.limits_on(state, seat)}


AT_THE_TABLE: Mapping[str, Callable[[Scene, Json], Json]] = {
    "turn": lambda scene, _: _word(scene.table.turn),
    "may_play": _may_play,
    "may_call": _may_call,
    "auction": lambda scene, _: [str(call) for _, call in scene.table.auction.calls],
    "hand_contains": _hand_contains,
    "declarer": lambda scene, _: scene.table.contract and str(scene.table.contract.declarer),
    "dummy": lambda scene, _: scene.table.contract and str(scene.table.contract.dummy),
    "dummy_faced": lambda scene, _: scene.table.play is not None and scene.table.play.dummy_faced,
    "contract": lambda scene, _: _word(scene.table.contract),
    "trick": _trick,
    "trick_won_by": _trick_won_by,
    "decider": _decider,
    "options": lambda scene, expected: _in_order(expected, _offered(scene)),
    "options_include": lambda scene, expected: [entry for entry in expected if entry in _offered(scene)],
    "options_exclude": lambda scene, expected: [entry for entry in expected if entry not in _offered(scene)],
    "irregularity": _irregularity,
    "accepted": _accepted,
    "penalty_cards": _penalty_cards,
    "may_change": lambda scene, _: _changeable(scene),
    "may_not_change": lambda scene, expected: [seat for seat in expected if seat not in _changeable(scene)],
    "revoke_status": _revoke_status,
    "revoke": _revoke,
    "transfer": lambda scene, _: sum(scene.table.tricks_paid),
    "play_result": _play_result,
    "tricks": _tricks,
    "score": _score,
    "duplicate_score": _duplicate_score,
    "must_pass": lambda scene, _: {str(seat): bar.value for seat, bar in bars_of(scene.table.state)},
    "lead_limit": _lead_limit,
}
"""What can be told of a table."""


def _games_below(sheet: RubberSheet, expected: Json) -> Json:
    games = [dict(zip(map(str, SIDES), points, strict=True)) for points in sheet.games_below]
    if len(games) != len(expected):
        return games
    return [{side: game[side] for side in asked} for game, asked in zip(games, expected, strict=True)]


def _rubber_premium(sheet: RubberSheet, side: Side) -> int:
    return sum(line.points for line in sheet.lines if line.part is Part.RUBBER and line.side is side)


ON_THE_SHEET: Mapping[str, Callable[[RubberSheet, Json], Json]] = {
    "below": lambda sheet, expected: _by_side(expected, sheet.part_score),
    "above": lambda sheet, expected: _by_side(expected, sheet.above),
    "games": lambda sheet, expected: _by_side(expected, sheet.games.count),
    "games_below": _games_below,
    "vulnerable": lambda sheet, _: sheet.vulnerability.value,
    "totals": lambda sheet, expected: _by_side(expected, sheet.total),
    "rubber_premium": lambda sheet, expected: _by_side(expected, lambda side: _rubber_premium(sheet, side)),
    "rubber_won_by": lambda sheet, _: _word(sheet.winner),
}
"""What can be told of a sheet."""
