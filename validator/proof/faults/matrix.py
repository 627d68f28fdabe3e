"""Every rule on play of a chapter with its fault: found, found with others, found elsewhere, or missed."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import chain, count, islice
from random import Random

from validator.chapters.registry import played
from validator.core.finding import Outcome
from validator.examples import round_example, rounds_under
from validator.law.versions import law_of
from validator.log.notation import NotatedRows
from validator.proof.faults.applied import AppliedFault, apply
from validator.proof.faults.arranged import arranged_of
from validator.proof.faults.binding import Unfit
from validator.proof.faults.circumstances import RuleCircumstances, circumstances, judged_under, wished
from validator.proof.faults.edits import Edit, MoneyRole, edits_of, example_of, unsaid_of
from validator.proof.faults.group_testing import GroupResult, screened
from validator.proof.faults.scenario_constraints import wishes_of
from validator.proof.faults.sites import Site, sites_of
from validator.proof.faults.trial import Grade, Play, Trial, try_fault, undeclared
from validator.proof.faults.unproved import no_case, not_made
from validator.proof.simulate.arranged import Arrangement
from validator.proof.simulate.wishes import NONE, Wishes

MOST_TRIALS = 80
"""Trials of one rule at most."""

_NOT_ASKED = 24
"""Trials at most of a rule that lawful play never asks."""

_PLAYS = 5
"""Segments of play, those in which the rule is asked most, in which its fault is tried."""

_ARRANGED = 2
"""Segments of play beside which rounds of the examples are dealt."""

_AROUND = 3
"""Segments of play that are tried under another filing, or on another day, with nothing done otherwise."""

_SITES = 16
"""Places of one segment of play that are tried for one edit alone."""

_ALONE = 16
"""Faults that are made alone before many are made at once; where no more are to be made, half of them."""

_AT_ONCE = 600
"""Faults that are then made many at once, at most."""

_FURTHER = 16
"""Faults that could not be made with others and are then made alone, at most."""

_ENOUGH, _ENOUGH_ALONE = 64, 4
"""Faults that the rule finds among these, or finds alone; more are not looked for."""

_EDIT_COSTS, _SITE_COSTS, _PLAY_COSTS, _AS_FILED_COSTS, _ARRANGED_COSTS = 0.4, 2.0, 3.0, 4.0, 1.0
_MONEY_COSTS: dict[MoneyRole, float] = {
    "stake": 0.0, "placed": 0.0, "difference": 2.0, "there": 5.0, "chip": 5.0, "literal": 5.0
}  # fmt: skip
"""What puts trials in order: a later edit, a less likely place, the next segment of play, other amounts, the filing as
it is where the example's says more, rounds dealt like those of the example."""


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
        hindered = not_made(self.chapter, self.rule)
        return f"{self._became}. {hindered.why}" if hindered is not None else self._became

    @property
    def _became(self) -> str:
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
    rounds = rounds_under(law_of(chapter), rule)
    edits = edits_of(rounds, chapter, main)
    beside = rounds.also | _noted(chapter, rule)
    best: Trial | None = None
    made = 0
    example, unsaid = example_of(rounds, chapter, main), unsaid_of(rounds, chapter, main)
    deals, wishes = arranged_of(rounds, chapter, main), wishes_of(rounds, chapter, main)
    shown = RuleCircumstances(chapter, rule, main, rounds, beside, unsaid, deals, wishes)
    likely = _likely(shown, plays, example)
    first = [play for _, one in likely[:1] for _, play in one.opened()]
    asked = any(_asked(play, rule) for play in (*plays, *first))
    most = most if asked else min(most, _NOT_ASKED)
    nearest = [one.play for _, one in likely]
    around = chain(
        circumstances(shown, nearest[:_AROUND], day=not edits),
        wished(shown, nearest),
        judged_under(shown, nearest[:_AROUND]),
    )
    faults = _ordered(rule, _faults(rule, edits, likely, seed), most, beside)
    for trial in chain(around, (try_fault(rule, play, applied, beside) for play, applied in faults)):
        made += 1
        if whole and trial.grade is Grade.PROVED:
            trial = try_fault(rule, trial.play, trial.applied, beside, whole=True)
        if best is None or trial.rank < best.rank:
            best = trial
        if (best.grade is Grade.PROVED and not best.noted - best.also) or made >= most:
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
    shown: RuleCircumstances, plays: Sequence[Play], example: NotatedRows | None
) -> list[tuple[float, "_Likely"]]:
    """The plays in which a rule is asked most, under filings like that of the example; each with what it costs.

    Of those in which it is asked as often the play in which most is said that the first round that keeps it says.
    """
    rule, kept = shown.rule, map(shown.written, shown.rounds.passes[:1])
    filed = example.filed if example is not None else {}
    declared = example.recorded if example is not None else {}
    kinds = {str(row["kind"]) for row in example.rows} if example is not None else set()
    words = {(row["kind"], row["what"]) for one in kept for row in one.rows if "what" in row}

    def rank(play: Play) -> tuple[float, int, int]:
        agreeing = sum(play.says(path, value) for path, value in filed.items())
        agreeing += sum(kind in play.scene.by_kind for kind in kinds)
        asked = _asked(play, rule)
        return agreeing + 2 * bool(asked), asked, sum(one in play.scene.rare for one in words)

    # Of plays in which it is not asked the last is likest to come to what is rare.
    ranked = sorted(reversed(plays), key=rank, reverse=True)
    others = {play.filing: play for play in reversed(ranked)}
    # Of each filing the best first, but where the rule is asked before where it is not.
    ranked.sort(key=lambda play: (not _asked(play, rule), others[play.filing] is not play))
    told = tuple(filed.items()), tuple(declared.items()), shown.unsaid, shown.deals, shown.wishes
    likeliest = [_Likely(play, *told, later < _ARRANGED) for later, play in enumerate(ranked[:_PLAYS])]
    return [(_PLAY_COSTS * later, one) for later, one in enumerate(likeliest)]


