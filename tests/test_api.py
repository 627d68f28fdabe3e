"""The library, as someone with a notebook uses it."""

import json
import subprocess
import sys
from datetime import date
from io import BytesIO, StringIO
from pathlib import Path
from typing import Any

import pandas
import polars
import pyarrow  # type: ignore[import-untyped]
import pytest

import validator
from tests.law.test_amendments import EVE, NEW_YEAR, amendment
from validator.api import Unreadable, check_filing, law, law_on, replay_log, rules
from validator.core.data import data_folder
from validator.core.finding import FilingPlace, LogPlace
from validator.report.table import COLUMNS

SUBMISSIONS = data_folder("submissions")
LOG, FILING, BAD = (SUBMISSIONS / name for name in ("demo/log.jsonl", "633a-shoe.yaml", "demo/bad.yaml"))
HEAVY = {"numpy", "pyarrow", "pandas", "polars", "numba", "rich", "pydantic", "jsonschema", "ruamel", "typer"}


def rows() -> list[dict[str, Any]]:
    return [json.loads(line) for line in LOG.read_text(encoding="utf-8").splitlines()]


def test_importing_it_is_light() -> None:
    code = "import sys, validator.api; print(*{name.partition('.')[0] for name in sys.modules})"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    assert "validator" in ended.stdout.split()
    assert set(ended.stdout.split()) & HEAVY == set()


def test_it_is_marked_as_typed() -> None:
    assert Path(validator.__file__).with_name("py.typed").is_file()


def test_from_a_log_to_the_mispayments_in_five_lines() -> None:
    found = replay_log(LOG, FILING).to_pandas()
    wrong = found[found.difference_cents.notna()]
    by_dealer = wrong.groupby("dealer").difference_cents.agg(["count", "sum"])
    assert by_dealer.loc["D7"].tolist() == [2, 4700]
    assert wrong.time.dt.hour.tolist() == [14, 14]


def test_a_filing_from_a_path_an_open_text_and_bytes() -> None:
    by_path = check_filing(str(BAD))
    text = check_filing(StringIO(BAD.read_text(encoding="utf-8")), name="bad")
    in_bytes = check_filing(BytesIO(BAD.read_bytes()), name="bad")  # type: ignore[arg-type]  # read as text is
    assert [one.rule for one in by_path.findings] == [one.rule for one in text.findings]
    assert text.findings == in_bytes.findings
    odds = next(one for one in text.findings if one.rule == "blackjack-odds")
    assert isinstance(odds.where, FilingPlace)
    assert (odds.where.file, odds.where.line, by_path.chapter, by_path.as_of) == ("bad", 190, "633a", date(2015, 8, 1))
    assert by_path.head["facility"] == "Three Rivers Casino"
    assert by_path.not_checkable
    assert check_filing(BAD, as_of="2016-01-01").as_of == date(2016, 1, 1)


def test_a_faulty_filing_raises_nothing_and_says_so() -> None:
    result = check_filing(StringIO("chapter: 633a\nnonsense: 1\n"))
    assert any("nonsense" in fault.message for fault in result.faults)
    assert "fault" in result._repr_html_()
    with pytest.raises(OSError, match="nowhere"):
        check_filing("nowhere.yaml")


def test_a_log_as_path_text_rows_and_tables() -> None:
    text = LOG.read_text(encoding="utf-8")
    frame = pandas.read_json(LOG, lines=True)
    given: dict[str, Any] = {
        "path": str(LOG),
        "paths": [LOG],
        "text": StringIO(text),
        "rows": rows(),
        "generator": (row for row in rows()),
        "csv": StringIO(frame.convert_dtypes().to_csv(index=False)),
        "pandas": frame,
        "some rows of pandas": frame[frame.seq > 0],
        "polars": polars.read_ndjson(LOG),
        "arrow": pyarrow.Table.from_pandas(frame, preserve_index=False),
    }
    whole = [(row["rule"], row["event"], row["dealer"]) for row in replay_log(LOG, FILING).to_dicts()]
    assert len(whole) == 3
    for name, log in given.items():
        result = replay_log(log, FILING)
        assert (result.rounds, result.faults, result.unjudged) == (3, (), ()), name
        assert [(row["rule"], row["event"], row["dealer"]) for row in result.to_dicts()] == whole, name


