"""Decks of which only a part was opened: inspected, spread or washed fewer than were received, or one batch of two."""

from typing import Final

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.state_rows import clear
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.table_rows import Round
from validator.games.shoe.judging import two_batches
from validator.games.shoe.opening_turns import judge_turns
from validator.games.shoe.parts_places import backs_received, first_part, part_of
from validator.games.shoe.parts_state import INSPECTED, KEPT, SPREAD, WAITED_FOR_ANOTHER, WASHED, OpenedDecks
from validator.games.shoe.shoe_table import Table
from validator.games.table import ask, lacking, recorded
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

NO_NUMBER, NO_RECORD, WHETHER_PRESHUFFLED, NO_BACKS, *_ = missing_facts()

rule = Rules("shoe.opened_parts")
NOT_EVERY_DECK_INSPECTED = rule(
    "not-every-deck-inspected",
    "Not every deck received was inspected",
    "{observed} of {expected} decks received at the table were inspected, each by itself, before play",
    needs={
        "how many decks were received and inspected": NO_NUMBER,
        "a record of every such step since the decks were received, without unreadable rows or defects": NO_RECORD,
        "whether the cards came to the table preinspected and shuffled": WHETHER_PRESHUFFLED,
    },
    expected="{expected} decks inspected, each separately",
    observed="{observed} decks",
)
NOT_EVERY_DECK_SPREAD = rule(
    "not-every-deck-spread",
    "Not every deck received was spread for inspection",
    "{observed} of {expected} decks received at the table were spread face up before play",
    needs={
        "how many decks were received and spread": NO_NUMBER,
        "a record of every such step since the decks were received, without unreadable rows or defects": NO_RECORD,
        "whether the cards came to the table preinspected and shuffled": WHETHER_PRESHUFFLED,
    },
    expected="{expected} decks spread face up",
    observed="{observed} decks",
)
NOT_EVERY_DECK_WASHED = rule(
    "not-every-deck-washed",
    "Not every deck received was washed",
    "{observed} of {expected} decks received at the table were mixed by a washing before play",
    needs={
        "how many decks were received and washed": NO_NUMBER,
        "a record of every such step since the decks were received, without unreadable rows or defects": NO_RECORD,
        "whether the cards came to the table preinspected and shuffled": WHETHER_PRESHUFFLED,
        "the backs of the decks received and washed, where there may be two batches or sides": NO_BACKS,
    },
    expected="{expected} decks washed",
    observed="{observed} decks",
)
ONE_BATCH_UNINSPECTED = rule(
    "one-batch-uninspected",
    "Decks of one of two backs put in play without having been inspected",
    "of decks with two backs received at the table, the {expected} with one of them were not inspected",
    needs={
        "how many decks were received and inspected": NO_NUMBER,
        "a record of every such step since the decks were received, without unreadable rows or defects": NO_RECORD,
        "whether the cards came to the table preinspected and shuffled": WHETHER_PRESHUFFLED,
    },
    expected="an inspection of all decks of each batch",
    observed="none",
)

ALL: Final = -1
"""As many decks as there are: a row without their number stands for all of them."""
UNKNOWN: Final = -1


@kernel
def forget_parts(t: Table) -> None:
    """No decks wait for their first card."""
    clear(t.opened)
    for part in t.opened_decks:
        clear(part)


@kernel
def received_part(t: Table, back: int, decks: int) -> None:
    """Decks are received: others than those with their back that were made ready before, though no card was dealt."""
    part = part_of(t, back)
    if part != t.opened.unnamed and (part.settled > 0 or part.made > 0):
        clear(part)
    if part == t.opened.unnamed:
        for free in t.opened_decks:
            if part == t.opened.unnamed and free.back == 0:
                part = free
        if part == t.opened.unnamed:
            return
        clear(part)
        part.back = back + KEPT
    if t.opened.begun == 0:
        clear(t.opened.unnamed)
        t.opened.defects = 0
    t.opened.begun = 1
    known = decks >= 0 and part.decks != UNKNOWN
    part.decks = part.decks + decks if known else UNKNOWN


@kernel
def plus(so_far: int, more: int) -> int:
    """Decks and further decks, ALL where either stands for all."""
    return ALL if so_far == ALL or more < 0 else so_far + more


