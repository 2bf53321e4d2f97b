"""A second, dumb table: one deal kept with letters and lists, as on paper. It is the oracle, never the code under test.

Seats, calls and cards are the letters of scenario files (``N``, ``3NT``, ``SA``).
"""

from __future__ import annotations

from dataclasses import dataclass

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


def higher(card: str, other: str) -> bool:
    """Whether it beats the other card of its suit."""
    return card[0] == other[0] and RANKS.index(card[1]) > RANKS.index(other[1])


@dataclass
class PaperClaim:
    """A claim as noted beside the tricks."""

    seat: str
    tricks: int
    left: int
    asked: list[str]
    """Who has still to say something."""
    trumps: str
    """``draw_trumps`` or ``leave_trumps``, once it is settled."""
    finesses: bool
    proposed: bool = False
    """Whether it is a number for the four to agree on, so that nobody can make it void."""
    refused: bool = False
    """Whether an opponent has said no."""
    state: str = "open"
    """``open``, ``trumps?``, ``disputed``, ``to be judged``; then ``agreed``, ``judged``, ``played on`` or ``void``."""

    @property
    def ends(self) -> bool:
        """Whether no more cards are played after it."""
        return self.state in {"agreed", "judged"}


class PaperTable:
    """One deal; `call`, `play` and the like write down what was done without asking whether it was legal."""

    def __init__(self, hands: dict[str, set[str]], dealer: str, code: str = "classic") -> None:
        self.hands = {seat: set(cards) for seat, cards in hands.items()}
        self.dealer = dealer
        self.code = code
        self.calls: list[tuple[str, str]] = []
        self.tricks: list[list[tuple[str, str]]] = []
        self.claims: list[PaperClaim] = []

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
        settled = bool(self.claims) and self.claims[-1].ends
        return self.auction_over and (self.contract is None or played or settled)

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
        return after(self.leader, len(self.trick))

    @property
    def leader(self) -> str:
        """Who has led to the trick in progress, or has to lead."""
        assert self.contract is not None
        if self.trick:
            return self.trick[0][0]
        return trick_winner(self.tricks[-1], self.trump) if self.tricks else after(self.contract[2], 1)

    @property
    def actor(self) -> str | None:
        """The player who acts for the hand in turn."""
        turn, contract = self.turn, self.contract
        return contract[2] if turn and contract and after(contract[2], 2) == turn else turn

    def may_play(self, seat: str, card: str, by: str | None) -> bool:
        if self.contract is None or seat != self.turn or by not in {None, self.actor} or self.question:
            return False
        return card in self.left_by_a_claim(self.following(seat))

    def following(self, seat: str) -> set[str]:
        """What this hand may put to the trick in progress."""
        led = self.trick[0][1][0] if self.trick else ""
        return {card for card in self.hands[seat] if card[0] == led} or self.hands[seat]

    def play(self, seat: str, card: str) -> None:
        if not self.trick:
            self.tricks.append([])
        self.tricks[-1].append((seat, card))
        self.hands[seat].remove(card)

    def may_look(self, seat: str) -> bool:
        """Law 66 as the four codes have it."""
        if not self.complete or self.contract is None:
            return False
        if self.over:
            return True
        if self.code == "classic":
            return not self.trick
        dummy = after(self.contract[2], 2)
        return seat != dummy and not any(partners(seat, who) for who, _ in self.trick)

    def tricks_of(self, seat: str) -> int:
        """Tricks won by the side of this seat."""
        assert self.contract is not None
        played = sum(partners(seat, trick_winner(trick, self.trump)) for trick in self.complete)
        if not self.claims or not self.claims[-1].ends:
            return played
        claim = self.claims[-1]
        return played + (claim.tricks if partners(seat, claim.seat) else claim.left - claim.tricks)

    @property
    def trump(self) -> str:
        """A suit letter, or ``NT``."""
        assert self.contract is not None
        return self.contract[0][1:]

    @property
    def played(self) -> set[str]:
        return {card for trick in self.tricks for _, card in trick}

    def hidden_from(self, reader: str | None) -> set[str]:
        """Seats whose hands a seat (or the public, None) may not see."""
        if self.over:
            return set()
        faced = {after(self.contract[2], 2)} if self.contract and self.tricks else set()
        for claim in self.claims if self.contract else ():
            facing = claim.tricks > 0 if claim.state == "open" else claim.state != "void"
            if facing and self.contract and self.contract[2] in {claim.seat, reader}:
                faced.add(claim.seat)
        return set(SEATS) - faced - {reader}

    # Claims

    @property
    def question(self) -> PaperClaim | None:
        """The claim about which somebody has something to say."""
        return self.claims[-1] if self.claims and self.claims[-1].asked else None

    @property
    def actors(self) -> set[str]:
        """Who may act: those who are asked something, else the player of the hand in turn."""
        if self.question is None:
            return set() if self.actor is None else {self.actor}
        return set(self.question.asked)

    @property
    def left(self) -> int:
        """Tricks that are not complete."""
        return 13 - len(self.complete)

    def may_claim(self, seat: str, tricks: int) -> bool:
        if self.over or self.contract is None or not self.tricks or not 0 <= tricks <= self.left:
            return False
        busy = self.question is not None and self.question.state != "disputed"
        return not busy and seat != after(self.contract[2], 2)

    def claim(self, seat: str, tricks: int, draws_trumps: bool, finesses: bool) -> None:
        assert self.contract is not None
        proposed = self.question is not None
        if self.question:
            self.question.state, self.question.asked = "void", []
        dummy = after(self.contract[2], 2)
        objects = [after(seat, 2)] if tricks < self.left else []
        asked = [other for other in [after(seat, 1), *objects, after(seat, 3)] if other != dummy]
        trumps = "draw_trumps" if draws_trumps else ""
        self.claims.append(PaperClaim(seat, tricks, self.left, asked, trumps, finesses, proposed=proposed))

    def may_answer(self, seat: str) -> bool:
        return self.question is not None and self.question.state == "open" and seat in self.actors

    def answer(self, seat: str, accepts: bool) -> None:
        claim = self.claims[-1]
        claim.asked.remove(seat)
        partner = after(claim.seat, 2)
        if seat == partner and not accepts and not claim.proposed:
            claim.state, claim.asked = "void", []
            return
        claim.refused = claim.refused or not accepts
        if claim.refused and partner in claim.asked:
            claim.asked = [partner]
        elif claim.refused:
            self.contest(claim)
        elif not claim.asked:
            claim.state = "agreed"

    def contest(self, claim: PaperClaim) -> None:
        """What an opponent's "no" leads to."""
        assert self.contract is not None
        declarer = self.contract[2]
        claim.asked = []
        if self.code == "duplicate2017":
            longest = max(map(len, self.hands.values()))
            claim.state, claim.asked = ("disputed", list(SEATS)) if longest > 6 else ("to be judged", [])
        elif claim.seat == declarer and not claim.trumps and self.trumps_out:
            claim.state, claim.asked = "trumps?", [after(declarer, 1), after(declarer, 3)]
        else:
            claim.state = "played on"

    def judge(self, tricks: int) -> None:
        """The director's number."""
        self.claims[-1].tricks, self.claims[-1].state = tricks, "judged"

    @property
    def conceded(self) -> int:
        """How many tricks the last claim has given away, if all have agreed to it."""
        claim = self.claims[-1] if self.claims else None
        return claim.left - claim.tricks if claim and claim.state == "agreed" else 0

    def give_back(self, tricks: int) -> None:
        """Conceded tricks that could not be lost."""
        self.claims[-1].tricks += tricks

    def may_choose(self, seat: str, option: str) -> bool:
        options = {
            "open": {"accept", "refuse"},
            "trumps?": {"draw_trumps", "leave_trumps", "no_request"},
            "disputed": {"play_on"},
        }
        return self.question is not None and option in options.get(self.question.state, ()) and seat in self.actors

    def choose(self, seat: str, option: str) -> None:
        claim = self.claims[-1]
        if claim.state == "open":
            self.answer(seat, option == "accept")
            return
        claim.asked.remove(seat)
        if option in {"draw_trumps", "leave_trumps"}:
            claim.trumps, claim.asked = option, []
        if not claim.asked:
            claim.state = "void" if claim.state == "disputed" else "played on"

    @property
    def opponents_cards(self) -> set[str]:
        """What the two defenders hold."""
        assert self.contract is not None
        return {card for seat in SEATS if not partners(seat, self.contract[2]) for card in self.hands[seat]}

    @property
    def trumps_out(self) -> bool:
        return any(card[0] == self.trump for card in self.opponents_cards)

    def shown_out(self) -> set[tuple[str, str]]:
        """Who has not followed to which suit."""
        return {(seat, trick[0][1][0]) for trick in self.tricks for seat, card in trick if card[0] != trick[0][1][0]}

    def left_by_a_claim(self, cards: set[str]) -> set[str]:
        """What of these cards declarer may play after he has claimed and was not believed; others are free."""
        assert self.contract is not None
        assert self.turn is not None
        declarer = self.contract[2]
        binding = [claim for claim in self.claims if claim.seat == declarer and claim.state == "played on"]
        if not binding or not partners(self.turn, declarer):
            return cards
        if not self.trick:
            return self.leads_left(cards, binding[-1].trumps)
        return cards if binding[-1].finesses else cards - self.finesses(cards) or cards

    def leads_left(self, cards: set[str], trumps: str) -> set[str]:
        drawn = {card for card in cards if card[0] == self.trump}
        wanted = {"draw_trumps": drawn, "leave_trumps": cards - drawn, "": cards}[trumps]
        return wanted or cards if self.trumps_out else cards

    def finesses(self, cards: set[str]) -> set[str]:
        """Of third hand's cards those that win so far and may yet be beaten, if it has one that cannot be."""
        if len(self.trick) != 2 or self.turn is None:
            return set()
        led, second = (card for _, card in self.trick)
        known = {(after(self.turn, steps), led[0]) for steps in (1, 3)} & self.shown_out()
        if known or second[0] != led[0]:
            return set()
        best = {card: max((card, led), key=lambda one: RANKS.index(one[1])) for card in cards if card[0] == led[0]}
        beaten = {card for card in best if any(higher(other, best[card]) for other in self.opponents_cards)}
        winning = {card for card in best if not higher(second, best[card])}
        return beaten & winning if winning - beaten else set()
