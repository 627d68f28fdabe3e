"""Rounds of Down Under Blackjack judged by hand: the filing they are played under, and how a finding is named."""

from collections.abc import Iterable, Mapping

from tests.games.blackjack.cases import Case, Finds
from tests.games.blackjack.rounds import filing

FILED = {
    "cards.decks": "6",
    "cards.dealing": "shoe",
    "cards.shoe": "single",
    "cards.shuffler": "manual",
    "cards.preshuffled": "no",
    "wagers.adjacent_boxes": "2",
    "wagers.entry_after_shuffle": "permitted",
    "dealing.settlement_order": "collect-then-pay",
    "optional_wagers.match-the-dealer": "{}",
}
"""What the rounds need of a filing."""
NOTHING: Mapping[str, str] = {}


def filed(**changes: str) -> str:
    """The filing with some choices changed (``cards_decks="8"``); "" leaves one out."""
    return filing("685a", FILED, **changes)


def finding(rule: str, place: str, cents: int | None = None, short: str | None = None, noted: bool = False) -> Finds:
    """One finding at a paragraph without the chapter's number: ``7(n)(1)``."""
    return Finds(rule, f"685a.{place}", cents, short, noted)


def case(
    name: str,
    *rounds: str,
    finds: Iterable[Finds] = (),
    keeps: tuple[str, ...] = (),
    missing: tuple[tuple[str, str], ...] = (),
    spared: tuple[str, ...] = (),
    never: tuple[str, ...] = (),
    undeclared: tuple[str, ...] = (),
    direction: str = "clockwise",
    changed: Mapping[str, str] = NOTHING,
    **changes: str,
) -> Case:
    """Rounds under the filing with ``changed`` and ``changes``, and what is found."""
    return Case(
        name=name,
        rounds=rounds,
        finds=tuple(finds),
        keeps=keeps,
        missing=missing,
        spared=spared,
        filing=filed(**changed, **changes),
        never=never,
        undeclared=undeclared,
        direction=direction,
        chapter="685a",
    )
