"""Co-banking: whether it is offered and was asked for, its marker, and the dealer's wager that it excludes."""

from validator.core.kernel import Ints, kernel
from validator.games.numbers import missing_facts
from validator.games.pai_gow.bank_holding import find, is_shown, judge_marker
from validator.games.pai_gow.bank_questions import (
    answer,
    by_another,
    happened,
    person_of,
    role_of,
    without_grant,
)
from validator.games.pai_gow.options import CO_BANK_OFFERED
from validator.games.pai_gow.slots.bank import (
    CHIPS_REMOVED_WITH_CO_BANK,
    CO_BANK_MARKER_ELSEWHERE,
    CO_BANK_MARKER_NOT_PLACED,
    CO_BANK_NOT_FILED,
    CO_BANK_NOT_REQUESTED,
    DEALER_WAGER_WITH_CO_BANK,
)
from validator.games.pai_gow.tables import note, round_, wager
from validator.log.codes import (
    KIND_CO_BANK,
    KIND_MARKER_PLACED,
    KIND_WAGER_MOVED,
    PLACE_TABLE_INVENTORY,
    WHAT_CO_BANK,
)
from validator.log.columns import Columns

NO_PERSON, *_ = missing_facts()
NO_FILING, *_ = missing_facts()


@kernel
def judge_request(ev: Columns, options: Ints, rounds: Ints, tally: Ints, hits: Ints, r: int) -> None:
    """Judge who asked for the certificate holder's half; a marker of the co-bank without it shows that nobody did."""
    event = rounds[r + round_.CO_BANK]
    if event < 0:
        marker = find(ev, rounds, r, KIND_MARKER_PLACED, WHAT_CO_BANK)
        if marker >= 0 and is_shown(options, rounds, r, KIND_CO_BANK):
            answer(tally, hits, CO_BANK_NOT_REQUESTED, happened(marker), marker, -1, -1, -1, r)
        return
    if ev.by[event] < 0:
        tally[CO_BANK_NOT_REQUESTED + NO_PERSON] += 1
        return
    role, person = role_of(ev.by[event]), person_of(ev.by[event])
    wrong = by_another(role, person, rounds[r + round_.PLAYER])
    answer(tally, hits, CO_BANK_NOT_REQUESTED, wrong, event, -1, role, -1, r)


@kernel
def judge_co_bank(
    ev: Columns,
    options: Ints,
    notes: Ints,
    rounds: Ints,
    wagers: Ints,
    tally: Ints,
    hits: Ints,
    r: int,
) -> None:
    """Judge the co-banking of round ``r``, if any."""
    judge_request(ev, options, rounds, tally, hits, r)
    event = rounds[r + round_.CO_BANK]
    if event < 0:
        return
    if options[CO_BANK_OFFERED] < 0:
        tally[CO_BANK_NOT_FILED + NO_FILING] += 1
    else:
        broken = without_grant(options[CO_BANK_OFFERED])
        answer(tally, hits, CO_BANK_NOT_FILED, broken, event, -1, -1, -1, r)
    judge_marker(ev, options, rounds, tally, hits, r, WHAT_CO_BANK, CO_BANK_MARKER_NOT_PLACED, CO_BANK_MARKER_ELSEWHERE)
    w = rounds[r + round_.DEALER_WAGER]
    stands = w >= 0 and wagers[w + wager.WITHDRAWN] < 0 and rounds[r + round_.FIRST_CARD] >= 0
    at = wagers[w + wager.EVENT] if stands else event
    answer(tally, hits, DEALER_WAGER_WITH_CO_BANK, happened(at if stands else -1), at, -1, -1, w if stands else -1, r)
    removed = -1
    for i in range(event + 1, rounds[r + round_.LAST] + 1):
        if (
            ev.kind[i] == KIND_WAGER_MOVED
            and ev.source[i] == PLACE_TABLE_INVENTORY
            and w >= 0
            and notes[i * note.WIDTH + note.WAGER] == w
        ):
            removed = i
            break
    at = removed if removed >= 0 else event
    answer(tally, hits, CHIPS_REMOVED_WITH_CO_BANK, happened(removed), at, -1, -1, -1, r)
