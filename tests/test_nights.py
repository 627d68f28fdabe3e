"""Nights in which the clocks are turned, gaming days that end in the morning, days on which a filing takes effect.

Whatever reads and judges the log, in whatever form, and wherever it is cut into batches, it tells the same.
"""

import json
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Final

import pytest

from tests.differ.cases import Case
from tests.differ.changes import Row
from tests.differ.held import Told, Way, Ways, differences, of_report, replayed, written
from tests.everything.judged import in_force
from tests.length import either
from tests.places import in_log
from tests.simulate.rounds import rows_of
from tests.simulate.ways import WAYS
from validator.core.data import data_folder
from validator.core.shifts import parse_shifts
from validator.log.read import sources
from validator.replay.report import ReplayReport

BACK: Final = datetime(2015, 11, 1, 5, 30, tzinfo=UTC)
"""01:30 of the night in which the clocks go back, the first time."""
FORTH: Final = datetime(2015, 3, 8, 6, 30, tzinfo=UTC)
"""01:30 of the night in which 02:00 is 03:00."""
QUICK: Final[Ways] = either("read by kernels", "compiled")
ROBUST: Final = Path(__file__).parent / "data" / "robust"


def milliseconds(time: datetime) -> int:
    return int(time.timestamp() * 1000)


def night(first: datetime, apart: timedelta, rounds: int) -> list[Row]:
    """So many rounds, each so much later than the one before; every payment is a dollar too high."""
    rows = [dict(row) for row in rows_of(WAYS["plain"], 5, rounds) if row["kind"] != "gaming-day"]
    numbers = list(dict.fromkeys(row["round"] for row in rows if "round" in row))
    starts = {number: milliseconds(first + place * apart) for place, number in enumerate(numbers)}
    number, within = numbers[0], 0
    for row in rows:
        if row.get("round", number) != number:
            number, within = row["round"], 0
        within += 1
        row["at"] = starts[number] + within * 100
        if row["kind"] == "pay":
            row["cents"] = int(str(row["cents"])) + 100
    return rows


def case(rows: Sequence[Row], seed: int, shifts: str = "", start: date | None = None) -> Case:
    filed = in_force(WAYS["plain"], "filing.yaml")
    head = filed.head._replace(start=start or date(2010, 1, 1), until=None, tables=())
    given = parse_shifts(shifts) if shifts else parse_shifts("day=06:00,swing=14:00,night=22:00")
    return Case(seed, "633a", (), rows, (replace(filed, head=head),), None, "", given)


def report(one: Case, tmp_path: Path) -> ReplayReport:
    return replayed(one, Way("jsonl", "interpreted"), written(one, "jsonl", tmp_path))


@pytest.mark.longer
@pytest.mark.parametrize("first", [BACK, FORTH])
@pytest.mark.parametrize("apart", [timedelta(minutes=20), timedelta(hours=1), timedelta(hours=6)])
def test_engines_forms_and_shares_agree_on_a_night_of_turning(first: datetime, apart: timedelta) -> None:
    for seed in range(either(1, 6)):
        rows = night(first - timedelta(hours=3) + seed * timedelta(minutes=7), apart, 12)
        for start in (None, first.date(), first.date() + timedelta(days=1)):
            count, found = differences(case(rows, seed, start=start), QUICK)
            assert count >= 3
            assert [line for one in found for line in one.lines()] == []


