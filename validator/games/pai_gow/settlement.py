"""What each wager comes to: collected, paid or returned as the tiles demand."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, Ints, emit, kernel
from validator.games.numbers import missing_facts
from validator.games.pai_gow.announcing import follows_another_reading, is_played_out, slot_of_due, won_by_high
from validator.games.pai_gow.center_moves import is_moved_to_center
from validator.games.pai_gow.options import WIN_PAYS, WIN_PER
from validator.games.pai_gow.outcome_readings import BY_COUNT, BY_ZERO, reading_of
from validator.games.pai_gow.slots.settlement import (
    DEALER_LOSING_WAGER_NOT_MOVED,
    DEALER_TIE_SETTLED_OTHERWISE,
    DEALER_WINNING_WAGER_NOT_PAID,
    LOSING_WAGER_NOT_COLLECTED,
    SETTLED_BEFORE_DEALER_RESET,
    SETTLED_BY_EXCHANGED_HALVES,
    SETTLED_BY_LESSER_COUNT,
    SETTLED_WITH_ZERO_LOW_HAND,
    SETTLED_WITH_ZERO_LOW_HAND_OF_DEALER,
    TIE_BY_HIGH_HAND_NOT_RETURNED,
    TIE_BY_LOW_HAND_NOT_RETURNED,
    TIE_NOT_RETURNED,
    WINNING_WAGER_NOT_PAID,
    WINNING_WAGER_PAID_AT_WRONG_ODDS,
)
from validator.games.pai_gow.tables import hand, round_, wager
from validator.games.pai_gow.vigorish import net_payment_fits
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.games.rounds.stakes import gained, held_back, is_returned_beyond, may_be_held_back, may_be_unseen
from validator.log.codes import (
    KIND_COLLECT,
    KIND_PAY,
    KIND_RETURN,
    WHAT_DEALER_WAGER,
    WHAT_LOSE,
    WHAT_TIE,
    WHAT_WIN,
)
from validator.log.columns import Columns

NO_SETTLEMENT, NO_TILES, NO_AMOUNT, *_ = missing_facts()
NO_RETURN, *_ = missing_facts()


@kernel
def settled_otherwise(gained: int, due: int) -> bool:
    """Whether what a wager brought the player, in cents, less than 0 where he lost, is not what is due."""
    return gained != due


@kernel
def settled_before_reset(settled: int, reset: int) -> bool:
    """Whether a wager was settled (event) before the dealer's hands were set anew (event, -1: they were not)."""
    return reset >= 0 and settled < reset


@kernel
def nothing_returned(event: int) -> bool:
    """Whether no event returns the stake of a tied wager (-1)."""
    return event < 0


@kernel
def outcome_of_money(gained: int) -> int:
    """The outcome by which a wager was settled: win, lose or tie."""
    return WHAT_WIN if gained > 0 else WHAT_LOSE if gained < 0 else WHAT_TIE


@kernel
def gained_on(ev: Columns, options: Ints, notes: Ints, rounds: Ints, wagers: Ints, w: int, due: int) -> int:
    """What a wager brought its owner, in cents, apart from vigorish; of several amounts the nearest to ``due``.

    The dealer's wager that was moved to the center is collected by that.
    """
    r = wagers[w + wager.ROUND]
    if is_moved_to_center(ev, notes, rounds, wagers, w, r):
        return -wagers[w + wager.STAKE]
    has = gained(wagers, w, due)
    return has if due < 0 else has - held_back(options, rounds, wagers, w, r)


@kernel
def due_on(outcome: int, stake: int, options: Ints) -> int:
    """What an outcome brings on a stake, in cents."""
    if outcome == WHAT_WIN:
        return stake * options[WIN_PAYS] // options[WIN_PER]
    return -stake if outcome == WHAT_LOSE else 0


@kernel
def event_of_settlement(rounds: Ints, wagers: Ints, w: int, due: int) -> int:
    """The event that a wrong settlement points to: the payment or collection, else the end of the round."""
    r = wagers[w + wager.ROUND]
    back = wagers[w + wager.RETURN]
    if back > wagers[w + wager.PAY] and is_returned_beyond(wagers, w):
        return back
    if wagers[w + wager.PAY] >= 0:
        return wagers[w + wager.PAY]
    if due != WHAT_LOSE and wagers[w + wager.COLLECT] >= 0:
        return wagers[w + wager.COLLECT]
    last = wagers[w + wager.LAST_SETTLED]
    return last if last >= 0 else rounds[r + round_.LAST]


