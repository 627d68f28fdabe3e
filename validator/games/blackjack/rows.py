"""Begins and closes the rows of rounds, hands and wagers."""

from typing import Final

from validator.core.kernel import Ints, kernel
from validator.games.blackjack.hands import DEALER, is_blackjack
from validator.games.blackjack.tables import flags, hand, round_
from validator.games.cards import known
from validator.games.numbers import carried
from validator.games.rounds import wager
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.games.rounds.rows import HAND_ROWS, SEAT_HANDS, WAGER_ROWS
from validator.log.codes import (
    KIND_COLLECT,
    KIND_RETURN,
    WHAT_BLACKJACK,
    WHAT_BLUE,
    WHAT_FREE_BET,
    WHAT_HOUSE_MONEY,
    WHAT_NO_BLACKJACK,
    WHAT_RED,
)

take = carried("blackjack.rows")
TABLE_DIRECTION: Final = take()
TABLE_CHIP_UNIT: Final = take()
"""Places of the state column in which the machine keeps what the log said of the table."""


@kernel
def new_hand(hands: Ints, scratch: Ints, row: int, ident: int, seat: int, player: int) -> int:
    """Append a hand to the round ``row``; the row's number."""
    h = hands[0]
    hands[0] = h + hand.WIDTH
    hands[h + hand.ROUND] = row
    hands[h + hand.ID] = ident
    hands[h + hand.SEAT] = seat
    hands[h + hand.PLAYER] = player
    hands[h + hand.FIRST] = -1
    hands[h + hand.SECOND] = -1
    hands[h + hand.HARD] = 0
    hands[h + hand.ACES] = 0
    hands[h + hand.UNKNOWN] = 0
    hands[h + hand.CARDS] = 0
    hands[h + hand.TOTAL] = 0
    hands[h + hand.SOFT] = 0
    hands[h + hand.FLAGS] = 0
    hands[h + hand.PARENT] = -1
    hands[h + hand.ORIGIN] = h
    hands[h + hand.LAST_CARD] = -1
    hands[h + hand.LAST] = -1
    hands[h + hand.CHOICE] = -1
    hands[h + hand.MUCK] = -1
    hands[h + hand.ROOT] = -1
    hands[h + hand.ASKED] = 0
    hands[h + hand.EXTRA] = -1
    hands[h + hand.SPLITS] = 0
    hands[h + hand.WAGER] = -1
    hands[h + hand.DEALT_FIRST] = -1
    hands[h + hand.DEALT_SECOND] = -1
    scratch[HAND_ROWS + ident] = h
    if seat > 0 and scratch[SEAT_HANDS + seat] < 0:
        scratch[SEAT_HANDS + seat] = h
    return h


@kernel
def new_round(rounds: Ints, hands: Ints, wagers: Ints, scratch: Ints, state: Ints, number: int, event: int) -> int:
    """Append a round, the dealer's hand with it; the row's number."""
    r = rounds[0]
    rounds[0] = r + round_.WIDTH
    rounds[r + round_.NUMBER] = number
    rounds[r + round_.FIRST] = event
    rounds[r + round_.LAST] = event
    rounds[r + round_.HAND] = hands[0]
    rounds[r + round_.HANDS_END] = -1
    rounds[r + round_.WAGER] = wagers[0]
    rounds[r + round_.WAGERS_END] = -1
    rounds[r + round_.FIRST_CARD] = -1
    rounds[r + round_.DEAL_DONE] = -1
    rounds[r + round_.PEEK] = -1
    rounds[r + round_.SHOWN] = -1
    rounds[r + round_.UP] = -1
    rounds[r + round_.HOLE] = -1
    rounds[r + round_.HOLE_TURNED] = -1
    rounds[r + round_.LAST_CARD] = -1
    rounds[r + round_.DEALER_BLACKJACK] = -1
    rounds[r + round_.OVER] = -1
    rounds[r + round_.VOID] = -1
    rounds[r + round_.CLEARED] = -1
    rounds[r + round_.GAPS] = 0
    rounds[r + round_.ROOT] = -1
    rounds[r + round_.DIRECTION] = state[TABLE_DIRECTION]
    rounds[r + round_.CHIP_UNIT] = state[TABLE_CHIP_UNIT]
    new_hand(hands, scratch, r, DEALER, 0, -1)
    return r


