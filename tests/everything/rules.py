"""The rules of the chapters, every field of each.

Of a function only what it says of itself is told, its own name as ``check``, not where it stands; the number of a rule
on play is no fact of it either. So the lines of a rule stay as they are when functions, modules and numbers move.
"""

import re
from collections.abc import Iterator
from dataclasses import fields

from tests.everything.lines import Line
from tests.everything.values import in_fields, text_of
from validator.chapters.registry import chapter_play, facility_rules, filing_rules
from validator.core.rule import Absent, Condition, Equals, FacilityRule, FilingRule, PlayRule, Present, Stated, Unless
from validator.filing.check_values import spelled_out
from validator.law.facts import Facts
from validator.law.versions import law_of

AnyRule = FilingRule | FacilityRule | PlayRule
SIDES = ("filing", "facility", "play")

OF_MACHINE = frozenset(("id", "number", "check", "proof", "when", "bounds"))
"""Fields that are not told as they stand: the id names the record, functions and conditions are put into words."""


def rules_of(chapter: str, side: str) -> tuple[AnyRule, ...]:
    """The rules of a chapter on one side: on a filing, on the filings of a facility, on play."""
    match side:
        case "filing":
            return filing_rules(law_of(chapter))
        case "facility":
            return facility_rules(law_of(chapter))
    return chapter_play(law_of(chapter)).rules


def rule_lines(chapter: str) -> Iterator[Line]:
    """Every field of every rule of a chapter."""
    for side in SIDES:
        for rule in rules_of(chapter, side):
            for field, value in told_of(rule, law_of(chapter).facts):
                yield Line(f"rule {chapter} {side}", rule.id, field, value)


def told_of(rule: AnyRule, facts: Facts) -> Iterator[tuple[str, str]]:
    """The fields of a rule; templates with the relations that the facts give their numbers."""
    for one in fields(rule):
        if one.name not in OF_MACHINE:
            value = getattr(rule, one.name)
            if isinstance(rule, FilingRule) and one.name in ("message", "expected", "observed"):
                value = spelled_out(rule, value, facts)
            yield from in_fields(one.name, tuple(value) if one.name == "needs" else value)
    if not isinstance(rule, PlayRule):
        yield "checks", re.sub(rf"\b{re.escape(rule.check.__name__)}\(", "check(", rule.doc)
        yield "when", " and ".join(in_words(condition) for condition in rule.when)
    if isinstance(rule, FilingRule):
        yield "proof", "" if rule.proof is None else (rule.proof.__doc__ or "shown")


def in_words(condition: Condition) -> str:
    """A condition as one would say it."""
    match condition:
        case Equals(path=path, values=values):
            return f"{path} is {_choice(values)}"
        case Unless(path=path, values=values):
            return f"{path} is not {_choice(values)}"
        case Present(path=path):
            return f"there is {path}"
        case Absent(path=path):
            return f"there is no {path}"
        case Stated(path=path):
            return f"{path} is stated"


def _choice(values: tuple[object, ...]) -> str:
    return " or ".join(map(text_of, values))
