"""Settlement: what each wager wins or loses by the Point Counts, against what was collected, paid and returned."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, Ints, emit, kernel
from validator.games.baccarat.balance import (
    NO_CARDS,
    NO_FILING,
    NO_SETTLEMENT,
    NO_STAKE,
    is_out_in_time,
    owed,
    settling_event,
    stays_in,
    wins,
    won_on,
)
from validator.games.baccarat.options import (
    BANKER_PAYS,
    BANKER_PER,
    PLAYER_PAYS,
    PLAYER_PER,
    TIE_LEAST,
    TIE_LEAST_PER,
    TIE_PAYS,
    TIE_PER,
)
from validator.games.baccarat.slots.settlement import (
    BANKER_WAGER_PAID_AT_WRONG_ODDS,
    LOSING_BANKER_WAGER_NOT_COLLECTED,
    LOSING_PLAYER_WAGER_NOT_COLLECTED,
    LOSING_TIE_BET_NOT_COLLECTED,
    PLAYER_WAGER_PAID_AT_WRONG_ODDS,
    TIE_PAID_OTHER_THAN_FILED,
    TIE_PAID_SHORT,
    WINNING_BANKER_WAGER_NOT_PAID,
    WINNING_PLAYER_WAGER_NOT_PAID,
    WINNING_TIE_BET_NOT_PAID,
)
from validator.games.baccarat.tables import round_, wager
from validator.games.baccarat.vigorish_amount import (
    judge_tie_vigorish,
    judge_winning_vigorish,
    kept_back,
    may_be_netted,
    most_vigorish,
)
from validator.games.baccarat.void_wagers import judge_void
from validator.games.rounds.stakes import gained, held_back, may_be_held_back, may_be_unseen, nearest, paid_out
from validator.log.codes import WHAT_BANKER, WHAT_PLAYER, WHAT_TIE
from validator.log.columns import Columns


@kernel
def paid_otherwise(paid: int, due_times_per: int, per: int) -> bool:
    """Whether the amount paid, in cents, is not the amount due, given as a fraction ``due_times_per / per``.

    Where the exact amount has a fraction of a cent, the cent below and the cent above are both accepted."""
    difference = paid * per - due_times_per
    return difference >= per or difference <= -per or (difference != 0 and due_times_per % per == 0)


@kernel
def paid_below(paid: int, least_times_per: int, per: int) -> bool:
    """Whether the amount paid, in cents, is below the least that is due, given as a fraction
    ``least_times_per / per``.
    """
    return paid * per <= least_times_per - per or (paid * per < least_times_per and least_times_per % per == 0)


@kernel
def nothing_paid(paid: int) -> bool:
    """Whether nothing, in cents, was paid on a wager that won."""
    return paid <= 0


@kernel
def judge_odds(
    tally: Ints, hits: Ints, slot: int, event: int, paid: int, due: int, per: int, w: int, root: int, r: int
) -> None:
    """Judge what was paid on a wager that won against ``due / per``."""
    tally[slot + JUDGED] += 1
    if paid_otherwise(paid, due, per):
        nearest = due // per if paid * per < due else -(-due // per)
        emit(hits, slot, event, nearest, paid, paid - nearest, w, root, r)


@kernel
def judge_tie_bet(
    options: Ints, tally: Ints, hits: Ints, event: int, paid: int, stake: int, w: int, root: int, r: int
) -> None:
    """Judge what was paid on a Tie Bet that won: by the least odds of the law, then by those filed."""
    least = stake * options[TIE_LEAST]
    per = options[TIE_LEAST_PER]
    tally[TIE_PAID_SHORT + JUDGED] += 1
    if paid_below(paid, least, per):
        due = -(-least // per)
        if options[TIE_PAYS] > 0 and stake * options[TIE_PAYS] // options[TIE_PER] > due:
            due = stake * options[TIE_PAYS] // options[TIE_PER]
        emit(hits, TIE_PAID_SHORT, event, due, paid, paid - due, w, root, r)
    elif options[TIE_PAYS] < 0:
        tally[TIE_PAID_OTHER_THAN_FILED + NO_FILING] += 1
    else:
        filed = stake * options[TIE_PAYS]
        judge_odds(tally, hits, TIE_PAID_OTHER_THAN_FILED, event, paid, filed, options[TIE_PER], w, root, r)


@kernel
def slot_of_win(kind: int) -> int:
    """The question whether a winning wager of this type was paid at all."""
    if kind == WHAT_TIE:
        return WINNING_TIE_BET_NOT_PAID
    return WINNING_BANKER_WAGER_NOT_PAID if kind == WHAT_BANKER else WINNING_PLAYER_WAGER_NOT_PAID


@kernel
def judge_win(options: Ints, rounds: Ints, wagers: Ints, tally: Ints, hits: Ints, w: int, r: int) -> None:
    """Judge a wager that won."""
    kind, root = wagers[w + wager.KIND], rounds[r + round_.ROOT]
    event = settling_event(rounds, wagers, w, r)
    won = won_on(options, wagers, w)
    has = gained(wagers, w, won) - held_back(options, rounds, wagers, w, r)
    least = won - most_vigorish(options, won) if may_be_netted(options, wagers, w) else won
    most = has if kind == WHAT_TIE and has > won else won
    unseen = may_be_unseen(options, rounds, wagers, w, r, has, nearest(least, most, has))
    if unseen or may_be_held_back(options, rounds, wagers, w, r):
        tally[question_of(kind, 1) + NO_SETTLEMENT] += 1
        return
    slot = slot_of_win(kind)
    tally[slot + JUDGED] += 1
    if nothing_paid(paid_out(wagers, w, has)):
        emit(hits, slot, event, won, has, has - won, w, root, r)
    elif kind == WHAT_TIE:
        judge_tie_bet(options, tally, hits, event, has, wagers[w + wager.STAKE], w, root, r)
    elif kind == WHAT_PLAYER:
        due = wagers[w + wager.STAKE] * options[PLAYER_PAYS]
        judge_odds(tally, hits, PLAYER_WAGER_PAID_AT_WRONG_ODDS, event, has, due, options[PLAYER_PER], w, root, r)
    else:
        kept = kept_back(options, rounds, wagers, w, r, has)
        if kept == 0 and has < least:
            judge_odds(tally, hits, BANKER_WAGER_PAID_AT_WRONG_ODDS, event, has, least, 1, w, root, r)
            return
        due = wagers[w + wager.STAKE] * options[BANKER_PAYS]
        judge_odds(
            tally, hits, BANKER_WAGER_PAID_AT_WRONG_ODDS, event, has + kept, due, options[BANKER_PER], w, root, r
        )


@kernel
def judge_loss(options: Ints, rounds: Ints, wagers: Ints, tally: Ints, hits: Ints, w: int, r: int) -> None:
    """Judge a wager that lost: all of it is collected, nothing paid or given back."""
    kind, due = wagers[w + wager.KIND], -wagers[w + wager.STAKE]
    has = gained(wagers, w, due)
    if may_be_unseen(options, rounds, wagers, w, r, has, due):
        tally[question_of(kind, -1) + NO_SETTLEMENT] += 1
        return
    event = settling_event(rounds, wagers, w, r)
    owed(tally, hits, question_of(kind, -1), event, has, due, w, rounds[r + round_.ROOT], r)


@kernel
def judge_taken_back(options: Ints, rounds: Ints, wagers: Ints, tally: Ints, hits: Ints, w: int, r: int) -> None:
    """Judge a wager that its player took back too late, which is a breach of its own, and which was settled even so.

    The dealer may leave it at that, or settle it as one that stands.
    """
    result = wins(wagers[w + wager.KIND], rounds[r + round_.WINNER])
    slot = question_of(wagers[w + wager.KIND], result)
    has = gained(wagers, w, 0)
    if has == 0 or wagers[w + wager.LAST_SETTLED] < 0:
        tally[slot + NOT_APPLICABLE] += 1
    elif result < 0:
        root = wagers[w + wager.WITHDRAWN]
        owed(tally, hits, slot, settling_event(rounds, wagers, w, r), has, -wagers[w + wager.STAKE], w, root, r)
    elif result > 0:
        judge_win(options, rounds, wagers, tally, hits, w, r)
    else:
        judge_void(options, rounds, wagers, tally, hits, w, r)


@kernel
def question_of(kind: int, result: int) -> int:
    """The question under which a wager that cannot be judged is counted."""
    if kind == WHAT_TIE:
        return LOSING_TIE_BET_NOT_COLLECTED if result < 0 else TIE_PAID_SHORT
    if kind == WHAT_BANKER:
        return LOSING_BANKER_WAGER_NOT_COLLECTED if result < 0 else BANKER_WAGER_PAID_AT_WRONG_ODDS
    return LOSING_PLAYER_WAGER_NOT_COLLECTED if result < 0 else PLAYER_WAGER_PAID_AT_WRONG_ODDS


@kernel
def judge_wager(options: Ints, rounds: Ints, wagers: Ints, tally: Ints, hits: Ints, w: int, r: int) -> None:
    """Judge a wager of a round that was played out, in which hands and amounts are known."""
    result = wins(wagers[w + wager.KIND], rounds[r + round_.WINNER])
    if not stays_in(rounds, wagers, w, r):
        judge_taken_back(options, rounds, wagers, tally, hits, w, r)
    elif result > 0:
        judge_win(options, rounds, wagers, tally, hits, w, r)
    elif result < 0:
        judge_loss(options, rounds, wagers, tally, hits, w, r)
    else:
        judge_void(options, rounds, wagers, tally, hits, w, r)


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
    """Judge what every wager came to, and the vigorish on it, from the tables of whole rounds."""
    for w in range(wager.WIDTH, wagers[0], wager.WIDTH):
        kind = wagers[w + wager.KIND]
        if kind != WHAT_PLAYER and kind != WHAT_BANKER and kind != WHAT_TIE:
            continue
        r = wagers[w + wager.ROUND]
        void = rounds[r + round_.VOID] >= 0 or rounds[r + round_.EMPTY] >= 0
        if void or is_out_in_time(rounds, wagers, w, r):
            continue
        winner = rounds[r + round_.WINNER]
        if rounds[r + round_.UNCLEAR] == 1:
            tally[question_of(kind, wins(kind, winner)) + NOT_APPLICABLE] += 1
        elif winner < 0 or rounds[r + round_.DEAL_DONE] < 0:
            tally[question_of(kind, 1) + NO_CARDS] += 1
        elif wagers[w + wager.STAKE] < 0:
            tally[question_of(kind, wins(kind, winner)) + NO_STAKE] += 1
        else:
            if wagers[w + wager.UNPRICED] > 0:
                tally[question_of(kind, wins(kind, winner)) + NO_SETTLEMENT] += 1
            else:
                judge_wager(options, rounds, wagers, tally, hits, w, r)
            judge_winning_vigorish(options, rounds, wagers, tally, hits, w, r, wins(kind, winner))
            judge_tie_vigorish(options, rounds, wagers, tally, hits, w, r, wins(kind, winner))
