"""What goes wrong at a live table, what people say of it and what is ruled: a sentence for each event, with its law."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import NamedTuple

from bridge_tui.engine.events import (
    Asked,
    CardChanged,
    CardsPickedUp,
    CardsShown,
    CardWithdrawn,
    Condoned,
    HandSpread,
    IrregularitySeen,
    OptionTaken,
    OwnedUp,
    PenaltyCardLaid,
    PenaltyCardMadeMajor,
    Remarked,
    RevokeClaimed,
    TrickReopened,
    TricksTransferred,
)
from bridge_tui.engine.irregularities import LAW_OF, About, Irregularity
from bridge_tui.engine.laws import choices, opening_leads
from bridge_tui.engine.laws.codes import Code
from bridge_tui.match.events import MatchEvent
from bridge_tui.model.cards import Card, Suit
from bridge_tui.model.contracts import Contract
from bridge_tui.model.seats import Seat, Side
from bridge_tui.show.deck import Deck
from bridge_tui.show.texts import _, law_reference, msgid, ngettext, seat_name, side_name, suit_name

HAPPENED: Mapping[type, tuple[str, int | None]] = {
    CardWithdrawn: (msgid("{seat} picks up {card}"), None),
    CardChanged: (msgid("{seat} changes {old} to {new}"), 62),
    PenaltyCardMadeMajor: (msgid("{seat} has another penalty card, so {card} is a major one now"), 50),
    CardsShown: (msgid("{seat} has shown {cards}, which costs nothing"), 48),
    CardsPickedUp: (msgid("{seat} picks up what {partner} cannot have seen"), 49),
    HandSpread: (msgid("{dummy} becomes dummy: {contract} by {declarer}"), opening_leads.LAW),
    Remarked: (msgid("{seat} draws attention to {about}"), None),
    OwnedUp: (msgid("{seat} owns up to {about}"), None),
    Asked: (msgid("{seat} asks {target}: none of that suit?"), 61),
    TrickReopened: (msgid("Trick {trick} is open again"), None),
    TricksTransferred: (msgid("For a revoke {side} get {tricks}"), 64),
}
"""What is said of each kind of event, as message ids, and by which law."""

SEEN = {
    Irregularity.OPENING_LEAD_OUT_OF_TURN: msgid("{seat} leads {card} out of turn"),
    Irregularity.OPENING_LEAD_BY_DECLARING_SIDE: msgid("{seat} leads {card} out of turn and takes it back"),
    Irregularity.LEAD_OUT_OF_TURN: msgid("{seat} leads {card} out of turn"),
    Irregularity.LEAD_FROM_WRONG_HAND: msgid("Wrong hand: {card} is led from {seat}'s"),
    Irregularity.PLAY_OUT_OF_TURN: msgid("{seat} plays {card} out of turn"),
    Irregularity.EXPOSED_CARD: msgid("{seat} has exposed {card}"),
    Irregularity.REVOKE: msgid("{seat} has revoked with {card}"),
    Irregularity.PENALTY_CARD_NOT_PLAYED: msgid("{seat} plays {card} where a penalty card was due"),
}
"""What is said of each irregularity that comes to light, as message ids."""

CONDONED = {
    Irregularity.OPENING_LEAD_OUT_OF_TURN: (msgid("{seat} has thereby accepted the lead"), opening_leads.LAW),
    Irregularity.LEAD_OUT_OF_TURN: (msgid("{seat} accepts the lead by playing"), 53),
    Irregularity.LEAD_FROM_WRONG_HAND: (msgid("{seat} accepts the lead by playing"), 53),
    Irregularity.PLAY_OUT_OF_TURN: (msgid("{seat} plays on, and nothing is demanded"), 60),
    Irregularity.PENALTY_CARD_NOT_PLAYED: (msgid("{seat} plays on, and the other card stands"), 52),
}
"""What it means that somebody has gone on, as message ids, and the law."""

CHOSEN = {
    choices.ACCEPT: msgid("{seat} accepts the lead"),
    choices.REFUSE: msgid("{seat} refuses the lead"),
    choices.REQUIRE: msgid("{seat} requires {suits}"),
    choices.FORBID: msgid("{seat} forbids {suits}"),
    choices.FREE_LEAD: msgid("{seat} leaves the lead free"),
    choices.NAME_CARD: msgid("{seat} names {card}"),
    choices.LEAVE: msgid("{seat} lets the card lie as a penalty card"),
    choices.SPREAD: msgid("{seat} spreads the hand"),
    choices.HIGHEST: msgid("{seat} requires the highest card of the suit led"),
    choices.LOWEST: msgid("{seat} requires the lowest card of the suit led"),
}
"""What is said of the option that somebody takes, as message ids; the law of a spread hand is told with its event."""

CHOSEN_UNDER: Mapping[tuple[str, int | None], str] = {
    (choices.ACCEPT, LAW_OF[Irregularity.PENALTY_CARD_NOT_PLAYED]): msgid("{seat} lets {card} stand"),
    (choices.REFUSE, LAW_OF[Irregularity.PENALTY_CARD_NOT_PLAYED]): msgid("{seat} requires the penalty card"),
}
"""The same where it has words of its own under a law."""

LAID = {False: msgid("{seat} has {card} as a penalty card"), True: msgid("{seat} has {card} as a minor penalty card")}
"""What is said of a card that lies face up, by whether it is a minor one, as message ids."""

FOUND = {
    False: msgid("{seat} claims a revoke of {offender}'s at trick {trick}: there was none"),
    True: msgid("{seat} claims a revoke of {offender}'s at trick {trick}, and is right"),
}
"""What is said of a revoke that is claimed, by whether the record shows it, as message ids."""

THINGS = {
    About.LEAD_FROM_WRONG_HAND: msgid("a lead from the wrong hand"),
    About.LEAD_OUT_OF_TURN: msgid("a lead out of turn"),
    About.REVOKE: msgid("a revoke"),
    About.PENALTY_CARD: msgid("a penalty card"),
    About.CALL_OUT_OF_TURN: msgid("a call out of turn"),
    About.INSUFFICIENT_BID: msgid("an insufficient bid"),
    About.INADMISSIBLE_CALL: msgid("an inadmissible call"),
}
"""What remarks are about, and what people own up to, as message ids."""


NOTHING_FOLLOWS: Mapping[type, str] = {
    Remarked: msgid("{word}: nothing follows now"),
    OwnedUp: msgid("{word}: nothing follows now"),
    Asked: msgid("{word}. Nothing follows now"),
}
"""The director's answer to each kind of word that may bring a revoke to light, as message ids."""


