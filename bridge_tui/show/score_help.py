"""How the score of a real table is kept: what may be typed, and what is good to know."""

from __future__ import annotations

from bridge_tui.show.spans import Lines, Span, line
from bridge_tui.show.texts import _, msgid

TYPED = {
    "4sx s +1": msgid("contract, declarer, result: = made, +1 over, -2 down"),
    "pass": msgid("nobody has bid"),
    "... honours n 100": msgid("who held honours, and their points"),
    "... revoke ew 2": msgid("E-W lose 2 tricks by revokes; they are moved for you"),
    "... award we 100": msgid("points given by a ruling or an agreement"),
    "... claim": msgid("the deal was ended by a claim"),
    "... ; words": msgid("a note, or why something is put right"),
    "3: 4h n =": msgid("what is right for deal 3"),
    "3: strike": msgid("deal 3 does not count"),
}
"""What may be typed, and what it means, as message ids; the dots stand for a result."""

HOW_TO_KEEP = (
    msgid(
        "What is typed is told in the line above before it counts: what it is worth, or what it lacks. The words below "
        "it can be clicked on instead. Blanks may be left out, capitals and Russian letters do as well."
    ),
    msgid(
        "A correction moves all that follows from it: games, vulnerability, the end. A deal that is struck out keeps "
        "its number and counts for nothing. The log keeps what stood before, and the reasons; so does the text export."
    ),
    msgid(
        "Once it is over each difference is counted in hundreds, and the next one follows with the same partners, with "
        "others, or after the questions anew. Everything is saved at once."
    ),
)
"""What is good to know, as message ids."""


def typed_help() -> Lines:
    """What may be typed, a row each, and an empty row."""
    widest = max(map(len, TYPED)) + 2
    rows = (line(Span(f" {typed:{widest}}", "key"), _(meaning)) for typed, meaning in TYPED.items())
    return (*rows, ())
