"""Replay on a cluster gives what one machine gives, row by row, whatever becomes of a worker or a path."""

import gzip
import json
import os
import shutil
import signal
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, fields
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from tests import spark_session
from tests.simulate.rounds import table_under
from tests.simulate.ways import WAYS
from tests.test_spark_guide import block
from validator.core.data import data_folder
from validator.log.writing import write_jsonl, write_parquet
from validator.proof.simulate.book import Row
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs
from validator.replay.report import ReplayReport
from validator.report.arranging import ReportTerms, of_replay
from validator.report.table import COLUMNS, finding_rows

WHY_NOT = spark_session.why_none()
pytestmark = [pytest.mark.long, pytest.mark.skipif(bool(WHY_NOT), reason=WHY_NOT)]

SUBMISSIONS = data_folder("submissions")
HOURS = 20
DAYS = ("2016-01-02", "2016-01-03", "2016-01-04")


@dataclass(frozen=True)
class Log:
    """A row of the frame of paths."""

    facility: str
    gaming_day: str
    table: str
    path: str


@dataclass(frozen=True)
class Floors:
    """Logs in the order in which one machine is given them, and the filings that judge them."""

    logs: tuple[Log, ...]
    filings: tuple[Path, ...]

    def of(self, *tables: str) -> "tuple[Log, ...]":
        return tuple(log for log in self.logs if log.table in tables)


@pytest.fixture(scope="module")
def spark() -> Iterator[Any]:
    with spark_session.session() as session:
        yield session


def broken(rows: Iterable[Row], number: int) -> list[Row]:
    """The rows, here and there with another amount paid, or without one of them."""
    found = []
    for place, row in enumerate(rows):
        if place % 211 == number:
            continue
        wrong = row["kind"] == "pay" and place % 17 == number
        found.append({**row, "cents": int(str(row["cents"])) + 500} if wrong else row)
    return found


def write_gzip(path: Path, rows: Iterable[Row]) -> None:
    path.write_bytes(gzip.compress("".join(json.dumps(row) + "\n" for row in rows).encode()))


WRITERS: dict[str, Callable[[Path, list[Row]], object]] = {
    "jsonl": write_jsonl,
    "parquet": write_parquet,
    "jsonl.gz": write_gzip,
}


@pytest.fixture(scope="module")
def floors(tmp_path_factory: pytest.TempPathFactory) -> Floors:
    """Three tables with three logs each, in three forms, cut in mid-round; what is recorded is told in the first."""
    folder = tmp_path_factory.mktemp("lake of logs")
    filing = folder / "plain.yaml"
    filing.write_text(WAYS["plain"], encoding="utf-8")
    logs = []
    for number, form in enumerate(WRITERS, start=1):
        dealt = table_under(WAYS["plain"], number, f"BJ-{number}").play(HOURS)
        rows = [row for of_round in dealt for row in of_round]
        third = len(rows) // len(DAYS) + 1
        for place, day in enumerate(DAYS):
            path = folder / "facility=East" / f"gaming_day={day}" / f"table=BJ-{number}" / f"log.{form}"
            path.parent.mkdir(parents=True)
            WRITERS[form](path, broken(rows[place * third : (place + 1) * third], number))
            logs.append(Log("East", day, f"BJ-{number}", str(path)))
    demo = folder / "demo.jsonl"
    shutil.copy(SUBMISSIONS / "demo" / "log.jsonl", demo)
    with demo.open("a", encoding="utf-8") as file:
        file.write("{no row\n")
    # Last, as its declarations are the venue's: one machine takes them to hold for every table that follows.
    logs.append(Log("East", "2016-01-05", "BJ-101", str(demo)))
    return Floors(in_order(logs), (filing, SUBMISSIONS / "633a-shoe.yaml"))


def in_order(logs: Iterable[Log]) -> tuple[Log, ...]:
    return tuple(sorted(logs, key=lambda log: (log.facility, log.gaming_day, log.table, log.path)))


def frame(spark: Any, logs: Sequence[Log]) -> Any:
    """The logs as a frame of paths, in no order."""
    rows = [(log.path, log.table, log.facility, log.gaming_day, "ignored") for log in logs[::-1]]
    return spark.createDataFrame(rows, ["path", "table", "facility", "gaming_day", "size"])


