"""What goes wrong at a live table, what people say of it and what is ruled: a sentence for each event, with its law."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import NamedTuple

from bridge_tui.engine.events import (
    Asked,
    Barred,
    CardsPickedUp,
    CardWithdrawn,
    Condoned,
    Designated,
    HandSpread,
    IrregularitySeen,
    OptionTaken,
    OwnedUp,
    PenaltyCardLaid,
    Remarked,
    RevokeClaimed,
    SpokeWithoutRights,
    TricksTransferred,
    TurnGivenBack,
)
from bridge_tui.engine.irregularities import LAW_OF, About, Irregularity
from bridge_tui.engine.laws import bars, choices, dummys_rights
from bridge_tui.engine.laws.codes import Code
from bridge_tui.match.events import MatchEvent
from bridge_tui.model.calls import Call
from bridge_tui.model.cards import Card, Rank, Suit
from bridge_tui.model.contracts import Contract
from bridge_tui.model.seats import Seat, Side
from bridge_tui.show.calls import call_made, the_call
from bridge_tui.show.deck import Deck
from bridge_tui.show.designations import said
from bridge_tui.show.incident_words import (
    BARRED,
    CHOSEN,
    CHOSEN_UNDER,
    CONDONED,
    FOUND,
    HAPPENED,
    LAID,
    OF_ALL,
    OF_CALLS,
    SEEN,
    SEVERAL_LAID,
    SPOKE,
    THINGS,
)
from bridge_tui.show.names import listed
from bridge_tui.show.runs import OF_ONE_CARD
from bridge_tui.show.texts import _, law_reference, msgid, ngettext, seat_name, side_name, suit_name

NOTHING_FOLLOWS: Mapping[type, str] = {
    Remarked: msgid("{word}: nothing follows now"),
    OwnedUp: msgid("{word}: nothing follows now"),
    Asked: msgid("{word}. Nothing follows now"),
}
"""The director's answer to each kind of word that may bring a revoke to light, as message ids."""

CHANGES_NOTHING = msgid("{word}: that by itself changes nothing")
"""His answer to a remark on a call: all have heard the call, and he has asked about it if it waits for a ruling."""

ON_CALLS = {About.CALL_OUT_OF_TURN, About.INSUFFICIENT_BID, About.INADMISSIBLE_CALL}
"""Of what all have heard."""

HANDS = {option: seat for seat, option in choices.HAND.items()}
"""The hands by the options of which they are chosen."""


class Incident(NamedTuple):
    """What is said of an event."""

    message: str
    """As a message id."""
    law: int | None = None


def comes_to_nothing(event: MatchEvent, after: MatchEvent | None) -> bool:
    """Whether an event is a word that has led to nothing, as the one `after` it shows, if there is one.

    A remark, a question or owning up brings a revoke to light, or a remark sends a lead back, or costs a dummy without
    rights something; whether something stays unspoken makes no difference.
    """
    if type(event) not in NOTHING_FOLLOWS:
        return False
    to_light = isinstance(after, IrregularitySeen) and after.kind is Irregularity.REVOKE
    return not (to_light or isinstance(after, CardWithdrawn | SpokeWithoutRights))


def incident(
    event: MatchEvent, deck: Deck, code: Code, *more: MatchEvent, named: bool = True, in_vain: bool = False
) -> str:
    """The sentence for an event, without its full stop; empty for what can happen at a guarded table as well.

    `more` are those of its run. The cards of a trick that may not be looked at any more are not `named` (Law 66). Of a
    word that was `in_vain` it is said that nothing follows from it.
    """
    told = _incident(event)
    if told is None:
        return ""
    words = {field.name: _word(getattr(event, field.name), deck, named=named) for field in fields(event)}
    if more and isinstance(event, PenaltyCardLaid):
        told = Incident(SEVERAL_LAID, told.law)
    words |= _of_run((event, *more), deck, named=named) | _more(event, deck, named=named)
    sentence = _(told.message).format_map(words)
    if told.law is not None:
        sentence = _("{sentence} ({law})").format(sentence=sentence, law=law_reference(told.law, code))
    return _(_in_vain(event)).format(word=sentence) if in_vain else sentence


