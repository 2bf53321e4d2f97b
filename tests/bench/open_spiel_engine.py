"""The same random deals in the bridge of OpenSpiel (C++ behind Python), the second engine.

Its cards are numbered rank by rank, four to a rank; its calls come after the cards, in our order.
"""

from __future__ import annotations

import random

import pyspiel

_GAME = pyspiel.load_game("bridge(use_double_dummy_result=false)")
_CARDS = 52
_THEIRS = [(card % 13) * 4 + card // 13 for card in range(_CARDS)]
"""Their number of each of our cards."""
_OURS = [(card % 4) * 13 + card // 4 for card in range(_CARDS)]


def play_random_deal(rng: random.Random) -> int:
    """A deal by the recipe of `tests.bench.random_deals`; its duplicate score from North-South's side."""
    deck = list(range(_CARDS))
    rng.shuffle(deck)
    state = _GAME.new_initial_state()
    for card in deck:
        state.apply_action(_THEIRS[card])
    while not state.is_terminal():
        legal = state.legal_actions()
        if legal[0] < _CARDS:
            legal.sort(key=_OURS.__getitem__)
        state.apply_action(legal[rng.randrange(len(legal))])
    return int(state.returns()[0])
