"""How a round stands by the law: reckoned with the product's own tables, so that a case's points hold them too."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product

from validator.chapters.registry import chapter_play
from validator.games.baccarat.options import FACE_VALUE, POINTS
from validator.games.baccarat.third_card import DRAW, bankers_due, players_due, sum_of
from validator.law.facts import load_facts
from validator.law.versions import law_of

RANKS = ("K", "A", "2", "3", "4", "5", "6", "7", "8", "9")
"""A rank for each value."""


@cache
def _options() -> list[int]:
    return chapter_play(law_of("541")).options(None, load_facts("541"))


def value(card: str) -> int:
    """The value of a card; the three chapters give cards the same."""
    rank = card[:-1] if len(card) > 1 else card
    return RANKS.index(rank) if rank in RANKS else 0


def face_value(card: str) -> int:
    """The further cards that a card calls for as the first of a shoe."""
    return _options()[FACE_VALUE + "A23456789TJQK".index(card[0])]


def points(cards: Sequence[str]) -> int:
    """The Point Count of cards."""
    total = 0
    for card in cards:
        total = sum_of(_options(), total, value(card))
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
    third = value(player[2]) if drew and len(player) > 2 else -1
    draws = bankers_due(options, low, high, int(drew), third) == DRAW
    if drew:
        low = (low + third) % options[POINTS] if third >= 0 else -1
    if draws:
        high = (high + value(banker[2])) % options[POINTS] if len(banker) > 2 else -1
    elif drew and third < 0 and bankers_due(options, points(player[:2]), high, 1, -1) != 0:
        high = -1
    return Stand(drew, draws, low, high)


@cache
def hands_with(player: int, banker: int, cards: int = 0) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Hands that the law deals to these final counts; with the fewest cards, of any suit; ``cards`` at least so many."""
    for thirds in ("", "B", "P", "PB"):
        if len(thirds) + 4 < cards:
            continue
        for low, high, *drawn in product(range(10), range(10), *(range(10) for _ in thirds)):
            p, b = ["KH", RANKS[low] + "C"], ["KD", RANKS[high] + "H"]
            for which, number in zip(thirds, drawn, strict=True):
                (p if which == "P" else b).append(RANKS[number] + "S")
            found = stand(p, b)
            wanted = (("P" in thirds), ("B" in thirds), player, banker)
            if (found.player_draws, found.banker_draws, found.player, found.banker) == wanted:
                return tuple(p), tuple(b)
    raise ValueError(f"no hands of {player} and {banker}")
