"""Rounds of Spanish 21 in the short notation of the blackjack games, under a filing of § 551."""

from collections.abc import Mapping

from tests.games.blackjack.cases import Case, Finds
from tests.games.blackjack.rounds import filing
from tests.oracle.sibling_rounds import FILED as DEALT

LEAST = DEALT["551"]["optional_wagers.match-the-dealer"]
"""Match-The-Dealer at the least odds that the law allows with six decks."""

FILED: Mapping[str, str] = {
    "cards.decks": "6",
    "cards.dealing": "shoe",
    "cards.shuffler": "manual",
    "cards.preshuffled": "false",
    "wagers.adjacent_boxes": "2",
    "wagers.entry_after_shuffle": "permitted",
    "optional_wagers.match-the-dealer": "{maximum: 25, " + LEAST.removeprefix("{"),
}

SILENT = ("announce",)
"""What a source need not always record, so that rounds may be written without it."""


def filed(**changes: str) -> str:
    """A sound filing with some choices changed (``cards__decks="8"``); "" leaves one out."""
    return filing("551", FILED, **changes)


def picked_up(text: str) -> str:
    """A round that ends with its cards picked up."""
    if text.startswith("between") or "clear" in text or "remove" in text:
        return text
    return f"{text}\nclear"


def spanish(
    name: str,
    *rounds: str,
    finds: tuple[Finds, ...] = (),
    keeps: tuple[str, ...] = (),
    missing: tuple[tuple[str, str], ...] = (),
    spared: tuple[str, ...] = (),
    filing: str = "",
    never: tuple[str, ...] = (),
    undeclared: tuple[str, ...] = SILENT,
    direction: str = "clockwise",
    clear: bool = True,
) -> Case:
    """A case of Spanish 21; at the end of each round all cards are picked up where no line says otherwise."""
    return Case(
        name,
        tuple(picked_up(text) if clear else text for text in rounds),
        finds,
        keeps,
        missing,
        spared,
        filing or filed(),
        never,
        undeclared,
        direction,
        chapter="551",
    )
