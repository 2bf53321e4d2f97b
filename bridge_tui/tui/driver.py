"""How keys are read from a terminal: whatever else comes in is no key, and the game goes on."""

from __future__ import annotations

from textual.drivers.linux_driver import LinuxDriver


class TerminalDriver(LinuxDriver):
    """Textual's driver, which gives up at bytes that it cannot read; this one passes over them.

    Such are the letters of a keyboard that is not one of UTF-8, and reports of a key that is let go, which a terminal
    may send when the program before left it in that mode.
    """

    def run_input_thread(self) -> None:
        """Read keys until the program ends."""
        while not self.exit_event.is_set():
            try:
                super().run_input_thread()
            except ValueError:  # UnicodeDecodeError is one too
                continue
