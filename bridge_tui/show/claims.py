"""What is said of a claim: how much of what is left, by which line, and what has become of it."""

from __future__ import annotations

from bridge_tui.engine.state import Claimed, ClaimStatus
from bridge_tui.model.seats import Seat
from bridge_tui.show.names import clean_name
from bridge_tui.show.texts import _, ngettext, seat_name


def claims_words(seat: Seat, tricks: int, left: int) -> str:
    """``South claims 5 of the 6 tricks left``; claiming all or nothing has words of its own."""
    words = _("{seat} claims {tricks} of the {left} tricks left")
    if tricks == 0:
        words = ngettext("{seat} concedes the last trick", "{seat} concedes the {left} tricks left", left)
    elif tricks == left:
        words = ngettext("{seat} claims the last trick", "{seat} claims the {left} tricks left", left)
    return words.format(seat=seat_name(seat), tricks=tricks, left=left)


def line_words(line: str, *, draws_trumps: bool, finesses: bool) -> str:
    """The statement that goes with a claim (Law 68C), in one line; empty if nothing was stated."""
    own = clean_name(line)
    said = (
        _("trumps are drawn first") if draws_trumps else "",
        _("a finesse is taken") if finesses else "",
        f'"{own}"' if own else "",
    )
    return ", ".join(words for words in said if words)


def became(claim: Claimed) -> str:
    """A claim and what has become of it, in a sentence."""
    words = {
        ClaimStatus.OPEN: _("{claim}."),
        ClaimStatus.AGREED: _("{claim}: agreed."),
        ClaimStatus.ADJUDICATED: _("{seat}'s claim was contested and judged: {tricks} of the {left} tricks left."),
        ClaimStatus.DISPUTED: _("{claim}: contested."),
        ClaimStatus.PLAYED_ON: _("{claim}: contested, and played on."),
        ClaimStatus.VOID: _("{claim}: void."),
    }[claim.status]
    said = claims_words(claim.seat, claim.tricks, claim.left)
    return words.format(claim=said, seat=seat_name(claim.seat), tricks=claim.tricks, left=claim.left)
