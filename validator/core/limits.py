"""How much a file given as input may hold, so that a small one takes no more memory than there is.

Each limit is far above what play at tables comes to. Who needs more sets the environment variable that the message
names.
"""

import os
from dataclasses import dataclass
from typing import Final


class TooLarge(OSError):
    """A file holds more than a limit allows; the message says the limit and how to raise it."""

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self.strerror = words


@dataclass(frozen=True, slots=True)
class Limit:
    """A limit: the environment variable that raises it, what it is without that, and of what."""

    variable: str
    usual: int
    of: str

    @property
    def most(self) -> int:
        """How much is allowed."""
        told = os.environ.get(self.variable, "").strip().replace("_", "")
        return int(told) if told.isascii() and told.isdigit() and len(told) <= _DIGITS else self.usual

    def passed(self, what: str, instead: str = "", most: int | None = None) -> str:
        """Why ``what`` is not read, in words; ``instead`` is what else may be done, ``most`` what was allowed."""
        allowed = self.most if most is None else most
        other = f"{instead}, or " if instead else ""
        return f"{what} more than {allowed:,} {self.of}, the most that is read; {other}set {self.variable} to raise it"


_DIGITS: Final = 18

UNPACKED: Final = Limit("FLOORPERSON_MOST_UNPACKED", 1 << 27, "bytes")
"""Bytes that a packed file may hold, or TIMES as many as it has itself, where that is more."""
TIMES: Final = 200

HELD: Final = Limit("FLOORPERSON_MOST_HELD", 1 << 28, "bytes")
"""Bytes of a source that is held in memory as a whole."""
FORM: Final = Limit("FLOORPERSON_MOST_FORM", 1 << 23, "bytes")
"""Bytes of a filled-in form, packed and unpacked: a form of Word or Excel has less than a million."""
CELLS: Final = Limit("FLOORPERSON_MOST_CELLS", 10_000_000, "cells (rows times columns)")
"""Cells of a source, the empty ones among them."""
ROWS: Final = Limit("FLOORPERSON_MOST_ROWS", 4_000_000, "rows")
"""Rows of a source."""
COLUMNS: Final = Limit("FLOORPERSON_MOST_COLUMNS", 2_000, "columns")
"""Columns of a source."""
FIELD: Final = Limit("FLOORPERSON_MOST_LETTERS", 1 << 20, "letters in one value")
"""Letters of one value of a source."""
MEMORY: Final = Limit("FLOORPERSON_MOST_MEMORY", 3 << 29, "bytes of memory")
"""Memory of the process that opens a workbook."""
WORK: Final = Limit("FLOORPERSON_MOST_SECONDS", 60, "seconds of work")
"""Seconds for which that process works, not those for which it waits for others."""
