"""Law 70: which cards are normal, one trick at a time; spades are trumps where there are any."""

from __future__ import annotations

import pytest

from bridge_tui.engine.laws.normal_cards import Chair, Line, normal_cards
from bridge_tui.model.cards import Card, Cards, Suit, row

NOTRUMP = Line(None, draws_trumps=False, finesses=False)
FINESSE = Line(None, draws_trumps=False, finesses=True)
SPADES = Line(Suit.SPADES, draws_trumps=False, finesses=False)
CLUBS = Line(Suit.CLUBS, draws_trumps=False, finesses=False)
DRAWING = Line(Suit.SPADES, draws_trumps=True, finesses=False)


def normal(hands: str, line: Line, trick: str = "", left_out: str = "", right_out: str = "") -> str:
    """What the first of four hands S.H.D.C, which sit clockwise, may normally play to these cards of a trick.

    The suits that the opponents on its left and right have shown out of are given by their letters.
    """
    mine, left, partner, right = map(Cards.parse, hands.split())
    shown_out = [sum(1 << Suit.parse(suit) for suit in suits) for suits in (left_out, right_out)]
    cards = [Card.parse(name) for name in trick.split()]
    return " ".join(map(str, row(normal_cards(Chair(mine, left, partner, right, *shown_out), cards, line))))


@pytest.mark.parametrize(
    ("hands", "line", "cards"),
    [
        (".AQ.3. .K.4. .2.A. .5.6.", NOTRUMP, "HA"),  # the suit with a winner, from the top
        (".A3..K .54..Q .62.3. ..54.J", NOTRUMP, "CK HA"),  # any winner
        (".43.5. .K..32 .A..54 .6.7.6", NOTRUMP, "H3 H4"),  # to partner's winner
        ("..43.5 ..K.K3 2..96. ..Q.76", SPADES, "C5"),  # to his ruff
        (".43.5. .K.7.2 .2..54 .6..A3", NOTRUMP, "D5 H4"),  # any suit, from the top
        (".32..2 .A5..9 .K..43 .6.87.", NOTRUMP, "C2 H3"),
        (".32..2 .A5..9 .K..43 .6.87.", FINESSE, "H2 H3"),  # towards his king
        (".32..32 .A5..A5 .K.4.K .6.8.6", FINESSE, "C2 C3 H2 H3"),  # towards either
        (".AQ..AQ ..98. .43..43 .K5..K5", FINESSE, "CA HA"),  # he cannot be put in to take either
        (".A3..2 .K5..3 .2..A .6..7", FINESSE, "HA"),  # there is no finesse: neither has a card below the king
        ("32..A. 4..K.7 ..3.54 ..Q.A3", SPADES, "DA"),
        ("32..A. 4..K.7 ..3.54 ..Q.A3", DRAWING, "S3"),
        ("32..A. ..K4.7 ..3.54 ..Q.A3", DRAWING, "DA S3"),  # no trump is out
    ],
)
def test_law_70_leads(hands: str, line: Line, cards: str) -> None:
    assert normal(hands, line) == cards


@pytest.mark.parametrize(
    ("hands", "cards"),
    [
        (".AQ..2 ..9.43 .43..A .K5..6", "C2"),  # partner is put in to lead through the king
        (".A3..2 ..9.43 .QJ..A .K5..6", "C2"),
        (".AQ..2 ..9.43 .43..5 .K5..6", "HA"),  # he cannot be put in
        (".AQ..2 ..9.43 ..2.A4 .K5..6", "HA"),  # he has no heart to lead
    ],
)
def test_law_70_e_a_finesse_that_is_proved_or_stated_waits_for_partners_lead(hands: str, cards: str) -> None:
    assert normal(hands, NOTRUMP) == "HA"
    assert normal(hands, NOTRUMP, left_out="H") == cards
    assert normal(hands, FINESSE) == cards


def test_law_70_e_only_the_hand_that_has_the_finesse_waits_for_it() -> None:
    assert normal(".32..6 ..9.43 .AQ..5 .K5..7", NOTRUMP, left_out="H") == "H2 H3"


