"""Rows of rounds that are not under way, and rounds begun twice: nothing that is not judged looks judged."""

import csv
import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.command_line import Floorperson
from validator.core.data import data_folder
from validator.log.codes import KIND_ANNOUNCE, KIND_PAY, KIND_ROUND_END, KIND_ROUND_START, KIND_WAGER
from validator.log.columns import Columns
from validator.log.read.reader import batches
from validator.replay.stray_rows import EndedRounds, without_strays

DEMONSTRATION = (data_folder("submissions") / "demo" / "log.jsonl").read_text(encoding="utf-8").splitlines()
STRAY = [
    {"table": "BJ-101", "seq": 900 + number, "kind": "announce", "round": number, "hand": 0, "n": 20}
    for number in (1, 2, 3)
]
"""Rows behind the last, one for each round."""
FOUND = ["double-down-over-original", "blackjack-paid-at-wrong-odds", "tie-not-returned"]


def written(folder: Path, lines: Sequence[str]) -> Path:
    path = folder / "log.jsonl"
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8", newline="\n")
    return path


@pytest.fixture
def stray(tmp_path: Path) -> Path:
    return written(tmp_path, [*DEMONSTRATION, *map(json.dumps, STRAY)])


def test_stray_rows_take_no_finding_away(floorperson: Floorperson, stray: Path) -> None:
    ended = floorperson("replay", stray, "--format", "json")
    document = json.loads(ended.out)
    assert ended.code == 2
    assert [finding["rule"] for finding in document["findings"]] == FOUND
    assert (document["rounds"], document["rounds_not_judged"]) == (0, 3)
    assert [(one["round"], one["first_line"], one["last_line"]) for one in document["not_whole"]] == [
        (1, 47, 67),
        (2, 68, 92),
        (3, 93, 117),
    ]
    assert [(one["kind"], one["line"]) for one in document["row_faults"]] == [
        ("row-out-of-round", 118),
        ("row-out-of-round", 119),
        ("row-out-of-round", 120),
    ]
    assert len(document["unjudged"]) == 3
    assert all(count == 0 for counts in document["rounds_by"].values() for count in counts.values())
    assert sum(period["rounds"] for period in document["judged"]) == 0


@pytest.mark.parametrize("form", ["full", "concise", "json", "csv", "markdown", "sarif"])
def test_each_form_names_the_rounds(floorperson: Floorperson, stray: Path, form: str) -> None:
    ended = floorperson("replay", stray, "--format", form)
    assert ended.code == 2
    for number in (1, 2, 3):
        assert f"round {number} (lines" in ended.out + ended.err
    if form == "csv":
        assert [row["rule"] for row in csv.DictReader(ended.out.splitlines())] == FOUND


def test_a_summary_names_them_too(floorperson: Floorperson, stray: Path) -> None:
    ended = floorperson("summary", stray)
    assert ended.code == 2
    assert "round 2 (lines 68 to 92) not judged: a row of it stands outside of it (line 119)" in ended.out


@pytest.mark.parametrize(
    "row",
    [
        {"kind": "void-round", "what": "misdeal"},
        {"kind": "deal", "hand": 1, "seat": 1, "card": "KC"},
        {"kind": "choice", "hand": 1, "seat": 1, "what": "stand"},
        {"kind": "round-end"},
    ],
    ids=lambda row: row["kind"],
)
def test_an_act_of_a_round_in_none_takes_no_finding_away_and_is_told(
    floorperson: Floorperson, tmp_path: Path, row: dict[str, object]
) -> None:
    late = json.dumps({"table": "BJ-101", "seq": 900, **row})
    ended = floorperson("replay", written(tmp_path, [*DEMONSTRATION, late]), "--format", "json")
    document = json.loads(ended.out)
    assert ended.code == 2
    assert [finding["rule"] for finding in document["findings"]] == FOUND
    assert [(one["kind"], one["line"]) for one in document["row_faults"]] == [("row-of-no-round", 118)]


