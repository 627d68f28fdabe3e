"""Cards of an idle table that lie spread face down: turned face up once a player arrives."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, Ints, emit, kernel
from validator.games.baccarat.slots.shoe import IDLE_CARDS_DEALT_FACE_DOWN_SPREAD
from validator.games.baccarat.tables import note, shoe_state
from validator.games.numbers import missing_facts
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.games.shoe.options import CONTINUOUS
from validator.games.shoe.questions import lost_of_a_round
from validator.log.codes import (
    FACE_DOWN,
    FACE_UP,
    KIND_DEAL,
    KIND_IDLE,
    KIND_SPREAD,
    KIND_TABLE_CLOSE,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
)
from validator.log.columns import Columns

NO_RECORD, *_ = missing_facts()

SPREAD_UP = 1
SPREAD_DOWN = 2


@kernel
def left_face_down(face: int) -> bool:
    """Whether the cards of an idle table were last spread face down (the log's code) before they were dealt."""
    return face == FACE_DOWN


@kernel
def idle_turn_pass(
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
    """Judge, at the first card after a time without gaming activity, that cards spread face down were turned."""
    for i in range(len(ev.kind)):
        kind = ev.kind[i]
        if kind == KIND_DEAL:
            if ev.round[i] < 0 or state[shoe_state.IDLE_BEGUN] == ev.round[i] + 1:
                continue
            state[shoe_state.IDLE_BEGUN] = ev.round[i] + 1
            lies = state[shoe_state.LIES]
            if state[shoe_state.IDLE] == 1:
                certain = options[RECORDED + KIND_SPREAD] == ALWAYS and state[shoe_state.IDLE_GAP] == 0
                if options[CONTINUOUS] == 1:
                    tally[IDLE_CARDS_DEALT_FACE_DOWN_SPREAD + NOT_APPLICABLE] += 1
                elif lies == 0 or (lies == SPREAD_DOWN and (not certain or options[CONTINUOUS] < 0)):
                    tally[IDLE_CARDS_DEALT_FACE_DOWN_SPREAD + NO_RECORD] += 1
                else:
                    tally[IDLE_CARDS_DEALT_FACE_DOWN_SPREAD + JUDGED] += 1
                    face = FACE_DOWN if lies == SPREAD_DOWN else FACE_UP
                    if left_face_down(face):
                        r = notes[i * note.WIDTH + note.ROUND]
                        emit(hits, IDLE_CARDS_DEALT_FACE_DOWN_SPREAD, i, FACE_UP, face, 0, -1, -1, r)
            state[shoe_state.IDLE] = 0
            state[shoe_state.LIES] = 0
            state[shoe_state.IDLE_GAP] = 0
        elif kind == KIND_IDLE:
            if state[shoe_state.IDLE] == 0:
                state[shoe_state.LIES] = 0
            state[shoe_state.IDLE] = 1
        elif kind == KIND_SPREAD:
            if ev.face[i] == FACE_UP:
                state[shoe_state.LIES] = SPREAD_UP
            else:
                state[shoe_state.LIES] = SPREAD_DOWN if ev.face[i] == FACE_DOWN else 0
        elif kind == KIND_TABLE_OPEN or kind == KIND_TABLE_CLOSE:
            state[shoe_state.IDLE] = 0
        elif kind == KIND_UNREADABLE and not lost_of_a_round(kind, ev.n[i], ev.round[i]):
            state[shoe_state.IDLE_GAP] = 1
