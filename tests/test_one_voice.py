"""The commands that judge rounds read the same settings and come to the same verdict."""

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from tests.command_line import Floorperson
from validator.api import check_filing, replay_log
from validator.core.data import data_folder
from validator.core.finding import Circumstances, Finding, LogPlace, Outcome, Severity
from validator.report.judgment import ReportedFinding
from validator.report.narrowing import Narrowing

DEMO = data_folder("submissions") / "demo" / "log.jsonl"
FILING = data_folder("submissions") / "633a-shoe.yaml"
SUPPRESS = """
[[suppress]]
rule = "tie-not-returned"
reason = "the recorder doubles returns on ties until its repair"
approver = "A. Smith"
"""
DOUBLE, ODDS, TIE = "double-down-over-original", "blackjack-paid-at-wrong-odds", "tie-not-returned"


@pytest.fixture
def case(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which one works: a log, its filing, and an options file that names it and suppresses one rule."""
    (tmp_path / "log.jsonl").write_bytes(DEMO.read_bytes())
    (tmp_path / "filing.yaml").write_bytes(FILING.read_bytes())
    (tmp_path / "floorperson.toml").write_text(f'submissions = ["filing.yaml"]\n{SUPPRESS}', encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def replayed(floorperson: Floorperson, *options: str) -> dict[str, Any]:
    """The JSON report of replay."""
    document: dict[str, Any] = json.loads(floorperson("replay", "log.jsonl", "--format", "json", *options).out)
    return document


def summed(floorperson: Floorperson, *options: str) -> dict[str, Any]:
    """The JSON report of summary."""
    document: dict[str, Any] = json.loads(floorperson("summary", "log.jsonl", "--format", "json", *options).out)
    return document


def exhibited(floorperson: Floorperson, case: Path, *options: str) -> str:
    """The text of an exhibit, its lines joined."""
    floorperson("exhibit", "log.jsonl", "-o", case / "e.txt", *options)
    return " ".join((case / "e.txt").read_text(encoding="utf-8").split())


def rules_told(document: dict[str, Any], standing: str) -> list[str]:
    """The rules of the findings that stand so."""
    return [one["rule"] for one in document["findings"] if one["standing"] == standing]


def test_the_options_file_holds_for_each_command(case: Path, floorperson: Floorperson) -> None:
    report, added = replayed(floorperson), summed(floorperson)
    assert rules_told(report, "new") == [DOUBLE, ODDS]
    assert rules_told(report, "suppressed") == [TIE]
    assert {one["group"]["rule"] for one in added["groups"] if one["failures"]} == {DOUBLE, ODDS}
    assert (added["total"]["findings"], added["suppressed"], added["known"]) == (2, 1, 0)
    assert (
        added["options"]
        == [report["terms"]["bearing"]]
        == ["floorperson.toml bears on this: submissions 1, suppress 1"]
    )
    paper = exhibited(floorperson, case)
    assert "3 rounds replayed, 2 findings, 1 suppressed" in paper
    assert "3 rounds under filing.yaml, version 2015-3" in paper
    assert report["terms"]["bearing"] in paper
    assert DOUBLE in paper and ODDS in paper and TIE not in paper


def test_without_it_each_judges_by_the_law_alone(case: Path, floorperson: Floorperson) -> None:
    report, added = replayed(floorperson, "--no-config"), summed(floorperson, "--no-config")
    assert report["filings"] == added["options"] == []
    assert rules_told(report, "new") == [one["rule"] for one in report["findings"]]
    assert added["total"]["findings"] == len(report["findings"])
    paper = exhibited(floorperson, case, "--no-config")
    assert "by Chapter 633a" in paper and "under filing.yaml" not in paper
    assert f"3 rounds replayed, {len(report['findings'])} findings" in paper


def test_a_suppressed_finding_of_a_round_that_is_shown_is_shown_as_such(case: Path, floorperson: Floorperson) -> None:
    paper = exhibited(floorperson, case, "3")
    assert "Findings shown 1, 1 of them suppressed" in paper
    assert (
        "Suppressed by floorperson.toml: the recorder doubles returns on ties until its repair; approved by A. Smith"
        in paper
    )


def test_what_is_known_from_a_baseline_is_known_to_each(case: Path, floorperson: Floorperson) -> None:
    known = ("--baseline", "known.json")
    floorperson("replay", "log.jsonl", "--select", ODDS, *known, "--update-baseline")
    report, added = replayed(floorperson, *known), summed(floorperson, *known)
    assert (rules_told(report, "known"), rules_told(report, "new")) == ([ODDS], [DOUBLE])
    assert (added["total"]["findings"], added["known"], added["suppressed"]) == (2, 1, 1)
    assert "2 of them known" not in (paper := exhibited(floorperson, case, "2", *known))
    assert "Findings shown 2, 1 of them known" in paper
    assert "Known: it stands in the baseline known.json" in paper


@pytest.mark.parametrize(
    ("options", "rules"),
    (
        (("--select", "633a.10"), [DOUBLE]),
        (("--ignore", ODDS), [DOUBLE]),
        (("--table", "BJ-101"), [DOUBLE, ODDS]),
        (("--table", "BJ-102"), []),
        (("--seat", "2"), [DOUBLE]),
        (("--patron", "P2"), [ODDS]),
        (("--since", "2015-08-15"), [DOUBLE, ODDS]),
        (("--since", "2015-08-16"), []),
        (("--until", "2015-08-15"), [DOUBLE, ODDS]),
        (("--until", "2015-08-14"), []),
    ),
    ids=" ".join,
)
def test_what_is_asked_for_is_told_by_each(
    options: tuple[str, ...], rules: list[str], case: Path, floorperson: Floorperson
) -> None:
    report, added = replayed(floorperson, *options), summed(floorperson, *options)
    assert rules_told(report, "new") == rules
    assert sorted(one["group"]["rule"] for one in added["groups"] if one["failures"]) == sorted(rules)
    assert report["rounds"] == 3
    assert added["options"] == [report["terms"]["bearing"]]
    paper = exhibited(floorperson, case, *options)
    assert report["terms"]["bearing"] in paper
    assert [rule for rule in (DOUBLE, ODDS) if rule in paper] == rules


def test_what_is_left_out_is_said(case: Path, floorperson: Floorperson) -> None:
    bears = "floorperson.toml bears on this: submissions 1, suppress 1; told are findings"
    for options, words in (
        (("--seat", "2"), f"{bears} of position 2 alone: 2 of 3"),
        (("--round", "2", "--seat", "5"), f"{bears} of round 2, of position 5 alone: 1 of 3"),
        (("--round", "BJ-101/3"), f"{bears} of round BJ-101/3 alone: 1 of 3"),
        (("--dealer", "D9"), f"{bears} of dealer D9 alone: 0 of 3"),
    ):
        assert replayed(floorperson, *options)["terms"]["bearing"] == words
        assert f"options: {words}" in " ".join(floorperson("replay", "log.jsonl", *options).out.split())


def test_a_finding_of_which_it_is_not_recorded_is_counted_apart() -> None:
    place = LogPlace("log.jsonl", 1, "BJ-101", 1, 1)
    error, day = Severity.ERROR, date(2016, 1, 1)
    finding = Finding("a-rule", "", error, Outcome.FAIL, "633a.7(a)", "", "it is wrong", "", "", place, day)
    of_another = finding._replace(circumstances=Circumstances(dealer="D2"))
    told = [ReportedFinding(one, str(number)) for number, one in enumerate((finding, of_another))]
    kept, words = Narrowing(dealers=("D1",)).narrow(told)
    assert kept == ()
    assert words == "told are findings of dealer D1 alone: 0 of 2; of 1 the dealer is not recorded"
    assert Narrowing(tables=("BJ-101",), dealers=("D2",)).narrow(told)[0] == (told[1],)


def test_a_part_of_the_findings_is_no_baseline_and_is_not_compared(case: Path, floorperson: Floorperson) -> None:
    for more in (("--baseline", "known.json", "--update-baseline"), ("--instead", "filing.yaml")):
        ended = floorperson("replay", "log.jsonl", "--seat", "2", *more)
        assert ended.code == 2
        assert "findings told in part make no baseline and are not compared" in ended.err
    assert not (case / "known.json").exists()


def test_a_round_or_a_time_that_is_none_is_told(case: Path, floorperson: Floorperson) -> None:
    assert "'two' is no round; write its number, as 12" in floorperson("replay", "log.jsonl", "--round", "two").err
    assert "write it like 2015-08-15T14:00" in floorperson("replay", "log.jsonl", "--since", "noon").err


@pytest.mark.parametrize(("day", "provisional"), (("2015-08-15", False), ("2025-06-01", True)))
def test_provisional_stands_in_the_last_line_of_each(
    case: Path, floorperson: Floorperson, day: str, provisional: bool
) -> None:
    as_of = ("--as-of", day)
    told = " ".join(exhibited(floorperson, case, *as_of).partition("Act by act")[0].split())
    lines = {
        "check": floorperson("check", "filing.yaml", *as_of).out.splitlines()[-1],
        "replay": floorperson("replay", "log.jsonl", *as_of).out.splitlines()[-1],
        "exhibit": told[told.index("3 rounds replayed") :].partition(" Table ")[0],
        "library": check_filing("filing.yaml", as_of=day)._repr_html_().partition("</b>")[0],
        "library's replay": replay_log("log.jsonl", "filing.yaml", as_of=day)._repr_html_().partition("</b>")[0],
    }
    assert {name: "provisional" in words for name, words in lines.items()} == dict.fromkeys(lines, provisional)


def test_a_part_without_findings_is_never_told_as_rounds_without_any(case: Path, floorperson: Floorperson) -> None:
    paper = exhibited(floorperson, case, "2", "--patron", "P9")
    assert "No finding of the part asked for lies in this round; whether others do is not told." in paper
    assert "is broken or open" not in paper
    paper = exhibited(floorperson, case, "--patron", "P9")
    assert "There is no finding of the part asked for; whether there are others is not told" in paper
    last = floorperson("replay", "log.jsonl", "--patron", "P9").out.splitlines()[-1]
    assert last == "3 rounds replayed, 0 findings, 10 rules not checkable, findings told in part"


def test_rounds_whose_findings_are_all_suppressed_are_not_told_as_kept(case: Path, floorperson: Floorperson) -> None:
    paper = exhibited(floorperson, case, "--select", TIE)
    assert "Every finding is known or suppressed; there is no round to show." in paper
    assert "is broken or open" not in paper


def test_a_part_has_no_rates_and_no_groups_without_findings(case: Path, floorperson: Floorperson) -> None:
    part = summed(floorperson, "--by", "patron", "--patron", "P2")
    whole = summed(floorperson, "--by", "patron")
    assert [one["group"]["patron"] for one in part["groups"]] == ["P2"]
    assert {one["group"]["patron"] for one in whole["groups"]} == {"P1", "P2"}
    assert (part["total"]["rounds"], part["groups"][0]["failures_per_1000_rounds"]) == (None, None)
    assert whole["total"]["rounds"] == 3
    floorperson("replay", "log.jsonl", "--patron", "P2", "-o", "part.json")
    again = json.loads(floorperson("summary", "part.json", "--by", "patron", "--format", "json").out)
    assert again["groups"] == part["groups"] and again["options"] == part["options"]
