"""The words of the score sheet: what each entry is for, how a deal ended, and what the sheet says of the rubber."""

from __future__ import annotations

from bridge_tui.match.actions import StartMatch
from bridge_tui.match.sheet import DealResult, Line, Sheet
from bridge_tui.model.cards import Strain
from bridge_tui.model.contracts import Contract
from bridge_tui.model.seats import SIDES, Side
from bridge_tui.scoring.honours import TRUMP_HONOURS
from bridge_tui.scoring.points import RUBBER, Part
from bridge_tui.show.deck import Deck
from bridge_tui.show.texts import _, doubling_name, ngettext, seat_name, side_name

SMALL_SLAM = 6


def entry_name(entry: Line, deck: Deck) -> str:
    """What an entry is for: ``4♠ South``, ``2 overtricks``, ``down 2, 3NTX West``, ``four honours, East``."""
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


def contract_line(contract: Contract, declarer: str, deck: Deck) -> str:
    """The contract in words, with whoever plays it: ``4♠X by South (Cid)``."""
    return _("{contract} by {declarer}").format(contract=deck.contract(contract).text, declarer=declarer)


def standing(sheet: Sheet, start: StartMatch) -> tuple[str, ...]:
    """Where the rubber stands, in sentences: vulnerability, what the next game earns, part-scores, the next deal."""
    if sheet.is_over:
        return (rubber_won(sheet),)
    number = sheet.deals + 1
    deal = _("Deal {number}: dealer {seat}.").format(number=number, seat=seat_name(sheet.dealer))
    return (next_game(sheet), part_scores(sheet), deal)


def rubber_won(sheet: Sheet) -> str:
    """How the rubber ended."""
    winner = sheet.winner
    if winner is None:
        return _("The rubber was ended unfinished.")
    both = winner.other in sheet.games
    words = (
        _("{side} have won the rubber, two games to one.") if both else _("{side} have won the rubber in two games.")
    )
    return words.format(side=side_name(winner))


def next_game(sheet: Sheet) -> str:
    """Who is vulnerable, and what the next game is worth."""
    quick, slow = RUBBER[False], RUBBER[True]
    vulnerable = [side for side in SIDES if sheet.vulnerability.includes(side)]
    if not vulnerable:
        words = _("Nobody is vulnerable. Two games win the rubber: {quick}, or {slow} if the other side has one.")
        return words.format(quick=quick, slow=slow)
    if len(vulnerable) == len(SIDES):
        return _("Both sides are vulnerable. The next game ends the rubber and earns {slow}.").format(slow=slow)
    words = _("{side} are vulnerable. A second game for them ends the rubber and earns {quick}.")
    return words.format(side=side_name(vulnerable[0]), quick=quick)


def part_scores(sheet: Sheet) -> str:
    """What both sides have towards the next game."""
    we, they = (sheet.part_score(side) for side in SIDES)
    words = _("Part-scores towards the next game: {we_name} {we}, {they_name} {they}.")
    return words.format(we_name=side_name(Side.NS), we=we, they_name=side_name(Side.EW), they=they)
