"""Rounds that are void: too few cards in the shoe, and what becomes of the wagers and of the next round."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, Ints, emit, kernel
from validator.games.baccarat.balance import is_out_in_time, wins
from validator.games.baccarat.slots.irregularities import (
    ROUND_COMPLETED_WITHOUT_ENOUGH_CARDS,
    ROUND_DEALT_WITHOUT_NEW_SHOE,
    ROUND_VOID_FOR_ANOTHER_REASON,
    WAGER_LEFT_IN_ROUND_CALLED_VOID,
    WAGER_NOT_RETURNED_IN_VOID_ROUND,
    WAGER_SETTLED_IN_ROUND_CALLED_VOID,
    WAGER_SETTLED_IN_VOID_ROUND,
)
from validator.games.baccarat.tables import error_state, note, round_, wager
from validator.games.numbers import missing_facts
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.games.rounds.stakes import gained, may_be_unseen
from validator.log.codes import (
    KIND_BATCH_SWAP,
    KIND_CARD_CHANGE,
    KIND_DEAL,
    KIND_LOAD_SHOE,
    KIND_RETURN,
    KIND_SHOE_EMPTY,
    KIND_SHUFFLE,
    KIND_TABLE_OPEN,
    KIND_VOID_ROUND,
    WHAT_INSUFFICIENT_CARDS,
)
from validator.log.columns import Columns

NO_RECORD, *_ = missing_facts()
NO_REASON, *_ = missing_facts()


@kernel
def dealt_on(card: int, empty: int) -> bool:
    """Whether a card (event, -1: none) was dealt to the round after the shoe had too few cards left (event)."""
    return card > empty


@kernel
def settled_all_the_same(net: int) -> bool:
    """Whether a wager of a void round was collected or paid (cents to the player)."""
    return net != 0


@kernel
def not_given_back(returned: int, stake: int) -> bool:
    """Whether less than the stake of a wager of a void round was returned, in cents."""
    return returned < stake


@kernel
def another_reason(what: int) -> bool:
    """Whether a round was called void for another reason (the log's word) than that too few cards were left."""
    return what != WHAT_INSUFFICIENT_CARDS


@kernel
def no_new_shoe(filled: int) -> bool:
    """Whether a round was dealt though no shoe was filled anew (0) since too few cards were left."""
    return filled == 0


@kernel
def has_of_void(wagers: Ints, w: int) -> int:
    """What the player has from a wager of a void round beside his stake, in cents, vigorish deducted."""
    return gained(wagers, w, 0) - wagers[w + wager.TAKEN_VIGORISH] - wagers[w + wager.MARKED_VIGORISH]


@kernel
def follows_the_hands(rounds: Ints, wagers: Ints, w: int, r: int, has: int) -> bool:
    """Whether a wager of a round called void was settled as the hands dealt in it are, as if it were not."""
    if rounds[r + round_.DEAL_DONE] < 0 or rounds[r + round_.UNCLEAR] == 1 or rounds[r + round_.WINNER] < 0:
        return False
    result = wins(wagers[w + wager.KIND], rounds[r + round_.WINNER])
    return has > 0 if result > 0 else result < 0 and has == -wagers[w + wager.STAKE]


@kernel
def judge_void_wager(
    options: Ints, rounds: Ints, wagers: Ints, tally: Ints, hits: Ints, settled: int, left: int, w: int, r: int
) -> None:
    """Judge a wager of a void round under ``settled``, and where none of it was kept or paid, its return, ``left``."""
    event = wagers[w + wager.LAST_SETTLED] if wagers[w + wager.LAST_SETTLED] >= 0 else rounds[r + round_.LAST]
    root = rounds[r + round_.EMPTY] if rounds[r + round_.EMPTY] >= 0 else rounds[r + round_.VOID]
    stake, returned = wagers[w + wager.STAKE], wagers[w + wager.RETURNED]
    unknown = wagers[w + wager.UNPRICED] > 0 or wagers[w + wager.UNPRICED_VIGORISH] > 0
    if unknown or (stake < 0 < returned):
        tally[settled + NO_RECORD] += 1
        return
    has = has_of_void(wagers, w)
    if may_be_unseen(options, rounds, wagers, w, r, has, 0):
        tally[settled + NO_RECORD] += 1
        return
    tally[settled + JUDGED] += 1
    if settled_all_the_same(has):
        if settled == WAGER_SETTLED_IN_VOID_ROUND or not follows_the_hands(rounds, wagers, w, r, has):
            at = wagers[w + wager.VIGORISH] if wagers[w + wager.VIGORISH] >= 0 and gained(wagers, w, 0) == 0 else event
            emit(hits, settled, at, 0, has, has, w, root, r)
        return
    certain = options[RECORDED + KIND_RETURN] == ALWAYS and rounds[r + round_.GAPS] == 0
    if wagers[w + wager.WITHDRAWN] >= 0:
        tally[left + JUDGED] += 1
    elif stake < 0 or (returned < stake and not certain):
        tally[left + NO_RECORD] += 1
    else:
        tally[left + JUDGED] += 1
        if not_given_back(returned, stake):
            emit(hits, left, event, stake, returned, returned - stake, w, root, r)


@kernel
def judge_empty(rounds: Ints, tally: Ints, hits: Ints, r: int) -> None:
    """Judge whether a round that the shoe had too few cards to complete was left at that."""
    empty = rounds[r + round_.EMPTY]
    tally[ROUND_COMPLETED_WITHOUT_ENOUGH_CARDS + JUDGED] += 1
    card = rounds[r + round_.LAST_CARD]
    if dealt_on(card, empty):
        emit(hits, ROUND_COMPLETED_WITHOUT_ENOUGH_CARDS, card, -1, -1, 0, -1, empty, r)


@kernel
def judge_void_wagers(ev: Columns, options: Ints, rounds: Ints, wagers: Ints, tally: Ints, hits: Ints, r: int) -> None:
    """Judge the wagers of a round that was called void, or that lacks cards: all of them go back."""
    void = rounds[r + round_.VOID]
    settled, left = WAGER_SETTLED_IN_VOID_ROUND, WAGER_NOT_RETURNED_IN_VOID_ROUND
    if rounds[r + round_.EMPTY] < 0 and ev.what[void] != WHAT_INSUFFICIENT_CARDS:
        settled, left = WAGER_SETTLED_IN_ROUND_CALLED_VOID, WAGER_LEFT_IN_ROUND_CALLED_VOID
    for w in range(rounds[r + round_.WAGER], rounds[r + round_.WAGERS_END], wager.WIDTH):
        if wagers[w + wager.EVENT] >= 0 and not is_out_in_time(rounds, wagers, w, r):
            judge_void_wager(options, rounds, wagers, tally, hits, settled, left, w, r)


@kernel
def insufficient_pass(
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
    """Judge rounds that lack cards, rounds called void, and whether a new shoe follows."""
    for r in range(round_.WIDTH, rounds[0], round_.WIDTH):
        if rounds[r + round_.EMPTY] >= 0:
            judge_empty(rounds, tally, hits, r)
        if rounds[r + round_.EMPTY] >= 0 or rounds[r + round_.VOID] >= 0:
            judge_void_wagers(ev, options, rounds, wagers, tally, hits, r)
    for i in range(len(ev.kind)):
        kind = ev.kind[i]
        r = notes[i * note.WIDTH + note.ROUND]
        if kind == KIND_VOID_ROUND:
            if r >= 0 and rounds[r + round_.EMPTY] >= 0:
                tally[ROUND_VOID_FOR_ANOTHER_REASON + NOT_APPLICABLE] += 1
            elif ev.what[i] < 0:
                tally[ROUND_VOID_FOR_ANOTHER_REASON + NO_REASON] += 1
            else:
                tally[ROUND_VOID_FOR_ANOTHER_REASON + JUDGED] += 1
                if ev.what[i] == WHAT_INSUFFICIENT_CARDS:
                    state[error_state.EMPTY] = 1
                    state[error_state.EMPTY_ROUND] = ev.round[i] + 1
                elif another_reason(ev.what[i]):
                    emit(hits, ROUND_VOID_FOR_ANOTHER_REASON, i, WHAT_INSUFFICIENT_CARDS, ev.what[i], 0, -1, -1, r)
        elif kind == KIND_SHOE_EMPTY:
            state[error_state.EMPTY] = 1
            state[error_state.EMPTY_ROUND] = ev.round[i] + 1
        elif kind == KIND_LOAD_SHOE or kind == KIND_BATCH_SWAP or kind == KIND_SHUFFLE or kind == KIND_CARD_CHANGE:
            if state[error_state.EMPTY] == 1:
                tally[ROUND_DEALT_WITHOUT_NEW_SHOE + JUDGED] += 1
            state[error_state.EMPTY] = 0
        elif kind == KIND_TABLE_OPEN:
            state[error_state.EMPTY] = 0
        elif kind == KIND_DEAL and state[error_state.EMPTY] == 1 and ev.round[i] >= 0:
            if state[error_state.EMPTY_ROUND] == ev.round[i] + 1:
                continue
            state[error_state.EMPTY] = 0
            if options[RECORDED + KIND_SHUFFLE] != ALWAYS and options[RECORDED + KIND_LOAD_SHOE] != ALWAYS:
                tally[ROUND_DEALT_WITHOUT_NEW_SHOE + NO_RECORD] += 1
            else:
                tally[ROUND_DEALT_WITHOUT_NEW_SHOE + JUDGED] += 1
                if no_new_shoe(0):
                    emit(hits, ROUND_DEALT_WITHOUT_NEW_SHOE, i, -1, -1, 0, -1, -1, r)
