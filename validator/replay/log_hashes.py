"""Tells by what bytes a report was made: the SHA-256 of its logs and filings, read when they are asked for."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path

from validator.log.columns import LogUnusable
from validator.log.read.opening import hash_of_log


class LogHashes(Mapping[str, str]):
    """The SHA-256 of filings and of those logs that can be read, by their names.

    Nobody who wants text alone waits until each log has been read once more. A log that cannot be read is told where it
    is replayed.
    """

    def __init__(self, filings: Mapping[str, str], logs: Sequence[tuple[str, Path]]) -> None:
        """``filings`` by name; ``logs`` are their names and where they lie."""
        self._filings = filings
        self._logs = logs

    @cached_property
    def _all(self) -> Mapping[str, str]:
        found = dict(self._filings)
        for name, log in self._logs:
            with suppress(LogUnusable):
                found[name] = hash_of_log(log)
        return found

    def __getitem__(self, name: str) -> str:
        return self._all[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)
