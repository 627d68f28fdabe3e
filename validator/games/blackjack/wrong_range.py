"""What is done once the device showed a wrong range, or the hand lay in a wrong area: hands dead, or played on."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.games.blackjack.masque import last_light, range_of, range_of_area, range_of_light
from validator.games.blackjack.missed_cards import judge_dead_wager
from validator.games.blackjack.options import HIGHEST_TOTAL
from validator.games.blackjack.tables import flags, hand, note, round_
from validator.games.blackjack.tables.range_state import WRONG_LIGHT
from validator.games.numbers import missing_facts, numbers_of
from validator.games.rounds import wager
from validator.games.shoe.reader import dealt_while_out_of_order
from validator.games.table import Table, ask, lacking, recorded
from validator.log.codes import (
    BY_CARD_READER,
    BY_DEVICE,
    BY_STRIDE,
    KIND_AREA_PLACED,
    KIND_CHOICE,
    KIND_DEAL,
    KIND_DEVICE,
    KIND_INSPECTION,
    KIND_NOTIFY,
    KIND_PEEK,
    KIND_RETURN,
    KIND_VERIFY,
    KIND_VOID_HAND,
    KIND_VOID_ROUND,
    WHAT_BLACKJACK,
    WHAT_CARD_READER,
    WHAT_DEAD_HAND,
    WHAT_DEVICE_FAILURE,
    WHAT_DOUBLE_DOWN,
    WHAT_IRREGULARITY,
    WHAT_NOTHING,
    WHAT_OTHER,
    WHAT_PLAY_ON,
    WHAT_READER_MISREAD,
    WHAT_REPAIRED,
    WHAT_REPLACED,
    WHAT_SPLIT,
)

(
    WRONG_RANGE_WAGER_KEPT,
    WRONG_RANGE_FURTHER_WAGER_KEPT,
    DEALT_AFTER_WRONG_LIGHT,
    BUSTED_BET_KEPT_BESIDE_DEAD_HANDS,
    *_,
) = numbers_of("blackjack.wrong_range")

NO_RETURN, *_ = missing_facts()

RIGHT = 0
WRONG = 1
NOT_TOLD = -1


@kernel
def range_shown(t: Table, r: int, stop: int) -> int:
    """Whether light and area, so far as logged before event ``stop``, were those of the hole card.

    RIGHT where both are known to be, WRONG where one was not, else NOT_TOLD.
    """
    hole = range_of(t, t.rounds[r + round_.HOLE])
    light = area = -1
    wrong = False
    for i in range(t.rounds[r + round_.FIRST], stop):
        if t.notes[i * note.WIDTH + note.ROUND] != r:
            continue
        if t.kind[i] == KIND_PEEK and range_of_light(t.what[i]) >= 0:
            light = range_of_light(t.what[i])
            wrong = wrong or (hole >= 0 and light != hole)
        elif t.kind[i] == KIND_AREA_PLACED:
            area = range_of_area(t.what[i])
            wrong = wrong or (area != hole and hole >= 0) or (area != light and light >= 0)
    if wrong:
        return WRONG
    return RIGHT if hole >= 0 and light >= 0 and area >= 0 else NOT_TOLD


@kernel
def for_wrong_range(t: Table, r: int, i: int, what: int) -> bool:
    """Whether hands called dead at event ``i``, for the reason ``what``, were so for a wrong light or area."""
    shown = range_shown(t, r, i)
    if what == WHAT_READER_MISREAD:
        return shown != RIGHT
    return shown == WRONG and (what < 0 or what in (WHAT_DEVICE_FAILURE, WHAT_IRREGULARITY, WHAT_OTHER))


@kernel
def was_noticed(t: Table, r: int, i: int) -> bool:
    """Whether the log shows that what was wrong at event ``i`` was noticed and handled as an irregularity."""
    for j in range(i + 1, t.rounds[r + round_.LAST] + 1):
        kind = t.kind[j]
        what = t.what[j]
        if kind == KIND_VOID_ROUND or kind == KIND_NOTIFY or (kind == KIND_VERIFY and t.ref[j] == t.seq[i]):
            return True
        if kind == KIND_VOID_HAND and (what == WHAT_READER_MISREAD or what < 0):
            return True
        if kind == KIND_CHOICE and (what == WHAT_PLAY_ON or what == WHAT_DEAD_HAND):
            return True
        if kind == KIND_DEVICE and (t.by[j] < 0 or t.by[j] % BY_STRIDE in (BY_CARD_READER, BY_DEVICE)):
            return True
    return False


@kernel
def judge_dead(t: Table, i: int, h: int, r: int) -> None:
    """Judge the wagers on hand row ``h`` (-1: on all hands) called dead at event ``i`` for a wrong light or area.

    The initial wager goes back, also that of a hand over the limit which was collected before. What was paid before
    stays paid; what becomes of wagers that were added is open.
    """
    for w in range(t.rounds[r + round_.WAGER], t.rounds[r + round_.WAGERS_END], wager.WIDTH):
        kind = t.wagers[w + wager.KIND]
        on = t.wagers[w + wager.HAND]
        if on < 0 or (h >= 0 and on != h) or t.wagers[w + wager.WITHDRAWN] >= 0 or t.hands[on + hand.CARDS] == 0:
            continue
        if kind != WHAT_BLACKJACK and kind != WHAT_SPLIT and kind != WHAT_DOUBLE_DOWN:
            continue
        rule = WRONG_RANGE_WAGER_KEPT if kind == WHAT_BLACKJACK else WRONG_RANGE_FURTHER_WAGER_KEPT
        undone = (
            t.wagers[w + wager.COLLECT] >= 0 and t.wagers[w + wager.COLLECTED] == 0 and t.wagers[w + wager.PAID] == 0
        )
        if 0 <= t.wagers[w + wager.PAY] < i:
            t.tally[rule + NOT_APPLICABLE] += 1
        elif undone:
            t.tally[rule + JUDGED] += 1
        else:
            judge_dead_wager(t, rule, w, i, r)


@kernel
def kept_from_a_bust(collected: int, returned: int) -> bool:
    """Whether the wager of a hand over the limit was collected (cents) and nothing of it returned (cents)."""
    return collected > 0 and returned == 0


@kernel
def last_called_dead(t: Table, r: int) -> int:
    """The event by which the last of the hands of round row ``r`` was called dead; -1 none."""
    for j in range(t.rounds[r + round_.LAST], t.rounds[r + round_.FIRST], -1):
        if t.kind[j] == KIND_VOID_HAND:
            return j
    return -1


@kernel
def judge_busts_beside(t: Table, i: int, r: int) -> None:
    """Judge the initial wagers of hands over the limit where all others were called dead, the last at event ``i``."""
    highest = t.options[HIGHEST_TOTAL]
    for h in range(t.rounds[r + round_.HAND] + hand.WIDTH, t.rounds[r + round_.HANDS_END], hand.WIDTH):
        alive = t.hands[h + hand.CARDS] > 0 and t.hands[h + hand.FLAGS] & flags.DEAD == 0
        if alive and t.hands[h + hand.TOTAL] <= highest:
            return
    rule = BUSTED_BET_KEPT_BESIDE_DEAD_HANDS
    for w in range(t.rounds[r + round_.WAGER], t.rounds[r + round_.WAGERS_END], wager.WIDTH):
        h = t.wagers[w + wager.HAND]
        if t.wagers[w + wager.KIND] != WHAT_BLACKJACK or h < 0 or t.wagers[w + wager.WITHDRAWN] >= 0:
            continue
        if t.hands[h + hand.FLAGS] & flags.DEAD or t.hands[h + hand.TOTAL] <= highest:
            continue
        kept = kept_from_a_bust(t.wagers[w + wager.COLLECTED], t.wagers[w + wager.RETURNED])
        if not lacking(t, rule, NO_RETURN, kept and not (recorded(t, KIND_RETURN) and t.rounds[r + round_.GAPS] == 0)):
            ask(t, rule, kept, i, 0, 1, 0, w, -1, r)


@kernel
def wrong_range_pass(t: Table) -> None:
    """Judge the wagers of hands called dead for a wrong light or area, and rounds dealt after a wrong light or none."""
    kinds = t.kind
    whats = t.what
    row = -1
    for i in range(len(kinds)):
        kind = kinds[i]
        r = t.notes[i * note.WIDTH + note.ROUND]
        if kind == KIND_DEAL and r >= 0 and r != row:
            row = r
            t.tally[DEALT_AFTER_WRONG_LIGHT + JUDGED] += 1
            if dealt_while_out_of_order(t.state[WRONG_LIGHT]):
                t.state[WRONG_LIGHT] = 0
                emit(t.hits, DEALT_AFTER_WRONG_LIGHT, i, 0, 1, 0, -1, -1, r)
        elif kind == KIND_PEEK and r >= 0:
            light = range_of_light(whats[i])
            hole = range_of(t, t.rounds[r + round_.HOLE])
            none = whats[i] == WHAT_NOTHING and last_light(t, r) < 0
            if none or (light >= 0 and hole >= 0 and light != hole):
                t.state[WRONG_LIGHT] = 1
        elif kind == KIND_DEVICE:
            reader = t.by[i] < 0 or t.by[i] % BY_STRIDE in (BY_CARD_READER, BY_DEVICE)
            if reader and whats[i] in (WHAT_REPAIRED, WHAT_REPLACED):
                t.state[WRONG_LIGHT] = 0
        elif kind == KIND_INSPECTION and whats[i] == WHAT_CARD_READER:
            t.state[WRONG_LIGHT] = 0
        elif r < 0 or (kind != KIND_VOID_HAND and kind != KIND_VOID_ROUND):
            continue
        elif for_wrong_range(t, r, i, whats[i]):
            h = t.notes[i * note.WIDTH + note.HAND] if kind == KIND_VOID_HAND else -1
            judge_dead(t, i, h, r)
            if i == last_called_dead(t, r):
                judge_busts_beside(t, i, r)
