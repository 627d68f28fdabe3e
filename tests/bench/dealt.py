"""Lawful play of every chapter, of which the logs are made."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path
from typing import Final

from tests.bench.tile import Row, Tile, whole
from tests.simulate.dealing import SUBMISSIONS
from tests.simulate.optional_ways import OPTIONAL_WAYS
from tests.simulate.rounds import TABLE, rounds_of
from tests.simulate.ways import way
from validator.chapters.registry import PACKAGES
from validator.proof.simulate.book import DAY

FULL = way("full", {"table.positions": 6})
"""The table of 633a."""

A_DAY = 1_200
"""Rounds that a table of 633a deals in one gaming day, somewhat less than it does; more are these again."""

FILED: Final = {
    "535": "all-styles",
    "541": "shoe",
    "543": "face-up",
    "545": "players-turn",
    "551": "shoe",
    "590": "shoe",
    "672a": "shoe",
    "685a": "shoe",
}
"""Under which of the sound filings the other chapters are dealt."""

MACHINES = ("633a", "541", "535")
"""A chapter of each machine: blackjack, baccarat, tiles."""

CHAPTERS = (*MACHINES, *sorted(set(PACKAGES) - set(MACHINES)))


@dataclass(frozen=True)
class Play:
    """A stretch of play and the filing, as YAML, under which it is lawful."""

    chapter: str
    filing: str
    tile: Tile


def play_of(chapter: str, rounds: int, seed: int = 1) -> Play:
    """Lawful play of a chapter, of about so many rounds at most."""
    if chapter == "633a":
        return blackjack(rounds, seed)
    filing = Path(SUBMISSIONS, f"{chapter}-{FILED[chapter]}.yaml").read_text(encoding="utf-8")
    dealt = rounds_of(filing, seed, min(rounds, A_DAY))
    return Play(chapter, filing, in_days([*chain.from_iterable(dealt)]))


def blackjack(
    rounds: int, seed: int = 1, table: str = TABLE, edit: Callable[[list[Row]], object] | None = None
) -> Play:
    """Full tables of 633a through their gaming days; ``edit`` may change the rows of every twentieth round."""
    rows: list[Row] = []
    for number, dealt in enumerate(rounds_of(FULL, seed, min(rounds, A_DAY), table)):
        if edit is not None and number % 20 == 7:
            edit(dealt)
        rows += dealt
    return Play("633a", FULL, in_days(rows))


def with_optional_wagers(rounds: int, seed: int, *, optional: bool) -> Play:
    """A table of 633a at which all optional wagers but one are in play, or the same table without them.

    Super Match is the one: it needs Blackjack Switch, which is another game.
    """
    chosen = OPTIONAL_WAYS["six-decks"]
    if not optional:
        chosen = replace(chosen, optional=(), bonuses=False, limit=0, limited=())
    rows = [row for dealt in rounds_of(chosen.filing, seed, min(rounds, A_DAY)) for row in dealt]
    return Play("633a", chosen.filing, in_days(rows))


def in_days(rows: list[Row]) -> Tile:
    """Rows that are repeated on the next days."""
    first = declared(rows)
    days = (whole(rows[-1], "at") - whole(rows[0], "at")) // DAY + 1
    return Tile(rows[:first], rows[first:], days * DAY)


def declared(rows: list[Row]) -> int:
    """The place after the last row by which the log says what it records."""
    return 1 + max((place for place, row in enumerate(rows) if row["kind"] == "records"), default=-1)
