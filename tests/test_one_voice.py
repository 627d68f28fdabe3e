"""The commands that judge rounds, and those that judge filings, read the same settings and come to the same verdict."""

import io
import json
import re
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from tests.command_line import Ended, Floorperson
from validator.api import check_filing, replay_log
from validator.core.data import data_folder
from validator.core.finding import Circumstances, Finding, LogPlace, Outcome, Severity
from validator.report.judgment import ReportedFinding
from validator.report.narrowing import Narrowing

DEMO = data_folder("submissions") / "demo" / "log.jsonl"
FILING = data_folder("submissions") / "633a-shoe.yaml"
UNSOUND = data_folder("submissions") / "demo" / "bad.yaml"
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
        == ["floorperson.toml bears on this: submissions 1, suppress 1; hidden: 1 suppressed"]
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
        (("--until", "2015-08-14"), []),
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
    bears = "floorperson.toml bears on this: submissions 1, suppress 1; hidden: 1 suppressed; told are findings"
    for options, words in (
        (("--seat", "2"), f"{bears} of position 2 alone: 2 of 3"),
        (("--round", "2", "--seat", "5"), f"{bears} of round 2, of position 5 alone: 1 of 3"),
        (("--round", "BJ-101/3"), f"{bears} of round BJ-101/3 alone: 1 of 3"),
        (("--until", "2015-08-14"), f"{bears} until 2015-08-14T23:59-04:00 alone: 0 of 3"),
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
    paper = exhibited(floorperson, case, "2", "--until", "2015-08-14")
    assert "No finding of the part asked for lies in this round; whether others do is not told." in paper
    assert "is broken or open" not in paper
    paper = exhibited(floorperson, case, "--until", "2015-08-14")
    assert "There is no finding of the part asked for; whether there are others is not told" in paper
    last = floorperson("replay", "log.jsonl", "--until", "2015-08-14").out.splitlines()[-1]
    assert last == "3 rounds replayed, 0 findings, 17 rules not checkable, findings told in part"


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


WAIVE = """
[[suppress]]
rule = "blackjack-odds"
where = "bad.yaml#payouts"
reason = "waived by letter of July 1"
approver = "J. Doe"
"""
IGNORE = 'ignore = ["633a.2(a)"]\n'


@pytest.fixture
def filed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which one works: a filing, its next version, and an options file that hides some of its findings."""
    (tmp_path / "old.yaml").write_bytes(FILING.read_bytes())
    (tmp_path / "bad.yaml").write_bytes(UNSOUND.read_bytes())
    (tmp_path / "floorperson.toml").write_text(IGNORE + WAIVE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def of_filings(floorperson: Floorperson, folder: Path, *options: str) -> dict[str, Any]:
    """What each command says of bad.yaml: documents of check and diff, the review's text, and their exit codes."""
    checked = floorperson("check", "bad.yaml", "--format", "json", *options)
    told = floorperson("check", "bad.yaml", *options).out.splitlines()
    compared = floorperson("diff", "old.yaml", "bad.yaml", "--format", "json", *options)
    reviewed = floorperson("review", "bad.yaml", "-o", folder / "r.txt", *options)
    return {
        "check": json.loads(checked.out),
        "diff": json.loads(compared.out),
        "review": " ".join((folder / "r.txt").read_text(encoding="utf-8").split()),
        "last": told[-1],
        "codes": [checked.code, compared.code, reviewed.code],
    }


def agree(said: dict[str, Any]) -> None:
    """Assert that verdict, counts and what is said of the options are the same."""
    checked, compared = said["check"], said["diff"]
    bearing = checked["terms"]["bearing"]
    findings = checked["filings"][0]["findings"]
    standings = [one["standing"] for one in findings]
    failures = [one for one in findings if one["standing"] == "new" and one["outcome"] == "fail"]
    assert compared["bearing"] == bearing
    assert compared["new"]["findings"] == len(failures)
    assert compared["new"]["known"] == standings.count("known")
    assert compared["new"]["suppressed"] == standings.count("suppressed")
    assert compared["left_out"] == checked["filings"][0]["rules_left_out"]
    assert f"In all {said['last']}" in said["review"]
    assert f"Options file {bearing} Judged bad.yaml" in said["review"] or not bearing
    assert len(set(said["codes"])) == 1, said["codes"]


def test_the_options_file_holds_for_each_command_on_filings(filed: Path, floorperson: Floorperson) -> None:
    said = of_filings(floorperson, filed)
    agree(said)
    assert said["codes"] == [1, 1, 1]
    left_out = said["check"]["filings"][0]["rules_left_out"]
    assert (
        said["check"]["terms"]["bearing"]
        == f"floorperson.toml bears on this: ignore 1, suppress 1; hidden: 1 suppressed, {left_out} rules left out"
    )
    assert said["last"].startswith("bad.yaml: 8 findings, 1 for review, 1 suppressed, ")
    first, rest = said["review"].split(" Findings in full ")
    assert (
        f"Not judged 28 rules not checkable; {left_out} rules left out (--select, --ignore) In all bad.yaml: 8" in first
    )
    assert "for want of" not in first and not re.search(r"\w+\.\w+_\w+", first)
    assert "Findings (8)" in first and "Open: the text has several readings, or a waiver is named (1)" in first
    by = "Suppressed by floorperson.toml: waived by letter of July 1; approved by J. Doe"
    apart = first.partition("Known or suppressed, and not counted (1)")[2]
    assert apart.startswith(" 10. § 633a.13(a): Blackjack pays 6 to 5") and f") {by} What could not" in apart
    assert f"{by} 10. error: Blackjack pays 6 to 5" in rest and "more-positions-than-seats" not in rest
    assert f"{left_out} rules left out (--select, --ignore), of which nothing is said; appendix C asks them" in first
    assert f"Appendix C: left out (--select, --ignore) ({left_out})" in rest
    listed = json.loads(floorperson("todo", "bad.yaml", "--format", "json").out)
    assert listed["bearing"] == said["check"]["terms"]["bearing"]
    assert listed["left_out"] == said["check"]["filings"][0]["rules_left_out"] > 0
    assert floorperson("todo", "bad.yaml").out.startswith(f"options: {listed['bearing']}\n")
    assert (
        " left out (--select, --ignore), and what they wait for is not told here" in floorperson("todo", "bad.yaml").out
    )
    compared = floorperson("diff", "old.yaml", "bad.yaml").out
    assert "Suppressed by floorperson.toml: waived by letter of July 1" in compared
    assert f"By itself {said['last']}" in " ".join(compared.split())


@pytest.mark.parametrize(
    "options",
    (
        ("--no-config",),
        ("--select", "633a.13"),
        ("--select", "blackjack-odds"),
        ("--ignore", "633a.2"),
        ("--as-of", "2012-06-01"),
        ("--as-of", "2025-06-01", "--fail-on", "provisional"),
        ("--fail-on", "never"),
        ("--fail-on", "error"),
    ),
    ids=" ".join,
)
def test_what_is_asked_for_of_filings_is_told_by_each(
    options: tuple[str, ...], filed: Path, floorperson: Floorperson
) -> None:
    said = of_filings(floorperson, filed, *options)
    agree(said)
    assert said["codes"][0] == (0 if options in (("--select", "blackjack-odds"), ("--fail-on", "never")) else 1)


def test_what_is_known_of_filings_is_known_to_each(filed: Path, floorperson: Floorperson) -> None:
    floorperson("check", "bad.yaml", "--baseline", "known.json", "--update-baseline")
    said = of_filings(floorperson, filed, "--baseline", "known.json")
    agree(said)
    assert said["codes"] == [0, 0, 0]
    assert "Known: it stands in the baseline known.json" in said["review"]
    assert "Findings (0) None that counts; what is open, known or suppressed stands below." in said["review"]
    assert all(not turn["counts"] for turn in said["diff"]["turns"])
    assert said["diff"]["worse"]


def test_a_rule_left_out_ticks_no_box_and_is_named_as_left_out(filed: Path, floorperson: Floorperson) -> None:
    floorperson("review", "bad.yaml", "-o", "r.txt", "--no-config", "--ignore", "more-positions-than-seats")
    paper = " ".join((filed / "r.txt").read_text(encoding="utf-8").split())
    asked, boxes = "§ 633a.2(a) Has the table no more betting positions than the law allows?", "☐ Yes ☐ No ☐ N/A"
    kept, out = paper.split("Appendix C: left out (--select, --ignore) (1)")
    assert asked not in kept and ", 1 left out" in kept and "☒" not in paper
    assert "the answers are for the reviewer." in out
    assert asked in out and boxes in out
    floorperson("review", "bad.yaml", "-o", "f.txt", "--no-config", "--ignore", "more-positions-than-seats", "--full")
    out = " ".join((filed / "f.txt").read_text(encoding="utf-8").split()).partition("Appendix C")[2]
    assert "left out: its rule was not asked" in out and f"Answer and comment: {boxes}" in out


def test_a_letter_tells_what_is_suppressed_and_left_out_and_the_reviewer_by_which_options(
    filed: Path, floorperson: Floorperson
) -> None:
    report = json.loads(floorperson("check", "bad.yaml", "--format", "json").out)
    ended = floorperson("review", "bad.yaml", "--letter", "-o", "l.txt")
    assert ended.code == 1 and report["terms"]["bearing"] in " ".join(ended.err.split())
    told = " ".join((filed / "l.txt").read_text(encoding="utf-8").split())
    about, _, points = told.partition("What the law does not allow (8)")
    assert (
        "We found 8 points that the law does not allow, 1 point that the text leaves open, 1 point not held " in about
    )
    assert "1 point not held against it and 27 further items missing." in about
    left_out = report["filings"][0]["rules_left_out"]
    assert f"Left out of the review: {left_out} rules. What they ask for is not told here." in about
    assert report["terms"]["bearing"] not in told, "a letter to the holder tells nothing of files of the reviewer"
    apart = points.partition("What is not held against the submission (1) 10. ")[2]
    assert apart.startswith("Blackjack pays 6 to 5") and "waived by letter of July 1; approved by J. Doe" in apart
    assert "floorperson.toml" not in points and "Suppressed by" not in points
    floorperson("review", "bad.yaml", "--letter", "--select", "633a.8(b)", "--no-config", "-o", "l.txt")
    told = " ".join((filed / "l.txt").read_text(encoding="utf-8").split())
    assert "it states everything that the rules ask for" not in told and "Left out of the review: " in told


def test_a_filing_that_is_left_out_is_judged_by_none(filed: Path, floorperson: Floorperson) -> None:
    (filed / "floorperson.toml").write_text('exclude = ["bad.yaml"]\n', encoding="utf-8")
    for command in (
        ("check", "bad.yaml"),
        ("todo", "bad.yaml"),
        ("diff", "old.yaml", "bad.yaml"),
        ("review", "bad.yaml", "-o", "r.html"),
    ):
        ended = floorperson(*command)
        assert (ended.code, ended.out) == (2, "")
        assert "every file that was named is excluded" in ended.err
        assert floorperson(*command, "--no-config").code in (0, 1)


def test_an_option_that_a_command_has_not_is_an_error_that_names_those_that_have_it(
    filed: Path, floorperson: Floorperson
) -> None:
    ended = floorperson("todo", "bad.yaml", "--baseline", "known.json")
    assert ended.code == 2
    assert "No such option '--baseline'" in ended.err or "No such option: --baseline" in ended.err
    assert ended.err.endswith("Leave --baseline out; check, replay, summary, exhibit, review, diff have it.\n")


@pytest.mark.parametrize("day", ("2015-08-01", "2025-06-01"))
def test_a_provisional_text_fails_where_that_is_asked(case: Path, day: str, floorperson: Floorperson) -> None:
    kept = ("--select", "633a.13", "--as-of", day)
    for command in (
        ("check", "filing.yaml"),
        ("review", "filing.yaml", "-o", "r.html"),
        ("diff", "filing.yaml", "filing.yaml"),
        ("replay", "log.jsonl"),
        ("exhibit", "log.jsonl", "-o", "e.txt"),
    ):
        select = ("--select", "633a.4") if command[0] in ("replay", "exhibit") else kept[:2]
        assert floorperson(*command, *select, *kept[2:]).code == 0, command
        asked = floorperson(*command, *select, *kept[2:], "--fail-on", "provisional")
        assert asked.code == (1 if day == "2025-06-01" else 0), command


def test_a_filing_is_read_from_standard_input(
    filed: Path, floorperson: Floorperson, monkeypatch: pytest.MonkeyPatch
) -> None:
    def piped(*arguments: object) -> Ended:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO((filed / "bad.yaml").read_bytes())))
        return floorperson(*arguments, "--no-config")

    named = floorperson("check", "bad.yaml", "--no-config", "-v")
    ended = piped("check", "-", "-v")
    assert ended.code == 1
    assert ended.out.replace("-:", "bad.yaml:").splitlines()[:30] == named.out.splitlines()[:30]
    assert ended.out.splitlines()[-1] == named.out.splitlines()[-1].replace("bad.yaml", "-")
    assert piped("review", "-", "-o", "r.txt").code == 1
    assert f"In all         {ended.out.splitlines()[-1]}" in (filed / "r.txt").read_text(encoding="utf-8")
    compared = piped("diff", "old.yaml", "-", "--format", "json")
    assert json.loads(compared.out)["new"]["file"] == "-"
    assert compared.code == 1
    assert piped("todo", "-").out.startswith("-\n")
    assert "standard input holds one filing" in piped("diff", "-", "-").err
    assert "- is standard input, which is read as no filing here" in floorperson("replay", DEMO, "-s", "-").err


