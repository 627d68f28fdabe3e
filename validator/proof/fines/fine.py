"""A fine of the Board, and the days at a table whose logs would show what it was for."""

from collections.abc import Callable
from dataclasses import dataclass, field

from validator.proof.simulate.book import Row


@dataclass(frozen=True)
class Reach:
    """How far a wrong reaches, counted by hand while it was dealt.

    ``since`` is the last good check before it and ``until`` the check by which it ended, both numbers of events;
    ``rounds`` and ``hands`` were dealt so in between. A hand is one that a player was dealt, split or not.
    """

    since: int
    until: int
    rounds: int
    hands: int


@dataclass(frozen=True)
class Day:
    """The rows of a table, the number of the event that first proves the wrong, and how far that reaches.

    A lawful twin proves nothing and reaches nowhere.
    """

    rows: list[Row]
    proof: int = -1
    reach: Reach | None = None


@dataclass(frozen=True)
class FineCase:
    """One way in which a log shows what a fine was for.

    ``rule`` is the finding that it must get, at ``cite``, for ``review`` or else accused; ``also`` are the other rules
    that the same cause breaks. ``day`` gives the wrong day, or with False its lawful twin, both under ``filing``.
    """

    name: str
    shows: str
    rule: str
    cite: str
    filing: str
    day: Callable[[bool], Day]
    review: bool = False
    also: frozenset[str] = field(default_factory=frozenset)


@dataclass(frozen=True)
class Fine:
    """A fine, by its number, in one line, with each of the ways in which a log shows what it was for."""

    number: int
    fined: str
    ways: tuple[FineCase, ...]
