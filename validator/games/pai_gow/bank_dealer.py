"""What becomes of the dealer's wager against the bank once it is decided: back to the table inventory container."""

from validator.core.engine.kernel import NOT_APPLICABLE, kernel
from validator.core.engine.rows import rows_of
from validator.games.numbers import Rules, missing_facts
from validator.games.pai_gow.bank_holding import is_shown
from validator.games.pai_gow.bank_rules import act_left_out, answer, happened
from validator.games.pai_gow.tables.rows import Round, Table, Wager
from validator.games.pai_gow.vigorish import other_payment
from validator.games.table import lacking
from validator.log.codes import (
    KIND_PAY,
    KIND_RETURN,
    KIND_WAGER_MOVED,
    PLACE_CONTAINER_RIGHT,
    PLACE_TABLE_INVENTORY,
    WHAT_TIE,
    WHAT_WIN,
)

NO_PLACE, NO_OUTCOME, *_ = missing_facts()
NO_PAYMENT, *_ = missing_facts()

rule = Rules("pai_gow.bank_dealer")
DEALER_TIE_NOT_TO_INVENTORY = rule(
    "dealer-tie-not-to-inventory",
    "Tied wager of the dealer not returned to the container",
    "the dealer's tied wager of {stake} was put somewhere other than into the table inventory container",
    needs={
        "where the dealer's wager went": NO_PLACE,
    },
    expected="the wager in the table inventory container",
    observed="put elsewhere",
)
DEALER_WINNING_WAGER_NOT_TO_INVENTORY = rule(
    "dealer-winning-wager-not-to-inventory",
    "Winning wager of the dealer not returned to the container",
    "the dealer's winning wager of {stake} was not returned to the table inventory container",
    needs={
        "where the dealer's wager went": NO_PLACE,
        "what became of it": NO_OUTCOME,
    },
    expected="the wager in the table inventory container",
    observed="put elsewhere, or left",
)
DEALER_WINNINGS_NOT_TO_INVENTORY = rule(
    "dealer-winnings-not-to-inventory",
    "Winnings of the dealer not returned to the container",
    "what the dealer's wager of {stake} had won did not go into the table inventory container",
    needs={
        "the payments": NO_PAYMENT,
    },
    expected="the winnings in the table inventory container",
    observed="left, or put elsewhere",
)
DEALER_WINNINGS_TAKEN_LATE = rule(
    "dealer-winnings-taken-late",
    "Winning wager of the dealer not returned at once",
    ("another wager was paid before the dealer's winning wager went back to the table inventory container"),
    expected="the wager returned at once",
    observed="another wager paid first",
)
DEALER_WINNING_TILES_NOT_TO_THE_RIGHT = rule(
    "dealer-winning-tiles-not-to-the-right",
    "Winning tiles of the dealer not stacked to the right of the container",
    "the dealer's winning tiles were put somewhere other than to the right of the table inventory container",
    needs={
        "where the dealer's tiles were put": NO_PLACE,
    },
    expected="the right of the table inventory container",
    observed="elsewhere",
)


@kernel
def money_put_elsewhere(place: int) -> bool:
    """Whether money went, by the code of the place, somewhere other than to the table inventory container."""
    return place != PLACE_TABLE_INVENTORY


@kernel
def stacked_elsewhere(place: int) -> bool:
    """Whether tiles lie, by the code of the place, somewhere other than the right of the table inventory container."""
    return place != PLACE_CONTAINER_RIGHT


@kernel
def judge_tiles(t: Table, r: Round, w: Wager) -> None:
    """Judge where the dealer's tiles were stacked after he won."""
    event = r.hand.muck
    if lacking(t, DEALER_WINNING_TILES_NOT_TO_THE_RIGHT, NO_PLACE, event < 0 or t.dest[event] < 0):
        return
    answer(t, DEALER_WINNING_TILES_NOT_TO_THE_RIGHT, stacked_elsewhere(t.dest[event]), event, -1, -1, w.at, r.at)


@kernel
def put_back(t: Table, r: Round, w: Wager) -> int:
    """The event that put the dealer's wager into the table inventory container once it was played; -1 none."""
    exposed = r.bank.exposed if r.bank else -1
    start = max(exposed, r.dealer_set, r.last_card, w.event)
    for i in range(start, r.last + 1):
        moved = t.kind[i] == KIND_WAGER_MOVED and t.dest[i] == PLACE_TABLE_INVENTORY
        if moved and t.notes[i].wager == w:
            return i
    return -1


@kernel
def judge_return(t: Table, r: Round, w: Wager, rule: int) -> None:
    """Judge, under ``rule``, whether the dealer's wager went back to the table inventory container."""
    event = w.gave_back
    if event < 0:
        event = put_back(t, r, w)
    if event >= 0 and t.dest[event] >= 0:
        dest = t.dest[event]
        answer(t, rule, money_put_elsewhere(dest), event, -1, -1, w.at, r.at)
    elif event >= 0 or not is_shown(t, r, KIND_RETURN):
        t.tally[rule + NO_PLACE] += 1
    else:
        answer(t, rule, act_left_out(event), r.last, -1, -1, w.at, r.at)


@kernel
def judge_winnings(t: Table, r: Round, w: Wager) -> None:
    """Judge whether what the dealer won was paid and taken, and at once."""
    paid, back = w.pay, w.gave_back
    if back < 0:
        back = put_back(t, r, w)
    if paid < 0:
        if is_shown(t, r, KIND_PAY):
            event = back if back >= 0 else r.last
            answer(t, DEALER_WINNINGS_NOT_TO_INVENTORY, act_left_out(paid), event, -1, -1, w.at, r.at)
        else:
            t.tally[DEALER_WINNINGS_NOT_TO_INVENTORY + NO_PAYMENT] += 1
        return
    if t.dest[paid] >= 0:
        answer(t, DEALER_WINNINGS_NOT_TO_INVENTORY, money_put_elsewhere(t.dest[paid]), paid, -1, -1, w.at, r.at)
    if back > paid:
        between = other_payment(t, w.id, paid, back)
        answer(t, DEALER_WINNINGS_TAKEN_LATE, happened(between), back, -1, -1, w.at, r.at)


@kernel
def bank_dealer_pass(t: Table) -> None:
    """Judge the dealer's wager in each round with a bank that was played to its end."""
    for r in rows_of(t.rounds):
        w = r.dealer_wager
        played = r.over >= 0 and r.void < 0
        if r.bank_seat < 0 or not w or w.withdrawn >= 0 or not played:
            t.tally[DEALER_WINNING_WAGER_NOT_TO_INVENTORY + NOT_APPLICABLE] += 1
            continue
        won = w.pay >= 0
        if w.due < 0 and not won:
            t.tally[DEALER_WINNING_WAGER_NOT_TO_INVENTORY + NO_OUTCOME] += 1
        elif won or w.due == WHAT_WIN and w.collect < 0:
            judge_return(t, r, w, DEALER_WINNING_WAGER_NOT_TO_INVENTORY)
            judge_winnings(t, r, w)
            judge_tiles(t, r, w)
        elif w.due == WHAT_TIE and w.collect < 0:
            judge_return(t, r, w, DEALER_TIE_NOT_TO_INVENTORY)
