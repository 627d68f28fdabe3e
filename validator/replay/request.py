"""What a replay is asked for: by which law and filings, how, of which tables, in which logs."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Final
from zlib import crc32

from validator.core.engine.engines import Choice
from validator.core.shifts import NO_SHIFTS, Shifts
from validator.law.versions import Amendments
from validator.replay.filings import Submission

Progress = Callable[[int], None]
Logs = Sequence[tuple[str, Path]]
"""Logs, each with the name that reports give it."""


@dataclass(frozen=True, slots=True)
class ReplayRequest:
    """What judges and how: see replay_logs."""

    filings: tuple[Submission, ...]
    engine: Choice = "auto"
    as_of: date | None = None
    as_if_approved: bool = False
    chapter: str = ""
    shifts: Shifts = NO_SHIFTS
    amendments: Amendments = ()


@dataclass(frozen=True, slots=True)
class Share:
    """Some of the tables: those whose number, or hash of their name where none is given, leaves ``number``."""

    number: int = 0
    of: int = 1
    numbers: Mapping[str, int] = field(default_factory=dict)

    def takes(self, table: str) -> bool:
        """Whether a table is among them."""
        return self.numbers.get(table, crc32(table.encode())) % self.of == self.number

    @property
    def leads(self) -> bool:
        """Whether what belongs to no table, or to all, is told here."""
        return self.number == 0


ALL_TABLES: Final = Share()
"""The share of one who judges all."""
