"""The first card of a shoe, and the further cards that its face value calls for."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, Ints, emit, kernel
from validator.games.baccarat.options import DISCARDS, FACE_VALUE
from validator.games.baccarat.result import judge_rack
from validator.games.baccarat.slots.shoe import (
    FURTHER_CARDS_MISCOUNTED,
    NO_CARD_REMOVED_FROM_LATER_SHOE,
    NO_CARD_REMOVED_FROM_NEW_SHOE,
    REMOVED_CARDS_NOT_DISCARDED,
    REMOVED_CARDS_NOT_SHOWN,
)
from validator.games.baccarat.tables import note, round_, shoe_state
from validator.games.baccarat.third_card import rank_known
from validator.games.numbers import missing_facts
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.games.shoe.options import CONTINUOUS
from validator.games.shoe.questions import in_the_shoe, lost_of_a_round, omitted
from validator.log.codes import (
    FACE_DOWN,
    KIND_BATCH_SWAP,
    KIND_BURN,
    KIND_CARD_FACE_UP,
    KIND_DEAL,
    KIND_LOAD_SHOE,
    KIND_SHUFFLE,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    WHAT_COUNTED,
    WHAT_FIRST_CARD,
)
from validator.log.columns import Columns

NO_RECORD, *_ = missing_facts()
NO_FACE, *_ = missing_facts()
NO_PLACE, *_ = missing_facts()


@kernel
def further_cards_differ(removed: int, due: int) -> bool:
    """Whether another number of cards was removed after the first card of a shoe than its face value."""
    return removed != due


@kernel
def not_shown(face: int) -> bool:
    """Whether a card was discarded face down, by the log's code, that has to be shown."""
    return face == FACE_DOWN


@kernel
def put_elsewhere(place: int, discards: int) -> bool:
    """Whether a card, by the code of the place it was put, went elsewhere than where discarded cards belong."""
    return place != discards


@kernel
def fill(state: Ints) -> None:
    """Cards are put into the shoe: the first of them is to be removed."""
    state[shoe_state.NEW] = 1
    state[shoe_state.FIRST] = 0
    state[shoe_state.COUNT] = 0


@kernel
def remove(ev: Columns, options: Ints, state: Ints, tally: Ints, hits: Ints, i: int, r: int) -> None:
    """A card, or several, are removed from a new shoe."""
    what = ev.what[i]
    if what == WHAT_FIRST_CARD or (what != WHAT_COUNTED and state[shoe_state.FIRST] == 0 and ev.n[i] < 2):
        state[shoe_state.FIRST] = rank_known(ev.card[i]) + 2
    else:
        state[shoe_state.COUNT] += ev.n[i] if ev.n[i] >= 0 else 1
    if ev.face[i] < 0:
        tally[REMOVED_CARDS_NOT_SHOWN + NO_FACE] += 1
    else:
        tally[REMOVED_CARDS_NOT_SHOWN + JUDGED] += 1
        if not_shown(ev.face[i]):
            emit(hits, REMOVED_CARDS_NOT_SHOWN, i, -1, -1, 0, -1, -1, r)
    if ev.dest[i] < 0:
        tally[REMOVED_CARDS_NOT_DISCARDED + NO_PLACE] += 1
    elif not judge_rack(options, tally, hits, ev.dest[i], i, r):
        tally[REMOVED_CARDS_NOT_DISCARDED + JUDGED] += 1
        if put_elsewhere(ev.dest[i], options[DISCARDS]):
            emit(hits, REMOVED_CARDS_NOT_DISCARDED, i, options[DISCARDS], ev.dest[i], 0, -1, -1, r)


@kernel
def judge_removed(options: Ints, state: Ints, tally: Ints, hits: Ints, certain: bool, i: int, r: int) -> None:
    """Judge, at the first card dealt from a new shoe, whether its first card was removed, and how many more."""
    first = state[shoe_state.FIRST]
    slot = NO_CARD_REMOVED_FROM_NEW_SHOE if state[shoe_state.OPENED] == 1 else NO_CARD_REMOVED_FROM_LATER_SHOE
    if options[CONTINUOUS] == 1:
        tally[slot + NOT_APPLICABLE] += 1
        return
    if first == 0:
        if not certain or options[CONTINUOUS] < 0:
            tally[slot + NO_RECORD] += 1
            return
        tally[slot + JUDGED] += 1
        if omitted(first):
            emit(hits, slot, i, 1, 0, 0, -1, -1, r)
        return
    tally[slot + JUDGED] += 1
    removed = state[shoe_state.COUNT]
    due = options[FACE_VALUE + first - 2] if first > 1 else -1
    if due < 0 or (removed < due and not certain):
        tally[FURTHER_CARDS_MISCOUNTED + NO_RECORD] += 1
        return
    tally[FURTHER_CARDS_MISCOUNTED + JUDGED] += 1
    if further_cards_differ(removed, due):
        emit(hits, FURTHER_CARDS_MISCOUNTED, i, due, removed, 0, -1, -1, r)


@kernel
def first_card_pass(
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
    """Judge what is removed from each new shoe before its first card is dealt."""
    loads = options[RECORDED + KIND_LOAD_SHOE] == ALWAYS
    for i in range(len(ev.kind)):
        kind = ev.kind[i]
        r = notes[i * note.WIDTH + note.ROUND]
        if kind == KIND_DEAL:
            if ev.round[i] < 0 or state[shoe_state.FIRST_BEGUN] == ev.round[i] + 1:
                continue
            state[shoe_state.FIRST_BEGUN] = ev.round[i] + 1
            if state[shoe_state.NEW] == 1:
                certain = options[RECORDED + KIND_BURN] == ALWAYS and state[shoe_state.FIRST_GAP] == 0
                judge_removed(options, state, tally, hits, certain and rounds[r + round_.GAPS] == 0, i, r)
            state[shoe_state.NEW] = 0
            state[shoe_state.FOUND_FACE_UP] = 0
            state[shoe_state.OPENED] = 0
            state[shoe_state.FIRST_GAP] = 0
        elif kind == KIND_TABLE_OPEN:
            state[shoe_state.OPENED] = 1
        elif kind == KIND_BATCH_SWAP or (kind == KIND_LOAD_SHOE and (ev.dest[i] < 0 or in_the_shoe(ev.dest[i]))):
            fill(state)
        elif kind == KIND_SHUFFLE:
            if not loads and (r < 0 or rounds[r + round_.FIRST_CARD] < 0 or rounds[r + round_.LAST_CARD] < i):
                fill(state)
        elif kind == KIND_BURN:
            if state[shoe_state.NEW] == 1 and state[shoe_state.FOUND_FACE_UP] == 0:
                remove(ev, options, state, tally, hits, i, r)
        elif kind == KIND_CARD_FACE_UP:
            state[shoe_state.FOUND_FACE_UP] = 1
        elif kind == KIND_UNREADABLE and not lost_of_a_round(kind, ev.n[i], ev.round[i]):
            state[shoe_state.FIRST_GAP] = 1
