"""The director's list: what a person at a live table can say, whatever has happened.

It depends on what everybody knows and on who speaks, and never on whether there is anything to speak of.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import NamedTuple

from bridge_tui.engine.actions import Ask, Choose, LookAtHand, MakeCall, OwnUp, Remark, SpreadHand, TableAction
from bridge_tui.engine.irregularities import About
from bridge_tui.engine.laws.choices import ACCEPT, REFUSE
from bridge_tui.engine.view import View
from bridge_tui.match.view import MatchView, Phase
from bridge_tui.model.calls import CALLS
from bridge_tui.model.seats import Seat
from bridge_tui.show.deck import Deck
from bridge_tui.show.menu import menu
from bridge_tui.show.names import listed, seat_and_player
from bridge_tui.show.spans import EMPTY, Lines, Span, centre, line
from bridge_tui.show.texts import _, msgid, seat_letter, seat_name
from bridge_tui.show.wrapping import sentence_rows


class Details(Enum):
    """What has still to be said of something before it is done."""

    CARDS = "cards"
    """Which cards are shown, and how."""
    REVOKE = "revoke"
    """Which hand is said to have revoked, and when."""
    SLIP = "slip"
    """What somebody meant to call."""


class Saying(NamedTuple):
    """One thing that can be said or shown."""

    words: str
    does: TableAction | Details


REMARKS = {
    About.LEAD_FROM_WRONG_HAND: msgid('"That lead came from the wrong hand."'),
    About.LEAD_OUT_OF_TURN: msgid('"That was out of turn."'),
    About.REVOKE: msgid('"Somebody has revoked, or has not played as he had to."'),
    About.PENALTY_CARD: msgid('"A penalty card was not played."'),
}
"""What attention can be drawn to in the play, as message ids."""

WARNING = msgid('"Wrong hand!"')
"""How dummy says the first of them, who may warn declarer before he leads (Law 42), as a message id."""

OF_CALLS = {
    About.CALL_OUT_OF_TURN: msgid('"That call was out of turn."'),
    About.INSUFFICIENT_BID: msgid('"That bid was not high enough."'),
    About.INADMISSIBLE_CALL: msgid('"That double or redouble is not allowed."'),
}
"""What attention can be drawn to in the auction, as message ids."""

OWN = msgid('"I have revoked, or have not played as I had to."')
"""How somebody owns up, as a message id. A card that was forbidden, or not the one required, is a revoke (Law 61)."""

OVERRULING = {
    ACCEPT: msgid('"I accept declarer\'s lead after all."'),
    REFUSE: msgid('"I do not accept declarer\'s lead."'),
}
"""The other word on declarer's lead, where his partner has spoken first (Law 55), as message ids."""


def sayings(view: View, seat: Seat, may: Callable[[TableAction], bool], *, is_at_keyboard: bool) -> tuple[Saying, ...]:
    """What this seat can say now; `may` tells what the laws let it do.

    Its own cards are shown only where its player is at the keyboard: nobody else can drop them for him.
    """
    if view.is_over:
        return _afterwards(view, seat)
    spoken = _of_calls(seat, may) if view.contract is None else (*_overruling(view, seat), *_spoken(view, seat))
    said = (*spoken, *(_hand(view, seat) if is_at_keyboard else ()))
    return tuple(each for each in said if isinstance(each.does, Details) or may(each.does))


def _of_calls(seat: Seat, may: Callable[[TableAction], bool]) -> tuple[Saying, ...]:
    """Remarks on calls, and that one's own was a slip: offered where some call would be taken for it."""
    remarks = (Saying(_(words), Remark(seat, about)) for about, words in OF_CALLS.items())
    has_slipped = any(may(MakeCall(seat, call, slip=True)) for call in CALLS)
    slip = (Saying(_("My last call was a slip: I meant another"), Details.SLIP),) if has_slipped else ()
    return (*remarks, *slip)


def _overruling(view: View, seat: Seat) -> tuple[Saying, ...]:
    if view.overrules is None or view.overrules[0] is not seat:
        return ()
    option = view.overrules[1].name
    return (Saying(_(OVERRULING[option]), Choose(seat, option)),)


