"""Days begin at midnight in Pennsylvania, also where the clocks are put forward or back."""

from datetime import UTC, date, datetime, timedelta

import pytest

from validator.log.days import beginning, day_at, minute_at, moment

HOUR = 3_600_000


def at(words: str) -> int:
    return int(datetime.fromisoformat(words).timestamp() * 1_000)


@pytest.mark.parametrize(
    ("day", "hours"),
    [(date(2026, 3, 7), 24), (date(2026, 3, 8), 23), (date(2026, 3, 9), 24), (date(2026, 11, 1), 25)],
)
def test_a_day_is_as_long_as_the_clocks_make_it(day: date, hours: int) -> None:
    begin, end = beginning(day), beginning(day + timedelta(days=1))
    assert end - begin == hours * HOUR
    assert (day_at(begin - 1), day_at(begin), day_at(end - 1), day_at(end)) == (
        day - timedelta(days=1),
        day,
        day,
        day + timedelta(days=1),
    )


def test_the_hour_that_comes_twice_is_of_one_day_and_in_order() -> None:
    first, second = at("2026-11-01T01:30:00-04:00"), at("2026-11-01T01:30:00-05:00")
    assert second - first == HOUR
    assert day_at(first) == day_at(second) == date(2026, 11, 1)
    assert minute_at(first) == minute_at(second) == 90
    assert [moment(one).utcoffset() for one in (first, second)] == [timedelta(hours=-4), timedelta(hours=-5)]


def test_the_hour_that_is_left_out_is_passed_over() -> None:
    before = at("2026-03-08T01:59:59-05:00")
    assert minute_at(before) == 119
    assert minute_at(before + 1_000) == 180


def test_a_time_is_of_the_day_in_pennsylvania_wherever_it_was_written() -> None:
    assert day_at(at("2026-03-08T04:59:59+00:00")) == date(2026, 3, 7)
    assert day_at(at("2026-03-08T05:00:00+00:00")) == date(2026, 3, 8)
    assert day_at(at("2026-11-02T05:00:00+00:00") - 1) == date(2026, 11, 1)
    assert moment(0) == datetime(1970, 1, 1, tzinfo=UTC)
