"""Tables judged together: the short stretches of several are run at once, as each run costs more than its events do."""

from collections.abc import Generator, Iterable, Sequence
from typing import Final, NamedTuple

from validator.chapters.registry import ChapterPlay
from validator.core.engine import Engine
from validator.core.kernel import TALLY_WIDTH
from validator.games.rounds.replay import Given, Runs, run_tables

TABLES_TOGETHER: Final = 64
"""Stretches of different tables that are run at once, at most."""
PARTS_TOGETHER: Final = 16
"""How many times as many events as an engine takes in one part are run at once, about."""


class Wanted(NamedTuple):
    """What is to be run of a table under one law, by which engine."""

    engine: Engine
    play: ChapterPlay
    given: Given

    @property
    def events(self) -> int:
        """How many they are."""
        return len(self.given.events.kind)


Judging = Generator[Wanted, Runs, None]
"""The judging of one table: it asks for runs, one after the other, and goes on with what came of each."""

_Waiting = tuple[Judging, Wanted]


def judge_together(tables: Iterable[Judging]) -> None:
    """Judge tables: what takes long to run by itself, and what is left of the others together."""
    waiting: list[_Waiting] = []
    for table in tables:
        wanted = next(table, None)
        while wanted is not None and wanted.events >= 2 * wanted.engine.part:
            wanted = _go_on(table, _run([wanted])[0])
        if wanted is not None:
            waiting.append((table, wanted))
        while _are_enough(waiting):
            waiting = _run_waiting(waiting)
    while waiting:
        waiting = _run_waiting(waiting)


def _are_enough(waiting: Sequence[_Waiting]) -> bool:
    events = sum(wanted.events for _, wanted in waiting)
    return len(waiting) >= TABLES_TOGETHER or any(
        events >= PARTS_TOGETHER * wanted.engine.part for _, wanted in waiting[:1]
    )


def _run_waiting(waiting: Sequence[_Waiting]) -> list[_Waiting]:
    """Run what is waited for, under each law at once; what those tables ask for next."""
    alike: dict[tuple[int, int], list[_Waiting]] = {}
    for one in waiting:
        alike.setdefault((id(one[1].engine), id(one[1].play)), []).append(one)
    following = []
    for some in alike.values():
        done = _run([wanted for _, wanted in some])
        for (table, _), runs in zip(some, done, strict=True):
            wanted = _go_on(table, runs)
            if wanted is not None:
                following.append((table, wanted))
    return following


def _run(some: Sequence[Wanted]) -> list[Runs]:
    engine, play, _ = some[0]
    length = play.numbers * TALLY_WIDTH
    return run_tables(engine, play.derive, [one.given for one in some], play.passes, length)


def _go_on(table: Judging, runs: Runs) -> Wanted | None:
    """What a table asks for next, once it has the runs that it asked for; None where it is judged."""
    try:
        return table.send(runs)
    except StopIteration:
        return None
