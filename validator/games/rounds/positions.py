"""The betting positions that a table has, as the log declares them: no more and no fewer than its chapter allows."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.options import Options
from validator.games.table import Table, ask
from validator.law.facts import Facts
from validator.log.codes import KIND_POSITIONS, KIND_TABLE_CLOSE, KIND_WAGER

NO_NUMBER, *_ = missing_facts()

rule = Rules("rounds.positions")
TABLE_WITH_TOO_MANY_POSITIONS = rule(
    "table-with-too-many-positions",
    "A table with more betting positions than it may have",
    "the table has {observed} betting positions; it may have at most {expected}",
    needs={
        "the number of positions": NO_NUMBER,
    },
    expected="at most {expected} positions",
    observed="{observed}",
)
TABLE_WITH_TOO_FEW_POSITIONS = rule(
    "table-with-too-few-positions",
    "A table with fewer betting positions than it must have",
    "the table has {observed} betting positions; it must have at least {expected}",
    needs={
        "the number of positions": NO_NUMBER,
    },
    expected="at least {expected} positions",
    observed="{observed}",
)


@kernel
def too_many(number: int, most: int) -> bool:
    """Whether a table has more positions than it may (-1: there may be any number)."""
    return 0 <= most < number


@kernel
def too_few(number: int, least: int) -> bool:
    """Whether a table has fewer positions than it must."""
    return number < least


@kernel
def positions_pass(t: Table) -> None:
    """Judge the number of positions where the log declares it, and each wager beyond the positions declared.

    Such a wager shows a position more than were declared, as these are numbered from 1 on.
    """
    most, least = t.options.positions_most, t.options.positions_least
    if most < 0 and least < 0:
        return
    kinds, numbers, seats = t.kind, t.n, t.seat
    for i in range(len(kinds)):
        if kinds[i] == KIND_TABLE_CLOSE:
            t.positions.declared = 0
        elif kinds[i] == KIND_POSITIONS:
            t.positions.declared = max(numbers[i], 0)
            for rule, bound in ((TABLE_WITH_TOO_MANY_POSITIONS, most), (TABLE_WITH_TOO_FEW_POSITIONS, least)):
                if bound < 0:
                    t.tally[rule + NOT_APPLICABLE] += 1
                elif numbers[i] < 0:
                    t.tally[rule + NO_NUMBER] += 1
                elif rule == TABLE_WITH_TOO_MANY_POSITIONS:
                    ask(t, rule, too_many(numbers[i], most), i, most, numbers[i], 0, -1, -1, -1)
                else:
                    ask(t, rule, too_few(numbers[i], least), i, least, numbers[i], 0, -1, -1, -1)
        elif kinds[i] == KIND_WAGER and 0 < t.positions.declared < seats[i] and too_many(seats[i], most):
            t.tally[TABLE_WITH_TOO_MANY_POSITIONS + JUDGED] += 1
            emit(t.hits, TABLE_WITH_TOO_MANY_POSITIONS, i, most, seats[i], 0, -1, -1, -1)
            t.positions.declared = seats[i]


def set_positions(asked: Options, facts: Facts) -> None:
    """Enter how many betting positions a table of the chapter may have, and how many it must."""
    number = facts.number("table_betting_positions")
    asked.positions_most = number
    if "table_betting_positions_minimum" in facts:
        asked.positions_least = facts.number("table_betting_positions_minimum")
    elif facts["table_betting_positions"].relation == "exactly":
        asked.positions_least = number
