"""Strengths, outcomes and settings of tiles against the text read a second time, over every hand there is."""

from itertools import combinations, combinations_with_replacement

import pytest

from tests.chapters.ch535_pai_gow.lawful import by_the_chapter, settings
from tests.chapters.ch535_pai_gow.reference import IN_SET, Half, outcome, strength as by_text
from validator.chapters.registry import chapter_play
from validator.core.engine.option_rows import read_options
from validator.games.pai_gow.dealer_rules import broken_paragraph, readings_that_condemn
from validator.games.pai_gow.house_way import settings_allowed
from validator.games.pai_gow.options import Options
from validator.games.pai_gow.ranking import outcome_of, strength, strength_of_kinds, value_of_strength
from validator.games.pai_gow.tables import paragraph, preference
from validator.games.pai_gow.tiles import kind_of
from validator.law.facts import load_facts
from validator.law.versions import law_of
from validator.log.cards import CARD_CODES, SPOTS
from validator.log.vocabulary import WHAT

SET = [tile for tile, number in IN_SET.items() for _ in range(number)]


@pytest.fixture(scope="module")
def options() -> Options:
    return read_options(Options, chapter_play(law_of("535")).options(None, load_facts("535")))


def kinds(*tiles: str) -> list[int]:
    return [kind_of(CARD_CODES[tile]) for tile in tiles]


def strength_of_half(half: str, options: Options) -> int:
    one, other = kinds(*half.split())
    return strength_of_kinds(one, other, options)


def settings_of(tiles: str, options: Options) -> int:
    """The settings of four tiles that a filed way allows, as bits."""
    one, two, three, four = kinds(*tiles.split())
    return settings_allowed(one, two, three, four, options)


def halves() -> list[Half]:
    """Every two tiles that a set can give."""
    pairs = combinations_with_replacement(IN_SET, 2)
    return [(one, other) for one, other in pairs if one != other or IN_SET[one] > 1]


def test_the_set_has_32_tiles_of_21_kinds(options: Options) -> None:
    assert (len(SET), len(IN_SET)) == (32, 21)
    assert sorted(kind_of(CARD_CODES[tile]) for tile in IN_SET) == list(range(21))


def test_the_kinds_are_numbered_in_the_order_of_their_spots() -> None:
    """By that order the checks of a filed way name the tiles of a kind; twins are of one kind."""
    for twin in ("", "a", "b"):
        assert kinds(*(f"{spots}{twin}" for spots in SPOTS)) == list(range(len(SPOTS)))


def test_every_two_halves_compare_as_the_text_says(options: Options) -> None:
    """§ 535.4: 221 halves, each against each."""
    known = [(by_text((one, other)), strength(CARD_CODES[one], CARD_CODES[other], options)) for one, other in halves()]
    assert len(known) == 221
    ordered = sorted(known)
    for (text, key), (next_text, next_key) in zip(ordered, ordered[1:], strict=False):
        assert (key < next_key) == (text < next_text)
        assert (key == next_key) == (text == next_text)


@pytest.mark.parametrize(
    ("half", "value"),
    [
        ("1-1 3-3", 8),
        ("5-6 1-6", 8),
        ("2-4 3-6", 5),
        ("2-4 1-3", 7),
        ("1-2 1-3", 7),
        ("1-2 1-4", 8),
        ("5-5 4-6", 0),
        ("1-1 4-4", -1),
        ("1-4 2-3", -1),
    ],
)
def test_values(half: str, value: int, options: Options) -> None:
    """§ 535.4(c), (d); a permissible pair has none."""
    assert value_of_strength(strength_of_half(half, options), options) == value


