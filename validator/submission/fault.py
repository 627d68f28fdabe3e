"""What is wrong with a filing as a text, before any law is asked: a fault with its place."""

from collections.abc import Iterable
from operator import attrgetter
from typing import NamedTuple


class Place(NamedTuple):
    """A span of a filing: 1-based lines and columns (in characters), the end exclusive."""

    line: int
    column: int
    end_line: int
    end_column: int


class Fault(NamedTuple):
    """A reason why a filing cannot be read as it stands.

    ``kind`` names the class of fault in kebab-case (``float-value``, ``unknown-key``); ``message`` says what
    is wrong and what to write instead; lines and columns are 1-based and count characters, the end exclusive;
    ``path`` is the dotted key that the fault is about ("" for the file as a whole). ``cell`` names the cell of a form
    in which it stands; "" for a filing in YAML.
    """

    kind: str
    message: str
    line: int
    column: int
    end_line: int
    end_column: int
    path: str = ""
    cell: str = ""

    def at(self, file: str) -> str:
        """The place as reports write it: with line and column, or with the cell of a form."""
        return f"{file}, {self.cell}" if self.cell else f"{file}:{self.line}:{self.column}"

    @property
    def place(self) -> Place:
        """Where the fault stands."""
        return Place(self.line, self.column, self.end_line, self.end_column)


def fault_at(kind: str, message: str, place: Place, path: str = "") -> Fault:
    """A fault at a place."""
    return Fault(kind, writable(message), place.line, place.column, place.end_line, place.end_column, path)


def writable(words: str) -> str:
    """The words with every half of a surrogate pair, which no file can carry, written as its code."""
    return words.encode("utf-8", "backslashreplace").decode("utf-8")


def faults_in_order(faults: Iterable[Fault]) -> tuple[Fault, ...]:
    """The faults by place, each once."""
    by_place = attrgetter("line", "column", "end_line", "end_column", "kind", "path", "message")
    return tuple(sorted(dict.fromkeys(faults), key=by_place))
