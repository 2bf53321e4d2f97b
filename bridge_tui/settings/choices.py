"""The settings: what there is to choose, and what is taken where nobody has chosen."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Settings:
    """What the players prefer.

    The names are the keys of the file and the defaults are what goes without one. A new setting is a line here, with
    a type that pydantic can check, and its words in `bridge_tui.show.settings`.
    """

    at_once: bool = False
    """A complete call or card goes at once, without Enter."""
    short_curtain: bool = False
    """The seat's letter alone lifts the curtain."""
    last_trick_itself: bool = False
    """The thirteenth trick, in which nobody has a choice, is played by the program."""
    one_hit: bool = False
    """One hit of the mouse makes a call or plays a card; otherwise the first picks and the second plays."""
