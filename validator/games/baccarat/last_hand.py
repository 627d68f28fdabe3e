"""The cover card in play: the hand completed, "last hand" called, one more hand, and a new shoe."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, Ints, emit, kernel
from validator.games.baccarat.options import COVER_DEPTH, HANDS_AFTER_COVER
from validator.games.baccarat.slots.shoe import (
    COVER_CARD_ONE_PLACE_LOW,
    COVER_CARD_TOO_LOW,
    HAND_AFTER_LAST_HAND,
    LAST_HAND_NOT_CALLED,
    SHOE_BROKEN_OFF,
    SHOE_ENDED_AFTER_COVER_CARD_CAME_FIRST,
    SHOE_ENDED_BEFORE_LAST_HAND,
)
from validator.games.baccarat.tables import note, round_, shoe_state
from validator.games.numbers import missing_facts
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.games.shoe.options import CONTINUOUS
from validator.games.shoe.questions import omitted, two_batches
from validator.log.codes import (
    KIND_BATCH_SWAP,
    KIND_CALL,
    KIND_CARD_CHANGE,
    KIND_COVER_CARD,
    KIND_COVER_CARD_INSERTED,
    KIND_CUT,
    KIND_DEAL,
    KIND_LOAD_SHOE,
    KIND_SHUFFLE,
    KIND_TABLE_CLOSE,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    WHAT_COVER_CARD,
    WHAT_LAST_HAND,
    WHAT_ROUTINE,
    WHAT_SHOE_DEALT,
)
from validator.log.columns import Columns

NO_RECORD, *_ = missing_facts()
NO_REASON, *_ = missing_facts()

IN_HAND = 1
BEFORE_HAND = 2


@kernel
def hands_too_many(hands: int, allowed: int) -> bool:
    """Whether more hands were begun since the one in which the cover card appeared than the law has dealt."""
    return hands > allowed


@kernel
def hands_too_few(hands: int, due: int) -> bool:
    """Whether the shoe was ended with fewer hands after the one of the cover card than the law has dealt."""
    return hands < due


@kernel
def not_reached(reached: int) -> bool:
    """Whether a shoe was ended in the ordinary course though its cover card was not reached (0)."""
    return reached == 0


@kernel
def cover_too_low(below: int, least: int) -> bool:
    """Whether fewer cards than the least lie below the cover card that is inserted."""
    return below < least


@kernel
def begin_hand(options: Ints, state: Ints, tally: Ints, hits: Ints, certain: bool, number: int, i: int, r: int) -> None:
    """A round's first card is dealt: judge it by the cover card that appeared before."""
    if state[shoe_state.COVERED] == IN_HAND and number == state[shoe_state.COVER_ROUND]:
        return
    state[shoe_state.SINCE] += 1
    hands = state[shoe_state.SINCE]
    if state[shoe_state.COVERED] == BEFORE_HAND:
        hands -= 1
    allowed = options[HANDS_AFTER_COVER]
    if hands == 1:
        called = state[shoe_state.CALLED]
        if called == 0 and not (certain and options[RECORDED + KIND_CALL] == ALWAYS):
            tally[LAST_HAND_NOT_CALLED + NO_RECORD] += 1
        else:
            tally[LAST_HAND_NOT_CALLED + JUDGED] += 1
            if omitted(called):
                emit(hits, LAST_HAND_NOT_CALLED, i, -1, -1, 0, -1, -1, r)
    if hands <= allowed:
        tally[HAND_AFTER_LAST_HAND + JUDGED] += 1
    elif hands == allowed + 1:
        shown = options[RECORDED + KIND_SHUFFLE] == ALWAYS or options[RECORDED + KIND_LOAD_SHOE] == ALWAYS
        if two_batches(options) != 0:
            shown = options[RECORDED + KIND_BATCH_SWAP] == ALWAYS or options[RECORDED + KIND_LOAD_SHOE] == ALWAYS
        if not certain or not shown:
            tally[HAND_AFTER_LAST_HAND + NO_RECORD] += 1
        else:
            tally[HAND_AFTER_LAST_HAND + JUDGED] += 1
            if hands_too_many(hands, allowed):
                emit(hits, HAND_AFTER_LAST_HAND, i, allowed, hands, 0, -1, -1, r)


