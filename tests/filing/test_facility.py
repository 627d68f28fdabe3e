"""Filings of one facility judged together: what all its Minibaccarat tables must share."""

from datetime import date
from pathlib import Path

import pytest

from tests.places import in_filing
from validator.cli import main
from validator.core.data import data_folder
from validator.core.finding import Finding, Outcome, Tally
from validator.filing.check import judge_filing
from validator.filing.facility import UNREAD, FacilityReport, check_together

ON_WINNINGS = "{type: winnings, percent: 5%, collected: at-payout}"
LOWER = "{type: winnings, percent: 4%, collected: at-payout}"
ON_TIES = "{type: tie, percent: 25%}"
FIRST = "{facility: Three Rivers, effective: 2010-06-01, tables: [MB1]}"
SECOND = "{facility: Three Rivers, effective: 2010-07-01, tables: [MB2]}"


def together(*filings: tuple[str, str], chapter: str = "541") -> FacilityReport:
    """What comes of filings, each given by its head and its vigorish."""
    return check_together(
        [
            judge_filing(f'chapter: "{chapter}"\nhead: {head}\nvigorish: {vigorish}\n', name=f"{number}.yaml")
            for number, (head, vigorish) in enumerate(filings, 1)
        ]
    )


def ended(report: FacilityReport, rule: str) -> tuple[int, int, int, dict[str, int]]:
    """How often the rule was kept, broken and not applicable, and what was missing how often."""
    (tally,) = (one for one in report.tallies if one.rule == rule)
    assert isinstance(tally, Tally)
    return tally.passed, tally.failed, tally.not_applicable, tally.missing


def test_two_percentages_in_one_facility_are_a_violation_at_the_later_filing() -> None:
    report = together((FIRST, ON_WINNINGS), (SECOND, LOWER))
    (finding,) = report.findings
    assert isinstance(finding, Finding)
    assert (finding.rule, finding.citation, finding.outcome) == (
        "vigorish-percentages-differ",
        "541.13(g)",
        Outcome.FAIL,
    )
    assert (in_filing(finding).file, in_filing(finding).path) == ("2.yaml", "vigorish.percent")
    assert finding.message.startswith("the vigorish is 4% here and 5% at 1.yaml:3:")
    assert (finding.observed, finding.as_of) == ("4%", date(2010, 7, 1))
    assert ended(report, "vigorish-types-differ") == (1, 0, 0, {})
    assert ended(report, "vigorish-percentages-differ") == (0, 1, 0, {})


@pytest.mark.parametrize(("chapter", "cite"), [("543", "543.13(g)"), ("545", "545.13(f)")])
def test_each_sibling_has_its_own_sentence_on_the_percentage(chapter: str, cite: str) -> None:
    (finding,) = together((FIRST, ON_WINNINGS), (SECOND, LOWER), chapter=chapter).findings
    assert (finding.rule, finding.citation) == ("vigorish-percentages-differ", cite)
    assert together((FIRST, LOWER), (SECOND, LOWER), chapter=chapter).findings == []


def test_the_type_must_be_the_same_where_the_chapter_has_two() -> None:
    (finding,) = together((FIRST, ON_WINNINGS), (SECOND, ON_TIES), chapter="543").findings
    assert (finding.rule, finding.citation) == ("vigorish-types-differ", "543.13(g)")
    assert together((FIRST, ON_WINNINGS), (SECOND, ON_TIES), chapter="545").findings == []


def test_two_types_in_one_facility_are_one_violation() -> None:
    """The percentages of two types are of two things and not compared."""
    report = together((FIRST, ON_WINNINGS), (SECOND, ON_TIES))
    assert [(finding.rule, in_filing(finding).path) for finding in report.findings] == [
        ("vigorish-types-differ", "vigorish.type")
    ]
    assert ended(report, "vigorish-percentages-differ") == (0, 0, 1, {})


@pytest.mark.parametrize("vigorish", [ON_WINNINGS, LOWER])
def test_the_same_type_and_percentage_are_clean(vigorish: str) -> None:
    report = together((FIRST, vigorish), (SECOND, vigorish))
    assert report.findings == []
    assert ended(report, "vigorish-types-differ") == ended(report, "vigorish-percentages-differ") == (1, 0, 0, {})