@pytest.mark.parametrize(
    ("player", "dealer", "result"),
    [
        ("6-6 4-5 / 1-6 1-3", "6-6 3-6 / 5-6 4-6", "tie"),
        ("1-3 1-4 / 4-6 1-6", "1-3 2-3 / 4-6 2-5", "lose"),
        ("2-2 2-2 / 3-6 1-5", "1-3 2-3 / 4-6 2-5", "tie"),
        ("3-3 3-3 / 6-6 4-5", "1-3 2-3 / 4-6 2-5", "win"),
        ("6-6 6-6 / 5-5 4-6", "1-5 1-5 / 3-3 2-2", "tie"),
        ("6-6 6-6 / 1-1 4-4", "1-5 1-5 / 3-3 2-2", "win"),
        ("2-4 1-2 / 4-6 5-5", "6-6 6-6 / 1-6 3-3", "tie"),
    ],
)
def test_outcomes(player: str, dealer: str, result: str, options: Options) -> None:
    """§ 535.10(g) to (j), copies, zero and pairs among the low hands."""
    assert outcome(player.split(), dealer.split()) == result
    high, low, against_high, against_low = (
        strength_of_half(half, options) for hand in (player, dealer) for half in hand.split(" / ")
    )
    assert outcome_of(high, low, against_high, against_low, options) == WHAT[result]


def test_the_dealers_setting_of_every_hand(options: Options) -> None:
    """§ 535.10(d): what the text read a second time sets is never condemned, and a hand that could be set worse is."""
    worse = 0
    for hand in sorted(set(combinations(sorted(SET), 4))):
        right = by_the_chapter(list(hand))
        a, b, c, d = kinds(*right[0], *right[1])
        assert broken_paragraph(a, b, c, d, 0, 0, options) == paragraph.NONE, hand
        for setting in settings(list(hand)):
            a, b, c, d = kinds(*setting[0], *setting[1])
            worse += readings_that_condemn(a, b, c, d, options) == 4
    assert worse > 1_000


def filed(options: Options, *steps: tuple[int, int], listed: tuple[str, str] | None = None) -> Options:
    """The options with a filed way of these steps, and one hand listed."""
    found = read_options(Options, list(options.integers))
    found.house_way, found.house_steps, found.house_settings = 1, len(steps), 0
    for number, (step, value) in enumerate(steps):
        found.house_step[2 * number], found.house_step[2 * number + 1] = step, value
    if listed:
        high, low = (kinds(*half.split()) for half in listed)
        found.house_settings = 1
        found.integers += [*sorted(high + low), *sorted(high)]
    return found


@pytest.mark.parametrize(
    ("steps", "tiles", "allowed"),
    [
        (((preference.PAIR, -1),), "3-3 4-6 3-3 2-3", {1}),
        (((preference.HIGHEST_PAIR, -1),), "6-6 4-5 3-6 1-6", {2}),
        (((preference.VALUE, 9), (preference.VALUE, 8)), "5-6 1-6 1-5 1-3", {0}),
        (((preference.HIGHEST_LOW_HAND, -1),), "5-5 3-6 5-5 2-6", {0, 2}),
        (((preference.HIGHEST_HIGH_HAND, -1),), "5-5 3-6 5-5 2-6", {1}),
        (((preference.HIGHEST_TILE_WITH_LOWEST, -1),), "4-6 1-5 5-5 1-4", {0}),
        (((preference.SUPREME_PAIR, -1),), "6-6 1-2 2-4 4-4", {2}),
        (((preference.LOW_HAND_AT_LEAST, 8),), "5-5 3-6 5-5 2-6", {0, 2}),
        ((), "5-6 1-6 1-5 1-3", {0, 1, 2}),
    ],
)
def test_a_filed_way(steps: tuple[tuple[int, int], ...], tiles: str, allowed: set[int], options: Options) -> None:
    """Each step keeps, of the settings that are left, those that fit it best."""
    bits = settings_of(tiles, filed(options, *steps))
    assert {setting for setting in range(3) if bits >> setting & 1} == allowed


@pytest.mark.parametrize(
    ("tiles", "allowed"), [("6-6 4-5 1-6 1-1", {0}), ("6-6 1-6 4-5 1-1", {1}), ("1-6 1-1 4-5 6-6", {0})]
)
def test_a_listed_hand_goes_before_the_steps(tiles: str, allowed: set[int], options: Options) -> None:
    """The list decides, in whatever order the tiles are named."""
    column = filed(options, (preference.HIGHEST_LOW_HAND, -1), listed=("6-6 4-5", "1-6 1-1"))
    bits = settings_of(tiles, column)
    assert {setting for setting in range(3) if bits >> setting & 1} == allowed