def rows(findings: Any) -> list[dict[str, Any]]:
    """Findings as rows, times in Pennsylvania."""
    table = findings.toArrow()
    assert table.column_names == [column.name for column in COLUMNS]
    zoned = table.column("time").cast(arrow().timestamp("ms", tz="America/New_York"))
    found: list[dict[str, Any]] = table.set_column(table.column_names.index("time"), "time", zoned).to_pylist()
    return found


def arrow() -> Any:
    return pytest.importorskip("pyarrow")


def expected(report: ReplayReport) -> list[dict[str, Any]]:
    """The rows of one machine."""
    names = [column.name for column in COLUMNS]
    return [
        dict(zip(names, row, strict=True)) for row in finding_rows(of_replay(report, {}, 0, ReportTerms()).arranged)
    ]


def one_machine(logs: Sequence[Log], filings: Sequence[Path], **named: Any) -> ReplayReport:
    return replay_logs([Path(log.path) for log in logs], load_filings(filings), **named)


def tallied(rows: Iterable[Any]) -> dict[tuple[str, str], Counter[str]]:
    """How often each rule ended in which way, over all tables."""
    found: dict[tuple[str, str], Counter[str]] = {}
    for row in rows:
        counts = found.setdefault((row.citation, row.rule), Counter())
        for name in ("passed", "failed", "for_review", "not_applicable"):
            counts[name] += getattr(row, name)
        counts.update({f"missing {fact}": times for fact, times in row.missing.items()})
    return found


@pytest.mark.parametrize("engine", ["interpreted", "compiled"])
def test_findings_and_tallies_are_those_of_one_machine(spark: Any, floors: Floors, engine: Any) -> None:
    from validator.spark import replay_paths

    judged = replay_paths(spark, frame(spark, floors.logs), floors.filings, engine=engine, shifts="day=06:00")
    report = one_machine(floors.logs, floors.filings, engine="interpreted", shifts=parse("day=06:00"))
    found = rows(judged.findings)
    assert found == expected(report)
    assert len({row["table"] for row in found}) == 4
    assert tallied(judged.tallies.collect()) == tallied(report.tallies)
    assert judged.faults == report.faults
    assert judged.unjudged == report.unjudged
    whole = judged.report()
    assert whole.engine == engine
    for field in fields(ReplayReport):
        if field.name not in ("engine", "hashes"):
            assert getattr(whole, field.name) == getattr(report, field.name), field.name
    assert whole.hashes == {}
    judged.unpersist()


def parse(shifts: str) -> Any:
    from validator.core.shifts import parse_shifts

    return parse_shifts(shifts)


