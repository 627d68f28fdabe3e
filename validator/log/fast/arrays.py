"""Operations on streams of rows held as numpy arrays; imported only where a log is read into arrays."""

from collections import deque
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import lru_cache
from typing import Any, overload
from weakref import ref

import numpy

from validator.log.codes import (
    BY_STRIDE,
    KIND_ROUND_END,
    KIND_ROUND_START,
    KIND_UNREADABLE,
    NONE,
    NOT_RECORDED,
)
from validator.log.columns import Columns
from validator.log.vocabulary import FAMILY_ROUND

NEAR = 4_096
"""Values that lie no further apart are counted by their places."""
FEW = 8
"""Values that are quicker looked for one by one."""
TABLES_KEPT = 64
"""How many sets of values are kept as a table."""
COLUMNS_KNOWN = 4
"""Of how many columns it is kept which kinds they hold."""
_KNOWN: deque[tuple[Callable[[], Any], set[int]]] = deque(maxlen=COLUMNS_KNOWN)
_ROLES = BY_STRIDE - 1
"""The bits of a value of the column ``by`` that are its role."""
assert BY_STRIDE & _ROLES == 0
_OF_ROUND = tuple(sorted(FAMILY_ROUND))


def first_rows_of_rounds(rounds: Any) -> list[int]:
    """The rows whose round number differs from that of the numbered row before them."""
    numbered = (rounds != NOT_RECORDED).nonzero()[0]
    numbers = rounds[numbered]
    begins = numpy.ones(len(numbers), dtype=bool)
    begins[1:] = numbers[1:] != numbers[:-1]
    found: list[int] = numbered[begins].tolist()
    return found


def after(held: Sequence[int], column: Any) -> Any:
    """A list, and behind it an array, as an array."""
    return numpy.concatenate((numpy.asarray(held, dtype=column.dtype), column))


def round_seams(kinds: Any, rounds: Any) -> Any:
    """The rows that begin or end a round, those after one without a number, and those of another number than before."""
    ends = (kinds == KIND_ROUND_START) | (kinds == KIND_ROUND_END)
    here = ends.copy()
    here[:1] = True
    here[1:] |= (ends[:-1] & (rounds[1:] == NOT_RECORDED)) | (rounds[1:] != rounds[:-1])
    return here.nonzero()[0]


def numbered_rounds(kinds: Any, rounds: Any) -> tuple[list[int], list[int], list[int], list[bool], list[bool]] | None:
    """The rounds of rows of which none begins a round without a number, nor the same twice in a row; None of others.

    Their first and last rows, their numbers, and whether each is said to begin and to end.
    """
    here = round_seams(kinds, rounds)
    stops = numpy.append(here[1:], len(kinds))
    numbers = rounds[here]
    numbered = numbers != NOT_RECORDED
    starts = kinds[here] == KIND_ROUND_START
    if (starts & ~numbered).any():
        return None
    here, stops, numbers, starts = here[numbered], stops[numbered], numbers[numbered], starts[numbered]
    if not len(here):
        return [], [], [], [], []
    begins = numpy.append(0, (numbers[1:] != numbers[:-1]).nonzero()[0] + 1)
    started = numpy.add.reduceat(starts, begins, dtype=numpy.int64)
    if started.max() > 1:
        return None
    over = numpy.add.reduceat(kinds[here] == KIND_ROUND_END, begins, dtype=numpy.int64)
    lasts = stops[numpy.append(begins[1:], len(here)) - 1] - 1
    found = here[begins], lasts, numbers[begins], started > 0, over > 0
    firsts, ends, named, said, closed = (column.tolist() for column in found)
    return firsts, ends, named, said, closed


def places_of_kinds(kinds: Any, wanted: Collection[int]) -> list[int]:
    """The rows of some kinds, given the column of kinds."""
    here = sorted(kinds_in_array(kinds).intersection(wanted))
    return places_of_values(kinds, here) if here else []


def places_of_values(column: Any, values: Sequence[int]) -> list[int]:
    """The places of rows that hold one of some values."""
    found: list[int] = _among(column, values).nonzero()[0].tolist()
    return found


def _among(column: Any, values: Sequence[int]) -> Any:
    """Of each integer of a column whether it is one of some values."""
    if not 0 < len(values) <= FEW:
        return _among_many(column, tuple(values))
    here = column == values[0]
    for value in values[1:]:
        here |= column == value
    return here


def _among_many(column: Any, values: tuple[int, ...]) -> Any:
    """The same for values in order."""
    if not values or values[0] < 0 or values[-1] >= NEAR:
        return numpy.isin(column, values)
    return _table(values).take(column + 1, mode="clip")


