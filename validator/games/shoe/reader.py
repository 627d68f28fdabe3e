"""The card reader device: inspected in each gaming day, and in order while cards are dealt."""

from typing import Final

from validator.core.engine.kernel import JUDGED, emit, kernel
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.table_rows import Round
from validator.games.shoe import table_state
from validator.games.shoe.assigned import (
    CARD_READER_INSPECTED_BY_UNASSIGNED,
    forget_assigned,
    judge_assigned,
    note_assigned,
)
from validator.games.shoe.by_whom import below_floorperson
from validator.games.shoe.judging import judge, omitted
from validator.games.shoe.shoe_table import Table
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    KIND_DEVICE,
    KIND_GAMING_DAY,
    KIND_INSPECTION,
    KIND_ROUND_START,
    KIND_SUPERVISOR,
    KIND_TABLE_CLOSE,
    KIND_TABLE_OPEN,
    WHAT_CARD_READER,
    WHAT_START,
)

NO_RECORD, *_ = missing_facts()

rule = Rules("shoe.reader")
READER_NOT_INSPECTED = rule("reader-not-inspected")
READER_INSPECTED_BY_ANOTHER = rule("reader-inspected-by-another")
DEALT_WITHOUT_READER = rule("dealt-without-reader")
ROUND_FINISHED_WITHOUT_READER = rule("round-finished-without-reader")
CARD_READER_INSPECTED_LATE = rule(
    "card-reader-inspected-late",
    "Card reader device inspected only after the last round of the gaming day",
    "the card reader device was inspected only when all rounds of the gaming day had been dealt",
    needs={
        "when the gaming day began, and a record of every inspection, without unreadable rows": NO_RECORD,
    },
    expected="an inspection at the beginning of the gaming day",
    observed="one after its last round",
)
DEALT_BEFORE_READER_INSPECTED = rule(
    "dealt-before-reader-inspected",
    "Round begun in the gaming day before the card reader device is inspected",
    ("a round began in the new gaming day, at a table in play, before the card reader device was inspected"),
    needs={
        "when the gaming day began, and a record of every inspection, without unreadable rows": NO_RECORD,
    },
    expected="an inspection before the first round that begins in the day",
    observed="none yet",
)

REPORTED: Final = 2
DEALT_SINCE: Final = 2
PLAYED: Final = 2


@kernel
def dealt_while_out_of_order(down: int) -> bool:
    """Whether cards were dealt while the card reader device was out of order (1)."""
    return down == 1


@kernel
def judge_inspection(t: Table, i: int, r: Round, inspected: int) -> None:
    """Judge whether the card reader was inspected in the gaming day."""
    known = inspected > 0 or (recorded(t, KIND_INSPECTION) and t.reader.inspection_gap == 0)
    judge(t, READER_NOT_INSPECTED, known, omitted(inspected), i, -1, r)
    t.reader.day = table_state.DAY_JUDGED


@kernel
def begun_before_the_day(t: Table, i: int, r: Round) -> bool:
    """Whether the round with first card ``i`` may have begun before the gaming day that is new."""
    first = r.first
    amid = 0
    for k in range(first, i):
        amid += 1 if t.kind[k] == KIND_GAMING_DAY else 0
    return t.kind[first] != KIND_ROUND_START or amid > 0


@kernel
def judge_dealt_before(t: Table, i: int, r: Round) -> None:
    """Note the first round that begins in a gaming day, at a table that it finds in play, before the inspection."""
    if t.reader.day_noted == 1 or begun_before_the_day(t, i, r):
        return
    t.reader.day_noted = 1
    unknown = not recorded(t, KIND_INSPECTION) or t.reader.inspection_gap == 1
    if not lacking(t, DEALT_BEFORE_READER_INSPECTED, NO_RECORD, unknown):
        ask(t, DEALT_BEFORE_READER_INSPECTED, omitted(0), i, -1, -1, 0, -1, -1, r.at)


