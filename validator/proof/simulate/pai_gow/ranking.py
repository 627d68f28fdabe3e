"""How tiles rank and what becomes of a wager, § 535.4 and § 535.10(g) to (j)."""

from itertools import product
from typing import NamedTuple

from validator.law.facts import Facts

Half = tuple[str, str]
Strength = tuple[int, int, int]
"""1 and the pair's rank, negative; or 0, the value and the rank, negative, of the highest tile."""

_SETTINGS = ((0, 1, 2, 3), (0, 2, 1, 3), (0, 3, 1, 2))


class Hands(NamedTuple):
    """Four tiles as they are set."""

    high: Half
    low: Half


class Ranking:
    """The set of tiles and their order, as the law has them."""

    def __init__(self, facts: Facts) -> None:
        tiles, pairs, apart = (facts.table(name) for name in ("tile_ranks", "pair_ranks", "supreme_tiles_apart"))
        self.rank = dict(zip(tiles.words("tile"), tiles.numbers("rank"), strict=True))
        in_set = zip(tiles.words("tile"), tiles.numbers("in_set"), strict=True)
        self.set_of_tiles = [tile for tile, number in in_set for _ in range(number)]
        self._pairs = {
            frozenset(pair): rank
            for *pair, rank in zip(pairs.words("first"), pairs.words("second"), pairs.numbers("rank"), strict=True)
        }
        self._apart: dict[str, list[tuple[int, int]]] = {}
        for tile, count, rank in zip(
            apart.words("tile"), apart.numbers("counted_as"), apart.numbers("rank"), strict=True
        ):
            self._apart.setdefault(tile, []).append((count, rank))
        self._known: dict[Half, Strength] = {}
        self._losing_value = facts.number("low_hand_losing_value")

    def pair(self, half: Half) -> int:
        """The rank of a permissible pair, 1 the highest; 0 for two tiles that are none."""
        return self._pairs.get(frozenset(half), 0)

    def strength(self, half: Half) -> Strength:
        """How two tiles rank: the larger the higher; a tile of the Supreme Pair used apart counts as is best."""
        if half not in self._known:
            rank = self.pair(half)
            apart = product(*map(self._counts, half))
            by_value = ((0, (one + other) % 10, -min(rank, beside)) for (one, rank), (other, beside) in apart)
            self._known[half] = (1, -rank, 0) if rank else max(by_value)
        return self._known[half]

    def value(self, half: Half) -> int:
        """The value of two tiles that are no pair; -1 for a pair."""
        pair, value, _ = self.strength(half)
        return -1 if pair else value

    def settings(self, tiles: list[str]) -> list[Hands]:
        """The three ways to set four tiles."""
        found = []
        for a, b, c, d in _SETTINGS:
            one, other = (tiles[a], tiles[b]), (tiles[c], tiles[d])
            stronger = self.strength(one) >= self.strength(other)
            found.append(Hands(one, other) if stronger else Hands(other, one))
        return found

    def compared(self, half: Half, against: Half) -> str:
        """How a half ranks against that of the dealer or the bank: higher, lower or copy."""
        own, other = self.strength(half), self.strength(against)
        return "higher" if own > other else "lower" if own < other else "copy"

    def outcome(self, hands: Hands, against: Hands) -> str:
        """Whether a wager wins, loses or ties."""
        high = self.compared(hands.high, against.high) == "higher"
        low = self.compared(hands.low, against.low) == "higher" and self.value(hands.low) != self._losing_value
        return ("lose", "tie", "win")[high + low]

    def is_open(self, hands: Hands, against: Hands) -> bool:
        """Whether it is open if a low hand loses: it is worth zero and ranks higher all the same, § 535.10(g)."""
        higher = self.compared(hands.low, against.low) == "higher"
        return higher and self.value(hands.low) == self._losing_value

    def _counts(self, tile: str) -> list[tuple[int, int]]:
        return self._apart.get(tile) or [(sum(map(int, tile.split("-"))), self.rank[tile])]
