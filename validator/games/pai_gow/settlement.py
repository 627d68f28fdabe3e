"""What each wager comes to: collected, paid or returned as the tiles demand."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.games.numbers import missing_facts, numbers_of
from validator.games.pai_gow.announcing import (
    follows_another_reading,
    is_played_out,
    may_be_abandoned,
    rule_of_due,
    won_by_high,
)
from validator.games.pai_gow.center_moves import is_moved_to_center
from validator.games.pai_gow.options import WIN_PAYS, WIN_PER
from validator.games.pai_gow.outcome_readings import BY_COUNT, BY_ZERO, reading_of
from validator.games.pai_gow.tables import hand, round_, wager
from validator.games.pai_gow.vigorish import net_payment_fits
from validator.games.rounds.stakes import gained, held_back, is_returned_beyond, may_be_held_back, may_be_unseen
from validator.games.table import Table, lacking, recorded
from validator.log.codes import (
    KIND_COLLECT,
    KIND_PAY,
    KIND_RETURN,
    WHAT_DEALER_WAGER,
    WHAT_LOSE,
    WHAT_TIE,
    WHAT_WIN,
)

(
    LOSING_WAGER_NOT_COLLECTED,
    TIE_BY_HIGH_HAND_NOT_RETURNED,
    TIE_BY_LOW_HAND_NOT_RETURNED,
    WINNING_WAGER_NOT_PAID,
    WINNING_WAGER_PAID_AT_WRONG_ODDS,
    TIE_NOT_RETURNED,
    SETTLED_WITH_ZERO_LOW_HAND,
    SETTLED_WITH_ZERO_LOW_HAND_OF_DEALER,
    SETTLED_BY_LESSER_COUNT,
    SETTLED_BY_EXCHANGED_HALVES,
    SETTLED_BEFORE_DEALER_RESET,
    DEALER_LOSING_WAGER_NOT_MOVED,
    DEALER_TIE_SETTLED_OTHERWISE,
    DEALER_WINNING_WAGER_NOT_PAID,
    *_,
) = numbers_of("pai_gow.settlement")

NO_SETTLEMENT, NO_TILES, NO_AMOUNT, NO_LEAVING, *_ = missing_facts()
NO_RETURN, *_ = missing_facts()


@kernel
def settled_otherwise(gained: int, due: int) -> bool:
    """Whether what a wager brought the player, in cents, less than 0 where he lost, is not what is due."""
    return gained != due


@kernel
def nothing_returned(event: int) -> bool:
    """Whether no event returns the stake of a tied wager (-1)."""
    return event < 0


@kernel
def outcome_of_money(gained: int) -> int:
    """The outcome by which a wager was settled: win, lose or tie."""
    return WHAT_WIN if gained > 0 else WHAT_LOSE if gained < 0 else WHAT_TIE


@kernel
def gained_on(t: Table, w: int, due: int) -> int:
    """What a wager brought its owner, in cents, apart from vigorish; of several amounts the nearest to ``due``.

    The dealer's wager that was moved to the center is collected by that.
    """
    r = t.wagers[w + wager.ROUND]
    if is_moved_to_center(t, w, r):
        return -t.wagers[w + wager.STAKE]
    has = gained(t, w, due)
    return has if due < 0 else has - held_back(t, w, r)


@kernel
def due_on(t: Table, outcome: int, stake: int) -> int:
    """What an outcome brings on a stake, in cents."""
    if outcome == WHAT_WIN:
        return stake * t.options[WIN_PAYS] // t.options[WIN_PER]
    return -stake if outcome == WHAT_LOSE else 0


@kernel
def event_of_settlement(t: Table, w: int, due: int) -> int:
    """The event that a wrong settlement points to: the payment or collection, else the end of the round."""
    r = t.wagers[w + wager.ROUND]
    back = t.wagers[w + wager.RETURN]
    if back > t.wagers[w + wager.PAY] and is_returned_beyond(t, w):
        return back
    if t.wagers[w + wager.PAY] >= 0:
        return t.wagers[w + wager.PAY]
    if due != WHAT_LOSE and t.wagers[w + wager.COLLECT] >= 0:
        return t.wagers[w + wager.COLLECT]
    last = t.wagers[w + wager.LAST_SETTLED]
    return last if last >= 0 else t.rounds[r + round_.LAST]


@kernel
def logged(t: Table, r: int) -> bool:
    """Whether every payment, collection and return of the round stands in the log."""
    return (
        t.rounds[r + round_.GAPS] == 0
        and recorded(t, KIND_PAY)
        and recorded(t, KIND_COLLECT)
        and recorded(t, KIND_RETURN)
    )


@kernel
def is_left_by_dealer(t: Table, w: int, due: int, outcome: int) -> bool:
    """Whether a wager is the dealer's, which won against the bank and was taken back unpaid: judged with the bank."""
    return t.wagers[w + wager.KIND] == WHAT_DEALER_WAGER and due == WHAT_WIN and outcome == WHAT_TIE


