"""Law 26: a withdrawn call limits the first lead of the offender's partner, if the other side plays the contract.

Until 2014 declarer may require or forbid a suit that the offender named and has not shown by a bid that stands, or
forbid any one suit where what was withdrawn named none. In duplicate2017 he may forbid one suit that the offender has
not shown. A suit that is required is required for that lead; one that is forbidden as long as the leader keeps the
lead. How the suits of several withdrawn calls add up is not certain: of each the table takes what it allows by itself.
"""

from __future__ import annotations

from collections.abc import Iterable

from bridge_tui.engine.actions import Choose
from bridge_tui.engine.events import OptionTaken
from bridge_tui.engine.laws import bars
from bridge_tui.engine.laws.choices import FORBID, FREE_LEAD, REQUIRE
from bridge_tui.engine.laws.penalty_cards import lead_demanded
from bridge_tui.engine.state import Decision, Option, Ruling, State
from bridge_tui.model.cards import SUITS, Suit
from bridge_tui.model.seats import Seat

LAW = 26
KIND = "lead_limit"


def limits_on(state: State, seat: Seat) -> tuple[Option, ...]:
    """What declarer may demand of this hand's first lead; nothing where no withdrawn call limits it."""
    calls = [each.call for each in state.matters.calls.withdrawn if each.seat is seat.partner]
    shown = {call.suit for caller, call in state.auction.calls if caller is seat.partner}
    if state.rules.comparable_calls:
        return _naming(FORBID, [suit for suit in SUITS if calls and suit not in shown])
    named = {call.suit: None for call in calls if call.suit is not None and call.suit not in shown}
    forbidden = SUITS if any(call.suit is None for call in calls) else tuple(named)
    return (*_naming(REQUIRE, named), *_naming(FORBID, forbidden))


def _naming(option: str, suits: Iterable[Suit]) -> tuple[Option, ...]:
    """This option with these suits in their rank; nothing where there is none."""
    ranked = tuple(sorted(suits))
    return (Option(option, ranked),) if ranked else ()


def question(state: State) -> Decision | None:
    """What is asked of declarer before the first lead of a defender whose partner has withdrawn a call."""
    play = state.played
    if play.turn not in play.defenders or play.cards:
        return None
    options = limits_on(state, play.turn)
    if not options:
        return None
    declarer = play.contract.declarer
    return Decision(KIND, LAW, (declarer,), (*options, Option(FREE_LEAD)), offender=play.turn.partner)


def settle(state: State, action: Choose) -> Ruling:
    """The lead is limited as declarer says, or free; either way he has had his say."""
    leader = state.played.turn
    assert leader is not None
    taken = OptionTaken(action.seat, action.option, LAW, action.suits)
    calls = state.matters.calls
    left = tuple(each for each in calls.withdrawn if each.seat is not leader.partner)
    state = bars.with_calls(state, calls._replace(withdrawn=left))
    if action.option != FREE_LEAD:
        state = lead_demanded(state, leader, action.option, action.suits, LAW)
    return Ruling(state, (taken,))
