"""Lists what changed in a chapter: between two of its laws, and every change that is known."""

from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from functools import cache
from itertools import pairwise, starmap
from typing import Literal, NamedTuple

from validator.core.citation import Citation
from validator.law.amendment import Amendment
from validator.law.duties import Duty
from validator.law.facts import Fact
from validator.law.readings import Reading
from validator.law.versions import Law, LawOn

ParagraphChangeKind = Literal["amended", "added", "repealed"]


class ParagraphChange(NamedTuple):
    """A paragraph with its words in the one law and in the other; None where it is none."""

    citation: str
    before: str | None
    after: str | None

    @property
    def what(self) -> ParagraphChangeKind:
        """What became of it."""
        return "added" if self.before is None else "repealed" if self.after is None else "amended"


class FactChange(NamedTuple):
    """A fact whose value, relation, paragraph or quotation differs; None where it is none."""

    name: str
    before: Fact | None
    after: Fact | None


class ReadingChange(NamedTuple):
    """A doubt that differs; None where it is none."""

    id: str
    before: Reading | None
    after: Reading | None


class Difference(NamedTuple):
    """What differs between two laws of a chapter.

    A duty differs by its words, by whom it binds how, by its rules and by the reason why it has none; what differs
    stands among those that ended and among those that began. ``bound`` and ``unbound`` are rules that rest on the words
    of the one law and not of the other.
    """

    paragraphs: tuple[ParagraphChange, ...]
    facts: tuple[FactChange, ...]
    ended: tuple[Duty, ...]
    begun: tuple[Duty, ...]
    bound: tuple[str, ...]
    unbound: tuple[str, ...]
    readings: tuple[ReadingChange, ...]

    def __bool__(self) -> bool:
        return any(self)


class LawTransition(NamedTuple):
    """The law of a chapter before and after one amendment."""

    before: Law
    after: Law

    @property
    def amendment(self) -> Amendment:
        """What makes the one of the other."""
        return self.after.amendments[-1]

    @property
    def difference(self) -> Difference:
        """What differs."""
        return difference(self.before, self.after)


def turns(before: Law, after: Law, laws: LawOn) -> tuple[LawTransition, ...]:
    """The steps from one law of a chapter to a later one."""
    between = laws.all(before.chapter)[len(before.amendments) : len(after.amendments) + 1]
    return tuple(starmap(LawTransition, pairwise(between)))


@cache
def difference(before: Law, after: Law, within: Citation | None = None) -> Difference:
    """What differs between two laws of a chapter, in and beneath a paragraph or everywhere."""
    old, new = _words(before, within), _words(after, within)
    paragraphs = [
        ParagraphChange(name, old.get(name), new.get(name))
        for name in _merged(tuple(old), tuple(new))
        if old.get(name) != new.get(name)
    ]
    bound, unbound = _resting(after, within), _resting(before, within)
    return Difference(
        paragraphs=tuple(paragraphs),
        facts=tuple(_facts(before, after, within)),
        ended=_without(before.duties, after.duties, within),
        begun=_without(after.duties, before.duties, within),
        bound=tuple(rule for rule in bound if rule not in unbound),
        unbound=tuple(rule for rule in unbound if rule not in bound),
        readings=tuple(_readings(before, after, within)),
    )


def paragraphs_of(before: Law, after: Law, within: Citation | None = None) -> tuple[ParagraphChange, ...]:
    """All paragraphs of two laws in the law's order, each with its words in both, changed or not."""
    old, new = _words(before, within), _words(after, within)
    return tuple(ParagraphChange(name, old.get(name), new.get(name)) for name in _merged(tuple(old), tuple(new)))


def _words(law: Law, within: Citation | None) -> dict[str, str]:
    every = (*law.text.notice.values(), *law.text.paragraphs.values())
    return {one.citation: one.words for one in every if _holds(within, one.citation)}


def _holds(within: Citation | None, *cites: str) -> bool:
    return within is None or any(within.holds(Citation.parse(cite)) for cite in cites)


def _merged(old: Sequence[str], new: Sequence[str]) -> list[str]:
    """The names of both in order, what is no longer there behind what it stood behind."""
    order, known = list(new), set(new)
    for place, name in enumerate(old):
        if name not in known:
            order.insert(order.index(old[place - 1]) + 1 if place else 0, name)
    return order


def _facts(before: Law, after: Law, within: Citation | None) -> Iterator[FactChange]:
    for name in _merged(tuple(before.facts), tuple(after.facts)):
        old, new = before.facts.by_name.get(name), after.facts.by_name.get(name)
        known = [fact for fact in (old, new) if fact is not None]
        same = old is not None and new is not None and _said(old) == _said(new)
        if not same and _holds(within, *(cite for fact in known for cite in _cites(fact))):
            yield FactChange(name, old, new)


def _said(fact: Fact) -> tuple[object, ...]:
    return fact.cite, fact.quote, fact.relation, fact.unit, fact.value


def _cites(fact: Fact) -> Iterator[str]:
    yield fact.cite
    if fact.unit == "list" and isinstance(fact.value, tuple):
        yield from (cite for item in fact.value if (cite := getattr(item, "cite", "")))


def _resting(law: Law, within: Citation | None) -> list[str]:
    found = law.bindings.items()
    return [rule for rule, one in found if _holds(within, one.cite, *(cite for cite, _ in one.also))]


