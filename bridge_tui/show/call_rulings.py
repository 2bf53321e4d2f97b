"""Rulings on calls in words: what was called, who decides, and what it costs that it is accepted or refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from bridge_tui.engine.actions import Choose
from bridge_tui.engine.events import CallWithdrawn
from bridge_tui.engine.irregularities import LAW_OF, Irregularity
from bridge_tui.engine.laws import bars, calls_out_of_turn, replacements
from bridge_tui.engine.laws.bars import DOUBLES
from bridge_tui.engine.laws.calls_out_of_turn import Follows
from bridge_tui.engine.laws.choices import ACCEPT
from bridge_tui.engine.laws.codes import RULES, Rules
from bridge_tui.engine.state import Decision
from bridge_tui.engine.view import View
from bridge_tui.engine.wrong_calls import Bar, WrongCall
from bridge_tui.model.calls import PASS, Call
from bridge_tui.model.cards import Suit
from bridge_tui.model.seats import Seat
from bridge_tui.show import call_ruling_words as words
from bridge_tui.show.call_ruling_words import Limited
from bridge_tui.show.calls import call_made, the_call
from bridge_tui.show.deck import Deck
from bridge_tui.show.inadmissible_calls import why
from bridge_tui.show.names import call_name, listed
from bridge_tui.show.ruling_words import RulingWords
from bridge_tui.show.texts import _, law_reference, seat_name, strain_name, suit_name


def call_ruling(view: View, decision: Decision, seat: Seat, deck: Deck) -> RulingWords:
    """What this seat, one of the deciders, is asked of a call."""
    case = _case(view, decision)
    named = _named(case, deck)
    return RulingWords(
        title=_(words.TITLES[case.kind]),
        words=_(words.HAPPENED[case.kind, _happened(case)]).format_map(named),
        entitled=_(words.CALLING_OVER[_calling_over(case)]).format_map(named),
        choices=tuple(
            (_accepted(case, named) if option.name == ACCEPT else _refused(case, named), Choose(seat, option.name))
            for option in decision.options
        ),
    )


class _Case(NamedTuple):
    """What a ruling is about."""

    view: View
    kind: str
    decider: Seat
    offender: Seat
    call: Call

    @property
    def rules(self) -> Rules:
        """What the code says."""
        return RULES[self.view.code]

    @property
    def own(self) -> tuple[Call, ...]:
        """The offender's calls that stand."""
        return tuple(call for seat, call in self.view.calls if seat is self.offender)

    @property
    def bid(self) -> tuple[Seat, Call] | None:
        """The last bid, with its bidder."""
        return next((made for made in reversed(self.view.calls) if made[1].is_bid), None)

    @property
    def replaces(self) -> WrongCall | None:
        """The irregular call that the offender had already taken back, and was to replace."""
        replaces = self.view.replaces
        return replaces if replaces is not None and replaces.seat is self.offender else None

    @property
    def lowest(self) -> Call | None:
        """The lowest bid that makes an insufficient one good; None if there is none or it is too late for that."""
        if self.bid is None or self.replaces is not None:
            return None
        return replacements.lowest(self.call, self.bid[1])

    @property
    def first(self) -> Call | None:
        """The call that it changes, replaces or was meant instead of."""
        waits = self.view.bad_call
        if self.kind == words.COMPARABLE:
            gone = (event for event in reversed(self.view.events) if isinstance(event, CallWithdrawn))
            return next((event.call for event in gone if event.seat is self.offender), None)
        if self.kind == words.SLIP:
            return self.own[-1] if waits is None else waits.call
        if self.kind == words.CHANGED:
            return None if waits is None else waits.first
        return None if self.replaces is None else self.replaces.call


def _case(view: View, decision: Decision) -> _Case:
    assert decision.offender is not None
    assert decision.call is not None
    return _Case(view, decision.kind, decision.deciders[0], decision.offender, decision.call)


def _named(case: _Case, deck: Deck) -> Mapping[str, str]:
    """The words that sentences about it are made of."""
    call, first, lowest = case.call, case.first, case.lowest
    bidder, bid = case.bid or (None, None)
    return {
        "one": seat_name(case.decider),
        "offender": seat_name(case.offender),
        "partner": seat_name(case.offender.partner),
        "next": seat_name(case.offender.left),
        "turn": "" if case.view.turn is None else seat_name(case.view.turn),
        "made": call_made(case.offender, call, deck),
        "call": the_call(call, deck),
        "name": call_name(call, deck),
        "first": "" if first is None else the_call(first, deck),
        "lowest": "" if lowest is None else the_call(lowest, deck),
        "bidder": "" if bidder is None else seat_name(bidder),
        "bid": "" if bid is None else the_call(bid, deck),
        "strain": strain_name(call.strain) if call.is_bid else "",
        "suits": _suits(case),
        "replacement_law": law_reference(LAW_OF[Irregularity.INSUFFICIENT_BID], case.view.code),
        "pass_law": law_reference(bars.PASSES, case.view.code),
    }


# In which circumstances.


def _happened(case: _Case) -> str:
    """In which there are words of their own for what has happened."""
    if case.kind == words.INADMISSIBLE:
        return why(case.view, case.offender, case.call).value
    return _told(case)


def _told(case: _Case) -> str:
    """In which for what a call that is said twice leads to as well."""
    return words.THE_SAME if case.kind == words.CHANGED and case.first == case.call else ""


def _calling_over(case: _Case) -> str:
    """In which for what it means if a call follows."""
    waits = case.view.bad_call
    if case.kind in {words.SLIP, words.COMPARABLE}:
        return case.kind
    if waits is not None and waits.turn is case.decider:
        return words.IN_TURN
    return case.kind if case.kind in words.CALLING_OVER else ""


