"""The acts of a round: what is written when a wager is placed, a card dealt, a stake paid, collected or returned."""

from collections.abc import Sequence
from typing import ClassVar

from validator.proof.simulate.blackjack.game import Game, Limits
from validator.proof.simulate.blackjack.hands import BlackjackWager, Box, PlayerHand
from validator.proof.simulate.blackjack.shoe import Shoe
from validator.proof.simulate.book import Book
from validator.proof.simulate.chance import Chance


class Acts:
    """Acts at the table; ``hands`` are those of the players in the order of play, ``dealer`` the dealer's cards."""

    main: ClassVar[str] = "blackjack"
    """Type of the wager against the dealer."""

    def __init__(
        self, game: Game, limits: Limits, book: Book, chance: Chance, shoes: Sequence[Shoe], boxes: Sequence[Box]
    ) -> None:
        self.game = game
        self.facts = game.chosen.law.facts
        self.limits = limits
        self.book = book
        self.chance = chance
        self.shoes = shoes
        self.shoe = shoes[0]
        self.boxes = boxes
        self.hands: list[PlayerHand] = []
        self.dealer: list[str] = []
        self.write = book.write
        self._wagers = 0

    def wager(
        self, hand: PlayerHand, what: str, cents: int, ref: int | None = None, by: str = "chips"
    ) -> BlackjackWager:
        """Place a wager for a hand; ``ref`` is the wager that it depends on."""
        self._wagers += 1
        made = BlackjackWager(self._wagers, what, cents, hand.seat)
        self.write("wager", wager=made.id, what=what, cents=cents, by=by, ref=ref, **hand.who)
        return made

    def choose(self, hand: PlayerHand, what: str) -> None:
        """A player decides."""
        self.write("choice", what=what, by="player", **hand.who)

    def offer(self, hand: PlayerHand, what: str) -> None:
        """The dealer offers something."""
        self.write("offer", what=what, by="dealer", **hand.who)

    def deal(self, hand: PlayerHand, face: str = "up", what: str | None = None) -> str:
        """Deal the next card to a player's hand."""
        card = self.put(hand.id, hand.seat, face, what)
        hand.cards.append(card)
        return card

    def deal_dealer(self, face: str = "up") -> str:
        """Deal the next card to the dealer."""
        card = self.put(0, 0, face)
        self.dealer.append(card)
        return card

    def put(self, hand: int, seat: int, face: str = "up", what: str | None = None, ref: int | None = None) -> str:
        """Draw the next card and put it before a hand."""
        self.before_draw(hand)
        card = self.shoe.draw(seat, hand)
        self.write(
            "deal", hand=hand, seat=seat, card=self.known(card, face), face=face, source=self.shoe.place,
            back=self.shoe.back, what=what, ref=ref, by="dealer",
        )  # fmt: skip
        return card

    def before_draw(self, hand: int) -> None:
        """What is seen to before a card is drawn for a hand."""

    def known(self, card: str, face: str) -> str | None:
        """The card as the log has it: one face down is known where the source reads it."""
        return card if face == "up" or self.game.hole_read else None

    def pay(self, wager: BlackjackWager, cents: int, source: str = "table-inventory", dest: str = "player") -> None:
        """Pay what a wager wins and give the stake back."""
        self.write("pay", wager=wager.id, seat=wager.seat, cents=cents, source=source, dest=dest, by="dealer")
        self.give_back(wager, dest)

    def give_back(self, wager: BlackjackWager, dest: str = "player") -> None:
        """Give a stake back."""
        self.write("return", wager=wager.id, seat=wager.seat, cents=wager.cents, dest=dest, by="dealer")
        wager.open = False

    def collect(self, wager: BlackjackWager) -> None:
        """Take a stake."""
        self.write("collect", wager=wager.id, seat=wager.seat, cents=wager.cents, dest="table-inventory", by="dealer")
        wager.open = False

    def muck(self, hand: PlayerHand, by: str = "dealer") -> None:
        """Remove the cards of a hand."""
        self.write("muck", hand=hand.id, seat=hand.seat, dest="rack", by=by)
        hand.gone = True

    def from_the_right(self) -> list[PlayerHand]:
        """The players' hands from the dealer's right."""
        return self.hands[::-1]
