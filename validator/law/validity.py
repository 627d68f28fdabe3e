"""The days from and to which something of the law holds: its words, a fact, a rule, a reading."""

from collections.abc import Callable
from datetime import date
from typing import NamedTuple

from validator.law.versions import Law, LawOn


class Validity(NamedTuple):
    """From which to which day something holds; None where it holds from the print on, and where no end is known."""

    since: date | None = None
    until: date | None = None

    def __str__(self) -> str:
        """In words, "from 2026-01-01 on"; "" for what is so always."""
        if self.since is None:
            return "" if self.until is None else f"until {self.until}"
        return f"from {self.since} on" if self.until is None else f"from {self.since} to {self.until}"


def lasting(law: Law, laws: LawOn, what: Callable[[Law], object]) -> Validity:
    """From when to when ``what`` gives the same as of ``law``, among the laws of its chapter."""
    every, here = laws.all(law.chapter), what(law)
    first = last = next(place for place, one in enumerate(every) if one.amendments == law.amendments)
    while first > 0 and what(every[first - 1]) == here:
        first -= 1
    while last + 1 < len(every) and what(every[last + 1]) == here:
        last += 1
    return Validity(every[first].since, every[last].until)


def words_last(law: Law, laws: LawOn, citation: str) -> Validity:
    """From when to when a paragraph, without what lies beneath it, has the words that it has, or none."""
    return lasting(law, laws, lambda one: one.text.paragraphs.get(citation))


def rule_lasts(law: Law, laws: LawOn, rule: str) -> Validity:
    """From when to when a rule is asked, or not."""
    return lasting(law, laws, lambda one: rule in one.bindings)


def fact_lasts(law: Law, laws: LawOn, fact: str) -> Validity:
    """From when to when a fact has its value and relation."""
    return lasting(law, laws, lambda one: (found := one.facts.by_name.get(fact)) and (found.value, found.relation))


def reading_lasts(law: Law, laws: LawOn, reading: str) -> Validity:
    """From when to when a doubt is registered as it is, or not."""
    return lasting(law, laws, lambda one: next((held for held in one.readings if held.id == reading), None))


def section_lasts(law: Law, laws: LawOn, number: str) -> tuple[date, date | None]:
    """The first day of a section's words, and the last for which they are held.

    Amended by words that stand on a print held no longer, it is held until before its first day.
    """
    section = law.text.sections[number]
    changes = lasting(law, laws, lambda one: one.text.sections[number].held_from)
    return section.held_from, min(filter(None, (section.held_until, changes.until)), default=None)


def other_days(laws: LawOn, chapter: str, stands: Callable[[Law], bool]) -> Validity | None:
    """From when to when something stands that does not in the law asked for; None where it never does."""
    found = next((law for law in laws.all(chapter) if stands(law)), None)
    return None if found is None else lasting(found, laws, stands)
