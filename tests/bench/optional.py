"""Times rounds with every optional wager in play, and prints what part of the base game's speed remains.

The base game is dealt at the same table under the same filing, without an optional wager.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from tests.generate.bulk import bulk_of
from tests.generate.full_setups import FULL_SETUPS, FullSetup
from tests.generate.full_table import FullFloor
from tests.oracle.payer import OraclePayer
from validator.core.engine import Choice, Engine
from validator.core.finding import Outcome
from validator.log.columns import Columns
from validator.log.reading import read_log
from validator.log.writing import write_parquet
from validator.replay import replay_logs
from validator.replay_filings import Submission, load_filings

SETUP = "six-decks"
"""The setup with eleven of the twelve wagers; Super Match needs Blackjack Switch, which is another game."""

Passes = Callable[[Engine, Submission, Columns], Callable[[], int]]
"""Makes a run of machine and passes over columns in memory."""


class Log:
    """Rounds of a setup in a file, with their filing."""

    def __init__(self, setup: FullSetup, rounds: int, seed: int, folder: Path) -> None:
        rows = list(bulk_of(FullFloor(setup, seed, "BJ-1", OraclePayer(seed), rigs=()), rounds))
        self.path, filing = folder / f"{len(setup.optional)}.parquet", folder / f"{len(setup.optional)}.yaml"
        write_parquet(self.path, rows)
        filing.write_text(setup.filing, encoding="utf-8")
        self.filings = load_filings([filing])
        self.rounds = sum(row["kind"] == "round-start" for row in rows)
        self.events = len(rows)
        (table,) = read_log(self.path).tables.values()
        self.columns = Columns(*([int(value) for value in column] for column in table))

    def replayed(self, engine: Choice) -> Callable[[], object]:
        """A whole replay, which must accuse nothing."""

        def run() -> None:
            report = replay_logs([self.path], self.filings, engine)
            accused = [finding for finding in report.findings if finding.outcome is not Outcome.REVIEW]
            if accused or report.unjudged or report.faults:
                raise SystemExit(f"lawful play was accused: {accused[:3]} {report.unjudged} {report.faults[:3]}")

        return run


def compare(rounds: int, seed: int, seats: int, repeat: int, engines: Iterable[Engine], passes: Passes) -> None:
    """Time both games with each engine: machine and passes alone, and whole replays."""
    full = replace(FULL_SETUPS[SETUP], seats=seats)
    base = replace(full, optional=(), bonuses=False, limit=0, limited=())
    with TemporaryDirectory() as folder:
        logs = [Log(setup, rounds, seed, Path(folder)) for setup in (base, full)]
        events = [log.events / log.rounds for log in logs]
        print(f"all optional wagers: {events[1]:.1f} events a round, {events[0]:.1f} without them")
        for engine in engines:
            name: Choice = "compiled" if type(engine).__name__ == "Compiled" else "interpreted"
            runs = [passes(engine, log.filings[0], log.columns) for log in logs]
            fraction(f"all optional wagers, machine and passes, {name}", logs, runs, repeat)
            fraction(f"all optional wagers, replay, {name}", logs, [log.replayed(name) for log in logs], repeat)


def fraction(what: str, logs: list[Log], runs: Iterable[Callable[[], object]], repeat: int) -> None:
    """Print the rate of the second of two runs and its part of the rate of the first, in rounds and in events."""
    base, full = (best(run, repeat) for run in runs)
    rounds = [logs[0].rounds / base, logs[1].rounds / full]
    parts = [100 * rounds[1] / rounds[0], 100 * logs[1].events / full / (logs[0].events / base)]
    print(
        f"{what:<58}{rounds[1]:>12,.0f} rounds/s {parts[0]:>8.0f} % of {rounds[0]:,.0f} without them, "
        f"{parts[1]:.0f} % in events/s"
    )


def best(job: Callable[[], object], repeat: int) -> float:
    """Seconds of work of the fastest run; the first, which may load code, does not count."""
    job()
    times = []
    for _ in range(repeat):
        begin = process_time()
        job()
        times.append(process_time() - begin)
    return min(times)