def test_a_form_from_standard_input_is_told_to_be_saved(
    floorperson: Floorperson, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"PK\x03\x04...")))
    ended = floorperson("check", "-", "--no-config")
    assert ended.code == 2
    assert "-:1:1: error no-form: - holds no text, and a filing that is not in a file is YAML" in ended.out


@pytest.fixture
def days(case: Path) -> Path:
    """The same folder with its log twice, the second as the day after, at the same table."""
    text = (case / "log.jsonl").read_text(encoding="utf-8")
    later = text.replace("2015-08-15", "2015-08-16")
    (case / "logs").mkdir()
    (case / "logs" / "a.jsonl").write_text(text, encoding="utf-8")
    (case / "logs" / "b.jsonl").write_text(later, encoding="utf-8")
    return case


def test_several_logs_and_a_state_are_told_alike_by_each(days: Path, floorperson: Floorperson) -> None:
    logs = (days / "logs").relative_to(days)
    replayed = json.loads(floorperson("replay", logs, "--format", "json").out)
    rules = [one["rule"] for one in replayed["findings"] if one["standing"] == "new"]
    assert rules == [DOUBLE, ODDS, DOUBLE, ODDS], "the days are numbered anew, so that nothing lasts over the night"
    floorperson("replay", logs / "a.jsonl", "--state", "kept")
    floorperson("replay", logs / "b.jsonl", "--state", "kept")
    for given in ((logs,), (logs / "a.jsonl", logs / "b.jsonl"), ("--state", "kept"), (logs, "--state", "kept")):
        added = json.loads(floorperson("summary", *given, "--format", "json").out)
        assert (added["total"]["findings"], added["total"]["rounds"], added["suppressed"]) == (4, 6, 2), given
        ended = floorperson("exhibit", *given, "-o", "e.txt")
        paper = " ".join((days / "e.txt").read_text(encoding="utf-8").split())
        assert ended.code == 1
        assert "6 rounds replayed, 4 findings, 2 suppressed" in paper
        assert "Log logs/a.jsonl" in paper and "Log logs/b.jsonl" in paper
        assert "Table BJ-101, round 2 of logs/b.jsonl" in paper
    (one,) = (floorperson("exhibit", logs, "BJ-101/3", "-o", "e.txt"),)
    paper = (days / "e.txt").read_text(encoding="utf-8")
    assert "Table BJ-101, round 3 of logs/a.jsonl" in paper and "Table BJ-101, round 3 of logs/b.jsonl" in paper
    assert one.code == 0


