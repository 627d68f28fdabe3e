"""Lawful play of every chapter, of which the logs are made."""

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from random import Random

from tests.bench.tile import Row, Tile, whole
from tests.chapters.ch535_pai_gow.cases import FILED as TILES_FILED
from tests.chapters.ch535_pai_gow.lawful import table_with_bank
from tests.chapters.ch535_pai_gow.rounds import table as tiles_table
from tests.games.baccarat.cases import filing as baccarat_filing
from tests.games.baccarat.lawful import Dealer
from tests.games.baccarat.rounds import table as baccarat_table
from tests.games.blackjack.rounds import filing as blackjack_filing, table as blackjack_table
from tests.oracle.sibling_rounds import FILED, rounds_of as sibling_rounds
from tests.simulate.optional_ways import OPTIONAL_WAYS
from tests.simulate.rounds import TABLE, rounds_of
from tests.simulate.ways import way
from validator.chapters.registry import PACKAGES
from validator.log.encode import milliseconds
from validator.simulate.book import DAY, MINUTE

FULL = way("full", {"table.positions": 6})
"""The table of 633a."""

A_DAY = 1_200
"""Rounds that a table of 633a deals in one gaming day, somewhat less than it does."""

SEVERAL = 200
"""Rounds of the other chapters that are dealt; more are these again.

The cards are never changed, so that at a table that goes on for more than a day they are found too old, once.
"""

MACHINES = ("633a", "541", "535")
"""A chapter of each machine: blackjack, baccarat, tiles."""

CHAPTERS = (*MACHINES, *sorted(set(PACKAGES) - set(MACHINES)))


@dataclass(frozen=True)
class Play:
    """A stretch of play and the filing, as YAML, under which it is lawful."""

    chapter: str
    filing: str
    tile: Tile


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


def play_of(chapter: str, rounds: int, seed: int = 1) -> Play:
    """Lawful play of a chapter, of about so many rounds at most."""
    if chapter == "633a":
        return blackjack(rounds, seed)
    rounds = min(rounds, SEVERAL)
    if chapter == "535":
        return Play(chapter, TILES_FILED, one_after_the_other(tiles_table(*table_with_bank(seed, rounds))[0]))
    if chapter in FILED:
        return of_siblings(chapter, rounds, seed)
    return of_baccarat(chapter, rounds, seed)


def of_siblings(chapter: str, rounds: int, seed: int) -> Play:
    """Rounds of the other games of blackjack."""
    paytable = "B" if chapter == "672a" else "A"
    dealt = sibling_rounds(chapter, seed, rounds, paytable=paytable)
    texts = [one.text({bet.name: one.nets(bet)[0] for bet in one.bets}) for one in dealt]
    lines, _ = blackjack_table(*texts, chapter=chapter)
    return Play(chapter, blackjack_filing(chapter, FILED[chapter]), one_after_the_other(lines))


class QuarterDealer(Dealer):
    """Rounds vigorish up to the next 25 cents (545.13(d))."""

    def vigorish(self, name: str, won: int) -> str:
        return f"vig {name} {-(-won * self.percent // 2500) * 25}"


def of_baccarat(chapter: str, rounds: int, seed: int) -> Play:
    """Rounds of baccarat, in Chapter 545 with the initial cards face down."""
    down = chapter == "545"
    dealer = (QuarterDealer if down else Dealer)(Random(seed), face_down=down)
    opening = dealer.opening()
    dealing = "down" if down else "up"
    lines, _ = baccarat_table(*dealer.rounds(rounds), opening=opening, chapter=chapter, dealing=dealing)
    choices = {"dealing__initial_cards": "", "vigorish__type": ""} if down else {}
    return Play(chapter, baccarat_filing(chapter, **choices), one_after_the_other(lines))


def one_after_the_other(lines: Iterable[str]) -> Tile:
    """A log in which each repetition begins a minute after the last."""
    rows: list[Row] = [json.loads(line) for line in lines]
    for row in rows:
        row["at"] = milliseconds(row["at"])
    first = declared(rows)
    return Tile(rows[:first], rows[first:], whole(rows[-1], "at") - whole(rows[first], "at") + MINUTE)
