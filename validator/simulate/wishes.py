"""What play is to have in it where chance decides: words of events, and tiles of hands."""

from collections.abc import Sequence
from dataclasses import dataclass

DEALER, BANK, PLAYER = "dealer", "bank", "player"


@dataclass(frozen=True)
class Laid:
    """Tiles as somebody lays them: the dealer, the bank or a player."""

    whose: str
    high: tuple[str, ...]
    low: tuple[str, ...]


@dataclass(frozen=True)
class Wishes:
    """Words that events of a kind are to have, by kind, and hands that are to be dealt in the same round."""

    words: frozenset[tuple[str, str]] = frozenset()
    hands: tuple[Laid, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.words or self.hands)

    def word(self, kind: str, among: Sequence[str]) -> str | None:
        """The word that is wished for events of a kind, where it is among these."""
        return next((one for one in among if (kind, one) in self.words), None)

    def __str__(self) -> str:
        told = [f"{kind} {word}" for kind, word in sorted(self.words)]
        told += [f"{one.whose} {' '.join(one.high)} / {' '.join(one.low)}" for one in self.hands]
        return ", ".join(told)


NONE = Wishes()