def _of_run(run: Sequence[MatchEvent], deck: Deck, *, named: bool) -> dict[str, str]:
    """What the sentence for a run of several says of them all; empty for one alone."""
    if len(run) == 1:
        return {}
    cards = [each.card for each in run if isinstance(each, OF_ONE_CARD)]
    seats = [seat_name(each.seat) for each in run if isinstance(each, Barred)]
    return {"seat": listed(seats)} if seats else {"card": _several(cards, deck, named=named)}


def _in_vain(event: MatchEvent) -> str:
    """What is said of a word that has led to nothing, as a message id."""
    on_a_call = isinstance(event, Remarked) and event.about in ON_CALLS
    return CHANGES_NOTHING if on_a_call else NOTHING_FOLLOWS[type(event)]


def _incident(event: MatchEvent) -> Incident | None:
    told = HAPPENED.get(type(event))
    match event:
        case IrregularitySeen(kind=kind, call=call):
            told = SEEN[kind], LAW_OF[kind] if call is None else bars.law_of_call(kind, call)
        case Condoned(kind=kind):
            told = CONDONED[kind]
        case OptionTaken(option=option) if option in CHOSEN:
            told = _chosen(event)
        case Barred(rest=rest, law=law):
            told = BARRED[rest], law
        case CardsPickedUp(law=law):
            told = HAPPENED[CardsPickedUp][0], law
        case SpokeWithoutRights(about=about):
            told = SPOKE[about], dummys_rights.LAW
        case PenaltyCardLaid(minor=minor):
            told = LAID[minor], 50
        case RevokeClaimed(found=found):
            told = FOUND[found], 64
    return None if told is None else Incident(*told)


def _chosen(event: OptionTaken) -> tuple[str, int | None]:
    """What is said of an option that is taken, by which law; that of a spread hand is told with its event."""
    option, law = event.option, event.law
    if event.of_all is not None:
        return OF_ALL[event.of_all, option], law
    usual = CHOSEN[option] if event.call is None else OF_CALLS[option]
    return CHOSEN_UNDER.get((option, law), usual), None if option == choices.SPREAD else law


def _word(value: object, deck: Deck, *, named: bool) -> str:
    """A value in a sentence; cards may not be `named`."""
    word = ""
    match value:
        case Seat():
            word = seat_name(value)
        case Side():
            word = side_name(value)
        case Card():
            word = deck.card(value).text if named else _("a card")
        case Call():
            word = the_call(value, deck)
        case Contract():
            word = deck.contract(value).text
        case About():
            word = _(THINGS[value])
        case int():
            word = str(value)
        case tuple():
            word = _several(value, deck, named=named)
    return word


def _several(values: Sequence[object], deck: Deck, *, named: bool) -> str:
    """Cards or suits in a sentence."""
    cards = [value for value in values if isinstance(value, Card)]
    if not cards:
        return suits_told([value for value in values if isinstance(value, Suit)])
    if not named:
        return ngettext("{count} card", "{count} cards", len(cards)).format(count=len(cards))
    return listed([_word(card, deck, named=True) for card in cards])


def _more(event: MatchEvent, deck: Deck, *, named: bool) -> dict[str, str]:
    """What a sentence says of an event that no field of it holds as such."""
    more: dict[str, str] = {}
    match event:
        case HandSpread(contract):
            more = {"dummy": seat_name(contract.dummy), "declarer": seat_name(contract.declarer)}
        case CardsPickedUp(seat):
            more = {"partner": seat_name(seat.partner)}
        case TricksTransferred(tricks=tricks):
            more = {"tricks": ngettext("{count} trick", "{count} tricks", tricks).format(count=tricks)}
        case IrregularitySeen(seat=seat, call=Call() as call):
            more = {"made": call_made(seat, call, deck)}
        case OptionTaken(option=option) if option in HANDS:
            more = {"hand": seat_name(HANDS[option])}
        case TurnGivenBack(passes=passes):
            words = ngettext("{count} pass is cancelled", "{count} passes are cancelled", passes)
            more = {"cancelled": words.format(count=passes)}
        case Designated(suit=suit, rank=rank, word=word):
            whole = isinstance(suit, Suit) and isinstance(rank, Rank)
            more = {"said": said(suit, rank, word) if named or not whole else _("a card")}
    return more


def suits_told(suits: Sequence[Suit]) -> str:
    """``diamonds and clubs``, the highest first; empty for none."""
    return listed([suit_name(suit) for suit in sorted(suits, reverse=True)])
