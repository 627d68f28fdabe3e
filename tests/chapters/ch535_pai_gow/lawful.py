"""Lawful play of § 535 at random: tables of rounds in the short notation, the dealer setting by the chapter."""

from itertools import chain
from random import Random

from tests.chapters.ch535_pai_gow.reference import IN_SET, PAIR, RANK, Half, strength
from tests.chapters.ch535_pai_gow.rounds import POSITIONS

STYLES = (
    *("ordinary", "house-way-left", "cup-say-right", "cup-say-left", "jung-quat", "chee-yee", "pin-say-right"),
    *("pin-say-left", "dragon-head-right", "dragon-head-left"),
)
SETTINGS = ((0, 1, 2, 3), (0, 2, 1, 3), (0, 3, 1, 2))


def settings(tiles: list[str]) -> list[tuple[Half, Half]]:
    """The three ways of setting four tiles, the stronger half first."""
    found = []
    for a, b, c, d in SETTINGS:
        halves: tuple[Half, Half] = (tiles[a], tiles[b]), (tiles[c], tiles[d])
        found.append(halves if strength(halves[0]) >= strength(halves[1]) else (halves[1], halves[0]))
    return found


def pairs(setting: tuple[Half, Half]) -> list[int]:
    """The ranks of the pairs in a setting."""
    return [PAIR[frozenset(half)] for half in setting if frozenset(half) in PAIR]


def values(setting: tuple[Half, Half]) -> list[int]:
    """The values of the halves without a pair."""
    return [strength(half)[1] for half in setting if frozenset(half) not in PAIR]


def by_the_chapter(tiles: list[str]) -> tuple[Half, Half]:
    """The dealer's setting by § 535.10(d): the Supreme Pair, the best pairs, the best value from seven up, or (4)."""
    ways = settings(tiles)
    supreme = [way for way in ways if 1 in pairs(way)]
    if supreme:
        return supreme[0]
    paired = [way for way in ways if pairs(way)]
    if paired:
        return max(paired, key=lambda way: (len(pairs(way)), -min(pairs(way))))
    best = max(ways, key=lambda way: max(values(way)))
    if max(values(best)) >= 7:
        return best
    highest, lowest = min(tiles, key=RANK.__getitem__), max(tiles, key=RANK.__getitem__)
    return next(way for way in ways if {highest, lowest} in (set(way[0]), set(way[1])))


def written(setting: tuple[Half, Half]) -> str:
    """A setting as the notation writes it."""
    return f"{' '.join(setting[0])} / {' '.join(setting[1])}"


def dice(random: Random) -> str:
    """Three dice as thrown."""
    return "".join(str(random.randint(1, 6)) for _ in range(3))


def dealt(random: Random) -> list[list[str]]:
    """The 32 tiles in eight hands of four."""
    tiles = list(chain.from_iterable([tile] * number for tile, number in IN_SET.items()))
    random.shuffle(tiles)
    return [tiles[place : place + 4] for place in range(0, len(tiles), 4)]


def round_without_bank(random: Random) -> str:
    """One round against the dealer."""
    seats = sorted(random.sample(range(1, POSITIONS + 1), random.randint(1, POSITIONS)))
    hands = dealt(random)
    lines = [f"bet {seat} {random.randint(20, 400) * 25}" for seat in seats]
    lines.append(f"begin {dice(random)} {random.choice(STYLES)}")
    lines.append(f"dealer {written(by_the_chapter(hands[0]))}")
    for seat in seats:
        if random.random() < 0.1:
            lines.append(f"surrender {seat}")
            lines.append(f"gives {seat}")
    given = {int(line.split()[1]) for line in lines if line.startswith("gives")}
    for seat in seats:
        if seat not in given:
            lines.append(f"shown {seat} {written(random.choice(settings(hands[seat])))}")
    return "\n".join([*lines, "finish"])


def table_without_bank(seed: int, rounds: int) -> list[str]:
    """A table at which no bank is offered."""
    random = Random(seed)
    return [round_without_bank(random) for _ in range(rounds)]


def round_with_bank(random: Random, bank: int, offers: list[int], last: dict[int, int], covered: bool) -> str:
    """One round with a bank, after those ``offers`` were refused; ``last``: the last wagers against the dealer."""
    hands = dealt(random)
    seats = [seat for seat in range(1, POSITIONS + 1) if seat != bank]
    bets = {seat: random.randint(20, 400) * 25 for seat in seats}
    lines = [*(f"offer {seat}" for seat in offers), f"bank {bank}"]
    lines += [f"bet {seat} {cents}" for seat, cents in bets.items()]
    lines.append(f"check {bank} {sum(bets.values()) + last[bank]}")
    plays = not covered and random.random() < 0.7
    if covered:
        lines.append(f"cobank {bank}")
    elif plays:
        lines.append(f"against {last[bank]}")
    else:
        lines.append('{"kind": "dealer-wager-directed", "cents": 0, "by": "bank"}')
    lines.append(f"begin {dice(random)} {random.choice(STYLES)}")
    if plays:
        lines.append(f"dealer {written(by_the_chapter(hands[0]))}")
    lines.append(f"banker {bank} {written(random.choice(settings(hands[bank])))}")
    lines += [f"shown {seat} {written(random.choice(settings(hands[seat])))}" for seat in seats]
    return "\n".join([*lines, "finish"])


def full_round(random: Random, offers: list[int]) -> tuple[str, dict[int, int]]:
    """One round against the dealer in which all six wager, and what they wager."""
    hands = dealt(random)
    bets = {seat: random.randint(20, 400) * 25 for seat in range(1, POSITIONS + 1)}
    lines = [*(f"offer {seat}" for seat in offers), *(f"bet {seat} {cents}" for seat, cents in bets.items())]
    lines += [f"begin {dice(random)}", f"dealer {written(by_the_chapter(hands[0]))}"]
    lines += [f"shown {seat} {written(random.choice(settings(hands[seat])))}" for seat in bets]
    return "\n".join([*lines, "finish"]), bets


def table_with_bank(seed: int, rounds: int) -> list[str]:
    """A full table at which the bank goes round: the first offer moves on by one player each round."""
    random = Random(seed)
    text, last = full_round(random, [])
    texts, first, before = [text], 1, 0
    for _ in range(rounds):
        if first > POSITIONS:
            text, last = full_round(random, [])
            texts.append(text)
            first, before = 1, 0
            continue
        order = [*range(first, POSITIONS + 1), *range(1, first)]
        taken = order[0] if random.random() < 0.7 and order[0] != before else 0
        if taken:
            texts.append(round_with_bank(random, taken, [], last, random.random() < 0.3))
        else:
            text, last = full_round(random, [seat for seat in order if seat != before])
            texts.append(text)
        first, before = first + 1, taken
    return texts
