"""Machine and passes alone, on columns in memory."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from time import process_time

from pytest import MonkeyPatch

from tests.bench.process import Job
from tests.bench.readers import BATCH, engine_of
from tests.bench.stripped import without_tallies
from tests.engines import STATE
from validator.chapters.registry import ChapterPlay, chapter_play
from validator.core.engine.engines import CompiledEngine, Engine, Ranges, run_one_by_one
from validator.core.engine.kernel import TALLY_WIDTH, Ints
from validator.core.engine.slices import Parts
from validator.games.rounds.run import Span, declare, run_each
from validator.law.facts import load_facts
from validator.law.versions import law_of
from validator.log.columns import VENUE, Columns, Names
from validator.log.read.reader import batches
from validator.log.records import recordings
from validator.replay.filings import load_filings

MOST = 6
"""Kernels that are named, those that take longest."""


class Judges:
    """Machine and passes of a chapter over the one table of a log, in batches of whole rounds."""

    def __init__(self, room: ChapterPlay, engine: Engine, log: Path, filing: Path) -> None:
        self._room, self._engine = room, engine
        read = [
            found for reading in batches(log, BATCH, Names()) for name, found in reading.tables.items() if name != VENUE
        ]
        _, recording = recordings(None, read[0].lists())[-1]
        (filed,) = load_filings([filing])
        self._options = declare(room.options(filed.typed, load_facts(room.chapter)), recording.declared)
        self._parts = [Columns(*(engine.column(column) for column in part)) for part in read]

    def run(self) -> int:
        """All rounds once; the number of hits."""
        room = self._room
        state = self._engine.zeros(STATE)
        hits = 0
        for part in self._parts:
            length, whole = room.numbers * TALLY_WIDTH, [Span(0, len(part.kind))]
            done = run_each(self._engine, room.derive, part, whole, self._options, state, room.passes, length)
            hits += sum(len(done.of(number).hits) for number in done.struck)
        return hits

    def shares(self) -> str:
        """All rounds once, kernel by kernel over whole batches: which take how much of the time."""
        run, times = self._engine.run, dict[str, float]()

        def measured(kernel: Callable[..., object], *arguments: object) -> None:
            begin = process_time()
            run(kernel, *arguments)
            times[kernel.__name__] = times.get(kernel.__name__, 0.0) + process_time() - begin

        def one_by_one(
            kernels: Sequence[Callable[..., object]],
            record: type,
            shared: Mapping[str, Ints],
            parts: Mapping[str, Parts],
            number: int,
            ranges: Ranges,
        ) -> None:
            run_one_by_one(self._engine, kernels, record, shared, parts, number, objects=False)

        with MonkeyPatch.context() as patched:
            patched.setattr(self._engine, "run", measured)
            if isinstance(self._engine, CompiledEngine):
                patched.setattr(self._engine, "run_each", one_by_one)
            patched.setattr(self._engine, "part", 0)
            self.run()
        total = sum(times.values())
        longest = sorted(times.items(), key=lambda item: -item[1])[:MOST]
        return ", ".join(f"{name} {100 * seconds / total:.0f} %" for name, seconds in longest)


def judged(chapter: str, engine: str, log: str, filing: str) -> Job:
    """Every rule of a chapter over a log."""
    return Judges(chapter_play(law_of(chapter)), engine_of(engine), Path(log), Path(filing)).run


def shares(chapter: str, engine: str, log: str, filing: str) -> Job:
    """The same, kernel by kernel."""
    return Judges(chapter_play(law_of(chapter)), engine_of(engine), Path(log), Path(filing)).shares


def uncounted(chapter: str, engine: str, log: str, filing: str) -> Job:
    """The same with every count of a tally cut out, to see what counting costs."""
    return Judges(without_tallies(chapter_play(law_of(chapter))), engine_of(engine), Path(log), Path(filing)).run
