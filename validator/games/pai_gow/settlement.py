"""What each wager comes to: collected, paid or returned as the tiles demand."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import rows_of
from validator.games.numbers import Rules, missing_facts
from validator.games.pai_gow.announcing import (
    follows_another_reading,
    is_played_out,
    may_be_abandoned,
    rule_of_due,
    won_by_high,
)
from validator.games.pai_gow.center_moves import is_moved_to_center
from validator.games.pai_gow.outcome_readings import BY_COUNT, BY_ZERO, reading_of
from validator.games.pai_gow.tables.rows import Round, Table, Wager
from validator.games.pai_gow.vigorish import net_payment_fits
from validator.games.rounds.stakes import gained, held_back, is_returned_beyond, may_be_held_back, may_be_unseen
from validator.games.table import lacking, recorded
from validator.log.codes import (
    KIND_COLLECT,
    KIND_PAY,
    KIND_RETURN,
    WHAT_DEALER_WAGER,
    WHAT_LOSE,
    WHAT_TIE,
    WHAT_WIN,
)

NO_SETTLEMENT, NO_TILES, NO_AMOUNT, NO_LEAVING, *_ = missing_facts()
NO_RETURN, *_ = missing_facts()

rule = Rules("pai_gow.settlement")
LOSING_WAGER_NOT_COLLECTED = rule(
    "losing-wager-not-collected",
    "Losing wager not collected",
    "{seat}: a wager of {stake} on {hand} against {dealer} loses; it was {settled}",
    needs={
        "the settlement": NO_SETTLEMENT,
        "the tiles of both hands": NO_TILES,
        "the amounts": NO_AMOUNT,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
TIE_BY_HIGH_HAND_NOT_RETURNED = rule(
    "tie-by-high-hand-not-returned",
    "Wager tied by the high hand settled as something else",
    "{seat}: a wager of {stake} on {hand} against {dealer} is a tie; it was {settled}",
    needs={
        "the settlement": NO_SETTLEMENT,
        "the tiles of both hands": NO_TILES,
        "the amounts": NO_AMOUNT,
        "whether the player left": NO_LEAVING,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
TIE_BY_LOW_HAND_NOT_RETURNED = rule(
    "tie-by-low-hand-not-returned",
    "Wager tied by the low hand settled as something else",
    "{seat}: a wager of {stake} on {hand} against {dealer} is a tie; it was {settled}",
    needs={
        "the settlement": NO_SETTLEMENT,
        "the tiles of both hands": NO_TILES,
        "the amounts": NO_AMOUNT,
        "whether the player left": NO_LEAVING,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
WINNING_WAGER_NOT_PAID = rule(
    "winning-wager-not-paid",
    "Winning wager not paid",
    "{seat}: a wager of {stake} on {hand} against {dealer} wins; it was {settled}; {due} is due",
    needs={
        "the settlement": NO_SETTLEMENT,
        "the tiles of both hands": NO_TILES,
        "the amounts": NO_AMOUNT,
        "whether the player left": NO_LEAVING,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
WINNING_WAGER_PAID_AT_WRONG_ODDS = rule(
    "winning-wager-paid-at-wrong-odds",
    "Winning wager not paid at the odds of the chapter",
    "{seat}: a winning wager of {stake} was {settled}; its odds give {expected}",
    needs={
        "the settlement": NO_SETTLEMENT,
        "the tiles of both hands": NO_TILES,
        "the amounts": NO_AMOUNT,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
TIE_NOT_RETURNED = rule(
    "tie-not-returned",
    "Tied wager not returned",
    "{seat}: the tied wager of {stake} was never returned",
    needs={
        "what was returned": NO_RETURN,
    },
    expected="the wager returned",
    observed="nothing returned",
)
SETTLED_WITH_ZERO_LOW_HAND = rule(
    "settled-with-zero-low-hand",
    "Settlement of a low hand of zero that outranks the dealer's",
    "{seat}: {hand} against {dealer} was {settled}; whether that is right turns on how the text is read",
    expected="a settlement by every reading",
    observed="{observed}",
    unit="cents",
)
SETTLED_WITH_ZERO_LOW_HAND_OF_DEALER = rule(
    "settled-with-zero-low-hand-of-dealer",
    "Settlement of a dealer's low hand of zero that outranks the bank's",
    "{seat}: {hand} against {dealer} was {settled}; whether that is right turns on how the text is read",
    expected="a settlement by every reading",
    observed="{observed}",
    unit="cents",
)
SETTLED_BY_LESSER_COUNT = rule(
    "settled-by-lesser-count",
    "Settlement by the lesser count of a 1-2 or 2-4 tile",
    "{seat}: {hand} against {dealer} was {settled}; whether that is right turns on how the text is read",
    expected="a settlement by every reading",
    observed="{observed}",
    unit="cents",
)
SETTLED_BY_EXCHANGED_HALVES = rule(
    "settled-by-exchanged-halves",
    "Settlement of halves that lie in each other's place",
    "{seat}: {hand} against {dealer} was {settled}; whether that is right turns on how the text is read",
    expected="a settlement by every reading",
    observed="{observed}",
    unit="cents",
)
SETTLED_BEFORE_DEALER_RESET = rule(
    "settled-before-dealer-reset",
    "Wager left as settled before the dealer's hands were reset",
    (
        "{seat}: a wager of {stake} was left as settled by the dealer's first setting; the hands as "
        "reset give {expected}"
    ),
    expected="{expected}",
    observed="{observed}",
    unit="cents",
)
DEALER_LOSING_WAGER_NOT_MOVED = rule(
    "dealer-losing-wager-not-moved",
    "Losing wager of the dealer against the bank not moved to the center",
    "the dealer's wager of {stake} on {hand} against {dealer} loses to the bank; it was {settled}",
    needs={
        "the settlement": NO_SETTLEMENT,
        "the tiles of both hands": NO_TILES,
        "the amounts": NO_AMOUNT,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
DEALER_TIE_SETTLED_OTHERWISE = rule(
    "dealer-tie-settled-otherwise",
    "Tied wager of the dealer against the bank settled as something else",
    "the dealer's wager of {stake} on {hand} against {dealer} ties with the bank; it was {settled}",
    needs={
        "the settlement": NO_SETTLEMENT,
        "the tiles of both hands": NO_TILES,
        "the amounts": NO_AMOUNT,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
DEALER_WINNING_WAGER_NOT_PAID = rule(
    "dealer-winning-wager-not-paid",
    "Winning wager of the dealer against the bank not paid",
    ("the dealer's wager of {stake} on {hand} against {dealer} wins against the bank; it was {settled}; {due} is due"),
    needs={
        "the settlement": NO_SETTLEMENT,
        "the tiles of both hands": NO_TILES,
        "the amounts": NO_AMOUNT,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)


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
def gained_on(t: Table, w: Wager, due: int) -> int:
    """What a wager brought its owner, in cents, apart from vigorish; of several amounts the nearest to ``due``.

    The dealer's wager that was moved to the center is collected by that.
    """
    r = w.round
    if is_moved_to_center(t, w, r):
        return -w.stake
    has = gained(t, w, due)
    return has if due < 0 else has - held_back(t, w, r)


@kernel
def due_on(t: Table, outcome: int, stake: int) -> int:
    """What an outcome brings on a stake, in cents."""
    if outcome == WHAT_WIN:
        return stake * t.options.win_pays // t.options.win_per
    return -stake if outcome == WHAT_LOSE else 0


@kernel
def event_of_settlement(t: Table, w: Wager, due: int) -> int:
    """The event that a wrong settlement points to: the payment or collection, else the end of the round."""
    r = w.round
    back = w.gave_back
    if back > w.pay and is_returned_beyond(t, w):
        return back
    if w.pay >= 0:
        return w.pay
    if due != WHAT_LOSE and w.collect >= 0:
        return w.collect
    last = w.last_settled
    return last if last >= 0 else r.last


@kernel
def logged(t: Table, r: Round) -> bool:
    """Whether every payment, collection and return of the round stands in the log."""
    return r.gaps == 0 and recorded(t, KIND_PAY) and recorded(t, KIND_COLLECT) and recorded(t, KIND_RETURN)


@kernel
def is_left_by_dealer(t: Table, w: Wager, due: int, outcome: int) -> bool:
    """Whether a wager is the dealer's, which won against the bank and was taken back unpaid: judged with the bank."""
    return w.kind == WHAT_DEALER_WAGER and due == WHAT_WIN and outcome == WHAT_TIE


