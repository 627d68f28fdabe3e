"""Mutants judged: each by the cases in which it comes to another value, the likeliest to notice it first.

A case is first run in the machine alone, as it was kept. Only where that tells something else is the case itself asked:
it may look at less than the machine tells. Where no case notices, those are asked as well in which the tables say
something else of what is found: by them it is worded. None is left out.
"""

import signal
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from time import process_time
from typing import Final, TypeVar

from pytest import MonkeyPatch

import tests.worked.runner
from tests.mutation.cases import Case
from tests.mutation.mutants import Mutant, at_work
from tests.mutation.replays import Change, Run, change_in, kept
from tests.mutation.watching import watched
from validator.filing.check import CheckReport, judge_filing

Came = TypeVar("Came")

LONGEST: Final = 5.0
"""Seconds of work after which a case that a mutant runs is taken not to end."""


class _NeverEnds(BaseException):
    """A mutant walks in a circle."""


@dataclass(frozen=True)
class Verdict:
    """What came of a mutant: the case that noticed it, "" for none.

    ``reached`` is how many cases come to the place that it changes, ``differed`` in how many that has another value,
    ``told`` in how many of those looked at the machine tells something else, ``seconds`` how long all took.
    """

    mutant: Mutant
    noticed_by: str
    reached: int
    differed: int
    changed: int
    told: int
    seconds: float


@dataclass(frozen=True)
class Kept:
    """A case that holds, with the runs of the machine in it."""

    case: Case
    runs: tuple[Run, ...]

    def again(self) -> Change:
        """What of it comes out otherwise now."""
        return change_in(self.runs, self.case.counts)


class Cases:
    """All cases that hold, run once."""

    def __init__(self, which: Iterable[Case]) -> None:
        self.kept: list[Kept] = []
        self.broken: list[str] = []
        runs: list[Run] = []
        with kept(runs), _checks_once():
            for case in which:
                runs.clear()
                if case.holds():
                    self.kept.append(Kept(case, tuple(runs)))
                else:
                    self.broken.append(case.name)
        self._noticed: Counter[tuple[str, str]] = Counter()

    def seen(self, mutants: Sequence[Mutant]) -> "Seen":
        """Which cases reach the mutants, and in which they come to another value."""
        seen = Seen(Counter(), defaultdict(list))
        with watched(mutants) as watch:
            for one in self.kept:
                watch.clear()
                for run in one.runs:
                    run.again(run.state)
                seen.reached.update(watch.reached)
                for mutant in watch.differed:
                    seen.differed[mutant].append(one)
        return seen

    def judge(self, mutant: Mutant, seen: "Seen") -> Verdict:
        """The verdict on a mutant."""
        begun = process_time()
        named = ""
        cases = sorted(seen.differed[mutant], key=lambda one: -self._noticed[mutant.module, one.case.name])
        changes = Counter[Change | None]()
        worded: list[Kept] = []
        with at_work(mutant), _checks_once():
            for one in cases:
                change = ended(one.again)
                changes[change] += 1
                if change is Change.WORDED:
                    worded.append(one)
                elif change is None or change is Change.TOLD and not ended(one.case.holds):
                    named = one.case.name
                    break
            if not named:
                named = next((one.case.name for one in worded if not ended(one.case.holds)), "")
        self._noticed[mutant.module, named] += bool(named)
        changed = changes.total() - changes[Change.NONE]
        told = changed - changes[Change.UNSEEN]
        return Verdict(mutant, named, seen.reached[mutant], len(cases), changed, told, process_time() - begun)


@dataclass(frozen=True)
class Seen:
    """In how many cases each mutant is reached, and the cases in which it comes to another value."""

    reached: Counter[Mutant]
    differed: dict[Mutant, list[Kept]]


def ended(work: Callable[[], Came], longest: float = LONGEST) -> Came | None:
    """What comes of work under a mutant; None where it fails or does not end."""
    signal.signal(signal.SIGPROF, _never_ends)
    signal.setitimer(signal.ITIMER_PROF, longest)
    try:
        return work()
    except (_NeverEnds, Exception):
        return None
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _never_ends(*_: object) -> None:
    raise _NeverEnds


_CHECKED: Final = dict[str, CheckReport]()


@contextmanager
def _checks_once() -> Iterator[None]:
    """A filing of a worked case is checked once: no mutant changes what comes of that."""

    def check(text: str) -> CheckReport:
        if text not in _CHECKED:
            _CHECKED[text] = judge_filing(text)
        return _CHECKED[text]

    with MonkeyPatch.context() as patched:
        patched.setattr(tests.worked.runner, "judge_filing", check)
        yield
