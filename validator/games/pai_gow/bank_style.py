"""The style of delivery that the bank chooses, and the shaker in the bank's hands."""

from validator.core.kernel import NOT_APPLICABLE, Ints, kernel
from validator.games.numbers import missing_facts
from validator.games.pai_gow.bank_holding import find, is_shown
from validator.games.pai_gow.bank_questions import (
    answer,
    by_another,
    by_outsider,
    later_than,
    left_out,
    less_than_due,
    other_than_due,
    person_of,
    role_of,
    without_grant,
)
from validator.games.pai_gow.delivery import filed_style
from validator.games.pai_gow.options import BANK_SHAKES
from validator.games.pai_gow.slots.bank import (
    BANK_SHAKES_TOO_FEW,
    BANK_STYLE_NOT_FILED,
    BANK_STYLE_NOT_FOLLOWED,
    BANK_STYLE_NOT_REPEATED,
    BANK_STYLE_REPEATED_WRONG,
    DICE_NOT_RESHAKEN_AFTER_LID,
    DICE_NOT_SHAKEN_BY_BANK,
    DICE_SHAKEN_BEFORE_STYLE_INDICATED,
    LID_NOT_REMOVED_BY_DEALER,
    STYLE_WITHOUT_CHOICE_OF_BANK,
)
from validator.games.pai_gow.tables import round_
from validator.log.codes import (
    BY_BANK,
    KIND_DELIVERY_CHOSEN,
    KIND_DELIVERY_REPEATED,
    KIND_DICE_SHAKE,
    KIND_DICE_UNCOVERED,
    KIND_NO_ROLL,
    WHAT_ORDINARY,
)
from validator.log.columns import Columns

NO_CHOICE, *_ = missing_facts()
NO_STYLE, *_ = missing_facts()
NO_REPETITION, *_ = missing_facts()
NO_FILING, *_ = missing_facts()
NO_SHAKER, *_ = missing_facts()
NO_PERSON, *_ = missing_facts()
NO_SHAKES, *_ = missing_facts()
NO_COUNT, *_ = missing_facts()


@kernel
def judge_choice(ev: Columns, options: Ints, rounds: Ints, tally: Ints, hits: Ints, r: int) -> None:
    """Judge what the dealer did with the bank's choice of a style, or without one."""
    chosen, indicated = rounds[r + round_.CHOSEN], rounds[r + round_.STYLE]
    if chosen < 0:
        if indicated < 0 or ev.what[indicated] == WHAT_ORDINARY:
            tally[STYLE_WITHOUT_CHOICE_OF_BANK + NOT_APPLICABLE] += 1
        elif is_shown(options, rounds, r, KIND_DELIVERY_CHOSEN):
            answer(
                tally, hits, STYLE_WITHOUT_CHOICE_OF_BANK, left_out(chosen), indicated, -1, ev.what[indicated], -1, r
            )
        else:
            tally[STYLE_WITHOUT_CHOICE_OF_BANK + NO_CHOICE] += 1
        return
    style = ev.what[chosen]
    if indicated >= 0:
        said = ev.what[indicated]
        answer(tally, hits, BANK_STYLE_NOT_FOLLOWED, other_than_due(said, style), indicated, style, said, -1, r)
    else:
        tally[BANK_STYLE_NOT_FOLLOWED + NO_STYLE] += 1
    repeated = find(ev, rounds, r, KIND_DELIVERY_REPEATED, -1)
    if repeated >= 0:
        said = ev.what[repeated]
        answer(tally, hits, BANK_STYLE_REPEATED_WRONG, other_than_due(said, style), repeated, style, said, -1, r)
    if repeated >= 0 or is_shown(options, rounds, r, KIND_DELIVERY_REPEATED):
        answer(tally, hits, BANK_STYLE_NOT_REPEATED, left_out(repeated), chosen, style, -1, -1, r)
    else:
        tally[BANK_STYLE_NOT_REPEATED + NO_REPETITION] += 1
    filed = filed_style(options, style - WHAT_ORDINARY)
    if style == WHAT_ORDINARY:
        tally[BANK_STYLE_NOT_FILED + NOT_APPLICABLE] += 1
    elif filed < 0:
        tally[BANK_STYLE_NOT_FILED + NO_FILING] += 1
    else:
        answer(tally, hits, BANK_STYLE_NOT_FILED, without_grant(filed), chosen, -1, style, -1, r)


