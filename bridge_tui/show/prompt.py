"""The rows below the table: the line that is typed, and what is asked of whom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len

from bridge_tui.engine.state import Decision
from bridge_tui.engine.view import View
from bridge_tui.model.calls import Call
from bridge_tui.model.cards import Card
from bridge_tui.model.seats import SEATS, Seat
from bridge_tui.show.commands import KEYS
from bridge_tui.show.deck import Deck
from bridge_tui.show.designations import can_be_said, designation_hint, designation_told, typed_designation
from bridge_tui.show.names import call_name, either, seat_and_player
from bridge_tui.show.questions import Question
from bridge_tui.show.reach import cards_within_reach, may_call_late
from bridge_tui.show.sizes import PROMPT_ROWS
from bridge_tui.show.spans import Line, Lines, Span, line, width
from bridge_tui.show.texts import _, law_reference, ngettext, seat_name, suit_name
from bridge_tui.show.typed import (
    Reading,
    State,
    may_become_another,
    of_one_rank,
    read_call,
    read_call_or_card,
    read_card,
    read_card_or_call,
)
from bridge_tui.show.wrapping import sentence_rows, sentence_within


def read(text: str, view: View, acting: Seat | None = None) -> Reading[Call] | Reading[Card]:
    """What is typed, by what there is to do now: a call or a card.

    `acting` is the seat that is acted for; at a guarded table it does not matter, here and in what follows.
    """
    if view.contract is None:
        return read_call_or_card(text) if view.live else read_call(text)
    held = cards_within_reach(view, acting)
    return read_card_or_call(text, held) if may_call_late(view) else read_card(text, held)


def advice(text: str, view: View) -> str:
    """What to say when Enter is pressed on something that is neither a card nor a call."""
    calls, cards = _("a call: 1c to 7nt, p, x or xx"), _("a card: its suit and rank, as h8 or dt")
    form = calls if view.contract is None else cards
    if not text:
        return _("Type {form}, or pick with the arrows.").format(form=form)
    is_no_form = _("{text} is not {form}.").format(text=text, form=form)
    if view.contract is None or view.trick is not None:
        return is_no_form
    return f"{is_no_form} {_('The auction is over.')}"


def choice(typed: str, cursor: Card | Call | None, view: View, acting: Seat | None = None) -> Card | Call | None:
    """What Enter would do: what is typed, else what the cursor is on."""
    return read(typed, view, acting).value if typed else cursor


def may_be_done(chosen: Card | Call, view: View, acting: Seat | None = None) -> bool:
    """Whether the table takes it from the acting seat, as far as a player is told.

    A live table takes any call and any card held.
    """
    if isinstance(chosen, Call):
        return view.live or chosen in view.legal_calls
    return chosen in cards_within_reach(view, acting)


def goes_at_once(text: str, chosen: Card | Call, view: View, acting: Seat | None = None) -> bool:
    """Whether what is typed needs no Enter, where the players prefer it so.

    At a live table, which takes any call, ``x`` may still become ``xx``. A card in the auction, or a call after it, may
    well be a slip of the keys, and costs too much for that.
    """
    if isinstance(chosen, Card):
        more = typed_designation(text, view, acting)  # a suit may follow the rank
        return view.contract is not None and more is None and may_be_done(chosen, view, acting)
    if view.contract is not None or (view.live and may_become_another(text, chosen)):
        return False
    return may_be_done(chosen, view, acting)


def typed_line(typed: str, cursor: Card | Call | None, view: View, deck: Deck, acting: Seat | None = None) -> Line:
    """The line that is being typed, a warning when it can become nothing any more, and what Enter would do.

    Of what is not taken it is said that it is not; Enter then says why.
    """
    hopeless = read(typed, view, acting).state is State.IMPOSSIBLE
    typing = Span(f" {deck.prompt} {typed}_", "warning" if hopeless else "strong")
    spoken = typed_designation(typed, view, acting)
    if spoken is not None:
        return line(typing, *designation_told(spoken, view))
    chosen = choice(typed, cursor, view, acting)
    if chosen is None and not typed and can_be_said(view, acting):
        return line(typing, designation_hint())
    if chosen is None:
        within_reach = () if view.contract is None else cards_within_reach(view, acting)
        return line(typing, *_in_several_suits(typed, within_reach, deck))
    name = deck.card(chosen) if isinstance(chosen, Card) else Span(call_name(chosen, deck), deck.call(chosen).roles)
    if not may_be_done(chosen, view, acting):
        return line(typing, "   ", name, Span(f" {_not_taken(chosen, view)}", "dim"))
    return line(typing, Span(f"   {_verb(chosen, view)} ", "dim"), name)


def _verb(chosen: Card | Call, view: View) -> str:
    """What Enter does with it: a card that leaves the hand before its time is only faced."""
    if isinstance(chosen, Call):
        return _("Enter calls")
    return _("Enter plays") if view.contract is not None else _("Enter faces, during the auction,")


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


def asked_in(cells: int, view: View, players: Sequence[str], deck: Deck, acting: Seat | None = None) -> str:
    """The same as `asked` in so many cells, if it can be said in them: without names, or only in outline."""
    forms = [asked(view, names, deck, acting) for names in (players, ("",) * len(SEATS))]
    if acting is not None and view.decision is not None:
        words = _("You act for {seat}; {who} may still decide. Esc goes back.")
        if view.decision.deciders == (acting,):
            words = _("You act for {seat}, who may still decide. Esc goes back.")
        forms.append(words.format(seat=seat_name(acting), who=_deciders(view.decision)))
    return next((form for form in forms if cell_len(form) <= cells), forms[-1])


def asked(view: View, players: Sequence[str], deck: Deck, acting: Seat | None = None) -> str:
    """Whose turn it is and what is asked of him; of a seat that acts at another's, that it does."""
    turn, actor = view.turn, view.actor
    if turn is None or actor is None:
        return ""
    if acting is not None and (acting is not actor or view.decision is not None):
        acts = _("You act for {who}.").format(who=seat_and_player(acting, players, deck))
        return f"{acts} {meanwhile(view, acting)}"
    who = seat_and_player(actor, players, deck)
    if view.contract is None:
        return _your_call(view, who, deck)
    lead = view.trick is None or view.trick.winner is not None
    words = _("{who}: your lead.") if lead else _("{who}: play a card.")
    if turn is not actor:
        words = _("{who}: lead from dummy, {seat}.") if lead else _("{who}: play from dummy, {seat}.")
    return " ".join((words.format(who=who, seat=seat_name(turn)), *_to_follow(view)))


