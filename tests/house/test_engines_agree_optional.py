"""All ways of running agree field by field on rounds with every optional wager, paid rightly, wrongly and in disorder."""

from pathlib import Path
from random import Random

import pytest

from tests.house import test_engines_agree
from tests.length import either
from tests.oracle.payer import OraclePayer, filed_of
from tests.oracle.rounds import Row, number
from tests.simulate.open_rounds import open_rounds
from tests.simulate.optional_ways import OPTIONAL_WAYS
from validator.core.engine.engines import Engine
from validator.log.writing import write_jsonl

ROUNDS = either(20, 160)
"""Of each way."""

pytestmark = pytest.mark.longer

engines = test_engines_agree.engines
"""The ways of running of the other module."""


def dealt(name: str) -> list[Row]:
    """Rounds paid as the text has it."""
    way = OPTIONAL_WAYS[name]
    return [row for rows in open_rounds(way, 31, ROUNDS, OraclePayer(31, filed_of(way))) for row in rows]


def agree(engines: dict[str, Engine], folder: Path, name: str, rows: list[Row]) -> int:
    """Run the rows every way; the number of hits."""
    log, filing = folder / "log.jsonl", folder / "filing.yaml"
    write_jsonl(log, rows)
    filing.write_text(OPTIONAL_WAYS[name].filing, encoding="utf-8")
    return test_engines_agree.assert_all_agree(engines, log, filing)


@pytest.mark.parametrize("name", sorted(OPTIONAL_WAYS))
def test_on_rounds_with_all_optional_wagers(engines: dict[str, Engine], tmp_path: Path, name: str) -> None:
    """Every second payment or collection of the second half of the log is a cent off."""
    rows = dealt(name)
    changed = 0
    for row in rows[len(rows) // 2 :]:
        if row["kind"] in ("pay", "collect"):
            changed += 1
            row["cents"] = number(row["cents"]) + changed % 2
    assert changed > ROUNDS
    assert agree(engines, tmp_path, name, rows) > changed // 4


@pytest.mark.parametrize("name", ["six-decks", "switch-eight", "two-from-the-hand"])
def test_on_rounds_told_in_disorder(engines: dict[str, Engine], tmp_path: Path, name: str) -> None:
    """Rows lost, told twice and out of place."""
    random = Random(name)
    spoiled: list[Row] = []
    rows = dealt(name)
    for start in range(0, len(rows), 9):
        part = [dict(row) for row in rows[start : start + 9] if random.random() > 0.05]
        part += [dict(row) for row in part if random.random() < 0.05]
        random.shuffle(part)
        spoiled += part
    for seq, row in enumerate(spoiled, 1):
        row["seq"] = seq
    assert agree(engines, tmp_path, name, spoiled) > ROUNDS
