"""The table around the rounds: mixing and stacking, times without play, what has to precede a delivery."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, Ints, emit, kernel
from validator.games.numbers import missing_facts
from validator.games.pai_gow.bank_questions import (
    less_than_due,
    other_than_due,
    role_of,
)
from validator.games.pai_gow.options import (
    MIX_MOTIONS,
    TILES,
)
from validator.games.pai_gow.slots.irregularities import (
    TILES_NOT_RESHUFFLED_AFTER_EXPOSURE,
    TILES_NOT_RESHUFFLED_AFTER_MISCOUNT,
)
from validator.games.pai_gow.slots.shaking import (
    NO_MORE_BETS_BEFORE_STACKING,
)
from validator.games.pai_gow.slots.table import (
    IDLE_TILES_UNMIXED,
    IDLE_TILES_UNSPREAD,
    IDLE_TILES_UNSPREAD_WITH_PLAYERS_SEATED,
    SET_OF_TILES_INCOMPLETE,
    STACKS_INCOMPLETE,
    TILES_MIXED_TOO_LITTLE,
    TILES_NOT_REMIXED_AFTER_EXPOSURE,
    TILES_NOT_REMIXED_AFTER_EXPOSURE_IN_MIXING,
    TILES_UNMIXED_AT_OPENING,
    TILES_UNMIXED_BETWEEN_ROUNDS,
    TILES_UNSTACKED,
)
from validator.games.pai_gow.tables import (
    note,
    round_,
    table_state as at,
)
from validator.games.pai_gow.tile_opening import (
    begin_opening,
    judge_act,
    judge_inspection,
    judge_opening,
    judge_set,
    judge_spread,
    judge_unsuitable,
    note_seal,
)
from validator.games.rounds.options import (
    ALWAYS,
    RECORDED,
)
from validator.log.codes import (
    BY_FLOORPERSON,
    BY_SUPERVISOR,
    FACE_UP,
    KIND_DELIVER,
    KIND_EXPOSE,
    KIND_IDLE,
    KIND_INSPECTION,
    KIND_MIX,
    KIND_NO_MORE_BETS,
    KIND_PLAYER_ARRIVES,
    KIND_PLAYER_LEAVES,
    KIND_SET_SEALED,
    KIND_SPREAD,
    KIND_STACK,
    KIND_STACK_TILE,
    KIND_TABLE_OPEN,
    KIND_TILE_SET,
    KIND_UNREADABLE,
    KIND_VERIFY,
    KIND_VOID_ROUND,
    WHAT_DICE_MISCOUNT,
    WHAT_START,
    WHAT_TILE_EXPOSED,
    WHAT_TILES,
)
from validator.log.columns import (
    Columns,
)

NO_COUNT, *_ = missing_facts()


@kernel
def note_mix(ev: Columns, options: Ints, state: Ints, tally: Ints, hits: Ints, i: int, r: int) -> None:
    """The tiles are mixed."""
    if state[at.OPENING] == 1:
        judge_opening(options, state, tally, hits, i, r)
    if state[at.IDLE] == 1:
        slot = IDLE_TILES_UNSPREAD_WITH_PLAYERS_SEATED if state[at.IDLE_SEATED] == 1 else IDLE_TILES_UNSPREAD
        judge_act(options, state, tally, hits, slot, KIND_SPREAD, state[at.IDLE_SPREAD], i, r)
        state[at.IDLE] = at.PREPARED
    if state[at.VOIDED] > 0:
        slot = (
            TILES_NOT_RESHUFFLED_AFTER_MISCOUNT
            if state[at.VOIDED] == at.MISCOUNT
            else TILES_NOT_RESHUFFLED_AFTER_EXPOSURE
        )
        tally[slot + JUDGED] += 1
        state[at.VOIDED] = 0
    if state[at.EXPOSED_STACKING] == 1 or state[at.EXPOSED_MIXING] == 1:
        slot = (
            TILES_NOT_REMIXED_AFTER_EXPOSURE
            if state[at.EXPOSED_STACKING] == 1
            else TILES_NOT_REMIXED_AFTER_EXPOSURE_IN_MIXING
        )
        tally[slot + JUDGED] += 1
        state[at.EXPOSED_STACKING] = 0
        state[at.EXPOSED_MIXING] = 0
        state[at.MOTIONS] = 0
        state[at.MOTIONS_UNKNOWN] = 0
    state[at.MIXED] = 1
    state[at.STACKED] = 0
    if ev.n[i] < 0:
        state[at.MOTIONS_UNKNOWN] = 1
    else:
        state[at.MOTIONS] += ev.n[i]


@kernel
def judge_stack(
    ev: Columns, options: Ints, state: Ints, tally: Ints, hits: Ints, last_mix: int, i: int, r: int
) -> None:
    """The tiles are stacked: all of them, after motions enough, and before wagering is closed."""
    if ev.n[i] < 0:
        tally[STACKS_INCOMPLETE + NO_COUNT] += 1
    else:
        tally[STACKS_INCOMPLETE + JUDGED] += 1
        if other_than_due(ev.n[i], options[TILES]):
            emit(hits, STACKS_INCOMPLETE, i, options[TILES], ev.n[i], 0, -1, -1, r)
    if state[at.CLOSED_UNSTACKED] == 1 and r >= 0:
        judge_act(options, state, tally, hits, NO_MORE_BETS_BEFORE_STACKING, KIND_STACK, 0, i, r)
        state[at.CLOSED_UNSTACKED] = at.PREPARED
    if state[at.MIXED] == 1 and state[at.STACKED] == 0:
        if state[at.MOTIONS_UNKNOWN] == 1:
            tally[TILES_MIXED_TOO_LITTLE + NO_COUNT] += 1
        else:
            tally[TILES_MIXED_TOO_LITTLE + JUDGED] += 1
            if less_than_due(state[at.MOTIONS], options[MIX_MOTIONS]):
                event = last_mix if last_mix >= 0 else i
                emit(hits, TILES_MIXED_TOO_LITTLE, event, options[MIX_MOTIONS], state[at.MOTIONS], 0, -1, -1, r)
    state[at.STACKED] = 1
    state[at.MOTIONS] = 0
    state[at.MOTIONS_UNKNOWN] = 0


@kernel
def judge_mixed(options: Ints, state: Ints, tally: Ints, hits: Ints, i: int, r: int) -> None:
    """At the first delivery of a round: whether the tiles had been mixed since the last, for the reason at hand."""
    mixed, slot = state[at.MIXED], TILES_UNMIXED_BETWEEN_ROUNDS
    if state[at.VOIDED] > 0:
        slot = (
            TILES_NOT_RESHUFFLED_AFTER_MISCOUNT
            if state[at.VOIDED] == at.MISCOUNT
            else TILES_NOT_RESHUFFLED_AFTER_EXPOSURE
        )
        mixed = 0
    elif state[at.EXPOSED_STACKING] == 1:
        slot, mixed = TILES_NOT_REMIXED_AFTER_EXPOSURE, 0
    elif state[at.EXPOSED_MIXING] == 1:
        slot, mixed = TILES_NOT_REMIXED_AFTER_EXPOSURE_IN_MIXING, 0
    elif state[at.IDLE] > 0:
        slot, mixed = IDLE_TILES_UNMIXED, 1 if state[at.IDLE] == at.PREPARED else 0
    elif state[at.OPENING] > 0:
        slot = TILES_UNMIXED_AT_OPENING
    elif state[at.DEALT] == 0:
        tally[slot + NOT_APPLICABLE] += 1
        return
    judge_act(options, state, tally, hits, slot, KIND_MIX, mixed, i, r)
    if state[at.MIXED] == 1:
        judge_act(options, state, tally, hits, TILES_UNSTACKED, KIND_STACK, state[at.STACKED], i, r)


@kernel
def judge_first_delivery(ev: Columns, options: Ints, state: Ints, tally: Ints, hits: Ints, i: int, r: int) -> None:
    """The first tile of a round is delivered."""
    if state[at.OPENING] == 1:
        judge_opening(options, state, tally, hits, i, r)
    if state[at.OPENING] > 0:
        if state[at.SET_TILES] == 0:
            tally[SET_OF_TILES_INCOMPLETE + NO_COUNT] += 1
        else:
            tally[SET_OF_TILES_INCOMPLETE + JUDGED] += 1
            if other_than_due(state[at.SET_TILES] - 1, options[TILES]):
                emit(hits, SET_OF_TILES_INCOMPLETE, i, options[TILES], state[at.SET_TILES] - 1, 0, -1, -1, r)
    judge_mixed(options, state, tally, hits, i, r)
    judge_unsuitable(options, state, tally, hits, i, r)
    if state[at.CLOSED_UNSTACKED] == 0:
        tally[NO_MORE_BETS_BEFORE_STACKING + JUDGED] += 1
    for place in range(at.MIXED, at.STACKED + 1):
        state[place] = 0
    state[at.OPENING] = 0
    state[at.IDLE] = 0
    state[at.VOIDED] = 0
    state[at.EXPOSED_STACKING] = 0
    state[at.EXPOSED_MIXING] = 0
    state[at.CLOSED_UNSTACKED] = 0
    state[at.MOTIONS] = 0
    state[at.MOTIONS_UNKNOWN] = 0
    state[at.GAP] = 0
    state[at.DEALT] = ev.round[i] + 1


@kernel
def note_people(ev: Columns, options: Ints, state: Ints, i: int) -> None:
    """Players come and go; times without play begin."""
    kind = ev.kind[i]
    if kind == KIND_PLAYER_ARRIVES:
        state[at.PRESENT] += 1
        state[at.CAME] = 1
    elif kind == KIND_PLAYER_LEAVES:
        state[at.PRESENT] -= 1 if state[at.PRESENT] > 0 else 0
    elif ev.what[i] == WHAT_START:
        state[at.IDLE] = 1
        state[at.IDLE_SPREAD] = 0
        told = options[RECORDED + KIND_PLAYER_ARRIVES] == ALWAYS and options[RECORDED + KIND_PLAYER_LEAVES] == ALWAYS
        state[at.IDLE_SEATED] = 0 if told and state[at.PRESENT] == 0 else 1


@kernel
def table_pass(
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
    """Follow the tiles from their inspection through mixing and stacking to the first delivery of each round."""
    last_mix = -1
    for i in range(len(ev.kind)):
        kind = ev.kind[i]
        r = notes[i * note.WIDTH + note.ROUND]
        if kind == KIND_DELIVER:
            if r >= 0 and (state[at.DEALT] != ev.round[i] + 1 or state[at.VOIDED] > 0):
                judge_first_delivery(ev, options, state, tally, hits, i, r)
                last_mix = -1
        elif kind == KIND_MIX:
            note_mix(ev, options, state, tally, hits, i, r)
            last_mix = i
        elif kind == KIND_STACK:
            judge_stack(ev, options, state, tally, hits, last_mix, i, r)
        elif kind == KIND_STACK_TILE:
            if ev.face[i] == FACE_UP:
                state[at.EXPOSED_STACKING] = 1
        elif kind == KIND_EXPOSE:
            before = r < 0 or rounds[r + round_.FIRST_CARD] < 0 or i < rounds[r + round_.FIRST_CARD]
            if before and state[at.MIXED] == 1:
                state[at.EXPOSED_MIXING] = 1
        elif kind == KIND_NO_MORE_BETS:
            state[at.CLOSED_UNSTACKED] = 1 if state[at.STACKED] == 0 else 0
        elif kind == KIND_VOID_ROUND:
            if ev.what[i] == WHAT_DICE_MISCOUNT:
                state[at.VOIDED] = at.MISCOUNT
            elif ev.what[i] == WHAT_TILE_EXPOSED:
                state[at.VOIDED] = at.TILE_EXPOSED
        elif kind == KIND_TABLE_OPEN:
            begin_opening(state)
            state[at.IDLE] = 0
        elif kind == KIND_TILE_SET:
            judge_set(ev, state, tally, hits, i, r)
        elif kind == KIND_INSPECTION:
            if ev.what[i] == WHAT_TILES:
                judge_inspection(ev, options, state, tally, hits, i, r)
        elif kind == KIND_VERIFY:
            role = role_of(ev.by[i])
            mine = ev.ref[i] < 0 or ev.ref[i] + 1 == state[at.INSPECTION]
            if mine and (role == BY_FLOORPERSON or role == BY_SUPERVISOR):
                state[at.INSPECTION] = 0
        elif kind == KIND_SET_SEALED:
            note_seal(ev, state, i)
        elif kind == KIND_SPREAD:
            judge_spread(ev, options, state, tally, hits, i, r)
        elif kind == KIND_PLAYER_ARRIVES or kind == KIND_PLAYER_LEAVES or kind == KIND_IDLE:
            note_people(ev, options, state, i)
        elif kind == KIND_UNREADABLE:
            state[at.GAP] = 1
