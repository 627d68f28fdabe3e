"""How long a cluster takes over the rounds of a year: unequal tables, slow executors, with and without speculation.

A simulation from one measured figure, the rounds that a core judges in a second: ``python -m tests.bench`` prints it.
Tables are tasks, as in validator.spark; Spark's rules for the copies of slow tasks are those of its defaults.
"""

import argparse
from collections.abc import Sequence
from heapq import heappop, heappush
from random import Random
from statistics import median
from typing import Final, NamedTuple

QUANTILE: Final = 0.9
"""spark.speculation.quantile: the part of the tasks that must have ended before one is copied."""
MULTIPLIER: Final = 3.0
"""spark.speculation.multiplier: how many times as long as the median a task must have run to be copied."""
NEVER: Final = 0.0
"""The multiplier that stands for no speculation."""
TASK: Final = 0.1
"""Seconds that a task costs beside its rounds."""
CORES: Final = 4
"""Cores of an executor."""


class Run(NamedTuple):
    """A task that runs, once or as the copy of another."""

    end: float
    number: int
    core: int
    start: float


def makespan(works: Sequence[float], speeds: Sequence[float], multiplier: float) -> tuple[float, float]:
    """Seconds until all tasks, begun in this order, have ended, and the seconds of cores that this took.

    ``works`` are the seconds that each takes on a core of full speed, ``speeds`` those of the cores, 1 for full speed.
    """
    waiting = list(range(len(works)))[::-1]
    free = sorted(range(len(speeds)), reverse=True)
    running: list[Run] = []
    copied: set[int] = set()
    done: dict[int, float] = {}
    now = spent = 0.0

    def begin(number: int) -> None:
        core = free.pop()
        heappush(running, Run(now + works[number] / speeds[core], number, core, now))

    while len(done) < len(works):
        while free and waiting:
            begin(waiting.pop())
        late = 0.0
        if multiplier and free and len(done) >= QUANTILE * len(works):
            late = multiplier * median(done.values())
            for run in sorted(running, key=lambda run: run.start):
                if free and run.number not in copied and now - run.start > late:
                    copied.add(run.number)
                    begin(run.number)
        alone = [run.start + late for run in running if late and free and run.number not in copied]
        if alone and min(alone) < running[0].end:
            now = min(alone) + 1e-6
            continue
        ended = heappop(running)
        now = ended.end
        done[ended.number] = now - ended.start
        for run in [ended, *(run for run in running if run.number == ended.number)]:
            spent += now - run.start
            free.append(run.core)
        running = sorted(run for run in running if run.number != ended.number)
    return now, spent


def options() -> argparse.ArgumentParser:
    """What may be asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.stragglers", description=__doc__.partition("\n")[0])
    parser.add_argument("--rate", type=float, default=65_000, help="rounds that one core judges in a second")
    parser.add_argument("--rounds", type=int, default=438_000_000, help="rounds of the year")
    parser.add_argument("--tables", type=int, default=1_200)
    parser.add_argument("--spread", type=float, default=0.3, help="deviation of the logarithm of a table's rounds")
    parser.add_argument("--open", type=float, default=3, help="times the mean that the table open all day deals")
    parser.add_argument("--slow", type=float, default=0.05, help="part of the executors that are slow")
    parser.add_argument("--speed", type=float, default=0.1, help="speed of a slow executor")
    parser.add_argument("--cores", type=int, nargs="+", default=[32, 128, 512])
    parser.add_argument("--seed", type=int, default=1)
    return parser


def main() -> None:
    """Simulate and print."""
    given = options().parse_args()
    draw = Random(given.seed)
    shares = [draw.lognormvariate(0, given.spread) for _ in range(given.tables)]
    whole = given.rounds / given.rate
    alike = [whole / given.tables + TASK] * given.tables
    unequal = [whole * share / sum(shares) + TASK for share in shares]
    always = [given.open * whole / given.tables + TASK, *unequal[1:]]
    first = sorted(always, reverse=True)
    print(
        f"{given.rounds:,} rounds of {given.tables:,} tables at {given.rate:,.0f} rounds/s of a core: "
        f"{whole / 3600:.1f} hours of one core; the longest table {max(always):.0f} s, half of them {median(always):.0f} s"
    )
    print("seconds until the end (times the ideal; hours of cores)")
    for cores in given.cores:
        speeds = [1.0] * cores
        executors = range(0, cores, CORES)
        for executor in draw.sample(executors, max(1, round(given.slow * len(executors)))):
            speeds[executor : executor + CORES] = [given.speed] * CORES
        print(f"{cores} cores, ideal {whole / cores:,.0f} s")
        sound = [1.0] * cores
        for what, works, on, multiplier in (
            ("all tables alike", alike, sound, NEVER),
            ("tables unequal", unequal, sound, NEVER),
            ("one of them open all day, begun last", [*always[1:], always[0]], sound, NEVER),
            ("the longest begun first", first, sound, NEVER),
            ("some executors slow", first, speeds, NEVER),
            ("slow tasks copied (speculation)", first, speeds, MULTIPLIER),
        ):
            end, spent = makespan(works, on, multiplier)
            print(f"  {what:<40}{end:>8,.0f} {end * cores / whole:>8.2f} {spent / 3600:>8.2f}")


if __name__ == "__main__":
    main()
