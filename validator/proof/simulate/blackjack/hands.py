"""Hands and wagers of a round, and what the cards count (§ 633a.3(e))."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

SUITS: Final = "CDHS"
RANKS: Final = "A23456789TJQK"
DECK: Final = tuple(rank + suit for suit in SUITS for rank in RANKS)
BEST: Final = 21
"""The highest point count that a hand may have."""
TEN: Final = 10
_SOFT: Final = 10
"""By how much more an ace counts where it counts 11."""


class Box(NamedTuple):
    """A betting area and who wagers on it."""

    seat: int
    player: str


def rank(card: str) -> str:
    """The rank of a card: A, 2 ... 9, T, J, Q, K."""
    return card[0]


def suit(card: str) -> str:
    """The suit of a card: C, D, H, S."""
    return card[1]


def value(card: str) -> int:
    """What a card counts, an ace as 1."""
    first = card[0]
    return 1 if first == "A" else TEN if first in "TJQK" else int(first)


def total(cards: Sequence[str]) -> int:
    """The point count: an ace is 11 unless that would exceed 21."""
    hard = sum(value(card) for card in cards)
    return hard + _SOFT if hard + _SOFT <= BEST and any(card[0] == "A" for card in cards) else hard


def soft(cards: Sequence[str]) -> bool:
    """Whether an ace of the hand counts 11."""
    return total(cards) != sum(value(card) for card in cards)


def ten_or_ace(card: str) -> bool:
    """Whether the dealer's first card calls for the card reader (§ 633a.7(h))."""
    return card[0] in "ATJQK"


@dataclass
class BlackjackWager:
    """A wager: its id, its type, its cents, where it lies, and whether it has yet to be settled."""

    id: int
    what: str
    cents: int
    seat: int
    open: bool = True
    raised: bool = False
    """Whether another payout was added to it."""


@dataclass(eq=False)
class PlayerHand:
    """A player's hand; ``wagers`` are those that its play decides, the main one first.

    ``box`` holds all hands of the betting area in the order of the table, ``sides`` the optional wagers by type; both
    are those of the first hand where a pair was split. ``first`` are the initial two cards as they were dealt.
    """

    id: int
    seat: int
    player: str
    wagers: list[BlackjackWager] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    box: list["PlayerHand"] = field(default_factory=list)
    sides: dict[str, BlackjackWager] = field(default_factory=dict)
    first: tuple[str, ...] = ()
    insurance: BlackjackWager | None = None
    split: bool = False
    doubled: bool = False
    surrendered: bool = False
    even_money: bool = False
    rescued: bool = False
    """Whether its Double Down Wager was taken back at Spanish 21."""
    dead: bool = False
    """Whether it was called dead."""
    gone: bool = False
    """Whether its cards were taken from the table."""
    refuses: bool = False
    """Whether its player refused a card drawn in error, and so draws no more (§ 633a.14(c))."""
    switched: bool = False
    """Whether its second card came from the player's other hand at Blackjack Switch."""
    hidden: str | None = None
    """A card of a Double Down Wager that lies face down."""

    def __post_init__(self) -> None:
        if not self.box:
            self.box.append(self)

    @property
    def who(self) -> dict[str, object]:
        """The hand, its place and its player, as operands of a row."""
        return {"hand": self.id, "seat": self.seat, "player": self.player}

    @property
    def main(self) -> BlackjackWager:
        """The wager that the hand was dealt or split for."""
        return self.wagers[0]

    @property
    def total(self) -> int:
        """Its point count."""
        return total(self.cards)

    @property
    def blackjack(self) -> bool:
        """An ace and a card of value 10 dealt as the initial two cards (§ 633a.1)."""
        return not self.split and not self.switched and len(self.cards) == 2 and total(self.cards) == BEST

    @property
    def open(self) -> bool:
        """Whether its main wager has yet to be settled."""
        return self.wagers[0].open

    @property
    def bust(self) -> bool:
        """Whether its point count exceeds 21."""
        return total(self.cards) > BEST
