"""What is demanded of the hand in turn, and what else is in force, for everybody to read: all of it is public."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bridge_tui.engine.laws.choices import DRAW_TRUMPS, LEAVE_TRUMPS
from bridge_tui.engine.laws.claimed_play import binding_claim
from bridge_tui.engine.laws.leads import BY_DECLARER
from bridge_tui.engine.laws.penalty_cards import LEAD_LAW
from bridge_tui.engine.laws.revokes import CORRECTION
from bridge_tui.engine.matters import Demand, Limit, When
from bridge_tui.engine.play import CONTESTED_CLAIM
from bridge_tui.engine.view import FacedCard, Lies, View
from bridge_tui.model.seats import SEATS, Seat
from bridge_tui.show.deck import Deck
from bridge_tui.show.names import either, listed
from bridge_tui.show.rulings_in_force import by_law, limits_in_force
from bridge_tui.show.texts import _, card_of_suit_name, msgid, seat_name, suit_name

SENTENCES = {
    Demand.REQUIRE: msgid("{seat} is to play {suits} if he can"),
    Demand.FORBID: msgid("{seat} may not play {suits} this time if he has others"),
    Demand.HIGHEST: msgid("{seat} is to play his highest card of the suit led"),
    Demand.LOWEST: msgid("{seat} is to play his lowest card of the suit led"),
    Demand.CARDS: msgid("{seat} is to play {cards}"),
}
"""By what is demanded, as message ids."""

AT_THE_LEAD = {
    Demand.REQUIRE: msgid("{seat} is to lead {suits} if he can"),
    Demand.FORBID: msgid("{seat} may not lead {suits} while he keeps the lead"),
}
"""What is said instead of a hand that leads."""

PENALTY_SENTENCES = {
    Lies.PENALTY: msgid("Penalty card: {seat} must play {card} at the first legal chance"),
    Lies.MINOR_PENALTY: msgid("Minor penalty card: {seat} may play no other {suit} below the ten before {card}"),
}
"""By what kind of penalty card lies there, as message ids."""

SEVERAL_PENALTY_CARDS = msgid("Penalty cards: {seat} must play {cards}, each at the first legal chance")
"""What is said where a hand has several, all of which are major, as a message id."""

TRUMPS_OWED = {
    DRAW_TRUMPS: msgid("lead trumps while one is out"),
    LEAVE_TRUMPS: msgid("lead no trump while one is out"),
}
"""What declarer has to do with the trumps after a contested claim, as message ids."""


def demands(view: View, deck: Deck) -> tuple[str, ...]:
    """What the hand in turn has to do, a sentence for each demand, one for penalty cards; who may still speak; what
    declarer's contested claim asks of it; and what is in force of rulings on calls.
    """
    return () if view.turn is None else (*_of_the_turn(view, deck), *_of_a_claim(view), *limits_in_force(view))


def _of_the_turn(view: View, deck: Deck) -> Iterator[str]:
    if view.turn is None or view.contract is None:
        return
    leads = view.trick is None or view.trick.winner is not None
    limits = (limit for limit in view.limits if limit.seat is view.turn and (leads or limit.when is When.NEXT_CARD))
    yield from _replacing(view, deck)
    yield from (_demand(limit, view, deck, leads=leads) for limit in limits)
    yield from _penalty_cards(view, view.turn, deck)
    yield from _overruling(view)


def _replacing(view: View, deck: Deck) -> Iterator[str]:
    """Which revoke card the hand in turn has to replace."""
    if view.to_replace is not None:
        seat, card = view.to_replace
        told = _("{seat}: replace {card} with another card").format(seat=seat_name(seat), card=deck.card(card).text)
        yield by_law(told, CORRECTION, view)


def _demand(limit: Limit, view: View, deck: Deck, *, leads: bool) -> str:
    words = SENTENCES[limit.demand]
    if leads:
        words = AT_THE_LEAD.get(limit.demand, words)
    told = _(words).format(
        seat=seat_name(limit.seat),
        suits=either([suit_name(suit) for suit in limit.suits]),
        cards=either([deck.card(card).text for card in limit.cards]),
    )
    return by_law(told, limit.law, view)


def _penalty_cards(view: View, seat: Seat, deck: Deck) -> Iterator[str]:
    """What a hand's penalty cards ask of it, in one sentence; none where a card has been demanded by name."""
    lying = [each for each in view.faced if each.seat is seat and each.lies in PENALTY_SENTENCES]
    if lying and not any(limit.seat is seat and limit.demand is Demand.CARDS for limit in view.limits):
        told = _penalty_card(lying[0], deck) if len(lying) == 1 else _several(lying, deck)
        yield by_law(told, LEAD_LAW, view)


def _penalty_card(lying: FacedCard, deck: Deck) -> str:
    return _(PENALTY_SENTENCES[lying.lies]).format(
        seat=seat_name(lying.seat), card=deck.card(lying.card).text, suit=card_of_suit_name(lying.card.suit)
    )


def penalty_cards(view: View, deck: Deck) -> tuple[str, ...]:
    """What the penalty cards of all hands ask of them, a sentence for each hand; none once the deal is over."""
    return () if view.turn is None else tuple(told for seat in SEATS for told in _penalty_cards(view, seat, deck))


def _several(lying: Sequence[FacedCard], deck: Deck) -> str:
    cards = listed([deck.card(each.card).text for each in lying])
    return _(SEVERAL_PENALTY_CARDS).format(seat=seat_name(lying[0].seat), cards=cards)


def _overruling(view: View) -> Iterator[str]:
    """Who may still choose otherwise than his partner has."""
    if view.overrules is not None:
        told = _("{seat} may still choose otherwise").format(seat=seat_name(view.overrules[0]))
        yield by_law(told, BY_DECLARER, view)


def _of_a_claim(view: View) -> Iterator[str]:
    """What binds declarer's hands after a contested claim, while one of them is in turn."""
    made = None if view.contract is None else binding_claim(view.contract, view.claims)
    if made is None or view.actor is not made.seat:
        return
    owed = [_(TRUMPS_OWED[made.trumps])] if made.trumps else []
    owed += [] if made.finesses else [_("no finesse unannounced")]
    if owed:
        told = _("{seat}'s claim: {owed}").format(seat=seat_name(made.seat), owed=", ".join(owed))
        yield by_law(told, CONTESTED_CLAIM, view)
