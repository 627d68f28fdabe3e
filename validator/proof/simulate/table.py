"""A table through its gaming days: opened, dealt at, closed; dealers relieve one another, players come and go."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from math import inf
from typing import ClassVar

from validator.proof.simulate.arranged import Arrangement
from validator.proof.simulate.book import DAY, HOUR, MINUTE, Book, Row
from validator.proof.simulate.chance import Chance
from validator.proof.simulate.chosen import FiledChoices

LONGEST_DAY = 20 * HOUR
"""From opening to closing at most: cards are new every day, so none is 24 hours in use."""

GIVEN = 0.5
"""How often a round is dealt as one that is given, where there are such."""

SHIFT = 40 * MINUTE
"""After so long at the table a dealer is relieved, about."""


class GameTable(ABC):
    """One table under a filing. A game says how cards are opened, what happens between rounds, and what a round is.

    ``seated`` is who sits where. All that is written goes through ``book``; all that is by chance, through ``chance``.
    """

    recorded: ClassVar[Sequence[str]]
    """The kinds, and columns of kinds, that the log says it always records."""

    def __init__(self, name: str, chosen: FiledChoices, chance: Chance, opens: int) -> None:
        self.book = Book(name, opens)
        self.chosen = chosen
        self.chance = chance
        self.positions = chosen.number("table.positions", chosen.law.facts.number("table_betting_positions"))
        self.seated: dict[int, str] = {}
        self.dealer = 0
        """Number of the dealer at the table."""
        self.rounds = 0
        self._opens = opens
        self._players = 0
        self._since = 0

    def play(self, hours: int, rounds: float = inf) -> Iterator[list[Row]]:
        """The rows of so many hours of play, or rounds, cut after each round; closed at night and at the end."""
        self.declare()
        left, day = hours * HOUR, 0
        while left > 0 and self.rounds < rounds:
            book, length = self.book, min(left, self.longest_day)
            book.at = closes = max(book.at, self._opens + day * DAY)
            closes += length
            self._open()
            while book.at < closes and self.rounds < rounds:
                self.between()
                self._one_round()
                yield book.take()
            self._close()
            left, day = left - length, day + 1
        yield self.book.take()

    def declare(self) -> None:
        """Say what the log always records."""
        for what in self.recorded:
            self.book.write("records", what=what, by="always")

    def _open(self) -> None:
        book = self.book
        book.write("table-open", what=self.chosen.law.chapter)
        if self.chosen.version:
            book.write("filing-in-force", what=self.chosen.version)
        self.dealer_arrives()
        self.opens()

    def _close(self) -> None:
        self.closes()
        for seat in sorted(self.seated):
            self.leaves(seat)
        self.book.write("dealer-leaves", by=self.dealer_id)
        self.book.write("table-close")

    def _one_round(self) -> None:
        self.rounds += 1
        self.book.round = self.rounds
        self.round()
        self.book.round = None

    @property
    def longest_day(self) -> int:
        """How long the table is open at most before it closes until the next day."""
        return LONGEST_DAY

    def given(self) -> Arrangement | None:
        """One of the rounds that are given, as which the next is to be dealt; None for one as it comes."""
        rounds = self.chance.wishes.rounds
        return self.chance.choice(rounds) if rounds and self.chance.random() < GIVEN else None

    @property
    def dealer_id(self) -> str:
        """The dealer at the table, as the log names him."""
        return f"dealer:D{self.dealer}"

    def dealer_arrives(self) -> None:
        """Another dealer comes to the table."""
        self.dealer += 1
        self._since = self.book.at
        self.book.write("dealer-arrives", by=self.dealer_id)

    def dealer_is_due(self) -> bool:
        """Whether the dealer is relieved now."""
        served = self.book.at - self._since
        return served > SHIFT or (served > MINUTE and self.chance.happens(0.004, "dealers"))

    def relieve(self) -> None:
        """The dealer leaves and another comes."""
        self.book.write("dealer-leaves", by=self.dealer_id)
        self.dealer_arrives()

    def arrives(self, seat: int) -> str:
        """A new player takes a seat; who it is."""
        self._players += 1
        player = f"P{self._players}"
        self.seated[seat] = player
        self.book.write("player-arrives", player=player, seat=seat)
        return player

    def leaves(self, seat: int) -> str:
        """The player leaves his seat; who it was."""
        player = self.seated.pop(seat)
        self.book.write("player-leaves", player=player, seat=seat)
        return player

    @property
    def free(self) -> list[int]:
        """The seats that nobody has."""
        return [seat for seat in range(1, self.positions + 1) if seat not in self.seated]

    @abstractmethod
    def opens(self) -> None:
        """Positions, limits, supervisor, devices; cards are received, the first player comes, all as far as play."""

    @abstractmethod
    def closes(self) -> None:
        """What the game does with its cards before the table closes."""

    @abstractmethod
    def between(self) -> None:
        """What happens before a round: reshuffles, dealers and players who come and go."""

    @abstractmethod
    def round(self) -> None:
        """One round, from round-start to round-end."""
