"""A few rows of one table that are those of another: judged once, and told of each table under its own name."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests import days
from validator.core.finding import LogPlace
from validator.games.rounds.run import TableInput, Together, run_tables
from validator.log.writing import write_jsonl
from validator.proof.simulate.book import Row
from validator.replay import batching, checkability
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs

TOO_MANY = "table-with-too-many-positions"


def opened(table: str, positions: int) -> list[Row]:
    """The rows of a table that opens with so many positions, and the round of which nothing but a wager is told."""
    told: list[Row] = [
        {"kind": "table-open", "what": "633a"},
        {"kind": "positions", "what": "clockwise", "n": positions},
        {"kind": "wager", "round": 1, "seat": 1, "hand": 1, "wager": 1, "cents": 2000, "what": "blackjack"},
    ]
    return [{"table": table, "seq": seq, **row} for seq, row in enumerate(told, 1)]


def test_each_table_is_told_as_if_it_were_judged_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Findings, counters and rounds; those of a table that differs in one column, too."""
    filings = load_filings([days.filing(tmp_path)])
    log = tmp_path / "log.jsonl"
    write_jsonl(log, [row for number in range(7) for row in opened(f"T-{number}", 7 if number == 3 else 9)])
    calls: list[int] = []

    def counted(engine: Any, derive: Any, given: Sequence[TableInput], *more: Any) -> Together:
        calls.append(len(given))
        return run_tables(engine, derive, given, *more)

    monkeypatch.setattr(batching, "run_tables", counted)
    # What is kept is emptied when there is much of it; that must not fall amid these tables.
    monkeypatch.setattr(checkability, "_silenced", {})
    together = replay_logs([log], filings, "interpreted")
    assert calls == [1, 1]
    monkeypatch.setattr(batching, "FEW_ALIKE", 0)
    apart = replay_logs([log], filings, "interpreted")
    assert calls[2:] == [7]
    assert together == apart
    assert list(together.findings) == list(apart.findings)
    told = [
        (one.where.table, one.where.line, one.citation)
        for one in together.findings
        if one.rule == TOO_MANY and isinstance(one.where, LogPlace)
    ]
    assert told == [(f"T-{number}", 3 * number + 2, "633a.2(a)") for number in range(7) if number != 3]
    lacking = next(one for one in together.tallies if one.rule == "wager-after-first-card")
    assert lacking.missing == {"the whole of its round": 7}
    assert together.rounds == 7
    assert together.rounds_by.counts()["seat"] == {"1": 7}
