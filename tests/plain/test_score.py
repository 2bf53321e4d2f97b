"""A real table's score line by line: entries as they are typed, what is said of them, a whole evening."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from bridge_tui.match.actions import Form, StartMatch
from bridge_tui.model.seats import Seat, Side
from bridge_tui.plain.score import COMMANDS, HELP, ScoreKeeper
from bridge_tui.records.store import Store
from bridge_tui.records.store_problems import StoreError
from bridge_tui.session.evening import evening_of
from bridge_tui.session.session import Session
from bridge_tui.show.deck import LETTERS
from tests.plain.talks import KEPT, Talk, kept
from tests.records.stores import change

# What is said of an entry.


def test_of_an_entry_its_worth_is_said_and_where_it_stands(store: Store) -> None:
    assert kept(store, "4sx s +1\np\n2h e = honours w 100\n").said == [
        "Game 1, Rubber 1: Ann and Cid against Bob and Dot.",
        "New scale, honours are scored, laws: classic.",
        "N-S 0; E-W 0. Deal 1: dealer North (Ann), vulnerable: nobody.",
        "Deal 1: 4SX by South (Cid), 11 tricks: N-S 240 below, 150 above; wins the game.",
        "N-S 390, 1 game; E-W 0. Deal 2: dealer East (Bob), vulnerable: N-S.",
        "Deal 2: passed out.",
        "N-S 390, 1 game; E-W 0. Deal 3: dealer South (Cid), vulnerable: N-S.",
        "Deal 3: 2H by East (Bob), 8 tricks: E-W 60 below, 100 above.",
        "N-S 390, 1 game; E-W 160, part-score 60. Deal 4: dealer West (Dot), vulnerable: N-S.",
    ]


def test_when_the_rubber_is_won_sheet_and_account_are_printed(store: Store) -> None:
    said = kept(store, "4s s =\n4s s =\n").said
    assert " N-S have won the rubber in two games, which earns 700." in said
    assert TOTALS.findall("\n".join(said)) == ["940", "0"]
    account = said[said.index(" N-S have won the rubber in two games, which earns 700.") :]
    assert [name for name in KEPT.players if not any(name in line for line in account)] == []


TOTALS = re.compile(r"(\d+)   total\b")


# An evening.

EVENING = """\
2s s +1
3nt e =
2: 3nt e +1; miscounted
4hx n -2
2h n = honours s 100
4: 2h n +1 honours s 100
1nt w =
1nt w =
6: strike; entered twice
4d w +1
next rotate e
6nt n = honours n 150
4s s = revoke ew 1
next s
2d s =
end
evening
"""

TOTALS_BY_HAND = [
    (60 + 30 + 60 + 30 + 100, 100 + 30 + 300 + 40 + 80 + 20 + 700),
    (190 + 500 + 150 + 120 + 30 + 700, 0),
    (40 + 100, 0),
]
"""Of the three rubbers: the first won in two games, the second too, the third ended with the only part-score."""

ACCOUNTS = {
    "Ann": (-990 + 1690 + 140, -10 + 17 + 1),
    "Bob": (990 + 1690 + 140, 10 + 17 + 1),
    "Cid": (-990 - 1690 - 140, -10 - 17 - 1),
    "Dot": (990 - 1690 - 140, 10 - 17 - 1),
}
"""Points and hundreds: Bob has won with Dot, then twice with Ann. Each hundred is worth a half."""


def test_an_evening_of_three_rubbers(store: Store) -> None:
    talk = kept(store, EVENING, replace(KEPT, stake=50))
    assert talk.wrong == []
    assert TOTALS.findall("\n".join(talk.said)) == [str(total) for pair in TOTALS_BY_HAND for total in pair]
    rubbers = evening_of(store, 1)
    assert [(m.sheet.total(Side.NS), m.sheet.total(Side.EW)) for m in rubbers] == TOTALS_BY_HAND
    assert [m.start.first_dealer for m in rubbers] == [Seat.NORTH, Seat.EAST, Seat.SOUTH]
    assert [m.start.players for m in rubbers] == [KEPT.players, *[("Ann", "Dot", "Bob", "Cid")] * 2]
    rows = [row.split() for row in talk.said]
    for name, (points, hundreds) in ACCOUNTS.items():
        assert [name, f"{points:+d}", f"{hundreds:+d}", f"{hundreds / 2:+.2f}"] in rows


def test_the_log_has_what_was_put_right_with_its_reason(store: Store) -> None:
    said = "\n".join(kept(store, EVENING.partition("next")[0] + "log\n").said)
    log = said[said.rindex("which earns 700") :]
    assert "miscounted" in log
    assert "entered twice" in log


@pytest.mark.parametrize(
    ("line", "players", "dealer"),
    [
        ("next e", ("Ann", "Bob", "Cid", "Dot"), Seat.EAST),
        ("NEXT  Ю", ("Ann", "Bob", "Cid", "Dot"), Seat.SOUTH),
        ("next rotate", ("Ann", "Dot", "Bob", "Cid"), None),
        ("next rotate w", ("Ann", "Dot", "Bob", "Cid"), Seat.WEST),
        ("next", ("Ann", "Bob", "Cid", "Dot"), None),
        ("next draw", None, None),
        ("next draw n", None, Seat.NORTH),
    ],
)
def test_the_next_rubber_has_its_partners_and_its_dealer(
    store: Store, line: str, players: tuple[str, ...] | None, dealer: Seat | None
) -> None:
    talk = kept(store, f"end\n{line}\n", replace(KEPT, seed=3))
    start = evening_of(store, 1)[1].start
    assert (start.rubber, start.evening, start.dealer) == (2, 1, dealer)
    assert sorted(start.players) == sorted(KEPT.players)
    assert players is None or start.players == players
    drawn = [row for row in talk.said if row.startswith("The cut: ")]
    assert bool(drawn) == (dealer is None)
    assert talk.said[-1].endswith(
        f"Deal 1: dealer {SEAT_OF[start.first_dealer]}, vulnerable: nobody.".format(*start.players)
    )


SEAT_OF = {
    Seat.NORTH: "North ({0})",
    Seat.EAST: "East ({1})",
    Seat.SOUTH: "South ({2})",
    Seat.WEST: "West ({3})",
}


def test_boards_follow_one_another_without_a_cut(store: Store) -> None:
    talk = kept(store, "end\nnext rotate\n", StartMatch(KEPT.players, kept=True, form=Form.DUPLICATE))
    assert [row for row in talk.said if "cut" in row] == []
    assert talk.said[-1] == "N-S 0; E-W 0. Board 1: dealer North (Ann), vulnerable: nobody."


# What makes no sense.


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("8s n", None),
        ("4sxxx", None),
        ("3nt e +9", None),
        ("foo", None),
        ("sheet 3", "sheet stands alone on its line."),
        ("quit now", "quit stands alone on its line."),
        ("next", "This one is not over: end ends it here."),
        ("next east", "After next may come rotate or draw, and the seat that deals first."),
        ("next e rotate", "After next may come rotate or draw, and the seat that deals first."),
        ("next draw rotate n", "After next may come rotate or draw, and the seat that deals first."),
        ("1: 4s s =", "There is no deal 1: the sheet has 0."),
        ("1: strike", "There is no deal 1: the sheet has 0."),
    ],
)
def test_what_makes_no_sense_gets_one_sentence_and_changes_nothing(
    store: Store, typed: str, sentence: str | None
) -> None:
    talk = kept(store, f"{typed}\n4s s =\n")
    (wrong,) = talk.wrong
    assert wrong.startswith("line 1: ")
    assert sentence is None or wrong == f"line 1: {sentence}"
    assert evening_of(store, 1)[0].sheet.deals == 1
    assert talk.said[3] == "Deal 1: 4S by South (Cid), 10 tricks: N-S 120 below; wins the game."


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("end", "It is over already."),
        ("4s s =", "It is over already."),
        ("next e", "At duplicate the number of the board says who deals."),
    ],
)
def test_what_is_not_done_once_it_is_over(store: Store, typed: str, sentence: str) -> None:
    talk = kept(store, f"end\n{typed}\n", StartMatch(KEPT.players, kept=True, form=Form.DUPLICATE))
    assert talk.wrong == [f"line 2: {sentence}"]
    assert len(evening_of(store, 1)) == 1


def test_an_evening_goes_on_from_its_last_rubber_only(store: Store) -> None:
    kept(store, "end\nnext e\n")
    talk = Talk("next e\n")
    ScoreKeeper(talk, store, Session.resume(store, 1), LETTERS).keep()
    assert talk.wrong == ["line 1: Game 2 has followed already: go on with that."]
    assert len(evening_of(store, 1)) == 2


def test_nothing_is_listened_to_after_quit(store: Store) -> None:
    kept(store, "4s s =\nQUIT\n4s s =\n")
    assert evening_of(store, 1)[0].sheet.deals == 1


# Who sits there.


def test_who_sits_there_is_asked_for_every_line_and_may_try_again(store: Store) -> None:
    said = kept(store, "8s n =\n\n4s s =\n", prompts=True).said
    assert said[2] == "Type a result such as 4sx s +1, or help."
    prompts = [row for row in said if " > " in row]
    assert [row.partition(" > ")[0] for row in prompts] == ["Deal 1", "Deal 1", "Deal 2"]
    assert prompts[1] == "Deal 1 > Deal 1 > Deal 1: 4S by South (Cid), 10 tricks: N-S 120 below; wins the game."


def test_the_sheet_is_the_same_for_who_sits_there_and_for_a_file(store: Store) -> None:
    sitting, piped = (kept(store, "4s s =\n1nt e +1\nsheet\n", prompts=prompts).said for prompts in (True, False))
    begins, ends = piped.index(" Rubber 1 . new scale") + 1, piped.index(" Deal 3: dealer South.") + 1
    assert ends - begins > 10
    assert "\n".join(piped[begins:ends]) in "\n".join(sitting)


@pytest.mark.parametrize(("answer", "ends"), [("yes", True), ("no", False), ("", False)])
def test_before_the_end_he_is_asked_whether_he_is_sure(store: Store, answer: str, ends: bool) -> None:
    said = kept(store, f"end\n{answer}\nsheet\n", prompts=True).said
    assert said[4].startswith("Deal 1 > End it here, unfinished? (no, yes) [no]: ")
    assert evening_of(store, 1)[0].sheet.stopped is ends
    assert ("next goes on with the same partners, next rotate or next draw with others." in said) is ends


def test_who_leaves_at_that_question_ends_nothing(store: Store) -> None:
    kept(store, "end\n", prompts=True)
    assert not evening_of(store, 1)[0].sheet.is_over


def test_help_names_every_word(store: Store) -> None:
    said = kept(store, "help\n").said
    assert [word for word in (*COMMANDS, "next") if word not in HELP] == []
    assert [typed for typed in HELP if not any(row.startswith(f"  {typed} ") for row in said)] == []
    assert max(map(len, said)) < 80


# What cannot be saved.


def test_what_cannot_be_saved_is_tried_again_by_who_sits_there(tmp_path: Path, store: Store) -> None:
    session = Session.begin(store, KEPT)
    change(tmp_path, "INSERT INTO actions VALUES (1, 2, '{}')")
    talk = Talk("4s s =\n4s s =\n", prompts=True)
    ScoreKeeper(talk, store, session, LETTERS).keep()
    sentence = "Game 1 has gone on in another window. Open it again to continue."
    assert [row.partition(" > ")[2] for row in talk.said if sentence in row] == [sentence] * 2
    assert session.match.sheet.deals == 0


def test_what_cannot_be_saved_ends_what_comes_from_a_file(tmp_path: Path, store: Store) -> None:
    session = Session.begin(store, KEPT)
    change(tmp_path, "INSERT INTO actions VALUES (1, 2, '{}')")
    talk = Talk("4s s =\n4s s =\n")
    with pytest.raises(StoreError):
        ScoreKeeper(talk, store, session, LETTERS).keep()
    assert talk.number == 1
