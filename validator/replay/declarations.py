"""Finds from which event on the declarations of a log hold: of chapter, filing and recording."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from validator.log.codes import KIND_GAMING_DAY, KIND_RECORDS, KIND_UNREADABLE, NOT_RECORDED
from validator.log.columns import Columns
from validator.log.records import LISTS_KEPT, Recording, how_by, unless_declared
from validator.replay.events import numbered_before, rows_at

SAYING: Final = ("kind", "round", "n", "what", "by")
"""The columns in which a row says something."""


class Statement(NamedTuple):
    """A row that declares something: its stream, and its place there.

    ``rows_in`` rows may stand there together that say what is recorded, one after the other with nothing between them.
    Then ``changes`` is what they change, from ``row`` on until ``behind`` rows after it.
    """

    rows: Columns
    row: int
    rows_in: int = 1
    changes: Mapping[int, int] | None = None
    behind: int = 0


def sayings_of(events: Columns, places: list[int], *, together: bool) -> list[tuple[int, Statement]]:
    """The rows at some places, which say something, each with its place; those that may be are taken ``together``."""
    if not places:
        return []
    rows = rows_at(events, places, SAYING)
    if not together:
        return [(place, Statement(rows, row)) for row, place in enumerate(places)]
    return [(places[row], Statement(rows, row, count)) for row, count in _lists(rows, places)]


def _lists(rows: Columns, places: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The first of each row, or of rows of no round that declare one after the other, and how many these are."""
    first = count = 0
    for row, (kind, number, place) in enumerate(zip(rows.kind, rows.round, places, strict=True)):
        declares = kind == KIND_RECORDS and number == NOT_RECORDED
        if declares and count and place == places[first] + count:
            count += 1
            continue
        if count:
            yield first, count
        first, count = row, 1
        if not declares:
            yield row, 1
            count = 0
    if count:
        yield first, count


def when_told(
    events: Columns, told: Iterable[tuple[int, Statement]], recording: Recording
) -> dict[int, list[Statement]]:
    """The rows that say something, by the event from which on it holds; ``recording`` is what was declared before.

    ``told`` gives each row with the event that it stands before, in order. A round is judged under one declaration:
    where one is made within a round, less is known from the round's beginning, more only once it is over, else rows
    before it would be missed that were not promised. What is declared already is not said again. A gaming day of the
    venue holds once the round is over.
    """
    known = Recording()
    known.declared.update(recording.declared)
    found: dict[int, list[Statement]] = {}
    number, since = NOT_RECORDED, 0
    for place, saying in told:
        rows, row = saying.rows, saying.row
        if saying.rows_in > 1:
            number, since = numbered_before(events, place, since, number), place
            first, end = _round_around(events, place, number)
            if first == end:
                _take_list(found, place, saying, known)
                continue
        for one in range(row, row + saying.rows_in):
            at = place
            if rows.kind[one] == KIND_RECORDS:
                before = known.how(rows.what[one])
                known.note(rows, one)
                after = known.declared[rows.what[one]]
                if after == before:
                    continue
                number, since = numbered_before(events, place, since, number), place
                first, end = _round_around(events, place, number)
                at = first if after < before else end
            elif rows.kind[one] == KIND_GAMING_DAY:
                number, since = numbered_before(events, place, since, number), place
                at = _round_around(events, place, number)[1]
            elif rows.kind[one] == KIND_UNREADABLE and rows.n[one] in (KIND_RECORDS, NOT_RECORDED):
                known.doubt()
            found.setdefault(at, []).append(Statement(rows, one))
    return found


def _take_list(found: dict[int, list[Statement]], place: int, saying: Statement, known: Recording) -> None:
    """Enter in ``found`` and ``known`` what rows change that stand one after the other, outside of rounds."""
    rows = slice(saying.row, saying.row + saying.rows_in)
    whats, bys = tuple(saying.rows.what[rows]), tuple(saying.rows.by[rows])
    first, last, changes = _changes(frozenset(known.declared.items()), whats, bys)
    if changes:
        known.declared.update(changes)
        told = saying._replace(row=saying.row + first, changes=changes, behind=last - first)
        found.setdefault(place + first, []).append(told)


@lru_cache(maxsize=LISTS_KEPT)
def _changes(
    declared: frozenset[tuple[int, int]], whats: tuple[int, ...], bys: tuple[int, ...]
) -> tuple[int, int, Mapping[int, int]]:
    """Which declarations, of some one after the other, change what is declared first and last, and what they change."""
    known = dict(declared)
    changes: dict[int, int] = {}
    changing = []
    for place, (what, by) in enumerate(zip(whats, bys, strict=True)):
        how = how_by(by)
        if how != known.get(what, unless_declared(what)):
            known[what] = changes[what] = how
            changing.append(place)
    return (changing[0], changing[-1], changes) if changing else (0, 0, changes)


def _round_around(events: Columns, place: int, number: int) -> tuple[int, int]:
    """The first event of the round within which an event stands, and the one after its last; the event if of none.

    ``number`` is that of the last numbered round before it.
    """
    if number == NOT_RECORDED:
        return place, place
    last = place
    for i in range(place, len(events.kind)):
        if events.round[i] not in (NOT_RECORDED, number):
            break
        if events.round[i] == number:
            last = i + 1
    if last == place:
        return place, place
    first = place
    for i in range(place - 1, -1, -1):
        if events.round[i] not in (NOT_RECORDED, number):
            break
        if events.round[i] == number:
            first = i
    return first, last
