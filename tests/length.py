"""How long the tests take: what .ci/run's second half, ``pytest --long``, does more of."""

from typing import TypeVar

from hypothesis import HealthCheck, settings

One = TypeVar("One")

_TIMES = 5
"""How many times as many examples and seeds the long tests try."""
_long = False

settings.register_profile("repeated", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("fresh", deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow])


def set_length(*, long: bool, fresh: bool) -> None:
    """Say which half runs, before the modules of tests are imported, and whether each run tries other examples."""
    global _long
    _long = long
    settings.load_profile("fresh" if fresh else "repeated")


def either(short: One, long: One) -> One:
    """The one number, or word, in a short run, the other in a long one."""
    return long if _long else short


def times(short: int) -> int:
    """How many examples, seeds or rounds to try, where a short run tries ``short``."""
    return either(short, short * _TIMES)
