"""One case in every form, by every engine, whole and in shares: what is told must be the same."""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, fields, replace
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, Literal, NamedTuple
from unittest.mock import patch

from tests.differ.cases import Case
from tests.differ.changes import Row
from tests.differ.written import FORMS, is_columnar, is_tabular
from tests.less.held import TMPFS
from validator.chapters.registry import PACKAGES
from validator.core.engine.engines import CompiledEngine, Engine, InterpretedEngine
from validator.core.engine.selection import Engines
from validator.core.files import named
from validator.law.evidence import load_rests_on
from validator.replay import workers
from validator.replay.aggregates import report_of
from validator.replay.exposure import with_reach
from validator.replay.logs import replay_logs
from validator.replay.report import ReplayReport
from validator.replay.request import ReplayRequest, Share
from validator.replay.run import blank, replay_share
from validator.replay.spool import findings_in_order

Told = Mapping[str, object]
"""What a report holds, by its fields; of a failure "failed" alone."""

SIZES: Final[Mapping[str, Sequence[int]]] = {
    "validator.replay.run.BATCH_ROUNDS": (1, 1, 2, 5),
    "validator.log.read.sources.BLOCK": (700, 5_000),
    "validator.log.read.sources.CHECKED": (1, 7, 60),
    "validator.log.fast.jsonl_reader.BLOCK": (700, 5_000),
    "validator.log.fast.csv_reader.BLOCK": (700, 5_000),
    "validator.log.read.columnar._ROWS": (1, 7, 60),
    "validator.core.engine.engines.CompiledEngine.part": (20, 100),
}
"""How much is read and judged at once: less than the product does, so that short logs are read in many parts."""

EVERY_PASS: Final = 0.3
"""In how many cases passes are tried that are left out otherwise."""

WHOLE: Final = "whole"
PARTS: Final = "in parts"


Ways = Literal["interpreted", "compiled", "read by kernels"]
"""By what a log is replayed: the last reads it compiled and judges it interpreted, as is done where only that is ready."""


class ReadByKernels(Engines):
    """Reads by compiled kernels, judges interpreted."""

    def of(self, what: str, kernels: Sequence[Callable[..., object]], rounds: int) -> Engine:
        return _compiled() if what == "reading" else InterpretedEngine()


@cache
def _compiled() -> Engine:
    return CompiledEngine()


class Way(NamedTuple):
    """A way to replay a log: its form, the engine, in how many shares, and whether it is read in small parts.

    ``every`` says that no pass is left out where nothing of what it needs is there, and that tables are judged together.
    """

    form: str
    engine: Ways
    shares: int = 1
    read: str = WHOLE
    processes: int = 1
    every: bool = False

    def __str__(self) -> str:
        shares = f", {self.shares} shares" if self.shares > 1 else ""
        processes = f", {self.processes} jobs" if self.processes > 1 else ""
        parts = ", read in parts" if self.read == PARTS else ""
        return f"{self.form} {self.engine}{shares}{processes}{parts}{', every pass' if self.every else ''}"


@dataclass(frozen=True)
class Difference:
    """A field of the report that is told otherwise in one way than in another."""

    case: Case
    one: Way
    other: Way
    field: str
    mine: str
    theirs: str

    def lines(self) -> Iterator[str]:
        """What to print of it."""
        yield f"DIFFERS: {self.case.name}: {self.field}"
        yield f"    {self.one}: {self.mine}"
        yield f"    {self.other}: {self.theirs}"


def pairs_of(case: Case, quick: Ways, *, jobs: bool) -> Iterator[tuple[Way, Way]]:
    """Pairs of ways that must tell the same; ``jobs`` says that processes are tried too, ``quick`` is held against all."""
    lot = Random(f"pairs {case.seed}")
    engines: tuple[Ways, ...] = ("interpreted", quick if find_spec("numba") else "interpreted")
    quick = engines[-1]
    read = lot.choice((WHOLE, PARTS))
    plain = Way("jsonl", "interpreted", read=read)
    if quick != "interpreted":
        yield plain, Way("jsonl", quick, read=read)
        yield Way("odd jsonl", "interpreted", read=read), Way("odd jsonl", quick, read=read)
    yield plain, Way("jsonl", quick, lot.choice((2, 3)), read)
    if lot.random() < EVERY_PASS:
        yield plain, plain._replace(every=True)
    if is_tabular(case.rows):
        yield Way("jsonl after a blank line", quick, read=read), Way("csv", lot.choice(engines), read=read)
        if quick != "interpreted":
            yield Way("odd csv", "interpreted", read=read), Way("odd csv", quick, read=read)
    if find_spec("pyarrow") and is_columnar(case.rows):
        form = lot.choice(("parquet", "arrow"))
        yield Way("jsonl", quick), Way(form, lot.choice(engines))
    if jobs:
        yield Way("jsonl", quick), Way("jsonl", quick, processes=2)


@contextmanager
def _read_as(read: str, seed: int) -> Iterator[None]:
    """The log is read whole, or in small parts."""
    if read == WHOLE:
        yield
        return
    lot = Random(f"sizes {seed}")
    patches = [patch(name, lot.choice(sizes)) for name, sizes in SIZES.items() if find_spec("numpy") or "log.s" in name]
    for one in patches:
        one.start()
    try:
        yield
    finally:
        for one in patches:
            one.stop()


@contextmanager
def _with_every_pass() -> Iterator[None]:
    """No pass is left out, and tables are judged together, as they are compiled."""
    with (
        patch("validator.games.rounds.run.concerned", lambda engine, passes, *_: [*passes]),
        patch("validator.core.engine.engines.InterpretedEngine.part", 1 << 20),
    ):
        yield


