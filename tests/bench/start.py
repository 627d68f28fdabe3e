"""What a start costs: of one check, and of compiled code, from nothing and from the cache."""

import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from tests.bench import sections
from tests.bench.bench import Bench
from tests.bench.process import Job, command, ended, process
from tests.bench.table import Line
from validator.law.versions import law_of


def compiled(chapter: str, cache: str) -> Job:
    """Makes ready the kernels of a chapter that run on every log: compiles what the cache lacks, loads the rest."""
    from validator.chapters.registry import chapter_play
    from validator.core.engine.engines import CompiledEngine

    always = chapter_play(law_of(chapter)).always

    def prepare() -> str:
        CompiledEngine(cache=Path(cache)).prepare(always)
        return f"{len(always)} kernels that run on every log"

    return prepare


def start(bench: Bench) -> Iterator[Line]:
    """Starts: of Python, of the check of one filing, of compiled code with an empty and a filled cache (not in quick)."""
    runs = bench.sizes.repeat
    bare = [sys.executable, "-c", "pass"]
    yield bench.tried("a bare Python", lambda: Line("a bare Python", min(ended(bare) for _ in range(runs))))
    filing = ("check", "submissions/633a-shoe.yaml", "--no-config")
    check = "check of one filing, the whole process"
    yield bench.tried(check, lambda: Line(check, command(runs, *filing)))
    for chapter in () if bench.sizes.quick else sections.MACHINES:
        for what in ("cold", "warm"):
            name = f"{what} start of compiled code, {chapter}"
            yield bench.tried(name, partial(prepared, name, chapter, bench.folder / f"kernels-{chapter}"))


def prepared(what: str, chapter: str, cache: Path) -> Line:
    """The kernels of a chapter made ready in a process of its own."""
    done = process("tests.bench.start", "compiled", 0, chapter, cache)
    return Line(what, done, note=done.said)
