"""What precedes the delivery where the dealer banks: "no more bets", the shaking of the dice, the lid of the shaker."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import rows_of
from validator.games.numbers import Rules, missing_facts
from validator.games.pai_gow.bank_rules import less_than_due, other_than_due
from validator.games.pai_gow.options import DIGIT
from validator.games.pai_gow.tables.rows import Round, Table
from validator.games.table import ask, lacking, recorded, role_of
from validator.log.codes import (
    BY_DEALER,
    KIND_DICE_SHAKE,
    KIND_DICE_SHOWN,
    KIND_DICE_TOTAL,
    KIND_DICE_UNCOVERED,
    KIND_NO_MORE_BETS,
    KIND_NO_ROLL,
)

NO_RECORD, NO_COUNT, *_ = missing_facts()
NO_PERSON, *_ = missing_facts()
NO_DICE_SEEN, *_ = missing_facts()

rule = Rules("pai_gow.shaking")
TILES_DELIVERED_WITHOUT_DICE = rule(
    "tiles-delivered-without-dice",
    "Tiles delivered without a roll of the dice",
    "tiles were delivered without a roll of the dice",
    needs={
        "the dice": NO_RECORD,
    },
    expected="a roll of the dice",
    observed="none",
)
DICE_NUMBER_WRONG = rule(
    "dice-number-wrong",
    "Another number of dice",
    "{observed} dice were rolled",
    needs={
        "the dice": NO_DICE_SEEN,
    },
    expected="{expected} dice",
    observed="{observed} dice",
)
NO_MORE_BETS_NOT_ANNOUNCED = rule(
    "no-more-bets-not-announced",
    '"No more bets" not announced before the delivery',
    'tiles were delivered before "no more bets" was announced',
    needs={
        'the announcement of "no more bets"': NO_RECORD,
    },
    expected='"no more bets" before the delivery',
    observed="not announced by then",
)
DICE_SHAKEN_TOO_LITTLE = rule(
    "dice-shaken-too-little",
    "Dice shaken too few times",
    'after "no more bets" the shaker was shaken {observed} times',
    needs={
        "the shaking of the dice": NO_RECORD,
        "how often the dice were shaken": NO_COUNT,
    },
    expected="at least {expected}",
    observed="{observed}",
)
DICE_SHAKEN_BY_ANOTHER = rule(
    "dice-shaken-by-another",
    "Dice not shaken by the dealer",
    "without a player as the bank, somebody other than the dealer shook the dice",
    needs={
        "who shook the dice": NO_PERSON,
    },
    expected="the dealer",
    observed="somebody else",
)
SHAKER_UNCOVERED_BY_ANOTHER = rule(
    "shaker-uncovered-by-another",
    "Lid of the shaker not removed by the dealer",
    "somebody other than the dealer removed the lid of the shaker",
    needs={
        "who removed the lid": NO_PERSON,
    },
    expected="the dealer",
    observed="somebody else",
)


@kernel
def digits_of(number: int) -> int:
    """How many dice the log shows."""
    count, rest = 0, number
    while rest > 0:
        count += 1
        rest //= DIGIT
    return count


@kernel
def judge_person(t: Table, rule: int, by: int, i: int, r: Round) -> None:
    """Judge whether the dealer himself acted."""
    role = role_of(by)
    if lacking(t, rule, NO_PERSON, role < 0):
        return
    ask(t, rule, role != BY_DEALER, i, BY_DEALER, role, 0, -1, -1, r.at)


@kernel
def judge_first_roll(t: Table, r: Round) -> None:
    """Judge how often and by whom the dice were shaken for the first roll, who took off the lid, whether any was made.

    Only shakes that follow "no more bets" count, where that announcement is in the log.
    """
    banked = r.bank_seat >= 0
    closed = r.no_more_bets
    if closed > r.first_card:
        closed = -1
    times, unknown, rolls, rolled = 0, 0, 0, -1
    for i in range(r.first, r.first_card):
        kind = t.kind[i]
        if kind == KIND_DICE_SHAKE:
            rolls += 1
            if rolled < 0 and i > closed:
                times += t.n[i] if t.n[i] > 0 else 0
                unknown += 1 if t.n[i] < 0 else 0
            if not banked:
                judge_person(t, DICE_SHAKEN_BY_ANOTHER, t.by[i], i, r)
        elif kind == KIND_DICE_UNCOVERED or kind == KIND_DICE_SHOWN or kind == KIND_NO_ROLL:
            rolls += 1
            if rolled < 0:
                rolled = i
            if kind == KIND_DICE_UNCOVERED and not banked:
                judge_person(t, SHAKER_UNCOVERED_BY_ANOTHER, t.by[i], i, r)
        elif kind == KIND_DICE_TOTAL:
            rolls += 1
    whole = r.gaps == 0
    delivered = r.first_card
    shown = recorded(t, KIND_DICE_SHOWN) and whole
    if rolls == 0 and not shown:
        t.tally[TILES_DELIVERED_WITHOUT_DICE + NO_RECORD] += 1
    else:
        if ask(t, TILES_DELIVERED_WITHOUT_DICE, rolls == 0, delivered, -1, -1, 0, -1, -1, r.at):
            return
    if banked:
        t.tally[DICE_SHAKEN_TOO_LITTLE + NOT_APPLICABLE] += 1
    elif unknown > 0:
        t.tally[DICE_SHAKEN_TOO_LITTLE + NO_COUNT] += 1
    elif times < t.options.shakes and (not recorded(t, KIND_DICE_SHAKE) or not whole):
        t.tally[DICE_SHAKEN_TOO_LITTLE + NO_RECORD] += 1
    else:
        t.tally[DICE_SHAKEN_TOO_LITTLE + JUDGED] += 1
        if less_than_due(times, t.options.shakes):
            at = rolled if rolled >= 0 else delivered
            emit(t.hits, DICE_SHAKEN_TOO_LITTLE, at, t.options.shakes, times, 0, -1, -1, r.at)


@kernel
def shaking_pass(t: Table) -> None:
    """Judge what precedes the delivery of each round of which tiles were delivered."""
    for r in rows_of(t.rounds):
        delivered = r.first_card
        if delivered < 0:
            t.tally[NO_MORE_BETS_NOT_ANNOUNCED + NOT_APPLICABLE] += 1
            t.tally[TILES_DELIVERED_WITHOUT_DICE + NOT_APPLICABLE] += 1
            continue
        closed = r.no_more_bets
        whole = r.gaps == 0
        if closed < 0 and (not recorded(t, KIND_NO_MORE_BETS) or not whole):
            t.tally[NO_MORE_BETS_NOT_ANNOUNCED + NO_RECORD] += 1
        else:
            ask(t, NO_MORE_BETS_NOT_ANNOUNCED, closed < 0 or closed > delivered, delivered, -1, -1, 0, -1, -1, r.at)
        judge_first_roll(t, r)
        shown = r.shown
        if shown < 0 or t.what[shown] >= 0:
            t.tally[DICE_NUMBER_WRONG + NO_DICE_SEEN] += 1
        else:
            t.tally[DICE_NUMBER_WRONG + JUDGED] += 1
            if other_than_due(digits_of(t.n[shown]), t.options.dice):
                emit(t.hits, DICE_NUMBER_WRONG, shown, t.options.dice, digits_of(t.n[shown]), 0, -1, -1, r.at)
