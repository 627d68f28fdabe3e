"""Stores a replay in a folder, so that it goes on from day to day: what is carried, and what came of each log.

What is replayed a day at a time gives what one run over all logs gives. A run that is killed, at whatever moment, goes
on where it stopped when the same is asked for again: nothing is lost, and nothing is judged twice.

The folder holds ``state`` (what is carried, and how far the log under way was judged), and for each part of a log two
files by its number: its findings, and what was added up of it. Each is written beside its place and put there whole. A
log has one part, and another where its last rounds are judged with a later log that goes on from there.

``state`` bears a mark of its own content, and holds one of what was added up of each part, which holds one of each
block of its findings: what was cut, emptied, edited, or taken from another log, is told and never reckoned with.
"""

import hashlib
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import date
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple

from validator.core.data import data_folder
from validator.core.engine.selection import Engines
from validator.core.files import named, reason_of, why_not_trusted
from validator.core.finding import Finding
from validator.core.shifts import NO_SHIFTS, Shifts
from validator.log.columns import LogUnusable, RowFault, lost_log
from validator.log.read.opening import hash_of_log
from validator.log.read.reader import rounds_expected
from validator.replay.aggregates import Known, Part as Told, Sums, report_of
from validator.replay.carry_over import CarryOver
from validator.replay.filings import Submission
from validator.replay.periods import Period, Periods
from validator.replay.report import ReplayReport, StateUnusable
from validator.replay.request import Logs, Progress, ReplayRequest
from validator.replay.run import Replay, blank
from validator.replay.spool import Spool, findings_in_order, mark_of, packed, unpacked

_MARK: Final = len(mark_of(b""))
Terms = tuple[date | None, bool, str, Shifts]
_OPTIONS: Final = ("--as-of", "--as-if-approved", "--chapter", "--shifts")
_NONE_KEPT: Final = "{} keeps no judged log; name the folder into which logs were judged, or the logs to judge"
EVERY: Final = 10.0
"""Seconds of judging that a killed run may have to do again, about."""


class JudgedLog(NamedTuple):
    """A log that was judged to its end: the name that reports give it, a mark of its bytes, and of those filings."""

    name: str
    sha256: str
    filings: frozenset[str]


class KeptFiles(NamedTuple):
    """The logs that a folder keeps as judged, and the filings given for them, by the names that reports give them."""

    logs: tuple[str, ...]
    filings: tuple[str, ...]


class CheckpointPart(NamedTuple):
    """What came of some rounds of a log so far, the findings in the file of a number."""

    name: str
    number: int
    sums: Sums
    findings: tuple[object, ...]


class AddedPart(NamedTuple):
    """A part of a log that was judged to its end: the log's name, and a mark of what was added up."""

    name: str
    sums: bytes


class UnderWay(NamedTuple):
    """The log that is being judged: whether a log before it was lost, and what came so far of it and of logs before."""

    name: str
    sha256: str
    filings: frozenset[str]
    gap: bool
    parts: tuple[CheckpointPart, ...]


class HeldBackResults(NamedTuple):
    """Results of the rounds held back if no log follows: of each log its sums and findings, and what is known."""

    of_logs: dict[str, tuple[Sums, list[Finding]]]
    known: Known


@dataclass(slots=True)
class CheckpointContent:
    """All that a folder keeps but for what came of the logs judged to their ends."""

    program: str
    terms: Terms = (None, False, "", NO_SHIFTS)
    """Of what was asked what must stay: as of which day, whether drafts judge, the chapter, the shifts."""
    filings: dict[str, str] = field(default_factory=dict)
    """The SHA-256 of the filings given so far, by name."""
    carried: CarryOver = field(default_factory=CarryOver)
    judged: list[JudgedLog] = field(default_factory=list)
    parts: list[AddedPart] = field(default_factory=list)
    """Each part that was judged to its end, in the order of their numbers."""
    ahead: HeldBackResults | None = None
    under_way: UnderWay | None = None
    gap: bool = False
    """Whether the end of a log was lost."""
    unusable: dict[str, str] = field(default_factory=dict)
    """The logs that could not be read, each with the reason."""


