"""Rounds that are void: too few cards in the shoe, and what becomes of the wagers and of the next round."""

from typing import Final

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.games.baccarat.balance import is_out_in_time, wins
from validator.games.baccarat.rows import bankers_hand, has_all_cards_at, players_hand
from validator.games.baccarat.tables import error_state, hand, note, round_, wager
from validator.games.baccarat.third_card import UNKNOWN
from validator.games.numbers import missing_facts, numbers_of
from validator.games.rounds.round_identity import forget_round
from validator.games.rounds.stakes import gained, may_be_unseen
from validator.games.shoe.judging import NO_RECORD as NO_RECORD_OF_SHOE
from validator.games.shoe.shoe import HAND_BROKEN_OFF_AT_COVER_CARD
from validator.games.table import Table, ask, lacking, recorded
from validator.log.codes import (
    FACE_DOWN,
    KIND_BATCH_SWAP,
    KIND_BURN,
    KIND_CARD_CHANGE,
    KIND_CARD_FACE_UP,
    KIND_CARD_MISDEALT,
    KIND_COLLECT,
    KIND_DEAL,
    KIND_EXPOSE,
    KIND_LOAD_SHOE,
    KIND_PAY,
    KIND_RESULT,
    KIND_RETURN,
    KIND_SHOE_EMPTY,
    KIND_SHUFFLE,
    KIND_TABLE_OPEN,
    KIND_VOID_ROUND,
    WHAT_INSUFFICIENT_CARDS,
)

(
    ROUND_COMPLETED_WITHOUT_ENOUGH_CARDS,
    WAGER_SETTLED_IN_VOID_ROUND,
    WAGER_NOT_RETURNED_IN_VOID_ROUND,
    ROUND_VOID_FOR_ANOTHER_REASON,
    ROUND_DEALT_WITHOUT_NEW_SHOE,
    WAGER_SETTLED_IN_ROUND_CALLED_VOID,
    WAGER_LEFT_IN_ROUND_CALLED_VOID,
    COMPLETE_ROUND_VOIDED,
    *_,
) = numbers_of("baccarat.insufficient")

NO_RECORD, NO_ROUND, *_ = missing_facts()
NO_REASON, *_ = missing_facts()
NO_CARDS, *_ = missing_facts()

SAID: Final = 1
"""Cards were said to be too few to go on, and no new shoe has followed."""
OF_UNKNOWN_ROUND: Final = 2
"""A round was called void for too few cards, and it is not known which."""


@kernel
def dealt_on(card: int, empty: int) -> bool:
    """Whether a card (event, -1: none) was dealt to the round after the shoe had too few cards left (event)."""
    return card > empty


@kernel
def settled_all_the_same(net: int) -> bool:
    """Whether a wager of a void round was collected or paid (cents to the player)."""
    return net != 0


@kernel
def has_of_void(t: Table, w: int) -> int:
    """What the player has from a wager of a void round beside his stake, in cents, vigorish deducted."""
    return gained(t, w, 0) - t.wagers[w + wager.TAKEN_VIGORISH] - t.wagers[w + wager.MARKED_VIGORISH]


@kernel
def follows_the_hands(t: Table, w: int, r: int, has: int) -> bool:
    """Whether a wager of a round called void was settled as the hands dealt in it are, as if it were not."""
    if t.rounds[r + round_.DEAL_DONE] < 0 or t.rounds[r + round_.UNCLEAR] == 1 or t.rounds[r + round_.WINNER] < 0:
        return False
    result = wins(t.wagers[w + wager.KIND], t.rounds[r + round_.WINNER])
    return has > 0 if result > 0 else result < 0 and has == -t.wagers[w + wager.STAKE]


@kernel
def judge_void_wager(t: Table, settled: int, left: int, w: int, r: int) -> None:
    """Judge a wager of a void round under ``settled``, and where none of it was kept or paid, its return, ``left``."""
    event = t.wagers[w + wager.LAST_SETTLED] if t.wagers[w + wager.LAST_SETTLED] >= 0 else t.rounds[r + round_.LAST]
    root = t.rounds[r + round_.EMPTY] if t.rounds[r + round_.EMPTY] >= 0 else t.rounds[r + round_.VOID]
    stake, returned = t.wagers[w + wager.STAKE], t.wagers[w + wager.RETURNED]
    unknown = t.wagers[w + wager.UNPRICED] > 0 or t.wagers[w + wager.UNPRICED_VIGORISH] > 0
    if lacking(t, settled, NO_RECORD, unknown or (stake < 0 < returned)):
        return
    has = has_of_void(t, w)
    if lacking(t, settled, NO_RECORD, may_be_unseen(t, w, r, has, 0)):
        return
    t.tally[settled + JUDGED] += 1
    if settled_all_the_same(has):
        if settled == WAGER_SETTLED_IN_VOID_ROUND or not follows_the_hands(t, w, r, has):
            at = t.wagers[w + wager.VIGORISH] if t.wagers[w + wager.VIGORISH] >= 0 and gained(t, w, 0) == 0 else event
            emit(t.hits, settled, at, 0, has, has, w, root, r)
        return
    certain = recorded(t, KIND_RETURN) and t.rounds[r + round_.GAPS] == 0
    if t.wagers[w + wager.WITHDRAWN] >= 0:
        t.tally[left + JUDGED] += 1
    elif stake < 0 or (returned < stake and not certain):
        t.tally[left + NO_RECORD] += 1
    else:
        ask(t, left, returned < stake, event, stake, returned, returned - stake, w, root, r)


