"""The form of a claim in words: what each number of tricks comes to, and what can be stated with it."""

from __future__ import annotations

from typing import NamedTuple

from bridge_tui.engine.laws.codes import RULES, ContestedClaim
from bridge_tui.engine.state import Claimed, ClaimStatus
from bridge_tui.engine.view import View
from bridge_tui.match.sheet import DealResult
from bridge_tui.model.seats import Seat
from bridge_tui.show.claims import line_words
from bridge_tui.show.entries import outcome
from bridge_tui.show.texts import _, side_name


class Statement(NamedTuple):
    """What can be stated with a claim besides one's own words."""

    draws_trumps: bool
    finesses: bool

    @property
    def words(self) -> str:
        """The statement as it is heard."""
        return line_words("", draws_trumps=self.draws_trumps, finesses=self.finesses) or _("nothing more")


STATEMENTS = (Statement(False, False), Statement(True, False), Statement(False, True), Statement(True, True))


def hint() -> str:
    """How the form is filled in."""
    return _("Type the number; Up and Down go to another line, Left and Right change it.")


def example() -> str:
    """What stands in the line until something is typed."""
    return _("in your own words, if you like")


def statements(view: View) -> tuple[Statement, ...]:
    """Those that make sense in this contract."""
    trumps = view.contract is not None and view.contract.trump is not None
    return tuple(statement for statement in STATEMENTS if trumps or not statement.draws_trumps)


def numbers(view: View, seat: Seat) -> list[tuple[str, str]]:
    """For each number of tricks, from 0, its figure and what the deal would come to."""
    return [(str(tricks), _comes_to(view, seat, tricks)) for tricks in range(view.tricks_left + 1)]


def proposed(view: View, seat: Seat) -> int:
    """The number that the form begins with: all, or after a claim in dispute what that has left this seat's side."""
    left, made = view.tricks_left, _in_dispute(view)
    if made is None:
        return left
    return made.tricks if made.seat.side is seat.side else left - made.tricks


def _in_dispute(view: View) -> Claimed | None:
    """The claim that is in dispute, if one is."""
    made = view.claims[-1] if view.claims else None
    return made if made is not None and made.status is ClaimStatus.DISPUTED else None


FACED = 1
"""The place of the hand that is faced among `hands`."""


def hands(view: View, seat: Seat) -> list[tuple[str, str]]:
    """Whether the hand is faced with the claim, and what that means; empty where there is nothing to choose.

    A claim of declarer's shows his hand in any case, and nobody goes wrong at a guarded table.
    """
    if not view.live or view.contract is None or seat.side is view.contract.declarer.side:
        return []
    played_on = RULES[view.code].contested_claim is ContestedClaim.PLAY_ON
    faced = _("to everybody; contested, all of it is penalty cards") if played_on else _("to everybody")
    return [(_("shown"), _("to declarer alone")), (_("faced"), faced)]


def _comes_to(view: View, seat: Seat, tricks: int) -> str:
    """``of the 5 left; then N-S have 10 tricks: made``: the declaring side, if the claim is accepted.

    In a dispute both sides have claimed, so it is said for whom the tricks are.
    """
    contract, left = view.contract, view.tricks_left
    if contract is None:
        return ""
    declarer = contract.declarer.side
    more = tricks if seat.side is declarer else left - tricks
    comes_to = outcome(DealResult(1, contract, view.tricks_won[declarer] + more))
    words = _("of the {left} left; then {side} have {outcome}")
    if tricks in {0, left}:
        every = _("all that are left; then {side} have {outcome}")
        words = every if tricks else _("concedes all {left}; then {side} have {outcome}")
    if _in_dispute(view) is not None:
        words = _("of the {left} left for {own}; then {side} have {outcome}")
    return words.format(left=left, own=side_name(seat.side), side=side_name(declarer), outcome=comes_to)
