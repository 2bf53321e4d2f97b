"""What is in force of earlier rulings: who has to pass, whose first lead may be limited, what rights dummy has lost."""

from __future__ import annotations

from collections.abc import Iterator

from bridge_tui.engine.events import Barred
from bridge_tui.engine.laws import dummys_rights, lead_limits
from bridge_tui.engine.laws.choices import FORBID, REQUIRE
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
FORBIDDEN = msgid("Declarer may forbid {forbidden} at {seat}'s first lead")
REQUIRED_AND_OTHERS = msgid("Declarer may require {required}, or forbid {forbidden}, at {seat}'s first lead")
"""How a first lead may be limited, as message ids."""

RIGHTLESS = msgid("{seat}, dummy, has lost his rights")


def in_force(view: View) -> tuple[str, ...]:
    """A sentence for each; none once the deal is over."""
    if view.is_over:
        return ()
    return (*_bars(view), *(_lead_limit(view, seat, options) for seat, options in view.lead_limits), *_rights(view))


def by_law(told: str, law: int | None, view: View) -> str:
    """The sentence with the law that it goes by, if one is known."""
    if law is None:
        return f"{told}."
    return _("{sentence} ({law}).").format(sentence=told, law=law_reference(law, view.code))


def _bars(view: View) -> Iterator[str]:
    """Who has to pass; those who have to equally long and by the same law in one sentence."""
    together: dict[tuple[bool, int | None], list[str]] = {}
    for seat, bar in view.bars:
        rest = bar is Bar.REST
        told = (event for event in reversed(view.events) if isinstance(event, Barred) and event.seat is seat)
        law = next((event.law for event in told if event.rest is rest), None)
        together.setdefault((rest, law), []).append(seat_name(seat))
    for (rest, law), seats in together.items():
        yield by_law(_(BARRED[rest]).format(seat=listed(seats)), law, view)


def _lead_limit(view: View, seat: Seat, options: tuple[Option, ...]) -> str:
    suits = {option.name: option.suits for option in options}
    required, forbidden = suits.get(REQUIRE, ()), suits.get(FORBID, ())
    words = REQUIRED_AND_OTHERS if required else FORBIDDEN
    if required == forbidden:
        words = REQUIRED_OR_FORBIDDEN
    elif not required and len(forbidden) == len(SUITS):
        words = ANY_FORBIDDEN
    told = _(words).format(seat=seat_name(seat), required=_one_of(required), forbidden=_one_of(forbidden))
    return by_law(told, lead_limits.LAW, view)


def _one_of(suits: tuple[Suit, ...]) -> str:
    """``hearts``, ``spades or hearts``, the highest first; empty for none."""
    return either([suit_name(suit) for suit in sorted(suits, reverse=True)])


def _rights(view: View) -> Iterator[str]:
    if view.rightless and view.contract is not None:
        yield by_law(_(RIGHTLESS).format(seat=seat_name(view.contract.dummy)), dummys_rights.LAW, view)
