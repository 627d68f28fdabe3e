"""Summaries: findings by rule, table, dealer, shift, day, seat or patron, their rates and what they cost."""

import csv
import hashlib
import io
import json
from pathlib import Path

import pytest

from tests.command_line import Floorperson
from validator.core.data import data_folder
from validator.core.shifts import parse_shifts
from validator.report.grouped import FindingDigest, GroupedFindings, summarize
from validator.report.table import NOTHING, Money

SUBMISSIONS = data_folder("submissions")
LOG, FILING, BAD = (str(SUBMISSIONS / name) for name in ("demo/log.jsonl", "633a-shoe.yaml", "demo/bad.yaml"))


@pytest.fixture
def report(floorperson: Floorperson, tmp_path: Path) -> Path:
    path = tmp_path / "report.json"
    assert floorperson("replay", LOG, "-s", FILING, "-o", path).code == 1
    return path


def groups(out: str) -> dict[str, dict[str, str]]:
    rows = list(csv.DictReader(io.StringIO(out)))
    return {next(iter(row.values())): row for row in rows}


def test_by_patron_with_rates_and_money(floorperson: Floorperson, report: Path) -> None:
    ended = floorperson("summary", report, "--by", "patron", "--format", "csv")
    assert ended.code == 0
    assert groups(ended.out) == {
        "P1": {
            "patron": "P1", "findings": "2", "failures": "2", "reviews": "0", "rounds": "3",
            "failures_per_1000_rounds": "666.667", "house_short_dollars": "55.00", "players_short_dollars": "0.00",
            "bank_and_house_short_dollars": "0.00",
        },
        "P2": {
            "patron": "P2", "findings": "1", "failures": "1", "reviews": "0", "rounds": "3",
            "failures_per_1000_rounds": "333.333", "house_short_dollars": "0.00", "players_short_dollars": "3.00",
            "bank_and_house_short_dollars": "0.00",
        },
    }  # fmt: skip


@pytest.mark.parametrize(
    ("by", "words"),
    [
        ("rule", ["blackjack-paid-at-wrong-odds", "double-down-over-original", "tie-not-returned"]),
        ("table", ["BJ-101"]),
        ("dealer", ["D7"]),
        ("day", ["2015-08-15"]),
        ("seat", ["2", "5"]),
        ("gaming-day", [""]),
        ("shift", ["swing"]),
    ],
)
def test_by_each_key_logs_and_reports_say_the_same(
    floorperson: Floorperson, report: Path, by: str, words: list[str]
) -> None:
    options = ("--by", by, "--shifts", "day=06:00,swing=14:00", "--format", "json")
    from_report = json.loads(floorperson("summary", report, *options).out)
    from_log = json.loads(floorperson("summary", LOG, "-s", FILING, *options).out)
    assert from_report == from_log
    assert [group["group"][by] or "" for group in from_report["groups"]] == words
    rounds = {group["rounds"] for group in from_report["groups"]}
    assert rounds == ({None} if by == "gaming-day" else {3})
    assert from_report["total"]["failures_per_1000_rounds"] == 1000.0


def test_by_several_keys_no_rate_is_made_up(floorperson: Floorperson, report: Path) -> None:
    ended = floorperson("summary", report, "--by", "table,dealer", "--format", "json")
    (group,) = json.loads(ended.out)["groups"]
    assert group["group"] == {"table": "BJ-101", "dealer": "D7"}
    assert (group["findings"], group["rounds"], group["failures_per_1000_rounds"]) == (3, None, None)
    told = floorperson("summary", report, "--by", "table,dealer").out
    assert "no rate where it is not known how many rounds were dealt (by table and dealer)" in told


def test_by_a_rule_and_a_table_the_rounds_are_those_of_the_table(floorperson: Floorperson, report: Path) -> None:
    found = json.loads(floorperson("summary", report, "--by", "rule,table", "--format", "json").out)
    assert {group["rounds"] for group in found["groups"]} == {3}


