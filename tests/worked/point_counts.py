"""Holds the Point Counts and further cards that a case of baccarat names against the product's own rules for them.

``counts`` name the cards of the ``player`` and the ``banker`` in their order, and what they come to: ``player_points``,
``banker_points``, ``result``, ``third_cards`` (which hands draw), ``banker_must`` or ``symbol`` (whether the Banker's
Hand draws or stays); or a ``first_card`` of a shoe, or one that lies ``face_up``, with the ``further_cards`` that it
calls for and the ``total`` of cards.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from validator.chapters.registry import chapter_play
from validator.core.engine.option_rows import read_options
from validator.games.baccarat.options import Options
from validator.games.baccarat.third_card import DRAW, bankers_due, players_due, sum_of
from validator.law.facts import load_facts
from validator.law.versions import law_of

_RANKS = ("K", "A", "2", "3", "4", "5", "6", "7", "8", "9")
"""A rank for each value."""

_THIRD = {
    **dict.fromkeys(("player only", "player"), "player"),
    **dict.fromkeys(("banker only", "banker"), "banker"),
    **dict.fromkeys(("both", "player and banker", "player, banker"), "both"),
    **dict.fromkeys(("none", "neither", "no"), "none"),
}


_KNOWN = frozenset(
    (
        *("player", "banker", "player_points", "banker_points", "result", "third_cards", "banker_must", "symbol"),
        *("first_card", "face_up", "further_cards", "total"),
    )
)


def points_differ(counts: Mapping[str, str]) -> list[str]:
    """Where other points, another result or other cards are named than the product's rules give."""
    if strange := sorted(counts.keys() - _KNOWN):
        raise ValueError(f"{', '.join(strange)} is no count")
    return [*_of_hands(counts), *_of_cards(counts)]


def _of_hands(counts: Mapping[str, str]) -> Iterator[str]:
    if "player" not in counts:
        return
    found = stand(counts["player"].split(), counts["banker"].split())
    known = {"player_points": found.player, "banker_points": found.banker}
    for name, count in known.items():
        if name in counts and count >= 0 and str(count) != counts[name]:
            yield f"{name} {count}, not {counts[name]}"
    if "result" in counts and found.result and found.result != counts["result"]:
        yield f"result {found.result}, not {counts['result']}"
    if "third_cards" in counts:
        wanted = _THIRD.get(counts["third_cards"], counts["third_cards"])
        if found.third_cards != wanted:
            yield f"third cards {found.third_cards}, not {wanted}"
    draws = "draw" if found.banker_draws else "stay"
    if counts.get("banker_must", draws) != draws:
        yield f"Banker must {draws}, not {counts['banker_must']}"
    if counts.get("symbol", draws[0].upper()) != draws[0].upper():
        yield f"symbol {draws[0].upper()}, not {counts['symbol']}"


def _of_cards(counts: Mapping[str, str]) -> Iterator[str]:
    if "first_card" in counts:
        further = _options().face_value["A23456789TJQK".index(counts["first_card"][0])]
    elif "face_up" in counts:
        further = points([counts["face_up"]])
    else:
        return
    if counts.get("further_cards", str(further)) != str(further):
        yield f"further cards {further}, not {counts['further_cards']}"
    if counts.get("total", str(further + 1)) != str(further + 1):
        yield f"{further + 1} cards in all, not {counts['total']}"


@cache
def _options() -> Options:
    return read_options(Options, chapter_play(law_of("541")).options(None, load_facts("541")))


def _value(card: str) -> int:
    """The value of a card; the three chapters give cards the same."""
    rank = card[:-1]
    return _RANKS.index(rank) if rank in _RANKS else 0


def points(cards: Sequence[str]) -> int:
    """The Point Count of cards."""
    total = 0
    for card in cards:
        total = sum_of(_options(), total, _value(card))
    return total


@dataclass(frozen=True, slots=True)
class Stand:
    """A round by the law: whether each hand draws, and its counts; -1 where a card that is due was not dealt."""

    player_draws: bool
    banker_draws: bool
    player: int
    banker: int

    @property
    def result(self) -> str:
        """Who has won; "" where it is not known."""
        if self.player < 0 or self.banker < 0:
            return ""
        return "tie" if self.player == self.banker else "player" if self.player > self.banker else "banker"

    @property
    def third_cards(self) -> str:
        """Which hands draw."""
        return {(True, True): "both", (True, False): "player", (False, True): "banker", (False, False): "none"}[
            self.player_draws, self.banker_draws
        ]


def stand(player: Sequence[str], banker: Sequence[str]) -> Stand:
    """How the hands stand that were dealt; a card that the law gives a hand no right to is not counted."""
    options = _options()
    low, high = points(player[:2]), points(banker[:2])
    drew = players_due(options, low, high) == DRAW
    third = _value(player[2]) if drew and len(player) > 2 else -1
    draws = bankers_due(options, low, high, int(drew), third) == DRAW
    if drew:
        low = (low + third) % options.points if third >= 0 else -1
    if draws:
        high = (high + _value(banker[2])) % options.points if len(banker) > 2 else -1
    elif drew and third < 0 and bankers_due(options, points(player[:2]), high, 1, -1) != 0:
        high = -1
    return Stand(drew, draws, low, high)
