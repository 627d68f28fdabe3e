"""How Chapter 685a is played: its options, its judges and its rules on rounds, for the blackjack game model."""

from validator.chapters.blackjack.play_due import IN_685A
from validator.chapters.blackjack.play_free_bet_options import set_odds
from validator.chapters.blackjack.play_numbers import set_card_values, set_numbers
from validator.chapters.blackjack.play_odds import set_filed_odds
from validator.chapters.registry import ChapterPlay
from validator.core.odds import Odds
from validator.games.blackjack import options as place
from validator.games.blackjack.cards_held import cards_held_pass
from validator.games.blackjack.dealers_22 import dealers_22_pass
from validator.games.blackjack.dealers_draws import dealers_draws_pass
from validator.games.blackjack.down_under import down_under_pass
from validator.games.blackjack.due import set_due
from validator.games.blackjack.machine import derive
from validator.games.blackjack.masque import LARGE, MEDIUM, SMALL
from validator.games.blackjack.masque_reader import masque_reader_pass
from validator.games.blackjack.optional import NO_PAYTABLE
from validator.games.blackjack.optional_wagers import UNNAMED
from validator.games.blackjack.passes import passes
from validator.games.blackjack.subject import picture_of, subject_of
from validator.games.blackjack.table_rules import table_rules_pass
from validator.games.blackjack.wrong_range import wrong_range_pass
from validator.games.rounds import options as recorded
from validator.games.rounds.filing_options import set_flag, set_number
from validator.games.rounds.in_force import set_in_force
from validator.games.shoe import options as shoe_place
from validator.games.shoe.filed import set_batches
from validator.law.facts import Facts
from validator.log.cards import RANKS
from validator.log.vocabulary import WHAT
from validator.submission.typed import TypedFiling

_HOUR = 60

RANKS_BY_NAME = {
    "ace": RANKS.index("A"),
    "jack": RANKS.index("J"),
    "queen": RANKS.index("Q"),
    "king": RANKS.index("K"),
    **{rank: number for number, rank in enumerate(RANKS) if rank.isdigit()},
}
"""The place of each rank of the law's lists among the ranks of a suit."""

MATCH_ROWS = ("matching-card-of-the-same-suit", "matching-card-of-a-different-suit")


def options(filing: TypedFiling | None, facts: Facts) -> list[int]:
    """The options column for rounds under ``filing``; without one, what a filing selects is left unstated."""
    column = [recorded.UNSTATED] * place.OPTIONS
    set_in_force(column, facts.chapter)
    set_due(column, IN_685A)
    _law(column, facts)
    set_filed_odds(column, facts, filing)
    _ways(column)
    if filing is not None:
        _selected(column, filing)
        _match_the_dealer(column, facts, filing)
    return column


def _law(column: list[int], facts: Facts) -> None:
    set_card_values(column, facts)
    set_numbers(column, facts)
    column[place.HIGHEST_TOTAL] = facts.number("highest_score")
    column[place.MAIN_WAGER] = WHAT["bet"]
    column[place.DEALER_HIGHEST] = facts.number("dealer_highest_score")
    column[place.DEALER_STANDS] = facts.number("dealer_draws_until")
    column[place.DEALER_PUSH_TOTAL] = facts.number("dealer_push_points")
    further = facts.number("split_hands_maximum") - facts.number("split_hands")
    column[place.RESPLITS] = min(facts.number("splits_maximum") - 1, further)
    for at, name in (
        (place.SPLIT_ACES_CARDS, "split_aces_cards"),
        (place.PUSH_LARGE_CARDS, "dealer_push_paid_large_cards"),
        (place.PUSH_PAID_AT, "dealer_push_paid_points"),
        (place.SETTLES_UNLESS_AT, "dealer_settles_if_not_points"),
        (place.WINS_IF_DEALER_OVER_TO, "player_wins_when_dealer_over_at_most"),
    ):
        column[at] = facts.number(name)
    set_odds(column, place.WIN_PAYS, facts.odds("winning_wager_pays"))
    for at, name in (
        (place.INSURANCE_SHARE, "insurance_maximum"),
        (shoe_place.COVER_SHARE, "cover_card_depth_minimum"),
    ):
        column[at], column[at + 1] = facts.fraction(name)
    for name, range_ in (("small_range", SMALL), ("medium_range", MEDIUM), ("large_range", LARGE)):
        for item in facts.listing(name):
            column[place.RANGE_OF + RANKS_BY_NAME[item.id]] = range_
    column[place.SEGREGATED_AREA] = 0
    column[shoe_place.DECKS_PERMITTED] = sum(1 << int(item.id) for item in facts.listing("decks_permitted"))
    column[shoe_place.CUT_MARGIN] = facts.number("cut_depth_minimum")
    column[shoe_place.CHANGE_MINUTES] = facts.number("card_change_hours") * _HOUR
    column[shoe_place.DECK_CARDS] = facts.number("cards_per_deck")
    named = {item.id for item in facts.listing("optional_wagers")}
    for word, code in WHAT.items():
        if word not in named:
            column[place.OFFERED + code] = UNNAMED


