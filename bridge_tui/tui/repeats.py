"""A key that is held down, or a second click: what it has done once it does not do again until it has been let go.

A word that goes on after it has done something is passed over as well.
"""

from __future__ import annotations

from collections.abc import Sequence

from bridge_tui.tui import page

AUTOREPEAT = 0.2
"""Seconds: a keyboard that repeats a key does so sooner than this, and whoever strikes one twice later."""


class Repeats:
    """Remembers which key or click did something by itself, without Enter, and passes over its repetitions."""

    def __init__(self) -> None:
        self._key = ""
        self._last = 0.0
        self._now = 0.0
        """When the key was struck that is being asked about."""
        self._rests: Sequence[str] = ()
        """How the word that has done something may go on."""
        self._by: str | None = None
        """Who struck it."""
        self.goes_on = False
        """Whether the last key only went on with it: the ``ass`` of a pass, typed as quickly as one word."""
        self.may_go_on = False
        """Whether it was a letter with which it may go on, however late it came."""

    def done_by(self, key: str, rests: Sequence[str] = (), by: str | None = None) -> None:
        """This key has just done something for this player, and what it ended may go on by one of these."""
        self._key, self._last, self._rests, self._by = key, self._now, rests, by

    def is_repeated(self, key: str, at: float, character: str = "", by: str | None = None) -> bool:
        """Whether this is the same key still held down; keyboards wait up to two thirds of a second to repeat it.

        The same player may strike it again sooner: three passes in a row are his own affair. Or its character `goes_on`
        with the word. It was struck `at` this time by the monotonic clock: on a machine that is busy it may have waited
        long since.
        """
        self._now = at
        gap = min(AUTOREPEAT, page.HELD) if by is not None and by == self._by else page.HELD
        in_time = at - self._last < gap
        self._rests = tuple(rest[1:] for rest in self._rests if character and rest.startswith(character.lower()))
        self.may_go_on = bool(self._rests)
        self.goes_on = in_time and self.may_go_on
        repeated = in_time and (self.goes_on or key == self._key)
        if repeated:
            self._key, self._last = key, at
        else:
            self._key = ""
        return repeated
