"""What is typed on the sheet of a real table: results as people type them, corrections, and what cannot be."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_tui.engine.view import PUBLIC
from bridge_tui.match.actions import CorrectResult, EnterResult, Form, StartMatch, StrikeResult
from bridge_tui.match.entries import Entry
from bridge_tui.match.match import Match
from bridge_tui.model.seats import Side
from bridge_tui.scoring.points import Scale
from bridge_tui.show.deck import LETTERS, SIGNS
from bridge_tui.show.score_typed import LONGEST_NOTE, Misread, preview, read_score

VECTORS = json.loads((Path(__file__).parents[1] / "data" / "score_vectors.json").read_text(encoding="utf-8"))
START = StartMatch(("Ann", "Bob", "Cid", "Dot"), kept=True)


def entry(text: str) -> str:
    """The entry that is typed, as a saved game has it."""
    action = read_score(text)
    assert isinstance(action, EnterResult)
    return str(action.entry)


def misread(text: str) -> Misread:
    with pytest.raises(Misread) as found:
        read_score(text)
    return found.value


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("4sx s +1", "4SX S +1"),
        ("4sxs+1", "4SX S +1"),
        ("3nt e -2", "3NT E -2"),
        ("3ne-2", "3NT E -2"),
        ("3nn=", "3NT N ="),
        ("3ntn=", "3NT N ="),
        ("2h w =", "2H W ="),
        ("2H West =", "2H W ="),
        ("  1 C  XX   N  + 2 ", "1CXX N +2"),
        ("7d r e =", "7DXX E ="),
        ("4♠ S −1", "4S S -1"),
        ("4♠\ufe0f s –1", "4S S -1"),
        ("6♡x w +0", "6HX W ="),
        ("4п ю =", "4S S ="),
        ("4Пххс+1", "4SXX N +1"),
        ("3бк в -2", "3NT E -2"),
        ("3б к з =", "3DX W ="),
        ("2т реконтра в =", "2CXX E ="),
        ("5ч контра с -3", "5HX N -3"),
        ("pass", "P"),
        ("P", "P"),
        ("пас", "P"),
        ("passed out", "P"),
    ],
)
def test_results_may_be_typed_in_these_ways(text: str, written: str) -> None:
    assert entry(text) == written


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("4s s = honours n 100", "4S S = honours N 100"),
        ("4ss=hone150", "4S S = honours E 150"),
        ("4s s -1 revoke ew 2", "4S S -1 revokes EW 2"),
        ("4s s = revoke they 1 revoke we 2", "4S S = revokes NS 2 revokes EW 1"),
        ("4s s = revoke вз 1", "4S S = revokes EW 1"),
        ("4s s = award we 100, award e-w 50", "4S S = awarded NS 100 awarded EW 50"),
        ("pass award n-s 30", "P awarded NS 30"),
        ("4s s = claim", "4S S = claimed"),
        ("4s s = claim award ns 100 revoke ew 1 hon w 100", "4S S = honours W 100 revokes EW 1 awarded NS 100 claimed"),
    ],
)
def test_behind_a_result_more_may_be_said_in_any_order(text: str, written: str) -> None:
    assert entry(text) == written


def test_behind_a_semicolon_stands_a_note() -> None:
    assert read_score("4s s =;  Bob's   ruling; see 3\u202e ") == EnterResult(
        Entry.parse("4S S ="), "Bob's ruling; see 3"
    )
    assert read_score("pass;" + "x" * 999) == EnterResult(Entry(None), "x" * LONGEST_NOTE)


def test_a_number_and_a_colon_put_a_deal_right() -> None:
    assert read_score("3: 4h n +1; misheard") == CorrectResult(3, Entry.parse("4H N +1"), "misheard")
    assert read_score(" 12 :pass") == CorrectResult(12, Entry(None))
    assert read_score("4s s =; at 3: a note") == EnterResult(Entry.parse("4S S ="), "at 3: a note")


@pytest.mark.parametrize("text", ["3: strike; entered twice", "strike 3; entered twice", "3:STRIKE;entered twice"])
def test_a_deal_is_struck_out_in_two_ways(text: str) -> None:
    assert read_score(text) == StrikeResult(3, "entered twice")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("8s n", "There is no bid of 8: levels are from 1 to 7."),
        ("0s n =", "There is no bid of 0: levels are from 1 to 7."),
        ("4sxxx", "A contract is doubled by x and redoubled by xx: there is no more than that."),
        ("4s xx x s =", "A contract is doubled by x and redoubled by xx: there is no more than that."),
        ("3nt +9", "At 3NT the result lies between -9 and +4: not +9."),
        ("3nt e +9", "At 3NT the result lies between -9 and +4: not +9."),
        ("7nt n +1", "At 7NT the result lies between -13 and =: not +1."),
        ("4s s -11", "At 4S the result lies between -10 and +3: not -11."),
        ("hello", "hello is no result: first a level from 1 to 7 and s, h, d, c or nt, as in 4sx s +1, or pass."),
        ("4q", "q is no suit: s, h, d, c or nt."),
        ("4s q", "q is no seat: n, e, s or w has played 4S, as in 4s s =."),
        ("4s s 10", "10 is no result: = made, +1 one over, -2 two down."),
        ("4s s = q", "q says nothing. Behind a result may stand honours n 100, revoke ew 2, award we 100, claim, or a "
         "note behind ;"),
        ("4s s = honours q", "Who held honours, and their points, is missing, as in honours n 100."),
        ("4s s = hon n 100 hon e 100", "One hand only has honours: they are there already."),
        ("4s n = hon n 90", "At 4S one hand's honours are 100 or 150, not 90."),
        ("3nt n = hon n 100", "At 3NT one hand's honours are 150, not 100."),
        ("4s n = revoke q", "Which side lost how many tricks by revokes is missing, as in revoke ew 2."),
        ("4s n = revoke ew 4", "E-W took 3 tricks and cannot lose 4."),
        ("6s n = revoke ew 2", "E-W took 1 trick and cannot lose 2."),
        ("4s n = revoke ew 1 revoke they 1", "E-W is named twice for the same."),
        ("4s n = award q", "Which side is given how many points is missing, as in award ns 100."),
        ("4s n = award we 15", "Points are awarded in tens up to 9990, not 15."),
        ("p claim", "Where all have passed there are no tricks, honours, revokes or claims; points can be awarded."),
        ("3: strike 4", "4 is too much after strike; a reason stands behind ;"),
        ("strike x", "Which deal is to be struck out is said by its number: strike 3."),
    ],
)  # fmt: skip
def test_what_cannot_be_is_told_with_what_can(text: str, sentence: str) -> None:
    found = misread(text)
    assert (found.sentence, str(found)) == (sentence, sentence)
    assert preview(text, Match.begin(START).view(PUBLIC), SIGNS) == sentence


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "Type a result such as 4sx s +1, or pass."),
        ("pa", "Type a result such as 4sx s +1, or pass."),
        ("st", "Type a result such as 4sx s +1, or pass."),
        ("4", "What is bid is missing: s, h, d, c or nt."),
        ("4s", "Who played 4S is missing: n, e, s or w, as in 4s s =."),
        ("4sx", "Who played 4SX is missing: n, e, s or w, as in 4sx s =."),
        ("3n +1", "Who played 3NT is missing: n, e, s or w, as in 3nt s =."),
        ("4s s", "What became of 4S by South is missing: = made, +1 one over, -2 two down."),
        ("4s s -", "What became of 4S by South is missing: = made, +1 one over, -2 two down."),
        ("4s s = ho", "Behind a result may stand honours n 100, revoke ew 2, award we 100, claim, or a note behind ;"),
        ("4s s = hon n", "Who held honours, and their points, is missing, as in honours n 100."),
        ("4s s = hon n 1", "At 4S one hand's honours are 100 or 150, not 1."),
        ("4s s = revoke e", "Which side lost how many tricks by revokes is missing, as in revoke ew 2."),
        ("4s s = award we", "Which side is given how many points is missing, as in award ns 100."),
        ("4s s = award we 1", "Points are awarded in tens up to 9990, not 1."),
        ("3:", "What is right for deal 3 is missing, as in 3: 4h n = or 3: strike."),
        ("strike", "Which deal is to be struck out is said by its number: strike 3."),
    ],
)
def test_what_is_still_missing_is_told(text: str, sentence: str) -> None:
    found = misread(text)
    assert (found.sentence, found.unfinished) == (sentence, True)


@pytest.mark.parametrize("text", ["8s n", "4sxxx", "3nt e +9", "qqq", "4s q", "4s s 10", "4s s = q"])
def test_what_can_become_nothing_any_more_is_not_unfinished(text: str) -> None:
    assert not misread(text).unfinished


def test_every_beginning_of_a_result_is_unfinished_or_a_result() -> None:
    text = "4sxx s +1 honours n 100 revoke ew 2 award we 100 claim"
    whole = [text[: text.index(piece) + len(piece)] for piece in ("+1", "n 100", "ew 2", "we 10", "we 100", "claim")]
    for end in range(len(text)):
        if text[:end].rstrip() in whole:
            assert entry(text[:end])
        else:
            assert misread(text[:end]).unfinished, text[:end]


def vector_line(vector: dict[str, Any], declarer: str) -> str:
    """A result of the table of scores as somebody types it."""
    over = vector["tricks"] - vector["level"] - 6
    doubled = "x" * vector["doubled"]
    return f"{vector['level']}{vector['strain'].lower()}{doubled} {declarer} {f'{over:+d}' if over else '='}"


def scored(vector: dict[str, Any], scale: Scale) -> tuple[int, int, int]:
    """What a rubber's sheet says of it: below, above for declarer's side, above for the defenders."""
    match = Match.begin(StartMatch(START.players, scale=scale, kept=True))
    lines = ["3nt s ="] * vector["vulnerable"] + [vector_line(vector, "s")]
    for line in lines:
        match = match.apply(read_score(line)).match
    own = [line for line in match.sheet.lines if line.result == match.sheet.results[-1]]
    below = sum(line.points for line in own if line.below)
    above = [sum(line.points for line in own if line.side is side and not line.below) for side in Side]
    return below, above[Side.NS], above[Side.EW]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["n"]))
def test_law_77_every_score_of_the_table_is_entered_as_it_is_typed(vector: dict[str, Any]) -> None:
    for scale, name in ((Scale.NEW, "rubber"), (Scale.OLD, "rubber_pre1987")):
        points = vector[name]
        assert scored(vector, scale) == (points["below"], points["above_declarer"], points["above_defenders"])


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["n"]))
def test_law_77_every_score_of_the_table_at_duplicate(vector: dict[str, Any]) -> None:
    match = Match.begin(StartMatch(START.players, form=Form.DUPLICATE, kept=True))
    if vector["vulnerable"]:
        match = match.apply(read_score("pass")).match  # on board 2 North and South are vulnerable
    match = match.apply(read_score(vector_line(vector, "n"))).match
    assert match.sheet.total(Side.NS) - match.sheet.total(Side.EW) == vector["duplicate"]


WORDS = st.sampled_from(
    ["4", "1", "8", "s", "nt", "x", "xx", "n", "w", "=", "+1", "-2", "pass", "honours", "revoke", "award", "claim",
     "we", "ew", "100", "150", "2", ";", "3:", "strike", "бк", "ю", "♠", "q", " "]
)  # fmt: skip


@given(st.lists(WORDS, max_size=12).map("".join) | st.text(max_size=40))
def test_of_whatever_is_typed_one_sentence_tells(text: str) -> None:
    told = preview(text, Match.begin(START).view(PUBLIC), LETTERS)
    assert told
    assert "\n" not in told


@pytest.mark.parametrize(
    "written", ["4SX S -1 honours N 100 revokes NS 1 revokes EW 2 awarded EW 50 claimed", "P", "7NT N ="]
)
def test_what_a_saved_game_writes_can_be_typed(written: str) -> None:
    assert entry(written) == entry(written.lower()) == written
