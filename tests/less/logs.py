"""The logs that something is taken from: what they are of, and what lies where in them."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from hashlib import sha256
from pathlib import Path

from tests.everything.gathered import at_rest
from tests.everything.generated import generated
from tests.everything.inputs import Input, distinct, read_inputs
from tests.worked.runner import all_cases
from validator.log.read.diagnose import diagnose

LONGEST = 600
"""Rows of a log that are used: of a longer one its first whole rounds."""

NEAR = 12
"""Parts of rounds within which rows of one round may stand among those of others."""

Row = Mapping[str, object]


ORDER_UNRECORDED = '{"table": "venue", "seq": 1, "kind": "records", "what": "seq", "by": "never"}'


@dataclass(frozen=True)
class Log:
    """One log as lines, and the filings by which it is judged; ``hint`` says where it comes from."""

    filings: tuple[str, ...]
    lines: tuple[str, ...]
    as_of: date | None = None
    hint: str = ""

    @cached_property
    def name(self) -> str:
        """The beginning of the digest of all that is judged."""
        content = json.dumps([self.filings, self.lines, str(self.as_of)])
        return sha256(content.encode()).hexdigest()[:12]

    @cached_property
    def rows(self) -> tuple[Row | None, ...]:
        """What each line says; None where it cannot be read."""
        return tuple(map(_row, self.lines))

    @cached_property
    def chapter(self) -> str:
        """The chapter that the table is opened under, or that of the first filing; "" where neither is said."""
        for row in self.rows:
            if row is not None and row.get("kind") == "table-open" and row.get("what"):
                return str(row["what"])
        return self.filed[0] if self.filed else ""

    @cached_property
    def filed(self) -> tuple[str, ...]:
        """The chapters of the filings; "" where one does not say it in the plain way."""
        found = (re.search(r"^chapter:\s*[\"']?(\w+)", filing, re.MULTILINE) for filing in self.filings)
        return tuple(one[1] if one else "" for one in found)

    @cached_property
    def tables(self) -> dict[str, "Table"]:
        """The tables with their rows, the venue among them."""
        found: dict[str, list[int]] = {}
        for line, row in enumerate(self.rows):
            if row is not None and isinstance(row.get("table"), str):
                found.setdefault(str(row["table"]), []).append(line)
        return {name: Table(self, tuple(lines)) for name, lines in found.items()}

    def table_of(self, line: int) -> str:
        """The table of a line; "" where it cannot be told."""
        row = self.rows[line]
        return str(row.get("table", "")) if row is not None else ""

    def kind_of(self, line: int) -> str:
        """The kind of a line; "" where it cannot be told."""
        row = self.rows[line]
        return str(row.get("kind", "")) if row is not None else ""

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of event that occur, in order of their names."""
        return tuple(sorted({str(row["kind"]) for row in self.rows if row is not None and "kind" in row}))

    @cached_property
    def faulty(self) -> frozenset[str]:
        """The kinds of which a row cannot be read, as far as the kind can be told."""
        return frozenset(
            str(row["kind"])
            for line, row in enumerate(self.rows, 1)
            if row is not None and "kind" in row and diagnose({**row}, line)
        )


