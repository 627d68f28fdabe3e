"""A batch taken from the shuffling device that a player asks to see: it is spread for inspection and reshuffled."""

from validator.core.engine.kernel import kernel, needs
from validator.core.engine.state_rows import clear
from validator.games.numbers import Rules, missing_facts
from validator.games.shoe.judging import judge, lost_of_a_round, omitted
from validator.games.shoe.shoe_state import StoredBatch
from validator.games.shoe.shoe_table import Table
from validator.games.table import recorded
from validator.log.codes import (
    FACE_DOWN,
    KIND_DEAL,
    KIND_SHUFFLE,
    KIND_SPREAD,
    KIND_SPREAD_ASKED,
    KIND_TABLE_CLOSE,
    KIND_UNREADABLE,
)

NO_RECORD, *_ = missing_facts()

rule = Rules("shoe.stored_batch")
REQUESTED_BATCH_NOT_SPREAD = rule(
    "requested-batch-not-spread",
    "Batch from the shuffling device dealt unspread though a player asked for it",
    (
        "a batch taken from the shuffling device was dealt as it was, though a player had asked that "
        "it be spread for inspection and reshuffled"
    ),
    needs={
        "a record of every spreading and shuffling since the request": NO_RECORD,
    },
    expected="the batch spread for inspection and reshuffled",
    observed="dealt as it was",
)


@kernel
def forget_request(t: Table) -> None:
    """No request is open."""
    clear(t.stored_batch)


@needs(kinds=(KIND_SPREAD_ASKED,), carried=StoredBatch.places())
@kernel
def stored_batch_pass(t: Table) -> None:
    """Judge, at the first card after a player's request, whether the batch was spread and then reshuffled."""
    for i in range(len(t.kind)):
        kind = t.kind[i]
        if kind == KIND_SPREAD_ASKED:
            forget_request(t)
            t.stored_batch.asked = 1
            t.stored_batch.back = t.back[i] + 1
        elif t.stored_batch.asked == 0:
            continue
        elif kind == KIND_SPREAD:
            other = t.back[i] >= 0 and t.stored_batch.back > 0 and t.back[i] + 1 != t.stored_batch.back
            if t.face[i] != FACE_DOWN and not other:
                t.stored_batch.spread = 1
        elif kind == KIND_SHUFFLE:
            t.stored_batch.shuffled = t.stored_batch.spread
        elif kind == KIND_TABLE_CLOSE:
            forget_request(t)
        elif kind == KIND_UNREADABLE:
            if not lost_of_a_round(kind, t.n[i], t.round[i]):
                t.stored_batch.gap = 1
        elif kind == KIND_DEAL:
            done = t.stored_batch.shuffled
            certain = recorded(t, KIND_SPREAD) and recorded(t, KIND_SHUFFLE) and t.stored_batch.gap == 0
            r = t.notes[i].round
            judge(t, REQUESTED_BATCH_NOT_SPREAD, done == 1 or certain, omitted(done), i, -1, r)
            forget_request(t)
