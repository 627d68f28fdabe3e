"""How the dealer sets his hands: as the filing lists them or by its steps, else by § 535.10(d)."""

from collections.abc import Callable

from validator.proof.simulate.chosen import FiledChoices
from validator.proof.simulate.pai_gow.ranking import Half, Hands, Ranking

Fit = tuple[int, ...]
Step = tuple[str, int]

_BY_THE_CHAPTER: tuple[Step, ...] = (
    *(("supreme-pair", 0), ("highest-pair", 0)),
    *(("value-at-least", 9), ("value-at-least", 8), ("value-at-least", 7), ("highest-tile-with-lowest", 0)),
)


class HouseWay:
    """The filed way: hands that are listed, then steps of which each keeps the settings that fit it best."""

    def __init__(self, chosen: FiledChoices, ranking: Ranking) -> None:
        self._ranking = ranking
        filing = chosen.filing
        steps = [
            (chosen.word(f"{path}.prefer"), chosen.number(f"{path}.number"))
            for path in filing.children("house_way.steps")
        ]
        self._steps = tuple(steps) or _BY_THE_CHAPTER
        self._listed = {
            tuple(sorted((*high, *low))): Hands(high, low)
            for high, low in (
                (_half(chosen.word(f"{path}.high")), _half(chosen.word(f"{path}.low")))
                for path in filing.children("house_way.settings")
            )
        }

    def sets(self, tiles: list[str]) -> Hands:
        """The dealer's hands of these four tiles."""
        listed = self._listed.get(tuple(sorted(tiles)))
        if listed is not None:
            return listed
        ways = self._ranking.settings(tiles)
        for name, number in self._steps:
            fits = [self._fits(name, number, way) for way in ways]
            ways = [way for way, fit in zip(ways, fits, strict=True) if fit == max(fits)]
        return ways[0]

    def _fits(self, name: str, number: int, hands: Hands) -> Fit:
        ranking = self._ranking
        pairs = [rank for rank in map(ranking.pair, hands) if rank]
        values = [ranking.value(half) for half in hands]
        by_name: dict[str, Callable[[], Fit]] = {
            "supreme-pair": lambda: (1 in pairs,),
            "pair": lambda: (bool(pairs),),
            "two-pairs": lambda: (len(pairs) == len(hands),),
            "highest-pair": lambda: (bool(pairs), -min(pairs, default=0)),
            "value": lambda: (number in values,),
            "value-at-least": lambda: (max(values) >= number,),
            "high-hand-at-least": lambda: (bool(ranking.pair(hands.high)) or values[0] >= number,),
            "low-hand-at-least": lambda: (bool(ranking.pair(hands.low)) or values[1] >= number,),
            "highest-high-hand": lambda: ranking.strength(hands.high),
            "highest-low-hand": lambda: ranking.strength(hands.low),
            "highest-tile-with-lowest": lambda: (self._joins_extremes(hands),),
        }
        return by_name[name]()

    def _joins_extremes(self, hands: Hands) -> bool:
        """Whether the highest ranking tile is set with the lowest."""
        rank = self._ranking.rank
        tiles = sorted((*hands.high, *hands.low), key=rank.__getitem__)
        return any({tiles[0], tiles[-1]} == set(half) for half in hands)


def _half(words: str) -> Half:
    one, other = words.split()
    return one, other