class Table:
    """The rows of one table: by line the round (with what follows it) and the shoe in which it lies.

    Rounds are counted from 0, where what stands before the first is none; a row between two rounds goes with the one
    before it. A shoe is counted by the shuffles before the round.
    """

    def __init__(self, log: Log, lines: Sequence[int]) -> None:
        self.lines = lines
        self._span: dict[int, int] = {}
        self._last: dict[int, int] = {}
        self._shuffles: list[int] = [0]
        self._shuffled: list[int] = []
        backs: set[object] = set()
        places: set[object] = set()
        numbers: list[object] = [None]
        number: object = None
        span = shuffles = 0
        for line in lines:
            row = log.rows[line] or {}
            here = row.get("round")
            if here is not None and here != number:
                number, span = here, span + 1
                numbers.append(here)
                self._shuffles.append(shuffles)
            if here is not None:
                self._last[span] = line
            if row.get("kind") == "shuffle":
                shuffles += 1
                self._shuffled.append(line)
            if row.get("kind") in ("shuffle", "load-shoe", "batch-swap"):
                backs.add(row.get("back"))
            if row.get("kind") == "load-shoe":
                places.add(row.get("dest"))
            self._span[line] = span
        self._among = _among(numbers)
        self._batches = max(1, len(backs - {None}), len(places))
        self._shuffles.append(shuffles)

    def span(self, line: int) -> int:
        """The round of the last row of the table up to a line."""
        return self._span[max((one for one in self.lines if one <= line), default=self.lines[0])]

    def reach(self, line: int) -> int:
        """The last round on which a row bears: what stands between two rounds, as the offer of the shoe, on the next.

        Rounds whose rows stand among each other bear on each other.
        """
        span = self._span[line]
        reached = span if line <= self._last.get(span, -1) else span + 1
        return self._among[reached] if reached < len(self._among) else reached

    def stand_among(self, one: int, other: int) -> bool:
        """Whether the rounds of two lines are two of which the rows, or those of rounds between them, stand mixed."""
        first, last = sorted((self.span(one), self.span(other)))
        return first < last <= self._among[first]

    def span_before(self, line: int) -> int:
        """The round of the last row before a line."""
        return self._span[max((one for one in self.lines if one < line), default=self.lines[0])]

    def is_later_shoe(self, line: int, span: int) -> bool:
        """Whether the round of ``span`` is surely dealt from other cards than the round of ``line``.

        What stands between two rounds is about the cards of the next. Where several batches of cards are shuffled, each
        may be that in play.
        """
        here = self.span(line)
        if line <= self._last.get(here, -1):
            before = sum(1 for shuffle in self._shuffled if shuffle <= line)
        else:
            before = self._shuffles[min(here + 1, len(self._shuffles) - 1)]
        return span > here and self._shuffles[span] - before >= self._batches


def _among(numbers: Sequence[object]) -> list[int]:
    """For each part of a round the last part of the rounds that its rows stand among, or that stand among those."""
    found = list(range(len(numbers)))
    for span in range(len(numbers) - 1, 0, -1):
        near = range(span, min(span + NEAR, len(numbers)))
        again = max(other for other in near if numbers[other] == numbers[span])
        reached = max(found[span : again + 1])
        found[span : again + 1] = [reached] * (again + 1 - span)
    return found


def _row(line: str) -> Row | None:
    try:
        found = json.loads(line)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None


def whole_rounds(lines: Sequence[str], longest: int = LONGEST) -> tuple[str, ...]:
    """The lines, of a longer log those up to the last end of a round within ``longest`` lines, or just so many."""
    if len(lines) <= longest:
        return tuple(lines)
    ends = (number for number in range(longest, 0, -1) if '"round-end"' in lines[number - 1])
    return tuple(lines[: next(ends, longest)])


def logs_of(inputs: Iterable[Input]) -> list[Log]:
    """The logs of one file among inputs, each content once, in the order of their names.

    One in disorder says that the order of its acts is not recorded: else its rows tell an order that was none.
    """
    found: dict[str, Log] = {}
    for one in inputs:
        if one.kind == "replay" and len(one.logs) == 1:
            lines = whole_rounds([line for line in one.logs[0].split("\n") if line.strip()])
            if one.hint.endswith(", in disorder"):
                lines = (ORDER_UNRECORDED, *lines)
            log = Log(one.filings, lines, one.as_of, one.hint)
            if len(lines) > 1:
                found.setdefault(log.name, log)
    return [found[name] for name in sorted(found)]


def gathered(kept: Path | None = None) -> list[Input]:
    """The inputs kept in a file, or else those of the samples, the generators and the worked cases."""
    if kept is not None:
        return list(read_inputs(kept))
    return list(distinct([*at_rest(), *generated(), *worked()]).values())


def worked() -> Iterator[Input]:
    """The worked cases."""
    for case in all_cases():
        for log in case.logs:
            yield Input("replay", case.filings, (log,), hint=f"worked {case.id}")
