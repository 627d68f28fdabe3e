"""One run of the bench: how much is measured, on which logs, and against what."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from importlib.util import find_spec
from pathlib import Path
from shutil import rmtree

from tests.bench.process import Measured, NotMeasured, process
from tests.bench.table import Line

FORMS = ("jsonl", "csv", "parquet")


@dataclass(frozen=True)
class Sizes:
    """Rounds of the ``main`` log, of those of other ``chapters``, the least of ``growth``; the runs of each job.

    ``growth`` is that of the shortest log; the others are 10 and 100 times as long, or 10 times alone where ``quick``.
    """

    main: int = 20_000
    chapters: int = 5_000
    growth: int = 1_000
    repeat: int = 3
    quick: bool = False


@dataclass(frozen=True)
class Log:
    """A log in one or more forms: its folder, and how many rounds and events it has.

    ``json`` and ``simd`` are the events/s of json.loads and pysimdjson on it; 0 where they were not measured.
    """

    folder: Path
    chapter: str
    rounds: int
    events: int
    json: float = 0
    simd: float = 0

    @property
    def filing(self) -> Path:
        """The filing under which its play is lawful."""
        return self.folder / "filing.yaml"

    def path(self, form: str) -> Path:
        """The log in one form."""
        return self.folder / f"log.{form}"

    def line(self, what: str, measured: Measured, of: Line | None = None) -> Line:
        """A line about all of the log."""
        return Line(what, measured, self.events, self.rounds, self.json, self.simd, measured.said, of)


@dataclass
class Bench:
    """A run: sizes, the engine that is called the fast one, and a folder for the logs."""

    sizes: Sizes
    folder: Path
    engine: str = "compiled"
    node: Path = Path()
    """Where npm installed what the peers need."""
    kept: dict[tuple[str, str, int, str], Log] = field(default_factory=dict)
    written: int = 0

    @property
    def forms(self) -> tuple[str, ...]:
        """The forms of logs that can be written here."""
        return FORMS if find_spec("pyarrow") else FORMS[:2]

    def log(
        self,
        what: str = "clean",
        chapter: str = "633a",
        rounds: int = 0,
        forms: tuple[str, ...] = FORMS,
        apart: str = "",
    ) -> Log:
        """A log of the play that is called so (see tests.bench.logs), of about so many rounds, in these forms.

        It is written once; ``rounds`` 0 are those of the main one. What is to be forgotten is kept ``apart``.
        """
        key = (what, chapter, rounds or self.sizes.main, apart)
        if key not in self.kept:
            self.written += 1
            folder = self.folder / str(self.written)
            folder.mkdir()
            wanted = ",".join(form for form in self.forms if form in forms)
            said = process("tests.bench.logs", "written", 0, folder, *key[:3], wanted).said
            self.kept[key] = Log(folder, chapter, **json.loads(said))
        return self.kept[key]

    def forget(self, log: Log) -> None:
        """Remove a log that is not needed again."""
        self.kept = {key: one for key, one in self.kept.items() if one.folder != log.folder}
        rmtree(log.folder)

    def measured(self, log: Log, repeat: int | None = None) -> tuple[Log, list[Line]]:
        """A log with what json.loads and pysimdjson do on it, and the lines that say it."""
        if log.json:
            return log, []
        lines: list[Line] = []
        for what, job in (("json.loads, line by line", "standard_json"), ("pysimdjson, parse only", "simdjson")):
            lines += self.reader(what, log, job, "jsonl", repeat=repeat)
        log = replace(log, json=lines[0].rate, simd=lines[1].rate)
        self.kept = {key: log if one.folder == log.folder else one for key, one in self.kept.items()}
        return log, [line._replace(json=log.json, simd=log.simd) for line in lines]

    def line(
        self,
        what: str,
        log: Log,
        module: str,
        job: str,
        *arguments: object,
        repeat: int | None = None,
        of: Line | None = None,
    ) -> Iterator[Line]:
        """The line of a job that goes through a log."""
        runs = self.sizes.repeat if repeat is None else repeat
        yield self.tried(what, lambda: log.line(what, process(module, job, runs, *arguments), of))

    def reader(
        self, what: str, log: Log, job: str, form: str, *engine: str, repeat: int | None = None
    ) -> Iterator[Line]:
        """The line of a reader."""
        for line in self.line(what, log, "tests.bench.readers", job, log.path(form), *engine, repeat=repeat):
            yield line._replace(note="") if line.measured else line

    def tried(self, what: str, measure: Callable[[], Line]) -> Line:
        """A line, or one that says why it has no figure."""
        try:
            return measure()
        except NotMeasured as why:
            return Line(what, None, note=str(why))
