"""Fills baccarat's options: the law's numbers from the facts, the choices from the filing."""

from typing import Final

from validator.core.engine.option_rows import UNSTATED, option_place, unstated
from validator.core.odds import Odds
from validator.games.baccarat.options import (
    BANKER_COLUMNS,
    DEALT_FACE_DOWN,
    DEALT_FACE_UP,
    DEALT_TO_PLAYERS,
    POINT_COUNTS,
    Options,
)
from validator.games.cards import CARDS
from validator.games.rounds.filing_options import set_flag, set_number
from validator.games.rounds.in_force import set_in_force
from validator.games.rounds.positions import set_positions
from validator.games.shoe.filed import set_batches
from validator.law.facts import Facts
from validator.log.codes import PLACE_BUCKET, PLACE_RACK
from validator.submission.typed import TypedFiling

RANKS: Final = ("ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king")
"""The ranks by the names that the lists of the facts use."""
HUNDREDTHS: Final = 100
"""Hundredths of a percent in a percent; and cents in a dollar."""
MINUTES: Final = 60
"""Minutes of an hour."""


def started() -> Options:
    """Options of which nothing is stated."""
    return unstated(Options)


def set_values(asked: Options, facts: Facts) -> None:
    """The values of the cards, in a hand and as the first card of a shoe.

    Raises ValueError where there are more Point Counts than the options have room for.
    """
    zero = {item.id for item in facts.listing("zero_cards")}
    ten = {item.id for item in facts.listing("burn_ten_cards")}
    lowest = facts.number("number_card_lowest")
    for number, rank in enumerate(RANKS):
        own = lowest + number - 1
        face = own > facts.number("number_card_highest")
        asked.card_value[number] = facts.number("zero_card_value") if face or rank in zero else own
        asked.face_value[number] = facts.number("burn_ten_value") if face or rank in ten else own
    asked.card_value[0] = facts.number("ace_value")
    asked.face_value[0] = facts.number("burn_ace_value")
    asked.points = facts.number("point_count_highest") - facts.number("point_count_lowest") + 1
    if asked.points > POINT_COUNTS:
        raise ValueError(f"room for {POINT_COUNTS} Point Counts, the law has {asked.points}")


def set_third_cards(asked: Options, facts: Facts) -> None:
    """When each hand draws a third card: the words of the law and its table as one table for the Banker's Hand."""
    for at, name in (
        (option_place(Options.natural), "natural_lowest"),
        (option_place(Options.natural_highest), "natural_highest"),
        (option_place(Options.player_stays), "player_stays_from"),
        (option_place(Options.player_draws_below), "player_draws_below"),
        (option_place(Options.player_third_from), "players_third_card_points_lowest"),
        (option_place(Options.player_third_to), "players_third_card_points_highest"),
        (option_place(Options.banker_third_from), "bankers_third_card_points_lowest"),
        (option_place(Options.banker_third_to), "bankers_third_card_points_highest"),
    ):
        asked[at] = facts.number(name)
    grid = facts.grid("banker_third_card_table")
    draw = facts.text("table_draw")
    alone = facts.number("banker_draws_to_without_a_third_card")
    below = facts.number("banker_draws_below")
    for points in range(asked.points):
        start = points * BANKER_COLUMNS
        natural = points >= asked.natural
        asked.banker_draws[start] = 1 if points <= alone and not natural else 0
        for value in range(BANKER_COLUMNS - 1):
            drawn = grid.at(points, value) == draw if points in grid.rows else points < below
            asked.banker_draws[start + 1 + value] = 1 if drawn else 0


def set_settlement(asked: Options, facts: Facts) -> None:
    """The odds of the three wagers and the rates of vigorish; the coins it is rounded to are the chapter's own."""
    for at, name in (
        (option_place(Options.player_pays), "player_wager_pays"),
        (option_place(Options.banker_pays), "banker_wager_pays"),
        (option_place(Options.tie_least), "tie_bet_pays"),
    ):
        odds = facts.odds(name)
        asked[at], asked[at + 1] = odds.numerator, odds.denominator
    asked.rate_whole = HUNDREDTHS * HUNDREDTHS
    rates = sorted(int(item.id) for item in facts.listing("vigorish_percents"))
    asked.low_rate, asked.high_rate = (rate * HUNDREDTHS for rate in (rates[0], rates[-1]))
    asked.rounding_within = HUNDREDTHS


