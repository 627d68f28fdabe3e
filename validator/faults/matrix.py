"""Every rule on play of a chapter with its fault: found, found with others, found elsewhere, or missed."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import chain, count, islice
from random import Random

from validator.chapters.registry import played
from validator.core.finding import Outcome
from validator.examples import round_example, rounds_of
from validator.faults.applied import Applied, apply
from validator.faults.binding import Unfit
from validator.faults.circumstances import circumstances
from validator.faults.edits import Edit, edits_of, example_of, unsaid_of
from validator.faults.no_case import no_case
from validator.faults.screen import screened
from validator.faults.sites import Site, sites_of
from validator.faults.trial import Grade, Play, Trial, tried, undeclared
from validator.law.dated import law_of
from validator.log.notation import Written

MOST_TRIALS = 80
"""Trials of one rule at most."""

_NOT_ASKED = 24
"""Trials at most of a rule that lawful play never asks."""

_PLAYS = 5
"""Stretches of play, those in which the rule is asked most, in which its fault is tried."""

_AROUND = 2
"""Stretches of play that are tried under another filing, or on another day, with nothing done otherwise."""

_SITES = 8
"""Places of one stretch of play that are tried for one edit alone."""

_ALONE = 16
"""Faults that are made alone before many are made at once."""

_AT_ONCE = 600
"""Faults that are then made many at once, at most."""

_FURTHER = 16
"""Faults that could not be made with others and are then made alone, at most."""

_ENOUGH = 16
"""Faults that the rule finds among these; more are not looked for."""

_EDIT_COSTS, _SITE_COSTS, _PLAY_COSTS, _MONEY_COSTS, _AS_FILED_COSTS = 0.4, 2.0, 3.0, 5.0, 4.0
"""What puts trials in order: a later edit, a less likely place, the next stretch of play, other amounts, the filing as
it is where the example's says more."""


@dataclass(frozen=True)
class Proof:
    """What became of a rule's fault; ``best`` is the best trial, None where no place was found to make one."""

    chapter: str
    rule: str
    trials: int
    edits: int
    best: Trial | None
    asked: bool
    """Whether the rule is asked in the lawful play at hand."""
    unrecorded: bool | None = None
    """Whether it is not checkable where what lacks is not always recorded; None where nothing lacks."""

    @property
    def grade(self) -> Grade:
        """What became of it."""
        return self.best.grade if self.best is not None else Grade.NO_SITE

    @property
    def lost(self) -> frozenset[str]:
        """What the fault takes out of the log."""
        return self.best.applied.lost if self.best is not None else frozenset()

    @property
    def reason(self) -> str:
        """Why it is not proved, "" where it is."""
        if self.grade is Grade.PROVED:
            return ""
        explained = no_case(self.chapter, self.rule)
        if explained is not None:
            return explained.reason
        if self.best is None:
            return "the example gives no edit" if not self.edits else self._nowhere
        if self.grade is Grade.COMPANIONS:
            return f"found beside {', '.join(sorted(self.best.companions)) or 'itself, several times'}"
        if self.grade is Grade.CENTS_DIFFER:
            found = self.best.found
            return f"told {found.overpaid_cents if found else None} cents, made {self.best.applied.made_cents}"
        if self.grade is Grade.ELSEWHERE:
            return f"found as {', '.join(sorted({one.rule for one in self.best.roots}))}"
        return "nothing is found" + ("" if self.asked else "; the rule is not asked in the play at hand")

    @property
    def _nowhere(self) -> str:
        if not self.asked:
            return "the rule is not asked in the play at hand, and nothing in it is like the example"
        return "nothing in the play at hand is like the example"


def proof(
    chapter: str, rule: str, plays: Sequence[Play], seed: int = 1, most: int = MOST_TRIALS, *, whole: bool = False
) -> Proof:
    """Make the fault of a rule until it alone is found, in the ``whole`` of the play, at most so many times."""
    main = played(chapter).main_wager
    rounds = rounds_of(chapter, rule)
    edits = edits_of(rounds, chapter, main)
    beside = rounds.also | _noted(chapter, rule)
    asked = any(_asked(play, rule) for play in plays)
    best: Trial | None = None
    most = most if asked else min(most, _NOT_ASKED)
    made = 0
    likely = _likely(rule, plays, example_of(rounds, chapter, main), unsaid_of(rounds, chapter, main))
    around = circumstances(rule, rounds, beside, main, [one.play for _, one in likely[:_AROUND]], day=not edits)
    faults = _ordered(rule, _faults(rule, edits, likely, seed), most)
    for trial in chain(around, (tried(rule, play, applied, beside) for play, applied in faults)):
        made += 1
        if whole and trial.grade is Grade.PROVED:
            trial = tried(rule, trial.play, trial.applied, beside, whole=True)
        if best is None or trial.rank < best.rank:
            best = trial
        if best.grade is Grade.PROVED or made >= most:
            break
    lacks = undeclared(best) if best is not None and best.grade is Grade.PROVED else None
    return Proof(chapter, rule, made, len(edits), best, asked, lacks)


