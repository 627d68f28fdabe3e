"""The job on a filing: what it reads, how it ends, and that it never passes over what it could not judge."""

import subprocess
import sys
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

import validator.filing.check
from tests.places import in_filing
from validator.chapters.registry import filing_rules
from validator.core.finding import Finding, Outcome, Severity, Tally
from validator.core.rule import FilingRule, Present
from validator.core.rule_definitions import filing_check
from validator.filing.check import OUR_OWN_FAULT, CheckReport, judge_filing
from validator.law.bindings import Binding
from validator.law.versions import law_of
from validator.rules.bound import filing_rule

HEAD = 'chapter: "633a"\n'


def check(text: str, as_of: date | None = None) -> CheckReport:
    return judge_filing(HEAD + text, as_of, "filing.yaml")


def found(report: CheckReport, rule: str) -> Finding:
    (finding,) = [finding for finding in report.findings if finding.rule == rule]
    return finding


def tally(report: CheckReport, rule: str) -> Tally:
    (only,) = [tally for tally in report.tallies if tally.rule == rule]
    return only


def test_a_finding_says_what_where_and_under_which_words() -> None:
    report = check("head: {effective: 2015-08-01}\ntable:\n  positions: 8\n")
    finding = found(report, "more-positions-than-seats")
    assert finding.outcome is Outcome.FAIL
    assert finding.severity is Severity.ERROR
    assert finding.citation == "633a.2(a)"
    assert finding.quote == "having betting positions for no more than seven players on one side of the table"
    assert finding.message == "the table has 8 betting positions; the law allows 7"
    assert (finding.expected, finding.observed) == ("at most 7 betting positions", "8 betting positions")
    assert str(finding.where) == "filing.yaml:4:14"
    assert (in_filing(finding).end_column, in_filing(finding).path) == (15, "table.positions")
    assert finding.as_of == date(2015, 8, 1)


def test_money_and_odds_are_written_as_the_law_writes_them() -> None:
    text = 'optional_wagers: {bad-beat-progressive: {meter: {initial: "4,999.99"}, pays: {blackjack: 10 to 1}}}\n'
    report = check(text)
    assert (
        "$4,999.99; the law demands at least $5,000.00" in found(report, "bad-beat-progressive-initial-too-low").message
    )
    assert found(report, "bad-beat-odds").expected == "10 for 1"
    assert in_filing(found(report, "bad-beat-odds")).path == "optional_wagers.bad-beat-progressive.pays.blackjack"


def test_a_finding_about_what_is_absent_points_to_the_nearest_that_is_there() -> None:
    report = check("wagers:\n  entry_after_shuffle: permitted\n")
    finding = found(report, "adjacent-boxes-unspecified")
    assert (in_filing(finding).line, in_filing(finding).column, in_filing(finding).path) == (
        2,
        1,
        "wagers.adjacent_boxes",
    )


def test_a_wager_that_nobody_knows_is_cited_and_the_nearest_offered() -> None:
    report = check("optional_wagers:\n  lucky_ladys: {}\n")
    finding = found(report, "unknown-optional-wager")
    assert finding.citation == "633a.6(e)"
    assert finding.message.endswith("; did you mean lucky-ladies?")
    assert report.faults == ()


def test_an_open_reading_is_noted_and_named() -> None:
    finding = found(check("splitting: {split_aces_one_card: true}\n"), "split-aces-one-card")
    assert finding.outcome is Outcome.REVIEW
    assert finding.reading == "one-card-on-split-aces"


def test_every_rule_of_the_chapter_has_its_tally() -> None:
    report = check("table: {positions: 6}\n")
    assert [tally.rule for tally in report.tallies] == [rule.id for rule in filing_rules(law_of("633a"))]
    assert tally(report, "more-positions-than-seats").passed == 1
    assert tally(report, "discard-rack-too-low").missing == {"table.discard_rack.height_in_decks": 1}
    assert tally(report, "super-match-decks").not_applicable == 1
    assert tally(report, "adjacent-boxes-unspecified").failed == 1
    assert tally(report, "blackjack-payment-unstated").for_review == 1


def test_a_rule_on_each_row_is_applied_to_each() -> None:
    report = check(
        "optional_wagers: {in-between: {pays: {triple-match: 30 to 1, one-card-spread: 12 to 1, all-others: 2 to 1}}}\n"
    )
    one = tally(report, "in-between-odds")
    assert (one.passed, one.failed) == (1, 2)
    assert [in_filing(finding).path for finding in report.findings if finding.rule == "in-between-odds"] == [
        "optional_wagers.in-between.pays.one-card-spread",
        "optional_wagers.in-between.pays.all-others",
    ]