def _ways(column: list[int]) -> None:
    for at in (
        place.BLACKJACK_PAID_AT_ONCE,
        place.BLACKJACK_IN_TURN_ONLY,
        place.BLACKJACK_ENDS_ROUND,
        place.NO_SURRENDER,
        place.COLLECTED_IN_SEAT_ORDER,
        place.RANGE_READER,
        place.DEALER_DRAWS_ALWAYS,
        shoe_place.PRESHUFFLED_SPREAD,
        shoe_place.IDLE_OPENED_ANEW,
    ):
        column[at] = 1
    for at in (place.SWITCH, place.DOUBLE_FACE_DOWN, shoe_place.DOUBLE_SHOE, shoe_place.FROM_HAND):
        column[at] = 0


def _selected(column: list[int], filing: TypedFiling) -> None:
    set_number(column, shoe_place.DECKS, filing, "cards.decks")
    set_number(column, shoe_place.ADJACENT_BOXES, filing, "wagers.adjacent_boxes")
    if filing.has("approvals"):
        column[place.CONTINUOUS_APPROVED] = 1 if filing.has("approvals.continuous_device") else 0
    shuffler = "cards.shuffler"
    by_hand, loads = ("manual",), ("automated-into-shoe",)
    never_ends, batchwise = ("continuous", "in-shoe"), ("automated", "automated-into-shoe")
    set_flag(column, shoe_place.CONTINUOUS, filing, shuffler, never_ends, (*by_hand, *batchwise))
    set_flag(column, shoe_place.AUTOMATED, filing, shuffler, batchwise, (*by_hand, *never_ends))
    set_flag(column, shoe_place.DEVICE_LOADS, filing, shuffler, loads, ("automated", *by_hand, *never_ends))
    preshuffled = ("603a.16(u)", "603a.16(v)")
    set_flag(column, shoe_place.PRESHUFFLED, filing, "cards.preshuffled", preshuffled, ("no", "otherwise"))
    set_flag(column, place.ENTRY_PROHIBITED, filing, "wagers.entry_after_shuffle", ("prohibited",), ("permitted",))
    set_flag(
        column, place.COLLECT_THEN_PAY, filing, "dealing.settlement_order", ("collect-then-pay",), ("player-by-player",)
    )
    set_batches(column, filing)


def _match_the_dealer(column: list[int], facts: Facts, filing: TypedFiling) -> None:
    wager = "match-the-dealer"
    column[place.OFFERED + WHAT[wager]] = 1 if filing.has(f"optional_wagers.{wager}") else 0
    if column[shoe_place.DECKS] == recorded.UNSTATED:
        return
    column[place.MATCH_TABLE] = NO_PAYTABLE
    for number, table in enumerate(facts.paytables(wager)):
        if table.decks.allows(column[shoe_place.DECKS]):
            column[place.MATCH_TABLE] = number
            for at, row in zip((place.MATCH_SUITED_PAYS, place.MATCH_UNSUITED_PAYS), MATCH_ROWS, strict=True):
                odds = table.pays(row)
                if isinstance(odds, Odds):
                    set_odds(column, at, odds)


PLAY = ChapterPlay(
    chapter="685a",
    machine="blackjack",
    derive=derive,
    passes=passes(
        cards_held_pass,
        masque_reader_pass,
        down_under_pass,
        dealers_draws_pass,
        dealers_22_pass,
        wrong_range_pass,
        table_rules_pass,
    ),
    options=options,
    subject=subject_of,
    picture=picture_of,
    main_wager="bet",
)
