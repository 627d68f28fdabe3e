"""No title and no sentence of a rule says a word twice running, as it stands and with values filled in."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.for_all import for_all
from tests.said_twice import said_twice
from validator.chapters.registry import PACKAGES, chapter_play
from validator.core.rule import FacilityRule, FilingRule, PlayRule
from validator.games.baccarat import subject as baccarat
from validator.games.blackjack import subject as blackjack
from validator.games.pai_gow import subject as pai_gow
from validator.law.versions import law_of
from validator.log.vocabulary import WHAT
from validator.replay.findings import value_in_unit
from validator.report.catalogue import all_rules

RULES = [(one.chapter, one.rule) for one in all_rules()]
PLAY = [(chapter, rule) for chapter in PACKAGES for rule in chapter_play(law_of(chapter)).rules]
WAGERS = sorted({game.wager_name(code) for game in (blackjack, baccarat, pai_gow) for code in (-1, *WHAT.values())})
"""Every name that a wager may have in a sentence, with or without a recorded type."""
SEATS = ("seat 2", "the dealer", "the table", "the Player's Hand", "the Banker's Hand")
STAKES = ("$10.00", "an amount not recorded")
CARDS = ("9H", "a card")
SETTLED = ("settled with $10.00", "settled with a loss of $10.00", "returned", "neither collected nor paid")
DUE = ("$10.00 won", "$0.00", "a loss of $10.00")
UNITS = {"cents": (1000,), "seat": (2,), "event": (2,), "day": (0,), "card": (1,), "word": (*WHAT.values(),)}
"""Integers that stand for all that a rule of that unit may show; other rules show figures."""


def sentences(rule: FilingRule | FacilityRule | PlayRule) -> tuple[str, ...]:
    """What a rule says, with places for values."""
    shown = () if isinstance(rule, FacilityRule) else (rule.expected, rule.observed)
    return (rule.title, rule.message, *shown)


def filled(rule: PlayRule) -> Iterator[str]:
    """The sentences of a rule on play with each value that may stand at a place; the other places hold figures."""
    values = {
        "wager": WAGERS,
        "seat": SEATS,
        "stake": STAKES,
        "card": CARDS,
        "player": ("the player",),
        "expected": shown(rule),
        "observed": shown(rule),
        "settled": SETTLED,
        "due": DUE,
    }
    others = dict.fromkeys(("hand", "dealer", "difference", "table", "standing", *values), "0")
    for sentence in sentences(rule):
        for place, words in values.items():
            if f"{{{place}}}" in sentence:
                yield from (sentence.format_map(others | {place: word}) for word in words)


def shown(rule: PlayRule) -> list[str]:
    """What a rule may show as expected or observed."""
    return [value_in_unit(number, rule.unit) for number in (-1, *UNITS.get(rule.unit, (2,)))]


@for_all(RULES)
def test_no_sentence_of_a_rule_says_a_word_twice(chapter: str, rule: FilingRule | FacilityRule | PlayRule) -> None:
    for sentence in sentences(rule):
        assert said_twice(sentence) == [], sentence


@for_all(PLAY)
def test_no_value_filled_in_repeats_the_word_beside_it(chapter: str, rule: PlayRule) -> None:
    for sentence in filled(rule):
        assert said_twice(sentence) == [], sentence


@pytest.mark.parametrize("planted", ["the {wager} Wager", "at seat {seat}", "of the {player}", "a {card}"])
def test_a_value_that_repeats_the_word_beside_it_is_found(planted: str) -> None:
    rule = replace(chapter_play(law_of("633a")).rules[0], message=planted)
    assert any(said_twice(sentence) for sentence in filled(rule))


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("the In Between Wager Wager paid at other odds", ["Wager"]),
        ("the the player, and The\nthe dealer", ["the", "The"]),
        ("a Wager, wager by wager", []),
        ("3: D D D S S; 6-6 6-6 over 4-4b 4-4b; 10 10", []),
        ("dealer's dealers", []),
        ("two two-card hands", []),
    ],
)
def test_a_word_said_twice_is_told_from_what_only_looks_like_it(words: str, found: list[str]) -> None:
    assert said_twice(words) == found
