"""A finding on play says when, before whom and on which wager: what the log records, and nothing guessed."""

import json
from collections.abc import Callable, Sequence
from datetime import date
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st

from validator.api import ReplayResult, replay_log
from validator.core.data import data_folder
from validator.core.shifts import Shifts, parse_shifts
from validator.log.days import A_DAY, day_at
from validator.log.read import columnar, sources
from validator.log.writing import write_parquet
from validator.replay import run
from validator.replay.circumstances import Edge, Edges, gaming_day

SUBMISSIONS = data_folder("submissions")
FILING = SUBMISSIONS / "633a-shoe.yaml"
Row = dict[str, Any]
DOUBLED, PAID, TIE = "double-down-over-original", "blackjack-paid-at-wrong-odds", "tie-not-returned"


def demo() -> list[Row]:
    """Three rounds at one table: two mispayments and a doubling in rounds 2 and 3; D7 deals them all."""
    return [json.loads(line) for line in (SUBMISSIONS / "demo/log.jsonl").read_text(encoding="utf-8").splitlines()]


def before(rows: list[Row], number: int, *new: Row, later: int = 0) -> list[Row]:
    """The rows with ``new`` ones of the table before a round, or so many rows ``later``, all numbered anew."""
    at = later + next(i for i, row in enumerate(rows) if row["kind"] == "round-start" and row["round"] == number)
    like = {"table": "BJ-101", "at": rows[at]["at"]}
    return numbered([*rows[:at], *({**like, **one} for one in new), *rows[at:]])


def numbered(rows: Sequence[Row]) -> list[Row]:
    return [{**row, "seq": number} for number, row in enumerate(rows, start=1)]


def without_names(rows: Sequence[Row]) -> list[Row]:
    """The rows without who acted, but for who came and who is assigned."""
    kept = ("dealer-arrives", "dealer-leaves", "supervisor", "records", "wager")
    return [row if row["kind"] in kept else {key: row[key] for key in row if key != "by"} for row in rows]


def judged(rows: Sequence[Row], **options: Any) -> ReplayResult:
    return replay_log(rows, FILING, **options)


def told(rows: Sequence[Row], column: str) -> dict[str, object]:
    return {str(row["rule"]): row[column] for row in judged(rows).to_dicts()}


def test_a_mispayment_says_when_before_whom_and_on_which_wager() -> None:
    (row,) = [row for row in judged(demo()).to_dicts() if row["rule"] == PAID]
    asked = (
        "facility", "table", "dealer", "seat", "patron", "round", "wager", "stake_cents", "due_cents", "paid_cents",
        "difference_cents", "short", "filing", "version", "file", "line", "event",
    )  # fmt: skip
    assert {name: row[name] for name in asked} == {
        "facility": "Three Rivers Casino",
        "table": "BJ-101",
        "dealer": "D7",
        "seat": 5,
        "patron": "P2",
        "round": 2,
        "wager": "Blackjack Wager",
        "stake_cents": 1000,
        "due_cents": 1500,
        "paid_cents": 1200,
        "difference_cents": -300,
        "short": "P2",
        "filing": FILING.as_posix(),
        "version": "2015-3",
        "file": "log",
        "line": 83,
        "event": 66,
    }
    assert str(row["time"]) == "2015-08-15 14:03:18-04:00"
    assert (str(row["day"]), row["gaming_day"], row["shift"], row["supervisor"]) == ("2015-08-15", None, None, None)


REPRODUCED = Path(__file__).parent.parent / "worked" / "reproductions"


