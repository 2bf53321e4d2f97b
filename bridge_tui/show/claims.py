"""What is said of a claim: how much of what is left, by which line, what was asked, and what has become of it."""

from __future__ import annotations

from bridge_tui.engine.laws.choices import DRAW_TRUMPS, LEAVE_TRUMPS, NO_REQUEST, PLAY_ON
from bridge_tui.engine.state import Claimed, ClaimStatus
from bridge_tui.model.seats import Seat
from bridge_tui.show.names import clean_name
from bridge_tui.show.texts import _, msgid, ngettext, seat_name

OPTIONS = {
    DRAW_TRUMPS: msgid("{seat} asks that trumps be drawn"),
    LEAVE_TRUMPS: msgid("{seat} asks that trumps be left"),
    NO_REQUEST: msgid("{seat} asks nothing about the trumps"),
    PLAY_ON: msgid("{seat} agrees to play on"),
}
"""What is said of each option that somebody takes, as message ids."""


def claims_words(seat: Seat, tricks: int, left: int, *, spread: bool = False) -> str:
    """``South claims 5 of the 6 tricks left``; claiming all or nothing has words of its own.

    Of a hand that is `spread` with the claim it is said that it is.
    """
    claims = _claims(seat, tricks, left)
    return _("{claim}, and faces his hand").format(claim=claims) if spread else claims


def _claims(seat: Seat, tricks: int, left: int) -> str:
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


def option_words(seat: Seat, option: str) -> str:
    """``East asks that trumps be left``: the option that a seat has taken after a contested claim."""
    return _(OPTIONS[option]).format(seat=seat_name(seat))


def given_back_words(tricks: int) -> str:
    """That so many conceded tricks are won after all (Law 71)."""
    words = ngettext(
        "{count} conceded trick could not be lost and comes back",
        "{count} conceded tricks could not be lost and come back",
        tricks,
    )
    return words.format(count=tricks)


def became(claim: Claimed) -> str:
    """A claim and what has become of it, in a sentence, or in two if conceded tricks came back."""
    words = {
        ClaimStatus.OPEN: _("{claim}."),
        ClaimStatus.AGREED: _("{claim}: agreed."),
        ClaimStatus.ADJUDICATED: ngettext(
            "{claim}: contested, and judged to be {won} trick.",
            "{claim}: contested, and judged to be {won} tricks.",
            claim.won or 0,
        ),
        ClaimStatus.DISPUTED: _("{claim}: contested."),
        ClaimStatus.PLAYED_ON: _("{claim}: contested, and played on."),
        ClaimStatus.VOID: _("{claim}: void."),
    }[claim.status]
    said = claims_words(claim.seat, claim.tricks, claim.left, spread=claim.spread)
    sentence = words.format(claim=said, won=claim.won)
    return f"{sentence} {given_back_words(claim.given_back)}." if claim.given_back else sentence
