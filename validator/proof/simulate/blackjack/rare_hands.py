"""Hands that are rare: cards put on top of the shoe, and what the players draw, for each row of a paytable."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from validator.proof.simulate.blackjack.hands import PlayerHand
from validator.proof.simulate.blackjack.optional import (
    BEAT,
    BETWEEN,
    HOUSE,
    JACK,
    KINGS,
    LADIES,
    MATCH,
    POKER,
    ROYAL,
    RUN,
    SET,
    SUPER,
)


@dataclass(frozen=True)
class RareHand:
    """A hand of a wager: for each box its first two cards and those drawn, and all cards of the dealer.

    Where the hand is one of four cards, the boxes are the two hands of one player.
    """

    what: str
    boxes: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]
    dealer: tuple[str, ...]
    act: str = ""
    """What the player of the last box decides first, where he does not simply draw."""

    @classmethod
    def of(cls, what: str, boxes: str, dealer: str, act: str = "") -> "RareHand":
        """A hand from boxes such as ``4H 5D + 6C 7S``, several behind a stroke."""
        parts = [box.partition("+") for box in boxes.split("/")]
        cards = tuple((tuple(first.split()), tuple(drawn.split())) for first, _, drawn in parts)
        return cls(what, cards, tuple(dealer.split()), act)

    def order(self, hands: Sequence[PlayerHand]) -> list[str | None]:
        """The cards in the order in which they are dealt, None for any; the boxes to the dealer's right have them."""
        given = dict(zip([hand.id for hand in hands[-len(self.boxes) :]], self.boxes, strict=True))
        order: list[str | None] = []
        for place in (0, 1):
            dealt = [hand for hand in hands if place or not hand.cards]
            order += [given[hand.id][0][place] if hand.id in given else None for hand in dealt]
            order.append(self.dealer[place])
        for hand in hands:
            order += given[hand.id][1] if hand.id in given else ()
        return [*order, *self.dealer[2:]]

    def draws(self, hands: Sequence[PlayerHand]) -> dict[int, int]:
        """How many cards each box draws."""
        drawn = {hand.id: 0 for hand in hands}
        right = hands[-len(self.boxes) :]
        return drawn | {hand.id: len(box[1]) for hand, box in zip(right, self.boxes, strict=True)}


def rare_hands(offered: Collection[str]) -> list[RareHand]:
    """Those of the wagers offered."""
    return [hand for hand in RARE_HANDS if hand.what in offered]


_TO_21: Final = {
    3: "4C 7S TC",
    4: "2C 2S 7H TC",
    5: "2C 2S 3D 4C TC",
    6: "2C 2S 3D 4C 5D 5S",
    7: "2C 2S 2D 2H 3C 3D 7S",
    8: "2C 2S 2D 2H 3C AD 3H 6S",
}
"""The dealer's cards to 21, by how many."""

_hand: Final = RareHand.of