@kernel
def end_shoe(options: Ints, state: Ints, tally: Ints, hits: Ints, what: int, certain: bool, i: int, r: int) -> None:
    """The shoe is ended: judge whether it was time, where nothing out of the ordinary course ended it."""
    ordinary = what == WHAT_COVER_CARD or what == WHAT_SHOE_DEALT or what == WHAT_ROUTINE
    hands = state[shoe_state.SINCE]
    if state[shoe_state.DEALT] == 1 and state[shoe_state.COVERED] == IN_HAND:
        if not ordinary or not certain:
            tally[SHOE_ENDED_BEFORE_LAST_HAND + (NO_REASON if what < 0 or not certain else NOT_APPLICABLE)] += 1
        else:
            tally[SHOE_ENDED_BEFORE_LAST_HAND + JUDGED] += 1
            if hands_too_few(hands, options[HANDS_AFTER_COVER]):
                emit(hits, SHOE_ENDED_BEFORE_LAST_HAND, i, options[HANDS_AFTER_COVER], hands, 0, -1, -1, r)
    elif state[shoe_state.DEALT] == 1 and state[shoe_state.COVERED] == BEFORE_HAND:
        if ordinary and certain and hands > 0:
            tally[SHOE_ENDED_AFTER_COVER_CARD_CAME_FIRST + JUDGED] += 1
            if hands_too_few(hands - 1, options[HANDS_AFTER_COVER]):
                slot = SHOE_ENDED_AFTER_COVER_CARD_CAME_FIRST
                emit(hits, slot, i, options[HANDS_AFTER_COVER], hands - 1, 0, -1, -1, r)
    elif state[shoe_state.DEALT] == 1 and ordinary and certain and options[RECORDED + KIND_COVER_CARD] == ALWAYS:
        tally[SHOE_BROKEN_OFF + JUDGED] += 1
        if not_reached(state[shoe_state.COVERED]):
            emit(hits, SHOE_BROKEN_OFF, i, -1, -1, 0, -1, -1, r)
    forget(state)


@kernel
def forget(state: Ints) -> None:
    """Begin anew with another shoe."""
    state[shoe_state.COVERED] = 0
    state[shoe_state.SINCE] = 0
    state[shoe_state.CALLED] = 0
    state[shoe_state.DEALT] = 0
    state[shoe_state.LAST_GAP] = 0


@kernel
def judge_inserted(options: Ints, state: Ints, tally: Ints, hits: Ints, i: int, r: int) -> None:
    """Judge, when the stack goes into the shoe, how deep the highest of the cover cards inserted lies."""
    below = state[shoe_state.INSERTED] - 1
    least = options[COVER_DEPTH]
    state[shoe_state.INSERTED] = 0
    if below < 0:
        return
    tally[COVER_CARD_TOO_LOW + JUDGED] += 1
    if cover_too_low(below, least - 1):
        emit(hits, COVER_CARD_TOO_LOW, i, least, below, 0, -1, -1, r)
    elif cover_too_low(below, least):
        tally[COVER_CARD_ONE_PLACE_LOW + JUDGED] += 1
        emit(hits, COVER_CARD_ONE_PLACE_LOW, i, least, below, 0, -1, -1, r)


@kernel
def last_hand_pass(
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
    """Judge how each shoe is ended, and how deep its cover card was inserted."""
    if options[CONTINUOUS] == 1:
        tally[LAST_HAND_NOT_CALLED + NOT_APPLICABLE] += 1
        return
    for i in range(len(ev.kind)):
        kind = ev.kind[i]
        r = notes[i * note.WIDTH + note.ROUND]
        certain = state[shoe_state.LAST_GAP] == 0
        if kind == KIND_DEAL:
            number = ev.round[i] + 1
            if number == 0 or state[shoe_state.LAST_BEGUN] == number:
                continue
            state[shoe_state.LAST_BEGUN] = number
            if state[shoe_state.INSERTED] > 0:
                judge_inserted(options, state, tally, hits, i, r)
            if state[shoe_state.COVERED] > 0:
                begin_hand(options, state, tally, hits, certain, number, i, r)
            state[shoe_state.DEALT] = 1
        elif kind == KIND_COVER_CARD:
            dealing = r >= 0 and 0 <= rounds[r + round_.FIRST_CARD] < i
            if dealing and 0 <= rounds[r + round_.OVER] < i:
                dealing = False
            state[shoe_state.COVERED] = IN_HAND if dealing else BEFORE_HAND
            state[shoe_state.COVER_ROUND] = ev.round[i] + 1
            state[shoe_state.SINCE] = 0
            state[shoe_state.CALLED] = 0
        elif kind == KIND_CALL:
            if ev.what[i] == WHAT_LAST_HAND:
                state[shoe_state.CALLED] = 1
        elif kind == KIND_SHUFFLE:
            if two_batches(options) == 0:
                end_shoe(options, state, tally, hits, ev.what[i], certain, i, r)
        elif kind == KIND_BATCH_SWAP or kind == KIND_LOAD_SHOE or kind == KIND_CARD_CHANGE:
            why = ev.what[i] if two_batches(options) == 0 else WHAT_SHOE_DEALT
            end_shoe(options, state, tally, hits, why, certain, i, r)
        elif kind == KIND_CUT:
            state[shoe_state.INSERTED] = 0
        elif kind == KIND_COVER_CARD_INSERTED:
            if ev.n[i] + 1 > state[shoe_state.INSERTED]:
                state[shoe_state.INSERTED] = ev.n[i] + 1
        elif kind == KIND_TABLE_OPEN or kind == KIND_TABLE_CLOSE:
            forget(state)
        elif kind == KIND_UNREADABLE:
            state[shoe_state.LAST_GAP] = 1