def test_the_text_has_bars_totals_and_the_worst(floorperson: Floorperson, report: Path) -> None:
    lines = floorperson("summary", report, "--by", "seat", "--top", "2").out.splitlines()
    assert lines[0].split() == [
        "seat", "findings", "failures", "reviews", "rounds", "per", "1,000", "house", "short", "players", "short",
    ]  # fmt: skip
    assert lines[1].split() == ["2", "2", "2", "0", "3", "666.67", "$55.00", "$0.00", "█" * 20]
    assert lines[2].split() == ["5", "1", "1", "0", "3", "333.33", "$0.00", "$3.00", "█" * 10]
    assert lines[3].split() == ["all", "together", "3", "3", "0", "3", "1,000.00", "$55.00", "$3.00"]
    worst = [line.split()[0] for line in lines if line.startswith("  $")]
    assert worst == ["$50.00", "$5.00"]
    assert any("(§ 633a.7(q))" in line for line in lines)
    assert "not checkable: 17 rules; floorperson replay says for want of what" in lines


@pytest.mark.parametrize("ending", ["txt", "json", "csv", "md"])
def test_it_is_written_to_a_file_in_the_form_of_its_ending(
    floorperson: Floorperson, report: Path, tmp_path: Path, ending: str
) -> None:
    form = {"txt": "full", "md": "markdown"}.get(ending, ending)
    output = tmp_path / f"summary.{ending}"
    written = floorperson("summary", report, "--by", "dealer", "-o", output)
    said = floorperson("summary", report, "--by", "dealer", "--format", form)
    assert (written.code, written.out, written.err) == (0, "", said.err)
    assert output.read_text(encoding="utf-8") == said.out


