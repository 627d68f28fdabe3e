"""Who is at a table is told alike from lists and arrays, and however the rows are cut between rounds."""

from collections import Counter
from itertools import pairwise
from typing import Any

import numpy
from hypothesis import given, strategies as st

from validator.log.codes import (
    BY_DEALER,
    BY_FLOORPERSON,
    BY_PLAYER,
    BY_STRIDE,
    BY_SUPERVISOR,
    KIND_ANNOUNCE,
    KIND_CANCEL,
    KIND_DEALER_ARRIVES,
    KIND_DEALER_LEAVES,
    KIND_NOTIFY,
    KIND_PAY,
    KIND_SUPERVISOR,
    KIND_TABLE_CLOSE,
    KIND_UNREADABLE,
    NOT_RECORDED,
)
from validator.log.columns import Columns, role_by
from validator.replay.staffing import ROLES, Attendance, Crew


def as_arrays(events: Columns) -> Columns:
    arrays: list[Any] = [numpy.asarray(column, dtype=numpy.int64) for column in events]
    return Columns(*arrays)


OF_ROUNDS = (KIND_ANNOUNCE, KIND_PAY, KIND_NOTIFY, KIND_CANCEL, KIND_DEALER_ARRIVES, KIND_DEALER_LEAVES)
BETWEEN = (*OF_ROUNDS, KIND_SUPERVISOR, KIND_TABLE_CLOSE, KIND_UNREADABLE)
ACTORS = [NOT_RECORDED, BY_DEALER, BY_PLAYER] + [
    role + BY_STRIDE * (1 + person) for role in (BY_DEALER, BY_FLOORPERSON, BY_SUPERVISOR) for person in (0, 1)
]
LOST = (NOT_RECORDED, KIND_PAY, KIND_DEALER_ARRIVES, KIND_SUPERVISOR)


@st.composite
def tables(draw: st.DrawFn) -> tuple[Columns, list[int]]:
    """Rows of some rounds, one after the other, and the places at which they may be cut."""
    kinds, by, numbers, lost, cuts = [], [], [], [], [0]
    for number in range(draw(st.integers(1, 5))):
        for among, of_round in ((OF_ROUNDS, number), (BETWEEN, NOT_RECORDED)):
            rows = draw(st.lists(st.tuples(st.sampled_from(among), st.sampled_from(ACTORS)), max_size=5))
            kinds += [kind for kind, _ in rows]
            by += [NOT_RECORDED if kind == KIND_UNREADABLE else who for kind, who in rows]
            numbers += [draw(st.sampled_from((of_round, of_round, NOT_RECORDED))) for _ in rows]
            lost += [draw(st.sampled_from(LOST)) if kind == KIND_UNREADABLE else NOT_RECORDED for kind, _ in rows]
        cuts.append(len(kinds))
    blank = Columns(*([NOT_RECORDED] * len(kinds) for _ in Columns._fields))
    return blank._replace(kind=kinds, by=by, round=numbers, n=lost), cuts


def told(attendance: Attendance, length: int) -> list[dict[int, int]]:
    return [dict(attendance.at(place).present) for place in range(length)]


@given(tables(), st.booleans())
def test_lists_arrays_and_parts_tell_the_same(drawn: tuple[Columns, list[int]], leaves: bool) -> None:
    events, cuts = drawn
    whole = told(Attendance(Crew(), events, leaves=leaves), len(events.kind))
    assert told(Attendance(Crew(), as_arrays(events), leaves=leaves), len(events.kind)) == whole
    in_parts = []
    crew = Crew()
    for start, stop in pairwise(cuts):
        part = events.part(start, stop)
        attendance = Attendance(crew, as_arrays(part) if start % 2 else part, leaves=leaves)
        in_parts += told(attendance, stop - start)
        crew = attendance.after()
    assert in_parts == whole


@given(tables())
def test_rounds_are_counted_for_whom_their_first_events_name(drawn: tuple[Columns, list[int]]) -> None:
    events, _ = drawn
    numbers = events.round
    firsts = [numbers.index(number) for number in sorted({*numbers} - {NOT_RECORDED})]
    attendance = Attendance(Crew(), events)
    for role in ROLES:
        persons = [person for first in firsts for person in attendance.rounds_of(role, [first])]
        assert attendance.rounds_of(role, firsts) == Counter(persons)
        for first, person in zip(firsts, persons, strict=True):
            of_itself = role_by(events.by[first]) == role
            assert person == attendance.who(role, first) or (of_itself and person == NOT_RECORDED)
