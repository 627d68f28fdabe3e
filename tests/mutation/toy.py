"""Kernels to try mutants on."""

from validator.core.engine.kernel import Ints, kernel


@kernel
def above(value: int, limit: int) -> bool:
    """Whether a value is above a limit that is told."""
    return value > limit and limit >= 0


@kernel
def count(found: Ints, value: int) -> bool:
    """Write down that a value was asked for; whether it is any."""
    found[0] += 1
    return value != 0


@kernel
def last_above(values: Ints, found: Ints, limit: int) -> int:
    """The last value above a limit, -1 where there is none; how often one was found stands in ``found``."""
    last = -1
    for i in range(len(values)):
        if above(values[i], limit):
            last = i
            if count(found, values[i]) and not found[0] > len(values):
                last = i + 1 - 1
    return last
