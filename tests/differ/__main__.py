"""``python -m tests.differ``: replays changed logs in every form and by every engine, and prints where they differ.

Case after case is drawn by its seed. Exit code 1 where anything differs.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from tests import spark_session
from tests.differ.cases import case_of
from tests.differ.cluster import differences_on
from tests.differ.held import Difference, Ways, differences, lessened

JOBS_EVERY = 200
"""One case in so many is judged by several processes too, which costs as much as many others."""


def held(seed: int, quick: Ways, jobs_every: int) -> tuple[int, list[Difference]]:
    """What comes of the case of a seed."""
    return differences(case_of(seed), quick, jobs=bool(jobs_every) and seed % jobs_every == 0)


def held_all(
    seeds: Sequence[int], quick: Ways, processes: int, jobs_every: int
) -> Iterator[tuple[int, list[Difference]]]:
    """What comes of the cases of some seeds, in order."""
    one = partial(held, quick=quick, jobs_every=jobs_every)
    if processes == 1:
        yield from map(one, seeds)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(one, seeds, chunksize=4)


def show(seed: int, quick: Ways, *, least: bool) -> Iterator[str]:
    """The log of a seed and what differs in it, as lines; in ``least`` only the rows that are needed for the first."""
    case = case_of(seed)
    _, found = differences(case, quick)
    if least and found:
        case = lessened(found[0])
        _, found = differences(case, quick)
    for filing in case.filings:
        yield f"# {filing.file}: {filing.chapter}, {filing.head}"
    yield f"# {case.name}; as of {case.as_of}, chapter {case.given!r}, shifts {case.shifts}"
    yield from (json.dumps(row, ensure_ascii=False) for row in case.rows)
    for one in found:
        yield from one.lines()


def on_cluster(seeds: Sequence[int]) -> int:
    """Judge cases on a cluster; 0 where it tells what one machine does, 1 where not, 2 where there is none."""
    why = spark_session.why_none()
    if why:
        print(why, file=sys.stderr)
        return 2
    with spark_session.session() as spark, TemporaryDirectory() as folder:
        found = differences_on(spark, seeds, Path(folder))
    print(*found, f"{len(seeds):,} cases from seed {seeds[0]} on a cluster: {len(found):,} differ", sep="\n")
    return 1 if found else 0


def main(arguments: Sequence[str]) -> int:
    """Compare; 0 where all tell the same, 1 where not."""
    parser = argparse.ArgumentParser(prog="python -m tests.differ", description=__doc__.partition("\n")[0])
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the first case (1)")
    parser.add_argument("--cases", type=int, default=1000, metavar="N", help="how many cases follow from there (1000)")
    parser.add_argument("-j", dest="processes", type=int, default=1, metavar="N", help="processes (1)")
    parser.add_argument("--jobs-every", type=int, default=JOBS_EVERY, metavar="N", help="try --jobs in one case in N")
    parser.add_argument("--interpreted", action="store_true", help="compile only what reads, judge interpreted")
    parser.add_argument("--spark", type=int, default=0, metavar="N", help="judge N cases on a cluster instead")
    parser.add_argument("--list", type=int, default=20, metavar="N", help="cases that differ to be printed (20)")
    parser.add_argument("--show", type=int, metavar="SEED", help="print one case and what differs in it, instead")
    parser.add_argument("--least", action="store_true", help="with --show: with as few rows as may be")
    options = parser.parse_args(arguments)
    quick: Ways = "read by kernels" if options.interpreted else "compiled"
    if options.show is not None:
        print(*show(options.show, quick, least=options.least), sep="\n")
        return 0
    if options.spark:
        return on_cluster(range(options.seed, options.seed + options.spark))
    begin = told_at = perf_counter()
    seeds = range(options.seed, options.seed + options.cases)
    compared, fields, cases = 0, Counter[str](), set[int]()
    for done, (count, found) in enumerate(held_all(seeds, quick, options.processes, options.jobs_every), 1):
        compared += count
        if found and len(cases) < options.list:
            print(*(line for one in found[:3] for line in one.lines()), sep="\n", flush=True)
        cases.update(one.case.seed for one in found)
        fields.update(one.field for one in found)
        if perf_counter() - told_at > 20:
            told_at = perf_counter()
            told = f"{done:,} cases, {compared:,} comparisons, {len(cases):,} cases differ"
            print(f"{told_at - begin:6.0f} s  {told}", file=sys.stderr, flush=True)
    print(f"{len(seeds):,} cases from seed {options.seed}: {compared:,} comparisons, {len(cases):,} cases differ")
    print(*(f"{count:8,}  {field}" for field, count in fields.most_common()), sep="\n")
    return 1 if cases else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
