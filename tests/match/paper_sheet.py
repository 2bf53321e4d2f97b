"""Second, dumb score sheets: columns of numbers as kept with a pencil, for a rubber, a Chicago and a row of boards."""

from __future__ import annotations

from tests.scoring import paper_scorer

SIDE = {"N": "NS", "S": "NS", "E": "EW", "W": "EW"}
OTHER = {"NS": "EW", "EW": "NS"}
CLOCKWISE = "NESW"


class PaperSheet:
    """A rubber: WE and THEY by their letters; `enter`, `pass_out`, `honours` and `stop` write on it."""

    def __init__(self, scale: str = "new", first_dealer: str = "N") -> None:
        self.scale = scale
        self.dealer = first_dealer
        """Who deals next."""
        self.columns: dict[str, int] = {"NS": 0, "EW": 0}
        """Everything a side has, above and below."""
        self.in_game = {"NS": 0, "EW": 0}
        """Below the line since the last rule."""
        self.finished: list[tuple[int, int]] = []
        """Below the line of each game that has ended."""
        self.games = {"NS": 0, "EW": 0}
        self.premium = {"NS": 0, "EW": 0}
        self.stopped = False

    @property
    def over(self) -> bool:
        return self.stopped or 2 in self.games.values()

    @property
    def winner(self) -> list[str]:
        """One side, or none."""
        return [side for side, games in self.games.items() if games == 2]

    @property
    def vulnerable(self) -> set[str]:
        """Sides, in the next deal."""
        return {side for side, games in self.games.items() if games}

    def enter(self, bid: str, doubling: int, declarer: str, tricks: int) -> None:
        """One contract; `bid` is ``3NT``."""
        side = SIDE[declarer]
        score = paper_scorer.score(int(bid[0]), bid[1:], doubling, side in self.vulnerable, tricks, scale=self.scale)
        self.columns[side] += score.below + score.above_declarer
        self.columns[OTHER[side]] += score.above_defenders
        self.in_game[side] += score.below
        if self.in_game[side] >= 100:
            self.rule_off(side)
        self.pass_the_deal()

    def pass_out(self) -> None:
        """Nobody has bid."""
        self.pass_the_deal()

    def pass_the_deal(self) -> None:
        """To the left."""
        self.dealer = (CLOCKWISE * 2)[CLOCKWISE.index(self.dealer) + 1]

    def rule_off(self, side: str) -> None:
        """A line under a game: nobody's part-score counts any longer."""
        self.finished.append((self.in_game["NS"], self.in_game["EW"]))
        self.in_game = {"NS": 0, "EW": 0}
        self.games[side] += 1
        self.reward_game(side)

    def reward_game(self, side: str) -> None:
        """Only the second one of a side earns anything."""
        if self.games[side] == 2:
            self.reward(side, 500 if self.games[OTHER[side]] else 700)

    def honours(self, seat: str, points: int) -> None:
        self.columns[SIDE[seat]] += points

    def stop(self) -> None:
        """The rubber is ended before it is won."""
        self.stopped = True
        for side in ("NS", "EW"):
            if self.games[side] and not self.games[OTHER[side]]:
                self.reward(side, 300)
            if self.in_game[side] and not self.in_game[OTHER[side]]:
                self.reward(side, 100 if self.scale == "new" else 50)

    def reward(self, side: str, points: int) -> None:
        self.premium[side] += points
        self.columns[side] += points


class PaperChicago(PaperSheet):
    """The wheel of four deals; what is passed out is not on it."""

    def __init__(self, scale: str = "new", first_dealer: str = "N") -> None:
        super().__init__(scale, first_dealer)
        self.wheel = 1
        """Which deal comes next; 5 when all are played."""

    @property
    def over(self) -> bool:
        return self.stopped or self.wheel == 5

    @property
    def winner(self) -> list[str]:
        if self.wheel < 5:
            return []
        return [side for side, points in self.columns.items() if points > self.columns[OTHER[side]]]

    @property
    def vulnerable(self) -> set[str]:
        return [set(), {SIDE[self.dealer]}, {SIDE[self.dealer]}, {"NS", "EW"}, set()][self.wheel - 1]

    def enter(self, bid: str, doubling: int, declarer: str, tricks: int) -> None:
        before = dict(self.in_game)
        super().enter(bid, doubling, declarer, tricks)
        side = SIDE[declarer]
        if self.wheel == 4 and self.in_game[side] > before[side]:
            self.columns[side] += 100
        self.wheel += 1

    def pass_out(self) -> None:
        """The same player deals again."""

    def reward_game(self, side: str) -> None:
        self.columns[side] += 500 if side in self.vulnerable else 300

    def stop(self) -> None:
        self.stopped = True


class PaperBoards(PaperSheet):
    """Boards, of which each is a score of its own."""

    CYCLE = "ONEB NEBO EBON BONE".replace(" ", "")
    """How players remember the sixteen boards: nobody (O), N-S, E-W or both are vulnerable."""

    def __init__(self, scale: str = "new", first_dealer: str = "N") -> None:
        super().__init__(scale, first_dealer)
        self.board = 1

    @property
    def over(self) -> bool:
        return self.stopped

    @property
    def winner(self) -> list[str]:
        return []

    @property
    def vulnerable(self) -> set[str]:
        letter = self.CYCLE[(self.board - 1) % 16]
        return {"O": set(), "N": {"NS"}, "E": {"EW"}, "B": {"NS", "EW"}}[letter]

    def enter(self, bid: str, doubling: int, declarer: str, tricks: int) -> None:
        side = SIDE[declarer]
        score = paper_scorer.duplicate(int(bid[0]), bid[1:], doubling, side in self.vulnerable, tricks)
        self.columns[side if score > 0 else OTHER[side]] += abs(score)
        self.pass_the_deal()

    def pass_the_deal(self) -> None:
        super().pass_the_deal()
        self.board += 1

    def honours(self, seat: str, points: int) -> None:
        """Not at duplicate."""

    def stop(self) -> None:
        self.stopped = True


PAPERS = {"rubber": PaperSheet, "chicago": PaperChicago, "duplicate": PaperBoards}
"""By the form of the game."""
