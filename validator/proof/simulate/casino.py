"""The tables of a casino under one filing, dealt at random: the rows of one log, in the order of time."""

from collections.abc import Callable, Collection, Iterable, Iterator
from datetime import UTC, date, datetime, time
from heapq import merge
from importlib import import_module
from itertools import chain

from validator.law.versions import law_of
from validator.proof.simulate.book import MINUTE, Row
from validator.proof.simulate.chance import Chance
from validator.proof.simulate.chosen import FiledChoices
from validator.proof.simulate.table import GameTable
from validator.proof.simulate.wishes import NONE, Wishes
from validator.submission.filing import Missing
from validator.submission.typed import TypedFiling

OPENS_AT = time(16)
"""When tables open, as UTC: the morning in Pennsylvania, so that the day is the same."""

GAMES = {
    "535": "pai_gow.tables",
    "541": "baccarat.tables",
    "543": "baccarat.tables",
    "545": "baccarat.tables",
    "551": "blackjack.spanish_21",
    "590": "blackjack.free_bet",
    "633a": "blackjack.tables",
    "672a": "blackjack.free_bet",
    "685a": "blackjack.down_under",
}
"""The module of each chapter's tables, of whose ``table_of`` a table is made."""

WISHED = {"535": ("bank-checked", "chip-unit", "choice", "delivery-chosen", "delivery-indicated", "set-hand")}
"""Kinds of events of which a chapter's play can have those in it that are wished for."""

PATTERNS = {"535": "pai_gow.wished", "543": "baccarat.wished", "545": "baccarat.wished"}
"""The module of each chapter whose play can be like the rounds of an example in more than single events."""

TableOf = Callable[[str, FiledChoices, Chance, int], GameTable]


def simulated(
    chapter: str,
    filing: TypedFiling,
    tables: int = 1,
    hours: int = 8,
    seed: int = 1,
    often: Collection[str] = (),
    wishes: Wishes = NONE,
) -> Iterator[Row]:
    """The rows of so many tables for so many hours, the same for the same seed.

    Tables are those that the filing names, then others. ``often`` are rare paths to be taken often (chance.RARE),
    ``wishes`` what is to be in the play, as far as the game can deal it.
    """
    chosen = chosen_by(chapter, filing)
    dealt = (table.play(hours) for table in make_tables(chosen, _names(chosen, tables), seed, often, wishes))
    yield from merge(*(chain.from_iterable(rounds) for rounds in dealt), key=_at)


def wished_like(chapter: str, rows: Iterable[Row]) -> frozenset[tuple[str, str]]:
    """What can be wished for of the play of a chapter, so that it is like these rows: kinds of events with a word."""
    if chapter not in PATTERNS:
        return frozenset()
    found: frozenset[tuple[str, str]] = import_module(f"validator.proof.simulate.{PATTERNS[chapter]}").patterns(rows)
    return found


def chosen_by(chapter: str, filing: TypedFiling) -> FiledChoices:
    """What a filing chooses, under the law of its day."""
    version = filing.scalar("head.version")
    return FiledChoices(filing, law_of(chapter, day_of(filing)), "" if isinstance(version, Missing) else str(version))


def make_tables(
    chosen: FiledChoices, names: Iterable[str], seed: int = 1, often: Collection[str] = (), wishes: Wishes = NONE
) -> Iterator[GameTable]:
    """Makes the tables of these names, not yet open; each opens a minute after the one before."""
    table_of: TableOf = import_module(f"validator.proof.simulate.{GAMES[chosen.law.chapter]}").table_of
    opens = int(datetime.combine(day_of(chosen.filing), OPENS_AT, UTC).timestamp() * 1000)
    for number, name in enumerate(names):
        yield table_of(name, chosen, Chance(f"{seed} {name}", often, wishes), opens + number * MINUTE)


def _at(row: Row) -> int:
    at = row["at"]
    assert isinstance(at, int)
    return at


def day_of(filing: TypedFiling) -> date:
    """The day on which the filing takes effect, else that on which it is dated."""
    for path in ("head.effective", "head.dated"):
        found = filing.scalar(path)
        if isinstance(found, date):
            return found
    return date(2026, 1, 1)


def _names(chosen: FiledChoices, tables: int) -> list[str]:
    """The tables that the filing names, then others by number."""
    named = [*chosen.words("head.tables")][:tables]
    further = (f"T-{number}" for number in range(1, tables + len(named) + 1))
    return [*named, *(name for name in further if name not in named)][:tables]
