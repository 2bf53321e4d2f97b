"""The rows below the table: the bidding box, the line that is typed, what is asked of whom, and the curtain's words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bridge_tui.engine.laws.choices import DRAW_TRUMPS, LEAVE_TRUMPS
from bridge_tui.engine.laws.claimed_play import binding_claim
from bridge_tui.engine.view import View
from bridge_tui.model.calls import CALLS, DOUBLE, PASS, REDOUBLE, Call, LegalCalls
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import Seat
from bridge_tui.show.commands import KEYS
from bridge_tui.show.deck import Deck
from bridge_tui.show.names import call_name, seat_and_player
from bridge_tui.show.questions import Question
from bridge_tui.show.reach import cards_within_reach
from bridge_tui.show.sizes import PROMPT_ROWS
from bridge_tui.show.spans import Line, Lines, Span, line, width
from bridge_tui.show.texts import _, law_reference, ngettext, seat_letter, seat_name, suit_name
from bridge_tui.show.typed import Reading, State, of_one_rank, read_call, read_card
from bridge_tui.show.wrapping import sentence_rows, sentence_within

BOX_ROWS = (CALLS[3:23], (*CALLS[23:], PASS, DOUBLE, REDOUBLE))
"""The bidding box: levels one to four, then five to seven and the other calls."""


def bidding_box(legal: LegalCalls, deck: Deck, cursor: Call | None) -> Lines:
    """Two rows with every call in its place: what may be called now, the others as dots, the cursor in brackets.

    A hit on a call that may be made types it.
    """
    return tuple(_box_row(row, legal, deck, cursor) for row in BOX_ROWS)


def _box_row(row: tuple[Call, ...], legal: LegalCalls, deck: Deck, cursor: Call | None) -> Line:
    spans: list[Span] = []
    for before, call in zip((None, *row), row, strict=False):
        label = _label(call, deck)._replace(hit=f"type {call}".lower())
        if call not in legal:
            label = Span(deck.dot.center(len(label.text)), "dim")
        roles = f"{label.roles} cursor".strip() if call == cursor else label.roles
        spans += [_gap(before, call, cursor), label._replace(roles=roles)]
    return line(*spans, Span("]", "cursor") if row[-1] == cursor else "")


def _gap(before: Call | None, call: Call, cursor: Call | None) -> Span:
    """What stands between two calls: one blank, two before a level or another call, or a bracket of the cursor."""
    cells = 1 if call.is_bid and call.level == (before or call).level else 2
    closing = "]" if before is not None and before == cursor else ""
    opening = "[" if call == cursor else ""
    return Span(f"{closing}{opening:>{cells - len(closing)}}", "cursor" if closing or opening else "")


def _label(call: Call, deck: Deck) -> Span:
    """A call as it stands in the box, two cells for a bid."""
    if not call.is_bid:
        return Span({PASS: _("pass"), DOUBLE: "X", REDOUBLE: "XX"}[call])
    sign = deck.call(call)
    return Span(sign.text[:2], sign.roles)


def read(text: str, view: View, acting: Seat | None = None) -> Reading[Call] | Reading[Card]:
    """What is typed, by what there is to do now: a call or a card.

    `acting` is the seat that is acted for; at a guarded table it does not matter, here and in what follows.
    """
    return read_call(text) if view.contract is None else read_card(text, cards_within_reach(view, acting))


def advice(text: str, view: View) -> str:
    """What to say when Enter is pressed on something that is neither a card nor a call."""
    calls, cards = _("a call: 1c to 7nt, p, x or xx"), _("a card: its suit and rank, as h8 or dt")
    form = calls if view.contract is None else cards
    if not text:
        return _("Type {form}, or pick with the arrows.").format(form=form)
    return _("{text} is not {form}.").format(text=text, form=form)


def choice(typed: str, cursor: Card | Call | None, view: View, acting: Seat | None = None) -> Card | Call | None:
    """What Enter would do: what is typed, else what the cursor is on."""
    return read(typed, view, acting).value if typed else cursor


def may_be_done(chosen: Card | Call, view: View, acting: Seat | None = None) -> bool:
    """Whether the table takes it from the acting seat, as far as a player is told: a live table takes any card held."""
    return chosen in view.legal_calls if isinstance(chosen, Call) else chosen in cards_within_reach(view, acting)


def typed_line(typed: str, cursor: Card | Call | None, view: View, deck: Deck, acting: Seat | None = None) -> Line:
    """The line that is being typed, a warning when it can become nothing any more, and what Enter would do.

    Of what is not taken it is said that it is not; Enter then says why.
    """
    hopeless = read(typed, view, acting).state is State.IMPOSSIBLE
    typing = Span(f" {deck.prompt} {typed}_", "warning" if hopeless else "strong")
    chosen = choice(typed, cursor, view, acting)
    if chosen is None:
        return line(typing, *_in_several_suits(typed, cards_within_reach(view, acting), deck))
    name = deck.card(chosen) if isinstance(chosen, Card) else Span(call_name(chosen, deck), deck.call(chosen).roles)
    if not may_be_done(chosen, view, acting):
        return line(typing, "   ", name, Span(f" {_not_taken(chosen, view)}", "dim"))
    verb = _("Enter plays") if isinstance(chosen, Card) else _("Enter calls")
    return line(typing, Span(f"   {verb} ", "dim"), name)


def _not_taken(chosen: Card | Call, view: View) -> str:
    """What is said of a card or call that is not taken; at a live table any card is taken from who holds it."""
    if isinstance(chosen, Call):
        return _("may not be called now")
    return _("is not among these cards") if view.live else _("may not be played now")


def _in_several_suits(typed: str, within_reach: Iterable[Card], deck: Deck) -> Line:
    """The cards that a rank may mean, when it is all that is typed and more than one card has it."""
    cards = of_one_rank(typed, within_reach)
    pieces = (piece for card in reversed(cards) for piece in (" ", deck.card(card)))
    return line(Span("  "), *pieces, Span("   " + _("type the suit, too"), "dim")) if len(cards) > 1 else ()


def asked(view: View, players: Sequence[str], deck: Deck, acting: Seat | None = None) -> str:
    """Whose turn it is and what is asked of him; of a seat that acts at another's, that it does."""
    turn, actor = view.turn, view.actor
    if turn is None or actor is None:
        return ""
    if acting is not None and (acting is not actor or view.decision is not None):
        return f"{_acts(view, acting, players, deck)} {meanwhile(view, acting)}"
    who = seat_and_player(actor, players, deck)
    if view.contract is None:
        return _("{who}: your call.").format(who=who)
    lead = view.trick is None or view.trick.winner is not None
    words = _("{who}: your lead.") if lead else _("{who}: play a card.")
    if turn is not actor:
        words = _("{who}: lead from dummy, {seat}.") if lead else _("{who}: play from dummy, {seat}.")
    return " ".join((words.format(who=who, seat=seat_name(turn)), *_to_follow(view)))


