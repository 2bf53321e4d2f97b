"""A call that was a slip: the page on which its player gives the call that he has meant."""

from __future__ import annotations

from bridge_tui.match.view import MatchView
from bridge_tui.model.calls import CALLS, Call, LegalCalls
from bridge_tui.model.seats import Seat
from bridge_tui.show.bidding_box import bidding_box
from bridge_tui.show.deck import Deck
from bridge_tui.show.names import call_name, seat_and_player
from bridge_tui.show.prompt import message_rows
from bridge_tui.show.spans import Line, Lines, Span, line
from bridge_tui.show.table import cards_above
from bridge_tui.show.texts import _
from bridge_tui.show.typed import State, read_call


def meant(typed: str, cursor: Call | None) -> Call | None:
    """The call that is typed, else the one that the cursor is on; None where that is none."""
    return read_call(typed).value if typed else cursor


def nothing_meant(typed: str) -> str:
    """What to say when Enter is pressed on what is no call."""
    if not typed:
        return _("Type the call that was meant, or pick it with the arrows.")
    return _("{text} is no call.").format(text=typed)


def slip_page(
    match: MatchView, seat: Seat, typed: str, cursor: Call | None, message: str, deck: Deck, columns: int, rows: int
) -> Lines:
    """The table as everybody sees it, the box with all calls, and the line on which the speaker gives his."""
    box = bidding_box(LegalCalls(CALLS), deck, cursor)
    who = seat_and_player(seat, match.start.players, deck)
    asked = _("{who}: which call did you mean? All four are asked.").format(who=who)
    says = message_rows(message, columns)[:1] or (line(Span(f" {asked}", "strong")),)
    return (*cards_above(match, deck, columns, rows), *box, _typed_line(typed, cursor, deck), *says)


def _typed_line(typed: str, cursor: Call | None, deck: Deck) -> Line:
    """What is typed, a warning when it can be no call any more, and what Enter would say."""
    hopeless = read_call(typed).state is State.IMPOSSIBLE
    typing = Span(f" {deck.prompt} {typed}_", "warning" if hopeless else "strong")
    call = meant(typed, cursor)
    if call is None:
        return line(typing)
    words = Span(f"   {_('Enter says: I meant')} ", "dim")
    return line(typing, words, Span(call_name(call, deck), deck.call(call).roles))
