"""Lists what judged which rounds: the periods of each table of each log, each under one filing and text of law."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from functools import lru_cache
from typing import Final, Literal

from validator.law.version import span_of, text_from
from validator.law.versions import Amendments, Law
from validator.log.codes import NOT_RECORDED
from validator.log.columns import Columns
from validator.replay.events import LastTime, count_rounds, days_of, event_day, first_and_last_round
from validator.submission.head import Status

DAYS_KEPT: Final = 1_024
"""Days of which it is kept what is told of a law that judged them."""

JudgedBy = Literal["filing and law", "law alone", "nothing"]


@dataclass(frozen=True, slots=True)
class JudgingLaw:
    """The text of the law that judged: from when to when it is the law, and why the verdict is provisional, "" if not.

    ``until`` is None where no later change is known. ``proposed`` are its amendments that are not in the law's data but
    were given by the caller.
    """

    since: date
    until: date | None
    provisional: str
    proposed: Amendments = ()


LawSpan = tuple[date | None, int]
"""Spans of days of which the same is told: the first day of their law, None for the print's, and a number."""


@dataclass(frozen=True, slots=True)
class JudgingBasis:
    """Under what rounds were judged.

    ``chapter`` is "" where it is not known; ``filing`` is the file of the filing that judged, "" where none did, with
    its ``version`` and ``status`` as its head states them; ``why`` says in words why no filing judged, or why nothing
    did. ``called`` is what the log calls the filing in force, where that is not the version of the one that judged.
    ``judged`` is False where nothing judged; ``law`` is then None. ``one_of`` are the tables for which the filing is,
    where the source does not record which table it was; ``chapter_asked`` says that the chapter was given by the one
    who asked, as neither log nor filing says it.
    """

    chapter: str
    judged: bool = True
    filing: str = ""
    version: str = ""
    status: Status = ""
    called: str = ""
    why: str = ""
    law: JudgingLaw | None = None
    one_of: tuple[str, ...] = ()
    chapter_asked: bool = False

    @property
    def by(self) -> JudgedBy:
        """What judged."""
        if not self.judged:
            return "nothing"
        return "filing and law" if self.filing else "law alone"


@dataclass(frozen=True, slots=True)
class Period:
    """Consecutive rounds of one table in one log that were judged, or left unjudged, alike.

    ``rounds`` counts them (0: events outside of rounds alone), ``first_round`` and ``last_round`` are their numbers,
    ``first_day`` and ``last_day`` their days in Pennsylvania; None where the log records none.
    """

    log: str
    table: str
    under: JudgingBasis
    rounds: int
    first_round: int | None
    last_round: int | None
    first_day: date | None
    last_day: date | None

    @property
    def is_provisional(self) -> bool:
        """Whether rounds were judged by a text that is not certain to be the law of their days."""
        return bool(self.rounds and self.under.law and self.under.law.provisional)