@kernel
def judge_doubtful(t: Table, w: int, reading: int, due: int, gained: int) -> None:
    """Note a settlement that follows another reading, where that was not noted of its announcement already."""
    r, h = t.wagers[w + wager.ROUND], t.wagers[w + wager.HAND]
    rule = SETTLED_BY_LESSER_COUNT if reading == BY_COUNT else SETTLED_BY_EXCHANGED_HALVES
    if reading == BY_ZERO:
        rule = (
            SETTLED_WITH_ZERO_LOW_HAND_OF_DEALER
            if t.wagers[w + wager.KIND] == WHAT_DEALER_WAGER
            else SETTLED_WITH_ZERO_LOW_HAND
        )
    t.tally[rule + JUDGED] += 1
    if t.hands[h + hand.OUTCOME] < 0:
        event = event_of_settlement(t, w, due)
        emit(t.hits, rule, event, -1, gained, 0, w, t.hands[h + hand.ROOT], r)


@kernel
def number_of(t: Table, w: int, due: int) -> int:
    """The rule on whether a wager came to the outcome that is due: the dealer's against the bank has its own."""
    if t.wagers[w + wager.KIND] == WHAT_DEALER_WAGER:
        return rule_of_due(
            due,
            True,
            DEALER_LOSING_WAGER_NOT_MOVED,
            DEALER_TIE_SETTLED_OTHERWISE,
            DEALER_TIE_SETTLED_OTHERWISE,
            DEALER_WINNING_WAGER_NOT_PAID,
        )
    return rule_of_due(
        due,
        won_by_high(t, t.wagers[w + wager.HAND], t.wagers[w + wager.OPPONENT]),
        LOSING_WAGER_NOT_COLLECTED,
        TIE_BY_HIGH_HAND_NOT_RETURNED,
        TIE_BY_LOW_HAND_NOT_RETURNED,
        WINNING_WAGER_NOT_PAID,
    )


