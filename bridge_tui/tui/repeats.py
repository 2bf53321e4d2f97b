"""A key that is held down, or a second click: what it has done once it does not do again until it has been let go."""

from __future__ import annotations

from time import monotonic

from bridge_tui.tui import page


class Repeats:
    """Remembers which key or click did something by itself, without Enter, and passes over its repetitions."""

    def __init__(self) -> None:
        self._key = ""
        self._last = 0.0

    def done_by(self, key: str) -> None:
        """This key has just done something."""
        self._key, self._last = key, monotonic()

    def is_repeated(self, key: str) -> bool:
        """Whether this is the same key still held down; keyboards wait up to two thirds of a second to repeat it."""
        repeated = key == self._key and monotonic() - self._last < page.HELD
        if repeated:
            self._last = monotonic()
        else:
            self._key = ""
        return repeated