def test_findings_name_a_log_that_is_no_file_as_asked() -> None:
    (first, *_) = replay_log(rows(), FILING, name="night of the 15th").findings
    assert isinstance(first.where, LogPlace)
    assert (first.where.file, first.where.line) == ("night of the 15th", 80)


def test_several_logs_are_read_in_order_of_time(tmp_path: Path) -> None:
    lines = LOG.read_text(encoding="utf-8").splitlines()
    at = next(i for i, line in enumerate(lines) if '"round":2' in line)
    later, earlier = tmp_path / "a.jsonl", tmp_path / "b.jsonl"
    earlier.write_text("\n".join(lines[:at]), encoding="utf-8")
    later.write_text("\n".join(lines[at:]), encoding="utf-8")
    result = replay_log([later, earlier], FILING)
    assert [row["dealer"] for row in result.to_dicts()] == ["D7", "D7", "D7"]
    assert result.rounds == 3


def test_filings_as_texts_and_several() -> None:
    text = StringIO(FILING.read_text(encoding="utf-8"))
    assert replay_log(LOG, text).to_dicts()[0]["filing"] == "filing"
    both = replay_log(LOG, [SUBMISSIONS / "541-shoe.yaml", StringIO(FILING.read_text(encoding="utf-8"))])
    assert both.to_dicts()[0]["filing"] == "filing 2"
    alone = replay_log(LOG)
    assert {row["filing"] for row in alone.to_dicts()} == {None}
    assert replay_log(LOG, SUBMISSIONS / "541-shoe.yaml").uncovered[0].rounds == 3


def test_options_of_a_replay() -> None:
    told: list[int] = []
    result = replay_log(LOG, FILING, as_of="2016-01-01", engine="interpreted", shifts="day=06:00", progress=told.append)
    assert {finding.as_of for finding in result.findings} == {date(2016, 1, 1)}
    assert {row["shift"] for row in result.to_dicts()} == {"day"}
    assert (told[-1], result.engine, result.rounds_by["seat"]) == (3, "interpreted", {"2": 3, "5": 3})


def test_a_row_that_cannot_be_read_is_a_fault_and_never_repaired() -> None:
    wrong = [row if row["seq"] != 60 else {**row, "seat": 2.5} for row in rows()]
    result = replay_log(wrong, FILING)
    ((log, fault),) = result.faults
    assert (log, fault.column, fault.line) == ("log", "seat", 77)
    assert "not judged" in result._repr_html_()


@pytest.mark.parametrize(
    ("log", "filing", "error", "says"),
    [
        ("nowhere.jsonl", (), Unreadable, "nowhere.jsonl"),
        (StringIO("what\nis this"), (), Unreadable, "log: it lacks the column table, seq, kind"),
        (LOG, "nowhere.yaml", Unreadable, "nowhere.yaml: No such file or directory"),
        (LOG, StringIO("chapter: none"), Unreadable, "filing: this filing cannot be read"),
        (5, (), TypeError, "a log is a path, a text, rows or a table of them, not int"),
        ([5], (), TypeError, "a row of a log is a dict, not int"),
        ({"table": "BJ-1"}, (), TypeError, "not dict"),
        (LOG, 5, TypeError, "a path or an open text"),
    ],
)
def test_what_cannot_be_read_says_so(log: Any, filing: Any, error: type[Exception], says: str) -> None:
    with pytest.raises(error, match=says):
        replay_log(log, filing)


def test_the_table_in_each_form_has_the_same_columns_and_cents() -> None:
    result = replay_log(LOG, FILING)
    names = [column.name for column in COLUMNS]
    frame, other, arrow = result.to_pandas(), result.to_polars(), result.to_arrow()
    assert [*frame.columns] == other.columns == arrow.column_names == [*result.to_dicts()[0]] == names
    assert str(frame.difference_cents.dtype) == "Int64"
    assert frame.difference_cents.sum() == other["difference_cents"].sum() == 4700
    assert sum(filter(None, arrow["difference_cents"].to_pylist())) == 4700
    assert (
        str(frame.time.dt.tz)
        == other.schema["time"].time_zone
        == arrow.schema.field("time").type.tz
        == "America/New_York"
    )


