"""Replay on a cluster, through Apache Spark (extra ``spark``): logs are judged where they lie, table by table."""

import os
import pickle
import shutil
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from os import PathLike
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from urllib.parse import quote, unquote

from validator.core.engine import Choice
from validator.core.extra import INSTALL_SPARK
from validator.core.files import is_address, named, why_not_opened
from validator.core.finding import Tally
from validator.core.shifts import NO_SHIFTS, Shifts, parse_shifts
from validator.log.columns import LogUnusable, RowFault, lost_log
from validator.replay import ReplayReport, replay_logs
from validator.replay_filings import Submission, submission_of
from validator.report.arranging import Asked, of_replay
from validator.report.table import COLUMNS, Kind, columns_of, rows_of
from validator.submission.read import read_submission

try:
    import pyarrow as arrow  # type: ignore[import-untyped]
    from pyspark import StorageLevel
    from pyspark.sql import DataFrame, SparkSession, Window, functions as F
except ImportError as missing:
    raise ImportError(f"a cluster needs pyspark and what it needs; install it with: {INSTALL_SPARK}") from missing

Filings = Sequence[str | PathLike[str]]

_AT_ONCE: Final = 10_000
"""Findings that are handed to Spark together."""
_FORMS: Final[dict[Kind, tuple[str, Any]]] = {
    "text": ("string", arrow.string()),
    "number": ("bigint", arrow.int64()),
    "cents": ("bigint", arrow.int64()),
    "day": ("date", arrow.date32()),
    "time": ("timestamp", arrow.timestamp("us", tz="UTC")),
}
_TALLY: Final = ("rule", "chapter", "citation", "passed", "failed", "for_review", "not_applicable", "missing")


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
    faults: tuple[tuple[str, RowFault], ...]
    unjudged: tuple[str, ...]
    _judged: DataFrame

    def unpersist(self) -> None:
        """Let the cluster forget what was judged: ``findings`` and ``tallies`` are judged anew if asked for again."""
        self._judged.unpersist()


def replay_paths(
    spark: SparkSession,
    paths: DataFrame,
    filings: Filings | Mapping[str, Filings] = (),
    *,
    engine: Choice = "auto",
    chapter: str = "",
    as_if_approved: bool = False,
    as_of: date | str | None = None,
    shifts: str = "",
) -> ReplayedPaths:
    """Replay the logs that ``paths`` names in columns facility, gaming_day, table and path, each table in one task.

    The logs of a table are read in the order of gaming day and path. A path is one of a file that every executor sees,
    or an address (s3://, hdfs://, abfss:// and whatever else pyarrow or fsspec opens), which is copied to the
    executor's disk while its table is judged. ``filings`` are paths on the driver's machine: for all facilities, or by
    the name in the column facility; the other arguments are those of replay_log and replay_logs. A log that cannot be
    read is a fault, and its table is judged as one that lacks rows. Raises ValueError for a filing that cannot be read
    and for a path that is named twice, OSError for a filing that cannot be opened.
    """
    task = _Task(
        filings={
            facility: tuple(map(_text_of, some))
            for facility, some in (filings if isinstance(filings, Mapping) else {"": filings}).items()
        },
        engine=engine,
        chapter=chapter,
        as_if_approved=as_if_approved,
        as_of=date.fromisoformat(as_of) if isinstance(as_of, str) else as_of,
        shifts=parse_shifts(shifts) if shifts else NO_SHIFTS,
        root=Path.cwd(),
    )
    tables = _tables(paths).persist()
    twice = tables.select(F.explode("logs.path").alias("path")).groupBy("path").count().where("count > 1").first()
    if twice is not None:
        raise ValueError(f"{twice.path} is named {twice['count']} times; a log is of one table and one day")
    number = max(1, tables.count())
    judged = tables.repartitionById(number, "number").mapInArrow(partial(_judge, task), _schema())
    judged = judged.persist(StorageLevel.MEMORY_AND_DISK)
    done = judged.where("told is not null").orderBy("of_facility", "of_table")
    parts = [pickle.loads(row.told) for row in done.select("told").collect()]
    tables.unpersist()
    found = judged.where("told is null").orderBy("of_facility", "of_day", "of_table", "place")
    counted = done.select(F.col("of_facility").alias("facility"), F.col("of_table").alias("table"), F.inline("tallies"))
    return ReplayedPaths(
        findings=found.select(*(f"`{column.name}`" for column in COLUMNS)),
        tallies=counted,
        faults=tuple(fault for part in parts for fault in part.faults),
        unjudged=tuple(why for part in parts for why in part.unjudged),
        _judged=judged,
    )


