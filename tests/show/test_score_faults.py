"""Why an entry cannot be: every fault has a sentence in plain letters, with what is possible."""

from __future__ import annotations

import pytest

from bridge_tui.match.entries import BadEntry, Entry, EntryFault
from bridge_tui.show.score_faults import SENTENCES, fault_sentence


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("4SX S +4", "At 4SX the result lies between -10 and +3: not +4."),
        ("7C S +1", "At 7C the result lies between -13 and =: not +1."),
        ("4S S = honours N 50", "At 4S one hand's honours are 100 or 150, not 50."),
        ("3NT S = honours N 100", "At 3NT one hand's honours are 150, not 100."),
        ("P claimed", "Where all have passed there are no tricks, honours, revokes or claims; points can be awarded."),
        ("6S S = revokes EW 3", "E-W took 1 trick and cannot lose 3."),
        ("4S S = revokes NS 11", "N-S took 10 tricks and cannot lose 11."),
        ("P awarded NS 15", "Points are awarded in tens up to 9990, not 15."),
    ],
)
def test_every_fault_has_its_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadEntry) as bad:
        Entry.parse(text)
    assert fault_sentence(bad.value) == sentence
    assert sentence.isascii()


def test_no_fault_is_left_without_one() -> None:
    assert set(EntryFault) - {EntryFault.MORE_REVOKED_THAN_WON} == set(SENTENCES)
