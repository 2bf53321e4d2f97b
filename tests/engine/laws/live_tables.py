"""Live tables, what people do at them in plain words, and what all readers of them are told."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

import pytest

from bridge_tui.engine.actions import (
    AnswerClaim,
    Ask,
    ChangeCard,
    Choose,
    Claim,
    ClaimRevoke,
    DeclineChange,
    Designate,
    Expose,
    LookAtHand,
    LookLastTrick,
    MakeCall,
    OwnUp,
    PlayCard,
    Remark,
    SpreadHand,
    TableAction,
)
from bridge_tui.engine.events import TableEvent
from bridge_tui.engine.irregularities import About, Manner, Word
from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.matters import Limit, RevokeStatus, When
from bridge_tui.engine.refusals import Refused
from bridge_tui.engine.state import Decision, Option
from bridge_tui.engine.table import Table
from bridge_tui.engine.view import ALL, PUBLIC, FacedCard, Reader
from bridge_tui.model.calls import Call
from bridge_tui.model.cards import RANKS, Card, Rank, Suit
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import SEATS, Seat
from tests.engine.laws import claimed_tables
from tests.engine.tables import called, played

Told = TypeVar("Told")

N, E, S, W = SEATS
READERS: tuple[Reader, ...] = (*SEATS, PUBLIC, ALL)

CLASSIC, RUBBER_1993, RUBBER_2014, DUPLICATE_2017 = Code
all_codes = pytest.mark.parametrize("code", Code)

EVEN = Deal.from_pbn("N:876.AK4.QJ3.AQ82 5432.QJT.AK2.KJ9 JT9.9876.T98.T76 AKQ.532.7654.543")
"""An even deal: everybody has three or four cards of every suit, so who does not follow early on has revoked."""

LONG_WEST = Deal.from_pbn("N:AJ3.K32.A432.432 84.T95.QT9.KQJT9 KQ2.AQ4.KJ5.A876 T9765.J876.876.5")
"""West has five small spades and one club, East the high clubs."""

NO_SPADES_EAST = Deal.from_pbn("N:AJ3.K32.A432.432 .T95.QT987.KQJT9 KQ2.AQ4.KJ5.A876 T987654.J876.6.5")
"""The same, but East discards on spades: his two are West's, for two diamonds."""

STRONG_WEST = Deal.from_pbn("N:432.K32.A43.5432 85.T95.QT92.KQJT JT9.AQ4.KJ5.A876 AKQ76.J876.876.9")
"""West has the high spades, with which he keeps the lead."""

NO_CLUBS_NORTH = Deal.from_pbn("N:AK2.5432.A65432. QJ.T9.QT9.KQJT93 T98.AQ8.KJ7.8762 76543.KJ76.8.A54")
"""Dummy wins the first spade and has no club."""

LONG_SPADES = Deal.from_pbn("N:2.AQJT9876542.4. ..AQJT987652.AKQ AKQJT987654.3.3. 3.K.K.JT98765432")
"""South wins eleven tricks in spades. Then he has two red treys left, dummy two red fours, West two red kings."""

ELEVEN_TRICKS = (
    "S3 S2 CQ SA SK C2 H2 CK SQ C3 H5 D2 SJ C4 H6 D5 "
    "ST C5 H7 D6 S9 C6 H8 D7 S8 C7 H9 D8 S7 C8 HT D9 "
    "S6 C9 HJ DT S5 CT HQ DJ S4 CJ HA DQ"
)
"""The first tricks of `LONG_SPADES`. South is on lead; East has the aces of diamonds and clubs left."""

WEST_LEADS_AGAIN = "SA S6 S2 S9"
"""The first trick of `EVEN`, after which West, a defender, is on lead."""

DUMMY_LEADS = "D4 DQ D2 D8"
"""The first trick of `EVEN`, after which dummy is on lead."""

DECLARER_LEADS = "D4 D3 D2 DT"
"""The first trick of `EVEN`, after which declarer's own hand is on lead."""

EAST_LEADS = "D4 D3 DA D8"
"""The first trick of `EVEN`, after which East, the other defender, is on lead."""


