"""What is due on a main wager: a table of the player's hand against the dealer's, the rows of which a chapter says.

The table lies in the options column: DUE_FIELDS places for each hand, wager and hand of the dealer's, see ``cell_of``.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

from validator.core.kernel import kernel
from validator.games.blackjack.options import (
    DEALER_PUSH_TOTAL,
    DEALER_STANDS,
    DUE,
    DUE_DEALERS,
    DUE_FIELDS,
    DUE_HANDS,
    DUE_WAGERS,
    HIGHEST_TOTAL,
)
from validator.games.blackjack.tables import flags, hand, round_
from validator.games.numbers import rule_numbers
from validator.games.rounds import wager
from validator.games.table import Table
from validator.log.codes import WHAT_DOUBLE_DOWN, WHAT_SPLIT

BLACKJACK, EVEN_MONEY, TWO_CARD_21, LONG_21, LESS, OVER = HANDS = range(DUE_HANDS)
"""The player's hand: a Blackjack, one for which even money was taken, a 21 of two cards that is none (of a split), a
longer 21, less, over the limit."""

ORIGINAL, SPLIT, DOUBLE_DOWN = WAGERS = range(DUE_WAGERS)
"""The wager on it."""

HAS_BLACKJACK, HAS_PUSH, IS_OVER, HAS_MORE, HAS_SAME, HAS_LESS, STOPPED_EARLY, NO_BLACKJACK, DREW, UNKNOWN = DEALERS = (
    range(DUE_DEALERS)
)
"""The dealer's hand: a Blackjack; the total of a paragraph of its own (DEALER_PUSH_TOTAL); over the limit otherwise;
more, the same or less than the player has; less than the dealer stands on. Of a hand not wholly seen: no Blackjack, no
Blackjack but more than two cards, and that it may be a Blackjack.
"""

LOST: Final = -1
RETURNED: Final = -2
LOST_OR_RETURNED: Final = -3
"""Which of the two is open; that the wager is lost is the preferred reading."""
RETURNED_OR_LOST: Final = -4
"""Which of the two is open; that the wager is returned is the preferred reading."""
LOST_UNLESS_DEALER_OVER: Final = -5
"""Lost, unless the cards that nobody saw took the dealer over the limit."""
NOT_KNOWN: Final = -6
"""Not known, as the dealer's hand is not."""
NOT_FINISHED: Final = -7
"""Not known, as the dealer did not draw to the end."""
APART: Final = -8
"""Settled by other paragraphs, which another pass judges."""

DUE_AS: Final = 0
"""One of the above, or the place of the odds that are due."""
RULE: Final = 1
"""The rule that another amount breaks."""
UNPAID: Final = 2
"""The rule that is broken where nothing is paid of what was won; BY_UP_CARD: that which the dealer's card tells."""
REVIEW: Final = 3
"""The rule under which what is open is noted."""
PART_TAKEN: Final = 4
"""The rule that is broken where a part of the wager is taken, though it is lost or returned."""
UNWON: Final = 5
"""A rule that is kept where nothing is won; -1: none."""
OF_A_SPLIT: Final = 6
"""A rule that is kept where of all hands of a split just the amount of the original wager is taken; -1: none."""
COUNTED: Final = 7
"""The rule under which a wager is counted that cannot be judged, or is judged elsewhere."""

BY_UP_CARD: Final = -9


@dataclass(frozen=True, slots=True)
class Due:
    """A row: what is due on wagers on these hands against these hands of the dealer's, and by which rule (its id).

    ``due`` is LOST, RETURNED or the like, or the place of odds in the options column.
    """

    hands: Sequence[int]
    wagers: Sequence[int]
    dealers: Sequence[int]
    due: int
    rule: str = ""
    unpaid: str = ""
    review: str = ""
    part_taken: str = ""
    unwon: str = ""
    of_a_split: str = ""
    counted: str = "winning-wager-paid-at-wrong-odds"


