"""A filing as rules read it: scalars converted to cents, odds, dates and percentages, by dotted path."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from validator.submission.fault import Place
from validator.submission.filing import (
    ABSENT,
    UNREADABLE,
    Filing,
    Missing,
    NotScalar,
    Typed,
    parent_path,
    without_indices,
)


@dataclass(frozen=True, slots=True)
class TypedFiling:
    """A filing with the values that its schema could read.

    ``values`` holds only sound scalars: what a fault spoiled is UNREADABLE, never a guess and never ABSENT.
    ``unsure`` are paths (``[*]`` for any item) at which nothing stands but that a misspelt or misplaced key seems
    to mean.
    """

    filing: Filing
    values: Mapping[str, Typed] = field(repr=False)
    unsure: frozenset[str] = frozenset()

    def value(self, path: str) -> Typed | tuple[Typed, ...] | Missing:
        """The converted scalar at ``path``, or the scalars of a list.

        Money is in cents, a percentage in hundredths of a percent. Raises NotScalar for a mapping or a list
        of mappings.
        """
        if path in self.values:
            return self.values[path]
        entry = self.filing.entries.get(path)
        if entry is None or entry.kind == "unreadable":
            return self.missing(path) or UNREADABLE
        if entry.kind == "mapping":
            raise NotScalar(f"{path or 'the filing'} is a mapping of {', '.join(entry.keys) or 'nothing'}")
        if entry.kind == "scalar":
            return UNREADABLE
        items = [self.value(child) for child in entry.children]
        found = tuple(item for item in items if not isinstance(item, Missing | tuple))
        return found if len(found) == len(items) else UNREADABLE

    def scalar(self, path: str) -> Typed | Missing:
        """The converted scalar at ``path``; UNREADABLE where a mapping or a list stands, which is a fault already."""
        return self.values[path] if path in self.values else self.missing(path) or UNREADABLE

    def missing(self, path: str) -> Missing | None:
        """Why rules get nothing at ``path``: ABSENT, UNREADABLE, or None where something sound stands."""
        found = self.filing.missing(path)
        if found is ABSENT and self.unsure:
            step = path
            while step:
                if step in self.unsure or without_indices(step) in self.unsure:
                    return UNREADABLE
                step = parent_path(step)
            return ABSENT
        if found is None and self.filing.entries[path].kind == "scalar" and path not in self.values:
            return UNREADABLE
        return found

    def has(self, path: str) -> bool:
        """Whether something stands at ``path``, readable or not."""
        return self.filing.has(path)

    def keys(self, path: str = "") -> tuple[str, ...]:
        """The keys of the mapping at ``path`` in the filing's order; empty where no mapping stands."""
        return self.filing.keys(path)

    def children(self, path: str = "") -> tuple[str, ...]:
        """The paths of what the mapping or list at ``path`` holds, in the filing's order."""
        return self.filing.children(path)

    def expand(self, pattern: str) -> tuple[str, ...]:
        """The paths that stand and fit ``pattern``, in which ``[*]`` is any item: ``tables[*].name``."""
        return self.filing.expand(pattern)

    def place(self, path: str) -> Place:
        """Where the value at ``path`` stands; if absent, the key of the nearest parent that is there."""
        return self.filing.place(path)

    def key_place(self, path: str) -> Place:
        """Where the key of ``path`` stands; if absent, the key of the nearest parent that is there."""
        return self.filing.key_place(path)
