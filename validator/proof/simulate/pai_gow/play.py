"""A round under way: who wagers, what lies where, and who plays against whom."""

from dataclasses import dataclass, field

from validator.proof.simulate.pai_gow.ranking import Hands

DEALER_WAGER = 99
"""Number of the dealer's wager against the bank."""


@dataclass
class PaiGowRound:
    """One round; hands and wagers have the numbers of their seats, 0 is the dealer's."""

    bank: int = 0
    """The seat of the bank, 0 without one."""
    covered: bool = False
    """Whether the certificate holder covers half, § 535.11(e)."""
    owners: dict[int, str] = field(default_factory=dict)
    stakes: dict[int, int] = field(default_factory=dict)
    placed: dict[int, int] = field(default_factory=dict)
    """Wagers as they were placed; ``stakes`` are those that are in play still."""
    against: int = 0
    """What the dealer wagers against the bank."""
    style: str = "ordinary"
    hands: dict[int, Hands] = field(default_factory=dict)
    places: list[tuple[int, list[int], list[str]]] = field(default_factory=list)
    """Around the table from the starting position: the place, the tiles' places in the stacks, the tiles."""
    dice: tuple[int, ...] = ()

    @property
    def dealer_plays(self) -> bool:
        """Whether the dealer's tiles are played: always without a bank, with one where he wagers."""
        return not self.bank or self.against > 0

    @property
    def house(self) -> Hands:
        """The hands that players' hands are compared with."""
        return self.hands[self.bank]
