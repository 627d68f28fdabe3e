"""Replay on a cluster, through Apache Spark (extra ``spark``): logs are judged where they lie, table by table."""

import os
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache, partial
from itertools import chain, islice
from os import PathLike
from pathlib import Path
from typing import Any, Final

from validator.core.engine.engines import Choice
from validator.core.files import named
from validator.core.finding import Finding
from validator.core.optional_dependencies import INSTALL_SPARK
from validator.core.shifts import NO_SHIFTS, Shifts, parse_shifts
from validator.log.columns import RowFault, lost_log
from validator.log.read.addresses import at_hand
from validator.replay.aggregates import Part, report_of
from validator.replay.exposure import reach_of, reader_of, shoes_are_whole, some_last
from validator.replay.exposure_model import Exposures, merge_exposures
from validator.replay.filings import Submission, submission_of
from validator.replay.report import ReplayReport
from validator.replay.request import Logs, ReplayRequest as Judging
from validator.replay.run import replay_share
from validator.replay.spool import Spool, findings_in_order, packed, unpacked
from validator.report.arranging import ReportTerms, of_replay
from validator.report.table import COLUMNS, ColumnKind, finding_rows, values_by_column
from validator.submission.read import read_submission

try:
    import pyarrow as arrow  # type: ignore[import-untyped]
    from pyspark import Broadcast, StorageLevel
    from pyspark.sql import DataFrame, SparkSession, Window, functions as F
except ImportError as missing:
    raise ImportError(f"a cluster needs pyspark and what it needs; install it with: {INSTALL_SPARK}") from missing

GivenFilings = Sequence[str | PathLike[str]]

_AT_ONCE: Final = 10_000
"""Findings that are handed to Spark together."""
_TEXT: Final = ("string", arrow.string())
_NUMBER: Final = ("bigint", arrow.int64())
_BYTES: Final = ("binary", arrow.binary())
_KINDS: Final[dict[ColumnKind, tuple[str, Any]]] = {
    "text": _TEXT,
    "number": _NUMBER,
    "cents": _NUMBER,
    "day": ("date", arrow.date32()),
    "time": ("timestamp", arrow.timestamp("us", tz="UTC")),
}
_FINDING: Final = {column.name: _KINDS[column.kind] for column in COLUMNS}
_TALLY: Final = {
    **dict.fromkeys(("rule", "chapter", "citation"), _TEXT),
    **dict.fromkeys(("passed", "failed", "for_review", "not_applicable"), _NUMBER),
    "missing": ("map<string, bigint>", arrow.map_(arrow.string(), arrow.int64())),
}
_ORDER: Final = {**dict.fromkeys(("of_facility", "of_day", "of_table"), _TEXT), "place": _NUMBER}
_COLUMNS: Final = _ORDER | _FINDING | _TALLY | {"findings": _BYTES, "told": _BYTES}
"""What tasks give, with the types of Spark and Arrow: for each table rows of its findings, the same once more as they
are (with pictures of their rounds), rows of its tallies, and one row of what else is told."""


@dataclass(frozen=True, slots=True)
class ReplayedPaths:
    """What came of replaying logs on a cluster.

    ``findings`` has the columns of the table of findings (docs/library.md) and is in the order of facility, gaming day,
    table, path and line. ``tallies`` has a row for each rule of each ``facility`` and ``table``: how often each
    application ended in which way, in ``missing`` for want of which fact. ``faults`` are the rows that could not be
    read, and the logs, each with the name of the log; ``unjudged`` says what was not judged and why.
    """

    findings: DataFrame
    tallies: DataFrame
    faults: Sequence[tuple[str, RowFault]]
    unjudged: Sequence[str]
    _judged: DataFrame
    _told: Sequence["_Told"]
    _task: "_Task"

    def report(self) -> ReplayReport:
        """The report of one machine on the same logs in the same order; it brings all findings to this machine."""
        report, spool = _report_of(self._told, self._task), Spool()
        for row in self._judged.where("findings is not null").select("findings").toLocalIterator():
            findings, pictures = unpacked(row.findings)
            report.pictures |= pictures
            for finding in findings:
                spool.append(finding)
        report.findings = findings_in_order([spool], report.logs)
        return report

    def unpersist(self) -> None:
        """Let the cluster forget what was judged: it is judged anew where it is asked for again."""
        self._judged.unpersist()