def test_without_findings_the_table_keeps_its_columns_and_types() -> None:
    clean = check_filing(FILING)
    assert clean.findings == ()
    for table in (clean.to_pandas(), clean.to_polars(), clean.to_arrow()):
        assert table.shape == (0, len(COLUMNS))
    assert str(clean.to_pandas().time.dtype) == "datetime64[ms, America/New_York]"


@pytest.mark.parametrize("name", ["pandas", "polars", "pyarrow"])
def test_a_package_that_is_missing_is_named_in_one_line(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    result = check_filing(FILING)
    monkeypatch.setattr("validator.api.find_spec", lambda module: None)
    method = {"pyarrow": "to_arrow"}.get(name, f"to_{name}")
    with pytest.raises(
        ImportError, match=rf"{method}\(\) needs {name}; install it with: python -m pip install {name}$"
    ):
        getattr(result, method)()


def test_a_notebook_shows_the_findings_and_no_markup_of_theirs() -> None:
    hostile = [{**row, "player": "<script>"} if row.get("player") == "P2" else row for row in rows()]
    shown = replay_log(hostile, FILING)._repr_html_()
    assert "<script>" not in shown
    assert "<td>&lt;script&gt;</td>" in shown
    assert "<td>-$3.00</td>" in shown
    assert "3 rounds replayed, 3 findings" in shown


def test_a_long_result_shows_its_first_findings_and_counts_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("validator.api._SHOWN", 2)
    shown = replay_log(LOG, FILING)._repr_html_()
    assert shown.count("<tr>") == 3
    assert "<p>and 1 more</p>" in shown


def test_the_law_and_the_rules() -> None:
    assert law("633a.13(a)")[0].words.startswith("The certificate holder shall pay each winning Blackjack Wager")
    assert "blackjack-odds" in {entry.rule.id for entry in rules("633a", "filing")}
    assert {entry.chapter for entry in rules(judges="play")} >= {"535", "633a"}
    with pytest.raises(KeyError):
        law("633a.99")


def test_a_proposed_amendment_judges_and_is_shown() -> None:
    lucky, cash = amendment("suited-20-at-8-to-1"), amendment("no-verbal-wagers")
    assert check_filing(FILING, amend=lucky).findings == ()
    (found,) = check_filing(FILING, as_of="2026-01-01", amend=str(lucky)).findings
    assert (found.rule, found.expected) == ("lucky-ladies-odds", "8 to 1")
    cited = {one.citation for one in replay_log(LOG, as_of=NEW_YEAR, amend=[cash]).tallies}
    assert "633a.6(g)" in cited
    assert "633a.6(g)" not in {one.citation for one in replay_log(LOG, as_of=EVE, amend=[cash]).tallies}
    assert law("633a.6(g)", amend=cash)[0].words.startswith("Verbal wagers accompanied by cash")
    with pytest.raises(KeyError, match=r"633a.6\(g\)"):
        law("633a.6(g)", as_of=EVE, amend=cash)
    (bound,) = {one.rule.id for one in rules("633a", "play", amend=cash)} - {
        one.rule.id for one in rules("633a", "play")
    }
    assert bound == "wager-made-in-cash"
    assert rules("633a", as_of=EVE, amend=cash) != rules("633a", amend=cash)


def test_the_law_of_a_day() -> None:
    lucky = amendment("suited-20-at-8-to-1")
    pays = [
        str(law_on(day, lucky).of("633a").facts.paytable("lucky_ladies_paytable").pays("suited-20"))
        for day in (EVE, "2026-01-01")
    ]
    assert pays == ["10 to 1", "8 to 1"]
    assert law_on(EVE).of("633a") is law_on("2015-08-01").of("633a")


def test_an_amendment_that_does_not_fit_raises(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text('chapter: "633a"\neffective: 2026-01-01\ntitle: A trial\n', encoding="utf-8")
    with pytest.raises(ValueError, match="wrong.yaml:1:1: it changes nothing"):
        check_filing(FILING, amend=wrong)
    with pytest.raises(FileNotFoundError):
        law_on(EVE, tmp_path / "none.yaml")
