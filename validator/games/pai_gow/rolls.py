"""Invalid rolls, called and reshaken; a total counted wrongly and tiles dealt to the wrong positions."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import between, rows_of
from validator.games.numbers import Rules, missing_facts
from validator.games.pai_gow.around import dice_sum, is_valid
from validator.games.pai_gow.bank_rules import act_left_out, less_than_due
from validator.games.pai_gow.tables.rows import Round, Table
from validator.games.table import ask, lacking, recorded, role_of
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

NO_RECORD, *_ = missing_facts()
NO_COUNT, *_ = missing_facts()
NO_POSITIONS, NO_VOIDING, *_ = missing_facts()

rule = Rules("pai_gow.rolls")
ROLL_NOT_FLAT_NOT_CALLED = rule(
    "roll-not-flat-not-called",
    "Roll with a die not flat not called invalid",
    "the dice had not landed flat and no invalid roll was called",
    needs={
        "the call of the invalid roll": NO_RECORD,
    },
    expected='"no roll"',
    observed="not called",
)
ROLL_FALLEN_OUT_NOT_CALLED = rule(
    "roll-fallen-out-not-called",
    "Roll with a die out of the shaker not called invalid",
    "a die fell out of the shaker and no invalid roll was called",
    needs={
        "the call of the invalid roll": NO_RECORD,
    },
    expected='"no roll"',
    observed="not called",
)
DICE_NOT_RESHAKEN = rule(
    "dice-not-reshaken",
    "Dice not reshaken after an invalid roll",
    "the dice were not shaken again after an invalid roll",
    needs={
        "the shaking of the dice": NO_RECORD,
    },
    expected="the dice reshaken",
    observed="not reshaken",
)
FALLEN_DICE_NOT_RESHAKEN = rule(
    "fallen-dice-not-reshaken",
    "Dice not reshaken after one fell out",
    "the dice were not shaken again after one had fallen out",
    needs={
        "the shaking of the dice": NO_RECORD,
    },
    expected="the dice reshaken",
    observed="not reshaken",
)
DICE_RESHAKEN_TOO_LITTLE = rule(
    "dice-reshaken-too-little",
    "Dice reshaken fewer times than at first",
    "after an invalid roll the dice were shaken {observed} times",
    needs={
        "how often the dice were shaken": NO_COUNT,
    },
    expected="{expected}",
    observed="{observed}",
)
DICE_RESHAKEN_BY_DEALER_FOR_BANK = rule(
    "dice-reshaken-by-dealer-for-bank",
    "Dice reshaken by the dealer while a player was the bank",
    "the dealer, and not the bank, shook the dice again",
    expected="the bank",
    observed="the dealer",
)
MISCOUNTED_ROUND_NOT_VOID = rule(
    "miscounted-round-not-void",
    "Round not void after a wrong total and a wrong deal",
    "the dice were totaled wrongly and the tiles dealt to the wrong positions, and the round went on",
    needs={
        "the dice, their total and the positions": NO_POSITIONS,
        "whether the round was void": NO_VOIDING,
    },
    expected="all hands void",
    observed="not void",
)
ROUND_AFTER_WRONG_COUNT = rule(
    "round-after-wrong-count",
    "Tiles dealt to the wrong positions by a right total",
    "the total was right and the tiles went to the wrong positions; whether the round is void is open",
    expected="first tiles to place {expected}",
    observed="place {observed}",
)
VALID_ROLL_RESHAKEN = rule(
    "valid-roll-reshaken",
    'Dice shaken again without a "no roll"',
    'the dice had been seen, no "no roll" was called, and they were shaken again for another total',
    needs={
        'every "no roll" that is called': NO_RECORD,
    },
    expected="the total of the dice that were seen",
    observed="another roll",
)
VALID_ROLL_CALLED_INVALID = rule(
    "valid-roll-called-invalid",
    '"No roll" called of a roll with which nothing is wrong',
    '"no roll" was called, though the dice that were seen lay flat in the shaker',
    expected="the total announced",
    observed='"no roll"',
)


@kernel
def judge_call(t: Table, why: int, called: int, faulty: int, r: Round) -> None:
    """Judge whether an invalid roll (event ``faulty``) was called so (event, -1: not)."""
    rule = ROLL_FALLEN_OUT_NOT_CALLED if why == WHAT_FELL_OUT else ROLL_NOT_FLAT_NOT_CALLED
    if called < 0 and (not recorded(t, KIND_NO_ROLL) or r.gaps > 0):
        t.tally[rule + NO_RECORD] += 1
        return
    ask(t, rule, act_left_out(called), faulty, -1, -1, 0, -1, -1, r.at)


@kernel
def judge_reshake(t: Table, why: int, shaken: int, times: int, i: int, r: Round) -> None:
    """At the next roll, or the first tile: whether the dice were shaken again (event, -1: not), and how often."""
    rule = FALLEN_DICE_NOT_RESHAKEN if why == WHAT_FELL_OUT else DICE_NOT_RESHAKEN
    if shaken < 0 and (not recorded(t, KIND_DICE_SHAKE) or r.gaps > 0):
        t.tally[rule + NO_RECORD] += 1
        return
    if ask(t, rule, act_left_out(shaken), i, -1, -1, 0, -1, -1, r.at):
        return
    if lacking(t, DICE_RESHAKEN_TOO_LITTLE, NO_COUNT, times < 0):
        return
    t.tally[DICE_RESHAKEN_TOO_LITTLE + JUDGED] += 1
    if less_than_due(times, t.options.shakes):
        emit(t.hits, DICE_RESHAKEN_TOO_LITTLE, shaken, t.options.shakes, times, 0, -1, -1, r.at)


@kernel
def judge_repeated(t: Table, r: Round) -> None:
    """Judge whether dice that had been seen, and of which no roll was called invalid, were shaken once more."""
    delivered, banked = r.first_card, r.bank_seat >= 0
    seen, shaken, opener = -1, -1, BY_DEALER
    for i in range(r.first, delivered):
        kind = t.kind[i]
        if kind == KIND_NO_ROLL:
            ask(t, VALID_ROLL_CALLED_INVALID, seen >= 0 and shaken < 0 and t.what[i] < 0, i, seen, i, 0, -1, -1, r.at)
            seen, shaken = -1, -1
        elif kind == KIND_DICE_UNCOVERED:
            opener = role_of(t.by[i])
        elif kind == KIND_DICE_SHAKE:
            shaken = i if seen >= 0 else -1
        elif kind == KIND_DICE_SHOWN:
            if shaken < 0:
                t.tally[VALID_ROLL_RESHAKEN + JUDGED] += 1
            elif not lacking(t, VALID_ROLL_RESHAKEN, NO_RECORD, not recorded(t, KIND_NO_ROLL) or r.gaps > 0):
                ask(t, VALID_ROLL_RESHAKEN, act_left_out(-1), shaken, seen, shaken, 0, -1, -1, r.at)
            # The bank's own hand on the lid calls for another shake, 535.11(i).
            counts = is_valid(t.what[i]) and not (banked and opener != BY_DEALER)
            seen, shaken = (i if counts else -1), -1


@kernel
def judge_rolls(t: Table, r: Round) -> None:
    """Follow the rolls of a round to its first tile: invalid ones, their call, the shaking that has to follow."""
    banked = r.bank_seat >= 0
    delivered = r.first_card
    stop = delivered if delivered >= 0 else r.last + 1
    faulty, pending, why, shaken, times = -1, -1, WHAT_NOT_FLAT, -1, 0
    for i in range(r.first, stop):
        kind = t.kind[i]
        if kind == KIND_NO_ROLL:
            if t.what[i] == WHAT_NOT_FLAT or t.what[i] == WHAT_FELL_OUT:
                why = t.what[i]
            if faulty >= 0:
                judge_call(t, why, i, faulty, r)
            faulty, shaken, times = -1, -1, 0
            pending = i if t.what[i] != WHAT_UNCOVERED_BY_BANK else -1
        elif kind == KIND_DICE_SHAKE:
            if faulty >= 0:
                judge_call(t, why, -1, faulty, r)
                pending, faulty, times = faulty, -1, 0
            shaken = i
            times = times + t.n[i] if times >= 0 and t.n[i] >= 0 else -1
            role = role_of(t.by[i])
            if pending >= 0 and banked and role >= 0:
                ask(t, DICE_RESHAKEN_BY_DEALER_FOR_BANK, role == BY_DEALER, i, -1, role, 0, -1, -1, r.at)
        elif kind == KIND_DICE_UNCOVERED or kind == KIND_DICE_SHOWN:
            if pending >= 0:
                judge_reshake(t, why, shaken, times, i, r)
                pending = -1
            if kind == KIND_DICE_SHOWN:
                shaken, times = -1, 0
                faulty = i if t.what[i] == WHAT_NOT_FLAT or t.what[i] == WHAT_FELL_OUT else -1
                if faulty >= 0:
                    why = t.what[i]
    if delivered >= 0 and faulty >= 0:
        judge_call(t, why, -1, faulty, r)
    elif delivered >= 0 and pending >= 0:
        judge_reshake(t, why, shaken, times, delivered, r)


@kernel
def counted_wrong(t: Table, r: Round) -> int:
    """Whether tiles went to the wrong positions: 1 by a wrong total, 2 by a right one, 0 not so, -1 not known."""
    shown, total, first = r.shown, r.total, r.first_card
    if first < 0:
        return 0
    h = t.notes[first].hand
    if shown < 0 or total < 0 or not h or r.start < 0 or h.place < 0:
        return -1
    if h.place == r.start:
        return 0
    return 1 if t.n[total] != dice_sum(t.n[shown]) else 2


@kernel
def played_on(t: Table, i: int, r: Round) -> bool:
    """Whether an outcome was called after event ``i``; in a void round wagers may be collected or paid wrongly."""
    for h in between(t.hands, r.hand, r.hands_end):
        if h.outcome > i:
            return True
    return False


@kernel
def judge_voiding(t: Table, rule: int, i: int, r: Round) -> None:
    """Judge whether all hands were called void after the wrong act of event ``i``."""
    void = r.void
    known = recorded(t, KIND_VOID_ROUND) and r.gaps == 0 and r.over >= 0
    if lacking(t, rule, NO_VOIDING, void < 0 and not known and not played_on(t, i, r)):
        return
    ask(t, rule, act_left_out(void), i, -1, -1, 0, -1, r.root, r.at)


@kernel
def rolls_pass(t: Table) -> None:
    """Judge invalid rolls and wrong counts of each round."""
    for r in rows_of(t.rounds):
        judge_rolls(t, r)
        if r.first_card >= 0:
            judge_repeated(t, r)
        wrong = counted_wrong(t, r)
        if wrong < 0:
            t.tally[MISCOUNTED_ROUND_NOT_VOID + NO_POSITIONS] += 1
        elif wrong == 1:
            judge_voiding(t, MISCOUNTED_ROUND_NOT_VOID, r.total, r)
        elif wrong == 2:
            first = r.first_card
            place = t.notes[first].hand.place
            t.tally[ROUND_AFTER_WRONG_COUNT + JUDGED] += 1
            if place != r.start:
                emit(t.hits, ROUND_AFTER_WRONG_COUNT, first, r.start, place, 0, -1, r.root, r.at)
        else:
            t.tally[MISCOUNTED_ROUND_NOT_VOID + NOT_APPLICABLE] += 1
            t.tally[ROUND_AFTER_WRONG_COUNT + JUDGED] += 1 if r.first_card >= 0 else 0
