"""Decks of which only a part was opened: inspected, spread or washed fewer than were received, or one batch of two."""

from typing import Final

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.games.numbers import missing_facts, numbers_of
from validator.games.rounds.table_rows import Round
from validator.games.shoe.judging import two_batches
from validator.games.shoe.opening_turns import judge_turns
from validator.games.shoe.options import DECK_CARDS, DOUBLE_SHOE, PRESHUFFLED, PRESHUFFLED_SPREAD
from validator.games.shoe.parts_places import backs_received, clear_part, first_place, place_of
from validator.games.shoe.parts_state import (
    BACK,
    BEGUN,
    CAME_SHUFFLED,
    DECKS,
    DEFECTS,
    END,
    INSPECTED,
    KEPT,
    MADE,
    PLACES,
    SETTLED,
    SPREAD,
    WAITED_FOR_ANOTHER,
    WASHED,
    WASHING,
    WIDTH,
)
from validator.games.table import Table, ask, lacking, recorded
from validator.log.codes import (
    BY_DEALER,
    FACE_DOWN,
    KIND_BATCH,
    KIND_BATCH_SWAP,
    KIND_DECKS,
    KIND_INSPECTION,
    KIND_LOAD_SHOE,
    KIND_SHUFFLE,
    KIND_SPREAD,
    KIND_STACK,
    KIND_WASH,
    WHAT_IN_PLAY,
    WHAT_PRESHUFFLED,
    WHAT_STORED,
)

(
    NOT_EVERY_DECK_INSPECTED,
    NOT_EVERY_DECK_SPREAD,
    NOT_EVERY_DECK_WASHED,
    ONE_BATCH_UNINSPECTED,
    *_,
) = numbers_of("shoe.opened_parts")

NO_NUMBER, NO_RECORD, WHETHER_PRESHUFFLED, NO_BACKS, *_ = missing_facts()

ALL: Final = -1
"""As many decks as there are: a row without their number stands for all of them."""
UNKNOWN: Final = -1


@kernel
def forget_parts(t: Table) -> None:
    """No decks wait for their first card."""
    for place in range(BEGUN, END):
        t.state[place] = 0


@kernel
def received_part(t: Table, back: int, decks: int) -> None:
    """Decks are received: others than those with their back that were made ready before, though no card was dealt."""
    place = place_of(t, back)
    if place > PLACES and (t.state[place + SETTLED] > 0 or t.state[place + MADE] > 0):
        clear_part(t, place)
    if place == PLACES:
        for free in range(END - WIDTH, PLACES, -WIDTH):
            if t.state[free + BACK] == 0:
                place = free
        if place == PLACES:
            return
        clear_part(t, place)
        t.state[place + BACK] = back + KEPT
    if t.state[BEGUN] == 0:
        clear_part(t, PLACES)
        t.state[DEFECTS] = 0
    t.state[BEGUN] = 1
    known = decks >= 0 and t.state[place + DECKS] != UNKNOWN
    t.state[place + DECKS] = t.state[place + DECKS] + decks if known else UNKNOWN


@kernel
def plus(so_far: int, more: int) -> int:
    """Decks and further decks, ALL where either stands for all."""
    return ALL if so_far == ALL or more < 0 else so_far + more


@kernel
def note_made(t: Table, back: int) -> None:
    """The decks with this back were made ready to be dealt."""
    place = place_of(t, back)
    t.state[place + MADE] = 1
    t.state[place + WASHING] = 0