def set_shoe(asked: Options, facts: Facts) -> None:
    """Cards of a deck, the cut, the cover card, the last hand and what is discarded beside an error."""
    asked.deck_cards = CARDS
    asked.cut_margin = facts.number("cut_depth_minimum")
    asked.cover_depth = facts.number("cover_card_depth_minimum")
    asked.hands_after_cover = facts.number("hands_after_the_last_hand_call")
    asked.one_more_hand = 1
    asked.beside_error = facts.number("disclosed_error_additional_cards")


def set_law(asked: Options, facts: Facts) -> None:
    """All that the three chapters state under the same names."""
    set_values(asked, facts)
    set_third_cards(asked, facts)
    set_settlement(asked, facts)
    set_shoe(asked, facts)
    asked.decks_permitted = sum(
        1 << decks for decks in range(facts.number("decks_minimum"), facts.number("decks_maximum") + 1)
    )
    asked.shoe_burns = facts.number("shoe_burn_cards")
    asked.double_shoe = 0
    set_in_force(asked, facts.chapter)
    set_positions(asked, facts)


def set_coins(asked: Options, low: int, high: int) -> None:
    """The coins in cents to which vigorish of the lower and the higher rate may be rounded up."""
    asked.low_coin, asked.high_coin = low, high


def set_discards(asked: Options, *, bucket: bool, replaced: bool, before_reshuffle: bool) -> None:
    """Where cards are discarded, whether a shoe dealt out is replaced, and when deferred vigorish is due."""
    asked.discards = PLACE_BUCKET if bucket else PLACE_RACK
    asked.cards_replaced = 1 if replaced else 0
    asked.due_before_reshuffle = 1 if before_reshuffle else 0


def set_filing(asked: Options, filing: TypedFiling) -> None:
    """What a filing of any of the three chapters selects."""
    set_number(asked, Options.decks, filing, "cards.decks")
    asked.from_hand = 0
    set_flag(asked, Options.continuous, filing, "cards.shuffler", ("continuous",), ("manual", "automated"))
    set_flag(asked, Options.automated, filing, "cards.shuffler", ("automated",), ("manual", "continuous"))
    set_flag(asked, Options.device_loads, filing, "cards.shuffler", ("automated",), ("manual", "continuous"))
    set_flag(asked, Options.preshuffled, filing, "cards.preshuffled", (True,), (False,))
    set_batches(asked, filing)
    initial = filing.value("dealing.initial_cards")
    if isinstance(initial, str):
        asked.dealing = {
            "face-up": DEALT_FACE_UP,
            "face-down": DEALT_FACE_DOWN,
            "to-players": DEALT_TO_PLAYERS,
        }.get(initial, UNSTATED)
    set_flag(asked, Options.tie_vigorish, filing, "vigorish.type", ("tie",), ("winnings",))
    rate = filing.value("vigorish.percent")
    if rate in (asked.low_rate, asked.high_rate):
        set_number(asked, Options.rate, filing, "vigorish.percent")
        if not filing.has("vigorish.type"):
            asked.tie_vigorish = 0
    if asked.tie_vigorish == 1:
        asked.rate = 0
    set_flag(asked, Options.rounded_up, filing, "vigorish.rounding", ("up",), ("nearest", "down", "none"))
    set_flag(asked, Options.deferred, filing, "vigorish.collected", ("deferred",), ("at-payout",))
    tie = filing.value("payouts.tie")
    if isinstance(tie, Odds):
        stake = tie.denominator if tie.kind == "for" else 0
        asked.tie_pays, asked.tie_per = tie.numerator - stake, tie.denominator
