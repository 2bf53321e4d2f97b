"""Pace: a whole deal is played in under sixty keys besides those of the curtains."""

from __future__ import annotations

from bridge_tui.engine.table import Table
from bridge_tui.match.view import Phase
from bridge_tui.model.cards import Card, CardRow
from bridge_tui.session.shuffle import shuffled_deal
from bridge_tui.settings.choices import Settings
from tests.tui.conftest import Opener
from tests.tui.driver import Driver
from tests.tui.sessions import SEED, Rubber

FAST = Settings(at_once=True, last_trick_itself=True)

ENOUGH = 60
"""Keys that a deal takes at most."""

AUCTION = ("p", "p", "1n", "p", "p", "p")


def spelling(card: Card, legal: CardRow) -> str:
    """The fewest keys for a card: its rank where no other card of it may be played, else suit and rank."""
    alone = [other for other in legal if other.rank == card.rank] == [card]
    return str(card)[1:].lower() if alone else str(card).lower()


def card_of(table: Table) -> str:
    """What somebody plays who likes short words: of those that take the fewest keys the highest card."""
    words = {spelling(card, table.legal_cards): card for card in table.legal_cards}
    return min(words, key=lambda word: (len(word), -words[word].rank))


def sit_down(program: Driver) -> Table:
    """Lift the curtain if it is down; the table as it stands."""
    table = program.match.table
    assert table is not None
    if "Give the keyboard to" in program.prompt:
        program.lift(str(table.actors[0]).lower())
    return table


def test_a_whole_deal_takes_under_sixty_keys_besides_the_curtains(opened: Opener) -> None:
    program = opened(Rubber().deal(shuffled_deal(SEED, 1, 1)))
    program.prefer(FAST)
    keys = 0
    for call in AUCTION:
        sit_down(program)
        program.press(*call)
        keys += len(call)
    while program.match.phase is Phase.PLAYING:
        word = card_of(sit_down(program))
        program.press(*word)
        keys += len(word)
    program.see("this deal")
    assert program.screen_name == "DealResultScreen"
    assert keys < ENOUGH


def test_every_card_of_it_was_played(opened: Opener) -> None:
    program = opened(Rubber().deal(shuffled_deal(SEED, 1, 1)))
    program.prefer(FAST)
    for call in AUCTION:
        sit_down(program)
        program.press(*call)
    for left in range(52, 4, -1):
        table = sit_down(program)
        assert sum(map(len, table.hands)) == left, "one word plays one card"
        program.press(*card_of(table))
    assert program.match.phase is Phase.DEAL_OVER
