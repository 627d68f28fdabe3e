"""The center of the layout in a round with a bank: who fills it when it is exhausted, and who has the surplus.

What was collected and paid is taken as it happened; whether a wager was settled rightly is asked elsewhere.
"""

from validator.core.kernel import NOT_APPLICABLE, Ints, kernel
from validator.games.numbers import missing_facts
from validator.games.pai_gow.bank_dealer import put_elsewhere
from validator.games.pai_gow.bank_holding import chips_of_bank, is_shown
from validator.games.pai_gow.bank_questions import (
    answer,
    answer_money,
    later_than,
    left_out,
    less_than_due,
    other_than_due,
)
from validator.games.pai_gow.center_moves import moves_to_center
from validator.games.pai_gow.options import (
    CO_BANK_PERCENT,
    CO_BANK_SURPLUS_PERCENT,
    SURPLUS_PERCENT,
    VIGORISH_UNIT,
    WHOLE,
)
from validator.games.pai_gow.slots.bank_money import (
    BANK_GIVEN_SURPLUS_BEFORE_VIGORISH,
    BANK_GIVEN_WRONG_SURPLUS,
    BANK_PAID_IN_TOO_LITTLE,
    BANK_PAID_IN_TOO_MUCH,
    CO_BANK_GIVEN_SURPLUS_BEFORE_VIGORISH,
    CO_BANK_GIVEN_WRONG_SURPLUS,
    CO_BANK_SHARE_OF_SHORTFALL_WRONG,
    CO_BANK_SURPLUS_TAKEN_BEFORE_WINNERS_PAID,
    CO_BANK_SURPLUS_VIGORISH_OF_ONE_UNIT,
    CO_BANK_SURPLUS_VIGORISH_WRONG,
    CO_BANK_VIGORISH_NOT_TO_INVENTORY,
    SHORTFALL_HALVED_BY_CHIPS,
    SHORTFALL_PAID_BY_HOUSE,
    SURPLUS_COUNTED_WRONG,
    SURPLUS_HALVED_BY_CHIPS,
    SURPLUS_NOT_COUNTED,
    SURPLUS_TAKEN_BEFORE_WINNERS_PAID,
    SURPLUS_VIGORISH_OF_ONE_UNIT,
    SURPLUS_VIGORISH_WRONG,
    TABLE_PAID_IN_TOO_MUCH,
    TABLE_SHARE_OF_SHORTFALL_WRONG,
    TABLE_SHARE_OF_SURPLUS_WRONG,
)
from validator.games.pai_gow.tables import center, hand, note, round_, wager
from validator.games.pai_gow.vigorish import net_payment_fits, one_unit_only
from validator.games.rounds.vigorish import lies_midway, nearest_vigorish, vigorish_differs
from validator.log.codes import (
    KIND_CENTER_ADD,
    KIND_CENTER_SURPLUS,
    KIND_CENTER_TAKE,
    KIND_COLLECT,
    KIND_PAY,
    KIND_VIGORISH,
    PLACE_BANK,
    PLACE_CENTER,
    PLACE_CO_BANK,
    PLACE_TABLE_INVENTORY,
)
from validator.log.columns import Columns

NO_MOVEMENTS, NO_AMOUNTS, NO_UNIT, *_ = missing_facts()
NO_PLACE, *_ = missing_facts()


@kernel
def not_halved(share: int, total: int, percent: int, whole: int, apart: int) -> bool:
    """Whether a share is not the percentage of a total due, and by more than half of ``apart`` cents."""
    difference = share * whole - total * percent
    return difference * 2 > apart * whole or -difference * 2 > apart * whole