@pytest.mark.parametrize(
    ("log", "filing", "rule", "told"),
    [
        (
            "541/stake-returned-twice-silent.jsonl",
            "541/stake-returned-twice-silent.filing.yaml",
            "player-wager-paid-at-wrong-odds",
            ("D1", 3, "P3", "wager on the Player's Hand", 1000, 1000, 2000, 1000, "the house"),
        ),
        (
            "541/pay-on-unknown-wager-silent.jsonl",
            "541/pay-on-unknown-wager-silent.filing.yaml",
            "paid-without-wager",
            ("D1", None, None, None, None, 0, 5000, 5000, "the house"),
        ),
        (
            "545/vigorish-between-exact-and-rounded.jsonl",
            "545/vigorish-between-exact-and-rounded.filing.yaml",
            "vigorish-rounded-wrongly",
            (None, 5, "P5", "wager on the Banker's Hand", 1300, None, None, 5, "the house"),
        ),
        (
            "535/dealer-losing-wager-returned.jsonl",
            None,
            "dealer-losing-wager-not-moved",
            (None, None, None, "dealer's wager against the bank", 2500, -2500, 0, 2500, "P3"),
        ),
        (
            "535/shortfall-paid-by-house.jsonl",
            None,
            "bank-paid-in-too-little",
            (None, 3, "P3", None, None, None, None, None, "the house"),
        ),
    ],
)
def test_every_game_says_on_whose_wager(log: str, filing: str | None, rule: str, told: tuple[object, ...]) -> None:
    filings = [REPRODUCED / filing] if filing else []
    (row,) = [row for row in replay_log(REPRODUCED / log, filings).to_dicts() if row["rule"] == rule]
    names = ("dealer", "seat", "patron", "wager", "stake_cents", "due_cents", "paid_cents", "difference_cents", "short")
    assert tuple(row[name] for name in names) == told


def test_what_is_no_payment_has_neither_due_nor_paid() -> None:
    (row,) = [row for row in judged(demo()).to_dicts() if row["rule"] == DOUBLED]
    assert (row["stake_cents"], row["due_cents"], row["paid_cents"], row["cost_cents"]) == (2500, None, None, 500)


def test_without_a_filing_there_is_neither_facility_nor_version() -> None:
    row = next(row for row in replay_log(demo()).to_dicts() if row["rule"] == PAID)
    assert (row["facility"], row["filing"], row["version"]) == (None, None, None)


def test_the_dealer_who_came_deals_until_another_comes() -> None:
    rows = before(without_names(demo()), 3, {"kind": "dealer-arrives", "by": "dealer:D9"})
    assert told(rows, "dealer") == {DOUBLED: "D7", PAID: "D7", TIE: "D9"}


def test_one_who_leaves_after_the_next_came_takes_nobody_away() -> None:
    rows = before(
        without_names(demo()),
        3,
        {"kind": "dealer-arrives", "by": "dealer:D9"},
        {"kind": "dealer-leaves", "by": "dealer:D7"},
    )
    assert told(rows, "dealer") == {DOUBLED: "D7", PAID: "D7", TIE: "D9"}


def test_which_of_several_at_the_table_dealt_is_told_only_where_the_row_names_him() -> None:
    both = before(without_names(demo()), 1, {"kind": "dealer-arrives", "by": "dealer:D9"})
    assert set(told(both, "dealer").values()) == {None}
    paying = [{**row, "by": "dealer:D9"} if row["kind"] == "pay" else row for row in both]
    assert told(paying, "dealer") == {DOUBLED: None, PAID: "D9", TIE: "D9"}
    left = before(both, 3, {"kind": "dealer-leaves", "by": "dealer:D9"})
    assert told(left, "dealer") == {DOUBLED: None, PAID: None, TIE: "D7"}


def test_one_who_comes_relieves_nobody_where_it_is_recorded_who_leaves() -> None:
    rows = before(without_names(demo()), 3, {"kind": "dealer-arrives", "by": "dealer:D9"})
    always = {"table": "BJ-101", "kind": "records", "what": "dealer-leaves", "by": "always"}
    assert told(numbered([always, *rows]), "dealer") == {DOUBLED: "D7", PAID: "D7", TIE: None}
    left = before(rows, 3, {"kind": "dealer-leaves", "by": "dealer:D7"})
    assert told(numbered([always, *left]), "dealer") == {DOUBLED: "D7", PAID: "D7", TIE: "D9"}


@pytest.mark.parametrize(
    "row",
    [
        {"kind": "dealer-leaves", "by": "dealer:D7"},
        {"kind": "dealer-leaves"},
        {"kind": "dealer-arrives", "by": "dealer"},
        {"kind": "dealer-arrives"},
        {"kind": "table-close"},
        {"kind": "burn", "by": "dealer:D9", "source": "shoe", "dest": "rack", "what": "new-dealer"},
    ],
    ids=lambda row: "-".join(map(str, row.values())),
)
def test_nobody_is_named_once_it_is_not_known_who_deals(row: Row) -> None:
    rows = before(without_names(demo()), 3, row)
    assert told(rows, "dealer")[PAID] == "D7"
    assert told(rows, "dealer").get(TIE) is None