def replay_paths(
    spark: SparkSession,
    paths: DataFrame,
    filings: GivenFilings | Mapping[str, GivenFilings] = (),
    *,
    engine: Choice = "auto",
    chapter: str = "",
    as_if_approved: bool = False,
    as_of: date | str | None = None,
    shifts: str = "",
) -> ReplayedPaths:
    """Replay the logs that ``paths`` names in columns facility, gaming_day, table and path, each table in one task.

    The logs of a table are read in the order of gaming day and path; by a column length, in bytes, the largest tables
    are begun first. A path is that of a file that every executor sees, or an address (s3://, hdfs://, abfss:// and
    whatever else pyarrow or fsspec opens), which is copied to the executor's disk while its table is judged.
    ``filings`` are paths on the driver's machine: for all facilities, or by the name in the column facility; the other
    arguments are those of replay_log and replay_logs. A log that cannot be read is a fault, and its table is judged as
    one that lacks rows. Raises ValueError for a filing that cannot be read and for a path that is named twice, OSError
    for a filing that cannot be opened.
    """
    given = filings if isinstance(filings, Mapping) else {"": filings}
    texts = {facility: [(named(Path(one)), Path(one).read_bytes()) for one in some] for facility, some in given.items()}
    for one in chain.from_iterable(texts.values()):
        _submission(*one)
    day = date.fromisoformat(as_of) if isinstance(as_of, str) else as_of
    hours = parse_shifts(shifts) if shifts else NO_SHIFTS
    task = _Task(texts, engine, chapter, as_if_approved, day, hours, Path.cwd())
    tables = _tables(paths).persist()
    twice = tables.select(F.explode("logs.path").alias("path")).groupBy("path").count().where("count > 1").first()
    if twice is not None:
        raise ValueError(f"{twice.path} is named {twice['count']} times; a log is of one table and one day")
    number = max(1, tables.count())
    judge = partial(_judge, spark.sparkContext.broadcast(task))
    schema = ", ".join(f"`{name}` {form}" for name, (form, _) in _COLUMNS.items())
    judged = tables.repartitionById(number, "number").mapInArrow(judge, schema).persist(StorageLevel.MEMORY_AND_DISK)
    ends = (unpacked(row.told) for row in judged.where("told is not null").select("told").collect())
    told = sorted(ends, key=lambda one: (one.facility, one.table))
    tables.unpersist()
    report = _report_of(told, task)
    findings = judged.where("fingerprint is not null").orderBy(*_ORDER).select(*(f"`{name}`" for name in _FINDING))
    table = F.col("of_facility").alias("facility"), F.col("of_table").alias("table")
    tallies = judged.where("citation is not null").orderBy(*_ORDER).select(*table, *_TALLY)
    return ReplayedPaths(findings, tallies, report.faults, report.unjudged, judged, told, task)


def _report_of(told: Sequence["_Told"], task: "_Task") -> ReplayReport:
    """The report on some tables without findings; those that stand in the logs of several were judged in parts."""
    logs = sorted((one.facility, day, one.table, name) for one in told for name, day in one.logs.items())
    filings = dict.fromkeys(name for some in task.filings.values() for name, _ in some)
    report = ReplayReport(tuple(log[-1] for log in logs), tuple(filings), as_of=task.as_of, shifts=task.shifts)
    report.faults = [fault for one in told for fault in one.lost]
    judged = Counter((one.facility, table) for one in told for table in set().union(*one.part.sums.tables.values()))
    report.unjudged = [
        f"{facility}: table {table} stands in the logs of {times} tables and was judged in parts"
        for (facility, table), times in judged.items()
        if times > 1
    ]
    report = report_of(report, (one.part for one in told), ())
    report.reached = merge_exposures(one.reached[shoes_are_whole(report)] for one in told)
    return report


def _tables(paths: DataFrame) -> DataFrame:
    """A row for each table, with its logs in order, numbered from 0, the largest first."""
    names = ("facility", "gaming_day", "table", "path")
    length = F.col("length") if "length" in paths.columns else F.lit(1)
    told = paths.select(
        *(F.coalesce(F.col(name).cast("string"), F.lit("")).alias(name) for name in names), length.alias("length")
    )
    logs = F.array_sort(F.collect_set(F.struct("gaming_day", "path"))).alias("logs")
    grouped = told.groupBy("facility", "table").agg(logs, F.sum("length").alias("size"))
    order = Window.orderBy(F.desc("size"), "facility", "table")
    return grouped.withColumn("number", F.row_number().over(order) - 1)


@dataclass(frozen=True, slots=True)
class _Task:
    """What every task is told; ``filings`` by facility, "" for all others: what each is called, and its bytes.

    ``root`` is the folder from which fingerprints reckon paths.
    """

    filings: Mapping[str, Sequence[tuple[str, bytes]]]
    engine: Choice
    chapter: str
    as_if_approved: bool
    as_of: date | None
    shifts: Shifts
    root: Path