def replay_on(
    folder: Path, logs: Logs, asked: ReplayRequest, progress: Progress | None, faults: Sequence[tuple[str, RowFault]]
) -> ReplayReport:
    """Go on with the replay that ``folder`` keeps, over ``logs``; the report on them, or without any on all so far.

    A log that was judged before is reported on, and not judged again. ``faults`` are those of logs that cannot be
    opened. Raises StateUnusable, LogUnusable where none of the logs can be read, CompiledMissing.
    """
    try:
        if logs:
            folder.mkdir(parents=True, exist_ok=True)
        elif not folder.is_dir():
            raise StateUnusable(_NONE_KEPT.format(named(folder)))
        _must_be_trusted(folder)
        with alone(folder):
            return States(folder, asked).report(logs, progress, faults)
    except OSError as error:
        if error.filename is not None and not _lies_in(error.filename, folder):
            raise
        told = "cannot be read or written, and keeps what was judged until it was last written"
        raise StateUnusable(f"{named(folder)} {told}: {reason_of(error)}") from error


def kept_files(folder: Path) -> KeptFiles:
    """What was judged into a folder so far; raises StateUnusable where it keeps nothing, or none that can be read."""
    if not (folder / "state").is_file():
        raise StateUnusable(_NONE_KEPT.format(named(folder)))
    _must_be_trusted(folder)
    kept = read_state(folder / "state")
    under_way = () if kept.under_way is None else (kept.under_way.name,)
    return KeptFiles((*(one.name for one in kept.judged), *under_way), tuple(kept.filings))


def _must_be_trusted(folder: Path) -> None:
    if why := why_not_trusted(folder):
        raise StateUnusable(f"{named(folder)} is not gone on with, as {why}; name a folder of your own")


def read_state(path: Path) -> CheckpointContent:
    """What a state keeps; raises StateUnusable where it is not as it was written, or not written by this program."""
    try:
        data = path.read_bytes()
        mark, content = data[:_MARK], data[_MARK:]
        if mark_of(content) != mark:
            raise ValueError("it is not as it was written")
        kept = unpacked(content)
        if not isinstance(kept, CheckpointContent):
            raise ValueError("it holds something else")
    except ValueError as error:
        again = "judge its logs again into a new folder"
        raise StateUnusable(f"{named(path)} is damaged, or none of ours: {error}; {again}") from error
    if kept.program != program_digest():
        raise StateUnusable(
            f"{named(path.parent)} was written by another version of floorperson, or of the law that it holds; "
            "name a new folder, and judge its logs again into that"
        )
    return kept


def _lies_in(file: str | bytes, folder: Path) -> bool:
    return Path(os.fsdecode(file)).is_relative_to(folder)


def _terms(asked: ReplayRequest) -> Terms:
    """By what rounds are judged besides filings, in the order of the options that say it."""
    return asked.as_of, asked.as_if_approved, asked.chapter, asked.shifts