def _noted(chapter: str, rule: str) -> frozenset[str]:
    """The rules under which the example is noted, as the text leaves them open."""
    example = round_example(law_of(chapter), rule)
    found = example.report.findings if example is not None else ()
    return frozenset(one.rule for one in found if one.outcome is Outcome.REVIEW) - {rule}


def _asked(play: Play, rule: str) -> int:
    tally = play.tallies.get(rule)
    return tally.judged if tally else 0


def _likely(
    rule: str, plays: Sequence[Play], example: Written | None, unsaid: frozenset[str]
) -> list[tuple[float, "_Likely"]]:
    """The plays in which a rule is asked most, under filings like that of the example; each with what it costs."""
    filed = example.filed if example is not None else {}
    declared = example.recorded if example is not None else {}

    def rank(play: Play) -> tuple[float, int]:
        agreeing = sum(play.says(path, value) for path, value in filed.items())
        asked = _asked(play, rule)
        return agreeing + 2 * bool(asked), asked

    ranked = sorted(plays, key=rank, reverse=True)
    others = {play.filing: play for play in reversed(ranked)}
    # Of each filing the best first, but where the rule is asked before where it is not.
    ranked.sort(key=lambda play: (not _asked(play, rule), others[play.filing] is not play))
    told = tuple(filed.items()), tuple(declared.items()), unsaid
    return [(_PLAY_COSTS * later, _Likely(play, *told)) for later, play in enumerate(ranked[:_PLAYS])]


@dataclass(frozen=True)
class _Likely:
    """Play that may do for a rule, and what its example says of filing and log; looked at only when its turn comes."""

    play: Play
    filed: tuple[tuple[str, str], ...]
    declared: tuple[tuple[str, str], ...]
    unsaid: frozenset[str]

    def opened(self) -> list[tuple[float, Play]]:
        """The play as the example would have it, where it can be so and is not, and as it is; with what each costs."""
        otherwise = self.play.variant(dict(self.filed), dict(self.declared), self.unsaid)
        return [(0, self.play)] if otherwise is None else [(0, otherwise), (_AS_FILED_COSTS, self.play)]


def _ordered(rule: str, faults: Iterator[tuple[Play, Applied]], most: int) -> Iterator[tuple[Play, Applied]]:
    """The likeliest faults, then those that the rule finds when many are made at once, then those not made so.

    Where more are asked for than usual, at last those that it did not find.
    """
    yield from islice(faults, _ALONE)
    others = list(islice(faults, _AT_ONCE))
    found: dict[int, bool] = {}
    for play in {id(play): play for play, _ in others}.values():
        found |= screened(play, rule, [one for of, one in others if of is play])
        if sum(found.values()) >= _ENOUGH:
            break
    yield from (one for one in others if found.get(id(one[1])))
    left = (one for one in others if id(one[1]) not in found)
    yield from islice(left, _FURTHER)
    if most > MOST_TRIALS:
        yield from left
        yield from (one for one in others if found.get(id(one[1])) is False)
        yield from faults


def _faults(
    rule: str, edits: Sequence[Edit], plays: Sequence[tuple[float, _Likely]], seed: int
) -> Iterator[tuple[Play, Applied]]:
    """Faults in the order in which they promise most: edits, places and stretches of play in turn."""
    turns = count()
    waiting: list[tuple[float, int, Play | _Likely, Edit | None, Site | None]] = []
    made: set[tuple[str, str]] = set()
    for cost, likely in plays:
        heappush(waiting, (cost, next(turns), likely, None, None))
    while waiting:
        promise, turn, play, edit, site = heappop(waiting)
        if isinstance(play, _Likely):
            for cost, opened in play.opened():
                for further, one in _each_dearer(edits):
                    heappush(waiting, (promise + cost + further, next(turns), opened, one, None))
            continue
        assert edit is not None
        if site is None:
            random = Random(f"{seed} {rule} {turn}")
            for rank, found in enumerate(sites_of(play.scene, edit, random, _SITES, play.seen)):
                heappush(waiting, (promise + _SITE_COSTS * rank, next(turns), play, edit, found))
            continue
        try:
            applied = apply(play.scene, edit, site)
        except Unfit:
            continue
        told = play.name, repr(applied.touched)
        if told in made:
            continue
        made.add(told)
        yield play, applied


def _each_dearer(edits: Sequence[Edit]) -> Iterator[tuple[float, Edit]]:
    """Each edit with what it costs."""
    number = 0
    for edit in edits:
        number += edit.money == "stake"
        yield _EDIT_COSTS * number + (_MONEY_COSTS if edit.money != "stake" else 0), edit