@kernel
def logged(options: Ints, rounds: Ints, r: int) -> bool:
    """Whether every payment, collection and return of the round stands in the log."""
    return (
        rounds[r + round_.GAPS] == 0
        and options[RECORDED + KIND_PAY] == ALWAYS
        and options[RECORDED + KIND_COLLECT] == ALWAYS
        and options[RECORDED + KIND_RETURN] == ALWAYS
    )


@kernel
def is_left_by_dealer(wagers: Ints, w: int, due: int, outcome: int) -> bool:
    """Whether a wager is the dealer's, which won against the bank and was taken back unpaid: judged with the bank."""
    return wagers[w + wager.KIND] == WHAT_DEALER_WAGER and due == WHAT_WIN and outcome == WHAT_TIE


@kernel
def judge_doubtful(
    hands: Ints, rounds: Ints, wagers: Ints, tally: Ints, hits: Ints, w: int, reading: int, due: int, gained: int
) -> None:
    """Note a settlement that follows another reading, where that was not noted of its announcement already."""
    r, h = wagers[w + wager.ROUND], wagers[w + wager.HAND]
    slot = SETTLED_BY_LESSER_COUNT if reading == BY_COUNT else SETTLED_BY_EXCHANGED_HALVES
    if reading == BY_ZERO:
        slot = (
            SETTLED_WITH_ZERO_LOW_HAND_OF_DEALER
            if wagers[w + wager.KIND] == WHAT_DEALER_WAGER
            else SETTLED_WITH_ZERO_LOW_HAND
        )
    tally[slot + JUDGED] += 1
    if hands[h + hand.OUTCOME] < 0:
        event = event_of_settlement(rounds, wagers, w, due)
        emit(hits, slot, event, -1, gained, 0, w, hands[h + hand.ROOT], r)


@kernel
def slot_of(hands: Ints, wagers: Ints, w: int, due: int) -> int:
    """The question whether a wager came to the outcome that is due: the dealer's against the bank has its own."""
    if wagers[w + wager.KIND] == WHAT_DEALER_WAGER:
        return slot_of_due(
            due,
            True,
            DEALER_LOSING_WAGER_NOT_MOVED,
            DEALER_TIE_SETTLED_OTHERWISE,
            DEALER_TIE_SETTLED_OTHERWISE,
            DEALER_WINNING_WAGER_NOT_PAID,
        )
    return slot_of_due(
        due,
        won_by_high(hands, wagers[w + wager.HAND], wagers[w + wager.OPPONENT]),
        LOSING_WAGER_NOT_COLLECTED,
        TIE_BY_HIGH_HAND_NOT_RETURNED,
        TIE_BY_LOW_HAND_NOT_RETURNED,
        WINNING_WAGER_NOT_PAID,
    )