@cache
def folder_of(_process: int) -> "TemporaryDirectory[str]":
    """A folder of this process."""
    return TemporaryDirectory(prefix="floorperson-differ-", dir=TMPFS if TMPFS.is_dir() else None)


def written(case: Case, form: str, folder: Path) -> Path:
    """The log of a case in a form; it is written alike each time."""
    ending, write = FORMS[form]
    path = folder / f"log{ending}"
    write(path, case.rows, Random(f"written {form} {case.seed}"))
    return path


def replayed(case: Case, way: Way, path: Path) -> ReplayReport:
    """The report on a case in one way."""
    if way.engine == "read by kernels":
        with patch("validator.replay.run.Engines", ReadByKernels):
            return replayed(case, way._replace(engine="interpreted"), path)
    if way.shares > 1:
        return _in_shares(case, way, path)
    return replay_logs(
        [path],
        case.filings,
        way.engine,
        case.as_of,
        as_if_approved=True,
        chapter=case.given,
        shifts=case.shifts,
        called=_called,
        jobs=way.processes,
    )


def _called(path: Path) -> str:
    return "log"


def _in_shares(case: Case, way: Way, path: Path) -> ReplayReport:
    """What --jobs puts together, judged one after the other in this process."""
    assert way.engine != "read by kernels"
    asked = ReplayRequest(case.filings, way.engine, case.as_of, True, case.given, case.shifts)
    given = [("log", path)]
    numbers = workers._numbers(given)
    shares = [
        replay_share(given, asked, None, gap=False, share=Share(number, way.shares, numbers))
        for number in range(way.shares)
    ]
    if shares[0][0].unusable:
        raise ValueError("; ".join(shares[0][0].unusable))
    report = blank(["log"], asked)
    report = report_of(
        report, [part for part, _ in shares], findings_in_order([found for _, found in shares], report.logs)
    )
    return with_reach(report, given)


def told(case: Case, way: Way, folder: Path) -> Told:
    """What is told of a case in one way."""
    path = written(case, way.form, folder)
    try:
        with _read_as(way.read, case.seed), _with_every_pass() if way.every else nullcontext():
            report = replayed(case, way, path)
            return of_report(report)
    except Exception as error:
        words = str(error).replace(named(path), "log").replace(str(path), "log")
        return {"failed": words if isinstance(error, ValueError) else f"{type(error).__name__}: {words}"}


def of_report(report: ReplayReport) -> Told:
    """All that a report holds, but by which engine it was made."""
    # Another form of a log has other bytes.
    apart = ("engine", "hashes")
    found: dict[str, object] = {one.name: getattr(report, one.name) for one in fields(report) if one.name not in apart}
    return found | {"findings": list(report.findings)}


def differences(case: Case, quick: Ways = "compiled", *, jobs: bool = False) -> tuple[int, list[Difference]]:
    """How often two ways were compared, and what differs between them."""
    folder = Path(folder_of(os.getpid()).name)
    known: dict[Way, Told] = {}
    found: list[Difference] = []
    count = 0
    for one, other in pairs_of(case, quick, jobs=jobs):
        count += 1
        for way in (one, other):
            if way not in known:
                known[way] = told(case, way, folder)
        found += _unlike(case, one, other, known[one], known[other])
    return count, found


@cache
def ahead() -> frozenset[str]:
    """The rules that rest on acts that follow: judged by the part read so far, which ends elsewhere in another way."""
    return frozenset().union(*(load_rests_on(chapter).ahead for chapter in PACKAGES))


def _without_what_follows(told: Told) -> Told:
    """What is told, but not how often a rule that rests on acts that follow was judged."""
    tallies = told.get("tallies")
    if not isinstance(tallies, list):
        return told
    return {**told, "tallies": [one for one in tallies if one.rule not in ahead()], "shown": "by the tallies"}


def _unlike(case: Case, one: Way, other: Way, mine: Told, theirs: Told) -> Iterator[Difference]:
    if one.read == PARTS and mine.get("tallies") != theirs.get("tallies"):
        mine, theirs = _without_what_follows(mine), _without_what_follows(theirs)
    for field in sorted(mine.keys() | theirs.keys()):
        values = mine.get(field, "(not told)"), theirs.get(field, "(not told)")
        if values[0] != values[1]:
            yield Difference(case, one, other, field, *_parted(*values))


def _parted(mine: object, theirs: object) -> tuple[str, str]:
    """Where two values differ, in words: of lists the first parts that do."""
    if isinstance(mine, list | tuple) and isinstance(theirs, list | tuple) and type(mine) is type(theirs):
        place = next(
            (i for i, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a != b), min(len(mine), len(theirs))
        )
        parts = [repr(values[place]) if place < len(values) else "(no more)" for values in (mine, theirs)]
        return f"[{place} of {len(mine)}] {parts[0][:900]}", f"[{place} of {len(theirs)}] {parts[1][:900]}"
    return repr(mine)[:900], repr(theirs)[:900]


def lessened(difference: Difference) -> Case:
    """A case of as few rows as may be in which the two ways differ still."""
    folder = Path(folder_of(os.getpid()).name)

    def differs(rows: Sequence[Row]) -> bool:
        case = replace(difference.case, rows=rows)
        one, other = (told(case, way, folder) for way in (difference.one, difference.other))
        return any(one.get(field) != other.get(field) for field in (difference.field, "failed"))

    rows = list(difference.case.rows)
    size = len(rows) // 2
    while size:
        start = 0
        while start < len(rows):
            fewer = rows[:start] + rows[start + size :]
            if fewer and differs(fewer):
                rows = fewer
            else:
                start += size
        size //= 2
    return replace(difference.case, rows=rows)