def test_a_worker_that_dies_loses_nothing_and_doubles_nothing(
    spark: Any, floors: Floors, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import validator.spark

    whole = validator.spark._judge
    died, attempts = tmp_path / "died", tmp_path / "attempts"

    def dies_once(task: Any, batches: Iterator[Any]) -> Iterator[Any]:
        from pyspark import TaskContext

        validator.spark._AT_ONCE = 50  # type: ignore[misc]  # of the worker, which is another process
        for number, part in enumerate(whole(task, batches)):
            yield part
            if number == 0:
                with attempts.open("a") as file:
                    file.write(f"{TaskContext.get().attemptNumber()}\n")  # type: ignore[union-attr]  # it runs in a task
                try:
                    died.touch(exist_ok=False)
                except FileExistsError:
                    continue
                os.kill(os.getpid(), signal.SIGKILL)

    monkeypatch.setattr(validator.spark, "_judge", dies_once)
    judged = validator.spark.replay_paths(spark, frame(spark, floors.logs), floors.filings, engine="interpreted")
    report = one_machine(floors.logs, floors.filings, engine="interpreted")
    assert rows(judged.findings) == expected(report)
    assert tallied(judged.tallies.collect()) == tallied(report.tallies)
    assert sorted(attempts.read_text().split()) == ["0"] * 4 + ["1"], "each table once, and one of them again"
    judged.unpersist()


def test_a_log_that_cannot_be_read_is_a_fault_and_ends_nothing(spark: Any, floors: Floors, tmp_path: Path) -> None:
    from validator.spark import replay_paths

    torn = tmp_path / "torn.parquet"
    torn.write_bytes(b"PAR1 and nothing more")
    missing = tmp_path / "missing.jsonl"
    mine = floors.of("BJ-1", "BJ-2")
    lost = (
        Log("East", DAYS[0], "BJ-1", str(missing)),
        Log("East", DAYS[2], "BJ-2", str(torn)),
        Log("East", DAYS[0], "BJ-8", f"file://{tmp_path}/none%20at%20all.jsonl"),
        Log("East", DAYS[0], "BJ-9", f"nosuch://logs/{DAYS[0]}.jsonl"),
        Log("West", DAYS[0], "BJ-1", str(tmp_path)),
    )
    judged = replay_paths(spark, frame(spark, mine + lost), floors.filings, engine="interpreted")
    faults = {log: fault.message for log, fault in judged.faults}
    assert faults.keys() == {log.path for log in lost}
    assert faults[str(missing)] == f"{missing}: cannot be opened: No such file or directory"
    assert "no such file" in faults[lost[2].path].lower()
    assert "nosuch" in faults[lost[3].path]
    assert "a folder" in faults[str(tmp_path)]
    filings = load_filings(floors.filings)
    first = replay_logs(
        [Path(log.path) for log in floors.of("BJ-1")], filings, "interpreted", lost=[(missing, "cannot be opened")]
    )
    second = one_machine(in_order((*floors.of("BJ-2"), lost[1])), floors.filings, engine="interpreted")
    found = rows(judged.findings)
    for table, report in (("BJ-1", first), ("BJ-2", second)):
        assert [row for row in found if row["table"] == table] == expected(report)
        told = judged.tallies.where(f"facility = 'East' and table = '{table}'")
        assert tallied(told.collect()) == tallied(report.tallies)
    judged.unpersist()


def test_filings_may_be_given_by_facility(spark: Any, floors: Floors) -> None:
    from validator.spark import replay_paths

    (log,) = floors.of("BJ-101")
    shoe = floors.filings[1]
    west = Log("West", log.gaming_day, log.table, f"file:{log.path}")
    judged = replay_paths(spark, frame(spark, [log, west]), {"East": [shoe]}, engine="interpreted")
    found = rows(judged.findings)
    assert [row["filing"] for row in found if row["file"] == west.path] == [None] * (len(found) // 2)
    assert [row for row in found if row["file"] == log.path] == expected(one_machine([log], [shoe]))
    assert [row for row in found if row["file"] == west.path] == expected(
        one_machine([log], [], called=lambda path: west.path)
    )
    judged.unpersist()


def test_what_is_given_wrongly_is_refused_before_anything_is_judged(spark: Any, floors: Floors, tmp_path: Path) -> None:
    from validator.spark import replay_paths

    log = floors.logs[0]
    with pytest.raises(ValueError, match="is named 2 times"):
        replay_paths(spark, frame(spark, [log, Log("East", DAYS[0], "BJ-7", log.path)]))
    filing = tmp_path / "no.yaml"
    with pytest.raises(OSError, match="no.yaml"):
        replay_paths(spark, frame(spark, [log]), [filing])
    filing.write_text("nothing: at all\n", encoding="utf-8")
    with pytest.raises(ValueError, match="cannot be read"):
        replay_paths(spark, frame(spark, [log]), [filing])


def test_of_no_paths_nothing_is_found(spark: Any, floors: Floors) -> None:
    from validator.spark import replay_paths

    judged = replay_paths(spark, frame(spark, floors.logs).where("false"))
    assert judged.unjudged == ["no round is in any of the logs; only what lies outside of rounds was judged"]
    assert judged.findings.count() == judged.tallies.count() == 0
    judged.unpersist()


def test_a_table_that_stands_under_several_is_named(spark: Any, floors: Floors) -> None:
    from validator.spark import replay_paths

    first, second, _ = floors.of("BJ-3")
    split = Log("East", second.gaming_day, "BJ-3, continued", second.path)
    judged = replay_paths(spark, frame(spark, [first, split]), floors.filings, engine="interpreted")
    assert judged.unjudged == ["East: table BJ-3 stands in the logs of 2 tables and was judged in parts"]
    judged.unpersist()


def test_the_job_of_the_guide_runs(
    spark: Any, floors: Floors, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import pyarrow.parquet as parquet  # type: ignore[import-untyped]

    logs = floors.of("BJ-2", "BJ-3")
    for log in logs:
        place = Path(log.path)
        copy = tmp_path / "logs" / place.relative_to(place.parents[3])
        copy.parent.mkdir(parents=True)
        shutil.copy(place, copy)
    with (tmp_path / "logs" / place.relative_to(place.parents[3])).with_suffix("").open("wb") as file:
        file.write(b"no log")
    (tmp_path / "filings").mkdir()
    shutil.copy(floors.filings[0], tmp_path / "filings" / "633a.yaml")
    monkeypatch.chdir(tmp_path)
    exec(block("file: judge.py").replace("hdfs://", f"file:{tmp_path}"), {})
    printed = capsys.readouterr().out
    assert "table=BJ-3/log.jsonl:1: " in printed
    found = parquet.read_table(tmp_path / "judged" / "findings")
    assert found.column_names == [column.name for column in COLUMNS]
    assert found.num_rows > 100
    assert set(found.column("table").to_pylist()) == {"BJ-2", "BJ-3"}
    assert parquet.read_table(tmp_path / "judged" / "tallies").num_rows > 1000


class Bucket(BaseHTTPRequestHandler):
    """As much of an object store as is needed to read files of a folder."""

    def __init__(self, folder: Path, *arguments: Any) -> None:
        self._folder = folder
        super().__init__(*arguments)

    def do_HEAD(self) -> None:
        self._answer(with_body=False)

    def do_GET(self) -> None:
        self._answer(with_body=True)

    def _answer(self, *, with_body: bool) -> None:
        from urllib.parse import unquote

        path = self._folder / unquote(self.path.partition("?")[0]).lstrip("/").partition("/")[2]
        if not path.is_file():
            self.send_error(404)
            return
        content = path.read_bytes()
        first, _, last = (self.headers.get("Range") or "bytes=0-").removeprefix("bytes=").partition("-")
        part = content[int(first) : int(last) + 1 if last else None]
        self.send_response(206 if "Range" in self.headers else 200)
        self.send_header("Content-Length", str(len(part)))
        self.send_header("Content-Range", f"bytes {first}-{int(first) + len(part) - 1}/{len(content)}")
        self.send_header("ETag", '"1"')
        self.send_header("Last-Modified", "Sat, 02 Jan 2016 00:00:00 GMT")
        self.end_headers()
        if with_body:
            self.wfile.write(part)

    def log_message(self, format: str, *arguments: Any) -> None:
        """Nothing is logged."""


def test_logs_of_an_object_store_are_judged_by_their_addresses(spark: Any, floors: Floors) -> None:
    from validator.spark import replay_paths

    mine = floors.of("BJ-2", "BJ-3")
    folder = Path(mine[0].path).parents[3]
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Bucket, folder)) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        place = f"endpoint_override=127.0.0.1:{server.server_port}&scheme=http&region=us-east-1"
        called = {
            log.path: f"s3a://key:secret@logs/{Path(log.path).relative_to(folder).as_posix()}?{place}" for log in mine
        }
        addressed = [Log(log.facility, log.gaming_day, log.table, called[log.path]) for log in mine]
        gone = Log("East", DAYS[0], "BJ-4", f"s3://key:secret@logs/gone.jsonl?{place}")
        judged = replay_paths(spark, frame(spark, [*addressed, gone]), floors.filings, engine="interpreted")
        server.shutdown()
    assert [(log, fault.message) for log, fault in judged.faults] == [
        (gone.path, f"{gone.path}: cannot be opened: there is no such file")
    ]
    report = one_machine(mine, floors.filings, engine="interpreted", called=lambda path: called[str(path)])
    assert rows(judged.findings) == expected(report)
    judged.unpersist()
