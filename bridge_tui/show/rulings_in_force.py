"""What is in force of earlier rulings: who has to pass, whose first lead may be limited, what rights dummy has lost."""

from __future__ import annotations

from collections.abc import Iterator

from bridge_tui.engine.events import Barred
from bridge_tui.engine.irregularities import AskedOfAll
from bridge_tui.engine.laws import dummys_rights, lead_limits
from bridge_tui.engine.laws.choices import FORBID, REQUIRE
from bridge_tui.engine.laws.codes import RULES
from bridge_tui.engine.state import Option
from bridge_tui.engine.view import View
from bridge_tui.engine.wrong_calls import Bar
from bridge_tui.model.cards import SUITS, Suit
from bridge_tui.model.seats import Seat
from bridge_tui.show.incident_words import BARRED
from bridge_tui.show.names import either, listed
from bridge_tui.show.texts import _, law_reference, msgid, seat_name, suit_name

REQUIRED_OR_FORBIDDEN = msgid("Declarer may require or forbid {forbidden} at {seat}'s first lead")
ANY_FORBIDDEN = msgid("Declarer may forbid one suit at {seat}'s first lead")
UNBID_FORBIDDEN = msgid("Declarer may forbid at {seat}'s first lead one suit that {partner} has not bid")
FORBIDDEN = msgid("Declarer may forbid {forbidden} at {seat}'s first lead")
REQUIRED_AND_OTHERS = msgid("Declarer may require {required}, or forbid {forbidden}, at {seat}'s first lead")
"""How a first lead may be limited, as message ids."""

RIGHTLESS = msgid("{seat}, dummy, has lost his rights")


UNLESS_ALL = msgid("{barred}, unless all four agree that it means the same")
"""What is said of a player who has to pass while all are asked about his partner's call, as a message id."""


def in_force(view: View) -> tuple[str, ...]:
    """A sentence for each; none once the deal is over."""
    return (*limits_in_force(view), *lost_rights(view))


def limits_in_force(view: View) -> tuple[str, ...]:
    """The same without dummy's rights: who has to pass, and whose first lead may be limited."""
    if view.is_over:
        return ()
    return (*_bars(view), *(_lead_limit(view, seat, options) for seat, options in view.lead_limits))


def lost_rights(view: View) -> tuple[str, ...]:
    """That dummy has lost his rights, if he has; nothing once the deal is over."""
    if view.is_over or not view.rightless or view.contract is None:
        return ()
    return (by_law(_(RIGHTLESS).format(seat=seat_name(view.contract.dummy)), dummys_rights.LAW, view),)


def by_law(told: str, law: int | None, view: View) -> str:
    """The sentence with the law that it goes by, if one is known."""
    if law is None:
        return f"{told}."
    return _("{sentence} ({law}).").format(sentence=told, law=law_reference(law, view.code))


def _bars(view: View) -> Iterator[str]:
    """Who has to pass; those who have to equally long and by the same law in one sentence."""
    together: dict[tuple[bool, int | None, bool], list[str]] = {}
    for seat, bar in view.bars:
        rest = bar is Bar.REST
        told = (event for event in reversed(view.events) if isinstance(event, Barred) and event.seat is seat)
        law = next((event.law for event in told if event.rest is rest), None)
        together.setdefault((rest, law, seat in in_doubt(view)), []).append(seat_name(seat))
    for (rest, law, asked), seats in together.items():
        told_of = _(BARRED[rest]).format(seat=listed(seats))
        yield by_law(_(UNLESS_ALL).format(barred=told_of) if asked else told_of, law, view)


def in_doubt(view: View) -> tuple[Seat, ...]:
    """Of whom all four are asked just now whether he has to pass: nobody, or one."""
    asked = view.decision
    if asked is None or asked.offender is None or asked.kind != AskedOfAll.COMPARABLE.value:
        return ()
    return (asked.offender.partner,)


def _lead_limit(view: View, seat: Seat, options: tuple[Option, ...]) -> str:
    suits = {option.name: option.suits for option in options}
    required, forbidden = suits.get(REQUIRE, ()), suits.get(FORBID, ())
    words = REQUIRED_AND_OTHERS if required else FORBIDDEN
    if required == forbidden:
        words = REQUIRED_OR_FORBIDDEN
    elif not required and len(forbidden) == len(SUITS):
        words = UNBID_FORBIDDEN if RULES[view.code].comparable_calls else ANY_FORBIDDEN
    told = _(words).format(
        seat=seat_name(seat),
        partner=seat_name(seat.partner),
        required=_one_of(required),
        forbidden=_one_of(forbidden),
    )
    return by_law(told, lead_limits.LAW, view)


def _one_of(suits: tuple[Suit, ...]) -> str:
    """``hearts``, ``spades or hearts``, the highest first; empty for none."""
    return either([suit_name(suit) for suit in sorted(suits, reverse=True)])
