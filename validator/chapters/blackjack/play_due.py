"""What is due on main wagers, as tables: the hand and the wager on it, the dealer's hand, what is due, by which rule.

Of several rows that speak of the same wager, the first holds.
"""

from validator.games.blackjack.due import Due
from validator.games.blackjack.options import BLACKJACK_PAYS, EVEN_MONEY_PAYS, WIN_PAYS
from validator.games.blackjack.tables.due import (
    APART,
    BLACKJACK,
    DEALERS,
    DOUBLE_DOWN,
    DREW,
    EVEN_MONEY,
    HANDS,
    HAS_BLACKJACK,
    HAS_LESS,
    HAS_MORE,
    HAS_PUSH,
    HAS_SAME,
    IS_OVER,
    LESS,
    LONG_21,
    LOST,
    LOST_OR_RETURNED,
    LOST_UNLESS_DEALER_OVER,
    NOT_FINISHED,
    NOT_KNOWN,
    ORIGINAL,
    OVER,
    RETURNED,
    RETURNED_OR_LOST,
    SPLIT,
    STOPPED_EARLY,
    TWO_CARD_21,
    UNKNOWN,
    WAGERS,
)

BLACKJACKS = (BLACKJACK, EVEN_MONEY)
TWENTY_ONES = (TWO_CARD_21, LONG_21)
OTHERS = (*TWENTY_ONES, LESS)
"""Hands that are neither a Blackjack nor over the limit."""

_ON_BLACKJACK = "blackjack-paid-at-wrong-odds"
_WON = "winning-wager-paid-at-wrong-odds"
_LOSING = "losing-wager-not-collected"
_SPLIT = "split-wager-kept-against-dealer-blackjack"
_DOUBLE_DOWN = "double-down-kept-against-dealer-blackjack"
_OPEN_OVER = "busted-double-down-against-dealer-blackjack"
_SAME_OVER = "same-total-over-limit-not-collected"
_KEPT = "wager-kept-on-dealer-blackjack"

EVEN_MONEY_IS_PAID = (
    Due(
        (EVEN_MONEY,),
        WAGERS,
        DEALERS,
        EVEN_MONEY_PAYS,
        "even-money-paid-at-wrong-odds",
        unpaid="even-money-paid-at-wrong-odds",
        counted=_ON_BLACKJACK,
    ),
)
"""Where even money may not be taken, a Blackjack for which it was taken is settled like any other."""

EVEN_MONEY_APART = (Due((EVEN_MONEY,), WAGERS, DEALERS, APART, counted=_ON_BLACKJACK),)
"""That even money is taken is judged by itself, and nothing says what it pays."""

BLACKJACK_WINS = (
    Due(BLACKJACKS, (DOUBLE_DOWN,), DEALERS, APART, counted=_ON_BLACKJACK),
    Due(BLACKJACKS, WAGERS, (UNKNOWN,), NOT_KNOWN, counted=_ON_BLACKJACK),
    Due(BLACKJACKS, WAGERS, DEALERS, BLACKJACK_PAYS, _ON_BLACKJACK, counted=_ON_BLACKJACK),
)
"""A Blackjack wins; beside it no Double Down Wager can lie."""

BY_TOTALS = (
    Due(OTHERS, WAGERS, (IS_OVER,), WIN_PAYS, _WON, unpaid="win-against-busted-dealer-not-paid"),
    Due(OTHERS, WAGERS, (HAS_LESS,), WIN_PAYS, _WON, unpaid="win-by-higher-total-not-paid"),
    Due(OTHERS, WAGERS, (HAS_SAME,), RETURNED, "tie-not-returned"),
    Due(OTHERS, WAGERS, (HAS_MORE,), LOST, _LOSING),
    Due(OTHERS, WAGERS, (STOPPED_EARLY,), NOT_FINISHED),
    Due(OTHERS, WAGERS, DEALERS, NOT_KNOWN),
)
"""Totals decide, as in 633a.7(p) to (r), at the odds of 633a.13(a)."""

OVER_IS_LOST = (
    Due((OVER,), WAGERS, (HAS_SAME,), LOST_OR_RETURNED, _LOSING, review=_SAME_OVER),
    Due((OVER,), WAGERS, DEALERS, LOST, _LOSING),
)

AGAINST_BLACKJACK = (
    Due(BLACKJACKS, (ORIGINAL, SPLIT), (HAS_BLACKJACK,), RETURNED, "tie-not-returned", counted=_ON_BLACKJACK),
    Due(OTHERS, (DOUBLE_DOWN,), (HAS_BLACKJACK,), RETURNED, _DOUBLE_DOWN),
    Due(OTHERS, (SPLIT,), (HAS_BLACKJACK,), RETURNED, _SPLIT, of_a_split=_SPLIT),
    Due(TWENTY_ONES, (ORIGINAL,), (HAS_BLACKJACK,), LOST, "lost-to-dealer-blackjack-not-collected", of_a_split=_SPLIT),
    Due((LESS,), (ORIGINAL,), (HAS_BLACKJACK,), LOST, _LOSING, of_a_split=_SPLIT),
    Due(
        (OVER,),
        (DOUBLE_DOWN,),
        (HAS_BLACKJACK,),
        RETURNED_OR_LOST,
        _LOSING,
        review=_OPEN_OVER,
        part_taken=_DOUBLE_DOWN,
    ),
    Due(
        (OVER,),
        (SPLIT,),
        (HAS_BLACKJACK,),
        RETURNED_OR_LOST,
        _LOSING,
        review=_OPEN_OVER,
        part_taken=_SPLIT,
        of_a_split=_SPLIT,
    ),
    Due((OVER,), (ORIGINAL,), (HAS_BLACKJACK,), LOST, _LOSING, of_a_split=_SPLIT),
)
"""Of the wagers on hands that were split or doubled, only the amount of the original wager is lost to a Blackjack."""

