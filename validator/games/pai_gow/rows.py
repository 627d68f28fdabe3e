"""Begins and closes the rows of rounds and hands."""

from typing import Final

from validator.core.kernel import Ints, kernel
from validator.games.numbers import carried
from validator.games.pai_gow.around import dice_sum, place_of_dead_hand, place_of_seat, starting_place
from validator.games.pai_gow.options import POSITIONS
from validator.games.pai_gow.outcome_readings import outcome_by_rank
from validator.games.pai_gow.ranking import strength
from validator.games.pai_gow.tables import flags, hand, round_, wager
from validator.games.rounds.rows import HAND_ROWS, SEAT_HANDS, WAGER_ROWS
from validator.log.codes import WHAT_DEALER_WAGER
from validator.log.columns import Columns

take = carried("pai_gow.rows")
TABLE_DIRECTION: Final = take()
TABLE_CHIP_UNIT: Final = take()
TABLE_POSITIONS: Final = take()
"""Places of the state column in which the machine keeps what the log said of the table."""

DEALER: Final = 0
"""The id of the dealer's hand."""


@kernel
def new_hand(hands: Ints, scratch: Ints, row: int, ident: int, seat: int, player: int) -> int:
    """Append a hand to the round ``row``; the row's number. ``ident`` is -1 for one that the log gives no id."""
    h = hands[0]
    hands[0] = h + hand.WIDTH
    hands[h + hand.ROUND] = row
    hands[h + hand.ID] = ident
    hands[h + hand.SEAT] = seat
    hands[h + hand.PLAYER] = player
    hands[h + hand.HIGH_A] = -1
    hands[h + hand.HIGH_B] = -1
    hands[h + hand.LOW_A] = -1
    hands[h + hand.LOW_B] = -1
    hands[h + hand.HIGH] = -1
    hands[h + hand.LOW] = -1
    hands[h + hand.TILES] = 0
    hands[h + hand.FIRST_TILE] = -1
    hands[h + hand.LAST_TILE] = -1
    hands[h + hand.FIRST_SET] = -1
    hands[h + hand.LAST_SET] = -1
    hands[h + hand.EXPOSED] = -1
    hands[h + hand.OUTCOME] = -1
    hands[h + hand.SURRENDER] = -1
    hands[h + hand.MUCK] = -1
    hands[h + hand.VOIDED] = -1
    hands[h + hand.FLAGS] = 0
    hands[h + hand.WAGER] = -1
    hands[h + hand.ROOT] = -1
    hands[h + hand.PLACE] = -1
    hands[h + hand.MOVED] = -1
    if ident >= 0:
        scratch[HAND_ROWS + ident] = h
    if seat > 0 and scratch[SEAT_HANDS + seat] < 0:
        scratch[SEAT_HANDS + seat] = h
    return h


@kernel
def hand_of_event(hands: Ints, rounds: Ints, scratch: Ints, row: int, ident: int, seat: int, player: int) -> int:
    """Row of the hand that an event names by id or by position, begun where it is new; -1 where it names none."""
    if ident >= 0:
        h = scratch[HAND_ROWS + ident]
        if h >= 0:
            return h
        if seat > 0 and scratch[SEAT_HANDS + seat] >= 0 and hands[scratch[SEAT_HANDS + seat] + hand.ID] < 0:
            h = scratch[SEAT_HANDS + seat]
            hands[h + hand.ID] = ident
            scratch[HAND_ROWS + ident] = h
            return h
        return new_hand(hands, scratch, row, ident, seat, player)
    if seat == 0:
        return rounds[row + round_.HAND]
    if seat > 0:
        return scratch[SEAT_HANDS + seat]
    return -1


