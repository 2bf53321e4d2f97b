"""The session: the match that is being played. It is the one thing here that changes, and it changes on disk first."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bridge_tui.engine.actions import Claim, LookLastTrick, PlayCard
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.engine.view import Reader
from bridge_tui.match.actions import Action, DealCards, NextDeal, StartMatch, StopRubber
from bridge_tui.match.events import MatchEvent
from bridge_tui.match.match import Match
from bridge_tui.match.review import Review, review
from bridge_tui.match.take_backs import TakeBack
from bridge_tui.match.view import MatchView, Phase
from bridge_tui.model.seats import SEATS, Seat
from bridge_tui.records.store import Store
from bridge_tui.records.store_problems import StoreError, StoreProblem
from bridge_tui.session.shuffle import shuffled_deal

Events = tuple[MatchEvent, ...]
Listener = Callable[[Events], None]
"""Called with the events of every action, after it was saved and adopted."""


class Session:
    """A match, its place in the store and those who listen to it.

    Every method that acts raises `Refused` if the action cannot be done and `StoreError` if it cannot be saved; either
    way the match stays as it was and nobody is told.
    """

    def __init__(self, store: Store, game: int, match: Match, saved: int) -> None:
        self.game = game
        """Its number in the store."""
        self._store = store
        self._match = match
        self._saved = saved
        self._listeners: list[Listener] = []

    @classmethod
    def begin(cls, store: Store, start: StartMatch) -> Session:
        """A new game, with its first deal if it is played here. Raises `BadAction` for a name not to be written."""
        match = Match.begin(start)
        if start.kept:
            return cls(store, store.begin(start), match, saved=1)
        deal = _dealt(match)
        return cls(store, store.begin(start, deal), match.apply(deal).match, saved=2)

    @classmethod
    def resume(cls, store: Store, game: int) -> Session:
        """A saved game at the action at which it was left.

        Raises `StoreError`, which names the action, if one is damaged or cannot be done where it stands.
        """
        actions = store.actions(game)
        session = cls(store, game, _folded(store, game, actions), saved=len(actions))
        if session.match.phase is Phase.TO_DEAL:
            session.next_deal()
        return session

    @property
    def match(self) -> Match:
        """The match as it stands: exactly what is saved."""
        return self._match

    @property
    def actors(self) -> tuple[Seat, ...]:
        """The seats that may act now, one as a rule; none while no deal is being played and nothing is asked."""
        return self._match.actors

    def refusal_to_look(self, seat: Seat | None) -> Refused | None:
        """Why this seat (all four, when None) may not look at the last trick now; None if it may."""
        if seat is not None:
            return self.refusal(LookLastTrick(seat))
        table = self._match.table
        return Refused(Reason.NO_DEAL_ON) if table is None else table.refusal_to_look(None)

    def refusal_to_claim(self, seat: Seat) -> Refused | None:
        """Why this seat may not claim or concede now; None if it may."""
        return self.refusal(Claim(seat, 0))

    def refusal(self, action: Action) -> Refused | None:
        """Why this would be refused now; None if it would be done."""
        try:
            self._match.apply(action)
        except Refused as refused:
            return refused
        return None

    def take_backs(self) -> tuple[tuple[TakeBack, ...], tuple[Refused, ...]]:
        """What each seat would ask to take back now, the latest first; and why the other seats may not."""
        told = [self._take_back(seat) for seat in SEATS]
        requests = sorted((one for one in told if isinstance(one, TakeBack)), key=lambda one: one.kept, reverse=True)
        return tuple(requests), tuple(one for one in told if isinstance(one, Refused))

    @property
    def has_take_backs(self) -> bool:
        """Whether any seat may ask to take something back now."""
        return any(isinstance(self._take_back(seat), TakeBack) for seat in SEATS)

    def _take_back(self, seat: Seat) -> TakeBack | Refused:
        try:
            return self._match.may_take_back(seat)
        except Refused as refused:
            return refused

    def view(self, reader: Reader) -> MatchView:
        """The match as this reader may see it."""
        return self._match.view(reader)

    def review(self) -> Review:
        """The deal on the table, moment by moment. Raises `Refused` while it is being played."""
        return review(self._match)

    def act(self, action: Action) -> Events:
        """Does it: applies, saves, adopts, tells the listeners. What happened."""
        match, events = self._match.apply(action)
        n = self._saved + 1
        before, after = (phase is Phase.RUBBER_OVER for phase in (self._match.phase, match.phase))
        self._store.append(self.game, n, action, finished=after if after is not before else None)
        self._match, self._saved = match, n
        for listener in tuple(self._listeners):
            listener(events)
        return events

    def play_last_trick(self) -> Events:
        """Plays the thirteenth trick if its turn has just come: each hand has one card, so nobody decides anything.

        Not at a live table, where a card that is played may establish a revoke.
        """
        events: Events = ()
        while (card := self._only_card()) is not None:
            events += self.act(card)
        return events

    def _only_card(self) -> PlayCard | None:
        """The card in turn of the thirteenth trick at a guarded table."""
        table = self._match.table
        if table is None or table.setup.live or table.play is None or table.turn is None or table.decision:
            return None
        if len(table.play.tricks) < 12:
            return None
        return PlayCard(table.turn, table.legal_cards[0])

    def next_deal(self) -> Events:
        """Clears the table if a deal lies on it, shuffles and deals; after a failure it may be called again."""
        cleared = () if self._match.phase is Phase.TO_DEAL else self.act(NextDeal())
        return cleared + self.act(_dealt(self._match))

    def stop(self) -> Events:
        """Ends the rubber where it stands."""
        return self.act(StopRubber())

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Tells the listener of everything that happens from now on, until the function that is returned is called."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)


def saved_match(store: Store, game: int) -> Match:
    """A saved game as it was left, to be looked at: nothing is dealt, nothing saved. Raises like `Session.resume`."""
    return _folded(store, game, store.actions(game))


def _dealt(match: Match) -> DealCards:
    """The next deal, shuffled."""
    start = match.start
    return DealCards(shuffled_deal(start.seed, start.rubber, match.number), match.dealer)


def _folded(store: Store, game: int, actions: Sequence[Action]) -> Match:
    """The match that saved actions lead to; says which of them cannot be done where it stands."""
    matches: list[Match] = []
    try:
        matches.extend(Match.replay(actions))
    except Refused as refused:
        problem, n = StoreProblem.INAPPLICABLE_ACTION, len(matches) + 1
        raise StoreError(problem, store.path, game=game, n=n, reason=refused.reason) from refused
    return matches[-1]
