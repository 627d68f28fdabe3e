"""Handles Ctrl-C during long work: it ends the piece under way, and never one whose outcome is being stored."""

import signal
import threading
from types import FrameType, TracebackType
from typing import Any


class Interrupt:
    """Raises KeyboardInterrupt at Ctrl-C, but not between ``hold`` and ``release``, which raises what came in between.

    Outside of the main thread, which alone is told of signals, and where Ctrl-C is ignored, it does nothing. Use it as
    a context.
    """

    def __init__(self) -> None:
        self._held = self._came = False
        self._before: Any = None

    def hold(self) -> None:
        """From here on what is done is done whole."""
        self._held = True

    def release(self) -> None:
        """What had to be done whole is done; raises KeyboardInterrupt where Ctrl-C came meanwhile."""
        self._held = False
        if self._came:
            self._came = False
            raise KeyboardInterrupt

    def __enter__(self) -> "Interrupt":
        if threading.current_thread() is threading.main_thread():
            before = signal.getsignal(signal.SIGINT)
            if before is not None and before is not signal.SIG_IGN:
                self._before = signal.signal(signal.SIGINT, self._at)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)

    def _at(self, number: int, frame: FrameType | None) -> None:
        if not self._held:
            raise KeyboardInterrupt
        self._came = True
