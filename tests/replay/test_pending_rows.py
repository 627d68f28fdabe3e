"""Rows of a round that stand in two files: the files tell what one file would, and no round is judged by a part."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.simulate.dealing import rows_of
from tests.worked.runner import all_cases
from validator.core.data import data_folder
from validator.proof.simulate.book import Row
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs
from validator.replay.report import ReplayReport

LATE = [Path(__file__).parent.parent / "data" / "late" / f"late-{number}.jsonl" for number in (1, 2)]
LOG = data_folder("submissions") / "demo" / "log.jsonl"
FILING = data_folder("submissions") / "633a-shoe.yaml"
ENGINES = ("interpreted", pytest.param("compiled", marks=pytest.mark.long))


def told(report: ReplayReport) -> tuple[object, ...]:
    """What a report tells, wherever it stands."""
    findings = sorted((one.rule, one.outcome, one.message) for one in report.findings)
    return findings, report.tallies, report.rounds, len(report.faults), report.joins


def in_files(folder: Path, *parts: list[str]) -> list[Path]:
    paths = [folder / f"day-{number}.jsonl" for number in range(len(parts))]
    for path, lines in zip(paths, parts, strict=True):
        path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return paths


def a_day_at_a_time(logs: list[Path], filings: Any, state: Path) -> ReplayReport:
    for log in logs:
        replay_logs([log], filings, "interpreted", state=state)
    return replay_logs([], [], state=state)


@pytest.mark.parametrize("engine", ENGINES)
def test_the_last_row_of_a_round_in_the_next_file_accuses_nobody(tmp_path: Path, engine: Any) -> None:
    rows = [path.read_text(encoding="utf-8").splitlines() for path in LATE]
    (one,) = in_files(tmp_path, [*rows[0], *rows[1]])
    whole = replay_logs([one], [], engine)
    assert not list(whole.findings)
    assert told(replay_logs(LATE, [], engine)) == told(whole)
    assert told(a_day_at_a_time(LATE, [], tmp_path / "state")) == told(whole)


@pytest.mark.parametrize("engine", ENGINES)
def test_a_round_torn_between_files_is_one_round(tmp_path: Path, engine: Any) -> None:
    filings = load_filings([FILING])
    rows = LOG.read_text(encoding="utf-8").splitlines()
    whole = replay_logs([LOG], filings, engine)
    assert list(whole.findings)
    for cut in range(1, len(rows), 9):
        logs = in_files(tmp_path, rows[:cut], rows[cut:])
        assert told(replay_logs(logs, filings, engine)) == told(whole)


def test_a_file_of_one_row_is_gone_on_with_by_the_steps_of_the_next(tmp_path: Path) -> None:
    filings = load_filings([FILING])
    read = [json.loads(line) for line in LOG.read_text(encoding="utf-8").splitlines()]
    begun = [place for place, row in enumerate(read) if row["kind"] == "round-start"]
    rows = [json.dumps({**row, "seq": 10 * row["seq"]}) for row in read[begun[1] + 2 :]]
    (one,) = in_files(tmp_path, rows)
    whole = replay_logs([one], filings)
    assert told(replay_logs(in_files(tmp_path, rows[:1], rows[1:]), filings)) == told(whole)


def test_a_finding_stands_at_its_row_whichever_log_that_is_in(tmp_path: Path) -> None:
    filings = load_filings([FILING])
    rows = LOG.read_text(encoding="utf-8").splitlines()
    for cut in range(20, len(rows), 20):
        logs = in_files(tmp_path, rows[:cut], rows[cut:])
        for one in replay_logs(logs, filings, "interpreted").findings:
            where: Any = one.where
            row = json.loads(Path(where.file).read_text(encoding="utf-8").splitlines()[where.line - 1])
            assert (row["table"], row["seq"]) == (where.table, where.event)


def test_a_log_without_ends_of_rounds_keeps_the_last_round_of_each_file(tmp_path: Path) -> None:
    filings = load_filings([FILING])
    rows = [row for row in map(json.loads, LOG.read_text(encoding="utf-8").splitlines()) if row["kind"] != "round-end"]
    lines = [json.dumps({**row, "seq": seq}) for seq, row in enumerate(rows, 1)]
    (one,) = in_files(tmp_path, lines)
    whole = replay_logs([one], filings, "interpreted")
    starts = [place for place, row in enumerate(rows) if row["kind"] == "round-start"]
    assert list(whole.findings) and len(starts) > 2
    edges = [0, *starts[1:], len(lines)]
    logs = in_files(tmp_path, *(lines[start:stop] for start, stop in zip(edges, edges[1:], strict=False)))
    assert told(replay_logs(logs, filings, "interpreted")) == told(whole)
    assert told(a_day_at_a_time(logs, filings, tmp_path / "state")) == told(whole)


def test_a_round_that_lacks_rows_between_two_files_is_one_round_and_not_whole(tmp_path: Path) -> None:
    filings = load_filings([FILING])
    rows = LOG.read_text(encoding="utf-8").splitlines()
    whole = replay_logs([LOG], filings, "interpreted")
    cuts = [place for place in range(len(rows) - 4) if all('"round":2' in row for row in rows[place - 1 : place + 5])]
    joins = set()
    for cut in cuts:
        report = replay_logs(in_files(tmp_path, rows[:cut], rows[cut + 3 :]), filings, "interpreted")
        assert report.rounds + report.rounds_left == whole.rounds
        assert {one.rule for one in report.findings} <= {one.rule for one in whole.findings}
        joins |= {join.kind for join in report.joins}
    assert joins == {"gap"}


def test_a_file_that_does_not_go_on_from_there_is_judged_by_itself(tmp_path: Path) -> None:
    rows = LOG.read_text(encoding="utf-8").splitlines()
    middle = next(place for place, row in enumerate(rows) if '"choice"' in row)
    logs = in_files(tmp_path, rows[:middle], rows[middle + 3 :])
    filings = load_filings([FILING])
    whole = replay_logs([LOG], filings, "interpreted")
    accused = {(one.rule, one.where) for one in whole.findings}
    for one in replay_logs(logs, filings, "interpreted").findings:
        assert one.rule in {rule for rule, _ in accused}


def a_pay_that_comes(later: int) -> tuple[list[Row], int]:
    """Rows of an hour, numbered as they stand; a payment of a round stands so many rounds later; where."""
    rows = rows_of(FILING, 1, 1)
    at = next(place for place, row in enumerate(rows) if row["kind"] == "pay" and row.get("round") == 3)
    late = rows.pop(at)
    to = next(place for place, row in enumerate(rows) if row.get("round") == 3 + later)
    rows.insert(to, late)
    seqs: Counter[object] = Counter()
    for row in rows:
        seqs[row["table"]] += 1
        row["seq"] = seqs[row["table"]]
    return rows, to


def accused_in(report: ReplayReport) -> list[tuple[str, int]]:
    """The rules that are told to be broken, each with the round."""
    places: list[tuple[str, Any]] = [(one.rule, one.where) for one in report.findings]
    return [(rule, where.round) for rule, where in places]


def written(rows: list[Row]) -> list[str]:
    return [json.dumps(row, default=str) for row in rows]


@pytest.mark.parametrize("way", ["together", "state"])
def test_a_finding_is_withdrawn_where_the_row_that_it_missed_comes_in_after_many_rounds(
    tmp_path: Path, way: str
) -> None:
    filings = load_filings([FILING])
    rows, to = a_pay_that_comes(later=12)
    unpaid = replay_logs(in_files(tmp_path, written(rows[:to])), filings, "interpreted")
    assert accused_in(unpaid) == [("royal-match-21-not-paid", 3)]
    logs = in_files(tmp_path, written(rows[:to]), written(rows[to:]))
    if way == "state":
        report = a_day_at_a_time(logs, filings, tmp_path / "state")
    else:
        report = replay_logs(logs, filings, "interpreted")
    assert list(report.findings) == []
    tally = report.tally("royal-match-21-not-paid", "633a")
    assert (tally.failed, tally.missing["each payment"]) == (0, 1)
    assert [fault.kind for _, fault in report.faults] == ["row-out-of-round"]
    assert [(one.number, one.why) for one in report.not_whole] == [
        (3, "of it, rows out of place alone stand here; what rests on rows of their kind is not told of it")
    ]


def test_what_does_not_rest_on_the_row_that_comes_late_stays_told(tmp_path: Path) -> None:
    filings = load_filings([FILING])
    rows, to = a_pay_that_comes(later=12)
    deal = next(row for row in rows if row["kind"] == "deal" and row.get("round") == 3)
    deal["source"] = "rack"
    logs = in_files(tmp_path, written(rows[:to]), written(rows[to:]))
    assert accused_in(replay_logs(logs, filings, "interpreted")) == [
        ("card-not-from-shoe", 3),
        ("shoe-short-of-cards", -1),
    ]


def numbered(rows: list[Row]) -> list[str]:
    """The rows of one table as lines, numbered as they stand."""
    return written([{**row, "seq": seq} for seq, row in enumerate(rows, 1)])


def simulated(rounds: int) -> list[Row]:
    """The rows up to the end of a round of lawful play."""
    rows = rows_of(FILING, 1, 1)
    ends = [place for place, row in enumerate(rows) if row["kind"] == "round-end" and row.get("round") == rounds]
    return rows[: ends[0] + 1]


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("way", ["together", "state"])
def test_rows_are_not_held_back_from_the_middle_of_a_round_on_of_which_a_row_stands_in_another(
    tmp_path: Path, way: str, engine: Any
) -> None:
    filings = load_filings([FILING])
    rows: list[Row] = []
    for row in simulated(30):
        rows.append(row)
        if row["kind"] == "round-end" and row.get("round") != 12:
            rows.append({"table": row["table"], "kind": "supervisor", "by": "floorperson:F1"})
    end = next(place for place, row in enumerate(rows) if row["kind"] == "round-end" and row.get("round") == 12)
    assert rows[end + 1]["kind"] == "round-start"
    rows[end], rows[end + 1] = rows[end + 1], rows[end]
    cut = next(place for place, row in enumerate(rows) if row.get("round") == 22)
    lines = numbered(rows)
    (one,) = in_files(tmp_path, lines)
    whole = replay_logs([one], filings, engine)
    assert ([one.number for one in whole.not_whole], whole.rounds) == ([12, 13], 28)
    logs = in_files(tmp_path, lines[:cut], lines[cut:])
    if way == "state":
        report = a_day_at_a_time(logs, filings, tmp_path / "state")
    else:
        report = replay_logs(logs, filings, engine)
    assert told(report) == told(whole)
    assert [(one.number, one.why) for one in report.not_whole] == [(one.number, one.why) for one in whole.not_whole]


@pytest.mark.parametrize("engine", ENGINES)
def test_wagers_before_limits_are_posted_are_counted_alike_in_each_file(tmp_path: Path, engine: Any) -> None:
    filings = load_filings([FILING])
    rows = simulated(16)
    limits = [row for row in rows if row["kind"] == "posted-limits"]
    rows = [row for row in rows if row["kind"] != "posted-limits"]
    posted = next(place for place, row in enumerate(rows) if row["kind"] == "round-start" and row.get("round") == 14)
    rows[posted:posted] = limits
    after = ("insurance", "double-down", "split", "free-bet")
    before = sum(row["kind"] == "wager" and row["what"] not in after for row in rows[:posted])
    lines = numbered(rows)
    for cut in range(posted // 2, posted, 40):
        report = replay_logs(in_files(tmp_path, lines[:cut], lines[cut:]), filings, engine)
        tally = report.tally("wager-outside-posted-limits", "633a")
        assert tally.missing == {"the posted limits": before}


@pytest.mark.parametrize("engine", ENGINES)
def test_a_card_that_the_next_round_is_dealt_from_the_one_before_is_taken_out_of_it_in_two_files_too(
    tmp_path: Path, engine: Any
) -> None:
    ident = "text-undisclosed-card-saved-for-the-next-hand-though-four-must-draw"
    case = next(case for case in all_cases() if case.id == ident)
    rows = [json.loads(line) for line in case.logs[0].splitlines() if line.strip()]
    third = [row["seq"] for row in rows if row["kind"] == "deal" and row["round"] == 1 and row["hand"] == 2][-1]
    used = next(row for row in rows if row["kind"] == "deal" and row["round"] == 2)
    used["ref"] = third
    lines = written(rows)
    (one,) = in_files(tmp_path, lines)
    whole = replay_logs([one], [], engine)
    assert accused_in(whole) == [("final-point-count-wrong", 1), ("banker-hand-not-drawn", 1)]
    for cut in range(rows.index(used) - 8, len(rows), 3):
        assert told(replay_logs(in_files(tmp_path, lines[:cut], lines[cut:]), [], engine)) == told(whole)
