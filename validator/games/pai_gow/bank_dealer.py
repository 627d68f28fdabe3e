"""What becomes of the dealer's wager against the bank once it is decided: back to the table inventory container."""

from validator.core.engine.kernel import NOT_APPLICABLE, kernel
from validator.games.numbers import missing_facts, numbers_of
from validator.games.pai_gow.bank_holding import is_shown
from validator.games.pai_gow.bank_rules import answer, happened, left_out
from validator.games.pai_gow.tables import hand, note, round_, wager
from validator.games.pai_gow.vigorish import other_payment
from validator.games.table import Table, lacking
from validator.log.codes import (
    KIND_PAY,
    KIND_RETURN,
    KIND_WAGER_MOVED,
    PLACE_CONTAINER_RIGHT,
    PLACE_TABLE_INVENTORY,
    WHAT_TIE,
    WHAT_WIN,
)

(
    DEALER_TIE_NOT_TO_INVENTORY,
    DEALER_WINNING_WAGER_NOT_TO_INVENTORY,
    DEALER_WINNINGS_NOT_TO_INVENTORY,
    DEALER_WINNINGS_TAKEN_LATE,
    DEALER_WINNING_TILES_NOT_TO_THE_RIGHT,
    *_,
) = numbers_of("pai_gow.bank_dealer")

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
def judge_tiles(t: Table, r: int, w: int) -> None:
    """Judge where the dealer's tiles were stacked after he won."""
    event = t.hands[t.rounds[r + round_.HAND] + hand.MUCK]
    if lacking(t, DEALER_WINNING_TILES_NOT_TO_THE_RIGHT, NO_PLACE, event < 0 or t.dest[event] < 0):
        return
    answer(t, DEALER_WINNING_TILES_NOT_TO_THE_RIGHT, stacked_elsewhere(t.dest[event]), event, -1, -1, w, r)


@kernel
def put_back(t: Table, r: int, w: int) -> int:
    """The event that put the dealer's wager into the table inventory container once it was played; -1 none."""
    exposed = t.hands[t.rounds[r + round_.BANK] + hand.EXPOSED] if t.rounds[r + round_.BANK] >= 0 else -1
    start = max(exposed, t.rounds[r + round_.DEALER_SET], t.rounds[r + round_.LAST_CARD], t.wagers[w + wager.EVENT])
    for i in range(start, t.rounds[r + round_.LAST] + 1):
        moved = t.kind[i] == KIND_WAGER_MOVED and t.dest[i] == PLACE_TABLE_INVENTORY
        if moved and t.notes[i * note.WIDTH + note.WAGER] == w:
            return i
    return -1


@kernel
def judge_return(t: Table, r: int, w: int, rule: int) -> None:
    """Judge, under ``rule``, whether the dealer's wager went back to the table inventory container."""
    event = t.wagers[w + wager.RETURN]
    if event < 0:
        event = put_back(t, r, w)
    if event >= 0 and t.dest[event] >= 0:
        dest = t.dest[event]
        answer(t, rule, put_elsewhere(dest), event, -1, -1, w, r)
    elif event >= 0 or not is_shown(t, r, KIND_RETURN):
        t.tally[rule + NO_PLACE] += 1
    else:
        answer(t, rule, left_out(event), t.rounds[r + round_.LAST], -1, -1, w, r)


@kernel
def judge_winnings(t: Table, r: int, w: int) -> None:
    """Judge whether what the dealer won was paid and taken, and at once."""
    paid, back = t.wagers[w + wager.PAY], t.wagers[w + wager.RETURN]
    if back < 0:
        back = put_back(t, r, w)
    if paid < 0:
        if is_shown(t, r, KIND_PAY):
            event = back if back >= 0 else t.rounds[r + round_.LAST]
            answer(t, DEALER_WINNINGS_NOT_TO_INVENTORY, left_out(paid), event, -1, -1, w, r)
        else:
            t.tally[DEALER_WINNINGS_NOT_TO_INVENTORY + NO_PAYMENT] += 1
        return
    if t.dest[paid] >= 0:
        answer(t, DEALER_WINNINGS_NOT_TO_INVENTORY, put_elsewhere(t.dest[paid]), paid, -1, -1, w, r)
    if back > paid:
        between = other_payment(t, t.wagers[w + wager.ID], paid, back)
        answer(t, DEALER_WINNINGS_TAKEN_LATE, happened(between), back, -1, -1, w, r)


@kernel
def bank_dealer_pass(t: Table) -> None:
    """Judge the dealer's wager in each round with a bank that was played to its end."""
    for r in range(round_.WIDTH, t.rounds[0], round_.WIDTH):
        w = t.rounds[r + round_.DEALER_WAGER]
        played = t.rounds[r + round_.OVER] >= 0 and t.rounds[r + round_.VOID] < 0
        if t.rounds[r + round_.BANK_SEAT] < 0 or w < 0 or t.wagers[w + wager.WITHDRAWN] >= 0 or not played:
            t.tally[DEALER_WINNING_WAGER_NOT_TO_INVENTORY + NOT_APPLICABLE] += 1
            continue
        won = t.wagers[w + wager.PAY] >= 0
        if t.wagers[w + wager.DUE] < 0 and not won:
            t.tally[DEALER_WINNING_WAGER_NOT_TO_INVENTORY + NO_OUTCOME] += 1
        elif won or t.wagers[w + wager.DUE] == WHAT_WIN and t.wagers[w + wager.COLLECT] < 0:
            judge_return(t, r, w, DEALER_WINNING_WAGER_NOT_TO_INVENTORY)
            judge_winnings(t, r, w)
            judge_tiles(t, r, w)
        elif t.wagers[w + wager.DUE] == WHAT_TIE and t.wagers[w + wager.COLLECT] < 0:
            judge_return(t, r, w, DEALER_TIE_NOT_TO_INVENTORY)