def test_a_lost_row_may_have_said_that_another_came() -> None:
    rows = without_names(demo())
    lines = [json.dumps(row) for row in rows]
    at = next(i for i, row in enumerate(rows) if row.get("round") == 3)
    whole = replay_log(StringIO("\n".join(lines)), FILING)
    assert {row["rule"]: row["dealer"] for row in whole.to_dicts()}[TIE] == "D7"
    cut = replay_log(StringIO("\n".join([*lines[:at], '{"table": "BJ-101", "kind": "deal', *lines[at:]])), FILING)
    assert {row["dealer"] for row in cut.to_dicts() if row["round"] == 3} <= {None}


def test_a_row_of_the_round_names_who_deals_it() -> None:
    rows = [row for row in demo() if row["kind"] != "dealer-arrives"]
    assert told(rows, "dealer") == {DOUBLED: "D7", PAID: "D7", TIE: "D7"}
    other = [
        {**row, "by": "dealer:D9"} if row.get("round") == 3 and row.get("by") == "dealer:D7" else row for row in rows
    ]
    assert told(other, "dealer") == {DOUBLED: "D7", PAID: "D7", TIE: "D9"}


def test_a_dealer_named_in_one_round_is_not_taken_for_that_of_the_next() -> None:
    rows = [row for row in demo() if row["kind"] != "dealer-arrives"]
    rows = [
        {key: row[key] for key in row if key != "by"} if row.get("round") == 3 and row["kind"] != "wager" else row
        for row in rows
    ]
    assert told(rows, "dealer") == {DOUBLED: "D7", PAID: "D7", TIE: None}


def test_where_a_round_names_another_than_the_one_who_came_he_dealt_it() -> None:
    rows = [
        {**row, "by": "dealer:D9"} if row.get("round") == 3 and row.get("by") == "dealer:D7" else row for row in demo()
    ]
    assert told(rows, "dealer") == {DOUBLED: "D7", PAID: "D7", TIE: "D9"}


def test_a_row_that_was_withdrawn_names_nobody() -> None:
    rows = before(without_names(demo()), 3, {"kind": "dealer-arrives", "by": "dealer:D9"})
    seq = next(row["seq"] for row in rows if row.get("by") == "dealer:D9")
    rows = [*rows, {"table": "BJ-101", "seq": len(rows) + 1, "at": rows[-1]["at"], "kind": "correct", "ref": seq}]
    assert told(rows, "dealer")[TIE] == "D7"


def test_the_supervisor_is_the_one_assigned() -> None:
    rows = before(without_names(demo()), 2, {"kind": "supervisor", "by": "floorperson:F3"})
    assert told(rows, "supervisor") == {DOUBLED: "F3", PAID: "F3", TIE: "F3"}
    both = before(rows, 3, {"kind": "supervisor", "by": "supervisor:S1"})
    assert told(both, "supervisor") == {DOUBLED: "F3", PAID: "F3", TIE: "F3, S1"}


def gaming_days(*edges: tuple[str, str | None]) -> list[Row]:
    """The log after rows of the venue by which gaming days start and end."""
    venue = [{"table": "venue", "kind": "gaming-day", "what": what} | ({"at": at} if at else {}) for what, at in edges]
    return numbered([*venue, *demo()])


@pytest.mark.parametrize(
    ("edges", "day"),
    [
        ((("start", "2015-08-15T06:00:00-04:00"),), "2015-08-15"),
        ((("start", "2015-08-14T14:30:00-04:00"),), "2015-08-14"),
        ((("start", "2015-08-15T10:00:00Z"), ("start", "2015-08-16T10:00:00Z")), "2015-08-15"),
        ((("start", "2015-08-14T06:00:00-04:00"), ("end", "2015-08-15T05:00:00-04:00")), "None"),
        ((("start", "2015-08-14T06:00:00-04:00"),), "None"),
        ((("start", "2015-08-15T06:00:00-04:00"), ("end", None)), "None"),
        ((("start", "2015-08-16T06:00:00-04:00"),), "None"),
        ((), "None"),
    ],
)  # fmt: skip
def test_the_gaming_day_is_named_by_the_day_on_which_it_began(edges: tuple[Any, ...], day: str) -> None:
    assert str(told(gaming_days(*edges), "gaming_day")[PAID]) == day