@kernel
def note_part(t: Table, i: int, kind: int, role: int) -> None:
    """What bears on how many decks were opened: their receipt, the steps of their opening, what is done after."""
    if kind == KIND_DECKS:
        received_part(t, t.back[i], t.n[i])
    if t.state[BEGUN] == 0:
        return
    place, n = place_of(t, t.back[i]), t.n[i]
    if (kind == KIND_SPREAD or kind == KIND_WASH) and 0 <= t.state[place + DECKS] < n:
        place = PLACES
    if kind == KIND_INSPECTION:
        if n > 0 or role < 0:
            t.state[DEFECTS] = 1
        if role == BY_DEALER or role < 0:
            t.state[place + INSPECTED] += 1
    elif kind == KIND_SPREAD:
        if t.face[i] != FACE_DOWN:
            t.state[place + SPREAD] = plus(t.state[place + SPREAD], n)
    elif kind == KIND_WASH:
        t.state[place + WASHING] = plus(t.state[place + WASHING], n)
        if t.state[place + WASHING] == ALL or t.state[place + WASHED] == ALL:
            t.state[place + WASHED] = ALL
        else:
            t.state[place + WASHED] = max(t.state[place + WASHED], t.state[place + WASHING])
    elif kind == KIND_STACK:
        if n < 0 or n >= t.state[place + DECKS] * t.options[DECK_CARDS]:
            t.state[place + WASHING] = 0
    elif kind == KIND_SHUFFLE or kind == KIND_LOAD_SHOE or kind == KIND_BATCH_SWAP:
        note_made(t, t.back[i])
    elif kind == KIND_BATCH:
        if t.what[i] == WHAT_STORED or t.what[i] == WHAT_IN_PLAY:
            note_made(t, t.back[i])
        elif t.what[i] == WHAT_PRESHUFFLED:
            t.state[place + CAME_SHUFFLED] = 1


@kernel
def decks_received(t: Table) -> int:
    """How many decks were received with all backs, UNKNOWN where one row does not say."""
    decks = 0
    for place in range(PLACES + WIDTH, END, WIDTH):
        if t.state[place + DECKS] == UNKNOWN:
            return UNKNOWN
        decks += t.state[place + DECKS]
    return decks


@kernel
def done_in_all(t: Table, step: int) -> int:
    """How often a step was noted with all backs and with none that was received, ALL where a row stands for all."""
    done = 0
    for place in range(PLACES, END, WIDTH):
        done = plus(done, t.state[place + step])
    return done


@kernel
def told_apart(t: Table, together: bool) -> bool:
    """Whether the rows tell which decks were washed with which, where two batches or sides are washed one by one."""
    if t.state[first_place(t) + BACK] == KEPT - 1 or (together and backs_received(t) > 1):
        return two_batches(t) == 0 and t.options[DOUBLE_SHOE] == 0
    return True


@kernel
def fewer_than(done: int, decks: int) -> bool:
    """Whether a step was taken with fewer decks than there are."""
    return done != ALL and done < decks


@kernel
def rows_for_decks(rows: int, decks: int) -> int:
    """How many decks rows of an inspection stand for: one row for all, else each for one; UNKNOWN by few rows."""
    if rows == 1:
        return decks
    return UNKNOWN if rows > 0 and rows + rows <= decks else rows


@kernel
def judge_step_of_part(t: Table, rule: int, step: int, kind: int, certain: bool, place: int, i: int, r: Round) -> None:
    """Judge whether a step of the opening was taken with every deck of one back, where it was taken with any deck."""
    decks, done = t.state[place + DECKS], t.state[place + step]
    in_all = done_in_all(t, step)
    if in_all == 0 and t.state[place + SETTLED] != WAITED_FOR_ANOTHER:
        return
    # Where a row names no back of those received, or more decks than have one, only all can be counted together.
    together = t.state[PLACES + step] != 0
    if together:
        if place != first_place(t):
            return
        decks, done = decks_received(t), in_all
    if lacking(t, rule, NO_NUMBER, decks == UNKNOWN):
        return
    known = certain and recorded(t, kind) and t.state[DEFECTS] == 0
    if step == INSPECTED:
        apart = decks_received(t) > decks or t.state[place + SETTLED] == WAITED_FOR_ANOTHER
        untouched = done == 0 and not together
        if apart and not lacking(t, ONE_BATCH_UNINSPECTED, NO_RECORD, untouched and not known):
            ask(t, ONE_BATCH_UNINSPECTED, untouched, i, decks, done, 0, -1, -1, r.at)
        if done == 0:
            return
        done = rows_for_decks(done, decks)
        if lacking(t, rule, NO_NUMBER, done == UNKNOWN or (together and decks > t.state[place + DECKS])):
            return
    short = fewer_than(done, decks)
    if step == WASHED and lacking(t, rule, NO_BACKS, short and not told_apart(t, together)):
        return
    if lacking(t, rule, NO_RECORD, short and not known):
        return
    t.tally[rule + JUDGED] += 1
    if short:
        emit(t.hits, rule, i, decks, done, 0, -1, -1, r.at)


