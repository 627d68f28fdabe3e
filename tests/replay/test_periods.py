"""Under what each table was judged, period by period; what no filing given covers; logs in which nothing is."""

import json
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest

import validator.replay.run
from tests.command_line import Floorperson
from validator.core.data import data_folder
from validator.log.writing import write_csv, write_jsonl, write_parquet
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs
from validator.replay.report import ReplayReport

SUBMISSIONS = data_folder("submissions")
DEMO = SUBMISSIONS / "demo" / "log.jsonl"
HEAD = {"version": "2015-3", "status": "submitted", "effective": "2015-08-01", "tables": "[BJ-101]"}


def log_of(folder: Path, rows: list[dict[str, object]], name: str = "log.jsonl") -> Path:
    """A log of rows whose table is BJ-101 unless they name another; ``seq`` is counted."""
    path = folder / name
    numbered = [{"table": "BJ-101", "seq": seq} | row for seq, row in enumerate(rows, 1)]
    path.write_text("".join(json.dumps(row) + "\n" for row in numbered), encoding="utf-8", newline="\n")
    return path


def opened(chapter: str = "633a", **more: object) -> dict[str, object]:
    return {"kind": "table-open", "what": chapter} | more


def ended(number: int, day: str = "2015-08-15", **more: object) -> dict[str, object]:
    at = {"at": f"{day}T20:00:00-04:00"} if day else {}
    return {"kind": "round-end", "round": number} | at | more


def filing_of(folder: Path, name: str = "filing.yaml", chapter: str = "633a", **head: str) -> Path:
    """A filing with nothing but a head."""
    stated = {key: words for key, words in (HEAD | head).items() if words}
    path = folder / name
    lines = "".join(f"  {key}: {words}\n" for key, words in stated.items())
    path.write_text(f'chapter: "{chapter}"\nhead:\n{lines}', encoding="utf-8", newline="\n")
    return path


def replayed(log: Path, *filings: Path, as_of: date | None = None) -> ReplayReport:
    return replay_logs([log], load_filings(filings), "interpreted", as_of)


def told(report: ReplayReport) -> list[tuple[str, str, int, int | None, int | None]]:
    return [
        (one.table, Path(one.under.filing).stem, one.rounds, one.first_round, one.last_round) for one in report.periods
    ]


def test_a_table_is_judged_under_its_filing_in_one_period(floorperson: Floorperson, tmp_path: Path) -> None:
    log = log_of(tmp_path, [opened(), ended(1), ended(2), ended(3, "2015-08-16")])
    filing = filing_of(tmp_path)
    ran = floorperson("replay", log, "-s", filing, "--format", "json")
    assert ran.code == 0
    assert json.loads(ran.out)["judged"] == [
        {
            "file": log.as_posix(),
            "table": "BJ-101",
            "rounds": 3,
            "first_round": 1,
            "last_round": 3,
            "first_day": "2015-08-15",
            "last_day": "2015-08-16",
            "judged_by": "filing and law",
            "chapter": "633a",
            "filing": filing.as_posix(),
            "version": "2015-3",
            "status": "submitted",
            "approval_shown": False,
            "filing_in_the_log": "",
            "as_of": None,
            "text_from": "2015-06-13",
            "text_until": "2025-01-10",
            "provisional": "",
            "why": "",
            "one_of_tables": [],
            "chapter_asked": False,
        }
    ]
    judged = floorperson("replay", log, "-s", filing).out.splitlines()[-3]
    assert judged == (
        f"judged: 3 rounds under {filing.as_posix()}, version 2015-3, submitted; approval is not shown; by Chapter 633a, "
        "the law of the day of each round; 1 table, 2015-08-15 to 2015-08-16, 4 events, interpreted"
    )
    lines = floorperson("replay", log, "-s", filing, "-v").out.splitlines()
    assert lines[3:7] == [
        "judged under",
        "  table BJ-101, rounds 1 to 3, 2015-08-15 to 2015-08-16",
        f"    filing    {filing.as_posix()}, version 2015-3, submitted; approval is not shown",
        "    law       Chapter 633a of the day of each round, by its text held from 2015-06-13 to 2025-01-10",
    ]


