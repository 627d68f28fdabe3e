"""Faults of many rules made one after the other, or side by side in several processes."""

import multiprocessing
import signal
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache, partial
from pathlib import Path

from validator.proof.faults.matrix import proof
from validator.proof.faults.plays import plays_of
from validator.proof.faults.told import FaultOutcome, told_of
from validator.proof.faults.trial import Play

_AT_ONCE = 4
"""Rules that one process takes at once: neighbours, whose examples often ask for the same play."""


class NotLawful(ValueError):
    """Something is found in simulated play as it is; the message says what."""


FilingPaths = Mapping[str, Sequence[Path]]
"""The filings under which play of each chapter is dealt; none: under the sound ones."""


def proved(
    rules: Sequence[tuple[str, str]], filings: FilingPaths, seed: int, jobs: int, most: int
) -> Iterator[FaultOutcome]:
    """What becomes of the fault of each of some rules, which stand by chapter, as it is known.

    ``most`` are the trials of one rule at most. Raises NotLawful.
    """
    made = partial(_told, filings, seed, most)
    if jobs == 1:
        yield from map(made, rules)
        return
    processes = multiprocessing.get_context("spawn")
    with (
        tempfile.TemporaryDirectory(prefix="floorperson-", ignore_cleanup_errors=True) as folder,
        processes.Pool(jobs, _begin, (folder,)) as pool,
    ):
        yield from pool.imap_unordered(made, rules, _AT_ONCE)


def _begin(folder: str) -> None:
    """Begin a process that is stopped by the one that began it, and leave to that one what it writes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    tempfile.tempdir = folder


def _told(filings: FilingPaths, seed: int, most: int, rule: tuple[str, str]) -> FaultOutcome:
    chapter, named = rule
    return told_of(proof(chapter, named, lawful(chapter, tuple(filings[chapter]), seed), seed, most), most)


@lru_cache(1)
def _dealt(chapter: str, filings: tuple[Path, ...], seed: int) -> tuple[Play, ...]:
    return tuple(plays_of(chapter, filings, seed))


def lawful(chapter: str, filings: tuple[Path, ...], seed: int) -> tuple[Play, ...]:
    """Play of a chapter in which faults are made; raises NotLawful where something is found in it as it is."""
    plays = _dealt(chapter, filings, seed)
    for play in plays:
        if play.accused:
            raise NotLawful(f"play simulated under {play.name} is not lawful: {', '.join(sorted(play.accused))}")
    return plays
