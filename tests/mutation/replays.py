"""What a case gives a machine and what comes of it, kept: to run that again takes a small part of a whole replay."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, Final, NamedTuple

import validator.replay
from validator.core.engine import Hit, Interpreted
from validator.core.kernel import TALLY_WIDTH, Ints
from validator.games.rounds import note, round_, wager
from validator.games.rounds.replay import Runs, Span, not_zero, run_each
from validator.log.columns import Columns

_ROWS: Final = ("rounds", "hands", "wagers")
_PLACES: Final = (
    ("rounds", round_.WIDTH, round_.FIRST),
    ("rounds", round_.WIDTH, round_.LAST),
    ("wagers", wager.WIDTH, wager.EVENT),
)
"""The columns of derived tables by which a finding stands or not where something of a log was lost."""

class Change(IntEnum):
    """What of a case comes out otherwise: nothing, what it does not look at, where its findings stand, or what is told.

    It does not look at the words of findings, at the counters of other rules, nor at what is carried beyond the end of
    the log.
    """

    NONE = 0
    UNSEEN = 1
    PLACED = 2
    TOLD = 3


class Came(NamedTuple):
    """Hits of each stretch, counters of each class of stretches, what is carried on, and digests of the derived tables.

    ``places`` is that of the columns by which findings stand, ``tables`` that of all.
    """

    hits: list[list[Hit]]
    tallies: list[dict[int, int]]
    state: dict[int, int]
    places: int
    tables: int


@dataclass(frozen=True)
class Run:
    """One run of a machine: what it was given and what came of it."""

    derive: Callable[..., object]
    events: Columns
    spans: tuple[Span, ...]
    options: tuple[int, ...]
    state: Mapping[int, int]
    width: int
    passes: tuple[Callable[..., object], ...]
    length: int
    came: Came = field(repr=False)

    def again(self, carried: Mapping[int, int]) -> Came:
        """What comes of it once more, by kernels that may have changed, with what an earlier run may have carried."""
        state = [0] * self.width
        for place, value in carried.items():
            state[place] = value
        events = Columns(*(list(column) for column in self.events))
        done = run_each(Interpreted(), self.derive, events, self.spans, self.options, state, self.passes, self.length)
        return _came(done, state)


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
    if was.places != now.places and any(was.hits):
        return Change.PLACED
    return Change.NONE if was == now else Change.UNSEEN


def _counted(came: Came, rule: int) -> list[list[int]]:
    return [[tally.get(place, 0) for place in range(rule, rule + TALLY_WIDTH)] for tally in came.tallies]


@contextmanager
def kept(runs: list[Run]) -> Iterator[None]:
    """Every run of a machine in a replay is put into ``runs``."""
    interned: dict[tuple[int, ...], tuple[int, ...]] = {}

    def run(
        engine: Any,
        derive: Callable[..., object],
        events: Columns,
        spans: Sequence[Span],
        options: Sequence[int],
        state: Ints,
        passes: Sequence[Callable[..., object]],
        length: int,
    ) -> Runs:
        before, given = not_zero(state), Columns(*(list(column) for column in events))
        done = run_each(engine, derive, events, spans, options, state, passes, length)
        chosen = tuple(options)
        chosen = interned.setdefault(chosen, chosen)
        came = _came(done, state)
        runs.append(Run(derive, given, tuple(spans), chosen, before, len(state), tuple(passes), length, came))
        return done

    own = validator.replay.run_each
    validator.replay.run_each = run  # type: ignore[assignment]
    try:
        yield
    finally:
        validator.replay.run_each = own


def _came(done: Runs, state: Ints) -> Came:
    hits = [done.of(number).hits for number in range(len(done.spans))]
    return Came(hits, [dict(tally) for tally in done.tallies], not_zero(state), *_derived(done))


def _derived(done: Runs) -> tuple[int, int]:
    places, whole = [], []
    for number, span in enumerate(done.spans):
        tables = done.of(number).tables
        rows = {name: tables[name][: tables[name][0]] for name in _ROWS}
        whole += [tuple(rows[name]) for name in _ROWS]
        whole.append(tuple(tables["notes"][: (span.stop - span.start) * note.WIDTH]))
        for name, width, field_ in _PLACES:
            places.append(tuple(rows[name][width + field_ :: width]))
    return hash(tuple(places)), hash(tuple(whole))