@pytest.mark.parametrize("checked", [1, 7, 60])
@pytest.mark.parametrize("first", [BACK, FORTH])
def test_wherever_the_log_is_cut_into_batches_the_same_is_told(
    first: datetime, checked: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = case(gaming_day(first, night(first, timedelta(minutes=40), 12)), 1, start=first.date())

    def told() -> Told:
        return of_report(report(one, tmp_path))

    whole = told()
    assert whole["findings"]
    monkeypatch.setattr(sources, "CHECKED", checked)
    monkeypatch.setattr("validator.replay.run.BATCH_ROUNDS", 1)
    assert told() == whole


def gaming_day(first: datetime, rows: Sequence[Row]) -> list[Row]:
    """The rows, and of the table that a gaming day began on the day before and ends at six in the morning."""
    six = milliseconds(first.replace(hour=11, minute=0))
    table = rows[-1]["table"]
    begin: Row = {"table": table, "kind": "gaming-day", "what": "start", "at": milliseconds(first) - 15 * 3_600_000}
    turn: list[Row] = [{"table": table, "kind": "gaming-day", "what": "start", "at": six}]
    starts = [place for place, row in enumerate(rows) if row["kind"] == "round-start"]
    after = next((place for place in starts if int(str(rows[place]["at"])) >= six), len(rows))
    whole = [*rows[: starts[0]], begin, *rows[starts[0] : after], *turn, *rows[after:]]
    return [{**row, "seq": seq} for seq, row in enumerate(whole, 1)]


def test_half_past_one_is_there_twice_and_counts_as_one_hour(tmp_path: Path) -> None:
    told = report(case(night(BACK, timedelta(hours=1), 2), 1), tmp_path)
    assert told.rounds_by.hour == {"1": 2}
    assert told.rounds_by.day == {"2015-11-01": 2}
    forth = report(case(night(FORTH, timedelta(hours=1), 2), 1), tmp_path)
    assert forth.rounds_by.hour == {"1": 1, "3": 1}


def test_a_gaming_day_lasts_until_six_whatever_the_clocks_do(tmp_path: Path) -> None:
    rows = gaming_day(BACK, night(BACK, timedelta(minutes=50), 10))
    told = report(case(rows, 1), tmp_path)
    days = {one.circumstances.gaming_day for one in told.findings}
    assert days == {date(2015, 10, 31), date(2015, 11, 1)}
    six = milliseconds(BACK.replace(hour=11, minute=0))
    for one in told.findings:
        at = one.circumstances.at
        assert at is not None
        assert one.circumstances.gaming_day == (date(2015, 10, 31) if at < six else date(2015, 11, 1))


def test_a_shift_that_begins_in_the_hour_that_is_there_twice_or_never(tmp_path: Path) -> None:
    shifts = "late=02:30,day=06:00,night=01:15"
    for first, minutes, last in ((BACK, 31, "night"), (BACK, 62, "late"), (FORTH, 31, "late"), (FORTH, 62, "late")):
        told = report(case(night(first, timedelta(minutes=minutes), 3), 1, shifts), tmp_path)
        by_round = {in_log(one).round: one.circumstances.shift for one in told.findings}
        assert by_round == {1: "night", 3: last}


def under(told: ReplayReport) -> list[tuple[str, int]]:
    return [(one.under.filing, one.rounds) for one in told.periods]


@pytest.mark.parametrize("engine", ["interpreted", "read by kernels", pytest.param("compiled", marks=pytest.mark.long)])
def test_a_start_without_a_number_hides_no_day_on_which_a_filing_takes_effect(tmp_path: Path, engine: Ways) -> None:
    rows = [json.loads(line) for line in (ROBUST / "engines-differ.jsonl").read_text(encoding="utf-8").splitlines()]
    folder = data_folder("submissions")
    filed = in_force((folder / "633a-shoe.yaml").read_text(encoding="utf-8"), "filing.yaml")
    filed = replace(filed, head=filed.head._replace(tables=()))
    one = Case(1, "633a", (), rows, (filed,), None, "633a", parse_shifts("day=06:00"))
    way = Way("jsonl", engine)
    assert under(replayed(one, way, written(one, "jsonl", tmp_path))) == [("", 2), ("filing.yaml", 1)]


@pytest.mark.longer
@pytest.mark.parametrize("name", ["engines-differ", "engines-findings-1"])
def test_logs_that_engines_judged_under_different_filings(name: str) -> None:
    rows = [json.loads(line) for line in (ROBUST / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()]
    lot = Random(name)
    texts = [path.read_text(encoding="utf-8") for path in sorted(data_folder("submissions").glob("*.yaml"))]
    for seed in range(either(4, 40)):
        filings = []
        for number in range(2):
            filed = in_force(lot.choice(texts), f"{number}.yaml")
            start = date(2009, 1, 1) + timedelta(days=lot.randrange(3000))
            filings.append(replace(filed, head=filed.head._replace(start=start, tables=())))
        one = Case(seed, "", (), rows, tuple(filings), None, lot.choice(("", "633a", "543")), parse_shifts("day=06:00"))
        assert [line for found in differences(one, QUICK)[1] for line in found.lines()] == []
