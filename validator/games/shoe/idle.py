"""Tables without gaming activity: the cards are taken out, spread and shuffled anew for the first player to come."""

from validator.core.engine.kernel import NOT_APPLICABLE, kernel
from validator.games.numbers import missing_facts, numbers_of
from validator.games.rounds.table_rows import Round
from validator.games.shoe import shoe_state
from validator.games.shoe.judging import judge, omitted, two_batches
from validator.games.shoe.options import AUTOMATED, CONTINUOUS, DEVICE_REMOVED_FIRST
from validator.games.table import Table, recorded
from validator.log.codes import (
    BY_CARD_READER,
    BY_DEALER,
    KIND_BATCH,
    KIND_BATCH_SWAP,
    KIND_CARD_CHANGE,
    KIND_DEVICE,
    KIND_IDLE,
    KIND_LOAD_SHOE,
    KIND_PLAYER_ARRIVES,
    KIND_PLAYER_LEAVES,
    KIND_SHOE_EMPTIED,
    KIND_SHUFFLE,
    KIND_SPREAD,
    KIND_STACK,
    KIND_TABLE_CLOSE,
    KIND_TABLE_OPEN,
    KIND_WASH,
    WHAT_REPAIRED,
    WHAT_REPLACED,
)

(
    IDLE_CARDS_LEFT,
    IDLE_CARDS_LEFT_WITH_PLAYERS_SEATED,
    IDLE_CARDS_DEALT_UNSHUFFLED,
    IDLE_CARDS_DEALT_UNSHUFFLED_IN_A_PAUSE,
    IDLE_CARDS_KEPT_OUT_OF_SHUFFLER,
    IDLE_CARDS_KEPT_OUT_OF_SHUFFLER_IN_A_PAUSE,
    *_,
) = numbers_of("shoe.idle")

EMPTY = 2

NO_RECORD, NO_ARRIVALS, *_ = missing_facts()


@kernel
def idle_event(t: Table, kind: int, what: int, back: int, role: int) -> None:
    """Note who is at the table, when nobody plays, and what is then done with the cards of this back, by which role."""
    if kind == KIND_PLAYER_ARRIVES:
        t.state[shoe_state.PRESENT] += 1
    elif kind == KIND_PLAYER_LEAVES:
        t.state[shoe_state.PRESENT] -= 1
        if t.state[shoe_state.IDLE] == 1 and recorded(t, KIND_PLAYER_ARRIVES) and t.state[shoe_state.PRESENT] <= 0:
            t.state[shoe_state.IDLE] = EMPTY
    elif kind == KIND_TABLE_OPEN or kind == KIND_TABLE_CLOSE:
        t.state[shoe_state.PRESENT] = 0
        t.state[shoe_state.IDLE] = 0
    elif kind == KIND_CARD_CHANGE:
        t.state[shoe_state.IDLE] = 0
    elif kind == KIND_IDLE:
        if t.state[shoe_state.IDLE] == 0:
            empty = recorded(t, KIND_PLAYER_ARRIVES) and t.state[shoe_state.PRESENT] <= 0
            t.state[shoe_state.IDLE] = EMPTY if empty else 1
            t.state[shoe_state.IDLE_REMOVED] = 0
            t.state[shoe_state.IDLE_WASHED] = 0
            t.state[shoe_state.IDLE_SHUFFLED] = 0
            t.state[shoe_state.IDLE_STACKED] = 0
            t.state[shoe_state.IDLE_BACK] = 0
            t.state[shoe_state.IDLE_BY_HAND] = 0
    elif kind == KIND_DEVICE:
        if role != BY_CARD_READER:
            t.state[shoe_state.DEVICE_TOLD] = 0 if what == WHAT_REPAIRED or what == WHAT_REPLACED else 1
    elif kind == KIND_SHUFFLE:
        by_hand = t.state[shoe_state.IDLE] != 0 and role == BY_DEALER
        t.state[shoe_state.IDLE_BY_HAND] = back + 2 if by_hand else 0
    elif kind == KIND_BATCH:
        t.state[shoe_state.IDLE_BY_HAND] = 0
    elif kind == KIND_SPREAD:
        t.state[shoe_state.IDLE_REMOVED] = 1
        t.state[shoe_state.IDLE_BACK] = back + 1
    elif kind == KIND_WASH:
        t.state[shoe_state.IDLE_REMOVED] = 1
        t.state[shoe_state.IDLE_WASHED] = 1
        if two_batches(t) == 0:
            t.state[shoe_state.IDLE_SHUFFLED] = 0
    elif kind == KIND_STACK or kind == KIND_BATCH_SWAP or kind == KIND_LOAD_SHOE:
        t.state[shoe_state.IDLE_REMOVED] = 1
        t.state[shoe_state.IDLE_STACKED] = 1
        if kind == KIND_BATCH_SWAP:
            t.state[shoe_state.IDLE_BY_HAND] = 0


