"""Tables with something wrong with the cards or with the dealer; otherwise they deal as any other."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time

from validator.law.versions import law_of
from validator.proof.simulate.blackjack.arranged_round import ArrangedRound
from validator.proof.simulate.blackjack.cards import ByHand, Cards, Continuous, InBatches
from validator.proof.simulate.blackjack.hands import Box, soft, total
from validator.proof.simulate.blackjack.shoe import Shoe
from validator.proof.simulate.blackjack.table import BlackjackTable
from validator.proof.simulate.book import Row
from validator.proof.simulate.chance import Chance
from validator.proof.simulate.chosen import FiledChoices
from validator.submission.read import read_submission

DAY = date(2026, 1, 5)
SOFT = 17
OPENS = int(datetime.combine(DAY, time(16), UTC).timestamp() * 1000)


class OtherBack(str):
    """A card whose back is not that of its batch."""

    __slots__ = ()


@dataclass(frozen=True)
class ShoeOrder:
    """The cards that go into a shoe, and whether they lie there in this order, as they were not shuffled."""

    cards: Sequence[str]
    as_they_lie: bool = False


Stacking = Callable[[Shoe, int], ShoeOrder]
"""What goes into a shoe at its first, second ... filling."""


def all_cards(shoe: Shoe, filling: int) -> ShoeOrder:
    """All cards of the decks, shuffled."""
    return ShoeOrder(shoe.whole)


class FilledShoe(Shoe):
    """A shoe that is filled as ``stacking`` says; ``counted`` says whether the log tells how many cards went in."""

    stacking: Stacking
    counted: bool
    fillings: int
    next: ShoeOrder

    @classmethod
    def of(cls, shoe: Shoe, stacking: Stacking, counted: bool) -> "FilledShoe":
        """A shoe like another."""
        made = cls.__new__(cls)
        vars(made).update(vars(shoe), stacking=stacking, counted=counted, fillings=0)
        return made

    def load(self) -> None:
        """The stack goes into the shoe, as many cards as it has."""
        self._stack()
        n = len(self.next.cards) if self.counted else None
        self.book.write("load-shoe", n=n, back=self.back, source="stack", dest=self.place, by="dealer")

    def collect(self, dest: str = "rack") -> None:
        """The cards left go to the discard rack, and nobody counts what lies there."""
        super().collect(dest)
        self.book.rows[:] = [row for row in self.book.rows if row["kind"] != "count-check"]

    def fill(self, without: Iterable[str] = ()) -> None:
        """The cards that were stacked are there."""
        if self.place == "continuous-shuffler":
            self._stack()
        self.cards = list(self.next.cards)
        for card in without:
            self.cards.remove(card)
        if not self.next.as_they_lie:
            self.chance.shuffle(self.cards)
        self.covered = False

    def _stack(self) -> None:
        self.fillings += 1
        self.next = self.stacking(self, self.fillings)


def _filled(cards: Cards, stacking: Stacking, counted: bool) -> Cards:
    def made(shoe: Shoe) -> Shoe:
        return FilledShoe.of(shoe, stacking, counted)

    if isinstance(cards, InBatches):
        return InBatches([made(batch) for batch in cards.batches], cards.from_hand)
    if isinstance(cards, Continuous):
        return Continuous(made(cards.shoe))
    return ByHand([made(shoe) for shoe in cards.shoes])


class FinedTable(BlackjackTable):
    """A table whose shoes are filled as ``stacking`` says, and whose reader reads every card."""

    def __init__(self, filing: str, seed: int, stacking: Stacking = all_cards, counted: bool = True) -> None:
        read = read_submission(filing, "filing.yaml")
        assert read.typed is not None and not read.faults, read.faults
        chosen = FiledChoices(read.typed, law_of(read.chapter, DAY), str(read.typed.scalar("head.version")))
        super().__init__("BJ-1", chosen, Chance(f"{seed} fined"), OPENS)
        self.game = replace(self.game, hole_read=True)
        self.cards = _filled(self.cards, stacking, counted)

    @property
    def in_play(self) -> FilledShoe:
        """The shoe that the last round was dealt from."""
        shoe = self.cards.shoes[0]
        assert isinstance(shoe, FilledShoe)
        return shoe

    def until(self, done: Callable[[list[Row]], bool], hours: int = 18) -> list[Row]:
        """The rows of play until ``done`` says so of the rows of a round, without what closes the table."""
        rows: list[Row] = []
        for dealt in self.play(hours):
            rows += dealt
            if done(dealt):
                break
        return rows

    def check(self, kind: str, **operands: object) -> Row:
        """A row that is written between two rounds."""
        self.book.write(kind, **operands)
        [row] = self.book.take()
        return row

    def ended(self) -> list[Row]:
        """The players leave, and the table closes."""
        for seat in sorted(self.seated):
            self.leaves(seat)
        self.book.write("dealer-leaves", by=self.dealer_id)
        self.book.write("table-close")
        return self.book.take()


class DealersWay(FinedTable):
    """A table at which the dealer draws to a soft 17."""

    def make_round(self, boxes: Sequence[Box]) -> ArrangedRound:
        """The round with these boxes."""
        return _HitsSoft17(self.game, self.limits, self.book, self.chance, self.cards.shoes, boxes)


class _HitsSoft17(ArrangedRound):
    """The dealer draws to a soft 17."""

    def dealer_draws(self) -> bool:
        """Whether he draws."""
        return super().dealer_draws() or (total(self.dealer) == SOFT and soft(self.dealer))
