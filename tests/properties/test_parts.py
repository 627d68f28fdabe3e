"""Where a stretch is cut into parts that are judged one after the other, nothing changes, however damaged the log is."""

from pathlib import Path
from random import Random

import pytest

from tests.bench.dealt import play_of
from tests.bench.tile import Row
from validator.core.engine.engines import CompiledEngine
from validator.law.chapters import HELD
from validator.log.writing import write_jsonl
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs

KEPT = ("seq", "at", "table", "kind", "round")
ONE_IN = 40
"""Of so many rows one is damaged."""


def damaged(rows: list[Row], by_lot: Random) -> list[Row]:
    """The rows, some of them left out, swapped, of another kind, without a value or with that of another row."""
    rows = [dict(row) for row in rows]
    for _ in range(len(rows) // ONE_IN):
        at = by_lot.randrange(8, len(rows) - 1)
        row, other = rows[at], by_lot.choice(rows[max(0, at - 30) : at + 30])
        match by_lot.randrange(5):
            case 0:
                del rows[at]
            case 1:
                row["kind"] = other["kind"]
            case 2 if row.get("round") == rows[at + 1].get("round"):
                rows[at], rows[at + 1] = rows[at + 1] | {"at": row["at"]}, row | {"at": rows[at + 1]["at"]}
            case 3:
                row.pop(by_lot.choice([name for name in row if name not in KEPT] or ["card"]), None)
            case 4:
                row |= {name: value for name, value in other.items() if name in row and name not in KEPT}
    return [row | {"seq": seq} for seq, row in enumerate(rows, 1)]


@pytest.mark.long
@pytest.mark.parametrize("chapter", HELD)
def test_parts(chapter: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Findings, their order and every tally are those of the log judged in one."""
    pytest.importorskip("numba")
    filing, log = tmp_path / "filing.yaml", tmp_path / "log.jsonl"
    found = 0
    for seed in range(1, 13):
        play = play_of(chapter, 120, seed)
        filing.write_text(play.filing, encoding="utf-8")
        write_jsonl(log, damaged([*play.tile.head, *play.tile.rows], Random(seed)))
        monkeypatch.setattr(CompiledEngine, "part", 1 << 30)
        whole = replay_logs([log], load_filings([filing]), "compiled")
        monkeypatch.setattr(CompiledEngine, "part", 40)
        parts = replay_logs([log], load_filings([filing]), "compiled")
        assert [*parts.findings] == [*whole.findings]
        assert parts.tallies == whole.tallies
        found += len(whole.findings)
    assert found > 50
