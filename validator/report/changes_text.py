"""Changes of the law's text, as text: between two days, and all known changes."""

from collections.abc import Iterable, Sequence
from datetime import date
from typing import NamedTuple

from validator.core.citation import Citation
from validator.law.amendment import Amendment
from validator.law.changes import (
    Difference,
    LawChange,
    LawTransition,
    ParagraphChange,
    difference,
    paragraphs_of,
    turns,
    unheld_between,
)
from validator.law.duties import Duty
from validator.law.in_force import ChapterStatus
from validator.law.text import UnknownParagraph
from validator.law.versions import LATEST, Law, LawOn
from validator.report.fact_words import difference_in_words
from validator.report.page import Page
from validator.report.side_by_side import write_side_by_side
from validator.report.words import cited, count


class ParagraphComparison(NamedTuple):
    """A paragraph, section or chapter as it is on two days.

    ``paragraphs`` are all at and beneath it, changed or not; ``turns`` the amendments between the days, ``not_held``
    the changes between them of which words are not held; ``doubts`` say of each day why its words are not held, ""
    where they are.
    """

    cite: Citation
    days: tuple[date, date]
    laws: tuple[Law, Law]
    paragraphs: tuple[ParagraphChange, ...]
    difference: Difference
    turns: tuple[LawTransition, ...]
    not_held: tuple[LawChange, ...]
    doubts: tuple[str, str]

    def by(self, citation: str) -> list[Amendment]:
        """The amendments that changed a paragraph, in the order of their days."""
        return [
            turn.amendment
            for turn in self.turns
            if turn.before.text.paragraphs.get(citation) != turn.after.text.paragraphs.get(citation)
        ]


def paragraph_between(citation: str, first: date, last: date, laws: LawOn = LATEST) -> ParagraphComparison:
    """The words of a paragraph on two days, the earlier first; raises BadCitation, UnknownParagraph."""
    first, last = sorted((first, last))
    cite = Citation.parse(citation)
    before, after = (LawOn(day, laws.amendments).of(cite.chapter) for day in (first, last))
    fault: UnknownParagraph | None = None
    found: tuple[ParagraphChange, ...] = ()
    for law in (after, before):
        try:
            cite = Citation.parse(law.text.whole(citation)[0].citation) if cite.term or cite.note else cite
            law.text.whole(citation)
        except UnknownParagraph as error:
            fault = fault or error
            continue
        found = paragraphs_of(before, after, cite)
        break
    if not found and fault is not None:
        raise fault
    section = cite.section_number if cite.section else ""
    return ParagraphComparison(
        cite,
        (first, last),
        (before, after),
        found,
        difference(before, after, cite),
        turns(before, after, laws),
        unheld_between(laws.all(cite.chapter)[0], section, first, last),
        (_why_not_held(before, cite, first), _why_not_held(after, cite, last)),
    )


def _why_not_held(law: Law, cite: Citation, day: date) -> str:
    if cite.note:
        return ""
    if law.in_force.standing(day) in (ChapterStatus.NOT_YET, ChapterStatus.ENDED):
        return law.in_force.in_words(day)
    if cite.section:
        return law.why_not_held(cite.section_number, day)
    return next(filter(None, (law.why_not_held(number, day) for number in law.text.sections)), "")


def write_between(page: Page, found: ParagraphComparison) -> None:
    """Write old and new words side by side, which amendment brought them, and what follows from them."""
    first, last = found.days
    changed = [one for one in found.paragraphs if one.before != one.after]
    page.line((cited(str(found.cite)), "bold underline"), f" on {first} and on {last}")
    for day, why in zip(found.days, found.doubts, strict=True):
        if why:
            page.line((f"provisional for {day}", "yellow"), f": {why}", hang=2)
    for one in changed:
        page.line()
        page.line((cited(one.citation), "bold"), (f" {one.what}", "magenta"))
        for amendment in found.by(one.citation):
            page.line(f"  {by_amendment(amendment)}", hang=4)
        write_side_by_side(page, (str(first), one.before), (str(last), one.after))
    page.line()
    same = len(found.paragraphs) - len(changed)
    if not changed:
        page.line(f"no change of {_these(found)} from {first} to {last} is held, nor given with --amend")
    elif same:
        page.line(f"{count(same, 'paragraph')} at or beneath {cited(str(found.cite))} unchanged")
    write_difference(page, found.difference)
    for change in found.not_held:
        page.line(("not held", "yellow"), f": {change_in_words(change)}", hang=2)


