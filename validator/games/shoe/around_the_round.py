"""Walks the events of the table between rounds, for the rules on its opening, its stack and its idle times."""

from validator.core.engine.kernel import kernel
from validator.core.engine.rows import NONE
from validator.core.engine.state_rows import clear
from validator.games.rounds.round_identity import kept_round
from validator.games.rounds.table_rows import Round
from validator.games.shoe.batch_sizes import size_event, sizes_settled
from validator.games.shoe.idle import idle_since
from validator.games.shoe.idle_left import note_arrival, note_further_spread, note_held, note_taken_up
from validator.games.shoe.idle_opening import note_inspection
from validator.games.shoe.idle_spread import note_idle_spread, note_idle_stacked
from validator.games.shoe.judging import lost_of_a_round, may_have_come
from validator.games.shoe.opened_parts import forget_parts, judge_parts, note_part
from validator.games.shoe.opening import (
    CAME_SHUFFLED,
    DEALT_MEANWHILE,
    IN_THE_DEAL,
    cover_inserted,
    idle_spread,
    judge_idle_spread,
    judge_opening,
    judge_stack,
    note_changed_shuffled,
    open_whether_due,
    opening_step,
    put_away,
    received,
    recut_required,
    spread_as_one,
    stack_cut,
)
from validator.games.shoe.opening_turns import note_turns
from validator.games.shoe.shoe_table import Table
from validator.games.table import recorded, role_of
from validator.log.codes import (
    BY_SHUFFLER,
    FACE_DOWN,
    KIND_BATCH,
    KIND_BATCH_SWAP,
    KIND_CARD_CHANGE,
    KIND_COVER_CARD_INSERTED,
    KIND_CUT,
    KIND_CUT_OFFERED,
    KIND_DEAL,
    KIND_DECKS,
    KIND_DETERMINANT,
    KIND_IDLE,
    KIND_INSPECTION,
    KIND_LOAD_SHOE,
    KIND_PLAYER_ARRIVES,
    KIND_PLAYER_LEAVES,
    KIND_RECUT,
    KIND_ROUND_END,
    KIND_ROUND_START,
    KIND_SHOE_EMPTIED,
    KIND_SHUFFLE,
    KIND_SPREAD,
    KIND_SPREAD_ASKED,
    KIND_STACK,
    KIND_TABLE_CLOSE,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    KIND_VERIFY,
    KIND_WASH,
    WHAT_CARDS,
    WHAT_PRESHUFFLED,
    WHAT_REFUSED,
)


