"""Begins and closes the rows of rounds and hands."""

from typing import Final

from validator.core.engine.kernel import kernel
from validator.games.numbers import carried
from validator.games.pai_gow.around import dice_sum, place_of_dead_hand, place_of_seat, starting_place
from validator.games.pai_gow.options import BANK_COUNT_FIRST, COUNT_FIRST, POSITIONS
from validator.games.pai_gow.outcome_readings import outcome_by_rank
from validator.games.pai_gow.ranking import strength
from validator.games.pai_gow.tables import flags, hand, round_, unplaced, wager
from validator.games.rounds.rows import HAND_ROWS, SEAT_HANDS, WAGER_ROWS
from validator.games.table import Table, recorded
from validator.log.codes import KIND_SET_HAND, WHAT_DEALER_WAGER

take = carried("pai_gow.rows")
TABLE_DIRECTION: Final = take()
TABLE_CHIP_UNIT: Final = take()
TABLE_POSITIONS: Final = take()
"""Places of the state column in which the machine keeps what the log said of the table."""

DEALER: Final = 0
"""The id of the dealer's hand."""


@kernel
def new_hand(t: Table, row: int, ident: int, seat: int, player: int) -> int:
    """Append a hand to the round ``row``; the row's number. ``ident`` is -1 for one that the log gives no id."""
    h = t.hands[0]
    t.hands[0] = h + hand.WIDTH
    t.hands[h + hand.ROUND] = row
    t.hands[h + hand.ID] = ident
    t.hands[h + hand.SEAT] = seat
    t.hands[h + hand.PLAYER] = player
    t.hands[h + hand.HIGH_A] = -1
    t.hands[h + hand.HIGH_B] = -1
    t.hands[h + hand.LOW_A] = -1
    t.hands[h + hand.LOW_B] = -1
    t.hands[h + hand.HIGH] = -1
    t.hands[h + hand.LOW] = -1
    t.hands[h + hand.TILES] = 0
    t.hands[h + hand.FIRST_TILE] = -1
    t.hands[h + hand.LAST_TILE] = -1
    t.hands[h + hand.FIRST_SET] = -1
    t.hands[h + hand.LAST_SET] = -1
    t.hands[h + hand.EXPOSED] = -1
    t.hands[h + hand.OUTCOME] = -1
    t.hands[h + hand.SURRENDER] = -1
    t.hands[h + hand.MUCK] = -1
    t.hands[h + hand.VOIDED] = -1
    t.hands[h + hand.FLAGS] = 0
    t.hands[h + hand.WAGER] = -1
    t.hands[h + hand.ROOT] = -1
    t.hands[h + hand.PLACE] = -1
    t.hands[h + hand.MOVED] = -1
    t.hands[h + hand.SHOWN] = -1
    if ident >= 0:
        t.scratch[HAND_ROWS + ident] = h
    if seat > 0 and t.scratch[SEAT_HANDS + seat] < 0:
        t.scratch[SEAT_HANDS + seat] = h
    return h


@kernel
def hand_of_event(t: Table, row: int, ident: int, seat: int, player: int) -> int:
    """Row of the hand that an event names by id or by position, begun where it is new; -1 where it names none."""
    if ident >= 0:
        h = t.scratch[HAND_ROWS + ident]
        if h >= 0:
            return h
        if seat > 0 and t.scratch[SEAT_HANDS + seat] >= 0 and t.hands[t.scratch[SEAT_HANDS + seat] + hand.ID] < 0:
            h = t.scratch[SEAT_HANDS + seat]
            t.hands[h + hand.ID] = ident
            t.scratch[HAND_ROWS + ident] = h
            return h
        return new_hand(t, row, ident, seat, player)
    if seat == 0:
        return t.rounds[row + round_.HAND]
    if seat > 0:
        return t.scratch[SEAT_HANDS + seat]
    return -1


@kernel
def new_round(t: Table, number: int, event: int) -> int:
    """Append a round, the dealer's hand with it; the row's number."""
    r = t.rounds[0]
    t.rounds[0] = r + round_.WIDTH
    for place in range(r, r + round_.WIDTH):
        t.rounds[place] = -1
    t.rounds[r + round_.NUMBER] = number
    t.rounds[r + round_.FIRST] = event
    t.rounds[r + round_.LAST] = event
    t.rounds[r + round_.HAND] = t.hands[0]
    t.rounds[r + round_.WAGER] = t.wagers[0]
    t.rounds[r + round_.GAPS] = 0
    t.rounds[r + round_.UNTOLD] = 0
    t.rounds[r + round_.TILES] = 0
    t.rounds[r + round_.UNPLACED] = 0
    t.rounds[r + round_.DIRECTION] = t.state[TABLE_DIRECTION]
    t.rounds[r + round_.CHIP_UNIT] = t.state[TABLE_CHIP_UNIT]
    t.rounds[r + round_.POSITIONS] = t.state[TABLE_POSITIONS]
    h = new_hand(t, r, DEALER, 0, -1)
    t.hands[h + hand.FLAGS] = flags.TILES_OF_THE_DEALER
    return r


