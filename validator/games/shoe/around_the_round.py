"""Walks the events of the table between rounds, for the questions on its opening, its stack and its idle times."""

from validator.core.kernel import Ints, kernel
from validator.games.rounds import note
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.games.shoe import shoe_state, table_state
from validator.games.shoe.batch_sizes import size_event, sizes_settled
from validator.games.shoe.opening import (
    CAME_SHUFFLED,
    DEALT_MEANWHILE,
    EMPTY,
    idle_spread,
    judge_idle_spread,
    judge_opening,
    judge_stack,
    received,
    stack_cut,
    step,
)
from validator.games.shoe.options import PRESHUFFLED, PRESHUFFLED_SPREAD
from validator.games.shoe.questions import lost_of_a_round, may_have_come
from validator.log.codes import (
    BY_SHUFFLER,
    BY_STRIDE,
    FACE_DOWN,
    KIND_BATCH,
    KIND_BATCH_SWAP,
    KIND_CARD_CHANGE,
    KIND_COVER_CARD_INSERTED,
    KIND_CUT,
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
    KIND_SPREAD,
    KIND_STACK,
    KIND_TABLE_CLOSE,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    KIND_VERIFY,
    KIND_WASH,
    WHAT_CARDS,
    WHAT_PRESHUFFLED,
)
from validator.log.columns import Columns


@kernel
def table_event(options: Ints, state: Ints, kind: int, what: int, role: int, back: int) -> None:
    """What happens between rounds, other than the steps of an opening, that bears on what is judged later."""
    if kind == KIND_PLAYER_ARRIVES:
        state[table_state.ARRIVALS] += 1
        state[table_state.IDLE_ARRIVALS] += 1
        state[table_state.PRESENT] += 1
    elif kind == KIND_PLAYER_LEAVES:
        state[table_state.PRESENT] -= 1
    elif kind == KIND_TABLE_OPEN:
        state[table_state.OPEN] = 1
        state[table_state.PLAYED] = 0
        state[table_state.IN_PLAY] = 0
        state[table_state.IDLE] = 0
    elif kind == KIND_TABLE_CLOSE:
        for place in range(table_state.OPEN, table_state.PRESENT + 1):
            state[place] = 0
    elif kind == KIND_CARD_CHANGE:
        state[table_state.IN_PLAY] = 0
        state[table_state.IDLE] = 0
        if state[table_state.FRESH] == DEALT_MEANWHILE:
            state[table_state.FRESH] = 1
    elif kind == KIND_DECKS:
        received(state, back)
    elif kind == KIND_BATCH:
        if what == WHAT_PRESHUFFLED:
            state[table_state.NOT_SHUFFLED] = CAME_SHUFFLED
    elif kind == KIND_CUT:
        stack_cut(state, back)
    elif kind == KIND_COVER_CARD_INSERTED:
        state[table_state.COVERED] = 1
    elif kind == KIND_RECUT:
        state[table_state.RECUT] = 1
    elif kind == KIND_LOAD_SHOE or kind == KIND_BATCH_SWAP:
        if state[table_state.FRESH] == DEALT_MEANWHILE and back >= 0 and back + 1 == state[table_state.FRESH_BACK]:
            state[table_state.FRESH] = 1
        state[table_state.LOADED] = 1 if kind == KIND_LOAD_SHOE and role != BY_SHUFFLER else 0
        state[table_state.LOADED_BACK] = back + 1
        state[table_state.CUT_LATE] = 0
    elif kind == KIND_SHOE_EMPTIED:
        state[table_state.IDLE_EMPTIED] = 1
        state[table_state.LOADED] = 0
    elif kind == KIND_UNREADABLE:
        state[table_state.OPENING_GAP] = 1
    elif kind == KIND_IDLE and state[table_state.IDLE] == 0:
        empty = options[RECORDED + KIND_PLAYER_ARRIVES] == ALWAYS and state[table_state.PRESENT] <= 0
        state[table_state.IDLE] = EMPTY if empty else 1
        for place in range(table_state.IDLE_EMPTIED, table_state.PRESENT):
            state[place] = 0


