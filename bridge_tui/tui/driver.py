"""How keys and window sizes come from a terminal: Textual's driver, mended where it stumbles."""

from __future__ import annotations

import asyncio
import select
import signal
from threading import Thread

from textual.drivers.linux_driver import LinuxDriver
from textual.events import Resize
from textual.geometry import Size

from bridge_tui.tui.terminal import HUNG_UP, SIGNALLED

ENDS = (signal.SIGTERM, signal.SIGHUP)
"""Signals that end the program; it gives the terminal back first, and leaves no hand on it."""


class TerminalDriver(LinuxDriver):
    """Textual's driver, but whatever comes in that is no key is passed over, and the last size of the window counts."""

    def start_application_mode(self) -> None:
        """Take over the terminal, unless it is ours already: whoever hangs up, or continues a program, may tell us to.

        Sizes are read by the event loop. A signal handler can be interrupted by the next signal between reading a size
        and sending it, so that of two quick changes the first would be heard last.
        """
        if self._key_thread is not None and self._key_thread.is_alive():
            return
        super().start_application_mode()  # type: ignore[no-untyped-call]
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGWINCH, self._send_size)
        for end in ENDS:
            loop.add_signal_handler(end, self._app.exit, None, SIGNALLED + end)
        Thread(target=self._wait_for_hang_up, args=(loop,), daemon=True).start()

    def _wait_for_hang_up(self, loop: asyncio.AbstractEventLoop) -> None:
        """End the program when its terminal is gone, also where no signal says so, as under a shell that ignores it.

        Asked for nothing, the system tells of this alone. Textual would read the end of file again and again.
        """
        gone = select.poll()
        gone.register(self.fileno, 0)
        if any(mask & select.POLLHUP for _file, mask in gone.poll()) and not loop.is_closed():
            loop.call_soon_threadsafe(self._app.exit, None, HUNG_UP)

    def _send_size(self) -> None:
        if not self._in_band_window_resize:
            size = Size(*self._get_terminal_size())
            self._app.post_message(Resize(size, size))

    def run_input_thread(self) -> None:
        """Read keys until the program ends.

        Not readable are letters of a keyboard that is not one of UTF-8, and reports of a key that is let go, which a
        terminal may send when the program before left it in that mode.
        """
        while not self.exit_event.is_set():
            try:
                super().run_input_thread()
            except ValueError:  # UnicodeDecodeError is one too
                continue
