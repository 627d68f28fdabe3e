"""Rules as a chapter has them: the question in its words, bound to the duties that name it."""

from collections.abc import Iterable, Mapping

from validator.core.question import FacilityQuestion, FilingQuestion, PlayQuestion, Question
from validator.core.rule import FacilityRule, FilingRule, PlayRule
from validator.law.bindings import Binding

Questions = Mapping[str, Question]
"""Questions by the id of their rule."""


def gathered(values: Iterable[object]) -> dict[str, Question]:
    """The questions among the values of a module, those in tuples too, by id; raises ValueError for two of one id."""
    found: dict[str, Question] = {}
    for value in values:
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, Question) and found.setdefault(one.id, one) is not one:
                raise ValueError(f"two rules are called {one.id}")
    return found


def filing_rules_of(bindings: Mapping[str, Binding], questions: Questions) -> tuple[FilingRule, ...]:
    """The rules on a filing that the bindings name, in their order."""
    named = ((questions.get(rule), one) for rule, one in bindings.items())
    return tuple(filing_rule(asked, one) for asked, one in named if isinstance(asked, FilingQuestion))


def facility_rules_of(bindings: Mapping[str, Binding], questions: Questions) -> tuple[FacilityRule, ...]:
    """The rules on the filings of a facility that the bindings name, in their order."""
    named = ((questions.get(rule), one) for rule, one in bindings.items())
    return tuple(facility_rule(asked, one) for asked, one in named if isinstance(asked, FacilityQuestion))


def play_rules_of(
    bindings: Mapping[str, Binding], questions: Questions, numbers: Mapping[str, int]
) -> tuple[PlayRule, ...]:
    """The rules on play that the bindings name, in their order; ``numbers`` are the slots by the ids of rules.

    Raises KeyError for a rule that has no slot of its name and says none.
    """
    named = ((questions.get(rule), one) for rule, one in bindings.items())
    return tuple(
        play_rule(asked, one, numbers[asked.id] if asked.slot is None else asked.slot)
        for asked, one in named
        if isinstance(asked, PlayQuestion)
    )


def filing_rule(asked: FilingQuestion, bound: Binding) -> FilingRule:
    """The rule on a filing that a chapter makes of a question."""
    return FilingRule(
        id=asked.id,
        title=asked.title,
        cite=bound.cite,
        quote=bound.quote,
        severity=bound.severity,
        message=asked.message,
        reading=bound.reading,
        also=bound.also,
        check=asked.check,
        parameters=asked.parameters,
        reads=asked.reads,
        may_read=asked.may_read,
        facts=asked.facts,
        when=asked.when,
        each=asked.each,
        at=asked.at or (*asked.reads, *asked.may_read)[0],
        expected=asked.expected,
        observed=asked.observed,
        proof=asked.proof,
    )


def facility_rule(asked: FacilityQuestion, bound: Binding) -> FacilityRule:
    """The rule on the filings of a facility that a chapter makes of a question."""
    return FacilityRule(
        id=asked.id,
        title=asked.title,
        cite=bound.cite,
        quote=bound.quote,
        severity=bound.severity,
        message=asked.message,
        reading=bound.reading,
        also=bound.also,
        check=asked.check,
        path=asked.path,
        when=asked.when,
    )


def play_rule(asked: PlayQuestion, bound: Binding, slot: int) -> PlayRule:
    """The rule on play that a chapter makes of a question, reported under ``slot``."""
    return PlayRule(
        id=asked.id,
        title=asked.title,
        cite=bound.cite,
        quote=bound.quote,
        severity=bound.severity,
        message=asked.message,
        reading=bound.reading,
        also=bound.also,
        slot=slot,
        needs=asked.needs,
        expected=asked.expected,
        observed=asked.observed,
        unit=asked.unit,
        pays_wrong=asked.pays_wrong,
    )