RARE_HANDS: Final = (
    # (c): two queens of hearts against each up card, and other twenties
    *(_hand(LADIES, "QH QH", dealer) for dealer in ("AC KS", "KC AS", "KC 7S", "AC 7S", "7C TS")),
    _hand(LADIES, "QH QH / QH QH", "AC KS"),
    *(
        _hand(LADIES, cards, "6C TS")
        for cards in ("KC KC", "TD TD", "KC KD", "KH JH", "AC 9C", "AC 9D", "QH QD", "QH KH")
    ),
    # (h)
    *(_hand(KINGS, "KS KS", dealer) for dealer in ("AC KC", "KC AS", "TC 7S", "AC 7S", "7C TS")),
    _hand(KINGS, "KS KS / KS KS", "AC KC"),
    _hand(KINGS, "QH QH / KS KS", "AC KC"),
    *(
        _hand(KINGS, cards, "6C TS")
        for cards in ("KH KH", "QD QD", "JC JC", "TH TH", "KH JH", "AC 9C", "KC KS", "KC QS", "AC 9D")
    ),
    # (d)
    *(_hand(MATCH, cards, "7C TS") for cards in ("7C 7C", "7C 7H", "7D 7S", "7C 9H", "8H 7D")),
    *(_hand(MATCH, cards, "JC 6S") for cards in ("JC QC", "JH KC", "JC JC")),
    # (e): an ace lies at either end
    *(
        _hand(BETWEEN, cards, "7C TS")
        for cards in ("7D 7H", "6H 8C", "8H 6C", "5H 8D", "5D 9C", "4D 9C", "2H KH", "7H 9C")
    ),
    *(_hand(BETWEEN, cards, "TC 7S") for cards in ("9H JC", "TD QC", "8C KD", "AC 9H")),
    *(_hand(BETWEEN, cards, "3C TS") for cards in ("AH 4D", "AH 2D", "5H AD")),
    _hand(BETWEEN, "AD AH", "AC 7S"),
    _hand(BETWEEN, "KD 2H", "AC 7S"),
    # (f): with and without a Royal Match of the dealer
    *(_hand(ROYAL, "KH QH", dealer) for dealer in ("KS QS", "QC KC", "KS QC", "KD 7D", "QD AD", "KS AC", "7C TS")),
    *(_hand(ROYAL, cards, "6C TS") for cards in ("QD KD", "KH QD", "KH JH", "9D 4D")),
    # (g)
    *(_hand(SET, cards, "6C TS") for cards in ("8D 8D", "8D 8H", "KD KD", "TD KD")),
    # (i)
    *(_hand(SUPER, cards, "8C TS") for cards in ("7H 7D / 7C 7S", "7H 7D / 9C 9S", "7H 9D / 7C 9S", "7H 7D / 7C 9S")),
    *(_hand(SUPER, cards, "8C TS") for cards in ("7H 9D / 7C 2S", "KH TD / QC JS", "AH KD / 6S 5C", "AH 6D / 5C KS")),
    _hand(SUPER, "AH KD / 9C 8S", "6C 5S TD"),
    _hand(SUPER, "AH 8D / 5C KS", "6C 6S TD"),
    _hand(SUPER, "AH KD / 9C 8S", "6C 6S TD"),
    # (j)
    *(_hand(BEAT, "KH QD", dealer) for dealer in (*_TO_21.values(), "AC KS", "7C TS", "TC TD")),
    *(_hand(BEAT, "KH 9D", dealer) for dealer in (_TO_21[4], "AC KS")),
    _hand(BEAT, "KH QD / JH QS", _TO_21[7]),
    _hand(BEAT, "6H 4D + TH", _TO_21[5]),
    # (k)
    *(
        _hand(POKER, cards, dealer)
        for cards, dealer in (
            ("5H 7H", "6H TS"), ("5H 7D", "6C TS"), ("6H 6D", "6C TS"), ("6H 6H", "6H TS"), ("2H 9H", "6H TS"),
            ("AH 2H", "3H TS"), ("AH 2D", "3C TS"), ("KH QH", "AH 7S"), ("KD QH", "AC 7S"), ("KH AH", "2H TS"),
            ("KD AH", "2C TS"), ("8H 9D", "TC 7S"),
        )
    ),
    # (l)
    *(_hand(RUN, "KH 9D", dealer) for dealer in (*_TO_21.values(), "2C 3S 4H 5D KC", "2H 3H 2C 3D 6S TC")),
    _hand(RUN, "KH 9D", "2C 2S 2D 2H 3C AD 3H KS"),
    _hand(RUN, "KH 9D / TH 8D", _TO_21[8]),
    *(_hand(RUN, "KH 9D", dealer) for dealer in ("AC KS", "KC AS")),
    # (m)
    *(
        _hand(JACK, cards, "9C TS")
        for cards in (
            "AS 2D + 3H 4C 5D 6H", "6H 5D + 4C 3H 2D AS", "AD 2S + 3H 4C 5D 6H", "3H 4C + 2D AH 5D 6S",
            "2H 3D + 4C 5S 6H", "6D 5C + 4S 3H 2C", "AC 2S + 3D 4H 5S", "3H 4D + 5C 6C",
            "4H 5D + 6C", "4H 5D + 2C 3S", "4H 5D + 3C 6C", "4H 5D + 6C 7S",
            "AD KH", "AH 2D", "QD KH + AC", "AD 2H + KS", "3D 2H + AS KS", "TH JD", "4H 6D", "4H 5D + 5C",
        )
    ),
    _hand(JACK, "AS 2D + 3H 4C 5D 6H / AS 2H + 3C 4H 5C 6C", "9C TS"),
    _hand(JACK, "AD 2D + 3H 4C 5D 6H / AC 2H + 3C 4H 5C 6C", "9C TS"),
    # (n)
    *(
        _hand(HOUSE, cards, dealer)
        for dealer in ("7C TS", "KC 7S", "KC AS")
        for cards in ("AH KH", "QS KS", "8H 9H", "8H 8D", "7H 8D", "AH KD", "AH 2H", "AH 2D", "7H 9H")
    ),
)  # fmt: skip
