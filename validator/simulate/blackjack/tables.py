"""The tables of Chapter 633a."""

from collections.abc import Sequence

from validator.simulate.blackjack.hands import Box
from validator.simulate.blackjack.optional_round import OptionalRound
from validator.simulate.blackjack.paytables import Meters, offered_by
from validator.simulate.blackjack.round import Round
from validator.simulate.blackjack.table import BlackjackTable
from validator.simulate.chance import Chance
from validator.simulate.chosen import Chosen


class OrdinaryTable(BlackjackTable):
    """A table of Blackjack with the optional wagers that its filing offers."""

    def __init__(self, name: str, chosen: Chosen, chance: Chance, opens: int) -> None:
        super().__init__(name, chosen, chance, opens)
        self.beside = offered_by(chosen)
        self.meters = Meters(self.beside)

    def make_round(self, boxes: Sequence[Box]) -> Round:
        """A round with optional wagers."""
        return OptionalRound(
            self.game, self.limits, self.book, self.chance, self.cards.shoes, boxes, self.beside, self.meters
        )


def table_of(name: str, chosen: Chosen, chance: Chance, opens: int) -> BlackjackTable:
    """The table that a filing of Blackjack has."""
    return OrdinaryTable(name, chosen, chance, opens)
