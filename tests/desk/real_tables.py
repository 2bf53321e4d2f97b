"""Random tables at which something goes wrong for the first time, and what a person there would tell the director."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import NamedTuple

from bridge_tui.engine.actions import Expose, MakeCall, PlayCard, Remark, TableAction
from bridge_tui.engine.events import AuctionClosed, CardsPickedUp, CardsShown, IrregularitySeen, PassedOut, TableEvent
from bridge_tui.engine.irregularities import About, Irregularity, Manner
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.matters import NOTHING
from bridge_tui.engine.refusals import Refused
from bridge_tui.engine.state import Play
from bridge_tui.engine.table import Table
from bridge_tui.model.calls import DOUBLE, PASS
from bridge_tui.model.cards import TEN, Card, Suit
from bridge_tui.model.seats import Seat
from tests.engine.live_people import something
from tests.engine.tables import shuffled

MOST_ACTIONS = 300


class Wrong(NamedTuple):
    """Something that has gone wrong at a table where nothing had before."""

    before: Table
    action: TableAction
    table: Table
    events: tuple[TableEvent, ...]

    @property
    def offender(self) -> Seat:
        """The hand that it was done with: dummy's, where declarer has named a card of it."""
        seen = (event.seat for event in self.events if isinstance(event, IrregularitySeen))
        return next(seen, self.action.seat)

    @property
    def kind(self) -> Irregularity | None:
        seen = (event.kind for event in self.events if isinstance(event, IrregularitySeen))
        return next(seen, None)


def first_wrong(seed: int, code: Code) -> Wrong | None:
    """The first thing that goes wrong in a random deal and is seen; None if nothing is. Every other auction is calm."""
    rng, table = Random(seed), Table.start(shuffled(seed), Seat(seed % 4), code=code, live=True)
    wild = rng.choice((0.02, 0.1, 0.4))
    for _action in range(MOST_ACTIONS):
        calm = table.play is None and seed // 4 % 2
        action = something(rng, table, 0 if calm else wild)
        if action is None or table.is_over:
            return None
        try:
            step = table.apply(action)
        except Refused:
            continue
        if _is_seen(step.events) or (step.table.decision is not None and isinstance(action, MakeCall)):
            return Wrong(table, action, step.table, step.events) if table.matters is NOTHING else None
        if step.table.matters is not NOTHING or step.table.claims:
            return None
        table = step.table
    return None


def _is_seen(events: tuple[TableEvent, ...]) -> bool:
    return any(isinstance(event, IrregularitySeen | CardsShown | CardsPickedUp) for event in events)


Facts = dict[str, str]
"""What a person would answer; None where the desk has no story of it."""


def letter(seat: Seat) -> str:
    return str(seat).lower()


def _declarer(wrong: Wrong) -> Facts:
    contract = wrong.before.contract
    assert contract is not None
    return {"declarer": letter(contract.declarer)}


def _who(wrong: Wrong) -> Facts:
    return {"who": letter(wrong.offender)}


def _turn(wrong: Wrong) -> Seat:
    assert wrong.before.turn is not None
    return wrong.before.turn


def _lead(incident: str) -> Callable[[Wrong], tuple[str, Facts] | None]:
    return lambda wrong: (incident, {**_declarer(wrong), **_who(wrong), "since": "nothing"})


def _lead_out_of_turn(wrong: Wrong) -> tuple[str, Facts]:
    contract = wrong.before.contract
    assert contract is not None
    facts = {**_declarer(wrong), **_who(wrong), "since": "nothing"}
    turn = _turn(wrong)
    if wrong.offender.side is contract.declarer.side:
        return "declarer-leads", {**facts, "turn": letter(turn)}
    names = {wrong.offender.partner: "partner", contract.declarer: "declarer", contract.dummy: "dummy"}
    return "defender-leads", {**facts, "turn": names[turn]}


def _early(wrong: Wrong) -> tuple[str, Facts] | None:
    """Not a card that dummy has moved by himself."""
    play, who = wrong.before.play, wrong.offender
    assert play is not None
    if isinstance(wrong.action, PlayCard) and wrong.action.by is who is play.contract.dummy:
        return None
    turn = "opponent" if _has_played(play, who.partner) else "partner"
    if _has_played(play, who):
        turn += "-next"
    both = {"both": "no"} if _asks_both(play, who, turn) else {}
    return "early-card", {**_declarer(wrong), **_who(wrong), "turn": turn, **both}


def _asks_both(play: Play, who: Seat, turn: str) -> bool:
    return who in play.defenders and turn == "partner"


def _has_played(play: Play, seat: Seat) -> bool:
    return (seat - play.leader) % 4 < len(play.cards)


def _moved(wrong: Wrong) -> tuple[str, Facts]:
    play = wrong.before.play
    assert play is not None
    return "dummy-moves", {**_declarer(wrong), "when": "following" if play.cards else "leading", "since": "nothing"}


