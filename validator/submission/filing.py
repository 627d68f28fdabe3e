"""A filing once it is read: scalars, mappings and lists by dotted path, each with its place."""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from enum import Enum
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from validator.core.odds import MeterShare, Odds
from validator.submission.fault import Place, writable


class Missing(Enum):
    """Why a path gives no value: nothing stands there, or what stands there could not be read."""

    ABSENT = "absent"
    UNREADABLE = "unreadable"


ABSENT: Final = Missing.ABSENT
UNREADABLE: Final = Missing.UNREADABLE

Scalar = str | int | bool
Typed = str | int | bool | Odds | MeterShare | date
EntryKind = Literal["scalar", "mapping", "list", "unreadable"]

_BARE_KEY = re.compile(r"[A-Za-z_][A-Za-z0-9_-]*")
_INDEX = re.compile(r"\[(?:[0-9]+|\*)\]")


class NotScalar(TypeError):
    """A value was asked for where a mapping stands; ask for what is in it, or whether it is there."""


def key_path(parent: str, key: str) -> str:
    """The path of a key in a mapping: ``cards.decks``; of a key of odd letters ``cards["a.b"]``."""
    if _BARE_KEY.fullmatch(key) is None:
        return f"{parent}[{writable(json.dumps(key, ensure_ascii=False))}]"
    return f"{parent}.{key}" if parent else key


def item_path(parent: str, index: int) -> str:
    """The path of an item of the list at ``parent``: ``tables[0]``, counted from 0."""
    return f"{parent}[{index}]"


def parent_path(path: str) -> str:
    """The path of the mapping or list that holds ``path``; "" for a key of the filing itself."""
    if path.endswith('"]'):
        return path[: path.rfind('["')]
    if path.endswith("]"):
        return path[: path.rfind("[")]
    return path.rpartition(".")[0]


@lru_cache(maxsize=4_096)
def with_those_above(path: str) -> tuple[str, ...]:
    """The path and those of all that hold it, but for the filing itself: the last is a key at its top."""
    found = []
    while path:
        found.append(path)
        path = parent_path(path)
    return tuple(found)


def steps_of(path: str) -> tuple[str, ...]:
    """The keys that lead to a path without items of lists, from the top: ("optional_wagers", "push-22")."""
    steps: list[str] = []
    while path:
        above = parent_path(path)
        key = path[len(above) :].removeprefix(".")
        steps.insert(0, json.loads(key[1:-1]) if key.startswith("[") else key)
        path = above
    return tuple(steps)


def without_indices(path: str) -> str:
    """The path with every list index written ``[*]``."""
    return _INDEX.sub("[*]", path)


class Entry(NamedTuple):
    """One value of a filing: its kind, scalar value, place, the place of its key, and what it holds.

    ``value`` is None unless ``kind`` is "scalar". ``bare`` tells that the scalar was written without quotes.
    ``children`` are the paths of the mapping's values or the list's items, in the filing's order; ``keys``
    the mapping's keys alongside. ``open_keys`` tells that a mapping holds keys that could not be read, so
    that nothing may be said about keys that it lacks. ``twice`` tells that its key stands a second time, so
    that it is not sure what the filing says. ``word`` is what is written of a number that was refused, else "".
    """

    path: str
    kind: EntryKind
    place: Place
    key_place: Place
    value: Scalar | None = None
    bare: bool = False
    children: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()
    open_keys: bool = False
    twice: bool = False
    word: str = ""


def cell_at(cells: Mapping[str, str], path: str) -> str:
    """The cell of a form at which a path is answered, or that of the nearest block; "" for none."""
    while path and path not in cells:
        path = parent_path(path)
    return cells.get(path, "")


