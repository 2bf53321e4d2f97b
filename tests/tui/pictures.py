"""Every screen of the program in a state worth looking at: the rubber on the table, and the keys that lead there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import Seat
from tests.tui.live_rubbers import auction, live, over
from tests.tui.scores import BOARDS, WON, kept
from tests.tui.sessions import (
    START,
    Rubber,
    at_the_lead,
    boards,
    chicago,
    declarer_leads,
    rubber_won,
    third_hand,
    trick_complete,
)

FOUR_HONOURS = Deal.from_pbn("N:J63.KJ432.K65.T5 7.AQT975.J743.K4 AKQT542.8.A8.976 98.6.QT92.AQJ832")
"""South has four honours in spades."""


class Picture(NamedTuple):
    """A screen."""

    rubber: Callable[[], Rubber] | None
    """What lies on the table; without it the program is at home."""
    keys: tuple[str, ...]
    sees: str
    """Words by which one knows that the screen has come."""


def long_rubber() -> Rubber:
    """Seven deals in which both sides win a game and much is above the line."""
    rubber = Rubber()
    for calls in ("P P P 1S P P P", "1N P P P", "P 1H P P P", "7N X P P P", "P P 1S P P P", "P 4H P P P", "P P P P"):
        rubber.deal().call(calls).play_out()
    return rubber


def honours() -> Rubber:
    """A deal that is over, in which declarer had four honours."""
    return Rubber().deal(FOUR_HONOURS).call("P P P 4S X P P P").play_out()


def people() -> Rubber:
    """Ann plays three seats; Bob's name is long and looks like markup."""
    return third_hand(replace(START, players=("Ann", "[bold]Bob[/] the Magnificent", "Ann", "Ann")))


def live_third_hand() -> Rubber:
    """East is to play to the first trick of a live table."""
    return third_hand(live())


def live_auction() -> Rubber:
    """South has overcalled at a live table, and West is to call."""
    return auction("W:P N:P E:1H S:1S")


def waiting_call() -> Rubber:
    """East has bid out of turn at a live table, which waits for a ruling; a card of North's was seen."""
    return auction("W:1S N:H4 N:2H E:P S:P W:2S E:2D")


def revoked() -> Rubber:
    """A deal of a live table is over, at whose first trick South has revoked."""
    return over(live(), {1: Seat.SOUTH})


EVENING = (
    "2s s +1", "1nt e =", "4s s -1", "pass", "4h w = honours e 100; Bob's", "3d n -2 revoke ew 1", "2c w +1 claim",
    "3: 3s s =; misheard", "4: strike; nobody dealt",
)  # fmt: skip
"""Seven deals at a real table, of which one was put right and one struck out."""


def evening_sheet() -> Rubber:
    """The sheet of these deals."""
    return kept(*EVENING)


CLAIMING = ("m", "1", "0", "down", "right", "down", *"then the clubs")
"""Declarer claims ten of the eleven tricks left, and states his line."""


