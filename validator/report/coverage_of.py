"""The coverage of a chapter: its duties with the rules that check them."""

from collections.abc import Iterable
from dataclasses import dataclass

from validator.core.citation import Citation
from validator.law.coverage import DutyState, State, duty_states
from validator.law.versions import LATEST, Law, LawOn
from validator.report.catalogue import chapters_with_rules, rules_of


@dataclass(frozen=True, slots=True)
class ChapterCoverage:
    """How the duties of a chapter stand, in the law's order."""

    law: Law
    duties: tuple[DutyState, ...]


def coverage_of(chapter: str, laws: LawOn = LATEST) -> ChapterCoverage:
    """The coverage of a chapter, as its duties name its rules; a chapter held may have no rules yet."""
    law = laws.of(chapter)
    play = rules_of(chapter, "play", laws) if chapter in chapters_with_rules() else ()
    return ChapterCoverage(law, duty_states(law.duties, {entry.rule.id for entry in play}))


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
