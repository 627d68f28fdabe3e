"""Runs a log every way there is and holds the outcomes against each other."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

import pytest

from validator.chapters.registry import ChapterPlay
from validator.core.engine.engines import CompiledEngine, Engine, Hit, InterpretedEngine
from validator.core.engine.kernel import TALLY_WIDTH, Ints
from validator.core.engine.state_rows import carried_length
from validator.games.baccarat.tables import rows as baccarat
from validator.games.blackjack.tables import rows as blackjack
from validator.games.pai_gow.tables import rows as pai_gow
from validator.games.rounds.run import run
from validator.log.columns import Columns

GARBAGE = -987_654_321

Outcome = tuple[list[Hit], Counter[int], int, list[int]]
"""Hits, tallies, number of rounds and the state carried on."""
STATE = max(carried_length(game.Table) for game in (baccarat, blackjack, pai_gow))
"""Places for what is carried in any game."""

PARTS = ("hits", "tally", "number of rounds", "state")


class Littered(InterpretedEngine):
    """Hands out working columns full of garbage: a pass that reads what nobody wrote would show it."""

    def work(self, name: str, length: int) -> Ints:
        """A column of garbage."""
        return [GARBAGE] * length


def ways_of_running(config: pytest.Config, rooms: Iterable[ChapterPlay]) -> dict[str, Engine]:
    """As they stand, and on working columns full of garbage; in the long tests also compiled, and bounds-checked.

    Compiled code is kept between runs of the tests and shared by all modules; that without bounds checks lies where
    every command keeps it.
    """
    ways: dict[str, Engine] = {"interpreted": InterpretedEngine(), "littered": Littered()}
    if config.getoption("--long"):
        assert config.cache is not None
        cache = config.cache.mkdir("kernels")
        kernels: list[Callable[..., object]] = list(dict.fromkeys(one for room in rooms for one in room.kernels))
        for name, engine in (
            ("compiled", CompiledEngine()),
            ("bounds-checked", CompiledEngine(bounds=True, cache=cache)),
        ):
            engine.prepare(kernels)
            ways[name] = engine
    return ways


def outcome(engine: Engine, room: ChapterPlay, events: Columns, options: Sequence[int]) -> Outcome:
    """What comes of one run over whole rounds."""
    state = engine.column([0] * STATE)
    done = run(engine, room.derive, events, options, state, room.passes, room.numbers * TALLY_WIDTH)
    return done.hits, done.tally, done.round_count, [int(value) for value in state]


def assert_alike(outcomes: Mapping[str, Outcome], called: object = "") -> list[Hit]:
    """Every outcome is that of the interpreted run, whose hits are given back; ``called`` names what was run."""
    for name, found in outcomes.items():
        for part, mine, other in zip(PARTS, found, outcomes["interpreted"], strict=True):
            assert mine == other, (called, name, part)
    return outcomes["interpreted"][0]


def agree(
    engines: Mapping[str, Engine], room: ChapterPlay, events: Columns, options: Sequence[int], called: object = ""
) -> list[Hit]:
    """Run events every way; the hits, which are the same."""
    return assert_alike({name: outcome(engine, room, events, options) for name, engine in engines.items()}, called)
