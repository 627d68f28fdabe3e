"""No rule ends oftener than it was asked, whatever the rows: what a pass reports it has counted."""

import json
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from tests import length
from validator.chapters.registry import chapter_play
from validator.core.data import data_folder
from validator.core.finding import Tally
from validator.examples import replayed_lines, round_example
from validator.law.versions import law_of
from validator.replay import aggregates
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs

LOGS = sorted(data_folder("submissions").glob("logs/*.jsonl"))
SPOILED = 4
"""Logs spoiled of each example."""

Row = dict[str, object]


def spoiled(rows: list[Row], chance: Random) -> list[Row]:
    """The rows with some lost, sent twice, out of their place or with other values; numbered anew."""
    rows = [dict(row) for row in rows]
    for _ in range(chance.choice((1, 5, 20, 40))):
        at = chance.randrange(len(rows))
        row, other = rows[at], chance.choice(rows)
        act = chance.randrange(7)
        if act == 0 and len(rows) > 1:
            del rows[at]
        elif act == 1:
            rows.insert(at, dict(row))
        elif act == 2:
            rows.insert(chance.randrange(len(rows)), rows.pop(at))
        elif act == 3 and "cents" in row:
            row["cents"] = chance.choice((0, 50, 5_000, 100_000))
        elif act == 4 and "seat" in row:
            row["seat"] = chance.choice((0, 1, 2, 7))
        elif act == 5 and "hand" in row:
            row["hand"] = chance.choice((0, 1, 2, 3))
        elif act == 6 and "card" in row and "card" in other:
            row["card"] = other["card"]
    if chance.random() < 0.3:
        rows = [row for row in rows if row["kind"] != "records"]
    last: dict[object, int] = {}
    for row in rows:
        row["seq"] = last[row["table"]] = last.get(row["table"], 0) + 1
    return rows


@pytest.mark.longer
@pytest.mark.parametrize("log", LOGS, ids=lambda path: path.stem)
def test_no_rule_ends_oftener_than_it_was_asked(log: Path, tmp_path: Path) -> None:
    chance = Random(log.name)
    rows = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    chapter = next((str(row["what"]) for row in rows if row["kind"] == "table-open"), "none")
    filings = sorted(data_folder("submissions").glob(f"{chapter}-*.yaml"))
    path = tmp_path / "log.jsonl"
    for _ in range(length.times(SPOILED)):
        lines = [json.dumps(row, separators=(",", ":")) for row in spoiled(rows, chance)]
        path.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
        judged = [chance.choice(filings)] if filings and chance.random() < 0.7 else []
        for tally in replay_logs([path], load_filings(judged), "interpreted").tallies:
            assert tally.passed >= 0


@pytest.mark.parametrize("log", LOGS, ids=lambda path: path.stem)
def test_what_is_told_was_counted_as_judged(log: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or asked before, where the fact was missing that came later: a finding is never without its application."""
    short = []

    def taken_back(missing: Counter[str], times: int) -> None:
        if times > missing.total():
            short.append((dict(missing), times))

    monkeypatch.setattr(aggregates, "take_back", taken_back)
    chance = Random(f"told {log.name}")
    rows = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    path = tmp_path / "log.jsonl"
    for _ in range(length.times(SPOILED)):
        lines = [json.dumps(row, separators=(",", ":")) for row in spoiled(rows, chance)]
        path.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
        replay_logs([path], [], "interpreted")
        assert short == []


def test_a_tally_below_zero_is_refused() -> None:
    assert Tally("some-rule", "633a.2(a)", 0, 1, 0, 0, {"some fact": 0}).passed == 0
    with pytest.raises(ValueError, match=r"the rule some-rule \(633a.2\(a\)\) ended oftener than it was asked"):
        Tally("some-rule", "633a.2(a)", -1, 1, 0, 0, {})


RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "T", "J", "Q", "K")
COUNTED_BY_RANK = {"card-beyond-decks", "card-beyond-side"}
"""Rules that count cards alike by what is known of them: of a rank as well as of a card."""


def by_rank(line: str) -> str:
    """A row whose card is told by its rank alone."""
    row = json.loads(line)
    card = str(row.get("card", ""))
    if card[:-1] in RANKS and card[-1] in "CDHS":
        row["card"] = f"{card[:-1]}?"
    return json.dumps(row)


@pytest.mark.parametrize("chapter", ["541", pytest.param("633a", marks=pytest.mark.long)])
def test_a_rule_that_cannot_fail_without_suits_does_not_pass_without_them(chapter: str) -> None:
    """Of the round that breaks a rule each card is told by its rank: nothing passes for want of them."""
    law = law_of(chapter)
    hollow = []
    for rule in chapter_play(law).rules:
        example = round_example(law, rule.id)
        if example is not None and rule.id not in COUNTED_BY_RANK:
            lines = [by_rank(line) for line in example.log.lines()]
            told, known = replayed_lines([lines], example.log, law), example.report
            if told.tally(rule.id, chapter).passed > known.tally(rule.id, chapter).passed:
                hollow.append(rule.id)
    assert hollow == []
