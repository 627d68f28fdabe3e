"""Two batches that take turns: the backs by which they are told apart, and the discard rack that holds one of them."""

from validator.core.kernel import JUDGED, Ints, emit, kernel
from validator.games.numbers import missing_facts
from validator.games.rounds import note
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.games.shoe import table_state
from validator.games.shoe.options import DECKS
from validator.games.shoe.questions import two_batches
from validator.games.shoe.slots.table import BATCHES_RECEIVED_IN_ONE_COLOR, BOTH_BATCHES_IN_RACK
from validator.log.codes import (
    KIND_BATCH_SWAP,
    KIND_CARD_CHANGE,
    KIND_CLEARED,
    KIND_DEAL,
    KIND_DECKS,
    KIND_LOAD_SHOE,
    KIND_MUCK,
    KIND_RACK_EMPTIED,
    KIND_SHUFFLE,
    KIND_SPREAD,
    KIND_STACK,
    KIND_TABLE_CLOSE,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    KIND_WASH,
    PLACE_HAND,
    PLACE_LAYOUT,
    PLACE_RACK,
    PLACE_SHOE_RIGHT,
)
from validator.log.columns import Columns

NOT_RECEIVED, *_ = missing_facts()
NO_BACK, NO_RECORD, *_ = missing_facts()


@kernel
def one_colour_for_both(received: int, batch: int) -> bool:
    """Whether decks received, all with the same back, are enough for both batches of ``batch`` decks each."""
    return received >= batch + batch


@kernel
def another_batch_in_rack(placed: int, held: int) -> bool:
    """Whether cards of one batch were placed in a discard rack that held another (the ids of their backs)."""
    return placed != held


@kernel
def decks_received(state: Ints, back: int, n: int) -> None:
    """Decks are received at the table."""
    if back < 0 or n < 0:
        state[table_state.RECEIVED_UNKNOWN] = 1
        return
    state[table_state.RECEIVED] += n
    if state[table_state.RECEIVED_BACK] == 0:
        state[table_state.RECEIVED_BACK] = back + 1
    elif state[table_state.RECEIVED_BACK] != back + 1:
        state[table_state.RECEIVED_OTHER] = 1


@kernel
def judge_colours(options: Ints, state: Ints, tally: Ints, hits: Ints, i: int, r: int, known: bool) -> None:
    """Judge, at the first card of decks that were received, whether the backs of the two batches differ.

    Where no more than one batch was received nothing is compared; ``known`` says that there are two.
    """
    received = state[table_state.RECEIVED]
    known = known and state[table_state.RECEIVED_UNKNOWN] == 0 and state[table_state.RECEIVED_GAP] == 0
    if not known or options[DECKS] < 1:
        tally[BATCHES_RECEIVED_IN_ONE_COLOR + NOT_RECEIVED] += 1
    elif state[table_state.RECEIVED_OTHER] == 1:
        tally[BATCHES_RECEIVED_IN_ONE_COLOR + JUDGED] += 1
    elif received > options[DECKS]:
        tally[BATCHES_RECEIVED_IN_ONE_COLOR + JUDGED] += 1
        if one_colour_for_both(received, options[DECKS]):
            emit(hits, BATCHES_RECEIVED_IN_ONE_COLOR, i, options[DECKS], received, 0, -1, -1, r)
    for place in range(table_state.RECEIVED, table_state.RECEIVED_GAP + 1):
        state[place] = 0


@kernel
def into_rack(options: Ints, state: Ints, tally: Ints, hits: Ints, i: int, r: int, batch: int) -> None:
    """Judge cards of a batch (its back's id plus 1, 0 not recorded) that are placed in the discard rack."""
    held = state[table_state.RACK_BACK]
    if batch <= 0:
        tally[BOTH_BATCHES_IN_RACK + NO_BACK] += 1
    elif held == 0 or not another_batch_in_rack(batch, held):
        tally[BOTH_BATCHES_IN_RACK + JUDGED] += 1
        state[table_state.RACK_BACK] = batch
    elif options[RECORDED + KIND_RACK_EMPTIED] != ALWAYS or state[table_state.RACK_GAP] == 1:
        tally[BOTH_BATCHES_IN_RACK + NO_RECORD] += 1
        empty_rack(state)
        state[table_state.RACK_BACK] = batch
    elif state[table_state.RACK_REPORTED] == 0:
        tally[BOTH_BATCHES_IN_RACK + JUDGED] += 1
        emit(hits, BOTH_BATCHES_IN_RACK, i, 0, 1, 0, -1, -1, r)
        state[table_state.RACK_REPORTED] = 1


@kernel
def empty_rack(state: Ints) -> None:
    """Nothing lies in the rack any more, as far as the log shows."""
    for place in range(table_state.RACK_BACK, table_state.RACK_GAP + 1):
        state[place] = 0


@kernel
def rack_event(state: Ints, kind: int, source: int, back: int) -> None:
    """What may take cards out of the rack: emptying it, or putting its cards to another use."""
    if kind == KIND_RACK_EMPTIED or kind == KIND_CARD_CHANGE or kind == KIND_TABLE_OPEN or kind == KIND_TABLE_CLOSE:
        empty_rack(state)
    elif (
        kind == KIND_SHUFFLE
        or kind == KIND_SPREAD
        or kind == KIND_WASH
        or kind == KIND_STACK
        or kind == KIND_LOAD_SHOE
        or kind == KIND_BATCH_SWAP
    ):
        named = back >= 0 and back + 1 != state[table_state.RACK_BACK]
        if source == PLACE_RACK or (source < 0 and not named):
            empty_rack(state)


@kernel
def two_batches_pass(
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
    """Judge the backs of two batches and what lies in the discard rack, in the order of the events."""
    if two_batches(options) == 0:
        return
    known = two_batches(options) == 1
    kinds = ev.kind
    backs = ev.back
    for i in range(len(kinds)):
        kind = kinds[i]
        back = backs[i]
        if kind == KIND_DEAL:
            if back >= 0:
                state[table_state.PLAY_BACK] = back + 1
            if ev.round[i] + 1 != state[table_state.BATCH_ROUND]:
                state[table_state.BATCH_ROUND] = ev.round[i] + 1
                state[table_state.ROUND_BACK] = state[table_state.PLAY_BACK]
                if state[table_state.RECEIVED] > 0 or state[table_state.RECEIVED_UNKNOWN] == 1:
                    judge_colours(options, state, tally, hits, i, notes[i * note.WIDTH + note.ROUND], known)
        elif kind == KIND_DECKS:
            decks_received(state, back, ev.n[i])
        elif kind == KIND_UNREADABLE:
            state[table_state.RACK_GAP] = 1
            state[table_state.RECEIVED_GAP] = 1
        elif ev.dest[i] == PLACE_RACK:
            batch = back + 1
            if back < 0 and (kind == KIND_MUCK or kind == KIND_CLEARED):
                batch = state[table_state.ROUND_BACK]
            elif back < 0 and (ev.source[i] <= PLACE_SHOE_RIGHT or ev.source[i] in (PLACE_HAND, PLACE_LAYOUT)):
                batch = state[table_state.PLAY_BACK]
            into_rack(options, state, tally, hits, i, notes[i * note.WIDTH + note.ROUND], batch if known else 0)
        else:
            rack_event(state, kind, ev.source[i], back)
            if kind == KIND_LOAD_SHOE or kind == KIND_BATCH_SWAP:
                state[table_state.PLAY_BACK] = back + 1
