"""What follows the tiles: the marker on the dealer's, stacks of positions without a wager, the dice covered again."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, TALLY_WIDTH, Ints, emit, kernel
from validator.games.numbers import missing_facts
from validator.games.pai_gow.bank_questions import happened, later_than, left_out, other_than_due
from validator.games.pai_gow.options import SHAKES_AFTER, TILES
from validator.games.pai_gow.slots.after_delivery import (
    DEALER_TILES_MARKED_LATE,
    DEALER_TILES_NOT_MARKED,
    DICE_NOT_SHAKEN_AFTER_DELIVERY,
    DICE_SHAKEN_BEFORE_ALL_COLLECTED,
    DICE_SHAKEN_MORE_THAN_ONCE_AFTER_DELIVERY,
    EMPTY_POSITION_COLLECTED_EARLY,
    EMPTY_POSITION_COLLECTED_FACE_UP,
    EMPTY_POSITION_NOT_COLLECTED,
    EMPTY_POSITION_NOT_WITH_DEAD_HAND,
)
from validator.games.pai_gow.tables import flags, hand, note, round_, wager
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.log.codes import (
    FACE_UP,
    KIND_DELIVER,
    KIND_DICE_SHAKE,
    KIND_MARKER_PLACED,
    KIND_MOVE_CARD,
    KIND_MUCK,
    KIND_WAGER,
    PLACE_DEAD_HAND,
    WHAT_DEALER_TILES,
)
from validator.log.columns import Columns

NO_RECORD, NO_WAGERS, *_ = missing_facts()
NO_FACE, *_ = missing_facts()
NO_PLACE, *_ = missing_facts()
NO_COUNT, *_ = missing_facts()


@kernel
def face_up(face: int) -> bool:
    """Whether tiles are turned face up (the log's code)."""
    return face == FACE_UP


@kernel
def elsewhere_than_dead_hand(place: int) -> bool:
    """Whether tiles are put in another place (the log's code) than that of the Dead Hand."""
    return place != PLACE_DEAD_HAND


@kernel
def dealer_wagers(rounds: Ints, wagers: Ints, r: int) -> bool:
    """Whether the dealer has a wager against the bank in round ``r``."""
    w = rounds[r + round_.DEALER_WAGER]
    return w >= 0 and wagers[w + wager.WITHDRAWN] < 0 and wagers[w + wager.STAKE] != 0


@kernel
def is_empty(options: Ints, rounds: Ints, hands: Ints, wagers: Ints, h: int, r: int) -> int:
    """Whether the hand ``h`` is one of a position without a wager: 1 it is, 0 it is not, -1 not known.

    The Dead Hand is none; the dealer's is one where a player is the bank and the dealer has no wager.
    """
    bank = rounds[r + round_.BANK_SEAT]
    if hands[h + hand.FLAGS] & flags.THE_DEAD_HAND:
        return 0
    if hands[h + hand.FLAGS] & flags.TILES_OF_THE_DEALER:
        if bank < 0 or dealer_wagers(rounds, wagers, r):
            return 0
    elif hands[h + hand.WAGER] >= 0 or (bank > 0 and hands[h + hand.SEAT] == bank):
        return 0
    elif bank == 0:
        return -1
    if options[RECORDED + KIND_WAGER] != ALWAYS or rounds[r + round_.GAPS] > 0:
        return -1
    return 1


@kernel
def went_on(rounds: Ints, hands: Ints, r: int) -> bool:
    """Whether the round ``r`` went on after the delivery: some hand was set or turned up."""
    if rounds[r + round_.TURNED] >= 0 or rounds[r + round_.EXPOSED] >= 0:
        return True
    for h in range(rounds[r + round_.HAND], rounds[r + round_.HANDS_END], hand.WIDTH):
        if hands[h + hand.FIRST_SET] >= 0:
            return True
    return False


@kernel
def judge_marker(
    ev: Columns,
    options: Ints,
    rounds: Ints,
    hands: Ints,
    wagers: Ints,
    tally: Ints,
    hits: Ints,
    banked: int,
    done: bool,
    r: int,
) -> None:
    """Judge the marker on the dealer's tiles, where he has no wager to place on them."""
    missing, late = DEALER_TILES_NOT_MARKED + banked, DEALER_TILES_MARKED_LATE + banked
    if dealer_wagers(rounds, wagers, r):
        tally[missing + NOT_APPLICABLE] += 1
        return
    dealt = hands[rounds[r + round_.HAND] + hand.LAST_TILE]
    marker, between = -1, -1
    for i in range(rounds[r + round_.FIRST_CARD], rounds[r + round_.LAST] + 1):
        if ev.kind[i] == KIND_MARKER_PLACED:
            if ev.what[i] == WHAT_DEALER_TILES:
                marker = i
                break
        elif ev.kind[i] == KIND_DELIVER and i > dealt and between < 0:
            between = i
    if marker < 0:
        whole = rounds[r + round_.GAPS] == 0
        if options[RECORDED + KIND_MARKER_PLACED] != ALWAYS or not whole or not done:
            tally[missing + NO_RECORD] += 1
            return
        if banked > 0 and options[RECORDED + KIND_WAGER] != ALWAYS:
            tally[missing + NO_WAGERS] += 1
            return
    tally[missing + JUDGED] += 1
    if left_out(marker):
        emit(hits, missing, dealt, -1, -1, 0, -1, -1, r)
        return
    tally[late + JUDGED] += 1
    if later_than(marker, between):
        emit(hits, late, marker, -1, -1, 0, -1, -1, r)


@kernel
def judge_gathering(
    ev: Columns,
    options: Ints,
    notes: Ints,
    rounds: Ints,
    hands: Ints,
    wagers: Ints,
    tally: Ints,
    hits: Ints,
    banked: int,
    r: int,
) -> None:
    """Judge how the stacks of positions without a wager were collected: when, face up or down, to which place."""
    for i in range(rounds[r + round_.FIRST_CARD], rounds[r + round_.LAST] + 1):
        if ev.kind[i] != KIND_MOVE_CARD and ev.kind[i] != KIND_MUCK:
            continue
        h = notes[i * note.WIDTH + note.HAND]
        if h < 0 or is_empty(options, rounds, hands, wagers, h, r) != 1:
            continue
        tally[EMPTY_POSITION_COLLECTED_EARLY + banked + JUDGED] += 1
        if later_than(rounds[r + round_.LAST_CARD], i):
            emit(hits, EMPTY_POSITION_COLLECTED_EARLY + banked, i, -1, -1, 0, -1, -1, r)
        if ev.dest[i] < 0:
            tally[EMPTY_POSITION_NOT_WITH_DEAD_HAND + banked + NO_PLACE] += 1
        else:
            tally[EMPTY_POSITION_NOT_WITH_DEAD_HAND + banked + JUDGED] += 1
            if elsewhere_than_dead_hand(ev.dest[i]):
                emit(hits, EMPTY_POSITION_NOT_WITH_DEAD_HAND + banked, i, PLACE_DEAD_HAND, ev.dest[i], 0, -1, -1, r)
        if ev.face[i] < 0:
            tally[EMPTY_POSITION_COLLECTED_FACE_UP + banked + NO_FACE] += 1
        else:
            tally[EMPTY_POSITION_COLLECTED_FACE_UP + banked + JUDGED] += 1
            if face_up(ev.face[i]):
                emit(hits, EMPTY_POSITION_COLLECTED_FACE_UP + banked, i, -1, -1, 0, -1, -1, r)


@kernel
def judge_gathered(
    options: Ints,
    rounds: Ints,
    hands: Ints,
    wagers: Ints,
    tally: Ints,
    hits: Ints,
    banked: int,
    done: bool,
    r: int,
) -> int:
    """Judge whether each stack without a wager was collected; the event that collected the last of them, -1 none."""
    slot, last = EMPTY_POSITION_NOT_COLLECTED + banked, -1
    for h in range(rounds[r + round_.HAND], rounds[r + round_.HANDS_END], hand.WIDTH):
        if hands[h + hand.TILES] == 0:
            continue
        empty = is_empty(options, rounds, hands, wagers, h, r)
        if empty == 0:
            continue
        if empty < 0:
            tally[slot + NO_WAGERS] += 1
            continue
        gathered = hands[h + hand.MOVED]
        if gathered < 0:
            gathered = hands[h + hand.MUCK]
        played = hands[h + hand.FIRST_SET] if hands[h + hand.FLAGS] & flags.TILES_OF_THE_DEALER else -1
        if gathered < 0 and played < 0:
            whole = rounds[r + round_.GAPS] == 0
            if options[RECORDED + KIND_MOVE_CARD] != ALWAYS or not whole or not done:
                tally[slot + NO_RECORD] += 1
                continue
        tally[slot + JUDGED] += 1
        if left_out(gathered):
            emit(hits, slot, played if played >= 0 else hands[h + hand.LAST_TILE], -1, -1, 0, -1, -1, r)
        if gathered > last:
            last = gathered
    return last


@kernel
def judge_shake(
    ev: Columns,
    options: Ints,
    rounds: Ints,
    tally: Ints,
    hits: Ints,
    banked: int,
    gathered: int,
    done: bool,
    r: int,
) -> None:
    """Judge the one shake of the covered dice after everything was delivered and collected."""
    times, unknown, shaken, early = 0, 0, -1, -1
    ready = rounds[r + round_.LAST_CARD]
    if gathered > ready:
        ready = gathered
    for i in range(rounds[r + round_.FIRST_CARD], rounds[r + round_.LAST] + 1):
        if ev.kind[i] != KIND_DICE_SHAKE:
            continue
        shaken = i
        if i < ready:
            early = i
        if ev.n[i] < 0:
            unknown += 1
        else:
            times += ev.n[i]
    missing = DICE_NOT_SHAKEN_AFTER_DELIVERY + banked
    if shaken < 0 and (options[RECORDED + KIND_DICE_SHAKE] != ALWAYS or rounds[r + round_.GAPS] > 0 or not done):
        tally[missing + NO_RECORD] += 1
        return
    tally[missing + JUDGED] += 1
    if left_out(shaken):
        emit(hits, missing, ready, -1, -1, 0, -1, -1, r)
        return
    tally[DICE_SHAKEN_BEFORE_ALL_COLLECTED + banked + JUDGED] += 1
    if happened(early):
        emit(hits, DICE_SHAKEN_BEFORE_ALL_COLLECTED + banked, early, -1, -1, 0, -1, -1, r)
    if unknown > 0:
        tally[DICE_SHAKEN_MORE_THAN_ONCE_AFTER_DELIVERY + banked + NO_COUNT] += 1
        return
    tally[DICE_SHAKEN_MORE_THAN_ONCE_AFTER_DELIVERY + banked + JUDGED] += 1
    if other_than_due(times, options[SHAKES_AFTER]):
        emit(
            hits, DICE_SHAKEN_MORE_THAN_ONCE_AFTER_DELIVERY + banked, shaken, options[SHAKES_AFTER], times, 0, -1, -1, r
        )


@kernel
def after_delivery_pass(
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
    """Judge marker, collected stacks and the last shake of each round of which all tiles were delivered."""
    for r in range(round_.WIDTH, rounds[0], round_.WIDTH):
        banked = TALLY_WIDTH if rounds[r + round_.BANK_SEAT] >= 0 else 0
        if rounds[r + round_.TILES] < options[TILES] or rounds[r + round_.VOID] >= 0:
            tally[DEALER_TILES_NOT_MARKED + banked + NOT_APPLICABLE] += 1
            tally[EMPTY_POSITION_NOT_COLLECTED + banked + NOT_APPLICABLE] += 1
            tally[DICE_NOT_SHAKEN_AFTER_DELIVERY + banked + NOT_APPLICABLE] += 1
            continue
        done = went_on(rounds, hands, r)
        if hands[rounds[r + round_.HAND] + hand.LAST_TILE] >= 0:
            judge_marker(ev, options, rounds, hands, wagers, tally, hits, banked, done, r)
        judge_gathering(ev, options, notes, rounds, hands, wagers, tally, hits, banked, r)
        gathered = judge_gathered(options, rounds, hands, wagers, tally, hits, banked, done, r)
        judge_shake(ev, options, rounds, tally, hits, banked, gathered, done, r)
