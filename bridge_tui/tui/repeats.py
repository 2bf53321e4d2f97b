"""A key that is held down, or a second click: what it has done once it does not do again until it has been let go.

A word that goes on after it has done something is passed over as well.
"""

from __future__ import annotations

from collections.abc import Sequence

from bridge_tui.tui import page


class Repeats:
    """Remembers which key or click did something by itself, without Enter, and passes over its repetitions."""

    def __init__(self) -> None:
        self._key = ""
        self._last = 0.0
        self._now = 0.0
        """When the key was struck that is being asked about."""
        self._rests: Sequence[str] = ()
        """How the word that has done something may go on."""
        self.goes_on = False
        """Whether the last key only went on with it: the ``ass`` of a pass, of which no letter is a seat's."""

    def done_by(self, key: str, rests: Sequence[str] = ()) -> None:
        """This key has just done something, and what it was the end of may go on by one of these."""
        self._key, self._last, self._rests = key, self._now, rests

    def is_repeated(self, key: str, at: float, character: str = "") -> bool:
        """Whether this is the same key still held down; keyboards wait up to two thirds of a second to repeat it.

        Or its character `goes_on` with the word. It was struck `at` this time by the monotonic clock: on a machine that
        is busy it may have waited long since.
        """
        self._now = at
        in_time = at - self._last < page.HELD
        self._rests = tuple(rest[1:] for rest in self._rests if character and rest.startswith(character.lower()))
        self.goes_on = in_time and bool(self._rests)
        repeated = in_time and (self.goes_on or key == self._key)
        if repeated:
            self._key, self._last = key, at
        else:
            self._key = ""
        return repeated
