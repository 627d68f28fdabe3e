"""Hands that are rare: cards put on top of the shoe, and how the players play them, so that each row is dealt."""

from collections import Counter, deque
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Box:
    """The first two cards of a box, and those that its player then draws."""

    first: str
    drawn: str = ""


@dataclass(frozen=True)
class Rig:
    """A hand of a wager: the boxes, the dealer's up card, hole card and further cards.

    Where the hand is one of four cards, ``boxes`` are the two hands of one player.
    """

    what: str
    boxes: tuple[Box, ...]
    dealer: str

    @property
    def cards(self) -> Counter[str]:
        """All cards that it takes."""
        texts = [self.dealer, *(f"{box.first} {box.drawn}" for box in self.boxes)]
        return Counter(card for text in texts for card in text.split())


class RigQueue:
    """Rigs in turn; one that could not be dealt stays the next."""

    def __init__(self, rigs: Iterable[Rig], decks: int, hands: int) -> None:
        self._rigs = deque(rig for rig in rigs if max(rig.cards.values()) <= decks and len(rig.boxes) <= hands)

    @property
    def next(self) -> Rig | None:
        """The rig whose turn it is; None where there are none."""
        return self._rigs[0] if self._rigs else None

    def dealt(self) -> None:
        """It has been dealt."""
        self._rigs.rotate(-1)


def rig(what: str, boxes: str, dealer: str) -> Rig:
    """A rig from boxes such as ``4H 5D + 6C 7S``, several behind a stroke."""
    made = []
    for box in boxes.split("/"):
        first, _, drawn = box.partition("+")
        made.append(Box(first.strip(), drawn.strip()))
    return Rig(what, tuple(made), dealer)


LADIES, KINGS, BETWEEN = "twenty-point-bonus", "kings-bounty", "in-between"
MATCH, ROYAL, SET, POKER = "match-the-dealer", "royal-match-21", "bet-the-set-21", "three-card-poker"
BEAT, RUN, JACK, HOUSE = "bad-beat-progressive", "hit-and-run-progressive", "straight-jack-progressive", "house-money"
SUPER = "super-match"

TO_21 = {
    3: "4C 7S TC",
    4: "2C 2S 7H TC",
    5: "2C 2S 3D 4C TC",
    6: "2C 2S 3D 4C 5D 5S",
    7: "2C 2S 2D 2H 3C 3D 7S",
    8: "2C 2S 2D 2H 3C AD 3H 6S",
}
"""The dealer's cards to 21, by how many."""

