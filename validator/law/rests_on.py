"""What the rules on rounds rest on, beside the rows that they judge: data, for each game."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from validator.core.data import data_folder
from validator.core.packed import content_of

FILE = "rests_on.yaml"
LISTS = ("alone", "before", "shoe-rows", "shoe", "table", "cards", "every-card", "orderless", "yields")


@dataclass(frozen=True, slots=True)
class RestsOn:
    """What the rules of one game rest on, by their ids; the file's head says what each list means."""

    alone: frozenset[str]
    before: frozenset[str]
    shoe_rows: frozenset[str]
    shoe: frozenset[str]
    table: frozenset[str]
    cards: frozenset[str]
    every_card: frozenset[str]
    orderless: frozenset[str]
    yields: frozenset[str]
    kinds: Mapping[str, tuple[tuple[str, str], ...]]
    """The kinds of events, each with a column or "", without whose record the rule cannot be judged."""
    always: Mapping[str, tuple[tuple[str, str], ...]]
    """The same, where only a declaration that they are always recorded is enough."""
    never: Mapping[str, tuple[tuple[str, str], ...]]
    """The same, where only a declaration that they are never recorded counts."""


@cache
def load_rests_on(chapter: str) -> RestsOn:
    """What the rules of ``chapter`` rest on: on their rounds alone where the file does not name it."""
    content = content_of(data_folder("rules_text") / FILE)
    games = content.get("games") if isinstance(content, dict) else None
    for game in games.values() if isinstance(games, dict) else ():
        if chapter in game["chapters"]:
            kinds, always, never = (
                {
                    rule: tuple((kind, column) for kind, _, column in (word.partition(".") for word in words))
                    for rule, words in game.get(name, {}).items()
                }
                for name in ("kinds", "always", "never")
            )
            lists = (frozenset[str](game[name]) for name in LISTS)
            alone, before, shoe_rows, shoe, table, cards, every_card, orderless, yields = lists
            return RestsOn(
                alone, before, shoe_rows, shoe, table, cards, every_card, orderless, yields, kinds, always, never
            )
    none: frozenset[str] = frozenset()
    return RestsOn(none, none, none, none, none, none, none, none, none, {}, {}, {})
