"""What the law and a filing tell the blackjack game model of a chapter on Free Bet Blackjack."""

from collections.abc import Sequence

from validator.chapters.blackjack.play_numbers import set_card_values, set_numbers
from validator.core.odds import Odds
from validator.games.blackjack import options as place
from validator.games.blackjack.optional import NO_PAYTABLE
from validator.games.blackjack.optional_wagers import UNNAMED
from validator.games.cards import CARDS
from validator.games.rounds import options as recorded
from validator.games.rounds.filing_options import set_flag, set_number
from validator.games.shoe import options as shoe_place
from validator.games.shoe.filed import set_batches
from validator.law.facts import Facts, Item, Paytable
from validator.log.vocabulary import WHAT
from validator.submission.filing import ABSENT
from validator.submission.typed import TypedFiling

HOUR = 60
"""Minutes."""
OPTIONAL_WAGERS = frozenset(
    (
        *("twenty-point-bonus", "match-the-dealer", "in-between", "royal-match-21", "bet-the-set-21", "kings-bounty"),
        *("super-match", "bad-beat-progressive", "three-card-poker", "hit-and-run-progressive"),
        *("straight-jack-progressive", "house-money", "push-22"),
    )
)
"""The log's words for the optional wagers of all games of blackjack."""
PUSH_22_ROWS = (
    ("same-suit-22", place.PUSH_22_PAYS),
    ("same-color-22", place.PUSH_22_COLOR_PAYS),
    ("other-22", place.PUSH_22_OTHER_PAYS),
)
"""The rows of its paytables, and where the judges look for them."""


def set_free_bet_law(column: list[int], facts: Facts) -> None:
    """Enter the numbers and odds that the chapter fixes."""
    set_card_values(column, facts)
    set_numbers(column, facts)
    column[place.HIGHEST_TOTAL] = facts.number("highest_score")
    column[place.MAIN_WAGER] = WHAT["blackjack"]
    column[place.DEALER_HIGHEST] = facts.number("highest_score")
    column[place.DEALER_STANDS] = facts.number("dealer_draws_until")
    column[place.DEALER_PUSH_TOTAL] = facts.number("dealer_push_points")
    column[place.SPLIT_HANDS_MAXIMUM] = facts.number("split_hands_maximum")
    totals = sorted(int(item.id) for item in _items(facts, "free_double_down_on"))
    column[place.FREE_DOUBLE_LOWEST], column[place.FREE_DOUBLE_HIGHEST] = totals[0], totals[-1]
    set_odds(column, place.WIN_PAYS, facts.odds("winning_wager_pays"))
    for at, name in (
        (place.INSURANCE_SHARE, "insurance_maximum"),
        (shoe_place.COVER_SHARE, "cover_card_depth_minimum"),
    ):
        column[at], column[at + 1] = facts.fraction(name)
    column[shoe_place.CUT_MARGIN] = facts.number("cut_depth_minimum")
    column[shoe_place.CHANGE_MINUTES] = facts.number("card_change_hours") * HOUR
    column[shoe_place.DECK_CARDS] = CARDS
    named = {item.id for item in _items(facts, "optional_wagers")}
    for word in OPTIONAL_WAGERS - named:
        column[place.OFFERED + WHAT[word]] = UNNAMED
    for at in (
        place.FREE_BETS,
        place.BLACKJACK_ENDS_ROUND,
        place.BLACKJACK_IN_TURN_ONLY,
        place.BLACKJACK_PAID_AT_ONCE,
        place.COLLECTED_IN_SEAT_ORDER,
    ):
        column[at] = 1
    for at in (place.SWITCH, place.DOUBLE_FACE_DOWN, shoe_place.DOUBLE_SHOE, shoe_place.FROM_HAND):
        column[at] = 0


def set_free_bet_filing(column: list[int], facts: Facts, filing: TypedFiling) -> None:
    """Enter what the filing selects."""
    set_number(column, shoe_place.DECKS, filing, "cards.decks")
    set_number(column, shoe_place.ADJACENT_BOXES, filing, "wagers.adjacent_boxes")
    shuffler = "cards.shuffler"
    by_hand, loads = ("manual",), ("automated-into-shoe",)
    never_ends, batchwise = ("continuous", "in-shoe"), ("automated", "automated-into-shoe")
    set_flag(column, shoe_place.CONTINUOUS, filing, shuffler, never_ends, (*by_hand, *batchwise))
    set_flag(column, shoe_place.AUTOMATED, filing, shuffler, batchwise, (*by_hand, *never_ends))
    set_flag(column, shoe_place.DEVICE_LOADS, filing, shuffler, loads, ("automated", *by_hand, *never_ends))
    set_flag(
        column,
        shoe_place.PRESHUFFLED,
        filing,
        "cards.preshuffled",
        ("603a.16(u)", "603a.16(v)"),
        ("no", "otherwise"),
    )
    set_flag(column, place.ENTRY_PROHIBITED, filing, "wagers.entry_after_shuffle", ("prohibited",), ("permitted",))
    set_flag(
        column, place.COLLECT_THEN_PAY, filing, "dealing.settlement_order", ("collect-then-pay",), ("player-by-player",)
    )
    set_batches(column, filing)
    if filing.has("approvals"):
        column[place.CONTINUOUS_APPROVED] = 1 if filing.has("approvals.continuous_device") else 0
    for item in _items(facts, "optional_wagers"):
        column[place.OFFERED + WHAT[item.id]] = 1 if filing.has(f"optional_wagers.{item.id}") else 0
        set_paytable(column, facts, filing, item.id)


def set_paytable(column: list[int], facts: Facts, filing: TypedFiling, wager: str) -> None:
    """Enter the paytable of the Push 22 Wager that the filing selects by its letter."""
    if not filing.has(f"optional_wagers.{wager}"):
        return
    letter = filing.value(f"optional_wagers.{wager}.paytable")
    for table in facts.paytables(wager):
        if table.name == letter:
            column[place.PUSH_22_TABLE] = 0
            set_rows(column, table)
            return
    if letter is ABSENT or isinstance(letter, str):
        column[place.PUSH_22_TABLE] = NO_PAYTABLE


def set_rows(column: list[int], table: Paytable) -> None:
    """Enter the odds of a paytable of the Push 22 Wager."""
    for row, at in PUSH_22_ROWS:
        odds = table.pays(row)
        if isinstance(odds, Odds):
            set_odds(column, at, odds)


def set_odds(column: list[int], at: int, odds: Odds) -> None:
    """Enter winnings per stake in two places."""
    column[at], column[at + 1] = odds.numerator, odds.denominator


def unstated_options() -> list[int]:
    """A column in which nothing is stated."""
    return [recorded.UNSTATED] * place.OPTIONS


def _items(facts: Facts, name: str) -> Sequence[Item]:
    value = facts[name].value
    return [item for item in value if isinstance(item, Item)] if isinstance(value, tuple) else []
