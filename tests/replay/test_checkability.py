"""What was lost of a log silences the verdicts that rest on it, and no others: the demonstration's log, spoiled."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.unmarked import one_round
from validator.core.data import data_folder
from validator.core.finding import LogPlace, Outcome
from validator.replay.checkability import OF_LAW, OF_ORDER, OF_ROUND
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs
from validator.replay.report import ReplayReport

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
        if finding.outcome is Outcome.FAIL and isinstance(finding.where, LogPlace)
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
    assert (tally.failed, tally.missing[OF_ROUND]) == (0, 1)


def test_a_line_cut_in_half_is_known_by_its_table_kind_and_round(tmp_path: Path, whole: list[tuple[str, int]]) -> None:
    line = line_of("pay", 2)
    half = LINES[line][: LINES[line].index('"cents"')]
    report = replayed(tmp_path, [*LINES[:line], half, *LINES[line + 1 :]])
    assert accused(report) == [(rule, number) for rule, number in whole if number != 2]


def test_the_last_round_without_its_end_is_not_judged_as_whole(tmp_path: Path, whole: list[tuple[str, int]]) -> None:
    report = replayed(tmp_path, LINES[: line_of("pay", 3)])
    assert accused(report) == [(rule, number) for rule, number in whole if number < 3]
    assert any(tally.missing.get(OF_ROUND) for tally in report.tallies)


@pytest.mark.parametrize(("before", "said"), [((), False), (("shoe-emptied",), False), (("shuffle",), True)])
def test_a_round_whose_beginning_is_not_marked_begins_in_a_log_that_shows_the_shuffle_before(
    tmp_path: Path, before: tuple[str, ...], said: bool
) -> None:
    rows = [dict(row) for row in LOST_HAND if row.get("wager") != 3 and row["kind"] != "round-start"]
    rows[-3]["kind"] = "pay"
    every = one_round(rows)
    played = [row for row in every if "round" in row]
    prepared = [{"table": played[0]["table"], "kind": kind, "by": "dealer"} for kind in before]
    told = [row for row in every if "round" not in row]
    lines = [json.dumps({**row, "seq": seq}) for seq, row in enumerate([*told, *prepared, *played], 1)]
    found = [rule for rule, _ in accused(replayed(tmp_path, lines))]
    assert ("losing-wager-not-collected" in found) == said


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
    assert tally.failed == 0
    assert tally.missing["each split"] > 0


def test_rows_in_no_order_are_judged_by_cards_and_money_alone(tmp_path: Path, whole: list[tuple[str, int]]) -> None:
    said = json.dumps({"table": "venue", "seq": 0, "kind": "records", "what": "seq", "by": "never"})
    report = replayed(tmp_path, [said, *LINES])
    assert sorted(accused(report)) == sorted(whole)
    assert {rule for rule, _ in whole} >= {"double-down-over-original", "blackjack-paid-at-wrong-odds"}
    assert report.tally("hole-card-turned-early").passed == 0
    assert report.tally("hole-card-turned-early").missing[OF_ORDER] > 0


@pytest.mark.parametrize(("ordered", "said"), [(True, True), (False, False)])
def test_in_no_order_a_row_lost_between_rounds_may_be_of_either(tmp_path: Path, ordered: bool, said: bool) -> None:
    rows = [dict(row) for row in LOST_HAND if row.get("wager") != 3]
    rows[-2]["kind"] = "pay"
    never = '{"table": "venue", "seq": 0, "kind": "records", "what": "seq", "by": "never"}'
    report = replayed(tmp_path, [*(() if ordered else (never,)), *small(rows), "?"])
    assert accused(report) == ([("losing-wager-not-collected", 1)] if said else [])
    assert bool(report.tally("losing-wager-not-collected").missing.get(OF_ROUND)) != said


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


LOST_HAND: tuple[dict[str, object], ...] = (
    {"kind": "round-start"},
    {"kind": "wager", "wager": 1, "hand": 1, "seat": 1, "what": "blackjack", "cents": 1000, "by": "chips"},
    {"kind": "wager", "wager": 2, "hand": 2, "seat": 2, "what": "blackjack", "cents": 1000, "by": "chips"},
    {"kind": "deal", "hand": 1, "seat": 1, "card": "10S", "face": "up"},
    {"kind": "deal", "hand": 2, "seat": 2, "card": "9S", "face": "up"},
    {"kind": "deal", "hand": 0, "seat": 0, "card": "9D", "face": "up"},
    {"kind": "deal", "hand": 1, "seat": 1, "card": "7H", "face": "up"},
    {"kind": "deal", "hand": 2, "seat": 2, "card": "9H", "face": "up"},
    {"kind": "deal", "hand": 0, "seat": 0, "card": "?", "face": "down"},
    {"kind": "wager", "wager": 3, "hand": 1, "seat": 1, "what": "insurance", "cents": 500, "by": "chips"},
    {"kind": "choice", "hand": 1, "seat": 1, "what": "stand"},
    {"kind": "choice", "hand": 2, "seat": 2, "what": "stand"},
    {"kind": "expose", "hand": 0, "card": "10H"},
    {"kind": "collect", "wager": 2, "cents": 1000},
    {"kind": "collect", "wager": 1, "cents": 1000},
    {"kind": "collect", "wager": 3, "cents": 500},
    {"kind": "round-end"},
)
"""Two hands lose against 19; Insurance was taken against a 9."""


def small(rows: Sequence[dict[str, object]], *untold: str) -> list[str]:
    """The lines of a log with one round."""
    return [json.dumps(row) for row in one_round(rows, *untold)]


def unreadable(lines: Sequence[str], row: str) -> list[str]:
    """The lines, with that which holds ``row`` cut off behind it."""
    assert sum(row in line for line in lines) == 1
    return [line[: line.index(row) + len(row)] if row in line else line for line in lines]


def test_an_act_that_is_wrong_in_itself_is_found_whatever_else_of_its_round_was_lost(tmp_path: Path) -> None:
    rows: list[dict[str, object]] = [dict(row) for row in LOST_HAND if row.get("wager") != 3]
    rows[1]["by"] = "lammer"
    lines = small(rows)
    for row in ('"kind": "choice", "hand": 2', '"kind": "deal", "hand": 1, "seat": 1, "card": "10S"'):
        report = replayed(tmp_path, unreadable(lines, row))
        assert [rule for rule, _ in accused(report)] == ["wager-made-by-lammer"]
        tally = report.tally("wager-made-by-lammer")
        assert (tally.passed, tally.failed, tally.missing) == (0, 1, {OF_ROUND: 1})
    doubtful = unreadable(
        [*lines[:-1], '{"table": "BJ-1", "seq": 99, "round": 1, "kind": "cancel"', lines[-1]], '"cancel"'
    )
    assert accused(replayed(tmp_path, doubtful)) == []


def test_what_follows_an_act_does_not_excuse_it_but_what_stood_before_it_may(tmp_path: Path) -> None:
    lines = small(LOST_HAND)
    assert "insurance-without-ace" in [rule for rule, _ in accused(replayed(tmp_path, lines))]
    later = replayed(tmp_path, unreadable(lines, '"kind": "choice", "hand": 2'))
    assert [rule for rule, _ in accused(later)] == ["insurance-without-ace"]
    assert later.tally("insurance-without-ace").passed == 0
    earlier = replayed(tmp_path, unreadable(lines, '"kind": "deal", "hand": 2, "seat": 2, "card": "9S"'))
    assert accused(earlier) == []
    assert earlier.tally("insurance-without-ace").missing == {OF_ROUND: 1}


def test_more_than_the_stake_is_found_under_the_rule_that_can_be_checked(tmp_path: Path) -> None:
    rows: list[dict[str, object]] = [dict(row) for row in LOST_HAND if row.get("wager") != 3]
    rows[-3]["cents"] = 1050
    known = replayed(tmp_path, small(rows))
    assert [rule for rule, _ in accused(known)] == ["collected-beyond-the-stake"]
    assert known.findings[0].overpaid_cents == -50
    assert known.tally("losing-wager-not-collected").passed == 2
    unknown = replayed(tmp_path, small(rows, "switch"))
    assert [rule for rule, _ in accused(unknown)] == ["collected-beyond-the-stake"]
    assert unknown.findings[0].overpaid_cents == -50
    assert unknown.tally("losing-wager-not-collected").missing["each switch of cards"] == 2


SPLIT_WAGERS = (
    {"kind": "round-start"},
    {"kind": "wager", "wager": 1, "seat": 1, "what": "blackjack", "cents": 1000, "by": "chips"},
    {"kind": "deal", "hand": 1, "seat": 1, "card": "8S", "face": "up"},
    {"kind": "deal", "hand": 0, "seat": 0, "card": "9D", "face": "up"},
    {"kind": "deal", "hand": 1, "seat": 1, "card": "8H", "face": "up"},
    {"kind": "deal", "hand": 0, "seat": 0, "card": "?", "face": "down"},
    {"kind": "choice", "hand": 1, "seat": 1, "what": "split"},
    {"kind": "split", "hand": 11, "ref": 1, "seat": 1, "card": "8H"},
    {"kind": "wager", "wager": 2, "seat": 1, "hand": 11, "what": "split", "cents": 1000, "by": "chips"},
    {"kind": "deal", "hand": 1, "seat": 1, "card": "10H", "face": "up"},
    {"kind": "choice", "hand": 1, "seat": 1, "what": "stand"},
    {"kind": "deal", "hand": 11, "seat": 1, "card": "9C", "face": "up"},
    {"kind": "choice", "hand": 11, "seat": 1, "what": "stand"},
    {"kind": "expose", "hand": 0, "card": "QH"},
    {"kind": "collect", "wager": 1, "cents": 1000},
    {"kind": "pay", "wager": 2, "cents": 1000},
    {"kind": "round-end"},
)
"""Both hands of a split lose against 19; the wager on the second is paid."""


@pytest.mark.parametrize(("wager", "said"), [(1, True), (2, False)])
def test_of_a_wager_that_may_back_either_of_two_hands_nothing_is_said(tmp_path: Path, wager: int, said: bool) -> None:
    """The original wager, placed before the first card, backs no hand that the split formed."""
    rows = [dict(row) for row in SPLIT_WAGERS]
    assert accused(replayed(tmp_path, small(rows))) == [("losing-wager-not-collected", 1)]
    del rows[8]["hand"]
    rows[-3]["wager"], rows[-2]["wager"] = 3 - wager, wager
    report = replayed(tmp_path, small(rows))
    assert accused(report) == ([("losing-wager-not-collected", 1)] if said else [])
    missing = report.tally("losing-wager-not-collected").missing.get("each wager placed: the hand it backs", 0)
    assert missing == (0 if said else 1)


def test_a_declaration_that_was_lost_may_have_said_never(tmp_path: Path) -> None:
    """What is paid beside the winnings (pay.what) may never have been recorded."""
    rows = [dict(row) for row in LOST_HAND if row.get("wager") != 3]
    rows[-4]["card"] = "8H"
    rows[-3:-1] = [{"kind": "pay", "wager": 2, "cents": 1500}, {"kind": "return", "wager": 1, "cents": 1000}]
    lines = small(rows)
    assert [rule for rule, _ in accused(replayed(tmp_path, lines))] == ["winning-wager-paid-at-wrong-odds"]
    lost = lines[1][: lines[1].index('"what"') + 3]
    report = replayed(tmp_path, [lines[0], lost, *lines[2:]])
    assert accused(report) == []
    assert report.tally("winning-wager-paid-at-wrong-odds").missing["each payment: the bonus that is paid"] > 0


def test_a_row_whose_round_is_never_recorded_is_of_the_round_in_which_it_stands(tmp_path: Path) -> None:
    rows = [dict(row) for row in LOST_HAND if row.get("wager") != 3]
    rows[-2]["kind"] = "pay"
    never = '{"table": "venue", "seq": 0, "kind": "records", "what": "burn.round", "by": "never"}'
    for place, head in ((-3, ()), (-3, (never,)), (len(rows), (never,))):
        burnt = small([*rows[:place], {"kind": "burn"}, *rows[place:]])
        burnt = [line.replace(', "round": 1', "") if '"burn"' in line else line for line in burnt]
        report = replayed(tmp_path, [*head, *burnt])
        assert accused(report) == [("losing-wager-not-collected", 1)]
        assert not report.tally("losing-wager-not-collected").missing.get(OF_ROUND)


def test_a_hand_is_of_the_position_that_a_later_row_tells(tmp_path: Path) -> None:
    """The cover card is reached at hand 1, of which no row has told the position yet."""
    rows = [{name: cell for name, cell in row.items() if row["kind"] != "wager" or name != "hand"} for row in LOST_HAND]
    rows = [row for row in rows if row.get("wager") != 3]
    cover: dict[str, object] = {"kind": "cover-card", "hand": 1}
    lawful = replayed(tmp_path, small([*rows[:3], cover, *rows[3:]]))
    assert accused(lawful) == []
    assert lawful.tally("losing-wager-not-collected").passed == 2


def test_the_start_of_the_next_round_may_be_lost_among_the_rows_of_the_last(tmp_path: Path) -> None:
    rows = [dict(row) for row in LOST_HAND if row.get("wager") != 3]
    rows[-2]["kind"] = "pay"
    first = one_round(rows)
    second = [{**row, "round": 2} for row in first if row.get("round") == 1]
    lines = [json.dumps({**row, "seq": seq}) for seq, row in enumerate([*first, *second], 1)]
    assert accused(replayed(tmp_path, lines)) == [("losing-wager-not-collected", number) for number in (1, 2)]
    start = len(first)
    disordered = [*lines[: start - 1], "?", lines[start - 1], *lines[start + 1 :]]
    assert accused(replayed(tmp_path, disordered)) == []
