"""The floorperson assigned to the table: whether it was he who inspected the card reader, or verified an inspection."""

from validator.core.engine.kernel import kernel
from validator.core.engine.state_rows import clear
from validator.games.numbers import Rules, missing_facts
from validator.games.persons import is_one_of, none_or_unnamed, note_person
from validator.games.rounds.table_rows import Round
from validator.games.shoe.judging import row_named
from validator.games.shoe.shoe_table import Table
from validator.games.table import ask, floorperson_of, lacking
from validator.log.codes import (
    KIND_DEAL,
    KIND_DETERMINANT,
    KIND_INSPECTION,
    KIND_SUPERVISOR,
    WHAT_CARDS,
)

NOT_ASSIGNED_YET, *_ = missing_facts()

rule = Rules("shoe.assigned")
CARD_READER_INSPECTED_BY_UNASSIGNED = rule(
    "card-reader-inspected-by-unassigned",
    "Card reader device inspected by a floorperson who is not assigned to the table",
    ("the card reader device was inspected by a floorperson who was not assigned to the table, as others were"),
    needs={
        "the names of those assigned to the table, and a card dealt after the inspection": NOT_ASSIGNED_YET,
    },
    expected="the floorperson assigned to the table",
    observed="another floorperson",
)
INSPECTION_VERIFIED_BY_UNASSIGNED = rule(
    "inspection-verified-by-unassigned",
    "Inspection of the cards verified by a floorperson who is not assigned to the table",
    "the inspection was verified by a floorperson who was not assigned to the table, as others were",
    needs={
        "the names of those assigned to the table, and a card dealt after the verification": NOT_ASSIGNED_YET,
    },
    expected="the floorperson assigned to the table",
    observed="another floorperson",
)


@kernel
def note_assigned(t: Table, by: int) -> None:
    """A supervisor is assigned to the table."""
    note_person(t, t.assigned.floorpersons, floorperson_of(by))


@kernel
def forget_assigned(t: Table) -> None:
    """The table closes: nobody is assigned to it."""
    clear(t.assigned)


@kernel
def assigned_by_the_deal(t: Table, i: int, person: int) -> int:
    """Whether a floorperson is assigned between event ``i`` and the next card: 1, 0; -1 where none is dealt yet."""
    for j in range(i + 1, len(t.kind)):
        if t.kind[j] == KIND_SUPERVISOR and floorperson_of(t.by[j]) in (0, person):
            return 1
        if t.kind[j] == KIND_DEAL or t.kind[j] == KIND_DETERMINANT:
            return 0
    return -1


@kernel
def somebody_else(assigned: int) -> bool:
    """Whether an act of the floorperson assigned to the table was done by one who is not (0)."""
    return assigned == 0


@kernel
def judge_assigned(t: Table, rule: int, i: int, r: Round) -> None:
    """Judge that the floorperson who inspects or verifies is assigned to the table, where others are."""
    person = floorperson_of(t.by[i])
    if person == 0 or lacking(t, rule, NOT_ASSIGNED_YET, none_or_unnamed(t, t.assigned.floorpersons)):
        return
    assigned = 1 if is_one_of(t, t.assigned.floorpersons, person) else assigned_by_the_deal(t, i, person)
    if not lacking(t, rule, NOT_ASSIGNED_YET, assigned < 0):
        ask(t, rule, somebody_else(assigned), i, -1, -1, 0, -1, -1, r.at)


@kernel
def judge_verification(t: Table, i: int, r: Round) -> None:
    """Judge who verifies an inspection of cards, where the row names the inspection."""
    j = row_named(t, i)
    if j >= 0 and t.kind[j] == KIND_INSPECTION and t.what[j] == WHAT_CARDS:
        judge_assigned(t, INSPECTION_VERIFIED_BY_UNASSIGNED, i, r)