def _tables(paths: DataFrame) -> DataFrame:
    """A row for each table, with its logs in order, numbered from 0, those of the most logs first."""
    names = ("facility", "gaming_day", "table", "path")
    told = paths.select(*(F.coalesce(F.col(name).cast("string"), F.lit("")).alias(name) for name in names))
    logs = F.array_sort(F.collect_set(F.struct("gaming_day", "path"))).alias("logs")
    order = Window.orderBy(F.size("logs").desc(), "facility", "table")
    return told.groupBy("facility", "table").agg(logs).withColumn("number", F.row_number().over(order) - 1)


def _schema() -> str:
    columns = ", ".join(f"`{column.name}` {_FORMS[column.kind][0]}" for column in COLUMNS)
    tally = ", ".join(f"{name}: {_form_of_tally(name)[0]}" for name in _TALLY)
    keys = "of_facility string, of_day string, of_table string, place bigint"
    return f"{keys}, {columns}, tallies array<struct<{tally}>>, told binary"


def _arrow_schema() -> Any:
    text = arrow.string()
    keys = [("of_facility", text), ("of_day", text), ("of_table", text), ("place", arrow.int64())]
    tally = arrow.struct([(name, _form_of_tally(name)[1]) for name in _TALLY])
    columns = [(column.name, _FORMS[column.kind][1]) for column in COLUMNS]
    return arrow.schema([*keys, *columns, ("tallies", arrow.list_(tally)), ("told", arrow.binary())])


def _form_of_tally(name: str) -> tuple[str, Any]:
    if name == "missing":
        return "map<string, bigint>", arrow.map_(arrow.string(), arrow.int64())
    return _FORMS["text" if name in ("rule", "chapter", "citation") else "number"]


@dataclass(frozen=True, slots=True)
class _Task:
    """What every task is told; ``filings`` by facility, "" for all others: what each is called, and its bytes.

    ``root`` is the folder from which fingerprints reckon paths.
    """

    filings: Mapping[str, tuple[tuple[str, bytes], ...]]
    engine: Choice
    chapter: str
    as_if_approved: bool
    as_of: date | None
    shifts: Shifts
    root: Path

    def submissions(self, facility: str) -> list[Submission]:
        """The filings of a facility."""
        return [_submission(*one) for one in self.filings.get(facility, self.filings.get("", ()))]


def _text_of(filing: str | PathLike[str]) -> tuple[str, bytes]:
    """What a filing is called, and its bytes; raises ValueError where no rounds can be judged by it, OSError."""
    name, text = named(Path(filing)), Path(filing).read_bytes()
    _submission(name, text)
    return name, text


@cache
def _submission(name: str, text: bytes) -> Submission:
    filing = submission_of(read_submission(text, name), name)
    if filing is None:
        raise ValueError(f"{name}: this filing cannot be read; run floorperson check {name}")
    return filing


def _judge(task: _Task, batches: Iterator[Any]) -> Iterator[Any]:
    """Judge the tables of a partition, one after the other: rows of findings, then a row of what else is told."""
    schema = _arrow_schema()
    for batch in batches:
        for table in batch.to_pylist():
            days = {log["path"]: log["gaming_day"] for log in table["logs"]}
            keys = {"of_facility": table["facility"], "of_table": table["table"]}
            report = _replayed(task, table["facility"], [*days])
            places = {name: place for place, name in enumerate(days)}
            rows = rows_of(of_replay(report, {}, 0, Asked(task.root)).arranged)
            for first in range(0, len(rows), _AT_ONCE):
                found = report.findings[first : first + _AT_ONCE]
                files = [finding.where.file for finding in found]
                keyed = [{**keys, "of_day": days[file], "place": places[file]} for file in files]
                columns = {name: [one[name] for one in keyed] for name in keyed[0]}
                yield from _table(schema, len(found), columns | columns_of(rows[first : first + _AT_ONCE]))
            told = pickle.dumps(replace(report, findings=[]))
            tallies = [[_plain(tally) for tally in report.tallies]]
            one = {name: [key] for name, key in keys.items()}
            yield from _table(schema, 1, one | {"tallies": tallies, "told": [told]})


