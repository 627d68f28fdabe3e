"""The questions of a review: each rule on filings asks one, which "yes" answers where the law is kept."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from validator.chapters.registry import filing_rules
from validator.core.finding import Outcome, Tally
from validator.core.rule import FilingRule
from validator.filing.check import CheckReport
from validator.law.duties import Duty
from validator.law.vocabulary import BearsOn, DutyKind

_FILE: Final = "questions.txt"
_OF_WORDS: Final[Mapping[DutyKind, str]] = {
    DutyKind.OBLIGATION: "Is this provided?",
    DutyKind.PROHIBITION: "Is this left undone?",
    DutyKind.LIMIT: "Is this limit kept?",
    DutyKind.ENTITLEMENT: "Is this choice left open?",
    DutyKind.CONDITIONAL_GRANT: "Is this granted only as the words have it?",
    DutyKind.DEFINITION: "Are the words used as they are defined?",
}
"""What is asked of words on which no rule on filings rests."""


class Question(NamedTuple):
    """A question on a filing, the words of the law that it rests on, and what came of its rule.

    ``duty`` are the words under which it is asked; ``rule`` is None where no rule on filings rests on them, ``tally``
    there too, and where the rule was left out. "Yes" always says that the law is kept.
    """

    asks: str
    cite: str
    quote: str
    duty: Duty
    rule: FilingRule | None = None
    tally: Tally | None = None

    @property
    def outcome(self) -> Outcome | None:
        """What came of its rule; None where no rule was asked."""
        return None if self.tally is None else self.tally.outcome

    @property
    def left_out(self) -> bool:
        """Whether its rule was not asked (--select, --ignore)."""
        return self.rule is not None and self.tally is None


def questions(report: CheckReport) -> tuple[Question, ...]:
    """The questions on a filing in the law's order: one of each rule, one of each duty of a filing without a rule."""
    return tuple(_asked(report))


@cache
def question_by_rule() -> Mapping[str, str]:
    """The question of each rule on filings, by its id."""
    lines = (files(__package__) / _FILE).read_text(encoding="utf-8").splitlines()
    return {rule: asks for rule, _, asks in (line.partition(": ") for line in lines)}


def _asked(report: CheckReport) -> Iterator[Question]:
    if report.law is None:
        return
    rules = {rule.id: rule for rule in filing_rules(report.law)}
    tallies = {tally.rule: tally for tally in report.tallies}
    duties = report.law.duties
    own = {(one.rule, duty.cite) for duty in duties for one in duty.rules}
    told: set[str] = set()
    for duty in duties:
        named = [rules[one.rule] for one in duty.rules if one.rule in rules]
        for rule in named:
            elsewhere = duty.cite != rule.cite and (rule.id, rule.cite) in own
            if rule.id not in told and not elsewhere:
                told.add(rule.id)
                yield Question(_of_rule(rule), rule.cite, rule.quote, duty, rule, tallies.get(rule.id))
        if not named and duty.bears_on is BearsOn.FILING:
            yield Question(_OF_WORDS[duty.kind], duty.cite, duty.quote, duty)


def _of_rule(rule: FilingRule) -> str:
    return question_by_rule().get(rule.id) or f"Is the filing free of this: {rule.title}?"
