"""Runs the cyclic garbage collector less often where most objects die by reference count."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

EVERY: Final = 20_000
"""After so many objects more it is looked for garbage among them."""
AGAIN: Final = 200
"""After it was looked for so many times it is looked for among those that were left, most of which a replay keeps."""


@contextmanager
def seldom_collected() -> Iterator[None]:
    """While this lasts, Python looks for garbage no more often than EVERY and AGAIN, if it looks for it at all."""
    first, second, third = gc.get_threshold()
    if first:
        gc.set_threshold(max(first, EVERY), max(second, AGAIN), third)
    try:
        yield
    finally:
        gc.set_threshold(first, second, third)