class States:
    """The folder of one replay, which nobody else uses meanwhile."""

    def __init__(self, folder: Path, asked: ReplayRequest) -> None:
        self._folder = folder
        self._asked = asked
        self._kept = CheckpointContent(program_digest())
        self._written = monotonic()
        self._parts: dict[str, tuple[int, Sums, Spool]] = {}
        self._rounds = 0
        if self._state.exists():
            self._kept = read_state(self._state)
        elif left := sorted(path.name for path in folder.iterdir() if path.suffix in (".findings", ".sums")):
            raise StateUnusable(
                f"{named(folder)} is damaged: it holds {left[0]}, and no state; judge its logs again into a new folder"
            )
        else:
            self._write()

    def _agree(self) -> None:
        """Raise StateUnusable where something else is asked for than was before, which cannot be put together."""
        asked, kept = self._asked, self._kept
        terms = _terms(asked)
        if not (kept.judged or kept.under_way):
            kept.terms = terms
        other = [name for name, one, before in zip(_OPTIONS, terms, kept.terms, strict=True) if one != before]
        if other:
            folder, which = named(self._folder), ", ".join(other)
            raise StateUnusable(f"{folder} was begun with another {which}; give the same, or name a new folder")
        kept.filings |= {one.file: one.sha256 for one in asked.filings}

    def _as_it_was_judged(self) -> None:
        """Raise StateUnusable where, without logs, something is asked for by which what is kept was not judged."""
        asked, kept = self._asked, self._kept
        terms = zip(_OPTIONS, _terms(asked), kept.terms, _terms(ReplayRequest(())), strict=True)
        other = [name for name, one, before, unasked in terms if one not in (before, unasked)]
        other += [one.file for one in asked.filings if one.sha256 not in kept.filings.values()]
        if other:
            raise StateUnusable(
                f"what {named(self._folder)} keeps was not judged with {', '.join(other)}, and without logs it is told "
                "as it was judged; leave that out, or judge the logs into a new folder"
            )

    @property
    def _state(self) -> Path:
        return self._folder / "state"

    def report(self, logs: Logs, progress: Progress | None, faults: Sequence[tuple[str, RowFault]]) -> ReplayReport:
        """Judge what of ``logs`` was not judged yet, and report on all of them; without logs on all so far."""
        if not logs and not (self._kept.judged or self._kept.under_way):
            raise StateUnusable(_NONE_KEPT.format(named(self._folder)))
        if logs:
            self._agree()
        else:
            self._as_it_was_judged()
            as_of, as_if_approved, chapter, shifts = self._kept.terms
            self._asked = ReplayRequest((), "interpreted", as_of, as_if_approved, chapter, shifts)
        if faults:
            self._kept.unusable |= {name: fault.message for name, fault in faults}
            self._write()
        engines = Engines(self._asked.engine, rounds_expected([path for _, path in logs]))
        run = Replay(self._asked, engines, several=True)
        run.take_up(self._kept.carried)
        called: dict[str, str] = {}
        lost: dict[str, str] = {}
        interrupted = False
        try:
            with run.interrupt:
                for name, path in logs:
                    try:
                        mark = hash_of_log(path)
                        called[name] = self._judged(name, mark) or self._judge(run, name, path, mark, progress)
                    except LogUnusable as error:
                        called[name] = name
                        self._kept.unusable[name] = lost[name] = str(error)
                        self._write()
                if logs and self._kept.under_way is None and self._kept.ahead is None:
                    self._look_ahead(run, progress)
        except KeyboardInterrupt:
            interrupted = True
            broken_off = next((name for name, _ in logs if name not in called), "")
            called |= {broken_off: broken_off} if broken_off else {}
        finally:
            engines.close()
        if logs and len(lost) == len(logs):
            raise LogUnusable("; ".join(lost.values()))
        if logs:
            told = self._all(dict.fromkeys(called.values()), self._parts)
            for name, why in lost.items():
                told.append((self._sums(), Spool()))
                told[-1][0].faults.append((name, lost_log(why)))
            names = [*dict.fromkeys(called[name] for name, _ in logs if name in called)]
            report = self._told(run, told, names, faults)
            self._by_no_other(report)
        else:
            told = self._all(dict.fromkeys(self._names()), self._resumed())
            report = self._told(run, told, [*self._names()], self._lost())
            report.filings = tuple(self._kept.filings)
            if self._kept.under_way is not None:
                name = self._kept.under_way.name
                report.unjudged.append(f"{name}: judged in part; replay {name} --state {named(self._folder)} goes on")
            elif self._kept.ahead is None:
                name = self._kept.judged[-1].name
                why = f"its last rounds are not judged; replay {name} --state {named(self._folder)} goes on"
                report.unjudged.append(f"{name}: {why}")
        report.interrupted |= interrupted
        return report

    def _told(
        self,
        run: Replay,
        told: Sequence[tuple[Sums, Spool]],
        logs: Sequence[str],
        faults: Sequence[tuple[str, RowFault]],
    ) -> ReplayReport:
        joins = tuple(join for join in run.joins.found() if join.log in logs)
        report = blank(logs, self._asked)
        report.faults = [*faults]
        hashes = self._kept.filings | {one.name: one.sha256 for one in self._kept.judged}
        if self._kept.under_way is not None:
            hashes[self._kept.under_way.name] = self._kept.under_way.sha256
        filings = [one.file for one in self._asked.filings] if self._asked.filings else self._kept.filings
        report.hashes = {name: sha256 for name, sha256 in hashes.items() if name in logs or name in filings}
        known = self._kept.ahead.known if self._kept.ahead is not None else run.known()
        parts = [Told(self._sums(), known, joins, ()), *(Told(sums, {}, (), ()) for sums, _ in told)]
        return report_of(report, parts, findings_in_order([findings for _, findings in told], logs))

    def _look_ahead(self, run: Replay, progress: Progress | None) -> None:
        """Judge what is held back as if no log followed; what is kept to go on from stays as it is."""
        carried = packed(self._kept.carried)
        books: dict[str, tuple[Sums, Spool]] = {}

        def book(log: str) -> tuple[Sums, Spool]:
            return books.setdefault(log, (self._sums(), Spool()))

        run.begin(self._sums(), Spool(), book)
        run.end()
        if progress is not None:
            progress(self._rounds + sum(sums.rounds for sums, _ in books.values()))
        found = {
            log: (sums, [findings.at(place) for place in range(len(findings))])
            for log, (sums, findings) in books.items()
        }
        self._kept.ahead = HeldBackResults(found, run.known())
        self._kept.carried = unpacked(carried)
        self._write()

    def _sums(self) -> Sums:
        return Sums(Periods(self._asked.as_of))

    def _judged(self, name: str, mark: str) -> str:
        """The name of a log that was judged before; "" for one that was not. Raises StateUnusable."""
        for one in self._kept.judged:
            if one.sha256 == mark:
                self._by_the_same(one)
                return one.name
            if one.name == name:
                why = "was judged before, and has changed since; give what is new in it as a log of its own"
                raise StateUnusable(f"{name} {why}")
        under_way = self._kept.under_way
        if under_way is not None and under_way.sha256 != mark:
            if under_way.name == name:
                raise StateUnusable(f"{name} was judged in part, and has changed since; put it back, or begin anew")
            raise StateUnusable(f"{under_way.name} was judged in part; name it first, so that it is judged to its end")
        if under_way is not None:
            self._by_the_same(under_way)
        return ""

    def _by_the_same(self, log: JudgedLog | UnderWay) -> None:
        """Raise StateUnusable where a filing that was given when a log was judged is not given now."""
        gone = log.filings - {one.sha256 for one in self._asked.filings}
        if gone:
            names = [name for name, sha256 in self._kept.filings.items() if sha256 in gone]
            which = " and ".join(names) or "another filing"
            raise StateUnusable(
                f"{log.name} was judged into {named(self._folder)} under {which} as it was then, and that is not given "
                "now; give it, or judge the log into a new folder"
            )

    def _by_no_other(self, report: ReplayReport) -> None:
        """Raise StateUnusable where a filing given now is in force at rounds that were judged before without it."""
        before = {one.name: one.filings for one in self._kept.judged}
        for period in report.periods:
            for one in self._asked.filings:
                known = one.sha256 in before.get(period.log, {one.sha256})
                if period.rounds and not known and self._may_judge(one, period):
                    raise StateUnusable(
                        f"{period.log} was judged into {named(self._folder)} before {one.file} was given, which is in "
                        f"force for table {period.table} on days of it; judge the log into a new folder"
                    )

    def _may_judge(self, filing: Submission, period: Period) -> bool:
        """Whether a filing is in force at some rounds, as far as their table, days and chapter are known."""
        start, until, chapter = filing.head.start, filing.head.until, period.under.chapter
        return (
            filing.is_for(period.table)
            and (self._asked.as_if_approved or not filing.is_draft)
            and (not chapter or chapter == filing.chapter)
            and (start is None or period.last_day is None or start <= period.last_day)
            and (until is None or period.first_day is None or until >= period.first_day)
        )

    def _judge(self, run: Replay, name: str, path: Path, mark: str, progress: Progress | None) -> str:
        """Judge a log, or go on with the one that is under way; its name."""
        kept = self._kept
        parts = self._parts = self._resumed()
        by = frozenset(one.sha256 for one in self._asked.filings)
        if kept.under_way is None:
            gap = kept.gap or any(other != name for other in kept.unusable)
        else:
            gap = kept.under_way.gap

        def part(log: str) -> tuple[Sums, Spool]:
            if log not in parts:
                number = len(kept.parts) + len(parts) + 1
                parts[log] = number, self._sums(), Spool(self._file(number, "findings"))
            return parts[log][1:]

        def keep() -> tuple[CheckpointPart, ...]:
            return tuple(
                CheckpointPart(log, number, sums, found.keep()) for log, (number, sums, found) in parts.items()
            )

        def between() -> None:
            if monotonic() - self._written >= EVERY:
                kept.carried, kept.ahead = run.carried, None
                kept.under_way = UnderWay(name, mark, by, gap, keep())
                self._write()

        run.begin(*part(name), part)
        before = self._rounds

        def tell(_: int) -> None:
            self._rounds = before + sum(sums.rounds for _, sums, _ in parts.values())
            if progress is not None:
                progress(self._rounds)

        lost_end = run.replay(name, path, gap, tell, between, more=True)
        for one in keep():
            sums = packed((one.sums, one.findings))
            put(self._file(one.number, "sums"), sums)
            kept.parts.append(AddedPart(one.name, mark_of(sums)))
        kept.carried, kept.under_way, kept.gap, kept.ahead = run.carried, None, kept.gap or lost_end, None
        kept.unusable.pop(name, None)
        kept.judged.append(JudgedLog(name, mark, by))
        self._parts = {}
        self._write()
        return name

    def _resumed(self) -> dict[str, tuple[int, Sums, Spool]]:
        """What came so far of the log under way, and of logs before it, by the names of the logs."""
        under_way = self._kept.under_way
        return {
            name: (number, sums, self._spool(number, findings))
            for name, number, sums, findings in (under_way.parts if under_way is not None else ())
        }

    def _write(self) -> None:
        content = packed(self._kept)
        put(self._state, mark_of(content) + content)
        self._written = monotonic()

    def _file(self, number: int, what: str) -> Path:
        return self._folder / f"{number:06}.{what}"

    def _load(self, number: int, one: AddedPart) -> tuple[Sums, Spool]:
        """What came of a part of a log; raises StateUnusable where its files are not what they were."""
        path = self._file(number, "sums")
        try:
            data = path.read_bytes()
            if mark_of(data) != one.sums:
                raise ValueError(f"it is not what was added up of {one.name}")
            sums, findings = unpacked(data)
        except (OSError, ValueError) as error:
            raise _damaged(path, error) from error
        return sums, self._spool(number, findings)

    def _spool(self, number: int, findings: tuple[object, ...]) -> Spool:
        path = self._file(number, "findings")
        try:
            return Spool.resumed(path, findings)
        except (OSError, ValueError) as error:
            raise _damaged(path, error) from error

    def _all(self, logs: Iterable[str], parts: Mapping[str, tuple[int, Sums, Spool]]) -> list[tuple[Sums, Spool]]:
        """What came of logs, with ``parts`` of the log under way, and with what is held back if no log follows."""
        told = []
        for log in logs:
            told += [self._load(number, one) for number, one in enumerate(self._kept.parts, 1) if one.name == log]
            told += [parts[log][1:]] if log in parts else []
            if self._kept.ahead is not None and log in self._kept.ahead.of_logs:
                sums, found = self._kept.ahead.of_logs[log]
                findings = Spool()
                for finding in found:
                    findings.append(finding)
                told.append((sums, findings))
        return told

    def _names(self) -> Iterator[str]:
        yield from (one.name for one in self._kept.judged)
        if self._kept.under_way is not None:
            yield self._kept.under_way.name

    def _lost(self) -> list[tuple[str, RowFault]]:
        return [(name, lost_log(why)) for name, why in self._kept.unusable.items()]


