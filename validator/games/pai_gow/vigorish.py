"""The vigorish: its amount, its moment, and that it is taken on what was won alone."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import between, rows_of
from validator.games.numbers import Rules, missing_facts
from validator.games.pai_gow.placing import leaves_open
from validator.games.pai_gow.tables import unplaced
from validator.games.pai_gow.tables.rows import Round, Table, Wager
from validator.games.rounds.vigorish import (
    lies_midway,
    nearest_vigorish,
    rounded_up,
    vigorish_differs,
    vigorish_missing,
)
from validator.games.table import lacking, recorded
from validator.log.codes import KIND_EXPOSE, KIND_PAY, KIND_VIGORISH, WHAT_DEALER_WAGER, WHAT_WIN

NO_RECORD, NO_AMOUNT, *_ = missing_facts()
NO_PAYMENT, *_ = missing_facts()

rule = Rules("pai_gow.vigorish")
VIGORISH_NOT_TAKEN = rule(
    "vigorish-not-taken",
    "No vigorish on a winning wager",
    "{seat}: no vigorish was taken on a winning wager of {stake}; it is {expected}",
    needs={
        "the vigorish": NO_RECORD,
        "the amounts": NO_AMOUNT,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
VIGORISH_NOT_TAKEN_WITH_BANK = rule(
    "vigorish-not-taken-with-bank",
    "No vigorish on a wager won against the bank",
    "{seat}: no vigorish was taken on a wager of {stake} won against the bank; it is {expected}",
    needs={
        "the vigorish": NO_RECORD,
        "the amounts": NO_AMOUNT,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
NO_VIGORISH_WITH_CO_BANK = rule(
    "no-vigorish-with-co-bank",
    "No vigorish on a wager won against a co-bank",
    "{seat}: no vigorish was taken on a wager of {stake} won against the co-bank; it is {expected}",
    needs={
        "the vigorish": NO_RECORD,
        "the amounts": NO_AMOUNT,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
VIGORISH_WRONG = rule(
    "vigorish-wrong",
    "Vigorish of another amount",
    "{seat}: {observed} was taken as vigorish on a winning wager of {stake}; it is {expected}",
    needs={
        "the vigorish": NO_RECORD,
        "the amounts": NO_AMOUNT,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
VIGORISH_WRONG_WITH_BANK = rule(
    "vigorish-wrong-with-bank",
    "Vigorish of another amount on a wager won against the bank",
    ("{seat}: {observed} was taken as vigorish on a wager of {stake} won against the bank; it is {expected}"),
    needs={
        "the vigorish": NO_RECORD,
        "the amounts": NO_AMOUNT,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
VIGORISH_ROUNDED_TO_ONE_UNIT = rule(
    "vigorish-rounded-to-one-unit",
    "Vigorish rounded down to the single unit",
    "{seat}: {observed} was taken as vigorish on a winning wager of {stake}; exact it is {expected}",
    needs={
        "the vigorish": NO_RECORD,
        "the amounts": NO_AMOUNT,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
VIGORISH_ON_THE_SUM = rule(
    "vigorish-on-the-sum",
    "Vigorish right on all that a player won, not on each wager",
    ("{seat}: {observed} was taken as vigorish on a winning wager of {stake}; by itself it bears {expected}"),
    needs={
        "the vigorish": NO_RECORD,
        "the amounts": NO_AMOUNT,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
VIGORISH_WITHOUT_WIN = rule(
    "vigorish-without-win",
    "Vigorish on a wager that was not paid",
    "{seat}: {observed} was taken as vigorish on a wager of {stake} that won nothing",
    expected="no vigorish",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
VIGORISH_MARKED_NOT_COLLECTED = rule(
    "vigorish-marked-not-collected",
    "Vigorish marked as owed",
    "{seat}: the vigorish on a winning wager of {stake} was marked as owed",
    expected="the vigorish collected with the payout",
    observed="the vigorish marked",
)
VIGORISH_NOT_WITH_PAYOUT = rule(
    "vigorish-not-with-payout",
    "Vigorish not collected with the payout",
    (
        "{seat}: the payout on {stake} and its vigorish were apart: another player was paid, or his "
        "hands exposed, between"
    ),
    needs={
        "the collection of the vigorish": NO_PAYMENT,
    },
    expected="the vigorish with the payout",
    observed="the vigorish apart from it",
)
VIGORISH_ON_DEALERS_WAGER = rule(
    "vigorish-on-dealers-wager",
    "Vigorish on the dealer's wager against the bank",
    "{observed} was taken as vigorish on the dealer's own wager",
    expected="no vigorish",
    observed="{observed}",
    unit="cents",
)


@kernel
def one_unit_only(taken: int, unit: int) -> bool:
    """Whether the vigorish taken is the single unit to which it may be rounded, where it should be more."""
    return taken == unit


@kernel
def vigorish_on_no_win(taken: int) -> bool:
    """Whether vigorish, in cents, was taken on a wager that did not win."""
    return taken > 0


@kernel
def net_payment_fits(t: Table, stake: int, paid: int) -> bool:
    """Whether winnings were paid less their vigorish in one payment."""
    percent, whole, unit = t.options.vigorish_percent, t.options.whole, t.options.vigorish_unit
    return paid < stake and not vigorish_differs(stake - paid, stake * percent, whole, unit)


@kernel
def other_payment(t: Table, own: int, start: int, stop: int) -> int:
    """The first payment of another wager (id) than ``own`` between two events; -1 none."""
    for i in range(start, stop):
        if t.kind[i] == KIND_PAY and t.wager[i] != own:
            return i
    return -1


@kernel
def payment_between(t: Table, w: Wager, start: int, stop: int) -> int:
    """The first payment between two events to another player than that of wager ``w``; -1 none.

    What a player wins on two areas is one payout to him.
    """
    player = w.player
    for i in range(start, stop):
        other = t.notes[i].wager
        if t.kind[i] != KIND_PAY or other == w:
            continue
        if not other or player < 0 or other.player != player:
            return i
    return -1


@kernel
def exposure_between(t: Table, w: Wager, start: int, stop: int) -> int:
    """The first event between two others that turns up another player's hands than that of ``w``; -1 none."""
    player = w.player
    for i in range(start, stop):
        other = t.notes[i].hand
        if t.kind[i] != KIND_EXPOSE or not other or other == w.hand:
            continue
        named = player >= 0 and other.player >= 0
        if other.player != player if named else t.options.two_areas == 0:
            return i
    return -1