@kernel
def table_event(t: Table, i: int, r: Round, kind: int, what: int, role: int, back: int) -> None:
    """What happens between rounds, other than the steps of an opening, that bears on what is judged later."""
    if kind == KIND_PLAYER_ARRIVES:
        t.open_table.arrivals += 1
        t.idle.arrivals += 1
        note_arrival(t)
        t.open_table.present += 1
    elif kind == KIND_PLAYER_LEAVES:
        t.open_table.present -= 1
    elif kind == KIND_TABLE_OPEN:
        t.open_table.open = 1
        t.open_table.played = 0
        t.open_table.in_play = 0
        t.open_table.idle = 0
    elif kind == KIND_TABLE_CLOSE:
        clear(t.open_table)
        clear(t.fresh_decks)
        clear(t.undealt)
        clear(t.idle)
        forget_parts(t)
    elif kind == KIND_CARD_CHANGE:
        t.open_table.in_play = 0
        t.open_table.idle = 0
        if t.open_table.fresh == DEALT_MEANWHILE:
            t.open_table.fresh = 1
    elif kind == KIND_DECKS:
        received(t, back)
        t.idle.emptied = 0
    elif kind == KIND_BATCH:
        if what == WHAT_PRESHUFFLED:
            t.open_table.not_shuffled = CAME_SHUFFLED
    elif kind == KIND_SHUFFLE or kind == KIND_CUT_OFFERED:
        t.open_table.out_of_shoe = 1
        if kind == KIND_SHUFFLE:
            note_changed_shuffled(t, back)
            if back < 0 or back + 1 == t.undealt.loaded_back:
                t.undealt.loaded = 0
        if kind == KIND_SHUFFLE and t.open_table.idle != 0:
            put_away(t, role, back)
            note_idle_stacked(t, back)
    elif kind == KIND_CUT:
        stack_cut(t, back)
    elif kind == KIND_COVER_CARD_INSERTED:
        cover_inserted(t, back)
    elif kind == KIND_RECUT:
        recut_required(t, i, r)
    elif kind == KIND_LOAD_SHOE or kind == KIND_BATCH_SWAP:
        if t.open_table.fresh == DEALT_MEANWHILE and back >= 0 and back + 1 == t.open_table.fresh_back:
            t.open_table.fresh = 1
        t.idle.loaded = back + 1
        t.undealt.loaded = 1 if kind == KIND_LOAD_SHOE and role != BY_SHUFFLER else 0
        t.undealt.loaded_back = back + 1
        t.undealt.cut_late = 0
        t.open_table.out_of_shoe = 0
    elif kind == KIND_SHOE_EMPTIED:
        t.idle.emptied = 1
        t.undealt.loaded = 0
        t.open_table.out_of_shoe = 1
    elif kind == KIND_SPREAD_ASKED:
        if what != WHAT_REFUSED:
            t.idle.asked = 1
            t.idle.asked_back = back + 1
    elif kind == KIND_UNREADABLE:
        t.opening.gap = 1
    elif kind == KIND_IDLE and t.open_table.idle == 0:
        t.open_table.idle = idle_since(t, what, t.open_table.open, t.open_table.present)
        t.idle_left.left = 0
        clear(t.idle)


@kernel
def judge_since_last_round(t: Table, i: int, r: Round) -> None:
    """Judge, at the first card of a round, how decks were opened, the stack and what was done at an idle table."""
    if t.opening.sizes.receiving == 1:
        sizes_settled(t, t.opening.sizes)
    in_part = False
    if t.opened.begun == 1:
        certain = t.opening.gap == 0
        meanwhile = t.open_table.fresh != 1
        in_part = judge_parts(t, i, r, certain, spread_as_one(t), open_whether_due(t), meanwhile)
    if t.open_table.fresh == 1:
        judge_opening(t, in_part, i, r)
    if t.undealt.cut == 1 or t.undealt.recut == 1:
        judge_stack(t, i, r)
    if t.open_table.idle != 0:
        judge_idle_spread(t, i, r)
    t.open_table.in_play = 1
    t.open_table.played = 1
    t.undealt.loaded = 0
    t.open_table.out_of_shoe = 0
    if t.undealt.recut == IN_THE_DEAL:
        t.undealt.recut = 0
    if t.open_table.fresh == 0:
        t.opening.gap = 0


@kernel
def is_step_of_opening(t: Table, i: int) -> bool:
    """Whether event ``i`` is a step by which cards are opened: inspected, verified, spread, washed or stacked."""
    kind = t.kind[i]
    if kind == KIND_INSPECTION:
        return t.what[i] == WHAT_CARDS
    return kind == KIND_SPREAD or kind == KIND_WASH or kind == KIND_STACK or kind == KIND_VERIFY


@kernel
def step_of_idle_table(t: Table, i: int, r: Round) -> None:
    """Follow a step by which the cards of an idle table are spread, and taken up again."""
    kind = t.kind[i]
    if kind == KIND_SPREAD:
        note_idle_spread(t, i)
        note_further_spread(t)
        idle_spread(t, i, r, t.face[i], t.back[i])
    elif kind == KIND_WASH:
        note_taken_up(t)
        known = recorded(t, KIND_PLAYER_ARRIVES) and t.opening.gap == 0
        t.idle.washed_early = 1 if known and t.idle.arrivals == 0 else 0
    elif kind == KIND_STACK:
        note_taken_up(t)
        note_idle_stacked(t, t.back[i])
    else:
        note_inspection(t, kind, role_of(t.by[i]))