@kernel
def note_made(t: Table, back: int) -> None:
    """The decks with this back were made ready to be dealt."""
    part = part_of(t, back)
    part.made = 1
    part.washing = 0


@kernel
def note_part(t: Table, i: int, kind: int, role: int) -> None:
    """What bears on how many decks were opened: their receipt, the steps of their opening, what is done after."""
    if kind == KIND_DECKS:
        received_part(t, t.back[i], t.n[i])
    if t.opened.begun == 0:
        return
    part, n = part_of(t, t.back[i]), t.n[i]
    if (kind == KIND_SPREAD or kind == KIND_WASH) and 0 <= part.decks < n:
        part = t.opened.unnamed
    if kind == KIND_INSPECTION:
        if n > 0 or role < 0:
            t.opened.defects = 1
        if role == BY_DEALER or role < 0:
            part.inspected += 1
    elif kind == KIND_SPREAD:
        if t.face[i] != FACE_DOWN:
            part.spread = plus(part.spread, n)
    elif kind == KIND_WASH:
        part.washing = plus(part.washing, n)
        if part.washing == ALL or part.washed == ALL:
            part.washed = ALL
        else:
            part.washed = max(part.washed, part.washing)
    elif kind == KIND_STACK:
        if n < 0 or n >= part.decks * t.options.deck_cards:
            part.washing = 0
    elif kind == KIND_SHUFFLE or kind == KIND_LOAD_SHOE or kind == KIND_BATCH_SWAP:
        note_made(t, t.back[i])
    elif kind == KIND_BATCH:
        if t.what[i] == WHAT_STORED or t.what[i] == WHAT_IN_PLAY:
            note_made(t, t.back[i])
        elif t.what[i] == WHAT_PRESHUFFLED:
            part.came_shuffled = 1


@kernel
def decks_received(t: Table) -> int:
    """How many decks were received with all backs, UNKNOWN where one row does not say."""
    decks = 0
    for part in t.opened_decks:
        if part.decks == UNKNOWN:
            return UNKNOWN
        decks += part.decks
    return decks


@kernel
def done_in_all(t: Table, step: int) -> int:
    """How often a step was noted with all backs and with none that was received, ALL where a row stands for all."""
    done = plus(0, t.opened.unnamed[step])
    for part in t.opened_decks:
        done = plus(done, part[step])
    return done


@kernel
def told_apart(t: Table, together: bool) -> bool:
    """Whether the rows tell which decks were washed with which, where two batches or sides are washed one by one."""
    if first_part(t).back == KEPT - 1 or (together and backs_received(t) > 1):
        return two_batches(t) == 0 and t.options.double_shoe == 0
    return True


@kernel
def fewer_than_the_decks(done: int, decks: int) -> bool:
    """Whether a step was taken with fewer decks than there are."""
    return done != ALL and done < decks


@kernel
def rows_for_decks(rows: int, decks: int) -> int:
    """How many decks rows of an inspection stand for: one row for all, else each for one; UNKNOWN by few rows."""
    if rows == 1:
        return decks
    return UNKNOWN if rows > 0 and rows + rows <= decks else rows


@kernel
def judge_step_of_part(
    t: Table, rule: int, step: int, kind: int, certain: bool, part: OpenedDecks, i: int, r: Round
) -> None:
    """Judge whether a step of the opening was taken with every deck of one back, where it was taken with any deck."""
    decks, done = part.decks, part[step]
    in_all = done_in_all(t, step)
    if in_all == 0 and part.settled != WAITED_FOR_ANOTHER:
        return
    # Where a row names no back of those received, or more decks than have one, only all can be counted together.
    together = t.opened.unnamed[step] != 0
    if together:
        if part != first_part(t):
            return
        decks, done = decks_received(t), in_all
    if lacking(t, rule, NO_NUMBER, decks == UNKNOWN):
        return
    known = certain and recorded(t, kind) and t.opened.defects == 0
    if step == INSPECTED:
        apart = decks_received(t) > decks or part.settled == WAITED_FOR_ANOTHER
        untouched = done == 0 and not together
        if apart and not lacking(t, ONE_BATCH_UNINSPECTED, NO_RECORD, untouched and not known):
            ask(t, ONE_BATCH_UNINSPECTED, untouched, i, decks, done, 0, -1, -1, r.at)
        if done == 0:
            return
        done = rows_for_decks(done, decks)
        if lacking(t, rule, NO_NUMBER, done == UNKNOWN or (together and decks > part.decks)):
            return
    short = fewer_than_the_decks(done, decks)
    if step == WASHED and lacking(t, rule, NO_BACKS, short and not told_apart(t, together)):
        return
    if lacking(t, rule, NO_RECORD, short and not known):
        return
    t.tally[rule + JUDGED] += 1
    if short:
        emit(t.hits, rule, i, decks, done, 0, -1, -1, r.at)


