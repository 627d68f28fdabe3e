"""The shuffling device, out of order or not used as filed, and the batch that waits in it; with the card reader."""

from validator.core.engine.kernel import JUDGED, kernel
from validator.core.engine.rows import NONE
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.round_identity import kept_round
from validator.games.rounds.table_rows import Round
from validator.games.shoe.assigned import judge_verification
from validator.games.shoe.backs import (
    batch_of,
    failed_of_any,
    leaves_the_device,
    none_failed,
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
from validator.games.shoe.reader import day_event, judge_reader, note_round_finished
from validator.games.shoe.shoe_table import Table
from validator.games.table import recorded
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

NO_RECORD, *_ = missing_facts()

rule = Rules("shoe.devices")
BATCH_STORED_ELSEWHERE = rule("batch-stored-elsewhere")
FAILED_SHUFFLE_NOT_REPEATED = rule(
    "failed-shuffle-not-repeated",
    "Cards of a failed shuffle not reshuffled",
    "the shuffling device jammed or stopped, and the cards came into play without a shuffle since",
    needs={
        "a record of every shuffle, and which batch came into play": NO_RECORD,
    },
    expected="a reshuffle",
    observed="none",
)
OTHER_METHOD_WITHOUT_SIGN = rule("other-method-without-sign")
OTHER_METHOD_WITH_DEVICE_AT_TABLE = rule("other-method-with-device-at-table")
HAND_DEALT_SHUFFLED_BY_HAND = rule(
    "hand-dealt-shuffled-by-hand",
    "Cards dealt from the hand shuffled by hand",
    (
        "the dealer shuffled by hand the cards of a game dealt from the hand, and nothing recorded kept the shuffling "
        "device from use"
    ),
    needs={
        "what happened to the shuffling device": NO_RECORD,
    },
    expected="shuffled by an automated shuffling device",
    observed="shuffled by the dealer",
)
BATCH_SHUFFLED_BY_HAND = rule(
    "batch-shuffled-by-hand",
    "Waiting batch shuffled by hand where a shuffling device is used",
    (
        "the batch that now came into play had been shuffled by a dealer, not by the shuffling "
        "device, while the other batch was dealt"
    ),
    needs={
        "a record of every shuffle and of the shuffling device, without unreadable rows": NO_RECORD,
    },
    expected="the batch shuffled in the device",
    observed="the batch shuffled by hand",
)
SHUFFLED_BY_HAND_BESIDE_DEVICE = rule(
    "shuffled-by-hand-beside-device",
    "Cards shuffled by hand where a shuffling device is filed",
    ("the dealer shuffled the cards by hand; the filing has a shuffling device, and nothing recorded kept it from use"),
    needs={
        "what happened to the shuffling device": NO_RECORD,
    },
    expected="shuffled by the device, if hands may not take its place",
    observed="shuffled by the dealer",
)
SHUFFLED_BY_DEVICE_NOT_FILED = rule(
    "shuffled-by-device-not-filed",
    "Cards shuffled by a device that the filing does not have",
    "a shuffling device shuffled the cards; the filing has none, and no two batches",
    expected="shuffled by hand as filed, or two batches",
    observed="shuffled by a device",
)

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
            t.reader.down = 0
        elif fails and role == BY_CARD_READER:
            t.reader.down = 1
            t.reader.noted = 0
            t.reader.gap = 0
    if role == BY_SHUFFLER or unnamed:
        t.devices.shuffler_out = 0 if works else 1
        no_red_light(t)
        if works or what == WHAT_REMOVED_FROM_USE:
            t.devices.shuffler_gone = 0 if works else 1
        for batch in t.device_batches:
            batch.elsewhere = 0
        if works or what == WHAT_REMOVED_FROM_USE or what == WHAT_SIGN_PLACED:
            t.devices.shuffler_down = 0
        elif what == WHAT_MALFUNCTION and role == BY_SHUFFLER:
            t.devices.shuffler_down = 1
            t.devices.gap = 0
        elif fails and role == BY_SHUFFLER:
            shuffle_fails(t, back)
            t.devices.gap = 0


@kernel
def judge_method(t: Table, i: int, r: Round, role: int) -> None:
    """Judge whether the cards of a game dealt from a shoe are shuffled as filed: by a device, or by hand.

    A device that something has befallen may give way to hands, and so may one in the middle of a round.
    """
    if t.options.from_hand == 1 or role < 0 or t.round[i] >= 0:
        return
    if t.options.automated == 1 and t.options.device_removed_first != 1 and t.devices.shuffler_out == 0:
        broken = shuffled_by_hand(role)
        known = not broken or (recorded(t, KIND_DEVICE) and t.devices.gap == 0)
        judge(t, SHUFFLED_BY_HAND_BESIDE_DEVICE, known, broken, i, -1, r)
    elif t.options.automated == 0 and t.options.continuous == 0:
        judge(t, SHUFFLED_BY_DEVICE_NOT_FILED, True, shuffled_by_the_device(role), i, -1, r)


@kernel
def shuffle_event(t: Table, i: int, r: Round, role: int, back: int) -> None:
    """The cards have been shuffled: a failed shuffle is made good, and a device out of order needs its sign."""
    shuffled_after_light(t, batch_of(t, back))
    if back < 0 or two_batches(t) != 1:
        t.devices.shuffle_failed = 0
    if t.options.device_removed_first == 1 and t.options.automated == 1 and role == BY_DEALER:
        gone = t.devices.shuffler_gone
        known = gone == 1 or (recorded(t, KIND_DEVICE) and t.devices.gap == 0)
        broken = device_still_there(gone)
        if not broken or t.devices.left_at_table == 0:
            judge(t, OTHER_METHOD_WITH_DEVICE_AT_TABLE, known, broken, i, -1, r)
        t.devices.left_at_table = 1 if broken and known else 0
    if t.options.from_hand == 1 and role >= 0 and t.devices.shuffler_out == 0:
        broken = shuffled_by_hand(role)
        known = not broken or (recorded(t, KIND_DEVICE) and t.devices.gap == 0)
        judge(t, HAND_DEALT_SHUFFLED_BY_HAND, known, broken, i, -1, r)
    if not waits(t, back):
        judge_method(t, i, r, role)
    if back < 0:
        for batch in t.device_batches:
            batch.shuffled = SHUFFLED
            batch.elsewhere = 0
            batch.failed = 0
    else:
        batch = batch_of(t, back)
        if batch:
            batch.shuffled = SHUFFLED
            batch.failed = 0
            batch.elsewhere = 0
            batch.by_hand = 1 if waits(t, back) and role == BY_DEALER else 0
            if t.devices.batch_in_shoe == batch.back:
                t.devices.batch_in_shoe = 0
            if t.devices.batch_in_play == batch.back:
                t.devices.batch_in_play = 0
    if role == BY_SHUFFLER:
        t.devices.left_at_table = 0
        t.devices.in_shuffler = back + 1
        t.devices.shuffler_down = 0
    elif t.devices.shuffler_down == 1:
        known = role >= 0 and role != BY_DEVICE and recorded(t, KIND_DEVICE)
        known = known and t.devices.gap == 0
        judge(t, OTHER_METHOD_WITHOUT_SIGN, known, shuffled_without_a_sign(1), i, -1, r)
        t.devices.shuffler_down = 0
    else:
        t.tally[OTHER_METHOD_WITHOUT_SIGN + JUDGED] += 1


@kernel
def into_play(t: Table, i: int, r: Round, back: int) -> None:
    """Cards come into play: shuffled since the device failed on them, and from the device where a batch waits there.

    A failure concerns the batch that was in the device; where that is not known, one that was not shuffled before.
    """
    batch = batch_of(t, back)
    judge_light(t, i, r, batch)
    certain = recorded(t, KIND_SHUFFLE) and t.devices.gap == 0
    if batch and batch.failed == 1:
        judge(t, FAILED_SHUFFLE_NOT_REPEATED, certain, used_as_they_were(0), i, -1, r)
        batch.failed = 0
    elif t.devices.shuffle_failed == 1 or (not batch and failed_of_any(t)):
        done = 0
        if two_batches(t) != 0:
            certain = certain and bool(batch)
            done = batch.shuffled if batch else 0
        judge(t, FAILED_SHUFFLE_NOT_REPEATED, certain or done == 1, used_as_they_were(done), i, -1, r)
        if done == 0:
            t.devices.shuffle_failed = 0
            none_failed(t)
    else:
        t.tally[FAILED_SHUFFLE_NOT_REPEATED + JUDGED] += 1
    leaves_the_device(t, back)
    t.devices.batch_in_play = 0
    t.devices.batch_in_shoe = 0
    if not batch:
        return
    by_hand = batch.by_hand
    if two_batches(t) == 1 and batch.shuffled == SHUFFLED:
        certain = recorded(t, KIND_DEVICE) and recorded(t, KIND_SHUFFLE) and t.devices.gap == 0
        known = by_hand == 0 or certain
        judge(t, BATCH_SHUFFLED_BY_HAND, known, waited_shuffled_by_hand(by_hand), i, -1, r)
    batch.by_hand = 0
    stored = batch.elsewhere
    if two_batches(t) == 1 and stored > 0:
        judge(t, BATCH_STORED_ELSEWHERE, True, stored_elsewhere(stored), i, -1, r)
    t.devices.batch_in_play = batch.back
    t.devices.batch_in_shoe = batch.back
    batch.elsewhere = 0


@kernel
def judge_round(t: Table, i: int, r: Round) -> None:
    """Judge, at a round's first card, the card reader, inspected and in order, and the batch that waits."""
    if t.devices.batch_in_play > 0:
        batch_of(t, t.devices.batch_in_play - 1).shuffled = 0
    for batch in t.device_batches:
        if two_batches(t) == 1 and batch.elsewhere == ELSEWHERE:
            judge(t, BATCH_STORED_ELSEWHERE, True, stored_elsewhere(ELSEWHERE), i, -1, r)
            batch.elsewhere = TOLD
    judge_reader(t, i, r)
    if t.options.continuous == 1:
        judge_light_of_dealing_device(t, i, r)


@kernel
def venues_day(t: Table) -> None:
    """A gaming day begins, or ends, of which the venue's stream tells and none of the table's own rows."""
    day = t.options.venue_day
    if day == 0 or day == t.reader.venue_day or len(t.kind) == 0:
        return
    t.reader.venue_day = day
    if t.reader.own_days == 0:
        day_event(t, 0, t.rounds[NONE], KIND_GAMING_DAY, WHAT_START if day > 0 else WHAT_END, -1)


@kernel
def devices_pass(t: Table) -> None:
    """Judge dealing and shuffling with devices out of order, and the card reader's inspection, event by event."""
    kinds = t.kind
    numbers = t.round
    venues_day(t)
    t.devices.started = kept_round(t, t.devices.started)
    started = t.devices.started
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
                t.devices.gap = 1
                t.reader.gap = 1
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
            light_event(t, t.what[i], role, batch_of(t, t.devices.in_shuffler - 1))
        elif kind == KIND_SHUFFLE:
            shuffle_event(t, i, r, role, back)
        elif kind == KIND_LOAD_SHOE or kind == KIND_BATCH_SWAP:
            if kind == KIND_BATCH_SWAP or t.dest[i] < 0 or in_the_shoe(t.dest[i]):
                into_play(t, i, r, back)
        elif kind == KIND_BATCH:
            batch = batch_of(t, back)
            if t.what[i] == WHAT_STORED and t.dest[i] == PLACE_SHUFFLER:
                t.devices.in_shuffler = back + 1
            told = t.what[i] == WHAT_STORED and t.dest[i] >= 0 and t.devices.shuffler_out == 0
            if batch and told:
                batch.elsewhere = IN_DEVICE if t.dest[i] == PLACE_SHUFFLER else ELSEWHERE
        elif kind == KIND_RACK_EMPTIED:
            if t.dest[i] == PLACE_SHUFFLER:
                t.devices.in_shuffler = back + 1
        elif kind == KIND_CUT:
            leaves_the_device(t, back)
        elif kind == KIND_SHOE_EMPTIED or kind == KIND_SPREAD_ASKED:
            t.devices.batch_in_shoe = 0
        elif kind == KIND_UNREADABLE:
            t.devices.gap = 1
            t.reader.gap = 1
            t.reader.inspection_gap = 1
            no_red_light(t)
            for batch in t.device_batches:
                batch.shuffled = SHUFFLED
                batch.by_hand = 0
        elif kind == KIND_DECKS:
            batch = batch_of(t, back)
            if batch:
                batch.shuffled = 0
        else:
            if kind == KIND_GAMING_DAY:
                t.reader.own_days = 1
            if kind == KIND_INSPECTION and t.what[i] == WHAT_CARD_READER and t.n[i] == 0:
                t.reader.down = 0
            day_event(t, i, r, kind, t.what[i], role)
        if kind == KIND_TABLE_OPEN or kind == KIND_TABLE_CLOSE or kind == KIND_CARD_CHANGE or kind == KIND_DECKS:
            for batch in t.device_batches:
                batch.elsewhere = 0
                batch.failed = 0
                batch.by_hand = 0
            t.devices.shuffle_failed = 0
            t.devices.in_shuffler = 0
            t.devices.batch_in_shoe = 0
            no_red_light(t)
    t.devices.started = started
