"""A replay that goes on from day to day: a folder keeps what is carried, and what came of each log.

What is replayed a day at a time gives what one run over all logs gives. A run that is killed, at whatever moment, goes
on where it stopped when the same is asked for again: nothing is lost, and nothing is judged twice.

The folder holds ``state`` (what is carried, and how far the log under way was judged), and for each log two files by
its number: its findings, and what was added up of it. Each is written beside its place and put there whole.

``state`` bears a mark of its own content, and holds one of what was added up of each log, which holds one of each block
of its findings: what was cut, emptied, edited, or taken from another log, is told and never reckoned with.
"""

import hashlib
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import date
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple, cast

from validator.core.data import data_folder
from validator.core.engines import Engines
from validator.core.files import named, open_file, reason_of, why_not_trusted
from validator.core.shifts import NO_SHIFTS, Shifts
from validator.log.columns import LogUnusable, RowFault, lost_log
from validator.log.reading import rounds_expected
from validator.replay import Replay, blank
from validator.replay_asked import Asked, Logs, Progress
from validator.replay_carried import Carried
from validator.replay_periods import Periods
from validator.replay_report import ReplayReport, StateUnusable
from validator.replay_spool import Spool, in_order, mark_of, packed, unpacked
from validator.replay_sums import Part, Sums, report_of

_MARK: Final = len(mark_of(b""))
EVERY: Final = 10.0
"""Seconds of judging that a killed run may have to do again, about."""


class Judged(NamedTuple):
    """A log that was judged to its end: the name that reports give it, a mark of its bytes, the number of its files.

    ``sums`` is the mark of what was added up of it.
    """

    name: str
    sha256: str
    number: int
    sums: bytes


class UnderWay(NamedTuple):
    """The log that is being judged: what came of it so far, and whether a log before it was lost."""

    name: str
    sha256: str
    gap: bool
    sums: Sums
    findings: tuple[object, ...]


@dataclass(slots=True)
class Kept:
    """All that a folder keeps but for what came of the logs judged to their ends."""

    program: str
    terms: tuple[date | None, bool, str, Shifts] = (None, False, "", NO_SHIFTS)
    """Of what was asked what must stay: as of which day, whether drafts judge, the chapter, the shifts."""
    filings: dict[str, None] = field(default_factory=dict)
    carried: Carried = field(default_factory=Carried)
    judged: list[Judged] = field(default_factory=list)
    under_way: UnderWay | None = None
    gap: bool = False
    """Whether the end of a log was lost."""
    unusable: dict[str, str] = field(default_factory=dict)
    """The logs that could not be read, each with the reason."""


