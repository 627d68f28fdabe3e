"""Interpreted, on working columns full of garbage, compiled and bounds-checked: equal hits, tallies and state."""

from collections.abc import Sequence
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
from tests.games.baccarat.cases import Case
from tests.games.baccarat.lawful import Dealer
from tests.games.baccarat.rounds import table
from validator.chapters.registry import PlayRoom, play_room
from validator.core.engine import Compiled, Engine, Hit, Interpreted
from validator.core.kernel import TALLY_WIDTH, Ints
from validator.games.rounds.replay import declare, run
from validator.law.facts import load_facts
from validator.log.columns import Columns
from validator.log.reading import read_log
from validator.log.records import recordings
from validator.replay import STATE, load_filings

GARBAGE = -987_654_321
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


class Littered(Interpreted):
    """Hands out working columns full of garbage: a pass that reads what nobody wrote would show it."""

    def work(self, name: str, length: int) -> Ints:
        return [GARBAGE] * length


@pytest.fixture(scope="module")
def engines(pytestconfig: pytest.Config) -> dict[str, Engine]:
    """All ways of running; compiled code is kept between test runs."""
    assert pytestconfig.cache is not None
    cache = pytestconfig.cache.mkdir("kernels")
    compiled, checked = Compiled(cache=cache), Compiled(bounds=True, cache=cache)
    kernels = tuple(dict.fromkeys(kernel for chapter in CASES for kernel in play_room(chapter).kernels))
    compiled.prepare(kernels)
    checked.prepare(kernels)
    return {"interpreted": Interpreted(), "littered": Littered(), "compiled": compiled, "checked": checked}


def outcome(
    engine: Engine, room: PlayRoom, events: Columns, options: Sequence[int]
) -> tuple[list[Hit], list[int], int, list[int]]:
    """Hits, tallies, number of rounds and state of one run."""
    state = engine.column([0] * STATE)
    done = run(engine, room.derive, events, options, state, room.passes, room.slots * TALLY_WIDTH)
    return done.hits, done.tally, done.round_count, [int(value) for value in state]


def assert_all_agree(engines: dict[str, Engine], chapter: str, lines: list[str], filed: str | None) -> int:
    """Run a table's log every way; the number of hits on questions that the chapter binds."""
    room = play_room(chapter)
    bound = {rule.slot for rule in room.rules}
    with TemporaryDirectory() as folder:
        log, filing = Path(folder, "log.jsonl"), Path(folder, "filing.yaml")
        log.write_text("\n".join(lines) + "\n", encoding="utf-8")
        filing.write_text(filed or "", encoding="utf-8")
        typed = load_filings([filing])[0].typed if filed else None
        events = read_log(log).tables["MB-1"]
    options = declare(room.options(typed, load_facts(chapter)), recordings(None, events)[-1][1].declared)
    outcomes = {name: outcome(engine, room, events, options) for name, engine in engines.items()}
    for name, found in outcomes.items():
        for mine, other in zip(found, outcomes["interpreted"], strict=True):
            assert mine == other, name
    return sum(hit.slot in bound for hit in outcomes["interpreted"][0])


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
