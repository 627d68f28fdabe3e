"""The three standard streams of a process, where its caller closed one: nothing else takes the place of its number."""

import errno
import io
import os
import sys
from typing import Any, NoReturn, TextIO


class ClosedStream(io.StringIO):
    """A stream that the caller closed: whoever reads from it, or writes to it, is told so by an OSError."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._told = f"{name} is closed"

    @property
    def buffer(self) -> Any:
        """The stream itself, which has no bytes either."""
        return self

    def _refuse(self, *_: object) -> NoReturn:
        raise OSError(errno.EBADF, self._told)

    read = readline = write = _refuse


def stand_in() -> None:
    """Give the process the standard streams that it was started without.

    A file that is opened later would else bear the number of the stream, and take what is meant for it. What would be
    told on standard error alone is told to nobody, as its caller wished.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # the least number that is free, which is this
    if sys.stdin is None:
        sys.stdin = ClosedStream("standard input")
    if sys.stdout is None:
        sys.stdout = ClosedStream("standard output")
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 -- as long as the process runs


def forsake(stream: TextIO) -> None:
    """Let nothing more of a stream be written, so that the process ends as it says it ends."""
    try:
        number = stream.fileno()
    except OSError:  # one that stands in, or that a test looks into
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, number)
    os.close(nowhere)
