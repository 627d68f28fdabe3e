"""What was judged, how often, and what could not be and why: the end of every report."""

from collections.abc import Sequence
from typing import NamedTuple

from validator.core.citation import Citation
from validator.core.finding import GRAVITY, Outcome, Tally
from validator.report.page import Page
from validator.report.totals import Totals, add_up
from validator.report.words import cited, count

_FACTS_NAMED = 4
_NEVER_ASKED = "never asked"


class _Row(NamedTuple):
    """A line of a table: its numbers add up to ``total``."""

    label: str
    total: int
    numbers: tuple[int, ...]
    fails: bool = False


def write_tallies(page: Page, tallies: Sequence[Tally]) -> None:
    """What came of the rules by section of the law, and how often each was asked and what came of it."""
    totals = add_up(tallies)
    asked = f"{count(totals.all_rules, 'rule')}, asked {count(totals.all_times, 'time')}"
    page.line(("what was judged", "bold"), f": {asked}")
    if not tallies:
        return
    _write_sections(page, tallies, totals)
    page.line("  Each rule is counted once, by the gravest (leftmost) of its outcomes.")
    if totals.partly:
        rules = count(totals.partly, "rule")
        page.line(f"  Not checkable only in part: {rules}, passed where {_it(totals.partly)} could be checked.")
    if totals.besides:
        rules = count(totals.besides, "rule")
        page.line(f"  Failed or for review, and elsewhere not checkable: {rules}.")
    _write_rules(page, tallies)
    silent = _by_section([tally for tally in tallies if tally.outcome is None])
    if silent:
        number = sum(map(len, silent.values()))
        page.line(f"  {count(number, 'rule')} {_NEVER_ASKED}, as nothing called for them:")
        for section, of_section in silent.items():
            page.line(f"    {cited(section)}: {', '.join(tally.rule for tally in of_section)}", hang=6)


def left_open(tallies: Sequence[Tally]) -> list[str]:
    """How many rules could not be checked and for want of what, in a few words; nothing of those never called for."""
    totals = add_up(tallies)
    parts = []
    unchecked = totals.rules[Outcome.NOT_CHECKABLE]
    if totals.times[Outcome.NOT_CHECKABLE]:
        missing: dict[str, int] = {}
        for tally in tallies:
            for fact, number in tally.missing.items():
                missing[fact] = missing.get(fact, 0) + number
        most = sorted(missing.items(), key=lambda one: -one[1])
        named = ", ".join(f"{fact} ({number:,})" for fact, number in most[:_FACTS_NAMED])
        more = f" and {len(most) - _FACTS_NAMED:,} more" if len(most) > _FACTS_NAMED else ""
        if unchecked:
            in_part = f", {totals.besides:,} more in part" if totals.besides else ""
            rules = f"{count(unchecked, 'rule')} not checkable{in_part}"
        else:
            rules = f"{count(totals.besides, 'rule')} not checkable in part"
        parts.append(f"{rules}, for want of {named}{more} (-v: which)")
    return parts


def _by_section(tallies: Sequence[Tally]) -> dict[str, list[Tally]]:
    """The tallies of each section of the law, in the order of the sections."""
    sections: dict[str, list[Tally]] = {}
    for tally in tallies:
        sections.setdefault(Citation.parse(tally.citation).section_number, []).append(tally)
    return {section: sections[section] for section in sorted(sections, key=_in_order)}


def _write_sections(page: Page, tallies: Sequence[Tally], totals: Totals) -> None:
    rows = [_of_rules(cited(section), add_up(of_section)) for section, of_section in _by_section(tallies).items()]
    _write_table(page, "rules by section", rows, (_of_rules("all rules", totals), _of_times("times asked", totals)))


def _write_rules(page: Page, tallies: Sequence[Tally]) -> None:
    asked = [tally for tally in tallies if tally.outcome is not None]
    wide = max((len(tally.rule) for tally in asked), default=0) + 2
    rows = [_of_times(f"{tally.rule:<{wide}}{cited(tally.citation)}", add_up([tally])) for tally in asked]
    _write_table(page, "times asked, by rule", rows, (_of_times("times asked", add_up(asked)),))


def _of_rules(label: str, totals: Totals) -> _Row:
    return _Row(label, totals.all_rules, tuple(totals.rules.values()), totals.rules[Outcome.FAIL] > 0)


def _of_times(label: str, totals: Totals) -> _Row:
    return _Row(label, totals.all_times, tuple(totals.times.values()), totals.times[Outcome.FAIL] > 0)


def _write_table(page: Page, head: str, rows: Sequence[_Row], sums: Sequence[_Row]) -> None:
    """Write rows that add up across, and down to the first of ``sums``."""
    every = (*rows, *sums)
    labels = [page.carried(row.label) for row in every]
    columns = max(len(row.numbers) for row in every)
    heads = ["in all", *[outcome.value for outcome in GRAVITY], _NEVER_ASKED][: columns + 1]
    upper = [words.rpartition(" ")[0] if words != "in all" else "" for words in heads]
    lower = [words.rpartition(" ")[2] if words != "in all" else words for words in heads]
    cells = [[f"{number:,}" for number in (row.total, *row.numbers)] for row in every]
    widths = [
        2 + max(len(words), *(len(line[place]) for line in cells if place < len(line)))
        for place, words in enumerate(lower)
    ]
    wide = max(len(words) for words in (head, *labels))
    page.line((f"  {'':<{wide}}{_placed(upper, widths)}", "dim"))
    page.line((f"  {head:<{wide}}{_placed(lower, widths)}", "dim"))
    for number, (row, line) in enumerate(zip(every, cells, strict=True)):
        style = "bold" if number >= len(rows) else ""
        mark = ("  <", "bold red") if row.fails and not style else ("", "")
        page.line((f"  {labels[number]:<{wide}}{_placed(line, widths)}", style), mark)


def _placed(cells: Sequence[str], widths: Sequence[int]) -> str:
    return "".join(f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=False))


def _it(number: int) -> str:
    return "it" if number == 1 else "they"


def _in_order(section: str) -> tuple[str, int]:
    chapter, _, number = section.partition(".")
    return chapter, int(number or 0)


def write_missing(page: Page, tallies: Sequence[Tally]) -> None:
    """What was not checkable, by missing fact, with the rules that wanted it."""
    missing: dict[str, dict[str, int]] = {}
    for tally in tallies:
        for fact, number in tally.missing.items():
            rules = missing.setdefault(fact, {})
            rules[tally.rule] = rules.get(tally.rule, 0) + number
    if not missing:
        return
    times = sum(sum(rules.values()) for rules in missing.values())
    page.line(("not checkable, by what is missing", "bold"), f": {count(times, 'time')}")
    for fact, rules in missing.items():
        page.line("  ", (fact, "yellow"), f" ({count(sum(rules.values()), 'time')}): {', '.join(rules)}", hang=4)
