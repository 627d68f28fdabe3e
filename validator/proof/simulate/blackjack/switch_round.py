"""A round of Blackjack Switch (§ 633a.12(a)): each player has two hands, and may switch their second cards."""

from collections.abc import Sequence
from typing import Any

from validator.proof.simulate.blackjack.hands import BEST, BlackjackWager, PlayerHand, total
from validator.proof.simulate.blackjack.optional import SUPER
from validator.proof.simulate.blackjack.optional_round import OptionalRound


class SwitchRound(OptionalRound):
    """Hands come in pairs: the first of each has an odd id."""

    def __init__(self, *round_: Any) -> None:
        super().__init__(*round_)
        self._equal = 0
        self._pairs: dict[int, PlayerHand] = {}

    def stake(self, hand: PlayerHand) -> int:
        """The two wagers of a player are equal (§ 633a.12(a)(1))."""
        if hand.id % 2:
            self._equal = super().stake(hand)
        return self._equal

    def place_beside(self, hand: PlayerHand) -> None:
        """One Super Match Wager for both hands (§ 633a.12(a)(2))."""
        if hand.id % 2:
            super().place_beside(hand)

    def initial_deal(self) -> None:
        """Two hands are dealt to each player (§ 633a.12(a)(3))."""
        super().initial_deal()
        self._pairs = {hand.id: other for hand, other in zip(self.hands[::2], self.hands[1::2], strict=True)}

    def may_miss(self) -> bool:
        """What becomes of a player's other hand and of his Super Match Wager is not said (§ 633a.14(g))."""
        return self.error == "dealer-missed"

    def first(self, hand: PlayerHand, what: str) -> Sequence[str]:
        """The first four cards, where they decide (§ 633a.7(g)(7))."""
        return (*hand.first, *self._pairs[hand.id].first) if what == SUPER else hand.first

    def turn(self, hand: PlayerHand) -> None:
        """The player may switch before he decides on his first hand (§ 633a.12(a)(4))."""
        other = self._pairs.get(hand.id)
        # Whether a player may switch with a Blackjack in hand is open (§ 633a.12(a)(4)).
        if other is not None and not hand.blackjack and not other.blackjack:
            self.switch(hand, other)
        super().turn(hand)

    def switch(self, hand: PlayerHand, other: PlayerHand) -> None:
        """The totals are announced, and the second cards change places, if the player wishes (§ 633a.12(a)(4))."""
        for one in (hand, other):
            self.announce_total(one)
        if self.takes(hand, "no-switch", 0.5):
            self.choose(hand, "no-switch")
            return
        self.choose(hand, "switch")
        self.write("switch", hand=hand.id, ref=other.id, seat=hand.seat, by="dealer")
        hand.cards[1], other.cards[1] = other.cards[1], hand.cards[1]
        hand.switched = other.switched = True

    def blackjack_at_once(self) -> bool:
        """Its odds depend on the dealer's hand, so that it waits (§ 633a.12(a)(5)(i))."""
        return False

    def live(self) -> bool:
        """A Blackjack depends on the dealer's further cards too (§ 633a.12(a)(5)(i))."""
        return super().live() or any(hand.open and hand.blackjack for hand in self.hands)

    def due(self, hand: PlayerHand, wager: BlackjackWager) -> int | None:
        """The dealer's 21 and 22 (§ 633a.12(a)(5))."""
        house, mine = total(self.dealer), hand.total
        if hand.blackjack and house == BEST and not self.has_blackjack():
            return self.even(wager)
        made = hand.switched and not hand.split and len(hand.cards) == 2 and mine == BEST
        pushed = house == self.facts.number("switch_dealer_push_points") and mine <= BEST and not hand.blackjack
        if not self.has_blackjack() and (pushed or (house == BEST and made)):
            return 0
        return super().due(hand, wager)
