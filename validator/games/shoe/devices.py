"""Devices out of order, the card reader's daily inspection, and the batch that waits in the shuffling device."""

from validator.core.kernel import JUDGED, Ints, emit, kernel
from validator.games.numbers import missing_facts
from validator.games.rounds import note
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.games.shoe import table_state
from validator.games.shoe.options import AUTOMATED, DEVICE_REMOVED_FIRST
from validator.games.shoe.questions import in_the_shoe, judge, omitted, two_batches
from validator.games.shoe.slots.devices import (
    DEALT_WITHOUT_READER,
    FAILED_SHUFFLE_NOT_REPEATED,
    OTHER_METHOD_WITH_DEVICE_AT_TABLE,
    OTHER_METHOD_WITHOUT_SIGN,
    ROUND_FINISHED_WITHOUT_READER,
)
from validator.games.shoe.slots.table import (
    BATCH_STORED_ELSEWHERE,
    READER_INSPECTED_BY_ANOTHER,
    READER_NOT_INSPECTED,
)
from validator.log.codes import (
    BY_CARD_READER,
    BY_DEALER,
    BY_DEVICE,
    BY_FLOORPERSON,
    BY_SHUFFLER,
    BY_STRIDE,
    BY_SUPERVISOR,
    KIND_BATCH,
    KIND_BATCH_SWAP,
    KIND_CARD_CHANGE,
    KIND_DEAL,
    KIND_DECKS,
    KIND_DETERMINANT,
    KIND_DEVICE,
    KIND_GAMING_DAY,
    KIND_INSPECTION,
    KIND_LOAD_SHOE,
    KIND_ROUND_START,
    KIND_SHUFFLE,
    KIND_TABLE_CLOSE,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    PLACE_SHUFFLER,
    WHAT_CARD_READER,
    WHAT_INCOMPLETE,
    WHAT_JAM,
    WHAT_MALFUNCTION,
    WHAT_REMOVED_FROM_USE,
    WHAT_REPAIRED,
    WHAT_REPLACED,
    WHAT_SIGN_PLACED,
    WHAT_START,
    WHAT_STOPPED,
    WHAT_STORED,
)
from validator.log.columns import Columns

NO_RECORD, *_ = missing_facts()

REPORTED = 2
SHUFFLED = 1
ELSEWHERE = 1
IN_DEVICE = 2
DEALT_SINCE = 2
PLAYED = 2


@kernel
def dealt_while_out_of_order(down: int) -> bool:
    """Whether cards were dealt while the card reader device was out of order (1)."""
    return down == 1


@kernel
def used_as_they_were(shuffled: int) -> bool:
    """Whether cards came into play that had not been shuffled (0) since the shuffling device failed."""
    return shuffled == 0


@kernel
def shuffled_without_a_sign(down: int) -> bool:
    """Whether another method of shuffling was used while the device was out of order without cover or sign (1)."""
    return down == 1


@kernel
def device_still_there(gone: int) -> bool:
    """Whether the cards were shuffled by hand while the shuffling device had not left the table (0)."""
    return gone == 0


@kernel
def inspected_below_floorperson(role: int) -> bool:
    """Whether the card reader device was inspected by somebody, by the code of his role, below a floorperson."""
    return role != BY_FLOORPERSON and role != BY_SUPERVISOR


@kernel
def stored_elsewhere(stored: int) -> bool:
    """Whether a batch that comes into play was stored elsewhere (1) than in the shuffling device."""
    return stored == ELSEWHERE


@kernel
def back_place(state: Ints, back: int) -> int:
    """Where the state keeps the batch of a back, which is entered where it is new; -1 without a back or room."""
    if back < 0:
        return -1
    for place in range(
        table_state.BACKS,
        table_state.BACKS + table_state.BACK_PLACES * table_state.BACK_WIDTH,
        table_state.BACK_WIDTH,
    ):
        if state[place] == 0:
            state[place] = back + 1
        if state[place] == back + 1:
            return place
    return -1


