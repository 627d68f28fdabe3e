"""Fills baccarat's options column: the law's numbers from the facts, the choices from the filing."""

from typing import Final

from validator.core.odds import Odds
from validator.games.baccarat import options as place
from validator.games.cards import CARDS
from validator.games.rounds import options as recorded
from validator.games.rounds.filing_options import set_flag, set_number
from validator.games.rounds.in_force import set_in_force
from validator.games.rounds.positions import set_positions
from validator.games.shoe import options as shoe_place
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


def started() -> list[int]:
    """An options column in which nothing is stated."""
    return [recorded.UNSTATED] * place.OPTIONS


def set_values(column: list[int], facts: Facts) -> None:
    """The values of the cards, in a hand and as the first card of a shoe.

    Raises ValueError where there are more Point Counts than the column has room for.
    """
    zero = {item.id for item in facts.listing("zero_cards")}
    ten = {item.id for item in facts.listing("burn_ten_cards")}
    lowest = facts.number("number_card_lowest")
    for number, rank in enumerate(RANKS):
        own = lowest + number - 1
        face = own > facts.number("number_card_highest")
        column[place.CARD_VALUE + number] = facts.number("zero_card_value") if face or rank in zero else own
        column[place.FACE_VALUE + number] = facts.number("burn_ten_value") if face or rank in ten else own
    column[place.CARD_VALUE] = facts.number("ace_value")
    column[place.FACE_VALUE] = facts.number("burn_ace_value")
    column[place.POINTS] = facts.number("point_count_highest") - facts.number("point_count_lowest") + 1
    if column[place.POINTS] > place.POINT_COUNTS:
        raise ValueError(f"room for {place.POINT_COUNTS} Point Counts, the law has {column[place.POINTS]}")


def set_third_cards(column: list[int], facts: Facts) -> None:
    """When each hand draws a third card: the words of the law and its table as one table for the Banker's Hand."""
    for at, name in (
        (place.NATURAL, "natural_lowest"),
        (place.NATURAL_HIGHEST, "natural_highest"),
        (place.PLAYER_STAYS, "player_stays_from"),
        (place.PLAYER_DRAWS_BELOW, "player_draws_below"),
        (place.PLAYER_THIRD_FROM, "players_third_card_points_lowest"),
        (place.PLAYER_THIRD_TO, "players_third_card_points_highest"),
        (place.BANKER_THIRD_FROM, "bankers_third_card_points_lowest"),
        (place.BANKER_THIRD_TO, "bankers_third_card_points_highest"),
    ):
        column[at] = facts.number(name)
    grid = facts.grid("banker_third_card_table")
    draw = facts.text("table_draw")
    alone = facts.number("banker_draws_to_without_a_third_card")
    below = facts.number("banker_draws_below")
    for points in range(column[place.POINTS]):
        start = place.BANKER_DRAWS + points * place.BANKER_COLUMNS
        natural = points >= column[place.NATURAL]
        column[start] = 1 if points <= alone and not natural else 0
        for value in range(place.BANKER_COLUMNS - 1):
            drawn = grid.at(points, value) == draw if points in grid.rows else points < below
            column[start + 1 + value] = 1 if drawn else 0


def set_settlement(column: list[int], facts: Facts) -> None:
    """The odds of the three wagers and the rates of vigorish; the coins it is rounded to are the chapter's own."""
    for at, name in (
        (place.PLAYER_PAYS, "player_wager_pays"),
        (place.BANKER_PAYS, "banker_wager_pays"),
        (place.TIE_LEAST, "tie_bet_pays"),
    ):
        odds = facts.odds(name)
        column[at], column[at + 1] = odds.numerator, odds.denominator
    column[place.RATE_WHOLE] = HUNDREDTHS * HUNDREDTHS
    rates = sorted(int(item.id) for item in facts.listing("vigorish_percents"))
    column[place.LOW_RATE], column[place.HIGH_RATE] = (rate * HUNDREDTHS for rate in (rates[0], rates[-1]))
    column[place.ROUNDING_WITHIN] = HUNDREDTHS


