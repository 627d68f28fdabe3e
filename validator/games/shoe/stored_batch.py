"""A batch taken from the shuffling device that a player asks to see: it is spread for inspection and reshuffled."""

from validator.core.engine.kernel import kernel, needs
from validator.games.numbers import missing_facts, numbers_of
from validator.games.shoe.judging import judge, lost_of_a_round, omitted
from validator.games.shoe.shoe_state import ASKED, ASKED_BACK, ASKED_END, ASKED_GAP, ASKED_SHUFFLED, ASKED_SPREAD
from validator.games.table import Table, recorded
from validator.log.codes import (
    FACE_DOWN,
    KIND_DEAL,
    KIND_SHUFFLE,
    KIND_SPREAD,
    KIND_SPREAD_ASKED,
    KIND_TABLE_CLOSE,
    KIND_UNREADABLE,
)

REQUESTED_BATCH_NOT_SPREAD, *_ = numbers_of("shoe.stored_batch")

NO_RECORD, *_ = missing_facts()


@kernel
def forget(t: Table) -> None:
    """No request is open."""
    for place in range(ASKED, ASKED_END):
        t.state[place] = 0


@needs(kinds=(KIND_SPREAD_ASKED,), carried=(ASKED, ASKED_END))
@kernel
def stored_batch_pass(t: Table) -> None:
    """Judge, at the first card after a player's request, whether the batch was spread and then reshuffled."""
    for i in range(len(t.kind)):
        kind = t.kind[i]
        if kind == KIND_SPREAD_ASKED:
            forget(t)
            t.state[ASKED] = 1
            t.state[ASKED_BACK] = t.back[i] + 1
        elif t.state[ASKED] == 0:
            continue
        elif kind == KIND_SPREAD:
            other = t.back[i] >= 0 and t.state[ASKED_BACK] > 0 and t.back[i] + 1 != t.state[ASKED_BACK]
            if t.face[i] != FACE_DOWN and not other:
                t.state[ASKED_SPREAD] = 1
        elif kind == KIND_SHUFFLE:
            t.state[ASKED_SHUFFLED] = t.state[ASKED_SPREAD]
        elif kind == KIND_TABLE_CLOSE:
            forget(t)
        elif kind == KIND_UNREADABLE:
            if not lost_of_a_round(kind, t.n[i], t.round[i]):
                t.state[ASKED_GAP] = 1
        elif kind == KIND_DEAL:
            done = t.state[ASKED_SHUFFLED]
            certain = recorded(t, KIND_SPREAD) and recorded(t, KIND_SHUFFLE) and t.state[ASKED_GAP] == 0
            r = t.notes[i].round
            judge(t, REQUESTED_BATCH_NOT_SPREAD, done == 1 or certain, omitted(done), i, -1, r)
            forget(t)
