"""The tables of Chapters 590 and 672a, Free Bet Blackjack."""

from collections.abc import Sequence
from typing import ClassVar

from validator.proof.simulate.blackjack.arranged_round import ArrangedRound
from validator.proof.simulate.blackjack.free_bet_round import FreeBetRound
from validator.proof.simulate.blackjack.hands import Box
from validator.proof.simulate.blackjack.sides import sides_by
from validator.proof.simulate.blackjack.table import BlackjackTable
from validator.proof.simulate.chance import Chance
from validator.proof.simulate.chosen import FiledChoices


class FreeBetTable(BlackjackTable):
    """A table of Free Bet Blackjack."""

    recorded: ClassVar[Sequence[str]] = (*BlackjackTable.recorded, "tuck")

    def __init__(self, name: str, chosen: FiledChoices, chance: Chance, opens: int) -> None:
        super().__init__(name, chosen, chance, opens)
        self.sides = sides_by(chosen)

    def make_round(self, boxes: Sequence[Box]) -> ArrangedRound:
        """A round with the optional wagers offered."""
        round_ = self.game, self.limits, self.book, self.chance, self.cards.shoes, boxes
        return FreeBetRound(*round_, sides=self.sides)


def table_of(name: str, chosen: FiledChoices, chance: Chance, opens: int) -> FreeBetTable:
    """The table that a filing of Free Bet Blackjack has."""
    return FreeBetTable(name, chosen, chance, opens)
