"""Rounds with optional wagers in which nothing is avoided that the text leaves open; another says what wagers win."""

from collections import Counter, deque
from collections.abc import Sequence
from typing import Any, ClassVar, Protocol

from tests.simulate.optional_ways import OptionalWay
from tests.simulate.rounds import dealt_at, table_under
from validator.proof.simulate.blackjack.hands import DECK, PlayerHand, ten_or_ace
from validator.proof.simulate.blackjack.optional import HOUSE, RUN
from validator.proof.simulate.blackjack.optional_round import OptionalRound
from validator.proof.simulate.blackjack.rare_hands import RareHand, rare_hands
from validator.proof.simulate.blackjack.tables import OrdinaryTable
from validator.proof.simulate.book import Row


class Due(Protocol):
    """What is due on a wager: the winnings, None where it is collected; bonuses by name; whether a meter pays.

    ``tenth`` is the part of the meter among the winnings, where the meter is not won as a whole.
    """

    @property
    def won(self) -> int | None: ...

    @property
    def bonuses(self) -> Sequence[tuple[str, int]]: ...

    @property
    def meter(self) -> bool: ...

    @property
    def tenth(self) -> int: ...


class Payer(Protocol):
    """Says what is due on an optional wager of a box, the same whenever it is asked in a round."""

    def __call__(self, round_: OptionalRound, hand: PlayerHand, what: str) -> Due:
        """By the cards and wagers of the round so far."""


class OpenRound(OptionalRound):
    """Rare hands come in turn, in about every second round; what goes wrong at a table is dealt elsewhere."""

    payer: ClassVar[Payer]
    turns_of: ClassVar["deque[RareHand]"]

    def __init__(self, *round_: Any) -> None:
        super().__init__(*round_)
        self.error = ""
        self.rare = self.turns_of[0] if self.turns_of and self.chance.random() < 0.5 else None

    def deal_first(self, face: str = "up") -> None:
        super().deal_first(face)
        if self._draws:
            self.turns_of.rotate(-1)

    selectable = DECK

    def avoid_open_results(self, hand: PlayerHand) -> None:
        """They are dealt."""

    def open_by(self, hand: PlayerHand, up: str) -> bool:
        return False

    def must_stay_live(self, hand: PlayerHand) -> bool:
        return False

    def may_split(self, hand: PlayerHand) -> bool:
        return super(OptionalRound, self).may_split(hand) and not self._draws

    def live(self) -> bool:
        """The dealer draws for a Hit and Run Progressive Wager alone."""
        return super().live() or any(self.is_open(hand, RUN) for hand in self.hands)

    def row(self, hand: PlayerHand, what: str) -> str | None:
        return None if self.payer(self, hand, what).won is None else "won"

    def waits(self, hand: PlayerHand, what: str) -> bool:
        if what == HOUSE:
            return ten_or_ace(self.dealer[0]) and self.row(hand, what) is not None
        return super().waits(hand, what)

    def is_of_meter(self, hand: PlayerHand, what: str) -> bool:
        return self.payer(self, hand, what).meter

    def winnings(self, hand: PlayerHand, what: str) -> int | None:
        due = self.payer(self, hand, what)
        if due.tenth:
            self.meters.cents[what] -= due.tenth
        elif due.meter:
            self.meters_won.add(what)
        return due.won

    def bonuses(self, hand: PlayerHand, what: str) -> list[tuple[str, int]]:
        return [*self.payer(self, hand, what).bonuses]


def open_rounds(way: OptionalWay, seed: int, count: int, payer: Payer) -> list[list[Row]]:
    """``count`` rounds, paid as ``payer`` says: for each, its rows and those of the table before it."""
    table = table_under(way.filing, seed, hole_read=way.hole_read)
    assert isinstance(table, OrdinaryTable)
    hands = way.seats * (2 if way.switch else 1)
    rare = deque(one for one in rare_hands(table.beside) if fits(one, way.decks, hands))
    table.kind = type("Open", (OpenRound, table.kind), {"payer": staticmethod(payer), "turns_of": rare})  # type: ignore[misc]  # a class made of it
    return dealt_at(table, count)


def fits(rare: RareHand, decks: int, hands: int) -> bool:
    """Whether so many decks have all cards of a rare hand, and the table as many boxes."""
    cards = Counter(rare.dealer)
    for first, drawn in rare.boxes:
        cards.update((*first, *drawn))
    return max(cards.values()) <= decks and len(rare.boxes) <= hands