def test_two_filings_with_the_vigorish_on_ties_agree_though_one_leaves_the_percentage_to_the_law() -> None:
    report = together((FIRST, ON_TIES), (SECOND, "{type: tie}"))
    assert report.findings == []
    assert ended(report, "vigorish-types-differ") == (1, 0, 0, {})
    assert ended(report, "vigorish-percentages-differ") == (0, 0, 1, {})


def test_the_time_of_collection_and_the_rounding_may_differ() -> None:
    deferred = "{type: winnings, percent: 5%, collected: deferred, rounding: up}"
    assert together((FIRST, ON_WINNINGS), (SECOND, deferred)).findings == []


def test_tie_odds_may_differ_from_table_to_table() -> None:
    filings = [
        judge_filing(f'chapter: "541"\nhead: {head}\nvigorish: {ON_WINNINGS}\npayouts: {{tie: {odds}}}\n', name=name)
        for head, odds, name in ((FIRST, "8 to 1", "1.yaml"), (SECOND, "9 to 1", "2.yaml"))
    ]
    assert check_together(filings).findings == []


def test_another_facility_is_not_compared() -> None:
    elsewhere = SECOND.replace("Three Rivers", "Bethlehem")
    report = together((FIRST, ON_WINNINGS), (elsewhere, LOWER))
    assert report.findings == []
    assert ended(report, "vigorish-percentages-differ") == (0, 0, 1, {})


def test_a_facility_is_the_same_whatever_the_case_and_spacing_of_its_name() -> None:
    assert together((FIRST, ON_WINNINGS), (SECOND.replace("Three Rivers", "THREE  rivers"), LOWER)).findings


@pytest.mark.parametrize(
    ("first", "second"),
    [
        pytest.param(FIRST, SECOND.replace("MB2", "MB1"), id="the same table"),
        pytest.param(FIRST, SECOND.replace("MB2", "MB1, MB2"), id="the same table and another"),
        pytest.param(FIRST.replace("tables", "until: 2010-06-30, tables"), SECOND, id="its last day is over"),
    ],
)
def test_a_filing_that_a_later_one_replaced_is_not_compared(first: str, second: str) -> None:
    report = together((first, ON_WINNINGS), (second, LOWER))
    assert report.findings == []
    assert ended(report, "vigorish-percentages-differ") == (0, 0, 1, {})


def test_a_filing_stays_in_force_for_the_tables_that_the_later_one_is_not_for() -> None:
    report = together((FIRST.replace("MB1", "MB1, MB2"), ON_WINNINGS), (SECOND, LOWER))
    assert [finding.rule for finding in report.findings] == ["vigorish-percentages-differ"]


def test_two_later_filings_may_replace_one_together() -> None:
    first = FIRST.replace("MB1", "MB1, MB2")
    report = together((first, ON_WINNINGS), (SECOND, LOWER), (SECOND.replace("MB2", "MB1"), LOWER))
    assert report.findings == []
    assert ended(report, "vigorish-percentages-differ") == (1, 0, 2, {})


@pytest.mark.parametrize(
    ("until", "broken"),
    [("2010-06-30", 0), ("2010-07-01", 1), ("2010-07-02", 1)],
)
def test_a_filing_is_in_force_on_its_last_day(until: str, broken: int) -> None:
    report = together((FIRST.replace("tables", f"until: {until}, tables"), ON_WINNINGS), (SECOND, LOWER))
    assert len(report.findings) == broken


@pytest.mark.parametrize(
    ("first", "second", "missing"),
    [
        ("{facility: Three Rivers, tables: [MB1]}", SECOND, "head.effective"),
        ("{effective: 2010-06-01, tables: [MB1]}", SECOND, "head.facility"),
        ("{facility: Three Rivers, effective: 2010-06-01}", SECOND, "head.tables"),
        (FIRST, "{facility: Three Rivers, effective: 2010-07-01}", "head.tables"),
        (FIRST, "{facility: Three Rivers, effective: 2010-06-01}", "head.tables"),
        (FIRST, FIRST, "head.effective"),
    ],
)
def test_what_a_head_does_not_state_keeps_filings_from_being_compared(first: str, second: str, missing: str) -> None:
    """Which of the two is in force, or whether both are, cannot be told."""
    report = together((first, ON_WINNINGS), (second, LOWER))
    assert report.findings == []
    assert ended(report, "vigorish-percentages-differ") == (0, 0, 0, {missing: 1})


