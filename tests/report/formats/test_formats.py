"""The formats of reports on filings and logs: which there are, which is taken, where the report goes."""

import json
import subprocess
import sys
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from tests.command_line import Floorperson
from validator.core.data import data_folder
from validator.core.files import near
from validator.report.formats import FORMATS
from validator.report.result_formats import format_by_ending

SUBMISSIONS = near(data_folder("submissions"))
GOOD, BAD, LOG = SUBMISSIONS / "633a-shoe.yaml", SUBMISSIONS / "demo" / "bad.yaml", SUBMISSIONS / "demo" / "log.jsonl"
TEXTS = [name for name, form in FORMATS.items() if not form.binary]


@pytest.mark.parametrize("form", TEXTS)
@pytest.mark.parametrize("arguments", [("check", BAD), ("replay", LOG, "-s", GOOD)], ids=["check", "replay"])
def test_a_file_holds_what_standard_output_would(
    floorperson: Floorperson, tmp_path: Path, form: str, arguments: Any
) -> None:
    printed = floorperson(*arguments, "--format", form)
    ended = floorperson(*arguments, "--format", form, "--output", tmp_path / "report")
    assert (printed.code, ended.code) == (1, 1)
    assert (tmp_path / "report").read_text(encoding="utf-8") == printed.out
    assert ended.out == ""
    assert [path.name for path in tmp_path.iterdir()] == ["report"]


@pytest.mark.parametrize(
    ("name", "form"),
    [
        ("a.txt", "full"),
        ("a.JSON", "json"),
        ("a.ndjson", "json-lines"),
        ("a.sarif", "sarif"),
        ("a.sarif.json", "sarif"),
        ("a.xml", "junit"),
        ("a.md", "markdown"),
    ],
)
def test_the_ending_of_the_file_says_the_format(floorperson: Floorperson, tmp_path: Path, name: str, form: str) -> None:
    assert format_by_ending(tmp_path / name, FORMATS) is FORMATS[form]
    floorperson("check", BAD, "-o", tmp_path / name)
    assert (tmp_path / name).read_text(encoding="utf-8") == floorperson("check", BAD, "-f", form).out


def test_a_format_that_is_named_goes_before_the_ending(floorperson: Floorperson, tmp_path: Path) -> None:
    floorperson("check", BAD, "-f", "concise", "-o", tmp_path / "a.json")
    assert (tmp_path / "a.json").read_text(encoding="utf-8").startswith(f"{BAD.as_posix()}:23:14: error ")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["-o", "{}/report.doc"], "report.doc: no format has that ending; name one by --format, or end it in .txt, "),
        (["-f", "text"], "'text' is not one of full, concise, json, json-lines, sarif, junit, github, markdown"),
        (["-f", "json", "-o", "{}/none/report"], "none/report: the report cannot be written: No such file"),
        (["-f", "json", "-o", "{}"], "the report cannot be written: "),
        (["-f", "sarif", "--statistics"], "--statistics is for the formats full, concise, markdown; sarif tells every"),
    ],
)
def test_what_cannot_be_written_is_refused(
    floorperson: Floorperson, tmp_path: Path, arguments: list[str], said: str
) -> None:
    ended = floorperson("check", GOOD, *(word.format(tmp_path) for word in arguments))
    assert (ended.code, ended.out) == (2, "")
    assert said in ended.err
    assert list(tmp_path.iterdir()) == []


def test_the_report_never_takes_the_place_of_what_was_judged(floorperson: Floorperson, tmp_path: Path) -> None:
    filing, log = tmp_path / "filing.yaml", tmp_path / "log.jsonl"
    filing.write_bytes(GOOD.read_bytes())
    log.write_bytes(LOG.read_bytes())
    for arguments in (
        ["check", filing, "-f", "json", "-o", filing],
        ["replay", log, "-s", filing, "-f", "json", "-o", log],
        ["replay", log, "-s", filing, "-f", "json", "-o", filing],
    ):
        ended = floorperson(*arguments)
        assert ended.code == 2
        assert "is one of the files to judge; write to another" in ended.err
    assert filing.read_bytes() == GOOD.read_bytes()
    assert log.read_bytes() == LOG.read_bytes()


@pytest.mark.parametrize("name", ["other.jsonl", "other.csv", "other.parquet"])
def test_a_report_never_takes_the_place_of_another_log(floorperson: Floorperson, tmp_path: Path, name: str) -> None:
    from validator.log.read.reader import batches
    from validator.log.writing import rows_in_words, write_csv, write_jsonl, write_parquet

    write = {".jsonl": write_jsonl, ".csv": write_csv, ".parquet": write_parquet}[Path(name).suffix]
    (reading,) = batches(LOG)
    write(tmp_path / name, rows_in_words(reading))
    before = (tmp_path / name).read_bytes()
    ended = floorperson("replay", LOG, "-f", "json-lines", "-o", tmp_path / name)
    assert (ended.code, ended.out) == (2, "")
    assert f"{name} is a round log, which no report is to replace" in ended.err
    assert (tmp_path / name).read_bytes() == before
    (tmp_path / name).write_text("line,rule\n", encoding="utf-8")
    assert floorperson("replay", LOG, "-f", "json-lines", "-o", tmp_path / name).code == 1
    assert floorperson("replay", LOG, "-f", "json-lines", "-o", tmp_path / name).code == 1


