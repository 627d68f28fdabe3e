"""541, 543 and 545 run every way there is: equal hits, tallies and state."""

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from tests.chapters.ch541_minibaccarat import (
    test_play_dealing,
    test_play_irregularities,
    test_play_result,
    test_play_settlement,
    test_play_shoe,
    test_play_third_card,
    test_play_vigorish,
    test_play_wagers,
)
from tests.chapters.ch543_midibaccarat import (
    test_play_relinquishing,
    test_play_shoe as test_play_shoe_543,
    test_play_third_card as test_play_third_card_543,
    test_play_turning,
)
from tests.chapters.ch545_baccarat import test_play_curator, test_play_siblings
from tests.engines import agree, ways_of_running
from tests.games.baccarat.cases import Case
from tests.games.baccarat.lawful import Dealer
from tests.games.baccarat.rounds import table
from validator.chapters.registry import chapter_play
from validator.core.engine.engines import Engine
from validator.games.rounds.run import declare
from validator.law.facts import load_facts
from validator.law.versions import law_of
from validator.log.read.reader import read_log
from validator.log.records import recordings
from validator.replay.filings import load_filings

CASES: dict[str, tuple[Case, ...]] = {
    "541": (
        *test_play_dealing.CASES,
        *test_play_irregularities.CASES,
        *test_play_result.CASES,
        *test_play_settlement.CASES,
        *test_play_shoe.SHOES,
        *test_play_third_card.CASES,
        *test_play_vigorish.CASES,
        *test_play_wagers.CASES,
    ),
    "543": (
        *test_play_relinquishing.CASES,
        *test_play_shoe_543.CASES,
        *test_play_third_card_543.CASES,
        *test_play_turning.CASES,
    ),
    "545": (*test_play_curator.CASES, *test_play_siblings.CASES),
}


pytestmark = pytest.mark.longer


@pytest.fixture(scope="module")
def engines(pytestconfig: pytest.Config) -> dict[str, Engine]:
    return ways_of_running(pytestconfig, (chapter_play(law_of(one)) for one in CASES))


def assert_all_agree(engines: dict[str, Engine], chapter: str, lines: list[str], filed: str | None) -> int:
    """Run a table's log every way; the number of hits on rules that the chapter binds."""
    room = chapter_play(law_of(chapter))
    bound = {rule.number for rule in room.rules}
    with TemporaryDirectory() as folder:
        log, filing = Path(folder, "log.jsonl"), Path(folder, "filing.yaml")
        log.write_text("\n".join(lines) + "\n", encoding="utf-8")
        filing.write_text(filed or "", encoding="utf-8")
        typed = load_filings([filing])[0].typed if filed else None
        events = read_log(log).tables["MB-1"]
    options = declare(room.options(typed, load_facts(chapter)), recordings(None, events)[-1][1].declared)
    return sum(hit.number in bound for hit in agree(engines, room, events, options, chapter))


@pytest.mark.parametrize("chapter", CASES)
def test_on_every_case(engines: dict[str, Engine], chapter: str) -> None:
    hits = sum(assert_all_agree(engines, case.chapter, case.log()[0], case.filing) for case in CASES[chapter])
    assert hits > len(CASES[chapter]) // 2


def test_on_lawful_play_and_on_the_same_in_disorder(engines: dict[str, Engine]) -> None:
    dealer = Dealer(Random(3))
    opening = dealer.opening()
    lines, _ = table(*dealer.rounds(150), opening=opening)
    assert assert_all_agree(engines, "541", lines, CASES["541"][0].filing) == 0
    disorder, spoiled = Random(5), []
    for start in range(0, len(lines), 9):
        part = [line for line in lines[start : start + 9] if disorder.random() > 0.05]
        disorder.shuffle(part)
        spoiled += [line.replace('"seq": ', '"x-seq": ') for line in part]
    numbered = [f'{{"seq": {place}, {line[1:]}' for place, line in enumerate(spoiled, 1)]
    assert assert_all_agree(engines, "541", numbered, CASES["541"][0].filing) > 100