@pytest.mark.parametrize(
    ("head", "why"),
    [
        ({"tables": "[BJ-102, BJ-103]"}, "no filing given is for table BJ-101: they are for BJ-102, BJ-103"),
        ({"effective": "2015-08-16"}, "{filing} is in force only from 2015-08-16"),
        ({"until": "2015-08-14"}, "{filing} was in force only until 2015-08-14"),
        ({"status": "draft"}, "{filing} is a draft; --as-if-approved judges by it"),
        ({"status": "unfinished"}, "{filing} is unfinished; --as-if-approved judges by it"),
        ({"chapter": "551"}, "{filing} is a filing of Chapter 551"),
    ],
)
def test_what_no_filing_given_covers_is_judged_by_the_law_alone_and_is_no_pass(
    floorperson: Floorperson, tmp_path: Path, head: dict[str, str], why: str
) -> None:
    log, filing = log_of(tmp_path, [opened(), ended(1)]), filing_of(tmp_path, **head)
    ran = floorperson("replay", log, "-s", filing, "--format", "json")
    assert ran.code == 2
    (judged,) = json.loads(ran.out)["judged"]
    assert judged["why"] == why.format(filing=filing.as_posix())
    assert (judged["judged_by"], judged["filing"], judged["chapter"]) == ("law alone", "", "633a")
    ran = floorperson("replay", log, "-s", filing)
    assert ran.code == 2
    assert ran.out.splitlines()[-3].startswith(f"judged: 1 round by the law alone ({judged['why']}); by Chapter 633a, ")
    verbose = floorperson("replay", log, "-s", filing, "-v").out.splitlines()
    assert f"    filing    none judged: {judged['why']}; the law alone judges" in verbose
    assert ran.out.splitlines()[-1].startswith(
        "1 round replayed, 1 of them under none of the filings given, 0 findings"
    )


@pytest.mark.parametrize(
    "head",
    [{}, {"tables": ""}, {"effective": "2015-08-15"}, {"until": "2015-08-15"}, {"status": ""}, {"status": "approved"}],
    ids=["as it stands", "all tables", "first day", "last day", "no status", "approved"],
)
def test_what_a_filing_covers_is_judged_under_it(
    floorperson: Floorperson, tmp_path: Path, head: dict[str, str]
) -> None:
    log, filing = log_of(tmp_path, [opened(), ended(1)]), filing_of(tmp_path, **head)
    ran = floorperson("replay", log, "-s", filing, "--format", "json")
    assert ran.code == 0
    (judged,) = json.loads(ran.out)["judged"]
    assert (judged["judged_by"], judged["why"]) == ("filing and law", "")
    assert judged["approval_shown"] == (head.get("status") == "approved")


@pytest.mark.parametrize(
    ("status", "words"),
    [
        ("draft", "a draft, judged by as if it were approved"),
        ("submitted", "submitted; approval is not shown"),
        ("", "of no status stated; approval is not shown"),
        ("approved", "approved"),
    ],
)
def test_the_head_of_the_report_says_how_far_a_filing_has_come(
    floorperson: Floorperson, tmp_path: Path, status: str, words: str
) -> None:
    log, filing = log_of(tmp_path, [opened(), ended(1)]), filing_of(tmp_path, status=status)
    ran = floorperson("replay", log, "-s", filing, "--as-if-approved")
    assert ran.code == 0
    assert f"judged: 1 round under {filing.as_posix()}, version 2015-3, {words}; by Chapter 633a, " in ran.out
    ran = floorperson("replay", log, "-s", filing, "--as-if-approved", "-v")
    assert ran.out.splitlines()[5] == f"    filing    {filing.as_posix()}, version 2015-3, {words}"


