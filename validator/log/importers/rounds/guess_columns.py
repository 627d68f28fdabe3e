"""The columns of a sheet while a first map of it is written: each is taken for one purpose, the rest is left."""

import json
import re
from collections.abc import Callable
from typing import Final

from validator.log.importers.rounds.binding import NO
from validator.log.importers.rounds.guess_words import (
    BALANCE,
    MONEY_WORDS,
    PAID_WORDS,
    SCORES,
    SEATS,
    SIDE_WORDS,
    VIGORISH,
)
from validator.log.importers.rounds.profile import Profile, SheetColumn
from validator.log.importers.rounds.reckoning import RUNS_ALONE

MOST_SEATS: Final = 14
_RESERVED: Final = frozenset(("true", "false", "null", "yes", "no", "on", "off", "y", "n"))
_PLAIN = re.compile(r"[A-Za-z_][A-Za-z0-9_ ./'-]*")
Fits = Callable[[SheetColumn], bool]


class ColumnsLeft:
    """The columns of which nothing is made yet, and the statements that some column tells already."""

    def __init__(self, seen: Profile) -> None:
        self.seen = seen
        self.free = list(seen.columns)
        self.told = {"no-splits"} if any("{hand}" in column.name for column in seen.columns) else set[str]()
        self.by_seat = any("{seat}" in column.name for column in seen.columns)
        """Whether a row tells of several seats."""
        self.less_vigorish = 0
        """How many were paid as a wager on the Banker's Hand is, less vigorish of 5%."""
        self.used: set[str] = set()
        """The names of columns that are named in the map, and may be named again."""
        self.told.add(RUNS_ALONE)
        self.whose: list[SheetColumn] = []
        """The columns of players and seats."""
        self.shares: list[str] = []
        """The names of columns of amounts that seem to be parts of the wager."""
        self.halves_kept = 0
        """How many stakes came back by half."""

    def take(self, words: tuple[str, ...], fits: Fits) -> SheetColumn | None:
        """The first column left with one of the words in its name that fits, in the order of the words."""
        for word in words:
            for column in self.free:
                if word in column.words and fits(column):
                    self.free.remove(column)
                    return column
        return None

    def take_of(self, words: tuple[str, ...], fits: Callable[[SheetColumn], tuple[int, ...]]) -> SheetColumn | None:
        """The column of money left with one of the words that fits best, of equals that with the first word."""
        may = [
            one
            for one in self.free
            if one.words & set(words) and one.is_money and not one.words & (SIDE_WORDS | BALANCE)
        ]
        first = {one.name: min(words.index(word) for word in one.words & set(words)) for one in may}
        chosen = max(may, key=lambda one: (fits(one), -first[one.name]), default=None)
        if chosen is not None:
            self.free.remove(chosen)
        return chosen

    def stands_by_hand(self, column: SheetColumn) -> bool:
        """Whether a column tells of a hand or its seat, and not of a round in which several stand beside each other."""
        return not self.by_seat or "{" in column.name

    def people(self) -> list[str]:
        """The lines of seat and player."""
        lines = []
        seat = self.take(
            tuple(sorted(SEATS)),
            lambda one: bool(one.own_words & SEATS) and one.whole(MOST_SEATS) and self.stands_by_hand(one),
        )
        self.whose = [seat] if seat is not None else []
        if seat is not None:
            lines.append(f"seat: {name_of(seat.name)}")
            noughts = sum(str(value).strip() in ("0", "0.0") for value in seat.cells)
            if noughts:
                lines.append(
                    f"seats_from: 0 # ? cells of {seat.name} that are 0: {noughts:,}; seat 0 is seat 1 of the log"
                )
        elif self.seen.least_seat == 0:
            lines.append("seats_from: 0 # ? seats in the names of columns begin with 0: seat 0 is seat 1 of the log")
        player = self.take(
            ("player", "patron", "customer", "member"),
            lambda column: not _is_amount(column) and column.words.isdisjoint(SCORES),
        )
        if player is not None:
            self.whose.append(player)
            lines.append(f"player: {name_of(player.name)}")
        return lines


def name_of(name: str) -> str:
    """A name as YAML writes it."""
    plain = _PLAIN.fullmatch(name) and name.lower() not in _RESERVED
    return name if plain else json.dumps(name, ensure_ascii=False)


def names_of(column: SheetColumn) -> str:
    """The name of a column as YAML writes it, or the list of those of a card each."""
    return f"[{', '.join(map(name_of, column.parts))}]" if column.parts else name_of(column.name)


def words_of(column: SheetColumn) -> str:
    """The most frequent words of a column."""
    return ", ".join(word for word, _ in column.distinct.most_common(8))


def says_yes(column: SheetColumn, value: object) -> bool:
    """Whether a cell of doubles says that there was one, by a word or an amount."""
    return str("" if value is None else value).strip().lower() not in NO and column.amount(value) != 0


def _is_amount(column: SheetColumn) -> bool:
    return column.is_money and bool(column.words & (MONEY_WORDS | PAID_WORDS | VIGORISH))
