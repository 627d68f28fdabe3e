"""Rounds dealt while their chapter was in force, before it and after it, in every chapter: to the millisecond."""

import json
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from tests.places import in_log
from tests.unmarked import saying_so
from validator.chapters.registry import PACKAGES
from validator.core.finding import Outcome
from validator.law.in_force import load_in_force
from validator.log.days import HERE
from validator.replay.logs import replay_logs
from validator.replay.report import ReplayReport

BEFORE, EXPIRED, ENDED = "dealt-before-chapter-in-force", "dealt-after-chapter-expired", "dealt-after-chapter-ended"
TEMPORARY = [chapter for chapter in PACKAGES if load_in_force(chapter).ended is not None]
LASTING = [chapter for chapter in PACKAGES if load_in_force(chapter).ended is None]
MILLISECOND = timedelta(milliseconds=1)

every_chapter = pytest.mark.parametrize("chapter", PACKAGES)
every_temporary_chapter = pytest.mark.parametrize("chapter", TEMPORARY)
every_lasting_chapter = pytest.mark.parametrize("chapter", LASTING)


def midnight(day: date) -> datetime:
    return datetime(day.year, day.month, day.day, tzinfo=HERE)


def first_day(chapter: str) -> datetime:
    return midnight(load_in_force(chapter).since)


def expiry(chapter: str) -> datetime:
    day = load_in_force(chapter).expires
    assert day is not None
    return midnight(day)


def end(chapter: str) -> datetime:
    day = load_in_force(chapter).ended
    assert day is not None
    return midnight(day)


def log(
    folder: Path,
    chapter: str,
    *rounds: datetime | None,
    opened: datetime | None = None,
    first: int = 1,
    name: str = "log",
) -> Path:
    """A log of a table whose rounds end at these times (None: not recorded); round ``first + k`` is event ``first + k + 1``."""
    rows: list[dict[str, object]] = []
    if first == 1:
        rows.append({"table": "T1", "seq": 1, "kind": "table-open", "what": chapter, "at": stamp(opened)})
    for number, at in enumerate(rounds, start=first):
        rows.append({"table": "T1", "seq": number + 1, "kind": "round-end", "round": number, "at": stamp(at)})
    path = folder / f"{name}.jsonl"
    path.write_text("\n".join(saying_so(map(json.dumps, rows))), encoding="utf-8")
    return path


def stamp(at: datetime | None) -> str | None:
    return None if at is None else at.astimezone(UTC).isoformat(timespec="milliseconds")


def replayed(*logs: Path, as_of: date | None = None) -> ReplayReport:
    report = replay_logs(logs, [], "interpreted", as_of)
    assert report.faults == []
    assert report.unjudged == []
    return report


def found(report: ReplayReport) -> list[tuple[str, int, Outcome]]:
    rules = (BEFORE, EXPIRED, ENDED)
    return [(one.rule, in_log(one).event, one.outcome) for one in report.findings if one.rule in rules]


def tallied(report: ReplayReport, rule: str) -> Sequence[int]:
    tally = report.tally(rule)
    return (
        tally.passed,
        tally.failed,
        tally.for_review,
        tally.not_applicable,
        tally.missing.get("the time of a round", 0),
    )


@every_chapter
def test_a_round_of_the_first_day_is_lawful_and_one_of_the_day_before_is_not(chapter: str, tmp_path: Path) -> None:
    before = replayed(log(tmp_path, chapter, first_day(chapter) - MILLISECOND))
    assert found(before) == [(BEFORE, 2, Outcome.FAIL)]
    (finding,) = [one for one in before.findings if one.rule == BEFORE]
    dates = load_in_force(chapter)
    assert (finding.citation, finding.quote) == (dates.cite, dates.quote)
    assert finding.observed == str(dates.since - timedelta(days=1))
    assert finding.expected == f"{dates.since} or later"
    assert f"is in force from {dates.since}" in finding.message
    assert not finding.provisional
    lawful = replayed(log(tmp_path, chapter, first_day(chapter)))
    assert found(lawful) == []
    assert tallied(lawful, BEFORE) == (1, 0, 0, 0, 0)