@kernel
def close_hands(t: Table, r: int) -> None:
    """Complete the rows of the hands of round ``r``: their places around the table and their strengths.

    Where the log need not tell of each tile that is set, four that it tells of may be of two settings.
    """
    told = recorded(t, KIND_SET_HAND)
    positions, direction = t.options[POSITIONS], t.rounds[r + round_.DIRECTION]
    for h in range(t.rounds[r + round_.HAND], t.rounds[r + round_.HANDS_END], hand.WIDTH):
        if t.hands[h + hand.FLAGS] & flags.THE_DEAD_HAND:
            t.hands[h + hand.PLACE] = place_of_dead_hand(positions)
        else:
            t.hands[h + hand.PLACE] = place_of_seat(t.hands[h + hand.SEAT], direction, positions)
        if not told:
            for place in range(hand.HIGH_A, hand.LOW_B + 1):
                t.hands[h + place] = -1
        t.hands[h + hand.HIGH] = strength(t.hands[h + hand.HIGH_A], t.hands[h + hand.HIGH_B], t.options)
        t.hands[h + hand.LOW] = strength(t.hands[h + hand.LOW_A], t.hands[h + hand.LOW_B], t.options)
        if t.hands[h + hand.ID] != DEALER and t.hands[h + hand.SHOWN] > t.rounds[r + round_.EXPOSED]:
            t.rounds[r + round_.EXPOSED] = t.hands[h + hand.SHOWN]


@kernel
def close_round(t: Table, r: int) -> None:
    """Complete the row of round ``r`` and clear the scratch for the next."""
    first = t.rounds[r + round_.HAND]
    t.rounds[r + round_.HANDS_END] = t.hands[0]
    t.rounds[r + round_.WAGERS_END] = t.wagers[0]
    bank = t.rounds[r + round_.BANK_SEAT]
    if bank > 0:
        t.rounds[r + round_.BANK] = t.scratch[SEAT_HANDS + bank]
    close_hands(t, r)
    if t.rounds[r + round_.SHOWN] >= 0 and bank != 0:
        counted_first = 0
        number = t.options[COUNT_FIRST]
        if bank > 0:
            number = t.options[BANK_COUNT_FIRST]
            counted_first = place_of_seat(bank, t.rounds[r + round_.DIRECTION], t.options[POSITIONS])
        t.rounds[r + round_.START] = starting_place(
            dice_sum(t.n[t.rounds[r + round_.SHOWN]]), counted_first, number, t.options[POSITIONS]
        )
    opponent = first if bank < 0 else t.rounds[r + round_.BANK]
    for w in range(t.rounds[r + round_.WAGER], t.wagers[0], wager.WIDTH):
        if t.wagers[w + wager.HAND] < 0 and t.wagers[w + wager.SEAT] > 0:
            t.wagers[w + wager.HAND] = t.scratch[SEAT_HANDS + t.wagers[w + wager.SEAT]]
        if t.wagers[w + wager.KIND] == WHAT_DEALER_WAGER:
            t.rounds[r + round_.DEALER_WAGER] = w
            t.wagers[w + wager.HAND] = first
        t.wagers[w + wager.OPPONENT] = opponent
        h = t.wagers[w + wager.HAND]
        # Also one of which no row says that it was placed, as the round's settlement names it.
        if h < 0 and t.wagers[w + wager.WITHDRAWN] < 0 and t.wagers[w + wager.SEAT] < 0:
            t.rounds[r + round_.UNPLACED] |= unplaced.WAGERS
        if h >= 0:
            if t.wagers[w + wager.SEAT] < 0:
                t.wagers[w + wager.SEAT] = t.hands[h + hand.SEAT]
            if t.hands[h + hand.PLAYER] < 0:
                t.hands[h + hand.PLAYER] = t.wagers[w + wager.PLAYER]
            if t.hands[h + hand.WAGER] < 0 and t.wagers[w + wager.WITHDRAWN] < 0:
                t.hands[h + hand.WAGER] = w
            if opponent >= 0 and opponent != h:
                t.wagers[w + wager.DUE] = outcome_by_rank(t, h, opponent)
        t.scratch[WAGER_ROWS + t.wagers[w + wager.ID]] = -1
    for h in range(first, t.hands[0], hand.WIDTH):
        if t.hands[h + hand.ID] >= 0:
            t.scratch[HAND_ROWS + t.hands[h + hand.ID]] = -1
        if t.hands[h + hand.SEAT] >= 0:
            t.scratch[SEAT_HANDS + t.hands[h + hand.SEAT]] = -1