@kernel
def mark_backs(state: Ints, field: int, value: int) -> None:
    """Set one field of every batch."""
    for number in range(table_state.BACK_PLACES):
        state[table_state.BACKS + number * table_state.BACK_WIDTH + field] = value


@kernel
def device_event(state: Ints, what: int, role: int) -> None:
    """A device fails, is marked, repaired or replaced; one that is not named may be any, to nobody's detriment."""
    works = what == WHAT_REPAIRED or what == WHAT_REPLACED
    fails = what == WHAT_MALFUNCTION or what == WHAT_STOPPED or what == WHAT_JAM or what == WHAT_INCOMPLETE
    if role == BY_CARD_READER or role == BY_DEVICE or role < 0:
        if works:
            state[table_state.READER_DOWN] = 0
        elif fails and role == BY_CARD_READER:
            state[table_state.READER_DOWN] = 1
            state[table_state.READER_NOTED] = 0
            state[table_state.DEVICE_GAP] = 0
    if role == BY_SHUFFLER or role == BY_DEVICE or role < 0:
        state[table_state.SHUFFLER_OUT] = 0 if works else 1
        if works or what == WHAT_REMOVED_FROM_USE:
            state[table_state.SHUFFLER_GONE] = 0 if works else 1
        mark_backs(state, table_state.BACK_ELSEWHERE, 0)
        if works or what == WHAT_REMOVED_FROM_USE or what == WHAT_SIGN_PLACED:
            state[table_state.SHUFFLER_DOWN] = 0
        elif what == WHAT_MALFUNCTION and role == BY_SHUFFLER:
            state[table_state.SHUFFLER_DOWN] = 1
            state[table_state.DEVICE_GAP] = 0
        elif fails and role == BY_SHUFFLER:
            state[table_state.SHUFFLE_FAILED] = 1
            state[table_state.DEVICE_GAP] = 0


@kernel
def shuffle_event(options: Ints, state: Ints, tally: Ints, hits: Ints, i: int, r: int, role: int, back: int) -> None:
    """The cards have been shuffled: a failed shuffle is made good, and a device out of order needs its sign."""
    state[table_state.SHUFFLE_FAILED] = 0
    if options[DEVICE_REMOVED_FIRST] == 1 and options[AUTOMATED] == 1 and role == BY_DEALER:
        gone = state[table_state.SHUFFLER_GONE]
        known = gone == 1 or (options[RECORDED + KIND_DEVICE] == ALWAYS and state[table_state.DEVICE_GAP] == 0)
        judge(tally, hits, OTHER_METHOD_WITH_DEVICE_AT_TABLE, known, device_still_there(gone), i, -1, r)
    if back < 0:
        mark_backs(state, table_state.BACK_SHUFFLED, SHUFFLED)
        mark_backs(state, table_state.BACK_ELSEWHERE, 0)
    else:
        place = back_place(state, back)
        if place >= 0:
            state[place + table_state.BACK_SHUFFLED] = SHUFFLED
            state[place + table_state.BACK_ELSEWHERE] = 0
    if role == BY_SHUFFLER:
        state[table_state.SHUFFLER_DOWN] = 0
    elif state[table_state.SHUFFLER_DOWN] == 1:
        known = role >= 0 and role != BY_DEVICE and options[RECORDED + KIND_DEVICE] == ALWAYS
        known = known and state[table_state.DEVICE_GAP] == 0
        judge(tally, hits, OTHER_METHOD_WITHOUT_SIGN, known, shuffled_without_a_sign(1), i, -1, r)
        state[table_state.SHUFFLER_DOWN] = 0
    else:
        tally[OTHER_METHOD_WITHOUT_SIGN + JUDGED] += 1