def test_rows_of_an_exhibit_are_those_of_the_log_of_its_finding(days: Path, floorperson: Floorperson) -> None:
    floorperson("exhibit", "logs", "2", "-o", "e.txt", "--since", "2015-08-16")
    paper = (days / "e.txt").read_text(encoding="utf-8")
    first, second = paper.partition("\nTable BJ-101, round 2 of logs/b.jsonl\n")[::2]
    assert "No finding of the part asked for lies in this round" in first
    assert DOUBLE in second.partition("\nAppendix")[0]
    rows, others = (
        paper.partition(f"\nAct by act: table BJ-101, round 2 of logs/{name}\n")[2].partition("\nAct by act")[0]
        for name in ("b.jsonl", "a.jsonl")
    )
    assert DOUBLE in rows and "2015-08-16" in rows and "2015-08-15" not in rows
    assert DOUBLE not in others and "2015-08-15" in others and "2015-08-16" not in others


def test_a_log_of_a_state_that_is_not_as_it_was_is_not_exhibited(days: Path, floorperson: Floorperson) -> None:
    floorperson("replay", "logs", "--state", "kept")
    with (days / "logs" / "a.jsonl").open("a", encoding="utf-8") as file:
        file.write("\n")
    ended = floorperson("exhibit", "--state", "kept", "-o", "e.txt")
    assert (ended.code, ended.out) == (2, "")
    assert "logs/a.jsonl" in ended.err
    (days / "logs" / "a.jsonl").unlink()
    ended = floorperson("exhibit", "--state", "kept", "-o", "e.txt")
    assert "logs/a.jsonl, which was judged into kept: cannot be opened" in ended.err
    assert not (days / "e.txt").exists()


