"""A second, dumb score sheet: two columns of numbers with a rule after each game, as kept with a pencil."""

from __future__ import annotations

from tests.scoring import paper_scorer

SIDE = {"N": "NS", "S": "NS", "E": "EW", "W": "EW"}
OTHER = {"NS": "EW", "EW": "NS"}


class PaperSheet:
    """WE and THEY by their letters; `enter` and `stop` write on it."""

    def __init__(self, scale: str) -> None:
        self.scale = scale
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

    def enter(self, bid: str, doubling: int, declarer: str, tricks: int) -> None:
        """One contract; `bid` is ``3NT``."""
        side = SIDE[declarer]
        vulnerable = self.games[side] > 0
        score = paper_scorer.score(int(bid[0]), bid[1:], doubling, vulnerable, tricks, scale=self.scale)
        self.columns[side] += score.below + score.above_declarer
        self.columns[OTHER[side]] += score.above_defenders
        self.in_game[side] += score.below
        if self.in_game[side] >= 100:
            self.rule_off(side)

    def rule_off(self, side: str) -> None:
        """A line under a game: nobody's part-score counts any longer."""
        self.finished.append((self.in_game["NS"], self.in_game["EW"]))
        self.in_game = {"NS": 0, "EW": 0}
        self.games[side] += 1
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
