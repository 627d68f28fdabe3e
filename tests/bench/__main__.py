"""Times check and replay on generated lawful play: ``python -m tests.bench --rounds 20000 --seed 1``.

Everything runs in one thread. Rates are rounds of play in a second of work of one core (other programs do not count,
though they slow the core down), beside the rate at which ``json.loads`` alone gets through the same file; the
best of several runs counts.
"""

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from tests.bench.machines import compare_machines
from tests.bench.optional import compare
from tests.bench.stripped import without_tallies
from tests.generate.bulk import bulk_rows
from tests.generate.setups import SETUPS, Setup
from validator.chapters.registry import ChapterPlay, chapter_play
from validator.check import check_filing
from validator.core.engine import Compiled, Engine, Interpreted
from validator.core.kernel import TALLY_WIDTH, needs_of
from validator.games.numbers import STATE
from validator.games.rounds.replay import declare, run
from validator.law.facts import load_facts
from validator.log.columns import Columns
from validator.log.reading import read_log
from validator.log.records import recordings
from validator.log.writing import write_jsonl, write_parquet
from validator.replay import replay_logs
from validator.replay_filings import Submission, load_filings

STRETCH = 1_000
"""Rounds that the passes are given at once when only they are timed."""


class Bench:
    """The log, its filing and what was measured on them."""

    def __init__(self, setup: Setup, rounds: int, seed: int, repeat: int, folder: Path) -> None:
        self._repeat = repeat
        self.filing = folder / "filing.yaml"
        self.jsonl, self.parquet = folder / "log.jsonl", folder / "log.parquet"
        self.cache = folder / "kernels"
        self.filing.write_text(setup.filing, encoding="utf-8")
        rows = list(bulk_rows(setup, seed, rounds))
        write_jsonl(self.jsonl, rows)
        write_parquet(self.parquet, rows)
        self.events = len(rows)
        self.rounds = sum(1 for row in rows if row["kind"] == "round-start")
        self.json_rate = 0.0

    def best(self, job: Callable[[], object]) -> float:
        """Seconds of work of the fastest run."""
        times = []
        for _ in range(self._repeat):
            begin = process_time()
            job()
            times.append(process_time() - begin)
        return min(times)

    def line(self, what: str, seconds: float) -> None:
        """Print a rate and its ratio to json.loads."""
        rate = self.rounds / seconds
        self.json_rate = self.json_rate or rate
        events = self.events / seconds / 1e6
        ratio = rate / self.json_rate
        print(f"{what:<58}{rate:>12,.0f} rounds/s {events:>8.2f} M events/s {ratio:>7.2f} x json")


def loads_only(path: Path) -> None:
    """Parse every line and keep nothing."""
    with path.open(encoding="utf-8") as file:
        for line in file:
            json.loads(line)


def stretches(events: Columns) -> list[tuple[int, int]]:
    """Places of the events in stretches of whole rounds."""
    starts = [0]
    number, seen = -1, 0
    for place, found in enumerate(events.round):
        if found >= 0 and found != number:
            number, seen = found, seen + 1
            if seen > STRETCH:
                starts.append(place)
                seen = 1
    return list(zip(starts, [*starts[1:], len(events.round)], strict=True))


class Passes:
    """Runs machine and passes on one table's columns, already in the engine's own form."""

    def __init__(self, room: ChapterPlay, engine: Engine, filing: Submission, events: Columns) -> None:
        self._room, self._engine = room, engine
        _, recording = recordings(None, events)[-1]
        self._options = declare(room.options(filing.typed, load_facts(room.chapter)), recording.declared)
        self._whole = Columns(*(engine.column(column) for column in events))
        self._parts = [Columns(*(column[a:b] for column in self._whole)) for a, b in stretches(events)]
        self.times: dict[str, float] = {}

    def run(self) -> int:
        """All rounds once; the number of hits."""
        state = self._engine.column([0] * STATE)
        hits = 0
        for part in self._parts:
            room = self._room
            done = run(self._engine, room.derive, part, self._options, state, room.passes, room.numbers * TALLY_WIDTH)
            hits += len(done.hits)
        return hits

    def timed(self) -> None:
        """All rounds once, the time of every kernel added up by its name."""
        run, times = self._engine.run, self.times

        def measured(kernel: Callable[..., object], *arguments: object) -> None:
            begin = perf_counter()
            run(kernel, *arguments)
            times[kernel.__name__] = times.get(kernel.__name__, 0.0) + perf_counter() - begin

        self._engine.run = measured  # type: ignore[method-assign]
        self.run()
        self._engine.run = run  # type: ignore[method-assign]


def bench_check(bench: Bench) -> None:
    """Time the check of one filing, everything loaded."""
    check_filing(bench.filing)
    seconds = bench.best(lambda: check_filing(bench.filing))
    print(f"{'check, one filing, law and rules loaded':<58}{seconds * 1000:>12.1f} ms")


