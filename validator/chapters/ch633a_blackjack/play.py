"""How Chapter 633a is played: its options, its judges and its rules on rounds, for the blackjack game model."""

from collections.abc import Mapping

from validator.chapters.blackjack.play_due import IN_633A
from validator.chapters.blackjack.play_numbers import set_card_values, set_numbers
from validator.chapters.blackjack.play_odds import set_filed_odds
from validator.chapters.ch633a_blackjack.play_paytables import select_paytables, set_paytables
from validator.chapters.ch633a_blackjack.play_progressives import select_progressives, set_progressives
from validator.chapters.registry import ChapterPlay
from validator.games.blackjack import options as place
from validator.games.blackjack.cards_held import cards_held_pass
from validator.games.blackjack.due import set_due
from validator.games.blackjack.machine import derive
from validator.games.blackjack.passes import passes
from validator.games.blackjack.subject import picture_of, subject_of
from validator.games.blackjack.table_rules import table_rules_pass
from validator.games.cards import CARDS
from validator.games.rounds import options as recorded
from validator.games.rounds.filing_options import set_flag, set_number
from validator.games.rounds.in_force import set_in_force
from validator.games.shoe import options as shoe_place
from validator.games.shoe.filed import set_batches
from validator.law.facts import Facts
from validator.log.vocabulary import WHAT
from validator.submission.typed import TypedFiling

