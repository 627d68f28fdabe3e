"""What the three progressive wagers have in common: the moment of their settlement, and shares of the meter.

Each has a section of questions that begins with those of every optional wager and then of ``slots.progressive``;
``first`` is its first slot.
"""

from validator.core.kernel import JUDGED, Ints, emit, kernel
from validator.games.blackjack.optional import NO_SETTLEMENT, NOT_FILED, settlement_event
from validator.games.blackjack.options import METER_WHOLE
from validator.games.blackjack.settlement import amount_differs, is_main_wager
from validator.games.blackjack.slots.optional import NOT_PAID, PAID_WRONG
from validator.games.blackjack.slots.progressive import (
    AFTER_BLACKJACK_WAGERS,
    METER_NOT_SHARED,
    PAID_IN_TURN,
    STAKE_BESIDE_METER,
)
from validator.games.blackjack.tables import flags, hand, round_
from validator.games.blackjack.verification import NEEDED, NEEDED_BY_RANK
from validator.games.numbers import missing_facts
from validator.games.rounds import wager

NO_METER, *_ = missing_facts(after=NOT_FILED)
"""Under the question on the amount: what the meter showed is not recorded."""


@kernel
def settled_before_last_card(settled: int, last: int) -> bool:
    """Whether a wager was settled (event) before all cards were dealt (event) to the players and the dealer."""
    return settled < last


@kernel
def settled_after_main(settled: int, main: int) -> bool:
    """Whether an optional wager was settled (event) after a Blackjack Wager (event, -1: none before it)."""
    return 0 <= main < settled


@kernel
def share_differs(paid: int, due: int, per: int) -> bool:
    """Whether cents paid lie a cent or more off the share due, the fraction ``due / per``."""
    difference = paid * per - due
    return difference >= per or difference <= -per


@kernel
def judge_late_moment(
    rounds: Ints, hands: Ints, wagers: Ints, tally: Ints, hits: Ints, slot: int, first: int, w: int
) -> None:
    """Judge whether a wager that waits for all cards was settled after them, and before the Blackjack Wagers."""
    r = wagers[w + wager.ROUND]
    settled = wagers[w + wager.FIRST_SETTLED]
    last = rounds[r + round_.LAST_CARD]
    if rounds[r + round_.PEEK] > last:
        last = rounds[r + round_.PEEK]
    if settled < 0 or rounds[r + round_.DEAL_DONE] < 0:
        tally[slot + NO_SETTLEMENT] += 1
        return
    tally[slot + JUDGED] += 1
    if settled_before_last_card(settled, last):
        emit(hits, slot, settled, last, settled, 0, w, wagers[w + wager.ROOT], r)
        if wagers[w + wager.ROOT] < 0:
            wagers[w + wager.ROOT] = settled
        return
    main = -1
    for v in range(rounds[r + round_.WAGER], rounds[r + round_.WAGERS_END], wager.WIDTH):
        h = wagers[v + wager.HAND]
        done = wagers[v + wager.FIRST_SETTLED]
        late = is_main_wager(wagers[v + wager.KIND]) and h >= 0 and last < done < settled
        if late and hands[h + hand.FLAGS] & (flags.NATURAL | flags.SURRENDERED) == 0:
            main = done
    tally[first + AFTER_BLACKJACK_WAGERS + JUDGED] += 1
    if settled_after_main(settled, main):
        emit(hits, first + AFTER_BLACKJACK_WAGERS, settled, main, settled, 0, w, -1, r)


@kernel
def paid_in_full(wagers: Ints, w: int, pays: int, per: int) -> bool:
    """Whether all that goes to the player, his stake in it, was paid at once, and no stake given back besides."""
    if wagers[w + wager.COLLECTED] > 0 or wagers[w + wager.RETURNED] > 0:
        return False
    return not amount_differs(wagers[w + wager.PAID], wagers[w + wager.STAKE] * (pays + per), per)


@kernel
def same_player(wagers: Ints, w: int, v: int) -> bool:
    """Whether two wagers are one player's; without his id, whether they lie at one position."""
    if wagers[w + wager.PLAYER] >= 0 and wagers[v + wager.PLAYER] >= 0:
        return wagers[w + wager.PLAYER] == wagers[v + wager.PLAYER]
    return wagers[w + wager.SEAT] == wagers[v + wager.SEAT]


@kernel
def earlier_of_player(rounds: Ints, wagers: Ints, w: int) -> int:
    """An earlier wager of the same type, player and share of the meter in the round; -1 none."""
    for v in range(rounds[wagers[w + wager.ROUND] + round_.WAGER], w, wager.WIDTH):
        same = wagers[v + wager.KIND] == wagers[w + wager.KIND] and wagers[v + wager.SHARE] == wagers[w + wager.SHARE]
        if same and same_player(wagers, v, w):
            return v
    return -1