@kernel
def may_pay_player(t: Table, w: Wager, i: int) -> bool:
    """Whether event ``i`` may pay the player of wager ``w``: one of the two has no name, and two areas may be his."""
    other = t.notes[i].wager
    named = other.at >= 0 and w.player >= 0 and other.player >= 0
    return not named and t.options.two_areas == 1


@kernel
def right_on_the_sum(t: Table, w: Wager) -> bool:
    """Whether all vigorish that the player of ``w`` paid in the round is right on all that he won."""
    r, player = w.round, w.player
    won, taken, several = 0, 0, 0
    for other in between(t.wagers, r.wager, r.wagers_end):
        if player >= 0 and other.player == player and other.paid > 0:
            won += other.paid
            taken += other.vigorish
            several += 1
    return several > 1 and not vigorish_differs(
        taken, won * t.options.vigorish_percent, t.options.whole, t.options.vigorish_unit
    )


@kernel
def won_rightly(t: Table, w: Wager) -> int:
    """What a wager that won should have been paid, in cents: the vigorish on it is right, whatever was paid."""
    if w.due != WHAT_WIN:
        return w.paid
    return w.stake * t.options.win_pays // t.options.win_per


@kernel
def judge_amount(t: Table, w: Wager) -> None:
    """Judge the vigorish taken on a wager that was paid."""
    r, won, taken = w.round, w.paid, w.vigorish
    percent, whole, unit = t.options.vigorish_percent, t.options.whole, t.options.vigorish_unit
    banked = r.bank_seat >= 0
    root = w.root
    most = rounded_up(won * percent, whole, unit)
    least = most if t.options.rounded_up == 1 else won * percent // whole
    if taken == 0 and net_payment_fits(t, w.stake, won):
        t.tally[VIGORISH_WRONG + JUDGED] += 1
        return
    if right_on_the_sum(t, w):
        t.tally[VIGORISH_ON_THE_SUM + JUDGED] += 1
        if vigorish_differs(taken, won * percent, whole, unit):
            emit(t.hits, VIGORISH_ON_THE_SUM, w.pay, least, taken, 0, w.at, root, r.at)
        return
    missing = VIGORISH_NOT_TAKEN_WITH_BANK if banked else VIGORISH_NOT_TAKEN
    t.tally[missing + JUDGED] += 1
    if vigorish_missing(taken):
        if r.co_bank >= 0:
            missing = NO_VIGORISH_WITH_CO_BANK
            t.tally[missing + JUDGED] += 1
        emit(t.hits, missing, w.pay, least, 0, least, w.at, root, r.at)
        return
    rule = VIGORISH_WRONG_WITH_BANK if banked else VIGORISH_WRONG
    t.tally[rule + JUDGED] += 1
    rightly = won_rightly(t, w)
    if not vigorish_differs(taken, won * percent, whole, unit) or not vigorish_differs(
        taken, rightly * percent, whole, unit
    ):
        return
    event = w.vigorish_event
    t.tally[VIGORISH_ROUNDED_TO_ONE_UNIT + JUDGED] += 1
    if taken < least and one_unit_only(taken, unit):
        emit(t.hits, VIGORISH_ROUNDED_TO_ONE_UNIT, event, least, taken, least - taken, w.at, root, r.at)
        return
    due = nearest_vigorish(taken, won * percent, whole, unit)
    cents = due - taken
    if lies_midway(taken, won * percent, whole, unit):
        due = most if t.options.rounded_up == 1 else due
        cents = 0 if t.options.rounded_up < 0 else due - taken
    elif taken * whole < won * percent:
        due, cents = least, least - taken
    emit(t.hits, rule, event, due, taken, cents, w.at, root, r.at)


