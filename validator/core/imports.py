"""Keeps what was imported out of the garbage collector's scans, as it lasts as long as the process."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache


@contextmanager
def without_collecting() -> Iterator[None]:
    """Look for no garbage meanwhile: a twentieth of the time of a short run, which makes little."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


@contextmanager
def imports_that_last() -> Iterator[None]:
    """Look for no garbage while modules are imported, nor among them later."""
    with without_collecting():
        try:
            yield
        finally:
            _keep()


@cache
def _keep() -> None:
    """Once in a process: what a second run leaves behind is garbage like any other."""
    gc.freeze()
