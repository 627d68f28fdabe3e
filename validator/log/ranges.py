"""Two amounts of money in one integer: what is due at least and at most."""

from typing import Final

from validator.core.engine.kernel import kernel

SPAN: Final = 1 << 31
"""More cents than lie between the two amounts."""


@kernel
def as_range(low: int, high: int) -> int:
    """The integer for an amount, in cents, from ``low`` to ``high``, less than SPAN apart."""
    return low * SPAN + (high - low)


def ends_of(value: int) -> tuple[int, int]:
    """The least and the greatest amount, in cents, for which ``value`` stands."""
    low, more = divmod(value, SPAN)
    return low, low + more
