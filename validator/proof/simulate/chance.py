"""Chance: the same for the same seed, with rare paths made frequent where that is asked for."""

from collections.abc import Collection, MutableSequence, Sequence
from random import Random
from types import MappingProxyType
from typing import Any, Final

from validator.proof.simulate.wishes import NONE, Wishes

RARE: Final = MappingProxyType(
    {
        "irregularities": "cards drawn in error, exposed, missing: cured as the text says",
        "dealers": "dealers who change",
        "players": "players who come and go",
        "limits": "limits that change",
        "shuffles": "cards reshuffled before their time",
        "devices": "devices that fail",
        "awards": "the rare hands that optional wagers pay for",
        "verbal": "verbal wagers with cash",
    }
)
"""The rare paths that may be asked for, each with what it is."""

_MORE: Final = 25
_MOST: Final = 0.5


class Chance(Random):
    """A source of chance; a path that is ``often`` taken is so some 25 times as often, at most every second time.

    What is in the ``wishes`` comes about where it may; of their orders one after each of the first shuffles.
    """

    def __init__(self, seed: str, often: Collection[str] = (), wishes: Wishes = NONE) -> None:
        super().__init__(seed)
        self._often = frozenset(often)
        self.wishes = wishes
        self._orders = list(wishes.orders)

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """Shuffle cards, those lacking left out.

        Those that are to come in an order lie last, the first of them at the end.
        """
        if self.wishes.lacking:
            x[:] = [card for card in x if card not in self.wishes.lacking]
        super().shuffle(x)
        order = self._orders.pop(0) if self._orders else ()
        for place, card in enumerate(order, start=1):
            there = next((at for at in range(len(x) - place, -1, -1) if x[at] == card), None)
            if there is not None:
                x[there], x[-place] = x[-place], x[there]

    def word(self, kind: str, among: Sequence[str]) -> str:
        """One of some words for an event of a kind, of those that are wished for where there are such."""
        return self.choice(self.wishes.among(kind, among) or among)

    def is_often(self, path: str) -> bool:
        """Whether this path was asked for."""
        return path in self._often

    def happens(self, chance: float, path: str = "") -> bool:
        """Whether what has this chance happens; ``path`` is the rare path that it belongs to."""
        if path in self._often:
            chance = max(chance, min(_MOST, chance * _MORE))
        return self.random() < chance
