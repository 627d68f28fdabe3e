"""Findings as a table: CSV, a workbook and Parquet say the same, and are safe to open."""

import csv
import io
import json
import zipfile
from datetime import date, datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pyarrow.parquet  # type: ignore[import-untyped]
import pytest
from python_calamine import CalamineWorkbook

from tests.command_line import Floorperson
from validator.core.data import data_folder
from validator.report import workbook
from validator.report.formats.csv import dollars, safe
from validator.report.table import COLUMNS, NOTHING, Money, money_of

SUBMISSIONS = data_folder("submissions")
LOG, FILING, BAD = (str(SUBMISSIONS / name) for name in ("demo/log.jsonl", "633a-shoe.yaml", "demo/bad.yaml"))


def rows_in(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


def sheets_of(path: Path) -> dict[str, list[list[Any]]]:
    book = CalamineWorkbook.from_path(str(path))
    return {name: book.get_sheet_by_name(name).to_python() for name in book.sheet_names}


def hostile(folder: Path) -> Path:
    """The log with names that a spreadsheet would take for formulas, links or numbers."""
    log = folder / "log.jsonl"
    text = Path(LOG).read_text(encoding="utf-8")
    text = text.replace('"P1"', "\"=cmd|'/C calc'!A0\"").replace("P1", "=cmd|'/C calc'!A0")
    text = text.replace('"P2"', '"+1-1"').replace("P2", "+1-1").replace("D7", "@SUM(A1)")
    log.write_text(text, encoding="utf-8")
    return log


def test_csv_has_a_row_for_each_finding_with_amounts_in_dollars(floorperson: Floorperson) -> None:
    ended = floorperson("replay", LOG, "-s", FILING, "--format", "csv")
    assert ended.code == 1
    found = {row["rule"]: row for row in rows_in(ended.out)}
    paid = found["blackjack-paid-at-wrong-odds"]
    assert (paid["stake_dollars"], paid["due_dollars"], paid["paid_dollars"]) == ("10.00", "15.00", "12.00")
    assert (paid["difference_dollars"], paid["cost_dollars"], paid["short"]) == ("-3.00", "", "P2")
    assert (paid["time"], paid["gaming_day"]) == ("2015-08-15T14:03:18-04:00", "")
    assert (paid["paragraph"], paid["line"], paid["event"], paid["round"]) == ("633a.13(a)", "83", "66", "2")
    assert paid["quotation"] == "with the exception of Blackjack which shall be paid at odds of 3 to 2"
    assert found["double-down-over-original"]["cost_dollars"] == "5.00"
    assert len(found) == 3


def test_shifts_are_those_given(floorperson: Floorperson) -> None:
    told = floorperson("replay", LOG, "-s", FILING, "--format", "csv", "--shifts", "day=06:00,swing=14:04").out
    assert [row["shift"] for row in rows_in(told)] == ["day", "day", "swing"]
    wrong = floorperson("replay", LOG, "--shifts", "day=6h")
    assert (wrong.code, "write day=06:00" in " ".join(wrong.err.split())) == (2, True)


def test_the_columns_of_csv_are_those_of_the_table(floorperson: Floorperson) -> None:
    head = floorperson("replay", LOG, "-s", FILING, "--format", "csv").out.partition("\n")[0].split(",")
    assert head == [column.name.replace("_cents", "_dollars") for column in COLUMNS]
    assert not any(name.endswith("_cents") for name in head)


def test_csv_of_a_filing_says_where_in_it(floorperson: Floorperson) -> None:
    found = {row["rule"]: row for row in rows_in(floorperson("check", BAD, "--format", "csv").out)}
    odds = found["blackjack-odds"]
    assert (odds["facility"], odds["version"], odds["table"], odds["dealer"]) == (
        "Three Rivers Casino",
        "2015-4",
        "",
        "",
    )
    assert (odds["line"], odds["column"], odds["path"], odds["event"]) == ("190", "14", "payouts.blackjack", "")
    assert odds["as_of"] == "2015-08-01"


def test_nothing_in_csv_is_taken_for_a_formula(floorperson: Floorperson, tmp_path: Path) -> None:
    ended = floorperson("replay", hostile(tmp_path), "-s", FILING, "--format", "csv")
    rows = rows_in(ended.out)
    assert {row["dealer"] for row in rows} == {"'@SUM(A1)"}
    assert {row["patron"] for row in rows} == {"'=cmd|'/C calc'!A0", "'+1-1"}
    numbers = {column.name.replace("_cents", "_dollars") for column in COLUMNS if column.kind == "cents"}
    for row in rows:
        for name, cell in row.items():
            assert name in numbers or not cell.startswith(("=", "+", "-", "@", "\t", "\r")), (name, cell)


@pytest.mark.parametrize("first", ["=", "+", "-", "@", "\t", "\r"])
def test_an_apostrophe_comes_before_what_begins_a_formula(first: str) -> None:
    assert safe(f"{first}1") == f"'{first}1"
    assert safe(f"1{first}") == f"1{first}"


def test_dollars_have_two_decimals() -> None:
    assert [dollars(cents) for cents in (0, 5, -5, -300, 1234567)] == ["0.00", "0.05", "-0.05", "-3.00", "12345.67"]


def test_the_workbook_has_findings_totals_and_what_was_not_judged(floorperson: Floorperson, tmp_path: Path) -> None:
    path = tmp_path / "report.xlsx"
    assert floorperson("replay", LOG, "-s", FILING, "-o", path).code == 1
    sheets = sheets_of(path)
    assert list(sheets) == ["Findings", "Totals by rule", "Not judged", "Suppressions"]
    head, *rows = sheets["Findings"]
    found = {row[head.index("Rule")]: dict(zip(head, row, strict=True)) for row in rows}
    paid = found["blackjack-paid-at-wrong-odds"]
    assert (paid["Stake ($)"], paid["Due ($)"], paid["Paid ($)"], paid["Difference ($)"]) == (10.0, 15.0, 12.0, -3.0)
    assert paid["Time (Pennsylvania)"] == datetime(2015, 8, 15, 14, 3, 18)
    assert (paid["Day"], paid["Gaming day"], paid["Seat"]) == (date(2015, 8, 15), "", 5.0)
    head, *rows = sheets["Totals by rule"]
    (tie,) = [dict(zip(head, row, strict=True)) for row in rows if row[0] == "tie-not-returned"]
    assert (tie["Paragraph"], tie["Findings"], tie["Failures"], tie["House short ($)"]) == ("633a.7(q)", 1, 1, 50.0)
    why = {row[0]: row[2:] for row in sheets["Not judged"][1:]}
    (cut,) = [words for what, (words, _) in why.items() if what.startswith("cut-not-to-first-player (633a.5")]
    assert cut == "not checkable: to whom the cut was offered, and how the positions are numbered"
    assert why["bad-beat-after-dealing-began (633a.2(c))"] == ["never asked, as nothing called for it", 0.0]


def test_the_workbook_says_which_rows_and_rounds_were_not_judged(floorperson: Floorperson, tmp_path: Path) -> None:
    log, path = tmp_path / "log.jsonl", tmp_path / "report.xlsx"
    lines = Path(LOG).read_text(encoding="utf-8").splitlines()
    log.write_text("\n".join([*lines, '{"table": "BJ-101", "kin'] + [
        json.dumps({"table": "X-1", "seq": seq, "kind": kind, "round": 1})
        for seq, kind in enumerate(("round-start", "round-end"), 1)
    ]), encoding="utf-8")  # fmt: skip
    floorperson("replay", log, "-s", FILING, "-o", path)
    rows = [row for row in sheets_of(path)["Not judged"] if row[0] in ("row", "rounds")]
    assert [row[1] for row in rows if row[0] == "row"] == [f"{log.as_posix()}:{len(lines) + 1}"]
    assert any("X-1" in row[2] and "1 round not judged" in row[2] for row in rows)


def test_the_workbook_of_filings_names_their_faults(floorperson: Floorperson, tmp_path: Path) -> None:
    filing, path = tmp_path / "filing.yaml", tmp_path / "report.xlsx"
    filing.write_text(Path(BAD).read_text(encoding="utf-8") + "\nunheard-of: 1\n", encoding="utf-8")
    assert floorperson("check", filing, "-o", path).code == 2
    assert any("unheard-of" in row[2] for row in sheets_of(path)["Not judged"] if row[0] == "filing")


def test_nothing_in_the_workbook_is_a_formula_or_a_link(floorperson: Floorperson, tmp_path: Path) -> None:
    path = tmp_path / "report.xlsx"
    floorperson("replay", hostile(tmp_path), "-s", FILING, "-o", path)
    head, *rows = sheets_of(path)["Findings"]
    assert {row[head.index("Dealer")] for row in rows} == {"@SUM(A1)"}
    assert {row[head.index("Patron")] for row in rows} == {"=cmd|'/C calc'!A0", "+1-1"}
    with zipfile.ZipFile(path) as book:
        for name in book.namelist():
            assert b"<f>" not in book.read(name)
            assert b"hyperlink" not in book.read(name)


def test_the_workbook_filters_freezes_and_formats(floorperson: Floorperson, tmp_path: Path) -> None:
    path = tmp_path / "report.xlsx"
    floorperson("replay", LOG, "-s", FILING, "-o", path)
    with zipfile.ZipFile(path) as book:
        sheet = book.read("xl/worksheets/sheet1.xml").decode()
        assert '<autoFilter ref="A1:AS4"/>' in sheet
        assert 'state="frozen"' in sheet
        assert "<cols>" in sheet
        assert "#,##0.00" in book.read("xl/styles.xml").decode()


def test_the_same_findings_give_the_same_bytes(floorperson: Floorperson, tmp_path: Path) -> None:
    for ending in ("csv", "xlsx", "parquet"):
        one, other = tmp_path / f"one.{ending}", tmp_path / f"other.{ending}"
        floorperson("replay", LOG, "-s", FILING, "-o", one)
        floorperson("replay", LOG, "-s", FILING, "-o", other)
        assert one.read_bytes() == other.read_bytes(), ending
    with zipfile.ZipFile(tmp_path / "one.xlsx") as book:
        assert {member.date_time[0] for member in book.infolist()} == {1980}
        assert b"1980-01-01T00:00:00Z" in book.read("docProps/core.xml")


def test_parquet_has_cents_days_and_times_with_their_zone(floorperson: Floorperson, tmp_path: Path) -> None:
    path = tmp_path / "report.parquet"
    floorperson("replay", LOG, "-s", FILING, "-o", path)
    table = pyarrow.parquet.read_table(path)
    assert table.column_names == [column.name for column in COLUMNS]
    assert str(table.schema.field("time").type) == "timestamp[ms, tz=America/New_York]"
    (paid,) = [row for row in table.to_pylist() if row["rule"] == "blackjack-paid-at-wrong-odds"]
    assert (paid["due_cents"], paid["paid_cents"], paid["difference_cents"]) == (1500, 1200, -300)
    assert (paid["day"], paid["gaming_day"]) == (date(2015, 8, 15), None)


@pytest.mark.parametrize("form", ["csv", "parquet", "xlsx"])
def test_a_table_without_rows_is_no_pass(floorperson: Floorperson, tmp_path: Path, form: str) -> None:
    filing = tmp_path / "filing.yaml"
    filing.write_text("chapter: no-such\n", encoding="utf-8")
    ended = floorperson("check", filing, "-o", tmp_path / f"report.{form}")
    assert (ended.code, ended.out) == (2, "")
    assert "not judged: " in ended.err
    assert "filing.yaml: 0 findings, 1 fault of its text" in ended.err
    log = tmp_path / "log.jsonl"
    log.write_text(Path(LOG).read_text(encoding="utf-8") + '{"table": "BJ-101", "kin\n', encoding="utf-8")
    told = floorperson("replay", log, "-s", SUBMISSIONS / "541-shoe.yaml", "-o", tmp_path / f"report.{form}").err
    assert "judged: 3 rounds by the law alone" in told
    assert "1 row unreadable" in told


def test_a_suppressed_finding_says_why_and_who_approved(floorperson: Floorperson, tmp_path: Path) -> None:
    config = tmp_path / "floorperson.toml"
    config.write_text(
        '[[suppress]]\nrule = "tie-not-returned"\nreason = "the log\'s own fault"\napprover = "J. Doe"\nuntil = 2099-12-31\n',
        encoding="utf-8",
    )
    ended = floorperson("replay", LOG, "-s", FILING, "--format", "csv", "--config", config)
    (row,) = [row for row in rows_in(ended.out) if row["rule"] == "tie-not-returned"]
    assert row["standing"] == "suppressed"
    assert (row["suppressed_because"], row["approver"]) == ("the log's own fault", "J. Doe")
    assert row["suppressed_until"] == "2099-12-31"


def test_a_suppression_that_fits_nothing_is_told_too(floorperson: Floorperson, tmp_path: Path) -> None:
    config, path = tmp_path / "floorperson.toml", tmp_path / "report.xlsx"
    config.write_text(
        '[[suppress]]\nrule = "tie-not-returned"\nreason = "=1+1"\napprover = "J. Doe"\nuntil = 2020-06-30\n',
        encoding="utf-8",
    )
    ended = floorperson("replay", LOG, "-s", FILING, "--format", "csv", "--config", config)
    *_, row = rows_in(ended.out)
    assert (row["rule"], row["outcome"], row["standing"], row["approver"]) == ("tie-not-returned", "", "idle", "J. Doe")
    assert row["suppressed_because"] == "'=1+1"
    assert row["message"] == "expired on 2020-06-30, so that it suppresses nothing"
    floorperson("replay", LOG, "-s", FILING, "-o", path, "--config", config)
    ((*_, reason, approver, until, came),) = sheets_of(path)["Suppressions"][1:]
    assert (reason, approver, until) == ("=1+1", "J. Doe", date(2020, 6, 30))
    assert came == "expired on 2020-06-30, so that it suppresses nothing"


@pytest.mark.parametrize(("form", "module"), [("xlsx", "xlsxwriter"), ("parquet", "pyarrow")])
def test_a_package_that_is_missing_is_named(
    floorperson: Floorperson, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, form: str, module: str
) -> None:
    for place in ("validator.report.workbook.find_spec", "validator.report.arrow.find_spec"):
        monkeypatch.setattr(place, lambda name: None if name == module else find_spec(name))
    ended = floorperson("replay", LOG, "-o", tmp_path / f"report.{form}")
    assert ended.code == 2
    assert "python -m pip install" in ended.err
    assert "--format csv" in ended.err
    assert not (tmp_path / f"report.{form}").exists()


def test_a_sheet_that_would_be_too_long_is_refused(
    floorperson: Floorperson, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workbook, "ROWS", 3)
    ended = floorperson("replay", LOG, "-s", FILING, "-o", tmp_path / "report.xlsx")
    assert ended.code == 2
    assert "a sheet holds 2 rows, and Findings has 3; take csv or parquet" in ended.err


def test_who_was_short_of_how_much() -> None:
    assert money_of(-300, "P2") == Money(players=300)
    assert money_of(5000, "the house") == Money(house=5000)
    assert money_of(700, "P3 and the house") == Money(shared=700)
    assert money_of(None, "P2") == money_of(5, None) == NOTHING
