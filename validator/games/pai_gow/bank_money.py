"""The center of the layout in a round with a bank: who fills it when it is exhausted, and who has the surplus.

What was collected and paid is taken as it happened; whether a wager was settled rightly is asked elsewhere.
"""

from validator.core.engine.kernel import NOT_APPLICABLE, kernel
from validator.core.engine.rows import between, rows_of
from validator.core.engine.state_rows import clear
from validator.games.numbers import Rules, missing_facts
from validator.games.pai_gow.bank_dealer import money_put_elsewhere
from validator.games.pai_gow.bank_holding import chips_of_bank, is_shown, may_be_covered
from validator.games.pai_gow.bank_rules import (
    act_left_out,
    answer,
    answer_money,
    happened,
    later_than,
    less_than_due,
    other_than_due,
)
from validator.games.pai_gow.center_booking import begin_center, book_center_event, is_known
from validator.games.pai_gow.tables.rows import Round, Table
from validator.games.pai_gow.vigorish import one_unit_only
from validator.games.rounds.vigorish import lies_midway, nearest_vigorish, vigorish_differs
from validator.games.table import lacking
from validator.log.codes import (
    KIND_CENTER_ADD,
    KIND_CENTER_SURPLUS,
    KIND_CENTER_TAKE,
    KIND_COLLECT,
    KIND_PAY,
    KIND_VIGORISH,
    PLACE_BANK,
    PLACE_CO_BANK,
)

NO_MOVEMENTS, NO_AMOUNTS, NO_UNIT, *_ = missing_facts()
NO_PLACE, *_ = missing_facts()