def test_two_filings_of_one_day_for_different_tables_stand_beside_each_other() -> None:
    assert together((FIRST, ON_WINNINGS), (FIRST.replace("MB1", "MB2"), LOWER)).findings


def test_the_day_of_signing_counts_where_no_first_day_is_stated() -> None:
    signed = SECOND.replace("effective", "dated")
    (finding,) = together((FIRST, ON_WINNINGS), (signed, LOWER)).findings
    assert in_filing(finding).file == "2.yaml"


@pytest.mark.parametrize(
    ("vigorish", "rule", "missing"),
    [
        ("{type: winnings}", "vigorish-percentages-differ", "vigorish.percent"),
        ("{percent: 4%}", "vigorish-types-differ", "vigorish.type"),
        ("{}", "vigorish-types-differ", "vigorish.type"),
    ],
)
def test_a_filing_that_says_nothing_about_it_is_not_compared(vigorish: str, rule: str, missing: str) -> None:
    assert ended(together((FIRST, ON_WINNINGS), (SECOND, vigorish)), rule) == (0, 0, 0, {missing: 1})


def test_a_percentage_without_a_type_is_compared() -> None:
    report = together((FIRST, ON_WINNINGS), (SECOND, "{percent: 4%}"))
    assert [finding.rule for finding in report.findings] == ["vigorish-percentages-differ"]


def test_a_filing_that_differs_from_several_is_told_once() -> None:
    head = "{facility: Three Rivers, effective: 2010-06-%02d, tables: [MB%d]}"
    filings = [(head % (number, number), ON_WINNINGS if number < 20 else LOWER) for number in range(1, 21)]
    report = together(*filings)
    assert [(in_filing(finding).file, finding.rule) for finding in report.findings] == [
        ("20.yaml", "vigorish-percentages-differ")
    ]
    assert ended(report, "vigorish-percentages-differ")[1] == 1


def test_a_filing_that_could_not_be_read_may_stand_between_two_others() -> None:
    filings = [
        judge_filing(f'chapter: "541"\nhead: {head}\nvigorish: {vigorish}\n', name=name)
        for head, vigorish, name in ((FIRST, ON_WINNINGS, "1.yaml"), (SECOND, LOWER, "2.yaml"))
    ]
    unread = judge_filing("chapter: [", name="3.yaml")
    report = check_together([*filings, unread])
    assert report.findings == []
    assert ended(report, "vigorish-percentages-differ") == (0, 0, 0, {UNREAD: 1})
    assert len(check_together(filings).findings) == 1


def test_one_filing_alone_is_not_compared() -> None:
    assert together((FIRST, ON_WINNINGS)).tallies == []


@pytest.mark.parametrize("chapter", ["541", "543"])
def test_the_sound_filings_agree_with_each_other(chapter: str) -> None:
    paths = sorted(Path(data_folder("submissions")).glob(f"{chapter}-*.yaml"))
    report = check_together([judge_filing(path) for path in paths])
    assert len(paths) > 1
    assert report.findings == []
    assert all(tally.passed and not tally.missing for tally in report.tallies)


def test_check_of_two_files_reports_what_they_do_not_share(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sound = (data_folder("submissions") / "541-shoe.yaml").read_text(encoding="utf-8")
    other = sound.replace("tables: [MB-201, MB-202]", "tables: [MB-209]").replace("version: 2010-1", "version: 2010-9")
    other = other.replace("percent: 5%", "percent: 4%")
    for name, text in (("a.yaml", sound), ("b.yaml", other)):
        (tmp_path / name).write_text(text, encoding="utf-8")
    a, b = str(tmp_path / "a.yaml"), str(tmp_path / "b.yaml")
    assert main(["check", a]) == main(["check", b]) == 0
    capsys.readouterr()
    assert main(["check", a, b]) == 1
    said = capsys.readouterr().out
    assert "vigorish-percentages-differ" in said
    assert "§ 541.13(g)" in said
    assert main(["check", a, b, "--ignore", "vigorish-percentages-differ"]) == 0
    assert main(["check", a, b, "--select", "541.13(g)"]) == 1