def _acts(view: View, acting: Seat, players: Sequence[str], deck: Deck) -> str:
    """Who acts, by whose cards, though it is not his turn or something has to be decided."""
    plays = view.contract is None or view.hands_moved_by(acting)
    words = _("You act for {who}.") if plays else _("You act for {who}, dummy, and can only speak.")
    return words.format(who=seat_and_player(acting, players, deck))


def meanwhile(view: View, acting: Seat) -> str:
    """What the table waits for while a seat acts whose turn it is not, and how one goes back to that.

    Empty when the deal is over.
    """
    decision = view.decision
    if decision is None:
        return _turn_meanwhile(view, acting)
    who = _(" or ").join(map(seat_name, decision.deciders))
    if decision.law is None:
        return _("{who} may still decide. Esc goes back to the decision.").format(who=who)
    words = _("{who} may still decide ({law}). Esc goes back to the decision.")
    return words.format(who=who, law=law_reference(decision.law, view.code))


def _turn_meanwhile(view: View, acting: Seat) -> str:
    """Whose turn it is; dummy's player is told that it is not his where his hand is in turn."""
    turn, actor = view.turn, view.actor
    if turn is None or actor is None:
        return ""
    if turn is not acting or actor is acting:
        return _("It is {seat}'s turn. Esc goes back.").format(seat=seat_name(turn))
    words = _("{declarer} plays for {dummy}, who may speak ({director}). Esc goes back.")
    return words.format(declarer=seat_name(actor), dummy=seat_name(turn), director=KEYS["director"])


def _to_follow(view: View) -> tuple[str, ...]:
    """Which suit must be followed, if the hand in turn has cards of it; a live table does not tell."""
    trick = view.trick
    if trick is None or trick.winner is not None or not view.legal_cards or view.live:
        return ()
    led = trick.cards[0].suit
    if any(card.suit is not led for card in view.legal_cards):
        return ()
    return (_("{suit} must be followed.").format(suit=suit_name(led).capitalize()),)


