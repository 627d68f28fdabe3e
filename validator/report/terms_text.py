"""Writes what reports on filings and logs share: repeated findings capped, suppressed ones, the last line."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic, TypeVar

from validator.core.finding import FilingPlace, Finding, LogPlace, Outcome, Tally
from validator.filing.calendar import Clash
from validator.report.finding_text import word_of
from validator.report.formats import Manner
from validator.report.judgment import CheckedFilings, Judgment, ReportedFinding, Standing, Terms, ToldClash
from validator.report.page import NoWrap, Page, StyledText
from validator.report.reported_finding import numbers_of
from validator.report.words import STYLES, count

if TYPE_CHECKING:
    from validator.report.suppression import AppliedSuppression

IN_FULL = 5
"""Findings of one rule that the text shows in full; the others it counts."""

T = TypeVar("T")


@dataclass(slots=True)
class Remainder(Generic[T]):
    """Findings that are only counted: how many there are, and the first of them."""

    number: int = 0
    first: list[T] = field(default_factory=list)


def in_full(told: Iterable[T], rule: Callable[[T], str], manner: Manner) -> tuple[list[T], dict[str, Remainder[T]]]:
    """What is told in full, and by rule what is only counted."""
    seen: Counter[str] = Counter()
    rest: dict[str, Remainder[T]] = {}
    shown = []
    for one in told:
        name = rule(one)
        seen[name] += 1
        if manner.every or seen[name] <= IN_FULL:
            shown.append(one)
            continue
        more = rest.setdefault(name, Remainder())
        more.number += 1
        if len(more.first) < IN_FULL:
            more.first.append(one)
    return shown, rest


def more_of(page: Page, rest: Mapping[str, Remainder[T]], where: Callable[[T], str]) -> None:
    """Write of each rule how many more there are, and where the first of them are."""
    for rule, found in rest.items():
        places = list(dict.fromkeys(map(where, found.first)))
        named: list[StyledText] = []
        for place in places:
            named += [", ", NoWrap(place)] if named else [NoWrap(place)]
        further = ", …" if found.number > len(found.first) else ""
        more = (f"and {found.number:,} more of ", "bold")
        page.line(more, (rule, "cyan"), " (", *named, f"{further}); --all", hang=4)
    if rest:
        page.line()


def write_bearing(page: Page, judgment: Judgment) -> None:
    """Write what of an options file bears on the report, or that it is not obeyed."""
    if judgment.terms.bearing:
        page.line(("options", "bold yellow"), f": {judgment.terms.bearing}", hang=2)


def write_terms(page: Page, judgment: Judgment, manner: Manner) -> None:
    """Write what is suppressed and on whose word, what is known from the baseline, and what of it has vanished."""
    terms = judgment.terms
    clashes = judgment.clashes if isinstance(judgment, CheckedFilings) else ()
    for one in terms.suppressions:
        _write_suppression(page, one)
        fitting = (told for told in judgment.arranged if told.suppression is one.suppression)
        _write_places(page, fitting, manner)
        _write_clashes(page, [told.clash for told in clashes if told.suppression is one.suppression])
    numbers = numbers_of(judgment.arranged)
    known = sum(number for (standing, _), number in numbers.items() if standing is Standing.KNOWN)
    known_clashes = [one.clash for one in clashes if one.standing is Standing.KNOWN]
    if known or known_clashes:
        number = count(known + len(known_clashes), "finding")
        page.line(("known", "bold"), f": {number} of the baseline ", NoWrap(terms.baseline), hang=2)
        _write_places(page, (told for told in judgment.arranged if told.standing is Standing.KNOWN), manner)
        _write_clashes(page, known_clashes)
    for gone in terms.vanished:
        page.line(("vanished", "bold"), f": {gone.in_words}", hang=2)
    if terms.suppressions or known or known_clashes or terms.vanished:
        page.line()


def suppression_in_words(one: "AppliedSuppression") -> str:
    """What is suppressed, why, on whose word, until when, and what came of it."""
    rule = one.suppression
    until = f", until {rule.until}" if rule.until is not None else ""
    return f"{rule.about}: {rule.reason} (approved by {rule.approver}{until}); {one.in_words}"


def _write_suppression(page: Page, one: "AppliedSuppression") -> None:
    label = ("expired", "bold yellow") if one.expired else ("suppressed", "bold")
    page.line(label, f": {suppression_in_words(one)}", hang=2)


def _write_places(page: Page, told: Iterable[ReportedFinding], manner: Manner) -> None:
    """One line for each, those beyond the first few of a rule counted."""
    shown, rest = in_full(told, lambda one: one.finding.rule, manner)
    for one in shown:
        finding = one.finding
        word = word_of(finding)
        page.line(
            "  ",
            NoWrap(f"{place_in_words(finding)}:"),
            " ",
            (word, STYLES[word]),
            f" {finding.rule}: {finding.message}",
            hang=4,
        )
    for rule, found in rest.items():
        page.line(f"  and {found.number:,} more of {rule}; --all", hang=4)


def _write_clashes(page: Page, clashes: Sequence[Clash]) -> None:
    for clash in clashes:
        page.line("  ", NoWrap(f"{clash.where}:"), f" {clash.kind}: {clash.message}", hang=4)


def place_in_words(finding: Finding) -> str:
    """Where a finding is: file, line and column, or table, round and event."""
    return str(finding.where) if isinstance(finding.where, FilingPlace | LogPlace) else ""


def write_closing(page: Page, summary: tuple[str, str, str], *, clean: bool) -> None:
    """Write the three lines that a report ends with: what was judged, what was not and why, what came of it."""
    judged, not_judged, in_all = summary
    page.line(("judged", "bold"), f": {judged}", hang=2)
    page.line(("not judged", "bold"), f": {not_judged}", hang=2)
    page.line((in_all, "bold green" if clean else "bold red"), hang=2)


def options_from(terms: Terms) -> str:
    """That a file gave options, in words; "" where none did."""
    return f"; with the options of {terms.configuration}" if terms.configuration else ""


def outcome_in_words(
    told: Sequence[ReportedFinding], clashes: Sequence[ToldClash], tallies: Sequence[Tally]
) -> list[str]:
    """What was found, known and suppressed, and how many rules could not be checked, each in a few words."""
    numbers = numbers_of(told)
    standing = {one: sum(numbers.get((one, end), 0) for end in Outcome) for one in Standing}
    parts = [count(numbers.get((Standing.NEW, Outcome.FAIL), 0), "finding")]
    for_review = numbers.get((Standing.NEW, Outcome.REVIEW), 0)
    if for_review:
        parts.append(f"{for_review:,} for review")
    new_clashes = sum(one.standing is Standing.NEW for one in clashes)
    if new_clashes:
        parts.append(count(new_clashes, "clash", "clashes"))
    known = standing[Standing.KNOWN] + sum(one.standing is Standing.KNOWN for one in clashes)
    if known:
        parts.append(f"{known:,} known")
    suppressed = standing[Standing.SUPPRESSED] + sum(one.standing is Standing.SUPPRESSED for one in clashes)
    if suppressed:
        parts.append(f"{suppressed:,} suppressed")
    unchecked = sum(tally.outcome is Outcome.NOT_CHECKABLE for tally in tallies)
    if unchecked:
        parts.append(f"{count(unchecked, 'rule')} not checkable")
    return parts