@kernel
def step_of_opening(t: Table, i: int, r: Round) -> None:
    """Follow a step by which decks are opened that were received, or a part of them."""
    kind = t.kind[i]
    role = role_of(t.by[i])
    note_part(t, i, kind, role)
    if t.opened.begun == 1:
        note_turns(t, i, r, kind, role)
    if t.open_table.fresh == 0:
        return
    if t.options.preshuffled != 1 and t.open_table.not_shuffled != CAME_SHUFFLED:
        named = t.player[i] >= 0 or t.seat[i] > 0
        opening_step(t, i, r, kind, role, t.face[i], t.n[i], t.dest[i], t.back[i], named)
    elif kind == KIND_SPREAD and t.options.preshuffled_spread == 1:
        if t.face[i] == FACE_DOWN:
            t.fresh_decks.spreads_face_down += 1
        else:
            t.fresh_decks.spreads += 1


@kernel
def step_taken(t: Table, i: int, r: Round) -> None:
    """Follow a step with the cards outside of the shoe, at an idle table or in the opening of decks."""
    kind = t.kind[i]
    if kind == KIND_STACK or kind == KIND_WASH:
        t.open_table.out_of_shoe = 1
    idle = t.open_table.idle != 0 and (t.open_table.fresh == 0 or t.idle.emptied == 1)
    if idle:
        step_of_idle_table(t, i, r)
    # Decks that were received and lay in the shoe undealt when the table was left have been opened before.
    if not idle or t.open_table.fresh == DEALT_MEANWHILE:
        step_of_opening(t, i, r)


@kernel
def other_event(t: Table, i: int, r: Round) -> None:
    """Follow what else happens between rounds."""
    kind = t.kind[i]
    role = role_of(t.by[i])
    if kind == KIND_SHUFFLE or kind == KIND_LOAD_SHOE or kind == KIND_BATCH_SWAP:
        note_taken_up(t)
    note_held(t, i, kind)
    table_event(t, i, r, kind, t.what[i], role, t.back[i])
    note_part(t, i, kind, role)
    if kind == KIND_SHUFFLE and t.opened.begun == 1:
        note_turns(t, i, t.rounds[NONE], kind, role)
    if kind == KIND_UNREADABLE and may_have_come(t.n[i], t.round[i]):
        t.open_table.present += 1
    if kind == KIND_DECKS or kind == KIND_BATCH or kind == KIND_CARD_CHANGE or kind == KIND_UNREADABLE:
        size_event(t, t.opening.sizes, kind, t.what[i], t.back[i], t.n[i])


@kernel
def around_the_round_pass(t: Table) -> None:
    """Judge the opening of decks, the stack and idle times at each round's first card, and their steps as they come."""
    kinds = t.kind
    numbers = t.round
    t.opening.begun = kept_round(t, t.opening.begun)
    started = t.opening.begun
    for m in range(1, t.moments[0]):
        i = t.moments[m]
        kind = kinds[i]
        if kind == KIND_DEAL or kind == KIND_DETERMINANT:
            if numbers[i] >= 0 and numbers[i] + 1 != started:
                started = numbers[i] + 1
                judge_since_last_round(t, i, t.notes[i].round)
            continue
        if kind == KIND_ROUND_END and numbers[i] >= 0:
            t.open_table.in_play = 1
            t.open_table.played = 1
        if kind >= KIND_ROUND_START and kind != KIND_VERIFY:
            continue
        if is_step_of_opening(t, i):
            step_taken(t, i, t.notes[i].round)
        elif not lost_of_a_round(kind, t.n[i], t.round[i]):
            other_event(t, i, t.notes[i].round)
    t.opening.begun = started