@lru_cache(maxsize=TABLES_KEPT)
def _table(values: tuple[int, ...]) -> Any:
    """Whether a number is among some values, at the place after it; the first place and the last say no."""
    table = numpy.zeros(values[-1] + 3, dtype=bool)
    table[numpy.asarray(values) + 1] = True
    return table


def lost_places(events: Columns) -> list[int]:
    """The places of rows that could not be read, and of rows of a round without a number where rounds are numbered."""
    kinds, numbers = numpy.asarray(events.kind), numpy.asarray(events.round)
    lost = kinds == KIND_UNREADABLE
    if bool((numbers >= 0).any()) and bool((numbers < 0).any()):
        lost |= (numbers < 0) & _among_many(kinds, _OF_ROUND)
    found: list[int] = lost.nonzero()[0].tolist()
    return found


def within_rounds(kinds: Any, rounds: Any, others: Sequence[int]) -> tuple[list[int], list[int]]:
    """The rows, but those of ``others``, that stand within a round without its number, and the number of each."""
    places = (rounds == NOT_RECORDED).nonzero()[0]
    numbered = (rounds != NOT_RECORDED).nonzero()[0]
    if not len(places) or not len(numbered):
        return [], []
    places = places[~_among(kinds[places], others)]
    after = numpy.searchsorted(numbered, places)
    inner = (after > 0) & (after < len(numbered))
    places, after = places[inner], after[inner]
    numbers = rounds[numbered]
    starts = kinds[numbered] == KIND_ROUND_START
    same = (numbers[after - 1] == numbers[after]) & ~starts[after]
    places, after = places[same], after[same]
    if not len(places):
        return [], []
    begins = numpy.append(0, ((numbers[1:] != numbers[:-1]) | starts[1:]).nonzero()[0] + 1)
    first = numbered[begins[numpy.searchsorted(begins, after - 1, side="right") - 1]]
    ends = numpy.append(NOT_RECORDED, (kinds == KIND_ROUND_END).nonzero()[0])
    under_way = ends[numpy.searchsorted(ends, places) - 1] < first
    found: tuple[list[int], list[int]] = places[under_way].tolist(), numbers[after - 1][under_way].tolist()
    return found


def some_round_of_marks(kinds: Any, rounds: Any) -> bool:
    """Whether some beginning of a round bears a number, and the next row that bears one is no act of a round."""
    numbered = kinds[rounds != NOT_RECORDED]
    begins = numbered == KIND_ROUND_START
    marks = begins | (numbered == KIND_ROUND_END)
    return bool((begins[:-1] & marks[1:]).any() or begins[-1:].any())


def is_torn(rounds: Any) -> bool:
    """Whether the rows of some round do not follow each other, where numbers are recorded."""
    numbers = rounds[rounds != NOT_RECORDED]
    if not len(numbers):
        return False
    firsts = numbers[numpy.append(True, numbers[1:] != numbers[:-1])]
    return bool((firsts[1:] < firsts[:-1]).any()) and len(numpy.unique(firsts)) < len(firsts)


def count_steps_of_one(numbers: Any) -> int:
    """How many numbers are greater by one than the number before."""
    return int(numpy.count_nonzero(numbers[1:] - numbers[:-1] == 1))


def first_and_last(numbers: Any) -> tuple[int, int] | None:
    """The first and the last number that is recorded; None where none is."""
    known = numbers != NOT_RECORDED
    if not known.any():
        return None
    return int(numbers[known.argmax()]), int(numbers[len(numbers) - 1 - known[::-1].argmax()])


def least_and_greatest(times: Any) -> tuple[int, int]:
    """The first and the last of the times recorded, NOT_RECORDED where none is."""
    known = times if len(times) and times.min() >= 0 else times[times >= 0]
    return (int(known.min()), int(known.max())) if len(known) else (NOT_RECORDED, NOT_RECORDED)


def first_of_both(one: Any, value: int, other: Any, other_value: int) -> int:
    """The first row in which two columns hold these values, -1 where there is none."""
    found = (one == value) & (other == other_value)
    place = int(found.argmax()) if len(found) else 0
    return place if len(found) and bool(found[place]) else -1


def nonzero_values(column: Any) -> dict[int, int]:
    """What of a column is not 0, by place."""
    places = column.nonzero()[0]
    return dict(zip(places.tolist(), column[places].tolist(), strict=True))


