"""The score of a real table kept line by line: each line is an entry, a correction, or one of a few words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace

from bridge_tui.engine.refusals import Refused
from bridge_tui.engine.view import PUBLIC
from bridge_tui.match.actions import Form
from bridge_tui.model.seats import Seat
from bridge_tui.plain import questions
from bridge_tui.plain import score_words as words
from bridge_tui.plain.conversation import Conversation, EndOfInput
from bridge_tui.records.store import Store
from bridge_tui.records.store_problems import StoreError
from bridge_tui.session.evening import evening_of, last_of_evening
from bridge_tui.session.session import Session
from bridge_tui.session.shuffle import Partners, next_rubber
from bridge_tui.show.deck import Deck
from bridge_tui.show.pages import the_cut
from bridge_tui.show.refusals import refusal, store_problem
from bridge_tui.show.score_help import TYPED
from bridge_tui.show.score_log import log_lines
from bridge_tui.show.score_typed import Misread, read_score
from bridge_tui.show.score_worth import worth
from bridge_tui.show.settlement import settlement_lines
from bridge_tui.show.standing import entry_title
from bridge_tui.show.texts import _, msgid
from bridge_tui.show.typed import seat_of

PARTNERS = {"rotate": Partners.ROTATED, "draw": Partners.DRAWN}
"""Who plays with whom in the next rubber, by the word after ``next``; the same two without one."""


class ScoreKeeper:
    """Keeps the sheets of an evening in a conversation, each entry saved before its line is answered."""

    def __init__(self, talk: Conversation, store: Store, session: Session, deck: Deck) -> None:
        self._talk = talk
        self._store = store
        self._session = session
        self._deck = deck
        self._open = True

    def keep(self) -> None:
        """Listens until nothing more comes, or until it is told to quit.

        Raises `StoreError` where nobody sits who could try again: an entry that is not saved would put all those after
        it to the wrong deal.
        """
        self._greet()
        with suppress(EndOfInput):
            while self._open:
                self.hear(self._talk.ask(self._prompt()))

    def hear(self, line: str) -> None:
        """Does what a line says, or says why that cannot be; then nothing is changed."""
        try:
            self._do(line)
        except Misread as misread:
            self._talk.complain(misread.sentence)
        except Refused as refused:
            self._talk.complain(refusal(refused, self._deck, self._session.match.start.code))
        except StoreError as error:
            if not self._talk.prompts:
                raise
            self._talk.complain(store_problem(error))

    def _do(self, line: str) -> None:
        match line.lower().split():
            case []:
                pass
            case ["next", *said]:
                self._next(said)
            case [word] if word in COMMANDS:
                COMMANDS[word](self)
            case [word, *_more] if word in COMMANDS:
                self._talk.complain(_("{word} stands alone on its line.").format(word=word))
            case _words:
                self._enter(line)

    def _prompt(self) -> str:
        sheet = self._session.match.sheet
        place = _("over") if sheet.is_over else entry_title(sheet, sheet.deals + 1)
        return f"{place} {self._deck.prompt} "

    def _greet(self) -> None:
        match = self._session.match
        self._talk.say(words.begun(match, self._session.game, self._deck), words.terms(match.start))
        if self._talk.prompts:
            self._talk.say(_("Type a result such as 4sx s +1, or help."))
        self._tell_state()

    def _tell_state(self) -> None:
        """Where it stands; once it is over, the whole sheet and the evening's account."""
        match = self._session.match
        if not match.sheet.is_over:
            self._talk.say(words.state(match, self._deck))
            return
        self._talk.say("", *words.whole_sheet(match, self._deck), "")
        self.evening()
        if self._talk.prompts:
            self._talk.say("", _("next goes on with the same partners, next rotate or next draw with others."))

    def _enter(self, line: str) -> None:
        action = read_score(line)
        came_to = worth(action, self._session.view(PUBLIC), self._deck)
        self._session.act(action)
        self._talk.say(came_to)
        self._tell_state()

    # What the words do.

    def sheet(self) -> None:
        """Prints the sheet."""
        self._talk.say(*words.whole_sheet(self._session.match, self._deck))

    def log(self) -> None:
        """Prints all that was entered, and what was put right."""
        self._talk.say(*log_lines(self._session.view(PUBLIC), self._deck))

    def evening(self) -> None:
        """Prints the evening's account."""
        self._talk.say(*settlement_lines(evening_of(self._store, self._session.game), self._deck))

    def end(self) -> None:
        """Ends the rubber here, if whoever sits there is sure of it."""
        is_asked = self._talk.prompts and not self._session.match.sheet.is_over
        if not is_asked or questions.agreed(self._talk, _("End it here, unfinished?")):
            self._session.stop()
            self._tell_state()

    def help(self) -> None:
        """Says what may be typed."""
        widest = max(map(len, HELP))
        self._talk.say(*(f"  {typed:<{widest}}  {_(meaning)}" for typed, meaning in HELP.items()))

    def quit(self) -> None:
        """Ends the conversation; everything is saved."""
        self._open = False

    def _next(self, said: Sequence[str]) -> None:
        """Begins the next rubber of the evening, if this one is over and the last."""
        partners, dealer = _of_next(said)
        start, game = self._session.match.start, self._session.game
        if partners is None:
            self._talk.complain(_("After next may come rotate or draw, and the seat that deals first."))
        elif not self._session.match.sheet.is_over:
            self._talk.complain(_("This one is not over: end ends it here."))
        elif (last := last_of_evening(self._store, start, game)) != game:
            self._talk.complain(_("Game {game} has followed already: go on with that.").format(game=last))
        elif dealer is not None and start.form is Form.DUPLICATE:
            self._talk.complain(_("At duplicate the number of the board says who deals."))
        else:
            self._begin(partners, dealer)

    def _begin(self, partners: Partners, dealer: Seat | None) -> None:
        start = replace(next_rubber(self._session.match.start, self._session.game, partners), dealer=dealer)
        self._session = Session.begin(self._store, start)
        if start.cut is not None and dealer is None:
            self._talk.say(the_cut(start, self._deck))
        self._greet()


def _of_next(said: Sequence[str]) -> tuple[Partners | None, Seat | None]:
    """The partners and the dealer that are named after ``next``; no partners if something else is said."""
    dealer = seat_of(said[-1]) if said else None
    named = said if dealer is None else said[:-1]
    match named:
        case []:
            return Partners.SAME, dealer
        case [word]:
            return PARTNERS.get(word), dealer
        case _words:
            return None, dealer


COMMANDS: Mapping[str, Callable[[ScoreKeeper], None]] = {
    "sheet": ScoreKeeper.sheet,
    "log": ScoreKeeper.log,
    "end": ScoreKeeper.end,
    "evening": ScoreKeeper.evening,
    "help": ScoreKeeper.help,
    "quit": ScoreKeeper.quit,
}
"""The words that may stand in the place of an entry. Beside them there is ``next``, which other words follow."""

HELP = {
    **TYPED,
    "sheet": msgid("the score sheet"),
    "log": msgid("all that was entered, and what was put right"),
    "evening": msgid("what each player has won or lost in the evening"),
    "end": msgid("ends it here, unfinished"),
    "next": msgid("once it is over: the next, with the same partners"),
    "next rotate": msgid("with the partners moved on"),
    "next draw": msgid("with partners that are drawn for"),
    "next ... e": msgid("with the seat that deals first, in place of a cut"),
    "help": msgid("what may be typed"),
    "quit": msgid("leaves; everything is saved"),
}
"""Everything that may be typed, as it is typed, and what it means, as message ids."""
