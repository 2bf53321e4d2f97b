"""What somebody has to decide: the question, what he may answer, and what each answer does."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bridge_tui.engine.actions import AnswerClaim, Choose, MakeCall, PlayCard
from bridge_tui.engine.laws import choices, claimed_play
from bridge_tui.engine.laws import claims as claiming
from bridge_tui.engine.state import Claimed, ClaimStatus, Decision
from bridge_tui.engine.view import View
from bridge_tui.match.actions import AnswerTakeBack, Withdrawable
from bridge_tui.match.take_backs import TakeBack
from bridge_tui.match.view import MatchView
from bridge_tui.model.seats import Seat
from bridge_tui.show.claims import claims_words, line_words
from bridge_tui.show.deck import Deck
from bridge_tui.show.names import call_name
from bridge_tui.show.rulings import ruling
from bridge_tui.show.texts import _, law_reference, msgid, ngettext, seat_name, side_name


class Answer(NamedTuple):
    """One thing that can be answered, with what it leads to."""

    words: str
    action: AnswerClaim | Choose | AnswerTakeBack | None
    """None for a claim, of which the number has still to be asked."""


class Question(NamedTuple):
    """What is asked, for everybody to hear, and what this decider may answer."""

    decider: Seat
    words: str
    answers: tuple[Answer, ...]
    law: str = ""
    """By which law it is asked, if by one."""
    title: str = ""
    """For a ruling, which has a page of its own, what its law deals with."""
    entitled: str = ""
    """For a ruling, who decides."""

    @property
    def is_ruling(self) -> bool:
        """Whether it has a page of its own."""
        return bool(self.title)

    @property
    def names_card(self) -> bool:
        """Whether a card is named, as one does who looks at his own hand."""
        return any(isinstance(each.action, Choose) and each.action.card is not None for each in self.answers)

    @property
    def forms(self) -> tuple[str, ...]:
        """How it is put to the decider, who may hold several seats: with the law, or where that is long, without."""
        seat = seat_name(self.decider)
        by_law = _("You decide, {seat} ({law}): {words}").format(seat=seat, law=self.law, words=self.words)
        return (*((by_law,) if self.law else ()), _("You decide, {seat}: {words}").format(seat=seat, words=self.words))


def question(match: MatchView, seat: Seat, deck: Deck) -> Question | None:
    """What this seat has to decide; None when it has not."""
    view = match.table
    if view is None or seat not in match.actors:
        return None
    if match.take_back is not None:
        return _take_back(match.take_back, view, seat, deck)
    if view.decision is None:
        return None
    return of_decision(view.decision, view, seat, deck)


def of_decision(decision: Decision, view: View, seat: Seat, deck: Deck) -> Question:
    """What this seat, one of the deciders, is asked by the laws."""
    asked = _of_decision(decision, view, seat, deck)
    return asked if decision.law is None else asked._replace(law=law_reference(decision.law, view.code))


def _of_decision(decision: Decision, view: View, seat: Seat, deck: Deck) -> Question:
    of_claims = _OF_CLAIMS.get(decision.kind)
    if of_claims is not None:
        return of_claims(view, seat)
    title, words, entitled, offered = ruling(view, decision, seat, deck)
    answers = tuple(Answer(leads_to, made) for leads_to, made in offered)
    return Question(seat, words, answers, title=title, entitled=entitled)


def withdrawn_words(action: Withdrawable, deck: Deck, closed: int = 0) -> str:
    """What is taken back, as the object of a sentence: ``the call 2♥``, ``♥8``, ``the claim``.

    A card of a trick that may not be looked at any more, whose number is `closed`, is not named (Law 66).
    """
    if closed:
        return _("a card of trick {number}").format(number=closed)
    if isinstance(action, MakeCall):
        return _("the call {call}").format(call=call_name(action.call, deck))
    if isinstance(action, PlayCard):
        return deck.card(action.card).text
    return _("the claim")


def asked_back(asked: TakeBack, view: View, deck: Deck) -> str:
    """What somebody asks or could ask to take back, as far as the reader of this view may know."""
    closed = asked.trick if asked.trick < view.first_open_trick else 0
    return withdrawn_words(asked.action, deck, closed)


def _take_back(asked: TakeBack, view: View, seat: Seat, deck: Deck) -> Question:
    what = asked_back(asked, view, deck)
    words = _("{seat} asks to take back {what}.").format(seat=seat_name(asked.seat), what=what)
    agree = _("Agree: {what} is taken back, with all that was done after it.").format(what=what)
    refuse = _("Refuse: {what} stands.").format(what=what)
    answers = (Answer(agree, AnswerTakeBack(seat, True)), Answer(refuse, AnswerTakeBack(seat, False)))
    return Question(seat, words, answers)


def _claim(view: View, seat: Seat) -> Question:
    made = view.claims[-1]
    own = seat.side is made.seat.side
    accept, refuse = (_concede(made), _object()) if own else (_accept(made), _contest(view, made))
    words = {choices.ACCEPT: accept, choices.REFUSE: refuse}
    answers = (Answer(words[option], AnswerClaim(seat, option == choices.ACCEPT)) for option in _options(view))
    return Question(seat, _heard(made), tuple(answers))


def _options(view: View) -> tuple[str, ...]:
    """The words of what can be chosen."""
    return () if view.decision is None else tuple(option.name for option in view.decision.options)


def _heard(made: Claimed) -> str:
    """The claim as it was stated."""
    claims = claims_words(made.seat, made.tricks, made.left, spread=made.spread)
    line = line_words(made.line, draws_trumps=made.trumps == choices.DRAW_TRUMPS, finesses=made.finesses)
    return f"{claims}: {line}." if line else f"{claims}."


def _accept(made: Claimed) -> str:
    words = _("Accept: the play ends, {claimers} have {tricks} and {others} {rest} of the tricks left.")
    side = made.seat.side
    return words.format(
        claimers=side_name(side), tricks=made.tricks, others=side_name(side.other), rest=made.left - made.tricks
    )


def _contest(view: View, made: Claimed) -> str:
    """What a "no" leads to, which the code says. A defender's claim is contested by declarer alone."""
    status = claiming.if_contested(view.code, max(view.counts))
    bound = view.contract is not None and claimed_play.binds(view.contract, made)
    unbound = FACED if made.spread else UNBOUND
    words = unbound if status is ClaimStatus.PLAYED_ON and not bound else CONTESTED[status]
    return _(words).format(seat=seat_name(made.seat))


