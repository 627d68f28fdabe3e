"""What the log calls the wagers and hands of each family of games, and which cards a round of it shows."""

from dataclasses import dataclass
from typing import Final, Literal

GameFamily = Literal["blackjack", "baccarat", "tiles"]

DEALER: Final = 0
PLAYERS_HAND: Final = 1
BANKERS_HAND: Final = 2


@dataclass(frozen=True, slots=True)
class ChapterGame:
    """The game of a chapter.

    ``main`` is the log's word for the wager that a hand is played for, "" in baccarat; ``decisions`` are those that
    change what a hand is paid, names of DECISIONS.
    """

    family: GameFamily
    main: str = ""
    decisions: tuple[str, ...] = ()


GAMES: Final = {
    "535": ChapterGame("tiles", "pai-gow", ("surrendered",)),
    "541": ChapterGame("baccarat"),
    "543": ChapterGame("baccarat"),
    "545": ChapterGame("baccarat"),
    "551": ChapterGame("blackjack", "spanish-21", ("surrendered", "even_money", "rescued")),
    "590": ChapterGame("blackjack", "blackjack", ("surrendered", "even_money", "free_bets")),
    "633a": ChapterGame("blackjack", "blackjack", ("surrendered", "even_money")),
    "672a": ChapterGame("blackjack", "blackjack", ("surrendered", "even_money", "free_bets")),
    "685a": ChapterGame("blackjack", "bet", ("surrendered", "even_money")),
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
    "no-abandoned-wagers": ("player-leaves",),
}
"""The kinds of events of which an attested statement says that none is missing from the source."""

DECISIONS: Final = {
    "surrendered": "no-surrender",
    "even_money": "no-even-money",
    "rescued": "no-rescue",
    "free_bets": "no-free-bets",
    "doubled": "no-doubles",
    "insurance": "no-insurance",
    "optional": "no-bonuses",
    "voided_rounds": "no-voided-rounds",
    "voided_hands": "no-voided-hands",
    "cards_moved": "no-cards-moved",
    "banked": "no-bank",
}
"""What attests that a decision was never made, or such a wager never added, by the map's word for it."""

COLUMNS_OF_DECISIONS: Final = ("surrendered", "even_money")
"""Those that a column of their own may tell instead."""
COLUMNS_OF_ADDED: Final = ("doubled", "insurance")
"""Wagers that may be added to a hand, which columns of their own may tell instead; a payout holds what they won too."""
HIDDEN_ACTS: Final = {
    "blackjack": ("free_bets", "cards_moved", "voided_rounds", "optional"),
    "baccarat": ("cards_moved", "voided_rounds"),
    "tiles": ("voided_rounds", "voided_hands", "banked"),
}
"""By family of games the acts that no column tells and that change what is due: each is attested, or none is judged."""

INITIAL_CARDS: Final = 2
"""Cards of which each hand has so many at least, and tiles of which each half of a hand has so many."""