def test_findings_give_their_exit_code_although_no_filing_covers_the_rounds(floorperson: Floorperson) -> None:
    ran = floorperson("replay", DEMO, "-s", SUBMISSIONS / "551-shoe.yaml")
    assert ran.code == 1
    assert "\njudged: 3 rounds by the law alone (submissions/551-shoe.yaml is a filing of Chapter 551); " in ran.out
    assert floorperson("replay", DEMO, "-s", SUBMISSIONS / "551-shoe.yaml", "--fail-on", "never").code == 2


def test_without_any_filing_the_law_alone_judges_and_nothing_is_at_fault(
    floorperson: Floorperson, tmp_path: Path
) -> None:
    log = log_of(tmp_path, [opened(), ended(1)])
    ran = floorperson("replay", log)
    assert ran.code == 0
    assert ran.out.splitlines()[-3].startswith("judged: 1 round by the law alone; by Chapter 633a, ")
    assert ran.out.splitlines()[-2].startswith("not judged: what a filing selects, as no filing is given; ")
    assert floorperson("replay", log, "-v").out.splitlines()[3:6] == [
        "judged under",
        "  table BJ-101, round 1, 2015-08-15",
        "    filing    none judged: no filing is given; the law alone judges",
    ]


def test_each_table_says_for_itself(floorperson: Floorperson, tmp_path: Path) -> None:
    rows = [opened(), opened("590", table="FB-1"), opened("999", table="X"), opened(table="BJ-9", kind="table-open")]
    rows += [ended(1), ended(1, table="FB-1"), ended(1, table="X"), ended(2), opened(table="A")]
    log, filing = log_of(tmp_path, rows), filing_of(tmp_path)
    ran = floorperson("replay", log, "-s", filing, "--format", "json")
    assert ran.code == 2
    report = json.loads(ran.out)
    assert [(one["table"], one["rounds"], one["judged_by"], one["why"]) for one in report["judged"]] == [
        ("A", 0, "law alone", "no filing given is for table A: they are for BJ-101"),
        ("BJ-101", 2, "filing and law", ""),
        ("BJ-9", 0, "law alone", "no filing given is for table BJ-9: they are for BJ-101"),
        ("FB-1", 1, "law alone", f"{filing.as_posix()} is a filing of Chapter 633a"),
        ("X", 1, "nothing", "chapter 999 is none of those that can be judged"),
    ]
    not_judged = floorperson("replay", log, "-s", filing).out.splitlines()[-2]
    assert f"{log.as_posix()}: table X, 1 round not judged: chapter 999 is none of those that can be" in not_judged
    out = floorperson("replay", log, "-s", filing, "-v").out.splitlines()
    assert "    " + " " * 10 + "not judged: chapter 999 is none of those that can be judged" in out
    assert "  table A, no round, no day recorded" in out


def test_a_filing_follows_another(tmp_path: Path) -> None:
    one = filing_of(tmp_path, "one.yaml", until="2015-08-16")
    other = filing_of(tmp_path, "other.yaml", version="2015-4", effective="2015-08-18")
    days = ["2015-08-15", "2015-08-16", "2015-08-17", "2015-08-18", "2015-08-19"]
    log = log_of(tmp_path, [opened(), *(ended(number, day) for number, day in enumerate(days, 1))])
    report = replayed(log, one, other)
    assert told(report) == [
        ("BJ-101", "one", 2, 1, 2),
        ("BJ-101", "", 1, 3, 3),
        ("BJ-101", "other", 2, 4, 5),
    ]
    assert report.periods[1].under.why == (
        f"{one.as_posix()} was in force only until 2015-08-16; {other.as_posix()} is in force only from 2015-08-18"
    )
    assert report.uncovered == (report.periods[1],)
    covering = filing_of(tmp_path, "one.yaml")
    assert not replayed(log, covering, other).uncovered


