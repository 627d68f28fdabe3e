"""The bench prints its lines, and what it measures is what it says; no time is held against anything."""

import re
import sys
from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

from tests.bench import bench as benches
from tests.bench.__main__ import ASKED_FOR, SECTIONS, main
from tests.bench.cliffs import CLIFFS, EVERY
from tests.bench.dealt import CHAPTERS, Play, play_of, with_optional_wagers
from tests.bench.hostile import HOSTILE
from tests.bench.process import NO_BYTECODE, Measured, NotMeasured, ended, once, process
from tests.bench.sections import CLIFFS as MEASURED_CLIFFS, MACHINES, SIBLINGS
from validator.core.finding import Outcome
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs
from validator.replay.report import ReplayReport

FORMS = (".jsonl", ".csv", ".parquet")


def replayed(play: Play, folder: Path, form: str, times: int) -> ReplayReport:
    """The report on so many repetitions of some play."""
    log, filing = folder / f"log{form}", folder / "filing.yaml"
    filing.write_text(play.filing, encoding="utf-8")
    play.tile.write(log, times)
    return replay_logs([log], load_filings([filing]), "interpreted")


def accused(report: ReplayReport) -> Counter[str]:
    """How often each rule accuses."""
    return Counter(finding.rule for finding in report.findings if finding.outcome is not Outcome.REVIEW)


def test_what_is_measured_may_keep_the_bytecode_of_modules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(NO_BYTECODE, "1")
    assert ended([sys.executable, "-c", "import sys; print(sys.dont_write_bytecode)"]).said == "False\n"


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_play_is_lawful_however_often_it_is_repeated(chapter: str, tmp_path: Path) -> None:
    play = play_of(chapter, 40)
    reports = [replayed(play, tmp_path, form, 3) for form in FORMS]
    assert reports[0].rounds == 3 * play.tile.rounds
    assert reports[0].events == play.tile.events(3)
    assert [report.faults for report in reports] == [[], [], []]
    assert reports[0].unjudged == []
    assert accused(reports[0]) == {}
    assert reports[1].tallies == reports[2].tallies == reports[0].tallies


@pytest.mark.parametrize("optional", [False, True])
def test_play_with_optional_wagers_is_lawful_too(optional: bool, tmp_path: Path) -> None:
    report = replayed(with_optional_wagers(40, 1, optional=optional), tmp_path, ".jsonl", 2)
    assert (report.faults, accused(report)) == ([], {})


def test_every_cliff_is_in_the_log(tmp_path: Path) -> None:
    assert tuple(CLIFFS) == MEASURED_CLIFFS
    plays = {what: make(60) for what, make in CLIFFS.items()}
    reports = {what: replayed(play, tmp_path, ".jsonl", 1) for what, play in plays.items()}
    rows = {what: play.tile.rows for what, play in plays.items()}
    bad = reports.pop("one row in a hundred bad")
    kinds = Counter(fault.kind for _, fault in bad.faults)
    assert set(kinds) == {"bad-json", "unknown-kind"}
    assert kinds.total() == len(rows["one row in a hundred bad"]) // EVERY
    assert [report.faults for report in reports.values()] == [[]] * len(reports)
    broken = accused(reports.pop("one round in twenty broken"))
    assert broken
    assert [accused(report) for report in reports.values()] == [{}] * len(reports)
    cancelled = Counter(row["kind"] for row in rows["one row in a hundred cancelled"])["cancel"]
    assert cancelled == len(plays["one round in twenty broken"].tile.rows) // EVERY
    assert Counter(row["kind"] for row in rows["records in the stream"])["records"] == 1
    assert len({row["table"] for row in rows["200 tables, interleaved"]}) == 200


@pytest.fixture
def in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Jobs are run here, once, as starting a process for each would take long."""

    def run(module: str, job: str, repeat: int, *arguments: object) -> Measured:
        try:
            return once(getattr(import_module(module), job)(*map(str, arguments)))
        except ModuleNotFoundError as missing:
            raise NotMeasured(f"{missing.name} is not installed") from missing

    def command(repeat: int, *asked: object, code: int = 0) -> Measured:
        return Measured(1.0, 1.0, 2**20)

    for module in ("bench", "start", "peers"):
        monkeypatch.setattr(f"tests.bench.{module}.process", run)
    for module in ("sections", "start"):
        monkeypatch.setattr(f"tests.bench.{module}.command", command)


@pytest.mark.usefixtures("in_this_process")
@pytest.mark.parametrize("marked", [(), ("--markdown",)], ids=["plain", "markdown"])
def test_it_prints_its_lines(marked: tuple[str, ...], capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    sections = ("reading", "replay", "judges", "growth", "cliffs", "optional", "hostile")
    only = [word for name in sections for word in ("--only", name)]
    sizes = ("--rounds", "8", "--growth", "2", "--engine", "interpreted", "--quick")
    main([*only, *sizes, "--folder", str(tmp_path), *marked])
    printed = capsys.readouterr().out
    lines = printed.splitlines()
    for what in ("json.loads, line by line", "ours, jsonl, interpreted", "machine and judges, interpreted"):
        assert re.search(rf"{what}[ |]+[\d.,]+[ |]+[\d.,]+", printed), what
    for what in (*MEASURED_CLIFFS, *HOSTILE, "all optional wagers", "the whole process", *sections):
        assert any(what in line for line in lines), what
    assert not [line for line in lines if "not judged" in line and "in a hundred bad" not in line]


@pytest.mark.usefixtures("in_this_process")
def test_every_chapter_has_its_lines(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    main(["--only", "chapters", "--rounds", "8", "--engine", "interpreted", "--folder", str(tmp_path)])
    printed = capsys.readouterr().out
    assert set(MACHINES) | set(SIBLINGS) == set(CHAPTERS)
    for chapter in CHAPTERS:
        assert re.search(rf"^{chapter} .*machine and judges, interpreted +[\d.]", printed, re.MULTILINE), chapter


def test_what_is_not_installed_is_said() -> None:
    with pytest.raises(NotMeasured, match="no_such_package is not installed"):
        process("tests.bench.no_such_package", "job", 0)


def test_a_job_is_measured_in_a_process_of_its_own(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    log.write_text("{}\n{}\n", encoding="utf-8")
    done = process("tests.bench.readers", "standard_json", 1, log)
    assert (done.said, done.work > 0, done.peak > 2**20) == ("2", True, True)


def test_a_section_that_is_not_there_is_refused() -> None:
    assert not set(SECTIONS) & set(ASKED_FOR)
    with pytest.raises(SystemExit):
        main(["--only", "everything"])


def test_logs_are_written_once_and_forgotten(tmp_path: Path) -> None:
    bench = benches.Bench(benches.Sizes(main=3, repeat=0), tmp_path)
    log = bench.log()
    assert bench.log() is log
    assert (log.rounds, log.path("csv").is_file()) == (3, True)
    bench.forget(log)
    assert not log.folder.exists()