def replay_on(
    folder: Path, logs: Logs, asked: Asked, progress: Progress | None, faults: Sequence[tuple[str, RowFault]]
) -> ReplayReport:
    """Go on with the replay that ``folder`` keeps, over ``logs``; the report on them, or without any on all so far.

    A log that was judged before is reported on, and not judged again. ``faults`` are those of logs that cannot be
    opened. Raises StateUnusable, LogUnusable where none of the logs can be read, CompiledMissing.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        why = why_not_trusted(folder)
        if why:
            raise StateUnusable(f"{named(folder)} is not gone on with, as {why}; name a folder of your own")
        with alone(folder):
            return States(folder, asked).report(logs, progress, faults)
    except OSError as error:
        if error.filename is not None and not _lies_in(error.filename, folder):
            raise
        told = "cannot be read or written, and keeps what was judged until it was last written"
        raise StateUnusable(f"{named(folder)} {told}: {reason_of(error)}") from error


def _lies_in(file: str | bytes, folder: Path) -> bool:
    return Path(os.fsdecode(file)).is_relative_to(folder)


class States:
    """The folder of one replay, which nobody else uses meanwhile."""

    def __init__(self, folder: Path, asked: Asked) -> None:
        self._folder = folder
        self._asked = asked
        self._kept = Kept(program())
        self._written = monotonic()
        if self._state.exists():
            self._kept = self._read()
            if self._kept.program != program():
                raise StateUnusable(
                    f"{named(folder)} was written by another version of floorperson, or of the law that it holds; "
                    "name a new folder, and judge its logs again into that"
                )
        elif left := sorted(path.name for path in folder.iterdir() if path.suffix in (".findings", ".sums")):
            raise StateUnusable(
                f"{named(folder)} is damaged: it holds {left[0]}, and no state; judge its logs again into a new folder"
            )
        else:
            self._write()

    def _read(self) -> Kept:
        """What the folder keeps; raises StateUnusable where its state is not as it was written."""
        try:
            data = self._state.read_bytes()
            mark, content = data[:_MARK], data[_MARK:]
            if mark_of(content) != mark:
                raise ValueError("it is not as it was written")
            kept = unpacked(content)
            if not isinstance(kept, Kept):
                raise ValueError("it holds something else")
        except ValueError as error:
            again = "judge its logs again into a new folder"
            raise StateUnusable(f"{named(self._state)} is damaged, or none of ours: {error}; {again}") from error
        return kept

    def _agree(self) -> None:
        """Raise StateUnusable where something else is asked for than was before, which cannot be put together."""
        asked, kept = self._asked, self._kept
        terms = (asked.as_of, asked.as_if_approved, asked.chapter, asked.shifts)
        if not (kept.judged or kept.under_way):
            kept.terms = terms
        options = ("--as-of", "--as-if-approved", "--chapter", "--shifts")
        other = [name for name, one, before in zip(options, terms, kept.terms, strict=True) if one != before]
        if other:
            folder, which = named(self._folder), ", ".join(other)
            raise StateUnusable(f"{folder} was begun with another {which}; give the same, or name a new folder")
        kept.filings |= dict.fromkeys(one.file for one in asked.filings)

    @property
    def _state(self) -> Path:
        return self._folder / "state"

    def report(
        self, logs: Logs, progress: Progress | None, faults: Sequence[tuple[str, RowFault]]
    ) -> ReplayReport:
        """Judge what of ``logs`` was not judged yet, and report on all of them; without logs on all so far."""
        if not logs and not (self._kept.judged or self._kept.under_way):
            raise StateUnusable(f"{named(self._folder)} keeps no log yet; name the first")
        if logs:
            self._agree()
        else:
            as_of, as_if_approved, chapter, shifts = self._kept.terms
            self._asked = Asked((), "interpreted", as_of, as_if_approved, chapter, shifts)
        if faults:
            self._kept.unusable |= {name: fault.message for name, fault in faults}
            self._write()
        engines = Engines(self._asked.engine, rounds_expected([path for _, path in logs]))
        run = Replay(self._asked, engines, several=True)
        run.take_up(self._kept.carried)
        told: dict[str, tuple[Sums, Spool]] = {}
        lost: list[str] = []
        interrupted = False
        try:
            with run.interrupt:
                for name, path in logs:
                    try:
                        mark = _hash_of(path)
                        told[name] = self._judged(name, mark) or self._judge(run, name, path, mark, progress, told)
                    except LogUnusable as error:
                        lost.append(str(error))
                        self._kept.unusable[name] = str(error)
                        self._write()
                        told[name] = self._sums(), Spool()
                        told[name][0].faults.append((name, lost_log(str(error))))
        except KeyboardInterrupt:
            interrupted = True
            broken_off = next(name for name, _ in logs if name not in told)
            if not any(sums is run.sums for sums, _ in told.values()):
                told[broken_off] = run.sums, run.findings
        finally:
            engines.close()
        if logs and len(lost) == len(logs):
            raise LogUnusable("; ".join(lost))
        if logs:
            report = self._told(run, told, [name for name, _ in logs], faults)
        else:
            report = self._told(run, self._all(), [*self._names()], self._lost())
            report.filings = tuple(self._kept.filings)
            if self._kept.under_way is not None:
                name = self._kept.under_way.name
                report.unjudged.append(f"{name}: judged in part; replay {name} --state {named(self._folder)} goes on")
        report.interrupted |= interrupted
        return report

    def _told(
        self,
        run: Replay,
        told: dict[str, tuple[Sums, Spool]],
        logs: Sequence[str],
        faults: Sequence[tuple[str, RowFault]],
    ) -> ReplayReport:
        joins = tuple(join for join in run.joins.found() if join.log in told)
        report = blank(logs, self._asked)
        report.faults = [*faults]
        parts = [Part(self._sums(), run.known(), joins, ()), *(Part(sums, {}, (), ()) for sums, _ in told.values())]
        return report_of(report, parts, in_order([findings for _, findings in told.values()], logs))

    def _sums(self) -> Sums:
        return Sums(Periods(self._asked.as_of))

    def _judged(self, name: str, mark: str) -> tuple[Sums, Spool] | None:
        """What came of a log that was judged before; None for one that was not. Raises StateUnusable."""
        for one in self._kept.judged:
            if one.sha256 == mark:
                return self._load(one)
            if one.name == name:
                why = "was judged before, and has changed since; give what is new in it as a log of its own"
                raise StateUnusable(f"{name} {why}")
        under_way = self._kept.under_way
        if under_way is not None and under_way.sha256 != mark:
            if under_way.name == name:
                raise StateUnusable(f"{name} was judged in part, and has changed since; put it back, or begin anew")
            raise StateUnusable(f"{under_way.name} was judged in part; name it first, so that it is judged to its end")
        return None

    def _judge(
        self,
        run: Replay,
        name: str,
        path: Path,
        mark: str,
        progress: Progress | None,
        told: Mapping[str, tuple[Sums, Spool]],
    ) -> tuple[Sums, Spool]:
        """Judge a log, or go on with the one that is under way."""
        kept, number = self._kept, len(self._kept.judged) + 1
        before = sum(sums.rounds for sums, _ in told.values())
        findings = self._file(number, "findings")
        if kept.under_way is None:
            gap = kept.gap or any(other != name for other in kept.unusable)
            run.begin(self._sums(), Spool(findings))
        else:
            gap = kept.under_way.gap
            run.begin(kept.under_way.sums, self._resumed(findings, kept.under_way.findings))

        def between() -> None:
            if monotonic() - self._written >= EVERY:
                kept.carried = run.carried
                kept.under_way = UnderWay(name, mark, gap, run.sums, run.findings.keep())
                self._write()

        lost_end = run.replay(name, path, gap, progress and (lambda rounds: progress(before + rounds)), between)
        sums = packed((run.sums, run.findings.keep()))
        put(self._file(number, "sums"), sums)
        kept.carried, kept.under_way, kept.gap = run.carried, None, kept.gap or lost_end
        kept.unusable.pop(name, None)
        kept.judged.append(Judged(name, mark, number, mark_of(sums)))
        self._write()
        return run.sums, run.findings

    def _write(self) -> None:
        content = packed(self._kept)
        put(self._state, mark_of(content) + content)
        self._written = monotonic()

    def _file(self, number: int, what: str) -> Path:
        return self._folder / f"{number:06}.{what}"

    def _load(self, one: Judged) -> tuple[Sums, Spool]:
        """What came of a log; raises StateUnusable where its files are not what they were."""
        path = self._file(one.number, "sums")
        try:
            data = path.read_bytes()
            if mark_of(data) != one.sums:
                raise ValueError(f"it is not what was added up of {one.name}")
            sums, findings = unpacked(data)
        except (OSError, ValueError) as error:
            raise _damaged(path, error) from error
        return sums, self._resumed(self._file(one.number, "findings"), findings)

    def _resumed(self, path: Path, findings: tuple[object, ...]) -> Spool:
        try:
            return Spool.resumed(path, findings)
        except (OSError, ValueError) as error:
            raise _damaged(path, error) from error

    def _all(self) -> dict[str, tuple[Sums, Spool]]:
        """What came of all logs so far, that under way among them."""
        told = {one.name: self._load(one) for one in self._kept.judged}
        under_way = self._kept.under_way
        if under_way is not None:
            findings = self._file(len(self._kept.judged) + 1, "findings")
            told[under_way.name] = under_way.sums, self._resumed(findings, under_way.findings)
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
def program() -> str:
    """A mark of all that decides what a replay says: the program's sources, and the law that it holds."""
    digest = hashlib.sha256()
    for root in (Path(__file__).parent, data_folder("rules_text"), data_folder("schemas")):
        for path in sorted(root.rglob("*")):
            if path.suffix in (".py", ".yaml", ".md"):
                digest.update(f"{path.relative_to(root).as_posix()}\n".encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()


def _hash_of(path: Path) -> str:
    """A mark of a log's bytes; raises LogUnusable."""
    try:
        with open_file(path) as file:
            return hashlib.file_digest(cast(Any, file), "sha256").hexdigest()
    except OSError as error:
        raise LogUnusable(f"{named(path)}: {error.strerror or error}") from error
