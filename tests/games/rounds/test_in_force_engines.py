"""The pass on the days of a chapter: interpreted and compiled, whole and in parts, against a reading round by round."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tests.engines import STATE
from validator.core.engine.engines import CompiledEngine, Engine, InterpretedEngine, read_hits
from validator.core.engine.kernel import HIT_WIDTH, JUDGED, MISSING, NOT_APPLICABLE, TALLY_WIDTH
from validator.core.engine.option_rows import option_place, read_options, unstated
from validator.core.engine.rows import StoredRecord
from validator.core.engine.state_rows import write_carried
from validator.games.rounds.in_force import (
    DEALT_AFTER_CHAPTER_ENDED,
    DEALT_AFTER_CHAPTER_EXPIRED,
    DEALT_BEFORE_CHAPTER_IN_FORCE,
    in_force_pass,
)
from validator.games.rounds.options import Options
from validator.games.rounds.table_rows import Hand, Round, Wager
from validator.games.table import Table
from validator.log.columns import Columns

NUMBERS = (DEALT_BEFORE_CHAPTER_IN_FORCE, DEALT_AFTER_CHAPTER_EXPIRED, DEALT_AFTER_CHAPTER_ENDED)
FIRST, EXPIRY, END = 1_000, 2_000, 2_500
TIMES = (-1, -1, 0, FIRST - 1, FIRST, FIRST + 1, EXPIRY - 1, EXPIRY, END - 1, END, END + 1)
Times = Sequence[int]
"""The times of its events."""


@pytest.fixture(scope="module")
def engines(pytestconfig: pytest.Config) -> tuple[Engine, ...]:
    assert pytestconfig.cache is not None
    cache = pytestconfig.cache.mkdir("kernels")
    return (InterpretedEngine(), CompiledEngine(cache=cache), CompiledEngine(bounds=True, cache=cache))


def options(expires: int, ended: int, law_of: int = -1) -> list[int]:
    asked = unstated(Options)
    asked.in_force_from, asked.expires, asked.ended, asked.law_of = FIRST, expires, ended, law_of
    return asked.integers


def judged(
    engine: Engine, parts: Sequence[Sequence[Times]], column: list[int]
) -> tuple[list[tuple[int, ...]], list[int]]:
    """Number, round, expected and observed of every hit, and the counters of the three rules."""
    state = engine.zeros(STATE)
    found: list[tuple[int, ...]] = []
    tally = engine.zeros(DEALT_AFTER_CHAPTER_ENDED + TALLY_WIDTH)
    done = 0
    for part in parts:
        times = [at for rounds in part for at in rounds]
        rows = [Round.width * (len(part) + 1)] + [0] * (Round.width - 1)
        begin = 0
        for one in part:
            row = [0] * Round.width
            row[Round.place_of("first")], row[Round.place_of("last")] = begin, begin + len(one) - 1
            rows += row
            begin += len(one)
        events = Columns(*(engine.column(times if name == "at" else [0] * len(times)) for name in Columns._fields))
        hits, empty = engine.zeros(1 + HIT_WIDTH * 9), engine.zeros(1)
        stored = StoredRecord(
            {"rounds": Round, "hands": Hand, "wagers": Wager},
            {"rounds": rows, "hands": [Hand.width], "wagers": [Wager.width]},
        )
        held: Any = vars(stored)["rounds"] if engine.name == "interpreted" else engine.column(rows)
        none: Any = empty
        asked: Any = read_options(Options, column) if engine.name == "interpreted" else engine.column(column)
        table = Table(*events, asked, none, held, none, none, empty, empty, state, tally, hits)
        engine.run(in_force_pass, table)
        if engine.name == "interpreted":
            write_carried(table)
        for hit in read_hits(hits):
            found.append((hit.number, done + hit.round // Round.width - 1, hit.expected, hit.observed))
        done += len(part)
    return found, [int(tally[number + place]) for number in NUMBERS for place in (JUDGED, NOT_APPLICABLE, MISSING)]


def stretches(rounds: Sequence[Times], expires: int, ended: int) -> list[tuple[int, ...]]:
    """What must be found, read round by round from the times alone: where another thing can be told than last told."""
    found: list[tuple[int, ...]] = []
    latest, last = -1, ""
    for place, times in enumerate(rounds):
        own = next((at for at in times if at >= 0), -1)
        latest = own if own >= 0 else latest
        if latest < 0 or (own < 0 and latest < FIRST):
            said = "unknown"
        elif latest < FIRST:
            said = "before"
        elif 0 <= ended <= latest:
            said = "over"
        elif own < 0 and max(expires, ended) >= 0:
            said = "begun"
        else:
            said = "expired" if 0 <= expires <= latest else "in force"
        if said not in ("unknown", "begun", last):
            last = said
            number, bound = {
                "before": (DEALT_BEFORE_CHAPTER_IN_FORCE, FIRST),
                "expired": (DEALT_AFTER_CHAPTER_EXPIRED, expires),
                "over": (DEALT_AFTER_CHAPTER_ENDED, ended),
            }.get(said, (-1, -1))
            if number >= 0:
                found.append((number, place, bound, latest))
    return found


@pytest.mark.parametrize(("expires", "ended"), [(EXPIRY, END), (-1, END), (EXPIRY, -1), (-1, -1)])
def test_every_way_of_running_finds_what_a_reading_round_by_round_finds(
    engines: tuple[Engine, ...], expires: int, ended: int
) -> None:
    chance = Random(3)
    some = 0
    for _ in range(150):
        rounds = [chance.choices(TIMES, k=chance.randrange(1, 4)) for _ in range(chance.randrange(1, 8))]
        expected = stretches(rounds, expires, ended)
        some += len(expected)
        cut = chance.randrange(len(rounds) + 1)
        column = options(expires, ended)
        whole = judged(engines[0], [rounds], column)
        assert whole[0] == expected
        for engine in engines:
            assert judged(engine, [rounds], column) == whole
            assert judged(engine, [part for part in (rounds[:cut], rounds[cut:]) if part], column) == whole
    assert some > 50


def test_the_first_time_in_a_round_is_its_own(engines: tuple[Engine, ...]) -> None:
    for engine in engines:
        assert judged(engine, [[[-1, FIRST - 1, FIRST]]], options(-1, -1))[0] == [
            (DEALT_BEFORE_CHAPTER_IN_FORCE, 0, FIRST, FIRST - 1)
        ]
        assert judged(engine, [[[-1, FIRST, FIRST - 1]]], options(-1, -1))[0] == []


def test_the_day_asked_for_takes_the_place_of_every_time(engines: tuple[Engine, ...]) -> None:
    for engine in engines:
        found, _ = judged(engine, [[[FIRST], [-1], [END]]], options(EXPIRY, END, law_of=EXPIRY))
        assert found == [(DEALT_AFTER_CHAPTER_EXPIRED, 0, EXPIRY, EXPIRY)]


def test_a_chapter_without_days_is_asked_nothing(engines: tuple[Engine, ...]) -> None:
    column = options(-1, -1)
    column[option_place(Options.in_force_from)] = -1
    for engine in engines:
        assert judged(engine, [[[0], [FIRST]]], column) == ([], [0] * 9)
