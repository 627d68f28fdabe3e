"""Lists what a filing does not state yet, although rules ask for it."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from validator.chapters.registry import filing_rules
from validator.core.finding import FilingPlace, Outcome
from validator.core.rule import Equals, FilingRule, Stated
from validator.filing.check import OUR_OWN_FAULT, CheckReport
from validator.filing.fields import Field, field_at, filing_fields, order_of
from validator.submission.filing import ABSENT, parent_path, steps_of

_INDEX = re.compile(r"\[[0-9]+\]")
_WORD = re.compile(r"\[[^\"\]*0-9][^\]]*\]$")


@dataclass(slots=True)
class MissingField:
    """A field that a filing does not state: its path there, and what is ``known`` of it, None of a key of no field.

    ``line`` is that of the nearest block which is there, from 1 on; ``cell`` that of a form, "" of a filing in YAML.
    ``rules`` wait for it, by id in the law's order; ``demanded`` are the paragraphs that demand that it is stated.
    """

    path: str
    known: Field | None
    line: int
    rules: list[str] = field(default_factory=list)
    demanded: list[str] = field(default_factory=list)
    cell: str = ""


def unstated_in(report: CheckReport) -> tuple[MissingField, ...]:
    """The fields that a checked filing does not state and a rule asks for, in its own order and that of the form."""
    typed = report.typed
    if typed is None or report.law is None:
        return ()
    found: dict[str, MissingField] = {}
    rules = {rule.id: rule for rule in filing_rules(report.law)}

    def at(path: str) -> MissingField | None:
        plain = _WORD.sub("", path)
        if typed.missing(plain) is not ABSENT:
            return None
        if plain not in found:
            line = typed.key_place(plain).line
            found[plain] = MissingField(plain, field_at(report.chapter, plain), line, cell=typed.filing.cell(plain))
        return found[plain]

    for tally in report.tallies:
        rule, waiting = rules[tally.rule], [path for path in tally.missing if path != OUR_OWN_FAULT]
        asked = _asked(rule)
        for path in dict.fromkeys((*waiting, *(asked if waiting and not rule.each else ()))):
            one = at(path)
            if one is None or tally.rule in one.rules:
                continue
            one.rules.append(tally.rule)
            if not (rule.each or rule.reading or path in asked):
                one.demanded.append(rule.cite)
    for finding in report.findings:
        one = at(finding.where.path) if isinstance(finding.where, FilingPlace) else None
        if one is not None and finding.outcome is Outcome.FAIL and finding.citation not in one.demanded:
            one.demanded.append(finding.citation)
    order, blocks = order_of(report.chapter), _blocks(report.chapter, typed.keys())
    return tuple(sorted(found.values(), key=lambda one: (blocks.index(_block(one.path)), *_place(order, one.path))))


def _asked(rule: FilingRule) -> list[str]:
    """The paths without which a rule is not checkable."""
    asked = [one.path for one in rule.when if isinstance(one, Equals | Stated)]
    return [path for said in (*rule.reads, *asked) for path in said.split(" | ")[:1] if "*" not in path]


def _blocks(chapter: str, stated: Sequence[str]) -> list[str]:
    """The blocks of a filing in its own order; one that is not there follows the one before it in the form."""
    blocks, before = list(stated), -1
    for one in filing_fields(chapter):
        if one.key not in blocks:
            blocks.insert(before + 1, one.key)
        before = blocks.index(one.key)
    return blocks


def _block(path: str) -> str:
    """The key at the top of the filing beneath which a path lies."""
    return steps_of(_INDEX.sub("", path))[0]


def _place(order: Mapping[str, int], path: str) -> tuple[int, str]:
    """The place of a field in the form; of a key that it does not know, behind the block that holds it."""
    within = path
    while within and within not in order:
        within = parent_path(within)
    return order.get(within, len(order)), path