def test_law_70_e_a_finesse_either_way_need_not_wait() -> None:
    two_way = ".AJ..2 .Q5..3 .KT..4 .76..5"
    assert normal(two_way, NOTRUMP) == "HA"
    assert normal(two_way, FINESSE) == "HJ HA"
    assert normal(two_way, NOTRUMP, right_out="H") == "HA"
    assert normal(".AJ..2 ..76.3 .KT..4 .Q5..5", NOTRUMP, left_out="H") == "HA"


def test_law_70_e_a_stated_finesse_is_not_waited_for_once_it_is_known_to_lose() -> None:
    assert normal(".AQ..2 .K5..6 .43..A ..9.43", FINESSE, right_out="H") == "HA"


@pytest.mark.parametrize(
    ("hands", "cards"),
    [
        (".A2.. .K..3 ..32. ..A.", "HA"),  # sure
        (".K2.. .A..3 ..32. ..A.", "H2 HK"),  # doubtful
        (".32.. .A..3 ..32. ..A.", "H2"),  # hopeless
        (".Q2.. .J..3 .A..4 .K..", "H2"),  # partner has it
        (".K2.. .Q..3 .A..4 ..A.", "H2 HK"),  # either
    ],
)
def test_law_70_second_hand(hands: str, cards: str) -> None:
    assert normal(hands, NOTRUMP, "H4") == cards


@pytest.mark.parametrize(
    ("hands", "trick", "unstated", "stated", "proved"),
    [
        (".AQ.. .K..3 ..2. ..A.", "H3 H5", "HA", "HQ", "HQ"),
        (".AQ6.. .K..32 ..2.5 ..A.4", "H3 H5", "HA", "HQ", "H6"),
        (".A2.. .K..3 ..2. ..A.", "HQ H5", "HA", "H2", "H2"),  # partner's queen is let run
        (".A2.. .KJ.. ..2. ..A.", "HT H5", "HA", "HA", "H2"),  # two cards could beat his ten
        (".K2.. .A..3 ..2. ..A.", "HQ H5", "H2", "H2", "H2"),  # the king is worth no more than his queen
        (".K2.. .AJ.. ..2. ..A.", "HT H5", "HK", "HK", "H2"),  # but more than his ten
        (".J2.. .K4.. ..2. ..A.", "HT H5", "H2", "H2", "H2"),  # the jack beats none that beats his ten
        (".K2.. .Q..3 ..2. ..A.", "HA H5", "H2", "H2", "H2"),
        (".32.. .A..3 ..2. ..A.", "H4 HK", "H2", "H2", "H2"),
    ],
)
def test_law_70_e_third_hand(hands: str, trick: str, unstated: str, stated: str, proved: str) -> None:
    assert normal(hands, NOTRUMP, trick) == unstated
    assert normal(hands, FINESSE, trick) == stated
    assert normal(hands, NOTRUMP, trick, left_out="H") == proved


def test_law_70_e_a_stated_finesse_that_cannot_work_is_not_tried() -> None:
    assert normal(".AQ.. .K..3 ..2. ..A.", FINESSE, "H3 D5", right_out="H") == "HA"
    assert normal(".AQ.. .KJ.. ..2. ..A.", FINESSE, "H3 D5", right_out="H") == "HA"


@pytest.mark.parametrize(
    ("trick", "cards"),
    [
        ("H3 H5 HT", "HJ"),  # as cheaply as it can be won
        ("H3 HK HT", "HJ"),  # partner has won it
        ("H3 H5 HQ", "HA"),
        ("HQ H5 S2", "HJ"),  # ruffed
    ],
)
def test_law_70_fourth_hand(trick: str, cards: str) -> None:
    assert normal(".AJ.. ..9. ..2. ..A.", SPADES, trick) == cards


def test_law_70_fourth_hand_need_not_mind_what_has_been_played_past() -> None:
    assert normal(".AJ.. .K.. ..2. ..A.", SPADES, "H3 H5 HT") == "HJ"


