"""Streams of rows held as arrays, for logs that are read as arrays; imported only for them."""

from collections.abc import Sequence
from typing import Any

import numpy

from validator.log.codes import BY_STRIDE, KIND_ROUND_START, KIND_UNREADABLE, NONE, NOT_RECORDED
from validator.log.columns import Columns
from validator.log.vocabulary import FAMILY_ROUND


def as_arrays(columns: Columns) -> Columns:
    """The columns as arrays of 64-bit integers; those that are arrays already as they are."""
    arrays: list[Any] = [numpy.asarray(column, dtype=numpy.int64) for column in columns]
    return Columns(*arrays)


def joined(parts: Sequence[Columns]) -> Columns:
    """The rows of all parts, one after the other."""
    if len(parts) == 1:
        return parts[0]
    arrays: list[Any] = [numpy.concatenate(columns) for columns in zip(*parts, strict=True)]
    return Columns(*arrays)


def chosen(columns: Columns, places: Any) -> Columns:
    """The rows at some places."""
    arrays: list[Any] = [numpy.asarray(column)[places] for column in columns]
    return Columns(*arrays)


def increases(seq: Any) -> bool:
    """Whether every number is greater than the one before it."""
    return bool((seq[1:] > seq[:-1]).all())


def may_begin(kinds: Any, rounds: Any) -> list[int]:
    """The rows at which a round may begin: the starts, and where the number is another than in the row before."""
    previous = numpy.empty_like(rounds)
    previous[:1] = NOT_RECORDED
    previous[1:] = rounds[:-1]
    begins = (kinds == KIND_ROUND_START) | ((rounds != NOT_RECORDED) & (rounds != previous))
    found: list[int] = numpy.flatnonzero(begins).tolist()
    return found


def places_of(column: Any, values: Sequence[int]) -> list[int]:
    """The rows that hold one of some values."""
    found: list[int] = numpy.flatnonzero(numpy.isin(column, values)).tolist()
    return found


def lost_rows(events: Columns) -> list[int]:
    """The rows that could not be read, and those of some round, where rounds are numbered, without its number."""
    kinds, numbers = numpy.asarray(events.kind), numpy.asarray(events.round)
    lost = kinds == KIND_UNREADABLE
    if bool((numbers >= 0).any()) and bool((numbers < 0).any()):
        lost |= (numbers < 0) & numpy.isin(kinds, sorted(FAMILY_ROUND))
    found: list[int] = numpy.flatnonzero(lost).tolist()
    return found


def first_and_last(numbers: Any) -> tuple[int, int] | None:
    """The first and the last number that is recorded; None where none is."""
    found = numpy.flatnonzero(numbers != NOT_RECORDED)
    return (int(numbers[found[0]]), int(numbers[found[-1]])) if len(found) else None


def least_and_greatest(times: Any) -> tuple[int, int]:
    """The first and the last of the times recorded, NOT_RECORDED where none is."""
    known = times[times >= 0]
    return (int(known.min()), int(known.max())) if len(known) else (NOT_RECORDED, NOT_RECORDED)


def both(one: Any, value: int, other: Any, other_value: int) -> bool:
    """Whether two columns hold these values in some row."""
    return bool(((one == value) & (other == other_value)).any())


def named(events: Columns, changes: Sequence[int], roles: Sequence[int], without: Sequence[int]) -> list[int]:
    """The rows, but those of some kinds, whose ``by`` names a person of some roles, each time that one is named anew.

    That is another than in the row so found before, or in another round, or with one of the ``changes`` between them.
    """
    by, numbers = numpy.asarray(events.by), numpy.asarray(events.round)
    is_named = (by >= BY_STRIDE) & numpy.isin(by % BY_STRIDE, roles)
    places = numpy.flatnonzero(is_named & ~numpy.isin(events.kind, without))
    told = numpy.stack((by[places], numbers[places], numpy.searchsorted(changes, places, "right")))
    kept = numpy.ones(len(places), dtype=bool)
    kept[1:] = (told[:, 1:] != told[:, :-1]).any(axis=0)
    found: list[int] = places[kept].tolist()
    return found


def counted(values: Any) -> dict[int, int]:
    """How often each value stands in a column."""
    found, counts = numpy.unique(values, return_counts=True)
    return dict(zip(found.tolist(), counts.tolist(), strict=True))


def once(one: Any, other: Any) -> Any:
    """What ``other`` holds, which is at least NONE, once for each value of ``one`` beside it."""
    span = int(other.max(initial=0)) + 1 - NONE
    return numpy.unique(one * span + other - NONE) % span + NONE
