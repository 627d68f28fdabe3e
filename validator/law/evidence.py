"""Lists which records a rule on play rests on, besides the rows that it judges: data, for each game."""

from collections.abc import Mapping, Set as AbstractSet
from dataclasses import dataclass
from functools import cache
from typing import Any

from validator.core.data import data_folder
from validator.core.packed import content_of

FILE = "rests_on.yaml"
LISTS = (
    *("alone", "before", "shoe-rows", "shoe", "table", "ahead"),
    *("cards", "every-card", "first-cards", "values", "stakes", "orderless", "every-hand", "yields"),
)
TABLES = ("kinds", "always", "never")
CHANGES_OF_STAKES = ("wager-changed", "wager-withdrawn")
"""The kinds by which a wager, once placed, comes to stand at another amount or at none."""

Word = tuple[str, str]
"""A kind of events, with one of its columns or ""."""


@dataclass(frozen=True, slots=True)
class RestsOn:
    """What the rules of one game rest on, by their ids; the file's head says what each list means."""

    alone: frozenset[str]
    before: frozenset[str]
    shoe_rows: frozenset[str]
    shoe: frozenset[str]
    table: frozenset[str]
    ahead: frozenset[str]
    cards: frozenset[str]
    every_card: frozenset[str]
    first_cards: frozenset[str]
    """With those that rest on the cards of the round, or on each row that deals one, in a game of cards."""
    values: frozenset[str]
    stakes: frozenset[str]
    orderless: frozenset[str]
    every_hand: frozenset[str]
    yields: frozenset[str]
    kinds: Mapping[str, tuple[Word, ...]]
    """The kinds of events of which the log must declare that it always records them; a row may lack a column."""
    always: Mapping[str, tuple[Word, ...]]
    """The same, where it must declare so of the column as well."""
    never: Mapping[str, tuple[Word, ...]]
    """The same, where only a declaration that they are never recorded counts."""
    dealt: Mapping[str, tuple[Word, ...]]
    """The kinds by which cards are dealt, for each rule that rests on the cards of the round."""
    all_kinds: tuple[Word, ...]
    all_always: tuple[Word, ...]
    all_never: tuple[Word, ...]
    """Those that some rule of the game rests on, each once."""
    beyond_rounds: frozenset[str]
    """The rules that rest on the shoe or the table: what they rest on bears on all that follows."""
    lasting: frozenset[Word]
    """The kinds with a column that those rules rest on."""


@cache
def load_rests_on(chapter: str) -> RestsOn:
    """What the rules of ``chapter`` rest on: on their rounds alone where the file does not name it."""
    content = content_of(data_folder("rules_text") / FILE)
    games = content.get("games") if isinstance(content, dict) else None
    for game in games.values() if isinstance(games, dict) else ():
        if chapter in game["chapters"]:
            return _of_game(game, {kind for kind, having in game.get("only", {}).items() if chapter not in having})
    return _of_game({}, frozenset())


def _of_game(game: Mapping[str, Any], without: AbstractSet[str]) -> RestsOn:
    """What the rules of a game rest on in a chapter ``without`` acts of some kinds."""
    found: dict[str, Any] = {name.replace("-", "_"): frozenset(game.get(name, ())) for name in LISTS}
    for name in TABLES:
        written = dict(game.get(name, {}))
        if name == "kinds":
            written |= {rule: [*written.get(rule, ()), *CHANGES_OF_STAKES] for rule in found["stakes"]}
        table = {
            rule: tuple(word for word in map(_word, words) if word[0] not in without) for rule, words in written.items()
        }
        found[name] = table
        found[f"all_{name}"] = tuple(sorted({one for words in table.values() for one in words}))
    dealt_by = tuple(map(_word, game.get("dealt-by", ())))
    dealt = dict.fromkeys(found["cards"] | found["every_card"], dealt_by) if dealt_by else {}
    found["all_kinds"] = tuple(sorted({*found["all_kinds"], *dealt_by}))
    by_rows = {rule for rule, words in found["kinds"].items() if not {*words}.isdisjoint(dealt_by)}
    found["first_cards"] |= {*dealt, *by_rows}
    beyond = found["shoe_rows"] | found["shoe"] | found["table"]
    lasting = frozenset(word for rule in beyond for word in found["kinds"].get(rule, ()) if word[1])
    found |= {"beyond_rounds": beyond, "lasting": lasting, "dealt": dealt}
    return RestsOn(**found)


def _word(words: str) -> Word:
    kind, _, column = words.partition(".")
    return kind, column
