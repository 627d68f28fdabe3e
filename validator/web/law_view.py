"""The text of a chapter, as its page shows it."""

from datetime import date
from typing import NamedTuple

from validator.core.citation import Citation
from validator.law.text import Paragraph
from validator.law.versions import Law, law_of


class LawSection(NamedTuple):
    """A section with its title and its paragraphs, each with how deep it stands beneath the section.

    ``provisional`` says why its words are not certain on the day asked for, "" where they are.
    """

    number: str
    title: str
    held_from: date | None
    held_until: date | None
    provisional: str
    paragraphs: tuple[tuple[int, Paragraph], ...]


class LawView(NamedTuple):
    """What the page of a chapter shows."""

    law: Law
    day: date | None
    sections: tuple[LawSection, ...]


def law_view(chapter: str, day: date | None) -> LawView:
    """The text of a chapter as it stood on a day; None for the last that is known."""
    law = law_of(chapter, day)
    text = law.text
    notice = tuple((0, one) for one in text.notice.values())
    sections = [LawSection("", "Notice", None, None, "", notice)] if notice else []
    held: dict[str, list[tuple[int, Paragraph]]] = {number: [] for number in text.sections}
    for paragraph in text.paragraphs.values():
        held.setdefault(paragraph.section, []).append((_depth(paragraph.citation), paragraph))
    for number, section in text.sections.items():
        paragraphs = tuple(held[number])
        why = "" if day is None else law.why_not_held(number, day)
        sections.append(LawSection(number, section.title, section.held_from, section.held_until, why, paragraphs))
    return LawView(law, day, tuple(sections))


def _depth(citation: str) -> int:
    return str(Citation.parse(citation)).count("(")