@kernel
def opened_in_part(t: Table, place: int, by_sides: bool) -> bool:
    """Whether a step of the opening was surely taken with fewer decks of one back than were received, but with some."""
    decks = t.state[place + DECKS]
    if decks == UNKNOWN or t.state[DEFECTS] == 1 or two_batches(t) != 0 or t.options[DOUBLE_SHOE] != 0:
        return False
    inspected = rows_for_decks(t.state[place + INSPECTED], decks)
    if inspected > 0 and t.state[PLACES + INSPECTED] == 0 and fewer_than(inspected, decks):
        return True
    washed, spread = t.state[place + WASHED], t.state[place + SPREAD]
    if washed > 0 and t.state[PLACES + WASHED] == 0 and fewer_than(washed, decks):
        return True
    return not by_sides and spread > 0 and t.state[PLACES + SPREAD] == 0 and fewer_than(spread, decks)


@kernel
def judge_part(t: Table, place: int, certain: bool, by_sides: bool, i: int, r: Round) -> None:
    """Judge, at the first card after they were received and made ready, how many decks with one back were opened."""
    untouched = t.state[place + SPREAD] == 0 and t.state[place + WASHED] == 0
    came = t.state[place + CAME_SHUFFLED] == 1 or t.state[PLACES + CAME_SHUFFLED] == 1 or t.options[PRESHUFFLED] == 1
    if came:
        t.tally[NOT_EVERY_DECK_INSPECTED + NOT_APPLICABLE] += 1
        t.tally[NOT_EVERY_DECK_WASHED + NOT_APPLICABLE] += 1
        if t.options[PRESHUFFLED_SPREAD] != 1:
            t.tally[NOT_EVERY_DECK_SPREAD + NOT_APPLICABLE] += 1
    elif untouched and t.options[PRESHUFFLED] < 0:
        t.tally[NOT_EVERY_DECK_INSPECTED + WHETHER_PRESHUFFLED] += 1
        t.tally[NOT_EVERY_DECK_WASHED + WHETHER_PRESHUFFLED] += 1
        if t.options[PRESHUFFLED_SPREAD] != 1:
            t.tally[NOT_EVERY_DECK_SPREAD + WHETHER_PRESHUFFLED] += 1
    else:
        judge_turns(t, place, certain, i, r)
        judge_step_of_part(t, NOT_EVERY_DECK_INSPECTED, INSPECTED, KIND_INSPECTION, certain, place, i, r)
        judge_step_of_part(t, NOT_EVERY_DECK_WASHED, WASHED, KIND_WASH, certain, place, i, r)
        if not by_sides:
            judge_step_of_part(t, NOT_EVERY_DECK_SPREAD, SPREAD, KIND_SPREAD, certain, place, i, r)
        return
    if t.options[PRESHUFFLED_SPREAD] == 1 and not by_sides:
        judge_step_of_part(t, NOT_EVERY_DECK_SPREAD, SPREAD, KIND_SPREAD, certain, place, i, r)


@kernel
def judge_parts(
    t: Table, i: int, r: Round, certain: bool, by_sides: bool, open_whether_due: bool, meanwhile: bool
) -> bool:
    """Judge, at a round's first card, decks that were received and are dealt now or were made ready to be.

    Where it is open whether their opening is due, nothing is judged, and it is answered whether it was one in part.

    One batch of two may be opened while the other is dealt: ``meanwhile`` says that what was received is not dealt yet.
    ``by_sides`` says that a spread of one side only is told otherwise.
    """
    several = backs_received(t)
    left = 0
    in_part = False
    for place in range(PLACES + WIDTH, END, WIDTH):
        if t.state[place + BACK] == 0:
            continue
        waits = meanwhile or (several > 1 and two_batches(t) != 0)
        if waits and t.state[place + MADE] == 0 and t.back[i] + KEPT != t.state[place + BACK]:
            waited = several > 1 or t.state[place + SETTLED] == WAITED_FOR_ANOTHER
            t.state[place + SETTLED] = WAITED_FOR_ANOTHER if waited else 1
            left += 1
        else:
            if t.state[place + SETTLED] == WAITED_FOR_ANOTHER or not open_whether_due:
                judge_part(t, place, certain, by_sides, i, r)
            elif several == 1 and opened_in_part(t, place, by_sides):
                in_part = True
            t.state[place + SETTLED] = 0
    if left == 0:
        forget_parts(t)
        return in_part
    for place in range(PLACES + WIDTH, END, WIDTH):
        if t.state[place + SETTLED] == 0:
            clear_part(t, place)
    return in_part
