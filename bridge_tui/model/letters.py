"""How the words of the game are read: in capitals or not, in plain letters only."""

from __future__ import annotations


def capitals(text: str) -> str:
    """The text in capitals, without white space around it; empty if it has other letters than those of ASCII.

    Some of those become plain ones as capitals (the long s, ligatures): they would be taken for suits.

    >>> capitals(" nt "), capitals("ſ")
    ('NT', '')
    """
    name = text.strip()
    return name.upper() if name.isascii() else ""
