"""A card found face up in the shoe: out of the game, with as many further cards, face up, as its value."""

from validator.core.kernel import JUDGED, emit, kernel
from validator.games.baccarat.options import CARD_VALUE, FACE_VALUE
from validator.games.baccarat.tables import error_state
from validator.games.cards import rank_by_value
from validator.games.numbers import missing_facts, numbers_of
from validator.games.rounds.event import event_at
from validator.games.table import Table, ask, lacking, recorded
from validator.log.codes import FACE_DOWN, FACE_UP, KIND_BURN, KIND_CARD_FACE_UP, PLACE_BUCKET, PLACE_HAND, PLACE_RACK

(
    FACE_UP_CARD_PLAYED,
    FACE_UP_CARD_NOT_DISCARDED,
    FACE_UP_CARDS_MISCOUNTED,
    FACE_UP_CARD_COUNTED_AS_TEN,
    CARDS_BESIDE_FACE_UP_CARD_DRAWN_FACE_DOWN,
    FACE_UP_CARD_AMONG_OTHERS_COUNTED_ANEW,
    *_,
) = numbers_of("baccarat.face_up")

NO_RECORD, *_ = missing_facts()


@kernel
def drawn_face_down(face: int) -> bool:
    """Whether a further card was drawn face down (the log's code of its face)."""
    return face == FACE_DOWN


@kernel
def among_the_further(t: Table) -> bool:
    """Whether the next card from the shoe is one of those still to be drawn for the card found face up before."""
    rank = t.state[error_state.FACE_UP] - 2
    if rank < 0:
        return False
    drawn = t.state[error_state.FACE_UP_COUNT]
    return drawn != t.options[CARD_VALUE + rank] and drawn < t.options[FACE_VALUE + rank]


@kernel
def judge_face_up(t: Table, i: int, r: int) -> None:
    """Judge, when the next card is dealt, how many cards were drawn beside the one found face up."""
    rank = t.state[error_state.FACE_UP] - 2
    drawn = t.state[error_state.FACE_UP_COUNT]
    event = event_at(t, KIND_CARD_FACE_UP, t.state[error_state.FACE_UP_EVENT], i)
    further = t.state[error_state.FACE_UP_FURTHER]
    t.state[error_state.FACE_UP] = 0
    t.state[error_state.FACE_UP_FURTHER] = 0
    certain = recorded(t, KIND_BURN) and t.state[error_state.ERROR_GAP] == 0
    if lacking(t, FACE_UP_CARDS_MISCOUNTED, NO_RECORD, rank < 0 or not certain):
        return
    value = t.options[CARD_VALUE + rank]
    if lacking(t, FACE_UP_CARDS_MISCOUNTED, NO_RECORD, further < 0 and drawn != value):
        return
    t.tally[FACE_UP_CARD_AMONG_OTHERS_COUNTED_ANEW + JUDGED] += 1
    face = t.options[FACE_VALUE + rank]
    t.tally[FACE_UP_CARDS_MISCOUNTED + JUDGED] += 1
    if further > 0 and drawn == value + further:
        emit(t.hits, FACE_UP_CARD_AMONG_OTHERS_COUNTED_ANEW, event, value, drawn, 0, -1, -1, r)
    elif drawn != value and drawn != face:
        emit(t.hits, FACE_UP_CARDS_MISCOUNTED, event, value, drawn, 0, -1, -1, r)
    elif value != face:
        ask(t, FACE_UP_CARD_COUNTED_AS_TEN, drawn != value, event, value, drawn, 0, -1, -1, r)


@kernel
def note_face_up(t: Table, i: int, r: int) -> None:
    """A card is found face up, or a further one drawn for it."""
    if t.kind[i] == KIND_CARD_FACE_UP:
        if t.state[error_state.FACE_UP] > 0 and among_the_further(t):
            t.state[error_state.FACE_UP_COUNT] += 1
            rank = rank_by_value(t.card[i])
            known = rank >= 0 and t.state[error_state.FACE_UP_FURTHER] >= 0
            more = t.state[error_state.FACE_UP_FURTHER] + t.options[CARD_VALUE + rank]
            t.state[error_state.FACE_UP_FURTHER] = more if known else -1
        else:
            if t.state[error_state.FACE_UP] > 0:
                judge_face_up(t, i, r)
            t.state[error_state.FACE_UP] = rank_by_value(t.card[i]) + 2
            t.state[error_state.FACE_UP_COUNT] = 0
            t.state[error_state.FACE_UP_FURTHER] = 0
            t.state[error_state.FACE_UP_EVENT] = t.seq[i] + 2
        if t.dest[i] < 0:
            t.tally[FACE_UP_CARD_NOT_DISCARDED + NO_RECORD] += 1
            t.tally[FACE_UP_CARD_PLAYED + NO_RECORD] += 1
            return
        t.tally[FACE_UP_CARD_PLAYED + JUDGED] += 1
        t.tally[FACE_UP_CARD_NOT_DISCARDED + JUDGED] += 1
        if t.dest[i] == PLACE_HAND:
            emit(t.hits, FACE_UP_CARD_PLAYED, i, -1, -1, 0, -1, -1, r)
            t.state[error_state.FACE_UP] = 0
        elif t.dest[i] != PLACE_RACK and t.dest[i] != PLACE_BUCKET and t.dest[i] != PLACE_HAND:
            emit(t.hits, FACE_UP_CARD_NOT_DISCARDED, i, -1, -1, 0, -1, -1, r)
        return
    t.state[error_state.FACE_UP_COUNT] += t.n[i] if t.n[i] >= 0 else 1
    if lacking(t, CARDS_BESIDE_FACE_UP_CARD_DRAWN_FACE_DOWN, NO_RECORD, t.face[i] < 0):
        return
    ask(t, CARDS_BESIDE_FACE_UP_CARD_DRAWN_FACE_DOWN, drawn_face_down(t.face[i]), i, FACE_UP, FACE_DOWN, 0, -1, -1, r)