@kernel
def add_up(ev: Columns, notes: Ints, hands: Ints, wagers: Ints, state: Ints, r: int, i: int) -> None:
    """Book one event of round ``r`` in the sums of the center."""
    kind, cents = ev.kind[i], ev.cents[i]
    w = notes[i * note.WIDTH + note.WAGER]
    if kind == KIND_COLLECT:
        h = wagers[w + wager.HAND] if w >= 0 else -1
        if (h >= 0 and hands[h + hand.SURRENDER] >= 0) or (ev.dest[i] >= 0 and ev.dest[i] != PLACE_CENTER):
            return
        add(state, center.WON, -1, cents, i)
    elif w >= 0 and moves_to_center(ev, wagers, w, i):
        if state[center.DEALERS_MOVED] == 0:
            add(state, center.WON, -1, wagers[w + wager.STAKE], i)
        state[center.DEALERS_MOVED] = 1
    elif kind == KIND_PAY:
        if ev.source[i] < 0 or ev.source[i] == PLACE_CENTER:
            add(state, center.PAID, center.LAST_PAID, cents, i)
    elif kind == KIND_CENTER_ADD:
        if ev.source[i] == PLACE_BANK or ev.source[i] == PLACE_CO_BANK:
            add(state, center.BY_BANK, center.BANK_EVENT, cents, i)
        elif ev.source[i] == PLACE_TABLE_INVENTORY:
            add(state, center.BY_TABLE, center.TABLE_EVENT, cents, i)
        else:
            state[center.UNKNOWN] += 1
    elif kind == KIND_CENTER_TAKE:
        if state[center.FIRST_TAKEN] < 0:
            state[center.FIRST_TAKEN] = i
        if ev.dest[i] == PLACE_BANK or ev.dest[i] == PLACE_CO_BANK:
            add(state, center.TO_BANK, center.TO_BANK_EVENT, cents, i)
        elif ev.dest[i] == PLACE_TABLE_INVENTORY:
            add(state, center.TO_TABLE, center.TO_TABLE_EVENT, cents, i)
        else:
            state[center.UNKNOWN] += 1
    elif kind == KIND_VIGORISH and w < 0:
        if state[center.VIGORISH] < 0:
            state[center.VIGORISH] = 0
        add(state, center.VIGORISH, center.VIGORISH_EVENT, cents, i)
    elif kind == KIND_CENTER_SURPLUS:
        state[center.COUNTED] = cents
        state[center.COUNTED_EVENT] = i


@kernel
def add(state: Ints, place: int, last: int, cents: int, i: int) -> None:
    """Add an amount to a sum of the center and keep its event."""
    if cents < 0:
        state[center.UNKNOWN] += 1
    else:
        state[place] += cents
    if last >= 0:
        state[last] = i


@kernel
def judge_shortfall(ev: Columns, rounds: Ints, state: Ints, tally: Ints, hits: Ints, r: int, lacking: int) -> None:
    """Judge what the bank paid in where the center lacked so many cents for the winning wagers (0: nothing).

    Whether the certificate holder may put in what lacks is open only where the bank was not seen to have it.
    """
    by_bank, by_table = state[center.BY_BANK], state[center.BY_TABLE]
    event = state[center.BANK_EVENT] if state[center.BANK_EVENT] >= 0 else rounds[r + round_.LAST]
    short = less_than_due(by_bank, lacking)
    need = lacking - by_bank if short else 0
    paid_in = state[center.TABLE_EVENT] if state[center.TABLE_EVENT] >= 0 else event
    over = less_than_due(need, by_table)
    answer_money(tally, hits, TABLE_PAID_IN_TOO_MUCH, over, paid_in, need, by_table, by_table - need, r)
    if short and by_table > 0 and not less_than_due(by_bank + by_table, lacking):
        slot = BANK_PAID_IN_TOO_LITTLE if chips_of_bank(ev, rounds, r) >= lacking else SHORTFALL_PAID_BY_HOUSE
        answer_money(tally, hits, slot, short, paid_in, lacking, by_bank, lacking - by_bank, r)
        return
    answer_money(tally, hits, BANK_PAID_IN_TOO_LITTLE, short, event, lacking, by_bank, 0, r)
    net = by_bank - (state[center.TO_BANK] if lacking > 0 else 0)
    answer_money(tally, hits, BANK_PAID_IN_TOO_MUCH, less_than_due(lacking, net), event, lacking, net, lacking - net, r)


@kernel
def judge_half(
    options: Ints,
    rounds: Ints,
    tally: Ints,
    hits: Ints,
    r: int,
    slot: int,
    doubt: int,
    event: int,
    share: int,
    total: int,
    percent: int,
    by_table: bool,
) -> None:
    """Judge a share of a total under ``slot``; one that is off by a chip, which cannot be cut, under ``doubt``.

    ``by_table``: the more it is, the less the certificate holder has; else the less the bank has.
    """
    at = event if event >= 0 else rounds[r + round_.LAST]
    due, whole, unit = total * percent // options[WHOLE], options[WHOLE], rounds[r + round_.CHIP_UNIT]
    if not not_halved(share, total, percent, whole, 1):
        answer_money(tally, hits, slot, False, at, due, share, 0, r)
    elif unit <= 0:
        tally[slot + NO_UNIT] += 1
    else:
        cents = share - due if by_table else due - share
        odd = not not_halved(share, total, percent, whole, unit)
        answer_money(tally, hits, doubt if odd else slot, True, at, due, share, cents, r)


