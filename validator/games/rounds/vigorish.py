"""Vigorish: whether it is the exact amount, or that amount rounded up to a coin, in every game model."""

from validator.core.engine.kernel import kernel


@kernel
def vigorish_missing(taken: int) -> bool:
    """Whether no vigorish, in cents, was taken or marked where it is owed."""
    return taken <= 0


@kernel
def is_exact(taken: int, exact: int, whole: int) -> bool:
    """Whether an amount in cents is ``exact / whole``, or a cent that it lies between."""
    difference = taken * whole - exact
    return difference == 0 or (exact % whole != 0 and -whole < difference < whole)


@kernel
def rounded_up(exact: int, whole: int, coin: int) -> int:
    """The next multiple of a coin that is not below ``exact / whole`` cents."""
    return -(-exact // (whole * coin)) * coin


@kernel
def vigorish_differs(taken: int, exact_times_whole: int, whole: int, coin: int) -> bool:
    """Whether vigorish in cents is neither the exact amount nor that amount rounded up to the next multiple of a coin.

    The exact amount is ``exact_times_whole / whole``; where it has a fraction of a cent, the cent below and the cent
    above stand for it."""
    return not is_exact(taken, exact_times_whole, whole) and taken != rounded_up(exact_times_whole, whole, coin)


@kernel
def nearest_vigorish(taken: int, exact: int, whole: int, coin: int) -> int:
    """Of the lawful amounts, in cents, the one nearest to that taken; between two that are equally near the lesser.

    They are ``exact / whole``, or the cents that it lies between, and that amount rounded up to the next multiple.
    """
    up = rounded_up(exact, whole, coin)
    least, most = exact // whole, -(-exact // whole)
    if taken <= least:
        return least
    if taken <= most:
        return most
    return up if up - taken < taken - most else most


@kernel
def lies_midway(taken: int, exact: int, whole: int, coin: int) -> bool:
    """Whether an amount in cents is as far above the exact one as below the one rounded up."""
    most = -(-exact // whole)
    return taken > most and taken - most == rounded_up(exact, whole, coin) - taken
