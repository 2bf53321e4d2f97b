"""The words of the score sheet: what each entry is for, and how a deal ended."""

from __future__ import annotations

from bridge_tui.engine.laws.codes import Code
from bridge_tui.engine.laws.revoke_claims import LAW as REVOKE_LAW
from bridge_tui.match.sheet import DealResult, Line
from bridge_tui.model.cards import Strain
from bridge_tui.model.contracts import Contract
from bridge_tui.model.seats import SIDES
from bridge_tui.scoring.honours import TRUMP_HONOURS
from bridge_tui.scoring.points import Part
from bridge_tui.show.deck import Deck
from bridge_tui.show.texts import _, doubling_name, law_reference, ngettext, seat_name, side_name

SMALL_SLAM = 6


def entry_name(entry: Line, deck: Deck) -> str:
    """What an entry is for: ``4♠ South``, ``2 overtricks``, ``down 2, 3NTX West``, ``four honours, East``."""
    if entry.part is Part.ADJUSTMENT:
        return _("adjustment")
    contract = None if entry.result is None else entry.result.contract
    if entry.result is None or contract is None:
        return _at_the_end(entry.part)
    over = entry.result.tricks - contract.tricks_needed
    name = contract_name(contract, deck)
    names = {
        Part.TRICKS: name,
        Part.OVERTRICKS: ngettext("{count} overtrick", "{count} overtricks", over).format(count=over),
        Part.DOUBLED_MADE: _("{doubled} contract").format(doubled=doubling_name(contract.doubling)),
        Part.SLAM: _("small slam") if contract.level == SMALL_SLAM else _("grand slam"),
        Part.UNDERTRICKS: _("down {count}, {contract}").format(count=-over, contract=name),
        Part.GAME: _("game bonus"),
        Part.PART_SCORE: _("part-score bonus"),
        Part.HONOURS: _honours(entry, contract),
    }
    return names[entry.part]


def _at_the_end(part: Part) -> str:
    """What is added when the rubber ends."""
    names = {
        Part.RUBBER: _("rubber"),
        Part.UNFINISHED_GAME: _("the only game"),
        Part.UNFINISHED_PART_SCORE: _("the only part-score"),
    }
    return names[part]


def _honours(entry: Line, contract: Contract) -> str:
    if contract.strain is Strain.NOTRUMP:
        words = _("four aces")
    else:
        words = _("five honours") if entry.points == TRUMP_HONOURS[5] else _("four honours")
    return words if entry.seat is None else f"{words}, {seat_name(entry.seat)}"


def part_name(part: Part) -> str:
    """What the points of several contracts are for, in a sum."""
    names = {
        Part.TRICKS: _("tricks bid and made"),
        Part.OVERTRICKS: _("overtricks"),
        Part.DOUBLED_MADE: _("doubled contracts"),
        Part.SLAM: _("slams"),
        Part.UNDERTRICKS: _("undertricks"),
        Part.GAME: _("game bonuses"),
        Part.PART_SCORE: _("part-score bonuses"),
        Part.ADJUSTMENT: _("adjustments"),
    }
    return names[part]


def contract_name(contract: Contract, deck: Deck) -> str:
    """``4♠X South``."""
    return f"{deck.contract(contract).text} {seat_name(contract.declarer)}"


def outcome(result: DealResult) -> str:
    """How a deal ended: ``10 tricks: made``, ``11 tricks: made, 1 over``, ``8 tricks: down 2``."""
    if result.contract is None:
        return _("Passed out: nobody scores.")
    over = result.tricks - result.contract.tricks_needed
    tricks = ngettext("{count} trick", "{count} tricks", result.tricks).format(count=result.tricks)
    words = _("{tricks}: made") if over == 0 else _("{tricks}: made, {count} over")
    return (_("{tricks}: down {count}") if over < 0 else words).format(tricks=tricks, count=abs(over))


def transfers(result: DealResult, code: Code) -> tuple[str, ...]:
    """What revokes have moved in a deal: ``2 tricks transferred, Law 64``; nothing where nobody has lost a trick.

    Where both sides have lost some, there is a sentence for each, which names the side that has won them.
    """
    losers = [side for side in SIDES if result.paid[side]]
    law = law_reference(REVOKE_LAW, code)
    if len(losers) == 1:
        count = result.paid[losers[0]]
        return (
            ngettext("{count} trick transferred, {law}", "{count} tricks transferred, {law}", count).format(
                count=count, law=law
            ),
        )
    return tuple(
        _("{count} transferred to {side}, {law}").format(count=result.paid[side], side=side_name(side.other), law=law)
        for side in losers
    )


def contract_line(contract: Contract, declarer: str, deck: Deck) -> str:
    """The contract in words, with whoever plays it: ``4♠X by South (Cid)``."""
    return _("{contract} by {declarer}").format(contract=deck.contract(contract).text, declarer=declarer)