@kernel
def may_have_grown(wagers: Ints, first: int, end: int, w: int) -> bool:
    """Whether row ``w`` is a Blackjack Wager to which one of rows ``first`` to ``end``, House Money, may be added."""
    if wagers[w + wager.KIND] != WHAT_BLACKJACK:
        return False
    for v in range(first, end, wager.WIDTH):
        same = wagers[v + wager.SEAT] < 0 or wagers[v + wager.SEAT] == wagers[w + wager.SEAT]
        if wagers[v + wager.KIND] == WHAT_HOUSE_MONEY and same:
            return True
    return False


@kernel
def book_returns(rounds: Ints, hands: Ints, wagers: Ints, options: Ints, r: int, w: int) -> None:
    """Book what was given back of a wager beyond what was left of its stake, and what was not given back with the rest.

    What is given back beyond it undoes a collection first, and counts as paid then. Where a part is given back and the
    log would tell of the rest, the rest is kept from the player, as a collection is. A surrender gives a part back, and
    what is collected besides is judged for itself.
    """
    stake = wagers[w + wager.STAKE]
    back = wagers[w + wager.RETURNED]
    if stake < 0 or wagers[w + wager.WITHDRAWN] >= 0 or wagers[w + wager.UNPRICED] > 0:
        return
    if may_have_grown(wagers, rounds[r + round_.WAGER], rounds[r + round_.WAGERS_END], w):
        return
    h = wagers[w + wager.HAND]
    if h >= 0 and hands[h + hand.FLAGS] & flags.SURRENDERED and back < stake:
        return
    excess = wagers[w + wager.COLLECTED] + back - stake
    if excess > 0:
        undone = min(excess, wagers[w + wager.COLLECTED])
        wagers[w + wager.COLLECTED] -= undone
        wagers[w + wager.RETURNED] -= excess
        wagers[w + wager.PAID] += excess - undone
        return
    told = options[RECORDED + KIND_COLLECT] == ALWAYS and options[RECORDED + KIND_RETURN] == ALWAYS
    if told and rounds[r + round_.GAPS] == 0 and wagers[w + wager.KIND] != WHAT_FREE_BET:
        wagers[w + wager.COLLECTED] -= excess


@kernel
def close_round(rounds: Ints, hands: Ints, wagers: Ints, scratch: Ints, options: Ints, r: int) -> None:
    """Complete the row of round ``r`` and clear the scratch for the next."""
    first = rounds[r + round_.HAND]
    rounds[r + round_.HANDS_END] = hands[0]
    rounds[r + round_.WAGERS_END] = wagers[0]
    rounds[r + round_.UP] = hands[first + hand.FIRST]
    rounds[r + round_.HOLE] = hands[first + hand.SECOND]
    told = known(hands[first + hand.FIRST]) and known(hands[first + hand.SECOND])
    if hands[first + hand.CARDS] >= 2 and told and hands[first + hand.FLAGS] & flags.TEN == 0:
        rounds[r + round_.DEALER_BLACKJACK] = (
            1 if is_blackjack(hands[first + hand.FIRST], hands[first + hand.SECOND], options) else 0
        )
    elif rounds[r + round_.SHOWN] == WHAT_BLACKJACK:
        rounds[r + round_.DEALER_BLACKJACK] = 1
    elif rounds[r + round_.SHOWN] in (WHAT_NO_BLACKJACK, WHAT_BLUE, WHAT_RED):
        rounds[r + round_.DEALER_BLACKJACK] = 0
    for w in range(rounds[r + round_.WAGER], wagers[0], wager.WIDTH):
        if wagers[w + wager.HAND] < 0 and wagers[w + wager.SEAT] > 0:
            wagers[w + wager.HAND] = scratch[SEAT_HANDS + wagers[w + wager.SEAT]]
        h = wagers[w + wager.HAND]
        if h >= 0:
            if wagers[w + wager.SEAT] < 0:
                wagers[w + wager.SEAT] = hands[h + hand.SEAT]
            if hands[h + hand.PLAYER] < 0:
                hands[h + hand.PLAYER] = wagers[w + wager.PLAYER]
            if (
                hands[h + hand.WAGER] < 0
                and wagers[w + wager.KIND] == WHAT_BLACKJACK
                and wagers[w + wager.WITHDRAWN] < 0
            ):
                hands[h + hand.WAGER] = w
        scratch[WAGER_ROWS + wagers[w + wager.ID]] = -1
    for w in range(rounds[r + round_.WAGER], wagers[0], wager.WIDTH):
        if wagers[w + wager.RETURNED] > 0:
            book_returns(rounds, hands, wagers, options, r, w)
    for h in range(first, hands[0], hand.WIDTH):
        scratch[HAND_ROWS + hands[h + hand.ID]] = -1
        if hands[h + hand.SEAT] >= 0:
            scratch[SEAT_HANDS + hands[h + hand.SEAT]] = -1
