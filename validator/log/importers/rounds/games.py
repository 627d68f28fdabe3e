"""What the log calls the wagers and hands of each family of games, and which cards a round of it shows."""

from dataclasses import dataclass
from typing import Final, Literal

Family = Literal["blackjack", "baccarat", "tiles"]

DEALER: Final = 0
PLAYERS_HAND: Final = 1
BANKERS_HAND: Final = 2


@dataclass(frozen=True, slots=True)
class Game:
    """The game of a chapter: its family, and the log's word for the wager that a hand is played for; "" in baccarat."""

    family: Family
    main: str = ""


GAMES: Final = {
    "535": Game("tiles", "pai-gow"),
    "541": Game("baccarat"),
    "543": Game("baccarat"),
    "545": Game("baccarat"),
    "551": Game("blackjack", "spanish-21"),
    "590": Game("blackjack", "blackjack"),
    "633a": Game("blackjack", "blackjack"),
    "672a": Game("blackjack", "blackjack"),
    "685a": Game("blackjack", "bet"),
}
"""By chapter."""

BACCARAT_WAGERS: Final = {"player_hand": "player", "banker_hand": "banker", "tie": "tie"}
"""The log's words for the wagers of baccarat, by the map's."""

OUTCOMES: Final = ("player", "banker", "tie")

ATTESTED: Final = {
    "no-splits": ("split",),
    "no-switched-cards": ("switch",),
    "no-cards-moved": ("move-card", "card-misdealt", "card-refused"),
    "no-voided-hands": ("void-hand",),
    "no-voided-rounds": ("void-round",),
    "no-changed-wagers": ("wager-changed", "wager-withdrawn"),
    "no-vigorish": ("vigorish",),
    "shoe-never-emptied": ("shoe-empty",),
    "no-bank": ("bank", "co-bank"),
}
"""The kinds of events of which an attested statement says that none is missing from the source."""

DECISIONS: Final = {"surrendered": "no-surrender", "even_money": "no-even-money"}
"""The decisions that change what a hand is paid, by the map's key for their column: what attests that none was made."""
