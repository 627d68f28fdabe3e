"""A log in no order (``records seq never``) is judged by its cards and its money, and accuses nobody by its order."""

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from tests.unmarked import one_round
from validator.core.data import data_folder
from validator.core.finding import LogPlace, Outcome
from validator.replay.checkability import OF_ORDER, OF_ROUND
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs
from validator.replay.report import ReplayReport

SUBMISSIONS = data_folder("submissions")
SAMPLES = {
    "down-under-example": "685a-shoe",
    "free-bet-590-example": "590-shoe",
    "free-bet-672a-example": "672a-shoe",
    "spanish-21-example": "551-shoe",
}
NO_ORDER = {"table": "venue", "seq": 0, "kind": "records", "what": "seq", "by": "never"}
OF_HANDS = ("deal", "expose", "split", "deliver", "set-hand")
"""Kinds whose rows of one hand stand as the hand lies."""

Row = dict[str, object]


def shuffled(rows: Sequence[Row], seed: int) -> list[Row]:
    """The rows, those of each round in another order, but of each hand its cards as they were."""
    random = Random(seed)
    places: dict[tuple[object, object], list[int]] = {}
    for place, row in enumerate(rows):
        if "round" in row and row["kind"] not in ("round-start", "round-end"):
            places.setdefault((row["table"], row["round"]), []).append(place)
    found = list(rows)
    for own in places.values():
        drawn = random.sample(own, len(own))
        by_hand: dict[object, list[int]] = {}
        for place in own:
            if rows[place]["kind"] in OF_HANDS:
                by_hand.setdefault(rows[place].get("hand"), []).append(place)
        for place, other in zip(own, drawn, strict=True):
            row = rows[other]
            if row["kind"] in OF_HANDS:
                row = rows[by_hand[row.get("hand")].pop(0)]
            found[place] = row | {"seq": rows[place]["seq"]}
    return found


def replayed(folder: Path, rows: Sequence[Row], *filings: Path) -> ReplayReport:
    """Replay rows declared to stand in no order."""
    log = folder / "log.jsonl"
    log.write_text("".join(f"{json.dumps(row)}\n" for row in (NO_ORDER, *rows)), encoding="utf-8")
    return replay_logs([log], load_filings(filings), "interpreted")


def accused(report: ReplayReport) -> list[tuple[str, int, int | None]]:
    """Rule, round and cents of each accusation."""
    return [
        (finding.rule, finding.where.round, finding.overpaid_cents)
        for finding in report.findings
        if finding.outcome is Outcome.FAIL and isinstance(finding.where, LogPlace)
    ]