WAGER_NAMES: Mapping[str, str] = {
    "lucky-ladies": "twenty-point-bonus",
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
"""The optional wagers of § 633a.6(e): the filing's key and the log's word."""

_HOUR = 60


def options(filing: TypedFiling | None, facts: Facts) -> list[int]:
    """The options column for rounds under ``filing``; without one, what a filing selects is left unstated."""
    column = [recorded.UNSTATED] * place.OPTIONS
    set_in_force(column, facts.chapter)
    set_due(column, IN_633A)
    _law(column, facts)
    set_filed_odds(column, facts, filing)
    set_paytables(column, facts)
    set_progressives(column, facts)
    if filing is not None:
        _selected(column, filing)
        _by_filing(column, facts)
        select_paytables(column, facts, filing)
        select_progressives(column, facts, filing)
    return column


def _law(column: list[int], facts: Facts) -> None:
    set_card_values(column, facts)
    set_numbers(column, facts)
    column[place.HIGHEST_TOTAL] = facts.number("highest_score")
    column[place.MAIN_WAGER] = WHAT["blackjack"]
    column[place.DEALER_HIGHEST] = facts.number("highest_score")
    column[place.DEALER_STANDS] = facts.number("dealer_draws_until")
    column[place.SEGREGATED_AREA] = 1
    column[place.DEAD_WHERE_HIDDEN] = 0
    column[shoe_place.HAND_DECKS_MAXIMUM] = facts.number("from_the_hand_decks_maximum")
    for at, name in (
        (place.WIN_PAYS, "winning_wager_pays"),
        (place.EVEN_MONEY_PAYS, "even_money_pays"),
        (place.SWITCH_LONG_21_PAYS, "switch_blackjack_pays_against_21"),
    ):
        odds = facts.odds(name)
        column[at], column[at + 1] = odds.numerator, odds.denominator
    for at, name in (
        (place.INSURANCE_SHARE, "insurance_maximum"),
        (place.SURRENDER_SHARE, "surrender_share"),
        (shoe_place.COVER_SHARE, "cover_card_depth_minimum"),
    ):
        column[at], column[at + 1] = facts.fraction(name)
    for at, name in (
        (place.SWITCH_PUSH_TOTAL, "switch_dealer_push_points"),
        (place.SWITCH_PUSH_TO, "switch_player_push_points"),
        (place.SWITCHED_TOTAL, "switched_blackjack_points"),
        (place.SWITCH_LONG_AT, "switch_blackjack_against_points"),
        (place.SWITCH_LONG_OVER, "switch_blackjack_against_cards_more_than"),
    ):
        column[at] = facts.number(name)
    column[shoe_place.CUT_MARGIN] = facts.number("cut_depth_minimum")
    column[shoe_place.CHANGE_MINUTES] = facts.number("card_change_hours") * _HOUR
    column[shoe_place.DECK_CARDS] = CARDS


def _selected(column: list[int], filing: TypedFiling) -> None:
    set_number(column, shoe_place.DECKS, filing, "cards.decks")
    set_number(column, shoe_place.ADJACENT_BOXES, filing, "wagers.adjacent_boxes")
    if filing.has("approvals"):
        column[place.CONTINUOUS_APPROVED] = 1 if filing.has("approvals.continuous_device") else 0
    set_number(column, place.RESPLITS, filing, "splitting.additional_splits")
    set_number(column, place.RESPLIT_ACES, filing, "splitting.additional_splits_of_aces")
    set_flag(column, place.HOLE_CARD_HIDDEN, filing, "table.card_reader.shows", ("blackjack-only",), ("more",))
    set_flag(column, place.EVEN_MONEY_OFFERED, filing, "insurance.even_money", (True,), (False,))
    set_flag(column, shoe_place.DOUBLE_SHOE, filing, "cards.shoe", ("double",), ("single", "none"))
    set_flag(column, shoe_place.FROM_HAND, filing, "cards.dealing", ("hand",), ("shoe",))
    set_flag(
        column,
        shoe_place.CONTINUOUS,
        filing,
        "cards.shuffler",
        ("continuous", "in-shoe"),
        ("manual", "automated", "automated-into-shoe"),
    )
    set_flag(
        column,
        shoe_place.AUTOMATED,
        filing,
        "cards.shuffler",
        ("automated", "automated-into-shoe"),
        ("manual", "continuous", "in-shoe"),
    )
    set_flag(
        column,
        shoe_place.DEVICE_LOADS,
        filing,
        "cards.shuffler",
        ("automated-into-shoe",),
        ("automated", "manual", "continuous", "in-shoe"),
    )
    set_flag(
        column,
        shoe_place.PRESHUFFLED,
        filing,
        "cards.preshuffled",
        ("603a.16(u)", "603a.16(v)"),
        ("no", "otherwise"),
    )
    set_number(column, shoe_place.SIDE_DECKS, filing, "cards.sides.left.decks")
    set_flag(column, place.ENTRY_PROHIBITED, filing, "wagers.entry_after_shuffle", ("prohibited",), ("permitted",))
    set_flag(
        column,
        place.SURRENDER_AT_READER,
        filing,
        "surrender.settlement",
        ("after-the-card-reader",),
        ("wager-on-the-cards",),
    )
    set_flag(
        column,
        place.BLACKJACK_PAID_AT_ONCE,
        filing,
        "dealing.blackjack_paid",
        ("immediately",),
        ("after-the-hole-card",),
    )
    set_flag(column, place.DOUBLE_FACE_DOWN, filing, "double_down.card", ("down",), ("up",))
    set_flag(
        column, place.COLLECT_THEN_PAY, filing, "dealing.settlement_order", ("collect-then-pay",), ("player-by-player",)
    )
    set_batches(column, filing)
    left = filing.value("cards.sides.left.suits")
    if isinstance(left, tuple):
        column[place.RED_FROM_LEFT] = 1 if "hearts" in left else 0
    for key, word in WAGER_NAMES.items():
        column[place.OFFERED + WHAT[word]] = 1 if filing.has(f"optional_wagers.{key}") else 0
    column[place.SWITCH] = 1 if filing.has("variations.blackjack-switch") else 0


def _by_filing(column: list[int], facts: Facts) -> None:
    if column[shoe_place.FROM_HAND] == 1:
        column[shoe_place.CHANGE_MINUTES] = facts.number("card_change_hours_from_the_hand") * _HOUR


PLAY = ChapterPlay(
    chapter="633a",
    machine="blackjack",
    derive=derive,
    passes=passes(cards_held_pass, table_rules_pass),
    options=options,
    subject=subject_of,
    picture=picture_of,
    main_wager="blackjack",
)
