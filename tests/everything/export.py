"""Makes the export: of the law and its rules, and of every input gathered or given."""

import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.everything.inputs import Input, distinct
from tests.everything.judged import Recorded, judge
from tests.everything.law import law_lines
from tests.everything.lines import Block, Fields, blocks_of, fields_of
from tests.everything.recorder import ROOT
from tests.everything.rules import rule_lines
from validator.chapters.registry import PACKAGES

JOBS = ("check", "replay", "together")
"""How the subjects of inputs begin."""

RECORDED = (
    *(path.relative_to(ROOT).as_posix() for path in sorted((ROOT / "tests" / "chapters").glob("ch*"))),
    "tests/worked",
    "tests/chapters/test_filing_extremes.py tests/chapters/test_filing_in_force.py tests/chapters/test_play_in_force.py "
    "tests/chapters/test_filings_read_from_the_law.py tests/filing/test_facility.py tests/filing/test_calendar.py",
    "tests/filing/test_check.py tests/log/test_records.py tests/log/test_examples.py tests/games/baccarat/test_third_card.py "
    "tests/games/blackjack/test_free_bet_faults.py tests/games/blackjack/test_machine.py",
)
"""The tests whose inputs are recorded, in portions of about the same work."""

Say = Callable[[str], None]


class Part:
    """What of everything is wanted: subjects that begin with ``only``, of one ``chapter``; "" for all."""

    def __init__(self, only: str = "", chapter: str = "") -> None:
        self._only, self._chapter = only, chapter

    @property
    def chapters(self) -> tuple[str, ...]:
        """The chapters of which the law is told."""
        return (self._chapter,) if self._chapter else tuple(PACKAGES)

    @property
    def judges(self) -> bool:
        """Whether inputs are wanted at all."""
        return any(job.startswith(self._only[: len(job)]) for job in JOBS)

    def may_hold(self, one: Input) -> bool:
        """Whether an input may be wanted, as far as can be told before it is judged."""
        return one.name.startswith(self._only) and any(self._chapter in text for text in (*one.filings, *one.logs))

    def holds(self, subject: str, told: Callable[[], Fields]) -> bool:
        """Whether a subject is wanted: an input if the chapter judges it."""
        if not subject.startswith(self._only):
            return False
        job, name = subject.split(" ")[:2]
        if not self._chapter or job not in JOBS:
            return self._chapter in ("", name)
        fields = told()
        judging = {record.split(" ")[1] for record, _ in fields if record.startswith("tally ")}
        return self._chapter in judging | {fields.get(("filing", "chapter"), "")}

    def of(self, export: Iterable[tuple[str, Fields]]) -> Iterator[tuple[str, Fields]]:
        """What is wanted of an export."""
        for subject, fields in export:
            if self.holds(subject, partial(dict, fields)):
                yield subject, fields


def law_blocks(part: Part) -> dict[str, Block]:
    """The blocks of rules and law."""
    found = {}
    for chapter in part.chapters:
        for block in blocks_of(chain(rule_lines(chapter), law_lines(chapter))):
            if part.holds(block.subject, dict):
                found[block.subject] = block
    return found


def judged(inputs: Sequence[Input], processes: int) -> Iterator[Block]:
    """What is said of each input."""
    if processes == 1 or len(inputs) < 100:
        yield from map(judge, inputs)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(judge, inputs, chunksize=8)


def recorded(processes: int, chapter: str, say: Say) -> list[Recorded]:
    """What the tests have judged."""
    wanted = [tests for tests in RECORDED if not tests.startswith("tests/chapters/ch") or chapter in tests]
    with TemporaryDirectory() as folder, ThreadPoolExecutor(processes) as pool:

        def record(number: int) -> list[Recorded]:
            out = Path(folder, str(number))
            command = [sys.executable, "-m", "tests.everything.recorder", str(out), *wanted[number].split()]
            ended = subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)}, capture_output=True)
            if not out.is_file():
                raise RuntimeError(f"{wanted[number]}: {ended.stdout.decode()}{ended.stderr.decode()}")
            with out.open("rb") as file:
                found: list[Recorded] = pickle.load(file)
            last = ended.stdout.decode().strip().splitlines()[-1:]
            say(f"{wanted[number]}: {len(found):,} inputs ({''.join(last)})")
            return found

        return list(chain.from_iterable(pool.map(record, range(len(wanted)))))


def blocks_of_inputs(
    part: Part, given: Sequence[Input] | None, chapter: str, processes: int, say: Say
) -> tuple[dict[str, Input], dict[str, Block]]:
    """The inputs that are wanted, those ``given`` or else all that are gathered, and what is said of each."""
    notes: dict[str, Recorded] = {}
    if given is None:
        from tests.everything.gathered import at_rest
        from tests.everything.generated import generated

        for one in recorded(processes, chapter, say):
            notes.setdefault(one.input.name, one)
        given = [*at_rest(), *generated(), *(one.input for one in notes.values())]
    inputs = {name: one for name, one in distinct(given).items() if part.may_hold(one)}
    known = {name: notes[name].block for name, one in inputs.items() if name in notes and notes[name].input == one}
    unknown = [one for name, one in sorted(inputs.items()) if name not in known]
    say(f"{len(inputs):,} inputs, {len(unknown):,} of them still to be judged")
    blocks = {**known, **{block.subject: block for block in judged(unknown, processes)}}
    kept = {name: block for name, block in blocks.items() if part.holds(name, partial(fields_of, block))}
    return {name: inputs[name] for name in kept}, kept
