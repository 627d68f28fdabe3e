"""A round dealt from the hand (§ 633a.12(b)): the players' cards lie face down, and each player takes up his own."""

from typing import Any

from validator.proof.simulate.blackjack.hands import PlayerHand
from validator.proof.simulate.blackjack.optional_round import OptionalRound


class HandRound(OptionalRound):
    """The players' cards are turned over where a wager on them is settled or they are played face up."""

    def __init__(self, *round_: Any) -> None:
        super().__init__(*round_)
        self._turned: set[int] = set()
        self._deck_in, self._takes_with = self.chance.choice((("left-hand", "right-hand"), ("right-hand", "left-hand")))

    def initial_deal(self) -> None:
        """The first card goes to the rack, then two cards face down to each box (§ 633a.12(b)(3) to (6))."""
        self.shoe.burn("before-round")
        self.write("deck-held", what=self._deck_in, by="dealer")
        self.deal_first("down")
        for hand in self.hands:
            if not hand.dead:
                self.write("handle-cards", what="one-hand", by="player", **hand.who)

    def put(self, hand: int, seat: int, face: str = "up", what: str | None = None, ref: int | None = None) -> str:
        """Each card is taken with the hand that does not hold the deck (§ 633a.12(b)(4))."""
        card = super().put(hand, seat, face, what, ref)
        self.write("card-hand", what=self._takes_with, ref=self.book.seq, by="dealer")
        return card

    def turns(self) -> None:
        """The deck stays in the hand that was chosen (§ 633a.12(b)(3))."""
        self.write("deck-held", what=self._deck_in, by="dealer")
        super().turns()

    def announce_total(self, hand: PlayerHand) -> None:
        """The dealer does not see the first two cards."""

    def turn_over(self, hand: PlayerHand) -> None:
        """The dealer turns over a player's two cards, once."""
        if hand.seat not in self._turned and not hand.dead and not hand.gone:
            self._turned.add(hand.seat)
            for card in hand.cards[:2]:
                self.write("expose", hand=hand.id, seat=hand.seat, card=card, by="dealer")

    def show(self, hand: PlayerHand) -> None:
        """The cards are turned over (§§ 633a.8(e), 633a.12(b)(6)(i))."""
        self.turn_over(hand)

    def settle_side(self, hand: PlayerHand, what: str) -> None:
        """The cards of an optional wager are turned over to settle it (§ 633a.7(g))."""
        self.turn_over(hand)
        super().settle_side(hand, what)

    def surrender(self, hand: PlayerHand) -> None:
        """The cards are turned over (§ 633a.12(b)(6)(i))."""
        self.turn_over(hand)
        super().surrender(hand)

    def double(self, hand: PlayerHand) -> None:
        """The cards are turned over (§ 633a.12(b)(6)(i))."""
        self.turn_over(hand)
        super().double(hand)

    def split(self, hand: PlayerHand) -> None:
        """The cards are turned over (§ 633a.12(b)(6)(i))."""
        self.turn_over(hand)
        super().split(hand)

    def announce_blackjack(self, hand: PlayerHand) -> None:
        """A Blackjack is turned over and announced."""
        self.turn_over(hand)
        super().announce_blackjack(hand)

    def settle_remaining(self) -> None:
        """Each player's cards are turned over before the remaining wagers are settled (§ 633a.12(b)(9))."""
        for hand in self.hands:
            self.turn_over(hand)
        super().settle_remaining()

    def deal(self, hand: PlayerHand, face: str = "up", what: str | None = None) -> str:
        """Deal a card; one who goes over 21 discards his cards at once (§ 633a.12(b)(6)(ii))."""
        card = super().deal(hand, face, what)
        if hand.bust:
            self.muck(hand, by="player")
        return card
