"""Rounds of Free Bet Blackjack judged by hand, for the two chapters on the game, which say nearly the same."""

import re
from collections.abc import Iterable, Mapping

from tests.games.blackjack.cases import Case, Finds
from tests.games.blackjack.rounds import filing

CHAPTERS = ("590", "672a")

FILED = {
    "cards.decks": "6",
    "cards.dealing": "shoe",
    "cards.shuffler": "manual",
    "wagers.adjacent_boxes": "2",
    "wagers.entry_after_shuffle": "permitted",
    "dealing.settlement_order": "collect-then-pay",
    "insurance.offered": "true",
    "optional_wagers.push-22": "{paytable: A}",
}
NOTHING: Mapping[str, str] = {}
OF_590 = {"9": "10", "10": "11", "11": "12", "12": "13", "surrender": "9"}
"""The sections of Chapter 590 by those of 672a: 590.9 is surrender, which 672a does not know."""


def cite(chapter: str, place: str) -> str:
    """The citation of a paragraph of § 672a ("9(a)(2)") in a chapter; ``surrender(a)`` is a paragraph of § 590.9."""
    found = re.match(r"(\w+)(.*)", place)
    assert found
    section, rest = found.groups()
    return f"{chapter}.{OF_590.get(section, section) if chapter == '590' else section}{rest}"


def filed(chapter: str, **changes: str) -> str:
    """A filing of the chapter with some choices changed; ``push_22`` is what it says of that wager, "" nothing."""
    more = {"insurance.even_money": "true"} if chapter == "672a" else {}
    push_22 = changes.pop("push_22", FILED["optional_wagers.push-22"])
    return filing(chapter, FILED | more | {"optional_wagers.push-22": push_22}, **changes)


def finding(
    chapter: str, rule: str, place: str, cents: int | None = None, short: str | None = None, noted: bool = False
) -> Finds:
    """One finding, at a paragraph named as in Chapter 672a."""
    return Finds(rule, cite(chapter, place), cents, short, noted)


def case(
    chapter: str,
    name: str,
    *rounds: str,
    finds: Iterable[Finds] = (),
    keeps: tuple[str, ...] = (),
    missing: tuple[tuple[str, str], ...] = (),
    never: tuple[str, ...] = (),
    undeclared: tuple[str, ...] = (),
    direction: str = "clockwise",
    changed: Mapping[str, str] = NOTHING,
    **changes: str,
) -> Case:
    """Rounds of the chapter under its filing with ``changed`` and ``changes``, and what is found."""
    return Case(
        name,
        rounds,
        tuple(finds),
        keeps,
        missing,
        filing=filed(chapter, **changed, **changes),
        never=never,
        undeclared=undeclared,
        direction=direction,
        chapter=chapter,
    )


def one(cards: str, acts: str, settled: str, dealer: str = "8C TD", bets: str = "bet 1 1000") -> str:
    """One player against a dealer whose first card needs no card reader; 18 by the first two cards."""
    return f"{bets}\ncards 1 {cards} / dealer {dealer}\n{acts}\nturn\n{settled}\nclear"