def _your_call(view: View, who: str, deck: Deck) -> str:
    """Whose call is awaited, or that he must pass; which irregular one it replaces, and what costs nothing then."""
    if view.actor in dict(view.bars):
        return _("{who}: you must pass.").format(who=who)
    if view.replaces is None:
        return _("{who}: your call.").format(who=who)
    call, free = call_name(view.replaces.call, deck), [call_name(each, deck) for each in view.free_calls]
    if not free:
        return _("{who}: your call, in place of {call}.").format(who=who, call=call)
    words = _("{who}: your call, in place of {call}; {free} is free.")
    return words.format(who=who, call=call, free=either(free))


def meanwhile(view: View, acting: Seat) -> str:
    """What the table waits for while a seat acts whose turn it is not, and how one goes back to that.

    Empty when the deal is over.
    """
    decision = view.decision
    if decision is None:
        return _turn_meanwhile(view, acting)
    who = _deciders(decision)
    if decision.law is None:
        return _("{who} may still decide. Esc goes back to the decision.").format(who=who)
    words = _("{who} may still decide ({law}). Esc goes back to the decision.")
    return words.format(who=who, law=law_reference(decision.law, view.code))


def _deciders(decision: Decision) -> str:
    """Who may decide."""
    return either([seat_name(seat) for seat in decision.deciders])


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


def still_held(key: str) -> str:
    """What to say to a key that may be one held down, when what it does it does at once."""
    return _("Was {key} still held down? Let it go, and press it again.").format(key=key)


def question_rows(question: Question, picked: int | None, message: str, deck: Deck, cells: int) -> Lines:
    """A question and its numbered answers, the `picked` one (from 0) pointed at; a hit on an answer picks it.

    A message stands below the question if there is room for both, else in its place.
    """
    free = PROMPT_ROWS - len(question.answers)
    says = message_within(message, cells, free - 1, deck)
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


def typed_answer(typed: str, deck: Deck) -> str:
    """What is typed at a question and is no number of an answer, as it stands on the line; empty for nothing."""
    return f"{deck.prompt} {typed}_" if typed else ""


def no_answer(typed: str) -> str:
    """What to say when Enter is pressed on it."""
    return _("{text} is no answer. Type the number of yours alone, or pick it with the arrows.").format(text=typed)


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


def message_within(message: str, cells: int, rows: int, deck: Deck) -> Lines:
    """The same in at most so many rows, at least one; if it is cut it says so, and where all of it is read."""
    told = sentence_within(message, cells - 2, max(1, rows), read_on(deck))
    return tuple(line(" ", Span(row, "warning")) for row in told)


def read_on(deck: Deck) -> str:
    """What stands at the end of what is cut: the key of the page on which all of it is read."""
    return f"{deck.ellipsis} ({KEYS['auction']})"
