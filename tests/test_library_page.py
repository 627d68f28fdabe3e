"""docs/library.md says what is true: its blocks run, one after the other, and it names every column."""

import re
from pathlib import Path
from typing import Any

import pytest

from validator.report.table import COLUMNS

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_its_blocks_run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(ROOT)
    names: dict[str, Any] = {}
    said = []
    for block in BLOCKS:
        exec(block, names)
        said.append(capsys.readouterr().out)
    mispaid, replayed, checked, no_file, rules, law = said
    assert "D7    4700" in mispaid
    assert "tie-not-returned" in replayed
    assert "190" in checked
    wrong_odds = {"blackjack-odds", "blackjack-inscription-odds"}
    kept = [finding for finding in names["checked"].findings if finding.rule not in wrong_odds]
    assert checked.splitlines()[-1] == str(len(kept)) == "9"
    assert no_file.splitlines() == [
        "the night of August 15:80: table BJ-101, round 2, event 63",
        str(sum(finding.where.round < 3 for finding in names["result"].findings)),
    ]
    assert "blackjack-odds" in rules
    assert law.splitlines() == ["2 to 1 exactly ()", "held"]


def test_it_names_every_column_and_what_it_says() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (\w+) \| (.+) \|$", PAGE, re.MULTILINE)
    assert rows == [(column.name, column.kind, column.says) for column in COLUMNS]
