"""Values, Point Counts, and whether the Player's Hand and the Banker's Hand draw a third card."""

from typing import Final

from validator.core.engine.kernel import kernel
from validator.games.baccarat.options import (
    BANKER_COLUMNS,
    Options,
)
from validator.games.baccarat.tables import outcome
from validator.games.cards import rank_by_value

DRAW: Final = 1
STAY: Final = 0
UNKNOWN: Final = -1


@kernel
def point_value(options: Options, card: int) -> int:
    """The value of a card in a hand; -1 where it is not known."""
    rank = rank_by_value(card)
    return UNKNOWN if rank < 0 else options.card_value[rank]


@kernel
def sum_of(options: Options, points: int, value: int) -> int:
    """The Point Count of a hand with ``points`` and one more card of ``value``; -1 where one is not known."""
    if points < 0 or value < 0:
        return UNKNOWN
    return (points + value) % options.points


@kernel
def is_natural(options: Options, points: int) -> bool:
    """Whether two cards with this Point Count are a Natural."""
    return options.natural <= points <= options.natural_highest


@kernel
def player_draws(options: Options, points: int) -> bool:
    """Whether the Player's Hand draws on this Point Count of two cards, where neither hand is a Natural."""
    return points < options.player_draws_below and points < options.player_stays


@kernel
def banker_draws(options: Options, points: int, drew: int, value: int) -> bool:
    """Whether the Banker's Hand draws on this Point Count of two cards, where neither hand is a Natural.

    ``drew`` is 1 where the Player's Hand received a third card, and ``value`` that card's value.
    """
    return options.banker_draws[points * BANKER_COLUMNS + (value + 1 if drew == 1 else 0)] == 1


@kernel
def lie_between(player: int, banker: int, lowest: int, highest: int) -> bool:
    """Whether the Point Counts of both hands lie between two."""
    return lowest <= player <= highest and lowest <= banker <= highest


@kernel
def players_due(options: Options, player: int, banker: int) -> int:
    """Whether the Player's Hand is due a third card, from the Point Counts of two cards: DRAW, STAY or UNKNOWN."""
    if is_natural(options, player) or is_natural(options, banker):
        return STAY
    if player >= 0 and not player_draws(options, player):
        return STAY
    if player < 0 or banker < 0:
        return UNKNOWN
    return DRAW if lie_between(player, banker, options.player_third_from, options.player_third_to) else STAY


@kernel
def bankers_due(options: Options, player: int, banker: int, drew: int, value: int) -> int:
    """Whether the Banker's Hand is due a third card, from the Point Counts of two cards: DRAW, STAY or UNKNOWN.

    ``drew``: 1 where the Player's Hand received a third card of ``value`` (-1 not known), 0 where it received none.
    """
    if is_natural(options, player) or is_natural(options, banker):
        return STAY
    if player < 0 or banker < 0:
        return UNKNOWN
    if not lie_between(player, banker, options.banker_third_from, options.banker_third_to):
        return STAY
    if drew == 1 and value < 0:
        for other in range(1, BANKER_COLUMNS - 1):
            if banker_draws(options, banker, 1, other) != banker_draws(options, banker, 1, 0):
                return UNKNOWN
        return DRAW if banker_draws(options, banker, 1, 0) else STAY
    return DRAW if banker_draws(options, banker, drew, value) else STAY


@kernel
def winner_of(player: int, banker: int) -> int:
    """Which of two Point Counts is higher, a value of ``outcome``; UNKNOWN where one is not known."""
    if player < 0 or banker < 0:
        return outcome.UNKNOWN
    if player == banker:
        return outcome.TIE
    return outcome.PLAYER if player > banker else outcome.BANKER


@kernel
def played_out(options: Options, first: int, second: int, third: int, fourth: int, fifth: int, sixth: int) -> int:
    """How a round ends that is dealt by the law from cards of these values, in the order in which they are drawn.

    The answer holds, from its units on, in steps of the number of Point Counts: the outcome, the Point Count of the
    Player's Hand, that of the Banker's Hand, whether the Player's Hand drew and whether the Banker's Hand drew.
    """
    player = sum_of(options, sum_of(options, 0, first), third)
    banker = sum_of(options, sum_of(options, 0, second), fourth)
    drew = players_due(options, player, banker)
    draws = bankers_due(options, player, banker, drew, fifth if drew == DRAW else UNKNOWN)
    players = sum_of(options, player, fifth) if drew == DRAW else player
    bankers = banker
    if draws == DRAW:
        bankers = sum_of(options, banker, sixth if drew == DRAW else fifth)
    step = options.points
    return winner_of(players, bankers) + step * (players + step * (bankers + step * (drew + step * draws)))
