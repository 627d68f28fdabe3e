"""Walks the events of the table between rounds, for the rules on its opening, its stack and its idle times."""

from validator.core.engine.kernel import kernel
from validator.core.engine.rows import NONE
from validator.games.rounds.round_identity import forget_round
from validator.games.rounds.table_rows import Round
from validator.games.shoe import shoe_state, table_state
from validator.games.shoe.batch_sizes import size_event, sizes_settled
from validator.games.shoe.idle_left import note_arrival, note_further_spread, note_held, note_taken_up
from validator.games.shoe.idle_spread import note_idle_spread, note_idle_stacked
from validator.games.shoe.judging import lost_of_a_round, may_have_come
from validator.games.shoe.opened_parts import forget_parts, judge_parts, note_part
from validator.games.shoe.opening import (
    CAME_SHUFFLED,
    DEALT_MEANWHILE,
    EMPTY,
    IN_THE_DEAL,
    cover_inserted,
    idle_spread,
    judge_idle_spread,
    judge_opening,
    judge_stack,
    note_changed_shuffled,
    open_whether_due,
    put_away,
    received,
    recut_required,
    spread_as_one,
    stack_cut,
    step,
)
from validator.games.shoe.opening_turns import note_turns
from validator.games.shoe.options import PRESHUFFLED, PRESHUFFLED_SPREAD
from validator.games.shoe.parts_state import BEGUN
from validator.games.table import Table, recorded
from validator.log.codes import (
    BY_SHUFFLER,
    BY_STRIDE,
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
        t.state[table_state.ARRIVALS] += 1
        t.state[table_state.IDLE_ARRIVALS] += 1
        note_arrival(t)
        t.state[table_state.PRESENT] += 1
    elif kind == KIND_PLAYER_LEAVES:
        t.state[table_state.PRESENT] -= 1
    elif kind == KIND_TABLE_OPEN:
        t.state[table_state.OPEN] = 1
        t.state[table_state.PLAYED] = 0
        t.state[table_state.IN_PLAY] = 0
        t.state[table_state.IDLE] = 0
    elif kind == KIND_TABLE_CLOSE:
        for place in range(table_state.OPEN, table_state.PRESENT + 1):
            t.state[place] = 0
        forget_parts(t)
    elif kind == KIND_CARD_CHANGE:
        t.state[table_state.IN_PLAY] = 0
        t.state[table_state.IDLE] = 0
        if t.state[table_state.FRESH] == DEALT_MEANWHILE:
            t.state[table_state.FRESH] = 1
    elif kind == KIND_DECKS:
        received(t, back)
        t.state[table_state.IDLE_EMPTIED] = 0
    elif kind == KIND_BATCH:
        if what == WHAT_PRESHUFFLED:
            t.state[table_state.NOT_SHUFFLED] = CAME_SHUFFLED
    elif kind == KIND_SHUFFLE or kind == KIND_CUT_OFFERED:
        t.state[table_state.OUT_OF_SHOE] = 1
        if kind == KIND_SHUFFLE:
            note_changed_shuffled(t, back)
        if kind == KIND_SHUFFLE and t.state[table_state.IDLE] != 0:
            put_away(t, role, back)
            note_idle_stacked(t, back)
    elif kind == KIND_CUT:
        stack_cut(t, back)
    elif kind == KIND_COVER_CARD_INSERTED:
        cover_inserted(t, back)
    elif kind == KIND_RECUT:
        recut_required(t, i, r)
    elif kind == KIND_LOAD_SHOE or kind == KIND_BATCH_SWAP:
        if t.state[table_state.FRESH] == DEALT_MEANWHILE and back >= 0 and back + 1 == t.state[table_state.FRESH_BACK]:
            t.state[table_state.FRESH] = 1
        t.state[table_state.IDLE_LOADED] = back + 1
        t.state[table_state.LOADED] = 1 if kind == KIND_LOAD_SHOE and role != BY_SHUFFLER else 0
        t.state[table_state.LOADED_BACK] = back + 1
        t.state[table_state.CUT_LATE] = 0
        t.state[table_state.OUT_OF_SHOE] = 0
    elif kind == KIND_SHOE_EMPTIED:
        t.state[table_state.IDLE_EMPTIED] = 1
        t.state[table_state.LOADED] = 0
        t.state[table_state.OUT_OF_SHOE] = 1
    elif kind == KIND_SPREAD_ASKED:
        if what != WHAT_REFUSED:
            t.state[table_state.IDLE_ASKED] = 1
            t.state[table_state.IDLE_ASKED_BACK] = back + 1
    elif kind == KIND_UNREADABLE:
        t.state[table_state.OPENING_GAP] = 1
    elif kind == KIND_IDLE and t.state[table_state.IDLE] == 0:
        empty = recorded(t, KIND_PLAYER_ARRIVES) and t.state[table_state.PRESENT] <= 0
        t.state[table_state.IDLE] = EMPTY if empty else 1
        t.state[table_state.IDLE_LEFT] = 0
        for place in range(table_state.IDLE_EMPTIED, table_state.PRESENT):
            t.state[place] = 0


@kernel
def around_the_round_pass(t: Table) -> None:
    """Judge the opening of decks, the stack and idle times at each round's first card, and their steps as they come."""
    kinds = t.kind
    numbers = t.round
    forget_round(t, table_state.OPENING_BEGUN)
    started = t.state[table_state.OPENING_BEGUN]
    for m in range(1, t.moments[0]):
        i = t.moments[m]
        kind = kinds[i]
        if kind == KIND_DEAL or kind == KIND_DETERMINANT:
            if numbers[i] + 1 == started or numbers[i] < 0:
                continue
            started = numbers[i] + 1
            r = t.notes[i].round
            if t.state[shoe_state.OPENING_SIZES] == 1:
                sizes_settled(t, shoe_state.OPENING_SIZES)
            in_part = False
            if t.state[BEGUN] == 1:
                certain = t.state[table_state.OPENING_GAP] == 0
                meanwhile = t.state[table_state.FRESH] != 1
                in_part = judge_parts(t, i, r, certain, spread_as_one(t), open_whether_due(t), meanwhile)
            if t.state[table_state.FRESH] == 1:
                judge_opening(t, in_part, i, r)
            if t.state[table_state.CUT] == 1 or t.state[table_state.RECUT] == 1:
                judge_stack(t, i, r)
            if t.state[table_state.IDLE] != 0:
                judge_idle_spread(t, i, r)
            t.state[table_state.IN_PLAY] = 1
            t.state[table_state.PLAYED] = 1
            t.state[table_state.LOADED] = 0
            t.state[table_state.OUT_OF_SHOE] = 0
            if t.state[table_state.RECUT] == IN_THE_DEAL:
                t.state[table_state.RECUT] = 0
            if t.state[table_state.FRESH] == 0:
                t.state[table_state.OPENING_GAP] = 0
            continue
        if kind == KIND_ROUND_END:
            t.state[table_state.IN_PLAY] = 1
            t.state[table_state.PLAYED] = 1
        if kind >= KIND_ROUND_START and kind != KIND_VERIFY:
            continue
        role = t.by[i] % BY_STRIDE if t.by[i] >= 0 else -1
        if (
            kind == KIND_SPREAD
            or kind == KIND_WASH
            or kind == KIND_STACK
            or kind == KIND_VERIFY
            or (kind == KIND_INSPECTION and t.what[i] == WHAT_CARDS)
        ):
            r = t.notes[i].round
            if kind == KIND_STACK or kind == KIND_WASH:
                t.state[table_state.OUT_OF_SHOE] = 1
            idle = t.state[table_state.IDLE] != 0 and (
                t.state[table_state.FRESH] == 0 or t.state[table_state.IDLE_EMPTIED] == 1
            )
            if idle and kind == KIND_SPREAD:
                note_idle_spread(t, i)
                note_further_spread(t)
                idle_spread(t, i, r, t.face[i], t.back[i])
            elif idle and kind == KIND_WASH:
                note_taken_up(t)
                known = recorded(t, KIND_PLAYER_ARRIVES) and t.state[table_state.OPENING_GAP] == 0
                alone = known and t.state[table_state.IDLE_ARRIVALS] == 0
                t.state[table_state.IDLE_WASHED_EARLY] = 1 if alone else 0
            elif idle and kind == KIND_STACK:
                note_taken_up(t)
                note_idle_stacked(t, t.back[i])
            # Decks that were received and lay in the shoe undealt when the table was left have been opened before.
            opening = t.state[table_state.FRESH] == DEALT_MEANWHILE or not idle
            if opening:
                note_part(t, i, kind, role)
                if t.state[BEGUN] == 1:
                    note_turns(t, i, r, kind, role)
            if t.state[table_state.FRESH] != 0 and opening:
                if t.options[PRESHUFFLED] == 1 or t.state[table_state.NOT_SHUFFLED] == CAME_SHUFFLED:
                    if kind == KIND_SPREAD and t.options[PRESHUFFLED_SPREAD] == 1:
                        spread = table_state.SPREADS_FACE_DOWN if t.face[i] == FACE_DOWN else table_state.SPREADS
                        t.state[spread] += 1
                    continue
                named = t.player[i] >= 0 or t.seat[i] > 0
                step(t, i, r, kind, role, t.face[i], t.n[i], t.dest[i], t.back[i], named)
        elif not lost_of_a_round(kind, t.n[i], t.round[i]):
            if kind == KIND_SHUFFLE or kind == KIND_LOAD_SHOE or kind == KIND_BATCH_SWAP:
                note_taken_up(t)
            note_held(t, i, kind)
            table_event(t, i, t.notes[i].round, kind, t.what[i], role, t.back[i])
            note_part(t, i, kind, role)
            if kind == KIND_SHUFFLE and t.state[BEGUN] == 1:
                note_turns(t, i, t.rounds[NONE], kind, role)
            if kind == KIND_UNREADABLE and may_have_come(t.n[i], t.round[i]):
                t.state[table_state.PRESENT] += 1
            if kind == KIND_DECKS or kind == KIND_BATCH or kind == KIND_CARD_CHANGE or kind == KIND_UNREADABLE:
                size_event(t, shoe_state.OPENING_SIZES, kind, t.what[i], t.back[i], t.n[i])
    t.state[table_state.OPENING_BEGUN] = started
