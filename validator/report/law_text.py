"""Paragraphs of the law as text, with the rules and the doubts that rest on them."""

import textwrap
from collections.abc import Sequence
from datetime import date

from validator.core.citation import Citation
from validator.law.readings import load_readings
from validator.law.text import ChapterText, Paragraph
from validator.report.catalogue import chapters, rules_of
from validator.report.page import Page
from validator.report.words import cited, why_provisional

_WIDTH = 110


def write_law(page: Page, text: ChapterText, paragraphs: Sequence[Paragraph], day: date | None) -> None:
    """Write the paragraphs, each under its citation, then what rests on them; ``day`` asks if it is held for then."""
    section = ""
    top = len(Citation.parse(paragraphs[0].citation).letters)
    for paragraph in paragraphs:
        if paragraph.section != section:
            section = paragraph.section
            _write_section(page, text, section, day)
        where = Citation.parse(paragraph.citation)
        indent = "  " * max(0, len(where.letters) - top)
        page.line()
        page.line(indent, (cited(paragraph.citation), "bold"))
        for row in paragraph.words.splitlines():
            page.lines(textwrap.wrap(row, _WIDTH, initial_indent=indent, subsequent_indent=indent))
    _write_resting(page, text.chapter, paragraphs)


def _write_section(page: Page, text: ChapterText, number: str, day: date | None) -> None:
    if number not in text.sections:
        page.line()
        page.line((f"Chapter {text.chapter}. {text.title}: above the sections", "bold underline"))
        return
    section = text.sections[number]
    until = f" to {section.held_until}" if section.held_until is not None else " on"
    last = section.history[-1]
    page.line()
    page.line((f"{cited(number)}. {section.title}", "bold underline"))
    page.line((f"58 Pa. Code; text in force from {section.held_from}{until}; {last.pa_bulletin}", "dim"))
    why = why_provisional(number, day) if day is not None else ""
    if why:
        page.line(("provisional", "yellow"), f": {why}")


def _write_resting(page: Page, chapter: str, paragraphs: Sequence[Paragraph]) -> None:
    cites = {paragraph.citation for paragraph in paragraphs}
    if chapter in chapters():
        resting = [
            entry
            for entry in rules_of(chapter)
            if cites.intersection(str(Citation.parse(cite)) for cite in (entry.rule.cite, *dict(entry.rule.also)))
        ]
        if resting:
            page.line()
            page.line(("rules that rest on these words", "bold"), " (floorperson explain RULE)")
            for entry in resting:
                page.line(f"  {cited(entry.rule.cite)}  ", (entry.rule.id, "cyan"), f" ({entry.kind})")
    doubts = [reading for reading in load_readings(chapter) if reading.cite in cites]
    if doubts:
        page.line()
        page.line(("doubts registered about them", "bold"), " (floorperson readings READING)")
        for reading in doubts:
            page.line(f"  {cited(reading.cite)}  ", (reading.id, "cyan"), f": {reading.doubt}")
