"""What was judged, how often, and what could not be and why: the end of every report."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from validator.core.citation import Citation
from validator.core.finding import Tally
from validator.report.page import Page
from validator.report.words import cited, count

_RULES_NAMED = 4


@dataclass(slots=True)
class Totals:
    """Tallies of several rules added up."""

    rules: int = 0
    kept: int = 0
    broken: int = 0
    noted: int = 0
    not_applicable: int = 0
    not_checkable: int = 0

    def add(self, tally: Tally) -> None:
        """Take in one rule's tally."""
        self.rules += 1
        self.kept += tally.kept
        self.broken += tally.broken
        self.noted += tally.noted
        self.not_applicable += tally.not_applicable
        self.not_checkable += tally.not_checkable

    def in_words(self) -> str:
        """The five outcomes and their numbers."""
        return (
            f"{self.kept:,} kept, {self.broken:,} broken, {self.noted:,} noted, "
            f"{self.not_applicable:,} not applicable, {self.not_checkable:,} not checkable"
        )


def total(tallies: Iterable[Tally]) -> Totals:
    """The sum over all rules."""
    totals = Totals()
    for tally in tallies:
        totals.add(tally)
    return totals


def write_tallies(page: Page, tallies: Sequence[Tally], *, verbose: bool) -> None:
    """How often the rules were asked and what came of it: by section of the law, or ``verbose`` by rule."""
    page.line(("what was judged", "bold"), f": {count(len(tallies), 'rule')}: {total(tallies).in_words()}")
    if verbose:
        _write_rules(page, tallies)
        return
    _write_sections(page, tallies)
    silent = sum(not _asked(tally) for tally in tallies)
    if silent:
        page.line(f"  {count(silent, 'rule')} never asked, as nothing called for them (--verbose names them)")


def _write_sections(page: Page, tallies: Sequence[Tally]) -> None:
    sections: dict[str, Totals] = {}
    for tally in tallies:
        sections.setdefault(Citation.parse(tally.citation).section_number, Totals()).add(tally)
    page.line((f"  {'section':<14}{'rules':>7}{_HEADS}", "dim"))
    for section, totals in sorted(sections.items(), key=lambda one: _in_order(one[0])):
        page.line(f"  {cited(section):<14}{totals.rules:>7,}", _numbers(totals), _mark(totals))


def _write_rules(page: Page, tallies: Sequence[Tally]) -> None:
    asked = [tally for tally in tallies if _asked(tally)]
    wide = max((len(tally.rule) for tally in asked), default=0) + 2
    law = max((len(cited(tally.citation)) for tally in asked), default=0) + 2
    page.line((f"  {'rule':<{wide}}{'law':<{law}}{_HEADS}", "dim"))
    for tally in asked:
        totals = total([tally])
        page.line(f"  {tally.rule:<{wide}}{cited(tally.citation):<{law}}", _numbers(totals), _mark(totals))
    silent = [tally.rule for tally in tallies if not _asked(tally)]
    if silent:
        page.line(f"  {count(len(silent), 'rule')} never asked, as nothing called for them: {', '.join(silent)}")


def _in_order(section: str) -> tuple[str, int]:
    chapter, _, number = section.partition(".")
    return chapter, int(number or 0)


def _asked(tally: Tally) -> bool:
    return bool(tally.judged or tally.not_checkable or tally.not_applicable)


_HEADS = f"{'kept':>10}{'broken':>9}{'noted':>8}{'n/a':>8}{'not checkable':>15}"


def _numbers(totals: Totals) -> str:
    return (
        f"{totals.kept:>10,}{totals.broken:>9,}{totals.noted:>8,}"
        f"{totals.not_applicable:>8,}{totals.not_checkable:>15,}"
    )


def _mark(totals: Totals) -> tuple[str, str]:
    return ("  <", "bold red") if totals.broken else ("", "")


def write_missing(page: Page, tallies: Sequence[Tally], *, every: bool) -> None:
    """What was not checkable, by missing fact; ``every`` names all rules, else the first few."""
    missing: dict[str, dict[str, int]] = {}
    for tally in tallies:
        for fact, number in tally.missing.items():
            rules = missing.setdefault(fact, {})
            rules[tally.rule] = rules.get(tally.rule, 0) + number
    if not missing:
        return
    page.line(("not checkable, by what is missing", "bold"))
    for fact, rules in missing.items():
        named = list(rules) if every else list(rules)[:_RULES_NAMED]
        more = f" and {len(rules) - len(named)} more" if len(named) < len(rules) else ""
        times = sum(rules.values())
        often = "" if times == len(rules) == 1 else f" ({count(times, 'time')})"
        page.line("  ", (fact, "yellow"), f"{often}: {', '.join(named)}{more}")