def _without(these: Iterable[Duty], those: Iterable[Duty], within: Citation | None) -> tuple[Duty, ...]:
    others = {_bound(duty) for duty in those}
    return tuple(duty for duty in these if _bound(duty) not in others and _holds(within, duty.cite))


def _bound(duty: Duty) -> tuple[object, ...]:
    rules = tuple((one.rule, one.quote, one.reading, one.severity) for one in duty.rules)
    return duty.cite, duty.quote, duty.kind, duty.bears_on, duty.not_checkable, duty.planned, rules


def _readings(before: Law, after: Law, within: Citation | None) -> Iterator[ReadingChange]:
    old, new = ({one.id: one for one in law.readings} for law in (before, after))
    for name in _merged(tuple(old), tuple(new)):
        one, other = old.get(name), new.get(name)
        known = [reading for reading in (one, other) if reading is not None]
        if one != other and _holds(within, *(reading.cite for reading in known)):
            yield ReadingChange(name, one, other)


Event = Literal["in force", "adopted", "amended", "changed later", "expired by its words", "rescinded", "amendment"]


class LawChange(NamedTuple):
    """A change of a chapter that is known.

    ``day`` is its first day, None where that is not known: it was then in print on the day ``seen_by``. ``what`` says
    it in words, ``notice`` where it is published ("" where that is not known); ``sections`` are those that it made or
    changed, where that is known. ``not_held`` says which of its words are not held, "" where all are. ``turn`` is the
    change itself, where it is held as an amendment or given as one.
    """

    chapter: str
    day: date | None
    event: Event
    what: str
    notice: str = ""
    sections: tuple[str, ...] = ()
    not_held: str = ""
    turn: LawTransition | None = None
    seen_by: date | None = None


def changes_of(chapter: str, laws: LawOn) -> tuple[LawChange, ...]:
    """All changes of a chapter that are known, in the order of their days, those of no known day last."""
    every = laws.all(chapter)
    found = [*_of_the_print(every[0]), *_of_its_force(every[0])]
    for turn in starmap(LawTransition, pairwise(every)):
        one = turn.amendment
        changed = dict.fromkeys(Citation.parse(part.citation).section_number for part in turn.difference.paragraphs)
        found.append(LawChange(chapter, one.effective, "amendment", one.title, one.notice, tuple(changed), "", turn))
    return tuple(sorted(found, key=lambda one: one.day or date.max))


def unheld_between(law: Law, section: str, first: date, last: date) -> tuple[LawChange, ...]:
    """The changes of a section ("" for the whole chapter) behind the one day up to the other of which words lack.

    One whose day is not known counts where it may lie between them.
    """
    return tuple(
        one
        for one in (*_of_the_print(law), *_of_its_force(law))
        if one.event in ("amended", "changed later")
        and (first < (one.seen_by or last) if one.day is None else first < one.day <= last)
        and (not section or not one.sections or section in one.sections)
    )


def _of_the_print(law: Law) -> Iterator[LawChange]:
    """How the sections came to have the words that are held, and what is known to have changed them since."""
    made: dict[tuple[date, str, bool], list[str]] = {}
    for number, section in law.text.sections.items():
        for place, wording in enumerate(section.history):
            made.setdefault((wording.effective, wording.pa_bulletin, place == 0), []).append(number)
    for (day, notice, first), sections in made.items():
        if first:
            before = [one for one in sections if day < law.text.sections[one].held_from]
            lack = f"the words of then are not held of {marks(before, law)}" if before else ""
            yield LawChange(
                law.chapter, day, "adopted", f"{marks(sections, law)} adopted", notice, tuple(sections), lack
            )
        else:
            lack = "the words before are not held"
            yield LawChange(
                law.chapter, day, "amended", f"{marks(sections, law)} amended", notice, tuple(sections), lack
            )
    for one in law.text.later_changes:
        lack = "the words after it are not held"
        seen = None if one.effective is not None else one.seen_by
        yield LawChange(
            law.chapter, one.effective, "changed later", one.what, one.pa_bulletin or "", (), lack, seen_by=seen
        )


def _of_its_force(law: Law) -> Iterator[LawChange]:
    dates = law.in_force
    yield LawChange(law.chapter, dates.since, "in force", f"{dates} in force", dates.by)
    if dates.expires is not None:
        told = f"{dates} may hold no longer, by its own words (Chapter {dates.expires_cite})"
        yield LawChange(law.chapter, dates.expires, "expired by its words", told)
    if dates.ended is not None:
        instead = f" and replaced by {dates.successor}" if dates.successor else ""
        yield LawChange(law.chapter, dates.ended, "rescinded", f"{dates} rescinded{instead}", dates.ended_by)


def marks(sections: Sequence[str], law: Law) -> str:
    """Sections as lawyers cite them, those that follow each other from the first to the last."""
    order = list(law.text.sections)
    runs: list[list[str]] = []
    for name in sections:
        if runs and order.index(runs[-1][-1]) + 1 == order.index(name):
            runs[-1].append(name)
        else:
            runs.append([name])
    told = [f"{run[0]} to {run[-1]}" if len(run) > 2 else ", ".join(run) for run in runs]
    return f"{'§' if len(sections) == 1 else '§§'} {', '.join(told)}"