def test_a_dash_is_standard_output(
    floorperson: Floorperson, report: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert floorperson("summary", report, "-o", "-") == floorperson("summary", report)
    assert not (tmp_path / "-").exists()


def test_a_file_of_no_known_ending_or_in_no_folder_is_refused(
    floorperson: Floorperson, report: Path, tmp_path: Path
) -> None:
    ended = floorperson("summary", report, "-o", tmp_path / "summary.odt")
    assert ended.code == 2
    assert "name one by --format, or end it in .txt, .md, .html, .docx, .pdf, .json, .csv, .xlsx" in " ".join(
        ended.err.split()
    )
    assert "cannot be written" in floorperson("summary", report, "-o", tmp_path / "none" / "s.csv").err


def test_a_table_of_groups_says_beside_it_what_was_left_out(floorperson: Floorperson, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    log.write_text(Path(LOG).read_text(encoding="utf-8") + '{"table": "BJ-101", "kin\n', encoding="utf-8")
    ended = floorperson("summary", log, "-s", FILING, "--format", "csv")
    assert ended.code == 2
    assert f"not judged: {log.as_posix()}:" in ended.err
    assert ended.out.startswith("rule,findings,")


def test_groups_beyond_the_top_are_counted(floorperson: Floorperson, report: Path) -> None:
    assert "and 2 more (--top)" in floorperson("summary", report, "--top", "1").out


def test_the_format_for_people_is_called_as_elsewhere(floorperson: Floorperson, report: Path) -> None:
    assert floorperson("summary", report, "--format", "full") == floorperson("summary", report)
    ended = floorperson("summary", report, "--format", "text")
    assert (ended.code, ended.out) == (2, "")
    assert "'text' is not one of full, markdown, html, docx, pdf, json, csv, xlsx" in ended.err


def test_markdown_escapes_what_a_log_says(floorperson: Floorperson, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    log.write_text(Path(LOG).read_text(encoding="utf-8").replace("D7", "D|7<b>"), encoding="utf-8")
    out = floorperson("summary", log, "-s", FILING, "--by", "dealer", "--format", "markdown").out
    assert "| D\\|7\\<b\\> | 3 | 3 | 0 | 3 | 1,000.00 | $55.00 | $3.00 |" in out


def test_a_dealer_named_as_a_formula_is_none_in_csv(floorperson: Floorperson, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    log.write_text(Path(LOG).read_text(encoding="utf-8").replace("D7", "=1+1"), encoding="utf-8")
    assert [*groups(floorperson("summary", log, "--by", "dealer", "--format", "csv").out)] == ["'=1+1"]


def test_who_dealt_without_a_finding_is_there_too(floorperson: Floorperson, tmp_path: Path) -> None:
    rows = [json.loads(line) for line in Path(LOG).read_text(encoding="utf-8").splitlines()]
    log = tmp_path / "log.jsonl"
    for row in rows:
        if row.get("round") == 1 and row.get("by") == "dealer:D7":
            row["by"] = "dealer:D1"
    log.write_text("\n".join(map(json.dumps, rows)), encoding="utf-8")
    found = groups(floorperson("summary", log, "-s", FILING, "--by", "dealer", "--format", "csv").out)
    assert (found["D1"]["findings"], found["D1"]["rounds"]) == ("0", "1")
    assert (found["D7"]["findings"], found["D7"]["rounds"]) == ("3", "2")


def test_several_reports_are_added_up(floorperson: Floorperson, report: Path, tmp_path: Path) -> None:
    log, other = tmp_path / "other.jsonl", tmp_path / "other.json"
    log.write_text(Path(LOG).read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert floorperson("replay", log, "-s", FILING, "-o", other).code == 1
    found = json.loads(floorperson("summary", report, other, "--by", "dealer", "--format", "json").out)
    (group,) = found["groups"]
    assert (group["findings"], group["rounds"], group["house_short_cents"]) == (6, 6, 11000)


@pytest.mark.parametrize("second", ["its log", "a copy of its log", "another report of it", "a part of it"])
def test_rounds_of_one_log_are_never_added_up_twice(
    floorperson: Floorperson, report: Path, tmp_path: Path, second: str
) -> None:
    given: Path | str = LOG
    if second == "a copy of its log":
        given = tmp_path / "copy.jsonl"
        given.write_bytes(Path(LOG).read_bytes())
    if second in ("another report of it", "a part of it"):
        given = tmp_path / "second.json"
        narrowed = ("--round", "BJ-101/2") if second == "a part of it" else ()
        floorperson("replay", LOG, "-s", FILING, *narrowed, "-o", given)
    ended = floorperson("summary", report, given)
    assert (ended.code, ended.out) == (2, "")
    assert "log.jsonl" in ended.err and "its rounds would count twice; leave one out" in ended.err


def test_a_report_that_names_no_hash_of_its_log_is_added_to_no_other(
    floorperson: Floorperson, report: Path, tmp_path: Path
) -> None:
    document = json.loads(report.read_text(encoding="utf-8"))
    del document["hashes"]
    old = tmp_path / "old.json"
    old.write_text(json.dumps(document), encoding="utf-8")
    assert floorperson("summary", old).code == 0
    ended = floorperson("summary", old, report)
    assert ended.code == 2
    assert "old.json does not say the SHA-256 of" in ended.err and "replay the log again" in ended.err


def test_it_names_logs_and_filings_with_their_hashes(floorperson: Floorperson, report: Path) -> None:
    log, filing = (hashlib.sha256(Path(file).read_bytes()).hexdigest() for file in (LOG, FILING))
    for source in ([report], [LOG, "-s", FILING]):
        out = floorperson("summary", *source).out
        assert f"submissions/demo/log.jsonl, SHA-256 {log}" in out
        assert f"submissions/633a-shoe.yaml, SHA-256 {filing}" in out
        html = floorperson("summary", *source, "--format", "html").out
        assert "What it was made from" in html and log in html and filing in html
    assert "filing: none given; the law alone judged" in floorperson("summary", LOG).out


def test_a_law_that_is_not_held_is_said_where_nothing_is_found(floorperson: Floorperson) -> None:
    arguments = (LOG, "-s", FILING, "--as-of", "2026-01-01", "--select", "633a.4")
    out = floorperson("summary", *arguments).out
    assert "0 findings" in out
    assert "judged by the law as of 2026-01-01 (--as-of), not by that of each day" in out
    assert "provisional: the text in force on 2026-01-01 is not held" in out
    assert "the text in force on 2026-01-01 is not held" in floorperson("summary", *arguments, "--format", "html").out


def test_provisional_findings_are_said_to_be_so(floorperson: Floorperson, tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    floorperson("replay", LOG, "-s", FILING, "--as-of", "2026-01-01", "-o", report)
    words = "provisional: 3 findings judged by a text that is not held for the day"
    assert words in floorperson("summary", report).out
    assert words not in floorperson("summary", LOG).out
    assert json.loads(floorperson("summary", report, "--format", "json").out)["provisional"] == 3


def test_what_is_suppressed_is_left_out_and_said(floorperson: Floorperson, tmp_path: Path) -> None:
    config, report = tmp_path / "floorperson.toml", tmp_path / "report.json"
    config.write_text(
        '[[suppress]]\nrule = "tie-not-returned"\nreason = "known"\napprover = "J. Doe"\n', encoding="utf-8"
    )
    floorperson("replay", LOG, "-s", FILING, "--config", config, "-o", report)
    out = floorperson("summary", report, "--by", "table").out
    assert "1 suppressed finding left out" in out
    assert "$5.00" in out.splitlines()[1]


def test_what_was_not_judged_is_said_and_is_not_clean(floorperson: Floorperson, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    log.write_text(Path(LOG).read_text(encoding="utf-8") + '{"table": "BJ-101", "kin\n', encoding="utf-8")
    ended = floorperson("summary", log, "-s", FILING)
    assert ended.code == 2
    assert f"not judged: {log.as_posix()}:" in ended.out
    other = floorperson("summary", LOG, "-s", SUBMISSIONS / "541-shoe.yaml")
    assert other.code == 2
    assert "table BJ-101, 3 rounds by a filing: " in other.out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--by", "croupier"], "'croupier' is not one of rule, table, dealer, shift, day, gaming-day, seat, patron"),
        (["--by", "shift"], "--by shift: a log records no shifts; say when they begin, as --shifts"),
        (["--shifts", "6:00"], "write day=06:00"),
        (["-s", FILING], "--submission: for logs alone; a report was judged when it was written"),
        (["--select", "633a.7"], "--select: for logs alone; a report was judged when it was written"),
        (["--as-of", "2015-08-01", LOG], "--as-of: for logs alone; a report was judged when it was written"),
        (["--baseline", "known.json", "--exclude", "x"], "--exclude and --baseline: for logs alone"),
    ],
)
def test_what_cannot_be_done_says_what_to_write(
    floorperson: Floorperson, report: Path, arguments: list[str], says: str
) -> None:
    ended = floorperson("summary", report, *arguments)
    assert (ended.code, ended.out) == (2, "")
    assert says in " ".join(ended.err.split())


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "this is no JSON"),
        ("[]", "this is no report that floorperson replay --format json wrote"),
        ('{"job": "replay", "report_version": "1"}', "this is a report of version 1; ours are of version 2"),
        ('{"job": "replay", "report_version": "2"}', "this report of replay is not whole"),
        ('{"job": "law", "report_version": "2"}', "this is a report of law; a summary is of reports of replay"),
    ],
)
def test_what_is_no_report_of_replay_is_refused(floorperson: Floorperson, tmp_path: Path, text: str, says: str) -> None:
    path = tmp_path / "report.json"
    path.write_text(text, encoding="utf-8")
    ended = floorperson("summary", path)
    assert ended.code == 2
    assert says in ended.err


def fact(act: int, money: Money, *, rule: str = "a", fails: bool = True) -> FindingDigest:
    return FindingDigest({"rule": rule}, fails, money, f"log:{act}", (act, money.all), "", "633a.7(g)", None)


def test_money_of_one_act_counts_once_and_what_is_for_review_not_at_all() -> None:
    facts = (
        fact(1, Money(house=500)),
        fact(1, Money(house=500), rule="b"),
        fact(2, Money(players=300)),
        fact(3, NOTHING, fails=False),
    )
    found = summarize(GroupedFindings(facts, rounds=2000), ["rule"])
    assert found.total.money == Money(house=500, players=300)
    assert (found.total.findings, found.total.failures, found.total.reviews) == (4, 3, 1)
    assert found.total.rate == 1.5
    assert [group.money.house for group in found.groups] == [500, 500]
    assert [one.money.all for one in found.worst] == [500, 300]


def test_rounds_of_a_shift_that_begins_within_an_hour_are_not_counted() -> None:
    judged = GroupedFindings((fact(1, NOTHING),), 10, {"hour": {"13": 4, "14": 6}})
    whole = summarize(judged, ["shift"], parse_shifts("day=06:00,swing=14:00"))
    assert {group.words: group.rounds for group in whole.groups}[("swing",)] == 6
    half = summarize(judged, ["shift"], parse_shifts("day=06:00,swing=14:30"))
    assert {group.rounds for group in half.groups} == {None}
