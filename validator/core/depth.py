"""Texts nested deeper than their readers can follow, which no file of ours needs to be."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def not_too_deep() -> Iterator[None]:
    """Raise ValueError where what is read is nested too deep, as for any text that cannot be read."""
    try:
        yield
    except RecursionError:
        raise ValueError("it is nested too deep") from None