@kernel
def meter_of_round(rounds: Ints, wagers: Ints, w: int) -> int:
    """What the meter showed before the first of the round's winners of it was paid; -1 not known."""
    r = wagers[w + wager.ROUND]
    first = -1
    for v in range(rounds[r + round_.WAGER], rounds[r + round_.WAGERS_END], wager.WIDTH):
        if wagers[v + wager.KIND] != wagers[w + wager.KIND] or wagers[v + wager.SHARE] == 0:
            continue
        settled = wagers[v + wager.FIRST_SETTLED]
        if settled >= 0 and (first < 0 or settled < wagers[first + wager.FIRST_SETTLED]):
            first = v
    return wagers[first + wager.METER] if first >= 0 else -1


@kernel
def judge_meter_share(
    options: Ints,
    rounds: Ints,
    wagers: Ints,
    tally: Ints,
    hits: Ints,
    first: int,
    w: int,
    pays: int,
    per: int,
    by_stake: bool,
) -> None:
    """Judge what a player was paid who won the meter on wager ``w`` and others of his, or a part of it on ``w`` alone.

    ``pays / per`` is what the stake wins besides, -1 to 1 where the share of the meter has the stake in it.
    ``by_stake`` says that several winners of the whole share it by their stakes, and not equally.
    """
    r = wagers[w + wager.ROUND]
    whole = options[METER_WHOLE]
    share = wagers[w + wager.SHARE]
    if share == whole and earlier_of_player(rounds, wagers, w) >= 0:
        return
    meter = meter_of_round(rounds, wagers, w)
    if meter < 0:
        tally[first + PAID_WRONG + NO_METER] += 1
        return
    winners = 0
    stakes = 0
    mine = 0
    net = 0
    paid = 0
    inside = 0
    returned = 0
    before = 0
    for v in range(rounds[r + round_.WAGER], rounds[r + round_.WAGERS_END], wager.WIDTH):
        if wagers[v + wager.KIND] != wagers[w + wager.KIND] or wagers[v + wager.SHARE] == 0:
            continue
        won = wagers[v + wager.PAID] - wagers[v + wager.COLLECTED]
        stake = wagers[v + wager.STAKE]
        if stake < 0 or wagers[v + wager.UNPRICED] > 0:
            tally[first + PAID_WRONG + NO_SETTLEMENT] += 1
            return
        if wagers[v + wager.FIRST_SETTLED] < wagers[w + wager.FIRST_SETTLED]:
            before += won - stake * pays // per
        if wagers[v + wager.SHARE] != share:
            continue
        stakes += stake
        if earlier_of_player(rounds, wagers, v) < 0:
            winners += 1
        if v == w or (share == whole and same_player(wagers, v, w)):
            mine += stake
            net += won
            paid += wagers[v + wager.PAID]
            returned += wagers[v + wager.RETURNED]
            if pays < 0 and wagers[v + wager.COLLECTED] == 0 and wagers[v + wager.RETURNED] == 0:
                inside += stake
    over = whole * per
    due = share * per
    if share == whole and by_stake:
        over = over * stakes
        due = due * mine
    elif share == whole:
        over = over * winners
    besides = mine * pays * (over // per)
    event = settlement_event(rounds, wagers, w)
    root = wagers[w + wager.ROOT]
    slot = first + PAID_WRONG
    if share == whole and winners > 1:
        slot = first + METER_NOT_SHARED
        tally[first + PAID_WRONG + JUDGED] += 1
    if paid == 0:
        slot = first + NOT_PAID
    wanted = (meter * due + besides) // over
    right = not share_differs(net, meter * due + besides, over) or (
        inside > 0 and not share_differs(net - inside, meter * due + besides, over)
    )
    if not right and pays < 0 and not share_differs(net, meter * due, over) and returned == mine:
        slot = first + STAKE_BESIDE_METER
    elif not right and before > 0 and not share_differs(net, (meter - before) * due + besides, over):
        slot = first + PAID_IN_TURN
    tally[slot + JUDGED] += 1
    if not right:
        emit(hits, slot, event, wanted, net, net - wanted, w, root, r)


@kernel
def meter_need(options: Ints, rounds: Ints, wagers: Ints, w: int, least: int, least_per: int) -> int:
    """Whether a floorperson has to verify a share of the meter; by rank only where it falls short of the odds named."""
    meter = meter_of_round(rounds, wagers, w)
    stake = wagers[w + wager.STAKE]
    short = meter >= 0 and stake > 0 and wagers[w + wager.PAID] * least_per < stake * least
    return NEEDED_BY_RANK if short else NEEDED