@kernel
def judge_doubtful(t: Table, w: Wager, reading: int, due: int, gained: int) -> None:
    """Note a settlement that follows another reading, where that was not noted of its announcement already."""
    r, h = w.round, w.hand
    rule = SETTLED_BY_LESSER_COUNT if reading == BY_COUNT else SETTLED_BY_EXCHANGED_HALVES
    if reading == BY_ZERO:
        rule = SETTLED_WITH_ZERO_LOW_HAND_OF_DEALER if w.kind == WHAT_DEALER_WAGER else SETTLED_WITH_ZERO_LOW_HAND
    t.tally[rule + JUDGED] += 1
    if h.outcome < 0:
        event = event_of_settlement(t, w, due)
        emit(t.hits, rule, event, -1, gained, 0, w.at, h.root, r.at)


@kernel
def outcome_rule(t: Table, w: Wager, due: int) -> int:
    """The rule on whether a wager came to the outcome that is due: the dealer's against the bank has its own."""
    if w.kind == WHAT_DEALER_WAGER:
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
        won_by_high(t, w.hand, w.opponent),
        LOSING_WAGER_NOT_COLLECTED,
        TIE_BY_HIGH_HAND_NOT_RETURNED,
        TIE_BY_LOW_HAND_NOT_RETURNED,
        WINNING_WAGER_NOT_PAID,
    )


