"""What a mutant is held against: the rounds that rules show, in each of their chapters, and the worked cases."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial

from tests.told import told_in
from tests.whose import misplaced
from tests.worked.runner import CASES as WORKED, Case as WorkedCase, judge, load_cases
from validator.chapters.registry import chapter_play, played
from validator.core.finding import LogPlace, Outcome
from validator.core.rule import PlayRule
from validator.examples import clean_round, replayed, round_example, rounds_of
from validator.law.versions import Law, law_of
from validator.log.notation import written


@dataclass(frozen=True)
class Case:
    """Something that comes out in one way alone: ``holds`` says whether it still does.

    ``counts`` is the number of the rule whose counters it looks at, -1 where it looks at none.
    """

    name: str
    holds: Callable[[], bool]
    counts: int = -1


def cases(chapters: Iterable[str]) -> Iterator[Case]:
    """All of some chapters."""
    for chapter in chapters:
        yield from of_chapter(chapter)


def of_chapter(chapter: str) -> Iterator[Case]:
    """Those of a chapter."""
    yield from of_rules(chapter, lambda _: True)
    for path in WORKED.glob(f"{chapter}.yaml"):
        for case in load_cases(path):
            yield Case(f"{chapter} {case.id}", partial(_is_met, case))


def _is_met(case: WorkedCase) -> bool:
    return judge(case).result == "met"


def of_rules(chapter: str, wanted: Callable[[PlayRule], bool]) -> Iterator[Case]:
    """The rounds that some rules of a chapter show."""
    law = law_of(chapter)
    for rule in chapter_play(law).rules:
        if wanted(rule):
            yield from _of_rule(law, rule)


def _of_rule(law: Law, rule: PlayRule) -> Iterator[Case]:
    for name, example in (("broken", round_example(law, rule.id)), ("kept", clean_round(law, rule.id))):
        if example is not None:
            told, also = told_in(example.report, rule), rounds_of(law.chapter, rule.id).also
            holds = _still(law, rule, example.text, told, also if name == "broken" else None)
            yield Case(f"{law.chapter} {rule.id} {name}", holds, rule.number)


def _still(law: Law, rule: PlayRule, text: str, told: str, also: frozenset[str] | None) -> Callable[[], bool]:
    """Whether the round breaks the rule, at the acts marked, and accuses of nothing else; None: nothing is found in it.

    What it tells of the rule is told in the same words.
    """

    def holds() -> bool:
        log = written(text, law.chapter, played(law.chapter).main_wager)
        report = replayed(log, law)
        if told_in(report, rule) != told:
            return False
        if also is None:
            return not report.findings
        found = [one for one in report.findings if one.rule == rule.id]
        accused = {one.rule for one in report.findings if one.outcome is Outcome.FAIL}
        ended = {one.outcome for one in found} == {Outcome.REVIEW if rule.reading else Outcome.FAIL}
        places = {one.where.event for one in found if isinstance(one.where, LogPlace)} == set(log.marked)
        seats = not any(misplaced(one, log) for one in found)
        return ended and places and seats and accused - {rule.id} == also

    return holds
