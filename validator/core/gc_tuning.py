"""Runs the cyclic garbage collector less often where most objects die by reference count."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

EVERY: Final = 20_000
"""After so many objects more it is looked for garbage among them."""


@contextmanager
def seldom_collected() -> Iterator[None]:
    """While this lasts, Python looks for garbage no more often than EVERY, if it looks for it at all."""
    first, *others = gc.get_threshold()
    if first:
        gc.set_threshold(max(first, EVERY), *others)
    try:
        yield
    finally:
        gc.set_threshold(first, *others)