@kernel
def judge_result(t: Table, w: int, due: int) -> None:
    """Judge what a wager came to, its outcome being known."""
    r, h, opponent = t.wagers[w + wager.ROUND], t.wagers[w + wager.HAND], t.wagers[w + wager.OPPONENT]
    stake = t.wagers[w + wager.STAKE]
    wanted = due_on(t, due, stake)
    has = gained_on(t, w, wanted)
    outcome = outcome_of_money(has)
    net = outcome == WHAT_WIN and t.wagers[w + wager.VIGORISH_EVENT] < 0 and net_payment_fits(t, stake, has)
    reading = reading_of(t, h, opponent, due, outcome)
    if follows_another_reading(reading):
        by_reading = due_on(t, outcome, stake)
        if has == by_reading or net:
            judge_doubtful(t, w, reading, due, has)
            return
        wanted, due = by_reading, outcome
    unseen = has != wanted and not net and may_be_unseen(t, w, r, has, wanted)
    if unseen or (due != WHAT_LOSE and may_be_held_back(t, w, r)):
        note_missing(t, NO_SETTLEMENT)
        return
    rule = number_of(t, w, due)
    event = event_of_settlement(t, w, due)
    t.tally[rule + JUDGED] += 1
    t.tally[SETTLED_BEFORE_DEALER_RESET + JUDGED] += 1
    root = t.wagers[w + wager.ROOT]
    if root < 0:
        root = t.hands[h + hand.ROOT] if t.hands[h + hand.ROOT] >= 0 else t.hands[opponent + hand.ROOT]
    if outcome != due and (t.rounds[r + round_.RESET] >= 0 and event < t.rounds[r + round_.RESET]):
        emit(t.hits, SETTLED_BEFORE_DEALER_RESET, event, wanted, has, has - wanted, w, -1, r)
    elif outcome != due and is_left_by_dealer(t, w, due, outcome):
        return
    elif outcome != due:
        emit(t.hits, rule, event, wanted, has, has - wanted, w, root, r)
    elif due == WHAT_WIN:
        t.tally[WINNING_WAGER_PAID_AT_WRONG_ODDS + JUDGED] += 1
        if settled_otherwise(has, wanted) and not net:
            emit(t.hits, WINNING_WAGER_PAID_AT_WRONG_ODDS, event, wanted, has, has - wanted, w, root, r)
    elif settled_otherwise(has, wanted):
        emit(t.hits, rule, event, wanted, has, has - wanted, w, root, r)
    if due == WHAT_TIE and outcome == due and t.wagers[w + wager.KIND] != WHAT_DEALER_WAGER:
        judge_return(t, w, r)


@kernel
def judge_return(t: Table, w: int, r: int) -> None:
    """Judge whether the stake of a tied wager was returned."""
    if lacking(t, TIE_NOT_RETURNED, NO_RETURN, t.wagers[w + wager.RETURN] < 0 and not logged(t, r)):
        return
    t.tally[TIE_NOT_RETURNED + JUDGED] += 1
    if nothing_returned(t.wagers[w + wager.RETURN]):
        emit(t.hits, TIE_NOT_RETURNED, t.rounds[r + round_.LAST], -1, -1, 0, w, t.wagers[w + wager.ROOT], r)


@kernel
def note_missing(t: Table, fact: int) -> None:
    """Count a missing fact under every rule on what a wager comes to."""
    t.tally[LOSING_WAGER_NOT_COLLECTED + fact] += 1
    t.tally[TIE_BY_HIGH_HAND_NOT_RETURNED + fact] += 1
    t.tally[TIE_BY_LOW_HAND_NOT_RETURNED + fact] += 1
    t.tally[WINNING_WAGER_NOT_PAID + fact] += 1
    t.tally[WINNING_WAGER_PAID_AT_WRONG_ODDS + fact] += 1
    if fact == NO_SETTLEMENT:
        t.tally[TIE_NOT_RETURNED + NO_RETURN] += 1


@kernel
def settlement_pass(t: Table) -> None:
    """Judge what every wager came to, in rounds that have an end."""
    for w in range(wager.WIDTH, t.wagers[0], wager.WIDTH):
        r = t.wagers[w + wager.ROUND]
        if not is_played_out(t, w):
            t.tally[LOSING_WAGER_NOT_COLLECTED + NOT_APPLICABLE] += 1
            continue
        due = t.wagers[w + wager.DUE]
        if t.rounds[r + round_.OVER] < 0:
            note_missing(t, NO_SETTLEMENT)
        elif due < 0:
            note_missing(t, NO_TILES)
        elif t.wagers[w + wager.STAKE] < 0 or t.wagers[w + wager.UNPRICED] > 0:
            note_missing(t, NO_AMOUNT)
        elif t.wagers[w + wager.LAST_SETTLED] < 0 and not logged(t, r):
            note_missing(t, NO_SETTLEMENT)
        elif not lacking(t, number_of(t, w, due), NO_LEAVING, due != WHAT_LOSE and may_be_abandoned(t, w)):
            judge_result(t, w, due)
