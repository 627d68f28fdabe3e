"""Finds what in a chapter's law data does not resolve: quotations of duties, rules they name, what these rules ask."""

import re
import string
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from validator.chapters.registry import played, said_where
from validator.core.packed import KeyPath
from validator.core.rule import ENDED, EXPIRES, IN_FORCE_FROM
from validator.core.rule_definitions import FacilityCheck, FilingCheck, PlayWords, RuleDefinition, failing_of
from validator.examples import Rounds, rounds_of
from validator.law.bindings import RuleReference
from validator.law.duties import BadDuties, Duty, duty_of, must_follow, must_quote
from validator.law.facts import Facts
from validator.law.tables import Grid
from validator.law.versions import Law
from validator.law.vocabulary import BearsOn
from validator.log.notation import NotationError, written
from validator.submission.schema import Schema, load_schema

OF_FILINGS = {"hint", "standing", "proof"}
OF_FACILITIES = {"this", "other", "place"}
OF_PLAY = {
    *("expected", "observed", "difference", "seat", "player", "hand", "dealer"),
    *("wager", "stake", "card", "table", "standing", "settled", "due"),
}
"""What the templates of every rule of a kind may name; those of a rule on filings, the parameters of its check too."""


@dataclass(frozen=True, slots=True)
class ReferenceFault:
    """What is wrong, and where: at a ``key`` of the duties, or in a field of what a rule is said to be."""

    message: str
    key: KeyPath = ()
    asked: RuleDefinition | None = None
    field: str = ""


def faults_of(
    law: Law, said: Mapping[str, RuleDefinition], duties: Mapping[str, Any] | None = None
) -> Iterator[ReferenceFault]:
    """The faults of a chapter's law: of its duties, then of the rules of ``said`` that they name.

    ``duties`` are others than those of the law, in the form of its data.
    """
    text, duties = law.text, duties or law.held.duties
    first: dict[str, str] = {}
    further: dict[str, KeyPath] = {}
    before: Duty | None = None
    for number, entry in enumerate(duties["duties"]):
        here: KeyPath = ("duties", number)
        try:
            duty = duty_of(entry, text, duties["plans"])
            if before is not None:
                must_follow(before, duty, text)
        except BadDuties as fault:
            yield ReferenceFault(str(fault), (*here, fault.key))
            continue
        before = duty
        found: list[RuleReference] = []
        for place, one, problem in _named_by(law, duty, said):
            key = (*here, *place)
            if problem:
                yield ReferenceFault(problem, key)
            if one is None:
                continue
            found.append(one)
            if one.also:
                further.setdefault(one.rule, key)
            elif one.rule in first:
                yield ReferenceFault(
                    f"{one.rule} stands under {first[one.rule]} already; here write also: {one.rule}", key
                )
            else:
                first[one.rule] = duty.cite
        yield from (ReferenceFault(problem, (*here, *place)) for place, problem in _explained(duty, found, said))
    for rule, key in further.items():
        if rule not in first:
            yield ReferenceFault(
                f"this duty also says {rule}, and no other names it as the one that it cites first", key
            )
    schema = load_schema(law.chapter)
    for rule in first:
        if rule in said:
            yield from _faults_of_rule(rule, said[rule], law, schema)


def _named_by(
    law: Law, duty: Duty, said: Mapping[str, RuleDefinition]
) -> Iterator[tuple[KeyPath, RuleReference | None, str]]:
    """The rules that a duty names, each with its place and what is wrong with it, "" where nothing is."""
    readings = {reading.id: reading for reading in law.readings}
    seen: set[tuple[str, str]] = set()
    for number, rule in enumerate(duty.rules):
        place: KeyPath = ("rules", number)
        try:
            must_quote(rule, duty)
        except BadDuties as fault:
            yield (*place, fault.key), None, str(fault)
            continue
        name = (*place, "also" if rule.also else "rule")
        if rule.rule not in said:
            problem = f"no module of chapter {law.chapter} says what the rule {rule.rule} is{_near(rule.rule, said)}"
            yield name, None, problem
        elif (rule.rule, rule.quote) in seen:
            yield name, None, f"the duty names {rule.rule} in the same words twice"
        elif rule.reading and rule.reading not in readings:
            problem = f"no reading of chapter {law.chapter} is called {rule.reading}{_near(rule.reading, readings)}"
            yield (*place, "reading"), rule, problem
        else:
            yield place, rule, ""
        seen.add((rule.rule, rule.quote))


