"""Cuts a table's events where another filing, chapter, law or declaration of what is recorded begins to hold."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from operator import itemgetter

from validator.chapters.registry import PACKAGES
from validator.law.versions import Amendments, Law, law_by
from validator.log.codes import KIND_FILING_IN_FORCE, KIND_RECORDS
from validator.log.columns import Columns, Names
from validator.log.read.encode import RECORDED_ORDER
from validator.log.records import NEVER, Recording, declared_by
from validator.replay.carry_over import TableCarryOver, Venue
from validator.replay.declarations import Statement, sayings_of, when_told
from validator.replay.events import (
    SAYINGS,
    Days,
    event_day,
    held_at,
    is_timed,
    only_declares,
    places_of,
    round_begins,
    sayings_in,
)
from validator.replay.filings import Filings, Submission, TableDeclarations
from validator.replay.line_numbers import log_of
from validator.replay.ordering import order_is_in_doubt

Choosing = tuple[Submission | None, str, Law | None]
"""The filing that judges, the chapter and its law."""


@dataclass(frozen=True, slots=True)
class Segmentation:
    """By what events are cut: the filings, the day of which the law is asked, amendments that are taken for law."""

    filings: Filings
    as_of: date | None
    amendments: Amendments
    turns: bool
    """Whether the law of some chapter changes."""

    def segments(
        self, table: str, carried: TableCarryOver, venue: Venue, events: Columns, names: Names
    ) -> Iterator[tuple[int, int, Submission | None, str, Law | None]]:
        """Segments of events judged under the same filing, chapter, law and declaration of what is recorded."""
        start = since = 0
        news = _news(carried, venue, events)
        current: Choosing | None = None
        days = Days()
        timed = (self.filings.any or self.turns) and is_timed(events)
        sayings = [(i, Statement(venue.rows[place], 0)) for i, seen in news.items() for place in seen]
        own = sayings_in(events)
        sayings += sayings_of(events, own, together=not news)
        told = when_told(events, sorted(sayings, key=itemgetter(0)), carried.recording)
        after = told.pop(len(events.kind), ())
        begun = round_begins(events) if timed else []
        begins = dict(zip(begun, held_at(events.at, begun), strict=True))
        for i in sorted({*told, *begins}):
            if any(carried.is_news(saying) for saying in told.get(i, ())):
                if not only_declares(events, since, i):
                    current = current or self._choice(table, carried, events, since)
                    if not self._goes_on(current, table, carried, events, (since, i), told[i], names):
                        yield start, i, *current
                        start = i
                for saying in told[i]:
                    carried.note(saying, names)
                current, since = None, i + max(saying.behind for saying in told[i])
                days = Days()
            elif i in begins and not days.same(begins[i]):
                current = current or self._choice(table, carried, events, since)
                here = self._choice(table, carried, events, i)
                if here != current:
                    if i > start:
                        yield start, i, *current
                    start, current = i, here
        yield start, len(events.kind), *(current or self._choice(table, carried, events, since))
        for saying in after:
            carried.note(saying, names)

    def _choice(self, table: str, carried: TableCarryOver, events: Columns, i: int) -> Choosing:
        """The filing that judges from event ``i`` on, the chapter and its law, by what is said so far."""
        return self._choice_by(carried.said(table), event_day(events, i, carried.last_time))

    def _choice_by(self, said: TableDeclarations, day: date | None) -> Choosing:
        filing, chapter = self.filings.choice(said, day)
        if chapter not in PACKAGES:
            return filing, chapter, None
        law, _ = law_by(chapter, self.as_of or day or (filing.head.start if filing else None), self.amendments)
        return filing, chapter, law

    def _goes_on(
        self,
        current: Choosing,
        table: str,
        carried: TableCarryOver,
        events: Columns,
        span: tuple[int, int],
        told: Sequence[Statement],
        names: Names,
    ) -> bool:
        """Whether ``told`` names only the filing that was chosen without it, after a span in which nothing is done.

        Of such a span, in which a table is opened, the same is judged if it goes with what follows.
        """
        if carried.version_lost or carried.chapter_lost or not only_declares(events, *span, SAYINGS):
            return False
        if any(saying.rows.kind[saying.row] != KIND_FILING_IN_FORCE for saying in told):
            return False
        last = told[-1]
        before = carried.said(table)
        said = before._replace(version=names.word(int(last.rows.what[last.row])))
        if self._choice_by(said, event_day(events, span[1], carried.last_time)) != current:
            return False
        filing, chapter, _ = current
        day = event_day(events, span[0], carried.last_time)
        under, again = (self.filings.judged_under(one, filing, chapter, day) for one in (before, said))
        return under == again

    def is_law_unknown(self, table: str, carried: TableCarryOver, chapter: str, events: Columns, i: int) -> bool:
        """Whether a row lost before event ``i`` may have named another chapter, or another of filings that fit."""
        day = event_day(events, i, carried.last_time)
        return carried.chapter_lost or self.filings.fit(chapter, carried.called(table), day) > 1


def _news(carried: TableCarryOver, venue: Venue, events: Columns) -> dict[int, list[int]]:
    """What the venue's stream told since the table's last batch, by the table's first event that follows it."""
    found: dict[int, list[int]] = {}
    i = 0
    while carried.venue_seen < len(venue.rows):
        while i < len(events.line) and events.line[i] < venue.lines[carried.venue_seen]:
            i += 1
        if i == len(events.line):
            break
        found.setdefault(i, []).append(carried.venue_seen)
        carried.venue_seen = venue.behind(carried.venue_seen, events.line[i])
    return found


def declared_in(carried: TableCarryOver, venue: Venue, events: Columns, log: str) -> Recording:
    """All that is declared up to the end of some events."""
    recording = Recording()
    recording.declared.update(carried.recording.declared)
    for said in venue.declaring(carried.venue_seen):
        recording.note(said, 0)
    places = places_of(events, (KIND_RECORDS,))
    if places:
        whats, bys = (tuple(held_at(column, places)) for column in (events.what, events.by))
        recording.declared.update(declared_by(whats, bys))
    begins = carried.doubts.log != log or not carried.doubts.ended.firsts
    if begins and RECORDED_ORDER not in recording.declared:
        heard = carried.declaration_lost if log_of(carried.declaration_lost) == log_of(events.line[0]) else 0
        if order_is_in_doubt(events, heard):
            recording.declared[RECORDED_ORDER] = carried.recording.declared[RECORDED_ORDER] = NEVER
    return recording
