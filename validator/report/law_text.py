"""Paragraphs of the law as text, with the rules and the doubts that rest on them."""

import textwrap
from collections.abc import Sequence

from validator.core.citation import Citation
from validator.law.search import SearchHit
from validator.law.text import ChapterText, Paragraph
from validator.law.validity import Validity, reading_lasts, rule_lasts, section_lasts, words_last
from validator.law.versions import Law, LawOn
from validator.report.catalogue import chapters_with_rules, entries_of
from validator.report.page import Page, StyledText
from validator.report.words import cited, count, quoted

_WIDTH = 110
_ABOUT = 70
"""How many characters are shown before and behind words that were sought."""


def write_law(page: Page, law: Law, paragraphs: Sequence[Paragraph], laws: LawOn) -> None:
    """Write the paragraphs, each under its citation, then what rests on them; ``laws.day`` asks if all is held then.

    What is so on some days alone says on which.
    """
    section = ""
    top = len(Citation.parse(paragraphs[0].citation).letters)
    for paragraph in paragraphs:
        if paragraph.section != section:
            section = paragraph.section
            _write_section(page, law, section, laws)
        where = Citation.parse(paragraph.citation)
        indent = "  " * max(0, len(where.letters) - top)
        page.line()
        lasts = words_last(law, laws, paragraph.citation)
        page.line(indent, (cited(paragraph.citation), "bold"), (noted(lasts), "magenta"))
        for row in paragraph.words.splitlines():
            page.lines(textwrap.wrap(row, page.width(_WIDTH), initial_indent=indent, subsequent_indent=indent))
    _write_resting(page, law, paragraphs, laws)


def noted(lasts: Validity, what: str = "") -> str:
    """From when to when something is so, as a note behind it; "" for what is so always."""
    return f" ({what}{' ' if what else ''}{lasts})" if str(lasts) else ""


def write_hits(page: Page, found: Sequence[tuple[ChapterText, Sequence[SearchHit]]], sought: str) -> None:
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


def _about(hit: SearchHit) -> list[StyledText]:
    """The words about the first place, the words sought highlighted; how many more places there are."""
    if not hit.spans:
        return [_cut(hit.words, 0, 2 * _ABOUT)]
    first = hit.spans[0]
    start, end = max(0, first[0] - _ABOUT), min(len(hit.words), first[1] + _ABOUT)
    start = hit.words.rfind(" ", 0, start) + 1 if start else 0
    stop = hit.words.find(" ", end)
    end = stop if end < len(hit.words) and stop >= 0 else len(hit.words)
    spans: list[StyledText] = ["... " if start else ""]
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


def _write_section(page: Page, law: Law, number: str, laws: LawOn) -> None:
    text = law.text
    if number not in text.sections:
        page.line()
        page.line((f"Chapter {text.chapter}. {text.title}: above the sections", "bold underline"))
        return
    section = text.sections[number]
    last = section.history[-1]
    page.line()
    page.line((f"{cited(number)}. {section.title}", "bold underline"))
    page.line((f"58 Pa. Code; {text_in_force(law, laws, number)}; {last.pa_bulletin}", "dim"))
    for amendment in law.amendments:
        if section.held_from == amendment.effective:
            proposed = "proposed: " if amendment.proposed else ""
            page.line(("amended", "magenta"), f": {proposed}{amendment}")
    why = law.why_not_held(number, laws.day) if laws.day is not None else ""
    if why:
        page.line(("provisional", "yellow"), f": {why}")


def text_in_force(law: Law, laws: LawOn, number: str) -> str:
    """From when to when the words of a section are those held."""
    since, until = section_lasts(law, laws, number)
    if until is not None and until < since:
        return f"text in force from {since} on, as amended on a print held to {until}"
    return f"text in force from {since}" + (f" to {until}" if until is not None else " on")


def _write_resting(page: Page, law: Law, paragraphs: Sequence[Paragraph], laws: LawOn) -> None:
    cites = {paragraph.citation for paragraph in paragraphs}
    if law.chapter in chapters_with_rules():
        resting = [
            entry
            for entry in entries_of(law)
            if cites.intersection(str(Citation.parse(cite)) for cite in (entry.rule.cite, *dict(entry.rule.also)))
        ]
        if resting:
            page.line()
            page.line(("rules that rest on these words", "bold"), " (floorperson explain RULE)")
            for entry in resting:
                lasts = noted(rule_lasts(law, laws, entry.rule.id), "asked")
                page.line(f"  {cited(entry.rule.cite)}  ", (entry.rule.id, "cyan"), f" ({entry.kind}){lasts}")
    doubts = [reading for reading in law.readings if reading.cite in cites]
    if doubts:
        page.line()
        page.line(("doubts registered about them", "bold"), " (floorperson readings READING)")
        for reading in doubts:
            lasts = noted(reading_lasts(law, laws, reading.id))
            page.line(f"  {cited(reading.cite)}  ", (reading.id, "cyan"), f": {reading.doubt}{lasts}")
