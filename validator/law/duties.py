"""Duties: every span of a chapter's words that binds someone, and the scan that finds words left out."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache

from validator.core.citation import BadCitation, Citation
from validator.core.data import data_folder
from validator.core.packed import content_of, parsed
from validator.law.bindings import BadBinding, Named, named_by
from validator.law.text import ChapterText, UnknownParagraph, load_text, occurrences, plain

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
    """``duties.yaml`` is not in order; the message says what is wrong with an entry, ``key`` where in it."""

    def __init__(self, message: str, key: str = "") -> None:
        super().__init__(message)
        self.key = key


class Kind(StrEnum):
    """What a duty does."""

    OBLIGATION = "obligation"
    PROHIBITION = "prohibition"
    LIMIT = "limit"
    ENTITLEMENT = "entitlement"
    CONDITIONAL_GRANT = "conditional_grant"
    DEFINITION = "definition"


class BearsOn(StrEnum):
    """By what a duty is met or broken: whose act, or which thing, it is."""

    FILING = "filing"
    ROUND = "round"
    TABLE = "table"
    EQUIPMENT = "equipment"
    BOARD = "board"


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
    kind: Kind
    bears_on: BearsOn
    not_checkable: str
    planned: str
    words: str
    start: int
    end: int
    rules: tuple[Named, ...] = ()


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
    """Read a chapter's duties in the law's order; raises BadDuties, or UnknownParagraph."""
    path = data_folder("rules_text") / chapter / "duties.yaml"
    text = load_text(chapter)
    return build_duties(content_of(path), text)


def read_duties(source: str, text: ChapterText) -> tuple[Duty, ...]:
    """Read the duties that a YAML text states of a chapter; raises BadDuties that names the entry at fault.

    Each quote must stand exactly once in the paragraph's own words, none may overlap another, and they come
    in the law's order. A planned duty must lie under a paragraph that its plan names. What a rule quotes must stand
    once in the paragraph and share words with the duty.
    """
    return build_duties(parsed(source), text)


def build_duties(content: object, text: ChapterText) -> tuple[Duty, ...]:
    """Validate plain mappings and build the duties; see read_duties."""
    entries, plans = entries_of(content, text)
    duties = []
    for number, entry in enumerate(entries, start=1):
        try:
            bare = duty_of(entry, text, plans)
            rules = named_by(bare.quote, entry[_RULES]) if isinstance(entry, dict) and _RULES in entry else ()
            for rule in rules:
                must_quote(rule, bare)
            duties.append(replace(bare, rules=rules))
            if number > 1:
                must_follow(duties[-2], duties[-1], text)
        except (BadDuties, BadBinding) as fault:
            cite = entry.get("cite", "") if isinstance(entry, dict) else ""
            raise BadDuties(f"duty {number}{cite and ', '}{cite}: {fault}", fault.key) from fault
    return tuple(duties)


Plans = dict[str, tuple[Citation, ...]]
"""What may still be planned, and under which paragraphs."""


def entries_of(content: object, text: ChapterText) -> tuple[list[object], Plans]:
    """The entries and the plans of a duties file, not yet validated one by one; raises BadDuties."""
    if not isinstance(content, dict) or content.keys() != {"chapter", "plans", "duties"}:
        raise BadDuties("the file holds chapter, plans and duties, no more and no less")
    if content["chapter"] != text.chapter:
        raise BadDuties(f"these are the duties of chapter {content['chapter']}, not of {text.chapter}", "chapter")
    if not isinstance(content["duties"], list):
        raise BadDuties("duties is not a list", "duties")
    return content["duties"], _plans(content["plans"])


def must_follow(before: Duty, after: Duty, text: ChapterText) -> None:
    """Raise BadDuties where a duty overlaps the one before it, or does not follow it in the law."""
    if before.cite == after.cite and before.end > after.start >= before.start:
        raise BadDuties(f"{after.quote!r} overlaps {before.quote!r}", "quote")
    places = [(text.order.index(one.cite), one.start) for one in (before, after)]
    if places[0] >= places[1]:
        raise BadDuties(f"{after.quote!r} does not stand in the law's order", "quote")


def must_quote(rule: Named, duty: Duty) -> None:
    """Raise BadBinding where what a rule quotes stands not once in the paragraph, or shares no word with the duty."""
    places = occurrences(duty.words, rule.quote)
    if len(places) != 1:
        raise BadBinding(
            f"{rule.rule} quotes {rule.quote!r}, which stands {len(places)} times, not once, in {duty.cite}", "quote"
        )
    if places[0][0] >= duty.end or duty.start >= places[0][1]:
        raise BadBinding(f"{rule.rule} quotes no words of the duty", "quote")


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


def _plans(content: object) -> dict[str, tuple[Citation, ...]]:
    if not isinstance(content, dict):
        raise BadDuties("plans is not a mapping of plan to paragraphs")
    try:
        return {str(plan): tuple(Citation.parse(str(cite)) for cite in cites) for plan, cites in content.items()}
    except (TypeError, BadCitation) as fault:
        raise BadDuties(f"plans: {fault}") from fault


_FIELDS = ("cite", "quote", "kind", "bears_on", "not_checkable", "planned")
_RULES = "rules"


def duty_of(entry: object, text: ChapterText, plans: Plans) -> Duty:
    """The duty of an entry, its rules aside; raises BadDuties."""
    if not isinstance(entry, dict):
        raise BadDuties("the duty is not a mapping")
    for key, value in entry.items():
        if key != _RULES and (key not in _FIELDS or not isinstance(value, str) or not value.strip()):
            raise BadDuties(f"{key} is neither rules nor one of {', '.join(_FIELDS)} with a text", str(key))
    values = {name: " ".join(str(entry.get(name, "")).split()) for name in _FIELDS}
    quote, not_checkable, planned = values["quote"], values["not_checkable"], values["planned"]
    try:
        paragraph = text.find(values["cite"])
    except (UnknownParagraph, ValueError) as fault:
        raise BadDuties(str(fault), "cite") from fault
    cite = paragraph.citation
    for key, words in (("kind", tuple(Kind)), ("bears_on", tuple(BearsOn))):
        if values[key] not in words:
            raise BadDuties(f"{key} {values[key]!r} is none of {', '.join(words)}", key)
    spans = occurrences(paragraph.words, quote)
    if len(spans) != 1:
        raise BadDuties(f"{quote!r} stands {len(spans)} times in {cite}, not once", "quote")
    if not_checkable and planned:
        raise BadDuties("a duty that cannot be checked cannot be planned", "planned")
    if planned and not any(root.holds(Citation.parse(cite)) for root in plans.get(planned, ())):
        raise BadDuties(f"the plan {planned!r} does not reach here", "planned")
    kind, bears_on = Kind(values["kind"]), BearsOn(values["bears_on"])
    return Duty(cite, quote, kind, bears_on, not_checkable, planned, plain(paragraph.words), *spans[0])