def _table(schema: Any, length: int, columns: Mapping[str, Sequence[object]]) -> Iterator[Any]:
    empty = [None] * length
    yield from arrow.table({name: columns.get(name, empty) for name in schema.names}, schema=schema).to_batches()


def _plain(tally: Tally) -> dict[str, object]:
    return {name: getattr(tally, name) for name in _TALLY} | {"missing": [*tally.missing.items()]}


def _replayed(task: _Task, facility: str, names: Sequence[str]) -> ReplayReport:
    """Replay the logs of one table."""
    filings = task.submissions(facility)
    scratch = os.environ.get("SPARK_LOCAL_DIRS", "").partition(",")[0] or None
    with TemporaryDirectory(prefix="floorperson-", dir=scratch) as folder:
        brought = [(*_brought(name, Path(folder, str(place))), name) for place, name in enumerate(names)]
        called = {path: name for path, _, name in brought}
        lost = [(path, why) for path, why, _ in brought if why]
        logs = [path for path, why, _ in brought if not why]
        try:
            report = replay_logs(
                logs,
                filings,
                task.engine,
                task.as_of,
                None,
                lost,
                as_if_approved=task.as_if_approved,
                chapter=task.chapter,
                shifts=task.shifts,
                called=lambda path: called[path],
            )
        except LogUnusable as error:
            faults = [(called[log], lost_log(f"{called[log]}: {why}")) for log, why in lost]
            faults += [(called[log], lost_log(str(error))) for log in logs]
            report = ReplayReport(tuple(map(str, names)), tuple(one.file for one in filings), faults=faults)
    if report.interrupted:
        raise KeyboardInterrupt
    places = {name: named(path) for path, name in called.items()}
    report.faults = [(log, one._replace(message=one.message.replace(places[log], log))) for log, one in report.faults]
    return report


def _brought(name: str, folder: Path) -> tuple[Path, str]:
    """Where a log can be read here, in ``folder`` if it lies elsewhere, and why it cannot be read, "" where it can."""
    if not is_address(name):
        return Path(name), why_not_opened(Path(name))
    try:
        system, place = _opened(name)
        if system.type_name == "local":
            return Path(place), why_not_opened(Path(place))
        folder.mkdir()
        path = folder / Path(place).name
        with system.open_input_stream(place, compression=None) as source, path.open("wb") as file:
            shutil.copyfileobj(source, file, 1 << 20)
    except Exception as error:  # what file systems of others raise is not known
        return folder / name.rpartition("/")[2], f"cannot be opened: {str(error) or type(error).__name__}"
    return path, ""


def _opened(address: str) -> tuple[Any, str]:
    """The file system of an address and the place in it; raises FileNotFoundError, or what the file system raises.

    Addresses are taken as Spark writes them, letter by letter, and, where there is no such file, as those of the web.
    """
    scheme, _, rest = address.partition(":")
    address = f"{'s3' if scheme in ('s3a', 's3n') else scheme}:{rest}"
    files = import_module("pyarrow.fs")
    for one in dict.fromkeys((quote(address, safe=":/?&=@[]!$'()*+,;~"), address if "%" in address else "")):
        if not one:
            continue
        try:
            system, place = files.FileSystem.from_uri(one)
        except arrow.ArrowInvalid:
            if find_spec("fsspec") is None:
                raise
            other, place = import_module("fsspec.core").url_to_fs(unquote(one))
            system = files.PyFileSystem(files.FSSpecHandler(other))
        if system.get_file_info(place).is_file:
            return system, place
    raise FileNotFoundError("there is no such file")