@kernel
def new_round(rounds: Ints, hands: Ints, wagers: Ints, scratch: Ints, state: Ints, number: int, event: int) -> int:
    """Append a round, the dealer's hand with it; the row's number."""
    r = rounds[0]
    rounds[0] = r + round_.WIDTH
    for place in range(r, r + round_.WIDTH):
        rounds[place] = -1
    rounds[r + round_.NUMBER] = number
    rounds[r + round_.FIRST] = event
    rounds[r + round_.LAST] = event
    rounds[r + round_.HAND] = hands[0]
    rounds[r + round_.WAGER] = wagers[0]
    rounds[r + round_.GAPS] = 0
    rounds[r + round_.TILES] = 0
    rounds[r + round_.DIRECTION] = state[TABLE_DIRECTION]
    rounds[r + round_.CHIP_UNIT] = state[TABLE_CHIP_UNIT]
    rounds[r + round_.POSITIONS] = state[TABLE_POSITIONS]
    h = new_hand(hands, scratch, r, DEALER, 0, -1)
    hands[h + hand.FLAGS] = flags.TILES_OF_THE_DEALER
    return r


@kernel
def close_hands(rounds: Ints, hands: Ints, options: Ints, r: int) -> None:
    """Complete the rows of the hands of round ``r``: their places around the table and their strengths."""
    positions, direction = options[POSITIONS], rounds[r + round_.DIRECTION]
    for h in range(rounds[r + round_.HAND], rounds[r + round_.HANDS_END], hand.WIDTH):
        if hands[h + hand.FLAGS] & flags.THE_DEAD_HAND:
            hands[h + hand.PLACE] = place_of_dead_hand(positions)
        else:
            hands[h + hand.PLACE] = place_of_seat(hands[h + hand.SEAT], direction, positions)
        hands[h + hand.HIGH] = strength(hands[h + hand.HIGH_A], hands[h + hand.HIGH_B], options)
        hands[h + hand.LOW] = strength(hands[h + hand.LOW_A], hands[h + hand.LOW_B], options)


@kernel
def close_round(ev: Columns, rounds: Ints, hands: Ints, wagers: Ints, scratch: Ints, options: Ints, r: int) -> None:
    """Complete the row of round ``r`` and clear the scratch for the next."""
    first = rounds[r + round_.HAND]
    rounds[r + round_.HANDS_END] = hands[0]
    rounds[r + round_.WAGERS_END] = wagers[0]
    bank = rounds[r + round_.BANK_SEAT]
    if bank > 0:
        rounds[r + round_.BANK] = scratch[SEAT_HANDS + bank]
    close_hands(rounds, hands, options, r)
    if rounds[r + round_.SHOWN] >= 0 and bank != 0:
        counted_first = 0
        if bank > 0:
            counted_first = place_of_seat(bank, rounds[r + round_.DIRECTION], options[POSITIONS])
        rounds[r + round_.START] = starting_place(
            dice_sum(ev.n[rounds[r + round_.SHOWN]]), counted_first, options[POSITIONS]
        )
    opponent = first if bank < 0 else rounds[r + round_.BANK]
    for w in range(rounds[r + round_.WAGER], wagers[0], wager.WIDTH):
        if wagers[w + wager.HAND] < 0 and wagers[w + wager.SEAT] > 0:
            wagers[w + wager.HAND] = scratch[SEAT_HANDS + wagers[w + wager.SEAT]]
        if wagers[w + wager.KIND] == WHAT_DEALER_WAGER:
            rounds[r + round_.DEALER_WAGER] = w
            wagers[w + wager.HAND] = first
        wagers[w + wager.OPPONENT] = opponent
        h = wagers[w + wager.HAND]
        if h >= 0:
            if wagers[w + wager.SEAT] < 0:
                wagers[w + wager.SEAT] = hands[h + hand.SEAT]
            if hands[h + hand.PLAYER] < 0:
                hands[h + hand.PLAYER] = wagers[w + wager.PLAYER]
            if hands[h + hand.WAGER] < 0 and wagers[w + wager.WITHDRAWN] < 0:
                hands[h + hand.WAGER] = w
            if opponent >= 0 and opponent != h:
                wagers[w + wager.DUE] = outcome_by_rank(hands, h, opponent, options)
        scratch[WAGER_ROWS + wagers[w + wager.ID]] = -1
    for h in range(first, hands[0], hand.WIDTH):
        if hands[h + hand.ID] >= 0:
            scratch[HAND_ROWS + hands[h + hand.ID]] = -1
        if hands[h + hand.SEAT] >= 0:
            scratch[SEAT_HANDS + hands[h + hand.SEAT]] = -1