def _damaged(path: Path, error: OSError | ValueError) -> StateUnusable:
    return StateUnusable(f"{named(path)} is damaged: {reason_of(error)}; judge its logs again into a new folder")


def put(path: Path, data: bytes) -> None:
    """Write a file whole, or leave the one that is there."""
    part = path.with_name(f"{path.name}.part")
    part.unlink(missing_ok=True)
    with part.open("xb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    os.replace(part, path)


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Keep other runs away from ``folder``; raises StateUnusable where one is at work in it.

    The lock ends with the process, however that ends.
    """
    with (folder / "lock").open("a+b") as file:
        try:
            if find_spec("fcntl") is not None:
                fcntl: Any = import_module("fcntl")
                fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
            else:
                msvcrt: Any = import_module("msvcrt")
                file.seek(0)
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise StateUnusable(f"another run is at work in {named(folder)}; wait for it") from error
        yield


@cache
def program_digest() -> str:
    """SHA-256 of all that decides what a replay reports: the program's sources and the law's data."""
    digest = hashlib.sha256()
    for root in (Path(__file__).parents[1], data_folder("rules_text"), data_folder("schemas")):
        for path in sorted(root.rglob("*")):
            if path.suffix in (".py", ".yaml", ".md"):
                digest.update(f"{path.relative_to(root).as_posix()}\n".encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()
