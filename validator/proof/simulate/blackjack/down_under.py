"""The tables of Chapter 685a, Down Under Blackjack."""

from collections.abc import Sequence
from typing import ClassVar

from validator.proof.simulate.blackjack.arranged_round import ArrangedRound
from validator.proof.simulate.blackjack.down_under_round import DownUnderRound
from validator.proof.simulate.blackjack.hands import Box
from validator.proof.simulate.blackjack.shoe import Shoe
from validator.proof.simulate.blackjack.sides import sides_by
from validator.proof.simulate.blackjack.table import BlackjackTable
from validator.proof.simulate.chance import Chance
from validator.proof.simulate.chosen import FiledChoices


class DownUnderShoe(Shoe):
    """Cards that are spread for the first player even where they come preshuffled."""

    def show(self, first: Box) -> None:
        """§ 685a.4(e) lifts (a), (c) and (d), and not (b)."""
        if self.preshuffled:
            self.spread(first)
            self.stack()
        else:
            super().show(first)

    def show_again(self, first: Box) -> None:
        """The cards are inspected as at the opening and may be spread for the player again (§ 685a.5(g))."""
        seq = self.book.write("inspection", what="cards", n=0, back=self.back, by="dealer")
        self.book.write("verify", ref=seq, by="floorperson")
        if self.chance.random() < 0.5:
            self.spread(first)

    def gather(self) -> None:
        """The cards are washed whoever shuffles them (§§ 685a.4(c) and 685a.5(g))."""
        self.wash()


class DownUnderTable(BlackjackTable):
    """A table of Down Under Blackjack."""

    recorded: ClassVar[Sequence[str]] = (*BlackjackTable.recorded, "area-placed")
    shoe = DownUnderShoe

    def __init__(self, name: str, chosen: FiledChoices, chance: Chance, opens: int) -> None:
        super().__init__(name, chosen, chance, opens)
        self.sides = sides_by(chosen)
        self.last: DownUnderRound | None = None

    def make_round(self, boxes: Sequence[Box]) -> ArrangedRound:
        """A round with the optional wagers offered."""
        round_ = self.game, self.limits, self.book, self.chance, self.cards.shoes, boxes
        self.last = DownUnderRound(*round_, sides=self.sides)
        return self.last

    def before_round(self) -> None:
        """A reader that showed a wrong light is repaired or replaced (§ 685a.12(i))."""
        if self.last is not None and (self.last.voided or self.last.overlooked >= 0):
            for what in ("malfunction", self.chance.choice(("repaired", "replaced"))):
                self.book.write("device", what=what, by="card-reader")
        super().before_round()


def table_of(name: str, chosen: FiledChoices, chance: Chance, opens: int) -> DownUnderTable:
    """The table that a filing of Down Under Blackjack has."""
    return DownUnderTable(name, chosen, chance, opens)
