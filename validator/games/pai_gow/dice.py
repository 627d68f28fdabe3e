"""The dice: their total as announced, and the position at which the delivery of the tiles starts."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, Ints, emit, kernel
from validator.games.numbers import missing_facts
from validator.games.pai_gow.around import dice_sum
from validator.games.pai_gow.slots.dice import (
    DELIVERY_STARTS_AT_WRONG_POSITION,
    DELIVERY_STARTS_AT_WRONG_POSITION_WITH_BANK,
    DICE_TOTAL_NOT_ANNOUNCED,
    DICE_TOTAL_NOT_ANNOUNCED_WITH_BANK,
    DICE_TOTAL_WRONG,
    DICE_TOTAL_WRONG_WITH_BANK,
)
from validator.games.pai_gow.tables import hand, note, round_
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.log.codes import KIND_DICE_TOTAL
from validator.log.columns import Columns

NO_DICE, NO_TOTAL, *_ = missing_facts()
NO_NUMBERING, NO_POSITION, *_ = missing_facts(after=NO_DICE)
NO_ANNOUNCEMENT, *_ = missing_facts()


@kernel
def miscounted(announced: int, total: int) -> bool:
    """Whether the total announced is not that of the dice."""
    return announced != total


@kernel
def starts_elsewhere(place: int, due: int) -> bool:
    """Whether the first tiles go to another place around the table than the count of the dice leads to."""
    return place != due


@kernel
def not_announced(event: int) -> bool:
    """Whether no event announces the total (-1)."""
    return event < 0


@kernel
def judge_total(ev: Columns, options: Ints, rounds: Ints, tally: Ints, hits: Ints, r: int) -> None:
    """Judge whether the total of the dice was announced, and rightly."""
    shown, event = rounds[r + round_.SHOWN], rounds[r + round_.TOTAL]
    first = rounds[r + round_.FIRST_CARD]
    wrong, silent = DICE_TOTAL_WRONG, DICE_TOTAL_NOT_ANNOUNCED
    if rounds[r + round_.BANK_SEAT] >= 0:
        wrong, silent = DICE_TOTAL_WRONG_WITH_BANK, DICE_TOTAL_NOT_ANNOUNCED_WITH_BANK
    if event < 0:
        tally[wrong + NO_TOTAL] += 1
        if options[RECORDED + KIND_DICE_TOTAL] == ALWAYS and rounds[r + round_.GAPS] == 0:
            tally[silent + JUDGED] += 1
            if not_announced(event):
                emit(hits, silent, first, -1, -1, 0, -1, -1, r)
        else:
            tally[silent + NO_ANNOUNCEMENT] += 1
        return
    tally[silent + JUDGED] += 1
    if shown < 0:
        tally[wrong + NO_DICE] += 1
        return
    tally[wrong + JUDGED] += 1
    total = dice_sum(ev.n[shown])
    if miscounted(ev.n[event], total):
        emit(hits, wrong, event, total, ev.n[event], 0, -1, -1, r)
        rounds[r + round_.ROOT] = event


@kernel
def judge_start(notes: Ints, rounds: Ints, hands: Ints, tally: Ints, hits: Ints, r: int) -> None:
    """Judge where the first tile went."""
    slot = (
        DELIVERY_STARTS_AT_WRONG_POSITION_WITH_BANK
        if rounds[r + round_.BANK_SEAT] >= 0
        else DELIVERY_STARTS_AT_WRONG_POSITION
    )
    first = rounds[r + round_.FIRST_CARD]
    h = notes[first * note.WIDTH + note.HAND]
    if rounds[r + round_.SHOWN] < 0:
        tally[slot + NO_DICE] += 1
    elif h < 0 or rounds[r + round_.BANK_SEAT] == 0:
        tally[slot + NO_POSITION] += 1
    elif hands[h + hand.PLACE] < 0 or rounds[r + round_.START] < 0:
        tally[slot + NO_NUMBERING] += 1
    else:
        tally[slot + JUDGED] += 1
        place, due = hands[h + hand.PLACE], rounds[r + round_.START]
        if starts_elsewhere(place, due):
            root = rounds[r + round_.ROOT]
            emit(hits, slot, first, due, place, 0, -1, root, r)
            if root < 0:
                rounds[r + round_.ROOT] = first


@kernel
def dice_pass(
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
    """Judge the dice of each round of which tiles were delivered."""
    for r in range(round_.WIDTH, rounds[0], round_.WIDTH):
        if rounds[r + round_.FIRST_CARD] < 0:
            tally[DICE_TOTAL_WRONG + NOT_APPLICABLE] += 1
            tally[DELIVERY_STARTS_AT_WRONG_POSITION + NOT_APPLICABLE] += 1
            continue
        judge_total(ev, options, rounds, tally, hits, r)
        if rounds[r + round_.VOID] >= 0:
            tally[DELIVERY_STARTS_AT_WRONG_POSITION + NOT_APPLICABLE] += 1
            continue
        judge_start(notes, rounds, hands, tally, hits, r)
