"""Invalid rolls, called and reshaken; a total counted wrongly and tiles dealt to the wrong positions."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, Ints, emit, kernel
from validator.games.numbers import missing_facts
from validator.games.pai_gow.around import dice_sum
from validator.games.pai_gow.bank_questions import left_out, less_than_due, role_of
from validator.games.pai_gow.options import SHAKES
from validator.games.pai_gow.slots.irregularities import (
    DICE_NOT_RESHAKEN,
    DICE_RESHAKEN_BY_DEALER_FOR_BANK,
    DICE_RESHAKEN_TOO_LITTLE,
    FALLEN_DICE_NOT_RESHAKEN,
    MISCOUNTED_ROUND_NOT_VOID,
    ROLL_FALLEN_OUT_NOT_CALLED,
    ROLL_NOT_FLAT_NOT_CALLED,
    ROUND_AFTER_WRONG_COUNT,
)
from validator.games.pai_gow.tables import hand, note, round_
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.log.codes import (
    BY_DEALER,
    KIND_DICE_SHAKE,
    KIND_DICE_SHOWN,
    KIND_DICE_UNCOVERED,
    KIND_NO_ROLL,
    KIND_VOID_ROUND,
    WHAT_FELL_OUT,
    WHAT_NOT_FLAT,
    WHAT_UNCOVERED_BY_BANK,
)
from validator.log.columns import Columns

NO_RECORD, *_ = missing_facts()
NO_COUNT, *_ = missing_facts()
NO_POSITIONS, NO_VOIDING, *_ = missing_facts()


@kernel
def dealer_reshook(role: int) -> bool:
    """Whether the dealer shook the dice again (the log's code of the role) while a player was the bank."""
    return role == BY_DEALER


@kernel
def dealt_by_wrong_count(place: int, due: int) -> bool:
    """Whether tiles went first to another place than a total that was right leads to."""
    return place != due


@kernel
def judge_call(
    options: Ints, rounds: Ints, tally: Ints, hits: Ints, why: int, called: int, faulty: int, r: int
) -> None:
    """Judge whether an invalid roll (event ``faulty``) was called so (event, -1: not)."""
    slot = ROLL_FALLEN_OUT_NOT_CALLED if why == WHAT_FELL_OUT else ROLL_NOT_FLAT_NOT_CALLED
    if called < 0 and (options[RECORDED + KIND_NO_ROLL] != ALWAYS or rounds[r + round_.GAPS] > 0):
        tally[slot + NO_RECORD] += 1
        return
    tally[slot + JUDGED] += 1
    if left_out(called):
        emit(hits, slot, faulty, -1, -1, 0, -1, -1, r)


@kernel
def judge_reshake(
    options: Ints,
    rounds: Ints,
    tally: Ints,
    hits: Ints,
    why: int,
    shaken: int,
    times: int,
    i: int,
    r: int,
) -> None:
    """At the next roll, or the first tile: whether the dice were shaken again (event, -1: not), and how often."""
    slot = FALLEN_DICE_NOT_RESHAKEN if why == WHAT_FELL_OUT else DICE_NOT_RESHAKEN
    if shaken < 0 and (options[RECORDED + KIND_DICE_SHAKE] != ALWAYS or rounds[r + round_.GAPS] > 0):
        tally[slot + NO_RECORD] += 1
        return
    tally[slot + JUDGED] += 1
    if left_out(shaken):
        emit(hits, slot, i, -1, -1, 0, -1, -1, r)
        return
    if times < 0:
        tally[DICE_RESHAKEN_TOO_LITTLE + NO_COUNT] += 1
        return
    tally[DICE_RESHAKEN_TOO_LITTLE + JUDGED] += 1
    if less_than_due(times, options[SHAKES]):
        emit(hits, DICE_RESHAKEN_TOO_LITTLE, shaken, options[SHAKES], times, 0, -1, -1, r)


@kernel
def judge_rolls(ev: Columns, options: Ints, rounds: Ints, tally: Ints, hits: Ints, r: int) -> None:
    """Follow the rolls of a round to its first tile: invalid ones, their call, the shaking that has to follow."""
    banked = rounds[r + round_.BANK_SEAT] >= 0
    delivered = rounds[r + round_.FIRST_CARD]
    stop = delivered if delivered >= 0 else rounds[r + round_.LAST] + 1
    faulty, pending, why, shaken, times = -1, -1, WHAT_NOT_FLAT, -1, 0
    for i in range(rounds[r + round_.FIRST], stop):
        kind = ev.kind[i]
        if kind == KIND_NO_ROLL:
            if ev.what[i] == WHAT_NOT_FLAT or ev.what[i] == WHAT_FELL_OUT:
                why = ev.what[i]
            if faulty >= 0:
                judge_call(options, rounds, tally, hits, why, i, faulty, r)
            faulty, shaken, times = -1, -1, 0
            pending = i if ev.what[i] != WHAT_UNCOVERED_BY_BANK else -1
        elif kind == KIND_DICE_SHAKE:
            if faulty >= 0:
                judge_call(options, rounds, tally, hits, why, -1, faulty, r)
                pending, faulty, times = faulty, -1, 0
            shaken = i
            times = times + ev.n[i] if times >= 0 and ev.n[i] >= 0 else -1
            role = role_of(ev.by[i])
            if pending >= 0 and banked and role >= 0:
                tally[DICE_RESHAKEN_BY_DEALER_FOR_BANK + JUDGED] += 1
                if dealer_reshook(role):
                    emit(hits, DICE_RESHAKEN_BY_DEALER_FOR_BANK, i, -1, role, 0, -1, -1, r)
        elif kind == KIND_DICE_UNCOVERED or kind == KIND_DICE_SHOWN:
            if pending >= 0:
                judge_reshake(options, rounds, tally, hits, why, shaken, times, i, r)
                pending = -1
            if kind == KIND_DICE_SHOWN:
                shaken, times = -1, 0
                faulty = i if ev.what[i] == WHAT_NOT_FLAT or ev.what[i] == WHAT_FELL_OUT else -1
                if faulty >= 0:
                    why = ev.what[i]
    if delivered >= 0 and faulty >= 0:
        judge_call(options, rounds, tally, hits, why, -1, faulty, r)
    elif delivered >= 0 and pending >= 0:
        judge_reshake(options, rounds, tally, hits, why, shaken, times, delivered, r)


@kernel
def counted_wrong(ev: Columns, notes: Ints, rounds: Ints, hands: Ints, r: int) -> int:
    """Whether tiles went to the wrong positions: 1 by a wrong total, 2 by a right one, 0 not so, -1 not known."""
    shown, total, first = rounds[r + round_.SHOWN], rounds[r + round_.TOTAL], rounds[r + round_.FIRST_CARD]
    if first < 0:
        return 0
    h = notes[first * note.WIDTH + note.HAND]
    if shown < 0 or total < 0 or h < 0 or rounds[r + round_.START] < 0 or hands[h + hand.PLACE] < 0:
        return -1
    if hands[h + hand.PLACE] == rounds[r + round_.START]:
        return 0
    return 1 if ev.n[total] != dice_sum(ev.n[shown]) else 2


@kernel
def played_on(rounds: Ints, hands: Ints, i: int, r: int) -> bool:
    """Whether an outcome was called after event ``i``; in a void round wagers may be collected or paid wrongly."""
    for h in range(rounds[r + round_.HAND], rounds[r + round_.HANDS_END], hand.WIDTH):
        if hands[h + hand.OUTCOME] > i:
            return True
    return False


@kernel
def judge_voiding(
    options: Ints,
    rounds: Ints,
    hands: Ints,
    tally: Ints,
    hits: Ints,
    slot: int,
    i: int,
    r: int,
) -> None:
    """Judge whether all hands were called void after the wrong act of event ``i``."""
    void = rounds[r + round_.VOID]
    known = options[RECORDED + KIND_VOID_ROUND] == ALWAYS and rounds[r + round_.GAPS] == 0
    if void < 0 and not known and not played_on(rounds, hands, i, r):
        tally[slot + NO_VOIDING] += 1
        return
    tally[slot + JUDGED] += 1
    if left_out(void):
        emit(hits, slot, i, -1, -1, 0, -1, rounds[r + round_.ROOT], r)


@kernel
def rolls_pass(
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
    """Judge invalid rolls and wrong counts of each round."""
    for r in range(round_.WIDTH, rounds[0], round_.WIDTH):
        judge_rolls(ev, options, rounds, tally, hits, r)
        wrong = counted_wrong(ev, notes, rounds, hands, r)
        if wrong < 0:
            tally[MISCOUNTED_ROUND_NOT_VOID + NO_POSITIONS] += 1
        elif wrong == 1:
            judge_voiding(options, rounds, hands, tally, hits, MISCOUNTED_ROUND_NOT_VOID, rounds[r + round_.TOTAL], r)
        elif wrong == 2:
            first = rounds[r + round_.FIRST_CARD]
            place = hands[notes[first * note.WIDTH + note.HAND] + hand.PLACE]
            tally[ROUND_AFTER_WRONG_COUNT + JUDGED] += 1
            if dealt_by_wrong_count(place, rounds[r + round_.START]):
                emit(
                    hits,
                    ROUND_AFTER_WRONG_COUNT,
                    first,
                    rounds[r + round_.START],
                    place,
                    0,
                    -1,
                    rounds[r + round_.ROOT],
                    r,
                )
        else:
            tally[MISCOUNTED_ROUND_NOT_VOID + NOT_APPLICABLE] += 1
            tally[ROUND_AFTER_WRONG_COUNT + JUDGED] += 1 if rounds[r + round_.FIRST_CARD] >= 0 else 0