@dataclass(frozen=True, slots=True)
class Filing:
    """A filing as its text says it, unconverted.

    ``source`` names it in reports; ``sha256`` is the digest of its bytes in hexadecimal; ``lines`` its text
    without line ends, for showing a place. Paths are dotted text, ``cards.decks``; items of lists
    ``tables[0]``; the filing itself is "". ``cells`` names, by path, the cells of the form that it was read from, those
    left empty among them; none for a filing in YAML.
    """

    source: str
    sha256: str
    lines: tuple[str, ...]
    entries: Mapping[str, Entry] = field(repr=False)
    cells: Mapping[str, str] = field(default_factory=dict, repr=False)

    def value(self, path: str) -> Scalar | tuple[Scalar, ...] | Missing:
        """The scalar at ``path``, or the scalars of a list.

        ABSENT where nothing stands, UNREADABLE where a fault spoiled the value; raises NotScalar for a
        mapping or a list of mappings.
        """
        entry = self.entries.get(path)
        if entry is None:
            return self.missing(path) or ABSENT
        if entry.kind == "list":
            return self._scalars(entry)
        if entry.kind == "mapping":
            raise NotScalar(f"{path or 'the filing'} is a mapping of {', '.join(entry.keys) or 'nothing'}")
        return UNREADABLE if entry.value is None else entry.value

    def _scalars(self, entry: Entry) -> tuple[Scalar, ...] | Missing:
        values: list[Scalar] = []
        for child in entry.children:
            item = self.entries[child]
            if item.kind == "unreadable":
                return UNREADABLE
            if item.value is None:
                raise NotScalar(f"{child} is no single value")
            values.append(item.value)
        return tuple(values)

    def has(self, path: str) -> bool:
        """Whether something stands at ``path``, readable or not."""
        return path in self.entries

    def missing(self, path: str) -> Missing | None:
        """Why nothing can be read at ``path``, or None where something can.

        UNREADABLE also where a fault above leaves it unsure whether the key is there; ABSENT only where it is
        not.
        """
        entry = self.entries.get(path)
        if entry is not None:
            return UNREADABLE if entry.kind == "unreadable" else None
        while path and path not in self.entries:
            path = parent_path(path)
        nearest = self.entries[path]
        return UNREADABLE if nearest.kind == "unreadable" or nearest.open_keys or nearest.twice else ABSENT

    def keys(self, path: str = "") -> tuple[str, ...]:
        """The keys of the mapping at ``path`` in the filing's order; empty where no mapping stands."""
        entry = self.entries.get(path)
        return () if entry is None else entry.keys

    def children(self, path: str = "") -> tuple[str, ...]:
        """The paths of what the mapping or list at ``path`` holds, in order; empty where none stands."""
        entry = self.entries.get(path)
        return () if entry is None else entry.children

    def paths(self) -> tuple[str, ...]:
        """Every path of the filing, in its order, without the filing itself."""
        return tuple(self._below(""))

    def _below(self, path: str) -> Iterator[str]:
        for child in self.children(path):
            yield child
            yield from self._below(child)

    def expand(self, pattern: str) -> tuple[str, ...]:
        """The paths that stand and fit ``pattern``, in which ``[*]`` is any item: ``tables[*].name``."""
        found = [""]
        for number, piece in enumerate(pattern.split("[*]")):
            if number:
                lists = [self.entries[path] for path in found if path in self.entries]
                found = [item for entry in lists if entry.kind == "list" for item in entry.children]
            found = [path + (piece if path else piece.removeprefix(".")) for path in found]
        return tuple(path for path in found if path in self.entries)

    def place(self, path: str) -> Place:
        """Where the value at ``path`` stands; if absent, the key of the nearest parent that is there."""
        entry = self.entries.get(path)
        return self.key_place(path) if entry is None else entry.place

    def cell(self, path: str) -> str:
        """The cell of a form at which ``path`` is answered, or that of the nearest block; "" for a filing in YAML."""
        return cell_at(self.cells, path) if self.cells else ""

    def key_place(self, path: str) -> Place:
        """Where the key of ``path`` stands (or a list's item); if absent, the nearest parent's key."""
        while path and path not in self.entries:
            path = parent_path(path)
        return self.entries[path].key_place