@dataclass(slots=True)
class Periods:
    """The periods of all tables, while logs are replayed; ``as_of`` is the day whose law judges all of them."""

    as_of: date | None = None
    _found: dict[tuple[str, str], list[tuple[LawSpan, Period]]] = field(default_factory=dict)
    _under: dict[tuple[JudgingBasis, JudgingLaw], JudgingBasis] = field(default_factory=dict)
    """Under what was judged, filled in: one object for all periods of which that is the same."""

    def add(
        self,
        log: str,
        table: str,
        part: Columns,
        rounds: int,
        day: date | None,
        before: LastTime,
        under: JudgingBasis,
        law: Law | None,
    ) -> None:
        """Take in events that were judged, or left unjudged, alike; they are of ``rounds`` rounds.

        ``day`` is that of the nearest time, for events without any, ``before`` the last time recorded before them;
        ``law`` judged, None where nothing did; ``under.law`` is filled in here.
        """
        first, last = days_of(part) or (day, day)
        spans = self._span(law, first), self._span(law, last)
        if spans[0] == spans[1]:
            under = self._filled_in(under, law, first)
            self._join(Period(log, table, under, rounds, *first_and_last_round(part), first, last), spans[0])
            return
        for piece in _pieces(part.lists(), lambda here: self._span(law, here), before):
            first, last = days_of(piece) or (first, first)
            rounds, of_piece = count_rounds(piece), self._filled_in(under, law, first)
            period = Period(log, table, of_piece, rounds, *first_and_last_round(piece), first, last)
            self._join(period, self._span(law, first))

    def add_all(self, others: "Periods") -> None:
        """Take in the periods of other tables or logs, or those that follow in the same."""
        for periods in others._found.values():
            for span, period in periods:
                self._join(period, span)

    def all(self, order: Mapping[str, int]) -> tuple[Period, ...]:
        """All periods in order, log by log as ``order`` counts them, table by table by name.

        One without rounds is named where its table has no other in the log.
        """
        found: list[Period] = []
        for log, table in sorted(self._found, key=lambda key: (order[key[0]], key[1])):
            periods = [period for _, period in self._found[log, table]]
            found += [period for period in periods if period.rounds] or periods[-1:]
        return tuple(found)

    def _span(self, law: Law | None, day: date | None) -> LawSpan:
        """The same for days of which the same is told; (None, -1) where no day is known, or nothing judged."""
        day = self.as_of or day
        if day is None or law is None:
            return None, -1
        return _span_of(law, day)

    def _filled_in(self, under: JudgingBasis, law: Law | None, first: date | None) -> JudgingBasis:
        """Under what events were judged the first of which are of a day, with the law that judged."""
        if law is None:
            return under
        told = _judging(law, self.as_of or first)
        filled = self._under.get((under, told))
        if filled is None:
            filled = self._under[under, told] = replace(under, law=told)
        return filled

    def _join(self, period: Period, span: LawSpan) -> None:
        held = self._found.setdefault((period.log, period.table), [])
        if held and held[-1][0] == span and _alike(held[-1][1].under, period.under):
            held[-1] = (span, _joined(held[-1][1], period))
        else:
            held.append((span, period))


@lru_cache(maxsize=DAYS_KEPT)
def _span_of(law: Law, day: date) -> LawSpan:
    return law.since, span_of(law.text, law.in_force, day)


@lru_cache(maxsize=DAYS_KEPT)
def _judging(law: Law, day: date | None) -> JudgingLaw:
    """What is told of a law that judged a day; None: no day is recorded."""
    why = law.why_another(day) if day else "no day is recorded; judged by the text held"
    return JudgingLaw(text_from(law.text), _least(law.text.held_until, law.until), why, law.proposed)


def _pieces(events: Columns, span: Callable[[date | None], LawSpan], before: LastTime) -> Iterator[Columns]:
    """The events in parts, cut where a round begins for whose day another span holds."""
    begin, here = 0, span(event_day(events, 0, before))
    for i in range(1, len(events.kind)):
        if events.round[i] not in (NOT_RECORDED, events.round[i - 1]):
            there = span(event_day(events, i, before))
            if there != here:
                yield events.part(begin, i)
                begin, here = i, there
    yield events.part(begin, len(events.kind))


def _alike(one: JudgingBasis, other: JudgingBasis) -> bool:
    """Whether the same judged; the words of ``provisional`` name a day, which may differ."""
    return one == (other if one.law == other.law else replace(other, law=one.law))


def _joined(before: Period, after: Period) -> Period:
    shared = after.rounds > 0 and after.first_round is not None and after.first_round == before.last_round
    return replace(
        before,
        rounds=before.rounds + after.rounds - shared,
        first_round=after.first_round if before.first_round is None else before.first_round,
        last_round=before.last_round if after.last_round is None else after.last_round,
        first_day=_least(before.first_day, after.first_day),
        last_day=_greatest(before.last_day, after.last_day),
    )


def _least(one: date | None, other: date | None) -> date | None:
    return min(filter(None, (one, other)), default=None)


def _greatest(one: date | None, other: date | None) -> date | None:
    return max(filter(None, (one, other)), default=None)