def test_the_shift_is_that_of_the_hours_given() -> None:
    rows = judged(demo(), shifts="day=06:00,swing=14:00,grave=22:00").to_dicts()
    assert {row["shift"] for row in rows} == {"swing"}
    assert {row["shift"] for row in judged(demo(), shifts="day=06:00,swing=14:04").to_dicts()} == {"day", "swing"}


def test_the_last_shift_goes_on_after_midnight() -> None:
    shifts = parse_shifts("day=06:00, swing=14:00, grave=22:30")
    named = {minute: shifts.at(minute) for minute in (0, 359, 360, 839, 840, 1349, 1350, 1439)}
    assert list(named.values()) == ["grave", "grave", "day", "day", "swing", "swing", "grave", "grave"]
    assert (shifts.of_hour(21), shifts.of_hour(22), shifts.of_hour(23)) == ("swing", "", "grave")
    assert not Shifts()


@pytest.mark.parametrize("words", ["day", "day=6", "day=24:00", "=06:00", "day=06:00,night=6:00", ""])
def test_shifts_that_cannot_be_read_say_what_to_write(words: str) -> None:
    with pytest.raises(ValueError, match="day=06:00|two shifts begin"):
        parse_shifts(words)


def test_rounds_are_counted_by_table_day_hour_dealer_seat_and_patron() -> None:
    assert judged(demo()).rounds_by == {
        "table": {"BJ-101": 3},
        "day": {"2015-08-15": 3},
        "hour": {"14": 3},
        "dealer": {"D7": 3},
        "seat": {"2": 3, "5": 3},
        "patron": {"P1": 3, "P2": 3},
    }


def test_a_round_is_counted_once_for_a_patron_with_two_wagers_and_not_where_he_has_none() -> None:
    rows = [row for row in demo() if not (row.get("round") == 1 and row.get("player") == "P2")]
    found = judged(rows).rounds_by
    assert (found["patron"], found["seat"]) == ({"P1": 3, "P2": 2}, {"2": 3, "5": 2})


def test_rounds_without_times_or_names_are_counted_under_none() -> None:
    rows = [{key: row[key] for key in row if key != "at"} for row in without_names(demo())]
    rows = [row for row in rows if row["kind"] != "dealer-arrives"]
    found = judged(rows).rounds_by
    assert (found["table"], found["day"], found["hour"], found["dealer"]) == ({"BJ-101": 3}, {}, {}, {})


def test_an_event_without_a_time_has_that_last_recorded_before_it_in_its_round() -> None:
    rows = demo()
    at = {row["round"]: row["at"] for row in rows if row["kind"] == "round-start"}
    starts = [row if row["kind"] == "round-start" else {k: row[k] for k in row if k != "at"} for row in rows]
    found = replay_log(starts, FILING, shifts="day=06:00,swing=14:00")
    whens: dict[object, tuple[Any, object, object]] = {
        row["rule"]: (row["time"], row["day"], row["shift"]) for row in found.to_dicts()
    }
    assert {rule: (time.isoformat(), str(day), shift) for rule, (time, day, shift) in whens.items()} == {
        PAID: (at[2], "2015-08-15", "swing"),
        DOUBLED: (at[2], "2015-08-15", "swing"),
        TIE: (at[3], "2015-08-15", "swing"),
    }
    assert found.rounds_by["day"] == {"2015-08-15": 3}


def test_no_time_is_taken_from_another_round() -> None:
    rows = demo()
    rows = [row if row.get("round") != 3 else {key: row[key] for key in row if key != "at"} for row in rows]
    assert told(rows, "time")[TIE] is None
    assert told(rows, "time")[PAID] is not None


def changing() -> list[Row]:
    """The log with dealers and supervisors that change, some in the middle of a round, and a gaming day."""
    rows = before(demo(), 2, {"kind": "supervisor", "by": "floorperson:F3"})
    rows = before(rows, 3, {"kind": "dealer-arrives", "by": "dealer:D9"})
    rows = [
        {**row, "by": "dealer:D9"} if row.get("round") == 3 and row.get("by") == "dealer:D7" else row for row in rows
    ]
    rows = before(rows, 2, {"kind": "dealer-arrives", "by": "dealer:D8"}, later=14)
    start = {"table": "venue", "kind": "gaming-day", "what": "start", "at": "2015-08-15T06:00:00-04:00"}
    return numbered([start, *rows])


