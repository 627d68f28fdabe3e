"""Hands and wagers of a generated round, and what the cards count (§ 633a.3(e))."""

from dataclasses import dataclass, field


def rank(card: str) -> str:
    """The rank of a card: A, 2 ... 9, T, J, Q, K."""
    return card[0]


def value(card: str) -> int:
    """What a card counts, an ace as 1."""
    return 1 if card[0] == "A" else 10 if card[0] in "TJQK" else int(card[0])


def total(cards: list[str]) -> int:
    """The point count: an ace is 11 unless that would exceed 21."""
    hard = sum(value(card) for card in cards)
    return hard + 10 if hard <= 11 and any(card[0] == "A" for card in cards) else hard


def ten_or_ace(card: str) -> bool:
    """Whether the dealer's first card calls for the card reader."""
    return card[0] in "ATJQK"


@dataclass
class Wager:
    """A wager: its id, its type, its cents, and whether it has been settled."""

    id: int
    what: str
    cents: int
    open: bool = True


@dataclass
class Hand:
    """A player's hand; ``wagers`` are those that its play decides, the main one first."""

    id: int
    seat: int
    player: str
    wagers: list[Wager] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    split: bool = False
    doubled: bool = False
    surrendered: bool = False
    even_money: bool = False
    switched: bool = False
    """Whether its second card came from the player's other hand at Blackjack Switch."""
    hidden: str | None = None
    """The card of a Double Down Wager that lies face down and was not read."""
    insurance: Wager | None = None
    match: Wager | None = None

    @property
    def blackjack(self) -> bool:
        """An ace and a card of value 10 dealt as the initial two cards."""
        return not self.split and not self.switched and len(self.cards) == 2 and total(self.cards) == 21

    @property
    def open(self) -> bool:
        """Whether its main wager has yet to be settled."""
        return self.wagers[0].open

    @property
    def bust(self) -> bool:
        """Whether its point count exceeds 21."""
        return total(self.cards) > 21
