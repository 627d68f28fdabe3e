"""What was lost of a log silences the verdicts that rest on it, and no others: the demonstration's log, spoiled."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from validator.core.data import data_folder
from validator.core.finding import LogPlace, Outcome
from validator.replay import ReplayReport, load_filings, replay_logs
from validator.replay_gate import OF_LAW, OF_ORDER, OF_ROUND

SUBMISSIONS = data_folder("submissions")
LOG = SUBMISSIONS / "demo" / "log.jsonl"
FILING = SUBMISSIONS / "633a-shoe.yaml"
LINES = LOG.read_text(encoding="utf-8").splitlines()
ROWS = [json.loads(line) for line in LINES]


def replayed(folder: Path, *files: Sequence[str], filings: Sequence[Path] = (FILING,)) -> ReplayReport:
    """Replay logs given as lines."""
    logs = [folder / f"log-{number}.jsonl" for number in range(len(files))]
    for log, lines in zip(logs, files, strict=True):
        log.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return replay_logs(logs, load_filings(filings), "interpreted")


def accused(report: ReplayReport) -> list[tuple[str, int]]:
    """Rule and round of each accusation."""
    return [
        (finding.rule, finding.where.round)
        for finding in report.findings
        if finding.outcome is Outcome.BROKEN and isinstance(finding.where, LogPlace)
    ]


def line_of(kind: str, number: int) -> int:
    """The first line of a kind in a round."""
    return next(i for i, row in enumerate(ROWS) if row["kind"] == kind and row.get("round") == number)


def spoiled(line: int, **cells: object) -> list[str]:
    """The log with cells of a line put otherwise."""
    return [*LINES[:line], json.dumps(ROWS[line] | cells), *LINES[line + 1 :]]


@pytest.fixture
def whole(tmp_path: Path) -> list[tuple[str, int]]:
    return accused(replayed(tmp_path, LINES))


@pytest.mark.parametrize("lost", ["1O♥", "?x"])
def test_a_mistyped_card_silences_its_round_alone(tmp_path: Path, whole: list[tuple[str, int]], lost: str) -> None:
    report = replayed(tmp_path, spoiled(line_of("deal", 2), card=lost))
    assert accused(report) == [(rule, number) for rule, number in whole if number != 2]
    assert {number for _, number in whole} > {2}, "there is something to keep"
    tally = report.tally("blackjack-paid-at-wrong-odds")
    assert (tally.broken, tally.missing[OF_ROUND]) == (0, 1)


def test_a_line_cut_in_half_is_known_by_its_table_kind_and_round(tmp_path: Path, whole: list[tuple[str, int]]) -> None:
    line = line_of("pay", 2)
    half = LINES[line][: LINES[line].index('"cents"')]
    report = replayed(tmp_path, [*LINES[:line], half, *LINES[line + 1 :]])
    assert accused(report) == [(rule, number) for rule, number in whole if number != 2]


def test_the_last_round_without_its_end_is_not_judged_as_whole(tmp_path: Path, whole: list[tuple[str, int]]) -> None:
    report = replayed(tmp_path, LINES[: line_of("pay", 3)])
    assert accused(report) == [(rule, number) for rule, number in whole if number < 3]
    assert any(tally.missing.get(OF_ROUND) for tally in report.tallies)


def test_a_log_that_begins_within_a_round(tmp_path: Path, whole: list[tuple[str, int]]) -> None:
    head = [line for line, row in zip(LINES, ROWS, strict=True) if row["kind"] in ("records", "table-open")]
    report = replayed(tmp_path, [*head, *LINES[line_of("wager", 2) + 1 :]])
    assert accused(report) == [(rule, number) for rule, number in whole if number > 2]


def test_the_next_file_goes_on_where_the_last_one_ended(tmp_path: Path, whole: list[tuple[str, int]]) -> None:
    cut = line_of("round-start", 2)
    assert accused(replayed(tmp_path, LINES[:cut], LINES[cut:])) == whole


def test_a_kind_that_is_not_recorded_silences_what_rests_on_it(tmp_path: Path) -> None:
    kept = [line for line, row in zip(LINES, ROWS, strict=True) if "split" not in (row["kind"], row.get("what"))]
    tally = replayed(tmp_path, kept).tally("blackjack-paid-at-wrong-odds")
    assert tally.broken == 0
    assert tally.missing["each row split"] > 0


def test_rows_in_no_order_are_judged_by_cards_and_money_alone(tmp_path: Path, whole: list[tuple[str, int]]) -> None:
    said = json.dumps({"table": "venue", "seq": 0, "kind": "records", "what": "seq", "by": "never"})
    report = replayed(tmp_path, [said, *LINES])
    assert sorted(accused(report)) == sorted(whole)
    assert {rule for rule, _ in whole} >= {"double-down-over-original", "blackjack-paid-at-wrong-odds"}
    assert report.tally("hole-card-turned-early").kept == 0
    assert report.tally("hole-card-turned-early").missing[OF_ORDER] > 0


def test_a_lost_row_may_have_named_another_of_two_filings(tmp_path: Path) -> None:
    other = tmp_path / "other.yaml"
    text = FILING.read_text(encoding="utf-8")
    version = next(line for line in text.splitlines() if line.strip().startswith("version:"))
    effective = next(line for line in text.splitlines() if line.strip().startswith("effective:"))
    text = text.replace(version, '  version: "another"', 1).replace(effective, "  effective: 2014-06-01", 1)
    other.write_text(text, encoding="utf-8")
    line = line_of("round-start", 1)
    lost = '{"table":"BJ-101","seq":'
    report = replayed(tmp_path, [*LINES[:line], lost, *LINES[line:]], filings=[FILING, other])
    assert accused(report) == []
    assert any(tally.missing.get(OF_LAW) for tally in report.tallies)
