"""A round of Blackjack Switch (§ 633a.12(a)): each player has two hands side by side, and may switch their second cards."""

from collections.abc import Callable

from tests.generate.full_round import FullRound
from tests.generate.hands import Hand, Wager, total


class SwitchRound(FullRound):
    """Hands come in pairs: the first of each has an odd id when wagering is closed."""

    def _stake(self, number: int) -> int:
        if number % 2:
            self._equal = super()._stake(number)
        return self._equal

    def _place_beside(self, hand: Hand, wager: Wager) -> None:
        if hand.id % 2:
            super()._place_beside(hand, wager)

    def _initial_deal(self) -> None:
        super()._initial_deal()
        for hand, other in zip(self.hands[::2], self.hands[1::2], strict=True):
            self.first[hand.id] = [*self.first[hand.id], *self.first[other.id]]
        self._pairs = {hand.id: other for hand, other in zip(self.hands[::2], self.hands[1::2], strict=True)}

    def _turn(self, hand: Hand) -> None:
        other = self._pairs.get(hand.id)
        if other is not None and not hand.blackjack and not other.blackjack:
            self._switch(hand, other)
        super()._turn(hand)

    def _switch(self, hand: Hand, other: Hand) -> None:
        """The second cards change places, if the player wishes (633a.12(a)(4))."""
        if self._random.random() < 0.5:
            self._choose(hand, "no-switch")
            return
        self._choose(hand, "switch")
        self._write("switch", hand=hand.id, ref=other.id, seat=hand.seat, by="dealer")
        hand.cards[1], other.cards[1] = other.cards[1], hand.cards[1]
        hand.switched = other.switched = True

    def _pays_blackjack_at_once(self) -> bool:
        return False

    def _may_surrender(self, hand: Hand) -> bool:
        return False

    def _live(self) -> bool:
        return super()._live() or any(hand.open and hand.blackjack for hand in self.hands)

    def _due(self, hand: Hand, wager: Wager, blackjack: bool) -> Callable[[], None]:
        """The dealer's 21 and 22 (633a.12(a)(5))."""
        house, mine = total(self.dealer), total(hand.cards)
        if hand.blackjack and house == 21 and not blackjack:
            return lambda: self._pay(wager, hand.seat, wager.cents)
        made = hand.switched and not hand.split and len(hand.cards) == 2 and mine == 21
        if (house == 22 and mine <= 21 and not hand.blackjack) or (house == 21 and made):
            return lambda: self._return(wager, hand.seat)
        return super()._due(hand, wager, blackjack)
