"""Begins and closes the rows of rounds, hands and wagers."""

from typing import Final

from validator.core.engine.kernel import kernel
from validator.games.blackjack.hands import DEALER, counted_rank, is_blackjack
from validator.games.blackjack.tables import flags, hand, round_
from validator.games.numbers import carried
from validator.games.rounds import wager
from validator.games.rounds.rows import HAND_ROWS, SEAT_HANDS, WAGER_ROWS
from validator.games.shoe.options import DOUBLE_SHOE
from validator.games.table import Table, recorded
from validator.log.codes import (
    KIND_COLLECT,
    KIND_DETERMINANT,
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
def new_hand(t: Table, row: int, ident: int, seat: int, player: int) -> int:
    """Append a hand to the round ``row``; the row's number."""
    h = t.hands[0]
    t.hands[0] = h + hand.WIDTH
    t.hands[h + hand.ROUND] = row
    t.hands[h + hand.ID] = ident
    t.hands[h + hand.SEAT] = seat
    t.hands[h + hand.PLAYER] = player
    t.hands[h + hand.FIRST] = -1
    t.hands[h + hand.SECOND] = -1
    t.hands[h + hand.HARD] = 0
    t.hands[h + hand.ACES] = 0
    t.hands[h + hand.UNKNOWN] = 0
    t.hands[h + hand.CARDS] = 0
    t.hands[h + hand.TOTAL] = 0
    t.hands[h + hand.SOFT] = 0
    t.hands[h + hand.FLAGS] = 0
    t.hands[h + hand.PARENT] = -1
    t.hands[h + hand.ORIGIN] = h
    t.hands[h + hand.LAST_CARD] = -1
    t.hands[h + hand.LAST] = -1
    t.hands[h + hand.CHOICE] = -1
    t.hands[h + hand.MUCK] = -1
    t.hands[h + hand.ROOT] = -1
    t.hands[h + hand.ASKED] = 0
    t.hands[h + hand.EXTRA] = -1
    t.hands[h + hand.SPLITS] = 0
    t.hands[h + hand.WAGER] = -1
    t.hands[h + hand.DEALT_FIRST] = -1
    t.hands[h + hand.DEALT_SECOND] = -1
    t.scratch[HAND_ROWS + ident] = h
    if seat > 0 and t.scratch[SEAT_HANDS + seat] < 0:
        t.scratch[SEAT_HANDS + seat] = h
    return h


@kernel
def root_at(t: Table, h: int, i: int) -> int:
    """The first wrong act that spoiled hand row ``h``, where it does not come after event ``i``; -1 without one."""
    root = t.hands[h + hand.ROOT]
    return root if root <= i else -1


@kernel
def spoil_hand(t: Table, h: int, i: int) -> None:
    """What is wrong with hand row ``h`` follows from the act of event ``i``, or from an earlier one."""
    t.hands[h + hand.ROOT] = i if root_at(t, h, i) < 0 else t.hands[h + hand.ROOT]


@kernel
def new_round(t: Table, number: int, event: int) -> int:
    """Append a round, the dealer's hand with it; the row's number."""
    r = t.rounds[0]
    t.rounds[0] = r + round_.WIDTH
    t.rounds[r + round_.NUMBER] = number
    t.rounds[r + round_.FIRST] = event
    t.rounds[r + round_.LAST] = event
    t.rounds[r + round_.HAND] = t.hands[0]
    t.rounds[r + round_.HANDS_END] = -1
    t.rounds[r + round_.WAGER] = t.wagers[0]
    t.rounds[r + round_.WAGERS_END] = -1
    t.rounds[r + round_.FIRST_CARD] = -1
    t.rounds[r + round_.DEAL_DONE] = -1
    t.rounds[r + round_.PEEK] = -1
    t.rounds[r + round_.SHOWN] = -1
    t.rounds[r + round_.UP] = -1
    t.rounds[r + round_.HOLE] = -1
    t.rounds[r + round_.HOLE_TURNED] = -1
    t.rounds[r + round_.LAST_CARD] = -1
    t.rounds[r + round_.DEALER_BLACKJACK] = -1
    t.rounds[r + round_.OVER] = -1
    t.rounds[r + round_.VOID] = -1
    t.rounds[r + round_.CLEARED] = -1
    t.rounds[r + round_.GAPS] = 0
    t.rounds[r + round_.UNTOLD] = 1 if t.options[DOUBLE_SHOE] == 1 and not recorded(t, KIND_DETERMINANT) else 0
    t.rounds[r + round_.ROOT] = -1
    t.rounds[r + round_.DIRECTION] = t.state[TABLE_DIRECTION]
    t.rounds[r + round_.CHIP_UNIT] = t.state[TABLE_CHIP_UNIT]
    new_hand(t, r, DEALER, 0, -1)
    return r


@kernel
def may_have_grown(t: Table, first: int, end: int, w: int) -> bool:
    """Whether row ``w`` is a Blackjack Wager to which one of rows ``first`` to ``end``, House Money, may be added."""
    if t.wagers[w + wager.KIND] != WHAT_BLACKJACK:
        return False
    for v in range(first, end, wager.WIDTH):
        same = t.wagers[v + wager.SEAT] < 0 or t.wagers[v + wager.SEAT] == t.wagers[w + wager.SEAT]
        if t.wagers[v + wager.KIND] == WHAT_HOUSE_MONEY and same:
            return True
    return False


@kernel
def beyond_the_stake(collected: int, stake: int) -> bool:
    """Whether more was collected on a wager than its stake, in cents."""
    return collected > stake


@kernel
def stake_is_known(t: Table, w: int) -> bool:
    """Whether what was wagered on row ``w``, and moved of it, is known: no payout may have been added to it."""
    if t.wagers[w + wager.STAKE] < 0 or t.wagers[w + wager.UNPRICED] > 0:
        return False
    r = t.wagers[w + wager.ROUND]
    return not may_have_grown(t, t.rounds[r + round_.WAGER], t.rounds[r + round_.WAGERS_END], w)


@kernel
def is_told_as_beyond_the_stake(t: Table, w: int) -> bool:
    """Whether more was collected on wager row ``w`` than its stake, and is told as that, however its hand ended."""
    if t.wagers[w + wager.WITHDRAWN] >= 0 or not stake_is_known(t, w):
        return False
    return beyond_the_stake(t.wagers[w + wager.COLLECTED], t.wagers[w + wager.STAKE])


@kernel
def book_returns(t: Table, r: int, w: int) -> None:
    """Book what was given back of a wager beyond what was left of its stake, and what was not given back with the rest.

    What is given back beyond it undoes a collection first, and counts as paid then. Where a part is given back and the
    log would tell of the rest, the rest is kept from the player, as a collection is. A surrender gives a part back, and
    what is collected besides is judged for itself.
    """
    stake = t.wagers[w + wager.STAKE]
    back = t.wagers[w + wager.RETURNED]
    if t.wagers[w + wager.WITHDRAWN] >= 0 or not stake_is_known(t, w):
        return
    h = t.wagers[w + wager.HAND]
    if h >= 0 and t.hands[h + hand.FLAGS] & flags.SURRENDERED and back < stake:
        return
    excess = t.wagers[w + wager.COLLECTED] + back - stake
    if excess > 0:
        undone = min(excess, t.wagers[w + wager.COLLECTED])
        t.wagers[w + wager.COLLECTED] -= undone
        t.wagers[w + wager.RETURNED] -= excess
        t.wagers[w + wager.PAID] += excess - undone
        return
    told = recorded(t, KIND_COLLECT) and recorded(t, KIND_RETURN)
    if told and t.rounds[r + round_.GAPS] == 0 and t.wagers[w + wager.KIND] != WHAT_FREE_BET:
        t.wagers[w + wager.COLLECTED] -= excess


@kernel
def close_round(t: Table, r: int) -> None:
    """Complete the row of round ``r`` and clear the scratch for the next."""
    first = t.rounds[r + round_.HAND]
    t.rounds[r + round_.HANDS_END] = t.hands[0]
    t.rounds[r + round_.WAGERS_END] = t.wagers[0]
    t.rounds[r + round_.UP] = t.hands[first + hand.FIRST]
    t.rounds[r + round_.HOLE] = t.hands[first + hand.SECOND]
    told = counted_rank(t, t.hands[first + hand.FIRST]) >= 0 and counted_rank(t, t.hands[first + hand.SECOND]) >= 0
    if t.hands[first + hand.CARDS] >= 2 and told and t.hands[first + hand.FLAGS] & flags.TEN == 0:
        t.rounds[r + round_.DEALER_BLACKJACK] = (
            1 if is_blackjack(t, t.hands[first + hand.FIRST], t.hands[first + hand.SECOND]) else 0
        )
    elif t.rounds[r + round_.SHOWN] == WHAT_BLACKJACK:
        t.rounds[r + round_.DEALER_BLACKJACK] = 1
    elif t.rounds[r + round_.SHOWN] in (WHAT_NO_BLACKJACK, WHAT_BLUE, WHAT_RED):
        t.rounds[r + round_.DEALER_BLACKJACK] = 0
    for w in range(t.rounds[r + round_.WAGER], t.wagers[0], wager.WIDTH):
        if t.wagers[w + wager.HAND] < 0 and t.wagers[w + wager.SEAT] > 0:
            t.wagers[w + wager.HAND] = t.scratch[SEAT_HANDS + t.wagers[w + wager.SEAT]]
        h = t.wagers[w + wager.HAND]
        if h >= 0:
            if t.wagers[w + wager.SEAT] < 0:
                t.wagers[w + wager.SEAT] = t.hands[h + hand.SEAT]
            if t.hands[h + hand.PLAYER] < 0:
                t.hands[h + hand.PLAYER] = t.wagers[w + wager.PLAYER]
            if (
                t.hands[h + hand.WAGER] < 0
                and t.wagers[w + wager.KIND] == WHAT_BLACKJACK
                and t.wagers[w + wager.WITHDRAWN] < 0
            ):
                t.hands[h + hand.WAGER] = w
        t.scratch[WAGER_ROWS + t.wagers[w + wager.ID]] = -1
    for w in range(t.rounds[r + round_.WAGER], t.wagers[0], wager.WIDTH):
        if t.wagers[w + wager.RETURNED] > 0:
            book_returns(t, r, w)
    for h in range(first, t.hands[0], hand.WIDTH):
        t.scratch[HAND_ROWS + t.hands[h + hand.ID]] = -1
        if t.hands[h + hand.SEAT] >= 0:
            t.scratch[SEAT_HANDS + t.hands[h + hand.SEAT]] = -1


@kernel
def has_blackjack_wager(t: Table, seat: int, i: int, r: int) -> bool:
    """Whether a Blackjack Wager lay, or may have lain, on the box at a position when event ``i`` came."""
    for w in range(t.rounds[r + round_.WAGER], t.rounds[r + round_.WAGERS_END], wager.WIDTH):
        gone = t.wagers[w + wager.WITHDRAWN]
        there = t.wagers[w + wager.SEAT]
        if t.wagers[w + wager.KIND] == WHAT_BLACKJACK and (gone < 0 or gone > i) and (there < 0 or there == seat):
            return True
    return False


@kernel
def of_one_player(t: Table, v: int, w: int) -> bool:
    """Whether wager rows ``v`` and ``w`` are one player's; where the log names none, those of one position are."""
    if t.wagers[v + wager.PLAYER] >= 0 and t.wagers[w + wager.PLAYER] >= 0:
        return t.wagers[v + wager.PLAYER] == t.wagers[w + wager.PLAYER]
    return t.wagers[v + wager.SEAT] == t.wagers[w + wager.SEAT]
