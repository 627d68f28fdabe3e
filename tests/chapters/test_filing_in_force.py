"""Filings of the days around those on which their chapter is in force, in every chapter."""

from datetime import date, timedelta

import pytest

from tests.chapters.filings import outcome
from tests.places import in_filing
from validator.chapters.registry import PACKAGES
from validator.core.finding import Tally
from validator.filing.check import CheckReport, judge_filing
from validator.law.in_force import load_in_force

BEFORE, EXPIRED, ENDED = "filed-before-chapter-in-force", "filed-after-chapter-expired", "filed-after-chapter-ended"
DAY = timedelta(days=1)
TEMPORARY = [chapter for chapter in PACKAGES if load_in_force(chapter).ended is not None]

every_chapter = pytest.mark.parametrize("chapter", PACKAGES)
every_temporary_chapter = pytest.mark.parametrize("chapter", TEMPORARY)


def effective(day: date | None) -> str:
    return f"head: {{effective: {day}}}\n"


def checked(chapter: str, text: str, as_of: date | None = None) -> CheckReport:
    report = judge_filing(f'chapter: "{chapter}"\n{text}', as_of, "filing.yaml")
    assert report.faults == report.crashes == ()
    return report


def tally(report: CheckReport, rule: str) -> Tally:
    (found,) = [one for one in report.tallies if one.rule == rule]
    return found


@every_chapter
def test_the_first_day_and_the_day_before(chapter: str) -> None:
    since = load_in_force(chapter).since
    assert outcome(chapter, BEFORE, effective(since - DAY)) == "fail"
    assert outcome(chapter, BEFORE, effective(since)) == "pass"


@every_temporary_chapter
def test_the_anniversary_and_the_day_of_the_rescission(chapter: str) -> None:
    dates = load_in_force(chapter)
    assert dates.expires is not None
    assert dates.ended is not None
    rows = {dates.expires - DAY: "pass", dates.expires: "review", dates.ended - DAY: "review", dates.ended: "pass"}
    assert {day: outcome(chapter, EXPIRED, effective(day)) for day in rows} == rows
    assert outcome(chapter, ENDED, effective(dates.ended - DAY)) == "pass"
    assert outcome(chapter, ENDED, effective(dates.ended)) == "fail"


@every_temporary_chapter
def test_the_successor_is_named_and_whether_its_words_are_held(chapter: str) -> None:
    dates = load_in_force(chapter)
    (finding,) = [one for one in checked(chapter, effective(dates.ended)).findings if one.rule == ENDED]
    assert f"replaced by {dates.successor}" in finding.message
    assert f"was in force from {dates.since}" in finding.message
    assert (in_filing(finding).path, finding.citation) == ("head.effective", dates.expires_cite)
    assert not finding.provisional


@every_chapter
def test_the_day_that_counts_is_that_of_effect_and_else_that_of_signature(chapter: str) -> None:
    since = load_in_force(chapter).since
    dated = f"head: {{dated: {since - DAY}}}\n"
    (finding,) = [one for one in checked(chapter, dated).findings if one.rule == BEFORE]
    assert in_filing(finding).path == "head.dated"
    assert outcome(chapter, BEFORE, f"head: {{dated: {since - DAY}, effective: {since}}}\n") == "pass"


@every_chapter
def test_a_filing_without_a_day_is_not_checkable(chapter: str) -> None:
    report = checked(chapter, "")
    for rule in (BEFORE, EXPIRED, ENDED):
        if rule == BEFORE or chapter in TEMPORARY:
            assert tally(report, rule).missing == {"head.effective": 1}


@every_chapter
def test_a_day_that_cannot_be_read_is_not_replaced_by_another(chapter: str) -> None:
    text = f'chapter: "{chapter}"\nhead: {{effective: soon, dated: {load_in_force(chapter).since}}}\n'
    report = judge_filing(text, name="filing.yaml")
    assert [fault.path for fault in report.faults] == ["head.effective"]
    assert tally(report, BEFORE).missing == {"head.effective": 1}


@every_chapter
def test_the_law_of_another_day_may_be_asked_for(chapter: str) -> None:
    since = load_in_force(chapter).since
    for text in ("", effective(since)):
        early = checked(chapter, text, since - DAY)
        assert [one.rule for one in early.findings if one.rule == BEFORE] == [BEFORE]
        assert "is not in force on" in early.provisional
    assert tally(checked(chapter, effective(since - DAY), since), BEFORE).passed == 1