@kernel
def judge_vigorish(
    options: Ints, rounds: Ints, state: Ints, tally: Ints, hits: Ints, r: int, slot: int, total: int, percent: int
) -> None:
    """Judge the vigorish on what goes to the bank."""
    whole, unit = options[WHOLE], options[VIGORISH_UNIT]
    taken = state[center.VIGORISH] if state[center.VIGORISH] > 0 else 0
    event = state[center.VIGORISH_EVENT] if state[center.VIGORISH_EVENT] >= 0 else rounds[r + round_.LAST]
    if state[center.VIGORISH] < 0 and not is_shown(options, rounds, r, KIND_VIGORISH):
        tally[slot + NO_MOVEMENTS] += 1
        return
    due = nearest_vigorish(taken, total * percent, whole, unit)
    wrong = vigorish_differs(taken, total * percent, whole, unit)
    cents = 0 if lies_midway(taken, total * percent, whole, unit) else due - taken
    if wrong and taken < due and one_unit_only(taken, unit):
        doubt = SURPLUS_VIGORISH_OF_ONE_UNIT
        if slot == CO_BANK_SURPLUS_VIGORISH_WRONG:
            doubt = CO_BANK_SURPLUS_VIGORISH_OF_ONE_UNIT
        answer_money(tally, hits, doubt, wrong, event, due, taken, cents, r)
    else:
        answer_money(tally, hits, slot, wrong, event, due, taken, cents, r)


@kernel
def judge_surplus(
    options: Ints, rounds: Ints, state: Ints, tally: Ints, hits: Ints, r: int, surplus: int, covered: bool
) -> None:
    """Judge what was done with a surplus of so many cents; ``covered``: the certificate holder has a half of it."""
    remaining = surplus
    vigorish, given = SURPLUS_VIGORISH_WRONG, BANK_GIVEN_WRONG_SURPLUS
    order, early, percent = (
        BANK_GIVEN_SURPLUS_BEFORE_VIGORISH,
        SURPLUS_TAKEN_BEFORE_WINNERS_PAID,
        options[SURPLUS_PERCENT],
    )
    if covered:
        vigorish, given = CO_BANK_SURPLUS_VIGORISH_WRONG, CO_BANK_GIVEN_WRONG_SURPLUS
        order, early = CO_BANK_GIVEN_SURPLUS_BEFORE_VIGORISH, CO_BANK_SURPLUS_TAKEN_BEFORE_WINNERS_PAID
        percent = options[CO_BANK_SURPLUS_PERCENT]
        event, share = state[center.TO_TABLE_EVENT], state[center.TO_TABLE]
        judge_half(
            options,
            rounds,
            tally,
            hits,
            r,
            TABLE_SHARE_OF_SURPLUS_WRONG,
            SURPLUS_HALVED_BY_CHIPS,
            event,
            share,
            surplus,
            options[CO_BANK_PERCENT],
            False,
        )
        remaining = surplus - share
        counted = state[center.COUNTED_EVENT]
        if surplus > 0 and (counted >= 0 or is_shown(options, rounds, r, KIND_CENTER_SURPLUS)):
            at = counted if counted >= 0 else rounds[r + round_.LAST]
            answer(tally, hits, SURPLUS_NOT_COUNTED, left_out(counted), at, surplus, -1, -1, r)
        if state[center.COUNTED] >= 0:
            wrong = other_than_due(state[center.COUNTED], surplus)
            answer(tally, hits, SURPLUS_COUNTED_WRONG, wrong, counted, surplus, state[center.COUNTED], -1, r)
    judge_vigorish(options, rounds, state, tally, hits, r, vigorish, remaining, percent)
    to_bank = state[center.TO_BANK_EVENT]
    taken = state[center.VIGORISH] if state[center.VIGORISH] > 0 else 0
    if state[center.VIGORISH] < 0 and not is_shown(options, rounds, r, KIND_VIGORISH):
        tally[given + NO_MOVEMENTS] += 1
    else:
        due = remaining - taken
        at = to_bank if to_bank >= 0 else rounds[r + round_.LAST]
        has = state[center.TO_BANK]
        answer_money(tally, hits, given, other_than_due(has, due), at, due, has, has - due, r)
    if to_bank >= 0:
        late = later_than(state[center.VIGORISH_EVENT], to_bank)
        answer(tally, hits, order, late, to_bank, -1, -1, -1, r)
    first = state[center.FIRST_TAKEN]
    if first >= 0:
        answer(tally, hits, early, later_than(state[center.LAST_PAID], first), first, -1, -1, -1, r)


