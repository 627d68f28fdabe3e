"""From which event on holds what a log says of chapter, filing and recording."""

from collections.abc import Iterable

from validator.log.codes import KIND_RECORDS, KIND_UNREADABLE, NOT_RECORDED
from validator.log.columns import Columns
from validator.log.records import SOMETIMES, Recording
from validator.replay_events import numbered_before

Saying = tuple[Columns, int]
"""A row that says something: the stream in which it stands, and its place there."""


def when_told(events: Columns, told: Iterable[tuple[int, Saying]], recording: Recording) -> dict[int, list[Saying]]:
    """The rows that say something, by the event from which on it holds; ``recording`` is what was declared before.

    ``told`` gives each row with the event that it stands before, in order. A round is judged under one declaration:
    where one is made within a round, less is known from the round's beginning, more only once it is over, else rows
    before it would be missed that were not promised. What is declared already is not said again.
    """
    known = Recording()
    known.declared.update(recording.declared)
    found: dict[int, list[Saying]] = {}
    number, since = NOT_RECORDED, 0
    for place, (source, row) in told:
        at = place
        if source.kind[row] == KIND_RECORDS:
            before = known.declared.get(source.what[row], SOMETIMES)
            known.note(source, row)
            after = known.declared[source.what[row]]
            if after == before:
                continue
            number, since = numbered_before(events, place, since, number), place
            first, end = _round_around(events, place, number)
            at = first if after < before else end
        elif source.kind[row] == KIND_UNREADABLE and source.n[row] in (KIND_RECORDS, NOT_RECORDED):
            known.doubt()
        found.setdefault(at, []).append((source, row))
    return found


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
