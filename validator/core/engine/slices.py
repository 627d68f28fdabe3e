"""Selects the columns of one name in several records: what a kernel reads or writes in one run after the other."""

from collections.abc import Sequence
from typing import Final, Protocol

from validator.core.engine.kernel import Ints

_BLOCK: Final = 256
"""Values of a list that are looked at together for one that is not 0."""


def not_zero(column: list[int]) -> dict[int, int]:
    """What of a list is not 0, by place."""
    blocks = ((start, column[start : start + _BLOCK]) for start in range(0, len(column), _BLOCK))
    return {
        start + place: value
        for start, block in blocks
        if block.count(0) < len(block)
        for place, value in enumerate(block)
        if value
    }


class Parts(Protocol):
    """One column for each of several runs, in order."""

    def __getitem__(self, number: int) -> Ints:
        """The column of a run."""

    def begin_with(self, value: int) -> None:
        """Write a value at the beginning of each."""

    def clear(self) -> None:
        """Write 0 everywhere."""

    def firsts(self) -> Sequence[int]:
        """The first value of each."""

    def not_zero(self) -> list[dict[int, int]]:
        """What of each is not 0, by place."""

    def chosen(self, numbers: Sequence[int]) -> "Parts":
        """Some of them, by their numbers; the same one may be there several times."""

    def rows(self, width: int, fields: Sequence[int], added: Sequence[int]) -> list[Ints]:
        """Some fields of the rows of each but its first row, one part after the other; to the first field is added.

        A row has ``width`` integers, the first of a part says where its last row ends. ``added`` holds for each part
        what is added.
        """


class Lists:
    """Parts that are lists."""

    def __init__(self, parts: list[Ints]) -> None:
        self._parts = parts

    def __getitem__(self, number: int) -> Ints:
        """The list of a run."""
        return self._parts[number]

    def begin_with(self, value: int) -> None:
        """Write a value at the beginning of each."""
        for part in self._parts:
            part[0] = value

    def clear(self) -> None:
        """Write 0 everywhere."""
        for part in self._parts:
            part[:] = [0] * len(part)

    def firsts(self) -> Sequence[int]:
        """The first value of each."""
        return [part[0] for part in self._parts]

    def not_zero(self) -> list[dict[int, int]]:
        """What of each is not 0, by place."""
        return [not_zero(part) for part in self._parts]

    def chosen(self, numbers: Sequence[int]) -> "Lists":
        """Some of them."""
        return Lists([self._parts[number] for number in numbers])

    def rows(self, width: int, fields: Sequence[int], added: Sequence[int]) -> list[Ints]:
        """Some fields of all rows."""
        first, *others = fields
        parts = self._parts
        both = zip(parts, added, strict=True)
        return [
            [value + more for part, more in both for value in part[width + first : part[0] : width]],
            *([value for part in parts for value in part[width + one : part[0] : width]] for one in others),
        ]
