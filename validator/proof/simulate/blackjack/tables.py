"""The tables of Chapter 633a."""

from collections.abc import Sequence
from typing import ClassVar

from validator.proof.simulate.blackjack.arranged_round import ArrangedRound
from validator.proof.simulate.blackjack.hand_round import HandRound
from validator.proof.simulate.blackjack.hands import Box
from validator.proof.simulate.blackjack.optional_round import OptionalRound
from validator.proof.simulate.blackjack.paytables import Meters, offered_by
from validator.proof.simulate.blackjack.switch_round import SwitchRound
from validator.proof.simulate.blackjack.table import BlackjackTable
from validator.proof.simulate.chance import Chance
from validator.proof.simulate.chosen import FiledChoices


class OrdinaryTable(BlackjackTable):
    """A table of Blackjack with the optional wagers that its filing offers."""

    kind: ClassVar[type[OptionalRound]] = OptionalRound

    def __init__(self, name: str, chosen: FiledChoices, chance: Chance, opens: int) -> None:
        super().__init__(name, chosen, chance, opens)
        self.beside = offered_by(chosen)
        self.meters = Meters(self.beside)

    def make_round(self, boxes: Sequence[Box]) -> ArrangedRound:
        """A round with optional wagers."""
        return self.kind(
            self.game, self.limits, self.book, self.chance, self.cards.shoes, boxes, self.beside, self.meters
        )


class HandTable(OrdinaryTable):
    """Cards are dealt from the hand, and changed every so many hours (§§ 633a.3(d), 633a.12(b))."""

    kind = HandRound


class SwitchTable(OrdinaryTable):
    """A table of Blackjack Switch (§ 633a.12(a))."""

    kind = SwitchRound

    def boxes(self) -> list[Box]:
        """Two hands for each player."""
        return [box for box in super().boxes() for _ in range(2)]


def table_of(name: str, chosen: FiledChoices, chance: Chance, opens: int) -> BlackjackTable:
    """The table that a filing of Blackjack has."""
    kind = OrdinaryTable
    if chosen.has("variations.blackjack-switch"):
        kind = SwitchTable
    elif chosen.has("variations.dealt-from-the-hand"):
        kind = HandTable
    return kind(name, chosen, chance, opens)
