"""All rules of all chapters: listed, found by id, selected by id or paragraph."""

import re
from collections.abc import Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Literal, NamedTuple

from validator.chapters.registry import (
    PACKAGES,
    chapter_play,
    facility_rules,
    filing_rules,
    said_where,
    words_said,
)
from validator.core.citation import BadCitation, Citation, NotOneParagraph
from validator.core.data import data_folder
from validator.core.finding import Finding, Tally
from validator.core.rule import FacilityRule, FilingRule, PlayRule
from validator.law.text import Paragraph, UnknownParagraph
from validator.law.versions import LATEST, Amendments, Law, LawOn, laws_of

if TYPE_CHECKING:
    from validator.law.validity import Validity

RuleKind = Literal["filing", "play"]


class UnknownRule(ValueError):
    """No rule has that id, or rests on that paragraph; the message offers what there is."""


class CatalogueEntry(NamedTuple):
    """A rule with the law that it is of and whether it judges filings or play."""

    law: Law
    kind: RuleKind
    rule: FilingRule | FacilityRule | PlayRule

    @property
    def chapter(self) -> str:
        """The chapter that it is of."""
        return self.law.chapter


def chapters_with_rules() -> tuple[str, ...]:
    """The chapters that have rules."""
    return tuple(PACKAGES)


def rules_of(chapter: str, kind: RuleKind | None = None, laws: LawOn = LATEST) -> tuple[CatalogueEntry, ...]:
    """The rules of a chapter, on a filing, on several, on play, each in the law's order; KeyError without a room."""
    return entries_of(laws.of(chapter), kind)


def entries_of(law: Law, kind: RuleKind | None = None) -> tuple[CatalogueEntry, ...]:
    """The rules of a law, on a filing, on several, on play, each in its order; KeyError without a room."""
    found: list[CatalogueEntry] = []
    if kind != "play":
        found += [CatalogueEntry(law, "filing", rule) for rule in filing_rules(law)]
        found += [CatalogueEntry(law, "filing", rule) for rule in facility_rules(law)]
    if kind != "filing":
        found += [CatalogueEntry(law, "play", rule) for rule in chapter_play(law).rules]
    return tuple(found)


def all_rules(kind: RuleKind | None = None, laws: LawOn = LATEST) -> tuple[CatalogueEntry, ...]:
    """The rules of every chapter."""
    return tuple(entry for chapter in PACKAGES for entry in rules_of(chapter, kind, laws))


def rules_on(words: str, chapter: str | None, laws: LawOn = LATEST) -> tuple[CatalogueEntry, ...]:
    """The rules that an id names, or that rest on a paragraph or beneath it, of one chapter or of all.

    Raises UnknownRule where there is none, BadCitation for words that cite several paragraphs.
    """
    from validator.law.validity import other_days

    asked = [one for one in PACKAGES if chapter in (None, one) and words in laws.of(one).bindings]
    kinds: tuple[RuleKind, ...] = ("filing", "play")
    for kind in kinds:  # No rule on filings shares its id with one on play, whose chapters take long to import.
        of_kind = (entry for one in asked for entry in rules_of(one, kind, laws))
        if found := tuple(entry for entry in of_kind if entry.rule.id == words):
            return found
    entries = all_rules(laws=laws)
    taken = [entry for entry in entries if chapter in (None, entry.chapter)]
    for one in PACKAGES if chapter is None else (chapter,):
        if (days := other_days(laws, one, lambda law: words in law.bindings)) is not None:
            raise UnknownRule(f"{words} is asked {days} alone, in Chapter {one}; {shown_as_of(days)}")
    if elsewhere := dict.fromkeys(entry.chapter for entry in entries if entry.rule.id == words):
        raise UnknownRule(f"{words} is no rule of chapter {chapter}; it is one of {', '.join(elsewhere)}")
    try:
        paragraph = Citation.parse(words)
    except NotOneParagraph as error:
        raise UnknownRule(str(error)) from error
    except BadCitation as error:
        near = get_close_matches(words, {entry.rule.id for entry in taken}, n=3)
        hint = f"did you mean {' or '.join(near)}?" if near else str(error).partition("; ")[2]
        raise UnknownRule(f"{words!r} is neither a rule nor a paragraph; {hint}") from None
    if chapter is not None and paragraph.chapter != chapter:
        raise UnknownRule(f"{paragraph} is not in chapter {chapter}")
    if paragraph.chapter in PACKAGES:
        paragraphs_at(laws, str(paragraph))
    if found := tuple(entry for entry in taken if rests_within(entry.rule, paragraph)):
        return found
    raise UnknownRule(f"no rule rests on {paragraph} or on what lies beneath it; floorperson law shows its words")