@kernel
def judge_empty(t: Table, r: int) -> None:
    """Judge whether a round that the shoe had too few cards to complete was left at that."""
    empty = t.rounds[r + round_.EMPTY]
    t.tally[ROUND_COMPLETED_WITHOUT_ENOUGH_CARDS + JUDGED] += 1
    card = t.rounds[r + round_.LAST_CARD]
    if dealt_on(card, empty):
        emit(t.hits, ROUND_COMPLETED_WITHOUT_ENOUGH_CARDS, card, -1, -1, 0, -1, empty, r)


@kernel
def judge_void_for_want(t: Table, i: int, r: int) -> bool:
    """Judge whether a round called void for want of cards lacked one; whether it did not."""
    p, b = players_hand(t, r), bankers_hand(t, r)
    unknown = t.hands[p + hand.DUE] == UNKNOWN or t.hands[b + hand.DUE] == UNKNOWN
    dealt = 0 <= t.rounds[r + round_.DEAL_DONE] < i
    if lacking(t, COMPLETE_ROUND_VOIDED, NO_CARDS, dealt and (unknown or t.rounds[r + round_.GAPS] > 0)):
        return False
    return ask(t, COMPLETE_ROUND_VOIDED, has_all_cards_at(t, r, i), i, -1, -1, 0, -1, -1, r)


@kernel
def may_lack_cards(t: Table, r: int, cover: int, i: int) -> bool:
    """Whether the shoe may have had too few cards for round ``r`` at event ``i``, by those behind the cover card."""
    left = t.n[cover]
    if left < 0:
        return True
    for at in range(cover, i):
        if t.kind[at] == KIND_DEAL or t.kind[at] == KIND_BURN:
            left -= max(t.n[at], 1)
    most = hand.THIRD - hand.FIRST + 1
    return left < most + most


@kernel
def cards_not_known(t: Table, r: int) -> bool:
    """Whether a hand whose cards lie open, or may have been turned, has cards that are not known."""
    found = False
    told = recorded(t, KIND_EXPOSE)
    for at in range(t.rounds[r + round_.FIRST], t.rounds[r + round_.LAST] + 1):
        told = told and (t.kind[at] != KIND_EXPOSE or t.hand[at] >= 0)
    for h in range(players_hand(t, r), bankers_hand(t, r) + 1, hand.WIDTH):
        open_ = t.hands[h + hand.TURNED] >= 0 or not told
        for place in range(hand.FIRST_EVENT, hand.THIRD_EVENT + 1):
            event = t.hands[h + place]
            open_ = open_ or (event >= 0 and t.face[event] != FACE_DOWN)
        found = found or (open_ and t.hands[h + hand.DUE] == UNKNOWN)
    return found


@kernel
def judge_broken_off(t: Table, i: int, r: int) -> bool:
    """Judge whether a hand in which the cover card appeared was broken off by event ``i``; whether it was.

    A card dealt in error or found face up may be the reason, and so may too few cards in the shoe.
    """
    cover, first = t.rounds[r + round_.COVER], t.rounds[r + round_.FIRST_CARD]
    if not 0 <= first < cover < i or t.rounds[r + round_.ERROR] >= 0:
        return False
    for at in range(t.rounds[r + round_.FIRST], i):
        if t.kind[at] == KIND_CARD_FACE_UP:
            return False
    lacked = t.what[i] == WHAT_INSUFFICIENT_CARDS or t.rounds[r + round_.EMPTY] >= 0
    if lacked and may_lack_cards(t, r, cover, i):
        return False
    rule = HAND_BROKEN_OFF_AT_COVER_CARD
    known = recorded(t, KIND_CARD_MISDEALT) and recorded(t, KIND_CARD_FACE_UP) and t.rounds[r + round_.GAPS] == 0
    unsettled = recorded(t, KIND_RESULT) and recorded(t, KIND_COLLECT) and recorded(t, KIND_PAY)
    unsettled = unsettled and recorded(t, KIND_DEAL) and recorded(t, KIND_VOID_ROUND) and recorded(t, KIND_SHOE_EMPTY)
    known = known and (unsettled if t.kind[i] == KIND_RETURN else t.what[i] >= 0)
    if lacking(t, rule, NO_RECORD_OF_SHOE, not known or cards_not_known(t, r)):
        return False
    return ask(t, rule, not has_all_cards_at(t, r, i), i, -1, -1, 0, -1, -1, r)


