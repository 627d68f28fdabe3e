"""The law of a day: a chapter's text, facts, duties, rules and readings as they are from one change to the next."""

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from datetime import date, timedelta
from functools import cache, cached_property
from typing import TYPE_CHECKING, NamedTuple

from validator.core.citation import Citation
from validator.core.data import data_folder
from validator.law.bindings import Binding, bindings_of, load_bindings, named_by
from validator.law.facts import Facts, build_facts, load_facts
from validator.law.in_force import InForce, load_in_force
from validator.law.law_file import AMENDMENTS, law_file
from validator.law.text import ChapterText, load_text
from validator.law.version import undated, why_another

if TYPE_CHECKING:
    from validator.law.amended import ChapterData
    from validator.law.amendment import Amendment
    from validator.law.duties import Duty
    from validator.law.readings import Reading

Amendments = tuple["Amendment", ...]
"""Amendments that are given besides those held as law."""

AS_IF_LAW = "judged as if this were law: "
"""What a verdict by a proposed amendment begins to say of itself."""


class _Stretch(NamedTuple):
    """What tells one law from another."""

    chapter: str
    amendments: Amendments = ()
    until: date | None = None


class Law(_Stretch):
    """The law of one chapter in a span of days in which it does not change.

    ``amendments`` are those of its print that are in force, in the order of their days; ``until`` is the last day
    before the next known, None where none is. It is shared by all who ask, and read when it is first asked for. What it
    gives raises UnknownParagraph for a chapter not held, MalformedData for bad data.
    """

    @property
    def since(self) -> date | None:
        """The day of the last amendment; None before any."""
        return self.amendments[-1].effective if self.amendments else None

    @property
    def proposed(self) -> Amendments:
        """The amendments that are not held as law, but given by who asks."""
        return tuple(one for one in self.amendments if one.proposed)

    @property
    def held(self) -> "ChapterData":
        """The text and the data of its files, as the amendments leave them."""
        return _held_with(self.chapter, self.amendments)

    @cached_property
    def text(self) -> ChapterText:
        """The words."""
        return self.held.text if self.amendments else load_text(self.chapter)

    @cached_property
    def facts(self) -> Facts:
        """The numbers, lists, odds and paytables."""
        if not self.amendments:
            return load_facts(self.chapter)
        return build_facts(self.held.facts, self.chapter, self.held.turned)

    @cached_property
    def duties(self) -> "tuple[Duty, ...]":
        """The duties, in the law's order; raises BadDuties where they do not fit the text."""
        from validator.law.duties import build_duties, load_duties

        return build_duties(self.held.duties, self.text) if self.amendments else load_duties(self.chapter)

    @cached_property
    def bindings(self) -> Mapping[str, Binding]:
        """The rules that the duties name, by id, in the law's order; raises BadBinding."""
        if not self.amendments:
            return load_bindings(self.chapter)
        duties = self.held.duties["duties"]
        return bindings_of((duty["cite"], one) for duty in duties for one in named_by(duty))

    @cached_property
    def readings(self) -> "tuple[Reading, ...]":
        """The doubts registered about the text."""
        from validator.law.readings import build_readings, load_readings

        return build_readings(self.held.readings) if self.amendments else load_readings(self.chapter)

    @property
    def in_force(self) -> InForce:
        """From when to when the chapter is in force."""
        return load_in_force(self.chapter)

    @property
    def undated(self) -> date:
        """The day whose law judges what states no day of its own."""
        day = undated(self.text)
        return day if self.since is None else max(day, self.since)

    def why_another(self, day: date) -> str:
        """Why these words are not the law of ``day`` for certain, in words; "" where they are."""
        why = why_another(self.text, self.in_force, day)
        if self.proposed:
            return f"{AS_IF_LAW}{'; '.join(map(str, self.proposed))}{f'; {why}' if why else ''}"
        return why

    def why_provisional(self, citation: str, day: date) -> str:
        """Why these words of a paragraph are not the law of ``day`` for certain, in words; "" where they are."""
        where = Citation.parse(citation)
        if where.note:
            return ""
        for proposal in self.proposed:
            if any(where == Citation.parse(change["cite"]) for change in proposal.said.get("text", ())):
                return f"{AS_IF_LAW}{proposal}"
        return self.why_not_held(where.section_number, day)

    def why_not_held(self, number: str, day: date) -> str:
        """Why the words of a section are not held for ``day``, in words; "" where they are."""
        section = self.text.sections[number]
        if day < section.held_from:
            since = section.held_from
            return f"the text in force on {day} is not held: ours of § {section.number} took effect on {since}"
        if section.held_until is not None and day > section.held_until:
            until, why = section.held_until, self.text.held_until_why
            return f"the text in force on {day} is not held: ours ends on {until}; {why}"
        return ""


class LawOn(NamedTuple):
    """The law of a day; without a day, the last that is known to come. ``amendments`` are given besides those held."""

    day: date | None = None
    amendments: Amendments = ()

    def of(self, chapter: str) -> Law:
        """That of a chapter."""
        return law_of(chapter, self.day, self.amendments)

    def all(self, chapter: str) -> tuple[Law, ...]:
        """Those of a chapter of all days, one after the other."""
        return laws_of(chapter, self.amendments)


def on(day: date, amendments: Amendments = ()) -> LawOn:
    """The law of ``day``, with amendments given besides those held: ``on(day).of("633a").facts``."""
    return LawOn(day, amendments)


LATEST = LawOn()
"""The last law that is known to come."""


def law_of(chapter: str, day: date | None = None, amendments: Amendments = ()) -> Law:
    """The law of a chapter on ``day``; without a day, the last that is known to come."""
    laws = laws_of(chapter, amendments)
    return laws[-1 if day is None else bisect_right([law.since or date.min for law in laws], day) - 1]


def law_by(chapter: str, own: date | None, amendments: Amendments = ()) -> tuple[Law, date]:
    """The law by which something is judged, and the day of it: its own, or, where it states none, one that is known."""
    day = law_of(chapter, None, amendments).undated if own is None else own
    return law_of(chapter, day, amendments), day


def laws_of(chapter: str, amendments: Amendments = ()) -> tuple[Law, ...]:
    """The law of a chapter from its print on, one after the other, each until the next; raises MalformedData."""
    return _laws(chapter, tuple(one for one in amendments if one.chapter == chapter))


@cache
def _laws(chapter: str, amendments: Amendments) -> tuple[Law, ...]:
    turns = amendments_in_order((*_held(chapter), *amendments))
    ends: Sequence[date | None] = [*(one.effective - timedelta(days=1) for one in turns), None]
    return tuple(Law(chapter, turns[:number], end) for number, end in enumerate(ends))


@cache
def _held_with(chapter: str, amendments: Amendments) -> "ChapterData":
    from validator.law.amended import ChapterData, amended

    if amendments:
        return amended(_held_with(chapter, amendments[:-1]), amendments[-1])
    folder = data_folder("rules_text") / chapter
    facts, duties, readings = (law_file(folder / f"{name}.yaml") for name in ("facts", "duties", "readings"))
    return ChapterData(load_text(chapter), facts, duties, readings)


def _held(chapter: str) -> Amendments:
    if not (data_folder("rules_text") / chapter / AMENDMENTS).is_dir():
        return ()
    from validator.law.amendment import held_amendments

    return held_amendments(chapter)


def amendments_in_order(amendments: "Iterable[Amendment]") -> Amendments:
    """Amendments in the order of their days."""
    return tuple(sorted(amendments, key=lambda one: one.effective))
