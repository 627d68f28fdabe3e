"""Settlement: what each wager wins or loses by the Point Counts, against what was collected, paid and returned."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import rows_of
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
from validator.games.baccarat.tables.rows import Round, Table, Wager
from validator.games.baccarat.vigorish_amount import (
    judge_tie_vigorish,
    judge_winning_vigorish,
    kept_back,
    may_be_netted,
    most_vigorish,
)
from validator.games.baccarat.void_wagers import judge_void
from validator.games.numbers import Rules
from validator.games.rounds.stakes import (
    amount_differs,
    gained,
    held_back,
    may_be_held_back,
    may_be_unseen,
    nearest_amount,
    paid_out,
)
from validator.games.table import lacking
from validator.log.codes import WHAT_BANKER, WHAT_PLAYER, WHAT_TIE

rule = Rules("baccarat.settlement")
WINNING_PLAYER_WAGER_NOT_PAID = rule(
    "winning-player-wager-not-paid",
    "Winning wager on the Player's Hand not paid",
    "{seat}: nothing was paid on the {wager} of {stake}, which won: Player {hand}, Banker {dealer}",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
    },
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
WINNING_BANKER_WAGER_NOT_PAID = rule(
    "winning-banker-wager-not-paid",
    "Winning wager on the Banker's Hand not paid",
    "{seat}: nothing was paid on the {wager} of {stake}, which won: Player {hand}, Banker {dealer}",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
    },
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
WINNING_TIE_BET_NOT_PAID = rule(
    "winning-tie-bet-not-paid",
    "Winning Tie Bet not paid",
    "{seat}: nothing was paid on the {wager} of {stake}, which won: Player {hand}, Banker {dealer}",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
    },
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
LOSING_PLAYER_WAGER_NOT_COLLECTED = rule(
    "losing-player-wager-not-collected",
    "Losing wager on the Player's Hand not collected",
    ("{seat}: the {wager} of {stake}, which lost, was {settled}; {due} is due: Player {hand}, Banker {dealer}"),
    needs={
        "what was collected and paid": NO_SETTLEMENT,
        "the cards of both hands": NO_CARDS,
        "the amount of the wager": NO_STAKE,
    },
    expected="{due}",
    observed="{settled}",
    unit="cents",
    pays_wrong=True,
)
LOSING_BANKER_WAGER_NOT_COLLECTED = rule(
    "losing-banker-wager-not-collected",
    "Losing wager on the Banker's Hand not collected",
    ("{seat}: the {wager} of {stake}, which lost, was {settled}; {due} is due: Player {hand}, Banker {dealer}"),
    needs={
        "what was collected and paid": NO_SETTLEMENT,
        "the cards of both hands": NO_CARDS,
        "the amount of the wager": NO_STAKE,
    },
    expected="{due}",
    observed="{settled}",
    unit="cents",
    pays_wrong=True,
)
LOSING_TIE_BET_NOT_COLLECTED = rule(
    "losing-tie-bet-not-collected",
    "Losing Tie Bet not collected",
    ("{seat}: the {wager} of {stake}, which lost, was {settled}; {due} is due: Player {hand}, Banker {dealer}"),
    needs={
        "what was collected and paid": NO_SETTLEMENT,
        "the cards of both hands": NO_CARDS,
        "the amount of the wager": NO_STAKE,
    },
    expected="{due}",
    observed="{settled}",
    unit="cents",
    pays_wrong=True,
)
PLAYER_WAGER_PAID_AT_WRONG_ODDS = rule(
    "player-wager-paid-at-wrong-odds",
    "Winning wager on the Player's Hand paid at other odds",
    "{seat}: the {wager} of {stake}, which won, was {settled}; {due} is due by its odds",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
        "the cards of both hands": NO_CARDS,
        "the amount of the wager": NO_STAKE,
    },
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
BANKER_WAGER_PAID_AT_WRONG_ODDS = rule(
    "banker-wager-paid-at-wrong-odds",
    "Winning wager on the Banker's Hand paid at other odds",
    (
        "{seat}: the {wager} of {stake}, which won, was {settled}; {due} is due by its odds, the "
        "vigorish deducted where none was taken apart"
    ),
    needs={
        "what was collected and paid": NO_SETTLEMENT,
        "the cards of both hands": NO_CARDS,
        "the amount of the wager": NO_STAKE,
    },
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
TIE_PAID_SHORT = rule(
    "tie-paid-short",
    "Winning Tie Bet paid below the least odds",
    "{seat}: the {wager} of {stake}, which won, was {settled}; {due} is due by its odds",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
        "the cards of both hands": NO_CARDS,
        "the amount of the wager": NO_STAKE,
    },
    expected="at least {expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
TIE_PAID_OTHER_THAN_FILED = rule(
    "tie-paid-other-than-filed",
    "Winning Tie Bet paid at other odds than those filed",
    "{seat}: the {wager} of {stake}, which won, was {settled}; {due} is due by its odds",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
        "the cards of both hands": NO_CARDS,
        "the amount of the wager": NO_STAKE,
        "the odds of the Tie Bet that are filed": NO_FILING,
    },
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)


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
def judge_odds(t: Table, rule: int, event: int, paid: int, due: int, per: int, w: Wager, root: int, r: Round) -> None:
    """Judge what was paid on a wager that won against ``due / per``."""
    t.tally[rule + JUDGED] += 1
    if amount_differs(paid, due, per):
        nearest = due // per if paid * per < due else -(-due // per)
        emit(t.hits, rule, event, nearest, paid, paid - nearest, w.at, root, r.at)


@kernel
def due_on_tie_bet(t: Table, stake: int) -> int:
    """What a Tie Bet that won is due, in cents: at the least odds of the law, or at those filed where they are more."""
    least = stake * t.options.tie_least
    due = -(-least // t.options.tie_least_per)
    if t.options.tie_pays > 0 and stake * t.options.tie_pays // t.options.tie_per > due:
        due = stake * t.options.tie_pays // t.options.tie_per
    return due


@kernel
def judge_tie_bet(t: Table, event: int, paid: int, stake: int, w: Wager, root: int, r: Round) -> None:
    """Judge what was paid on a Tie Bet that won: by the least odds of the law, then by those filed."""
    least = stake * t.options.tie_least
    per = t.options.tie_least_per
    t.tally[TIE_PAID_SHORT + JUDGED] += 1
    if paid_below(paid, least, per):
        due = due_on_tie_bet(t, stake)
        emit(t.hits, TIE_PAID_SHORT, event, due, paid, paid - due, w.at, root, r.at)
    elif t.options.tie_pays < 0:
        t.tally[TIE_PAID_OTHER_THAN_FILED + NO_FILING] += 1
    else:
        filed = stake * t.options.tie_pays
        judge_odds(t, TIE_PAID_OTHER_THAN_FILED, event, paid, filed, t.options.tie_per, w, root, r)


@kernel
def rule_of_win(kind: int) -> int:
    """The rule on whether a winning wager of this type was paid at all."""
    if kind == WHAT_TIE:
        return WINNING_TIE_BET_NOT_PAID
    return WINNING_BANKER_WAGER_NOT_PAID if kind == WHAT_BANKER else WINNING_PLAYER_WAGER_NOT_PAID


@kernel
def judge_win(t: Table, w: Wager, r: Round) -> None:
    """Judge a wager that won."""
    kind, root = w.kind, r.root
    event = settling_event(t, w, r)
    won = won_on(t, w)
    has = gained(t, w, won) - held_back(t, w, r)
    least = won - most_vigorish(t, won) if may_be_netted(t, w) else won
    most = has if kind == WHAT_TIE and has > won else won
    unseen = may_be_unseen(t, w, r, has, nearest_amount(least, most, has))
    rule = rule_of_win(kind)
    nothing = nothing_paid(paid_out(t, w, has))
    if lacking(t, rule_of(kind, 1), NO_SETTLEMENT, unseen or may_be_held_back(t, w, r)):
        t.tally[rule + NO_SETTLEMENT] += 1 if nothing else 0
        return
    t.tally[rule + JUDGED] += 1
    if nothing:
        due = due_on_tie_bet(t, w.stake) if kind == WHAT_TIE else won
        emit(t.hits, rule, event, due, has, has - due, w.at, root, r.at)
    elif kind == WHAT_TIE:
        judge_tie_bet(t, event, has, w.stake, w, root, r)
    elif kind == WHAT_PLAYER:
        due = w.stake * t.options.player_pays
        judge_odds(t, PLAYER_WAGER_PAID_AT_WRONG_ODDS, event, has, due, t.options.player_per, w, root, r)
    else:
        kept = kept_back(t, w, r, has)
        if kept == 0 and has < least:
            judge_odds(t, BANKER_WAGER_PAID_AT_WRONG_ODDS, event, has, least, 1, w, root, r)
            return
        due = w.stake * t.options.banker_pays
        judge_odds(t, BANKER_WAGER_PAID_AT_WRONG_ODDS, event, has + kept, due, t.options.banker_per, w, root, r)


@kernel
def judge_loss(t: Table, w: Wager, r: Round) -> None:
    """Judge a wager that lost: all of it is collected, nothing paid or given back."""
    kind, due = w.kind, -w.stake
    has = gained(t, w, due)
    if lacking(t, rule_of(kind, -1), NO_SETTLEMENT, may_be_unseen(t, w, r, has, due)):
        return
    event = settling_event(t, w, r)
    owed(t, rule_of(kind, -1), event, has, due, w, r.root, r)


@kernel
def judge_taken_back(t: Table, w: Wager, r: Round) -> None:
    """Judge a wager that its player took back too late, which is a breach of its own, and which was settled even so.

    The dealer may leave it at that, or settle it as one that stands.
    """
    result = wins(w.kind, r.winner)
    rule = rule_of(w.kind, result)
    has = gained(t, w, 0)
    if has == 0 or w.last_settled < 0:
        t.tally[rule + NOT_APPLICABLE] += 1
    elif result < 0:
        root = w.withdrawn
        owed(t, rule, settling_event(t, w, r), has, -w.stake, w, root, r)
    elif result > 0:
        judge_win(t, w, r)
    else:
        judge_void(t, w, r)


@kernel
def rule_of(kind: int, result: int) -> int:
    """The rule under which a wager that cannot be judged is counted."""
    if kind == WHAT_TIE:
        return LOSING_TIE_BET_NOT_COLLECTED if result < 0 else TIE_PAID_SHORT
    if kind == WHAT_BANKER:
        return LOSING_BANKER_WAGER_NOT_COLLECTED if result < 0 else BANKER_WAGER_PAID_AT_WRONG_ODDS
    return LOSING_PLAYER_WAGER_NOT_COLLECTED if result < 0 else PLAYER_WAGER_PAID_AT_WRONG_ODDS


@kernel
def judge_wager(t: Table, w: Wager, r: Round) -> None:
    """Judge a wager of a round that was played out, in which hands and amounts are known."""
    result = wins(w.kind, r.winner)
    if not stays_in(t, w, r):
        judge_taken_back(t, w, r)
    elif result > 0:
        judge_win(t, w, r)
    elif result < 0:
        judge_loss(t, w, r)
    else:
        judge_void(t, w, r)


@kernel
def settlement_pass(t: Table) -> None:
    """Judge what every wager came to, and the vigorish on it, from the tables of whole rounds."""
    for w in rows_of(t.wagers):
        kind = w.kind
        if kind != WHAT_PLAYER and kind != WHAT_BANKER and kind != WHAT_TIE:
            continue
        r = w.round
        void = r.void >= 0 or r.empty >= 0
        if void or is_out_in_time(t, w, r):
            continue
        winner = r.winner
        if r.unclear == 1:
            t.tally[rule_of(kind, wins(kind, winner)) + NOT_APPLICABLE] += 1
        elif winner < 0 or r.deal_done < 0:
            t.tally[rule_of(kind, 1) + NO_CARDS] += 1
        elif w.stake < 0:
            t.tally[rule_of(kind, wins(kind, winner)) + NO_STAKE] += 1
        else:
            if w.unpriced > 0:
                t.tally[rule_of(kind, wins(kind, winner)) + NO_SETTLEMENT] += 1
            else:
                judge_wager(t, w, r)
            judge_winning_vigorish(t, w, r, wins(kind, winner))
            judge_tie_vigorish(t, w, r, wins(kind, winner))
