"""Duties: every span of a chapter's words that binds someone, and the scan that finds words left out."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from validator.core.citation import Citation
from validator.core.data import data_folder
from validator.law.bindings import RuleReference, named_by
from validator.law.law_file import law_file
from validator.law.text import ChapterText, UnknownParagraph, load_text, occurrences, plain
from validator.law.vocabulary import BearsOn, DutyKind

_VERB = re.compile(r"\b(?:shall|must|may)\b", re.IGNORECASE)
_BINDING = re.compile(
    _VERB.pattern
    + r"|\b(?:will|cannot|required|at least|at a minimum|no more than|not more than|not exceed|not appl(?:y|icable))\b",
    re.IGNORECASE,
)
# The title of a section pointed to may hold a verb ("whether a third card shall be dealt") and commands nothing.
_TITLE = re.compile(r"\(relating to [^()]*\)")
_SENTENCE_END = re.compile(r"(?<=[.?!])\s+(?=[A-Z(])")


class BadDuties(ValueError):
    """A duty does not fit the text of its chapter; the message says why, ``key`` where in its entry."""

    def __init__(self, message: str, key: str) -> None:
        super().__init__(message)
        self.key = key


@dataclass(frozen=True, slots=True)
class Duty:
    """One duty: a span of the paragraph's own words.

    ``start`` and ``end`` are the place of the quote in ``words``, the paragraph's own words in the form of
    ``plain``. ``not_checkable`` is the reason why no filing or log could show a breach, ``planned``
    the plan that it waits for; "" where the duty has no such mark, and never both. ``rules`` are the rules that
    judge it.
    """

    cite: str
    quote: str
    kind: DutyKind
    bears_on: BearsOn
    not_checkable: str
    planned: str
    words: str
    start: int
    end: int
    rules: tuple[RuleReference, ...] = ()


@dataclass(frozen=True, slots=True)
class Gap:
    """A sentence with fewer duties than its binding words ask for: ``wanted`` at least, ``found`` in fact."""

    cite: str
    sentence: str
    wanted: int
    found: int

    def __str__(self) -> str:
        return f"{self.cite}: {self.found} of {self.wanted} duties in: {self.sentence}"


@cache
def load_duties(chapter: str) -> tuple[Duty, ...]:
    """A chapter's duties in the law's order; raises MalformedData, BadDuties where it does not fit the text."""
    return build_duties(law_file(data_folder("rules_text") / chapter / "duties.yaml"), load_text(chapter))


def build_duties(said: Mapping[str, Any], text: ChapterText) -> tuple[Duty, ...]:
    """The duties of a chapter, from what its file says; raises BadDuties that names the duty.

    Each quote must stand exactly once in the paragraph's own words, none may overlap another, and they come
    in the law's order. A planned duty must lie under a paragraph that its plan names. What a rule quotes must stand
    once in the paragraph and share words with the duty.
    """
    duties: list[Duty] = []
    for number, entry in enumerate(said["duties"], start=1):
        try:
            duties.append(duty_of(entry, text, said["plans"]))
            for rule in duties[-1].rules:
                must_quote(rule, duties[-1])
            if number > 1:
                must_follow(duties[-2], duties[-1], text)
        except BadDuties as fault:
            raise BadDuties(f"duty {number}, {entry['cite']}: {fault}", fault.key) from fault
    return tuple(duties)


def must_follow(before: Duty, after: Duty, text: ChapterText) -> None:
    """Raise BadDuties where a duty overlaps the one before it, or does not follow it in the law."""
    if before.cite == after.cite and before.end > after.start >= before.start:
        raise BadDuties(f"{after.quote!r} overlaps {before.quote!r}", "quote")
    places = [(text.order.index(one.cite), one.start) for one in (before, after)]
    if places[0] >= places[1]:
        raise BadDuties(f"{after.quote!r} does not stand in the law's order", "quote")


def must_quote(rule: RuleReference, duty: Duty) -> None:
    """Raise BadDuties where what a rule quotes stands not once in the paragraph, or shares no word with the duty."""
    places = occurrences(duty.words, rule.quote)
    if len(places) != 1:
        told = f"{rule.rule} quotes {rule.quote!r}, which stands {len(places)} times, not once, in {duty.cite}"
        raise BadDuties(told, "quote")
    if places[0][0] >= duty.end or duty.start >= places[0][1]:
        raise BadDuties(f"{rule.rule} quotes no words of the duty", "quote")


def gaps(text: ChapterText, duties: Iterable[Duty]) -> tuple[Gap, ...]:
    """Find the sentences that bind and have no duty, or fewer than their binding verbs, in the law's order.

    A sentence that ends in a colon may leave one verb to the paragraphs beneath it, so each of these, at the
    ends of the branches, needs a duty even without a binding word.
    """
    by_paragraph: dict[str, list[Duty]] = {}
    for duty in duties:
        by_paragraph.setdefault(duty.cite, []).append(duty)
    found: list[Gap] = []
    for cite, paragraph in text.paragraphs.items():
        own = by_paragraph.get(cite, [])
        words = plain(paragraph.words)
        beneath = text.children(cite)
        for start, end in sentences(words):
            sentence = words[start:end]
            touching = sum(duty.start < end and start < duty.end for duty in own)
            wanted = _wanted(sentence)
            if sentence.endswith(":") and beneath:
                wanted = max(0, wanted - 1)
            if touching < wanted:
                found.append(Gap(cite, sentence, wanted, touching))
        if not beneath and not own and _listed_under_a_verb(text, cite):
            found.append(Gap(cite, words, 1, 0))
    return tuple(found)


def sentences(words: str) -> tuple[tuple[int, int], ...]:
    """Return the spans (start, end) of the sentences of ``words``, which ``plain`` has written."""
    cuts = [0, *(cut.end() for cut in _SENTENCE_END.finditer(words)), len(words)]
    spans = zip(cuts, cuts[1:], strict=False)
    return tuple((start, start + len(words[start:end].rstrip())) for start, end in spans if start < end)


def without_titles(words: str) -> str:
    """The words with blanks, as many, in place of "(relating to ...)", the titles of sections pointed to."""
    return _TITLE.sub(lambda found: " " * len(found[0]), words)


def _wanted(sentence: str) -> int:
    words = without_titles(sentence)
    return max(len(_VERB.findall(words)), 1) if _BINDING.search(words) else 0


def _listed_under_a_verb(text: ChapterText, cite: str) -> bool:
    above = text.parent(cite)
    while above is not None and above in text.paragraphs:
        words = plain(text.paragraphs[above].words)
        if not words.endswith(":"):
            return False
        if _BINDING.search(words):
            return True
        above = text.parent(above)
    return False


def duty_of(entry: Mapping[str, Any], text: ChapterText, plans: Mapping[str, Sequence[str]]) -> Duty:
    """The duty that an entry of the file is, and the rules that it names; raises BadDuties."""
    cite, quote, planned = entry["cite"], entry["quote"], entry.get("planned", "")
    try:
        paragraph = text.find(cite)
    except UnknownParagraph as fault:
        raise BadDuties(str(fault), "cite") from fault
    spans = occurrences(paragraph.words, quote)
    if len(spans) != 1:
        raise BadDuties(f"{quote!r} stands {len(spans)} times in {paragraph.citation}, not once", "quote")
    here = Citation.parse(paragraph.citation)
    if planned and not any(Citation.parse(root).holds(here) for root in plans.get(planned, ())):
        raise BadDuties(f"the plan {planned!r} does not reach here", "planned")
    return Duty(
        cite=paragraph.citation,
        quote=quote,
        kind=DutyKind(entry["kind"]),
        bears_on=BearsOn(entry["bears_on"]),
        not_checkable=entry.get("not_checkable", ""),
        planned=planned,
        words=plain(paragraph.words),
        start=spans[0][0],
        end=spans[0][1],
        rules=named_by(entry),
    )
