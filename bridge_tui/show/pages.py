"""The small pages that are looked at and left again: the last trick, a first tour, help; and what the cut has said."""

from __future__ import annotations

from bridge_tui.engine.laws import last_trick
from bridge_tui.engine.view import Lies
from bridge_tui.match.actions import Form, StartMatch
from bridge_tui.match.view import MatchView
from bridge_tui.model.seats import SEATS, SIDES
from bridge_tui.show.commands import KEYS, commands_at
from bridge_tui.show.deck import Deck
from bridge_tui.show.faced import mark
from bridge_tui.show.menu import title
from bridge_tui.show.names import partners
from bridge_tui.show.places import Place
from bridge_tui.show.score_help import HOW_TO_KEEP, typed_help
from bridge_tui.show.spans import EMPTY, Lines, Span, centre, fit, line
from bridge_tui.show.texts import _, law_name, msgid, seat_name
from bridge_tui.show.wrapping import sentence_rows


def last_trick_page(match: MatchView, deck: Deck, columns: int) -> Lines:
    """The last trick as a cross: who led, who won, and by which law it may be seen."""
    view = match.table
    trick = None if view is None else view.last_trick
    if view is None or trick is None or trick.winner is None:
        return ()
    cards = {seat: line(Span(f"{seat_name(seat)} ", "dim"), deck.card(card, "strong")) for seat, card in trick.plays}
    north, east, south, west = (cards[seat] for seat in SEATS)
    rows: Lines = (
        line(Span(_("The last trick"), "title"), Span(f"   {law_name(last_trick.LAW, view.code)}", "dim")),
        EMPTY,
        north,
        EMPTY,
        line(*west, Span(" " * 12), *east),
        EMPTY,
        south,
        EMPTY,
        line(
            _("{leader} led, {winner} won it.").format(leader=seat_name(trick.leader), winner=seat_name(trick.winner))
        ),
    )
    return tuple(centre(row, columns) for row in (EMPTY, EMPTY, *rows))


TOUR = (
    msgid("The curtain names whose turn it is: his seat's letter, then Enter, lift it."),
    msgid("Bid by typing: 1c to 7nt, p pass, x double, xx redouble; Enter confirms."),
    msgid("Play by typing: h8, sa, dt; the rank alone if it is clear. Enter confirms."),
    msgid("The arrows and the mouse pick instead. {last_trick} last trick, {sheet} sheet, {auction} auction."),
    msgid("{claim} claims, {take_back} takes back, {help} helps. All is saved: leave when you like."),
)
"""A first game in five lines, as message ids; braces hold the keys of commands."""


TOUR_LIVE = msgid("This table is live: {director} calls the director, {acting_seat} lets another seat act.")
"""A sixth line for a first game at a live table, as a message id."""


def tour_page(deck: Deck, columns: int, *, live: bool = False) -> Lines:
    """What a newcomer needs before his first call, at a `live` table too, in the middle of so many columns."""
    told = [_(words).format_map(KEYS) for words in (*TOUR, *((TOUR_LIVE,) if live else ()))]
    widest = max(map(len, told)) + 4
    lines = (fit(line(Span(f" {number}  ", "key"), words), widest) for number, words in enumerate(told, 1))
    name = _("Your first game in six lines") if live else _("Your first game in five lines")
    head = line(Span(name, "title"))
    rows = (EMPTY, *title(deck), EMPTY, head, EMPTY, *lines)
    return tuple(centre(row, columns) for row in rows)