def live(code: Code = CLASSIC, *deeds: str, calls: str = "1NT P P P", deal: Deal = EVEN) -> Table:
    """A live table after these calls, South's first, and deeds: South plays one no-trump, and North is dummy."""
    return after(called(calls, S, deal, code=code, live=True), *deeds)


def guarded(code: Code = CLASSIC, *deeds: str) -> Table:
    """The same at a guarded table."""
    return after(called("1NT P P P", S, EVEN, code=code), *deeds)


# What people do.


def card(name: str) -> Card:
    return Card.parse(name)


def cards(names: str) -> tuple[Card, ...]:
    return tuple(map(card, names.split()))


def suits(letters: str) -> tuple[Suit, ...]:
    return tuple(map(Suit.parse, letters))


def _choice(seat: Seat, option: str, named: str = "") -> Choose:
    if named and named in RANKS:
        return Choose(seat, option, rank=Rank.parse(named))
    if named and named[-1] in RANKS:
        return Choose(seat, option, card=card(named))
    return Choose(seat, option, suits(named) or None)


def _designation(seat: Seat, *said: str) -> Designate:
    suit = next((Suit.parse(each) for each in said if each in {*"CDHS"}), None)
    rank = next((Rank.parse(each) for each in said if each in {*RANKS}), None)
    word = next((Word(each) for each in said if len(each) > 1), None)
    return Designate(seat, suit, rank, word)


VERBS: Mapping[str, Callable[..., TableAction]] = {
    "calls": lambda seat, call: MakeCall(seat, Call.parse(call)),
    "means": lambda seat, call: MakeCall(seat, Call.parse(call), slip=True),
    "plays": lambda seat, name: PlayCard(seat, card(name)),
    "moves": lambda seat, name: PlayCard(seat, card(name), by=seat),
    "wants": _designation,
    "drops": lambda seat, *names: Expose(seat, cards(" ".join(names))),
    "shows": lambda seat, *names: Expose(seat, cards(" ".join(names)), manner=Manner.DELIBERATE),
    "names": lambda seat, *names: Expose(seat, cards(" ".join(names)), manner=Manner.NAMED),
    "hides": lambda seat, *names: Expose(seat, cards(" ".join(names)), seen=False),
    "spreads": lambda seat, _hand: SpreadHand(seat),
    "remarks": lambda seat, about: Remark(seat, About(about)),
    "owns": lambda seat, _up: OwnUp(seat),
    "asks": lambda seat, target: Ask(seat, Seat.parse(target)),
    "chooses": _choice,
    "changes": lambda seat, old, new: ChangeCard(seat, card(old), card(new)),
    "keeps": lambda seat, _card: DeclineChange(seat),
    "claims": lambda seat, tricks: Claim(seat, int(tricks)),
    "accepts": lambda seat, _claim: AnswerClaim(seat, accept=True),
    "contests": lambda seat, _claim: AnswerClaim(seat, accept=False),
    "accuses": lambda seat, offender, trick: ClaimRevoke(seat, int(trick), Seat.parse(offender)),
    "looks": lambda seat, _back: LookLastTrick(seat),
    "peeks": lambda seat, whose: LookAtHand(seat, Seat.parse(whose)),
}


def deed(words: str) -> TableAction:
    """What these words say: ``E plays HQ``, ``S chooses require_suit H``, ``N asks S``, ``S accuses W 3``.

    Who ``means`` a call says that his last one was a slip; what declarer ``wants`` of dummy he names in part, such as
    ``S wants H lowest``; dummy ``moves`` a card by himself, and ``peeks`` at a hand.
    """
    seat, verb, *rest = words.split()
    return VERBS[verb](Seat.parse(seat), *rest)


def after(table: Table, *deeds: str) -> Table:
    """The table after these deeds; cards or calls alone, such as ``HQ H6``, are each of the hand or seat in turn."""
    for words in deeds:
        if words[:2].strip() in {"N", "E", "S", "W"}:
            table = table.apply(deed(words)).table
        else:
            table = said(table, words) if words[:1] in "PX123456789" else played(table, words)
    return table


