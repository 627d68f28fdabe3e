"""What the law and a filing tell the blackjack game model of a chapter on Free Bet Blackjack."""

from collections.abc import Sequence

from validator.chapters.blackjack.play_numbers import set_card_values, set_numbers
from validator.chapters.blackjack.play_odds import set_odds
from validator.core.engine.option_rows import option_place
from validator.core.odds import Odds
from validator.games.blackjack.optional import NO_PAYTABLE
from validator.games.blackjack.optional_wagers import UNNAMED
from validator.games.blackjack.options import Options
from validator.games.cards import CARDS
from validator.games.rounds.filing_options import set_flag, set_number
from validator.games.shoe.filed import set_batches
from validator.law.facts import Facts, Item, Paytable
from validator.log.vocabulary import WHAT
from validator.submission.filing import ABSENT
from validator.submission.typed import TypedFiling

OPTIONAL_WAGERS = frozenset(
    (
        *("twenty-point-bonus", "match-the-dealer", "in-between", "royal-match-21", "bet-the-set-21", "kings-bounty"),
        *("super-match", "bad-beat-progressive", "three-card-poker", "hit-and-run-progressive"),
        *("straight-jack-progressive", "house-money", "push-22"),
    )
)
"""The log's words for the optional wagers of all games of blackjack."""
PUSH_22_ROWS = (
    ("same-suit-22", option_place(Options.push_22_pays)),
    ("same-color-22", option_place(Options.push_22_color_pays)),
    ("other-22", option_place(Options.push_22_other_pays)),
)
"""The rows of its paytables, and where the judges look for them."""


def set_free_bet_law(asked: Options, facts: Facts) -> None:
    """Enter the numbers and odds that the chapter fixes."""
    set_card_values(asked, facts)
    set_numbers(asked, facts)
    asked.main_wager = WHAT["blackjack"]
    asked.dealer_highest = facts.number("highest_score")
    asked.dealer_push_total = facts.number("dealer_push_points")
    asked.split_hands_maximum = facts.number("split_hands_maximum")
    totals = sorted(int(item.id) for item in _items(facts, "free_double_down_on"))
    asked.free_double_lowest, asked.free_double_highest = totals[0], totals[-1]
    asked.deck_cards = CARDS
    named = {item.id for item in _items(facts, "optional_wagers")}
    for word in OPTIONAL_WAGERS - named:
        asked.offered[WHAT[word]] = UNNAMED
    asked.free_bets = 1
    asked.blackjack_ends_round = 1
    asked.blackjack_in_turn_only = 1
    asked.blackjack_paid_at_once = 1
    asked.collected_in_seat_order = 1
    asked.switch = 0
    asked.double_face_down = 0
    asked.double_shoe = 0
    asked.from_hand = 0


def set_free_bet_filing(asked: Options, facts: Facts, filing: TypedFiling) -> None:
    """Enter what the filing selects."""
    set_number(asked, Options.decks, filing, "cards.decks")
    set_number(asked, Options.adjacent_boxes, filing, "wagers.adjacent_boxes")
    shuffler = "cards.shuffler"
    by_hand, loads = ("manual",), ("automated-into-shoe",)
    never_ends, batchwise = ("continuous", "in-shoe"), ("automated", "automated-into-shoe")
    set_flag(asked, Options.continuous, filing, shuffler, never_ends, (*by_hand, *batchwise))
    set_flag(asked, Options.automated, filing, shuffler, batchwise, (*by_hand, *never_ends))
    set_flag(asked, Options.device_loads, filing, shuffler, loads, ("automated", *by_hand, *never_ends))
    set_flag(
        asked,
        Options.preshuffled,
        filing,
        "cards.preshuffled",
        ("603a.16(u)", "603a.16(v)"),
        ("no", "otherwise"),
    )
    set_flag(asked, Options.entry_prohibited, filing, "wagers.entry_after_shuffle", ("prohibited",), ("permitted",))
    set_flag(
        asked,
        Options.collect_then_pay,
        filing,
        "dealing.settlement_order",
        ("collect-then-pay",),
        ("player-by-player",),
    )
    set_batches(asked, filing)
    if filing.has("approvals"):
        asked.continuous_approved = 1 if filing.has("approvals.continuous_device") else 0
    for item in _items(facts, "optional_wagers"):
        asked.offered[WHAT[item.id]] = 1 if filing.has(f"optional_wagers.{item.id}") else 0
        set_paytable(asked, facts, filing, item.id)


def set_paytable(asked: Options, facts: Facts, filing: TypedFiling, wager: str) -> None:
    """Enter the paytable of the Push 22 Wager that the filing selects by its letter."""
    if not filing.has(f"optional_wagers.{wager}"):
        return
    letter = filing.value(f"optional_wagers.{wager}.paytable")
    for table in facts.paytables(wager):
        if table.name == letter:
            asked.push_22_table = 0
            set_rows(asked, table)
            return
    if letter is ABSENT or isinstance(letter, str):
        asked.push_22_table = NO_PAYTABLE


def set_rows(asked: Options, table: Paytable) -> None:
    """Enter the odds of a paytable of the Push 22 Wager."""
    for row, at in PUSH_22_ROWS:
        odds = table.pays(row)
        if isinstance(odds, Odds):
            set_odds(asked, at, odds)


def _items(facts: Facts, name: str) -> Sequence[Item]:
    value = facts[name].value
    return [item for item in value if isinstance(item, Item)] if isinstance(value, tuple) else []