def shown_as_of(days: "Validity") -> str:
    """What shows something that stands on some days alone."""
    return f"--as-of {days.until or days.since} shows it"


def paragraphs_at(laws: LawOn, citation: str) -> tuple[Law, tuple[Paragraph, ...]]:
    """The law of a chapter, and what lies at and beneath a citation of it.

    Raises BadCitation, and UnknownParagraph, which says of one that stands on other days on which.
    """
    cited = Citation.parse(citation)
    law = laws.of(cited.chapter)
    try:
        return law, law.text.whole(citation)
    except UnknownParagraph as fault:
        from validator.law.validity import other_days

        days = other_days(laws, cited.chapter, lambda one: str(cited) in one.text.paragraphs)
        if days is None:
            raise
        raise UnknownParagraph(f"{cited} stands {days} alone; {shown_as_of(days)}") from fault


def rests_within(rule: FilingRule | FacilityRule | PlayRule, paragraph: Citation) -> bool:
    """Whether one of the paragraphs that the rule rests on is this one or lies beneath it."""
    return any(paragraph.holds(Citation.parse(cite)) for cite in (rule.cite, *(cite for cite, _ in rule.also)))


class SharedRule(NamedTuple):
    """One rule that chapters share, with what each makes of it."""

    id: str
    kind: RuleKind
    check: str
    """Dotted name of the one function that answers it; on play, of the module that says it first."""
    entries: tuple[CatalogueEntry, ...]

    @property
    def paragraphs(self) -> dict[str, str]:
        """The paragraph that each chapter binds it to, by chapter."""
        return {entry.chapter: entry.rule.cite for entry in self.entries}


def shared_rules(wanted: Sequence[str], laws: LawOn = LATEST) -> tuple[SharedRule, ...]:
    """What the rules of those chapters say, in the order of the rules that first say it.

    Rules of several chapters are one where they find the same defect by the same implementation.
    """
    found: dict[tuple[str, RuleKind, str | int], list[CatalogueEntry]] = {}
    for chapter in wanted:
        for entry in rules_of(chapter, laws=laws):
            judge = entry.rule.number if isinstance(entry.rule, PlayRule) else asked_by(entry)
            found.setdefault((entry.rule.id, entry.kind, judge), []).append(entry)
    return tuple(SharedRule(id, kind, asked_by(entries[0]), tuple(entries)) for (id, kind, _), entries in found.items())


def asked_by(entry: CatalogueEntry) -> str:
    """Dotted name of what a rule asks: of a rule on play the module that says it, else the function that answers it."""
    if isinstance(entry.rule, PlayRule):
        return _said_in(entry)
    return f"{entry.rule.check.__module__}.{entry.rule.check.__qualname__}"


def _said_in(entry: CatalogueEntry) -> str:
    asked = words_said(entry.chapter, on_play=entry.kind == "play")[entry.rule.id]
    return said_where(entry.chapter, asked)