class Incident(NamedTuple):
    """What is said of an event."""

    message: str
    """As a message id."""
    law: int | None = None


def comes_to_nothing(event: MatchEvent, after: MatchEvent | None) -> bool:
    """Whether an event is a word that has led to nothing, as the one `after` it shows, if there is one.

    A remark, a question or owning up brings a revoke to light, or a remark sends a lead back; whether something stays
    unspoken makes no difference.
    """
    if type(event) not in NOTHING_FOLLOWS:
        return False
    to_light = isinstance(after, IrregularitySeen) and after.kind is Irregularity.REVOKE
    return not (to_light or isinstance(after, CardWithdrawn))


def incident(event: MatchEvent, deck: Deck, code: Code, *, named: bool = True, in_vain: bool = False) -> str:
    """The sentence for an event, without its full stop; empty for what can happen at a guarded table as well.

    The cards of a trick that may not be looked at any more are not `named` (Law 66). Of a word that was
    `in_vain` it is said that nothing follows from it.
    """
    told = _incident(event)
    if told is None:
        return ""
    words = {field.name: _word(getattr(event, field.name), deck if named else None) for field in fields(event)}
    sentence = _(told.message).format_map(words | _more(event))
    if told.law is not None:
        sentence = _("{sentence} ({law})").format(sentence=sentence, law=law_reference(told.law, code))
    return _(NOTHING_FOLLOWS[type(event)]).format(word=sentence) if in_vain else sentence


def _incident(event: MatchEvent) -> Incident | None:
    told = HAPPENED.get(type(event))
    match event:
        case IrregularitySeen(kind=kind):
            told = SEEN[kind], LAW_OF[kind]
        case Condoned(kind=kind):
            told = CONDONED[kind]
        case OptionTaken(option=option, law=law) if option in CHOSEN:
            told = CHOSEN_UNDER.get((option, law), CHOSEN[option]), None if option == choices.SPREAD else law
        case PenaltyCardLaid(minor=minor):
            told = LAID[minor], 50
        case RevokeClaimed(found=found):
            told = FOUND[found], 64
    return None if told is None else Incident(*told)


def _word(value: object, deck: Deck | None) -> str:
    """A value in a sentence; cards without a deck are not named."""
    word = ""
    match value:
        case Seat():
            word = seat_name(value)
        case Side():
            word = side_name(value)
        case Card():
            word = _("a card") if deck is None else deck.card(value).text
        case Contract() if deck is not None:
            word = deck.contract(value).text
        case About():
            word = _(THINGS[value])
        case int():
            word = str(value)
        case tuple():
            word = _several(value, deck)
    return word


def _several(values: Sequence[object], deck: Deck | None) -> str:
    """Cards or suits in a sentence."""
    cards = [value for value in values if isinstance(value, Card)]
    if not cards:
        return suits_told([value for value in values if isinstance(value, Suit)])
    if deck is None:
        return ngettext("{count} card", "{count} cards", len(cards)).format(count=len(cards))
    return listed([_word(card, deck) for card in cards])


def _more(event: MatchEvent) -> dict[str, str]:
    """What a sentence says of an event that no field of it holds as such."""
    match event:
        case HandSpread(contract):
            return {"dummy": seat_name(contract.dummy), "declarer": seat_name(contract.declarer)}
        case CardsPickedUp(seat):
            return {"partner": seat_name(seat.partner)}
        case TricksTransferred(tricks=tricks):
            return {"tricks": ngettext("{count} trick", "{count} tricks", tricks).format(count=tricks)}
        case _:
            return {}


def suits_told(suits: Sequence[Suit]) -> str:
    """``diamonds and clubs``, the highest first; empty for none."""
    return listed([suit_name(suit) for suit in sorted(suits, reverse=True)])


def listed(words: Sequence[str]) -> str:
    """``a``, ``a and b``, ``a, b and c``; empty for nothing."""
    *others, last = words or ("",)
    return _("{others} and {last}").format(others=", ".join(others), last=last) if others else last