def _explained(
    duty: Duty, found: Sequence[RuleReference], said: Mapping[str, RuleDefinition]
) -> Iterator[tuple[KeyPath, str]]:
    """What is wrong with how a duty is explained: by its rules, or by the reason why none can judge it."""
    at_table = duty.bears_on in (BearsOn.ROUND, BearsOn.TABLE)
    judging = [one.rule for one in found if not at_table or isinstance(said[one.rule], PlayWords)]
    mark = "not_checkable" if duty.not_checkable else "planned" if duty.planned else ""
    if judging and mark:
        yield (mark,), f"{mark} is out of date: {', '.join(judging)} judges the duty"
    if not judging and not mark:
        stated = " on play" if found else ""
        yield ("quote",), f"no rule{stated} judges the duty, and not_checkable gives no reason"


def _near(name: str, names: Iterable[str]) -> str:
    near = get_close_matches(name, names, n=2)
    return f"; did you mean {' or '.join(near)}?" if near else ""


def _faults_of_rule(rule: str, asked: RuleDefinition, law: Law, schema: Schema) -> Iterator[ReferenceFault]:
    chapter, facts = law.chapter, law.facts
    if isinstance(asked, PlayWords):
        yield from _faults_of_rounds(asked, rounds_of(chapter, rule), law)
    elif not asked.fails and failing_of(asked.check) is None:
        yield ReferenceFault(f"{rule} shows no example: fails is what makes a sound filing break it", asked=asked)
    if isinstance(asked, FilingCheck):
        for fact in asked.facts:
            if fact not in (IN_FORCE_FROM, EXPIRES, ENDED) and not is_fact(facts, fact):
                near = _near(fact, facts)
                yield ReferenceFault(f"chapter {chapter} has no fact {fact}{near}", asked=asked, field="facts")
    for field, paths in _paths(asked):
        for path in paths:
            if path != "*" and not is_path(schema, path):
                yield ReferenceFault(f"no filing of chapter {chapter} says {path}", asked=asked, field=field)


def _faults_of_rounds(asked: PlayWords, shown: Rounds, law: Law) -> Iterator[ReferenceFault]:
    for name, texts in (("fails", shown.fails), ("passes", shown.passes)):
        if not texts:
            file = f"{said_where(law.chapter, asked).rpartition('.')[2]}.yaml"
            yield ReferenceFault(
                f"{asked.id} shows no round under {name} in the file {file} beside its module", asked=asked
            )
        for text in texts:
            try:
                written(text, law.chapter, played(law.chapter).main_wager)
            except NotationError as fault:
                yield ReferenceFault(f"a round of {asked.id} cannot be read: {fault}", asked=asked)


def _paths(asked: RuleDefinition) -> Iterator[tuple[str, list[str]]]:
    """The paths in a filing that a rule names, by the field in which they stand."""
    if isinstance(asked, PlayWords):
        return
    yield "when", [condition.path for condition in asked.when]
    if isinstance(asked, FacilityCheck):
        yield "path", [asked.path]
        return
    own = {"reads": asked.reads, "may_read": asked.may_read, "at": (asked.at,), "each": (asked.each,)}
    for field, paths in own.items():
        yield field, [path for each in paths for path in each.split(" | ") if path]


def is_fact(facts: Facts, name: str) -> bool:
    """Whether a rule may ask the law for a fact of that name; see FilingRule."""
    table, dot, row = name.partition(".")
    table = table.partition(":")[0]
    if table not in facts.by_name:
        return False
    if dot and isinstance(grid := facts[table].value, Grid):
        return row.isdecimal() and int(row) in grid.rows
    return not dot or row == "*" or facts.row(table, row).value is not None


def is_path(schema: Schema, path: str) -> bool:
    """Whether a filing may say something at a path that a rule names; see FilingRule."""
    said: list[Mapping[str, Any]] = [schema.root]
    for step in re.findall(r"[^.\[\]]+|\[[^\]]+\]", path):
        shapes = [schema.resolve(one) for one in said]
        items = [shape.items for shape in shapes if shape.items is not None]
        if step in ("*", "[*]"):
            said = [child for shape in shapes for child in shape.properties.values()] + items
        elif re.fullmatch(r"\[[0-9]+\]", step):
            said = items
        elif step.startswith("["):
            return any(step[1:-1] in schema.resolve(item).enum for item in items)
        else:
            said = [shape.properties[step] for shape in shapes if step in shape.properties]
    return bool(said)


def template_faults(asked: RuleDefinition) -> Iterator[ReferenceFault]:
    """The fields that the templates of a rule name although nothing fills them."""
    match asked:
        case FilingCheck():
            known = OF_FILINGS | set(asked.parameters)
        case FacilityCheck():
            known = OF_FACILITIES
        case PlayWords():
            known = OF_PLAY
    for template in ("message", "expected", "observed"):
        for _, name, _, _ in string.Formatter().parse(getattr(asked, template, "")):
            if name is not None and name not in known:
                told = f"nothing fills {{{name}}}; what may be named: {', '.join(sorted(known))}"
                yield ReferenceFault(told, asked=asked, field=template)
