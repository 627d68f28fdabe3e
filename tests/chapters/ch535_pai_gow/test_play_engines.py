"""535 run every way there is: equal hits, tallies and state on the logs of this room's cases."""

from importlib import import_module
from pathlib import Path

import pytest

from tests.chapters.ch535_pai_gow.playlog import in_force
from tests.engines import agree, ways_of_running
from validator.chapters.registry import chapter_play
from validator.core.engine.engines import Engine
from validator.games.rounds.run import declare
from validator.law.facts import load_facts
from validator.law.versions import law_of
from validator.log.columns import VENUE
from validator.log.read.reader import read_log
from validator.log.records import recordings
from validator.replay.events import without_cancelled

MODULES = sorted(
    path.stem
    for path in Path(__file__).parent.glob("test_play_*.py")
    if path.stem != Path(__file__).stem and "\nCASES" in path.read_text(encoding="utf-8")
)
EXAMPLE = Path(__file__).parents[3] / "submissions" / "logs" / "pai-gow-example.jsonl"


pytestmark = pytest.mark.longer


@pytest.fixture(scope="module")
def engines(pytestconfig: pytest.Config) -> dict[str, Engine]:
    return ways_of_running(pytestconfig, [chapter_play(law_of("535"))])


def hits_on(engines: dict[str, Engine], log: Path, filing: str | None) -> int:
    """Run every table of a log every way; the number of hits."""
    room = chapter_play(law_of("535"))
    typed = in_force(filing).typed if filing else None
    reading = read_log(log)
    hits = 0
    for table, events in reading.tables.items():
        if table != VENUE:
            _, recording = recordings(reading.tables.get(VENUE), events)[-1]
            options = declare(room.options(typed, load_facts("535")), recording.declared)
            hits += len(agree(engines, room, without_cancelled(events), options, table))
    return hits


def test_on_the_example(engines: dict[str, Engine]) -> None:
    hits_on(engines, EXAMPLE, None)


@pytest.mark.parametrize("name", MODULES)
def test_on_the_cases(engines: dict[str, Engine], name: str, tmp_path: Path) -> None:
    module = import_module(f"tests.chapters.ch535_pai_gow.{name}")
    hits = 0
    for number, case in enumerate(getattr(module, "CASES", ())):
        log = tmp_path / f"{number}.jsonl"
        log.write_text("\n".join(case.log()[0]) + "\n", encoding="utf-8")
        hits += hits_on(engines, log, case.filing)
    assert hits > 0
