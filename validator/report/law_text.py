"""Paragraphs of the law as text, with the rules and the doubts that rest on them."""

import textwrap
from collections.abc import Sequence
from datetime import date

from validator.core.citation import Citation
from validator.law.dated import Law
from validator.law.search import Hit
from validator.law.text import ChapterText, Paragraph
from validator.report.catalogue import chapters, entries_of
from validator.report.page import Page, Span
from validator.report.words import cited, count, quoted

_WIDTH = 110
_ABOUT = 70
"""How many characters are shown before and behind words that were sought."""


def write_law(page: Page, law: Law, paragraphs: Sequence[Paragraph], day: date | None) -> None:
    """Write the paragraphs, each under its citation, then what rests on them; ``day`` asks if it is held for then."""
    section = ""
    top = len(Citation.parse(paragraphs[0].citation).letters)
    for paragraph in paragraphs:
        if paragraph.section != section:
            section = paragraph.section
            _write_section(page, law, section, day)
        where = Citation.parse(paragraph.citation)
        indent = "  " * max(0, len(where.letters) - top)
        page.line()
        page.line(indent, (cited(paragraph.citation), "bold"))
        for row in paragraph.words.splitlines():
            page.lines(textwrap.wrap(row, _WIDTH, initial_indent=indent, subsequent_indent=indent))
    _write_resting(page, law, paragraphs)


def write_hits(page: Page, found: Sequence[tuple[ChapterText, Sequence[Hit]]], sought: str) -> None:
    """Write where words stand, chapter by chapter: each paragraph with the words about them."""
    told = [(text, hits) for text, hits in found if hits]
    for text, hits in told:
        page.line((f"Chapter {text.chapter}. {text.title}", "bold underline"))
        section = ""
        for hit in hits:
            if hit.paragraph.section != section and hit.paragraph.section in text.sections:
                section = hit.paragraph.section
                page.line((f"{cited(section)}. {text.sections[section].title}", "bold"))
            page.line("  ", (cited(hit.paragraph.citation), "cyan"), "  ", *_about(hit))
        page.line()
    number = sum(len(hits) for _, hits in told)
    if not number:
        page.line(f"no paragraph of the chapters searched says {quoted(sought)}")
        return
    page.line(
        f"{quoted(sought)}: {count(number, 'paragraph')} of {count(len(told), 'chapter')}; "
        "floorperson law CITATION shows one whole"
    )


def _about(hit: Hit) -> list[Span]:
    """The words about the first place, the words sought highlighted; how many more places there are."""
    if not hit.spans:
        return [_cut(hit.words, 0, 2 * _ABOUT)]
    first = hit.spans[0]
    start, end = max(0, first[0] - _ABOUT), min(len(hit.words), first[1] + _ABOUT)
    start = hit.words.rfind(" ", 0, start) + 1 if start else 0
    stop = hit.words.find(" ", end)
    end = stop if end < len(hit.words) and stop >= 0 else len(hit.words)
    spans: list[Span] = ["... " if start else ""]
    done = start
    for here, there in hit.spans:
        if there <= end:
            spans += [hit.words[done:here], (hit.words[here:there], "bold yellow")]
            done = there
    spans.append(hit.words[done:end] + (" ..." if end < len(hit.words) else ""))
    beyond = sum(there > end for _, there in hit.spans)
    return [*spans, (f" (and {count(beyond, 'time')} more)", "dim")] if beyond else spans


def _cut(words: str, start: int, length: int) -> str:
    return words[start : start + length] + (" ..." if len(words) > length else "")


def _write_section(page: Page, law: Law, number: str, day: date | None) -> None:
    text = law.text
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
    why = law.why_provisional(number, day) if day is not None else ""
    if why:
        page.line(("provisional", "yellow"), f": {why}")


def _write_resting(page: Page, law: Law, paragraphs: Sequence[Paragraph]) -> None:
    cites = {paragraph.citation for paragraph in paragraphs}
    if law.chapter in chapters():
        resting = [
            entry
            for entry in entries_of(law)
            if cites.intersection(str(Citation.parse(cite)) for cite in (entry.rule.cite, *dict(entry.rule.also)))
        ]
        if resting:
            page.line()
            page.line(("rules that rest on these words", "bold"), " (floorperson explain RULE)")
            for entry in resting:
                page.line(f"  {cited(entry.rule.cite)}  ", (entry.rule.id, "cyan"), f" ({entry.kind})")
    doubts = [reading for reading in law.readings if reading.cite in cites]
    if doubts:
        page.line()
        page.line(("doubts registered about them", "bold"), " (floorperson readings READING)")
        for reading in doubts:
            page.line(f"  {cited(reading.cite)}  ", (reading.id, "cyan"), f": {reading.doubt}")