@dataclass(frozen=True)
class _Likely:
    """Play that may do for a rule, and what its example says of filing and log; looked at only when its turn comes."""

    play: Play
    filed: tuple[tuple[str, str], ...]
    declared: tuple[tuple[str, str], ...]
    unsaid: frozenset[str]
    rounds: tuple[Arrangement, ...]
    wishes: tuple[Wishes, ...]
    arranges: bool
    """Whether the rounds are dealt too."""

    def opened(self) -> list[tuple[float, Play]]:
        """The play as the example would have it, where it can be so and is not, and as it is; with what each costs.

        Of the likeliest, rounds dealt like those of the examples too.
        """
        filed, declared = dict(self.filed), dict(self.declared)
        variants = (self.play.variant(filed, declared, self.unsaid, one) for one in self.wishes or (NONE,))
        otherwise = [one for one in variants if one is not None]
        likeliest = otherwise or [self.play]
        arranged = likeliest[0].arranged(self.rounds) if self.arranges else None
        found = [(0.0, one) for one in likeliest]
        found += [(_ARRANGED_COSTS, arranged)] if arranged is not None else []
        return [*found, (_AS_FILED_COSTS, self.play)] if otherwise else found


def _ordered(
    rule: str, faults: Iterator[tuple[Play, AppliedFault]], most: int, beside: frozenset[str]
) -> Iterator[tuple[Play, AppliedFault]]:
    """The likeliest faults, then those that the rule finds when many are made at once, then those not made so.

    Of those found first such as nothing else is accused near them, but for what may be found ``beside``. Where more are
    asked for than usual, at last those that it did not find.
    """
    yield from islice(faults, _ALONE if most > _ALONE else most // 2)
    others = list(islice(faults, _AT_ONCE))
    found: dict[int, GroupResult] = {}
    for play in {id(play): play for play, _ in others}.values():
        found |= screened(play, rule, [one for of, one in others if of is play], beside)
        told = Counter(found.values())
        if (
            told[GroupResult.ALONE] >= _ENOUGH_ALONE
            or told[GroupResult.ALONE] + told[GroupResult.BESIDE_OTHERS] >= _ENOUGH
        ):
            break
    for seen in (GroupResult.ALONE, GroupResult.BESIDE_OTHERS):
        yield from (one for one in others if found.get(id(one[1])) is seen)
    left = (one for one in others if id(one[1]) not in found)
    yield from islice(left, _FURTHER)
    if most > MOST_TRIALS:
        yield from left
        yield from (one for one in others if found.get(id(one[1])) is GroupResult.NOT_FOUND)
        yield from faults


def _faults(
    rule: str, edits: Sequence[Edit], plays: Sequence[tuple[float, _Likely]], seed: int
) -> Iterator[tuple[Play, AppliedFault]]:
    """Faults in the order in which they promise most: edits, places and segments of play in turn."""
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
        yield _EDIT_COSTS * number + _MONEY_COSTS[edit.money], edit
