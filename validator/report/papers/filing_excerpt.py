"""Finds where a filing says what a rule reads."""

import re
from collections.abc import Iterator

from validator.core.rule import FilingRule
from validator.filing.check import CheckReport
from validator.submission.typed import TypedFiling

_OF_A_LIST = re.compile(r"\[[^\]\"*0-9][^\]\"]*\]$")
"""What names a word of a list: ``layout.areas[lucky-ladies]``."""


def stated_at(rule: FilingRule, report: CheckReport) -> list[int]:
    """The lines of the filing, in order, at which what the rule points to or reads is stated."""
    typed = report.typed
    if typed is None:
        return []
    paths = {path for path in _paths(rule, typed) if typed.has(path)}
    return sorted({typed.key_place(path).line for path in paths})


def cells_by_line(report: CheckReport) -> dict[int, str]:
    """The cells of a form by the lines of the text that it says; none for a filing in YAML."""
    typed = report.typed
    if typed is None or not typed.filing.cells:
        return {}
    return {entry.key_place.line: typed.filing.cell(path) for path, entry in typed.filing.entries.items()}


def _paths(rule: FilingRule, typed: TypedFiling) -> Iterator[str]:
    said = (rule.at, *rule.reads, *rule.may_read)
    for path in (one for several in said for one in several.split(" | ")):
        path = _OF_A_LIST.sub("", path)
        if "[*]" in path:
            yield from typed.expand(path)
        elif "*" not in path:
            yield path
        elif rule.each and path.startswith(f"{rule.each}.*"):
            rest = path.removeprefix(f"{rule.each}.*")
            yield from (f"{child}{rest}" for child in typed.children(rule.each))
        elif rule.each and path == "*":
            yield from typed.children(rule.each)