def test_all_faults_come_out_in_one_run_and_spoil_only_what_they_touch() -> None:
    report = check("table:\n  positions: 8.0\n  seats: 7\nwagers:\n  adjacent_boxes: two\ncards: {decks: 0}\n")
    assert [(fault.line, fault.path) for fault in report.faults] == [
        (3, "table.positions"),
        (4, "table.seats"),
        (6, "wagers.adjacent_boxes"),
    ]
    assert tally(report, "more-positions-than-seats").missing == {"table.positions": 1}
    assert tally(report, "adjacent-boxes-unspecified").missing == {"wagers.adjacent_boxes": 1}
    assert found(report, "no-decks").citation == "633a.3(a)"


def test_a_misspelt_key_is_not_taken_for_an_absent_one() -> None:
    report = check("wagers:\n  adjacent_boxs: 2\n")
    assert [fault.kind for fault in report.faults] == ["unknown-key"]
    assert tally(report, "adjacent-boxes-unspecified").failed == 0
    assert tally(report, "adjacent-boxes-unspecified").not_checkable == 1


def test_an_unreadable_filing_gives_its_faults_and_no_verdict() -> None:
    report = judge_filing("chapter: [", name="filing.yaml")
    assert len(report.faults) == 1
    assert (report.findings, report.tallies, report.chapter) == ((), (), "")


def test_an_unknown_chapter_is_a_fault() -> None:
    report = judge_filing('chapter: "633b"\n', name="filing.yaml")
    assert "633a" in report.faults[0].message
    assert report.tallies == ()


def test_a_missing_file_is_not_a_verdict(tmp_path: Path) -> None:
    with pytest.raises(OSError, match=r"none\.yaml"):
        judge_filing(tmp_path / "none.yaml")


def test_windows_line_ends_and_a_byte_order_mark_change_nothing(tmp_path: Path) -> None:
    path = tmp_path / "filing.yaml"
    path.write_bytes(b"\xef\xbb\xbf" + (HEAD + "table: {positions: 8}\n").replace("\n", "\r\n").encode())
    report = judge_filing(path)
    assert found(report, "more-positions-than-seats").where.line == 2
    assert report.file == path.as_posix()


@pytest.mark.parametrize(
    ("head", "day"),
    [
        ("{dated: 2015-07-01, effective: 2015-08-01}", date(2015, 8, 1)),
        ("{dated: 2015-07-01}", date(2015, 7, 1)),
    ],
)
def test_the_filings_own_date_decides_the_law(head: str, day: date) -> None:
    report = check(f"head: {head}\n")
    assert (report.as_of, report.provisional) == (day, "")
    assert not any(finding.provisional for finding in report.findings)


@pytest.mark.parametrize(
    ("day", "section", "other"), [("2014-11-07", "633a.13", "633a.2"), ("2015-06-12", "633a.9", "633a.2")]
)
def test_before_a_section_is_held_its_verdicts_are_provisional(day: str, section: str, other: str) -> None:
    text = "payouts: {blackjack: 6 to 5}\nsurrender: {until: later}\ntable: {positions: 8}\n"
    report = check(text, date.fromisoformat(day))
    assert section in report.provisional
    assert {finding.provisional for finding in report.findings if finding.citation.startswith(section + "(")} != {""}
    assert {finding.provisional for finding in report.findings if finding.citation.startswith(other + "(")} == {""}


def test_after_the_text_is_no_longer_held_every_verdict_is_provisional() -> None:
    report = check("table: {positions: 8}\n", date(2025, 1, 11))
    assert report.provisional.startswith("the text in force on 2025-01-11 is not held")
    assert all(finding.provisional for finding in report.findings)
    assert check("table: {positions: 8}\n", date(2025, 1, 10)).provisional == ""


def test_a_waiver_of_the_paragraph_is_noted_with_its_reference() -> None:
    waiver = 'waivers: [{paragraph: "633a.2(a)", reference: W-7}]\n'
    report = check("table: {positions: 8}\n" + waiver)
    finding = found(report, "more-positions-than-seats")
    assert finding.outcome is Outcome.REVIEW
    assert "W-7" in finding.message
    assert found(report, "layout-unapproved").outcome is Outcome.FAIL


TABLE = Binding("633a.2(a)", "", Severity.ERROR, "")


def test_a_rule_that_crashes_is_our_own_fault_and_never_a_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    @filing_check(
        title="Crashes",
        reads=("table.positions",),
        expected="",
        observed="",
        message="",
    )
    def crashing(positions: int) -> bool:
        return positions // 0 == 1

    rule = filing_rule("crashing", crashing, TABLE)
    monkeypatch.setattr(validator.filing.check, "filing_rules", lambda law: (rule,))
    report = check("table: {positions: 6}\n")
    (crash,) = report.crashes
    assert "our own fault: the rule crashing (633a.2(a)) failed with ZeroDivisionError" in crash.message
    assert (crash.line, crash.column) == (2, 20)
    assert report.findings == ()
    assert report.tallies[0].missing == {OUR_OWN_FAULT: 1}