CONTESTED = {
    ClaimStatus.PLAYED_ON: msgid("Contest: the play goes on; {seat} takes no finesse unless announced."),
    ClaimStatus.DISPUTED: msgid("Contest: the four of you agree to play on, or on another number."),
    ClaimStatus.ADJUDICATED: msgid("Contest: the ending is judged, and what is doubtful goes against {seat}."),
}
"""What a contested claim leads to, by its status then, as message ids."""

UNBOUND = msgid("Contest: the play goes on, and only you see {seat}'s cards.")
FACED = msgid("Contest: the play goes on, and all of {seat}'s cards are penalty cards.")
"""What it leads to where the play goes on and the claim binds nobody, also where the hand is faced, as message ids."""


def _concede(made: Claimed) -> str:
    lost = made.left - made.tricks
    return ngettext("Agree to concede {count} trick.", "Agree to concede {count} tricks.", lost).format(count=lost)


def _object() -> str:
    return _("Object: the claim is void, and the play goes on.")


def _trumps(view: View, seat: Seat) -> Question:
    made = view.claims[-1]
    asked = _("{seat} plays on; trumps are out and were not mentioned.")
    answers = {
        choices.DRAW_TRUMPS: _("To draw them: while a trump is out he leads trumps."),
        choices.LEAVE_TRUMPS: _("To leave them: while a trump is out he leads other suits."),
        choices.NO_REQUEST: _("Nothing: he plays as he likes."),
    }
    return Question(
        seat,
        asked.format(seat=seat_name(made.seat)),
        tuple(Answer(answers[option], Choose(seat, option)) for option in _options(view)),
    )


def _disputed(view: View, seat: Seat) -> Question:
    is_dummy = view.contract is not None and seat is view.contract.dummy
    said = _("{seat}'s claim is contested.").format(seat=seat_name(view.claims[-1].seat))
    words = {choices.PLAY_ON: _("Play on as if nothing had been claimed, if all four agree.")}
    answers = [Answer(words[option], Choose(seat, option)) for option in _options(view)]
    again = [] if is_dummy else [Answer(_("Claim another number, on which the others may agree."), None)]
    return Question(seat, said, (*answers, *again))


_OF_CLAIMS: dict[str, Callable[[View, Seat], Question]] = {
    claiming.CLAIM: _claim,
    claiming.TRUMPS: _trumps,
    claiming.DISPUTED: _disputed,
}
"""How each kind of decision on a claim is put."""
