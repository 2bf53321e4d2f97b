"""What it costs that a call is refused, in words: by its law, by whose turn it was, and by the code in force."""

from __future__ import annotations

import pytest

from bridge_tui.engine.laws.codes import Code
from bridge_tui.show.deck import SIGNS
from bridge_tui.show.rulings import ruling
from tests.engine.laws.auction_tables import auction

CLASSIC, OLDER, NEWER, DUPLICATE = Code

COSTS: dict[str, tuple[Code, tuple[str, ...], str]] = {
    "law 27, classic": (
        CLASSIC, ("2S", "W calls 2H",),
        "Refuse: West passes or bids higher. 3♥ is free; after anything else East must pass for the rest of the "
        "auction. Unless West bids hearts later, declarer may require or forbid them at East's first lead.",
    ),
    "law 27, 2014": (
        NEWER, ("2S", "W calls 2H",),
        "Refuse: West passes or bids higher. 3♥ is free; after anything else East must pass for the rest of the "
        "auction. Unless West bids hearts later, declarer may require or forbid them at East's first lead.",
    ),
    "law 27, 2017": (
        DUPLICATE, ("2S", "W calls 2H",),
        "Refuse: West calls again. 3♥ is free, and so is a call of which all agree that it means the same; after any "
        "other East must pass for the rest of the auction, and declarer may forbid at East's first lead one suit that"
        " West has not bid.",
    ),
    "law 27, no-trump, classic": (
        CLASSIC, ("2S", "W calls 1NT",),
        "Refuse: West passes or bids higher. 2NT is free; after anything else East must pass for the rest of the "
        "auction, and where West passes declarer may forbid one suit at East's first lead.",
    ),
    "law 27, no-trump, 1993": (
        OLDER, ("2S", "W calls 1NT",),
        "Refuse: West passes or bids higher. 2NT is free; after anything else East must pass for the rest of the "
        "auction.",
    ),
    "law 27, a second time": (
        NEWER, ("2S", "W calls 2H", "N chooses refuse", "W calls 2D",),
        "Refuse: West calls again, and whatever it is, East must pass for the rest of the auction. Of hearts "
        "and diamonds declarer may require or forbid one at East's first lead that West does not bid later.",
    ),
    "law 27, a second time, the same suit": (
        NEWER, ("2S", "W calls 2H", "N chooses refuse", "W calls 1H",),
        "Refuse: West calls again, and whatever it is, East must pass for the rest of the auction. Unless West bids "
        "hearts later, declarer may require or forbid them at East's first lead.",
    ),
    "law 27, a second time, no-trump": (
        NEWER, ("2S", "W calls 2H", "N chooses refuse", "W calls 1NT",),
        "Refuse: West calls again, and whatever it is, East must pass for the rest of the auction. Unless West bids "
        "hearts later, declarer may require or forbid them at East's first lead.",
    ),
    "law 27, a second time, 2017": (
        DUPLICATE, ("2S", "W calls 2H", "N chooses refuse", "W calls 2D",),
        "Refuse: West calls again, and whatever it is, East must pass for the rest of the auction, and declarer may "
        "forbid at East's first lead one suit that West has not bid.",
    ),
    "law 27, over seven no-trump": (
        DUPLICATE, ("7NT", "W calls 7S",),
        "Refuse: West calls again, and whatever it is, East must pass for the rest of the auction, and declarer may "
        "forbid at East's first lead one suit that West has not bid.",
    ),
    "law 27, a suit that was bid before": (
        NEWER, ("1C", "1H", "1S P 2S", "W calls 2H",),
        "Refuse: West passes or bids higher. 3♥ is free; after anything else East must pass for the rest of the "
        "auction.",
    ),
    "law 30, at the right opponent's turn": (
        DUPLICATE, ("W calls P",),
        "Refuse: it is South's turn, and West must pass when his own comes.",
    ),
    "law 30, at partner's turn before a bid": (
        NEWER, ("N calls P",),
        "Refuse: it is South's turn, and North must pass when his own comes.",
    ),
    "law 30, at partner's turn, classic": (
        CLASSIC, ("1C P", "S calls P",),
        "Refuse: South must pass for the rest of the auction. North may not double or redouble at his next turn; if "
        "he passes there, declarer may forbid one suit at his first lead.",
    ),
    "law 30, at partner's turn, 2017": (
        DUPLICATE, ("1C P", "S calls P",),
        "Refuse: it is North's turn. When South calls, a call that means the same is free; after any other North must"
        " pass once, and declarer may forbid at North's first lead one suit that South has not bid.",
    ),
    "law 31, too low as well": (
        CLASSIC, ("1S", "N calls 1H",),
        "Refuse: it is West's turn; South must pass once if North bids hearts again, else for the rest of the auction."
        " Unless North bids hearts later, declarer may require or forbid them at South's first lead.",
    ),
    "law 31, too low as well, 2017": (
        DUPLICATE, ("1S", "N calls 1H",),
        "Refuse: it is West's turn. When North calls, a call that means the same is free; after any other South must "
        "pass once, and declarer may forbid at South's first lead one suit that North has not bid.",
    ),
    "law 31, at the right opponent's turn, classic": (
        CLASSIC, ("W calls 1H",),
        "Refuse: if South passes, West has to repeat 1♥, which costs nothing. If not, East must pass once if West "
        "bids hearts again, else for the rest of the auction. Unless West bids hearts later, "
        "declarer may require or forbid them at East's first lead.",
    ),
    "law 31, no-trump, classic": (
        CLASSIC, ("W calls 1NT",),
        "Refuse: if South passes, West has to repeat 1NT, which costs nothing. If not, East must pass once if West "
        "bids no-trump again, else for the rest of the auction, and declarer may forbid one suit at "
        "East's first lead.",
    ),
    "law 31, at the right opponent's turn, 2017": (
        DUPLICATE, ("W calls 1H",),
        "Refuse: if South passes, West has to repeat 1♥, which costs nothing. If not, a call that means the same is "
        "free; after any other East must pass once, and declarer may forbid at East's first lead one suit that West "
        "has not bid.",
    ),
    "law 32, at the right opponent's turn, 1993": (
        OLDER, ("1H P", "E calls X",),
        "Refuse: if North passes, East has to repeat the double, which costs nothing. If not, West must pass for the "
        "rest of the auction, and declarer may forbid one suit at West's first lead.",
    ),
    "law 31, at partner's turn, classic": (
        CLASSIC, ("N calls 1H",),
        "Refuse: it is South's turn; South must pass for the rest of the auction. Unless North bids hearts later,"
        " declarer may require or forbid them at South's first lead.",
    ),
    "law 31, at the left opponent's turn, 2017": (
        DUPLICATE, ("E calls 1H",),
        "Refuse: it is South's turn. When East calls, a call that means the same is free; after any other West must "
        "pass once, and declarer may forbid at West's first lead one suit that East has not bid.",
    ),
    "law 36, in turn": (
        CLASSIC, ("P", "W calls X",),
        "Refuse: West calls something else; East must pass for the rest of the auction, and declarer may forbid one "
        "suit at East's first lead.",
    ),
    "law 36, out of turn": (
        DUPLICATE, ("P", "E calls X",),
        "Refuse: it is West's turn; West must pass for the rest of the auction, and declarer may forbid at West's "
        "first lead one suit that East has not bid.",
    ),
    "law 36, in place of a bid": (
        CLASSIC, ("2S", "W calls 1H", "N chooses refuse", "W calls X",),
        "Refuse: West calls something else in place of 1♥, and whatever it is, East must pass for the rest of the "
        "auction. Unless West bids hearts later, declarer may require or forbid them at East's first lead.",
    ),
    "law 36, in place of no-trump": (
        CLASSIC, ("2S", "W calls 1NT", "N chooses refuse", "W calls X",),
        "Refuse: West calls something else in place of 1NT, and whatever it is, East must pass for the rest of the "
        "auction, and where West passes declarer may forbid one suit at East's first lead.",
    ),
    "law 36, in place of no-trump, 1993": (
        OLDER, ("2S", "W calls 1NT", "N chooses refuse", "W calls X",),
        "Refuse: West calls something else in place of 1NT, and whatever it is, East must pass for the rest of the "
        "auction.",
    ),
    "law 38": (
        CLASSIC, ("1S", "W calls 8H",),
        "Refuse: West and East must pass for the rest of the auction, and declarer may require or forbid hearts at "
        "East's first lead.",
    ),
    "law 38, no-trump": (
        OLDER, ("1S", "W calls 9NT",),
        "Refuse: West and East must pass for the rest of the auction, and declarer may forbid one suit at East's "
        "first lead.",
    ),
    "law 38, at the left opponent's turn": (
        DUPLICATE, ("E calls 8H",),
        "Refuse: East and West must pass for the rest of the auction, and declarer may forbid at West's first lead "
        "one suit that East has not bid.",
    ),
    "law 37": (
        NEWER, ("W calls P", "N chooses refuse", "P", "W calls 1H",),
        "Refuse: West and East must pass for the rest of the auction, and declarer may require or forbid hearts at "
        "East's first lead.",
    ),
    "law 25, 1993": (
        OLDER, ("1S", "S calls 2D",),
        "Refuse: South calls again. North must pass once after 1♠, and for the rest of the auction after anything "
        "else. Unless South bids diamonds later, declarer may require or forbid them at North's first lead.",
    ),
    "law 25, 2014": (
        NEWER, ("1S", "S calls 2D",),
        "Refuse: 1♠ stands. Unless South bids diamonds later, declarer may require or forbid them at North's "
        "first lead.",
    ),
    "law 25, 2017": (
        DUPLICATE, ("1S", "S calls 2D",),
        "Refuse: 1♠ stands, and declarer may forbid at North's first lead one suit that South has not bid.",
    ),
    "law 25, the same call": (
        CLASSIC, ("1S", "S calls 1S",),
        "Refuse: 1♠ stands, which costs nothing.",
    ),
    "law 25, the same suit, 1993": (
        OLDER, ("1S", "S calls 2S",),
        "Refuse: South calls again. North must pass once after 1♠, and for the rest of the auction after anything "
        "else. Unless South bids spades later, declarer may require or forbid them at North's first lead.",
    ),
    "law 25, the same suit, 2014": (
        NEWER, ("1S", "S calls 2S",),
        "Refuse: 1♠ stands.",
    ),
    "law 39": (
        CLASSIC, ("1S P P P", "W calls 2H",),
        "Refuse: the contract stands, and declarer may require or forbid hearts at East's first lead.",
    ),
    "law 39, a double, 2017": (
        DUPLICATE, ("1S P P P", "W calls X",),
        "Refuse: the contract stands, and declarer may forbid at East's first lead one suit that West has not bid.",
    ),
    "law 25A": (
        CLASSIC, ("1S", "S means 1H",),
        "Do not agree: South has called twice, which is ruled on.",
    ),
    "law 25A, called over": (
        CLASSIC, ("1S", "P", "S means 1H",),
        "Do not agree: South has called twice, which is ruled on.",
    ),
    "law 25A, a call that waits": (
        DUPLICATE, ("1S", "W calls 1H", "W means 2H",),
        "Do not agree: 1♥ still waits for its ruling, and 2♥ counts for nothing.",
    ),
    "law 23, insufficient": (
        DUPLICATE, ("1S", "W calls 1H", "N chooses refuse", "W calls 3H",),
        "It does not mean the same: East must pass for the rest of the auction, and declarer may forbid at East's "
        "first lead one suit that West has not bid.",
    ),
    "law 23, a double": (
        DUPLICATE, ("1S", "W calls 1H", "N chooses refuse", "W calls X",),
        "It does not mean the same: the double goes back. West calls something else, and East must pass for the rest "
        "of the auction, and declarer may forbid at East's first lead one suit that West has not bid.",
    ),
    "law 23, out of turn": (
        DUPLICATE, ("W calls 1H", "N chooses refuse", "1C", "W calls X",),
        "It does not mean the same: East must pass once, and declarer may forbid at East's first lead one suit that "
        "West has not bid.",
    ),
}  # fmt: skip
"""By law: the code, what is called, South dealing, and what its refusal leads to."""


@pytest.mark.parametrize("name", COSTS)
def test_what_a_refused_call_costs(name: str) -> None:
    code, deeds, cost = COSTS[name]
    table = auction(code, *deeds)
    assert table.decision is not None
    decider = table.decision.deciders[0]
    told, action = ruling(table.view(decider), table.decision, decider, SIGNS).choices[-1]
    assert action.option == "refuse"
    assert told == cost
