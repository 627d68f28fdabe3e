"""Judges the short segments of several tables in one run, as each run costs more than its events do."""

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import Final, NamedTuple

from validator.chapters.registry import ChapterPlay
from validator.core.engine.engines import Engine
from validator.core.engine.kernel import TALLY_WIDTH
from validator.core.interrupt import Interrupt
from validator.games.rounds.run import Runs, TableInput, Together, run_tables

TABLES_TOGETHER: Final = 64
"""Segments of different tables that are run at once, at most."""
PARTS_TOGETHER: Final = 16
"""How many times as many events as an engine takes in one part are run at once, about."""

FEW: Final = 8
"""Events of which an engine that takes no parts runs about twice as many by themselves."""


class RunRequest(NamedTuple):
    """What is to be run of a table under one law, by which engine; what comes of it is entered under ``log``."""

    engine: Engine
    play: ChapterPlay
    given: TableInput
    log: str

    @property
    def events(self) -> int:
        """How many they are."""
        return len(self.given.events.kind)

    @property
    def part(self) -> int:
        """Events of a part, or what stands for it where an engine takes them in no parts."""
        return self.engine.part or FEW


RunRequests = Generator[RunRequest, Runs, None]
"""The judging of one table: it asks for runs, one after the other, and goes on with what came of each."""

Enter = Callable[[str, ChapterPlay, Together], None]

_Waiting = tuple[RunRequests, RunRequest]


def judge_together(tables: Iterable[RunRequests], enter: Enter, interrupt: Interrupt) -> None:
    """Judge tables: what takes long to run by itself, and what is left of the others together.

    Whatever is run at once is entered in the books whole: by each table what is its own, then by ``enter`` the rest.
    """
    waiting: list[_Waiting] = []
    for table in tables:
        following = [(table, wanted) for wanted in (next(table, None),) if wanted is not None]
        while following and following[0][1].events >= 2 * following[0][1].part:
            following = _run(following, enter, interrupt)
        waiting += following
        while _are_enough(waiting):
            waiting = _run_waiting(waiting, enter, interrupt)
    while waiting:
        waiting = _run_waiting(waiting, enter, interrupt)


def _are_enough(waiting: Sequence[_Waiting]) -> bool:
    events = sum(wanted.events for _, wanted in waiting)
    return len(waiting) >= TABLES_TOGETHER or any(events >= PARTS_TOGETHER * wanted.part for _, wanted in waiting[:1])


def _run_waiting(waiting: Sequence[_Waiting], enter: Enter, interrupt: Interrupt) -> list[_Waiting]:
    """Run what is waited for, under each law and log at once; what those tables ask for next."""
    alike: dict[tuple[int, int, str], list[_Waiting]] = {}
    for table, wanted in waiting:
        alike.setdefault((id(wanted.engine), id(wanted.play), wanted.log), []).append((table, wanted))
    return [following for some in alike.values() for following in _run(some, enter, interrupt)]


def _run(some: Sequence[_Waiting], enter: Enter, interrupt: Interrupt) -> list[_Waiting]:
    """Run what is waited for under one law and log; what those tables ask for next."""
    engine, play, _, log = some[0][1]
    given = [wanted.given for _, wanted in some]
    done = run_tables(engine, play.derive, given, play.passes, play.numbers * TALLY_WIDTH)
    interrupt.hold()
    following = []
    for (table, _), runs in zip(some, done.each, strict=True):
        try:
            following.append((table, table.send(runs)))
        except StopIteration:
            continue
    enter(log, play, done)
    interrupt.release()
    return following
