"""The example logs: sound by the schema, and together showing the three families; those of the siblings lawful."""

import json
from pathlib import Path

import pytest

from validator.log.codes import KIND_COLLECT, KIND_PAY, KIND_RETURN, KIND_VIGORISH, KIND_WAGER, NOT_RECORDED
from validator.log.read.reader import read_log
from validator.log.schema import load_log_schema
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs

SUBMISSIONS = Path(__file__).parents[2] / "submissions"
EXAMPLES = SUBMISSIONS / "logs"
TABLES = {"blackjack": "BJ-101", "baccarat": "BA01", "pai-gow": "PG03"}
"""Of those written to show the log: the table of each."""
SIBLINGS = {"spanish-21": "551", "free-bet-590": "590", "free-bet-672a": "672a", "down-under": "685a"}
"""Of those written to show a game, under its filing for a shoe: the chapter of each."""


def test_every_example_is_named_here() -> None:
    assert {path.name for path in EXAMPLES.iterdir()} == {f"{name}-example.jsonl" for name in (*TABLES, *SIBLINGS)}


@pytest.mark.parametrize("name", SIBLINGS)
def test_a_siblings_example_is_of_its_chapter_and_lawful(name: str) -> None:
    chapter = SIBLINGS[name]
    filing = SUBMISSIONS / f"{chapter}-shoe.yaml"
    report = replay_logs([EXAMPLES / f"{name}-example.jsonl"], load_filings([filing]))
    assert list(report.tables) == [chapter]
    assert report.faults == [] and report.unjudged == []
    assert [finding.rule for finding in report.findings] == []
    assert sum(tally.passed > 0 for tally in report.tallies) > 80


@pytest.mark.parametrize("name", TABLES)
def test_an_example_has_no_fault(name: str) -> None:
    reading = read_log(EXAMPLES / f"{name}-example.jsonl")
    assert reading.faults == []
    assert set(reading.tables) == {"venue", TABLES[name]}


@pytest.mark.parametrize("name", TABLES)
def test_every_wager_of_an_example_is_placed_and_settled(name: str) -> None:
    events = read_log(EXAMPLES / f"{name}-example.jsonl").tables[TABLES[name]]
    placed, settled, paid = set(), set(), set()
    for kind, number, wager in zip(events.kind, events.round, events.wager, strict=True):
        if kind == KIND_WAGER:
            placed.add((number, wager))
        elif kind in (KIND_COLLECT, KIND_RETURN):
            settled.add((number, wager))
        elif kind in (KIND_PAY, KIND_VIGORISH) and wager != NOT_RECORDED:
            paid.add((number, wager))
    assert placed == settled
    assert paid <= placed


def test_the_examples_are_of_the_chapters_they_name() -> None:
    chapters = {}
    for name in TABLES:
        lines = (EXAMPLES / f"{name}-example.jsonl").read_text(encoding="utf-8").splitlines()
        rows = [json.loads(line) for line in lines]
        chapters[name] = [row["what"] for row in rows if row["kind"] == "table-open"]
    assert chapters == {"blackjack": ["633a"], "baccarat": ["545"], "pai-gow": ["535"]}


def test_the_examples_show_most_kinds_of_their_games() -> None:
    shown = set()
    for name in TABLES:
        lines = (EXAMPLES / f"{name}-example.jsonl").read_text(encoding="utf-8").splitlines()
        shown |= {json.loads(line)["kind"] for line in lines}
    assert shown <= set(load_log_schema().kinds)
    assert shown > {"split", "peek", "cut", "curator", "cards-handed", "vigorish", "deliver", "set-hand"}
