"""The law's own references: each "§ ..." or "subsection (...)" of a text followed to what it names.

A reference may lead nowhere, or to a section that its own parenthesis ("relating to ...") calls
otherwise than its title.
Chapters whose texts are not held cannot be followed; what their sections are called is compared among the references.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from validator.core.citation import Citation
from validator.law.chapters import HELD
from validator.law.text import ChapterText, Paragraph, plain


class Destination(StrEnum):
    """Where a reference leads."""

    THERE = "there"
    NOWHERE = "nowhere"
    CALLED_OTHERWISE = "called otherwise"
    NOT_HELD = "not held"


@dataclass(frozen=True, slots=True)
class Reference:
    """A reference in paragraph ``cite``: its ``words``, the citation ``target`` that they name, where that leads.

    ``calls`` is what its parenthesis says that the target relates to, "" where it says nothing; ``why`` says in words
    what is wrong, "" where nothing is.
    """

    cite: str
    words: str
    target: str
    leads: Destination
    calls: str = ""
    why: str = ""


_LETTERS = r"(?:\([A-Za-z0-9]{1,5}\))"
_MORE = rf"(?:(?:, | and | or |, and |, or |—|-){_LETTERS}+)*"
_RELATING = r"(?: \(relating to (?P<calls>(?:[^()]|\([^()]*\))*)\))?"
_SECTION = re.compile(
    rf"§§? ?(?P<list>\d+[a-z]?\.\d+{_LETTERS}*{_MORE}"
    rf"(?:(?:, | and | or |, and |, or |—)\d+[a-z]?\.\d+{_LETTERS}*{_MORE})*){_RELATING}"
)
_WITHIN = re.compile(
    rf"\b(?P<level>subsections?|paragraphs?|subparagraphs?|clauses?|subclauses?) (?P<list>{_LETTERS}+{_MORE})"
    rf"(?! of (?:§|the act))"
)
_STEPS = ("subsection", "paragraph", "subparagraph", "clause", "subclause")
_ONE = re.compile(r"(\d+[a-z]?\.\d+)?((?:\([A-Za-z0-9]{1,5}\))*)(—|-)?")


def references_of(text: ChapterText, texts: Sequence[ChapterText]) -> tuple[Reference, ...]:
    """Every reference in the chapter's paragraphs, in order; ``texts`` are all texts that are held."""
    by_chapter = {one.chapter: one for one in texts}
    found: list[Reference] = []
    for paragraph in text.paragraphs.values():
        found += _sections(paragraph, by_chapter)
        found += _within(paragraph, text)
    return tuple(found)


def all_references(texts: Sequence[ChapterText]) -> tuple[Reference, ...]:
    """Every reference in the texts, chapter by chapter."""
    return tuple(one for text in texts for one in references_of(text, texts))


def at_odds(found: Iterable[Reference]) -> tuple[Reference, ...]:
    """The references to sections not held that are called one thing here and another there, each with the reason."""
    names: dict[str, dict[str, str]] = {}
    kept = [one for one in found if one.leads is Destination.NOT_HELD and one.calls]
    for one in kept:
        names.setdefault(_section_of(one.target), {}).setdefault(_folded(one.calls), one.cite)
    return tuple(
        replace(one, why=f"called otherwise in {', '.join(other)}")
        for one in kept
        if (other := [cite for name, cite in names[_section_of(one.target)].items() if name != _folded(one.calls)])
    )


def _sections(paragraph: Paragraph, texts: dict[str, ChapterText]) -> Iterator[Reference]:
    for match in _SECTION.finditer(plain(paragraph.words)):
        calls = match["calls"] or ""
        for target in _targets(match["list"], ""):
            chapter = target.partition(".")[0]
            if chapter not in HELD or chapter not in texts:
                yield Reference(paragraph.citation, match[0], target, Destination.NOT_HELD, calls)
            elif not _stands(texts[chapter], target):
                why = f"there is no {target}"
                yield Reference(paragraph.citation, match[0], target, Destination.NOWHERE, calls, why)
            else:
                title = texts[chapter].sections[_section_of(target)].title
                if calls and _folded(title) not in _folded(calls):
                    why = f"{_section_of(target)} is called {title!r}"
                    yield Reference(paragraph.citation, match[0], target, Destination.CALLED_OTHERWISE, calls, why)
                else:
                    yield Reference(paragraph.citation, match[0], target, Destination.THERE, calls)


def _within(paragraph: Paragraph, text: ChapterText) -> Iterator[Reference]:
    here = Citation.parse(paragraph.citation)
    for match in _WITHIN.finditer(plain(paragraph.words)):
        depth = _STEPS.index(match["level"].removesuffix("s"))
        stem = here.section_number + "".join(f"({letter})" for letter in here.letters[:depth])
        for target in _targets(match["list"], stem):
            if len(here.letters) < depth:
                why = f"a {match['level']} is named above its level"
                yield Reference(paragraph.citation, match[0], target, Destination.NOWHERE, "", why)
            elif _stands(text, target):
                yield Reference(paragraph.citation, match[0], target, Destination.THERE)
            else:
                yield Reference(paragraph.citation, match[0], target, Destination.NOWHERE, "", f"there is no {target}")


def _targets(words: str, stem: str) -> Iterator[str]:
    """The citations of a list such as ``541.9(c)(1) or (2)``; of a stretch only its two ends.

    Letters alone take the place of the last letters of their kind in the reference before them, or follow ``stem``.
    """
    section, before = stem.partition("(")[0], re.findall(_LETTERS, stem)
    depth = len(before)
    for match in _ONE.finditer(words):
        letters = re.findall(_LETTERS, match[2])
        if match[1]:
            section, before = match[1], letters
        elif not letters:
            continue
        elif len(before) > depth:
            place = max((n for n, one in enumerate(before) if _kind(one) == _kind(letters[0])), default=depth)
            before = before[:place] + letters
        else:
            before = before[:depth] + letters
        yield section + "".join(before)


def _kind(letter: str) -> str:
    inside = letter[1:-1]
    return (
        "number" if inside.isdigit() else "roman" if re.fullmatch("[ivx]{2,}", inside) else inside[:1].isupper() * "A"
    )


def _stands(text: ChapterText, target: str) -> bool:
    return target in text.sections or bool(_beneath(text, target))


def _beneath(text: ChapterText, target: str) -> bool:
    wanted = Citation.parse(target)
    return any(wanted.holds(Citation.parse(name)) for name in text.paragraphs)


def _section_of(target: str) -> str:
    return target.partition("(")[0]


def _folded(words: str) -> str:
    return " ".join(re.sub(r"[^a-z0-9]+", " ", words.casefold()).split())
