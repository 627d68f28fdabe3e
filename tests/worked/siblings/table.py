"""The hands of a round told in time order: a new hand of a split stands next to the one it came from."""

from dataclasses import dataclass, field

from tests.worked.casefile import NotTranslated
from tests.worked.story import Event


@dataclass(eq=False, slots=True)
class Hand:
    """A player's hand; ``counted`` leaves out the cards that were dealt in breach, ``last`` is its latest event.

    ``turn`` is the event upon which it is settled in its turn, where it is.
    """

    id: int
    seat: int
    cards: list[str] = field(default_factory=list)
    counted: list[str] = field(default_factory=list)
    wagers: list[int] = field(default_factory=list)
    last: Event | None = None
    turn: Event | None = None
    bust: bool = False
    tucked: bool = False
    waits: bool = False


class Seats:
    """All hands by seat, in the order of their numbers at the moment."""

    def __init__(self) -> None:
        self.by_seat: dict[int, list[Hand]] = {}
        self.made = 0

    def sit(self, seat: int) -> Hand:
        """The first hand of a seat."""
        hand = self._new(seat)
        self.by_seat[seat] = [hand]
        return hand

    def hand(self, seat: int, number: int) -> Hand:
        """A hand by its number at this moment; raises NotTranslated where there is none."""
        hands = self.by_seat.get(seat, [])
        if not 0 < number <= len(hands):
            raise NotTranslated(f"seat {seat} has no hand {number}")
        return hands[number - 1]

    def split(self, hand: Hand) -> Hand:
        """The new hand of a split: it takes the second card and the next number."""
        child = self._new(hand.seat)
        child.cards.append(hand.cards.pop(1))
        if len(hand.counted) > 1:
            child.counted.append(hand.counted.pop(1))
        hands = self.by_seat[hand.seat]
        hands.insert(hands.index(hand) + 1, child)
        return child

    def order(self) -> list[int]:
        """The seats from the dealer's left."""
        return sorted(self.by_seat)

    def _new(self, seat: int) -> Hand:
        self.made += 1
        return Hand(self.made, seat)