def _these(found: ParagraphComparison) -> str:
    return "these words" if len(found.paragraphs) == 1 else f"these {len(found.paragraphs)} paragraphs"


def by_amendment(one: Amendment) -> str:
    """An amendment, and whether it is held as law or given."""
    return f"{'proposed' if one.proposed else 'held'}: {one}"


def write_difference(page: Page, found: Difference, indent: str = "") -> None:
    """Write which facts have other values, which duties and rules begin and end, and which doubts differ."""
    if found.facts:
        page.line(indent, ("facts", "bold"), " (old -> new)")
        for fact in found.facts:
            words = list(difference_in_words(fact))
            page.line(indent, "  ", (fact.name, "cyan"), f": {words[0]}", hang=len(indent) + 4)
            for line in words[1:]:
                page.line(indent, f"    {line}", hang=len(indent) + 4)
    if found.ended or found.begun:
        page.line(indent, ("duties", "bold"))
        _write_duties(page, found.ended, ("[-", "-]", "red"), indent)
        _write_duties(page, found.begun, ("{+", "+}", "green"), indent)
    if found.bound or found.unbound:
        page.line(indent, ("rules", "bold"))
        for rule in found.unbound:
            page.line(indent, "  unbound: ", (rule, "cyan"))
        for rule in found.bound:
            page.line(indent, "  bound: ", (rule, "cyan"))
    if found.readings:
        page.line(indent, ("doubts", "bold"))
        for reading in found.readings:
            what = "new" if reading.before is None else "no longer" if reading.after is None else "other words"
            page.line(indent, "  ", (reading.id, "cyan"), f": {what}")


def _write_duties(page: Page, duties: Iterable[Duty], marks: tuple[str, str, str], indent: str) -> None:
    begins, ends, look = marks
    for duty in duties:
        rules = ", ".join(dict.fromkeys(one.rule for one in duty.rules)) or duty.not_checkable or duty.planned
        page.line(
            indent,
            f"  {cited(duty.cite)} ",
            (f"{begins}{duty.quote}{ends}", look),
            f" ({duty.kind.value.replace('_', ' ')}, {duty.bears_on.value}): {rules}",
            hang=len(indent) + 4,
        )


def change_in_words(change: LawChange) -> str:
    """A change in a line: day, chapter, what, notice, and which words are not held."""
    day = str(change.day) if change.day is not None else f"day not known, in print on {change.seen_by}"
    notice = f" ({change.notice})" if change.notice else ""
    later = change.event == "changed later"
    what = f"later: {change.what.rstrip('.')}" if later else change.what
    lack = f"; {change.not_held}" if change.not_held and not (later and "not held" in what) else ""
    return f"{day}  {change.chapter}  {what}{notice}{lack}"


def write_changes(page: Page, found: Sequence[LawChange]) -> None:
    """Write all changes known, a line each, beneath those held as amendments or given what they change."""
    for change in found:
        if change.turn is None:
            page.line(change_in_words(change), hang=4)
            continue
        amendment = change.turn.amendment
        page.line((str(change.day), "bold"), f"  {change.chapter}  {by_amendment(amendment)}", hang=4)
        difference = change.turn.difference
        for one in difference.paragraphs:
            page.line(f"    {cited(one.citation)} {one.what}")
        write_difference(page, difference, "    ")
    amendments = [change.turn.amendment for change in found if change.turn is not None]
    given = sum(one.proposed for one in amendments)
    lacking = sum(bool(change.not_held) for change in found)
    page.line(
        f"{count(len(found), 'change')}: {len(amendments) - given} held as amendments, {given} given with --amend, "
        f"{lacking} of which words are not held"
    )


def in_order_of_days(changes: Iterable[LawChange]) -> list[LawChange]:
    """Changes of several chapters in the order of their days, those of no known day last."""
    return sorted(changes, key=lambda one: (one.day or one.seen_by or date.max, one.chapter))
