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

FEW_ALIKE: Final = 4
"""Events at most of which it is asked whether those of another table are alike."""

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

Enter = Callable[[str, ChapterPlay, Together, int], None]
"""Takes in what came of tables run together, under a log and a law; each stands for so many tables that are alike."""

_Waiting = tuple[RunRequests, RunRequest]


def judge_together(tables: Iterable[RunRequests], enter: Enter, interrupt: Interrupt) -> None:
    """Judge tables: what takes long to run by itself, and what is left of the others together.

    Whatever is run at once is entered in the books whole: by each table what is its own, then by ``enter`` the rest.
    """
    waiting: list[_Waiting] = []
    events = 0
    for table in tables:
        following = [(table, wanted) for wanted in (next(table, None),) if wanted is not None]
        while following and following[0][1].events >= 2 * following[0][1].part:
            following = _run(following, enter, interrupt)
        waiting += following
        events += sum(wanted.events for _, wanted in following)
        while _are_enough(waiting, events):
            waiting = _run_waiting(waiting, enter, interrupt)
            events = sum(wanted.events for _, wanted in waiting)
    while waiting:
        waiting = _run_waiting(waiting, enter, interrupt)


def _are_enough(waiting: Sequence[_Waiting], events: int) -> bool:
    return len(waiting) >= TABLES_TOGETHER or any(events >= PARTS_TOGETHER * wanted.part for _, wanted in waiting[:1])


def _run_waiting(waiting: Sequence[_Waiting], enter: Enter, interrupt: Interrupt) -> list[_Waiting]:
    """Run what is waited for, under each law and log at once; what those tables ask for next."""
    alike: dict[tuple[int, int, str], list[_Waiting]] = {}
    for table, wanted in waiting:
        alike.setdefault((id(wanted.engine), id(wanted.play), wanted.log), []).append((table, wanted))
    return [following for some in alike.values() for following in _run(some, enter, interrupt)]


def _run(some: Sequence[_Waiting], enter: Enter, interrupt: Interrupt) -> list[_Waiting]:
    """Run what is waited for under one law and log, what is alike once; what those tables ask for next."""
    engine, play, _, log = some[0][1]
    following = []
    for alike in _as_often(some):
        given, times = [same[0][1].given for same in alike], len(alike[0])
        done = run_tables(engine, play.derive, given, play.passes, play.numbers * TALLY_WIDTH)
        interrupt.hold()
        for _, tally in done.shared if times > 1 else ():
            for place in tally:
                tally[place] *= times
        for same, runs in zip(alike, done.each, strict=True):
            for table, wanted in same:
                try:
                    following.append((table, table.send(runs if times == 1 else runs.again(wanted.given.shared))))
                except StopIteration:
                    continue
        enter(log, play, done, times)
        interrupt.release()
    return following


def _as_often(some: Sequence[_Waiting]) -> Iterable[list[list[_Waiting]]]:
    """What is waited for, each with all that are alike, those of which there are equally many together."""
    alike: dict[object, list[_Waiting]] = {}
    for one in some:
        alike.setdefault(_read_by_rules(one[1]), []).append(one)
    as_often: dict[int, list[list[_Waiting]]] = {}
    for same in alike.values():
        as_often.setdefault(len(same), []).append(same)
    return as_often.values()


def _read_by_rules(wanted: RunRequest) -> object:
    """All that rules read of a few events, equal where the same comes of them; of more it is equal to no other.

    Rules read neither the name of the table nor the lines of the log.
    """
    events, spans, options, carried, shared = wanted.given
    if len(events.kind) > FEW_ALIKE or not isinstance(events.kind, list):
        return id(wanted)
    columns = tuple(map(tuple, events[:-1]))  # all but the lines
    return columns, tuple(spans), id(options), frozenset(carried.items()), tuple(map(id, shared))
