"""Judges tables in several processes, and puts together in one order what they find."""

import multiprocessing
import pickle
import signal
from collections import Counter
from itertools import islice
from multiprocessing.connection import Connection, wait
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from validator.log.read.opening import STANDARD_INPUT, keep_standard_input_at, kept_at
from validator.log.read.reader import first_tables
from validator.replay.aggregates import Part
from validator.replay.request import Logs, Progress, ReplayRequest, Share
from validator.replay.run import replay_share
from validator.replay.spool import Spool

NUMBERED: Final = 64
"""Tables at most that are numbered, so that each process gets as many of them; others go by their names."""


class JobFailed(RuntimeError):
    """A process that judged tables ended without a result; the message says how."""


def replay_side_by_side(
    logs: Logs, asked: ReplayRequest, progress: Progress | None, jobs: int, *, gap: bool
) -> list[tuple[Part, Spool]]:
    """Replay ``logs`` in so many processes, each of which reads all and judges its share of the tables.

    ``gap``: a log was lost before. Ctrl-C ends all of them with what was judged until then. Raises CompiledMissing, and
    JobFailed where a process ends without a result.
    """
    context = multiprocessing.get_context("spawn")
    numbers = _numbers(logs)
    folder = TemporaryDirectory(prefix="floorperson-", ignore_cleanup_errors=True)
    spooled = next((str(kept_at(path)) for _, path in logs if path == STANDARD_INPUT), "")
    # In a file: a process that ends before it has read what a pipe cannot hold would be waited for without end.
    request = Path(folder.name) / "request"
    request.write_bytes(pickle.dumps((list(logs), asked, gap, numbers), pickle.HIGHEST_PROTOCOL))
    stop = context.Event()
    ours: list[Connection] = []
    processes = []
    for number in range(jobs):
        mine, theirs = context.Pipe(duplex=False)
        findings = Path(folder.name) / str(number)
        given = (theirs, stop, request, number, jobs, findings, spooled)
        process = context.Process(target=_judge, args=given, daemon=True)
        process.start()
        theirs.close()
        ours.append(mine)
        processes.append(process)
    results: dict[int, Any] = {}
    rounds: Counter[int] = Counter()
    while len(results) < jobs:
        try:
            for one in wait([one for number, one in enumerate(ours) if number not in results]):
                assert isinstance(one, Connection)
                number = ours.index(one)
                told = _received(one, number)
                if isinstance(told, int):
                    rounds[number] = told
                    if progress is not None:
                        progress(rounds.total())
                else:
                    results[number] = told
        except KeyboardInterrupt:
            stop.set()
    for process in processes:
        process.join()
    shares = []
    for number in range(jobs):
        told = results[number]
        if isinstance(told, Exception):
            raise told
        part, kept = told
        shares.append((part, Spool.resumed(Path(folder.name) / str(number), kept, folder)))
    return shares


def _received(one: Connection, number: int) -> Any:
    """What a process tells: its rounds so far, its result, or the error that ended it."""
    try:
        return one.recv()
    except (EOFError, OSError):
        return JobFailed(f"the process of share {number} ended without a result")


def _numbers(logs: Logs) -> dict[str, int]:
    """The first tables that the logs begin with, numbered."""
    first: dict[str, int] = {}
    for _, path in logs:
        first |= dict(first_tables(path))
    return {table: number for number, table in enumerate(islice(first, NUMBERED))}


def _judge(to: Connection, stop: Any, request: Path, number: int, jobs: int, findings: Path, spooled: str) -> None:
    """Judge one of so many shares in a process of its own, and send what came of it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if spooled:
        keep_standard_input_at(Path(spooled))

    def tell(rounds: int) -> None:
        to.send(rounds)
        if stop.is_set():
            raise KeyboardInterrupt

    try:
        logs, asked, gap, numbers = pickle.loads(request.read_bytes())
        share = Share(number, jobs, numbers)
        part, spool = replay_share(logs, asked, tell, gap=gap, share=share, findings=Spool(findings))
        to.send((part, spool.keep()))
    except Exception as error:
        to.send(error)
    finally:
        to.close()
