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
from tests.games.baccarat.cases import Case
from tests.games.baccarat.lawful import Dealer
from tests.games.baccarat.rounds import table
from validator.chapters.registry import play_room
from validator.core.engine import Compiled, Engine, Hit, Interpreted
from validator.core.kernel import TALLY_WIDTH, Ints
from validator.games.rounds.replay import declare, run
from validator.law.facts import load_facts
from validator.log.columns import Columns
from validator.log.reading import read_log
from validator.log.records import recordings
from validator.replay import STATE, load_filings

GARBAGE = -987_654_321
ROOM = play_room("541")
BOUND = {rule.slot for rule in ROOM.rules}
CASES: tuple[Case, ...] = (
    *test_play_dealing.CASES,
    *test_play_irregularities.CASES,
    *test_play_result.CASES,
    *test_play_settlement.CASES,
    *test_play_shoe.SHOES,
    *test_play_third_card.CASES,
    *test_play_vigorish.CASES,
    *test_play_wagers.CASES,
)


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
    compiled.prepare(ROOM.kernels)
    checked.prepare(ROOM.kernels)
    return {"interpreted": Interpreted(), "littered": Littered(), "compiled": compiled, "checked": checked}


def outcome(engine: Engine, events: Columns, options: Sequence[int]) -> tuple[list[Hit], list[int], int, list[int]]:
    """Hits, tallies, number of rounds and state of one run."""
    state = engine.column([0] * STATE)
    done = run(engine, ROOM.derive, events, options, state, ROOM.passes, ROOM.slots * TALLY_WIDTH)
    return done.hits, done.tally, done.round_count, [int(value) for value in state]


def assert_all_agree(engines: dict[str, Engine], lines: list[str], filed: str | None) -> int:
    """Run a table's log every way; the number of hits on questions that the chapter binds."""
    with TemporaryDirectory() as folder:
        log, filing = Path(folder, "log.jsonl"), Path(folder, "filing.yaml")
        log.write_text("\n".join(lines) + "\n", encoding="utf-8")
        filing.write_text(filed or "", encoding="utf-8")
        typed = load_filings([filing])[0].typed if filed else None
        events = read_log(log).tables["MB-1"]
    options = declare(ROOM.options(typed, load_facts("541")), recordings(None, events)[-1][1].declared)
    outcomes = {name: outcome(engine, events, options) for name, engine in engines.items()}
    for name, found in outcomes.items():
        for mine, other in zip(found, outcomes["interpreted"], strict=True):
            assert mine == other, name
    return sum(hit.slot in BOUND for hit in outcomes["interpreted"][0])


def test_on_every_case(engines: dict[str, Engine]) -> None:
    hits = sum(assert_all_agree(engines, case.log()[0], case.filing) for case in CASES)
    assert hits > len(CASES) // 2


def test_on_lawful_play_and_on_the_same_in_disorder(engines: dict[str, Engine]) -> None:
    dealer = Dealer(Random(3))
    opening = dealer.opening()
    lines, _ = table(*dealer.rounds(150), opening=opening)
    assert assert_all_agree(engines, lines, CASES[0].filing) == 0
    disorder, spoiled = Random(5), []
    for start in range(0, len(lines), 9):
        part = [line for line in lines[start : start + 9] if disorder.random() > 0.05]
        disorder.shuffle(part)
        spoiled += [line.replace('"seq": ', '"x-seq": ') for line in part]
    numbered = [f'{{"seq": {place}, {line[1:]}' for place, line in enumerate(spoiled, 1)]
    assert assert_all_agree(engines, numbered, CASES[0].filing) > 100
