"""551, 590, 672a and 685a run every way there is: equal hits, tallies and state."""

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from tests.engines import agree, ways_of_running
from tests.games.blackjack.cases import Case
from tests.games.blackjack.rounds import filing, table
from tests.oracle.sibling_rounds import FILED, rounds_of
from validator.chapters.registry import chapter_play
from validator.core.engine.engines import Engine
from validator.games.rounds.run import declare
from validator.law.facts import load_facts
from validator.law.versions import law_of
from validator.log.read.reader import read_log
from validator.log.records import recordings
from validator.replay.filings import load_filings

PACKAGES = {
    "551": "ch551_spanish_21",
    "590": "ch590_free_bet_blackjack",
    "672a": "ch672a_free_bet_blackjack",
    "685a": "ch685a_down_under_blackjack",
}
TESTS = Path(__file__).parents[2]

pytestmark = pytest.mark.longer


@pytest.fixture(scope="module")
def engines(pytestconfig: pytest.Config) -> dict[str, Engine]:
    return ways_of_running(pytestconfig, (chapter_play(law_of(one)) for one in PACKAGES))


def assert_all_agree(engines: dict[str, Engine], chapter: str, lines: list[str], filed: str) -> int:
    """Run a table's log every way; the number of hits on rules that the chapter binds."""
    room = chapter_play(law_of(chapter))
    bound = {rule.number for rule in room.rules}
    with TemporaryDirectory() as folder:
        log, submission = Path(folder, "log.jsonl"), Path(folder, "filing.yaml")
        log.write_text("\n".join(lines) + "\n", encoding="utf-8")
        submission.write_text(filed, encoding="utf-8")
        typed = load_filings([submission])[0].typed
        events = max(read_log(log).tables.values(), key=lambda columns: max(columns.round))
    options = declare(room.options(typed, load_facts(chapter)), recordings(None, events)[-1][1].declared)
    return sum(hit.number in bound for hit in agree(engines, room, events, options, chapter))


def cases_of(chapter: str) -> Iterator[Case]:
    """The cases of the chapter's tests of play."""
    folder = TESTS / "chapters" / PACKAGES[chapter]
    for path in sorted(folder.glob("test_play_*.py")):
        module = import_module(f"tests.chapters.{PACKAGES[chapter]}.{path.stem}")
        yield from (case for case in getattr(module, "CASES", ()) if isinstance(case, Case))


@pytest.mark.parametrize("chapter", PACKAGES)
def test_on_every_case(engines: dict[str, Engine], chapter: str) -> None:
    cases = list(cases_of(chapter))
    hits = sum(assert_all_agree(engines, chapter, case.log()[0], case.filing) for case in cases)
    assert hits > len(cases) // 3 > 10


@pytest.mark.parametrize("chapter", PACKAGES)
def test_on_play_and_on_the_same_in_disorder(engines: dict[str, Engine], chapter: str) -> None:
    texts = [one.text({bet.name: one.nets(bet)[0] for bet in one.bets}) for one in rounds_of(chapter, 3, 150)]
    lines, _ = table(*texts, chapter=chapter)
    assert_all_agree(engines, chapter, lines, filing(chapter, FILED[chapter]))
    disorder, spoiled = Random(5), []
    for start in range(0, len(lines), 9):
        part = [line for line in lines[start : start + 9] if disorder.random() > 0.05]
        disorder.shuffle(part)
        spoiled += part
    numbered = [json.dumps(json.loads(line) | {"seq": place}) for place, line in enumerate(spoiled, 1)]
    assert assert_all_agree(engines, chapter, numbered, filing(chapter, FILED[chapter])) > 100
