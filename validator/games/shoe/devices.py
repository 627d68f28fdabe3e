"""The shuffling device, out of order or not used as filed, and the batch that waits in it; a pass with the reader."""

from validator.core.engine.kernel import JUDGED, kernel
from validator.core.engine.rows import NONE
from validator.games.numbers import missing_facts, numbers_of
from validator.games.rounds.options import VENUE_DAY
from validator.games.rounds.round_identity import forget_round
from validator.games.rounds.table_rows import Round
from validator.games.shoe import table_state
from validator.games.shoe.assigned import judge_verification
from validator.games.shoe.backs import (
    back_place,
    failed_of_any,
    leaves_the_device,
    mark_backs,
    shuffle_fails,
    waits,
)
from validator.games.shoe.by_whom import another_than_the_dealer
from validator.games.shoe.judging import in_the_shoe, judge, two_batches
from validator.games.shoe.light import (
    judge_light,
    judge_light_of_dealing_device,
    light_event,
    no_red_light,
    shuffled_after_light,
)
from validator.games.shoe.options import AUTOMATED, CONTINUOUS, DEVICE_REMOVED_FIRST, FROM_HAND
from validator.games.shoe.reader import day_event, judge_reader, note_round_finished
from validator.games.table import Table, recorded
from validator.log.codes import (
    BY_CARD_READER,
    BY_DEALER,
    BY_DEVICE,
    BY_SHUFFLER,
    BY_STRIDE,
    KIND_BATCH,
    KIND_BATCH_SWAP,
    KIND_CARD_CHANGE,
    KIND_CUT,
    KIND_DEAL,
    KIND_DECKS,
    KIND_DETERMINANT,
    KIND_DEVICE,
    KIND_DEVICE_LIGHT,
    KIND_GAMING_DAY,
    KIND_INSPECTION,
    KIND_LOAD_SHOE,
    KIND_RACK_EMPTIED,
    KIND_ROUND_START,
    KIND_SHOE_EMPTIED,
    KIND_SHUFFLE,
    KIND_SPREAD_ASKED,
    KIND_TABLE_CLOSE,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    KIND_VERIFY,
    PLACE_SHUFFLER,
    WHAT_CARD_READER,
    WHAT_END,
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

(
    BATCH_STORED_ELSEWHERE,
    FAILED_SHUFFLE_NOT_REPEATED,
    OTHER_METHOD_WITHOUT_SIGN,
    OTHER_METHOD_WITH_DEVICE_AT_TABLE,
    HAND_DEALT_SHUFFLED_BY_HAND,
    BATCH_SHUFFLED_BY_HAND,
    SHUFFLED_BY_HAND_BESIDE_DEVICE,
    SHUFFLED_BY_DEVICE_NOT_FILED,
    *_,
) = numbers_of("shoe.devices")

NO_RECORD, *_ = missing_facts()

SHUFFLED = 1
ELSEWHERE = 1
IN_DEVICE = 2
TOLD = -1


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
def shuffled_by_hand(role: int) -> bool:
    """Whether the cards were shuffled by the dealer, by the code of his role, and by no device."""
    return role == BY_DEALER


@kernel
def shuffled_by_the_device(role: int) -> bool:
    """Whether the cards were shuffled by the automated card shuffling device, by the code of the role."""
    return role == BY_SHUFFLER


@kernel
def stored_elsewhere(stored: int) -> bool:
    """Whether a batch that comes into play was stored elsewhere (1) than in the shuffling device."""
    return stored == ELSEWHERE


@kernel
def waited_shuffled_by_hand(by_hand: int) -> bool:
    """Whether a batch comes into play as a dealer shuffled it (1) while the other batch was dealt."""
    return by_hand == 1


@kernel
def device_event(t: Table, what: int, role: int, back: int) -> None:
    """A device fails, is marked, repaired or replaced; one that is not named may be any, to nobody's detriment.

    A person who is named is he who put up the sign, or found it out of order.
    """
    unnamed = role < 0 or role == BY_DEVICE or role == BY_DEALER or another_than_the_dealer(role)
    works = what == WHAT_REPAIRED or what == WHAT_REPLACED
    fails = what == WHAT_MALFUNCTION or what == WHAT_STOPPED or what == WHAT_JAM or what == WHAT_INCOMPLETE
    if role == BY_CARD_READER or unnamed:
        if works:
            t.state[table_state.READER_DOWN] = 0
        elif fails and role == BY_CARD_READER:
            t.state[table_state.READER_DOWN] = 1
            t.state[table_state.READER_NOTED] = 0
            t.state[table_state.READER_GAP] = 0
    if role == BY_SHUFFLER or unnamed:
        t.state[table_state.SHUFFLER_OUT] = 0 if works else 1
        no_red_light(t)
        if works or what == WHAT_REMOVED_FROM_USE:
            t.state[table_state.SHUFFLER_GONE] = 0 if works else 1
        mark_backs(t, table_state.BACK_ELSEWHERE, 0)
        if works or what == WHAT_REMOVED_FROM_USE or what == WHAT_SIGN_PLACED:
            t.state[table_state.SHUFFLER_DOWN] = 0
        elif what == WHAT_MALFUNCTION and role == BY_SHUFFLER:
            t.state[table_state.SHUFFLER_DOWN] = 1
            t.state[table_state.DEVICE_GAP] = 0
        elif fails and role == BY_SHUFFLER:
            shuffle_fails(t, back)
            t.state[table_state.DEVICE_GAP] = 0


@kernel
def judge_method(t: Table, i: int, r: Round, role: int) -> None:
    """Judge whether the cards of a game dealt from a shoe are shuffled as filed: by a device, or by hand.

    A device that something has befallen may give way to hands, and so may one in the middle of a round.
    """
    if t.options[FROM_HAND] == 1 or role < 0 or t.round[i] >= 0:
        return
    if t.options[AUTOMATED] == 1 and t.options[DEVICE_REMOVED_FIRST] != 1 and t.state[table_state.SHUFFLER_OUT] == 0:
        broken = shuffled_by_hand(role)
        known = not broken or (recorded(t, KIND_DEVICE) and t.state[table_state.DEVICE_GAP] == 0)
        judge(t, SHUFFLED_BY_HAND_BESIDE_DEVICE, known, broken, i, -1, r)
    elif t.options[AUTOMATED] == 0 and t.options[CONTINUOUS] == 0:
        judge(t, SHUFFLED_BY_DEVICE_NOT_FILED, True, shuffled_by_the_device(role), i, -1, r)


@kernel
def shuffle_event(t: Table, i: int, r: Round, role: int, back: int) -> None:
    """The cards have been shuffled: a failed shuffle is made good, and a device out of order needs its sign."""
    shuffled_after_light(t, back_place(t, back))
    if back < 0 or two_batches(t) != 1:
        t.state[table_state.SHUFFLE_FAILED] = 0
    if t.options[DEVICE_REMOVED_FIRST] == 1 and t.options[AUTOMATED] == 1 and role == BY_DEALER:
        gone = t.state[table_state.SHUFFLER_GONE]
        known = gone == 1 or (recorded(t, KIND_DEVICE) and t.state[table_state.DEVICE_GAP] == 0)
        broken = device_still_there(gone)
        if not broken or t.state[table_state.LEFT_AT_TABLE] == 0:
            judge(t, OTHER_METHOD_WITH_DEVICE_AT_TABLE, known, broken, i, -1, r)
        t.state[table_state.LEFT_AT_TABLE] = 1 if broken and known else 0
    if t.options[FROM_HAND] == 1 and role >= 0 and t.state[table_state.SHUFFLER_OUT] == 0:
        broken = shuffled_by_hand(role)
        known = not broken or (recorded(t, KIND_DEVICE) and t.state[table_state.DEVICE_GAP] == 0)
        judge(t, HAND_DEALT_SHUFFLED_BY_HAND, known, broken, i, -1, r)
    if not waits(t, back):
        judge_method(t, i, r, role)
    if back < 0:
        mark_backs(t, table_state.BACK_SHUFFLED, SHUFFLED)
        mark_backs(t, table_state.BACK_ELSEWHERE, 0)
        mark_backs(t, table_state.BACK_FAILED, 0)
    else:
        place = back_place(t, back)
        if place >= 0:
            t.state[place + table_state.BACK_SHUFFLED] = SHUFFLED
            t.state[place + table_state.BACK_FAILED] = 0
            t.state[place + table_state.BACK_ELSEWHERE] = 0
            t.state[place + table_state.BACK_BY_HAND] = 1 if waits(t, back) and role == BY_DEALER else 0
            if t.state[table_state.BATCH_IN_SHOE] == place:
                t.state[table_state.BATCH_IN_SHOE] = 0
            if t.state[table_state.BATCH_IN_PLAY] == place:
                t.state[table_state.BATCH_IN_PLAY] = 0
    if role == BY_SHUFFLER:
        t.state[table_state.LEFT_AT_TABLE] = 0
        t.state[table_state.IN_SHUFFLER] = back + 1
        t.state[table_state.SHUFFLER_DOWN] = 0
    elif t.state[table_state.SHUFFLER_DOWN] == 1:
        known = role >= 0 and role != BY_DEVICE and recorded(t, KIND_DEVICE)
        known = known and t.state[table_state.DEVICE_GAP] == 0
        judge(t, OTHER_METHOD_WITHOUT_SIGN, known, shuffled_without_a_sign(1), i, -1, r)
        t.state[table_state.SHUFFLER_DOWN] = 0
    else:
        t.tally[OTHER_METHOD_WITHOUT_SIGN + JUDGED] += 1


@kernel
def into_play(t: Table, i: int, r: Round, back: int) -> None:
    """Cards come into play: shuffled since the device failed on them, and from the device where a batch waits there.

    A failure concerns the batch that was in the device; where that is not known, one that was not shuffled before.
    """
    place = back_place(t, back)
    judge_light(t, i, r, place)
    certain = recorded(t, KIND_SHUFFLE) and t.state[table_state.DEVICE_GAP] == 0
    if place >= 0 and t.state[place + table_state.BACK_FAILED] == 1:
        judge(t, FAILED_SHUFFLE_NOT_REPEATED, certain, used_as_they_were(0), i, -1, r)
        t.state[place + table_state.BACK_FAILED] = 0
    elif t.state[table_state.SHUFFLE_FAILED] == 1 or (place < 0 and failed_of_any(t)):
        done = 0
        if two_batches(t) != 0:
            certain = certain and place >= 0
            done = t.state[place + table_state.BACK_SHUFFLED] if place >= 0 else 0
        judge(t, FAILED_SHUFFLE_NOT_REPEATED, certain or done == 1, used_as_they_were(done), i, -1, r)
        if done == 0:
            t.state[table_state.SHUFFLE_FAILED] = 0
            mark_backs(t, table_state.BACK_FAILED, 0)
    else:
        t.tally[FAILED_SHUFFLE_NOT_REPEATED + JUDGED] += 1
    leaves_the_device(t, back)
    t.state[table_state.BATCH_IN_PLAY] = 0
    t.state[table_state.BATCH_IN_SHOE] = 0
    if place < 0:
        return
    by_hand = t.state[place + table_state.BACK_BY_HAND]
    if two_batches(t) == 1 and t.state[place + table_state.BACK_SHUFFLED] == SHUFFLED:
        certain = recorded(t, KIND_DEVICE) and recorded(t, KIND_SHUFFLE) and t.state[table_state.DEVICE_GAP] == 0
        known = by_hand == 0 or certain
        judge(t, BATCH_SHUFFLED_BY_HAND, known, waited_shuffled_by_hand(by_hand), i, -1, r)
    t.state[place + table_state.BACK_BY_HAND] = 0
    stored = t.state[place + table_state.BACK_ELSEWHERE]
    if two_batches(t) == 1 and stored > 0:
        judge(t, BATCH_STORED_ELSEWHERE, True, stored_elsewhere(stored), i, -1, r)
    t.state[table_state.BATCH_IN_PLAY] = place
    t.state[table_state.BATCH_IN_SHOE] = place
    t.state[place + table_state.BACK_ELSEWHERE] = 0


@kernel
def judge_round(t: Table, i: int, r: Round) -> None:
    """Judge, at a round's first card, the card reader, inspected and in order, and the batch that waits."""
    if t.state[table_state.BATCH_IN_PLAY] > 0:
        t.state[t.state[table_state.BATCH_IN_PLAY] + table_state.BACK_SHUFFLED] = 0
    for number in range(table_state.BACK_PLACES):
        place = table_state.BACKS + number * table_state.BACK_WIDTH + table_state.BACK_ELSEWHERE
        if two_batches(t) == 1 and t.state[place] == ELSEWHERE:
            judge(t, BATCH_STORED_ELSEWHERE, True, stored_elsewhere(ELSEWHERE), i, -1, r)
            t.state[place] = TOLD
    judge_reader(t, i, r)
    if t.options[CONTINUOUS] == 1:
        judge_light_of_dealing_device(t, i, r)


@kernel
def venues_day(t: Table) -> None:
    """A gaming day begins, or ends, of which the venue's stream tells and none of the table's own rows."""
    day = t.options[VENUE_DAY]
    if day == 0 or day == t.state[table_state.VENUE_DAY] or len(t.kind) == 0:
        return
    t.state[table_state.VENUE_DAY] = day
    if t.state[table_state.OWN_DAYS] == 0:
        day_event(t, 0, t.rounds[NONE], KIND_GAMING_DAY, WHAT_START if day > 0 else WHAT_END, -1)


@kernel
def devices_pass(t: Table) -> None:
    """Judge dealing and shuffling with devices out of order, and the card reader's inspection, event by event."""
    kinds = t.kind
    numbers = t.round
    venues_day(t)
    forget_round(t, table_state.STARTED)
    started = t.state[table_state.STARTED]
    for m in range(1, t.moments[0]):
        i = t.moments[m]
        kind = kinds[i]
        if kind == KIND_VERIFY and numbers[i] < 0:
            judge_verification(t, i, t.notes[i].round)
        if kind >= KIND_ROUND_START:
            if kind != KIND_DEAL and kind != KIND_DETERMINANT:
                continue
            if numbers[i] < 0:
                # A device may give way to hands in the middle of a round.
                t.state[table_state.DEVICE_GAP] = 1
                t.state[table_state.READER_GAP] = 1
                continue
            if numbers[i] + 1 != started:
                started = numbers[i] + 1
                judge_round(t, i, t.notes[i].round)
            else:
                note_round_finished(t, i, t.notes[i].round)
            continue
        role = t.by[i] % BY_STRIDE if t.by[i] >= 0 else -1
        r = t.notes[i].round
        back = t.back[i]
        if kind == KIND_DEVICE:
            device_event(t, t.what[i], role, back)
        elif kind == KIND_DEVICE_LIGHT:
            light_event(t, t.what[i], role, back_place(t, t.state[table_state.IN_SHUFFLER] - 1))
        elif kind == KIND_SHUFFLE:
            shuffle_event(t, i, r, role, back)
        elif kind == KIND_LOAD_SHOE or kind == KIND_BATCH_SWAP:
            if kind == KIND_BATCH_SWAP or t.dest[i] < 0 or in_the_shoe(t.dest[i]):
                into_play(t, i, r, back)
        elif kind == KIND_BATCH:
            place = back_place(t, back)
            if t.what[i] == WHAT_STORED and t.dest[i] == PLACE_SHUFFLER:
                t.state[table_state.IN_SHUFFLER] = back + 1
            told = t.what[i] == WHAT_STORED and t.dest[i] >= 0 and t.state[table_state.SHUFFLER_OUT] == 0
            if place >= 0 and told:
                t.state[place + table_state.BACK_ELSEWHERE] = IN_DEVICE if t.dest[i] == PLACE_SHUFFLER else ELSEWHERE
        elif kind == KIND_RACK_EMPTIED:
            if t.dest[i] == PLACE_SHUFFLER:
                t.state[table_state.IN_SHUFFLER] = back + 1
        elif kind == KIND_CUT:
            leaves_the_device(t, back)
        elif kind == KIND_SHOE_EMPTIED or kind == KIND_SPREAD_ASKED:
            t.state[table_state.BATCH_IN_SHOE] = 0
        elif kind == KIND_UNREADABLE:
            t.state[table_state.DEVICE_GAP] = 1
            t.state[table_state.READER_GAP] = 1
            t.state[table_state.INSPECTION_GAP] = 1
            no_red_light(t)
            mark_backs(t, table_state.BACK_SHUFFLED, SHUFFLED)
            mark_backs(t, table_state.BACK_BY_HAND, 0)
        elif kind == KIND_DECKS:
            place = back_place(t, back)
            if place >= 0:
                t.state[place + table_state.BACK_SHUFFLED] = 0
        else:
            if kind == KIND_GAMING_DAY:
                t.state[table_state.OWN_DAYS] = 1
            if kind == KIND_INSPECTION and t.what[i] == WHAT_CARD_READER and t.n[i] == 0:
                t.state[table_state.READER_DOWN] = 0
            day_event(t, i, r, kind, t.what[i], role)
        if kind == KIND_TABLE_OPEN or kind == KIND_TABLE_CLOSE or kind == KIND_CARD_CHANGE or kind == KIND_DECKS:
            mark_backs(t, table_state.BACK_ELSEWHERE, 0)
            mark_backs(t, table_state.BACK_FAILED, 0)
            mark_backs(t, table_state.BACK_BY_HAND, 0)
            t.state[table_state.SHUFFLE_FAILED] = 0
            t.state[table_state.IN_SHUFFLER] = 0
            t.state[table_state.BATCH_IN_SHOE] = 0
            no_red_light(t)
    t.state[table_state.STARTED] = started