def _exposed(wrong: Wrong) -> tuple[str, Facts] | None:
    """Not where his partner is on lead, which is another story, nor at his own turn, nor more cards than two."""
    action, table = wrong.action, wrong.before
    assert table.play is not None
    if not isinstance(action, Expose) or len(action.cards) > 2 or not table.play.dummy_faced:
        return None
    leads = table.turn is action.seat.partner and not table.play.cards
    if action.seat in table.play.defenders and (leads or table.turn is action.seat):
        return None
    facts = {**_declarer(wrong), **_who(wrong), "how": _how(action), "count": "one"}
    if len(action.cards) == 2:
        return "exposed", {**facts, "count": "two"}
    return "exposed", {**facts, "card": _grade(action)}


def _how(action: Expose) -> str:
    names = {Manner.ACCIDENT: "dropped", Manner.DELIBERATE: "shown", Manner.NAMED: "named"}
    return names[action.manner] if action.seen else "unseen"


def _grade(action: Expose) -> str:
    return "honour" if action.cards[0].rank >= TEN else "small"


# Calls.


def _call(wrong: Wrong) -> MakeCall:
    assert isinstance(wrong.action, MakeCall)
    return wrong.action


def _insufficient(wrong: Wrong) -> tuple[str, Facts]:
    bid = "notrump" if _call(wrong).call.suit is None else "suit"
    return "insufficient-bid", {**_who(wrong), "bid": bid, "since": "nothing"}


def _out_of_turn(wrong: Wrong) -> tuple[str, Facts] | None:
    made, before = _call(wrong), wrong.before
    turns = {made.seat.right: "right", made.seat.partner: "partner", made.seat.left: "left"}
    opened = before.auction.bid is not None
    called = any(seat is made.seat for seat, _made in before.auction.calls)
    turn = turns[_turn(wrong)]
    if (called is not opened and called) or (opened and turn == "left"):
        return None
    call = "pass" if made.call == PASS else "bid" if made.call.is_bid else "double"
    if made.call.is_bid and opened and made.call <= (before.auction.bid or 0):
        call = "low-bid"
    told = {"opened": "yes" if opened else "no", "turn": turn, "called": "yes" if called else "no"}
    return "call-out-of-turn", {**_who(wrong), "call": call, **told, "since": "nothing"}


def _inadmissible(wrong: Wrong) -> tuple[str, Facts] | None:
    """In turn; why it was not allowed makes no difference."""
    made = _call(wrong)
    if made.seat is not _turn(wrong):
        return None
    return "inadmissible-double", {**_who(wrong), "call": "double" if made.call == DOUBLE else "redouble"}


def _over_seven(wrong: Wrong) -> tuple[str, Facts] | None:
    return ("bid-over-seven", _who(wrong)) if _call(wrong).seat is wrong.before.turn else None


def _changed(wrong: Wrong) -> tuple[str, Facts] | None:
    """The first call was a bid."""
    made, first = _call(wrong).call, wrong.before.auction.calls[-1][1]
    if not first.is_bid or not (made.is_bid or made == PASS):
        return None
    to = "same" if made == first else "bid" if made.is_bid else "pass"
    return "change-of-call", {**_who(wrong), "to": to, "slip": "no", "since": "nothing"}


def _slip(wrong: Wrong) -> tuple[str, Facts] | None:
    return "change-of-call", {**_who(wrong), "slip": "yes"}


def _after_final_pass(wrong: Wrong) -> tuple[str, Facts] | None:
    made, contract = _call(wrong).call, wrong.before.contract
    assert contract is not None
    side = "declarer" if wrong.offender.side is contract.declarer.side else "defender"
    call = "pass" if made == PASS else "bid" if made.is_bid else "double"
    return "after-final-pass", {**_who(wrong), "side": side, "call": call, "since": "nothing"}


def _in_auction(wrong: Wrong) -> tuple[str, Facts] | None:
    action = wrong.action
    if isinstance(action, PlayCard):
        return "card-in-auction", {**_who(wrong), "count": "one", "card": "honour"}
    if not isinstance(action, Expose) or len(action.cards) > 2:
        return None
    facts = {**_who(wrong), "becomes": "open"}
    if len(action.cards) == 2:
        return "card-in-auction", {**facts, "count": "two"}
    how = {"how": "dropped" if action.manner is Manner.ACCIDENT else "shown"}
    card = _grade(action)
    return "card-in-auction", {**facts, "count": "one", "card": card, **(how if card == "small" else {})}


