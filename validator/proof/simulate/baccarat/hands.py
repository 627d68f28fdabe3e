"""Cards, Point Counts and third cards, from the law's words."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from validator.law.facts import Facts
from validator.law.tables import Grid

RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS: Final = "CDHS"
DECK: Final = len(RANKS) * len(SUITS)
"""Cards of a deck."""

PLAYER: Final = 1
BANKER: Final = 2
"""The two hands as the log numbers them."""

TITLES: Final = {PLAYER: "player", BANKER: "banker"}


def decks_of(number: int) -> list[str]:
    """So many decks of 52 cards, unshuffled."""
    return [rank + suit for rank in RANKS for suit in SUITS] * number


def face_value(card: str, ten: int) -> int:
    """The face value of a card, an ace being one and a 10 or court card ``ten``."""
    rank = card[:-1]
    if rank == "A":
        return 1
    return int(rank) if rank.isdigit() and rank != "10" else ten


def point_count(cards: Sequence[str]) -> int:
    """The Point Count (§ 541.6): the right digit of the total, in which a 10 or court card is nothing."""
    return sum(face_value(card, 0) for card in cards) % 10


@dataclass(frozen=True)
class ThirdCards:
    """When a third card is dealt (§ 541.11), by the law's numbers."""

    natural: int
    player_below: int
    banker_alone_to: int
    banker_below: int
    banker_stays: int
    table: Grid

    @classmethod
    def of(cls, facts: Facts) -> "ThirdCards":
        """The numbers of a chapter."""
        return cls(
            facts.number("natural_lowest"),
            facts.number("player_draws_below"),
            facts.number("banker_draws_to_without_a_third_card"),
            facts.number("banker_draws_below"),
            facts.number("banker_stays_on"),
            facts.grid("banker_third_card_table"),
        )

    def natural_among(self, player: Sequence[str], banker: Sequence[str]) -> bool:
        """Whether one of the two hands is a Natural, so that no more cards are dealt (a)."""
        return point_count(player[:2]) >= self.natural or point_count(banker[:2]) >= self.natural

    def player_draws(self, player: Sequence[str], banker: Sequence[str]) -> bool:
        """Whether the Player's Hand draws (b)."""
        return not self.natural_among(player, banker) and point_count(player[:2]) < self.player_below

    def banker_draws(self, player: Sequence[str], banker: Sequence[str]) -> bool:
        """Whether the Banker's Hand draws (c), once the Player's Hand is complete."""
        own = point_count(banker[:2])
        if self.natural_among(player, banker):
            return False
        if len(player) == 2:
            return own <= self.banker_alone_to
        if own < self.banker_below or own == self.banker_stays:
            return own < self.banker_below
        return self.table.at(own, point_count(player[2:])) == "D"
