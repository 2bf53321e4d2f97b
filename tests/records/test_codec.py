"""The codec: every action comes back as it was, and nothing else comes back at all."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_tui.engine.actions import (
    AnswerClaim,
    Ask,
    ChangeCard,
    Choose,
    Claim,
    ClaimRevoke,
    DeclineChange,
    Designate,
    Expose,
    LookAtHand,
    LookLastTrick,
    MakeCall,
    OwnUp,
    PlayCard,
    Remark,
    SpreadHand,
)
from bridge_tui.engine.irregularities import About, Word
from bridge_tui.match.actions import (
    Action,
    AnswerTakeBack,
    AskTakeBack,
    DealCards,
    Form,
    NextDeal,
    StartMatch,
    StopRubber,
)
from bridge_tui.model.calls import Call
from bridge_tui.model.cards import CARDS, Card, Rank, Suit
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import Seat
from bridge_tui.records.codec import ACTIONS, BadAction, Fault, decode, encode
from bridge_tui.scoring.points import Scale
from tests.records.any_action import STRATEGIES

DEAL = "N:J63.KJ432.K65.T5 7.AQT975.J743.K4 AKT8542.8.A8.976 Q9.6.QT92.AQJ832"


@pytest.mark.parametrize("word", ACTIONS)
@given(data=st.data())
def test_every_action_comes_back_as_it_was(word: str, data: st.DataObject) -> None:
    action = data.draw(STRATEGIES[ACTIONS[word]])
    text = encode(action)
    assert json.loads(text)["do"] == word
    assert decode(text) == action
    assert decode(json.loads(text)) == action


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (MakeCall(Seat.NORTH, Call.parse("1NT")), '{"do":"call","seat":"N","call":"1NT","slip":false}'),
        (MakeCall(Seat.WEST, Call.parse("9NT"), slip=True), '{"do":"call","seat":"W","call":"9NT","slip":true}'),
        (PlayCard(Seat.WEST, Card.parse("SA")), '{"do":"play","seat":"W","card":"SA"}'),
        (PlayCard(Seat.NORTH, Card.parse("DT"), Seat.NORTH), '{"do":"play","seat":"N","card":"DT","by":"N"}'),
        (LookLastTrick(Seat.EAST), '{"do":"look_last_trick","seat":"E"}'),
        (LookAtHand(Seat.NORTH, Seat.EAST), '{"do":"look_at_hand","seat":"N","whose":"E"}'),
        (
            Designate(Seat.SOUTH, Suit.HEARTS, word=Word.LOWEST),
            '{"do":"designate","seat":"S","suit":"H","word":"lowest"}',
        ),
        (Designate(Seat.SOUTH, rank=Rank.parse("T")), '{"do":"designate","seat":"S","rank":"T"}'),
        (
            Choose(Seat.SOUTH, "name_card", Suit.CLUBS, rank=Rank.parse("2")),
            '{"do":"choose","seat":"S","option":"name_card","suit":"C","rank":"2"}',
        ),
        (
            Choose(Seat.SOUTH, "forbid_suit", Suit.DIAMONDS),
            '{"do":"choose","seat":"S","option":"forbid_suit","suit":"D"}',
        ),
        (
            Choose(Seat.SOUTH, "forbid_suit", (Suit.DIAMONDS, Suit.CLUBS)),
            '{"do":"choose","seat":"S","option":"forbid_suit","suit":["D","C"]}',
        ),
        (
            Expose(Seat.EAST, (Card.parse("HQ"), Card.parse("C2"))),
            '{"do":"expose","seat":"E","cards":["HQ","C2"],"seen":true,"manner":"accident"}',
        ),
        (SpreadHand(Seat.SOUTH), '{"do":"spread_hand","seat":"S"}'),
        (Remark(Seat.WEST, About.LEAD_OUT_OF_TURN), '{"do":"remark","seat":"W","about":"lead_out_of_turn"}'),
        (OwnUp(Seat.WEST), '{"do":"own_up","seat":"W","about":"revoke"}'),
        (Ask(Seat.SOUTH, Seat.WEST), '{"do":"ask","seat":"S","target":"W"}'),
        (
            ChangeCard(Seat.NORTH, Card.parse("DK"), Card.parse("D2")),
            '{"do":"change","seat":"N","old":"DK","new":"D2"}',
        ),
        (DeclineChange(Seat.EAST), '{"do":"decline_change","seat":"E"}'),
        (ClaimRevoke(Seat.SOUTH, 7, Seat.WEST), '{"do":"claim_revoke","seat":"S","trick":7,"offender":"W"}'),
        (DealCards(Deal.from_pbn(DEAL), Seat.SOUTH), f'{{"do":"deal","deal":"{DEAL}","dealer":"S"}}'),
        (
            Claim(Seat.SOUTH, 9, "trumps", draws_trumps=True),
            '{"do":"claim","seat":"S","tricks":9,"line":"trumps","draws_trumps":true,"finesses":false,"spread":false}',
        ),
        (AnswerClaim(Seat.WEST, False), '{"do":"answer_claim","seat":"W","accept":false}'),
        (AskTakeBack(Seat.EAST), '{"do":"ask_take_back","seat":"E"}'),
        (AnswerTakeBack(Seat.NORTH, True), '{"do":"answer_take_back","seat":"N","accept":true}'),
        (NextDeal(), '{"do":"next_deal"}'),
        (StopRubber(), '{"do":"stop_rubber"}'),
    ],
)
def test_actions_are_written_in_the_words_of_scenario_files(action: Action, text: str) -> None:
    assert encode(action) == text


def test_a_saved_start_does_not_depend_on_later_defaults() -> None:
    start = StartMatch(("Ann", "Bob", "Cid", "Dot"), (CARDS[0], CARDS[51], CARDS[2], CARDS[3]))
    assert json.loads(encode(start)) == {
        "do": "start",
        "players": ["Ann", "Bob", "Cid", "Dot"],
        "cut": ["C2", "SA", "C4", "C5"],
        "form": "rubber",
        "hidden": True,
        "scale": "new",
        "honours": True,
        "code": "classic",
        "live": False,
        "rubber": 1,
        "take_back_calls": True,
        "take_back_cards": True,
        "kept": False,
        "stake": 0,
    }


START = {"do": "start", "players": ["Ann", "Bob", "Cid", "Dot"], "cut": ["C2", "SA", "C4", "C5"]}


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ('{"do":"call","seat":"N","call":"1NT"}', MakeCall(Seat.NORTH, Call.parse("1NT"), slip=False)),
        ('{"do":"choose","seat":"S","option":"accept"}', Choose(Seat.SOUTH, "accept", rank=None)),
        (
            '{"do":"claim","seat":"S","tricks":9,"line":"","draws_trumps":false,"finesses":false}',
            Claim(Seat.SOUTH, 9, spread=False),
        ),
    ],
)
def test_what_was_saved_before_an_action_had_all_its_fields_loads(text: str, action: Action) -> None:
    assert decode(text) == action


def test_fields_with_a_default_may_be_absent() -> None:
    assert decode(START) == StartMatch(
        players=("Ann", "Bob", "Cid", "Dot"), cut=(CARDS[0], CARDS[51], CARDS[2], CARDS[3])
    )


def test_a_start_that_was_saved_before_there_were_forms_is_a_rubber_and_loads() -> None:
    saved = START | {"hidden": True, "scale": "old", "honours": False, "code": "classic", "rubber": 2, "seed": 7}
    start = decode(saved)
    assert isinstance(start, StartMatch)
    assert (start.form, start.scale, start.rubber, start.seed) == (Form.RUBBER, Scale.OLD, 2, 7)
    assert (start.take_back_calls, start.take_back_cards, start.live) == (True, True, False)


@pytest.mark.parametrize(
    ("source", "fault", "field", "found"),
    [
        ("", Fault.NOT_JSON, "", ""),
        ('{"do":', Fault.NOT_JSON, "", '{"do":'),
        ("[" * 100_000, Fault.NOT_JSON, "", "[" * 100_000),
        ("[]", Fault.NOT_AN_OBJECT, "", []),
        ("3", Fault.NOT_AN_OBJECT, "", 3),
        ({}, Fault.MISSING_FIELD, "do", None),
        ({"do": "dance"}, Fault.UNKNOWN_ACTION, "do", "dance"),
        ({"do": "play", "seat": "W"}, Fault.MISSING_FIELD, "card", None),
        ({"do": "play", "seat": "W", "card": "SA", "note": ""}, Fault.UNKNOWN_FIELD, "note", ""),
        ({"do": "next_deal", "seat": "W"}, Fault.UNKNOWN_FIELD, "seat", "W"),
        ({"do": "play", "seat": "W", "card": "S1"}, Fault.BAD_VALUE, "card", "S1"),
        ({"do": "play", "seat": 3, "card": "SA"}, Fault.BAD_VALUE, "seat", 3),
        ({"do": "play", "seat": "W", "card": None}, Fault.BAD_VALUE, "card", None),
        ({"do": "play", "seat": "W", "card": "SA", "by": "X"}, Fault.BAD_VALUE, "by", "X"),
        ({"do": "choose", "seat": "W", "option": "refuse", "suit": "NT"}, Fault.BAD_VALUE, "suit", "NT"),
        (
            {"do": "choose", "seat": "W", "option": "forbid_suit", "suit": ["D", "Z"]},
            Fault.BAD_VALUE,
            "suit",
            ["D", "Z"],
        ),
        ({"do": "call", "seat": "W", "call": "10NT"}, Fault.BAD_VALUE, "call", "10NT"),
        ({"do": "call", "seat": "W", "call": "P", "slip": 1}, Fault.BAD_VALUE, "slip", 1),
        ({"do": "choose", "seat": "S", "option": "name_card", "rank": "1"}, Fault.BAD_VALUE, "rank", "1"),
        ({"do": "choose", "seat": "S", "option": "name_card", "rank": 9}, Fault.BAD_VALUE, "rank", 9),
        ({"do": "designate", "seat": "S", "rank": "SQ"}, Fault.BAD_VALUE, "rank", "SQ"),
        ({"do": "designate", "seat": "S", "suit": ["H"]}, Fault.BAD_VALUE, "suit", ["H"]),
        ({"do": "designate", "seat": "S", "word": "small"}, Fault.BAD_VALUE, "word", "small"),
        ({"do": "look_at_hand", "seat": "N"}, Fault.MISSING_FIELD, "whose", None),
        ({"do": "look_at_hand", "seat": "N", "whose": "?"}, Fault.BAD_VALUE, "whose", "?"),
        ({"do": "expose", "seat": "E", "cards": "HQ"}, Fault.BAD_VALUE, "cards", "HQ"),
        ({"do": "expose", "seat": "E", "cards": ["HQ"], "manner": "thrown"}, Fault.BAD_VALUE, "manner", "thrown"),
        ({"do": "remark", "seat": "W"}, Fault.MISSING_FIELD, "about", None),
        ({"do": "remark", "seat": "W", "about": "noise"}, Fault.BAD_VALUE, "about", "noise"),
        ({"do": "ask", "seat": "W", "target": "X"}, Fault.BAD_VALUE, "target", "X"),
        ({"do": "change", "seat": "W", "old": "HQ"}, Fault.MISSING_FIELD, "new", None),
        ({"do": "claim_revoke", "seat": "W", "trick": "7", "offender": "E"}, Fault.BAD_VALUE, "trick", "7"),
        ({"do": "deal", "deal": "N:...", "dealer": "N"}, Fault.BAD_VALUE, "deal", "N:..."),
        ({"do": "claim", "seat": "W"}, Fault.MISSING_FIELD, "tricks", None),
        ({"do": "claim", "seat": "W", "tricks": "9"}, Fault.BAD_VALUE, "tricks", "9"),
        ({"do": "claim", "seat": "W", "tricks": True}, Fault.BAD_VALUE, "tricks", True),
        ({"do": "claim", "seat": "W", "tricks": 9, "line": 3}, Fault.BAD_VALUE, "line", 3),
        ({"do": "answer_claim", "seat": "W", "accept": 1}, Fault.BAD_VALUE, "accept", 1),
        ({"do": "ask_take_back", "seat": "W", "accept": True}, Fault.UNKNOWN_FIELD, "accept", True),
        (START | {"scale": "newest"}, Fault.BAD_VALUE, "scale", "newest"),
        (START | {"hidden": 1}, Fault.BAD_VALUE, "hidden", 1),
        (START | {"seed": "7"}, Fault.BAD_VALUE, "seed", "7"),
        (START | {"players": ["Ann", "Bob", "Cid"]}, Fault.BAD_VALUE, "players", ["Ann", "Bob", "Cid"]),
        (START | {"cut": ["C2", "SA", "C4", "C1"]}, Fault.BAD_VALUE, "cut", "C1"),
        ({"do": "play", "seat": "\ud800", "card": "SA"}, Fault.BAD_VALUE, "", None),
    ],
)
def test_what_is_no_action_is_refused_with_its_place(
    source: str | dict[str, object], fault: Fault, field: str, found: object
) -> None:
    with pytest.raises(BadAction) as caught:
        decode(source)
    assert (caught.value.fault, caught.value.field) == (fault, field)
    assert caught.value.found in (found, source)


@given(st.text())
def test_no_text_raises_anything_else(text: str) -> None:
    with pytest.raises(BadAction):
        decode(text)


def test_the_error_text_does_not_show_the_hands() -> None:
    with pytest.raises(BadAction) as caught:
        decode({"do": "deal", "deal": DEAL + ".", "dealer": "N"})
    assert str(caught.value) == "bad_value deal"


def test_a_name_that_could_not_be_read_again_is_not_written() -> None:
    with pytest.raises(BadAction) as caught:
        encode(StartMatch(("\ud800", "Bob", "Cid", "Dot"), (CARDS[0], CARDS[51], CARDS[2], CARDS[3])))
    assert caught.value.fault is Fault.BAD_VALUE


def test_pydantic_is_loaded_with_the_first_action_only() -> None:
    program = """
import sys
import bridge_tui.records.codec as codec
assert "pydantic" not in sys.modules
codec.decode({"do": "next_deal"})
assert "pydantic" in sys.modules
"""
    subprocess.run([sys.executable, "-c", program], check=True)
