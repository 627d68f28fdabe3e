"""Every stake has an end, and every row that moves money a wager of the round."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.games.blackjack.options import TWENTY_ONE_WINS
from validator.games.blackjack.rows import beyond_the_stake, stake_is_known
from validator.games.blackjack.settlement import is_main_wager
from validator.games.blackjack.tables import flags, hand, note, round_
from validator.games.numbers import missing_facts, numbers_of
from validator.games.rounds import wager
from validator.games.table import Table, ask, lacking, recorded
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

(
    MONEY_ON_UNKNOWN_WAGER,
    PAID_ON_WITHDRAWN_WAGER,
    STAKE_LEFT_UNSETTLED,
    COLLECTED_BEYOND_THE_STAKE,
    BONUS_ON_ANOTHER_WAGER,
    *_,
) = numbers_of("blackjack.stakes")

NO_WAGERS, *_ = missing_facts()
NO_END, *_ = missing_facts()
NO_AMOUNT, *_ = missing_facts()


@kernel
def no_bonus_known(knows: int) -> bool:
    """Whether a bonus was paid on a type of wager for which no paragraph knows one (1: one does)."""
    return knows == 0


@kernel
def any_wager_placed(t: Table, r: int) -> bool:
    """Whether the log shows a wager being placed in round row ``r``, so that the round is not the rest of one."""
    for v in range(t.rounds[r + round_.WAGER], t.rounds[r + round_.WAGERS_END], wager.WIDTH):
        if t.wagers[v + wager.EVENT] >= 0:
            return True
    return False


@kernel
def judge_never_placed(t: Table, w: int, r: int) -> None:
    """Judge each row that collects, pays or gives back on a wager row that the round does not have."""
    certain = recorded(t, KIND_WAGER) and t.rounds[r + round_.GAPS] == 0
    if lacking(t, MONEY_ON_UNKNOWN_WAGER, NO_WAGERS, not certain or not any_wager_placed(t, r)):
        return
    for i in range(t.wagers[w + wager.FIRST_SETTLED], t.wagers[w + wager.LAST_SETTLED] + 1):
        kind = t.kind[i]
        if t.notes[i * note.WIDTH + note.WAGER] != w or kind not in (KIND_COLLECT, KIND_PAY, KIND_RETURN):
            continue
        moved = max(0, t.cents[i])
        t.tally[MONEY_ON_UNKNOWN_WAGER + JUDGED] += 1
        if t.wagers[w + wager.EVENT] < 0:
            emit(t.hits, MONEY_ON_UNKNOWN_WAGER, i, 0, moved, -moved if kind == KIND_COLLECT else moved, w, -1, r)


@kernel
def judge_withdrawn(t: Table, w: int) -> None:
    """Judge each payment on wager row ``w`` after it was taken back; what a rescue gives back is judged with it."""
    r = t.wagers[w + wager.ROUND]
    h = t.wagers[w + wager.HAND]
    rescued = t.wagers[w + wager.KIND] == WHAT_DOUBLE_DOWN and h >= 0 and t.hands[h + hand.FLAGS] & flags.RESCUED != 0
    if rescued or t.wagers[w + wager.PAY] < 0:
        t.tally[PAID_ON_WITHDRAWN_WAGER + NOT_APPLICABLE] += 1
        return
    withdrawn = t.wagers[w + wager.WITHDRAWN]
    # What was taken back once cards lay there was taken wrongly, and brought the payment; before, that alone is wrong.
    root = withdrawn if 0 <= t.rounds[r + round_.FIRST_CARD] < withdrawn else -1
    for i in range(t.wagers[w + wager.FIRST_SETTLED], t.wagers[w + wager.PAY] + 1):
        if t.kind[i] != KIND_PAY or t.notes[i * note.WIDTH + note.WAGER] != w:
            continue
        paid = max(0, t.cents[i])
        ask(t, PAID_ON_WITHDRAWN_WAGER, 0 <= withdrawn < i, i, 0, paid, paid, w, root, r)


@kernel
def judge_end(t: Table, w: int, r: int) -> None:
    """Judge that wager row ``w`` was collected, paid on or given back by the end of its round.

    What becomes of one that may not have been placed, or on a hand that was played unlawfully, is told with that act.
    """
    settled = t.wagers[w + wager.LAST_SETTLED]
    h = t.wagers[w + wager.HAND]
    spoiled = t.wagers[w + wager.ROOT] >= 0 or (h >= 0 and t.hands[h + hand.ROOT] >= 0)
    if settled < 0 and (t.rounds[r + round_.FIRST_CARD] < 0 or spoiled):
        t.tally[STAKE_LEFT_UNSETTLED + NOT_APPLICABLE] += 1
        return
    certain = (
        recorded(t, KIND_COLLECT)
        and recorded(t, KIND_PAY)
        and recorded(t, KIND_RETURN)
        and t.rounds[r + round_.OVER] >= 0
        and t.rounds[r + round_.GAPS] == 0
    )
    if lacking(t, STAKE_LEFT_UNSETTLED, NO_END, settled < 0 and not certain):
        return
    t.tally[STAKE_LEFT_UNSETTLED + JUDGED] += 1
    if settled < 0:
        cost = -max(0, t.wagers[w + wager.STAKE])
        emit(t.hits, STAKE_LEFT_UNSETTLED, t.rounds[r + round_.LAST], 1, 0, cost, w, -1, r)


@kernel
def judge_collected(t: Table, w: int, r: int) -> None:
    """Judge that no more than its stake was collected on wager row ``w``, however its hand ended."""
    if t.wagers[w + wager.COLLECT] < 0:
        return
    stake = t.wagers[w + wager.STAKE]
    if lacking(t, COLLECTED_BEYOND_THE_STAKE, NO_AMOUNT, not stake_is_known(t, w)):
        return
    collected = t.wagers[w + wager.COLLECTED]
    beyond = beyond_the_stake(collected, stake)
    t.tally[COLLECTED_BEYOND_THE_STAKE + JUDGED] += 1
    if beyond:
        event = t.wagers[w + wager.COLLECT]
        emit(
            t.hits,
            COLLECTED_BEYOND_THE_STAKE,
            event,
            stake,
            collected,
            stake - collected,
            w,
            t.wagers[w + wager.ROOT],
            r,
        )


@kernel
def judge_bonus(t: Table, w: int) -> None:
    """Judge each payment on wager row ``w`` under the name of a bonus: whether its type of wager has one at all.

    Spanish 21 knows one for the wager on a hand, the others for Royal Match 21 and Bad Beat Progressive Wagers.
    """
    kind = t.wagers[w + wager.KIND]
    knows = kind == WHAT_ROYAL_MATCH_21 or kind == WHAT_BAD_BEAT_PROGRESSIVE
    if t.options[TWENTY_ONE_WINS] == 1:
        knows = is_main_wager(kind)
    for i in range(t.wagers[w + wager.FIRST_SETTLED], t.wagers[w + wager.PAY] + 1):
        if t.kind[i] != KIND_PAY or t.what[i] < 0 or t.notes[i * note.WIDTH + note.WAGER] != w:
            continue
        t.tally[BONUS_ON_ANOTHER_WAGER + JUDGED] += 1
        if no_bonus_known(1 if knows else 0):
            paid = max(0, t.cents[i])
            emit(t.hits, BONUS_ON_ANOTHER_WAGER, i, 0, paid, paid, w, -1, t.wagers[w + wager.ROUND])


@kernel
def stakes_pass(t: Table) -> None:
    """Judge for every wager that it was placed, that nothing is paid on it once it is gone, and that its stake ends.

    It comes after the passes on amounts: where one of these tells what is amiss with a wager's money, this is silent.
    """
    for w in range(wager.WIDTH, t.wagers[0], wager.WIDTH):
        r = t.wagers[w + wager.ROUND]
        if t.wagers[w + wager.EVENT] < 0:
            if t.wagers[w + wager.LAST_SETTLED] >= 0:
                judge_never_placed(t, w, r)
            continue
        t.tally[MONEY_ON_UNKNOWN_WAGER + JUDGED] += 1 if t.wagers[w + wager.LAST_SETTLED] >= 0 else 0
        if t.wagers[w + wager.BONUS] > 0:
            judge_bonus(t, w)
        if t.wagers[w + wager.WITHDRAWN] >= 0:
            judge_withdrawn(t, w)
        elif t.wagers[w + wager.KIND] != WHAT_FREE_BET:
            judge_collected(t, w, r)
            judge_end(t, w, r)