@kernel
def around_the_round_pass(
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
    """Judge the opening of decks, the stack and idle times at each round's first card, and their steps as they come."""
    kinds = ev.kind
    numbers = ev.round
    begun = state[table_state.OPENING_BEGUN]
    for i in range(len(kinds)):
        kind = kinds[i]
        if kind == KIND_DEAL or kind == KIND_DETERMINANT:
            if numbers[i] + 1 == begun or numbers[i] < 0:
                continue
            begun = numbers[i] + 1
            r = notes[i * note.WIDTH + note.ROUND]
            if state[shoe_state.OPENING_SIZES] == 1:
                sizes_settled(state, shoe_state.OPENING_SIZES)
            if state[table_state.FRESH] == 1:
                judge_opening(options, state, tally, hits, i, r)
            if state[table_state.CUT] == 1 or state[table_state.RECUT] == 1:
                judge_stack(options, state, tally, hits, i, r)
            if state[table_state.IDLE] != 0:
                judge_idle_spread(options, state, tally, hits, i, r)
            state[table_state.IN_PLAY] = 1
            state[table_state.PLAYED] = 1
            state[table_state.LOADED] = 0
            if state[table_state.FRESH] == 0:
                state[table_state.OPENING_GAP] = 0
            continue
        if kind == KIND_ROUND_END:
            state[table_state.IN_PLAY] = 1
            state[table_state.PLAYED] = 1
        if kind >= KIND_ROUND_START and kind != KIND_VERIFY:
            continue
        role = ev.by[i] % BY_STRIDE if ev.by[i] >= 0 else -1
        if (
            kind == KIND_SPREAD
            or kind == KIND_WASH
            or kind == KIND_STACK
            or kind == KIND_VERIFY
            or (kind == KIND_INSPECTION and ev.what[i] == WHAT_CARDS)
        ):
            r = notes[i * note.WIDTH + note.ROUND]
            if state[table_state.FRESH] != 0:
                if options[PRESHUFFLED] == 1 or state[table_state.NOT_SHUFFLED] == CAME_SHUFFLED:
                    if kind == KIND_SPREAD and options[PRESHUFFLED_SPREAD] == 1:
                        spread = table_state.SPREADS_FACE_DOWN if ev.face[i] == FACE_DOWN else table_state.SPREADS
                        state[spread] += 1
                    continue
                named = ev.player[i] >= 0 or ev.seat[i] > 0
                step(options, state, tally, hits, i, r, kind, role, ev.face[i], ev.n[i], ev.dest[i], ev.back[i], named)
            elif state[table_state.IDLE] != 0:
                if kind == KIND_SPREAD:
                    idle_spread(state, tally, hits, i, r, ev.face[i])
                elif kind == KIND_WASH:
                    known = options[RECORDED + KIND_PLAYER_ARRIVES] == ALWAYS and state[table_state.OPENING_GAP] == 0
                    alone = known and state[table_state.IDLE_ARRIVALS] == 0
                    state[table_state.IDLE_WASHED_EARLY] = 1 if alone else 0
        elif not lost_of_a_round(kind, ev.n[i], ev.round[i]):
            table_event(options, state, kind, ev.what[i], role, ev.back[i])
            if kind == KIND_UNREADABLE and may_have_come(ev.n[i], ev.round[i]):
                state[table_state.PRESENT] += 1
            if kind == KIND_DECKS or kind == KIND_BATCH or kind == KIND_CARD_CHANGE or kind == KIND_UNREADABLE:
                size_event(state, shoe_state.OPENING_SIZES, kind, ev.what[i], ev.back[i], ev.n[i])
    state[table_state.OPENING_BEGUN] = begun
