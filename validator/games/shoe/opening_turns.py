"""The steps of an opening in their turn, batch by batch: inspected, verified, spread, washed, shuffled."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.table_rows import Round
from validator.games.shoe import parts_state
from validator.games.shoe.judging import judge, omitted, row_named, two_batches
from validator.games.shoe.opening import (
    DEALT_MEANWHILE,
    INSPECTION_NOT_VERIFIED,
    SPREAD_BEFORE_INSPECTION,
    before_it_was_due,
    open_whether_due,
    told_before_inspection,
)
from validator.games.shoe.parts_places import all_named, part_of
from validator.games.shoe.parts_state import OpenedDecks
from validator.games.shoe.shoe_table import Table
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    BY_DEALER,
    BY_FLOORPERSON,
    BY_SUPERVISOR,
    FACE_DOWN,
    KIND_INSPECTION,
    KIND_SHUFFLE,
    KIND_SPREAD,
    KIND_STACK,
    KIND_VERIFY,
    KIND_WASH,
    WHAT_CARDS,
)

NO_RECORD, NO_BACKS, WHETHER_BY_DEVICE, *_ = missing_facts()

rule = Rules("shoe.opening_turns")
SPREAD_BEFORE_VERIFICATION = rule(
    "spread-before-verification",
    "Cards spread before the floorperson verified the inspection",
    ("the cards were spread for the first player before the floorperson had verified the dealer's inspection"),
    expected="the verification first",
    observed="the spread first",
)
WASHED_BEFORE_SPREAD = rule(
    "washed-before-spread",
    "Cards washed before they were spread for the first player",
    "the cards were washed before they were spread for the first player, and not washed after",
    needs={
        "a record of every spread and washing, without unreadable rows": NO_RECORD,
        "the backs of the decks spread, washed, stacked and shuffled, where there may be two batches": NO_BACKS,
    },
    expected="the cards spread, then washed",
    observed="washed, then spread",
)
WASHED_AFTER_SHUFFLE = rule(
    "washed-after-shuffle",
    "Cards washed after the shuffle",
    "the cards were washed after they were shuffled, and not shuffled again",
    needs={
        "a record of every shuffle, without unreadable rows": NO_RECORD,
        "the backs of the decks spread, washed, stacked and shuffled, where there may be two batches": NO_BACKS,
        "whether an automated shuffling device is used": WHETHER_BY_DEVICE,
    },
    expected="the cards washed and stacked, then shuffled",
    observed="shuffled, then washed",
)
STACKED_BEFORE_WASHED = rule(
    "stacked-before-washed",
    "Cards stacked before they were washed",
    "the cards were stacked before they were washed, and not stacked after",
    needs={
        "a record of every stacking, without unreadable rows": NO_RECORD,
        "the backs of the decks spread, washed, stacked and shuffled, where there may be two batches": NO_BACKS,
    },
    expected="the cards washed, then stacked",
    observed="stacked, then washed",
)


@kernel
def out_of_turn(turn: int, wrong: int) -> bool:
    """Whether a step of the opening was taken out of its turn: what is kept of it is what is kept then."""
    return turn == wrong


@kernel
def verified(t: Table, part: OpenedDecks, i: int, r: Round, of_the_table: bool) -> None:
    """The inspection of the decks kept at a place is verified, by a row of the table or one that may be of a round."""
    turn = part.spread_turn
    if of_the_table and turn == parts_state.SPREAD_UNVERIFIED and not open_whether_due(t):
        ask(t, SPREAD_BEFORE_VERIFICATION, out_of_turn(turn, parts_state.SPREAD_UNVERIFIED), i, -1, -1, 0, -1, -1, r.at)
        part.spread_turn = parts_state.SPREAD_VERIFIED
    part.verified = 1


@kernel
def note_verification(t: Table, i: int, r: Round) -> None:
    """A floorperson verifies an inspection: of the decks whose inspection the row names, else of all inspected so far.

    What may have been inspected without a row is taken for inspected.
    """
    of_the_table = t.round[i] < 0 and t.hand[i] < 0 and t.wager[i] < 0
    j = row_named(t, i) if t.kind[i] == KIND_VERIFY else i
    part = t.opened.unnamed
    if j >= 0 and t.kind[j] == KIND_INSPECTION and t.what[j] == WHAT_CARDS and t.back[j] >= 0:
        part = part_of(t, t.back[j])
    if part != t.opened.unnamed:
        verified(t, part, i, r, of_the_table)
        return
    told = t.kind[i] == KIND_VERIFY and told_before_inspection(t)
    for other in t.opened_decks:
        inspected = other.inspected > 0 or t.opened.unnamed.inspected > 0
        if other.back > 0 and (inspected or not told):
            verified(t, other, i, r, of_the_table)


@kernel
def note_spread(t: Table, part: OpenedDecks) -> None:
    """The decks kept at a place are spread face up: what was done with them before the first time."""
    if part.spread_turn != 0:
        return
    if part.inspected == 0 and t.opened.unnamed.inspected == 0:
        part.spread_turn = parts_state.SPREAD_UNINSPECTED
    elif part.verified == 1:
        part.spread_turn = parts_state.SPREAD_VERIFIED
        t.tally[SPREAD_BEFORE_VERIFICATION + JUDGED] += 1
    else:
        part.spread_turn = parts_state.SPREAD_UNVERIFIED


@kernel
def note_turn(t: Table, part: OpenedDecks, kind: int) -> None:
    """The decks kept at a place are spread face up, washed, stacked or shuffled; a later step cures an earlier."""
    shown = part.spread_turn != 0
    if kind == KIND_SPREAD:
        note_spread(t, part)
    elif kind == KIND_WASH:
        part.wash_turn = parts_state.WASHED_IN_TURN if shown else parts_state.WASHED_EARLY
        if part.shuffle_turn == parts_state.SHUFFLED:
            part.shuffle_turn = parts_state.WASHED_LATE
        if part.stack_turn == parts_state.STACKED:
            part.stack_turn = parts_state.STACKED_EARLY
    elif kind == KIND_STACK:
        in_turn = part.wash_turn != 0
        part.stack_turn = parts_state.STACKED_IN_TURN if in_turn else parts_state.STACKED
    elif shown or part.wash_turn != 0:
        part.shuffle_turn = parts_state.SHUFFLED


@kernel
def judge_inspected_late(t: Table, i: int, r: Round) -> None:
    """Judge the first inspection of one batch that was spread before it, where another had been inspected."""
    part = part_of(t, t.back[i])
    if part == t.opened.unnamed or t.opened.unnamed.inspected > 0 or t.fresh_decks.inspections == 0:
        return
    late = part.spread_turn == parts_state.SPREAD_UNINSPECTED and part.inspected == 1
    if late and t.back[i] >= 0 and part.untold == 0 and not open_whether_due(t):
        ask(t, SPREAD_BEFORE_INSPECTION, before_it_was_due(0), i, 0, 1, 0, -1, -1, r.at)


@kernel
def judge_deck_inspected_late(t: Table, i: int, r: Round) -> None:
    """Judge the inspection of a deck after others of its batch: they were not to be spread before.

    One row may be of all decks, and few of several; another than the last deck's may be of one inspected before.
    """
    part = part_of(t, t.back[i])
    before = part.inspected - 1
    further = before > 1 and before + before > part.decks >= part.inspected
    if part == t.opened.unnamed or t.opened.unnamed.inspected > 0 or part.untold != 0 or not further:
        return
    shown = part.spread_turn != 0 and part.spread_turn != parts_state.SPREAD_UNINSPECTED
    if shown and not open_whether_due(t):
        part.spread_turn = parts_state.SPREAD_UNINSPECTED
        emit(t.hits, SPREAD_BEFORE_INSPECTION, i, 0, 1, 0, -1, -1, r.at)


@kernel
def note_turns(t: Table, i: int, r: Round, kind: int, role: int) -> None:
    """Keep, after note_part, in which turn a step of the opening is taken with which decks."""
    high = role == BY_FLOORPERSON or role == BY_SUPERVISOR
    if kind == KIND_VERIFY or kind == KIND_INSPECTION:
        if high or (kind == KIND_VERIFY and role < 0):
            note_verification(t, i, r)
        elif kind == KIND_INSPECTION and (role == BY_DEALER or role < 0):
            judge_inspected_late(t, i, r)
            judge_deck_inspected_late(t, i, r)
        return
    if kind == KIND_SPREAD and t.face[i] == FACE_DOWN:
        return
    part = part_of(t, t.back[i])
    if part != t.opened.unnamed and t.back[i] >= 0:
        note_turn(t, part, kind)
        return
    if t.back[i] >= 0 and all_named(t):
        return
    told = two_batches(t) == 0 and t.open_table.fresh != DEALT_MEANWHILE
    for other in t.opened_decks:
        if other.back > 0 and told:
            note_turn(t, other, kind)
        elif other.back > 0 and kind == KIND_STACK:
            other.stack_turn = parts_state.STACK_UNTOLD
        elif other.back > 0:
            other.untold = 1


@kernel
def judge_washed_late(t: Table, late: bool, untold: bool, certain: bool, i: int, r: Round) -> None:
    """Judge that decks which were shuffled were not washed after, unless a device spares the dealer the shuffle."""
    rule = WASHED_AFTER_SHUFFLE
    spared = t.options.automated if t.options.shuffle_spared_by_device == 1 else 0
    if spared == 1:
        t.tally[rule + NOT_APPLICABLE] += 1
        return
    if lacking(t, rule, WHETHER_BY_DEVICE, late and spared < 0) or lacking(t, rule, NO_BACKS, untold):
        return
    if not lacking(t, rule, NO_RECORD, late and not (certain and recorded(t, KIND_SHUFFLE))):
        ask(t, rule, late, i, -1, -1, 0, -1, -1, r.at)


@kernel
def judge_stacked(t: Table, part: OpenedDecks, untold: bool, certain: bool, i: int, r: Round) -> None:
    """Judge that decks which were stacked and washed were stacked after a washing."""
    rule, stacked = STACKED_BEFORE_WASHED, part.stack_turn
    early = out_of_turn(stacked, parts_state.STACKED_EARLY)
    if lacking(t, rule, NO_BACKS, untold or stacked == parts_state.STACK_UNTOLD):
        return
    if not lacking(t, rule, NO_RECORD, early and not (certain and recorded(t, KIND_STACK))):
        ask(t, rule, early, i, -1, -1, 0, -1, -1, r.at)


@kernel
def judge_turns(t: Table, part: OpenedDecks, certain: bool, i: int, r: Round) -> None:
    """Judge, at a round's first card, in which turn the steps of the opening were taken with decks of one back."""
    unverified = part.inspected > 0 and part.verified == 0
    if unverified and t.fresh_decks.verified == 1:
        judge(t, INSPECTION_NOT_VERIFIED, certain and recorded(t, KIND_VERIFY), omitted(0), i, -1, r)
    washed, shuffled = part.wash_turn, part.shuffle_turn
    untold = part.untold == 1
    if washed != 0 and part.spread_turn != 0:
        early = out_of_turn(washed, parts_state.WASHED_EARLY)
        known = certain and recorded(t, KIND_SPREAD) and recorded(t, KIND_WASH)
        if not lacking(t, WASHED_BEFORE_SPREAD, NO_BACKS, untold) and not lacking(
            t, WASHED_BEFORE_SPREAD, NO_RECORD, early and not known
        ):
            ask(t, WASHED_BEFORE_SPREAD, early, i, -1, -1, 0, -1, -1, r.at)
    if washed != 0 and part.stack_turn != 0:
        judge_stacked(t, part, untold, certain, i, r)
    if washed != 0 and shuffled != 0:
        judge_washed_late(t, out_of_turn(shuffled, parts_state.WASHED_LATE), untold, certain, i, r)