def _spoken(view: View, seat: Seat) -> tuple[Saying, ...]:
    """Remarks, of which only one makes sense before dummy is faced; questions; owning up, which is not dummy's."""
    about = REMARKS if view.dummy_faced else (About.LEAD_OUT_OF_TURN,)
    words = REMARKS | ({About.LEAD_FROM_WRONG_HAND: WARNING} if _is_dummy(view, seat) else {})
    remarks = [Saying(_(words[each]), Remark(seat, each)) for each in about]
    question = _('"{seat}, none of that suit?"')
    others = (seat.left, seat.partner, seat.right)
    asks = [Saying(question.format(seat=seat_name(other)), Ask(seat, other)) for other in others]
    has_played = view.dummy_faced and not _is_dummy(view, seat)
    own = [Saying(_(OWN), OwnUp(seat))] if has_played else []
    return (*remarks, *asks, *own)


def _hand(view: View, seat: Seat) -> tuple[Saying, ...]:
    """What can be done with one's own cards; what dummy can do, whose cards lie open, with declarer's."""
    if _is_dummy(view, seat):
        words = _("Look at {seat}'s hand").format(seat=seat_name(seat.partner))
        return () if view.rightless else (Saying(words, LookAtHand(seat, seat.partner)),)
    cards = Saying(_("Drop, show or name cards"), Details.CARDS)
    claims = view.dummy_faced and seat not in view.faces_freely
    words = _("Face my hand, and claim all tricks that are left") if claims else _("Face my hand")
    return (cards, Saying(words, SpreadHand(seat)))


def _afterwards(view: View, seat: Seat) -> tuple[Saying, ...]:
    """What is left to be said after the play: revokes."""
    claim = Saying(_("Claim a revoke: the record is checked"), Details.REVOKE)
    remark = Saying(_(REMARKS[About.REVOKE]), Remark(seat, About.REVOKE))
    own = () if _is_dummy(view, seat) else (Saying(_(OWN), OwnUp(seat)),)
    return (claim, remark, *own)


def _is_dummy(view: View, seat: Seat) -> bool:
    """Whether this seat's cards lie open as dummy's."""
    return view.dummy_faced and view.contract is not None and seat is view.contract.dummy


def can_be_called(match: MatchView) -> bool:
    """Whether there is a director to call: the table has one, and no request to take back waits."""
    return _has_director(match) and match.take_back is None


def _has_director(match: MatchView) -> bool:
    """Whether it is a live table, from the deal until the next one; of one that is passed out nothing can be said."""
    view = match.table
    ended = match.sheet.stopped or match.phase is Phase.TO_DEAL
    return view is not None and view.live and (view.contract is not None or not view.is_over) and not ended


def not_now(match: MatchView) -> str:
    """What to say to whoever calls him all the same."""
    if match.take_back is None or not _has_director(match):
        return _("The director can be called at a live table, from the deal until the next, unless it is passed out.")
    seats = listed([seat_name(seat) for seat in match.take_back.awaited])
    return _("A request to take back waits for {seats}; the director comes after it.").format(seats=seats)


def director_page(
    said: Sequence[Saying], at: int, speaker: Seat | None, match: MatchView, message: str, deck: Deck, columns: int
) -> Lines:
    """What the speaker can say, with one line under the cursor; without a speaker, how he says who he is.

    A message, such as a question, stands below it.
    """
    title = line(Span(_("Director!"), "title"))
    told = (_how_to_show(said, speaker, match), _who(speaker))
    notes = tuple(row for words in told for row in sentence_rows(words, columns - 4))
    says = tuple(centre(line(Span(row, "warning")), columns) for row in sentence_rows(message, columns - 4))
    if speaker is None or not said:
        return (*(centre(row, columns) for row in (EMPTY, title, EMPTY, *(line(note) for note in notes))), *says)
    who = line(_("{seat} says:").format(seat=seat_and_player(speaker, match.start.players, deck)))
    page = menu((title, EMPTY, who), tuple(each.words for each in said), notes, deck, at=at, columns=columns)
    return (*page, *says)


def _how_to_show(said: Sequence[Saying], speaker: Seat | None, match: MatchView) -> str:
    """How a speaker who is not at the keyboard comes to his cards; empty where they are offered or cannot be shown."""
    view = match.table
    if view is None or view.is_over or speaker is None or _is_dummy(view, speaker):
        return ""
    offered = any(each.does is Details.CARDS for each in said)
    return "" if offered else _("To drop or show a card: Tab to your seat and lift your curtain first.")


def _who(speaker: Seat | None) -> str:
    """How another seat speaks instead."""
    letters = ", ".join(seat_letter(seat) for seat in Seat)
    if speaker is None:
        return _("Who speaks? Press the letter of your seat: {letters}.").format(letters=letters)
    return _("Another seat speaks after its letter: {letters}.").format(letters=letters)
