"""What a case gives a machine and what comes of it, kept: to run that again takes a small part of a whole replay."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final, NamedTuple

from pytest import MonkeyPatch

import validator.replay.batching
from validator.core.engine.engines import Engine, Hit, InterpretedEngine
from validator.core.engine.kernel import TALLY_WIDTH
from validator.games.rounds.run import TableInput, Together, run_tables
from validator.games.rounds.table_rows import Hand, Note, Round, Wager
from validator.log.columns import Columns

_ROWS: Final = ("rounds", "hands", "wagers")


class Change(IntEnum):
    """What of a case comes out otherwise: nothing, what it does not look at, what words its findings, or what is told.

    It does not look at the counters of other rules, nor at what is carried beyond the end of the log.
    """

    NONE = 0
    UNSEEN = 1
    WORDED = 2
    TOLD = 3


class Came(NamedTuple):
    """Hits of each stretch, counters of each class of stretches, what is carried on, and digests of the derived tables.

    ``worded`` is that of what stands there about the hits, by which findings are worded and stand, ``tables`` of all.
    """

    hits: list[list[Hit]]
    tallies: list[dict[int, int]]
    state: dict[int, int]
    worded: int
    tables: int


@dataclass(frozen=True)
class Run:
    """One run of a machine: what it was given and what came of it."""

    derive: Callable[..., object]
    given: tuple[TableInput, ...]
    passes: tuple[Callable[..., object], ...]
    length: int
    came: Came = field(repr=False)

    @property
    def state(self) -> dict[int, int]:
        """What it was given of an earlier run, where it is of one table."""
        return dict(self.given[0].carried)

    def again(self, carried: Mapping[int, int]) -> Came:
        """What comes of it once more, by kernels that may have changed, with what an earlier run may have carried."""
        first, *others = (_apart(one) for one in self.given)
        given = [first._replace(carried=dict(carried)), *others]
        return _came(run_tables(InterpretedEngine(), self.derive, given, self.passes, self.length))


def _apart(given: TableInput) -> TableInput:
    """The same, in columns of its own; what it is counted with is of its replay alone."""
    events = Columns(*(list(column) for column in given.events))
    return given._replace(events=events, options=list(given.options), carried=dict(given.carried), shared=())


def change_in(runs: Sequence[Run], rule: int) -> Change:
    """What comes out otherwise in the runs of one case, which looks at the counters of ``rule`` (-1: of none)."""
    found = Change.NONE
    left: dict[object, tuple[Came, Came]] = {}
    for run in runs:
        carried = run.state
        if run.derive in left:
            was, now = left[run.derive]
            if was.state != now.state:
                if was.state != run.state:
                    return Change.TOLD
                carried = now.state
        came = run.again(carried)
        left[run.derive] = run.came, came
        found = max(found, _change(run.came, came, rule))
        if found is Change.TOLD:
            break
    return found


def _change(was: Came, now: Came, rule: int) -> Change:
    if was.hits != now.hits or (rule >= 0 and _counted(was, rule) != _counted(now, rule)):
        return Change.TOLD
    if was.worded != now.worded:
        return Change.WORDED
    return Change.NONE if was == now else Change.UNSEEN


def _counted(came: Came, rule: int) -> list[list[int]]:
    return [[tally.get(place, 0) for place in range(rule, rule + TALLY_WIDTH)] for tally in came.tallies]


@contextmanager
def kept(runs: list[Run]) -> Iterator[None]:
    """Every run of a machine in a replay is put into ``runs``."""

    def run(
        engine: Engine,
        derive: Callable[..., object],
        given: Sequence[TableInput],
        passes: Sequence[Callable[..., object]],
        tally_length: int,
    ) -> Together:
        before = tuple(map(_apart, given))
        done = run_tables(engine, derive, given, passes, tally_length)
        came = _came(run_tables(InterpretedEngine(), derive, [*map(_apart, before)], passes, tally_length))
        runs.append(Run(derive, before, tuple(passes), tally_length, came))
        return done

    with MonkeyPatch.context() as patched:
        patched.setattr(validator.replay.batching, "run_tables", run)
        yield


def _came(done: Together) -> Came:
    hits, worded, tables = [], [], []
    state: dict[int, int] = {}
    for table in done.each:
        for number, span in enumerate(table.spans):
            came = table.of(number)
            rows = {name: came.tables[name][: came.tables[name][0]] for name in _ROWS}
            rows["notes"] = came.tables["notes"][: (span.stop - span.start) * Note.width]
            hits.append(came.hits)
            worded += [_about(hit, rows) for hit in came.hits]
            tables += [tuple(rows[name]) for name in sorted(rows)]
        state |= table.carried
    tallies = [dict(tally) for table in done.each for tally in table.tallies]
    return Came(hits, tallies, state, hash(tuple(worded)), hash(tuple(tables)))


def _about(hit: Hit, rows: Mapping[str, Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    """What the tables say of a hit: of its event and round, wager and hand, and of the hands of the round's events."""
    notes, wagers, hands, rounds = (rows[name] for name in ("notes", "wagers", "hands", "rounds"))
    event = tuple(notes[max(hit.event, 0) * Note.width :][: Note.width])
    w = hit.subject if hit.subject > 0 else event[Note.place_of("wager")] if event else -1
    wagered = tuple(wagers[max(w, 0) :][: Wager.width])
    h = wagered[Wager.place_of("hand")] if w > 0 and wagered else event[Note.place_of("hand")] if event else -1
    of_round = tuple(rounds[max(hit.round, 0) :][: Round.width])
    first, last = (
        (of_round[Round.place_of("first")], of_round[Round.place_of("last")]) if hit.round > 0 and of_round else (0, -1)
    )
    dealt = tuple(notes[max(first, 0) * Note.width + Note.place_of("hand") : (last + 1) * Note.width : Note.width])
    return event, wagered, tuple(hands[max(h, 0) :][: Hand.width]), of_round, dealt
