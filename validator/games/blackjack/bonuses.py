"""Hands that are paid at odds of their own: 6-7-8, three 7s, and 21 in five cards or more."""

from typing import Final

from validator.core.engine.kernel import TALLY_WIDTH, kernel
from validator.games.blackjack.options import (
    BONUS_PAYS,
)
from validator.games.blackjack.paytables import SUCCESSIVE
from validator.games.blackjack.tables.rows import Hand, Table
from validator.games.cards import SPADES, rank_by_value, suit_of
from validator.games.numbers import Rules

rule = Rules("blackjack.bonuses")
BONUS_678_MIXED = rule("bonus-678-mixed")
BONUS_678_SUITED = rule("bonus-678-suited")
BONUS_678_SPADES = rule("bonus-678-spades")
BONUS_777_MIXED = rule("bonus-777-mixed")
BONUS_777_SUITED = rule("bonus-777-suited")
BONUS_777_SPADES = rule("bonus-777-spades")
FIVE_CARD_21_PAID_WRONG = rule("five-card-21-paid-wrong")
SIX_CARD_21_PAID_WRONG = rule("six-card-21-paid-wrong")
SEVEN_CARD_21_PAID_WRONG = rule("seven-card-21-paid-wrong")

NO_BONUS: Final = -1
UNKNOWN_BONUS: Final = -2
"""In place of a rule: the hand has no odds of its own, or a card that decides it is not known."""

OTHER: Final = 0
SIX_SEVEN_EIGHT: Final = 1
SEVENS: Final = 2
"""What three cards consist of."""


@kernel
def is_among(rank: int, one: int, two: int, last: int) -> bool:
    """Whether a rank is one of three."""
    return rank == one or rank == two or rank == last


@kernel
def kind_of_three(t: Table, one: int, two: int, last: int) -> int:
    """What three ranks are: 6, 7 and 8, three 7s, or neither."""
    if one == t.options.bonus_seven and two == one and last == one:
        return SEVENS
    for number in range(SUCCESSIVE):
        if not is_among(t.options.bonus_ranks[number], one, two, last):
            return OTHER
    return SIX_SEVEN_EIGHT


@kernel
def bonus_of(t: Table, h: Hand) -> int:
    """The rule of the odds that a hand of 21 in more than two cards, row ``h``, has for itself; else NO_BONUS."""
    number = h.cards
    if number >= t.options.bonus_cards[0] and h.total != t.options.bonus_21_at:
        return NO_BONUS
    if number >= t.options.bonus_cards[2]:
        return SEVEN_CARD_21_PAID_WRONG
    if number == t.options.bonus_cards[1]:
        return SIX_CARD_21_PAID_WRONG
    if number == t.options.bonus_cards[0]:
        return FIVE_CARD_21_PAID_WRONG
    if number != t.options.successive_cards and number != t.options.sevens_cards:
        return NO_BONUS
    one = h.first
    two = h.second
    last = t.card[h.last_card]
    if rank_by_value(one) < 0 or rank_by_value(two) < 0 or rank_by_value(last) < 0:
        return UNKNOWN_BONUS
    kind = kind_of_three(t, rank_by_value(one), rank_by_value(two), rank_by_value(last))
    if kind == OTHER or number != (t.options.sevens_cards if kind == SEVENS else t.options.successive_cards):
        return NO_BONUS
    if suit_of(one) < 0 or suit_of(two) < 0 or suit_of(last) < 0:
        return UNKNOWN_BONUS
    if suit_of(one) != suit_of(two) or suit_of(two) != suit_of(last):
        return BONUS_777_MIXED if kind == SEVENS else BONUS_678_MIXED
    if suit_of(one) == SPADES:
        return BONUS_777_SPADES if kind == SEVENS else BONUS_678_SPADES
    return BONUS_777_SUITED if kind == SEVENS else BONUS_678_SUITED


@kernel
def bonus_place(bonus: int) -> int:
    """Where the options hold the odds of a rule on such a hand."""
    return BONUS_PAYS + (bonus - BONUS_678_MIXED) // TALLY_WIDTH * 2


@kernel
def pays_less(t: Table, bonus: int, stake: int, net: int) -> bool:
    """Whether ``net`` cents on a stake are less than the odds of a rule on such a hand."""
    place = bonus_place(bonus)
    return net * t.options[place + 1] < stake * t.options[place]


@kernel
def bonus_of_any_suits(t: Table, h: Hand, stake: int, net: int) -> int:
    """The rule of the least odds of a hand, row ``h``, of which suits are not known, where ``net`` is less than all."""
    one, two, last = rank_by_value(h.first), rank_by_value(h.second), rank_by_value(t.card[h.last_card])
    if one < 0 or two < 0 or last < 0:
        return UNKNOWN_BONUS
    mixed: int = BONUS_777_MIXED if kind_of_three(t, one, two, last) == SEVENS else BONUS_678_MIXED
    for bonus in range(mixed, mixed + BONUS_777_MIXED - BONUS_678_MIXED, TALLY_WIDTH):
        if not pays_less(t, bonus, stake, net):
            return UNKNOWN_BONUS
    return mixed


@kernel
def is_suited_sevens(bonus: int) -> bool:
    """Whether a rule is that of three 7s of one suit, spades or another."""
    return bonus == BONUS_777_SUITED or bonus == BONUS_777_SPADES
