"""The vigorish: its amount, its moment, and that it is taken on what was won alone."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, Ints, emit, kernel
from validator.games.numbers import missing_facts
from validator.games.pai_gow.options import ROUNDED_UP, VIGORISH_PERCENT, VIGORISH_UNIT, WHOLE, WIN_PAYS, WIN_PER
from validator.games.pai_gow.slots.settlement import (
    NO_VIGORISH_WITH_CO_BANK,
    VIGORISH_MARKED_NOT_COLLECTED,
    VIGORISH_NOT_TAKEN,
    VIGORISH_NOT_TAKEN_WITH_BANK,
    VIGORISH_NOT_WITH_PAYOUT,
    VIGORISH_ON_DEALERS_WAGER,
    VIGORISH_ON_THE_SUM,
    VIGORISH_ROUNDED_TO_ONE_UNIT,
    VIGORISH_WITHOUT_WIN,
    VIGORISH_WRONG,
    VIGORISH_WRONG_WITH_BANK,
)
from validator.games.pai_gow.tables import round_, wager
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.games.rounds.vigorish import (
    lies_midway,
    nearest_vigorish,
    rounded_up,
    vigorish_differs,
    vigorish_missing,
)
from validator.log.codes import KIND_PAY, KIND_VIGORISH, WHAT_DEALER_WAGER, WHAT_WIN
from validator.log.columns import Columns

NO_RECORD, NO_AMOUNT, *_ = missing_facts()
NO_PAYMENT, *_ = missing_facts()


@kernel
def one_unit_only(taken: int, unit: int) -> bool:
    """Whether the vigorish taken is the single unit to which it may be rounded, where it should be more."""
    return taken == unit


@kernel
def vigorish_on_no_win(taken: int) -> bool:
    """Whether vigorish, in cents, was taken on a wager that did not win."""
    return taken > 0


@kernel
def marked_only(event: int) -> bool:
    """Whether an event marks the vigorish as owed instead of taking it (-1: none)."""
    return event >= 0


@kernel
def paid_between(other: int) -> bool:
    """Whether another wager was paid (event, -1: none) between a payment and its vigorish."""
    return other >= 0


@kernel
def net_payment_fits(stake: int, paid: int, options: Ints) -> bool:
    """Whether winnings were paid less their vigorish in one payment."""
    percent, whole, unit = options[VIGORISH_PERCENT], options[WHOLE], options[VIGORISH_UNIT]
    return paid < stake and not vigorish_differs(stake - paid, stake * percent, whole, unit)


@kernel
def other_payment(ev: Columns, own: int, start: int, stop: int) -> int:
    """The first payment of another wager (id) than ``own`` between two events; -1 none."""
    for i in range(start, stop):
        if ev.kind[i] == KIND_PAY and ev.wager[i] != own:
            return i
    return -1


@kernel
def right_on_the_sum(rounds: Ints, wagers: Ints, w: int, options: Ints) -> bool:
    """Whether all vigorish that the player of ``w`` paid in the round is right on all that he won."""
    r, player = wagers[w + wager.ROUND], wagers[w + wager.PLAYER]
    won, taken, several = 0, 0, 0
    for other in range(rounds[r + round_.WAGER], rounds[r + round_.WAGERS_END], wager.WIDTH):
        if player >= 0 and wagers[other + wager.PLAYER] == player and wagers[other + wager.PAID] > 0:
            won += wagers[other + wager.PAID]
            taken += wagers[other + wager.VIGORISH]
            several += 1
    return several > 1 and not vigorish_differs(
        taken, won * options[VIGORISH_PERCENT], options[WHOLE], options[VIGORISH_UNIT]
    )


@kernel
def won_rightly(options: Ints, wagers: Ints, w: int) -> int:
    """What a wager that won should have been paid, in cents: the vigorish on it is right, whatever was paid."""
    if wagers[w + wager.DUE] != WHAT_WIN:
        return wagers[w + wager.PAID]
    return wagers[w + wager.STAKE] * options[WIN_PAYS] // options[WIN_PER]


@kernel
def judge_amount(options: Ints, rounds: Ints, wagers: Ints, tally: Ints, hits: Ints, w: int) -> None:
    """Judge the vigorish taken on a wager that was paid."""
    r, won, taken = wagers[w + wager.ROUND], wagers[w + wager.PAID], wagers[w + wager.VIGORISH]
    percent, whole, unit = options[VIGORISH_PERCENT], options[WHOLE], options[VIGORISH_UNIT]
    banked = rounds[r + round_.BANK_SEAT] >= 0
    root = wagers[w + wager.ROOT]
    most = rounded_up(won * percent, whole, unit)
    least = most if options[ROUNDED_UP] == 1 else won * percent // whole
    if taken == 0 and net_payment_fits(wagers[w + wager.STAKE], won, options):
        tally[VIGORISH_WRONG + JUDGED] += 1
        return
    if right_on_the_sum(rounds, wagers, w, options):
        tally[VIGORISH_ON_THE_SUM + JUDGED] += 1
        if vigorish_differs(taken, won * percent, whole, unit):
            emit(hits, VIGORISH_ON_THE_SUM, wagers[w + wager.PAY], least, taken, 0, w, root, r)
        return
    missing = VIGORISH_NOT_TAKEN_WITH_BANK if banked else VIGORISH_NOT_TAKEN
    tally[missing + JUDGED] += 1
    if vigorish_missing(taken):
        if rounds[r + round_.CO_BANK] >= 0:
            missing = NO_VIGORISH_WITH_CO_BANK
            tally[missing + JUDGED] += 1
        emit(hits, missing, wagers[w + wager.PAY], least, 0, least, w, root, r)
        return
    slot = VIGORISH_WRONG_WITH_BANK if banked else VIGORISH_WRONG
    tally[slot + JUDGED] += 1
    rightly = won_rightly(options, wagers, w)
    if not vigorish_differs(taken, won * percent, whole, unit) or not vigorish_differs(
        taken, rightly * percent, whole, unit
    ):
        return
    event = wagers[w + wager.VIGORISH_EVENT]
    tally[VIGORISH_ROUNDED_TO_ONE_UNIT + JUDGED] += 1
    if taken < least and one_unit_only(taken, unit):
        emit(hits, VIGORISH_ROUNDED_TO_ONE_UNIT, event, least, taken, least - taken, w, root, r)
        return
    due = nearest_vigorish(taken, won * percent, whole, unit)
    cents = due - taken
    if lies_midway(taken, won * percent, whole, unit):
        due = most if options[ROUNDED_UP] == 1 else due
        cents = 0 if options[ROUNDED_UP] < 0 else due - taken
    elif taken * whole < won * percent:
        due, cents = least, least - taken
    emit(hits, slot, event, due, taken, cents, w, root, r)


@kernel
def judge_moment(ev: Columns, rounds: Ints, wagers: Ints, tally: Ints, hits: Ints, w: int) -> None:
    """Judge when, and how, the vigorish on a wager that was paid was collected."""
    r, event, paid = wagers[w + wager.ROUND], wagers[w + wager.VIGORISH_EVENT], wagers[w + wager.PAY]
    if event < 0:
        tally[VIGORISH_NOT_WITH_PAYOUT + NO_PAYMENT] += 1
        return
    tally[VIGORISH_MARKED_NOT_COLLECTED + JUDGED] += 1
    if marked_only(wagers[w + wager.MARKED]):
        emit(hits, VIGORISH_MARKED_NOT_COLLECTED, wagers[w + wager.MARKED], -1, -1, 0, w, -1, r)
        return
    tally[VIGORISH_NOT_WITH_PAYOUT + JUDGED] += 1
    first, last = (event, paid) if event < paid else (paid, event)
    other = other_payment(ev, wagers[w + wager.ID], first, last)
    if paid_between(other):
        emit(hits, VIGORISH_NOT_WITH_PAYOUT, event, paid, event, 0, w, -1, r)


@kernel
def judge_unwon(rounds: Ints, wagers: Ints, tally: Ints, hits: Ints, w: int) -> None:
    """Judge vigorish on a wager on which nothing was paid."""
    tally[VIGORISH_WITHOUT_WIN + JUDGED] += 1
    taken = wagers[w + wager.VIGORISH]
    if vigorish_on_no_win(taken):
        event, root = wagers[w + wager.VIGORISH_EVENT], wagers[w + wager.ROOT]
        emit(hits, VIGORISH_WITHOUT_WIN, event, 0, taken, -taken, w, root, wagers[w + wager.ROUND])


@kernel
def note_missing(rounds: Ints, tally: Ints, r: int, fact: int) -> None:
    """Count a missing fact under the rules on the amount of the vigorish in this round."""
    if rounds[r + round_.BANK_SEAT] >= 0:
        tally[VIGORISH_WRONG_WITH_BANK + fact] += 1
        tally[VIGORISH_NOT_TAKEN_WITH_BANK + fact] += 1
        if rounds[r + round_.CO_BANK] >= 0:
            tally[NO_VIGORISH_WITH_CO_BANK + fact] += 1
    else:
        tally[VIGORISH_WRONG + fact] += 1
        tally[VIGORISH_NOT_TAKEN + fact] += 1
    tally[VIGORISH_ROUNDED_TO_ONE_UNIT + fact] += 1
    tally[VIGORISH_ON_THE_SUM + fact] += 1


@kernel
def vigorish_pass(
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
    """Judge the vigorish on every wager, on the amounts that were paid."""
    for w in range(wager.WIDTH, wagers[0], wager.WIDTH):
        r = wagers[w + wager.ROUND]
        if wagers[w + wager.EVENT] < 0 or rounds[r + round_.OVER] < 0:
            tally[VIGORISH_WRONG + NOT_APPLICABLE] += 1
        elif wagers[w + wager.KIND] == WHAT_DEALER_WAGER:
            tally[VIGORISH_ON_DEALERS_WAGER + JUDGED] += 1
            if vigorish_on_no_win(wagers[w + wager.VIGORISH]):
                emit(
                    hits,
                    VIGORISH_ON_DEALERS_WAGER,
                    wagers[w + wager.VIGORISH_EVENT],
                    0,
                    wagers[w + wager.VIGORISH],
                    0,
                    w,
                    -1,
                    r,
                )
        elif wagers[w + wager.UNPRICED] > 0 or wagers[w + wager.STAKE] < 0:
            note_missing(rounds, tally, r, NO_AMOUNT)
        elif wagers[w + wager.PAID] == 0:
            judge_unwon(rounds, wagers, tally, hits, w)
        elif wagers[w + wager.VIGORISH_EVENT] < 0 and (
            options[RECORDED + KIND_VIGORISH] != ALWAYS or rounds[r + round_.GAPS] > 0
        ):
            note_missing(rounds, tally, r, NO_RECORD)
        else:
            if wagers[w + wager.MARKED] < 0:
                judge_amount(options, rounds, wagers, tally, hits, w)
            judge_moment(ev, rounds, wagers, tally, hits, w)