HOW_TO_PLAY = (
    msgid(
        "Type a call (1c to 7nt, p for pass, x double, xx redouble) or a card (h8, sa, dt), then Enter. A rank alone "
        "will do when only one suit can be played, or only one card has it. The arrows pick instead of typing, and "
        "Enter confirms."
    ),
    msgid(
        "The dealer calls first. Declarer's left-hand opponent leads, then dummy is faced; declarer plays dummy's "
        "cards as well as his own, and may say the suit alone, which is its lowest, the rank alone, or by {designate} "
        "a word."
    ),
    msgid(
        "A claim says how many of the tricks left are yours; the opponents accept or contest it. One that is contested "
        "is played on or judged, as the code of laws has it, by a rule of the program that is simpler than the law."
    ),
    msgid("A call or a card may be taken back if the opponents agree."),
    msgid(
        "With hidden hands the curtain comes down when it is another person's turn: he presses the letter of his seat "
        "(n, e, s or w), then Enter, to see his hand."
    ),
    msgid(
        "A star marks the winning card; {won} is a trick of N-S and {lost} one of E-W; d3 on the sheet is deal 3. N-S "
        "are WE, E-W are THEY, from every chair."
    ),
    msgid(
        "A table is guarded, where what the laws forbid is refused, or live, where people can go wrong. There the "
        "director, who is called by {director}, takes remarks, questions and cards that are shown; after the deal also "
        "the claim that somebody has revoked. A wrong word costs nothing; dummy who has looked at declarer's hand has "
        "lost his rights, and what he is the first to speak of then costs his side."
    ),
    msgid(
        "At a live table Tab lets another seat act, behind its curtain. A card that lies face up has a mark: {penalty} "
        "a penalty card, {minor} a minor one, {waits} a lead that waits for a ruling, {ready} a card played before its "
        "turn, {seen} a card seen during the auction."
    ),
    msgid(
        "Any call may be made there, also out of turn or too low; 8c to 9nt can be typed. One that waits for a ruling "
        "has {waits} after it, {skipped} stands for a turn that was skipped. A card that is typed during the auction "
        "is faced; 8h is a bid then, and h8 the card."
    ),
    msgid("Everything is saved at once: quit at any moment, and continue from home."),
)
"""What a newcomer needs, as message ids."""

KEEPING = Place.AT_SCORE | Place.SCORE_SETUP | Place.SCORE_LOG | Place.ACCOUNT
"""Where the score of a real table is kept."""

MARK_NAMES = {
    Lies.PENALTY: "penalty",
    Lies.MINOR_PENALTY: "minor",
    Lies.WAITS: "waits",
    Lies.READY: "ready",
    Lies.AUCTION: "seen",
}
"""How the marks of cards that lie face up are called in these lines."""

HELP_CELLS = 78
"""Cells of its lines at most; longer ones are harder to read, also where there is room for them."""


def help_page(place: Place, deck: Deck) -> Lines:
    """The commands of the place that help was asked from, and how to play; more than a small window holds."""
    commands = [(" ".join(command.labels), command.help) for command in commands_at(place)]
    widest = max(len(labels) for labels, _help in commands) + 2
    is_kept = bool(place & KEEPING)
    rows: Lines = (
        line(Span(_("Keys here"), "title")),
        *(line(Span(f" {labels:{widest}}", "key"), _(words)) for labels, words in commands),
        EMPTY,
        line(Span(_("How to keep the score") if is_kept else _("How to play"), "title")),
        *(typed_help() if is_kept else ()),
        *(line(" ", row) for words in (HOW_TO_KEEP if is_kept else HOW_TO_PLAY) for row in _paragraph(words, deck)),
    )
    return (EMPTY, *(line(" ", *row) for row in rows))


def _paragraph(words: str, deck: Deck) -> list[str]:
    marks = {name: mark(lies, deck) for lies, name in MARK_NAMES.items()}
    told = _(words).format(**KEYS, **marks, won=deck.won, lost=deck.lost, skipped=deck.void)
    return sentence_rows(told, HELP_CELLS)


def the_cut(start: StartMatch, deck: Deck) -> str:
    """Who drew which card for the deal, and from the second rubber on who plays with whom.

    "The cut: North ♦7, East ♠K, South ♣2, West ♥J. East deals." At duplicate nobody draws: "North deals board 1."; nor
    where the first dealer was named.
    """
    words = _first_deal(start, deck)
    if start.rubber == 1:
        return words
    ours, theirs = (partners(start, side, PARTNERS_CELLS, deck) for side in SIDES)
    return words + " " + _("{ours} against {theirs}.").format(ours=ours, theirs=theirs)


def _first_deal(start: StartMatch, deck: Deck) -> str:
    """Who deals first, and why."""
    seat, cut = seat_name(start.first_dealer), start.cut
    if start.form is Form.DUPLICATE:
        return _("{seat} deals board 1.").format(seat=seat)
    if cut is None or start.dealer is not None:
        return _("{seat} deals first.").format(seat=seat)
    drawn = ", ".join(f"{seat_name(seat)} {deck.card(card).text}" for seat, card in zip(SEATS, cut, strict=True))
    return _("The cut: {drawn}. {seat} deals.").format(drawn=drawn, seat=seat)


PARTNERS_CELLS = 30
"""Cells of two partners' names in a sentence."""