def bench_reading(bench: Bench) -> None:
    """Time parsing alone."""
    bench.line("json.loads, line by line", bench.best(lambda: loads_only(bench.jsonl)))
    bench.line("read, JSONL", bench.best(lambda: read_log(bench.jsonl)))
    bench.line("read, Parquet", bench.best(lambda: read_log(bench.parquet)))


def bench_replay(bench: Bench, engine: str, filings: list[Submission]) -> None:
    """Time whole replays."""
    for path in (bench.jsonl, bench.parquet):

        def job(path: Path = path) -> None:
            report = replay_logs([path], filings, "compiled" if engine == "compiled" else "interpreted")
            if report.findings or report.unjudged or report.faults:
                sys.exit(f"lawful play was accused: {report.findings[:3]} {report.unjudged} {report.faults[:3]}")

        bench.line(f"replay, {path.suffix[1:]}, {engine}", bench.best(job))


def bench_passes(bench: Bench, room: ChapterPlay, engine: Engine, filing: Submission, what: str) -> float:
    """Time machine and passes on columns in memory, and print where the time goes; seconds of work an event."""
    (events,) = read_log(bench.jsonl).tables.values()
    passes = Passes(room, engine, filing, events)
    passes.run()
    taken = bench.best(passes.run)
    bench.line(f"machine and passes only, {what}", taken)
    passes.timed()
    total = sum(passes.times.values())
    for name, seconds in sorted(passes.times.items(), key=lambda item: -item[1]):
        print(f"    {name:<40}{100 * seconds / total:>6.1f} %{seconds / bench.events * 1e9:>10.1f} ns an event")
    return taken / bench.events


def work_done() -> float:
    """Seconds of work of this process and of those it has started and awaited."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def compiled_engine(bench: Bench, room: ChapterPlay) -> Compiled:
    """An engine with the kernels compiled that every log needs, from nothing, then loaded again; prints both times.

    What only this log needs beside them is compiled before anything else is measured, and not counted here.
    """
    always = [kernel for kernel in room.kernels if needs_of(kernel) is None]
    print(f"{len(always)} of {len(room.kernels)} kernels run on every log")
    for what in ("cold", "warm"):
        engine = Compiled(cache=bench.cache)
        begin, worked = perf_counter(), work_done()
        engine.prepare(always)
        wall, work = perf_counter() - begin, work_done() - worked
        print(f"{what + ' start of compiled code':<58}{wall:>12.2f} s, {work:.2f} s of work in all processes")
    return engine


def beside(bench: Bench, seed: int, machines: Sequence[tuple[float, Engine]]) -> None:
    """Time the other machines beside blackjack's, with each engine on which that one was timed."""
    for per_event, engine in machines:
        compare_machines(
            bench.rounds,
            seed,
            bench.jsonl.parent,
            per_event,
            engine,
            lambda *parts: Passes(*parts).run,
            bench.best,
        )


def main() -> None:
    """Generate, measure, print."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--setup", choices=sorted(SETUPS), default="plain")
    parser.add_argument("--seats", type=int, default=3, help="betting positions of the table")
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--tallies", action="store_true", help="also time the passes with their tallies cut out")
    parser.add_argument("--interpreted-only", action="store_true")
    given = parser.parse_args()
    setup = replace(SETUPS[given.setup], seats=given.seats)
    room = chapter_play("633a")
    with TemporaryDirectory() as folder:
        bench = Bench(setup, given.rounds, given.seed, given.repeat, Path(folder))
        filings = load_filings([bench.filing])
        per = bench.events / bench.rounds
        size = bench.jsonl.stat().st_size
        print(f"{bench.rounds:,} rounds, {bench.events:,} events, {per:.1f} a round; {size:,} bytes of JSONL")
        print(f"{len(room.rules)} rules, {len(room.kernels)} kernels called")
        bench_check(bench)
        bench_reading(bench)
        bench_replay(bench, "interpreted", filings)
        machines = [(bench_passes(bench, room, Interpreted(), filings[0], "interpreted"), Interpreted())]
        stripped = without_tallies(room) if given.tallies else None
        if stripped is not None:
            bench_passes(bench, stripped, Interpreted(), filings[0], "interpreted, no tallies")
        sizes = (given.rounds, given.seed, given.seats, given.repeat)
        if given.interpreted_only:
            compare(*sizes, [Interpreted()], lambda *parts: Passes(room, *parts).run)
            beside(bench, given.seed, machines)
            return
        engine = compiled_engine(bench, room)
        machines.append((bench_passes(bench, room, engine, filings[0], "compiled, from arrays"), engine))
        if stripped is not None:
            bench_passes(bench, stripped, Compiled(), filings[0], "compiled, from arrays, no tallies")
        bench_replay(bench, "compiled", filings)
        compare(*sizes, [Interpreted(), engine], lambda *parts: Passes(room, *parts).run)
        beside(bench, given.seed, machines)


if __name__ == "__main__":
    main()
