"""The event table in memory: plain lists of integers, one list a column, one set of lists a stream."""

from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from validator.log.codes import BY_STRIDE, NONE, NOT_RECORDED
from validator.log.vocabulary import BY

VENUE = "venue"
"""Table id of the stream of venue-wide events."""

_ROLE_WORDS = {code: word for word, code in BY.items()}


class Columns(NamedTuple):
    """The rows of one table in order of seq: lists of equal length; row i is ``seq[i], at[i], kind[i] ...``.

    A log read as arrays (Parquet) comes in batches of arrays of 64-bit integers instead of lists; see ``lists``.

    In every list NOT_RECORDED (-1) stands for what the source does not record, NONE (-2) where it is known
    that there was none. ``kind``, ``face``, ``source``, ``dest`` and, for most kinds, ``what`` are codes of
    validator/log/codes.py; ``card`` is a card or tile code; ``player``, ``back`` and the ``what`` of kinds
    with free words are ids of Names; ``by`` holds role and name (role_of, person_of). ``at`` is milliseconds
    since 1970-01-01 UTC, ``cents`` cents, ``line`` the line (Parquet: row) of the source, counted from 1. A
    row of kind KIND_UNREADABLE stands where a row could not be read: the round around it is not complete; its ``n`` is
    the kind that the lost row had, where that can be told, and its ``ref`` the event that it named.
    """

    seq: list[int]
    at: list[int]
    kind: list[int]
    round: list[int]
    seat: list[int]
    player: list[int]
    hand: list[int]
    wager: list[int]
    ref: list[int]
    card: list[int]
    face: list[int]
    source: list[int]
    dest: list[int]
    back: list[int]
    cents: list[int]
    n: list[int]
    what: list[int]
    by: list[int]
    line: list[int]

    @classmethod
    def empty(cls) -> "Columns":
        """A table without rows."""
        return cls(*[[] for _ in cls._fields])

    def lists(self) -> "Columns":
        """The same rows as plain lists, where a reader of arrays gave arrays."""
        if isinstance(self.kind, list):
            return self
        return Columns(*[column.tolist() for column in self])

    def read(self) -> "Columns":
        """The same rows as sequences of Python's own integers, made one by one where a reader of arrays gave arrays."""
        if isinstance(self.kind, list):
            return self
        return Columns(*map(arrays().Plain, self))

    def part(self, start: int, stop: int) -> "Columns":
        """Copy of the rows from ``start`` up to, not including, ``stop``."""
        return Columns(*[column[start:stop] for column in self])


@cache
def arrays() -> Any:
    """What handles rows that are held as arrays; it imports numpy."""
    return import_module("validator.log.fast.arrays")


@dataclass(slots=True, eq=False)
class Names:
    """Free words of a log (players, staff ids, backs, filings), numbered from 0 in order of appearance."""

    ids: dict[str, int] = field(default_factory=dict)
    words: list[str] = field(default_factory=list)

    def intern(self, word: str) -> int:
        """The id of ``word``, given now if it has none yet."""
        found = self.ids.get(word)
        if found is None:
            found = self.ids[word] = len(self.words)
            self.words.append(word)
        return found

    def find(self, word: str) -> int:
        """The id of ``word``; NOT_RECORDED if the log never names it."""
        return self.ids.get(word, NOT_RECORDED)

    def word(self, number: int) -> str:
        """The word of an id; ``none`` and the empty word for NONE and NOT_RECORDED."""
        if number < 0:
            return "none" if number == NONE else ""
        return self.words[number]

    def by_word(self, code: int) -> str:
        """The text of a code of the column ``by``: ``dealer``, ``dealer:D12``, ``none`` or the empty word."""
        if code < 0:
            return self.word(code)
        role = _ROLE_WORDS[role_by(code)]
        person = person_by(code)
        return role if person == NOT_RECORDED else f"{role}:{self.words[person]}"


def role_by(by: int) -> int:
    """The role in a value of the column ``by`` (BY_DEALER ...); NOT_RECORDED and NONE as they are."""
    return by if by < 0 else by % BY_STRIDE


def person_by(by: int) -> int:
    """Id in Names of the person in a value of the column ``by``; NOT_RECORDED if only the role is known."""
    return NOT_RECORDED if by < BY_STRIDE else by // BY_STRIDE - 1


class RowFault(NamedTuple):
    """Why a row of the source could not be taken.

    ``kind`` names the fault (bad-json, unknown-column, unknown-kind, unknown-word, wrong-type, out-of-range,
    missing-operand, unexpected-operand, seq-not-increasing, wrong-stream, log-unusable ...); ``line`` is the line of
    the source (Parquet: row) from 1, 0 where the log as a whole or its rest could not be read; ``column`` the column,
    "" for the whole row; ``table`` the stream, "" if not
    known.
    """

    kind: str
    line: int
    column: str
    message: str
    table: str


class BrokenRow(NamedTuple):
    """A line that gives no row: the fault, and what of table, kind and round can still be made out."""

    fault: RowFault
    told: dict[str, object]


def lost_log(message: str) -> RowFault:
    """The fault that a log, or the rest of it, could not be read."""
    return RowFault("log-unusable", 0, "", message.encode("utf-8", "backslashreplace").decode("utf-8"), "")


class LogReading(NamedTuple):
    """What was read: streams by table id (``venue`` among them), the free words, and the rows not taken.

    ``ends`` says that the log holds no more than this.
    """

    tables: dict[str, Columns]
    names: Names
    faults: list[RowFault]
    ends: bool = True


class LogUnusable(ValueError):
    """The log as a whole cannot be read (no such file, not a log, library missing); the message says why."""