rule = Rules("pai_gow.bank_money")
BANK_PAID_IN_TOO_LITTLE = rule(
    "bank-paid-in-too-little",
    "Bank paid in less than the remaining winning wagers",
    "the center lacked {expected} for the winning wagers; {observed} was collected from the bank",
    needs={
        "all payments, collections and movements of the center": NO_MOVEMENTS,
        "the amounts in the center": NO_AMOUNTS,
    },
    expected="{expected} from the bank",
    observed="{observed}",
    unit="cents",
)
BANK_PAID_IN_TOO_MUCH = rule(
    "bank-paid-in-too-much",
    "Bank paid in more than the remaining winning wagers",
    "the center lacked {expected} for the winning wagers; {observed} was collected from the bank",
    expected="{expected} from the bank",
    observed="{observed}",
    unit="cents",
)
SHORTFALL_PAID_BY_HOUSE = rule(
    "shortfall-paid-by-house",
    "Winning wagers that the certificate holder paid for the bank",
    ("the center lacked {expected}; {observed} came from the bank and the rest out of the table inventory container"),
    expected="{expected} from the bank",
    observed="{observed}",
    unit="cents",
)
CO_BANK_SHARE_OF_SHORTFALL_WRONG = rule(
    "co-bank-share-of-shortfall-wrong",
    "Co-bank's part of the remaining winning wagers not one-half",
    (
        "{observed} was collected from the co-bank for the remaining winning wagers; one-half of what"
        " they lacked is {expected}"
    ),
    needs={
        "all payments, collections and movements of the center": NO_MOVEMENTS,
        "the amounts in the center": NO_AMOUNTS,
        "the smallest value chip in use": NO_UNIT,
    },
    expected="{expected} from the co-bank",
    observed="{observed}",
    unit="cents",
)
TABLE_SHARE_OF_SHORTFALL_WRONG = rule(
    "table-share-of-shortfall-wrong",
    "Part of the remaining winning wagers from the container not one-half",
    (
        "{observed} was removed from the table inventory container for the remaining winning wagers; "
        "one-half of what they lacked is {expected}"
    ),
    needs={
        "all payments, collections and movements of the center": NO_MOVEMENTS,
        "the amounts in the center": NO_AMOUNTS,
        "the smallest value chip in use": NO_UNIT,
    },
    expected="{expected} from the table inventory container",
    observed="{observed}",
    unit="cents",
)
SHORTFALL_HALVED_BY_CHIPS = rule(
    "shortfall-halved-by-chips",
    "Remaining winning wagers halved but for a chip",
    "one-half of the remaining winning wagers is {expected}; {observed} was put in, a chip's difference",
    expected="{expected}",
    observed="{observed}",
    unit="cents",
)
SURPLUS_COUNTED_WRONG = rule(
    "surplus-counted-wrong",
    "Surplus of a co-banked round counted wrongly",
    "the surplus was counted as {observed}; the center held {expected}",
    expected="{expected}",
    observed="{observed}",
    unit="cents",
)
SURPLUS_NOT_COUNTED = rule(
    "surplus-not-counted",
    "Surplus of a co-banked round not counted",
    "a surplus of {expected} was not counted",
    needs={
        "all payments, collections and movements of the center": NO_MOVEMENTS,
        "the amounts in the center": NO_AMOUNTS,
    },
    expected="a surplus of {expected} counted",
    observed="not counted",
    unit="cents",
)
SURPLUS_VIGORISH_WRONG = rule(
    "surplus-vigorish-wrong",
    "Wrong vigorish on the bank's surplus",
    "{observed} was taken as vigorish on the surplus; {expected} is the lawful amount nearest to it",
    needs={
        "the vigorish taken": NO_MOVEMENTS,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
)
CO_BANK_SURPLUS_VIGORISH_WRONG = rule(
    "co-bank-surplus-vigorish-wrong",
    "Wrong vigorish on the co-bank's half of the surplus",
    (
        "{observed} was taken as vigorish on the co-bank's part of the surplus; {expected} is the "
        "lawful amount nearest to it"
    ),
    needs={
        "the vigorish taken": NO_MOVEMENTS,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
)
SURPLUS_VIGORISH_OF_ONE_UNIT = rule(
    "surplus-vigorish-of-one-unit",
    "Vigorish on a surplus rounded down to the single unit",
    "{observed} was taken as vigorish on the surplus, which makes {expected} by the percentage",
    expected="{expected}, or as much rounded up",
    observed="{observed}",
    unit="cents",
)
BANK_GIVEN_WRONG_SURPLUS = rule(
    "bank-given-wrong-surplus",
    "Bank given another amount than what remained",
    "the bank was given {observed} out of the center; {expected} remained",
    needs={
        "all payments, collections and movements of the center": NO_MOVEMENTS,
        "the amounts in the center": NO_AMOUNTS,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
)
CO_BANK_GIVEN_WRONG_SURPLUS = rule(
    "co-bank-given-wrong-surplus",
    "Co-bank given another amount than what remained",
    "the co-bank was given {observed} out of the center; {expected} remained",
    needs={
        "all payments, collections and movements of the center": NO_MOVEMENTS,
        "the amounts in the center": NO_AMOUNTS,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
)
TABLE_SHARE_OF_SURPLUS_WRONG = rule(
    "table-share-of-surplus-wrong",
    "Part of the surplus put into the container not one-half",
    "{observed} of the surplus was put into the table inventory container; one-half of it is {expected}",
    needs={
        "all payments, collections and movements of the center": NO_MOVEMENTS,
        "the amounts in the center": NO_AMOUNTS,
        "the smallest value chip in use": NO_UNIT,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
)
SURPLUS_HALVED_BY_CHIPS = rule(
    "surplus-halved-by-chips",
    "Surplus halved but for a chip",
    (
        "one-half of the surplus is {expected}; {observed} was put into the table inventory "
        "container, a chip's difference"
    ),
    expected="{expected}",
    observed="{observed}",
    unit="cents",
)
BANK_GIVEN_SURPLUS_BEFORE_VIGORISH = rule(
    "bank-given-surplus-before-vigorish",
    "Surplus given to the bank before its vigorish was taken",
    "the bank was given the surplus before the vigorish on it was taken",
    expected="the vigorish taken first",
    observed="the surplus given first",
)
CO_BANK_GIVEN_SURPLUS_BEFORE_VIGORISH = rule(
    "co-bank-given-surplus-before-vigorish",
    "Surplus given to the co-bank before its vigorish was taken",
    "the co-bank was given his part of the surplus before the vigorish on it was taken",
    expected="the vigorish taken first",
    observed="the surplus given first",
)
SURPLUS_TAKEN_BEFORE_WINNERS_PAID = rule(
    "surplus-taken-before-winners-paid",
    "Money taken out of the center before all winning wagers were paid",
    "money was taken out of the center before all winning wagers had been paid",
    expected="winning wagers paid first",
    observed="a surplus taken first",
)
CO_BANK_SURPLUS_TAKEN_BEFORE_WINNERS_PAID = rule(
    "co-bank-surplus-taken-before-winners-paid",
    "Money taken out of the center of a co-banked round before all winning wagers were paid",
    "money was taken out of the center before all winning wagers had been paid",
    expected="winning wagers paid first",
    observed="a surplus taken first",
)
CO_BANK_SURPLUS_VIGORISH_OF_ONE_UNIT = rule(
    "co-bank-surplus-vigorish-of-one-unit",
    "Vigorish on the co-bank's half of a surplus rounded down to the single unit",
    ("{observed} was taken as vigorish on the co-bank's part of the surplus, which makes {expected} by the percentage"),
    expected="{expected}, or as much rounded up",
    observed="{observed}",
    unit="cents",
)
CO_BANK_VIGORISH_NOT_TO_INVENTORY = rule(
    "co-bank-vigorish-not-to-inventory",
    "Vigorish of a co-banked round not put into the container",
    (
        "the vigorish on the co-bank's part of the surplus was put somewhere other than into the table "
        "inventory container"
    ),
    needs={
        "where the vigorish was put": NO_PLACE,
    },
    expected="the table inventory container",
    observed="elsewhere",
)
TABLE_PAID_IN_TOO_MUCH = rule(
    "table-paid-in-too-much",
    "Money put into the center out of the table inventory container that did not lack",
    "{observed} was put into the center out of the table inventory container, where {expected} lacked",
    expected="{expected}",
    observed="{observed}",
    unit="cents",
)
SHORTFALL_COLLECTED_BEFORE_CENTER_EXHAUSTED = rule(
    "shortfall-collected-before-center-exhausted",
    "Money collected from the bank before the center was exhausted",
    ("money was collected from the bank while what lay in the center was enough for the next winning wager"),
    expected="the center exhausted first",
    observed="money collected first",
)
CO_BANK_SHORTFALL_COLLECTED_BEFORE_CENTER_EXHAUSTED = rule(
    "co-bank-shortfall-collected-before-center-exhausted",
    "Money put in the center of a co-banked round before it was exhausted",
    "money was put in while what lay in the center was enough for the next winning wager",
    expected="the center exhausted first",
    observed="money put in first",
)
CO_BANK_VIGORISH_BEFORE_THE_HALF = rule(
    "co-bank-vigorish-before-the-half",
    "Vigorish on the surplus taken before half of it was put into the table inventory container",
    ("the vigorish on the surplus was taken before one-half of it was put into the table inventory container"),
    expected="the half put aside first",
    observed="the vigorish first",
)


@kernel
def not_halved(share: int, total: int, percent: int, whole: int, apart: int) -> bool:
    """Whether a share is not the percentage of a total due, and by more than half of ``apart`` cents."""
    difference = share * whole - total * percent
    return difference * 2 > apart * whole or -difference * 2 > apart * whole


@kernel
def judge_exhausted(t: Table, r: Round, rule: int) -> None:
    """Judge whether what the center lacked was put in only once it was exhausted."""
    early = t.center.added_early
    put = max(t.center.bank_event, t.center.table_event)
    if put >= 0 and t.center.astray < 0:
        answer(t, rule, happened(early), early, -1, -1, -1, r.at)


@kernel
def change_given(t: Table, r: Round) -> int:
    """Cents that the bank of round ``r`` got back of what he had paid in, before the last winning wager was paid."""
    cents = 0
    for i in range(r.first, t.center.last_paid):
        to_bank = t.dest[i] == PLACE_BANK or t.dest[i] == PLACE_CO_BANK
        if t.kind[i] == KIND_CENTER_TAKE and to_bank:
            cents += t.cents[i]
    return cents


@kernel
def judge_shortfall(t: Table, r: Round, lacking: int) -> None:
    """Judge what the bank paid in where the center lacked so many cents for the winning wagers (0: nothing).

    Whether the certificate holder may put in what lacks is open only where the bank was not seen to have it. What was
    put in may have lacked also for winners whom the dealer then paid from elsewhere.
    """
    by_bank, by_table = t.center.by_bank, t.center.by_table
    event = t.center.bank_event if t.center.bank_event >= 0 else r.last
    short = less_than_due(by_bank, lacking)
    need = lacking - by_bank if short else 0
    paid_in = t.center.table_event if t.center.table_event >= 0 else event
    over = less_than_due(need, by_table)
    answer_money(t, TABLE_PAID_IN_TOO_MUCH, over, paid_in, need, by_table, by_table - need, r)
    if short and by_table > 0 and not less_than_due(by_bank + by_table, lacking):
        rule = BANK_PAID_IN_TOO_LITTLE if chips_of_bank(t, r) >= lacking else SHORTFALL_PAID_BY_HOUSE
        answer_money(t, rule, short, paid_in, lacking, by_bank, lacking - by_bank, r)
        return
    answer_money(t, BANK_PAID_IN_TOO_LITTLE, short, event, lacking, by_bank, 0, r)
    net = by_bank - (change_given(t, r) if lacking > 0 else 0)
    most = max(lacking, t.center.paid + t.center.paid_aside - t.center.won)
    kept = by_bank - t.center.to_bank if lacking > 0 else net
    cost = most - kept if less_than_due(most, kept) else 0
    answer_money(t, BANK_PAID_IN_TOO_MUCH, less_than_due(most, net), event, most, net, cost, r)


@kernel
def least_stake(t: Table, r: Round) -> int:
    """The smallest wager of a round, in cents, which no chip in use exceeds; 0 where it has none."""
    least = 0
    for w in between(t.wagers, r.wager, r.wagers_end):
        stake = w.stake
        if stake > 0 and (least == 0 or stake < least):
            least = stake
    return least


@kernel
def judge_half(
    t: Table, r: Round, rule: int, doubt: int, event: int, share: int, total: int, percent: int, by_table: bool
) -> None:
    """Judge a share of a total under ``rule``; one that is off by a chip, which cannot be cut, under ``doubt``.

    ``by_table``: the more it is, the less the certificate holder has; else the less the bank has.
    """
    at = event if event >= 0 else r.last
    due, whole, unit = total * percent // t.options.whole, t.options.whole, r.chip_unit
    most = least_stake(t, r)
    if not not_halved(share, total, percent, whole, 1):
        answer_money(t, rule, False, at, due, share, 0, r)
    elif unit <= 0 and (most == 0 or not not_halved(share, total, percent, whole, most)):
        t.tally[rule + NO_UNIT] += 1
    else:
        unit = unit if unit > 0 else most
        cents = share - due if by_table else due - share
        odd = not not_halved(share, total, percent, whole, unit)
        answer_money(t, doubt if odd else rule, True, at, due, share, cents, r)


@kernel
def judge_vigorish(t: Table, r: Round, rule: int, total: int, percent: int) -> None:
    """Judge the vigorish on what goes to the bank."""
    whole, unit = t.options.whole, t.options.vigorish_unit
    taken = t.center.vigorish if t.center.vigorish > 0 else 0
    event = t.center.vigorish_event if t.center.vigorish_event >= 0 else r.last
    if lacking(t, rule, NO_MOVEMENTS, t.center.vigorish < 0 and not is_shown(t, r, KIND_VIGORISH)):
        return
    due = nearest_vigorish(taken, total * percent, whole, unit)
    wrong = vigorish_differs(taken, total * percent, whole, unit)
    cents = 0 if lies_midway(taken, total * percent, whole, unit) else due - taken
    if wrong and taken < due and one_unit_only(taken, unit):
        doubt = SURPLUS_VIGORISH_OF_ONE_UNIT
        if rule == CO_BANK_SURPLUS_VIGORISH_WRONG:
            doubt = CO_BANK_SURPLUS_VIGORISH_OF_ONE_UNIT
        answer_money(t, doubt, wrong, event, due, taken, cents, r)
    else:
        answer_money(t, rule, wrong, event, due, taken, cents, r)


@kernel
def charged_amount(t: Table, remaining: int, due: int, percent: int) -> int:
    """What vigorish is charged on: what remained, or what should have, where the vigorish taken is right on that."""
    taken, whole, unit = max(t.center.vigorish, 0), t.options.whole, t.options.vigorish_unit
    return remaining if vigorish_differs(taken, due * percent, whole, unit) else due


@kernel
def judge_surplus(t: Table, r: Round, surplus: int, covered: bool) -> None:
    """Judge what was done with a surplus of so many cents; ``covered``: the certificate holder has a half of it."""
    remaining = charged_on = surplus
    vigorish, given = SURPLUS_VIGORISH_WRONG, BANK_GIVEN_WRONG_SURPLUS
    order, early, percent = (
        BANK_GIVEN_SURPLUS_BEFORE_VIGORISH,
        SURPLUS_TAKEN_BEFORE_WINNERS_PAID,
        t.options.surplus_percent,
    )
    if covered:
        vigorish, given = CO_BANK_SURPLUS_VIGORISH_WRONG, CO_BANK_GIVEN_WRONG_SURPLUS
        order, early = CO_BANK_GIVEN_SURPLUS_BEFORE_VIGORISH, CO_BANK_SURPLUS_TAKEN_BEFORE_WINNERS_PAID
        percent = t.options.co_bank_surplus_percent
        event, share = t.center.to_table_event, t.center.to_table
        judge_half(
            t,
            r,
            TABLE_SHARE_OF_SURPLUS_WRONG,
            SURPLUS_HALVED_BY_CHIPS,
            event,
            share,
            surplus,
            t.options.co_bank_percent,
            False,
        )
        remaining = surplus - share
        half = surplus * t.options.co_bank_percent // t.options.whole
        if t.center.to_bank + max(t.center.vigorish, 0) == surplus - half:
            remaining = surplus - half
        charged_on = charged_amount(t, remaining, surplus - half, percent)
        counted = t.center.counted_event
        unseen = counted < 0 and not is_shown(t, r, KIND_CENTER_SURPLUS)
        if surplus > 0 and not lacking(t, SURPLUS_NOT_COUNTED, NO_MOVEMENTS, unseen):
            at = counted if counted >= 0 else r.last
            answer(t, SURPLUS_NOT_COUNTED, act_left_out(counted), at, surplus, -1, -1, r.at)
        if t.center.counted >= 0:
            wrong = other_than_due(t.center.counted, surplus)
            answer_money(t, SURPLUS_COUNTED_WRONG, wrong, counted, surplus, t.center.counted, 0, r)
    judge_vigorish(t, r, vigorish, charged_on, percent)
    to_bank = t.center.to_bank_event
    taken = t.center.vigorish if t.center.vigorish > 0 else 0
    if t.center.vigorish < 0 and not is_shown(t, r, KIND_VIGORISH):
        t.tally[given + NO_MOVEMENTS] += 1
    else:
        due = remaining - taken
        at = to_bank if to_bank >= 0 else r.last
        has = t.center.to_bank
        answer_money(t, given, other_than_due(has, due), at, due, has, has - due, r)
    if to_bank >= 0:
        late = later_than(t.center.vigorish_event, to_bank)
        answer(t, order, late, to_bank, -1, -1, -1, r.at)
    first, charged = t.center.first_taken, t.center.vigorish_event
    if covered and charged >= 0 and t.center.to_table_event >= 0:
        answer(t, CO_BANK_VIGORISH_BEFORE_THE_HALF, later_than(first, charged), charged, first, charged, -1, r.at)
    if charged >= 0 and not 0 <= first < charged:
        first = charged
    if first >= 0:
        answer(t, early, later_than(t.center.last_paid, first), first, -1, -1, -1, r.at)


@kernel
def judge_center(t: Table, r: Round) -> None:
    """Judge the center of a round with a bank, all of whose movements are known."""
    balance = t.center.won - t.center.paid
    lacking = -balance if balance < 0 else 0
    covered = r.co_bank >= 0
    if lacking > 0 and not covered:
        judge_exhausted(t, r, SHORTFALL_COLLECTED_BEFORE_CENTER_EXHAUSTED)
    elif lacking > 0:
        judge_exhausted(t, r, CO_BANK_SHORTFALL_COLLECTED_BEFORE_CENTER_EXHAUSTED)
    if not covered:
        judge_shortfall(t, r, lacking)
        if lacking == 0 and t.center.by_bank == 0 and t.center.by_table == 0:
            judge_surplus(t, r, balance, covered)
        return
    vigorish = t.center.vigorish_event
    if vigorish >= 0 and t.dest[vigorish] >= 0:
        dest = t.dest[vigorish]
        answer(t, CO_BANK_VIGORISH_NOT_TO_INVENTORY, money_put_elsewhere(dest), vigorish, -1, -1, -1, r.at)
    elif vigorish >= 0:
        t.tally[CO_BANK_VIGORISH_NOT_TO_INVENTORY + NO_PLACE] += 1
    percent, whole = t.options.co_bank_percent, t.options.whole
    rule, doubt = CO_BANK_SHARE_OF_SHORTFALL_WRONG, SHORTFALL_HALVED_BY_CHIPS
    by_bank, by_table = t.center.by_bank, t.center.by_table
    event = t.center.bank_event
    judge_half(t, r, rule, doubt, event, by_bank, lacking, whole - percent, False)
    rule = TABLE_SHARE_OF_SHORTFALL_WRONG
    if by_bank + by_table != lacking or not not_halved(by_bank, lacking, percent, whole, 1):
        event = t.center.table_event
        judge_half(t, r, rule, doubt, event, by_table, lacking, percent, True)
    if lacking == 0 and by_bank == 0 and by_table == 0:
        judge_surplus(t, r, balance, covered)


@kernel
def count_unseen_center(t: Table, r: Round) -> None:
    """Count a round of which it is not known what passed through the center."""
    if r.co_bank >= 0:
        t.tally[CO_BANK_SHARE_OF_SHORTFALL_WRONG + NO_MOVEMENTS] += 1
        t.tally[TABLE_SHARE_OF_SHORTFALL_WRONG + NO_MOVEMENTS] += 1
        t.tally[TABLE_SHARE_OF_SURPLUS_WRONG + NO_MOVEMENTS] += 1
        t.tally[CO_BANK_GIVEN_WRONG_SURPLUS + NO_MOVEMENTS] += 1
        t.tally[SURPLUS_NOT_COUNTED + NO_MOVEMENTS] += 1
    else:
        t.tally[BANK_PAID_IN_TOO_LITTLE + NO_MOVEMENTS] += 1
        t.tally[BANK_GIVEN_WRONG_SURPLUS + NO_MOVEMENTS] += 1


@kernel
def bank_money_pass(t: Table) -> None:
    """Judge the center of the layout in each round with a bank that was played to its end."""
    for r in rows_of(t.rounds):
        ended = r.over >= 0 and r.first_card >= 0
        if r.bank_seat < 0 or r.void >= 0 or not ended:
            t.tally[BANK_PAID_IN_TOO_LITTLE + NOT_APPLICABLE] += 1
            t.tally[BANK_GIVEN_WRONG_SURPLUS + NOT_APPLICABLE] += 1
            continue
        shown = is_shown(t, r, KIND_PAY) and is_shown(t, r, KIND_COLLECT)
        shown = shown and is_shown(t, r, KIND_CENTER_ADD)
        if not shown or not is_shown(t, r, KIND_CENTER_TAKE):
            count_unseen_center(t, r)
            continue
        begin_center(t)
        for i in range(r.first, r.last + 1):
            book_center_event(t, r, i)
        house = t.center.by_table > 0 or t.center.to_table > 0
        if is_known(t, r) and not (house and may_be_covered(t, r)):
            judge_center(t, r)
        else:
            t.tally[BANK_PAID_IN_TOO_LITTLE + NO_AMOUNTS] += 1
            t.tally[BANK_GIVEN_WRONG_SURPLUS + NO_AMOUNTS] += 1
        clear(t.center)
