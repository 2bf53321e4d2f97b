"""At a random table where something has gone wrong, the laws say what the desk says of it when it is told the facts."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator

import pytest

from bridge_tui.desk.advice import advise
from bridge_tui.desk.incidents import incident
from bridge_tui.engine.events import IrregularitySeen
from bridge_tui.engine.view import ALL
from tests.desk.real_tables import Wrong, many, since, told
from tests.desk.roles import asked, choices_of, happened, holds, outcomes_of

DEALS = int(os.environ.get("DESK_DEALS", "2400"))
SHARES = 4

WANTED = {
    "opening-lead",
    "defender-leads",
    "wrong-hand",
    "declarer-leads",
    "early-card",
    "exposed",
    "insufficient-bid",
    "call-out-of-turn",
    "inadmissible-double",
    "bid-over-seven",
    "change-of-call",
    "after-final-pass",
    "card-in-auction",
}
"""What goes wrong in these deals, however random, so that the proof is not empty."""


@pytest.mark.parametrize("share", range(SHARES))
def test_the_desk_says_what_the_table_does(share: int) -> None:
    seen: Counter[str] = Counter()
    for seed, wrong in many(range(share * DEALS // SHARES, (share + 1) * DEALS // SHARES)):
        facts = told(wrong)
        if facts is None:
            continue
        name, answers = facts
        seen[name] += 1
        try:
            compare(wrong, name, answers)
        except AssertionError as error:
            raise AssertionError(f"deal {seed}: {name} {answers} in {wrong.table.setup.code}") from error
        if not seed % 3:
            seen.update(and_since(wrong, name, answers))
    assert WANTED - set(seen) == set()


def and_since(wrong: Wrong, name: str, answers: dict[str, str]) -> Iterator[str]:
    """The same with everything that may have happened since."""
    found = incident(name)
    assert found is not None
    put = {each.id: each for each in found.asked(wrong.table.setup.code, answers)}
    for answer in put["since"].answers[1:] if "since" in put else ():
        later = since(wrong, answer)
        if later is not None:
            compare(later, name, {**answers, "since": answer})
            yield f"{name} {answer}"


def compare(wrong: Wrong, name: str, answers: dict[str, str]) -> None:
    """Kind, law, who decides, options and their effects are the same."""
    found = incident(name)
    assert found is not None
    advice = advise(found, answers, wrong.table.setup.code)
    offender, stands = wrong.offender, advice.stands
    assert {key: advice.answers[key] for key in answers if key in advice.answers} == {
        key: answer for key, answer in answers.items() if key in advice.answers
    }
    assert advice.offender in {offender, None}
    assert asked(stands.decision, offender) == asked(wrong.table.decision, offender)
    assert happened(stands.events, offender) == happened(wrong.events, offender)
    assert holds(stands.view, offender) == holds(wrong.table.view(ALL), offender)
    if any(isinstance(event, IrregularitySeen) for event in wrong.events) and wrong.table.decision is not None:
        assert outcomes_of(stands, offender) == choices_of(wrong.table, offender)
