"""The sections of the bench that are about reading and judging logs; each yields its lines."""

from collections.abc import Iterator

from tests.bench.bench import Bench, Log
from tests.bench.process import command
from tests.bench.table import Line

CLIFFS = (
    "one row in a hundred bad",
    "one row in a hundred cancelled",
    "records in the stream",
    "200 tables, interleaved",
    "one round in twenty broken",
)

MACHINES = {"633a": "blackjack", "541": "baccarat", "535": "tiles"}
SIBLINGS = {
    "551": "blackjack",
    "590": "blackjack",
    "672a": "blackjack",
    "685a": "blackjack",
    "543": "baccarat",
    "545": "baccarat",
}

PART = 10
"""What is slow is measured on a log that is so many times shorter."""

MOST_LINES = 1_000_000
"""Rounds of the longest log that is written as JSON lines, some 6 GB."""

READERS = {
    "orjson, line by line": ("orjson", "jsonl"),
    "msgspec into typed objects, line by line": ("msgspec", "jsonl"),
    "polars, whole file": ("polars", "jsonl"),
    "DuckDB, whole file": ("duckdb", "jsonl"),
    "pyarrow, CSV": ("arrow_csv", "csv"),
    "pyarrow, Parquet": ("arrow_parquet", "parquet"),
}


def reading(bench: Bench) -> Iterator[Line]:
    """Reading alone: what others do on the same files, and ours, which checks each row and puts it in its stream."""
    log, lines = bench.measured(bench.log())
    yield from lines
    for what, (job, form) in READERS.items():
        if form in bench.forms:
            yield from bench.reader(what, log, job, form)
    for form in bench.forms:
        yield from bench.reader(f"ours, {form}, {bench.engine}", log, "ours", form, bench.engine)
    part, _ = bench.measured(bench.log(rounds=part_of(bench.sizes.main)))
    for form in bench.forms:
        yield from bench.reader(f"ours, {form}, interpreted", part, "ours", form, "interpreted", repeat=1)


