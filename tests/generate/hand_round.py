"""A round dealt from the hand (§ 633a.12(b)): the players' cards lie face down, and each player takes up his own."""

from tests.generate.full_round import FullRound
from tests.generate.hands import Hand


class HandRound(FullRound):
    """The players' cards are turned over where a wager on them is settled or they are played face up."""

    def _initial_deal(self) -> None:
        self._turned: set[int] = set()
        self._stack()
        self._shoe.burn("before-round")
        self._write("deck-held", what="left-hand", by="dealer")
        for face in ("down", "down"):
            for hand in self.hands:
                self._deal(hand.id, hand.seat, hand.cards, face)
            self._deal(0, 0, self.dealer, "down" if self.dealer else "up")
        for hand in self.hands:
            self.first[hand.id] = list(hand.cards)
            who = {"hand": hand.id, "seat": hand.seat, "player": hand.player}
            self._write("handle-cards", what="one-hand", by="player", **who)

    def _turn_over(self, hand: Hand) -> None:
        """The dealer turns over a player's two cards, once."""
        if hand.seat not in self._turned:
            self._turned.add(hand.seat)
            self._write("expose", hand=hand.id, seat=hand.seat, by="dealer")

    def _settle_side(self, hand: Hand, what: str, adding: bool = True) -> None:
        self._turn_over(hand)
        super()._settle_side(hand, what, adding)

    def _surrender(self, hand: Hand) -> None:
        self._turn_over(hand)
        super()._surrender(hand)

    def _double(self, hand: Hand) -> None:
        self._turn_over(hand)
        super()._double(hand)

    def _split(self, hand: Hand, box: list[Hand]) -> None:
        self._turn_over(hand)
        super()._split(hand, box)

    def _turn(self, hand: Hand) -> None:
        if hand.blackjack:
            self._turn_over(hand)
        super()._turn(hand)

    def _settle_remaining(self) -> None:
        for hand in self.hands:
            self._turn_over(hand)
        super()._settle_remaining()

    def _deal(self, hand: int, seat: int, cards: list[str], face: str = "up", what: str | None = None) -> str:
        card = super()._deal(hand, seat, cards, face, what)
        for one in self.hands:
            if one.id == hand and one.bust:
                self._write("muck", hand=hand, seat=seat, dest="rack", by="player")
        return card

    def _stack_order(self, order: list[str | None]) -> list[str | None]:
        return [None, *order]