@pytest.mark.parametrize("named", [HEAD["version"], "another"])
def test_a_table_that_is_opened_the_day_before_its_filing_is_named_is_judged_as_one_that_is_not_cut(
    tmp_path: Path, named: str
) -> None:
    at = "2015-08-14T23:00:00-04:00"
    rows: list[dict[str, object]] = [opened(at=at), {"kind": "filing-in-force", "what": named}, ended(1), ended(2)]
    other = filing_of(tmp_path, "other.yaml", version="another")
    report = replayed(log_of(tmp_path, rows), filing_of(tmp_path), other)
    assert told(report) == [("BJ-101", "other" if named == "another" else "filing", 2, 1, 2)]
    alone = replayed(log_of(tmp_path, rows), tmp_path / ("other.yaml" if named == "another" else "filing.yaml"))
    assert told(alone) == told(report)
    assert [one.under.called for one in alone.periods] == [""]


def test_batches_change_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    days = ["2015-06-12", "2015-06-13"]
    rows = [opened(), *(ended(number, days[number > 3000]) for number in range(1, 6001))]
    log, filing = log_of(tmp_path, rows), filing_of(tmp_path, effective="2015-06-13")
    whole = replayed(log, filing)
    assert told(whole) == [("BJ-101", "", 3000, 1, 3000), ("BJ-101", "filing", 3000, 3001, 6000)]
    monkeypatch.setattr(validator.replay.run, "BATCH_ROUNDS", 7)
    assert replayed(log, filing).periods == whole.periods


def test_a_period_ends_where_not_the_same_words_are_held(tmp_path: Path) -> None:
    log = log_of(tmp_path, [opened(), ended(1, "2015-06-11"), ended(2, "2015-06-12"), ended(3, "2015-06-13")])
    for report in (replayed(log), replayed(log, filing_of(tmp_path, effective="2015-01-01"))):
        before, after = report.periods
        assert before.under.law is not None and after.under.law is not None
        assert (before.rounds, before.last_day, after.rounds) == (2, date(2015, 6, 12), 1)
        assert before.under.law.provisional.startswith("the text in force on 2015-06-11 is not held for § 633a.")
        assert after.under.law.provisional == ""


def test_as_of_asks_for_one_law(floorperson: Floorperson, tmp_path: Path) -> None:
    log = log_of(tmp_path, [opened(), ended(1, "2015-06-12"), ended(2, "2015-06-13")])
    (judged,) = json.loads(floorperson("replay", log, "--as-of", "2026-11-21", "--format", "json").out)["judged"]
    assert (judged["as_of"], judged["rounds"]) == ("2026-11-21", 2)
    assert judged["provisional"].startswith("the text in force on 2026-11-21 is not held: ")
    out = floorperson("replay", log, "--as-of", "2026-11-21").out
    assert "; by Chapter 633a, the law as of 2026-11-21 (--as-of); " in out
    assert f"; provisional: {judged['provisional']}\n" in out
    out = floorperson("replay", log, "--as-of", "2026-11-21", "-v").out
    assert "    law       Chapter 633a as of 2026-11-21 (--as-of), by its text held from 2015-06-13 to " in out


def test_rounds_without_a_day_say_so(tmp_path: Path) -> None:
    (period,) = replayed(log_of(tmp_path, [opened(), ended(1, "")]), filing_of(tmp_path)).periods
    assert (period.first_day, period.last_day) == (None, None)
    assert period.under.law is not None
    assert period.under.law.provisional == "no day is recorded; judged by the text held"


def test_a_filing_that_the_log_calls_otherwise_is_told(floorperson: Floorperson, tmp_path: Path) -> None:
    filing = filing_of(tmp_path)
    for version, words in (("2016-1", "; the log calls the filing in force 2016-1"), ("2015-3", "")):
        log = log_of(tmp_path, [opened(), {"kind": "filing-in-force", "what": version}, ended(1)])
        line = f"    filing    {filing.as_posix()}, version 2015-3, submitted; approval is not shown{words}"
        assert line in floorperson("replay", log, "-s", filing, "-v").out.splitlines()
        assert f"approval is not shown{words}; by Chapter" in floorperson("replay", log, "-s", filing).out


def test_a_round_cut_by_a_declaration_counts_once(tmp_path: Path) -> None:
    cut = {"kind": "records", "what": "pay", "by": "always"}
    log = log_of(tmp_path, [opened(), {"kind": "round-start", "round": 1}, cut | {"round": 1}, ended(1)])
    assert told(replayed(log, filing_of(tmp_path))) == [("BJ-101", "filing", 1, 1, 1)]


