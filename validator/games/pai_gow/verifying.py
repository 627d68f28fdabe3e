"""Who verifies the inspection of the tiles: the floorperson assigned to the table, or one who is not."""

from validator.core.engine.kernel import kernel
from validator.core.engine.state_rows import clear
from validator.games.numbers import Rules, missing_facts
from validator.games.pai_gow.bank_rules import without_grant
from validator.games.pai_gow.tables.rows import Round, Table
from validator.games.persons import is_one_of, none_or_unnamed, note_person
from validator.games.table import ask, floorperson_of, lacking
from validator.log.codes import KIND_DELIVER, KIND_SUPERVISOR

NOT_NAMED_YET, *_ = missing_facts()

rule = Rules("pai_gow.verifying")
TILES_INSPECTION_VERIFIED_BY_UNASSIGNED = rule(
    "tiles-inspection-verified-by-unassigned",
    "Inspection of the tiles verified by a floorperson who is not assigned to the table",
    "the inspection was verified by a floorperson who was not assigned to the table, as others were",
    needs={
        "the names of those assigned to the table, and a tile delivered after the verification": NOT_NAMED_YET,
    },
    expected="the floorperson assigned to the table",
    observed="another floorperson",
)


@kernel
def note_floorperson(t: Table, by: int) -> None:
    """A supervisor is assigned to the table."""
    note_person(t, t.floor.floorpersons, floorperson_of(by))


@kernel
def forget_floorpersons(t: Table) -> None:
    """The table closes: nobody is assigned to it."""
    clear(t.floor)


@kernel
def assigned_by_the_delivery(t: Table, i: int, person: int) -> int:
    """Whether a floorperson is assigned between event ``i`` and the next tile: 1, 0; -1 where none is delivered yet."""
    for j in range(i + 1, len(t.kind)):
        if t.kind[j] == KIND_SUPERVISOR and floorperson_of(t.by[j]) in (0, person):
            return 1
        if t.kind[j] == KIND_DELIVER:
            return 0
    return -1


@kernel
def judge_verifier(t: Table, i: int, r: Round) -> None:
    """Judge that the floorperson who verifies the inspection is assigned to the table, where others are."""
    rule, person = TILES_INSPECTION_VERIFIED_BY_UNASSIGNED, floorperson_of(t.by[i])
    if person == 0 or lacking(t, rule, NOT_NAMED_YET, none_or_unnamed(t, t.floor.floorpersons)):
        return
    assigned = 1 if is_one_of(t, t.floor.floorpersons, person) else assigned_by_the_delivery(t, i, person)
    if not lacking(t, rule, NOT_NAMED_YET, assigned < 0):
        ask(t, rule, without_grant(assigned), i, -1, -1, 0, -1, -1, r.at)