def set_shoe(column: list[int], facts: Facts) -> None:
    """Cards of a deck, the cut, the cover card, the last hand and what is discarded beside an error."""
    column[shoe_place.DECK_CARDS] = CARDS
    column[shoe_place.CUT_MARGIN] = facts.number("cut_depth_minimum")
    column[place.COVER_DEPTH] = facts.number("cover_card_depth_minimum")
    column[place.HANDS_AFTER_COVER] = facts.number("hands_after_the_last_hand_call")
    column[shoe_place.ONE_MORE_HAND] = 1
    column[place.BESIDE_ERROR] = facts.number("disclosed_error_additional_cards")


def set_law(column: list[int], facts: Facts) -> None:
    """All that the three chapters state under the same names."""
    set_values(column, facts)
    set_third_cards(column, facts)
    set_settlement(column, facts)
    set_shoe(column, facts)
    column[shoe_place.DECKS_PERMITTED] = sum(
        1 << decks for decks in range(facts.number("decks_minimum"), facts.number("decks_maximum") + 1)
    )
    column[shoe_place.SHOE_BURNS] = facts.number("shoe_burn_cards")
    column[shoe_place.DOUBLE_SHOE] = 0
    set_in_force(column, facts.chapter)
    set_positions(column, facts)


def set_coins(column: list[int], low: int, high: int) -> None:
    """The coins in cents to which vigorish of the lower and the higher rate may be rounded up."""
    column[place.LOW_COIN], column[place.HIGH_COIN] = low, high


def set_discards(column: list[int], *, bucket: bool, replaced: bool, before_reshuffle: bool) -> None:
    """Where cards are discarded, whether a shoe dealt out is replaced, and when deferred vigorish is due."""
    column[place.DISCARDS] = PLACE_BUCKET if bucket else PLACE_RACK
    column[place.CARDS_REPLACED] = 1 if replaced else 0
    column[place.DUE_BEFORE_RESHUFFLE] = 1 if before_reshuffle else 0


def set_filing(column: list[int], filing: TypedFiling) -> None:
    """What a filing of any of the three chapters selects."""
    set_number(column, shoe_place.DECKS, filing, "cards.decks")
    column[shoe_place.FROM_HAND] = 0
    set_flag(column, shoe_place.CONTINUOUS, filing, "cards.shuffler", ("continuous",), ("manual", "automated"))
    set_flag(column, shoe_place.AUTOMATED, filing, "cards.shuffler", ("automated",), ("manual", "continuous"))
    set_flag(column, shoe_place.DEVICE_LOADS, filing, "cards.shuffler", ("automated",), ("manual", "continuous"))
    set_flag(column, shoe_place.PRESHUFFLED, filing, "cards.preshuffled", (True,), (False,))
    set_batches(column, filing)
    initial = filing.value("dealing.initial_cards")
    if isinstance(initial, str):
        column[place.DEALING] = {
            "face-up": place.DEALT_FACE_UP,
            "face-down": place.DEALT_FACE_DOWN,
            "to-players": place.DEALT_TO_PLAYERS,
        }.get(initial, recorded.UNSTATED)
    set_flag(column, place.TIE_VIGORISH, filing, "vigorish.type", ("tie",), ("winnings",))
    rate = filing.value("vigorish.percent")
    if rate in (column[place.LOW_RATE], column[place.HIGH_RATE]):
        set_number(column, place.RATE, filing, "vigorish.percent")
        if not filing.has("vigorish.type"):
            column[place.TIE_VIGORISH] = 0
    if column[place.TIE_VIGORISH] == 1:
        column[place.RATE] = 0
    set_flag(column, place.ROUNDED_UP, filing, "vigorish.rounding", ("up",), ("nearest", "down", "none"))
    set_flag(column, place.DEFERRED, filing, "vigorish.collected", ("deferred",), ("at-payout",))
    tie = filing.value("payouts.tie")
    if isinstance(tie, Odds):
        stake = tie.denominator if tie.kind == "for" else 0
        column[place.TIE_PAYS], column[place.TIE_PER] = tie.numerator - stake, tie.denominator
