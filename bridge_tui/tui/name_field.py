"""A line for a name: nothing gets into it, typed or pasted, that the terminal would take for an order."""

from __future__ import annotations

from textual.message import Message
from textual.widgets import Input

from bridge_tui.show.names import visible


class NameField(Input):
    """An input that takes only what can be seen, and as much of it as there is room for."""

    class Full(Message):
        """There was more to put in than there is room for."""

        def __init__(self, letters: int) -> None:
            super().__init__()
            self.letters = letters
            """How many letters there is room for."""

    def replace(self, text: str, start: int, end: int) -> None:
        """Put what can be seen of a text in this place. Whatever is typed or pasted comes this way."""
        kept = visible(text)
        room = len(kept) if self.max_length is None else self.max_length - len(self.value) + end - start
        super().replace(kept[: max(0, room)], start, end)
        if self.max_length is not None and len(kept) > room:
            self.post_message(self.Full(self.max_length))
