"""Measures in a process of its own: seconds of work in all threads and processes, seconds waited, peak memory.

Other programs do not count, though they slow the processor down: so the least of several runs is taken.
``python -m tests.bench.process MODULE:JOB REPEAT ARGUMENT...`` is such a process. A job is a function of texts that
gets ready and returns what is to be measured.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from time import perf_counter, process_time
from typing import NamedTuple

ROOT = Path(__file__).parents[2]

ONE_THREAD = {"POLARS_MAX_THREADS": "1", "OMP_NUM_THREADS": "1", "RAYON_NUM_THREADS": "1"}

NO_BYTECODE = "PYTHONDONTWRITEBYTECODE"
"""What keeps Python from storing what it compiles of modules, so that every start would compile them anew: not set in
the processes that are measured."""

SHORTEST = 0.1
"""Seconds of work below which a job is done again and again, until it has worked so long, and counts as one run."""

MOST = 50
"""How often it is done at most."""

Job = Callable[[], object]


class Measured(NamedTuple):
    """Seconds of ``work`` and of waiting (``wall``), the peak of memory in bytes, and what the job answered."""

    work: float
    wall: float
    peak: int
    said: str = ""


class NotMeasured(Exception):
    """Why there is no figure."""


def process(module: str, job: Callable[..., Job] | str, repeat: int, *arguments: object) -> Measured:
    """The fastest of ``repeat`` runs of a job, after one that loads what is needed, in a process of its own.

    ``repeat`` 0 measures that first run alone. Raises NotMeasured where a package is missing or the job fails.
    """
    name = job if isinstance(job, str) else job.__name__
    command = [sys.executable, "-m", "tests.bench.process", f"{module}:{name}", str(repeat), *map(str, arguments)]
    whole = ended(command)
    lines = whole.said.splitlines()
    answer = json.loads(lines[-1])
    if "missing" in answer:
        raise NotMeasured(f"{answer['missing']} is not installed")
    return Measured(answer["work"], answer["wall"], whole.peak, answer["said"])


def command(repeat: int, *arguments: object, code: int = 0) -> Measured:
    """The fastest of ``repeat`` runs of floorperson as a whole process, from its start to its end with a code."""
    asked = [sys.executable, "-m", "validator", *map(str, arguments)]
    return min(ended(asked, (code,)) for _ in range(max(1, repeat)))


def ended(command: Sequence[str], codes: Sequence[int] = (0,)) -> Measured:
    """A command as a whole process; raises NotMeasured where it ends with another code."""
    begin = perf_counter()
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env={name: value for name, value in os.environ.items() if name != NO_BYTECODE} | ONE_THREAD,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as running:
        assert running.stdout is not None
        said = running.stdout.read()
        _, status, used = os.wait4(running.pid, 0)
        running.returncode = os.waitstatus_to_exitcode(status)
    if running.returncode not in codes:
        told = [line for line in said.splitlines() if line.strip()] or ["nothing was said"]
        raise NotMeasured(f"ended with {running.returncode}: {told[-1][:160]}")
    unit = 1 if sys.platform == "darwin" else 1024
    return Measured(used.ru_utime + used.ru_stime, perf_counter() - begin, used.ru_maxrss * unit, said)


def work() -> float:
    """Seconds of work of this process so far, and of those that it has started and awaited."""
    awaited = getrusage(RUSAGE_CHILDREN)
    return process_time() + awaited.ru_utime + awaited.ru_stime


def main(name: str, repeat: str, *arguments: str) -> None:
    """Run a job and print what was measured."""
    module, _, function = name.partition(":")
    try:
        job = getattr(import_module(module), function)(*arguments)
        first = once(job)
        times = 1 + int(SHORTEST / max(first.work, SHORTEST / MOST))
        taken = [once(job, times) for _ in range(int(repeat))] or [first]
    except ModuleNotFoundError as missing:
        print(json.dumps({"missing": missing.name}))
        return
    best = min(taken)
    print(json.dumps({"work": best.work, "wall": best.wall, "said": best.said}))


def once(job: Job, times: int = 1) -> Measured:
    """One run, the mean of ``times``."""
    begin, worked = perf_counter(), work()
    for _ in range(times):
        said = job()
    return Measured((work() - worked) / times, (perf_counter() - begin) / times, 0, str(said))


if __name__ == "__main__":
    main(*sys.argv[1:])
