"""Kernels: functions of integers and flat columns that run as they stand or compiled, from the one source.

A kernel is an ordinary function. Its parameters are ``int``, ``Ints``, a dataclass whose fields are all ``Ints``, or
rows of it (rows.py, state_rows.py); it returns ``int``, ``bool``, a row or nothing. It holds no objects, strings,
dicts, slices or closures, and names other kernels directly (``from … import check``), so that the compiler can find
them.
"""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias, TypeVar

Ints: TypeAlias = list[int]
"""A flat column of 64-bit integers: a list when interpreted, an array when compiled."""

Function = TypeVar("Function", bound=Callable[..., object])

TALLY_WIDTH = 8
"""Counters of one rule in the tally column: judged, not applicable, then one for each fact it may miss."""
JUDGED = 0
NOT_APPLICABLE = 1
MISSING = 2

HIT_WIDTH = 8
"""Integers of one hit: number, event index, expected, observed, cents, subject, root event index, round."""


def kernel(function: Function) -> Function:
    """Mark a function as a kernel; it runs unchanged when interpreted."""
    function.__kernel__ = True  # type: ignore[attr-defined]
    return function


def is_kernel(candidate: object) -> bool:
    """Whether ``candidate`` was marked as a kernel."""
    return getattr(candidate, "__kernel__", False) is True


class Needs(NamedTuple):
    """What a judge needs at least one of, to find, count or carry anything.

    ``kinds``: an event of one of these kinds; ``words``: an event with one of these words in its column ``what``;
    ``options``: one of these options is yes; ``carried``: a place from the first up to, not including, the second of
    the carried state is not 0, as the rows of a class have them (``Received.places()``).
    """

    kinds: tuple[int, ...] = ()
    words: tuple[int, ...] = ()
    options: tuple[int, ...] = ()
    carried: tuple[int, int] = (0, 0)


def needs(
    *,
    kinds: tuple[int, ...] = (),
    words: tuple[int, ...] = (),
    options: tuple[int, ...] = (),
    carried: tuple[int, int] = (0, 0),
) -> Callable[[Function], Function]:
    """Declare what a judge needs, so that it is neither compiled nor run where nothing of it is there; see Needs.

    Put it above ``@kernel``. A judge that counts an absence (not applicable, a missing fact) must not be marked so.
    """

    def mark(function: Function) -> Function:
        function.__needs__ = Needs(kinds, words, options, carried)  # type: ignore[attr-defined]
        return function

    return mark


def needs_of(function: Callable[..., object]) -> Needs | None:
    """What a judge was declared to need; None for one that always runs."""
    found = getattr(function, "__needs__", None)
    return found if isinstance(found, Needs) else None


@kernel
def emit(
    hits: Ints, number: int, event: int, expected: int, observed: int, cents: int, subject: int, root: int, round_: int
) -> None:
    """Append a hit row; ``hits[0]`` counts the rows, also those that no longer fit, so the engine can run again."""
    row = hits[0]
    hits[0] = row + 1
    at = 1 + row * HIT_WIDTH
    if at + HIT_WIDTH <= len(hits):
        hits[at] = number
        hits[at + 1] = event
        hits[at + 2] = expected
        hits[at + 3] = observed
        hits[at + 4] = cents
        hits[at + 5] = subject
        hits[at + 6] = root
        hits[at + 7] = round_


@kernel
def goes_outside(column: Ints, low: int, high: int) -> bool:
    """Whether a value of the column is below ``low`` or above ``high``."""
    signs = 0
    for i in range(len(column)):
        signs |= (column[i] - low) | (high - column[i])
    return signs < 0


@kernel
def mark(column: Ints, seen: Ints) -> None:
    """Set ``seen[value]`` to 1 for every value of the column that is a place of it, and some place for every other.

    ``seen`` has a power of two of places, so that none is compared.
    """
    within = len(seen) - 1
    for i in range(len(column)):
        seen[column[i] & within] = 1
