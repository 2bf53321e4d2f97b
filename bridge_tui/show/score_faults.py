"""Why what was entered for a deal of a real table cannot have happened: a sentence for every fault, with what can."""

from __future__ import annotations

from collections.abc import Callable

from bridge_tui.match.entries import BadEntry, EntryFault, made_by
from bridge_tui.model.contracts import Contract
from bridge_tui.model.seats import Side
from bridge_tui.show.deck import LETTERS
from bridge_tui.show.names import either
from bridge_tui.show.texts import _, msgid, ngettext, side_name

SENTENCES = {
    EntryFault.NOT_SO_MANY_TRICKS: msgid("At {contract} the result lies between {fewest} and {most}: not {over}."),
    EntryFault.NO_SUCH_HONOURS: msgid("At {contract} one hand's honours are {possible}, not {points}."),
    EntryFault.PASSED_OUT_HAS_NOTHING: msgid(
        "Where all have passed there are no tricks, honours, revokes or claims; points can be awarded."
    ),
    EntryFault.NO_SUCH_AWARD: msgid("Points are awarded in tens up to {most}, not {points}."),
}
"""All but `MORE_REVOKED_THAN_WON`, which has a plural. Braces hold the parameters of the fault."""


def fault_sentence(bad: BadEntry) -> str:
    """What is wrong with an entry and what is possible, in plain letters."""
    write = made_by if bad.fault is EntryFault.NOT_SO_MANY_TRICKS else str
    words = {name: _word(value, write) for name, value in bad.params.items()}
    won = bad.params.get("won")
    if not isinstance(won, int):
        return _(SENTENCES[bad.fault]).format_map(words)
    sentence = ngettext(
        "{side} took {won} trick and cannot lose {tricks}.", "{side} took {won} tricks and cannot lose {tricks}.", won
    )
    return sentence.format_map(words)


def _word(value: object, write: Callable[[int], str]) -> str:
    """A parameter in a sentence; a number is written like this."""
    match value:
        case Contract():
            return LETTERS.contract(value).text
        case Side():
            return side_name(value)
        case int():
            return write(value)
        case tuple():
            return either([str(one) for one in value])
        case _:
            return str(value)
