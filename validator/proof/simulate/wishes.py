"""Asks the simulation for what chance may not bring: words of events, tiles of hands, rounds, orders of cards."""

from collections.abc import Sequence
from dataclasses import dataclass

from validator.proof.simulate.arranged import Arrangement

DEALER, BANK, PLAYER = "dealer", "bank", "player"


@dataclass(frozen=True)
class TileLayout:
    """Tiles as somebody lays them: the dealer, the bank or a player."""

    whose: str
    high: tuple[str, ...]
    low: tuple[str, ...]


@dataclass(frozen=True)
class Wishes:
    """Words that events of a kind are to have, by kind, and hands that are to be dealt in the same round.

    ``rounds`` are dealt now and then, where the game can deal such; ``orders`` are those in which the cards come after
    the first shuffles of each table, in place of one that chance gives. Of the cards ``lacking`` none is in any stack
    that is shuffled.
    """

    words: frozenset[tuple[str, str]] = frozenset()
    hands: tuple[TileLayout, ...] = ()
    rounds: tuple[Arrangement, ...] = ()
    orders: tuple[tuple[str, ...], ...] = ()
    lacking: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.words or self.hands or self.rounds or self.orders or self.lacking)

    def among(self, kind: str, words: Sequence[str]) -> list[str]:
        """Those of some words that are wished for events of a kind."""
        return [one for one in words if (kind, one) in self.words]

    def amount(self, kind: str) -> int | None:
        """The amount that is wished for events of a kind."""
        return next((int(said) for one, said in self.words if one == kind and said.isdigit()), None)

    def __str__(self) -> str:
        told = [f"{kind} {word}" for kind, word in sorted(self.words)]
        told += [f"{one.whose} {' '.join(one.high)} / {' '.join(one.low)}" for one in self.hands]
        return ", ".join(told)


NONE = Wishes()
