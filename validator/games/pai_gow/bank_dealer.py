"""What becomes of the dealer's wager against the bank once it is decided: back to the table inventory container."""

from validator.core.kernel import NOT_APPLICABLE, Ints, kernel
from validator.games.numbers import missing_facts
from validator.games.pai_gow.bank_holding import is_shown
from validator.games.pai_gow.bank_questions import answer, happened, left_out
from validator.games.pai_gow.slots.bank_money import (
    DEALER_TIE_NOT_TO_INVENTORY,
    DEALER_WINNING_TILES_NOT_TO_THE_RIGHT,
    DEALER_WINNING_WAGER_NOT_TO_INVENTORY,
    DEALER_WINNINGS_NOT_TO_INVENTORY,
    DEALER_WINNINGS_TAKEN_LATE,
)
from validator.games.pai_gow.tables import hand, round_, wager
from validator.games.pai_gow.vigorish import other_payment
from validator.log.codes import KIND_PAY, KIND_RETURN, PLACE_CONTAINER_RIGHT, PLACE_TABLE_INVENTORY, WHAT_TIE, WHAT_WIN
from validator.log.columns import Columns

NO_PLACE, NO_OUTCOME, *_ = missing_facts()
NO_PAYMENT, *_ = missing_facts()


@kernel
def put_elsewhere(place: int) -> bool:
    """Whether money went, by the code of the place, elsewhere than to the table inventory container."""
    return place != PLACE_TABLE_INVENTORY


@kernel
def stacked_elsewhere(place: int) -> bool:
    """Whether tiles lie, by the code of the place, elsewhere than to the right of the table inventory container."""
    return place != PLACE_CONTAINER_RIGHT


@kernel
def judge_tiles(ev: Columns, rounds: Ints, hands: Ints, tally: Ints, hits: Ints, r: int, w: int) -> None:
    """Judge where the dealer's tiles were stacked after he won."""
    event = hands[rounds[r + round_.HAND] + hand.MUCK]
    if event < 0 or ev.dest[event] < 0:
        tally[DEALER_WINNING_TILES_NOT_TO_THE_RIGHT + NO_PLACE] += 1
        return
    answer(tally, hits, DEALER_WINNING_TILES_NOT_TO_THE_RIGHT, stacked_elsewhere(ev.dest[event]), event, -1, -1, w, r)


@kernel
def judge_return(
    ev: Columns, options: Ints, rounds: Ints, wagers: Ints, tally: Ints, hits: Ints, r: int, w: int, slot: int
) -> None:
    """Judge, under ``slot``, whether the dealer's wager went back to the table inventory container."""
    event = wagers[w + wager.RETURN]
    if event >= 0 and ev.dest[event] >= 0:
        dest = ev.dest[event]
        answer(tally, hits, slot, put_elsewhere(dest), event, -1, -1, w, r)
    elif event >= 0 or not is_shown(options, rounds, r, KIND_RETURN):
        tally[slot + NO_PLACE] += 1
    else:
        answer(tally, hits, slot, left_out(event), rounds[r + round_.LAST], -1, -1, w, r)


@kernel
def judge_winnings(
    ev: Columns, options: Ints, rounds: Ints, wagers: Ints, tally: Ints, hits: Ints, r: int, w: int
) -> None:
    """Judge whether what the dealer won was paid and taken, and at once."""
    paid, back = wagers[w + wager.PAY], wagers[w + wager.RETURN]
    if paid < 0:
        if is_shown(options, rounds, r, KIND_PAY):
            event = back if back >= 0 else rounds[r + round_.LAST]
            answer(tally, hits, DEALER_WINNINGS_NOT_TO_INVENTORY, left_out(paid), event, -1, -1, w, r)
        else:
            tally[DEALER_WINNINGS_NOT_TO_INVENTORY + NO_PAYMENT] += 1
        return
    if ev.dest[paid] >= 0:
        answer(tally, hits, DEALER_WINNINGS_NOT_TO_INVENTORY, put_elsewhere(ev.dest[paid]), paid, -1, -1, w, r)
    if back > paid:
        between = other_payment(ev, wagers[w + wager.ID], paid, back)
        answer(tally, hits, DEALER_WINNINGS_TAKEN_LATE, happened(between), back, -1, -1, w, r)


@kernel
def bank_dealer_pass(
    ev: Columns,
    options: Ints,
    notes: Ints,
    rounds: Ints,
    hands: Ints,
    wagers: Ints,
    state: Ints,
    tally: Ints,
    hits: Ints,
) -> None:
    """Judge the dealer's wager in each round with a bank that was played to its end."""
    for r in range(round_.WIDTH, rounds[0], round_.WIDTH):
        w = rounds[r + round_.DEALER_WAGER]
        played = rounds[r + round_.OVER] >= 0 and rounds[r + round_.VOID] < 0
        if rounds[r + round_.BANK_SEAT] < 0 or w < 0 or wagers[w + wager.WITHDRAWN] >= 0 or not played:
            tally[DEALER_WINNING_WAGER_NOT_TO_INVENTORY + NOT_APPLICABLE] += 1
            continue
        won = wagers[w + wager.PAY] >= 0
        if wagers[w + wager.DUE] < 0 and not won:
            tally[DEALER_WINNING_WAGER_NOT_TO_INVENTORY + NO_OUTCOME] += 1
        elif won or wagers[w + wager.DUE] == WHAT_WIN and wagers[w + wager.COLLECT] < 0:
            judge_return(ev, options, rounds, wagers, tally, hits, r, w, DEALER_WINNING_WAGER_NOT_TO_INVENTORY)
            judge_winnings(ev, options, rounds, wagers, tally, hits, r, w)
            judge_tiles(ev, rounds, hands, tally, hits, r, w)
        elif wagers[w + wager.DUE] == WHAT_TIE and wagers[w + wager.COLLECT] < 0:
            judge_return(ev, options, rounds, wagers, tally, hits, r, w, DEALER_TIE_NOT_TO_INVENTORY)