def set_due(column: list[int], rows: Iterable[Due]) -> None:
    """Enter the table in the options column; of several rows that speak of the same wager, the first holds.

    Raises KeyError for a rule that has no number.
    """
    numbers = {**rule_numbers("blackjack"), "": -1}
    entered = set()
    for row in rows:
        entry = (
            row.due,
            numbers[row.rule],
            numbers[row.unpaid] if row.unpaid else BY_UP_CARD,
            numbers[row.review],
            numbers[row.part_taken or row.rule],
            numbers[row.unwon],
            numbers[row.of_a_split],
            numbers[row.counted],
        )
        for cell in product(row.hands, row.wagers, row.dealers):
            if cell not in entered:
                entered.add(cell)
                at = DUE + _place(*cell)
                column[at : at + DUE_FIELDS] = entry


@kernel
def _place(own: int, placed: int, dealers: int) -> int:
    """Where in the table the entry for a hand, a wager on it and a hand of the dealer's begins."""
    return ((own * DUE_WAGERS + placed) * DUE_DEALERS + dealers) * DUE_FIELDS


@kernel
def hand_of_player(t: Table, h: int) -> int:
    """What hand row ``h`` is in the table; one not wholly seen is taken as LESS."""
    if t.hands[h + hand.FLAGS] & flags.NATURAL:
        return EVEN_MONEY if t.hands[h + hand.FLAGS] & flags.EVEN_MONEY else BLACKJACK
    if (
        t.hands[h + hand.UNKNOWN] > 0
        or t.hands[h + hand.CARDS] < 2
        or t.hands[h + hand.TOTAL] < t.options[HIGHEST_TOTAL]
    ):
        return LESS
    if t.hands[h + hand.TOTAL] > t.options[HIGHEST_TOTAL]:
        return OVER
    return TWO_CARD_21 if t.hands[h + hand.CARDS] == 2 else LONG_21


@kernel
def hand_of_dealer(t: Table, own: int, total: int, dealer_blackjack: int, r: int) -> int:
    """What the dealer's hand of round row ``r`` is in the table, against the player's hand and total.

    ``dealer_blackjack`` is 1 or 0, -1 where it is not known.
    """
    dealer = t.rounds[r + round_.HAND]
    theirs = t.hands[dealer + hand.TOTAL]
    if dealer_blackjack == 1:
        return HAS_BLACKJACK
    natural = own == BLACKJACK or own == EVEN_MONEY
    if natural and dealer_blackjack < 0:
        return UNKNOWN
    if t.hands[dealer + hand.UNKNOWN] > 0 or t.hands[dealer + hand.CARDS] < 2:
        return DREW if t.hands[dealer + hand.CARDS] > 2 else NO_BLACKJACK
    if theirs == t.options[DEALER_PUSH_TOTAL]:
        return HAS_PUSH
    if theirs > t.options[HIGHEST_TOTAL]:
        return HAS_SAME if theirs == total else IS_OVER
    if own == OVER:
        return HAS_LESS
    if not natural and theirs < t.options[DEALER_STANDS]:
        return STOPPED_EARLY
    if theirs == total:
        return HAS_SAME
    return HAS_MORE if theirs > total else HAS_LESS


@kernel
def cell_of(t: Table, w: int, dealer_blackjack: int) -> int:
    """Where in the options column the entry for wager row ``w`` begins; a hand not wholly seen is taken as LESS."""
    h = t.wagers[w + wager.HAND]
    kind = t.wagers[w + wager.KIND]
    placed = DOUBLE_DOWN if kind == WHAT_DOUBLE_DOWN else SPLIT if kind == WHAT_SPLIT else ORIGINAL
    if t.hands[h + hand.UNKNOWN] > 0 or t.hands[h + hand.CARDS] < 2:
        return DUE + _place(LESS, placed, HAS_BLACKJACK if dealer_blackjack == 1 else UNKNOWN)
    own = hand_of_player(t, h)
    dealers = hand_of_dealer(t, own, t.hands[h + hand.TOTAL], dealer_blackjack, t.wagers[w + wager.ROUND])
    return DUE + _place(own, placed, dealers)