@kernel
def judge_result(t: Table, w: Wager, due: int) -> None:
    """Judge what a wager came to, its outcome being known."""
    r, h, opponent = w.round, w.hand, w.opponent
    stake = w.stake
    wanted = due_on(t, due, stake)
    has = gained_on(t, w, wanted)
    outcome = outcome_of_money(has)
    net = outcome == WHAT_WIN and w.vigorish_event < 0 and net_payment_fits(t, stake, has)
    reading = reading_of(t, h, opponent, due, outcome)
    if follows_another_reading(reading):
        by_reading = due_on(t, outcome, stake)
        if has == by_reading or net:
            judge_doubtful(t, w, reading, due, has)
            return
        wanted, due = by_reading, outcome
    unseen = has != wanted and not net and may_be_unseen(t, w, r, has, wanted)
    if unseen or (due != WHAT_LOSE and may_be_held_back(t, w, r)):
        note_missing_for_settlement(t, NO_SETTLEMENT)
        return
    rule = outcome_rule(t, w, due)
    event = event_of_settlement(t, w, due)
    t.tally[rule + JUDGED] += 1
    t.tally[SETTLED_BEFORE_DEALER_RESET + JUDGED] += 1
    root = w.root
    if root < 0:
        root = h.root if h.root >= 0 else opponent.root
    if outcome != due and (r.reset >= 0 and event < r.reset):
        emit(t.hits, SETTLED_BEFORE_DEALER_RESET, event, wanted, has, has - wanted, w.at, -1, r.at)
    elif outcome != due and is_left_by_dealer(t, w, due, outcome):
        return
    elif outcome != due:
        emit(t.hits, rule, event, wanted, has, has - wanted, w.at, root, r.at)
    elif due == WHAT_WIN:
        t.tally[WINNING_WAGER_PAID_AT_WRONG_ODDS + JUDGED] += 1
        if settled_otherwise(has, wanted) and not net:
            emit(t.hits, WINNING_WAGER_PAID_AT_WRONG_ODDS, event, wanted, has, has - wanted, w.at, root, r.at)
    elif settled_otherwise(has, wanted):
        emit(t.hits, rule, event, wanted, has, has - wanted, w.at, root, r.at)
    if due == WHAT_TIE and outcome == due and w.kind != WHAT_DEALER_WAGER:
        judge_return(t, w, r)


@kernel
def judge_return(t: Table, w: Wager, r: Round) -> None:
    """Judge whether the stake of a tied wager was returned."""
    if lacking(t, TIE_NOT_RETURNED, NO_RETURN, w.gave_back < 0 and not logged(t, r)):
        return
    t.tally[TIE_NOT_RETURNED + JUDGED] += 1
    if nothing_returned(w.gave_back):
        emit(t.hits, TIE_NOT_RETURNED, r.last, -1, -1, 0, w.at, w.root, r.at)


@kernel
def note_missing_for_settlement(t: Table, fact: int) -> None:
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
    for w in rows_of(t.wagers):
        r = w.round
        if not is_played_out(t, w):
            t.tally[LOSING_WAGER_NOT_COLLECTED + NOT_APPLICABLE] += 1
            continue
        due = w.due
        if r.over < 0:
            note_missing_for_settlement(t, NO_SETTLEMENT)
        elif due < 0:
            note_missing_for_settlement(t, NO_TILES)
        elif w.stake < 0 or w.unpriced > 0:
            note_missing_for_settlement(t, NO_AMOUNT)
        elif w.last_settled < 0 and not logged(t, r):
            note_missing_for_settlement(t, NO_SETTLEMENT)
        elif not lacking(t, outcome_rule(t, w, due), NO_LEAVING, due != WHAT_LOSE and may_be_abandoned(t, w)):
            judge_result(t, w, due)
