"""The director's advice as data: engine words under stable keys, and under ``says`` the sentences of the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from bridge_tui.desk.advice import Advice, Outcome
from bridge_tui.desk.rescored import Played, Score
from bridge_tui.engine.actions import Choose, MakeCall, PlayCard, TableAction
from bridge_tui.engine.matters import Limit
from bridge_tui.engine.state import Decision, Option
from bridge_tui.engine.view import FacedCard, Lies, View
from bridge_tui.model.cards import Suit

Json: TypeAlias = Mapping[str, "Json"] | Sequence["Json"] | str | int | bool | None

GRADES = {Lies.PENALTY: "major", Lies.MINOR_PENALTY: "minor"}
"""The grades of penalty cards, as in scenario files."""


def advice_json(advice: Advice, says: Sequence[str], played: Played | None) -> Json:
    """All of the advice."""
    stands = advice.stands
    return {
        "incident": advice.incident,
        "answers": dict(advice.answers),
        "code": advice.code.value,
        "kind": advice.kind,
        "law": advice.law,
        "offender": None if advice.offender is None else str(advice.offender),
        "deciders": [str(seat) for seat in advice.deciders],
        "options": [] if stands.decision is None else [_option(each) for each in stands.decision.options],
        **_view(stands.view),
        "transfer": _transfer(stands),
        "pays_later": advice.pays,
        "score": None if played is None else _scores(played, stands),
        "outcomes": [_outcome(each) for each in stands.then],
        "says": list(says),
    }


def _outcome(outcome: Outcome) -> Json:
    """A choice, a call or a card, and how things stand after it."""
    return {
        "does": [_action(each) for each in outcome.actions],
        **_view(outcome.view),
        "next": None if outcome.decision is None else _decision(outcome.decision),
        "outcomes": [_outcome(each) for each in outcome.then],
    }


def _view(view: View) -> dict[str, Json]:
    return {
        "turn": None if view.turn is None else str(view.turn),
        "contract": None if view.contract is None else str(view.contract),
        "demands": [_demand(each) for each in view.limits],
        "penalty_cards": {seat: list(cards) for seat, cards in _penalty_cards(view.faced)},
        "must_pass": {str(seat): bar.value for seat, bar in view.bars},
        "lead_limits": {str(seat): [_option(each) for each in options] for seat, options in view.lead_limits},
        "to_replace": None if view.to_replace is None else {"seat": str(view.to_replace[0])},
    }


def _penalty_cards(faced: Sequence[FacedCard]) -> Iterator[tuple[str, list[str]]]:
    """By seat, each such as ``SA:major``."""
    lying = [each for each in faced if each.lies in GRADES]
    for seat in dict.fromkeys(each.seat for each in lying):
        yield str(seat), [f"{each.card}:{GRADES[each.lies]}" for each in lying if each.seat is seat]


def _demand(limit: Limit) -> Json:
    return {
        "seat": str(limit.seat),
        "demand": limit.demand.value,
        "suits": _suits(limit.suits),
        "cards": [str(card) for card in limit.cards],
        "when": limit.when.value,
        "law": limit.law,
    }


def _decision(decision: Decision) -> Json:
    return {
        "kind": decision.kind,
        "law": decision.law,
        "deciders": [str(seat) for seat in decision.deciders],
        "options": [_option(each) for each in decision.options],
    }


def _option(option: Option) -> Json:
    return {"option": option.name, "suits": _suits(option.suits), "cards": [str(card) for card in option.cards]}


def _action(action: TableAction) -> Json:
    """What is done, by the words of a step in scenario files."""
    done: dict[str, Json] = {"seat": str(action.seat)}
    match action:
        case Choose(option=option, card=card):
            done |= {"do": "choose", "option": option, "suits": _suits(action.suits)}
            done |= {"card": None if card is None else str(card)}
        case MakeCall(call=call):
            done |= {"do": "call", "call": str(call)}
        case PlayCard(card=played):
            done |= {"do": "play", "card": str(played)}
    return done


def _suits(suits: Sequence[Suit]) -> list[str]:
    return [str(suit) for suit in suits]


def _transfer(outcome: Outcome) -> Json:
    if outcome.transferred is None:
        return None
    side, tricks = outcome.transferred
    return {"to": side.name, "tricks": tricks}


def _scores(played: Played, outcome: Outcome) -> Json:
    return {
        "vulnerable": played.vulnerability.value,
        "scale": played.scale.value,
        "before": _score(played.score()),
        "after": _score(played.score(outcome.transferred)),
    }


def _score(score: Score) -> Json:
    return {
        "contract": str(score.contract),
        "tricks": score.tricks,
        "below": score.rubber.below,
        "above_declarer": score.rubber.above_declarer,
        "above_defenders": score.rubber.above_defenders,
        "duplicate": score.duplicate,
    }