@kernel
def judge_moment(t: Table, w: Wager) -> None:
    """Judge when, and how, the vigorish on a wager that was paid was collected."""
    r, event, paid = w.round, w.vigorish_event, w.pay
    if lacking(t, VIGORISH_NOT_WITH_PAYOUT, NO_PAYMENT, event < 0):
        return
    t.tally[VIGORISH_MARKED_NOT_COLLECTED + JUDGED] += 1
    if w.marked >= 0:
        emit(t.hits, VIGORISH_MARKED_NOT_COLLECTED, w.marked, -1, -1, 0, w.at, -1, r.at)
        return
    first, last = (event, paid) if event < paid else (paid, event)
    other = payment_between(t, w, first, last)
    if lacking(t, VIGORISH_NOT_WITH_PAYOUT, NO_PAYMENT, other >= 0 and may_pay_player(t, w, other)):
        return
    if other < 0:
        other = exposure_between(t, w, event, w.pay_first)
    t.tally[VIGORISH_NOT_WITH_PAYOUT + JUDGED] += 1
    if other >= 0:
        emit(t.hits, VIGORISH_NOT_WITH_PAYOUT, event, paid, event, 0, w.at, -1, r.at)


@kernel
def judge_unwon(t: Table, w: Wager) -> None:
    """Judge vigorish on a wager on which nothing was paid."""
    t.tally[VIGORISH_WITHOUT_WIN + JUDGED] += 1
    taken = w.vigorish
    if vigorish_on_no_win(taken):
        event, root = w.vigorish_event, w.root
        emit(t.hits, VIGORISH_WITHOUT_WIN, event, 0, taken, -taken, w.at, root, w.round.at)


@kernel
def note_missing_for_vigorish(t: Table, r: Round, fact: int) -> None:
    """Count a missing fact under the rules on the amount of the vigorish in this round."""
    if r.bank_seat >= 0:
        t.tally[VIGORISH_WRONG_WITH_BANK + fact] += 1
        t.tally[VIGORISH_NOT_TAKEN_WITH_BANK + fact] += 1
        if r.co_bank >= 0:
            t.tally[NO_VIGORISH_WITH_CO_BANK + fact] += 1
    else:
        t.tally[VIGORISH_WRONG + fact] += 1
        t.tally[VIGORISH_NOT_TAKEN + fact] += 1
    t.tally[VIGORISH_ROUNDED_TO_ONE_UNIT + fact] += 1
    t.tally[VIGORISH_ON_THE_SUM + fact] += 1


@kernel
def may_have_been_taken(t: Table, w: Wager, r: Round) -> bool:
    """Whether vigorish may have been taken on a wager that no row says was taken on it.

    With a bank, a row that names no player is the bank's where each winner has one of his own.
    """
    if leaves_open(t, r, unplaced.VIGORISH) and r.bank_seat < 0:
        return True
    whole = recorded(t, KIND_VIGORISH) and r.gaps == 0
    return w.vigorish_event < 0 and (not whole or leaves_open(t, r, unplaced.VIGORISH))


@kernel
def vigorish_pass(t: Table) -> None:
    """Judge the vigorish on every wager, on the amounts that were paid."""
    for w in rows_of(t.wagers):
        r = w.round
        if w.event < 0 or r.over < 0:
            t.tally[VIGORISH_WRONG + NOT_APPLICABLE] += 1
        elif w.kind == WHAT_DEALER_WAGER:
            t.tally[VIGORISH_ON_DEALERS_WAGER + JUDGED] += 1
            if vigorish_on_no_win(w.vigorish):
                emit(t.hits, VIGORISH_ON_DEALERS_WAGER, w.vigorish_event, 0, w.vigorish, 0, w.at, -1, r.at)
        elif w.unpriced > 0 or w.stake < 0:
            note_missing_for_vigorish(t, r, NO_AMOUNT)
        elif w.paid == 0:
            judge_unwon(t, w)
        elif may_have_been_taken(t, w, r):
            note_missing_for_vigorish(t, r, NO_RECORD)
        else:
            if w.marked < 0:
                judge_amount(t, w)
            judge_moment(t, w)
