"""A table with optional wagers through its gaming days."""

from collections.abc import Iterator, Sequence

from tests.generate.book import ALWAYS
from tests.generate.full_round import FullRound, Meters, Payer
from tests.generate.full_setups import FullSetup
from tests.generate.hand_round import HandRound
from tests.generate.rigs import RIGS, Rig, RigQueue
from tests.generate.round_ import Round
from tests.generate.setups import Row
from tests.generate.shoe import Cutter, Shoe
from tests.generate.switch_round import SwitchRound
from tests.generate.table import Floor

ALSO = (
    "verify", "meter", "meter-reset", "meter-contribution", "payout-documented", "magic-card", "lucky-position",
    "switch",
)  # fmt: skip
"""What these logs always record besides."""

CARDS_FOR_A_BOX = 15
"""Cards that the shoe holds for each box when a round begins."""


HOURS_FROM_THE_HAND = 3
"""Hours from opening to closing where cards are dealt from the hand: they are changed every 4 hours (633a.3(d))."""


class FullFloor(Floor):
    """One table; ``payer`` says what is due on each optional wager."""

    def __init__(self, setup: FullSetup, seed: int, table: str, payer: Payer, rigs: Sequence[Rig] = RIGS) -> None:
        super().__init__(setup, seed, table)
        self._full = setup
        self._payer = payer
        self._meters = Meters()
        hands = setup.seats * (2 if setup.switch else 1)
        self._rigs = RigQueue([rig for rig in rigs if rig.what in setup.optional], setup.decks, hands)

    def _recorded(self) -> tuple[str, ...]:
        return (*ALWAYS, *ALSO)

    def _round(self, boxes: list[tuple[int, str]]) -> Round:
        kind = SwitchRound if self._full.switch else HandRound if self._full.from_hand else FullRound
        return kind(self._book, self._random, self._full, self._shoes, boxes, self._payer, self._meters, self._rigs)

    def _short_of_cards(self) -> bool:
        return any(len(shoe.cards) < CARDS_FOR_A_BOX * self._full.seats for shoe in self._shoes)

    def _boxes(self) -> list[tuple[int, str]]:
        boxes = super()._boxes()
        return [box for box in boxes for _ in range(2)] if self._full.switch else boxes


class HandFloor(FullFloor):
    """A table dealt from the hand: two batches take turns in a shuffling device (§§ 633a.3(b), 12(b))."""

    def __init__(self, setup: FullSetup, seed: int, table: str, payer: Payer, rigs: Sequence[Rig] = RIGS) -> None:
        super().__init__(setup, seed, table, payer, rigs)
        place = "deck-in-hand"
        self._both = [Shoe(self._book, self._random, setup.decks, place, back) for back in ("red", "blue")]
        self._shoes = self._both[:1]
        self._hours = HOURS_FROM_THE_HAND

    def _recorded(self) -> tuple[str, ...]:
        return (*super()._recorded(), "deck-held", "batch-swap")

    def _batches(self) -> list[Shoe]:
        return self._both

    def _first_shuffle(self, first: Cutter) -> None:
        self._shoes = self._both[:1]
        for shoe in self._both:
            self._shuffled(shoe, "opening", None)
        self._taken(self._shoes[0], [first])

    def _shuffled(self, shoe: Shoe, why: str, source: str | None) -> None:
        self._book.write("shuffle", what=why, back=shoe.back, source=source, dest="shuffler", n=180, by="shuffler")

    def _taken(self, shoe: Shoe, offered: list[Cutter]) -> None:
        """The batch that the device has shuffled is cut and taken into the hand."""
        shoe.cut(offered)
        shoe.fill()

    def _reload(self, shoe: Shoe, why: str, offered: list[Cutter]) -> None:
        shoe.collect()
        (other,) = [one for one in self._both if one is not shoe]
        self._shuffled(shoe, why, "rack")
        self._book.write("batch-swap", back=other.back, by="dealer")
        self._taken(other, offered)
        self._shoes = [other]

    def _new_dealer(self, burns: bool) -> None:
        if burns:
            self._book.write("dealer-leaves", by=f"dealer:D{self._dealer}")
        super()._new_dealer(burns=False)


def full_rounds(setup: FullSetup, seed: int, count: int, payer: Payer, table: str = "BJ-1") -> Iterator[list[Row]]:
    """``count`` lawful rounds, paid as ``payer`` says: for each, its rows and those of the table before it."""
    kind = HandFloor if setup.from_hand else FullFloor
    yield from kind(setup, seed, table, payer).rounds(count)
