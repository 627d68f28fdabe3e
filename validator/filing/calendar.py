"""The filings of a facility in order: one for each game and version, and for each table one at a time, without gaps.

No paragraph of the chapters held demands this; what a Rules Submission is stands in § 601a.2 (before it § 521.2), whose
words are not held. So what does not fit is told beside the findings, under no citation.
"""

from collections.abc import Iterable, Iterator, Sequence
from datetime import date, timedelta
from typing import Literal, NamedTuple

from validator.core.finding import FilingPlace
from validator.filing.check import CheckReport
from validator.submission.head import Head, head_of
from validator.submission.typed import TypedFiling

ClashKind = Literal["version-filed-twice", "table-filed-twice", "days-without-filing"]

_DAY = timedelta(days=1)


class Clash(NamedTuple):
    """Two filings that do not fit beside or after each other; ``where`` points into the later one."""

    kind: ClashKind
    message: str
    where: FilingPlace
    other: FilingPlace


class Calendar(NamedTuple):
    """What came of putting filings in order: ``tables`` counts those put in order, ``untold`` says what was not."""

    clashes: tuple[Clash, ...] = ()
    tables: int = 0
    untold: tuple[str, ...] = ()


class _Entry(NamedTuple):
    file: str
    chapter: str
    typed: TypedFiling
    head: Head

    def place(self, path: str) -> FilingPlace:
        """Where ``path`` stands, or else the head."""
        at = self.typed.place(path if self.typed.has(path) else "head")
        cell = self.typed.filing.cell(path)
        return FilingPlace(self.file, at.line, at.column, at.end_line, at.end_column, path, cell)


def put_in_order(reports: Sequence[CheckReport]) -> Calendar:
    """Put the filings of each facility in order; of one filing alone there is nothing to say."""
    entries = [
        _Entry(report.file, report.chapter, report.typed, head_of(report.typed)) for report in reports if report.typed
    ]
    if len(reports) < 2 or not entries:
        return Calendar()
    unread = tuple(report.file for report in reports if not report.typed)
    clashes = [*_versions(entries)]
    tables: dict[tuple[str, str], list[_Entry]] = {}
    for entry in entries:
        if entry.head.place and entry.head.start is not None:
            for table in entry.head.tables:
                tables.setdefault((entry.head.place, table), []).append(entry)
    for (_, table), filed in tables.items():
        clashes += _one_table(table, filed)
    if unread:
        clashes = [clash for clash in clashes if clash.kind != "days-without-filing"]
    untold = [f"{entry.file}: {', '.join(missing)} not stated" for entry in entries if (missing := _missing(entry))]
    untold += [f"{file}: could not be read; days without a filing are not looked for" for file in unread]
    return Calendar(tuple(dict.fromkeys(clashes)), len(tables), tuple(untold))


def _missing(entry: _Entry) -> list[str]:
    stated = {
        "head.facility": entry.head.place,
        "head.version": entry.head.version,
        "head.effective": entry.head.start,
        "head.tables": entry.head.tables,
    }
    return [path for path, value in stated.items() if not value]


def _versions(entries: Iterable[_Entry]) -> Iterator[Clash]:
    """Every filing of a version that was filed before, with the first of it."""
    first: dict[tuple[str, str, str], _Entry] = {}
    for other in entries:
        if not (other.head.version and other.head.place):
            continue
        one = first.setdefault((other.chapter, other.head.version, other.head.place), other)
        if one is not other:
            yield Clash(
                "version-filed-twice",
                f"version {other.head.version} of the submission under chapter {other.chapter} is filed twice; "
                "give each filing of a game its own version",
                other.place("head.version"),
                one.place("head.version"),
            )


def _one_table(table: str, filed: Sequence[_Entry]) -> Iterator[Clash]:
    """What does not fit among the filings for one table; one without a last day ends when the next takes effect.

    A filing is held against those before it that are still in force on its first day: it is told once, with the first
    of them and how many there are.
    """
    ordered = sorted(filed, key=lambda entry: entry.head.start or date.min)
    running: list[_Entry] = []
    latest = date.min
    for number, later in enumerate(ordered):
        start = later.head.start
        assert start is not None
        running = [one for one in running if one.head.start == start or (one.head.until or date.min) >= start]
        if running:
            last = running[0].head.until
            many = "two" if len(running) == 1 else f"{len(running) + 1:,}"
            yield Clash(
                "table-filed-twice",
                f"{many} filings are for {table} on {start}; end the earlier {'one' if many == 'two' else 'ones'} on "
                f"{start - _DAY} or name other tables",
                later.place("head.effective"),
                running[0].place("head.until" if last is not None else "head.effective"),
            )
        before = ordered[number - 1] if number else None
        if before is not None and before.head.until is not None and latest < start - _DAY:
            yield Clash(
                "days-without-filing",
                f"no filing is for {table} from {latest + _DAY} to {start - _DAY}",
                later.place("head.effective"),
                before.place("head.until"),
            )
        running.append(later)
        latest = max(latest, later.head.until or date.min)