@kernel
def judge_result(
    ev: Columns,
    options: Ints,
    notes: Ints,
    rounds: Ints,
    hands: Ints,
    wagers: Ints,
    tally: Ints,
    hits: Ints,
    w: int,
    due: int,
) -> None:
    """Judge what a wager came to, its outcome being known."""
    r, h, opponent = wagers[w + wager.ROUND], wagers[w + wager.HAND], wagers[w + wager.OPPONENT]
    stake = wagers[w + wager.STAKE]
    wanted = due_on(due, stake, options)
    has = gained_on(ev, options, notes, rounds, wagers, w, wanted)
    outcome = outcome_of_money(has)
    net = outcome == WHAT_WIN and wagers[w + wager.VIGORISH_EVENT] < 0 and net_payment_fits(stake, has, options)
    reading = reading_of(hands, h, opponent, due, outcome, options)
    if follows_another_reading(reading):
        by_reading = due_on(outcome, stake, options)
        if has == by_reading or net:
            judge_doubtful(hands, rounds, wagers, tally, hits, w, reading, due, has)
            return
        wanted, due = by_reading, outcome
    unseen = has != wanted and not net and may_be_unseen(options, rounds, wagers, w, r, has, wanted)
    if unseen or (due != WHAT_LOSE and may_be_held_back(options, rounds, wagers, w, r)):
        note_missing(tally, NO_SETTLEMENT)
        return
    slot = slot_of(hands, wagers, w, due)
    event = event_of_settlement(rounds, wagers, w, due)
    tally[slot + JUDGED] += 1
    tally[SETTLED_BEFORE_DEALER_RESET + JUDGED] += 1
    root = wagers[w + wager.ROOT]
    if root < 0:
        root = hands[h + hand.ROOT] if hands[h + hand.ROOT] >= 0 else hands[opponent + hand.ROOT]
    if outcome != due and settled_before_reset(event, rounds[r + round_.RESET]):
        emit(hits, SETTLED_BEFORE_DEALER_RESET, event, wanted, has, has - wanted, w, -1, r)
    elif outcome != due and is_left_by_dealer(wagers, w, due, outcome):
        return
    elif outcome != due:
        emit(hits, slot, event, wanted, has, has - wanted, w, root, r)
    elif due == WHAT_WIN:
        tally[WINNING_WAGER_PAID_AT_WRONG_ODDS + JUDGED] += 1
        if settled_otherwise(has, wanted) and not net:
            emit(hits, WINNING_WAGER_PAID_AT_WRONG_ODDS, event, wanted, has, has - wanted, w, root, r)
    elif settled_otherwise(has, wanted):
        emit(hits, slot, event, wanted, has, has - wanted, w, root, r)
    if due == WHAT_TIE and outcome == due and wagers[w + wager.KIND] != WHAT_DEALER_WAGER:
        judge_return(options, rounds, wagers, tally, hits, w, r)


@kernel
def judge_return(options: Ints, rounds: Ints, wagers: Ints, tally: Ints, hits: Ints, w: int, r: int) -> None:
    """Judge whether the stake of a tied wager was returned."""
    if wagers[w + wager.RETURN] < 0 and not logged(options, rounds, r):
        tally[TIE_NOT_RETURNED + NO_RETURN] += 1
        return
    tally[TIE_NOT_RETURNED + JUDGED] += 1
    if nothing_returned(wagers[w + wager.RETURN]):
        emit(hits, TIE_NOT_RETURNED, rounds[r + round_.LAST], -1, -1, 0, w, wagers[w + wager.ROOT], r)


@kernel
def note_missing(tally: Ints, fact: int) -> None:
    """Count a missing fact under every rule on what a wager comes to."""
    tally[LOSING_WAGER_NOT_COLLECTED + fact] += 1
    tally[TIE_BY_HIGH_HAND_NOT_RETURNED + fact] += 1
    tally[TIE_BY_LOW_HAND_NOT_RETURNED + fact] += 1
    tally[WINNING_WAGER_NOT_PAID + fact] += 1
    tally[WINNING_WAGER_PAID_AT_WRONG_ODDS + fact] += 1
    if fact == NO_SETTLEMENT:
        tally[TIE_NOT_RETURNED + NO_RETURN] += 1


@kernel
def settlement_pass(
    ev: Columns,
    options: Ints,
    notes: Ints,
    rounds: Ints,
    hands: Ints,
    wagers: Ints,
    state: Ints,
    tally: Ints,
    hits: Ints,
) -> None:
    """Judge what every wager came to, in rounds that have an end."""
    for w in range(wager.WIDTH, wagers[0], wager.WIDTH):
        r = wagers[w + wager.ROUND]
        if not is_played_out(rounds, hands, wagers, w):
            tally[LOSING_WAGER_NOT_COLLECTED + NOT_APPLICABLE] += 1
            continue
        due = wagers[w + wager.DUE]
        if rounds[r + round_.OVER] < 0:
            note_missing(tally, NO_SETTLEMENT)
        elif due < 0:
            note_missing(tally, NO_TILES)
        elif wagers[w + wager.STAKE] < 0 or wagers[w + wager.UNPRICED] > 0:
            note_missing(tally, NO_AMOUNT)
        elif wagers[w + wager.LAST_SETTLED] < 0 and not logged(options, rounds, r):
            note_missing(tally, NO_SETTLEMENT)
        else:
            judge_result(ev, options, notes, rounds, hands, wagers, tally, hits, w, due)
