"""Cards of an idle table that lie spread face down: turned face up once a player arrives."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.games.baccarat.tables.rows import Table
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.round_identity import kept_round
from validator.games.shoe.judging import lost_of_a_round
from validator.games.table import recorded
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

NO_RECORD, *_ = missing_facts()

rule = Rules("baccarat.idle_turn")
IDLE_CARDS_DEALT_FACE_DOWN_SPREAD = rule(
    "idle-cards-dealt-face-down-spread",
    "Cards of an idle table spread face down and not turned face up",
    ("cards of an idle table that had been spread face down were dealt without having been turned face up"),
    needs={
        "how the cards lay spread, and a record of every spread": NO_RECORD,
    },
    expected="the cards turned face up",
    observed="the cards face down",
)

SPREAD_UP = 1
SPREAD_DOWN = 2


@kernel
def idle_turn_pass(t: Table) -> None:
    """Judge, at the first card after a time without gaming activity, that cards spread face down were turned."""
    t.idle_turn.begun = kept_round(t, t.idle_turn.begun)
    for m in range(1, t.moments[0]):
        i = t.moments[m]
        kind = t.kind[i]
        if kind == KIND_DEAL:
            if t.round[i] < 0 or t.idle_turn.begun == t.round[i] + 1:
                continue
            t.idle_turn.begun = t.round[i] + 1
            lies = t.idle_turn.lies
            if t.idle_turn.idle == 1:
                certain = recorded(t, KIND_SPREAD) and t.idle_turn.gap == 0
                if t.options.continuous == 1:
                    t.tally[IDLE_CARDS_DEALT_FACE_DOWN_SPREAD + NOT_APPLICABLE] += 1
                elif lies == 0 or (lies == SPREAD_DOWN and (not certain or t.options.continuous < 0)):
                    t.tally[IDLE_CARDS_DEALT_FACE_DOWN_SPREAD + NO_RECORD] += 1
                else:
                    t.tally[IDLE_CARDS_DEALT_FACE_DOWN_SPREAD + JUDGED] += 1
                    face = FACE_DOWN if lies == SPREAD_DOWN else FACE_UP
                    if face == FACE_DOWN:
                        r = t.notes[i].round
                        emit(t.hits, IDLE_CARDS_DEALT_FACE_DOWN_SPREAD, i, FACE_UP, face, 0, -1, -1, r.at)
            t.idle_turn.idle = 0
            t.idle_turn.lies = 0
            t.idle_turn.gap = 0
        elif kind == KIND_IDLE:
            if t.idle_turn.idle == 0:
                t.idle_turn.lies = 0
            t.idle_turn.idle = 1
        elif kind == KIND_SPREAD:
            if t.face[i] == FACE_UP:
                t.idle_turn.lies = SPREAD_UP
            else:
                t.idle_turn.lies = SPREAD_DOWN if t.face[i] == FACE_DOWN else 0
        elif kind == KIND_TABLE_OPEN or kind == KIND_TABLE_CLOSE:
            t.idle_turn.idle = 0
        elif kind == KIND_UNREADABLE and not lost_of_a_round(kind, t.n[i], t.round[i]):
            t.idle_turn.gap = 1
