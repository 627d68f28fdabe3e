"""The steps of an opening in their turn, batch by batch: inspected, verified, spread, washed, shuffled."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, kernel
from validator.games.numbers import missing_facts, numbers_of
from validator.games.rounds.table_rows import Round
from validator.games.shoe import parts_state as part, table_state
from validator.games.shoe.judging import judge, omitted, row_named, two_batches
from validator.games.shoe.opening import (
    DEALT_MEANWHILE,
    INSPECTION_NOT_VERIFIED,
    SPREAD_BEFORE_INSPECTION,
    before_it_was_due,
    open_whether_due,
    told_before_inspection,
)
from validator.games.shoe.options import AUTOMATED, SHUFFLE_SPARED_BY_DEVICE
from validator.games.shoe.parts_places import all_named, place_of
from validator.games.table import Table, ask, lacking, recorded
from validator.log.codes import (
    BY_DEALER,
    BY_FLOORPERSON,
    BY_SUPERVISOR,
    FACE_DOWN,
    KIND_INSPECTION,
    KIND_SHUFFLE,
    KIND_SPREAD,
    KIND_STACK,
    KIND_VERIFY,
    KIND_WASH,
    WHAT_CARDS,
)

(
    SPREAD_BEFORE_VERIFICATION,
    WASHED_BEFORE_SPREAD,
    WASHED_AFTER_SHUFFLE,
    STACKED_BEFORE_WASHED,
    *_,
) = numbers_of("shoe.opening_turns")

NO_RECORD, NO_BACKS, WHETHER_BY_DEVICE, *_ = missing_facts()


@kernel
def out_of_turn(turn: int, wrong: int) -> bool:
    """Whether a step of the opening was taken out of its turn: what is kept of it is what is kept then."""
    return turn == wrong


@kernel
def verified(t: Table, place: int, i: int, r: Round, of_the_table: bool) -> None:
    """The inspection of the decks kept at a place is verified, by a row of the table or one that may be of a round."""
    turn = t.state[place + part.SPREAD_TURN]
    if of_the_table and turn == part.SPREAD_UNVERIFIED and not open_whether_due(t):
        ask(t, SPREAD_BEFORE_VERIFICATION, out_of_turn(turn, part.SPREAD_UNVERIFIED), i, -1, -1, 0, -1, -1, r.at)
        t.state[place + part.SPREAD_TURN] = part.SPREAD_VERIFIED
    t.state[place + part.VERIFIED] = 1


@kernel
def note_verification(t: Table, i: int, r: Round) -> None:
    """A floorperson verifies an inspection: of the decks whose inspection the row names, else of all inspected so far.

    What may have been inspected without a row is taken for inspected.
    """
    of_the_table = t.round[i] < 0 and t.hand[i] < 0 and t.wager[i] < 0
    j = row_named(t, i) if t.kind[i] == KIND_VERIFY else i
    place = part.PLACES
    if j >= 0 and t.kind[j] == KIND_INSPECTION and t.what[j] == WHAT_CARDS and t.back[j] >= 0:
        place = place_of(t, t.back[j])
    if place > part.PLACES:
        verified(t, place, i, r, of_the_table)
        return
    told = t.kind[i] == KIND_VERIFY and told_before_inspection(t)
    for other in range(part.PLACES + part.WIDTH, part.END, part.WIDTH):
        inspected = t.state[other + part.INSPECTED] > 0 or t.state[part.PLACES + part.INSPECTED] > 0
        if t.state[other + part.BACK] > 0 and (inspected or not told):
            verified(t, other, i, r, of_the_table)


@kernel
def note_spread(t: Table, place: int) -> None:
    """The decks kept at a place are spread face up: what was done with them before the first time."""
    if t.state[place + part.SPREAD_TURN] != 0:
        return
    if t.state[place + part.INSPECTED] == 0 and t.state[part.PLACES + part.INSPECTED] == 0:
        t.state[place + part.SPREAD_TURN] = part.SPREAD_UNINSPECTED
    elif t.state[place + part.VERIFIED] == 1:
        t.state[place + part.SPREAD_TURN] = part.SPREAD_VERIFIED
        t.tally[SPREAD_BEFORE_VERIFICATION + JUDGED] += 1
    else:
        t.state[place + part.SPREAD_TURN] = part.SPREAD_UNVERIFIED


@kernel
def note_turn(t: Table, place: int, kind: int) -> None:
    """The decks kept at a place are spread face up, washed, stacked or shuffled; a later step cures an earlier."""
    shown = t.state[place + part.SPREAD_TURN] != 0
    if kind == KIND_SPREAD:
        note_spread(t, place)
    elif kind == KIND_WASH:
        t.state[place + part.WASH_TURN] = part.WASHED_IN_TURN if shown else part.WASHED_EARLY
        if t.state[place + part.SHUFFLE_TURN] == part.SHUFFLED:
            t.state[place + part.SHUFFLE_TURN] = part.WASHED_LATE
        if t.state[place + part.STACK_TURN] == part.STACKED:
            t.state[place + part.STACK_TURN] = part.STACKED_EARLY
    elif kind == KIND_STACK:
        in_turn = t.state[place + part.WASH_TURN] != 0
        t.state[place + part.STACK_TURN] = part.STACKED_IN_TURN if in_turn else part.STACKED
    elif shown or t.state[place + part.WASH_TURN] != 0:
        t.state[place + part.SHUFFLE_TURN] = part.SHUFFLED


@kernel
def judge_inspected_late(t: Table, i: int, r: Round) -> None:
    """Judge the first inspection of one batch that was spread before it, where another had been inspected."""
    place = place_of(t, t.back[i])
    if place == part.PLACES or t.state[part.PLACES + part.INSPECTED] > 0 or t.state[table_state.INSPECTIONS] == 0:
        return
    late = t.state[place + part.SPREAD_TURN] == part.SPREAD_UNINSPECTED and t.state[place + part.INSPECTED] == 1
    if late and t.back[i] >= 0 and t.state[place + part.UNTOLD] == 0 and not open_whether_due(t):
        ask(t, SPREAD_BEFORE_INSPECTION, before_it_was_due(0), i, 0, 1, 0, -1, -1, r.at)


@kernel
def note_turns(t: Table, i: int, r: Round, kind: int, role: int) -> None:
    """Keep, after note_part, in which turn a step of the opening is taken with which decks."""
    high = role == BY_FLOORPERSON or role == BY_SUPERVISOR
    if kind == KIND_VERIFY or kind == KIND_INSPECTION:
        if high or (kind == KIND_VERIFY and role < 0):
            note_verification(t, i, r)
        elif kind == KIND_INSPECTION and (role == BY_DEALER or role < 0):
            judge_inspected_late(t, i, r)
        return
    if kind == KIND_SPREAD and t.face[i] == FACE_DOWN:
        return
    place = place_of(t, t.back[i])
    if place > part.PLACES and t.back[i] >= 0:
        note_turn(t, place, kind)
        return
    if t.back[i] >= 0 and all_named(t):
        return
    told = two_batches(t) == 0 and t.state[table_state.FRESH] != DEALT_MEANWHILE
    for other in range(part.PLACES + part.WIDTH, part.END, part.WIDTH):
        if t.state[other + part.BACK] > 0 and told:
            note_turn(t, other, kind)
        elif t.state[other + part.BACK] > 0 and kind == KIND_STACK:
            t.state[other + part.STACK_TURN] = part.STACK_UNTOLD
        elif t.state[other + part.BACK] > 0:
            t.state[other + part.UNTOLD] = 1


@kernel
def judge_washed_late(t: Table, late: bool, untold: bool, certain: bool, i: int, r: Round) -> None:
    """Judge that decks which were shuffled were not washed after, unless a device spares the dealer the shuffle."""
    rule = WASHED_AFTER_SHUFFLE
    spared = t.options[AUTOMATED] if t.options[SHUFFLE_SPARED_BY_DEVICE] == 1 else 0
    if spared == 1:
        t.tally[rule + NOT_APPLICABLE] += 1
        return
    if lacking(t, rule, WHETHER_BY_DEVICE, late and spared < 0) or lacking(t, rule, NO_BACKS, untold):
        return
    if not lacking(t, rule, NO_RECORD, late and not (certain and recorded(t, KIND_SHUFFLE))):
        ask(t, rule, late, i, -1, -1, 0, -1, -1, r.at)


@kernel
def judge_stacked(t: Table, place: int, untold: bool, certain: bool, i: int, r: Round) -> None:
    """Judge that decks which were stacked and washed were stacked after a washing."""
    rule, stacked = STACKED_BEFORE_WASHED, t.state[place + part.STACK_TURN]
    early = out_of_turn(stacked, part.STACKED_EARLY)
    if lacking(t, rule, NO_BACKS, untold or stacked == part.STACK_UNTOLD):
        return
    if not lacking(t, rule, NO_RECORD, early and not (certain and recorded(t, KIND_STACK))):
        ask(t, rule, early, i, -1, -1, 0, -1, -1, r.at)


@kernel
def judge_turns(t: Table, place: int, certain: bool, i: int, r: Round) -> None:
    """Judge, at a round's first card, in which turn the steps of the opening were taken with decks of one back."""
    unverified = t.state[place + part.INSPECTED] > 0 and t.state[place + part.VERIFIED] == 0
    if unverified and t.state[table_state.VERIFIED] == 1:
        judge(t, INSPECTION_NOT_VERIFIED, certain and recorded(t, KIND_VERIFY), omitted(0), i, -1, r)
    washed, shuffled = t.state[place + part.WASH_TURN], t.state[place + part.SHUFFLE_TURN]
    untold = t.state[place + part.UNTOLD] == 1
    if washed != 0 and t.state[place + part.SPREAD_TURN] != 0:
        early = out_of_turn(washed, part.WASHED_EARLY)
        known = certain and recorded(t, KIND_SPREAD) and recorded(t, KIND_WASH)
        if not lacking(t, WASHED_BEFORE_SPREAD, NO_BACKS, untold) and not lacking(
            t, WASHED_BEFORE_SPREAD, NO_RECORD, early and not known
        ):
            ask(t, WASHED_BEFORE_SPREAD, early, i, -1, -1, 0, -1, -1, r.at)
    if washed != 0 and t.state[place + part.STACK_TURN] != 0:
        judge_stacked(t, place, untold, certain, i, r)
    if washed != 0 and shuffled != 0:
        judge_washed_late(t, out_of_turn(shuffled, part.WASHED_LATE), untold, certain, i, r)
