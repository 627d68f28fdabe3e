"""The blackjack games whose worked cases this reader knows: what their logs and filings call things."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from pathlib import Path

from tests.games.blackjack.rounds import DAYS, MAIN
from validator.law.facts import Facts, load_facts

SUBMISSIONS = Path(__file__).parents[2] / "submissions"
SUITS = len("CDHS")
RANKS = len("A23456789TJQK")


@dataclass(frozen=True, eq=False)
class Game:
    """A game by its chapter; ``sound`` is the Rules Submission that its cases change.

    ``recorded`` is what its logs always record beside what all logs of cases do.
    """

    chapter: str
    sound: Path
    wager_words: Mapping[str, str]
    masque: bool = False
    settled_at_end: bool = False
    totals_announced: bool = False
    surrender_on_cards: bool = False
    recorded: tuple[str, ...] = ()

    @cached_property
    def facts(self) -> Facts:
        """The law's numbers."""
        return load_facts(self.chapter)

    def blackjack_words(self, words: str) -> str:
        """A case's words with the wagers named as 633a names them."""
        for pattern, name in self.wager_words.items():
            words = re.sub(rf"\b(?:{pattern})(?!\w)", name, words, flags=re.IGNORECASE)
        return words

    @property
    def main(self) -> str:
        """The log's word for the wager on which a hand is played."""
        return MAIN.get(self.chapter, "blackjack")

    @cached_property
    def removed(self) -> int:
        """Cards taken out of each deck of 52 before play."""
        return RANKS * SUITS - self.deck

    @cached_property
    def deck(self) -> int:
        """Cards of a deck as played."""
        return self.facts.number("cards_per_deck") if "cards_per_deck" in self.facts else RANKS * SUITS

    @cached_property
    def start(self) -> datetime:
        """When the day of the cases begins, unless they name a time."""
        return datetime.fromisoformat(f"{DAYS[self.chapter]}T09:00:00-05:00")

    @property
    def highest_of_dealer(self) -> int:
        """The total up to which an ace of the dealer counts high."""
        facts = self.facts
        return facts.number("dealer_highest_score" if "dealer_highest_score" in facts else "highest_score")


BLACKJACK = Game("633a", Path(__file__).parent / "sound-filing.yaml", {})
SPANISH_21 = Game(
    "551",
    SUBMISSIONS / "551-shoe.yaml",
    {
        r"spanish 21 (?:wager|bet)s?|basic wager|original wager": "Blackjack Wager",
        r"additional fixed payout(?: 551\.6\(h\))?|fixed additional payout(?: 551\.6\(h\))?": "additional payout",
    },
    settled_at_end=True,
    totals_announced=True,
    surrender_on_cards=True,
    recorded=("call",),
)
FREE_BET_590 = Game("590", SUBMISSIONS / "590-shoe.yaml", {}, surrender_on_cards=True)
FREE_BET = Game("672a", SUBMISSIONS / "672a-shoe.yaml", {})
DOWN_UNDER = Game(
    "685a",
    SUBMISSIONS / "685a-two-batches.yaml",
    {r"bet wagers?": "Blackjack Wager"},
    masque=True,
    recorded=("area-placed",),
)
GAMES = {game.chapter: game for game in (BLACKJACK, SPANISH_21, FREE_BET_590, FREE_BET, DOWN_UNDER)}