def rule_on(path: str, each: str = "") -> FilingRule:
    @filing_check(
        title="Asked",
        reads=(path,),
        each=each,
        when=(Present("table"),),
        expected="",
        observed="{value}",
        message="{value}",
    )
    def asked(value: object) -> bool:
        return True

    return filing_rule("asked", asked, TABLE)


@pytest.mark.parametrize(
    ("path", "each", "shown"),
    [
        ("table.positions", "", ["6"]),
        ("layout.areas[in-between]", "", ["no"]),
        ("layout.areas", "", ["blackjack, house-money"]),
        ("cards.batches", "", ["2"]),
        ("cards.batches[*].decks", "cards.batches", ["6", "8"]),
        ("*", "optional_wagers", ["in-between", "house-money"]),
        ("optional_wagers.in-between", "", ["yes"]),
    ],
)
def test_what_a_path_gives_to_a_rule(monkeypatch: pytest.MonkeyPatch, path: str, each: str, shown: list[str]) -> None:
    rule = rule_on(path, each)
    if path == "*":
        rule = replace(rule, at="optional_wagers.*")
    monkeypatch.setattr(validator.filing.check, "filing_rules", lambda law: (rule,))
    report = check(
        "table: {positions: 6}\nlayout: {areas: [blackjack, house-money]}\n"
        "cards: {batches: [{decks: 6}, {decks: 8}]}\noptional_wagers: {in-between: {}, house-money: {}}\n"
    )
    assert [finding.message for finding in report.findings] == shown


def test_checking_a_filing_imports_nothing_heavy() -> None:
    program = (
        "import sys; from validator.filing.check import judge_filing; judge_filing('chapter: \"633a\"'); "
        "print([name for name in ('numba', 'numpy', 'pyarrow', 'pydantic', 'requests', 'asyncio') if name in sys.modules])"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


def test_a_filing_that_states_no_day_is_judged_by_the_last_day_held_and_says_so() -> None:
    report = judge_filing('chapter: "541"\nhead: {tables: [T]}\n')
    assert (report.as_of, report.provisional) == (date(2010, 9, 10), "it states no day; judged by the text held")
    assert judge_filing('chapter: "672a"\nhead: {}\n').as_of == date(2016, 8, 27)
    dated = judge_filing('chapter: "541"\nhead: {dated: 2010-06-01}\n')
    assert (dated.as_of, dated.provisional) == (date(2010, 6, 1), "")
    assert judge_filing("Dear sirs\n").as_of is None


UNFINISHED = "head: {status: unfinished}\n"


@pytest.mark.parametrize("rule", ["layout-unapproved", "adjacent-boxes-unspecified", "additional-splits-unspecified"])
def test_what_an_unfinished_filing_does_not_say_is_not_checkable_and_in_any_other_a_breach(rule: str) -> None:
    for status in ("draft", "submitted", "approved"):
        assert tally(check(f"head: {{status: {status}}}\n"), rule).outcome is Outcome.FAIL, status
    assert tally(check(""), rule).outcome is Outcome.FAIL
    assert tally(check(UNFINISHED), rule).outcome is Outcome.NOT_CHECKABLE


def test_what_an_unfinished_filing_does_not_say_is_named() -> None:
    assert tally(check(UNFINISHED), "adjacent-boxes-unspecified").missing == {"wagers.adjacent_boxes": 1}
    assert tally(check(UNFINISHED), "blackjack-payment-unstated").missing == {"dealing.blackjack_paid": 1}


def test_what_an_unfinished_filing_says_is_judged_as_in_a_submission() -> None:
    report = check(UNFINISHED + "table: {positions: 8, drop_box: elsewhere}\nlayout: {areas: [lucky-ladies]}\n")
    for rule in ("more-positions-than-seats", "drop-box-misplaced", "blackjack-area-missing"):
        assert tally(report, rule).outcome is Outcome.FAIL, rule


def test_a_filing_whose_status_cannot_be_read_may_be_unfinished() -> None:
    for head in ("head: {status: unfinishd}\n", "head: {statsu: unfinished}\n", "head: {status: no}\n"):
        report = check(head)
        assert report.faults, head
        assert tally(report, "adjacent-boxes-unspecified").outcome is Outcome.NOT_CHECKABLE, head


def test_an_unfinished_filing_does_not_pass_by_silence() -> None:
    assert tally(check(UNFINISHED), "even-money-not-selected").outcome is Outcome.NOT_CHECKABLE
    stated = "insurance: {offered: true, even_money: true, even_money_pays: 1 to 1}\n"
    assert tally(check(UNFINISHED + stated), "even-money-not-selected").outcome is Outcome.PASS