RIGS = (
    # (c): two queens of hearts against each up card, and other twenties
    *(rig(LADIES, "QH QH", dealer) for dealer in ("AC KS", "KC AS", "KC 7S", "AC 7S", "7C TS")),
    rig(LADIES, "QH QH / QH QH", "AC KS"),
    *(rig(LADIES, cards, "6C TS") for cards in ("KC KC", "TD TD", "KC KD", "KH JH", "AC 9C", "AC 9D", "QH QD", "QH KH")),
    # (h)
    *(rig(KINGS, "KS KS", dealer) for dealer in ("AC KC", "KC AS", "TC 7S", "AC 7S", "7C TS")),
    rig(KINGS, "KS KS / KS KS", "AC KC"),
    rig(KINGS, "QH QH / KS KS", "AC KC"),
    *(
        rig(KINGS, cards, "6C TS")
        for cards in ("KH KH", "QD QD", "JC JC", "TH TH", "KH JH", "AC 9C", "KC KS", "KC QS", "AC 9D")
    ),
    # (d)
    *(rig(MATCH, cards, "7C TS") for cards in ("7C 7C", "7C 7H", "7D 7S", "7C 9H", "8H 7D")),
    *(rig(MATCH, cards, "JC 6S") for cards in ("JC QC", "JH KC", "JC JC")),
    # (e): an ace lies at either end
    *(rig(BETWEEN, cards, "7C TS") for cards in ("7D 7H", "6H 8C", "8H 6C", "5H 8D", "5D 9C", "4D 9C", "2H KH", "7H 9C")),
    *(rig(BETWEEN, cards, "TC 7S") for cards in ("9H JC", "TD QC", "8C KD", "AC 9H")),
    *(rig(BETWEEN, cards, "3C TS") for cards in ("AH 4D", "AH 2D", "5H AD")),
    rig(BETWEEN, "AD AH", "AC 7S"),
    rig(BETWEEN, "KD 2H", "AC 7S"),
    # (f): with and without a Royal Match of the dealer
    *(rig(ROYAL, "KH QH", dealer) for dealer in ("KS QS", "QC KC", "KS QC", "KD 7D", "QD AD", "KS AC", "7C TS")),
    *(rig(ROYAL, cards, "6C TS") for cards in ("QD KD", "KH QD", "KH JH", "9D 4D")),
    # (g)
    *(rig(SET, cards, "6C TS") for cards in ("8D 8D", "8D 8H", "KD KD", "TD KD")),
    # (i)
    *(rig(SUPER, cards, "8C TS") for cards in ("7H 7D / 7C 7S", "7H 7D / 9C 9S", "7H 9D / 7C 9S", "7H 7D / 7C 9S")),
    *(rig(SUPER, cards, "8C TS") for cards in ("7H 9D / 7C 2S", "KH TD / QC JS", "AH KD / 6S 5C", "AH 6D / 5C KS")),
    rig(SUPER, "AH KD / 9C 8S", "6C 5S TD"),
    rig(SUPER, "AH 8D / 5C KS", "6C 6S TD"),
    rig(SUPER, "AH KD / 9C 8S", "6C 6S TD"),
    # (j)
    *(rig(BEAT, "KH QD", dealer) for dealer in (*TO_21.values(), "AC KS", "7C TS", "TC TD")),
    *(rig(BEAT, "KH 9D", dealer) for dealer in (TO_21[4], "AC KS")),
    rig(BEAT, "KH QD / JH QS", TO_21[7]),
    rig(BEAT, "6H 4D + TH", TO_21[5]),
    # (k)
    *(
        rig(POKER, cards, dealer)
        for cards, dealer in (
            ("5H 7H", "6H TS"), ("5H 7D", "6C TS"), ("6H 6D", "6C TS"), ("6H 6H", "6H TS"), ("2H 9H", "6H TS"),
            ("AH 2H", "3H TS"), ("AH 2D", "3C TS"), ("KH QH", "AH 7S"), ("KD QH", "AC 7S"), ("KH AH", "2H TS"),
            ("KD AH", "2C TS"), ("8H 9D", "TC 7S"),
        )
    ),
    # (l)
    *(rig(RUN, "KH 9D", dealer) for dealer in (*TO_21.values(), "2C 3S 4H 5D KC", "2H 3H 2C 3D 6S TC")),
    rig(RUN, "KH 9D", "2C 2S 2D 2H 3C AD 3H KS"),
    rig(RUN, "KH 9D / TH 8D", TO_21[8]),
    *(rig(RUN, "KH 9D", dealer) for dealer in ("AC KS", "KC AS")),
    # (m)
    *(
        rig(JACK, cards, "9C TS")
        for cards in (
            "AS 2D + 3H 4C 5D 6H", "6H 5D + 4C 3H 2D AS", "AD 2S + 3H 4C 5D 6H", "3H 4C + 2D AH 5D 6S",
            "2H 3D + 4C 5S 6H", "6D 5C + 4S 3H 2C", "AC 2S + 3D 4H 5S", "3H 4D + 5C 6C", "4H 5D + 6C", "4H 5D + 2C 3S", "4H 5D + 3C 6C", "4H 5D + 6C 7S",
            "AD KH", "AH 2D", "QD KH + AC", "AD 2H + KS", "3D 2H + AS KS", "TH JD", "4H 6D", "4H 5D + 5C",
        )
    ),
    rig(JACK, "AS 2D + 3H 4C 5D 6H / AS 2H + 3C 4H 5C 6C", "9C TS"),
    rig(JACK, "AD 2D + 3H 4C 5D 6H / AC 2H + 3C 4H 5C 6C", "9C TS"),
    # (n)
    *(
        rig(HOUSE, cards, dealer)
        for dealer in ("7C TS", "KC 7S", "KC AS")
        for cards in ("AH KH", "QS KS", "8H 9H", "8H 8D", "7H 8D", "AH KD", "AH 2H", "AH 2D", "7H 9H")
    ),
)  # fmt: skip
