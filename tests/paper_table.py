"""A second, dumb table: one deal kept with letters and lists, as on paper. It is the oracle, never the code under test.

Seats, calls and cards are the letters of scenario files (``N``, ``3NT``, ``SA``).
"""

from __future__ import annotations

SEATS = "NESW"
BIDS = [level + strain for level in "1234567" for strain in ("C", "D", "H", "S", "NT")]
RANKS = "23456789TJQKA"


def after(seat: str, steps: int) -> str:
    """The seat so many places clockwise."""
    return SEATS[(SEATS.index(seat) + steps) % 4]


def partners(one: str, other: str) -> bool:
    """Whether these sit on one side (also with himself)."""
    return one == other or after(one, 2) == other


def trick_winner(plays: list[tuple[str, str]], trump: str) -> str:
    """Who wins these (seat, card) pairs; the trump is a suit letter or ``NT``."""
    trumps = [(RANKS.index(card[1]), seat) for seat, card in plays if card[0] == trump]
    followers = [(RANKS.index(card[1]), seat) for seat, card in plays if card[0] == plays[0][1][0]]
    return max(trumps or followers)[1]


class PaperTable:
    """One deal; `call` and `play` write down what was done without asking whether it was legal."""

    def __init__(self, hands: dict[str, set[str]], dealer: str) -> None:
        self.hands = {seat: set(cards) for seat, cards in hands.items()}
        self.dealer = dealer
        self.calls: list[tuple[str, str]] = []
        self.tricks: list[list[tuple[str, str]]] = []

    # The auction

    @property
    def auction_over(self) -> bool:
        return len(self.calls) >= 4 and all(call == "P" for _, call in self.calls[-3:])

    @property
    def last_bid(self) -> tuple[str, str] | None:
        """Who made the last bid, and the bid."""
        return next(((seat, call) for seat, call in reversed(self.calls) if call in BIDS), None)

    @property
    def doubling(self) -> int:
        words = [call for _, call in self.calls if call != "P"]
        return {"X": 1, "XX": 2}.get(words[-1], 0) if words else 0

    def may_call(self, seat: str, call: str) -> bool:
        if self.auction_over or seat != after(self.dealer, len(self.calls)):
            return False
        last, bid = next(((who, said) for who, said in reversed(self.calls) if said != "P"), ("", ""))
        if call == "X":
            return bid in BIDS and not partners(seat, last)
        if call == "XX":
            return bid == "X" and not partners(seat, last)
        return call == "P" or self.last_bid is None or BIDS.index(call) > BIDS.index(self.last_bid[1])

    def call(self, seat: str, call: str) -> None:
        self.calls.append((seat, call))

    @property
    def contract(self) -> tuple[str, int, str] | None:
        """Bid, doubling and declarer of a closed auction; None if passed out or still going on."""
        if not self.auction_over or self.last_bid is None:
            return None
        bidder, bid = self.last_bid
        for seat, call in self.calls:
            if call in BIDS and call[1:] == bid[1:] and partners(seat, bidder):
                return bid, self.doubling, seat
        raise AssertionError("somebody has made the last bid")

    # The play

    @property
    def over(self) -> bool:
        played = len(self.tricks) == 13 and len(self.tricks[-1]) == 4
        return self.auction_over and (self.contract is None or played)

    @property
    def trick(self) -> list[tuple[str, str]]:
        """The trick in progress, empty between two tricks."""
        return self.tricks[-1] if self.tricks and len(self.tricks[-1]) < 4 else []

    @property
    def complete(self) -> list[list[tuple[str, str]]]:
        return [trick for trick in self.tricks if len(trick) == 4]

    @property
    def turn(self) -> str | None:
        """The hand that calls or plays next."""
        if self.over:
            return None
        if self.contract is None:
            return after(self.dealer, len(self.calls))
        bid, _, declarer = self.contract
        if self.trick:
            return after(self.trick[0][0], len(self.trick))
        return trick_winner(self.tricks[-1], bid[1:]) if self.tricks else after(declarer, 1)

    @property
    def actor(self) -> str | None:
        """The player who acts for the hand in turn."""
        turn, contract = self.turn, self.contract
        return contract[2] if turn and contract and after(contract[2], 2) == turn else turn

    def may_play(self, seat: str, card: str, by: str | None) -> bool:
        if self.contract is None or seat != self.turn or by not in {None, self.actor}:
            return False
        hand = self.hands[seat]
        led = self.trick[0][1][0] if self.trick else ""
        if any(held[0] == led for held in hand) and card[0] != led:
            return False
        return card in hand

    def play(self, seat: str, card: str) -> None:
        if not self.trick:
            self.tricks.append([])
        self.tricks[-1].append((seat, card))
        self.hands[seat].remove(card)

    def may_look(self, seat: str, code: str) -> bool:
        """Law 66 as the four codes have it."""
        if not self.complete or self.contract is None:
            return False
        if self.over:
            return True
        if code == "classic":
            return not self.trick
        dummy = after(self.contract[2], 2)
        return seat != dummy and not any(partners(seat, who) for who, _ in self.trick)

    def tricks_of(self, seat: str) -> int:
        """Tricks won by the side of this seat."""
        assert self.contract is not None
        trump = self.contract[0][1:]
        return sum(partners(seat, trick_winner(trick, trump)) for trick in self.complete)

    @property
    def played(self) -> set[str]:
        return {card for trick in self.tricks for _, card in trick}

    def hidden_from(self, reader: str | None) -> set[str]:
        """Seats whose hands a seat (or the public, None) may not see."""
        if self.over:
            return set()
        faced = {after(self.contract[2], 2)} if self.contract and self.tricks else set()
        return set(SEATS) - faced - {reader}