def test_several_logs_are_named(floorperson: Floorperson, tmp_path: Path) -> None:
    one = log_of(tmp_path, [opened(), ended(1)], "one.jsonl")
    other = log_of(tmp_path, [ended(2, "2015-08-16")], "other.jsonl")
    out = floorperson("replay", one, other, "-v").out.splitlines()
    assert f"  {one.as_posix()}: table BJ-101, round 1, 2015-08-15" in out
    assert f"  {other.as_posix()}: table BJ-101, round 2, 2015-08-16" in out


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("log.jsonl", "", "no row is in it"),
        ("log.jsonl", "\n\n", "no row is in it"),
        ("log.csv", "table,seq,kind,what\n", "no row is in it"),
        ("log.jsonl", '{"table": "T", "seq": 1, "kind": "table-open", "what": "633a"}\n', "nothing happens in it"),
        ("log.jsonl", '{"table": "venue", "seq": 1, "kind": "currency", "what": "USD"}\n', "nothing happens in it"),
        ("log.jsonl", '{"table": "T", "seq": 1, "kind": "idle", "what": "start"}\n', "the log does not say which"),
    ],
    ids=["empty", "blank", "header", "declarations", "venue", "nothing that can be judged"],
)
def test_a_log_in_which_nothing_is_is_no_pass(
    floorperson: Floorperson, tmp_path: Path, name: str, text: str, said: str
) -> None:
    log, full = tmp_path / name, log_of(tmp_path, [opened(), ended(1)], "full.jsonl")
    log.write_text(text, encoding="utf-8")
    for logs in ([log], [full, log]):
        if said.startswith("the log") and len(logs) > 1:
            continue
        ran = floorperson("replay", *logs, "--format", "json")
        assert ran.code == 2
        report = json.loads(ran.out)
        assert any(said in words for words in (*report["unjudged"], *(one["why"] for one in report["judged"])))
        ran = floorperson("replay", *logs)
        assert ran.code == 2
        assert said in ran.out
    assert floorperson("replay", full).code == 0


def test_events_outside_of_rounds_alone_are_no_pass(floorperson: Floorperson, tmp_path: Path) -> None:
    log = log_of(tmp_path, [opened(), {"kind": "idle", "what": "start"}])
    ran = floorperson("replay", log)
    assert ran.code == 2
    assert "not judged: no round is in any of the logs; only what lies outside of rounds was judged" in ran.out
    assert ran.out.splitlines()[-1].startswith("0 rounds replayed, 0 findings")


def test_rounds_without_a_number_are_told_to_be_unjudged(floorperson: Floorperson, tmp_path: Path) -> None:
    started: dict[str, object] = {"kind": "round-start"}
    for chapter, why in (("633a", "they bear no number (column round)"), ("999", "chapter 999 is none of those")):
        rows = [opened(chapter), started, started, opened(table="T"), ended(1, table="T")]
        ran = floorperson("replay", log_of(tmp_path, rows), "--format", "json")
        assert ran.code == 2
        (words,) = json.loads(ran.out)["unjudged"]
        assert f": table BJ-101, 2 rounds not judged: {why}" in words
    begins: tuple[dict[str, object], ...] = ({"round": 1}, {})
    for start in begins:
        numbered: list[dict[str, object]] = [opened(), started | start, ended(1), {"kind": "idle", "what": "start"}]
        assert floorperson("replay", log_of(tmp_path, numbered)).code == 0


def test_what_is_not_judged_is_counted_once_whatever_the_batches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = log_of(tmp_path, [opened("999"), *(ended(number) for number in range(1, 6001))])
    monkeypatch.setattr(validator.replay.run, "BATCH_ROUNDS", 7)
    assert replayed(log).unjudged == [
        f"{log.as_posix()}: table BJ-101, 6000 rounds not judged: chapter 999 is none of those that can be judged"
    ]


