"""Binds rules to the duties of a chapter that name them."""

from collections.abc import Iterable, Mapping

from validator.core.rule import FacilityRule, FilingRule, PlayRule
from validator.core.rule_definitions import FacilityCheck, FilingCheck, PlayWords, RuleDefinition
from validator.law.bindings import Binding
from validator.law.facts import Bound

SaidById = Mapping[str, RuleDefinition]
"""What is said of rules, by the id of their rule."""


def gathered(named: Iterable[tuple[str, object]]) -> dict[str, RuleDefinition]:
    """What the names of a module say of rules, those on play in tuples too, by id.

    The id of a rule on filings is its name, with hyphens. Raises ValueError for two of one id.
    """
    found: dict[str, RuleDefinition] = {}
    for name, value in named:
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, RuleDefinition):
                rule = one.id if isinstance(one, PlayWords) else name.replace("_", "-")
                if found.setdefault(rule, one) is not one:
                    raise ValueError(f"two rules are called {rule}")
    return found


def filing_rules_of(bindings: Mapping[str, Binding], said: SaidById) -> tuple[FilingRule, ...]:
    """The rules on a filing that the bindings name, in their order."""
    named = ((rule, said.get(rule), one) for rule, one in bindings.items())
    return tuple(filing_rule(rule, asked, one) for rule, asked, one in named if isinstance(asked, FilingCheck))


def facility_rules_of(bindings: Mapping[str, Binding], said: SaidById) -> tuple[FacilityRule, ...]:
    """The rules on the filings of a facility that the bindings name, in their order."""
    named = ((rule, said.get(rule), one) for rule, one in bindings.items())
    return tuple(facility_rule(rule, asked, one) for rule, asked, one in named if isinstance(asked, FacilityCheck))


def play_rules_of(bindings: Mapping[str, Binding], said: SaidById, numbers: Mapping[str, int]) -> tuple[PlayRule, ...]:
    """The rules on play that the bindings name, in their order; ``numbers`` are those of rules by their ids.

    Raises KeyError for a rule of which no judge has the id and whose words give no number.
    """
    named = ((said.get(rule), one) for rule, one in bindings.items())
    return tuple(
        play_rule(asked, one, numbers[asked.id] if asked.number is None else asked.number)
        for asked, one in named
        if isinstance(asked, PlayWords)
    )


def filing_rule(rule: str, asked: FilingCheck, bound: Binding) -> FilingRule:
    """The rule on a filing of that id that a chapter makes of its words."""
    return FilingRule(
        id=rule,
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
        at=asked.at or asked.first_path,
        expected=asked.expected,
        observed=asked.observed,
        proof=asked.proof,
        bounds=bounds_of(rule, asked),
    )


def bounds_of(rule: str, asked: FilingCheck) -> dict[str, str]:
    """The facts that the check takes with their relations, each with its parameter, whose type says so.

    Raises TypeError where it takes so what is no fact.
    """
    types = asked.check.__annotations__
    first = len(asked.parameters) - len(asked.facts)
    for name in asked.parameters[:first]:
        if types.get(name) is Bound:
            raise TypeError(f"rule {rule}: {name} is no fact, and has no relation")
    named = zip(asked.facts, asked.parameters[first:], strict=True)
    return {fact: name for fact, name in named if types.get(name) is Bound}


def facility_rule(rule: str, asked: FacilityCheck, bound: Binding) -> FacilityRule:
    """The rule on the filings of a facility of that id that a chapter makes of its words."""
    return FacilityRule(
        id=rule,
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


def play_rule(asked: PlayWords, bound: Binding, number: int) -> PlayRule:
    """The rule on play that a chapter makes of its words, reported under ``number``."""
    return PlayRule(
        id=asked.id,
        title=asked.title,
        cite=bound.cite,
        quote=bound.quote,
        severity=bound.severity,
        message=asked.message,
        reading=bound.reading,
        also=bound.also,
        number=int(number),
        needs=asked.needs,
        expected=asked.expected,
        observed=asked.observed,
        unit=asked.unit,
        pays_wrong=asked.pays_wrong,
    )
