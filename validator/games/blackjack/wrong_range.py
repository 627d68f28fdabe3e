"""What is done once the device showed a wrong range, or the hand lay in a wrong area: hands dead, or played on."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import NONE, between, row_after
from validator.games.blackjack.masque import last_light, range_of, range_of_area, range_of_light
from validator.games.blackjack.missed_cards import judge_dead_wager
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.rows import Hand, Round, Table
from validator.games.numbers import Rules, missing_facts
from validator.games.shoe.reader import dealt_while_out_of_order
from validator.games.table import ask, lacking, recorded
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

NO_RETURN, *_ = missing_facts()

rule = Rules("blackjack.wrong_range")
WRONG_RANGE_WAGER_KEPT = rule(
    "wrong-range-wager-kept",
    "Wager of a hand called dead for a wrong light or area not returned",
    "the hand of {seat} was called dead for a wrong light or area, and {observed} of {stake} returned",
    needs={
        "the amounts settled, and a record of every return": NO_RETURN,
    },
    expected="{expected} returned",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
WRONG_RANGE_FURTHER_WAGER_KEPT = rule(
    "wrong-range-further-wager-kept",
    "Further wager of a hand called dead for a wrong light or area not returned",
    "the hand of {seat} was called dead, and {observed} of the {wager} of {stake} returned",
    needs={
        "the amounts settled, and a record of every return": NO_RETURN,
    },
    expected="{expected} returned",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
DEALT_AFTER_WRONG_LIGHT = rule(
    "dealt-after-wrong-light",
    "Round dealt after the card reader had shown a wrong light or none",
    ("a round was dealt although the device had shown a wrong light, or none, and was neither repaired nor replaced"),
    expected="no round, if that is a malfunction",
    observed="a round dealt",
)
BUSTED_BET_KEPT_BESIDE_DEAD_HANDS = rule(
    "busted-bet-kept-beside-dead-hands",
    "Wager of a hand over 21 kept where all other hands were called dead for a wrong light or area",
    "{seat}: the {wager} of {stake} on a hand over 21 was kept though all other hands were called dead",
    needs={
        "what was returned": NO_RETURN,
    },
    expected="the wager returned too, if one choice is made for all hands",
    observed="the wager kept",
)

RIGHT = 0
WRONG = 1
NOT_TOLD = -1


@kernel
def range_shown(t: Table, r: Round, stop: int) -> int:
    """Whether light and area, so far as logged before event ``stop``, were those of the hole card.

    RIGHT where both are known to be, WRONG where one was not, else NOT_TOLD.
    """
    hole = range_of(t, r.hole)
    light = area = -1
    wrong = False
    for i in range(r.first, stop):
        if t.notes[i].round != r:
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
def for_wrong_range(t: Table, r: Round, i: int, what: int) -> bool:
    """Whether hands called dead at event ``i``, for the reason ``what``, were so for a wrong light or area."""
    shown = range_shown(t, r, i)
    if what == WHAT_READER_MISREAD:
        return shown != RIGHT
    return shown == WRONG and (what < 0 or what in (WHAT_DEVICE_FAILURE, WHAT_IRREGULARITY, WHAT_OTHER))


@kernel
def was_noticed(t: Table, r: Round, i: int) -> bool:
    """Whether the log shows that what was wrong at event ``i`` was noticed and handled as an irregularity."""
    for j in range(i + 1, r.last + 1):
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
def judge_dead(t: Table, i: int, h: Hand, r: Round) -> None:
    """Judge the wagers on hand row ``h`` (-1: on all hands) called dead at event ``i`` for a wrong light or area.

    The initial wager goes back, also that of a hand over the limit which was collected before. What was paid before
    stays paid; what becomes of wagers that were added is open.
    """
    for w in between(t.wagers, r.wager, r.wagers_end):
        kind = w.kind
        on = w.hand
        if not on or (h and on != h) or w.withdrawn >= 0 or on.cards == 0:
            continue
        if kind != WHAT_BLACKJACK and kind != WHAT_SPLIT and kind != WHAT_DOUBLE_DOWN:
            continue
        rule = WRONG_RANGE_WAGER_KEPT if kind == WHAT_BLACKJACK else WRONG_RANGE_FURTHER_WAGER_KEPT
        undone = w.collect >= 0 and w.collected == 0 and w.paid == 0
        if 0 <= w.pay < i:
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
def last_called_dead(t: Table, r: Round) -> int:
    """The event by which the last of the hands of round row ``r`` was called dead; -1 none."""
    for j in range(r.last, r.first, -1):
        if t.kind[j] == KIND_VOID_HAND:
            return j
    return -1


@kernel
def judge_busts_beside(t: Table, i: int, r: Round) -> None:
    """Judge the initial wagers of hands over the limit where all others were called dead, the last at event ``i``."""
    highest = t.options.highest_total
    for h in between(t.hands, row_after(t.hands, r.hand, 1), r.hands_end):
        alive = h.cards > 0 and h.flags & flags.DEAD == 0
        if alive and h.total <= highest:
            return
    rule = BUSTED_BET_KEPT_BESIDE_DEAD_HANDS
    for w in between(t.wagers, r.wager, r.wagers_end):
        h = w.hand
        if w.kind != WHAT_BLACKJACK or not h or w.withdrawn >= 0:
            continue
        if h.flags & flags.DEAD or h.total <= highest:
            continue
        kept = kept_from_a_bust(w.collected, w.returned)
        if not lacking(t, rule, NO_RETURN, kept and not (recorded(t, KIND_RETURN) and r.gaps == 0)):
            ask(t, rule, kept, i, 0, 1, 0, w.at, -1, r.at)


@kernel
def wrong_range_pass(t: Table) -> None:
    """Judge the wagers of hands called dead for a wrong light or area, and rounds dealt after a wrong light or none."""
    kinds = t.kind
    whats = t.what
    row = t.rounds[NONE]
    for i in range(len(kinds)):
        kind = kinds[i]
        r = t.notes[i].round
        if kind == KIND_DEAL and r and r != row:
            row = r
            t.tally[DEALT_AFTER_WRONG_LIGHT + JUDGED] += 1
            if dealt_while_out_of_order(t.wrong_range.light):
                t.wrong_range.light = 0
                emit(t.hits, DEALT_AFTER_WRONG_LIGHT, i, 0, 1, 0, -1, -1, r.at)
        elif kind == KIND_PEEK and r:
            light = range_of_light(whats[i])
            hole = range_of(t, r.hole)
            none = whats[i] == WHAT_NOTHING and last_light(t, r) < 0
            if none or (light >= 0 and hole >= 0 and light != hole):
                t.wrong_range.light = 1
        elif kind == KIND_DEVICE:
            reader = t.by[i] < 0 or t.by[i] % BY_STRIDE in (BY_CARD_READER, BY_DEVICE)
            if reader and whats[i] in (WHAT_REPAIRED, WHAT_REPLACED):
                t.wrong_range.light = 0
        elif kind == KIND_INSPECTION and whats[i] == WHAT_CARD_READER:
            t.wrong_range.light = 0
        elif not r or (kind != KIND_VOID_HAND and kind != KIND_VOID_ROUND):
            continue
        elif for_wrong_range(t, r, i, whats[i]):
            h = t.notes[i].hand if kind == KIND_VOID_HAND else t.hands[NONE]
            judge_dead(t, i, h, r)
            if i == last_called_dead(t, r):
                judge_busts_beside(t, i, r)
