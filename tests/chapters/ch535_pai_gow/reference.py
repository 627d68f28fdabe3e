"""How two tiles rank and what a wager comes to, written from the text a second time for the tests, in words of tiles."""

from itertools import product

from validator.law.facts import load_facts

FACTS = load_facts("535")
_RANKS = FACTS.table("tile_ranks")
_PAIRS = FACTS.table("pair_ranks")
_APART = FACTS.table("supreme_tiles_apart")

RANK = dict(zip(_RANKS.words("tile"), _RANKS.numbers("rank"), strict=True))
IN_SET = dict(zip(_RANKS.words("tile"), _RANKS.numbers("in_set"), strict=True))
PAIR = {
    frozenset((first, second)): rank
    for first, second, rank in zip(_PAIRS.words("first"), _PAIRS.words("second"), _PAIRS.numbers("rank"), strict=True)
}

Half = tuple[str, str]
Strength = tuple[int, int, int]


def counts(tile: str) -> list[tuple[int, int]]:
    """What a tile used apart may count, each with its rank."""
    rows = zip(_APART.words("tile"), _APART.numbers("counted_as"), _APART.numbers("rank"), strict=True)
    apart = [(count, rank) for name, count, rank in rows if name == tile]
    return apart or [(sum(map(int, tile.split("-"))), RANK[tile])]


def strength(half: Half) -> Strength:
    """How two tiles rank: pairs above all, then value, then the highest tile."""
    rank = PAIR.get(frozenset(half))
    if rank is not None:
        return 1, -rank, 0
    return max(
        (0, (one + other) % 10, -min(first, second)) for (one, first), (other, second) in product(*map(counts, half))
    )


def halves(words: list[str]) -> tuple[Half, Half]:
    """The two hands of ``6-6 4-5 / 5-6 2-2``, the stronger first."""
    one, other, _, three, four = words
    first, second = (one, other), (three, four)
    return (first, second) if strength(first) >= strength(second) else (second, first)


def outcome(player: list[str], against: list[str]) -> str:
    """What becomes of a wager: win, lose or tie."""
    high, low = map(strength, halves(player))
    high_against, low_against = map(strength, halves(against))
    wins = (high > high_against) + (low > low_against and low[:2] != (0, 0))
    return ("lose", "tie", "win")[wins]


def vigorish(won: int) -> int:
    """The vigorish on what was won, rounded up."""
    unit, exact = FACTS.number("vigorish_rounding_cents"), won * FACTS.number("vigorish_percent")
    return -(-exact // (100 * unit)) * unit