PICTURES = {
    "home": Picture(None, (), "New game"),
    "home-continue": Picture(at_the_lead, ("escape",), "Continue"),
    "new-game": Picture(None, ("enter",), "Enter start"),
    "new-game-duplicate": Picture(None, ("enter", "down", "down", "down", "down", "left"), "do not count"),
    "new-game-one-person": Picture(None, ("enter", *"Ann", "down", "down", *"Ann"), "Ann is one person"),
    "settings": Picture(None, (",", "down", "right"), "< letter >"),
    "curtain-auction": Picture(lambda: Rubber().deal().call("1C"), (), "Give the keyboard to North"),
    "curtain-named": Picture(lambda: Rubber().deal().call("1C"), ("n",), "Now Enter"),
    "curtain-play": Picture(third_hand, (), "Give the keyboard to East"),
    "auction": Picture(lambda: Rubber().deal().call("1C X"), ("e", "enter", "2", "h"), "Enter calls 2♥"),
    "auction-cursor": Picture(
        lambda: Rubber().deal().call("1C"), ("n", "enter", "down", "up", "right"), "Enter calls X"
    ),
    "auction-refused": Picture(
        lambda: Rubber().deal().call("2S"), ("n", "enter", "2", "h", "enter"), "is not higher than"
    ),
    "opening-lead": Picture(at_the_lead, ("w", "enter"), "your lead"),
    "play-cursor": Picture(third_hand, ("e", "enter", "right", "right"), "Enter plays"),
    "play-dummy": Picture(lambda: at_the_lead().play("H6"), ("s", "enter"), "play from dummy, North"),
    "play-refused": Picture(
        lambda: third_hand().play("HA"), ("s", "enter", "s", "2", "enter"), "must be followed: only"
    ),
    "play-several-seats": Picture(people, (), "Give the keyboard to East"),
    "trick-complete": Picture(trick_complete, ("e", "enter"), "East won it"),
    "last-card": Picture(lambda: at_the_lead().play_out(leave=1), ("w", "enter"), "play a card"),
    "open-hands": Picture(lambda: third_hand(replace(START, hidden=False)), (), "play a card"),
    "last-trick": Picture(trick_complete, ("l",), "The last trick"),
    "auction-page": Picture(lambda: Rubber().deal().call("1C X XX P 1D P P 1H X"), ("v",), "The auction"),
    "review": Picture(lambda: at_the_lead().play_out(), ("v", *["pagedown"] * 8, "left"), "► 5"),
    "tour": Picture(None, ("enter", "enter"), "Your first game in five lines"),
    "claim": Picture(declarer_leads, ("s", "enter", *CLAIMING), "then N-S have 11 tricks"),
    "claim-curtain": Picture(declarer_leads, ("s", "enter", *CLAIMING, "enter"), "Give the keyboard to West or East"),
    "claim-question": Picture(
        declarer_leads, ("s", "enter", *CLAIMING, "enter", "e", "enter", "2"), "You decide, East"
    ),
    "claim-trumps": Picture(
        declarer_leads, ("s", "enter", "m", "enter", "w", "enter", "2", "enter", "e", "enter", "1"), "not mentioned"
    ),
    "claim-faced": Picture(
        lambda: trick_complete(live()), ("e", "enter", "m", "7", *["down"] * 3, "right"), "< faced >"
    ),
    "designation": Picture(lambda: at_the_lead(live()).play("H6"), ("s", "enter", "i", "down", "left"), "highest club"),
    "take-back": Picture(declarer_leads, ("u", "down"), "Who asks to take back what?"),
    "take-back-curtain": Picture(declarer_leads, ("u", "s", "enter"), "South asks to take back"),
    "take-back-question": Picture(declarer_leads, ("u", "s", "enter", "w", "enter"), "You decide, West"),
    "live-auction": Picture(waiting_call, ("s", "enter", "tab", "8", "d"), "Enter calls 8♦"),
    "live-auction-replaced": Picture(lambda: auction("W:1S N:2S E:2H S:refuse"), ("e", "enter"), "3♥ is free."),
    "director-list": Picture(live_third_hand, ("e", "enter", "!", "down"), "East (Bob) says:"),
    "director-list-auction": Picture(live_auction, ("w", "enter", "!", "down"), "West (Dot) says:"),
    "director-list-dummy": Picture(
        lambda: at_the_lead(live()).play("H6"), ("tab", "tab", "n", "enter", "!", *["down"] * 5, "enter"), "Look at"
    ),
    "slip": Picture(live_auction, ("!", "s", *["down"] * 3, "enter", "2", "s"), "I meant 2♠"),
    "director-asked": Picture(live_third_hand, ("!",), "Who speaks?"),
    "expose": Picture(live_third_hand, ("e", "enter", "!", *["down"] * 7, "enter", *"d4c4", "left"), "[ ♣K]"),
    "revoke-claim": Picture(revoked, ("!", "w", "enter", "left", "left"), "< South >"),
    "revoke-transferred": Picture(revoked, ("!", "w", "enter", "left", "left", "enter"), "2 tricks go to E-W"),
    "sheet-transferred": Picture(
        revoked, ("!", "w", "enter", "left", "left", "enter", "g"), "2 tricks transferred, today's Law 64"
    ),
    "sheet-new": Picture(at_the_lead, ("g",), "total so far"),
    "sheet-long": Picture(long_rubber, ("g",), "total so far"),
    "sheet-end-rubber": Picture(long_rubber, ("g", "f6"), "End it here?"),
    "deal-made": Picture(lambda: at_the_lead().play_out(), (), "made, 2 over"),
    "deal-down": Picture(lambda: Rubber().deal().call("P P P 7N P P P").play_out(), (), "down 1"),
    "deal-passed-out": Picture(lambda: Rubber().deal().call("P P P P"), (), "Passed out"),
    "deal-honours": Picture(honours, (), "four honours"),
    "rubber-won": Picture(rubber_won, (), "N-S have won the rubber"),
    "rubber-stopped": Picture(lambda: at_the_lead().play_out().stop(), (), "ended unfinished"),
    "chicago-table": Picture(lambda: chicago(2).deal().call("1C"), (), "Deal 3 of 4"),
    "chicago-sheet": Picture(lambda: chicago(2), ("g",), "total so far"),
    "chicago-deal": Picture(lambda: chicago(2), (), "have won a game"),
    "chicago-over": Picture(lambda: chicago(4), (), "Chicago is over"),
    "boards-table": Picture(lambda: boards(4).deal().call("1C"), (), "Board 5"),
    "boards-sheet": Picture(lambda: boards(4), ("g",), "Board 5: dealer North"),
    "boards-deal": Picture(lambda: boards(4), (), "After 4 boards"),
    "boards-ended": Picture(lambda: boards(4).stop(), (), "It was ended after 4 boards."),
    "score-setup": Picture(None, ("down", "enter"), "Stake"),
    "score-new": Picture(kept, (), "Nobody is vulnerable."),
    "score-typed": Picture(evening_sheet, tuple("4sx s -1 revoke ew 2 honours n 100"), "11 tricks"),
    "score-corrected": Picture(evening_sheet, ("up", "up"), "Deal 6"),
    "score-boards": Picture(
        lambda: kept(*(line.replace("honours e", "award ew") for line in EVENING), start=BOARDS),
        tuple("3nt +9"),
        "not +9.",
    ),
    "score-log": Picture(evening_sheet, ("f4",), "What was entered"),
    "score-result": Picture(lambda: kept(*WON), (), "hundreds"),
    "help-score": Picture(kept, ("f1",), "How to keep the score"),
    "help-curtain": Picture(at_the_lead, ("?",), "Lift the curtain"),
    "help-table": Picture(at_the_lead, ("w", "enter", "?"), "Make the call"),
}
"""By name."""

IN_LETTERS = ("curtain-play", "auction-cursor", "play-dummy", "deal-made", "sheet-long")
"""Those that are also kept in the deck of letters."""
