"""The change of cards, and the turns that two batches take."""

from validator.core.kernel import JUDGED, MISSING, NOT_APPLICABLE, Ints, emit, kernel
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.games.shoe import shoe_state
from validator.games.shoe.options import CHANGE_MINUTES, FROM_HAND
from validator.games.shoe.slots.shoe import (
    BATCHES_NOT_ALTERNATED,
    CARDS_NOT_CHANGED,
    CARDS_NOT_CHANGED_BY_ONE_COUNT,
    HAND_DEALT_CARDS_NOT_CHANGED,
)
from validator.log.codes import (
    KIND_BATCH,
    KIND_BATCH_SWAP,
    KIND_CARD_CHANGE,
    KIND_CLOCK,
    KIND_DECKS,
    KIND_DEVICE,
    KIND_LOAD_SHOE,
    KIND_SHUFFLE,
    KIND_TABLE_CLOSE,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    WHAT_COVER_CARD,
    WHAT_IN_PLAY,
    WHAT_NEW_CARDS,
    WHAT_OPENED,
    WHAT_OPENING,
    WHAT_PRECISION,
    WHAT_PRESHUFFLED,
    WHAT_ROUTINE,
    WHAT_SHOE_DEALT,
)

NO_TIME = MISSING
NO_CHANGES = MISSING + 1
NO_BACK = MISSING

CHANGE_NOTED = CARDS_NOT_CHANGED_BY_ONE_COUNT - CARDS_NOT_CHANGED


@kernel
def too_old(minutes: int, limit: int) -> bool:
    """Whether cards were dealt more minutes after they were opened than the law allows.

    Fails:
        >>> too_old(1441, 1440)
        True
    Clean:
        >>> too_old(1440, 1440)
        False
    """
    return minutes > limit


@kernel
def same_batch_again(batch: int, before: int) -> bool:
    """Whether the batch of a newly filled shoe, a number for each, is that of the shoe before.

    Fails:
        >>> same_batch_again(1, 1)
        True
    Clean:
        >>> same_batch_again(2, 1)
        False
    """
    return batch == before


@kernel
def opened(state: Ints, at: int) -> None:
    """Cards were opened for use at time ``at`` (-1 not recorded)."""
    state[shoe_state.OPENED] = at
    state[shoe_state.FIRST_DEALT] = 0
    state[shoe_state.SHUT] = 0
    state[shoe_state.CHANGE_REPORTED] = 0
    state[shoe_state.CHANGE_GAP] = 0


@kernel
def judge_age(options: Ints, state: Ints, tally: Ints, hits: Ints, i: int, r: int, now: int) -> None:
    """Judge the age of the cards of a round that begins ``now``.

    A breach is one by every count: from the first round dealt with them, and by the hours in which the table was open.
    One from their opening alone is noted.
    """
    slot = HAND_DEALT_CARDS_NOT_CHANGED if options[FROM_HAND] == 1 else CARDS_NOT_CHANGED
    noted = slot + CHANGE_NOTED
    if now < 0 or state[shoe_state.OPENED] < 0:
        tally[slot + NO_TIME] += 1
        return
    if state[shoe_state.FIRST_DEALT] == 0:
        state[shoe_state.FIRST_DEALT] = now
    if options[RECORDED + KIND_CARD_CHANGE] != ALWAYS or state[shoe_state.CHANGE_GAP] == 1:
        tally[slot + NO_CHANGES] += 1
        return
    if state[shoe_state.CHANGE_REPORTED] == 1:
        return
    since = state[shoe_state.OPENED] if state[shoe_state.OPENED] > 0 else state[shoe_state.FIRST_DEALT]
    slack = state[shoe_state.PRECISION] + state[shoe_state.PRECISION]
    age = (now - since - slack) // shoe_state.MINUTE
    dealt = (now - state[shoe_state.FIRST_DEALT] - slack) // shoe_state.MINUTE
    shut = state[shoe_state.SHUT] // shoe_state.MINUTE
    least = dealt if dealt < age - shut else age - shut
    limit = options[CHANGE_MINUTES]
    tally[slot + JUDGED] += 1
    if too_old(least, limit):
        state[shoe_state.CHANGE_REPORTED] = 1
        emit(hits, slot, i, limit, least, 0, -1, -1, r)
    elif too_old(age, limit) and state[shoe_state.CHANGE_REPORTED] == 0:
        state[shoe_state.CHANGE_REPORTED] = 2
        tally[noted + JUDGED] += 1
        emit(hits, noted, i, limit, age, 0, -1, -1, r)


@kernel
def judge_batch(state: Ints, tally: Ints, hits: Ints, i: int, r: int) -> None:
    """Judge the batch of a shoe when its first card is drawn: it takes turns with the other."""
    batch = state[shoe_state.NEXT_BATCH]
    before = state[shoe_state.BATCH]
    if batch < 0:
        tally[BATCHES_NOT_ALTERNATED + NO_BACK] += 1
    elif before > 0:
        if state[shoe_state.EXCEPTION] == 1:
            tally[BATCHES_NOT_ALTERNATED + NOT_APPLICABLE] += 1
        else:
            tally[BATCHES_NOT_ALTERNATED + JUDGED] += 1
            if same_batch_again(batch, before):
                emit(hits, BATCHES_NOT_ALTERNATED, i, -1, -1, 0, -1, -1, r)
    state[shoe_state.BATCH] = batch if batch > 0 else 0
    state[shoe_state.NEXT_BATCH] = 0
    state[shoe_state.EXCEPTION] = 0


@kernel
def batch_event(state: Ints, kind: int, what: int, back: int) -> None:
    """What decides which of two batches comes next, and whether the ordinary course does."""
    if kind == KIND_LOAD_SHOE or kind == KIND_BATCH_SWAP:
        if back >= 0:
            state[shoe_state.NEXT_BATCH] = back + 1
        elif state[shoe_state.NEXT_BATCH] == 0:
            state[shoe_state.NEXT_BATCH] = -1
    elif kind == KIND_SHUFFLE:
        if what >= 0 and what not in (
            WHAT_COVER_CARD,
            WHAT_SHOE_DEALT,
            WHAT_ROUTINE,
            WHAT_OPENING,
            WHAT_NEW_CARDS,
        ):
            state[shoe_state.EXCEPTION] = 1
    elif kind == KIND_DEVICE or kind == KIND_UNREADABLE or kind == KIND_CARD_CHANGE or kind == KIND_TABLE_CLOSE:
        state[shoe_state.EXCEPTION] = 1


@kernel
def age_event(state: Ints, kind: int, what: int, at: int, n: int) -> None:
    """What bears on the age of the cards: their opening and change, hours in which the table is closed, the clock."""
    if kind == KIND_DECKS or kind == KIND_CARD_CHANGE:
        opened(state, at)
    elif kind == KIND_BATCH:
        if what == WHAT_OPENED or what == WHAT_PRESHUFFLED or what == WHAT_IN_PLAY:
            opened(state, at)
    elif kind == KIND_TABLE_CLOSE:
        state[shoe_state.CLOSED] = at
    elif kind == KIND_TABLE_OPEN:
        if state[shoe_state.CLOSED] > 0 and at > 0:
            state[shoe_state.SHUT] += at - state[shoe_state.CLOSED]
        elif state[shoe_state.CLOSED] < 0:
            state[shoe_state.CHANGE_GAP] = 1
        state[shoe_state.CLOSED] = 0
    elif kind == KIND_CLOCK and what == WHAT_PRECISION:
        state[shoe_state.PRECISION] = n
    elif kind == KIND_UNREADABLE:
        state[shoe_state.CHANGE_GAP] = 1