@kernel
def into_play(options: Ints, state: Ints, tally: Ints, hits: Ints, i: int, r: int, back: int) -> None:
    """Cards come into play: shuffled since the device failed on them, and from the device where a batch waits there.

    Another batch than the one on which the device failed may have been shuffled before, which only its back tells.
    """
    place = back_place(state, back)
    if state[table_state.SHUFFLE_FAILED] == 1:
        certain = options[RECORDED + KIND_SHUFFLE] == ALWAYS and state[table_state.DEVICE_GAP] == 0
        done = 0
        if two_batches(options) != 0:
            certain = certain and place >= 0
            done = state[place + table_state.BACK_SHUFFLED] if place >= 0 else 0
        judge(tally, hits, FAILED_SHUFFLE_NOT_REPEATED, certain or done == 1, used_as_they_were(done), i, -1, r)
        if done == 0:
            state[table_state.SHUFFLE_FAILED] = 0
    else:
        tally[FAILED_SHUFFLE_NOT_REPEATED + JUDGED] += 1
    if place < 0:
        return
    stored = state[place + table_state.BACK_ELSEWHERE]
    if two_batches(options) == 1 and stored > 0:
        judge(tally, hits, BATCH_STORED_ELSEWHERE, True, stored_elsewhere(stored), i, -1, r)
    state[place + table_state.BACK_SHUFFLED] = 0
    state[place + table_state.BACK_ELSEWHERE] = 0


@kernel
def judge_inspection(options: Ints, state: Ints, tally: Ints, hits: Ints, i: int, r: int, inspected: int) -> None:
    """Judge whether the card reader was inspected in the gaming day."""
    known = inspected > 0 or (options[RECORDED + KIND_INSPECTION] == ALWAYS and state[table_state.DEVICE_GAP] == 0)
    judge(tally, hits, READER_NOT_INSPECTED, known, omitted(inspected), i, -1, r)
    state[table_state.DAY] = table_state.DAY_JUDGED


@kernel
def day_event(
    options: Ints, state: Ints, tally: Ints, hits: Ints, i: int, r: int, kind: int, what: int, role: int
) -> None:
    """What bears on the card reader's inspection: it, gaming days, and the opening and closing of the table.

    At a table that the new gaming day finds in play the inspection has time until the day ends.
    """
    pending = state[table_state.DAY] == table_state.DAY_PENDING
    if kind == KIND_INSPECTION:
        if what == WHAT_CARD_READER:
            state[table_state.INSPECTED] = 1
            if role >= 0:
                broken = inspected_below_floorperson(role)
                judge(tally, hits, READER_INSPECTED_BY_ANOTHER, True, broken, i, -1, r)
            if pending:
                judge_inspection(options, state, tally, hits, i, r, 1)
    elif kind == KIND_GAMING_DAY:
        if pending:
            judge_inspection(options, state, tally, hits, i, r, 0)
        state[table_state.DAY] = table_state.DAY_BEGUN if what == WHAT_START else table_state.NO_DAY
        state[table_state.DEVICE_GAP] = 0
        if state[table_state.INSPECTED] == DEALT_SINCE:
            state[table_state.INSPECTED] = 0
    elif kind == KIND_TABLE_CLOSE:
        if pending:
            judge_inspection(options, state, tally, hits, i, r, 0)
        state[table_state.PLAY] = 0
    elif kind == KIND_TABLE_OPEN:
        state[table_state.PLAY] = 1


