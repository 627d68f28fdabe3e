"""The coverage of a chapter: its duties with the rules that check them, and the rules that check none."""

from collections.abc import Iterable
from dataclasses import dataclass

from validator.core.citation import Citation
from validator.law.coverage import DutyState, RuleRef, State, coverage, strays
from validator.law.duties import load_duties
from validator.law.text import ChapterText, load_text
from validator.report.catalogue import chapters, rules_of


@dataclass(frozen=True, slots=True)
class ChapterCoverage:
    """How the duties of a chapter stand, in the law's order.

    ``strays`` are rules that check no marked duty.
    """

    text: ChapterText
    duties: tuple[DutyState, ...]
    strays: tuple[RuleRef, ...]


def coverage_of(chapter: str) -> ChapterCoverage:
    """Compute the coverage of a chapter from its duties and its rules; a chapter held may have no rules yet."""
    duties = load_duties(chapter)
    ruled = chapter in chapters()
    filing = [entry.rule for entry in rules_of(chapter, "filing")] if ruled else []
    play = [entry.rule for entry in rules_of(chapter, "play")] if ruled else []
    rules = [
        RuleRef(rule.id, cite, quote, on_play)
        for on_play, kind in ((False, filing), (True, play))
        for rule in kind
        for cite, quote in ((rule.cite, rule.quote), *rule.also)
    ]
    return ChapterCoverage(
        load_text(chapter),
        coverage(duties, rules),
        strays(duties, rules),
    )


def by_section(duties: Iterable[DutyState]) -> dict[str, dict[str, list[DutyState]]]:
    """The duties by section and, in it, by paragraph."""
    found: dict[str, dict[str, list[DutyState]]] = {}
    for state in duties:
        section = found.setdefault(Citation.parse(state.duty.cite).section_number, {})
        section.setdefault(state.duty.cite, []).append(state)
    return found


def totals(duties: Iterable[DutyState]) -> dict[State, int]:
    """How many duties stand in each way."""
    found = dict.fromkeys(State, 0)
    for state in duties:
        found[state.state] += 1
    return found
