"""A second, dumb judge of claims: cards are letters, hands are lists, and every way through the ending is walked.

It is written from the text of the closed rule (`bridge_tui.engine.laws.normal_cards`) and shares nothing with it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.paper_table import RANKS, after, partners, trick_winner

Plays = list[tuple[str, str]]


def beats(card: str, other: str) -> bool:
    """Whether it is the higher card of the same suit."""
    return card[0] == other[0] and RANKS.index(card[1]) > RANKS.index(other[1])


def highest(cards: list[str]) -> str:
    return max(cards, key=lambda card: RANKS.index(card[1]))


def lowest(cards: list[str]) -> str:
    return min(cards, key=lambda card: RANKS.index(card[1]))


def of_suit(cards: list[str], suit: str) -> list[str]:
    return [card for card in cards if card[0] == suit]


@dataclass
class PaperEnding:
    """The last cards, with the claimer's side and what was stated; `trump` is a suit letter or ``NT``."""

    hands: dict[str, list[str]]
    side: str
    """One seat of it."""
    trump: str = "NT"
    draws_trumps: bool = False
    finesses: bool = False
    out: set[tuple[str, str]] = field(default_factory=set)
    """Who has shown out of which suit."""

    # The walk

    def fewest(self, plays: Plays, leader: str) -> int:
        """The fewest tricks of the side, if it plays normally and its opponents anything legal."""
        return self.walk(plays, leader, normal=True)

    def best(self, plays: Plays, leader: str) -> int:
        """The tricks of the side if both sides see all cards and play their best."""
        return self.walk(plays, leader, normal=False)

    def walk(self, plays: Plays, leader: str, normal: bool) -> int:
        if len(plays) == 4:
            winner = trick_winner(plays, self.trump)
            return self.walk([], winner, normal) + partners(winner, self.side)
        if not plays and not any(self.hands.values()):
            return 0
        seat = after(leader, len(plays))
        ours = partners(seat, self.side)
        options = self.normal(seat, plays) if ours and normal else self.legal(seat, plays)
        assert options
        assert set(options) <= set(self.legal(seat, plays))
        results = [self.play(seat, card, plays, leader, normal) for card in options]
        return max(results) if ours and not normal else min(results)

    def play(self, seat: str, card: str, plays: Plays, leader: str, normal: bool) -> int:
        shown = (seat, plays[0][1][0]) if plays and plays[0][1][0] != card[0] else None
        new = shown is not None and shown not in self.out
        self.hands[seat].remove(card)
        if new and shown:
            self.out.add(shown)
        tricks = self.walk([*plays, (seat, card)], leader, normal)
        if new and shown:
            self.out.remove(shown)
        self.hands[seat].append(card)
        return tricks

    def legal(self, seat: str, plays: Plays) -> list[str]:
        held = list(self.hands[seat])
        return (of_suit(held, plays[0][1][0]) or held) if plays else held

    # What is known

    def missing(self, suit: str) -> list[str]:
        """What the opponents hold."""
        return [card for seat in "NESW" if not partners(seat, self.side) for card in of_suit(self.hands[seat], suit)]

    def wins(self, card: str) -> bool:
        return not any(beats(other, card) for other in self.missing(card[0]))

    def may_finesse(self, seat: str, suit: str) -> bool:
        """Against the right-hand opponent: stated, or proved by the left-hand one."""
        proved = (after(seat, 1), suit) in self.out
        return (proved or self.finesses) and (after(seat, 3), suit) not in self.out

    def finesse_waits(self, seat: str, suit: str) -> bool:
        """Whether this hand rather has the suit led by partner."""
        mine, partners_cards = of_suit(self.hands[seat], suit), of_suit(self.hands[after(seat, 2)], suit)
        missing = self.missing(suit)
        between = [
            card
            for card in mine + partners_cards
            if any(beats(other, card) for other in missing) and any(beats(card, other) for other in missing)
        ]
        heads = [card for card in mine + partners_cards if self.wins(card)] or between
        in_hand = any(card in mine for card in heads)
        return bool(between) and in_hand and bool(partners_cards) and self.may_finesse(seat, suit)

    def could_beat(self, seat: str, plays: Plays, card: str) -> bool:
        """Whether the player after this hand, if he has still to play, could have a higher card for all one knows."""
        if len(plays) == 3 or (after(seat, 1), card[0]) in self.out:
            return False
        return not self.wins(card)

    # The rule

    def normal(self, seat: str, plays: Plays) -> list[str]:
        if not plays:
            return self.normal_leads(seat)
        following = of_suit(self.hands[seat], plays[0][1][0])
        return self.normal_following(seat, plays, following) if following else self.normal_void(seat, plays)

    def normal_leads(self, seat: str) -> list[str]:
        held, partner = self.hands[seat], after(seat, 2)
        if self.draws_trumps and self.missing(self.trump) and of_suit(held, self.trump):
            held = of_suit(held, self.trump)
        order: dict[str, list[str]] = {kind: [] for kind in ("winner", "to partner", "kept back", "finesse", "any")}
        for suit in {card[0] for card in held}:
            top, low = highest(of_suit(held, suit)), lowest(of_suit(held, suit))
            opposite = of_suit(self.hands[partner], suit)
            can_ruff = not opposite and of_suit(self.hands[partner], self.trump)
            kept_back, for_partner = self.finesse_waits(seat, suit), self.finesse_waits(partner, suit)
            if self.wins(top):
                order["kept back" if kept_back else "winner"].append(top)
            if (can_ruff or any(map(self.wins, opposite))) and not (kept_back and not for_partner):
                order["to partner"] += [top, low]
            if for_partner:
                order["finesse"] += [top, low]
            order["any"].append(top)
        return next(cards for cards in order.values() if cards)

    def partner_has_it(self, seat: str, plays: Plays) -> bool:
        led, partner = plays[0][1], after(seat, 2)
        if len(plays) == 1:
            return any(self.wins(card) and beats(card, led) for card in self.hands[partner])
        if trick_winner(plays, self.trump) != partner:
            return False
        card = dict(plays)[partner]
        if not self.could_beat(seat, plays, card):
            return True
        higher = [other for other in self.missing(card[0]) if beats(other, card)]
        return self.finesses and len(higher) == 1 and (after(seat, 3), card[0]) not in self.out

    def normal_following(self, seat: str, plays: Plays, cards: list[str]) -> list[str]:
        second, low = len(plays) == 1, lowest(cards)
        best_seat = trick_winner(plays, self.trump)
        best = dict(plays)[best_seat]
        useful = [card for card in cards if beats(card, best)]
        if partners(best_seat, seat):
            useful = [
                card
                for card in useful
                if any(beats(other, best) and beats(card, other) for other in self.missing(best[0]))
                or not any(beats(other, best) for other in self.missing(best[0]))
            ]
        sure = [card for card in useful if not self.could_beat(seat, plays, card)]
        unsure = [card for card in useful if card not in sure]
        if self.partner_has_it(seat, plays):
            return [low, lowest(sure)] if second and sure else [low]
        if not useful:
            return [low]
        if unsure and self.finesses and (after(seat, 3), best[0]) not in self.out:
            choice = highest(unsure)
        else:
            choice = lowest(sure) if sure else highest(unsure)
        return [choice, low] if second and not sure else [choice]

    def normal_void(self, seat: str, plays: Plays) -> list[str]:
        best = dict(plays)[trick_winner(plays, self.trump)]
        trumps = of_suit(self.hands[seat], self.trump)
        ruffs = [card for card in trumps if best[0] != self.trump or beats(card, best)]
        if self.partner_has_it(seat, plays):
            return self.discards(seat)
        if not ruffs:
            return self.discards(seat, underruff=True)
        sure = [card for card in ruffs if not self.could_beat(seat, plays, card)]
        choice = [lowest(ruffs), lowest(sure) if sure else highest(ruffs)]
        partner = self.hands[after(seat, 2)]
        if len(plays) == 1 and of_suit(partner, self.trump) and not of_suit(partner, best[0]):
            choice += self.discards(seat)
        return choice

    def discards(self, seat: str, underruff: bool = False) -> list[str]:
        held = self.hands[seat]
        plain = [suit for suit in {card[0] for card in held} if suit != self.trump]
        lows = [lowest(of_suit(held, suit)) for suit in plain]
        losers = [card for card in lows if not self.keeps(seat, card)]
        trumps = of_suit(held, self.trump)
        losing_trumps = [card for card in trumps if not self.wins(card)] if underruff else []
        return losers or ([lowest(losing_trumps)] if losing_trumps else []) or lows or [lowest(trumps)]

    def keeps(self, seat: str, card: str) -> bool:
        suit = card[0]
        winners = [own for own in of_suit(self.hands[seat], suit) if self.wins(own)]
        longest = max(len(of_suit(self.hands[after(seat, steps)], suit)) for steps in (1, 3))
        finesse = self.may_finesse(seat, suit) and of_suit(self.hands[after(seat, 2)], suit)
        useful = any(beats(card, other) for other in self.missing(suit))
        return card in winners or len(winners) >= longest or bool(finesse and useful)