def test_a_report_that_fails_half_way_leaves_the_one_before(
    floorperson: Floorperson, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import validator.report.formats.concise

    path = tmp_path / "report.txt"
    path.write_text("before", encoding="utf-8")
    monkeypatch.setattr(validator.report.formats.concise, "closing_of", lambda judgment: 1 / 0)
    assert floorperson("check", BAD, "-f", "concise", "-o", path).code == 3
    assert path.read_text(encoding="utf-8") == "before"
    assert list(tmp_path.iterdir()) == [path]


PROBE = """
import sys
from validator.cli import main
code = main(sys.argv[1:])
print("MODULES", *(name for name in sys.modules if name.startswith("validator.report.formats.")), file=sys.stderr)
"""


def test_a_format_is_imported_only_when_it_is_asked_for() -> None:
    command = [sys.executable, "-c", PROBE, "check", str(GOOD), "-f", "concise"]
    ended = subprocess.run(command, capture_output=True, encoding="utf-8", check=True)
    assert ended.stderr.split() == ["MODULES", "validator.report.formats.concise"]


def test_a_clean_filing_needs_neither_baseline_nor_suppressions_nor_toml() -> None:
    probe = PROBE.replace('if name.startswith("validator.report.formats.")', "")
    command = [sys.executable, "-c", probe, "check", str(GOOD)]
    modules = set(subprocess.run(command, capture_output=True, encoding="utf-8", check=True).stderr.split())
    assert "validator.report.formats.full" in modules
    assert (
        modules
        & {
            "tomllib",
            "validator.report.baseline",
            "validator.report.suppression",
            "validator.report.statistics_text",
            "validator.report.items",
            "validator.log.writing",
        }
        == set()
    )


@pytest.mark.parametrize(
    ("sort", "first"),
    [
        ("line", ["more-positions-than-seats", "blackjack-inscription-odds"]),
        ("law", ["more-positions-than-seats", "blackjack-inscription-odds"]),
    ],
)
def test_findings_in_the_order_of_lines_and_of_the_law(floorperson: Floorperson, sort: str, first: list[str]) -> None:
    (filing,) = json.loads(floorperson("check", BAD, "--sort", sort, "-f", "json").out)["filings"]
    found = [(one["rule"], one["place"]["line"], one["citation"]) for one in filing["findings"]]
    assert [rule for rule, _, _ in found][:2] == first
    lines = [line for _, line, _ in found]
    assert (lines == sorted(lines)) == (sort == "line")
    if sort == "law":
        assert [cite for _, _, cite in found][-4:] == ["633a.13(f)(1)", "633a.13(l)(2)", "633a.13(o)", "633a.13(o)"]


def test_findings_in_the_order_of_the_money_at_stake(floorperson: Floorperson) -> None:
    report = json.loads(floorperson("replay", LOG, "-s", GOOD, "--sort", "money", "-f", "json").out)
    assert [one["rule"] for one in report["findings"]] == [
        "tie-not-returned",
        "double-down-over-original",
        "blackjack-paid-at-wrong-odds",
    ]
    text = floorperson("replay", LOG, "-s", GOOD, "--sort", "money").out
    assert text.index("tie-not-returned") < text.index("double-down-over-original")


def test_statistics_count_by_rule_with_the_money(floorperson: Floorperson) -> None:
    out = floorperson("replay", LOG, "-s", GOOD, "--statistics").out
    rows = [" ".join(line.split()) for line in out.splitlines()]
    assert rows[:4] == [
        "1 error blackjack-paid-at-wrong-odds § 633a.13(a) Blackjack not paid at the odds of the chapter (underpaid $3.00)",
        "1 error double-down-over-original § 633a.10(a) Double Down Wager over the original wager (cost $5.00)",
        "1 error tie-not-returned § 633a.7(q) A tie not returned (overpaid $50.00)",
        "",
    ]
    assert rows[4].startswith("judged: 3 rounds under ")
    assert rows[-1].startswith("3 rounds replayed, 3 findings")
    concise = floorperson("check", BAD, "--statistics", "-f", "concise").out
    assert "1  error   blackjack-odds" in concise
    assert ":190:14: " not in concise


@pytest.mark.parametrize("form", TEXTS)
def test_no_format_for_programs_and_no_file_is_coloured(
    floorperson: Floorperson, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    """FORCE_COLOR, which many set for whole pipelines, colours full and concise on standard output alone."""
    from validator.cli import main

    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.delenv("NO_COLOR", raising=False)
    main(["check", str(BAD), "-f", form, "-o", str(tmp_path / "report")])
    assert "\x1b" not in (tmp_path / "report").read_text(encoding="utf-8")
    if form not in ("full", "concise"):
        stream = StringIO()
        monkeypatch.setattr(sys, "stdout", stream)
        main(["check", str(BAD), "-f", form])
        assert stream.getvalue() == (tmp_path / "report").read_text(encoding="utf-8")
