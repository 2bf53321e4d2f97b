"""The sheet of a real table: results entered, put right and struck out, against the sheet that is kept on paper."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest

from bridge_tui.engine.actions import MakeCall
from bridge_tui.engine.refusals import Reason, Refused
from bridge_tui.match.actions import (
    Action,
    CorrectResult,
    DealCards,
    EnterResult,
    Form,
    StartMatch,
    StopRubber,
    StrikeResult,
)
from bridge_tui.match.entries import Entry
from bridge_tui.match.events import MatchEvent, ResultChanged, ResultEntered, RubberEnded
from bridge_tui.match.keeping import Entered
from bridge_tui.match.match import Match
from bridge_tui.match.view import Phase
from bridge_tui.model.calls import PASS
from bridge_tui.model.deals import Deal
from bridge_tui.model.seats import Seat, Side, Vulnerability
from bridge_tui.scoring.points import Part

N, E, S, W = Seat
PLAYERS = ("Ann", "Bob", "Cid", "Dot")
RUBBER = StartMatch(PLAYERS, kept=True, dealer=W)
CHICAGO = StartMatch(PLAYERS, form=Form.CHICAGO, kept=True)
BOARDS = StartMatch(PLAYERS, form=Form.DUPLICATE, kept=True)

GAME_NS, GAME_EW = "4S S =", "4H E ="


def enter(text: str, note: str = "") -> EnterResult:
    return EnterResult(Entry.parse(text), note)


def correct(number: int, text: str, reason: str = "") -> CorrectResult:
    return CorrectResult(number, Entry.parse(text), reason)


def kept(*results: str, start: StartMatch = RUBBER) -> Match:
    """The match after these results."""
    return after(Match.begin(start), *map(enter, results))


def after(match: Match, *actions: Action) -> Match:
    for action in actions:
        match = match.apply(action).match
    return match


def events(match: Match, action: Action) -> tuple[MatchEvent, ...]:
    return match.apply(action).events


def refused(match: Match, action: Action) -> tuple[Reason, dict[str, object]]:
    with pytest.raises(Refused) as no:
        match.apply(action)
    return no.value.reason, no.value.params


def totals(match: Match) -> tuple[int, int]:
    return match.sheet.total(Side.NS), match.sheet.total(Side.EW)


def entries(match: Match) -> list[str]:
    """What stands for each deal; a stroke for what is struck out."""
    return ["-" if each.entry is None else str(each.entry) for each in match.entered]


# Entered.


def test_a_rubber_is_kept_until_two_games_are_won() -> None:
    match = Match.begin(RUBBER)
    assert (match.phase, match.dealer, match.number, match.actors) == (Phase.KEEPING, W, 1, ())
    match = kept("2H S =", GAME_EW, "P", "3NT N -2")
    assert (totals(match), match.dealer, match.sheet.vulnerability) == ((60, 220), W, Vulnerability.EW)
    assert events(match, enter(GAME_EW, "at last")) == (
        ResultEntered(5, Entry.parse(GAME_EW), "at last"),
        RubberEnded(Side.EW),
    )
    match = after(match, enter(GAME_EW))
    assert (match.phase, totals(match)) == (Phase.RUBBER_OVER, (60, 220 + 120 + 700))
    assert refused(match, enter("P")) == (Reason.RUBBER_OVER, {})


@pytest.mark.parametrize("start", [RUBBER, CHICAGO, BOARDS])
def test_what_is_said_with_a_result_is_kept_with_it(start: StartMatch) -> None:
    match = after(Match.begin(start), enter("P"), enter("1NT N =", "claimed at trick nine"))
    assert match.entered == (Entered(Entry(None)), Entered(Entry.parse("1NT N ="), "claimed at trick nine"))
    assert match.record == (
        ResultEntered(1, Entry(None)),
        ResultEntered(2, Entry.parse("1NT N ="), "claimed at trick nine"),
    )


def test_law_64_what_a_revoke_has_moved_is_scored_and_remembered() -> None:
    match = kept("2S S = revokes EW 2")
    assert totals(match) == (120, 0)
    assert [(line.part, line.points) for line in match.sheet.lines] == [(Part.TRICKS, 60), (Part.OVERTRICKS, 60)]
    assert match.sheet.results[0].paid == (0, 2)


@pytest.mark.parametrize("start", [RUBBER, CHICAGO, BOARDS])
def test_what_is_awarded_stands_above_the_line_and_makes_no_game(start: StartMatch) -> None:
    match = kept("P awarded NS 100 awarded EW 50", start=start)
    assert totals(match) == (100, 50)
    assert [(line.part, line.below) for line in match.sheet.lines] == [(Part.ADJUSTMENT, False)] * 2
    assert match.sheet.vulnerability in {Vulnerability.NONE, Vulnerability.NS}


def test_a_kept_chicago_deals_a_passed_out_deal_again() -> None:
    match = kept("1NT S =", "P", "1NT S =", start=CHICAGO)
    assert (match.dealer, match.sheet.place) == (S, 3)


# Put right.


def test_a_correction_keeps_what_stood_before_and_why() -> None:
    match = kept("4S S =", "2H W -1")
    before, right = Entry.parse("2H W -1"), Entry.parse("2H W =")
    changed = ResultChanged(2, before, right, "misheard")
    assert events(match, correct(2, "2H W =", "misheard")) == (changed,)
    match = after(match, correct(2, "2H W =", "misheard"))
    assert (entries(match), totals(match)) == (["4S S =", "2H W ="], (120, 60))
    assert match.entered[1] == Entered(right, "misheard")
    assert match.record[-1] == changed


def test_a_correction_moves_vulnerability_and_with_it_later_scores() -> None:
    match = kept("4S S =", "4S S -2")
    assert totals(match) == (120, 200)
    assert totals(after(match, correct(1, "3S S ="))) == (90, 100)


def test_a_rubber_goes_on_where_the_last_game_was_none() -> None:
    match = kept(GAME_NS, GAME_NS)
    assert (match.phase, totals(match)) == (Phase.RUBBER_OVER, (940, 0))
    match = after(match, correct(2, "4S S -1"))
    assert (match.phase, totals(match)) == (Phase.KEEPING, (120, 100))
    assert events(match, correct(2, GAME_NS))[1:] == (RubberEnded(Side.NS),)


def test_a_correction_may_not_end_it_before_deals_that_are_entered() -> None:
    match = kept(GAME_NS, "3S S -1", "2H W =", "P")
    told = refused(match, correct(2, GAME_NS))
    assert told == (Reason.RESULTS_AFTER_END, {"number": 2, "deals": 4})
    match = after(match, StrikeResult(3), StrikeResult(4), correct(2, GAME_NS))
    assert (match.phase, totals(match), entries(match)) == (
        Phase.RUBBER_OVER,
        (120 + 120 + 700, 0),
        [GAME_NS, GAME_NS, "-", "-"],
    )


def test_there_is_a_deal_of_that_number_to_be_put_right() -> None:
    match = kept("P")
    for number in (0, 2, -1, 99):
        told = (Reason.NO_SUCH_RESULT, {"number": number, "deals": 1})
        assert refused(match, correct(number, "P")) == told
        assert refused(match, StrikeResult(number)) == told


# Struck out.


def test_a_deal_that_is_struck_out_keeps_its_number_and_counts_for_nothing() -> None:
    match = after(kept("2H S =", "2H S =", GAME_EW), StrikeResult(2, "entered twice"))
    assert (entries(match), totals(match)) == (["2H S =", "-", GAME_EW], (60, 120))
    assert match.record[-1] == ResultChanged(2, Entry.parse("2H S ="), None, "entered twice")
    assert match.entered[1] == Entered(None, "entered twice")
    assert (match.dealer, match.number) == (E, 4)
    assert refused(match, StrikeResult(2)) == (Reason.RESULT_STRUCK, {"number": 2})
    again = after(match, correct(2, "2H S +1"))
    assert (totals(again), again.dealer) == ((60 + 60 + 30, 120), S)


def test_a_board_that_is_struck_out_leaves_the_others_their_numbers() -> None:
    match = after(kept("1NT N =", "1NT N =", "1NT N =", start=BOARDS), StrikeResult(2))
    assert (totals(match)[0], match.number, match.dealer) == (90 + 90, 4, W)
    assert match.sheet.vulnerability is Vulnerability.ALL


def test_a_chicago_has_four_deals_besides_those_struck_out() -> None:
    match = after(kept("1NT N =", "1NT N =", "1NT N =", start=CHICAGO), StrikeResult(1))
    assert (match.sheet.place, match.dealer, match.phase) == (3, S, Phase.KEEPING)
    assert kept("P", "1NT N =", "1NT N =", "1NT N =", "1NT N =", start=CHICAGO).phase is Phase.RUBBER_OVER


# The end, and what belongs elsewhere.


def test_a_rubber_that_is_stopped_can_still_be_put_right() -> None:
    match = after(kept(GAME_NS, "2H W ="), StopRubber())
    assert (match.phase, totals(match)) == (Phase.RUBBER_OVER, (120 + 300, 60 + 100))
    assert (len(match.entered), len(match.record)) == (2, 2)
    assert refused(match, enter("P")) == (Reason.RUBBER_OVER, {})
    assert refused(match, StopRubber()) == (Reason.RUBBER_OVER, {})
    won = after(match, correct(2, GAME_NS))
    assert totals(won) == (120 + 120 + 700, 0)
    stopped_again = after(won, correct(2, "2H W ="))
    assert (stopped_again.phase, totals(stopped_again)) == (Phase.RUBBER_OVER, totals(match))


def test_no_cards_are_dealt_for_a_real_table_and_no_results_entered_for_a_game() -> None:
    match, game = kept("P"), Match.begin(StartMatch(PLAYERS))
    deal = DealCards(Deal.from_deck(Random(1).sample(range(52), 52)), N)
    assert refused(match, deal) == (Reason.NOT_DEALT_HERE, {})
    assert refused(match, MakeCall(N, PASS)) == (Reason.NO_DEAL_ON, {})
    for action in (enter("P"), correct(1, "P"), StrikeResult(1)):
        assert refused(game, action) == (Reason.NOT_ENTERED_HERE, {})


@pytest.mark.parametrize("start", [BOARDS, StartMatch(PLAYERS, kept=True, honours=False)])
def test_honours_are_not_entered_where_they_are_not_scored(start: StartMatch) -> None:
    held = "4S S = honours N 100"
    assert refused(Match.begin(start), enter(held)) == (Reason.HONOURS_NOT_SCORED, {})
    assert refused(kept("P", start=start), correct(1, held)) == (Reason.HONOURS_NOT_SCORED, {})


def test_who_deals_first_at_a_real_table_is_said() -> None:
    assert [StartMatch(PLAYERS, kept=True, dealer=seat).first_dealer for seat in Seat] == [*Seat]
    assert StartMatch(PLAYERS, kept=True, dealer=W, form=Form.DUPLICATE).first_dealer is N


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("seed", range(40))
def test_whatever_was_wrong_on_the_way_the_sheet_is_that_of_the_right_results(form: Form, seed: int) -> None:
    """Results are entered wrongly and put right, twice and struck out; in the end the others alone make the sheet."""
    rng, start = Random(seed), StartMatch(PLAYERS, form=form, kept=True)
    right, match = Match.begin(start), Match.begin(start)
    while right.phase is not Phase.RUBBER_OVER and right.number < 12:
        entry = _some_entry(rng)
        right = after(right, EnterResult(entry))
        match = _entered_with_mistakes(rng, match, entry)
    assert totals(match) == totals(right)
    assert [_told(match, side) for side in Side] == [_told(right, side) for side in Side]
    assert (match.phase, match.sheet.winner) == (right.phase, right.sheet.winner)


def _some_entry(rng: Random) -> Entry:
    level, strain, doubling = rng.randint(1, 7), rng.choice(["C", "D", "H", "S", "NT"]), rng.choice(["", "", "X", "XX"])
    over = rng.randint(-2, min(1, 7 - level))
    return Entry.parse(f"{level}{strain}{doubling} {rng.choice('NESW')} {f'{over:+d}' if over else '='}")


def _entered_with_mistakes(rng: Random, match: Match, entry: Entry) -> Match:
    if rng.random() < 0.5:
        return after(match, enter("P"), CorrectResult(match.number, entry, "it was not passed out"))
    match = after(match, EnterResult(entry))
    if match.phase is Phase.RUBBER_OVER or match.start.form is Form.DUPLICATE or rng.random() < 0.5:
        return match
    return after(match, EnterResult(entry), StrikeResult(match.number, "entered twice"))


def _told(match: Match, side: Side) -> Iterable[tuple[int, Part]]:
    return [(line.points, line.part) for line in match.sheet.lines if line.side is side]