def reminder(view: View) -> str:
    """What binds declarer after a contested claim; empty where nothing does."""
    made = None if view.contract is None else binding_claim(view.contract, view.claims)
    if made is None or view.actor is not made.seat:
        return ""
    trumps = {DRAW_TRUMPS: _("lead trumps while one is out"), LEAVE_TRUMPS: _("lead no trump while one is out")}
    owed = [trumps[made.trumps]] if made.trumps else []
    owed += [] if made.finesses else [_("no finesse unannounced")]
    return _("Contested claim: {owed}.").format(owed=", ".join(owed)) if owed else ""


def curtain(
    seats: Sequence[Seat], named: Seat | None, players: Sequence[str], deck: Deck, *, short: bool = False
) -> tuple[Line, Line, Line]:
    """What the curtain says: to whom the keyboard goes, that the others look away, and how it is lifted.

    `seats` are those that may lift it, of whom one, or none yet, has `named` himself; a `short` one needs no Enter.
    """
    alone = len(seats) == 1
    *others, last = (seat_and_player(seat, players, deck) if alone else seat_name(seat) for seat in seats)
    who = _("{seats} or {last}").format(seats=", ".join(others), last=last) if others else last
    key = Span("_" if named is None else f"{seat_letter(named)}_", "strong" if named is None else "mark")
    then = (
        _("Now Enter shows {seat}'s hand.").format(seat=seat_name(named))
        if named is not None
        else letters(seats, short)
    )
    return (
        line(" ", Span(_("Give the keyboard to {who}.").format(who=who), "strong")),
        line(" ", Span(_("Everyone else, please look away."), "dim")),
        line(Span(f" {deck.prompt} ", "strong"), key, Span(f"   {then}", "strong")),
    )


def letters(seats: Sequence[Seat], short: bool) -> str:
    """Which letter is whose: ``West: press W, then Enter.``, or without Enter where the curtain is short."""
    words = _("{seat}: press {letter}")
    keys = ", ".join(words.format(seat=seat_name(seat), letter=seat_letter(seat)) for seat in seats)
    return (_("{keys}.") if short else _("{keys}, then Enter.")).format(keys=keys)


def not_lifted(seats: Sequence[Seat], *, short: bool = False) -> str:
    """What to say when another key is pressed at the curtain than one that it waits for."""
    return _("The curtain waits for {how}").format(how=letters(seats, short))


def still_held(key: str) -> str:
    """What to say to a key that may be one held down, when what it does it does at once."""
    return _("Was {key} still held down? Let it go, and press it again.").format(key=key)


def question_rows(question: Question, picked: int | None, message: str, deck: Deck, cells: int) -> Lines:
    """A question and its numbered answers, the `picked` one (from 0) pointed at; a hit on an answer picks it.

    A message stands below the question if there is room for both, else in its place.
    """
    free = PROMPT_ROWS - len(question.answers)
    says = message_rows(message, cells)[: max(1, free - 1)]
    room = free - len(says)
    forms = (sentence_rows(form, cells - 2) for form in question.forms)
    cut = sentence_within(question.forms[-1], cells - 2, room, deck.ellipsis) if room else ()
    shortest = next((rows for rows in forms if len(rows) <= room), cut)
    asks = tuple(line(" ", Span(row, "strong")) for row in shortest)
    answers = (
        _answer(number, words, number == picked, deck, cells) for number, (words, _act) in enumerate(question.answers)
    )
    return (*asks, *says, *answers)


def _answer(number: int, words: str, picked: bool, deck: Deck, cells: int) -> Line:
    hit = f"item {number}"
    pointer = deck.prompt if picked else " "
    answer = line(Span(f" {pointer} {number + 1} ", "key", hit), Span(words, "cursor" if picked else "", hit))
    then = line(Span("   " + _("Enter confirms"), "dim")) if picked else ()
    return (*answer, *then) if width((*answer, *then)) <= cells else answer


def typed_already() -> str:
    """What to say to a command's letter when something is typed that it might belong to."""
    return _("First Enter, which does what is typed, or Esc, which clears it.")


def pick_an_answer() -> str:
    """What to say when Enter is pressed at a question before an answer is picked."""
    return _("Type the number of your answer, or pick it with the arrows; then Enter.")


def how_many_answers(question: Question) -> str:
    """What to say to the number of an answer that there is not."""
    count = len(question.answers)
    return ngettext("There is {count} answer.", "There are {count} answers.", count).format(count=count)


def note_row(message: str, hint: str, cells: int) -> Lines:
    """The row below a form: a sentence for the player, else how it is filled in."""
    return message_rows(message, cells)[:1] or (line(" ", Span(hint, "dim")),)


def message_rows(message: str, cells: int) -> Lines:
    """A sentence for the player: why something was refused, or what has happened."""
    return tuple(line(" ", Span(row, "warning")) for row in sentence_rows(message, cells - 2))
