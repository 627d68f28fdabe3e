"""The tables of Chapter 551, Spanish 21."""

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from validator.proof.simulate.blackjack.cards import Continuous, InBatches
from validator.proof.simulate.blackjack.hands import DECK, Box, rank
from validator.proof.simulate.blackjack.shoe import Shoe
from validator.proof.simulate.blackjack.sides import sides_by
from validator.proof.simulate.blackjack.spanish_round import SpanishRound
from validator.proof.simulate.blackjack.spanish_shoe import SpanishShoe
from validator.proof.simulate.blackjack.table import BlackjackTable
from validator.proof.simulate.chance import Chance
from validator.proof.simulate.chosen import FiledChoices


class SpanishTable(BlackjackTable):
    """A table of Spanish 21."""

    recorded: ClassVar[Sequence[str]] = (*BlackjackTable.recorded, "call", "card-removed", "card-hand")
    deck: ClassVar[Sequence[str]] = tuple(card for card in DECK if rank(card) != "T")
    shoe = SpanishShoe

    def __init__(self, name: str, chosen: FiledChoices, chance: Chance, opens: int) -> None:
        super().__init__(name, chosen, chance, opens)
        self.sides = sides_by(chosen)
        # Losing wagers are collected before winning ones are paid; whether players may be settled in turn is open.
        self.game = replace(self.game, collect_then_pay=True)  # § 551.6(f)
        self.last: SpanishRound | None = None
        if isinstance(self.cards, InBatches):
            self.cards.out_of_use = "removed-from-use"  # § 551.16(k)

    def opens(self) -> None:
        """All as far as play; what was found yesterday was found in other cards."""
        self.last = None
        super().opens()

    def make_round(self, boxes: Sequence[Box]) -> SpanishRound:
        """A round with the optional wagers offered."""
        round_ = self.game, self.limits, self.book, self.chance, self.cards.shoes, boxes
        self.last = SpanishRound(*round_, sides=self.sides)
        return self.last

    def cut_order(self) -> list[Box]:
        """The player farthest to the right, then clockwise (§ 551.5(b)(3), (4) and (c))."""
        return self.clockwise(max(self.seated))

    def offered(self, shoe: Shoe) -> list[Box]:
        """The player on whose box the cutting card appeared, then clockwise (§ 551.5(b)(2) and (c))."""
        return self.clockwise(shoe.cover_seat) if shoe.cover_seat in self.seated else super().offered(shoe)

    def clockwise(self, first: int) -> list[Box]:
        """The players clockwise from a seat."""
        seats = sorted(self.seated)
        start = seats.index(first)
        return [Box(seat, self.seated[seat]) for seat in (*seats[start:], *seats[:start])]

    def cards_are_old(self) -> bool:
        """Nor are decks used in which several tens were found (§ 551.16(b))."""
        return super().cards_are_old() or (self.last is not None and self.last.voided == "wrong-card-found")

    def reshuffle_where_due(self) -> bool:
        """Nor are cards of which several lay face up (§ 551.16(a))."""
        if self.last is None or self.last.voided != "face-up-cards":
            return super().reshuffle_where_due()
        for shoe in self.cards.shoes:
            if isinstance(self.cards, Continuous):
                shoe.shuffle("irregularity", None, shoe.place)
            self.cards.reload(shoe, "irregularity", self.offered(shoe) if shoe.due else self.cut_order())
        self.last = None
        self.waiting.clear()
        return True

    def change_cards(self) -> bool:
        """Other decks are opened."""
        self.last = None
        return super().change_cards()


def table_of(name: str, chosen: FiledChoices, chance: Chance, opens: int) -> SpanishTable:
    """The table that a filing of Spanish 21 has."""
    return SpanishTable(name, chosen, chance, opens)