@kernel
def shuffled_by_hand_again(t: Table, i: int) -> int:
    """1 where card ``i`` is of the cards that were spread and that the dealer then shuffled, beside a working device.

    0 where it is not, -1 where the backs do not tell.

    Of two batches the other, which the device has shuffled, may be shuffled again at a player's request.
    """
    by_hand = t.state[shoe_state.IDLE_BY_HAND]
    if by_hand == 0 or t.state[shoe_state.DEVICE_TOLD] == 1 or t.options[DEVICE_REMOVED_FIRST] == 1:
        return 0
    if two_batches(t) == 0:
        return 1
    back = t.back[i] + 1
    if back == 0 or by_hand == 1 or t.state[shoe_state.IDLE_BACK] == 0:
        return -1
    return 1 if by_hand == back + 1 and t.state[shoe_state.IDLE_BACK] == back else 0


@kernel
def note_unknown(t: Table, removed: int) -> None:
    """Count a time without gaming activity of which it is not known whether anybody was at the table.

    ``removed`` is 1 where the cards were taken out of the shoe.
    """
    if removed == 0:
        t.tally[IDLE_CARDS_LEFT + NO_ARRIVALS] += 1
    elif t.options[AUTOMATED] == 1:
        t.tally[IDLE_CARDS_KEPT_OUT_OF_SHUFFLER + NO_ARRIVALS] += 1
    else:
        t.tally[IDLE_CARDS_DEALT_UNSHUFFLED + NO_ARRIVALS] += 1


@kernel
def judge_idle(t: Table, i: int, r: Round, certain: bool) -> None:
    """Judge, at the first card after a time without gaming activity, what was done with the cards before.

    Where players may have stayed at the table, a breach is for review: a pause need not end the gaming activity.
    """
    if t.state[shoe_state.IDLE] == 0:
        return
    empty = t.state[shoe_state.IDLE] == EMPTY
    left = IDLE_CARDS_LEFT if empty else IDLE_CARDS_LEFT_WITH_PLAYERS_SEATED
    unshuffled = IDLE_CARDS_DEALT_UNSHUFFLED if empty else IDLE_CARDS_DEALT_UNSHUFFLED_IN_A_PAUSE
    outside = IDLE_CARDS_KEPT_OUT_OF_SHUFFLER if empty else IDLE_CARDS_KEPT_OUT_OF_SHUFFLER_IN_A_PAUSE
    removed = t.state[shoe_state.IDLE_REMOVED]
    t.state[shoe_state.IDLE] = 0
    if t.options[CONTINUOUS] != 1 and not recorded(t, KIND_PLAYER_ARRIVES):
        note_unknown(t, removed)
    if t.options[CONTINUOUS] != 0:
        t.tally[left + (NOT_APPLICABLE if t.options[CONTINUOUS] == 1 else NO_RECORD)] += 1
        return
    known = removed == 1 or (certain and recorded(t, KIND_SHOE_EMPTIED) and recorded(t, KIND_SPREAD))
    judge(t, left, known, omitted(removed), i, -1, r)
    if removed == 0:
        return
    shuffled = t.state[shoe_state.IDLE_SHUFFLED]
    if t.options[AUTOMATED] == 1:
        done = 1 if shuffled == 1 or t.state[shoe_state.IDLE_STACKED] == 1 else 0
        known = done == 1 or (
            certain and recorded(t, KIND_SHUFFLE) and recorded(t, KIND_STACK) and recorded(t, KIND_LOAD_SHOE)
        )
        again = shuffled_by_hand_again(t, i) if done == 1 else 0
        if again != 0:
            done = 0
            known = again > 0 and certain and recorded(t, KIND_DEVICE) and recorded(t, KIND_BATCH)
        judge(t, outside, known, omitted(done), i, -1, r)
    elif t.options[AUTOMATED] == 0:
        washed = 1 if t.state[shoe_state.IDLE_WASHED] == 1 or not recorded(t, KIND_WASH) else 0
        known = certain and recorded(t, KIND_SHUFFLE)
        judge(t, unshuffled, known, omitted(shuffled * washed), i, -1, r)
    else:
        t.tally[unshuffled + NO_RECORD] += 1
