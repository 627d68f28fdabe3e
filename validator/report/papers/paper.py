"""The parts of a paper, whatever format it is written in."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

Role = Literal["plain", "strong", "quote", "code", "dim", "fail", "review", "pass"]
"""What some words are: ``quote`` the law's, ``code`` a line of a filing or a log, the last three a verdict's."""


class NoTemplate(ValueError):
    """What was given as a letterhead is none; the message says why and what to do."""


class Line(NamedTuple):
    """Words that stand on a line of their own; they are text, never markup."""

    words: str
    role: Role = "plain"


Cell = tuple[Line, ...]


def cell(words: str, role: Role = "plain") -> Cell:
    """A cell of one line; empty without words."""
    return (Line(words, role),) if words else ()


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading within the paper: 2 is that of a part, 3 that of what is in it; ``new_page`` begins a page with it."""

    words: str
    level: Literal[2, 3] = 2
    new_page: bool = False


@dataclass(frozen=True, slots=True)
class Lines:
    """Lines that belong together; ``boxed`` sets them apart, as a finding."""

    lines: Cell
    boxed: bool = False


@dataclass(frozen=True, slots=True)
class PaperTable:
    """A table: its columns with their shares of its width, and its rows; ``says`` tells in words what it holds.

    ``close`` sets it small, with a row to a line, as a list in an appendix.
    """

    says: str
    columns: tuple[tuple[str, int], ...]
    rows: Sequence[tuple[Cell, ...]]
    close: bool = False


@dataclass(frozen=True, slots=True)
class Drawing:
    """A drawing: ``svg`` is markup of our own making, ``says`` the same in words, for those who do not see it."""

    svg: str
    says: str


@dataclass(frozen=True, slots=True)
class Signature:
    """Places to sign: what each is for, and what is filled in already."""

    places: tuple[tuple[str, str], ...]


Block = Heading | Lines | PaperTable | Drawing | Signature


@dataclass(frozen=True, slots=True)
class Paper:
    """A paper: its title, what stands in its head, its blocks, and what its last line says.

    ``mark`` is the SHA-256 of what it was made from: it is the paper's identifier. ``opening`` stands above the title,
    as the address of a letter does.
    """

    title: str
    head: tuple[tuple[str, str], ...]
    blocks: tuple[Block, ...]
    foot: str
    mark: str
    opening: Cell = ()


class Reviewer(NamedTuple):
    """Who reviews and on which day, as they were given; "" leaves a line to write on."""

    reviewer: str = ""
    day: str = ""

    def block(self) -> Signature:
        """The places to sign."""
        return Signature((("Reviewer", self.reviewer), ("Signature", ""), ("Date", self.day)))