def rows_of(sample: str) -> list[Row]:
    text = (SUBMISSIONS / "logs" / f"{sample}.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


@pytest.mark.parametrize("sample", SAMPLES)
def test_a_lawful_log_in_no_order_is_accused_of_nothing(tmp_path: Path, sample: str) -> None:
    rows = [row | ({"seq": int(str(row["seq"])) + 1} if row["table"] == "venue" else {}) for row in rows_of(sample)]
    filing = SUBMISSIONS / f"{SAMPLES[sample]}.yaml"
    for seed in range(3):
        report = replayed(tmp_path, shuffled(rows, seed), filing)
        assert report.rounds
        assert accused(report) == []
        assert any(tally.missing.get(OF_ORDER) for tally in report.tallies)


@pytest.mark.parametrize("sample", SAMPLES)
def test_a_payment_of_a_cent_too_much_is_found_in_no_order(tmp_path: Path, sample: str) -> None:
    rows = [row | ({"seq": int(str(row["seq"])) + 1} if row["table"] == "venue" else {}) for row in rows_of(sample)]
    filing = SUBMISSIONS / f"{SAMPLES[sample]}.yaml"
    place, paid = next((place, row) for place, row in enumerate(rows) if row["kind"] == "pay" and row.get("wager"))
    rows[place] = paid | {"cents": int(str(paid["cents"])) + 1}
    for seed in range(3):
        found = accused(replayed(tmp_path, shuffled(rows, seed), filing))
        assert [(number, cents) for _, number, cents in found] == [(paid["round"], 1)]


BROKEN_OFF = '{"table": "venue", "seq": 0, "kind": "'
"""What is left of the row that declared that the rows stand in no order."""


@pytest.mark.parametrize("sample", SAMPLES)
def test_a_declaration_that_broke_off_leaves_the_order_open_unless_times_tell_it(tmp_path: Path, sample: str) -> None:
    rows = [row | ({"seq": int(str(row["seq"])) + 1} if row["table"] == "venue" else {}) for row in rows_of(sample)]
    filings = load_filings([SUBMISSIONS / f"{SAMPLES[sample]}.yaml"])
    log = tmp_path / "log.jsonl"
    for found, open_order in ((rows, False), (shuffled(rows, 1), True)):
        lines = [BROKEN_OFF, *map(json.dumps, found)]
        log.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        report = replay_logs([log], filings, "interpreted")
        assert [fault.kind for _, fault in report.faults] == ["bad-json"]
        assert accused(report) == []
        assert any(tally.missing.get(OF_ORDER) for tally in report.tallies) == open_order


def hand(number: int, *cards: str) -> list[Row]:
    return [{"kind": "deal", "hand": number, "seat": min(number, 1), "card": card, "face": "up"} for card in cards]


SPLIT_AND_DOUBLED: tuple[Row, ...] = (
    {"kind": "round-start"},
    {"kind": "wager", "wager": 1, "hand": 1, "seat": 1, "what": "blackjack", "cents": 1000},
    *hand(1, "8H", "8D", "3S", "KD"),
    *hand(0, "6C"),
    {"kind": "deal", "hand": 0, "seat": 0, "card": "?", "face": "down"},
    {"kind": "wager", "wager": 2, "hand": 2, "seat": 1, "what": "split", "cents": 1000},
    {"kind": "split", "hand": 2, "ref": 1, "seat": 1, "card": "8D"},
    {"kind": "wager", "wager": 3, "hand": 1, "seat": 1, "what": "double-down", "cents": 1000},
    {"kind": "choice", "hand": 1, "seat": 1, "what": "double"},
    *hand(2, "9S"),
    {"kind": "choice", "hand": 2, "seat": 1, "what": "stand"},
    {"kind": "expose", "hand": 0, "card": "10H"},
    *hand(0, "4S"),
    {"kind": "pay", "wager": 1, "cents": 1000},
    {"kind": "return", "wager": 1, "cents": 1000},
    {"kind": "pay", "wager": 3, "cents": 1000},
    {"kind": "return", "wager": 3, "cents": 1000},
    {"kind": "collect", "wager": 2, "cents": 1000},
    {"kind": "round-end"},
)
"""A pair of 8s: 8 3 K doubled to 21, 8 9 left at 17, against 6 10 4."""


def test_split_and_doubled_hands_in_no_order_are_played_before_they_are_settled(tmp_path: Path) -> None:
    for seed in range(20):
        report = replayed(tmp_path, shuffled(one_round(SPLIT_AND_DOUBLED), seed))
        assert accused(report) == []
        assert report.tally("winning-wager-paid-at-wrong-odds").passed == 2
        assert report.tally("losing-wager-not-collected").passed == 1


def test_the_doubled_hand_paid_like_the_other_is_found_in_no_order(tmp_path: Path) -> None:
    rows = [row | {"cents": 500} if row["kind"] == "pay" and row["wager"] == 3 else row for row in SPLIT_AND_DOUBLED]
    for seed in range(20):
        found = accused(replayed(tmp_path, shuffled(one_round(rows), seed)))
        assert found == [("winning-wager-paid-at-wrong-odds", 1, -500)]


def test_a_dealers_hand_that_lies_above_its_standing_total_is_found_in_no_order(tmp_path: Path) -> None:
    rows = [*SPLIT_AND_DOUBLED[:-1], *hand(0, "2D"), SPLIT_AND_DOUBLED[-1]]
    for seed in range(20):
        found = accused(replayed(tmp_path, shuffled(one_round(rows), seed)))
        assert ("dealer-drew-on-standing-total", 1) in [one[:2] for one in found]


def test_hands_of_tiles_that_were_set_again_are_not_settled_on_in_no_order(tmp_path: Path) -> None:
    rows = rows_of("pai-gow-example")
    place = next(place for place, row in enumerate(rows) if row["kind"] == "set-hand")
    number = rows[place]["round"]
    ends = next(i for i, row in enumerate(rows) if row["kind"] == "round-end" and row["round"] == number)
    again = [row for row in rows[place:ends] if row["kind"] == "set-hand" and row["hand"] == rows[place]["hand"]]
    rows[ends:ends] = again
    seqs: dict[object, int] = {}
    for row in rows:
        seqs[row["table"]] = seqs.get(row["table"], 0) + 1
        row["seq"] = seqs[row["table"]]
    report = replayed(tmp_path, rows, SUBMISSIONS / "535-bank.yaml")
    assert accused(report) == []
    assert any(tally.missing.get(OF_ROUND) for tally in report.tallies)


DOUBLED_AND_TAKEN_BACK: tuple[Row, ...] = (
    {"kind": "round-start"},
    {"kind": "wager", "wager": 1, "hand": 1, "seat": 1, "what": "spanish-21", "cents": 1000},
    {"kind": "wager", "wager": 2, "seat": 1, "what": "double-down", "cents": 1000},
    {"kind": "wager-withdrawn", "wager": 2},
    {"kind": "wager", "wager": 3, "hand": 2, "seat": 2, "what": "spanish-21", "cents": 1000},
    {"kind": "deal", "hand": 2, "seat": 2, "card": "KC", "face": "up"},
    {"kind": "deal", "hand": 2, "seat": 2, "card": "JC", "face": "up"},
    *hand(1, "9C", "3C"),
    {"kind": "deal", "hand": 1, "seat": 1, "card": "7S", "face": "up", "what": "sideways"},
    *hand(0, "2S"),
    {"kind": "deal", "hand": 0, "seat": 0, "card": "?", "face": "down"},
    {"kind": "expose", "hand": 0, "card": "KS"},
    *hand(0, "2S", "8S"),
    {"kind": "collect", "wager": 1, "cents": 1000},
    {"kind": "pay", "wager": 3, "cents": 1000},
    {"kind": "return", "wager": 3, "cents": 1000},
    {"kind": "round-end"},
)
"""19 after doubling, rescued: the wager on the doubling is taken back, the other is lost whatever the dealer has."""


def test_a_doubling_that_was_rescued_is_rescued_though_its_wager_names_no_hand(tmp_path: Path) -> None:
    rows = one_round(DOUBLED_AND_TAKEN_BACK)
    opening = next(row for row in rows if row["kind"] == "table-open")
    opening["what"] = "551"
    for seed in range(20):
        assert accused(replayed(tmp_path, shuffled(rows, seed), SUBMISSIONS / "551-shoe.yaml")) == []
