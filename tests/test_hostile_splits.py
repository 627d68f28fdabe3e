"""Splits that lead round in a ring: a replay ends, such a split is a fault of its row, and its round accuses nobody."""

import json
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from tests.command_line import Floorperson
from validator.core.data import data_folder

LOG = data_folder("submissions") / "demo" / "log.jsonl"
CHAPTERS = ("551", "590", "633a", "672a", "685a")


class Split:
    """A round of one box whose pair of eights is split as the test says, ``(new hand, hand it comes from)``."""

    def __init__(self, *splits: tuple[int, int], chapter: str = "633a", ended: bool = True) -> None:
        self.rows: list[dict[str, object]] = []
        self.add(kind="table-open", what=chapter)
        self.add(kind="round-start", round=1)
        self.add(kind="wager", round=1, wager=1, seat=1, hand=1, what="blackjack", cents=1000)
        for hand, card in ((1, "8H"), (0, "7H"), (1, "8D")):
            self.add(kind="deal", round=1, hand=hand, card=card, seat=hand)
        for new, old in splits:
            self.add(kind="split", round=1, hand=new, ref=old, card="8D")
            self.add(kind="deal", round=1, hand=old, card="9D", seat=1)
            self.add(kind="deal", round=1, hand=new, card="8D", seat=1)
        if ended:
            self.add(kind="round-end", round=1)

    def add(self, **values: object) -> None:
        self.rows.append({"table": "BJ-9", "seq": len(self.rows) + 1, **values})

    def written(self, folder: Path) -> Path:
        path = folder / "log.jsonl"
        lines = [json.dumps(row, separators=(",", ":")) for row in self.rows]
        path.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
        return path


def replayed(floorperson: Floorperson, path: Path, *options: object) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(floorperson("replay", path, "--format", "json", *options).out)
    return document


RINGS = {
    "its own ref": ([(1, 1)], 7, "hand 1 is split from itself"),
    "two hands": ([(2, 1), (1, 2)], 10, "hand 1 was itself split before"),
    "three hands": ([(2, 1), (3, 2), (1, 3)], 13, "hand 1 was itself split before"),
    "a hand formed twice": ([(2, 1), (3, 1), (2, 3)], 13, "hand 2 was formed by a split before"),
}


@pytest.mark.longer
@pytest.mark.parametrize("engine", ["interpreted", pytest.param("compiled", marks=pytest.mark.long)])
@pytest.mark.parametrize("ring", RINGS)
def test_a_ring_of_splits_ends_and_is_a_fault(floorperson: Floorperson, tmp_path: Path, ring: str, engine: str) -> None:
    splits, line, why = RINGS[ring]
    for chapter in CHAPTERS if engine == "interpreted" else ("633a",):
        path = Split(*splits, chapter=chapter).written(tmp_path)
        document = replayed(floorperson, path, "--engine", engine)
        assert [(fault["kind"], fault["line"], fault["column"]) for fault in document["row_faults"]] == [
            ("impossible-split", line, "hand")
        ]
        assert document["row_faults"][0]["message"].startswith(why)
        assert (document["rounds"], document["rounds_not_judged"]) == (0, 1)
        sound = Split(*splits[:-1], chapter=chapter, ended=False).written(tmp_path)
        before = {one["rule"] for one in replayed(floorperson, sound)["findings"]}
        assert {one["rule"] for one in document["findings"]} <= before


def test_hands_split_one_from_the_other_are_no_ring(floorperson: Floorperson, tmp_path: Path) -> None:
    document = replayed(floorperson, Split((2, 1), (3, 1), (4, 2)).written(tmp_path))
    assert document["row_faults"] == []


def test_a_ring_costs_nothing_of_other_tables(floorperson: Floorperson, tmp_path: Path) -> None:
    filing = data_folder("submissions") / "633a-shoe.yaml"
    alone = replayed(floorperson, LOG, "-s", filing)
    both = replayed(floorperson, LOG, Split((1, 1)).written(tmp_path), "-s", filing)
    assert [one["rule"] for one in alone["findings"]] == [
        one["rule"] for one in both["findings"] if one["place"]["table"] == "BJ-101"
    ]


def test_a_split_in_a_new_round_may_name_its_hands_anew(floorperson: Floorperson, tmp_path: Path) -> None:
    log = Split((2, 1))
    log.add(kind="round-start", round=2)
    log.add(kind="split", round=2, hand=1, ref=2, card="8D")
    log.add(kind="round-end", round=2)
    assert replayed(floorperson, log.written(tmp_path))["row_faults"] == []


def test_a_split_that_was_cancelled_forms_no_hand(floorperson: Floorperson, tmp_path: Path) -> None:
    log = Split((2, 1), ended=False)
    log.add(kind="cancel", ref=7)
    log.add(kind="split", round=1, hand=2, ref=1, card="8D")
    log.add(kind="round-end", round=1)
    assert replayed(floorperson, log.written(tmp_path))["row_faults"] == []


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_chain_of_999_splits_takes_no_minute(floorperson: Floorperson, tmp_path: Path, chapter: str) -> None:
    path = Split(*((hand, hand - 1) for hand in range(2, 1000)), chapter=chapter).written(tmp_path)
    started = monotonic()
    document = replayed(floorperson, path, "--engine", "interpreted")
    assert monotonic() - started < 20
    assert document["row_faults"] == []
    assert document["rounds"] == 1
