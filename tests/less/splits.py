"""``python -m tests.less.splits``: logs whose rows come late, split into files and days, tell what one file tells.

Of a log up to LATE rows are put behind rows that follow them, and numbered anew or not; it is then cut at up to CUTS
places. The files, judged together or a day at a time with a folder that keeps the state, must tell what the same rows
tell in one file: the same findings, tallies and rounds. Where rows come late with the numbers that they had, one may be
missing where a file ends: then nothing may be accused but what is accused in one file, or was where none was late. What
rests on acts that follow, at the table, is judged before a later file is read, and so before anything that it lacks: there
the tallies need not agree. Exit code 1 where anything else is told.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from tests.everything.judged import in_force
from tests.less.held import TMPFS
from tests.less.logs import Log, gathered, logs_of
from validator.chapters.registry import PACKAGES
from validator.core.finding import LogPlace, Outcome
from validator.law.evidence import load_rests_on
from validator.replay.logs import replay_logs
from validator.replay.report import ReplayReport

LATE, CUTS = 5, 4
"""Rows that come late, and cuts, at most."""
LATER = 12
"""Lines by which a row comes late, at most."""
MODES = ("together", "state")


@dataclass(frozen=True)
class Split:
    """A log in parts, each a file; ``mode`` says how they are judged."""

    log: Log
    seed: int
    mode: str
    files: tuple[tuple[str, ...], ...]
    numbered: bool
    """Whether the rows that come late are numbered as they come, so that none seems to be missing where a file ends."""


def fit(log: Log) -> bool:
    """Whether the rows of each table are numbered in even steps, so that none can be missed, and no round twice."""
    if None in log.rows:
        return False
    for table in log.tables.values():
        rows = [log.rows[line] or {} for line in table.lines]
        numbers = [row.get("seq") for row in rows]
        if not all(isinstance(number, int) for number in numbers):
            return False
        whole = [int(str(number)) for number in numbers]
        if len({later - earlier for earlier, later in zip(whole, whole[1:], strict=False)}) > 1:
            return False
        begun = [row.get("round") for row in rows if row.get("kind") == "round-start"]
        if whole != sorted(set(whole)) or len(begun) != len(set(begun)):
            return False
    return True


def split(log: Log, seed: int) -> Split:
    """A split of a log, drawn by a seed."""
    random = Random(f"{log.name} {seed}")
    order = list(range(len(log.lines)))
    for _ in range(random.randint(0, LATE)):
        place = random.randrange(len(order))
        if (log.rows[order[place]] or {}).get("round") is not None:
            order.insert(place + random.randint(1, LATER), order.pop(place))
    numbered = random.random() < 0.7
    lines = _numbered(log, order) if numbered else [log.lines[line] for line in order]
    near = [place for place, line in enumerate(order) if abs(place - line) > 1]
    cuts = set()
    for _ in range(random.randint(1, CUTS)):
        by_late = near and random.random() < 0.6
        cut = random.choice(near) + random.randint(-3, 3) if by_late else random.randrange(len(lines))
        cuts.add(min(max(cut, 1), len(lines) - 1))
    edges = [0, *sorted(cuts), len(lines)]
    files = tuple(tuple(lines[start:stop]) for start, stop in zip(edges, edges[1:], strict=False))
    return Split(log, seed, random.choices(MODES, (3, 1))[0], files, numbered)


def _numbered(log: Log, order: Sequence[int]) -> list[str]:
    """The lines in an order, the rows of each table numbered as they stand; what undoes a row names it as before."""
    tables = log.tables.items()
    numbers = {name: iter([(log.rows[line] or {})["seq"] for line in table.lines]) for name, table in tables}
    new: dict[tuple[str, object], object] = {}
    rows: list[dict[str, Any]] = []
    for line in order:
        row = dict(log.rows[line] or {})
        number = next(numbers[str(row["table"])])
        new[str(row["table"]), row["seq"]] = number
        rows.append({**row, "seq": number})
    for row in rows:
        if row["kind"] in ("cancel", "correct"):
            row["ref"] = new.get((str(row["table"]), row.get("ref")), row.get("ref"))
    return [json.dumps(row, separators=(",", ":"), ensure_ascii=False) for row in rows]


def told(report: ReplayReport) -> Counter[tuple[object, ...]]:
    """What a report tells, wherever it stands in files."""
    found: Counter[tuple[object, ...]] = Counter()
    for one in report.findings:
        assert isinstance(one.where, LogPlace)
        words = one.message, one.expected, one.observed, one.overpaid_cents, one.cost_cents
        found[one.rule, one.outcome, one.where.table, one.where.event, *words] += 1
    for tally in report.tallies:
        missing = tuple(sorted((fact, times) for fact, times in tally.missing.items() if times))
        key = tally.passed, tally.failed, tally.for_review, tally.not_applicable, missing
        found["tally", tally.rule, *key] += 1
    found["rounds", report.rounds] += 1
    found["rows not read", sum(fault.line > 0 for _, fault in report.faults)] += 1
    return found


def differences(one: Split) -> list[str]:
    """What the files tell that one file does not (+), and what they do not tell (-)."""
    with TemporaryDirectory(prefix="floorperson-split-", dir=TMPFS if TMPFS.is_dir() else None) as name:
        folder = Path(name)
        filed = [in_force(words, f"filing-{number}.yaml") for number, words in enumerate(one.log.filings)]

        def written(file: str, lines: Sequence[str]) -> Path:
            path = folder / f"{file}.jsonl"
            path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8", newline="")
            return path

        whole = written("whole", [line for lines in one.files for line in lines])
        expected = told(replay_logs([whole], filed, "interpreted", one.log.as_of))
        days = [written(f"day-{number}", lines) for number, lines in enumerate(one.files)]
        if one.mode == "state":
            for day in days:
                replay_logs([day], filed, "interpreted", one.log.as_of, state=folder / "state")
            found = told(replay_logs([], [], state=folder / "state"))
        else:
            found = told(replay_logs(days, filed, "interpreted", one.log.as_of))
        if not one.numbered and found != expected:
            unlate = told(replay_logs([written("unlate", one.log.lines)], filed, "interpreted", one.log.as_of))
            return [f"+ {what}" for what in found - expected - unlate if what[1] == Outcome.FAIL]
    ahead = load_rests_on(one.log.chapter).ahead
    more, less = found - expected, expected - found
    apart = [(sign, what) for sign, those in (("+", more), ("-", less)) for what in those]
    return [f"{sign} {what}" for sign, what in apart if not (what[0] == "tally" and what[1] in ahead)]


def splits(logs: Sequence[Log], most: int, seed: int) -> Iterator[Split]:
    """So many splits of logs, drawn by a seed: a chapter first, so that none drowns the others."""
    random = Random(seed)
    by_chapter: dict[str, list[Log]] = {}
    for log in sorted(filter(fit, logs), key=lambda log: log.name):
        by_chapter.setdefault(log.chapter, []).append(log)
    chapters = sorted(by_chapter)
    for _ in range(most):
        yield split(random.choice(by_chapter[random.choice(chapters)]), random.randrange(1 << 30))


def main(arguments: Sequence[str]) -> int:
    """Split logs; 0 where all tell what one file tells."""
    parser = argparse.ArgumentParser(prog="python -m tests.less.splits", description=__doc__.partition("\n")[0])
    parser.add_argument("--inputs", type=Path, metavar="FILE.gz", help="the logs that tests.everything kept there")
    parser.add_argument("--most", type=int, default=1000, metavar="M", help="splits to draw (1000)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="by which they are drawn (1)")
    parser.add_argument("--show", metavar="LOG/SEED", help="print the files of one split, and what differs, instead")
    options = parser.parse_args(arguments)
    try:
        logs = [log for log in logs_of(gathered(options.inputs)) if log.chapter in PACKAGES]
    except (OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    if options.show:
        name, _, seed = options.show.partition("/")
        one = split(next(log for log in logs if log.name == name), int(seed))
        for number, lines in enumerate(one.files):
            print(f"# --- day {number} ({one.mode})", *lines, sep="\n")
        print(*differences(one), sep="\n")
        return 0
    begin, wrong, modes = perf_counter(), 0, Counter[str]()
    for number, one in enumerate(splits(logs, options.most, options.seed), 1):
        found = differences(one)
        modes[one.mode] += 1
        if found:
            wrong += 1
            which = f"{one.log.chapter} {one.log.name}/{one.seed} {one.mode} {one.log.hint}: {len(found)}"
            print(which, *found[:6], sep="\n    ", flush=True)
        if number % 500 == 0:
            print(f"{perf_counter() - begin:6.0f} s  {number:,}, {wrong:,} differ", file=sys.stderr, flush=True)
    print(f"{options.most:,} splits ({modes['state']:,} with state), seed {options.seed}: {wrong:,} differ")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