def said(table: Table, calls: str) -> Table:
    """The table after these calls, such as ``2H P``, each of the seat in turn."""
    for call in calls.split():
        assert table.turn is not None
        table = table.apply(MakeCall(table.turn, Call.parse(call))).table
    return table


def events(table: Table, words: str) -> tuple[TableEvent, ...]:
    """What happens at this deed."""
    return table.apply(deed(words)).events


def refused(table: Table, words: str) -> tuple[object, int | None, dict[str, object]]:
    """Why this deed is refused; nothing is changed by it."""
    return claimed_tables.refused(table, deed(words))


def outcome(table: Table, words: str) -> object:
    """What happens at this deed, or why it is refused."""
    try:
        return events(table, words)
    except Refused as no:
        return no.reason, no.law, no.params


# What readers are told.


def faced(table: Table) -> list[str]:
    """The cards that lie face up, such as ``E HQ penalty``, told to every reader alike."""
    return alike([[_lying(each) for each in table.view(reader).faced] for reader in READERS])


def _lying(each: FacedCard) -> str:
    return f"{each.seat} {each.card} {each.lies.value}"


def limits(table: Table) -> list[str]:
    """What is demanded of hands, such as ``W forbid_suit H on lead``, told to every reader alike."""
    return alike([[_demand(each) for each in table.view(reader).limits] for reader in READERS])


def _demand(limit: Limit) -> str:
    words = [str(limit.seat), limit.demand.value, "".join(map(str, limit.suits)), *map(str, limit.cards)]
    return " ".join([*filter(None, words), *(["on lead"] if limit.when is When.WHILE_LEADING else [])])


def question(table: Table) -> str:
    """What somebody has to decide: its kind, its law, who decides and the options; told to every reader alike.

    Empty if there is nothing to decide.
    """
    return alike([_asked(table.view(reader).decision) for reader in READERS])


def question_for(table: Table, reader: Reader) -> str:
    """The same as this reader hears it."""
    return _asked(table.view(reader).decision)


def about(table: Table) -> str:
    """Whose card the question is about, such as ``E HQ``, or whose cards, such as ``E``; told to every reader alike."""
    return alike([_subject(table.view(reader).decision) for reader in READERS])


def _subject(decision: Decision | None) -> str:
    subject = () if decision is None else (decision.offender, decision.card)
    return " ".join(str(each) for each in subject if each is not None)


def _asked(decision: Decision | None) -> str:
    if decision is None:
        return ""
    deciders = "".join(map(str, decision.deciders))
    return f"{decision.kind} {decision.law} {deciders}: {' | '.join(map(_offered, decision.options))}"


def _offered(option: Option) -> str:
    words = [option.name, "".join(map(str, option.suits)), *map(str, option.cards)]
    return " ".join([*filter(None, words), *(["or several"] if option.several else [])])


def overrules(table: Table) -> str:
    """Who may choose otherwise than his partner has, and what, told to every reader alike; empty for nobody."""
    told = [table.view(reader).overrules for reader in READERS]
    return alike(["" if each is None else f"{each[0]} {each[1].name}" for each in told])


def to_replace(table: Table) -> str:
    """Whose card has to be replaced, such as ``W H2``, told to every reader alike; empty for nobody's."""
    told = [table.view(reader).to_replace for reader in READERS]
    return alike(["" if each is None else f"{each[0]} {each[1]}" for each in told])


def legal(table: Table) -> str:
    """What the hand in turn may play, highest suit first, such as ``HQ HJ HT``."""
    return " ".join(map(str, reversed(table.legal_cards)))


def on_table(table: Table) -> str:
    """The trick in progress, such as ``W SA N S6``; empty between two."""
    trick = table.trick
    return "" if trick is None or trick.winner is not None else " ".join(f"{seat} {card}" for seat, card in trick.plays)


def statuses(table: Table) -> dict[Seat, RevokeStatus]:
    """What has become of the revokes, by the hand that made them; nobody is told of those that are unspoken."""
    return {revoke.seat: revoke.status for revoke in table.matters.revokes}


def alike(told: Sequence[Told]) -> Told:
    """What everybody is told, who must all be told the same."""
    assert all(each == told[0] for each in told)
    return told[0]
