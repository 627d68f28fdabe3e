"""The day of an event without a time is that of the nearest time, wherever its log is cut as it is read."""

from datetime import date
from pathlib import Path

import pytest

from tests.replay.test_periods import ended, filing_of, log_of, opened, told
from validator.log.codes import NOT_RECORDED
from validator.log.columns import Columns
from validator.log.days import beginning
from validator.replay import run
from validator.replay.events import DATED_WITHIN, NO_TIME, LastTime, event_day, last_time
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs

AUGUST, SEPTEMBER = date(2015, 8, 15), date(2015, 9, 15)


def timed(*times: date | None) -> Columns:
    """Events of which nothing is known but the days of some."""
    at = [NOT_RECORDED if day is None else beginning(day) for day in times]
    return Columns(**{name: [NOT_RECORDED] * len(at) for name in Columns._fields})._replace(at=at)


def test_an_untimed_event_is_of_the_day_before_it_and_else_of_the_day_after_it() -> None:
    events = timed(None, AUGUST, None, SEPTEMBER)
    assert [event_day(events, i) for i in range(4)] == [AUGUST, AUGUST, AUGUST, SEPTEMBER]


@pytest.mark.parametrize(
    ("rows", "day"), [(DATED_WITHIN - 1, AUGUST), (DATED_WITHIN, AUGUST), (DATED_WITHIN + 1, None)]
)
def test_a_time_dates_an_event_so_many_rows_away_and_no_more(rows: int, day: date | None) -> None:
    whole = timed(AUGUST, *[None] * rows)
    assert event_day(whole, rows) == day
    for cut in (1, 2, rows // 2, rows):
        assert event_day(whole.part(cut, rows + 1), rows - cut, last_time(whole, cut)) == day


def test_a_time_in_the_events_stands_before_one_that_is_earlier() -> None:
    before = LastTime(beginning(AUGUST), 0)
    assert event_day(timed(SEPTEMBER, None), 1, before) == SEPTEMBER
    assert event_day(timed(None, SEPTEMBER), 0, before) == AUGUST
    assert event_day(timed(None, SEPTEMBER), 0, NO_TIME) == SEPTEMBER
    assert last_time(timed(None, None), 2, before) == before._replace(rows=2)


def test_rounds_without_times_are_judged_under_the_filing_of_the_time_before_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = [opened(), ended(1, "2015-09-15"), *(ended(number, "") for number in range(2, 12))]
    later = filing_of(tmp_path, "later.yaml", version="2015-4", effective="2015-09-01")
    filings = load_filings([filing_of(tmp_path), later])
    log = log_of(tmp_path, rows)
    whole = replay_logs([log], filings, "interpreted")
    assert told(whole) == [("BJ-101", "later", 11, 1, 11)]
    monkeypatch.setattr(run, "BATCH_ROUNDS", 2)
    assert replay_logs([log], filings, "interpreted") == whole
    files = [log_of(tmp_path, rows[:4], "first.jsonl"), tmp_path / "second.jsonl"]
    lines = log.read_text(encoding="utf-8").splitlines(keepends=True)
    files[1].write_text("".join(lines[4:]), encoding="utf-8", newline="\n")
    assert {one.under.filing for one in replay_logs(files, filings, "interpreted").periods} == {str(later)}
