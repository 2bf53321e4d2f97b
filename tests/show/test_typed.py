"""What is typed: every card and call in both alphabets, the ambiguous letters by their place, and nonsense."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_tui import Call, Card
from bridge_tui.model.calls import CALLS, OVER_SEVEN, PASS
from bridge_tui.model.cards import CARDS, SUITS, Rank, Suit
from bridge_tui.show.deck import LETTERS, SIGNS
from bridge_tui.show.typed import (
    Reading,
    State,
    belongs,
    may_become_another,
    read_alone,
    read_call,
    read_call_or_card,
    read_card,
    read_card_or_call,
    rests,
)

HEARTS = [card for card in CARDS if str(card).startswith("H")]
CLUBS = CARDS[:13]

COMMAND_KEYS = "lvgmu!?,iwy"
"""Keys that commands have or may get: none is a letter of a card or a call."""


@pytest.mark.parametrize("card", CARDS)
def test_every_card_is_read_as_the_decks_write_it(card: Card) -> None:
    for text in (str(card), str(card).lower(), SIGNS.card(card).text, LETTERS.card(card).text, f" {card} "):
        assert read_card(text, CARDS) == Reading(State.COMPLETE, card)


@pytest.mark.parametrize("call", [*CALLS, *OVER_SEVEN])
def test_every_call_is_read_as_the_decks_write_it(call: Call) -> None:
    for text in (str(call), str(call).lower(), SIGNS.call(call).text, LETTERS.call(call).text):
        assert read_call(text).value == call


def test_cyrillic_cards_follow_the_seeds_notation() -> None:
    suits = {"П": "S", "Ч": "H", "Б": "D", "Т": "C"}
    ranks = {"Т": "A", "А": "A", "К": "K", "Д": "Q", "В": "J", "10": "T", "9": "9"}
    for sign, suit in suits.items():
        for written, rank in ranks.items():
            assert read_card(sign + written, CARDS).value == Card.parse(suit + rank)
            assert read_card((sign + written).lower(), CARDS).value == Card.parse(suit + rank)


@pytest.mark.parametrize(
    ("text", "call"),
    [
        ("пас", "P"), ("П", "P"), ("pass", "P"), ("контра", "X"), ("К", "X"), ("Х", "X"), ("реконтра", "XX"),
        ("КК", "XX"), ("r", "XX"), ("2 БК", "2NT"), ("2б", "2D"), ("1п", "1S"), ("3ч", "3H"), ("4 т", "4C"),
        ("7n", "7NT"),
    ],
)  # fmt: skip
def test_calls_have_these_spellings(text: str, call: str) -> None:
    assert read_call(text).value == Call.parse(call)


def test_the_place_of_a_letter_decides_between_suit_rank_and_call() -> None:
    assert read_card("тт", CARDS).value == Card.parse("CA")
    assert read_card("бк", CARDS).value == Card.parse("DK")
    assert read_call("бк").state is State.IMPOSSIBLE
    assert read_call("п").value is PASS
    assert read_card("п", CARDS).state is State.PARTIAL


def test_a_rank_alone_is_enough_when_only_one_suit_can_be_played() -> None:
    for text, card in (("8", "H8"), ("10", "HT"), ("t", "HT"), ("к", "HK"), ("а", "HA"), ("т", "HA")):
        assert read_card(text, HEARTS).value == Card.parse(card)
        assert read_card(text, CARDS).value is None


def test_a_rank_alone_may_name_a_card_that_is_not_there() -> None:
    assert read_card("8", [Card.parse("H9")]).value == Card.parse("H8")


def test_where_only_clubs_can_be_played_the_cyrillic_t_is_the_suit() -> None:
    assert read_card("т", CLUBS).state is State.PARTIAL
    assert read_card("тт", CLUBS).value == Card.parse("CA")


@pytest.mark.parametrize("text", ["h", "h1", "H 1", "d", "♥", "ч1"])
def test_the_beginning_of_a_card_is_partial(text: str) -> None:
    assert read_card(text, CARDS) == Reading(State.PARTIAL)


def test_a_one_alone_may_become_a_ten() -> None:
    assert read_card("1", HEARTS).state is State.PARTIAL
    assert read_card("1", CARDS).state is State.PARTIAL
    assert read_card("11", CARDS).state is State.IMPOSSIBLE


def test_the_rank_may_come_first() -> None:
    assert read_card("8h", CARDS).value == Card.parse("H8")
    assert read_card("10s", CARDS).value == Card.parse("ST")
    assert read_card("кп", CARDS).value == Card.parse("SK")


def test_the_rank_will_do_where_only_one_card_has_it() -> None:
    held = [Card.parse(name) for name in ("SK", "S8", "H8", "CA")]
    assert read_card("k", held).value == Card.parse("SK")
    assert read_card("а", held).value == Card.parse("CA")
    assert read_card("8", held).state is State.PARTIAL
    assert read_card("q", held).state is State.PARTIAL, "a queen that is not there may still be named by its suit"
    assert read_card("т", held).state is State.PARTIAL, "in several suits this letter is clubs, not the ace"


@pytest.mark.parametrize("text", ["1", "7", "pa", "контр"])
def test_the_beginning_of_a_call_is_partial(text: str) -> None:
    assert read_call(text).state is State.PARTIAL


@pytest.mark.parametrize("text", ["", " ", "\t\n", "\ufe0f"])
def test_nothing_is_empty(text: str) -> None:
    assert read_card(text, CARDS).state is State.EMPTY
    assert read_call(text).state is State.EMPTY


@pytest.mark.parametrize("text", ["😀", "h" * 1000, "ß", "h8h8", "10nt", "0", "[bold]", "h11", "\x00", "sſ", "1ntt"])
def test_nonsense_is_impossible(text: str) -> None:
    assert read_card(text, CARDS).state is State.IMPOSSIBLE
    assert read_call(text).state is State.IMPOSSIBLE


@pytest.mark.parametrize("selector", ["\ufe0e", "\ufe0f"])
def test_variation_selectors_do_not_count(selector: str) -> None:
    assert read_card(f"♥{selector}8", CARDS).value == Card.parse("H8")


@given(st.text(max_size=30), st.sets(st.sampled_from(CARDS)))
def test_reading_never_fails_and_gives_a_value_only_when_complete(text: str, legal: set[Card]) -> None:
    card, call = read_card(text, legal), read_call(text)
    assert (card.value is not None) == (card.state is State.COMPLETE)
    assert (call.value is not None) == (call.state is State.COMPLETE)


@given(st.sampled_from(CARDS), st.integers(1, 2))
def test_whatever_a_card_begins_with_can_still_become_it(card: Card, length: int) -> None:
    text = LETTERS.card(card).text
    assert read_card(text[:length], CARDS).state in {State.PARTIAL, State.COMPLETE}


def test_letters_that_cards_and_calls_need_go_to_the_line_and_command_keys_do_not() -> None:
    for suit in SUITS:
        assert belongs(str(suit))
        assert belongs(SIGNS.suits[suit])
    assert all(map(belongs, "shdcnakqjtxpr0123456789ПЧБТКДВАХ"))
    assert not any(map(belongs, COMMAND_KEYS))


@pytest.mark.parametrize("call", CALLS)
def test_what_is_typed_on_after_a_call_leaves_it_the_same(call: Call) -> None:
    for text in (str(call).lower(), str(call).lower().replace("nt", "n")):
        assert all(read_call(text + rest).value == call for rest in rests(text, call))
    assert rests("p", PASS) == ("ass",)
    assert rests("3N", Call.parse("3NT")) == ("t",)
    assert rests("3c", Call.parse("3C")) == ()


def test_after_a_rank_alone_its_suit_may_be_typed_on() -> None:
    for text in ("8", "10"):
        card = Card.parse("S" + text.replace("10", "T"))
        assert set("sп") <= set(rests(text, card))
        assert all(read_card(text + rest, CARDS).value == card for rest in rests(text, card))
    assert rests("s8", Card.parse("S8")) == ()


# Where both a call and a card may be meant.


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("8h", Call.parse("8H")), ("h8", Card.parse("H8")), ("2d", Call.parse("2D")), ("d2", Card.parse("D2")),
        ("9n", Call.parse("9NT")), ("th", Card.parse("HT")), ("10h", Card.parse("HT")), ("sa", Card.parse("SA")),
        ("п", PASS), ("пт", Card.parse("SA")), ("8ч", Call.parse("8H")), ("ч8", Card.parse("H8")), ("x", CALLS[1]),
    ],
)  # fmt: skip
def test_in_the_auction_a_call_is_meant_where_it_can_be_one_and_else_a_card(text: str, meant: Call | Card) -> None:
    reading = read_call_or_card(text)
    assert (type(reading.value), reading.value) == (type(meant), meant)


@pytest.mark.parametrize(
    ("text", "state"),
    [
        ("", State.EMPTY), ("1", State.PARTIAL), ("10", State.PARTIAL), ("h", State.PARTIAL), ("k", State.PARTIAL),
        ("h1", State.PARTIAL), ("hh", State.IMPOSSIBLE), ("1h1", State.IMPOSSIBLE),
    ],
)  # fmt: skip
def test_in_the_auction_it_may_still_become_either(text: str, state: State) -> None:
    assert read_call_or_card(text).state is state, "a rank alone is no card there"


HELD = [Card.parse(name) for name in ("S5", "SA", "HK", "C2")]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("5s", Card.parse("S5")), ("5h", Call.parse("5H")), ("h5", Card.parse("H5")), ("2c", Card.parse("C2")),
        ("3c", Call.parse("3C")), ("1n", Call.parse("1NT")), ("p", PASS), ("x", CALLS[1]), ("xx", CALLS[2]),
        ("k", Card.parse("HK")), ("5", Card.parse("S5")), ("8d", Call.parse("8D")), ("пас", PASS),
    ],
)  # fmt: skip
def test_law_39_between_final_pass_and_lead_a_card_that_is_held_is_meant_and_else_a_call(
    text: str, meant: Call | Card
) -> None:
    reading = read_card_or_call(text, HELD)
    assert (type(reading.value), reading.value) == (type(meant), meant)


@given(st.text(alphabet="shdcnakqjtxpr0123456789пчбткдвах", max_size=4), st.sets(st.sampled_from(CARDS)))
def test_between_final_pass_and_lead_every_card_that_is_held_is_read_as_in_the_play(text: str, held: set[Card]) -> None:
    card = read_card(text, held)
    if card.value in held:
        assert read_card_or_call(text, held) == card


def test_what_a_call_may_still_become() -> None:
    assert {
        text for text in ("p", "x", "xx", "r", "1n", "п", "к", "кк") if may_become_another(text, call_of(text))
    } == {
        "x",
        "к",
    }


def call_of(text: str) -> Call:
    call = read_call(text).value
    assert call is not None
    return call


@pytest.mark.parametrize("suit", SUITS)
def test_law_46_a_suit_alone_is_read_as_the_decks_write_it(suit: Suit) -> None:
    for text in (str(suit), str(suit).lower(), SIGNS.suit(suit).text, LETTERS.suit(suit).text, f" {suit} "):
        assert read_alone(text, ()) is suit


@pytest.mark.parametrize("rank", Rank)
def test_law_46_a_rank_alone_is_read_in_both_alphabets(rank: Rank) -> None:
    cyrillic = {Rank.TEN: "10", Rank.JACK: "В", Rank.QUEEN: "Д", Rank.KING: "К", Rank.ACE: "А"}
    for text in (str(rank), str(rank).lower(), cyrillic.get(rank, str(rank))):
        assert read_alone(text, SUITS) is rank


def test_law_46_the_cyrillic_t_alone_is_clubs_if_they_are_held_and_else_the_ace() -> None:
    assert read_alone("т", SUITS) is Suit.CLUBS
    assert read_alone("т", SUITS[1:]) is Rank.ACE
    assert read_alone("c", SUITS[1:]) is Suit.CLUBS


@pytest.mark.parametrize("text", ["", "h8", "1", "hh", "x", "nt", "🂡", "ß" * 50])
def test_neither_a_suit_nor_a_rank_alone_is_nothing(text: str) -> None:
    assert read_alone(text, SUITS) is None