@every_temporary_chapter
def test_from_the_anniversary_to_the_rescission_it_is_noted_and_then_broken(chapter: str, tmp_path: Path) -> None:
    assert found(replayed(log(tmp_path, chapter, expiry(chapter) - MILLISECOND))) == []
    for at in (expiry(chapter), end(chapter) - MILLISECOND):
        noted = replayed(log(tmp_path, chapter, at))
        assert found(noted) == [(EXPIRED, 2, Outcome.REVIEW)]
        assert tallied(noted, ENDED) == (1, 0, 0, 0, 0)
    ended = replayed(log(tmp_path, chapter, end(chapter)))
    assert found(ended) == [(ENDED, 2, Outcome.FAIL)]
    assert tallied(ended, EXPIRED) == (0, 0, 0, 1, 0)
    (finding,) = [one for one in ended.findings if one.rule == ENDED]
    dates = load_in_force(chapter)
    assert dates.successor and dates.successor in finding.message
    assert (finding.citation, finding.quote) == (dates.expires_cite, dates.expires_quote)


@every_lasting_chapter
def test_a_chapter_without_an_end_goes_on(chapter: str, tmp_path: Path) -> None:
    report = replayed(log(tmp_path, chapter, midnight(date(2099, 1, 1))))
    assert found(report) == []
    assert tallied(report, BEFORE) == (1, 0, 0, 0, 0)
    assert {EXPIRED, ENDED}.isdisjoint(tally.rule for tally in report.tallies)


@every_chapter
def test_a_stretch_of_rounds_is_found_once(chapter: str, tmp_path: Path) -> None:
    day = first_day(chapter)
    early = [day - timedelta(hours=number) for number in (3, 2, 1)]
    late = [day + timedelta(hours=number) for number in (0, 1)]
    whole = replayed(log(tmp_path, chapter, *early, *late))
    assert found(whole) == [(BEFORE, 2, Outcome.FAIL)]
    assert tallied(whole, BEFORE) == (1, 1, 0, 0, 0)
    first = log(tmp_path, chapter, *early[:2], name="first")
    second = log(tmp_path, chapter, *early[2:], *late, first=3, name="second")
    parts = replayed(first, second)
    assert found(parts) == [(BEFORE, 2, Outcome.FAIL)]
    assert tallied(parts, BEFORE) == tallied(whole, BEFORE)


@every_chapter
def test_a_round_without_a_time_is_not_checkable_unless_an_earlier_time_decides(chapter: str, tmp_path: Path) -> None:
    untimed = replayed(log(tmp_path, chapter, None))
    assert found(untimed) == []
    assert tallied(untimed, BEFORE) == (0, 0, 0, 0, 1)
    opened_before = replayed(log(tmp_path, chapter, None, opened=first_day(chapter) - MILLISECOND))
    assert found(opened_before) == []
    assert tallied(opened_before, BEFORE) == (0, 0, 0, 0, 1)
    opened_after = replayed(log(tmp_path, chapter, None, opened=first_day(chapter)))
    assert found(opened_after) == []
    assert tallied(opened_after, BEFORE) == (1, 0, 0, 0, 0)


@every_temporary_chapter
def test_a_round_without_a_time_may_be_known_to_come_after_the_end(chapter: str, tmp_path: Path) -> None:
    after = replayed(log(tmp_path, chapter, None, opened=end(chapter)))
    assert found(after) == [(ENDED, 2, Outcome.FAIL)]
    perhaps = replayed(log(tmp_path, chapter, None, opened=end(chapter) - MILLISECOND))
    assert found(perhaps) == []
    assert tallied(perhaps, EXPIRED) == tallied(perhaps, ENDED) == (0, 0, 0, 0, 1)


@every_chapter
def test_the_law_of_another_day_that_is_asked_for_judges_all_rounds(chapter: str, tmp_path: Path) -> None:
    since = load_in_force(chapter).since
    rounds = log(tmp_path, chapter, first_day(chapter), None)
    assert found(replayed(rounds, as_of=since - timedelta(days=1))) == [(BEFORE, 2, Outcome.FAIL)]
    early = log(tmp_path, chapter, first_day(chapter) - timedelta(days=9), None)
    assert found(replayed(early, as_of=since)) == []
