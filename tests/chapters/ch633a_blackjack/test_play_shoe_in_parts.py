"""The shoe outlives the parts in which a log is read: cutting a log between rounds changes nothing."""

import json
from itertools import pairwise
from pathlib import Path

import pytest

from tests.chapters.ch633a_blackjack import (
    test_play_cards,
    test_play_double_shoe,
    test_play_shoe,
    test_play_shuffle,
    test_play_two_batches,
)
from tests.chapters.ch633a_blackjack.shoelog import RULES, Case, about
from tests.games.blackjack.playlog import replay
from tests.unmarked import saying_so
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs
from validator.replay.report import ReplayReport

CASES = (
    *test_play_cards.CASES,
    *test_play_shuffle.CASES,
    *test_play_shoe.CASES,
    *test_play_double_shoe.CASES,
    *test_play_two_batches.CASES,
)


def ended(text: str) -> str:
    """The log with a row ``round-end`` behind the last of each round that has none.

    Whether the last round of a file is over shows there alone. The numbers of the rows are doubled, so that those put
    between have their own; no row refers to another's.
    """
    rows = [json.loads(line) for line in text.splitlines()]
    last = {row["round"]: place for place, row in enumerate(rows) if "round" in row}
    over = {row["round"] for row in rows if row["kind"] == "round-end"}
    lines = []
    for place, row in enumerate(rows):
        assert "ref" not in row
        lines.append(row | {"seq": 2 * row["seq"]})
        number = row.get("round")
        if number is not None and number not in over and last[number] == place:
            end = {"table": row["table"], "seq": 2 * row["seq"] + 1, "kind": "round-end", "round": number}
            lines.append(end)
    return "\n".join(map(json.dumps, lines))


def in_parts(text: str, case: Case, folder: Path) -> ReplayReport:
    """Replay a log that is cut into files at the first row of every round."""
    lines = saying_so(text.splitlines(), "move-card", untold=("round-end",))
    rounds = [json.loads(line).get("round", -1) for line in lines]
    starts = [place for place in range(1, len(lines)) if rounds[place] != -1 and rounds[place] not in rounds[:place]]
    parts = []
    for start, stop in pairwise([0, *starts, len(lines)]):
        parts.append(folder / f"log-{start}.jsonl")
        parts[-1].write_text("\n".join(lines[start:stop]) + "\n", encoding="utf-8")
    filing = folder / "filing.yaml"
    filing.write_text(case.filing, encoding="utf-8")
    return replay_logs(parts, load_filings([filing]), "interpreted")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_cut_at_every_round(case: Case, tmp_path: Path) -> None:
    text = ended(case.text)
    whole, parts = replay(text, case.filing), in_parts(text, case, tmp_path)
    assert sorted(about(parts, RULES)) == sorted(about(whole, RULES))
    assert [parts.tally(rule) for rule in sorted(RULES)] == [whole.tally(rule) for rule in sorted(RULES)]
