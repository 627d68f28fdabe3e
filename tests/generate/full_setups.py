"""Games with optional wagers: one setup for each number of decks and each choice of paytables."""

from dataclasses import dataclass

from tests.generate.setups import Setup

FILED_AS = {
    "twenty-point-bonus": "lucky-ladies",
    "match-the-dealer": "match-the-dealer",
    "in-between": "in-between",
    "royal-match-21": "royal-match-21",
    "bet-the-set-21": "bet-the-set-21",
    "kings-bounty": "kings-bounty",
    "super-match": "super-match",
    "bad-beat-progressive": "bad-beat-progressive",
    "three-card-poker": "three-card-poker",
    "hit-and-run-progressive": "hit-and-run-progressive",
    "straight-jack-progressive": "straight-jack-progressive",
    "house-money": "house-money",
}
"""The optional wagers as the log calls them, and as a filing does."""

PROGRESSIVES = ("bad-beat-progressive", "hit-and-run-progressive", "straight-jack-progressive")
RESET = {"bad-beat-progressive": 5_000, "hit-and-run-progressive": 1_000, "straight-jack-progressive": 5_000}
"""Dollars on a meter at first and once it is won (633a.13(j)(2), (l)(2) and (m)(2))."""

RATE = 1
"""Part of a wager that goes to its meter, in percent."""

AT_ANY_TABLE = tuple(what for what in FILED_AS if what not in ("match-the-dealer", "bet-the-set-21", "super-match"))


@dataclass(frozen=True)
class FullSetup(Setup):
    """What a filing selects of the optional wagers; ``optional`` are those offered, as the log calls them.

    ``limit`` is the maximum payout of a round in the aggregate, in dollars; ``portion`` the part of the House Money
    payout, in percent, that may be added to the Blackjack Wager, 0 for all of it.
    """

    optional: tuple[str, ...] = AT_ANY_TABLE
    royal_match: str = "C"
    bet_the_set: str = "C"
    three_card_poker: str = "A"
    any_20: bool = False
    bonuses: bool = False
    limit: int = 0
    limited: tuple[str, ...] = ()
    portion: int = 0
    most_beside: int = 2_500
    """Cents of the largest optional wager."""
    switch: bool = False
    from_hand: bool = False

    @property
    def filing(self) -> str:
        """The Rules Submission, as YAML."""
        text = super().filing
        if self.switch:
            text = text.replace(
                "surrender: {offered: true, settlement: wager-on-the-cards}", "surrender: {offered: false}"
            )
            text += (
                "variations: {blackjack-switch: {table_designated: true, wagers: 2, wagers_equal: true, hands: 2}}\n"
            )
        if self.from_hand:
            batches = f"batches: [{{decks: {self.decks}, back: red}}, {{decks: {self.decks}, back: blue}}]"
            text = text.replace(
                "dealing: shoe, shoe: single, shuffler: manual",
                f"dealing: hand, shoe: none, shuffler: automated, {batches}",
            )
            text += "variations: {dealt-from-the-hand: {burn_each_round: true}}\n"
        lines = ["optional_wagers:"] if self.optional else []
        for what in self.optional:
            lines.append(f"  {FILED_AS[what]}: {{{self._terms(what)}}}")
        offered = str(self.bonuses).lower()
        lines.append(f"bonuses: {{crown_treasure: {offered}, magic_card: {offered}, lucky_player: {offered}}}")
        if self.limit:
            applies = ", ".join(FILED_AS[what] for what in self.limited)
            lines.append(
                f"max_payout: {{amount: {self.limit}, max_wager: {self.most_beside // 100}, applies_to: [{applies}]}}"
            )
        return text + "\n".join(lines) + "\n"

    def _terms(self, what: str) -> str:
        """What the filing says of one wager."""
        terms = {
            "royal-match-21": f"paytable: {self.royal_match}",
            "bet-the-set-21": f"paytable: {self.bet_the_set}",
            "three-card-poker": f"paytable: {self.three_card_poker}",
            "house-money": f"portion: {self.portion}%" if self.portion else "",
        }
        if what in PROGRESSIVES:
            twenty = f"any_20: {str(self.any_20).lower()}, " if what == "bad-beat-progressive" else ""
            return f"{twenty}meter: {{rate: {RATE}%, initial: {RESET[what]}, reset: {RESET[what]}}}"
        return terms.get(what, "")


WITH_SET = (*AT_ANY_TABLE, "bet-the-set-21")
WITH_MATCH = (*WITH_SET, "match-the-dealer")

FULL_SETUPS: dict[str, FullSetup] = {
    setup.name: setup
    for setup in (
        FullSetup(
            "one-deck", decks=1, seats=2, adjacent_boxes=1, additional_splits=0,
            optional=WITH_SET, royal_match="A", bet_the_set="A", any_20=True, bonuses=True,
        ),
        FullSetup(
            "one-deck-b", decks=1, seats=2, adjacent_boxes=1, additional_splits=0, collect_then_pay=False,
            optional=WITH_SET, royal_match="B", bet_the_set="A", three_card_poker="B", bonuses=True, portion=50,
        ),
        FullSetup(
            "from-the-hand", decks=1, seats=2, adjacent_boxes=1, additional_splits=0, optional=WITH_SET, royal_match="A",
            bet_the_set="A", bonuses=True, from_hand=True, hole_read=True,
        ),
        FullSetup(
            "two-from-the-hand", decks=2, seats=2, optional=WITH_SET, royal_match="E", bet_the_set="B",
            three_card_poker="B", from_hand=True, hole_read=True,
        ),
        FullSetup(
            "two-decks", decks=2, seats=3, optional=WITH_SET, royal_match="C", bet_the_set="B", three_card_poker="B",
            blackjack_at_once=False,
        ),
        FullSetup("three-decks", decks=3, seats=2, royal_match="D", bonuses=True, hole_read=True),
        FullSetup(
            "four-decks", decks=4, seats=3, optional=WITH_SET, royal_match="E", bet_the_set="C", bonuses=True,
            even_money=True, limit=25_000, limited=("twenty-point-bonus", "kings-bounty"),
        ),
        FullSetup(
            "five-decks", decks=5, seats=2, optional=WITH_SET, royal_match="C", bet_the_set="D", any_20=True,
            double_face_down=True, entry_prohibited=True,
        ),
        FullSetup(
            "six-decks", decks=6, seats=3, optional=WITH_MATCH, royal_match="D", bet_the_set="C", three_card_poker="B",
            bonuses=True, limit=25_000, limited=("kings-bounty",), collect_then_pay=False, surrender_at_reader=True,
        ),
        FullSetup(
            "seven-decks", decks=7, seats=3, optional=WITH_SET, royal_match="E", bet_the_set="D", three_card_poker="B",
            portion=50, additional_splits_of_aces=2,
        ),
        FullSetup(
            "eight-decks", decks=8, seats=3, optional=WITH_MATCH, royal_match="C", bet_the_set="D", bonuses=True,
            any_20=True,
        ),
        FullSetup(
            "switch-six", decks=6, seats=2, adjacent_boxes=1, optional=("super-match", "hit-and-run-progressive"),
            switch=True, blackjack_at_once=False,
        ),
        FullSetup(
            "switch-eight", decks=8, seats=2, adjacent_boxes=1, optional=("super-match", "hit-and-run-progressive"),
            switch=True, blackjack_at_once=False, collect_then_pay=False,
        ),
    )
}  # fmt: skip
"""Of Match-the-Dealer and Super Match there are paytables for six and eight decks, of Bet the Set 21 none for three."""