@kernel
def judge_void_wagers(t: Table, r: int) -> None:
    """Judge the wagers of a round that was called void, or that lacks cards: all of them go back."""
    void = t.rounds[r + round_.VOID]
    settled, left = WAGER_SETTLED_IN_VOID_ROUND, WAGER_NOT_RETURNED_IN_VOID_ROUND
    lacked = t.rounds[r + round_.EMPTY] >= 0
    if not lacked and (t.what[void] != WHAT_INSUFFICIENT_CARDS or has_all_cards_at(t, r, void)):
        settled, left = WAGER_SETTLED_IN_ROUND_CALLED_VOID, WAGER_LEFT_IN_ROUND_CALLED_VOID
    for w in range(t.rounds[r + round_.WAGER], t.rounds[r + round_.WAGERS_END], wager.WIDTH):
        if t.wagers[w + wager.EVENT] >= 0 and not is_out_in_time(t, w, r):
            judge_void_wager(t, settled, left, w, r)


@kernel
def insufficient_pass(t: Table) -> None:
    """Judge rounds that lack cards, rounds called void, and whether a new shoe follows."""
    for r in range(round_.WIDTH, t.rounds[0], round_.WIDTH):
        if t.rounds[r + round_.EMPTY] >= 0:
            judge_empty(t, r)
        if t.rounds[r + round_.EMPTY] >= 0 or t.rounds[r + round_.VOID] >= 0:
            judge_void_wagers(t, r)
        if t.rounds[r + round_.VOID] >= 0 and t.kind[t.rounds[r + round_.VOID]] == KIND_RETURN:
            judge_broken_off(t, t.rounds[r + round_.VOID], r)
    forget_round(t, error_state.EMPTY_ROUND)
    for m in range(1, t.moments[0]):
        i = t.moments[m]
        kind = t.kind[i]
        r = t.notes[i * note.WIDTH + note.ROUND]
        if kind == KIND_VOID_ROUND:
            if r >= 0 and t.what[i] == WHAT_INSUFFICIENT_CARDS and judge_void_for_want(t, i, r):
                continue
            if r >= 0 and judge_broken_off(t, i, r):
                continue
            if r >= 0 and t.rounds[r + round_.EMPTY] >= 0:
                t.tally[ROUND_VOID_FOR_ANOTHER_REASON + NOT_APPLICABLE] += 1
            elif t.what[i] < 0:
                t.tally[ROUND_VOID_FOR_ANOTHER_REASON + NO_REASON] += 1
            else:
                t.tally[ROUND_VOID_FOR_ANOTHER_REASON + JUDGED] += 1
                if t.what[i] == WHAT_INSUFFICIENT_CARDS:
                    t.state[error_state.EMPTY] = SAID if t.round[i] >= 0 else OF_UNKNOWN_ROUND
                    t.state[error_state.EMPTY_ROUND] = t.round[i] + 1
                elif t.what[i] != WHAT_INSUFFICIENT_CARDS:
                    emit(t.hits, ROUND_VOID_FOR_ANOTHER_REASON, i, WHAT_INSUFFICIENT_CARDS, t.what[i], 0, -1, -1, r)
        elif kind == KIND_SHOE_EMPTY:
            if r >= 0 and t.rounds[r + round_.EMPTY] < 0:
                if t.rounds[r + round_.VOID] == i:
                    judge_void_for_want(t, i, r)
                continue
            t.state[error_state.EMPTY] = SAID
            t.state[error_state.EMPTY_ROUND] = t.round[i] + 1
        elif kind == KIND_LOAD_SHOE or kind == KIND_BATCH_SWAP or kind == KIND_SHUFFLE or kind == KIND_CARD_CHANGE:
            if t.state[error_state.EMPTY] == SAID:
                t.tally[ROUND_DEALT_WITHOUT_NEW_SHOE + JUDGED] += 1
            t.state[error_state.EMPTY] = 0
        elif kind == KIND_TABLE_OPEN:
            t.state[error_state.EMPTY] = 0
        elif kind == KIND_DEAL and t.state[error_state.EMPTY] != 0 and t.round[i] >= 0:
            if t.state[error_state.EMPTY_ROUND] == t.round[i] + 1:
                continue
            of_unknown_round = t.state[error_state.EMPTY] == OF_UNKNOWN_ROUND
            t.state[error_state.EMPTY] = 0
            if of_unknown_round:
                t.tally[ROUND_DEALT_WITHOUT_NEW_SHOE + NO_ROUND] += 1
            elif not recorded(t, KIND_SHUFFLE) and not recorded(t, KIND_LOAD_SHOE):
                t.tally[ROUND_DEALT_WITHOUT_NEW_SHOE + NO_RECORD] += 1
            else:
                ask(t, ROUND_DEALT_WITHOUT_NEW_SHOE, True, i, -1, -1, 0, -1, -1, r)