@kernel
def judge_round(options: Ints, state: Ints, tally: Ints, hits: Ints, i: int, r: int) -> None:
    """Judge, at a round's first card, the card reader: in order, and inspected in this gaming day."""
    if state[table_state.READER_DOWN] == 1:
        known = options[RECORDED + KIND_DEVICE] == ALWAYS and state[table_state.DEVICE_GAP] == 0
        judge(tally, hits, DEALT_WITHOUT_READER, known, dealt_while_out_of_order(1), i, -1, r)
        state[table_state.READER_DOWN] = REPORTED
    elif state[table_state.READER_DOWN] == 0:
        tally[DEALT_WITHOUT_READER + JUDGED] += 1
    if state[table_state.DAY] == table_state.DAY_BEGUN:
        if state[table_state.INSPECTED] > 0 or state[table_state.PLAY] == 1:
            judge_inspection(options, state, tally, hits, i, r, state[table_state.INSPECTED])
        else:
            state[table_state.DAY] = table_state.DAY_PENDING
    elif state[table_state.DAY] == table_state.NO_DAY and state[table_state.PLAY] == 1:
        tally[READER_NOT_INSPECTED + NO_RECORD] += 1
    state[table_state.PLAY] = PLAYED
    if state[table_state.INSPECTED] == 1:
        state[table_state.INSPECTED] = DEALT_SINCE


@kernel
def devices_pass(
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
    """Judge dealing and shuffling with devices out of order, and the card reader's inspection, event by event."""
    kinds = ev.kind
    numbers = ev.round
    begun = state[table_state.BEGUN]
    for i in range(len(kinds)):
        kind = kinds[i]
        if kind >= KIND_ROUND_START:
            if (kind != KIND_DEAL and kind != KIND_DETERMINANT) or numbers[i] < 0:
                continue
            if numbers[i] + 1 != begun:
                begun = numbers[i] + 1
                judge_round(options, state, tally, hits, i, notes[i * note.WIDTH + note.ROUND])
            elif state[table_state.READER_DOWN] == 1 and state[table_state.READER_NOTED] == 0:
                state[table_state.READER_NOTED] = 1
                r = notes[i * note.WIDTH + note.ROUND]
                tally[ROUND_FINISHED_WITHOUT_READER + JUDGED] += 1
                emit(hits, ROUND_FINISHED_WITHOUT_READER, i, 0, 1, 0, -1, -1, r)
            continue
        role = ev.by[i] % BY_STRIDE if ev.by[i] >= 0 else -1
        r = notes[i * note.WIDTH + note.ROUND]
        back = ev.back[i]
        if kind == KIND_DEVICE:
            device_event(state, ev.what[i], role)
        elif kind == KIND_SHUFFLE:
            shuffle_event(options, state, tally, hits, i, r, role, back)
        elif kind == KIND_LOAD_SHOE or kind == KIND_BATCH_SWAP:
            if kind == KIND_BATCH_SWAP or ev.dest[i] < 0 or in_the_shoe(ev.dest[i]):
                into_play(options, state, tally, hits, i, r, back)
        elif kind == KIND_BATCH:
            place = back_place(state, back)
            told = ev.what[i] == WHAT_STORED and ev.dest[i] >= 0 and state[table_state.SHUFFLER_OUT] == 0
            if place >= 0 and told:
                state[place + table_state.BACK_ELSEWHERE] = IN_DEVICE if ev.dest[i] == PLACE_SHUFFLER else ELSEWHERE
        elif kind == KIND_UNREADABLE:
            state[table_state.DEVICE_GAP] = 1
            mark_backs(state, table_state.BACK_SHUFFLED, SHUFFLED)
        elif kind == KIND_DECKS:
            place = back_place(state, back)
            if place >= 0:
                state[place + table_state.BACK_SHUFFLED] = 0
        else:
            if kind == KIND_INSPECTION and ev.what[i] == WHAT_CARD_READER and ev.n[i] == 0:
                state[table_state.READER_DOWN] = 0
            day_event(options, state, tally, hits, i, r, kind, ev.what[i], role)
        if kind == KIND_TABLE_OPEN or kind == KIND_TABLE_CLOSE or kind == KIND_CARD_CHANGE or kind == KIND_DECKS:
            mark_backs(state, table_state.BACK_ELSEWHERE, 0)
            state[table_state.SHUFFLE_FAILED] = 0
    state[table_state.BEGUN] = begun