@kernel
def judge_shaker(ev: Columns, options: Ints, rounds: Ints, tally: Ints, hits: Ints, r: int) -> None:
    """Judge who shook the dice for the first roll, how often and when, and who took off the lid."""
    player = rounds[r + round_.PLAYER]
    end = rounds[r + round_.FIRST_CARD]
    shakes, by_bank, lids, opened = 0, False, 0, -1
    for i in range(rounds[r + round_.FIRST], end):
        kind = ev.kind[i]
        if kind == KIND_DICE_SHAKE:
            opened = -1
            if lids > 0:
                continue
            if ev.by[i] < 0:
                tally[DICE_NOT_SHAKEN_BY_BANK + NO_SHAKER] += 1
            else:
                wrong = by_another(role_of(ev.by[i]), person_of(ev.by[i]), player)
                by_bank = by_bank or not wrong
                answer(tally, hits, DICE_NOT_SHAKEN_BY_BANK, wrong, i, -1, role_of(ev.by[i]), -1, r)
            if ev.n[i] < 0:
                shakes = -1
            elif shakes >= 0:
                shakes += ev.n[i]
            if rounds[r + round_.STYLE] < 0:
                tally[DICE_SHAKEN_BEFORE_STYLE_INDICATED + NO_STYLE] += 1
            else:
                early = later_than(rounds[r + round_.STYLE], i)
                answer(tally, hits, DICE_SHAKEN_BEFORE_STYLE_INDICATED, early, i, -1, -1, -1, r)
        elif kind == KIND_NO_ROLL:
            opened = -1
        elif kind == KIND_DICE_UNCOVERED:
            lids += 1
            if lids == 1:
                judge_shakes(ev, options, rounds, tally, hits, r, i, shakes)
            role = role_of(ev.by[i])
            if role < 0:
                tally[LID_NOT_REMOVED_BY_DEALER + NO_PERSON] += 1
                continue
            answer(
                tally,
                hits,
                LID_NOT_REMOVED_BY_DEALER,
                by_outsider(role, person_of(ev.by[i]), player),
                i,
                -1,
                role,
                -1,
                r,
            )
            if role == BY_BANK:
                opened = i
                tally[DICE_NOT_RESHAKEN_AFTER_LID + NOT_APPLICABLE] += 1
    if opened >= 0:
        if is_shown(options, rounds, r, KIND_DICE_SHAKE):
            answer(tally, hits, DICE_NOT_RESHAKEN_AFTER_LID, left_out(-1), opened, -1, -1, -1, r)
        else:
            tally[DICE_NOT_RESHAKEN_AFTER_LID + NO_SHAKES] += 1


@kernel
def judge_shakes(
    ev: Columns, options: Ints, rounds: Ints, tally: Ints, hits: Ints, r: int, event: int, shakes: int
) -> None:
    """Judge how often the shaker was shaken before it was first uncovered (event); -1: not known."""
    shown = is_shown(options, rounds, r, KIND_DICE_SHAKE)
    least = options[BANK_SHAKES]
    if shakes < 0 or (shakes < least and not shown):
        tally[BANK_SHAKES_TOO_FEW + NO_COUNT] += 1
        return
    answer(tally, hits, BANK_SHAKES_TOO_FEW, less_than_due(shakes, least), event, least, shakes, -1, r)


@kernel
def style_pass(
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
    """Judge style and shaker of each round with a bank of which tiles were delivered."""
    for r in range(round_.WIDTH, rounds[0], round_.WIDTH):
        if rounds[r + round_.BANK_SEAT] < 0 or rounds[r + round_.FIRST_CARD] < 0:
            tally[STYLE_WITHOUT_CHOICE_OF_BANK + NOT_APPLICABLE] += 1
            tally[BANK_SHAKES_TOO_FEW + NOT_APPLICABLE] += 1
            continue
        judge_choice(ev, options, rounds, tally, hits, r)
        judge_shaker(ev, options, rounds, tally, hits, r)