IN_633A = (
    *EVEN_MONEY_IS_PAID,
    Due(
        (TWO_CARD_21,),
        (ORIGINAL,),
        (HAS_BLACKJACK,),
        RETURNED_OR_LOST,
        "tie-not-returned",
        review="split-21-against-dealer-blackjack",
    ),
    Due((TWO_CARD_21,), (SPLIT,), (HAS_BLACKJACK,), RETURNED, _SPLIT),
    *AGAINST_BLACKJACK,
    *BLACKJACK_WINS,
    *OVER_IS_LOST,
    *BY_TOTALS,
)

IN_551 = (
    Due(BLACKJACKS, WAGERS, DEALERS, APART, counted=_ON_BLACKJACK),
    *AGAINST_BLACKJACK,
    Due(TWENTY_ONES, WAGERS, DEALERS, APART),
    *OVER_IS_LOST,
    *BY_TOTALS,
)
"""A Blackjack and a 21 are paid by odds of their own, see ``twenty_ones``."""

_TIE = "blackjacks-tie-not-returned"
_LATE = "late-wager-returned-on-dealer-blackjack"
_BUST = "bust-not-collected"
_OF_22 = "wager-not-returned-against-22"
_PAID_BUST = "bust-paid-against-bust"

IN_FREE_BET = (
    Due(BLACKJACKS, WAGERS, (HAS_BLACKJACK,), RETURNED, _TIE, counted=_TIE),
    Due((LESS, OVER), (ORIGINAL,), (HAS_BLACKJACK,), LOST, _KEPT, counted=_KEPT),
    Due(HANDS, WAGERS, (HAS_BLACKJACK,), LOST_OR_RETURNED, _KEPT, review=_LATE, counted=_KEPT),
    *BLACKJACK_WINS,
    Due((OVER,), WAGERS, (HAS_PUSH,), LOST_OR_RETURNED, _OF_22, review="bust-returned-against-22", counted=_BUST),
    Due(
        (OVER,),
        WAGERS,
        (HAS_SAME,),
        LOST_OR_RETURNED,
        _PAID_BUST,
        review=_SAME_OVER,
        unwon=_PAID_BUST,
        counted=_BUST,
    ),
    Due(
        (OVER,),
        WAGERS,
        (IS_OVER,),
        LOST_OR_RETURNED,
        _PAID_BUST,
        review="bust-returned-against-bust",
        unwon=_PAID_BUST,
        counted=_BUST,
    ),
    Due((OVER,), WAGERS, (DREW,), LOST_UNLESS_DEALER_OVER, _BUST, counted=_BUST),
    Due((OVER,), WAGERS, DEALERS, LOST, _BUST, counted=_BUST),
    Due(OTHERS, WAGERS, (HAS_PUSH,), RETURNED, _OF_22, counted=_OF_22),
    *BY_TOTALS,
)
"""All is lost to a dealer's Blackjack; what is left is returned against a dealer's 22."""

IN_685A = (
    *EVEN_MONEY_APART,
    Due(BLACKJACKS, WAGERS, (HAS_BLACKJACK,), RETURNED, _TIE, counted=_TIE),
    Due(HANDS, (ORIGINAL,), (HAS_BLACKJACK,), LOST, _KEPT, of_a_split=_KEPT, counted=_KEPT),
    Due(
        (OVER,),
        (SPLIT,),
        (HAS_BLACKJACK,),
        RETURNED_OR_LOST,
        _SPLIT,
        review=_OPEN_OVER,
        of_a_split=_SPLIT,
        counted=_KEPT,
    ),
    Due((OVER,), (DOUBLE_DOWN,), (HAS_BLACKJACK,), RETURNED_OR_LOST, _DOUBLE_DOWN, review=_OPEN_OVER, counted=_KEPT),
    Due(HANDS, (SPLIT,), (HAS_BLACKJACK,), RETURNED, _SPLIT, of_a_split=_SPLIT, counted=_KEPT),
    Due(HANDS, (DOUBLE_DOWN,), (HAS_BLACKJACK,), RETURNED, _DOUBLE_DOWN, counted=_KEPT),
    *BLACKJACK_WINS,
    Due((OVER,), WAGERS, DEALERS, APART),
    Due(OTHERS, WAGERS, (HAS_PUSH,), APART),
    *BY_TOTALS,
)
"""No more than the initial wager is lost to a dealer's Blackjack.

Even money: see ``down_under``; hands over 21, and the dealer's 22: see ``dealers_22``.
"""
