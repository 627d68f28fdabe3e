"""The table around the rounds: mixing and stacking, times without play, what has to precede a delivery."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.games.numbers import missing_facts, numbers_of
from validator.games.pai_gow.bank_rules import is_another_person, less_than_due, other_than_due
from validator.games.pai_gow.options import (
    MIX_MOTIONS,
    TILES,
)
from validator.games.pai_gow.tables import table_state as at
from validator.games.pai_gow.tables.rows import Round, Table
from validator.games.pai_gow.tile_opening import (
    begin_opening,
    judge_act,
    judge_inspection,
    judge_opening,
    judge_set,
    judge_spread,
    judge_unsuitable,
    judge_verification,
    note_seal,
)
from validator.games.rounds.round_identity import forget_round
from validator.games.table import ask, lacking, recorded, role_of
from validator.log.codes import (
    BY_DEALER,
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

(
    SET_OF_TILES_INCOMPLETE,
    TILES_UNMIXED_AT_OPENING,
    TILES_MIXED_TOO_LITTLE,
    TILES_UNSTACKED,
    STACKS_INCOMPLETE,
    TILES_NOT_REMIXED_AFTER_EXPOSURE,
    TILES_NOT_REMIXED_AFTER_EXPOSURE_IN_MIXING,
    TILES_UNMIXED_BETWEEN_ROUNDS,
    IDLE_TILES_UNSPREAD,
    IDLE_TILES_UNSPREAD_WITH_PLAYERS_SEATED,
    IDLE_TILES_UNMIXED,
    NO_MORE_BETS_BEFORE_STACKING,
    TILES_NOT_RESHUFFLED_AFTER_MISCOUNT,
    TILES_NOT_RESHUFFLED_AFTER_EXPOSURE,
    TILES_MIXED_BY_ANOTHER,
    TILES_STACKED_BY_ANOTHER,
    *_,
) = numbers_of("pai_gow.tile_table")

NO_COUNT, *_ = missing_facts()
NO_PERSON, *_ = missing_facts()


@kernel
def judge_person(t: Table, rule: int, i: int, r: Round) -> None:
    """Judge whether it was the dealer who mixed, or stacked, the tiles."""
    role = role_of(t.by[i])
    another = is_another_person(role)
    if not lacking(t, rule, NO_PERSON, role != BY_DEALER and not another):
        ask(t, rule, another, i, -1, role, 0, -1, -1, r.at)


@kernel
def note_mix(t: Table, i: int, r: Round) -> None:
    """The tiles are mixed."""
    judge_person(t, TILES_MIXED_BY_ANOTHER, i, r)
    if t.state[at.OPENING] == 1:
        judge_opening(t, i, r)
    if t.state[at.IDLE] == 1:
        rule = IDLE_TILES_UNSPREAD_WITH_PLAYERS_SEATED if t.state[at.IDLE_SEATED] == 1 else IDLE_TILES_UNSPREAD
        judge_act(t, rule, KIND_SPREAD, t.state[at.IDLE_SPREAD], i, r)
        t.state[at.IDLE] = at.PREPARED
    if t.state[at.IDLE] > 0:
        told = recorded(t, KIND_PLAYER_ARRIVES) and recorded(t, KIND_PLAYER_LEAVES)
        nobody = told and t.state[at.COUNTED] == 1 and t.state[at.PRESENT] == 0
        t.state[at.MIXED_FOR_NOBODY] = 1 if nobody else 0
    if t.state[at.VOIDED] > 0:
        rule = (
            TILES_NOT_RESHUFFLED_AFTER_MISCOUNT
            if t.state[at.VOIDED] == at.MISCOUNT
            else TILES_NOT_RESHUFFLED_AFTER_EXPOSURE
        )
        t.tally[rule + JUDGED] += 1
        t.state[at.VOIDED] = 0
    if t.state[at.EXPOSED_STACKING] == 1 or t.state[at.EXPOSED_MIXING] == 1:
        rule = (
            TILES_NOT_REMIXED_AFTER_EXPOSURE
            if t.state[at.EXPOSED_STACKING] == 1
            else TILES_NOT_REMIXED_AFTER_EXPOSURE_IN_MIXING
        )
        t.tally[rule + JUDGED] += 1
        t.state[at.EXPOSED_STACKING] = 0
        t.state[at.EXPOSED_MIXING] = 0
        t.state[at.MOTIONS] = 0
        t.state[at.MOTIONS_UNKNOWN] = 0
    t.state[at.MIXED] = 1
    t.state[at.STACKED] = 0
    if t.n[i] < 0:
        t.state[at.MOTIONS_UNKNOWN] = 1
    else:
        t.state[at.MOTIONS] += t.n[i]


@kernel
def judge_stack(t: Table, last_mix: int, i: int, r: Round) -> None:
    """The tiles are stacked: all of them, by the dealer, after motions enough, and before wagering is closed."""
    judge_person(t, TILES_STACKED_BY_ANOTHER, i, r)
    if t.n[i] < 0:
        t.tally[STACKS_INCOMPLETE + NO_COUNT] += 1
    else:
        ask(
            t, STACKS_INCOMPLETE, other_than_due(t.n[i], t.options[TILES]), i, t.options[TILES], t.n[i], 0, -1, -1, r.at
        )
    if t.state[at.CLOSED_UNSTACKED] == 1 and r:
        judge_act(t, NO_MORE_BETS_BEFORE_STACKING, KIND_STACK, 0, i, r)
        t.state[at.CLOSED_UNSTACKED] = at.PREPARED
    if t.state[at.MIXED] == 1 and t.state[at.STACKED] == 0:
        if t.state[at.MOTIONS_UNKNOWN] == 1:
            t.tally[TILES_MIXED_TOO_LITTLE + NO_COUNT] += 1
        else:
            t.tally[TILES_MIXED_TOO_LITTLE + JUDGED] += 1
            if less_than_due(t.state[at.MOTIONS], t.options[MIX_MOTIONS]):
                event = last_mix if last_mix >= 0 else i
                emit(
                    t.hits, TILES_MIXED_TOO_LITTLE, event, t.options[MIX_MOTIONS], t.state[at.MOTIONS], 0, -1, -1, r.at
                )
    t.state[at.STACKED] = 1
    t.state[at.MOTIONS] = 0
    t.state[at.MOTIONS_UNKNOWN] = 0


@kernel
def judge_mixed(t: Table, i: int, r: Round) -> None:
    """At the first delivery of a round: whether the tiles had been mixed since the last, for the reason at hand."""
    mixed, rule = t.state[at.MIXED], TILES_UNMIXED_BETWEEN_ROUNDS
    if t.state[at.VOIDED] > 0:
        rule = (
            TILES_NOT_RESHUFFLED_AFTER_MISCOUNT
            if t.state[at.VOIDED] == at.MISCOUNT
            else TILES_NOT_RESHUFFLED_AFTER_EXPOSURE
        )
        mixed = 0
    elif t.state[at.EXPOSED_STACKING] == 1:
        rule, mixed = TILES_NOT_REMIXED_AFTER_EXPOSURE, 0
    elif t.state[at.EXPOSED_MIXING] == 1:
        rule, mixed = TILES_NOT_REMIXED_AFTER_EXPOSURE_IN_MIXING, 0
    elif t.state[at.IDLE] > 0:
        rule = IDLE_TILES_UNMIXED
        mixed = 1 if t.state[at.IDLE] == at.PREPARED and t.state[at.MIXED_FOR_NOBODY] != at.SINCE_CAME else 0
    elif t.state[at.OPENING] > 0:
        rule = TILES_UNMIXED_AT_OPENING
    elif t.state[at.DEALT] == 0:
        t.tally[rule + NOT_APPLICABLE] += 1
        return
    judge_act(t, rule, KIND_MIX, mixed, i, r)
    if t.state[at.MIXED] == 1:
        judge_act(t, TILES_UNSTACKED, KIND_STACK, t.state[at.STACKED], i, r)


@kernel
def judge_first_delivery(t: Table, i: int, r: Round) -> None:
    """The first tile of a round is delivered."""
    if t.state[at.OPENING] == 1:
        judge_opening(t, i, r)
    if t.state[at.OPENING] > 0:
        if t.state[at.SET_TILES] == 0:
            t.tally[SET_OF_TILES_INCOMPLETE + NO_COUNT] += 1
        else:
            t.tally[SET_OF_TILES_INCOMPLETE + JUDGED] += 1
            if other_than_due(t.state[at.SET_TILES] - 1, t.options[TILES]):
                emit(t.hits, SET_OF_TILES_INCOMPLETE, i, t.options[TILES], t.state[at.SET_TILES] - 1, 0, -1, -1, r.at)
    judge_mixed(t, i, r)
    judge_unsuitable(t, i, r)
    if t.state[at.CLOSED_UNSTACKED] == 0:
        t.tally[NO_MORE_BETS_BEFORE_STACKING + JUDGED] += 1
    for place in range(at.MIXED, at.STACKED + 1):
        t.state[place] = 0
    t.state[at.OPENING] = 0
    t.state[at.IDLE] = 0
    t.state[at.MIXED_FOR_NOBODY] = 0
    t.state[at.VOIDED] = 0
    t.state[at.EXPOSED_STACKING] = 0
    t.state[at.EXPOSED_MIXING] = 0
    t.state[at.CLOSED_UNSTACKED] = 0
    t.state[at.MOTIONS] = 0
    t.state[at.MOTIONS_UNKNOWN] = 0
    t.state[at.GAP] = 0
    t.state[at.DEALT] = t.round[i] + 1


@kernel
def note_people(t: Table, i: int) -> None:
    """Players come and go; times without play begin."""
    kind = t.kind[i]
    if kind == KIND_PLAYER_ARRIVES:
        t.state[at.PRESENT] += 1
        t.state[at.CAME] = 1
        if t.state[at.MIXED_FOR_NOBODY] == 1:
            t.state[at.MIXED_FOR_NOBODY] = at.SINCE_CAME
    elif kind == KIND_PLAYER_LEAVES:
        t.state[at.PRESENT] -= 1 if t.state[at.PRESENT] > 0 else 0
    elif t.what[i] == WHAT_START:
        t.state[at.IDLE] = 1
        t.state[at.MIXED_FOR_NOBODY] = 0
        t.state[at.IDLE_SPREAD] = 0
        told = recorded(t, KIND_PLAYER_ARRIVES) and recorded(t, KIND_PLAYER_LEAVES)
        t.state[at.IDLE_SEATED] = 0 if told and t.state[at.PRESENT] == 0 else 1


@kernel
def table_pass(t: Table) -> None:
    """Follow the tiles from their inspection through mixing and stacking to the first delivery of each round."""
    forget_round(t, at.DEALT)
    last_mix = -1
    for i in range(len(t.kind)):
        kind = t.kind[i]
        r = t.notes[i].round
        if kind == KIND_DELIVER:
            if r and (t.state[at.DEALT] != t.round[i] + 1 or t.state[at.VOIDED] > 0):
                judge_first_delivery(t, i, r)
                last_mix = -1
        elif kind == KIND_MIX:
            note_mix(t, i, r)
            last_mix = i
        elif kind == KIND_STACK:
            judge_stack(t, last_mix, i, r)
        elif kind == KIND_STACK_TILE:
            if t.face[i] == FACE_UP:
                t.state[at.EXPOSED_STACKING] = 1
        elif kind == KIND_EXPOSE:
            before = r.at < 0 or r.first_card < 0 or i < r.first_card
            if before and t.state[at.MIXED] == 1:
                t.state[at.EXPOSED_MIXING] = 1
        elif kind == KIND_NO_MORE_BETS:
            t.state[at.CLOSED_UNSTACKED] = 1 if t.state[at.STACKED] == 0 else 0
        elif kind == KIND_VOID_ROUND:
            if t.what[i] == WHAT_DICE_MISCOUNT:
                t.state[at.VOIDED] = at.MISCOUNT
            elif t.what[i] == WHAT_TILE_EXPOSED:
                t.state[at.VOIDED] = at.TILE_EXPOSED
        elif kind == KIND_TABLE_OPEN:
            begin_opening(t)
            t.state[at.IDLE] = 0
            t.state[at.MIXED_FOR_NOBODY] = 0
            t.state[at.COUNTED] = 1
        elif kind == KIND_TILE_SET:
            judge_set(t, i, r)
        elif kind == KIND_INSPECTION:
            if t.what[i] == WHAT_TILES:
                judge_inspection(t, i, r)
        elif kind == KIND_VERIFY:
            role = role_of(t.by[i])
            mine = t.ref[i] < 0 or t.ref[i] + 1 == t.state[at.INSPECTION]
            if mine and (role == BY_FLOORPERSON or role == BY_SUPERVISOR):
                judge_verification(t, i, r)
        elif kind == KIND_SET_SEALED:
            note_seal(t, i)
        elif kind == KIND_SPREAD:
            judge_spread(t, i, r)
        elif kind == KIND_PLAYER_ARRIVES or kind == KIND_PLAYER_LEAVES or kind == KIND_IDLE:
            note_people(t, i)
        elif kind == KIND_UNREADABLE:
            t.state[at.GAP] = 1
            t.state[at.COUNTED] = 0