def distinct_numbers(numbers: Any) -> set[int]:
    """The distinct values of a column."""
    if not len(numbers):
        return set()
    least = int(numbers.min())
    if int(numbers.max()) - least < NEAR:
        here = numpy.zeros(NEAR, dtype=bool)
        here[numbers - least] = True
        return {*(here.nonzero()[0] + least).tolist()}
    changes = (numbers[1:] != numbers[:-1]).nonzero()[0] + 1
    return {int(numbers[0]), *numbers[changes].tolist()}


def kinds_in_array(kinds: Any) -> set[int]:
    """The kinds in a column of kinds that is not changed any more; cached, as it is asked for often."""
    for known, found in _KNOWN:
        if known() is kinds:
            return found
    here = distinct_numbers(kinds)
    _KNOWN.appendleft((ref(kinds), here))
    return here


TOGETHER = 64
"""Integers of a Plain that are made at once."""


class Plain(Sequence[int]):
    """An array as a sequence of Python's own integers, made when the first of some that lie together is asked for."""

    def __init__(self, column: Any) -> None:
        self._column = column
        self._held: dict[int, list[int]] = {}

    def __len__(self) -> int:
        return len(self._column)

    @overload
    def __getitem__(self, place: int) -> int: ...

    @overload
    def __getitem__(self, place: slice) -> list[int]: ...

    def __getitem__(self, place: int | slice) -> int | list[int]:
        """The integer at a place, or a list of those of a slice."""
        if isinstance(place, slice):
            found: list[int] = self._column[place].tolist()
            return found
        if place < 0:
            place += len(self._column)
        block, at = divmod(place, TOGETHER)
        held = self._held.get(block)
        if held is None:
            held = self._held[block] = self._column[block * TOGETHER : (block + 1) * TOGETHER].tolist()
        return held[at]

    def __iter__(self) -> Iterator[int]:
        return iter(self._column.tolist())


def namings(
    events: Columns, changes: Sequence[int], roles: Sequence[int], without: Sequence[int]
) -> tuple[dict[int, list[int]], list[int]]:
    """The rows, but those of some kinds, whose ``by`` names a person of some roles, as far as they tell more.

    By role those of rounds, but where a person is named once more without a row in between that begins a round, is of
    another round, is one of the ``changes`` or names another; and of all the first of each person between two changes.
    """
    by, numbers, kinds = (numpy.asarray(column) for column in (events.by, events.round, events.kind))
    is_named = (by >= BY_STRIDE) & _among(by & _ROLES, roles)
    others = [kind for kind in without if kind in kinds_in_array(kinds)]
    places = (is_named & ~_among(kinds, others) if others else is_named).nonzero()[0]
    begins = kinds == KIND_ROUND_START
    begins[1:] |= numbers[1:] != numbers[:-1]
    who, part = by[places], numpy.cumsum(begins)[places]
    kept = numpy.ones(len(places), dtype=bool)
    kept[1:] = (who[1:] != who[:-1]) | (part[1:] != part[:-1])
    after = numpy.searchsorted(places, changes)
    kept[after[after < len(places)]] = True
    places, who = places[kept], who[kept]
    since = numpy.searchsorted(numpy.asarray(changes, dtype=numpy.int64), places, side="right")
    first = _first_of_each(who, since)
    role, of_round = who & _ROLES, numbers[places] != NOT_RECORDED
    return {one: places[of_round & (role == one)].tolist() for one in roles}, places[first].tolist()


def _first_of_each(*columns: Any) -> Any:
    """The places, in order, at which the columns together hold what they hold nowhere before."""
    order = numpy.lexsort(columns)
    new = numpy.ones(len(order), dtype=bool)
    new[1:] = False
    for column in columns:
        new[1:] |= column[order[1:]] != column[order[:-1]]
    return numpy.sort(order[new])


def count_values(values: Any) -> dict[int, int]:
    """How often each value occurs in a column."""
    if not len(values):
        return {}
    least = int(values.min())
    if int(values.max()) - least < NEAR:
        counts = numpy.bincount(values - least)
        found = counts.nonzero()[0]
        return dict(zip((found + least).tolist(), counts[found].tolist(), strict=True))
    found, counts = numpy.unique(values, return_counts=True)
    return dict(zip(found.tolist(), counts.tolist(), strict=True))


def once(one: Any, other: Any) -> Any:
    """What ``other`` holds, which is at least NONE, once for each value of ``one`` beside it."""
    span = int(other.max(initial=0)) + 1 - NONE
    both = one * span + other - NONE
    if len(both) and int(both.min()) >= 0 and int(both.max()) < NEAR:
        return numpy.bincount(both).nonzero()[0] % span + NONE
    both = numpy.sort(both)
    both = both[numpy.append(both[1:] != both[:-1], True)] if len(both) else both
    return both % span + NONE
