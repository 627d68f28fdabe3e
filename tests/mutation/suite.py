"""``python -m tests.mutation.suite``: the mutants that no example and no worked case noticed, held against the tests of play.

Every test is run once with a watch on all these mutants: it tells which come to another value in it. Each mutant is then
at work in those tests until one fails that, alone, fails with it and holds without it. All runs are in children of a process
that has replayed nothing. Kernels are mutated as Python alone: in the children nothing is compiled, and tests that hold
compiled play against interpreted are left out. Verdicts are appended to the file of results of ``python -m tests.mutation``.
"""

import argparse
import gc
import json
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from importlib import import_module
from inspect import getsource
from itertools import groupby
from pathlib import Path
from time import process_time
from typing import Any, Final, NamedTuple

import pytest
from _pytest.runner import runtestprotocol

import validator.core.engine.engines
from tests.mutation.__main__ import SUITE, Result, results_in
from tests.mutation.apart import apart
from tests.mutation.judged import LONGEST, ended
from tests.mutation.mutants import Mutant, at_work, mutants_of
from tests.mutation.watching import Watch, watched
from tests.scratch import scratch
from validator.chapters.registry import PACKAGES, chapter_play
from validator.core.engine.engines import CompiledMissing
from validator.law.versions import law_of
from validator.replay.filings import load_filings

ROOT: Final = Path(__file__).parents[1]
SUBMISSIONS: Final = ROOT.parent / "submissions"

PLAY: Final = (
    "chapters/ch*/test_play_*.py",
    "chapters/test_play_*.py",
    "games/test_small_logs.py",
    "games/*/test_*.py",
    "oracle/test_*.py",
    "properties/test_*.py",
    "test_replay_[gjoprt]*.py",
)
"""The tests of play, beside the examples and the worked cases."""

_WATCHED: Final = 120.0
"""Seconds of work after which a test with watches is given up."""

_SLOWER: Final = 10
"""How many times as long as without it a test may take with a mutant at work before it is taken not to end."""

_KEEPS: Final = re.compile(r"@cache|scope=")
"""What stands in a file of tests that keeps something of one for the next."""


class Ran(NamedTuple):
    """What came of a test: what failed, "" where nothing did, the work in seconds, and what the watches saw."""

    failure: str
    seconds: float
    reached: frozenset[int] = frozenset()
    differed: frozenset[int] = frozenset()


class Verdict(NamedTuple):
    """What came of a mutant: the test that noticed it ("" for none), how that failed, and how many were tried of all."""

    noticed_by: str
    failure: str
    tried: int
    reached: int
    differed: int