def named_in(entry: CatalogueEntry) -> str:
    """The file and line where a duty of the chapter first names the rule: ``rules_text/633a/duties.yaml:730``.

    Of a rule that an amendment binds, the file of that.
    """
    for amendment in entry.law.amendments:
        for duty in amendment.said.get("duties", ()):
            if any(entry.rule.id in (one.get("rule"), one.get("also")) for one in duty.get("rules") or ()):
                return amendment.file
    lines = (data_folder("rules_text") / entry.chapter / "duties.yaml").read_text(encoding="utf-8").splitlines()
    names = re.compile(rf"- (rule: |\{{rule: )?{re.escape(entry.rule.id)}([,}}].*)?")
    line = next((number for number, line in enumerate(lines, start=1) if names.fullmatch(line.strip())), 0)
    return f"rules_text/{entry.chapter}/duties.yaml" + (f":{line}" if line else "")


class Selection(NamedTuple):
    """Which rules a report is to be about: those selected (all, if none is) less those ignored."""

    selected: frozenset[tuple[str, str]] | None = None
    ignored: frozenset[tuple[str, str]] = frozenset()

    def takes(self, one: Finding | Tally) -> bool:
        """Whether the report is to be about the rule of that finding or tally."""
        rule = (one.chapter, one.rule)
        return (self.selected is None or rule in self.selected) and rule not in self.ignored


def rules_of_all_days(kind: RuleKind, amendments: Amendments = ()) -> tuple[CatalogueEntry, ...]:
    """The rules of every chapter on any day, each as often as a law has it."""
    return tuple(
        entry for chapter in PACKAGES for law in laws_of(chapter, amendments) for entry in entries_of(law, kind)
    )


def choose_rules(
    select: Sequence[str], ignore: Sequence[str], kind: RuleKind, amendments: Amendments = ()
) -> Selection:
    """The rules of ``kind`` that ids or paragraphs name, a paragraph with all beneath it; raises UnknownRule."""
    if not select and not ignore:
        return Selection()
    entries = rules_of_all_days(kind, amendments)
    chosen = frozenset(one for word in select for one in _named(word, entries, kind)) if select else None
    return Selection(chosen, frozenset(one for word in ignore for one in _named(word, entries, kind)))


def _named(word: str, entries: Sequence[CatalogueEntry], kind: RuleKind) -> frozenset[tuple[str, str]]:
    """The rules that an id or a paragraph names, each by its chapter and id; an id names it in every chapter."""
    by_id = {entry.rule.id: entry.rule for entry in entries}
    if word in by_id:
        return frozenset((entry.chapter, word) for entry in entries if entry.rule.id == word)
    job, other = ("filings", "replay") if kind == "filing" else ("play", "check")
    try:
        paragraph = Citation.parse(word)
    except NotOneParagraph as error:
        raise UnknownRule(str(error)) from error
    except BadCitation:
        if any(word == entry.rule.id for entry in rules_of_all_days("play" if kind == "filing" else "filing")):
            raise UnknownRule(f"{word} does not judge {job}: it is for floorperson {other}") from None
        near = get_close_matches(word, by_id, n=3)
        hint = f"; did you mean {' or '.join(near)}?" if near else "; floorperson rules lists them"
        raise UnknownRule(f"{word!r} is neither a rule nor a paragraph{hint}") from None
    found = frozenset((entry.chapter, entry.rule.id) for entry in entries if rests_within(entry.rule, paragraph))
    if not found:
        raise UnknownRule(f"no rule on {job} rests on {paragraph} or on what lies beneath it")
    return found


def words_for(words: Sequence[str], kind: RuleKind, amendments: Amendments = ()) -> tuple[str, ...]:
    """Those of the ids and paragraphs that name a rule of ``kind``; raises UnknownRule for one that names no rule."""
    other: RuleKind = "play" if kind == "filing" else "filing"
    found = []
    for word in words:
        try:
            _named(word, rules_of_all_days(kind, amendments), kind)
        except UnknownRule as error:
            try:
                _named(word, rules_of_all_days(other, amendments), other)
            except UnknownRule:
                raise error from None
        else:
            found.append(word)
    return tuple(found)
