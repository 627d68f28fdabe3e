"""Every stake has an end, and every row that moves money a wager of the round."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import between, rows_of
from validator.games.blackjack.main_wager import is_main_wager
from validator.games.blackjack.rows import beyond_the_stake, stake_is_known
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.rows import Round, Table, Wager
from validator.games.numbers import Rules, missing_facts
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    KIND_COLLECT,
    KIND_PAY,
    KIND_RETURN,
    KIND_WAGER,
    WHAT_BAD_BEAT_PROGRESSIVE,
    WHAT_DOUBLE_DOWN,
    WHAT_FREE_BET,
    WHAT_ROYAL_MATCH_21,
)

NO_WAGERS, *_ = missing_facts()
NO_END, *_ = missing_facts()
NO_AMOUNT, *_ = missing_facts()

rule = Rules("blackjack.stakes")
MONEY_ON_UNKNOWN_WAGER = rule(
    "money-on-unknown-wager",
    "Money on a wager that is not in the round",
    "{observed} was collected, paid or returned on a wager that was never placed in the round",
    needs={
        "every wager of the round": NO_WAGERS,
    },
    expected="a wager of the round",
    observed="none",
    unit="cents",
    pays_wrong=True,
)
PAID_ON_WITHDRAWN_WAGER = rule(
    "paid-on-withdrawn-wager",
    "Winnings paid on a wager that had been taken back",
    "{seat}: {observed} was paid on the {wager} of {stake}, which the player had taken back",
    expected="nothing paid",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
STAKE_LEFT_UNSETTLED = rule(
    "stake-left-unsettled",
    "A stake neither collected, paid on nor returned",
    "{seat}: the {wager} of {stake} was neither collected nor paid nor returned by the end of the round",
    needs={
        "every collection, payment and return to the end of the round": NO_END,
    },
    expected="the wager collected, paid or returned",
    observed="nothing",
)
COLLECTED_BEYOND_THE_STAKE = rule(
    "collected-beyond-the-stake",
    "More collected than was wagered",
    "{seat}: {observed} was collected on the {wager} of {expected}",
    needs={
        "the amounts of the wager and of what was collected": NO_AMOUNT,
    },
    expected="{expected} at most",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
BONUS_ON_ANOTHER_WAGER = rule(
    "bonus-on-another-wager",
    "A bonus paid on a wager that has none",
    "{seat}: a bonus of {observed} was paid on the {wager} of {stake}, for which the chapter knows none",
    expected="no bonus",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)


@kernel
def no_bonus_known(knows: int) -> bool:
    """Whether a bonus was paid on a type of wager for which no paragraph knows one (1: one does)."""
    return knows == 0


@kernel
def any_wager_placed(t: Table, r: Round) -> bool:
    """Whether the log shows a wager being placed in round row ``r``, so that the round is not the rest of one."""
    for v in between(t.wagers, r.wager, r.wagers_end):
        if v.event >= 0:
            return True
    return False


@kernel
def judge_never_placed(t: Table, w: Wager, r: Round) -> None:
    """Judge each row that collects, pays or gives back on a wager row that the round does not have."""
    certain = recorded(t, KIND_WAGER) and r.gaps == 0
    if lacking(t, MONEY_ON_UNKNOWN_WAGER, NO_WAGERS, not certain or not any_wager_placed(t, r)):
        return
    for i in range(w.first_settled, w.last_settled + 1):
        kind = t.kind[i]
        if t.notes[i].wager != w or kind not in (KIND_COLLECT, KIND_PAY, KIND_RETURN):
            continue
        moved = max(0, t.cents[i])
        t.tally[MONEY_ON_UNKNOWN_WAGER + JUDGED] += 1
        if w.event < 0:
            emit(t.hits, MONEY_ON_UNKNOWN_WAGER, i, 0, moved, -moved if kind == KIND_COLLECT else moved, w.at, -1, r.at)


@kernel
def judge_withdrawn(t: Table, w: Wager) -> None:
    """Judge each payment on wager row ``w`` after it was taken back; what a rescue gives back is judged with it."""
    r = w.round
    h = w.hand
    rescued = w.kind == WHAT_DOUBLE_DOWN and h.at >= 0 and h.flags & flags.RESCUED != 0
    if rescued or w.pay < 0:
        t.tally[PAID_ON_WITHDRAWN_WAGER + NOT_APPLICABLE] += 1
        return
    withdrawn = w.withdrawn
    # What was taken back once cards lay there was taken wrongly, and brought the payment; before, that alone is wrong.
    root = withdrawn if 0 <= r.first_card < withdrawn else -1
    for i in range(w.first_settled, w.pay + 1):
        if t.kind[i] != KIND_PAY or t.notes[i].wager != w:
            continue
        paid = max(0, t.cents[i])
        ask(t, PAID_ON_WITHDRAWN_WAGER, 0 <= withdrawn < i, i, 0, paid, paid, w.at, root, r.at)


@kernel
def judge_end(t: Table, w: Wager, r: Round) -> None:
    """Judge that wager row ``w`` was collected, paid on or given back by the end of its round.

    What becomes of one that may not have been placed, or on a hand that was played unlawfully, is told with that act.
    """
    settled = w.last_settled
    h = w.hand
    spoiled = w.root >= 0 or (h.at >= 0 and h.root >= 0)
    if settled < 0 and (r.first_card < 0 or spoiled):
        t.tally[STAKE_LEFT_UNSETTLED + NOT_APPLICABLE] += 1
        return
    certain = (
        recorded(t, KIND_COLLECT) and recorded(t, KIND_PAY) and recorded(t, KIND_RETURN) and r.over >= 0 and r.gaps == 0
    )
    if lacking(t, STAKE_LEFT_UNSETTLED, NO_END, settled < 0 and not certain):
        return
    t.tally[STAKE_LEFT_UNSETTLED + JUDGED] += 1
    if settled < 0:
        cost = -max(0, w.stake)
        emit(t.hits, STAKE_LEFT_UNSETTLED, r.last, 1, 0, cost, w.at, -1, r.at)


@kernel
def judge_collected(t: Table, w: Wager, r: Round) -> None:
    """Judge that no more than its stake was collected on wager row ``w``, however its hand ended."""
    if w.collect < 0:
        return
    stake = w.stake
    if lacking(t, COLLECTED_BEYOND_THE_STAKE, NO_AMOUNT, not stake_is_known(t, w)):
        return
    collected = w.collected
    beyond = beyond_the_stake(collected, stake)
    t.tally[COLLECTED_BEYOND_THE_STAKE + JUDGED] += 1
    if beyond:
        event = w.collect
        emit(t.hits, COLLECTED_BEYOND_THE_STAKE, event, stake, collected, stake - collected, w.at, w.root, r.at)


@kernel
def judge_bonus(t: Table, w: Wager) -> None:
    """Judge each payment on wager row ``w`` under the name of a bonus: whether its type of wager has one at all.

    Spanish 21 knows one for the wager on a hand, the others for Royal Match 21 and Bad Beat Progressive Wagers.
    """
    kind = w.kind
    knows = kind == WHAT_ROYAL_MATCH_21 or kind == WHAT_BAD_BEAT_PROGRESSIVE
    if t.options.twenty_one_wins == 1:
        knows = is_main_wager(kind)
    for i in range(w.first_settled, w.pay + 1):
        if t.kind[i] != KIND_PAY or t.what[i] < 0 or t.notes[i].wager != w:
            continue
        t.tally[BONUS_ON_ANOTHER_WAGER + JUDGED] += 1
        if no_bonus_known(1 if knows else 0):
            paid = max(0, t.cents[i])
            emit(t.hits, BONUS_ON_ANOTHER_WAGER, i, 0, paid, paid, w.at, -1, w.round.at)


@kernel
def stakes_pass(t: Table) -> None:
    """Judge for every wager that it was placed, that nothing is paid on it once it is gone, and that its stake ends.

    It comes after the judges on amounts: where one of these tells what is amiss with a wager's money, this is silent.
    """
    for w in rows_of(t.wagers):
        r = w.round
        if w.event < 0:
            if w.last_settled >= 0:
                judge_never_placed(t, w, r)
            continue
        t.tally[MONEY_ON_UNKNOWN_WAGER + JUDGED] += 1 if w.last_settled >= 0 else 0
        if w.bonus > 0:
            judge_bonus(t, w)
        if w.withdrawn >= 0:
            judge_withdrawn(t, w)
        elif w.kind != WHAT_FREE_BET:
            judge_collected(t, w, r)
            judge_end(t, w, r)
