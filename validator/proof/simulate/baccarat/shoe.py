"""The dealing shoe: drawn from card by card, to the cover card and last hand; cards found face up; its end."""

from collections.abc import Iterable

from validator.proof.simulate.arranged import ArrangedCard
from validator.proof.simulate.baccarat.hands import ThirdCards, face_value
from validator.proof.simulate.baccarat.staff import StaffedTable
from validator.proof.simulate.chance import Chance
from validator.proof.simulate.chosen import FiledChoices


class ShoeEmpty(Exception):
    """Too few cards are left to complete the round (§ 541.14(e))."""


class BaccaratShoe(StaffedTable):
    """The cards in the shoe, the next one last; ``cover`` cards lie behind the cover card."""

    def __init__(self, name: str, chosen: FiledChoices, chance: Chance, opens: int) -> None:
        super().__init__(name, chosen, chance, opens)
        facts = chosen.law.facts
        self.continuous = chosen.word("cards.shuffler") == "continuous"
        self.place = "continuous-shuffler" if self.continuous else "shoe"
        self.decks = chosen.number("cards.decks", facts.number("decks_maximum"))
        self.third_cards = ThirdCards.of(facts)
        self.tie_pays = chosen.odds("payouts.tie") or facts.odds("tie_bet_pays")
        self.cards: list[str] = []
        self.back = ""
        """The back of the cards that are dealt."""
        self.cover = -1
        self.covered = False
        """Whether the cover card has been reached."""
        self.last_hand = False
        """Whether the round is the last one of the shoe."""
        self.dealt_out = False
        self.begun = False
        """Whether a round was begun with the shoe."""
        self.dealt = False
        """Whether a hand was dealt a card of the shoe."""

    def draw(self, kind: str, face: str, **operands: object) -> tuple[int, str]:
        """Draw a card and write what becomes of it; its event and the card. The cover card shows behind it."""
        if not self.cards:
            raise ShoeEmpty
        card = self.cards.pop()
        shown = card if face == "up" else "?"
        back = None if kind == "card-misdealt" else self.back
        seq = self.book.write(kind, card=shown, face=face, source=self.place, back=back, **operands)
        self.dealt = self.dealt or kind == "deal"
        if len(self.cards) == self.cover:
            self.covered = True
            self.book.write("cover-card", source=self.place, dest="side", n=self.cover, by=self.dealer_id)
        return seq, card

    def comes_next(self, cards: Iterable[ArrangedCard]) -> None:
        """Let the next cards of the shoe be these, as far as they are in it; None is any."""
        for place, card in enumerate(cards, start=1):
            left = range(len(self.cards) - place, -1, -1)
            there = next((at for at in left if self.cards[at] == card), None)
            if there is not None:
                self.cards[there], self.cards[-place] = self.cards[-place], self.cards[there]

    def remove_face_up(self) -> None:
        """A card is found face up: discarded with as many cards, face up, as its value (§ 541.14(d)).

        Of a card without a value the text leaves open how many follow it, and so no such card is found; nor is one
        found where the cards to follow it, or the cover card, would come next.
        """
        likely = 0.2 if self.last_hand and len(self.cards) < 14 else 0.0008 if self.dealt else 0.01
        if self.continuous or not self.chance.happens(likely, "irregularities"):
            return
        value = face_value(self.cards[-1], 0) if self.cards else 0
        left = len(self.cards) - value - 1
        if value == 0 or left <= 0 or (not self.covered and left <= self.cover):
            return
        card = self.cards.pop()
        self.book.write("card-face-up", card=card, source=self.place, dest=self.ways.discards)
        for _ in range(value):
            self.draw("burn", "up", dest=self.ways.discards, by=self.dealer_id)

    def after_round(self) -> None:
        """The round in which the cover card came out is over, or the one after it (§ 541.10(e))."""
        if self.last_hand:
            self.dealt_out = True
        elif self.covered:
            self.book.write("call", what="last-hand", by=self.dealer_id)
            self.last_hand = True