@kernel
def opened_in_part(t: Table, part: OpenedDecks, by_sides: bool) -> bool:
    """Whether a step of the opening was surely taken with fewer decks of one back than were received, but with some."""
    decks = part.decks
    if decks == UNKNOWN or t.opened.defects == 1 or two_batches(t) != 0 or t.options.double_shoe != 0:
        return False
    inspected = rows_for_decks(part.inspected, decks)
    if inspected > 0 and t.opened.unnamed.inspected == 0 and fewer_than_the_decks(inspected, decks):
        return True
    washed, spread = part.washed, part.spread
    if washed > 0 and t.opened.unnamed.washed == 0 and fewer_than_the_decks(washed, decks):
        return True
    return not by_sides and spread > 0 and t.opened.unnamed.spread == 0 and fewer_than_the_decks(spread, decks)


@kernel
def judge_part(t: Table, part: OpenedDecks, certain: bool, by_sides: bool, i: int, r: Round) -> None:
    """Judge, at the first card after they were received and made ready, how many decks with one back were opened."""
    untouched = part.spread == 0 and part.washed == 0
    came = part.came_shuffled == 1 or t.opened.unnamed.came_shuffled == 1 or t.options.preshuffled == 1
    if came:
        t.tally[NOT_EVERY_DECK_INSPECTED + NOT_APPLICABLE] += 1
        t.tally[NOT_EVERY_DECK_WASHED + NOT_APPLICABLE] += 1
        if t.options.preshuffled_spread != 1:
            t.tally[NOT_EVERY_DECK_SPREAD + NOT_APPLICABLE] += 1
    elif untouched and t.options.preshuffled < 0:
        t.tally[NOT_EVERY_DECK_INSPECTED + WHETHER_PRESHUFFLED] += 1
        t.tally[NOT_EVERY_DECK_WASHED + WHETHER_PRESHUFFLED] += 1
        if t.options.preshuffled_spread != 1:
            t.tally[NOT_EVERY_DECK_SPREAD + WHETHER_PRESHUFFLED] += 1
    else:
        judge_turns(t, part, certain, i, r)
        judge_step_of_part(t, NOT_EVERY_DECK_INSPECTED, INSPECTED, KIND_INSPECTION, certain, part, i, r)
        judge_step_of_part(t, NOT_EVERY_DECK_WASHED, WASHED, KIND_WASH, certain, part, i, r)
        if not by_sides:
            judge_step_of_part(t, NOT_EVERY_DECK_SPREAD, SPREAD, KIND_SPREAD, certain, part, i, r)
        return
    if t.options.preshuffled_spread == 1 and not by_sides:
        judge_step_of_part(t, NOT_EVERY_DECK_SPREAD, SPREAD, KIND_SPREAD, certain, part, i, r)


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
    for part in t.opened_decks:
        if part.back == 0:
            continue
        waits = meanwhile or (several > 1 and two_batches(t) != 0)
        if waits and part.made == 0 and t.back[i] + KEPT != part.back:
            waited = several > 1 or part.settled == WAITED_FOR_ANOTHER
            part.settled = WAITED_FOR_ANOTHER if waited else 1
            left += 1
        else:
            if part.settled == WAITED_FOR_ANOTHER or not open_whether_due:
                judge_part(t, part, certain, by_sides, i, r)
            elif several == 1 and opened_in_part(t, part, by_sides):
                in_part = True
            part.settled = 0
    if left == 0:
        forget_parts(t)
        return in_part
    for part in t.opened_decks:
        if part.settled == 0:
            clear(part)
    return in_part
