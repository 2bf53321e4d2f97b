"""Laws 70 and 71: what a contested claimer keeps, in endings worked out by hand and before a dumb judge."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_tui.engine.laws import normal_play
from bridge_tui.engine.laws.normal_play import MOST_CARDS, Ending, fewest_tricks
from bridge_tui.engine.play import legal_cards
from bridge_tui.model.cards import CARDS, SUITS, Card, Cards, Suit, row
from bridge_tui.model.seats import SEATS, SIDES, Seat, Side
from tests.engine.laws.paper_endings import PaperEnding


def ending(hands: str, leader: str = "S", trump: Suit | None = None, out: str = "", trick: str = "") -> Ending:
    """North's, East's, South's and West's cards as S.H.D.C; who has shown out, as ``EH WS``; the trick in progress."""
    shown = frozenset((Seat.parse(word[0]), Suit.parse(word[1])) for word in out.split())
    cards = tuple(Card.parse(name) for name in trick.split())
    return Ending(tuple(map(Cards.parse, hands.split())), Seat.parse(leader), cards, trump, shown)


def ours(left: Ending, *, draws_trumps: bool = False, finesses: bool = False) -> int:
    """The tricks that North and South keep."""
    return fewest_tricks(left, Side.NS, draws_trumps=draws_trumps, finesses=finesses)


# South has a trump and two aces; West, who has no hearts, has the last trump that is out.
FORGOTTEN = ending("...876 .654.. 3.A..A 2..2.3", trump=Suit.SPADES)


def test_law_70_c_a_forgotten_trump_ruffs_a_winner() -> None:
    assert ours(FORGOTTEN) == 2


def test_law_70_c_a_stated_draw_of_trumps_protects() -> None:
    assert ours(FORGOTTEN, draws_trumps=True) == 3


def test_law_70_c_the_worst_order_of_the_winners_counts() -> None:
    assert ours(ending(".7.7.3 8.J3.. AK..K. ...AKT", trump=Suit.SPADES)) == 2  # the diamond before a spade


def test_law_70_c_no_trump_is_out() -> None:
    assert ours(ending("...876 .654.. 3.A..A ..52.3", trump=Suit.SPADES)) == 3


@pytest.mark.parametrize(
    ("hands", "tricks"),
    [
        (".32..7 .J98.. .AKQ.. .T7.A.", 3),
        (".32..7 .Q98.. .AKJ.. .T7.A.", 2),  # played from the top, and the queen does not fall
        (".32..7 .98..2 .AKJ.. .QT.A.", 3),  # it does
    ],
)
def test_law_70_e_a_suit_is_played_from_the_top(hands: str, tricks: int) -> None:
    assert ours(ending(hands)) == tricks


# South leads a heart through the king towards ace and queen; East has none.
MARKED = ".AQ.. ..76. .32.. .K5.."


def test_law_70_e_an_unstated_finesse_is_not_taken() -> None:
    assert ours(ending(MARKED)) == 1


def test_law_70_e_a_finesse_against_the_only_opponent_who_can_have_the_card_is_taken() -> None:
    assert ours(ending(MARKED, out="EH")) == 2


def test_law_70_e_a_proved_finesse_is_waited_for_in_the_hand_that_has_the_lead() -> None:
    left = ".AQ..2 ..765. .32..A .K54.."
    assert ours(ending(left, leader="N")) == 2
    assert ours(ending(left, leader="N", out="EH")) == 3


def test_law_70_e_an_opponent_shows_out_only_as_the_suit_is_played() -> None:
    assert ours(ending(".AJ2.. ..765. .K43.. .Q98..")) == 3
    assert ours(ending(".AJ2.. .5.76. .K43.. .Q98..")) == 2


def test_law_70_a_stated_finesse_is_taken_also_when_it_loses() -> None:
    assert ours(ending(MARKED), finesses=True) == 2
    offside = ending(".AQ.. .K.6. .32.. .5.7.")
    assert (ours(offside), ours(offside, finesses=True)) == (2, 0)  # from the top the king would have dropped


def test_law_70_e_a_stated_finesse_is_given_up_when_the_first_opponent_shows_out() -> None:
    assert ours(ending(".AQ.. .K.6. .32.. ..75."), finesses=True) == 2  # West discards, and the ace drops the king
    assert ours(ending(".AQ.. .K.6. .32.. ..75.", out="WH"), finesses=True) == 2


def test_law_70_the_opponents_choose_between_two_cards_that_one_of_ours_parts() -> None:
    led = ending("..32. ..54. .Q4.. .KJ..")
    assert ours(led) == 0  # the king takes the queen, then the jack the four
    held = ending("..32. ..54. .Q.6. .KJ..", leader="W")
    assert ours(held) == 0  # the king drops the queen


def test_law_70_a_trump_holding_is_led_into_at_the_right_moment() -> None:
    assert ours(ending("76..8. 2.9.4. .KJ8.. .Q63..", leader="W", trump=Suit.HEARTS)) == 2  # West keeps his queen


def test_law_70_no_winner_is_thrown_away_while_a_loser_is_held() -> None:
    assert ours(ending("A.2.. .K.5. .A.4. ..76.", leader="N")) == 2


def test_law_70_a_winner_of_ones_own_side_is_not_ruffed() -> None:
    assert ours(ending(".A.4. .K.5. 2..3. ..6.7", leader="N", trump=Suit.SPADES)) == 2


def test_law_70_a_suit_may_be_blocked() -> None:
    assert ours(ending(".A.2. ..53. .KQ.. ..4.5")) == 1


def test_law_70_a_trick_in_progress_counts() -> None:
    assert ours(ending(".AQ.. ..76. .2.. .5..", trick="H3 HK")) == 2
    assert ours(ending(".AQ.. ..76. .2.. .K..", trick="H3 H5")) == 1
    assert ours(ending(".Q.. ..6. ... ...", trick="H3 HK")) == 0


@pytest.mark.parametrize(
    ("left", "conceded", "given_back"),
    [
        (ending("...54 K.5.. A..3. ..6.7", trump=Suit.SPADES), 2, 1),  # the master trump cannot lose
        (ending("...54 K.5.. A..3. ..6.7", trump=Suit.SPADES), 1, 0),
        (ending(".2..A .4.3. .A..3 .5..4"), 1, 1),
        (FORGOTTEN, 1, 0),  # careless play could lose it
    ],
)
def test_law_71_a_conceded_trick_that_no_normal_play_loses_is_given_back(
    left: Ending, conceded: int, given_back: int
) -> None:
    kept = len(Cards(left.hands[Seat.SOUTH])) - conceded
    assert ours(left) - kept == given_back


def test_more_cards_than_can_be_searched_are_refused() -> None:
    suit = (1 << MOST_CARDS + 1) - 1
    hands = tuple(suit << 13 * seat for seat in SEATS)
    with pytest.raises(ValueError, match="at most 6 cards"):
        fewest_tricks(Ending(hands, Seat.NORTH, (), None, frozenset()), Side.NS, draws_trumps=False, finesses=False)


def test_an_ending_does_not_tell_its_cards() -> None:
    assert repr(FORGOTTEN) == "<ending of 3 tricks>"
    assert repr(normal_play._Position(FORGOTTEN.hands, Seat.SOUTH, (), 0)) == "<position of 3 tricks>"


@st.composite
def endings(draw: st.DrawFn) -> Ending:
    """Two or three cards each, of two suits or more, with some cards of a trick; a void hand may have shown out."""
    each, suits = draw(st.integers(2, 3)), draw(st.sampled_from([SUITS[:2], SUITS[1:], SUITS]))
    deck = [card for card in CARDS if card.suit in suits]
    deal = draw(st.lists(st.sampled_from(deck), min_size=4 * each, max_size=4 * each, unique=True))
    hands, leader = [int(Cards.of(deal[seat::4])) for seat in SEATS], draw(st.sampled_from(SEATS))
    trick: tuple[Card, ...] = ()
    for turn in range(draw(st.integers(0, 3))):
        seat = SEATS[(leader + turn) % 4]
        card = draw(st.sampled_from(legal_cards(hands[seat], trick)))
        hands[seat] ^= 1 << card
        trick = (*trick, card)
    voids = [(seat, suit) for seat in SEATS for suit in SUITS if not Cards(hands[seat]).in_suit(suit)]
    seen = {
        (SEATS[(leader + turn) % 4], trick[0].suit) for turn, card in enumerate(trick) if card.suit is not trick[0].suit
    }
    shown = seen | (draw(st.sets(st.sampled_from(voids))) if voids else set())
    return Ending(tuple(hands), leader, trick, draw(st.sampled_from([None, *suits])), frozenset(shown))


def on_paper(left: Ending, side: Side, draws_trumps: bool, finesses: bool) -> tuple[PaperEnding, list[tuple[str, str]]]:
    """The ending for the dumb judge, and the cards of the trick in progress."""
    plays = [(str(SEATS[(left.leader + turn) % 4]), str(card)) for turn, card in enumerate(left.cards)]
    paper = PaperEnding(
        {str(seat): [str(card) for card in row(left.hands[seat])] for seat in SEATS},
        str(side.seats[0]),
        "NT" if left.trump is None else str(left.trump),
        draws_trumps,
        finesses,
        {(str(seat), str(suit)) for seat, suit in left.shown_out},
    )
    return paper, plays


@given(endings(), st.sampled_from(SIDES), st.booleans(), st.booleans())
def test_law_70_the_tricks_of_any_ending_are_those_of_the_dumb_judge(
    left: Ending, side: Side, draws_trumps: bool, finesses: bool
) -> None:
    paper, plays = on_paper(left, side, draws_trumps, finesses)
    tricks = fewest_tricks(left, side, draws_trumps=draws_trumps, finesses=finesses)
    assert tricks == paper.fewest(plays, str(left.leader))
    assert tricks <= paper.best(plays, str(left.leader))