@kernel
def day_event(t: Table, i: int, r: Round, kind: int, what: int, role: int) -> None:
    """What bears on the card reader's inspection: it, gaming days, and the opening and closing of the table.

    At a table that the new gaming day finds in play no paragraph says when its beginning is past: that a round begins
    before the inspection is for review. An inspection that comes after the day's last round is not one at its
    beginning; one round may have been in progress.
    """
    pending = t.reader.day in (table_state.DAY_PENDING, table_state.DAY_PLAYED)
    if kind == KIND_INSPECTION:
        if what == WHAT_CARD_READER:
            t.reader.inspected = 1
            if role >= 0:
                broken = below_floorperson(role)
                judge(t, READER_INSPECTED_BY_ANOTHER, True, broken, i, -1, r)
            judge_assigned(t, CARD_READER_INSPECTED_BY_UNASSIGNED, i, r)
            if pending:
                played = t.reader.day == table_state.DAY_PLAYED
                judge_inspection(t, i, r, 1)
                if played:
                    t.reader.day = table_state.DAY_LATE
    elif kind == KIND_GAMING_DAY:
        if pending:
            judge_inspection(t, i, r, 0)
        elif t.reader.day == table_state.DAY_LATE:
            known = recorded(t, KIND_INSPECTION) and t.reader.inspection_gap == 0
            judge(t, CARD_READER_INSPECTED_LATE, known, omitted(0), i, -1, r)
        t.reader.day = table_state.DAY_BEGUN if what == WHAT_START else table_state.NO_DAY
        t.reader.inspection_gap = 0
        t.reader.day_noted = 0
        if t.reader.inspected == DEALT_SINCE:
            t.reader.inspected = 0
    elif kind == KIND_TABLE_CLOSE:
        if pending:
            judge_inspection(t, i, r, 0)
        t.reader.play = 0
        forget_assigned(t)
    elif kind == KIND_TABLE_OPEN:
        t.reader.play = 1
    elif kind == KIND_SUPERVISOR:
        note_assigned(t, t.by[i])


@kernel
def judge_reader(t: Table, i: int, r: Round) -> None:
    """Judge, at a round's first card, that the card reader is in order and was inspected in the gaming day."""
    if t.reader.down == 1:
        known = recorded(t, KIND_DEVICE) and t.reader.gap == 0
        judge(t, DEALT_WITHOUT_READER, known, dealt_while_out_of_order(1), i, -1, r)
        t.reader.down = REPORTED
    elif t.reader.down == 0:
        t.tally[DEALT_WITHOUT_READER + JUDGED] += 1
    if t.reader.day == table_state.DAY_BEGUN:
        if t.reader.inspected > 0 or t.reader.play == 1:
            judge_inspection(t, i, r, t.reader.inspected)
            if t.reader.inspected > 0:
                t.tally[DEALT_BEFORE_READER_INSPECTED + JUDGED] += 1
        else:
            judge_dealt_before(t, i, r)
            t.reader.day = table_state.DAY_PENDING
    elif t.reader.day == table_state.DAY_PENDING:
        judge_dealt_before(t, i, r)
        t.reader.day = table_state.DAY_PLAYED
    elif t.reader.day == table_state.DAY_LATE:
        judge(t, CARD_READER_INSPECTED_LATE, True, omitted(1), i, -1, r)
        t.reader.day = table_state.DAY_JUDGED
    elif t.reader.day == table_state.NO_DAY and t.reader.play == 1:
        t.tally[READER_NOT_INSPECTED + NO_RECORD] += 1
    t.reader.play = PLAYED
    if t.reader.inspected == 1:
        t.reader.inspected = DEALT_SINCE


@kernel
def note_round_finished(t: Table, i: int, r: Round) -> None:
    """Note a round in progress that is finished without the card reader, at the first card after it failed."""
    if t.reader.down == 1 and t.reader.noted == 0:
        t.reader.noted = 1
        t.tally[ROUND_FINISHED_WITHOUT_READER + JUDGED] += 1
        emit(t.hits, ROUND_FINISHED_WITHOUT_READER, i, 0, 1, 0, -1, -1, r.at)
