"""A conversation over the standard streams, for the commands that have a line-by-line face."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable

from bridge_tui.cli.parsing import BAD_INPUT, complain, writing
from bridge_tui.plain.conversation import Conversation, Unreadable
from bridge_tui.show.texts import _


def converse(lead: Callable[[Conversation], int]) -> int:
    """Has this lead the conversation; its exit code, or 2 with one sentence where standard input cannot be read.

    There are prompts where standard input is a terminal. What is no text in its encoding is read as signs that stand
    for nothing.
    """
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    prompts = sys.stdin is not None and sys.stdin.isatty()
    try:
        with writing():
            return lead(Conversation(sys.stdin, sys.stdout, complain, prompts=prompts))
    except Unreadable as error:
        complain(_("standard input cannot be read: {detail}.").format(detail=error))
        return BAD_INPUT