TOLD: Mapping[Irregularity, Callable[[Wrong], tuple[str, Facts] | None]] = {
    Irregularity.OPENING_LEAD_OUT_OF_TURN: _lead("opening-lead"),
    Irregularity.OPENING_LEAD_BY_DECLARING_SIDE: lambda wrong: (
        "opening-lead",
        {**_declarer(wrong), **_who(wrong)},
    ),
    Irregularity.LEAD_OUT_OF_TURN: _lead_out_of_turn,
    Irregularity.LEAD_FROM_WRONG_HAND: _lead("wrong-hand"),
    Irregularity.PLAY_OUT_OF_TURN: _early,
    Irregularity.CARD_NOT_NAMED: _moved,
    Irregularity.EXPOSED_CARD: _exposed,
    Irregularity.INSUFFICIENT_BID: _insufficient,
    Irregularity.CALL_OUT_OF_TURN: _out_of_turn,
    Irregularity.INADMISSIBLE_CALL: _inadmissible,
    Irregularity.BID_OVER_SEVEN: _over_seven,
    Irregularity.CHANGE_OF_CALL: _changed,
    Irregularity.CALL_AFTER_FINAL_PASS: _after_final_pass,
    Irregularity.CARD_EXPOSED_IN_AUCTION: _in_auction,
}


def told(wrong: Wrong) -> tuple[str, Facts] | None:
    """Which incident it is, and what is answered to its questions; None if the desk has no story of it."""
    if wrong.kind is not None:
        return TOLD[wrong.kind](wrong) if wrong.kind in TOLD else None
    if isinstance(wrong.action, Expose) and wrong.before.play is not None:
        return _exposed(wrong)
    return _slip(wrong) if isinstance(wrong.action, MakeCall) and wrong.action.slip else None


def many(seeds: range) -> Iterator[tuple[int, Wrong]]:
    """What goes wrong in these random deals, under each code in turn."""
    for seed in seeds:
        wrong = first_wrong(seed, list(Code)[seed % 4])
        if wrong is not None:
            yield seed, wrong


# What may have happened since.


def _of_suit(table: Table, seat: Seat, wanted: Callable[[Card], bool]) -> PlayCard | None:
    found = (card for card in table.hands[seat] if wanted(card))
    return next((PlayCard(seat, card) for card in found), None)


def _led(wrong: Wrong) -> Suit:
    """The suit of the card that was led or moved, or to which it was moved."""
    card = next(event.card for event in wrong.events if isinstance(event, IrregularitySeen))
    on_table = wrong.before.state.played.cards
    assert card is not None
    return on_table[0].suit if on_table else card.suit


def _turn_leads(wrong: Wrong) -> TableAction | None:
    return _of_suit(wrong.table, _turn(wrong), lambda card: card.suit is not _led(wrong))


def _next_plays(wrong: Wrong) -> TableAction | None:
    if len(wrong.before.state.played.cards) == 3:
        return None  # dummy was the last to play
    return _of_suit(wrong.table, wrong.offender.left, lambda card: card.suit is _led(wrong))


def _calls(whose: Callable[[Wrong], Seat]) -> Callable[[Wrong], TableAction | None]:
    return lambda wrong: MakeCall(whose(wrong), PASS)


def _sees(seat: Callable[[Wrong], Seat], manner: Manner) -> Callable[[Wrong], TableAction | None]:
    return lambda wrong: Expose(seat(wrong), (next(iter(wrong.table.hands[seat(wrong)])),), manner=manner)


def _declarer_seat(wrong: Wrong) -> Seat:
    assert wrong.before.contract is not None
    return wrong.before.contract.declarer


def _any_card(seat: Callable[[Wrong], Seat]) -> Callable[[Wrong], TableAction | None]:
    return lambda wrong: _of_suit(wrong.table, seat(wrong), lambda _card: True)


SINCE: Mapping[str, Callable[[Wrong], TableAction | None]] = {
    "turn": _turn_leads,
    "next": _next_plays,
    "both": _any_card(_turn),
    "remark": lambda wrong: Remark(wrong.offender.left, About.LEAD_FROM_WRONG_HAND),
    "partner-led": _any_card(lambda wrong: wrong.offender.partner),
    "declarer-played": _any_card(_declarer_seat),
    "dummy-seen": _sees(lambda wrong: _declarer_seat(wrong).partner, Manner.DELIBERATE),
    "hand-shown": _sees(_declarer_seat, Manner.DELIBERATE),
    "hand-dropped": _sees(_declarer_seat, Manner.ACCIDENT),
    "next-called": _calls(lambda wrong: wrong.offender.left),
    "turn-called": _calls(_turn),
}
"""What is done then, by the answer; None where there is no such card."""


def since(wrong: Wrong, answer: str) -> Wrong | None:
    """The same table after that; None where it cannot be done, or ends the auction."""
    action = SINCE[answer](wrong)
    if action is None:
        return None
    step = wrong.table.apply(action)
    ended = any(isinstance(event, AuctionClosed | PassedOut) for event in step.events)
    return None if ended else Wrong(wrong.before, wrong.action, step.table, wrong.events + step.events)
