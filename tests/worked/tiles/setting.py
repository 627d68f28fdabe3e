"""Hands for those of whom a case says nothing, and how the dealer may set four tiles, from the text."""

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

from tests.chapters.ch535_pai_gow.banked import HANDS
from tests.chapters.ch535_pai_gow.reference import IN_SET, outcome, strength
from tests.worked.casefile import NotTranslated
from tests.worked.tiles.words import laid, ranked

TWOFOLD = {"1-2", "2-4"}
"""Tiles that may count as three or six (§ 535.4(d)); hands made up here do without them."""

DEALERS = {
    "win": ("2-6 1-1 / 5-6 1-5", "4-4 4-4 / 1-6 1-6"),
    "tie": ("5-6 5-6 / 5-5 1-5", "4-6 4-6 / 5-5 1-5"),
    "lose": ("5-6 2-6 / 5-5 1-5", "5-6 3-5 / 5-5 1-5"),
}
"""Hands of the dealer against the bank's 1-3 2-3 / 4-6 2-5, all lawfully set."""


def left_of(used: Iterable[str]) -> list[str]:
    """The tiles of a set without these; raises NotTranslated for more tiles than a set has."""
    counts = Counter(IN_SET)
    counts.subtract(Counter(used))
    if min(counts.values()) < 0:
        raise NotTranslated("more tiles of a kind than a set has")
    return sorted(counts.elements())


def spots(hand: str) -> list[str]:
    """The tiles of ``1-3 2-3 / 4-6 2-5``."""
    return hand.replace("/", " ").split()


def fill(hands: dict[int, str], wanted: dict[int, str], against: str) -> None:
    """Give a hand to each place that has none, so that its outcome against ``against`` is as wanted ("" for any)."""
    missing = [seat for seat in wanted if seat not in hands]
    taken = [tile for hand in hands.values() for tile in spots(hand)]
    left_of(taken)
    chance = random.Random(535)
    for _ in range(200):
        trial: dict[int, str] = {}
        pool = left_of(taken)
        for seat in missing:
            hand = _usual(seat, pool, wanted[seat], against) or _drawn(chance, pool, wanted[seat], against)
            if hand is None:
                break
            trial[seat] = hand
            for tile in spots(hand):
                pool.remove(tile)
        else:
            hands.update(trial)
            return
    raise NotTranslated("no tiles left for hands with these outcomes")


def _usual(seat: int, pool: list[str], want: str, against: str) -> str | None:
    hand = HANDS.get(seat)
    if hand is None or Counter(spots(hand)) - Counter(pool):
        return None
    return hand if want in ("", outcome(hand.split(), against.split())) else None


def _drawn(chance: random.Random, pool: list[str], want: str, against: str) -> str | None:
    plain = [tile for tile in pool if tile not in TWOFOLD]
    if len(plain) < 4:
        return None
    for _ in range(300):
        four = chance.sample(plain, 4)
        hand = ranked(four)
        low = strength((hand[2], hand[3]))
        if low[:2] == (0, 0):
            continue
        if want in ("", outcome(laid(hand).split(), against.split())):
            return laid(hand)
    return None


def dealer_may_set(four: Sequence[str]) -> bool:
    """Whether § 535.10(d) lets the dealer set these tiles so."""
    settings = [[four[0], *pair] for pair in ()]
    settings = _settings(four)
    for holds in (_supreme, _pair, _value):
        allowed = [one for one in settings if holds(one)]
        if allowed:
            return _same(four, allowed)
    return _same(four, [one for one in settings if _highest_with_lowest(one)])


def _settings(four: Sequence[str]) -> list[list[str]]:
    first, *others = four
    return [
        [first, one, *(other for number, other in enumerate(others) if number != at)] for at, one in enumerate(others)
    ]


def _same(four: Sequence[str], allowed: list[list[str]]) -> bool:
    mine = {tuple(sorted(four[:2])), tuple(sorted(four[2:]))}
    return any({tuple(sorted(one[:2])), tuple(sorted(one[2:]))} == mine for one in allowed)


def _supreme(one: list[str]) -> bool:
    return any(set(half) == TWOFOLD for half in (one[:2], one[2:]))


def _pair(one: list[str]) -> bool:
    return any(strength((half[0], half[1]))[0] for half in (one[:2], one[2:]))


def _value(one: list[str]) -> bool:
    return any(strength((half[0], half[1]))[1] in (7, 8, 9) for half in (one[:2], one[2:]))


def _highest_with_lowest(one: list[str]) -> bool:
    from tests.chapters.ch535_pai_gow.reference import RANK

    order = sorted(one, key=lambda tile: RANK[tile])
    return any(set(half) == {order[0], order[-1]} for half in (one[:2], one[2:]))


def companions(
    pool: list[str], *, weaker_than: Sequence[str] = (), stronger_than: Sequence[str] = ()
) -> list[list[str]]:
    """Pairs of tiles of the pool that rank below, or above, two tiles."""
    found = []
    for one, other in combinations([tile for tile in dict.fromkeys(pool)], 2):
        rank = strength((one, other))
        if weaker_than and rank >= strength((weaker_than[0], weaker_than[1])):
            continue
        if stronger_than and rank <= strength((stronger_than[0], stronger_than[1])):
            continue
        if rank[:2] != (0, 0) and not TWOFOLD & {one, other}:
            found.append([one, other])
    return found