def test_without_logs_each_asks_for_them(case: Path, floorperson: Floorperson) -> None:
    for command in (("replay",), ("summary",), ("exhibit", "-o", "e.txt"), ("exhibit", "12", "-o", "e.txt")):
        ended = floorperson(*command)
        assert (ended.code, ended.out) == (2, "")
        assert "name the logs to judge, as floorperson replay logs/2015-08-15.jsonl" in ended.err


def test_a_round_that_may_be_a_folder_is_asked_for_in_other_words(days: Path, floorperson: Floorperson) -> None:
    (days / "2").mkdir()
    ended = floorperson("exhibit", "log.jsonl", "2", "-o", "e.txt")
    assert (ended.code, ended.out) == (2, "")
    assert "2 is a file or folder here, and may be a round; write ./2 for what is here" in ended.err
    assert floorperson("exhibit", "log.jsonl", "BJ-101/2", "-o", "e.txt").code == 1
    assert "the folder holds no log" in " ".join(floorperson("exhibit", "./2", "-o", "e.txt").err.split())


def test_the_identifier_of_a_paper_takes_in_what_was_left_out_and_suppressed(
    filed: Path, floorperson: Floorperson
) -> None:
    docx = pytest.importorskip("docx")
    suppress = 'rule = "tie-not-returned"\nreason = "repaid"\napprover = "J. Doe"\n'
    (filed / "floorperson.toml").write_text(f"{WAIVE}[[suppress]]\n{suppress}", encoding="utf-8")
    (filed / "log.jsonl").write_bytes(DEMO.read_bytes())
    for command, other in (
        (("review", "bad.yaml"), ("--ignore", "633a.2(a)")),
        (("diff", "old.yaml", "bad.yaml"), ("--ignore", "633a.2(a)")),
        (("exhibit", "log.jsonl", "BJ-101/2", "-s", "old.yaml"), ("--ignore", "633a.4")),
    ):
        marks = []
        for options in ((), ("--no-config",), (*other, "--no-config")):
            floorperson(*command, *options, "-o", "p.docx")
            marks.append(docx.Document(str(filed / "p.docx")).core_properties.identifier)
        assert len(set(marks)) == 3, command