class Held:
    """Holds mutants against the tests that pytest collected, in place of running them once."""

    def __init__(self, mutants: Sequence[Mutant], most: int, tell: Callable[[Mutant, Verdict], None]) -> None:
        self._mutants = mutants
        self._most = most
        self._tell = tell
        self._ran: dict[pytest.Item, Ran] = {}
        self._holds: dict[pytest.Item, bool] = {}
        self._noticed: Counter[tuple[str, str]] = Counter()
        self.broken: list[str] = []

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Judge every mutant."""
        items = [one for one in session.items if not is_about_engines(one)]
        _warm()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(validator.core.engine.engines.CompiledEngine, "__init__", _refused)
            with watched(self._mutants) as watch:
                for file, some in groupby(items, lambda one: one.path):
                    self._look(file, list(some), watch)
            held = [one for one in items if one in self._ran]
            print(
                f"{len(held):,} tests come to these mutants; left out as they do not hold: {self.broken}",
                file=sys.stderr,
                flush=True,
            )
            for mutant in self._mutants:
                self._tell(mutant, self._judged(mutant))
        return True

    def _look(self, file: Path, items: Sequence[pytest.Item], watch: Watch) -> None:
        """Run tests of a file with watches: in one child, or each in its own where a test may find what another kept."""
        numbers = {mutant: number for number, mutant in enumerate(self._mutants)}

        def look(item: pytest.Item) -> Ran:
            watch.clear()
            ran = _run(item, _WATCHED)
            seen = (frozenset(numbers[one] for one in some) for some in (watch.reached, watch.differed))
            return Ran(ran.failure, ran.seconds, *seen)

        alone = _KEEPS.search(file.read_text(encoding="utf-8")) is not None
        all_ran = None if alone else apart(lambda: [*map(look, items)], int(_WATCHED) * len(items))
        for place, item in enumerate(items):
            ran = all_ran[place] if all_ran else apart(partial(look, item), 3 * int(_WATCHED))
            if ran is None or ran.failure:
                self.broken.append(f"{item.nodeid}: {ran and ran.failure}")
            elif ran.reached:
                self._ran[item] = ran
        print(f"{file.name}: {len(items)} tests", file=sys.stderr, flush=True)

    def _judged(self, mutant: Mutant) -> Verdict:
        number = self._mutants.index(mutant)
        reached = sum(number in ran.reached for ran in self._ran.values())
        differed = [item for item, ran in self._ran.items() if number in ran.differed]
        waiting = self._likeliest_first(mutant, differed)[: self._most]
        tried = 0
        while waiting:
            passed = self._passed(mutant, waiting)
            tried += min(passed + 1, len(waiting))
            for item in waiting[passed : passed + 1]:
                failure = self._failure(mutant, item)
                if failure and self._still_holds(item):
                    self._noticed[mutant.module, item.nodeid] += 1
                    return Verdict(item.nodeid, failure, tried, reached, len(differed))
            waiting = waiting[passed + 1 :]
        return Verdict("", "", tried, reached, len(differed))

    def _passed(self, mutant: Mutant, items: Sequence[pytest.Item]) -> int:
        """How many of some tests, one after the other, hold with a mutant at work, before one fails."""
        mark = Path(scratch(), "passed")
        mark.write_text("0", encoding="utf-8")

        def hold_on() -> None:
            with at_work(mutant):
                for number, item in enumerate(items):
                    mark.write_text(str(number), encoding="utf-8")
                    if _run(item, self._longest(item)).failure:
                        return
            mark.write_text(str(len(items)), encoding="utf-8")

        apart(hold_on, 3 * int(sum(map(self._longest, items))))
        return int(mark.read_text(encoding="utf-8"))

    def _likeliest_first(self, mutant: Mutant, items: Iterable[pytest.Item]) -> list[pytest.Item]:
        """Those that noticed most of the module, then those that name its rules, one of each file in turn, the fastest first."""
        turns = Counter[tuple[Path, bool]]()
        ordered: list[tuple[int, bool, int, int, pytest.Item]] = []
        for item in sorted(items, key=lambda one: self._ran[one].seconds):
            names_none = not any(rule in _text(item) for rule in _rules_of(mutant.module))
            turn = turns[item.path, names_none]
            ordered.append((-self._noticed[mutant.module, item.nodeid], names_none, turn, len(ordered), item))
            turns[item.path, names_none] += 1
        return [item for *_, item in sorted(ordered, key=lambda one: one[:-1])]

    def _longest(self, item: pytest.Item) -> float:
        return max(LONGEST, _SLOWER * self._ran[item].seconds)

    def _failure(self, mutant: Mutant, item: pytest.Item) -> str:
        def fails() -> str:
            with at_work(mutant):
                return _run(item, self._longest(item)).failure

        failure = apart(fails, 3 * int(self._longest(item)))
        return "does not end" if failure is None else failure

    def _still_holds(self, item: pytest.Item) -> bool:
        if item not in self._holds:
            ran = apart(lambda: _run(item, _WATCHED), 3 * int(_WATCHED))
            self._holds[item] = ran is not None and not ran.failure
        return self._holds[item]


def is_about_engines(item: pytest.Item) -> bool:
    """Whether a test holds one way of running the kernels against another."""
    return "engine" in item.path.stem or any("engine" in name for name in getattr(item, "fixturenames", ()))


@cache
def _rules_of(module: str) -> frozenset[str]:
    """The ids of the rules whose numbers a module names, in the chapters that are judged by its room."""
    room = module.rpartition(".")[0]
    numbers = {value for value in vars(import_module(module)).values() if isinstance(value, int)}
    plays = [chapter_play(law_of(chapter)) for chapter in PACKAGES]
    of_room = [play for play in plays if any(one.__module__.startswith(room) for one in play.passes)]
    return frozenset(rule.id for play in of_room for rule in play.rules if rule.number in numbers)


@cache
def _text(item: pytest.Item) -> str:
    """What a test is run on, and its own text."""
    params = item.callspec.params.values() if hasattr(item, "callspec") else ()
    return " ".join((*map(repr, params), getsource(item.function) if isinstance(item, pytest.Function) else ""))


def _refused(*_: object, **__: object) -> None:
    raise CompiledMissing


def _warm() -> None:
    """Build what every test would build for itself, but replay nothing."""
    for chapter in PACKAGES:
        chapter_play(law_of(chapter))
        load_filings(sorted(SUBMISSIONS.glob(f"{chapter}-*.yaml")))
    scratch()
    gc.collect()
    gc.freeze()


def _run(item: pytest.Item, longest: float) -> Ran:
    begun = process_time()
    reports = ended(lambda: runtestprotocol(item, log=False, nextitem=None), longest)
    seconds = process_time() - begun
    if reports is None or seconds >= longest:
        return Ran("does not end", seconds)
    return Ran(next((_said(one) for one in reports if one.failed), ""), seconds)


def _said(report: pytest.TestReport) -> str:
    """Where a test failed and by what."""
    crash = getattr(report.longrepr, "reprcrash", None)
    if crash is None:
        return f"{report.when}: {report.longreprtext[-500:]}"
    return f"{Path(crash.path).name}:{crash.lineno}: {crash.message[:500]}"


def hold(mutants: Sequence[Mutant], tests: Iterable[str], most: int, tell: Callable[[Mutant, Verdict], None]) -> Held:
    """Hold mutants against tests; ``tell`` is told of each as it is judged."""
    held = Held(mutants, most, tell)
    options = ["-c", str(ROOT.parent / "pyproject.toml"), f"--basetemp={scratch() / 'of-tests'}"]
    pytest.main(["-n0", "-qq", "--no-summary", "-p", "no:cacheprovider", *options, *tests], plugins=[held])
    return held


def main(arguments: Sequence[str]) -> int:
    """Judge those that the file of results tells of as unnoticed; 0."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation.suite", description=__doc__)
    parser.add_argument(
        "tests",
        nargs="*",
        default=[str(file) for name in PLAY for file in sorted(ROOT.glob(name))],
        help="files or folders, else all tests of play",
    )
    parser.add_argument(
        "--results", type=Path, default=Path("mutation.jsonl"), help="verdicts of python -m tests.mutation"
    )
    parser.add_argument(
        "--only", default="", metavar="MODULE", help="the mutants of this module or room, as games.shoe"
    )
    parser.add_argument(
        "--most", type=int, default=40, help="at most so many tests for a mutant; how many are left is told"
    )
    parser.add_argument(
        "--again",
        action="store_true",
        help="judge those anew that the suite did not notice; by fewer tests it tells what is noticed alone",
    )
    options = parser.parse_args(arguments)
    lines = {one: line for line in results_in(options.results) if (one := _wanted(line, options))}
    if not lines:
        return 0
    with options.results.open("a", encoding="utf-8") as file:

        def tell(mutant: Mutant, verdict: Verdict) -> None:
            if not verdict.noticed_by and verdict.tried < lines[mutant].get("tried", 0):
                return
            print(json.dumps(_line(lines[mutant], verdict)), file=file, flush=True)

        hold(list(lines), options.tests, options.most, tell)
    return 0


def _wanted(line: Result, options: argparse.Namespace) -> Mutant | None:
    if line["noticed_by"] or (options.only and not line["module"].startswith(f"validator.{options.only}")):
        return None
    if line.get("half") == SUITE and not options.again:
        return None
    return next(
        (one for one in mutants_of(line["module"]) if one.key == line["mutant"] and one.words == line["words"]), None
    )


def _line(line: Result, verdict: Verdict) -> dict[str, Any]:
    before: dict[str, int] = defaultdict(int, line.get("cases", {name: line[name] for name in ("reached", "differed")}))
    told = {**line, "half": SUITE, "noticed_by": verdict.noticed_by, "failure": verdict.failure, "cases": dict(before)}
    return told | {
        "reached": before["reached"] + verdict.reached,
        "differed": before["differed"] + verdict.differed,
        "tried": verdict.tried,
        "untried": 0 if verdict.noticed_by else verdict.differed - verdict.tried,
    }


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
