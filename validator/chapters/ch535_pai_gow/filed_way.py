"""The filed way of setting the dealer's hands, held against § 535.10(d) for every four tiles that a set can deal.

A set deals 35,960 hands of four tiles; by the kinds of their tiles they are some eight
thousand, and each of these is asked once.
"""

from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from validator.chapters.ch535_pai_gow.play_options import options, tile_kind
from validator.core.engine.option_rows import read_options, unstated
from validator.games.pai_gow.dealer_rules import broken_paragraph
from validator.games.pai_gow.house_way import settings_allowed
from validator.games.pai_gow.options import HOUSE_STEPS_HELD, Options
from validator.games.pai_gow.ranking import strength_of_kinds
from validator.games.pai_gow.splits import SETTINGS, others_first, others_second, partner
from validator.games.pai_gow.tables import paragraph
from validator.games.pai_gow.tables.preference import NAMES
from validator.games.pai_gow.tiles import KINDS
from validator.law.facts import load_facts
from validator.log.cards import SPOTS

Words = tuple[str, ...]
Numbers = tuple[int | None, ...]
Four = tuple[int, int, int, int]


class Way(NamedTuple):
    """A filed way: what each step prefers and its number, then the high and the low hand of each listed setting."""

    prefers: Words
    numbers: Numbers
    highs: Words
    lows: Words


class Conflict(NamedTuple):
    """Four tiles that the filed way sets otherwise than the law: the settings it allows, and those of the law.

    ``by_every_reading`` tells that no reading of the tiles of the Supreme Pair lets the law agree with it.
    """

    tiles: Four
    filed: tuple[int, ...]
    lawful: tuple[int, ...]
    by_every_reading: bool


def conflict(way: Way, broken: int, *, by_every_reading: bool) -> Conflict | None:
    """The first hand that a way sets against one paragraph of § 535.10(d), see ``paragraph``; None where there is none.

    A hand counts only where every setting that the way allows is against the law; where it leaves one open that the
    law allows, the dealer can keep to both.
    """
    found = (one for number, one in _conflicts(way) if number == broken and one.by_every_reading == by_every_reading)
    return next(found, None)


def in_words(found: Conflict) -> str:
    """The four tiles of a conflict, how the way sets them and how the law does."""
    tiles = " ".join(SPOTS[kind] for kind in found.tiles)
    filed = " or ".join(dict.fromkeys(set_in_words(found.tiles, setting) for setting in found.filed))
    lawful = " or ".join(dict.fromkeys(set_in_words(found.tiles, setting) for setting in found.lawful))
    return f"{tiles} are set as {filed}; the law sets them as {lawful}"


def set_in_words(tiles: Four, setting: int) -> str:
    """A setting of four tiles, the stronger hand first: "6-6 4-5 over 1-6 1-1"."""
    hands = _hands(tiles, setting)
    hands.sort(key=lambda hand: (-strength_of_kinds(hand[0], hand[1], _law()), hand))
    return " over ".join(" ".join(SPOTS[kind] for kind in hand) for hand in hands)


def misordered(way: Way) -> str | None:
    """The first listed setting whose high hand ranks below its low hand, in words; None where there is none."""
    for high, low in zip(way.highs, way.lows, strict=True):
        if strength_of_kinds(*_kinds(high), _law()) < strength_of_kinds(*_kinds(low), _law()):
            return f"{high} as the high hand and {low} as the low hand"
    return None


def not_in_a_set(way: Way) -> str | None:
    """The first listed hand that a set does not hold, in words; None where there is none."""
    for high, low in zip(way.highs, way.lows, strict=True):
        kinds = (*_kinds(high), *_kinds(low))
        if any(kinds.count(kind) > _law().tile_count[kind] for kind in kinds):
            return f"{high} and {low}"
    return None


@cache
def _law() -> Options:
    return read_options(Options, options(None, load_facts("535")))


@cache
def hands_of_the_set() -> tuple[Four, ...]:
    """Every four tiles that can be dealt from one set, as kinds in their order, § 535.4(f)."""
    held = [_law().tile_count[kind] for kind in range(KINDS)]
    return tuple(
        (a, b, c, d)
        for a, b, c, d in combinations_with_replacement(range(KINDS), 2 + 2)
        if all((a, b, c, d).count(kind) <= held[kind] for kind in (a, b, c, d))
    )


@cache
def _conflicts(way: Way) -> tuple[tuple[int, Conflict], ...]:
    asked = _options(way)
    found: dict[tuple[int, bool], Conflict] = {}
    for tiles in hands_of_the_set():
        allowed = settings_allowed(*tiles, asked)
        filed = tuple(setting for setting in range(SETTINGS) if allowed & (1 << setting))
        broken = _broken(tiles, filed[0])
        if broken == paragraph.NONE or any(_broken(tiles, setting) == paragraph.NONE for setting in filed):
            continue
        every = all(_broken(tiles, setting, count, apart) for setting in filed for count, apart in _READINGS)
        lawful = tuple(each for each in range(SETTINGS) if _broken(tiles, each) == paragraph.NONE)
        found.setdefault((broken, every), Conflict(tiles, filed, lawful, every))
    return tuple((broken, one) for (broken, _), one in found.items())


_READINGS = tuple((count, apart) for count in range(2) for apart in range(2))


def _broken(tiles: Four, setting: int, count: int = 0, apart: int = 0) -> int:
    (a, b), (c, d) = _hands(tiles, setting)
    return broken_paragraph(a, b, c, d, count, apart, _law())


def _hands(tiles: Four, setting: int) -> list[tuple[int, int]]:
    a, b, c, d = tiles
    return [(a, partner(b, c, d, setting)), (others_first(b, c, setting), others_second(c, d, setting))]


def _kinds(hand: str) -> tuple[int, int]:
    one, other = hand.split()
    return tile_kind(one) % KINDS, tile_kind(other) % KINDS


def _options(way: Way) -> Options:
    """The law's options with this way in them; raises ValueError for more steps than they hold."""
    asked = unstated(Options)
    asked.integers[:] = _law().integers
    steps = list(zip(way.prefers, way.numbers, strict=True))
    if len(steps) > HOUSE_STEPS_HELD:
        raise ValueError(f"a way of {len(steps)} steps cannot be carried out")
    asked.house_steps, asked.house_settings = len(steps), len(way.highs)
    for number, (name, value) in enumerate(steps):
        asked.house_step[number * 2] = NAMES.index(name)
        asked.house_step[number * 2 + 1] = -1 if value is None else value
    for high, low in zip(way.highs, way.lows, strict=True):
        asked.integers.extend((*sorted((*_kinds(high), *_kinds(low))), *sorted(_kinds(high))))
    return read_options(Options, asked.integers)
