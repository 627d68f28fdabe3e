"""Counts the processors that this process may use."""

import os


def processors() -> int:
    """How many processors this process may use: all of the machine, where its system does not tell which."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
