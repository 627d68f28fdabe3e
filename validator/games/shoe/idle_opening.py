"""Cards of an idle table opened anew: inspected by the dealer, and verified by a floorperson, before they are dealt."""

from validator.core.engine.kernel import NOT_APPLICABLE, kernel
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.table_rows import Round
from validator.games.shoe.shoe_table import Table
from validator.games.table import ask, lacking, recorded
from validator.log.codes import BY_DEALER, BY_FLOORPERSON, BY_SUPERVISOR, KIND_INSPECTION, KIND_VERIFY

NO_RECORD, WHETHER_PRESHUFFLED, *_ = missing_facts()

rule = Rules("shoe.idle_opening")
IDLE_TABLE_NOT_OPENED_ANEW = rule(
    "idle-table-not-opened-anew",
    "Cards of an idle table dealt without a new inspection",
    "the cards of an idle table were dealt again, and the dealer had not inspected them anew with a verification",
    needs={
        "a record of every inspection of the cards and of its verification, without unreadable rows": NO_RECORD,
        "whether the cards were preshuffled": WHETHER_PRESHUFFLED,
    },
    expected="an inspection and its verification, if the whole opening comes again",
    observed="not both of them",
)


@kernel
def note_inspection(t: Table, kind: int, role: int) -> None:
    """The cards of an idle table are inspected, or their inspection verified, by this role (-1: not recorded)."""
    high = role == BY_FLOORPERSON or role == BY_SUPERVISOR
    if kind == KIND_INSPECTION and (role == BY_DEALER or role < 0):
        t.idle.inspected = 1
    elif high or (kind == KIND_VERIFY and role < 0):
        t.idle.verified = 1


@kernel
def not_inspected_anew(inspected: int, verified: int) -> bool:
    """Whether cards were not inspected (0), or their inspection was not verified (0)."""
    return inspected == 0 or verified == 0


@kernel
def judge_opened_anew(t: Table, i: int, r: Round) -> None:
    """Ask, at the first card after an idle time, for the steps of the opening that stand before a player inspects."""
    rule = IDLE_TABLE_NOT_OPENED_ANEW
    if t.options.idle_opened_anew != 1:
        return
    if t.options.preshuffled == 1:
        t.tally[rule + NOT_APPLICABLE] += 1
        return
    missing = not_inspected_anew(t.idle.inspected, t.idle.verified)
    known = recorded(t, KIND_INSPECTION) and recorded(t, KIND_VERIFY) and t.opening.gap == 0
    if lacking(
        t, rule, WHETHER_PRESHUFFLED, missing and t.open_table.opened_unshuffled == 0 and t.options.preshuffled < 0
    ):
        return
    if not lacking(t, rule, NO_RECORD, missing and not known):
        ask(t, rule, missing, i, -1, -1, 0, -1, -1, r.at)