def test_a_log_has_the_same_periods_in_every_form(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    rows = [
        {"table": "BJ-101", "seq": 1} | opened(),
        *(
            {"table": "BJ-101", "seq": number + 1} | ended(number, day)
            for number, day in enumerate(["2015-06-12", "2015-06-13", "2015-06-14"], 1)
        ),
        {"table": "BJ-101", "seq": 9, "kind": "round-start", "at": "2015-06-15T20:00:00-04:00"},
    ]
    filing = filing_of(tmp_path, effective="2015-06-14")
    found = []
    for write, ending in ((write_jsonl, "jsonl"), (write_csv, "csv"), (write_parquet, "parquet")):
        log = tmp_path / f"log.{ending}"
        write(log, rows)
        report = replayed(log, filing)
        assert report.unjudged == [
            f"{log.as_posix()}: table BJ-101, 1 round not judged: they bear no number (column round)"
        ]
        found.append([replace(period, log="") for period in report.periods])
    assert found[0] == found[1] == found[2]
    assert [period.rounds for period in found[0]] == [1, 1, 1]


def test_of_two_filings_for_a_table_from_the_same_day_none_is_taken_unless_the_log_names_it(tmp_path: Path) -> None:
    one, other = filing_of(tmp_path, "one.yaml"), filing_of(tmp_path, "other.yaml", version="2015-4")
    log = log_of(tmp_path, [opened(), ended(1)])
    for given in ((one, other), (other, one)):
        report = replayed(log, *given)
        assert told(report) == [("BJ-101", "", 1, 1, 1)]
        assert report.periods[0].under.why == (
            f"{given[0].as_posix()} and {given[1].as_posix()} take effect for it on the same day, and which of them "
            "holds is not stated"
        )
    named = log_of(tmp_path, [opened(), {"kind": "filing-in-force", "what": "2015-4"}, ended(1)])
    assert told(replayed(named, one, other)) == [("BJ-101", "other", 1, 1, 1)]
    earlier = filing_of(tmp_path, "earlier.yaml", effective="2015-07-31")
    assert told(replayed(log, earlier, other)) == [("BJ-101", "other", 1, 1, 1)]
    draft = filing_of(tmp_path, "draft.yaml", status="draft")
    assert told(replayed(log, draft, other)) == [("BJ-101", "other", 1, 1, 1)]


def test_a_log_that_names_no_chapter_takes_that_of_its_filing_where_there_is_one(tmp_path: Path) -> None:
    log = log_of(tmp_path, [ended(1)])
    one, other = filing_of(tmp_path, "one.yaml"), filing_of(tmp_path, "other.yaml", chapter="590")
    assert [period.under.chapter for period in replayed(log, one).periods] == ["633a"]
    report = replayed(log, one, other)
    assert [(period.under.chapter, period.under.by) for period in report.periods] == [("", "nothing")]
    assert "which of them holds is not stated" in report.unjudged[0]


@pytest.mark.parametrize(("table", "of"), [("venue", "every table"), ("BJ-101", "table BJ-101")])
@pytest.mark.parametrize("engine", ["interpreted", "read by kernels"])
def test_a_log_that_counts_in_another_currency_is_said_to(tmp_path: Path, table: str, of: str, engine: Any) -> None:
    lines = DEMO.read_text(encoding="utf-8").splitlines()
    at = next(place for place, line in enumerate(lines) if f'"{table}"' in line)
    for word, said in (("EUR", True), ("USD", False)):
        row = json.dumps({**json.loads(lines[at]), "seq": 0, "kind": "currency", "what": word, "by": None})
        path = tmp_path / "log.jsonl"
        path.write_text("\n".join([*lines[:at], row, *lines[at:]]) + "\n", encoding="utf-8")
        report = replay_logs([path], load_filings([SUBMISSIONS / "633a-shoe.yaml"]), engine)
        assert report.faults == [] and report.rounds == 3
        told = [words for words in report.unjudged if "counts in" in words]
        assert [words.partition(": each")[0] for words in told] == [f"{path}: {of} counts in {word}, not in USD"] * said