def part_of(rounds: int) -> int:
    """Rounds of the log on which what is slow is measured."""
    return max(1, rounds // PART)


def replay(bench: Bench) -> Iterator[Line]:
    """Whole replays, from the file to the findings."""
    log, _ = bench.measured(bench.log())
    for form in bench.forms:
        yield from warm(bench, f"{form}, {bench.engine}, in a process that has it loaded", log, form, bench.engine)
        yield whole(bench, f"{form}, {bench.engine}, the whole process", log, form, bench.engine)
    for form in bench.forms:
        yield whole(bench, f"{form}, auto, the whole process", log, form, "auto")
    part, _ = bench.measured(bench.log(rounds=part_of(bench.sizes.main)))
    for form in bench.forms:
        yield from warm(bench, f"{form}, interpreted", part, form, "interpreted", repeat=1)


def warm(
    bench: Bench, what: str, log: Log, form: str, engine: str, repeat: int | None = None, of: Line | None = None
) -> Iterator[Line]:
    """A replay in a process that has done it once before."""
    arguments = (log.path(form), log.filing, engine)
    yield from bench.line(what, log, "tests.bench.replays", "replayed", *arguments, repeat=repeat, of=of)


def whole(bench: Bench, what: str, log: Log, form: str, engine: str, repeat: int | None = None, code: int = 0) -> Line:
    """The command as a user gives it, its start counted in, which ends with a code."""
    runs = bench.sizes.repeat if repeat is None else repeat
    asked = (
        "replay",
        log.path(form),
        "--submission",
        log.filing,
        "--engine",
        engine,
        "--no-config",
        "--fail-on",
        "never",
    )
    return bench.tried(what, lambda: log.line(what, command(runs, *asked, code=code)._replace(said="")))


def judges(bench: Bench) -> Iterator[Line]:
    """Machine and judges of Chapter 633a alone, on columns in memory."""
    log, _ = bench.measured(bench.log())
    part, _ = bench.measured(bench.log(rounds=part_of(bench.sizes.main)))
    yield from judging(bench, "", log, bench.engine)
    yield from judging(bench, "", part, "interpreted", repeat=1)
    yield from longest(bench, log, bench.engine)
    yield from longest(bench, part, "interpreted")


def judging(
    bench: Bench, name: str, log: Log, engine: str, job: str = "judged", repeat: int | None = None
) -> Iterator[Line]:
    """Machine and judges on columns in memory."""
    what = f"{name}machine and judges, {engine}"
    arguments = (log.chapter, engine, in_memory(bench, log), log.filing)
    for line in bench.line(what, log, "tests.bench.judges", job, *arguments, repeat=repeat):
        yield line._replace(note="" if line.measured else line.note)


def longest(bench: Bench, log: Log, engine: str) -> Iterator[Line]:
    """Which kernels take longest."""
    arguments = (log.chapter, engine, in_memory(bench, log), log.filing)
    yield from bench.line(f"kernel by kernel, {engine}", log, "tests.bench.judges", "shares", *arguments, repeat=1)


def in_memory(bench: Bench, log: Log) -> object:
    """The form from which columns are loaded before they are judged."""
    return log.path(bench.forms[-1])


def tallies(bench: Bench) -> Iterator[Line]:
    """What counting costs: the judges with every count of a tally cut out, which are compiled anew each time."""
    log, _ = bench.measured(bench.log())
    for job, name in (("judged", ""), ("uncounted", "without tallies: ")):
        yield from judging(bench, name, log, bench.engine, job)


def chapters(bench: Bench) -> Iterator[Line]:
    """All machines and chapters."""
    for chapter, machine in (MACHINES if bench.sizes.quick else {**MACHINES, **SIBLINGS}).items():
        log, lines = bench.measured(bench.log(chapter=chapter, rounds=bench.sizes.chapters), repeat=1)
        name = f"{chapter} {machine}: "
        yield from (line._replace(what=name + line.what) for line in lines[:1])
        for form in ("jsonl", "parquet"):
            if form in bench.forms:
                yield from warm(bench, f"{name}{form}, {bench.engine}", log, form, bench.engine, repeat=1)
        yield from judging(bench, name, log, bench.engine)
        part = bench.log(chapter=chapter, rounds=part_of(bench.sizes.chapters))
        yield from judging(bench, name, bench.measured(part, repeat=1)[0], "interpreted", repeat=1)


def growth(bench: Bench) -> Iterator[Line]:
    """How cost and memory grow with the rounds: 1, 10 and 100 times as many, each as a whole process."""
    for form, what in (("jsonl", "clean"), ("parquet", "clean"), ("parquet", "one round in twenty broken")):
        shorter: Line | None = None
        for times in (1, 10) if bench.sizes.quick else (1, 10, 100):
            rounds = bench.sizes.growth * times
            if form not in bench.forms or (form == "jsonl" and rounds > MOST_LINES):
                continue
            log = bench.log(what, rounds=rounds, forms=(form,), apart=form)
            name = f"{form}, {what}, {log.rounds:,} rounds"
            line = whole(bench, name, log, form, bench.engine, repeat=1 if times == 100 else None)
            if shorter is not None and shorter.measured and line.measured and not bench.sizes.quick:
                more = (line.measured.work - shorter.measured.work) / (line.rounds - shorter.rounds) * 1e6
                line = line._replace(note=f"{more:,.1f} s for a million rounds more")
            shorter = line
            yield line
            bench.forget(log)


def cliffs(bench: Bench) -> Iterator[Line]:
    """What is not clean, beside the clean rate of the same form; and whether auto is led astray by it."""
    declaring = ("records in the stream",)
    for form in bench.forms[::2]:
        for engine, kinds in ((bench.engine, CLIFFS), ("auto", declaring)):
            log, _ = bench.measured(bench.log())
            (clean,) = warm(bench, f"{form}, {engine}: clean", log, form, engine)
            yield clean
            for what in kinds:
                dirty = bench.log(what, forms=("jsonl", "parquet"))
                yield from warm(bench, f"{form}, {engine}: {what}", dirty, form, engine, of=clean)


def optional(bench: Bench) -> Iterator[Line]:
    """All optional wagers of Chapter 633a in play, beside the same table without them."""
    bases: dict[str, Line] = {}
    for what in ("without optional wagers", "all optional wagers"):
        log = bench.log(what, rounds=bench.sizes.chapters, forms=("jsonl", "parquet"))
        part = bench.log(what, rounds=part_of(bench.sizes.chapters), forms=("jsonl", "parquet"))
        form = bench.forms[-1] if len(bench.forms) == 3 else "jsonl"
        lines = [
            *warm(bench, f"{what}: {form}, {bench.engine}", log, form, bench.engine),
            *judging(bench, f"{what}: ", log, bench.engine),
            *judging(bench, f"{what}: ", part, "interpreted", repeat=1),
        ]
        for line in lines:
            kind = line.what.partition(": ")[2]
            yield line._replace(of=bases.get(kind))
            bases.setdefault(kind, line)
