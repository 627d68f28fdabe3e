"""Wagers that a Free Bet lammer stands for, where no paragraph knows one."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.games.blackjack.free_bet import spoil
from validator.games.blackjack.tables.rows import Round, Table, Wager
from validator.games.numbers import Rules
from validator.log.codes import BY_LAMMER, WHAT_DOUBLE_DOWN, WHAT_FREE_BET, WHAT_SPLIT

rule = Rules("blackjack.made_by_lammer")
WAGER_MADE_BY_LAMMER = rule("wager-made-by-lammer")


@kernel
def judge_lammer_wager(t: Table, i: int, what: int, r: Round, w: Wager) -> None:
    """Judge a wager placed by a lammer at event ``i``: Free Bet Blackjack alone knows it, to double down and to split.

    What it cost is what was paid on it, less what was collected.
    """
    if t.options.free_bets == 1 and (what == WHAT_FREE_BET or what == WHAT_DOUBLE_DOWN or what == WHAT_SPLIT):
        t.tally[WAGER_MADE_BY_LAMMER + NOT_APPLICABLE] += 1
        return
    t.tally[WAGER_MADE_BY_LAMMER + JUDGED] += 1
    if BY_LAMMER == BY_LAMMER:
        emit(t.hits, WAGER_MADE_BY_LAMMER, i, 0, 1, spoil(t, w, i), w.at, -1, r.at)
