"""The law as it is loaded: words, dates, duties with the rules that check them, readings, facts."""

from collections import Counter
from collections.abc import Iterator

from tests.everything.lines import Line
from tests.everything.values import in_fields
from validator.law.facts import load_facts
from validator.law.in_force import load_in_force
from validator.law.readings import load_readings
from validator.law.text import load_text
from validator.report.coverage_of import coverage_of


def law_lines(chapter: str) -> Iterator[Line]:
    """All that is loaded of a chapter."""
    yield from _words(chapter)
    yield from _duties(chapter)
    for reading in load_readings(chapter):
        for field, value in in_fields("", reading):
            if field != "id":
                yield Line(f"reading {chapter}", reading.id, field, value)
    for name, fact in load_facts(chapter).items():
        for field, value in in_fields("", fact):
            if field != "name":
                yield Line(f"fact {chapter}", name, field, value)


def _words(chapter: str) -> Iterator[Line]:
    for field, value in in_fields("", load_in_force(chapter)):
        yield Line(f"chapter {chapter}", "in force", field, value)
    text = load_text(chapter)
    for name in ("title", "game", "held_from", "held_until", "held_until_why", "later_changes", "notes"):
        for field, value in in_fields(name, getattr(text, name)):
            yield Line(f"chapter {chapter}", "text", field, value)
    for number, section in text.sections.items():
        for field, value in in_fields("", section):
            yield Line(f"section {chapter}", number, field, value)
    for place, citation in enumerate(text.order, 1):
        yield Line(f"paragraph {chapter}", citation, "place", str(place))
    for kept in (text.notice, text.paragraphs):
        for citation, paragraph in kept.items():
            for field, value in in_fields("", paragraph):
                yield Line(f"paragraph {chapter}", citation, field, value)


def _duties(chapter: str) -> Iterator[Line]:
    covered = coverage_of(chapter)
    seen: Counter[tuple[str, str]] = Counter()
    for state in covered.duties:
        duty = state.duty
        seen[duty.cite, duty.quote] += 1
        again = seen[duty.cite, duty.quote]
        record = f"{duty.cite}: {duty.quote}" + (f" ({again})" if again > 1 else "")
        told = {
            "kind": duty.kind,
            "bears on": duty.bears_on,
            "not checkable": duty.not_checkable,
            "planned": duty.planned,
            "state": state.state,
            "rules": state.rules,
            "stated": state.stated,
        }
        for field, value in in_fields("", told):
            yield Line(f"duty {chapter}", record, field, value)
