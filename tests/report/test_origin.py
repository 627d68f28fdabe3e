"""Where a log says in its first row that it comes from is told by every report on it, as its own word."""

import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest

from tests.command_line import Floorperson
from tests.games.blackjack.rounds import filing, table
from tests.report.papers.reading import page_at
from validator.log.read.origin import COLUMNS, origin_of
from validator.log.writing import write_parquet
from validator.report.formats import FORMATS

ROUND = "bet 1 1000\ncards 1 TH 9D / dealer 8C 9S\n1 stand\nturn\npay 1 900\nreturn 1 1000\nclear"
SAID: dict[str, Any] = {
    "x-source": "hands.xlsx",
    "x-source-sha256": "ab" * 32,
    "x-sheet": "Night <b>",
    "x-map": "map.yaml",
    "x-map-sha256": "cd" * 32,
    "x-importer": "rounds of floorperson 9.9",
    "x-rows-read": 120,
    "x-rows-left-out": 2,
    "x-left-out": "7, 9",
    "x-left-out-why": "column Cards: 2 values name no card",
    "x-attested": "no-splits no-bonuses",
    "x-attested-by": "A. Doe",
}
TOLD = (
    "as its first row says: made from: hands.xlsx, SHA-256 " + "ab" * 32 + ", sheet Night <b>; "
    "by the map: map.yaml, SHA-256 " + "cd" * 32 + "; by the importer: rounds of floorperson 9.9; rows read: 120; "
    "rows left out: 2 (7, 9); left out as: column Cards: 2 values name no card; "
    "attested by A. Doe: no-splits, no-bonuses"
)


def rows() -> list[dict[str, Any]]:
    first, *others = (json.loads(row) for row in table(ROUND)[0])
    return [first | SAID, *others]


@pytest.fixture
def log(tmp_path: Path) -> Path:
    path = tmp_path / "log.jsonl"
    path.write_text("".join(f"{json.dumps(row)}\n" for row in rows()), encoding="utf-8")
    (tmp_path / "filing.yaml").write_text(filing(), encoding="utf-8")
    return path


def one_line(words: str) -> str:
    return " ".join(words.split())


@pytest.mark.parametrize("name", [one for one in FORMATS if one not in ("xlsx", "parquet")])
def test_each_format_tells_it(name: str, log: Path, floorperson: Floorperson) -> None:
    ended = floorperson("replay", log, "-s", log.with_name("filing.yaml"), "--format", name)
    assert ended.code == 1
    if name == "html":
        (log.parent / "page.html").write_text(ended.out, encoding="utf-8")
        told = page_at(log.parent / "page.html").text
    elif name == "csv":
        told = "\n".join(row["message"] for row in csv.DictReader(io.StringIO(ended.out)))
    else:
        told = one_line(ended.out)
    if name == "json":
        (origin,) = json.loads(ended.out)["origins"]
        assert origin["source"] == "hands.xlsx" and origin["rows_left_out"] == "2"
        assert origin["attested"] == ["no-splits", "no-bonuses"] and origin["attested_by"] == "A. Doe"
    else:
        for words in ("hands.xlsx", "ab" * 32, "cd" * 32, "2 values name no card", "A. Doe: no-splits, no-bonuses"):
            assert words in told, words
    assert "<b>;" not in (ended.out if name in ("html", "junit") else "")


def test_a_log_that_says_nothing_is_told_nothing_of(tmp_path: Path, floorperson: Floorperson) -> None:
    path = tmp_path / "log.jsonl"
    path.write_text("\n".join(table(ROUND)[0]) + "\n", encoding="utf-8")
    ended = floorperson("replay", path, "--format", "json")
    assert json.loads(ended.out)["origins"] == []
    assert "as its first row says" not in floorperson("replay", path).out


def test_summary_what_if_and_exhibit_tell_it_too(log: Path, floorperson: Floorperson) -> None:
    filed = log.with_name("filing.yaml")
    assert TOLD in one_line(floorperson("summary", log, "-s", filed).out)
    (log.parent / "report.json").write_text(floorperson("replay", log, "-s", filed, "--format", "json").out)
    assert TOLD in one_line(floorperson("summary", log.parent / "report.json").out)
    assert json.loads(floorperson("summary", log, "-s", filed, "--format", "json").out)["origins"][0].endswith(TOLD)
    assert TOLD in one_line(floorperson("replay", log, "-s", filed, "--instead-as-of", "2014-03-01").out)
    floorperson("exhibit", log, "-s", filed, "-o", log.parent / "exhibit.txt")
    exhibit = one_line((log.parent / "exhibit.txt").read_text(encoding="utf-8"))
    assert "Made from hands.xlsx, as the log says of itself" in exhibit
    assert "by its own first row, which nobody has verified" in exhibit
    assert "Rows left out 2 (7, 9)" in exhibit and "Attested by A. Doe no-splits, no-bonuses" in exhibit


def test_a_report_on_what_is_kept_in_a_state_tells_it_too(
    log: Path, floorperson: Floorperson, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(log.parent)
    floorperson("replay", "log.jsonl", "-s", "filing.yaml", "--state", "kept")
    for command in ("replay", "summary"):
        assert f"log.jsonl, {TOLD}" in one_line(floorperson(command, "-s", "filing.yaml", "--state", "kept").out)
    floorperson("exhibit", "-s", "filing.yaml", "--state", "kept", "-o", "exhibit.txt")
    assert "Made from hands.xlsx" in one_line((log.parent / "exhibit.txt").read_text(encoding="utf-8"))


def test_logs_in_other_forms_say_the_same(log: Path, tmp_path: Path) -> None:
    held = rows()
    said = origin_of(log, "log")
    names = list(dict.fromkeys(name for row in held for name in row))
    with (tmp_path / "log.csv").open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, names)
        writer.writeheader()
        writer.writerows(held)
    assert said is not None and origin_of(tmp_path / "log.csv", "log") == said
    pytest.importorskip("pyarrow")
    own = tuple(name for name in COLUMNS if name in SAID)
    write_parquet(tmp_path / "log.parquet", held, own)
    assert origin_of(tmp_path / "log.parquet", "log") == said


@pytest.mark.parametrize("first", ["", "no JSON", "[1, 2]", '{"x-source": null, "x-sheet": ""}', '{"kind": "records"}'])
def test_a_first_row_that_says_nothing_or_cannot_be_read(first: str, tmp_path: Path) -> None:
    (tmp_path / "log.jsonl").write_text(f"{first}\n", encoding="utf-8")
    assert origin_of(tmp_path / "log.jsonl", "log") is None
