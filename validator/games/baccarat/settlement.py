"""Settlement: what each wager wins or loses by the Point Counts, against what was collected, paid and returned."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, Ints, emit, kernel
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
    BANKER_LOSS_NOT_COLLECTED,
    BANKER_PAID_WRONG,
    BANKER_VOID_NOT_RETURNED,
    BANKER_WIN_NOT_PAID,
    PLAYER_LOSS_NOT_COLLECTED,
    PLAYER_PAID_WRONG,
    PLAYER_VOID_NOT_RETURNED,
    PLAYER_WIN_NOT_PAID,
    TIE_LOSS_NOT_COLLECTED,
    TIE_PAID_OTHER_THAN_FILED,
    TIE_PAID_SHORT,
    TIE_WIN_NOT_PAID,
)
from validator.games.baccarat.tables import outcome, round_, wager
from validator.games.baccarat.vigorish_amount import judge_tie_vigorish, judge_winning_vigorish, kept_back
from validator.games.numbers import missing_facts
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.log.codes import KIND_COLLECT, KIND_PAY, WHAT_BANKER, WHAT_PLAYER, WHAT_TIE
from validator.log.columns import Columns

NO_SETTLEMENT, NO_CARDS, NO_STAKE, NO_FILING, *_ = missing_facts()


@kernel
def paid_otherwise(paid: int, due_times_per: int, per: int) -> bool:
    """Whether the amount paid, in cents, is not the amount due, given as a fraction ``due_times_per / per``.

    Where the exact amount has a fraction of a cent, the cent below and the cent above are both accepted.

    Fails:
        >>> paid_otherwise(9500, 10000, 1)
        True
    Clean:
        >>> paid_otherwise(10000, 10000, 1)
        False
        >>> paid_otherwise(4258, 501 * 17, 2)
        False
    """
    difference = paid * per - due_times_per
    return difference >= per or difference <= -per or (difference != 0 and due_times_per % per == 0)


@kernel
def paid_below(paid: int, least_times_per: int, per: int) -> bool:
    """Whether the amount paid, in cents, is below the least that is due, given as a fraction ``least_times_per / per``.

    Fails:
        >>> paid_below(19999, 20000, 1)
        True
    Clean:
        >>> paid_below(20000, 20000, 1)
        False
        >>> paid_below(22500, 20000, 1)
        False
    """
    return paid * per <= least_times_per - per or (paid * per < least_times_per and least_times_per % per == 0)


@kernel
def nothing_paid(paid: int) -> bool:
    """Whether nothing, in cents, was paid on a wager that won.

    Fails:
        >>> nothing_paid(0)
        True
    Clean:
        >>> nothing_paid(2000)
        False
    """
    return paid <= 0


@kernel
def settled_otherwise(net: int, due: int) -> bool:
    """Whether a wager that lost or is void left the player with another amount, in cents, than the law gives him.

    Fails:
        >>> settled_otherwise(0, -2000)
        True
    Clean:
        >>> settled_otherwise(-2000, -2000)
        False
        >>> settled_otherwise(0, 0)
        False
    """
    return net != due


@kernel
def wins(kind: int, winner: int) -> int:
    """What becomes of a wager of this type: 1 it wins, -1 it loses, 0 it is void."""
    if kind == WHAT_TIE:
        return 1 if winner == outcome.TIE else -1
    if winner == outcome.TIE:
        return 0
    if kind == WHAT_BANKER:
        return 1 if winner == outcome.BANKER else -1
    return 1 if winner == outcome.PLAYER else -1


@kernel
def settling_event(rounds: Ints, wagers: Ints, w: int, r: int) -> int:
    """The event that a wrong amount points to: the last payment, else what was done last with the wager."""
    if wagers[w + wager.PAY] >= 0:
        return wagers[w + wager.PAY]
    if wagers[w + wager.LAST_SETTLED] >= 0:
        return wagers[w + wager.LAST_SETTLED]
    return rounds[r + round_.LAST]


@kernel
def owed(tally: Ints, hits: Ints, slot: int, event: int, net: int, due: int, w: int, root: int, r: int) -> None:
    """Judge an amount that is due exactly: ``net`` cents to the player."""
    tally[slot + JUDGED] += 1
    if settled_otherwise(net, due):
        emit(hits, slot, event, due, net, net - due, w, root, r)


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
def judge_win(options: Ints, rounds: Ints, wagers: Ints, tally: Ints, hits: Ints, w: int, r: int) -> None:
    """Judge a wager that won."""
    kind = wagers[w + wager.KIND]
    stake = wagers[w + wager.STAKE]
    root = rounds[r + round_.ROOT]
    event = settling_event(rounds, wagers, w, r)
    net = wagers[w + wager.PAID] - wagers[w + wager.COLLECTED]
    slot = TIE_WIN_NOT_PAID if kind == WHAT_TIE else BANKER_WIN_NOT_PAID if kind == WHAT_BANKER else PLAYER_WIN_NOT_PAID
    tally[slot + JUDGED] += 1
    if nothing_paid(wagers[w + wager.PAID]):
        due = stake * options[PLAYER_PAYS] // options[PLAYER_PER]
        if kind == WHAT_TIE:
            due = stake * options[TIE_LEAST] // options[TIE_LEAST_PER]
        elif kind == WHAT_BANKER:
            due = stake * options[BANKER_PAYS] // options[BANKER_PER]
        emit(hits, slot, event, due, net, net - due, w, root, r)
        return
    if kind == WHAT_TIE:
        judge_tie_bet(options, tally, hits, event, net, stake, w, root, r)
    elif kind == WHAT_PLAYER:
        judge_odds(
            tally, hits, PLAYER_PAID_WRONG, event, net, stake * options[PLAYER_PAYS], options[PLAYER_PER], w, root, r
        )
    else:
        net += kept_back(options, wagers, w, net)
        judge_odds(
            tally, hits, BANKER_PAID_WRONG, event, net, stake * options[BANKER_PAYS], options[BANKER_PER], w, root, r
        )


@kernel
def judge_void(rounds: Ints, wagers: Ints, tally: Ints, hits: Ints, w: int, r: int) -> None:
    """Judge a wager on one of the hands where the hands are equal: nothing won, nothing lost but vigorish on ties."""
    banker = wagers[w + wager.KIND] == WHAT_BANKER
    slot = BANKER_VOID_NOT_RETURNED if banker else PLAYER_VOID_NOT_RETURNED
    net = wagers[w + wager.PAID] - wagers[w + wager.COLLECTED]
    vigorish = wagers[w + wager.TAKEN_VIGORISH]
    returned = wagers[w + wager.RETURNED]
    stake = wagers[w + wager.STAKE]
    if net == 0 and wagers[w + wager.RETURN] >= 0 and returned + vigorish < stake:
        net = returned + vigorish - stake
    owed(tally, hits, slot, settling_event(rounds, wagers, w, r), net, 0, w, rounds[r + round_.ROOT], r)


@kernel
def judge_loss(rounds: Ints, wagers: Ints, tally: Ints, hits: Ints, w: int, r: int) -> None:
    """Judge a wager that lost: all of it is collected, nothing paid."""
    kind = wagers[w + wager.KIND]
    slot = PLAYER_LOSS_NOT_COLLECTED
    if kind == WHAT_TIE:
        slot = TIE_LOSS_NOT_COLLECTED
    elif kind == WHAT_BANKER:
        slot = BANKER_LOSS_NOT_COLLECTED
    net = wagers[w + wager.PAID] - wagers[w + wager.COLLECTED]
    event = settling_event(rounds, wagers, w, r)
    owed(tally, hits, slot, event, net, -wagers[w + wager.STAKE], w, rounds[r + round_.ROOT], r)


@kernel
def question_of(kind: int, result: int) -> int:
    """The question under which a wager that cannot be judged is counted."""
    if kind == WHAT_TIE:
        return TIE_LOSS_NOT_COLLECTED if result < 0 else TIE_PAID_SHORT
    if kind == WHAT_BANKER:
        return BANKER_LOSS_NOT_COLLECTED if result < 0 else BANKER_PAID_WRONG
    return PLAYER_LOSS_NOT_COLLECTED if result < 0 else PLAYER_PAID_WRONG


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
    """Judge what was paid, collected and taken as vigorish on every wager, from the tables of whole rounds."""
    settles = options[RECORDED + KIND_PAY] == ALWAYS and options[RECORDED + KIND_COLLECT] == ALWAYS
    for w in range(wager.WIDTH, wagers[0], wager.WIDTH):
        kind = wagers[w + wager.KIND]
        if kind != WHAT_PLAYER and kind != WHAT_BANKER and kind != WHAT_TIE:
            continue
        r = wagers[w + wager.ROUND]
        void = rounds[r + round_.VOID] >= 0 or rounds[r + round_.EMPTY] >= 0
        if void or wagers[w + wager.WITHDRAWN] >= 0 or rounds[r + round_.DEAL_DONE] < 0:
            continue
        winner = rounds[r + round_.WINNER]
        result = wins(kind, winner)
        if rounds[r + round_.UNCLEAR] == 1:
            tally[question_of(kind, result) + NOT_APPLICABLE] += 1
        elif winner < 0:
            tally[question_of(kind, 1) + NO_CARDS] += 1
        elif wagers[w + wager.STAKE] < 0:
            tally[question_of(kind, result) + NO_STAKE] += 1
        elif wagers[w + wager.UNPRICED] > 0 or (
            wagers[w + wager.LAST_SETTLED] < 0 and not (settles and rounds[r + round_.GAPS] == 0)
        ):
            tally[question_of(kind, result) + NO_SETTLEMENT] += 1
        elif result > 0:
            judge_win(options, rounds, wagers, tally, hits, w, r)
        elif result < 0:
            judge_loss(rounds, wagers, tally, hits, w, r)
        else:
            judge_void(rounds, wagers, tally, hits, w, r)
        if winner >= 0 and rounds[r + round_.UNCLEAR] == 0 and wagers[w + wager.STAKE] >= 0:
            judge_winning_vigorish(options, rounds, wagers, tally, hits, w, r, result)
            judge_tie_vigorish(options, rounds, wagers, tally, hits, w, r, result)