@cache
def _submission(name: str, text: bytes) -> Submission:
    """A filing, read once in each process; raises ValueError where no rounds can be judged by it."""
    filing = submission_of(read_submission(text, name), name)
    if filing is None:
        raise ValueError(f"{name}: this filing cannot be read; run floorperson check {name}")
    return filing


@dataclass(frozen=True, slots=True)
class _Told:
    """What is told of a table beside its findings: its ``logs`` that were read, with the gaming day of each."""

    facility: str
    table: str
    logs: dict[str, str]
    lost: list[tuple[str, RowFault]]
    part: Part
    reached: tuple[Exposures, Exposures]
    """How far its breaches reach that last: where not all shoes are known to be whole, and where all are."""


def _judge(shipped: Broadcast[_Task], batches: Iterator[Any]) -> Iterator[Any]:
    """Judge the tables of a partition, one after the other."""
    task = shipped.value
    for table in chain.from_iterable(batch.to_pylist() for batch in batches):
        days = {log["path"]: log["gaming_day"] for log in table["logs"]}
        places = {name: place for place, name in enumerate(days)}
        told, findings = _replayed(task, table["facility"], table["table"], days)
        pictures, told.part.sums.pictures = told.part.sums.pictures, {}
        report = _report_of([told], task)
        report.findings = findings
        rows = iter(finding_rows(of_replay(report, {}, 0, ReportTerms(task.root)).arranged))
        for first in range(0, len(findings), _AT_ONCE):
            some = list(findings[first : first + _AT_ONCE])
            files = [finding.where.file for finding in some]
            order = {"of_day": [days[file] for file in files], "place": [places[file] for file in files]}
            yield from _batches(told, values_by_column([*islice(rows, len(some))]) | order)
            yield from _batches(told, {"findings": [packed((some, pictures))]})
            pictures = {}
        tallies = {name: [getattr(tally, name) for tally in report.tallies] for name in _TALLY}
        tallies["missing"] = [[*missing.items()] for missing in tallies["missing"]]
        yield from _batches(told, tallies | {"place": range(len(report.tallies))})
        yield from _batches(told, {"told": [packed(told)]})


def _batches(told: _Told, columns: Mapping[str, Sequence[object]]) -> Iterator[Any]:
    """Rows of a table with these columns, and nothing in all others."""
    length = len(next(iter(columns.values())))
    columns = {"of_facility": [told.facility] * length, "of_table": [told.table] * length, **columns}
    none = [None] * length
    schema = arrow.schema([(name, form) for name, (_, form) in _COLUMNS.items()])
    yield from arrow.table({name: columns.get(name, none) for name in _COLUMNS}, schema=schema).to_batches()


def _replayed(task: _Task, facility: str, table: str, days: dict[str, str]) -> tuple[_Told, Sequence[Finding]]:
    """Replay the logs of one table, each with its gaming day."""
    filings = task.filings.get(facility, task.filings.get("", ()))
    with at_hand([*days], os.environ.get("SPARK_LOCAL_DIRS", "").partition(",")[0]) as places:
        called = {path: name for name, (path, why) in places.items() if not why}
        lost = [(name, lost_log(f"{name}: {why}")) for name, (_, why) in places.items() if why]
        given = tuple(_submission(*filing) for filing in filings)
        asked = Judging(given, task.engine, task.as_of, task.as_if_approved, task.chapter, task.shifts)
        here = [(name, path) for path, name in called.items()]
        part, spool = replay_share(here, asked, None, gap=bool(lost))
        found = findings_in_order([spool], [*called.values()])
        reached = _reached(part, found, here)
    if part.sums.interrupted:
        raise KeyboardInterrupt
    part.sums.faults = [
        (log, fault._replace(message=fault.message.replace(named(places[log][0]), log)))
        for log, fault in part.sums.faults
    ]
    logs = {name: days[name] for name in called.values()}
    return _Told(facility, table, logs, lost, part, reached), found


def _reached(part: Part, findings: Sequence[Finding], logs: Logs) -> tuple[Exposures, Exposures]:
    """How far breaches reach at a table; whether all shoes are known to be whole, all tables together tell."""
    report = report_of(ReplayReport(tuple(name for name, _ in logs), ()), [part], findings)
    reader = reader_of(report)
    one, other = (
        reach_of(findings if some_last(report) else (), logs, report.joins, reader, whole_shoes=whole)
        for whole in (False, True)
    )
    return one, other
