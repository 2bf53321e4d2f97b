"""The terminal: how it writes cards, as far as its locale tells, and what to do when it is gone."""

from __future__ import annotations

import locale
import os
import sys

from bridge_tui.show.deck import LETTERS, SIGNS, Deck

COERCED = {"C.UTF-8", "C.utf8", "UTF-8"}
"""What Python sets LC_CTYPE to when it finds itself in the C locale (PEP 538)."""


SIGNALLED = 128
"""Added to the number of a signal, the exit code that shells expect."""

HUNG_UP = SIGNALLED + 1
"""The exit code of a program whose window was closed (SIGHUP)."""


def forget_terminal() -> None:
    """What is still to be written to a terminal that is gone goes nowhere, instead of failing once more at exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        os.dup2(nowhere, stream.fileno())


def deck_of_terminal() -> Deck:
    """Suit signs where the locale is one of UTF-8; letters where it is another, or none.

    The streams do not tell: in the C locale Python writes UTF-8 whether the terminal reads it or not.
    """
    is_utf8 = locale.getencoding().lower().replace("-", "") == "utf8"
    return SIGNS if is_utf8 and not _is_coerced() else LETTERS


def _is_coerced() -> bool:
    """Whether it was Python that put a locale of UTF-8 in the place of C."""
    asked_for = os.environ.get("LC_ALL") or os.environ.get("PYTHONUTF8")
    return bool(sys.flags.utf8_mode and not asked_for and os.environ.get("LC_CTYPE") in COERCED)