def test_rounds_that_all_bear_one_number_are_named_and_not_judged(floorperson: Floorperson, tmp_path: Path) -> None:
    rows = [json.loads(line) for line in DEMONSTRATION]
    lines = [json.dumps({**row, **({"round": 1} if "round" in row else {})}) for row in rows]
    ended = floorperson("replay", written(tmp_path, lines), "--format", "json")
    document = json.loads(ended.out)
    assert ended.code == 2
    assert (document["rounds"], document["rounds_not_judged"]) == (0, 3)
    (one,) = document["not_whole"]
    assert (one["round"], one["first_line"], one["last_line"], one["begun"]) == (1, 47, 117, 3)
    assert one["why"] == "it begins 3 times"


def columns(*rows: tuple[int, int]) -> Columns:
    """Rows of a kind and the number of a round."""
    found = {name: [-1] * len(rows) for name in Columns._fields}
    found |= {"kind": [kind for kind, _ in rows], "round": [number for _, number in rows]}
    found |= {"seq": [*range(1, len(rows) + 1)], "line": [*range(1, len(rows) + 1)]}
    return Columns(**found)


def whole(number: int) -> list[tuple[int, int]]:
    return [(KIND_ROUND_START, number), (KIND_WAGER, number), (KIND_PAY, number), (KIND_ROUND_END, number)]


CASES: dict[str, tuple[list[tuple[int, int]], list[int]]] = {
    "none": ([*whole(1), *whole(2)], []),
    "behind the last": ([*whole(1), *whole(2), (KIND_PAY, 1)], [8]),
    "within the next": ([*whole(1), *whole(2)[:2], (KIND_PAY, 1), *whole(2)[2:]], [6]),
    "before its own": ([*whole(1)[:2], (KIND_PAY, 2), *whole(1)[2:], *whole(2)], [2]),
    "before the end of the round before": ([*whole(1)[:3], (KIND_PAY, 2), *whole(1)[3:], *whole(2)], [3]),
    "of a round that is not there": ([*whole(1)[:2], (KIND_PAY, 9), *whole(1)[2:], *whole(2)], [2]),
    "a start behind the last": ([*whole(1), *whole(2), (KIND_ROUND_START, 1)], [8]),
    "two": ([*whole(1), *whole(2), *whole(3), (KIND_PAY, 1), (KIND_ANNOUNCE, 2)], [12, 13]),
    "a whole round again": ([*whole(1), *whole(2), *whole(1)], []),
}


@pytest.mark.parametrize("name", CASES)
def test_which_rows_are_out_of_their_rounds(name: str) -> None:
    rows, strays = CASES[name]
    found = without_strays(columns(*rows), "T", EndedRounds())
    assert [one.place for one in found.strays] == strays
    assert [fault.line for fault in found.faults] == [place + 1 for place in strays]


def test_a_round_of_an_earlier_batch_is_remembered() -> None:
    ended = EndedRounds()
    assert without_strays(columns(*whole(1), *whole(2)), "T", ended).strays == []
    found = without_strays(columns(*whole(3), (KIND_PAY, 1)), "T", ended)
    assert [(one.place, one.number) for one in found.strays] == [(4, 1)]


def test_numbers_that_are_over_are_kept_as_runs() -> None:
    ended = EndedRounds()
    for numbers in ({5, 6}, {1, 2}, {4}, {3}, {9}):
        ended.add(numbers)
    assert (ended.firsts, ended.lasts) == ([1, 9], [6, 9])
    assert ended.among({0, 1, 6, 7, 9, 10}) == {1, 6, 9}


def test_a_row_out_of_its_round_does_not_cut_a_batch(tmp_path: Path) -> None:
    names = {KIND_ROUND_START: "round-start", KIND_WAGER: "wager", KIND_PAY: "pay", KIND_ROUND_END: "round-end"}
    rows = [*whole(1), *whole(2)[:2], (KIND_PAY, 1), *whole(2)[2:], *whole(3), *whole(4), *whole(5)]
    lines = [
        json.dumps(
            {"table": "T", "seq": seq, "kind": names[kind], "round": number}
            | ({"wager": 1} if kind in (KIND_WAGER, KIND_PAY) else {})
            | ({"what": "blackjack", "cents": 100} if kind == KIND_WAGER else {"cents": 1} if kind == KIND_PAY else {})
        )
        for seq, (kind, number) in enumerate(rows, 1)
    ]
    for reading in batches(written(tmp_path, lines), 1):
        rounds = [*reading.tables["T"].round]
        assert rounds.count(2) in (0, 4)