@kernel
def judge_center(ev: Columns, options: Ints, rounds: Ints, state: Ints, tally: Ints, hits: Ints, r: int) -> None:
    """Judge the center of a round with a bank, all of whose movements are known."""
    balance = state[center.WON] - state[center.PAID]
    lacking = -balance if balance < 0 else 0
    covered = rounds[r + round_.CO_BANK] >= 0
    if not covered:
        judge_shortfall(ev, rounds, state, tally, hits, r, lacking)
        if lacking == 0 and state[center.BY_BANK] == 0 and state[center.BY_TABLE] == 0:
            judge_surplus(options, rounds, state, tally, hits, r, balance, covered)
        return
    vigorish = state[center.VIGORISH_EVENT]
    if vigorish >= 0 and ev.dest[vigorish] >= 0:
        dest = ev.dest[vigorish]
        answer(tally, hits, CO_BANK_VIGORISH_NOT_TO_INVENTORY, put_elsewhere(dest), vigorish, -1, -1, -1, r)
    elif vigorish >= 0:
        tally[CO_BANK_VIGORISH_NOT_TO_INVENTORY + NO_PLACE] += 1
    percent, whole = options[CO_BANK_PERCENT], options[WHOLE]
    slot, doubt = CO_BANK_SHARE_OF_SHORTFALL_WRONG, SHORTFALL_HALVED_BY_CHIPS
    by_bank, by_table = state[center.BY_BANK], state[center.BY_TABLE]
    event = state[center.BANK_EVENT]
    judge_half(options, rounds, tally, hits, r, slot, doubt, event, by_bank, lacking, whole - percent, False)
    slot = TABLE_SHARE_OF_SHORTFALL_WRONG
    if by_bank + by_table != lacking or not not_halved(by_bank, lacking, percent, whole, 1):
        event = state[center.TABLE_EVENT]
        judge_half(options, rounds, tally, hits, r, slot, doubt, event, by_table, lacking, percent, True)
    if lacking == 0 and by_bank == 0 and by_table == 0:
        judge_surplus(options, rounds, state, tally, hits, r, balance, covered)


@kernel
def is_known(options: Ints, rounds: Ints, wagers: Ints, state: Ints, r: int) -> bool:
    """Whether every amount that passed through the center is known, none of it paid less its vigorish."""
    for w in range(rounds[r + round_.WAGER], rounds[r + round_.WAGERS_END], wager.WIDTH):
        paid, stake = wagers[w + wager.PAID], wagers[w + wager.STAKE]
        if paid > 0 and wagers[w + wager.VIGORISH_EVENT] < 0 and net_payment_fits(stake, paid, options):
            return False
    return state[center.UNKNOWN] == 0


@kernel
def bank_money_pass(
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
    """Judge the center of the layout in each round with a bank that was played to its end."""
    for r in range(round_.WIDTH, rounds[0], round_.WIDTH):
        ended = rounds[r + round_.OVER] >= 0 and rounds[r + round_.FIRST_CARD] >= 0
        if rounds[r + round_.BANK_SEAT] < 0 or rounds[r + round_.VOID] >= 0 or not ended:
            tally[BANK_PAID_IN_TOO_LITTLE + NOT_APPLICABLE] += 1
            tally[BANK_GIVEN_WRONG_SURPLUS + NOT_APPLICABLE] += 1
            continue
        shown = is_shown(options, rounds, r, KIND_PAY) and is_shown(options, rounds, r, KIND_COLLECT)
        shown = shown and is_shown(options, rounds, r, KIND_CENTER_ADD)
        if not shown or not is_shown(options, rounds, r, KIND_CENTER_TAKE):
            tally[BANK_PAID_IN_TOO_LITTLE + NO_MOVEMENTS] += 1
            tally[BANK_GIVEN_WRONG_SURPLUS + NO_MOVEMENTS] += 1
            continue
        for place in range(center.WON, center.END):
            state[place] = 0 if place < center.BANK_EVENT else -1
        state[center.VIGORISH] = -1
        state[center.COUNTED] = -1
        for i in range(rounds[r + round_.FIRST], rounds[r + round_.LAST] + 1):
            add_up(ev, notes, hands, wagers, state, r, i)
        if is_known(options, rounds, wagers, state, r):
            judge_center(ev, options, rounds, state, tally, hits, r)
        else:
            tally[BANK_PAID_IN_TOO_LITTLE + NO_AMOUNTS] += 1
            tally[BANK_GIVEN_WRONG_SURPLUS + NO_AMOUNTS] += 1
        for place in range(center.WON, center.END):
            state[place] = 0
