"""Rounds dealt without a card reader: doubled and split hands meet a dealer's Blackjack, and money goes anywhere."""

from random import Random

from tests.oracle.rounds import Row
from tests.oracle.settlement import Hand, main_wager, points

FILING = """
chapter: "633a"
head: {version: "1", effective: 2016-01-01}
cards: {decks: 6, dealing: shoe, shoe: single, shuffler: manual}
dealing: {blackjack_paid: after-the-hole-card, settlement_order: collect-then-pay}
splitting: {additional_splits: 1, additional_splits_of_aces: 1}
"""

CARDS = [rank + suit for rank in "A23456789TJQK" for suit in "CDHS"]


class Dealing:
    """Writes one round after the other."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.seq = 0
        self.number = 0
        self.rows: list[Row] = []

    def write(self, kind: str, **columns: object) -> None:
        """Write one row of the round."""
        self.seq += 1
        row: Row = {"table": "BJ-1", "seq": self.seq, "at": 1_460_000_000_000 + self.seq * 1_000, "kind": kind}
        self.rows.append(row | ({"round": self.number} if self.number else {}) | columns)

    def draw(self, hand: int, cards: list[str], face: str = "up") -> None:
        """A card to a hand."""
        ten = hand == 0 and self.random.random() < 0.5
        card = self.random.choice([card for card in CARDS if card[0] in "ATJQK"] if ten else CARDS)
        cards.append(card)
        self.write("deal", hand=hand, seat=1 if hand else 0, card=card, face=face)

    def round(self) -> list[Row]:
        """One player, one hand or two, against the dealer; each wager settled as due, or at random."""
        random = self.random
        self.rows, self.number = [], self.number + 1
        hands, dealer = {1: Hand()}, Hand()
        wagers = {1: ("blackjack", 1)}
        stake = random.randrange(501, 2_000)
        self.wager(1, 1, "blackjack", stake)
        for place in (1, 2):
            self.draw(1, hands[1].cards)
            self.draw(0, dealer.cards, "up" if place == 1 else "down")
        first, second = (points([card]) for card in hands[1].cards)
        if first == second:
            self.write("choice", hand=1, seat=1, what="split")
            self.wager(2, 2, "split", stake)
            wagers[2] = ("split", 2)
            self.write("split", hand=2, ref=1, seat=1, card=hands[1].cards[1])
            hands[2] = Hand([hands[1].cards.pop()], split=True)
            hands[1].split = True
        for number, hand in hands.items():
            if hand.split:
                self.draw(number, hand.cards)
            if points(hand.cards) < 21 and random.random() < 0.4:
                self.write("choice", hand=number, seat=1, what="double")
                self.wager(10 + number, number, "double-down", stake)
                wagers[10 + number] = ("double-down", number)
                self.draw(number, hand.cards)
            while points(hand.cards) < random.randrange(14, 22) and 10 + number not in wagers:
                self.write("choice", hand=number, seat=1, what="hit")
                self.draw(number, hand.cards)
        self.write("expose", hand=0)
        while points(dealer.cards) < 17:
            self.draw(0, dealer.cards)
        for name, (kind, number) in wagers.items():
            lawful = main_wager(kind, stake, hands[number], dealer)
            self.settle(name, stake, random.choice((*lawful, *lawful, -stake, 0, stake)))
        self.write("round-end")
        return self.rows

    def wager(self, name: int, hand: int, kind: str, cents: int) -> None:
        """A wager on a hand."""
        self.write("wager", wager=name, hand=hand, seat=1, player="P1", what=kind, cents=cents)

    def settle(self, name: int, stake: int, net: int) -> None:
        """Pay, collect or return."""
        if net < 0:
            self.write("collect", wager=name, cents=-net)
        if net > 0:
            self.write("pay", wager=name, cents=net)
        if net > -stake:
            self.write("return", wager=name, cents=stake + min(net, 0))


def unread_rounds(random: Random, count: int) -> list[list[Row]]:
    """The rows of ``count`` rounds."""
    dealing = Dealing(random)
    dealing.write("table-open", what="633a")
    return [dealing.round() for _ in range(count)]