@pytest.mark.parametrize(
    ("hands", "trick", "cards"),
    [
        ("2..3. 4..K. ..2. ..A.", "HA H5", "D3"),  # partner's winner is not ruffed
        ("2..A. 4..K. ..2. ..5.", "HA H5", "DA"),  # not even to keep an ace
        ("2... 4... ..2. ..5.", "HA H5", "S2"),  # but for want of other cards
        ("52..3. 4.K..2 ..2. ..A.", "HQ H5", "S2 S5"),  # his queen may be beaten: ruffed low, or surely
        ("52..3. 8.K..2 ..2. ..A.", "HQ H5", "S2 S5"),  # no ruff is sure: low or high
        ("52..3. 4.K..2 ..2. ..A.", "HA S3", "S5"),  # overruffed
        ("52..3. .K..42 ..2. ..A.", "HA S4", "S5"),
        ("52..3. 4.K..2 6... ..A.", "HQ H5", "S2 S5"),  # partner, who led it, has no say any more
        ("52..3. .7.K.2 ..2. ..A.", "H4 H5 H6", "S2"),
        ("5..3. .K..2 6...2 ..A.", "H4", "D3 S5"),  # partner can ruff as well
        ("5..3. .K..2 .3..2 ..A.", "H4", "S5"),
        ("2..A. 6..K. 5..2. ..54.", "H4", "DA S2"),  # even at the cost of a winner
        ("5..3. .K..2 .A..2 ..A.", "H4", "D3"),  # partner has a winner
        ("5..3. .7..2 .K..2 ..A.", "HQ", "D3"),
        ("5..3. .7..2 .K..2 ..A.", "HA", "S5"),  # it does not win this trick
        ("2..A. 6..K. ..2. ..5.", "HA S5", "S2"),  # a useless trump goes before a winner
        ("2..3. 6..K. ..2. ..5.", "HA S5", "D3"),  # but after a loser
        ("5..A. ..K4. ..32. ..65.", "HA S9", "DA"),  # the last trump of all is not useless
    ],
)
def test_law_70_void_with_trumps(hands: str, trick: str, cards: str) -> None:
    assert normal(hands, SPADES, trick) == cards


def test_law_70_the_lowest_trump_of_all_ruffs_any_other_suit() -> None:
    assert normal("..3.52 ..K.4 ..2.6 .A..", CLUBS, "H4 H5 H6") == "C2"


def test_law_70_e_a_stated_ruffing_finesse_lets_partners_card_run() -> None:
    hands, stated = "2..3. .K..2 ..2. .5..", Line(Suit.SPADES, draws_trumps=False, finesses=True)
    assert normal(hands, SPADES, "HQ H6") == "S2"
    assert normal(hands, stated, "HQ H6") == "D3"


@pytest.mark.parametrize(
    ("hands", "line", "cards"),
    [
        (".A.3. .K.4. ..2.6 ..5.7", NOTRUMP, "D3"),  # the loser
        (".A.A. .K.4. ..2.6 ..5.7", NOTRUMP, "DA HA"),  # only winners are left
        (".AK2.3. .Q5.4. ..2.765 .J4.5.6", NOTRUMP, "D3"),  # the deuce will stand
        (".AK2.3. .QJ5.4. ..2.765 .4.65.7", NOTRUMP, "D3 H2"),  # it will not
        (".AQ.3. ..54.3 .2.6.4 .K5.7.", NOTRUMP, "D3 HQ"),
        (".AQ.3. ..54.3 .2.6.4 .K5.7.", FINESSE, "D3"),  # the queen may win by the finesse
        (".AQ.3. ..54.3 ..26.4 .K5.7.", FINESSE, "D3 HQ"),  # partner cannot lead it
    ],
)
def test_law_70_discards(hands: str, line: Line, cards: str) -> None:
    assert normal(hands, line, "C9") == cards


def test_a_chair_does_not_tell_its_cards() -> None:
    assert repr(Chair(0b111, 0b1 << 20, 0b11 << 30, 0, 0, 0)) == "<chair with 3 cards>"
