"""A card found face up in the shoe: out of the game, with as many further cards, face up, as its value."""

from validator.core.kernel import JUDGED, Ints, emit, kernel
from validator.games.baccarat.options import CARD_VALUE, FACE_VALUE
from validator.games.baccarat.slots.irregularities import (
    CARDS_BESIDE_FACE_UP_CARD_DRAWN_FACE_DOWN,
    FACE_UP_CARD_COUNTED_AS_TEN,
    FACE_UP_CARD_NOT_DISCARDED,
    FACE_UP_CARD_PLAYED,
    FACE_UP_CARDS_MISCOUNTED,
)
from validator.games.baccarat.tables import error_state
from validator.games.baccarat.third_card import rank_known
from validator.games.numbers import missing_facts
from validator.games.rounds.event import event_at
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.log.codes import FACE_DOWN, FACE_UP, KIND_BURN, KIND_CARD_FACE_UP, PLACE_BUCKET, PLACE_HAND, PLACE_RACK
from validator.log.columns import Columns

NO_RECORD, *_ = missing_facts()


@kernel
def played_all_the_same(place: int) -> bool:
    """Whether a card found face up, by the code of the place it was put, went to a hand."""
    return place == PLACE_HAND


@kernel
def left_elsewhere(place: int) -> bool:
    """Whether a card found face up, by the code of the place it was put, was neither played nor discarded."""
    return place != PLACE_RACK and place != PLACE_BUCKET and place != PLACE_HAND


@kernel
def count_differs(drawn: int, value: int, face: int) -> bool:
    """Whether as many cards were drawn beside one found face up as neither its value nor its face value names."""
    return drawn != value and drawn != face


@kernel
def counted_as_face(drawn: int, value: int) -> bool:
    """Whether the cards drawn beside a 10 or face card found face up follow its face value instead of its value."""
    return drawn != value


@kernel
def drawn_face_down(face: int) -> bool:
    """Whether a further card was drawn face down (the log's code of its face)."""
    return face == FACE_DOWN


@kernel
def note_face_up(ev: Columns, options: Ints, state: Ints, tally: Ints, hits: Ints, i: int, r: int) -> None:
    """A card is found face up, or a further one drawn for it."""
    if ev.kind[i] == KIND_CARD_FACE_UP:
        state[error_state.FACE_UP] = rank_known(ev.card[i]) + 2
        state[error_state.FACE_UP_COUNT] = 0
        state[error_state.FACE_UP_EVENT] = ev.seq[i] + 2
        if ev.dest[i] < 0:
            tally[FACE_UP_CARD_NOT_DISCARDED + NO_RECORD] += 1
            tally[FACE_UP_CARD_PLAYED + NO_RECORD] += 1
            return
        tally[FACE_UP_CARD_PLAYED + JUDGED] += 1
        tally[FACE_UP_CARD_NOT_DISCARDED + JUDGED] += 1
        if played_all_the_same(ev.dest[i]):
            emit(hits, FACE_UP_CARD_PLAYED, i, -1, -1, 0, -1, -1, r)
            state[error_state.FACE_UP] = 0
        elif left_elsewhere(ev.dest[i]):
            emit(hits, FACE_UP_CARD_NOT_DISCARDED, i, -1, -1, 0, -1, -1, r)
        return
    state[error_state.FACE_UP_COUNT] += ev.n[i] if ev.n[i] >= 0 else 1
    if ev.face[i] < 0:
        tally[CARDS_BESIDE_FACE_UP_CARD_DRAWN_FACE_DOWN + NO_RECORD] += 1
        return
    tally[CARDS_BESIDE_FACE_UP_CARD_DRAWN_FACE_DOWN + JUDGED] += 1
    if drawn_face_down(ev.face[i]):
        emit(hits, CARDS_BESIDE_FACE_UP_CARD_DRAWN_FACE_DOWN, i, FACE_UP, FACE_DOWN, 0, -1, -1, r)


@kernel
def judge_face_up(ev: Columns, options: Ints, state: Ints, tally: Ints, hits: Ints, i: int, r: int) -> None:
    """Judge, when the next card is dealt, how many cards were drawn beside the one found face up."""
    rank = state[error_state.FACE_UP] - 2
    drawn = state[error_state.FACE_UP_COUNT]
    event = event_at(ev, KIND_CARD_FACE_UP, state[error_state.FACE_UP_EVENT], i)
    state[error_state.FACE_UP] = 0
    certain = options[RECORDED + KIND_BURN] == ALWAYS and state[error_state.ERROR_GAP] == 0
    if rank < 0 or not certain:
        tally[FACE_UP_CARDS_MISCOUNTED + NO_RECORD] += 1
        return
    value = options[CARD_VALUE + rank]
    face = options[FACE_VALUE + rank]
    tally[FACE_UP_CARDS_MISCOUNTED + JUDGED] += 1
    if count_differs(drawn, value, face):
        emit(hits, FACE_UP_CARDS_MISCOUNTED, event, value, drawn, 0, -1, -1, r)
    elif value != face:
        tally[FACE_UP_CARD_COUNTED_AS_TEN + JUDGED] += 1
        if counted_as_face(drawn, value):
            emit(hits, FACE_UP_CARD_COUNTED_AS_TEN, event, value, drawn, 0, -1, -1, r)