def _accepted(case: _Case, named: Mapping[str, str]) -> str:
    circumstance = ""
    if case.kind == words.SLIP and case.view.bad_call is None and case.view.calls[-1][0] is not case.offender:
        circumstance = words.CALLED_OVER
    elif case.kind == words.OUT_OF_TURN and case.call == PASS:
        circumstance = words.A_PASS
    elif _told(case):
        circumstance = _told(case)
    return _(words.ACCEPTED[case.kind, circumstance]).format_map(named)


def _refused(case: _Case, named: Mapping[str, str]) -> str:
    """What it costs, now and at the partner's first lead."""
    cost = _(words.REFUSED[case.kind, _cost(case)]).format_map(named)
    return _(words.LIMITED[_limited(case)]).format(cost=cost, **named)


def _cost(case: _Case) -> str:
    """In which circumstance there are words of their own for what a refused call costs."""
    found = _COSTS.get(case.kind)
    return "" if found is None else found(case)


def _of_insufficient(case: _Case) -> str:
    if case.lowest is None:
        return words.NOTHING_FREE
    return words.MODERN if case.rules.comparable_calls else ""


def _follows(case: _Case) -> Follows:
    waits = case.view.bad_call
    assert waits is not None
    return calls_out_of_turn.follows(waits, case.rules, has_bid=case.bid is not None)


def _of_out_of_turn(case: _Case) -> str:
    follows = _follows(case)
    words_of: str = follows.value
    if follows is not Follows.REPEATED:
        return words_of
    if case.call.is_bid and case.bid is not None and case.call <= case.bid[1]:
        return Follows.MEASURED.value if case.rules.comparable_calls else words.OF_A_LOW_BID
    if case.rules.comparable_calls:
        return words.MODERN
    return words.OF_A_BID if case.call.is_bid else words.OF_A_DOUBLE


def _of_inadmissible(case: _Case) -> str:
    if case.view.turn is not case.offender:
        return words.AT_ANOTHERS_TURN
    return words.REPLACES if _replaces_insufficient(case) else ""


def _replaces_insufficient(case: _Case) -> bool:
    return case.replaces is not None and case.replaces.kind.value == words.INSUFFICIENT


def _of_changed(case: _Case) -> str:
    if case.first == case.call:
        return words.THE_SAME
    return words.STANDS if case.rules.first_call_stands else ""


def _of_slip(case: _Case) -> str:
    return "" if case.view.bad_call is None else words.WAITS


def _of_comparable(case: _Case) -> str:
    """A bar for the rest of the auction stands for an insufficient bid, in whose place a double goes back."""
    if (case.offender.partner, Bar.REST) not in case.view.bars:
        return words.ONCE
    return words.GOES_BACK if case.call in DOUBLES else words.REST


_COSTS: Mapping[str, Callable[[_Case], str]] = {
    words.INSUFFICIENT: _of_insufficient,
    words.OUT_OF_TURN: _of_out_of_turn,
    words.INADMISSIBLE: _of_inadmissible,
    words.CHANGED: _of_changed,
    words.SLIP: _of_slip,
    words.COMPARABLE: _of_comparable,
}
"""By kind, which of its words say what a refused call costs."""

# At the partner's first lead.


def _withdrawn(case: _Case) -> Call:
    """The call that would limit it: one that was to replace an insufficient bid leaves that to the bid."""
    in_place = case.kind == words.INADMISSIBLE and _replaces_insufficient(case)
    return case.first if in_place and case.first is not None else case.call


def _suits(case: _Case) -> str:
    """The suits that it may be limited by, the highest first; empty where the call names none."""
    return listed([suit_name(suit) for suit in sorted(_withdrawn_suits(case), reverse=True)])


def _withdrawn_suits(case: _Case) -> set[Suit]:
    """The suit of that call, and where it is the second insufficient bid, of the first as well; none that is shown."""
    calls = [_withdrawn(case)]
    if case.kind == words.INSUFFICIENT and case.replaces is not None:
        calls.append(case.replaces.call)
    return {call.suit for call in calls if call.suit is not None} - _shown(case)


def _limited(case: _Case) -> Limited:
    """How the lead may be limited."""
    if case.kind == words.SLIP or (case.kind == words.CHANGED and case.first == case.call):
        return Limited.NOT
    if case.kind == words.OUT_OF_TURN and _follows(case) in {Follows.PASS, Follows.OUT}:
        return Limited.NOT
    return Limited.NOT_BID if case.rules.comparable_calls else _limited_before_2017(case)


def _limited_before_2017(case: _Case) -> Limited:
    suits = _withdrawn_suits(case)
    if len(suits) > 1:
        return Limited.SUITS_UNLESS_BID
    if suits:
        return Limited.SUIT if case.kind in _CALLS_NO_MORE else Limited.SUIT_UNLESS_BID
    if _withdrawn(case).suit is not None:
        return Limited.NOT
    if case.kind == words.INSUFFICIENT or _replaces_insufficient(case):
        return Limited.AFTER_A_PASS if case.rules.pass_for_notrump_limits else Limited.NOT
    return Limited.ANY_SUIT


def _shown(case: _Case) -> set[Suit]:
    """The suits of the offender's bids that stand; a call that he may choose again does not."""
    chooses_again = case.kind == words.CHANGED and not case.rules.first_call_stands
    return {call.suit for call in (case.own[:-1] if chooses_again else case.own) if call.suit is not None}


_CALLS_NO_MORE = {words.OVER_SEVEN, words.BARRED, words.AFTER_FINAL_PASS}
"""Kinds after which the offender names no suit any more."""