@pytest.mark.parametrize("rows", [demo, changing, lambda: without_names(changing())])
@pytest.mark.parametrize(
    "way",
    [
        "interpreted",
        "parquet",
        pytest.param("compiled", marks=pytest.mark.long),
        pytest.param("compiled parquet", marks=pytest.mark.long),
    ],
)
def test_the_same_is_told_whatever_runs_and_however_the_log_is_cut(
    rows: Callable[[], list[Row]], way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = judged(rows(), name="log")
    monkeypatch.setattr(run, "BATCH_ROUNDS", 1)
    monkeypatch.setattr(sources, "CHECKED", 8)
    monkeypatch.setattr(columnar, "_ROWS", 10)
    taken: list[object] = []
    take = run.Replay.take

    def noted(run: Any, *given: Any, **named: Any) -> None:
        taken.append(given)
        take(run, *given, **named)

    monkeypatch.setattr(run.Replay, "take", noted)
    log: Any = rows()
    if "parquet" in way:
        log = tmp_path / "log.parquet"
        write_parquet(log, rows())
    cut = replay_log(log, FILING, engine="compiled" if "compiled" in way else "interpreted")
    assert [one.circumstances for one in cut.findings] == [one.circumstances for one in whole.findings]
    assert cut.rounds_by == whole.rounds_by
    assert whole.rounds_by["dealer"]["D7"] >= 1
    assert len(taken) >= 2, "the log was not cut"


HOURS = 3_600_000
times = st.sampled_from([-1, *(10 * HOURS * step for step in range(6))])
edges = st.lists(st.builds(Edge, st.sampled_from(["a", "b"]), st.integers(1, 9), times, st.booleans()))


@given(edges, edges, st.sampled_from(["a", "b"]), st.integers(1, 9), times)
def test_of_gaming_days_told_of_in_any_order_the_last_before_an_event_is_its_own(
    venue: list[Edge], table: list[Edge], log: str, line: int, at: int
) -> None:
    of_venue, of_table = Edges(), Edges()
    of_venue.add(venue)
    of_table.add(table)
    before = [edge for edge in (*venue, *table) if edge.log != log or edge.line < line]
    last = max((edge for edge in before if edge.at <= at), key=lambda edge: edge.at, default=None)
    told = at >= 0 and last is not None and last.starts and at - last.at < 25 * HOURS
    told = told and all(edge.at >= 0 for edge in before)
    assert gaming_day((of_venue, of_table), log, line, at) == (day_at(last.at) if told and last else None)


def with_clock(precision: int) -> list[Row]:
    """The demonstration, whose times are declared to be so exact."""
    return before(demo(), 1, {"kind": "clock", "what": "precision", "n": precision})


@pytest.mark.parametrize(
    ("precision", "shift"),
    [(1_000, "swing"), (56 * 60_000, "swing"), (57 * 60_000, None), (A_DAY, None)],
)
def test_a_shift_is_told_where_it_is_that_of_all_times_that_the_clock_leaves_open(
    precision: int, shift: str | None
) -> None:
    found = judged(with_clock(precision), shifts="swing=14:00,night=15:00,day=06:00").to_dicts()
    (paid,) = [row for row in found if row["rule"] == PAID]
    assert paid["shift"] == shift, "it was paid at 14:03:18"


def test_of_days_alone_neither_time_nor_shift_nor_hour_is_told() -> None:
    found = judged(with_clock(A_DAY), shifts="day=06:00,swing=14:00")
    assert {(row["day"], row["time"], row["shift"]) for row in found.to_dicts()} == {(date(2015, 8, 15), None, None)}
    assert (found.rounds_by["hour"], found.rounds_by["day"]) == ({}, {"2015-08-15": 3})
    one_shift = judged(with_clock(A_DAY), shifts="all=06:00").to_dicts()
    assert {row["shift"] for row in one_shift} == {"all"}


@given(st.integers(0, 1439), st.integers(0, 3_000))
def test_a_shift_lasts_through_the_minutes_asked_for(minute: int, minutes: int) -> None:
    shifts = parse_shifts("day=06:00,swing=14:00,grave=22:30")
    named = {shifts.at((minute + more) % 1440) for more in range(max(minutes, 1))}
    assert shifts.during(minute, minutes * 60_000) == (named.pop() if len(named) == 1 else "")
