"""633a run every way there is, with every pass or those concerned: equal hits, tallies and state on all logs."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.engines import STATE, Outcome, assert_alike, outcome, ways_of_running
from tests.length import either
from tests.simulate.rounds import rows_of
from tests.simulate.ways import WAYS
from validator.chapters.registry import ChapterPlay, chapter_play
from validator.core.engine.engines import Engine, InterpretedEngine
from validator.core.engine.kernel import TALLY_WIDTH, Ints
from validator.games.rounds.run import declare, run
from validator.law.facts import load_facts
from validator.law.versions import law_of
from validator.log.columns import VENUE, Columns
from validator.log.importers.blackjack21 import convert
from validator.log.read.reader import read_log
from validator.log.records import recordings
from validator.log.writing import write_jsonl
from validator.replay.events import without_cancelled
from validator.replay.filings import load_filings

ROOT = Path(__file__).parents[2]
DATA = ROOT / "tests" / "data"
FOLDERS = (ROOT / "tests" / "logs", ROOT / "submissions")

pytestmark = pytest.mark.longer


@pytest.fixture(scope="module")
def engines(pytestconfig: pytest.Config) -> dict[str, Engine]:
    return ways_of_running(pytestconfig, [chapter_play(law_of("633a"))])


def always(one: Callable[..., object]) -> Callable[..., object]:
    """The pass without what it declares to need, so that it runs whatever the log holds."""

    def run_it(*arguments: object) -> None:
        one(*arguments)

    return run_it


def in_two_parts(room: ChapterPlay, events: Columns, options: Sequence[int]) -> list[Outcome]:
    """What the passes make of the first half of the events and, with the state carried on, of the second."""
    state: Ints = [0] * STATE
    found = []
    half = len(events.kind) // 2
    for part in (events.part(0, half), events.part(half, len(events.kind))):
        done = run(InterpretedEngine(), room.derive, part, options, state, room.passes, room.numbers * TALLY_WIDTH)
        found.append((done.hits, done.tally, done.round_count, list(state)))
    return found


def assert_all_agree(engines: dict[str, Engine], log: Path, filing: Path | None) -> int:
    """Run every table of a log every way; the number of hits."""
    room = chapter_play(law_of("633a"))
    typed = load_filings([filing])[0].typed if filing else None
    reading = read_log(log)
    hits = 0
    for table, events in reading.tables.items():
        if table == VENUE:
            continue
        _, recording = recordings(reading.tables.get(VENUE), events)[-1]
        options = declare(room.options(typed, load_facts("633a")), recording.declared)
        unfiltered = replace(room, passes=tuple(always(one) for one in room.passes))
        whole = without_cancelled(events)
        outcomes = {name: outcome(engine, room, whole, options) for name, engine in engines.items()}
        outcomes["with every pass"] = outcome(InterpretedEngine(), unfiltered, whole, options)
        assert in_two_parts(room, whole, options) == in_two_parts(unfiltered, whole, options), table
        hits += len(assert_alike(outcomes, table))
    return hits


def logs_at_rest() -> Iterator[Any]:
    for folder in FOLDERS:
        for path in sorted(folder.rglob("*.jsonl")):
            yield pytest.param(path, id=path.relative_to(ROOT).as_posix())


@pytest.mark.parametrize("filed", [False, True], ids=["without-filing", "with-filing"])
@pytest.mark.parametrize("log", list(logs_at_rest()))
def test_on_logs_at_rest(engines: dict[str, Engine], log: Path, filed: bool) -> None:
    assert_all_agree(engines, log, DATA / "blackjack21-filing.yaml" if filed else None)


@pytest.mark.parametrize("name", sorted(WAYS))
def test_on_lawful_play(engines: dict[str, Engine], name: str, tmp_path: Path) -> None:
    log, filing = tmp_path / "log.jsonl", tmp_path / "filing.yaml"
    write_jsonl(log, rows_of(WAYS[name], 11, either(30, 150)))
    filing.write_text(WAYS[name], encoding="utf-8")
    assert_all_agree(engines, log, filing)


@pytest.mark.parametrize("name", sorted(WAYS))
def test_under_a_filing_for_another_game(engines: dict[str, Engine], name: str, tmp_path: Path) -> None:
    """Play by one filing judged by the next one's: many findings of many kinds."""
    names = sorted(WAYS)
    other = WAYS[names[(names.index(name) + 1) % len(names)]]
    log, filing = tmp_path / "log.jsonl", tmp_path / "filing.yaml"
    write_jsonl(log, rows_of(WAYS[name], 12, either(30, 150)))
    filing.write_text(other, encoding="utf-8")
    assert assert_all_agree(engines, log, filing) > 0


def test_on_play_of_a_foreign_engine(engines: dict[str, Engine], tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    write_jsonl(log, convert(DATA / "blackjack21-rounds.jsonl"))
    assert assert_all_agree(engines, log, DATA / "blackjack21-filing.yaml") > 0


def test_on_rows_in_disorder(engines: dict[str, Engine], tmp_path: Path) -> None:
    """A log whose rows of a round are shuffled, doubled and dropped breaks nothing but the law."""
    import random

    shuffled = random.Random(5)
    rows = rows_of(WAYS["match"], 13, 120)
    spoiled = []
    for start in range(0, len(rows), 9):
        part = [dict(row) for row in rows[start : start + 9] if shuffled.random() > 0.05]
        part += [dict(row) for row in part if shuffled.random() < 0.05]
        shuffled.shuffle(part)
        spoiled += part
    for seq, row in enumerate(spoiled, 1):
        row["seq"] = seq
    log, filing = tmp_path / "log.jsonl", tmp_path / "filing.yaml"
    write_jsonl(log, spoiled)
    filing.write_text(WAYS["match"], encoding="utf-8")
    assert assert_all_agree(engines, log, filing) > 100
