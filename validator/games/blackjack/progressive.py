"""What the three progressive wagers have in common: the moment of their settlement, and shares of the meter.

Each has a section of rules that begins with those of every optional wager and then of ``rules.progressive``;
``first`` is its first rule.
"""

from validator.core.engine.kernel import JUDGED, emit, kernel
from validator.core.engine.rows import NONE, between
from validator.games.blackjack.main_wager import is_main_wager
from validator.games.blackjack.optional import NO_SETTLEMENT, NOT_FILED, NOT_PAID, PAID_WRONG, settlement_event
from validator.games.blackjack.rows import of_one_player
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.rows import Table, Wager
from validator.games.blackjack.verification import NEEDED, NEEDED_BY_RANK
from validator.games.numbers import missing_facts, shared_numbers
from validator.games.rounds.rows import mark_root
from validator.games.rounds.stakes import amount_differs, may_be_settled_unseen
from validator.games.table import ask, lacking, recorded
from validator.log.codes import KIND_RETURN

METER_NOT_SHARED, STAKE_BESIDE_METER, PAID_IN_TURN, AFTER_BLACKJACK_WAGERS, *_ = shared_numbers("progressive")

NO_METER, *_ = missing_facts(after=NOT_FILED)
"""Under the rule on the amount: what the meter showed is not recorded."""


@kernel
def share_differs(paid: int, due: int, per: int) -> bool:
    """Whether cents paid lie a cent or more off the share due, the fraction ``due / per``."""
    difference = paid * per - due
    return difference >= per or difference <= -per


@kernel
def judge_late_moment(t: Table, rule: int, first: int, w: Wager) -> None:
    """Judge whether a wager that waits for all cards was settled after them, and before the Blackjack Wagers."""
    r = w.round
    settled = w.first_settled
    last = r.last_card
    if r.peek > last:
        last = r.peek
    if lacking(t, rule, NO_SETTLEMENT, settled < 0 or r.deal_done < 0):
        return
    t.tally[rule + JUDGED] += 1
    if settled < last:
        emit(t.hits, rule, settled, last, settled, 0, w.at, w.root, r.at)
        mark_root(t, w, settled)
        return
    main = -1
    for v in between(t.wagers, r.wager, r.wagers_end):
        h = v.hand
        done = v.first_settled
        late = is_main_wager(v.kind) and h.at >= 0 and last < done < settled
        if late and h.flags & (flags.NATURAL | flags.SURRENDERED | flags.DEAD) == 0:
            main = done
    ask(t, first + AFTER_BLACKJACK_WAGERS, 0 <= main < settled, settled, main, settled, 0, w.at, -1, r.at)


@kernel
def paid_in_full(t: Table, w: Wager, pays: int, per: int) -> bool:
    """Whether all that goes to the player, his stake in it, was paid at once, and no stake given back besides."""
    if w.collected > 0 or w.returned > 0:
        return False
    return not amount_differs(w.paid, w.stake * (pays + per), per)


@kernel
def earlier_of_player(t: Table, w: Wager) -> Wager:
    """An earlier wager of the same type, player and share of the meter in the round; -1 none."""
    for v in between(t.wagers, w.round.wager, w):
        same = v.kind == w.kind and v.share == w.share
        if same and of_one_player(t, v, w):
            return v
    return t.wagers[NONE]


@kernel
def meter_of_round(t: Table, w: Wager) -> int:
    """What the meter showed before the first of the round's winners of it was paid; -1 not known."""
    r = w.round
    first = t.wagers[NONE]
    for v in between(t.wagers, r.wager, r.wagers_end):
        if v.kind != w.kind or v.share == 0:
            continue
        settled = v.first_settled
        if settled >= 0 and (not first or settled < first.first_settled):
            first = v
    return first.meter if first else -1


@kernel
def judge_meter_share(t: Table, first: int, w: Wager, pays: int, per: int, shared: int, by_stake: bool) -> None:
    """Judge what a player was paid who won the meter on wager ``w`` and others of his, or a part of it on ``w`` alone.

    ``pays / per`` is what the stake wins besides, -1 to 1 where the share of the meter has the stake in it.
    Several winners of ``shared`` percent share it; ``by_stake`` says: by their stakes, and not equally.
    """
    r = w.round
    whole = t.options.meter_whole
    share = w.share
    if share == shared and earlier_of_player(t, w):
        return
    meter = meter_of_round(t, w)
    if lacking(t, first + PAID_WRONG, NO_METER, meter < 0):
        return
    winners = 0
    stakes = 0
    mine = 0
    net = 0
    paid = 0
    inside = 0
    returned = 0
    before = 0
    for v in between(t.wagers, r.wager, r.wagers_end):
        if v.kind != w.kind or v.share == 0:
            continue
        won = v.paid - v.collected
        stake = v.stake
        if lacking(t, first + PAID_WRONG, NO_SETTLEMENT, stake < 0 or v.unpriced > 0):
            return
        if v.first_settled < w.first_settled:
            before += won - stake * pays // per
        if v.share != share:
            continue
        stakes += stake
        if not earlier_of_player(t, v):
            winners += 1
        if v == w or (share == shared and of_one_player(t, v, w)):
            mine += stake
            net += won
            paid += v.paid
            returned += v.returned
            if pays < 0 and v.collected == 0 and v.returned == 0:
                inside += stake
    over = whole * per
    due = share * per
    if share == shared and by_stake:
        over = over * stakes
        due = due * mine
    elif share == shared:
        over = over * winners
    besides = mine * pays * (over // per)
    event = settlement_event(t, w)
    root = w.root
    rule = first + PAID_WRONG
    if share == shared and winners > 1:
        rule = first + METER_NOT_SHARED
        t.tally[first + PAID_WRONG + JUDGED] += 1
    if paid == 0:
        rule = first + NOT_PAID
    wanted = (meter * due + besides) // over
    if lacking(t, rule, NO_SETTLEMENT, paid == 0 and may_be_settled_unseen(t, w, r, wanted)):
        return
    right = not share_differs(net, meter * due + besides, over) or (
        inside > 0 and not share_differs(net - inside, meter * due + besides, over)
    )
    if not right and pays < 0 and not share_differs(net, meter * due, over) and returned == mine:
        rule = first + STAKE_BESIDE_METER
    elif not right and before > 0 and not share_differs(net, (meter - before) * due + besides, over):
        rule = first + PAID_IN_TURN
    if rule == first + METER_NOT_SHARED and recorded(t, KIND_RETURN):
        # Of a stake that was neither given back nor collected, what was paid is all that goes to the player.
        wanted += inside
    ask(t, rule, not right, event, wanted, net, net - wanted, w.at, root, r.at)


@kernel
def meter_need(t: Table, w: Wager, least: int) -> int:
    """Whether a floorperson has to verify a share of the meter; by rank only where it falls short of the odds named.

    ``least`` is their place in the options column.
    """
    meter = meter_of_round(t, w)
    stake = w.stake
    short = meter >= 0 and stake > 0 and w.paid * t.options[least + 1] < stake * t.options[least]
    return NEEDED_BY_RANK if short else NEEDED
