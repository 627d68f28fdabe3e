"""How Chapter 633a is played: its options, its judges and its rules on rounds, for the blackjack game model."""

from collections.abc import Mapping

from validator.chapters.blackjack.play_due import IN_633A
from validator.chapters.blackjack.play_numbers import MINUTES_OF_AN_HOUR, set_card_values, set_numbers
from validator.chapters.blackjack.play_odds import set_filed_odds, set_odds
from validator.chapters.ch633a_blackjack.play_paytables import select_paytables, set_paytables
from validator.chapters.ch633a_blackjack.play_progressives import select_progressives, set_progressives
from validator.chapters.registry import ChapterPlay
from validator.core.engine.option_rows import option_place, unstated
from validator.games.blackjack.cards_held import cards_held_pass
from validator.games.blackjack.due import set_due
from validator.games.blackjack.machine import derive
from validator.games.blackjack.options import Options
from validator.games.blackjack.passes import passes
from validator.games.blackjack.subject import picture_of, subject_of
from validator.games.blackjack.table_rules import table_rules_pass
from validator.games.cards import CARDS
from validator.games.rounds.filing_options import set_flag, set_number
from validator.games.rounds.in_force import set_in_force
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


def options(filing: TypedFiling | None, facts: Facts) -> list[int]:
    """The options column for rounds under ``filing``; without one, what a filing selects is left unstated."""
    asked = unstated(Options)
    set_in_force(asked, facts.chapter)
    set_due(asked, IN_633A)
    _law(asked, facts)
    set_filed_odds(asked, facts, filing)
    set_paytables(asked, facts)
    set_progressives(asked, facts)
    if filing is not None:
        _selected(asked, filing)
        _by_filing(asked, facts)
        select_paytables(asked, facts, filing)
        select_progressives(asked, facts, filing)
    return asked.integers


def _law(asked: Options, facts: Facts) -> None:
    set_card_values(asked, facts)
    set_numbers(asked, facts)
    asked.main_wager = WHAT["blackjack"]
    asked.dealer_highest = facts.number("highest_score")
    asked.segregated_area = 1
    asked.dead_where_hidden = 0
    asked.hand_decks_maximum = facts.number("from_the_hand_decks_maximum")
    set_odds(asked, option_place(Options.even_money_pays), facts.odds("even_money_pays"))
    set_odds(asked, option_place(Options.switch_long_21_pays), facts.odds("switch_blackjack_pays_against_21"))
    asked.switch_push_total = facts.number("switch_dealer_push_points")
    asked.switch_push_to = facts.number("switch_player_push_points")
    asked.switched_total = facts.number("switched_blackjack_points")
    asked.switch_long_at = facts.number("switch_blackjack_against_points")
    asked.switch_long_over = facts.number("switch_blackjack_against_cards_more_than")
    asked.deck_cards = CARDS


def _selected(asked: Options, filing: TypedFiling) -> None:
    set_number(asked, Options.decks, filing, "cards.decks")
    set_number(asked, Options.adjacent_boxes, filing, "wagers.adjacent_boxes")
    if filing.has("approvals"):
        asked.continuous_approved = 1 if filing.has("approvals.continuous_device") else 0
    set_number(asked, Options.resplits, filing, "splitting.additional_splits")
    set_number(asked, Options.resplit_aces, filing, "splitting.additional_splits_of_aces")
    set_flag(asked, Options.hole_card_hidden, filing, "table.card_reader.shows", ("blackjack-only",), ("more",))
    set_flag(asked, Options.even_money_offered, filing, "insurance.even_money", (True,), (False,))
    set_flag(asked, Options.double_shoe, filing, "cards.shoe", ("double",), ("single", "none"))
    set_flag(asked, Options.from_hand, filing, "cards.dealing", ("hand",), ("shoe",))
    set_flag(
        asked,
        Options.continuous,
        filing,
        "cards.shuffler",
        ("continuous", "in-shoe"),
        ("manual", "automated", "automated-into-shoe"),
    )
    set_flag(
        asked,
        Options.automated,
        filing,
        "cards.shuffler",
        ("automated", "automated-into-shoe"),
        ("manual", "continuous", "in-shoe"),
    )
    set_flag(
        asked,
        Options.device_loads,
        filing,
        "cards.shuffler",
        ("automated-into-shoe",),
        ("automated", "manual", "continuous", "in-shoe"),
    )
    set_flag(
        asked,
        Options.preshuffled,
        filing,
        "cards.preshuffled",
        ("603a.16(u)", "603a.16(v)"),
        ("no", "otherwise"),
    )
    set_number(asked, Options.side_decks, filing, "cards.sides.left.decks")
    set_flag(asked, Options.entry_prohibited, filing, "wagers.entry_after_shuffle", ("prohibited",), ("permitted",))
    set_flag(
        asked,
        Options.surrender_at_reader,
        filing,
        "surrender.settlement",
        ("after-the-card-reader",),
        ("wager-on-the-cards",),
    )
    set_flag(
        asked,
        Options.blackjack_paid_at_once,
        filing,
        "dealing.blackjack_paid",
        ("immediately",),
        ("after-the-hole-card",),
    )
    set_flag(asked, Options.double_face_down, filing, "double_down.card", ("down",), ("up",))
    set_flag(
        asked,
        Options.collect_then_pay,
        filing,
        "dealing.settlement_order",
        ("collect-then-pay",),
        ("player-by-player",),
    )
    set_batches(asked, filing)
    left = filing.value("cards.sides.left.suits")
    if isinstance(left, tuple):
        asked.red_from_left = 1 if "hearts" in left else 0
    for key, word in WAGER_NAMES.items():
        asked.offered[WHAT[word]] = 1 if filing.has(f"optional_wagers.{key}") else 0
    asked.switch = 1 if filing.has("variations.blackjack-switch") else 0


def _by_filing(asked: Options, facts: Facts) -> None:
    if asked.from_hand == 1:
        asked.change_minutes = facts.number("card_change_hours_from_the_hand") * MINUTES_OF_AN_HOUR


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
