"""Ways of running Blackjack with optional wagers: all numbers of decks, and all choices of paytables."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from tests.simulate.ways import way

FILED_AS = {"twenty-point-bonus": "lucky-ladies"}
"""The optional wagers that the log calls otherwise than a filing does."""

PROGRESSIVES = {"bad-beat-progressive": 5_000, "hit-and-run-progressive": 1_000, "straight-jack-progressive": 5_000}
"""Dollars on a meter at first and once it is won (633a.13(j)(2), (l)(2) and (m)(2))."""

RATE = 1
"""Part of a wager that goes to its meter, in percent."""

AT_ANY_TABLE = (
    "twenty-point-bonus", "in-between", "royal-match-21", "kings-bounty", "bad-beat-progressive", "three-card-poker",
    "hit-and-run-progressive", "straight-jack-progressive", "house-money",
)  # fmt: skip
WITH_SET = (*AT_ANY_TABLE, "bet-the-set-21")
WITH_MATCH = (*WITH_SET, "match-the-dealer")
AT_SWITCH = ("super-match", "hit-and-run-progressive")

LATE = {"dealing.blackjack_paid": "after-the-hole-card"}
BY_PLAYER: dict[str, object] = {"dealing.settlement_order": "player-by-player"}
ONE_BOX: dict[str, object] = {"wagers.adjacent_boxes": 1}
NO_SPLITS: dict[str, object] = {"splitting.additional_splits": 0}
SWITCH: Mapping[str, object] = {
    **ONE_BOX,
    **LATE,
    "surrender": {"offered": False},
    "variations.blackjack-switch": {"table_designated": True, "wagers": 2, "wagers_equal": True, "hands": 2},
}


def from_hand(decks: int) -> dict[str, object]:
    """Dealt from the hand, of two batches that take turns in a shuffling device."""
    batches = [{"decks": decks, "back": back} for back in ("red", "blue")]
    return {
        "cards": {
            "decks": decks, "cover_cards": 1, "dealing": "hand", "shoe": "none", "shuffler": "automated",
            "batches": batches,
        },
        "variations.dealt-from-the-hand": {"burn_each_round": True},
    }  # fmt: skip


@dataclass(frozen=True)
class OptionalWay:
    """What a filing selects of the optional wagers; ``optional`` are those offered, as the log calls them.

    ``limit`` is the maximum payout of a round in the aggregate, in dollars; ``portion`` the part of the House Money
    payout, in percent, that may be added to the Blackjack Wager, 0 for all of it. ``also`` is what else it says.
    """

    name: str
    decks: int
    seats: int
    optional: tuple[str, ...] = AT_ANY_TABLE
    royal_match: str = "C"
    bet_the_set: str = "C"
    three_card_poker: str = "A"
    any_20: bool = False
    bonuses: bool = False
    limit: int = 0
    limited: tuple[str, ...] = ()
    portion: int = 0
    also: Mapping[str, object] = field(default_factory=dict)
    hole_read: bool = False
    """Whether the source knows cards that are dealt face down."""

    @property
    def switch(self) -> bool:
        """Whether it is Blackjack Switch."""
        return "super-match" in self.optional

    @property
    def filing(self) -> str:
        """The Rules Submission, as YAML."""
        says: dict[str, object] = {"table.positions": self.seats, "cards.decks": self.decks, **self.also}
        if "cards" in self.also:
            del says["cards.decks"]
        if self.optional:
            says["optional_wagers"] = {FILED_AS.get(what, what): self._terms(what) for what in self.optional}
        says["bonuses"] = dict.fromkeys(("crown_treasure", "magic_card", "lucky_player"), self.bonuses)
        if self.limit:
            applies = [FILED_AS.get(what, what) for what in self.limited]
            says["max_payout"] = {"amount": self.limit, "max_wager": 25, "applies_to": applies}
        return way(self.name, says)

    def _terms(self, what: str) -> dict[str, object]:
        """What the filing says of one wager."""
        if what in PROGRESSIVES:
            meter = {"rate": f"{RATE}%", "initial": PROGRESSIVES[what], "reset": PROGRESSIVES[what]}
            return {"any_20": self.any_20, "meter": meter} if what == "bad-beat-progressive" else {"meter": meter}
        selected = {
            "royal-match-21": {"paytable": self.royal_match},
            "bet-the-set-21": {"paytable": self.bet_the_set},
            "three-card-poker": {"paytable": self.three_card_poker},
            "house-money": {"portion": f"{self.portion}%"} if self.portion else {},
        }
        return dict(selected.get(what, {}))


OPTIONAL_WAYS: dict[str, OptionalWay] = {
    one.name: one
    for one in (
        OptionalWay(
            "one-deck", 1, 2, WITH_SET, royal_match="A", bet_the_set="A", any_20=True, bonuses=True,
            also=ONE_BOX | NO_SPLITS,
        ),
        OptionalWay(
            "one-deck-b", 1, 2, WITH_SET, royal_match="B", bet_the_set="A", three_card_poker="B", bonuses=True,
            portion=50, also=ONE_BOX | NO_SPLITS | BY_PLAYER,
        ),
        OptionalWay(
            "from-the-hand", 1, 2, WITH_SET, royal_match="A", bet_the_set="A", bonuses=True, hole_read=True,
            also=ONE_BOX | NO_SPLITS | from_hand(1),
        ),
        OptionalWay(
            "two-from-the-hand", 2, 2, WITH_SET, royal_match="E", bet_the_set="B", three_card_poker="B", hole_read=True,
            also=from_hand(2),
        ),
        OptionalWay("two-decks", 2, 3, WITH_SET, bet_the_set="B", three_card_poker="B", also=LATE),
        OptionalWay("three-decks", 3, 2, royal_match="D", bonuses=True, hole_read=True),
        OptionalWay(
            "four-decks", 4, 3, WITH_SET, royal_match="E", bonuses=True, limit=25_000,
            limited=("twenty-point-bonus", "kings-bounty"), also={"insurance.even_money": True},
        ),
        OptionalWay(
            "five-decks", 5, 2, WITH_SET, bet_the_set="D", any_20=True,
            also={"double_down.card": "down", "wagers.entry_after_shuffle": "prohibited"},
        ),
        OptionalWay(
            "six-decks", 6, 3, WITH_MATCH, royal_match="D", three_card_poker="B", bonuses=True, limit=25_000,
            limited=("kings-bounty",), also=BY_PLAYER | {"surrender.settlement": "after-the-card-reader"},
        ),
        OptionalWay(
            "seven-decks", 7, 3, WITH_SET, royal_match="E", bet_the_set="D", three_card_poker="B", portion=50,
            also={"splitting.additional_splits_of_aces": 2},
        ),
        OptionalWay("eight-decks", 8, 3, WITH_MATCH, bet_the_set="D", bonuses=True, any_20=True),
        OptionalWay("switch-six", 6, 2, AT_SWITCH, also=SWITCH),
        OptionalWay("switch-eight", 8, 2, AT_SWITCH, also={**SWITCH, **BY_PLAYER}),
    )
}  # fmt: skip
"""Of Match-the-Dealer and Super Match there are paytables for six and eight decks, of Bet the Set 21 none for three."""
