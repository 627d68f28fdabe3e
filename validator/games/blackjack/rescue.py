"""The rescue: a Double Down Wager taken back after its card, at the price of the original wager."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.games.blackjack.options import RESCUE_TO
from validator.games.blackjack.rows import root_at, spoil_hand
from validator.games.blackjack.settlement import settling_event
from validator.games.blackjack.splitting import original_wager, stake_on
from validator.games.blackjack.tables import flags, hand, note, round_
from validator.games.numbers import missing_facts, numbers_of
from validator.games.rounds import wager
from validator.games.rounds.stakes import is_settled
from validator.games.table import Table, lacking, recorded
from validator.log.codes import (
    KIND_CHOICE,
    KIND_COLLECT,
    KIND_DEAL,
    KIND_EXPOSE,
    KIND_PAY,
    KIND_RETURN,
    KIND_WAGER_WITHDRAWN,
    WHAT_DOUBLE_DOWN,
    WHAT_RESCUE,
)

(
    RESCUE_OVER_LIMIT,
    RESCUE_WITHOUT_ADDITIONAL_CARD,
    RESCUED_ORIGINAL_NOT_FORFEITED,
    RESCUED_DOUBLE_NOT_TAKEN_BACK,
    RESCUE_LATE,
    *_,
) = numbers_of("blackjack.rescue")

NO_CARDS, *_ = missing_facts()
NO_SETTLEMENT, NO_STAKE, *_ = missing_facts()


@kernel
def rescued_over_limit(total: int, limit: int) -> bool:
    """Whether a hand is rescued whose additional card carried it over the highest total."""
    return total > limit


@kernel
def double_not_taken_back(net: int) -> bool:
    """Whether a rescued Double Down Wager was collected in whole or in part, or paid (cents won)."""
    return net != 0


@kernel
def rescued_late(acts: int) -> bool:
    """Whether others decided or were dealt cards, or the hole card was turned, between the additional card
    and rescue.
    """
    return acts > 0


@kernel
def acts_since(t: Table, h: int, start: int, stop: int) -> int:
    """Cards to other hands, decisions on them and turned cards of them between two events."""
    found = 0
    for j in range(start + 1, stop):
        if t.kind[j] == KIND_DEAL or t.kind[j] == KIND_CHOICE or t.kind[j] == KIND_EXPOSE:
            other = t.notes[j * note.WIDTH + note.HAND]
            if other >= 0 and other != h:
                found += 1
    return found


@kernel
def judge_amounts(t: Table, h: int, root: int, over: bool) -> None:
    """Judge that a rescue cost the original wager and gave back the other; over the limit the other was lost too."""
    r = t.hands[h + hand.ROUND]
    w = original_wager(t, r, h)
    d = stake_on(t, r, h, WHAT_DOUBLE_DOWN)
    logged = t.rounds[r + round_.GAPS] == 0 and recorded(t, KIND_PAY) and recorded(t, KIND_COLLECT)
    if w >= 0:
        stake = t.wagers[w + wager.STAKE]
        net = t.wagers[w + wager.PAID] - t.wagers[w + wager.COLLECTED]
        if stake < 0:
            t.tally[RESCUED_ORIGINAL_NOT_FORFEITED + NO_STAKE] += 1
        elif t.wagers[w + wager.UNPRICED] > 0 or (not is_settled(t, w) and not logged):
            t.tally[RESCUED_ORIGINAL_NOT_FORFEITED + NO_SETTLEMENT] += 1
        else:
            t.tally[RESCUED_ORIGINAL_NOT_FORFEITED + JUDGED] += 1
            if net != -stake:
                event = settling_event(t, w, r)
                emit(t.hits, RESCUED_ORIGINAL_NOT_FORFEITED, event, -stake, net, net + stake, w, root, r)
    if d < 0 or over:
        t.tally[RESCUED_DOUBLE_NOT_TAKEN_BACK + NOT_APPLICABLE] += 1
    elif t.wagers[d + wager.UNPRICED] > 0:
        t.tally[RESCUED_DOUBLE_NOT_TAKEN_BACK + NO_SETTLEMENT] += 1
    else:
        net = t.wagers[d + wager.PAID] - t.wagers[d + wager.COLLECTED]
        back = t.wagers[d + wager.RETURNED] >= t.wagers[d + wager.STAKE] or t.wagers[d + wager.WITHDRAWN] >= 0
        kept = net == 0 and not back and logged and recorded(t, KIND_RETURN)
        t.tally[RESCUED_DOUBLE_NOT_TAKEN_BACK + JUDGED] += 1
        if double_not_taken_back(-t.wagers[d + wager.STAKE] if kept else net):
            lost = -t.wagers[d + wager.STAKE] if kept else net
            emit(t.hits, RESCUED_DOUBLE_NOT_TAKEN_BACK, settling_event(t, d, r), 0, lost, lost, d, root, r)


@kernel
def card_since_doubling(t: Table, h: int, i: int, r: int) -> bool:
    """Whether hand row ``h``, doubled down though it may not be, was dealt a card for that before event ``i``."""
    for j in range(t.rounds[r + round_.FIRST_CARD], i):
        at = j * note.WIDTH
        if t.kind[j] == KIND_DEAL and t.notes[at + note.HAND] == h and t.notes[at + note.FLAGS] & flags.DOUBLED:
            return True
    return False


@kernel
def rescue_pass(t: Table) -> None:
    """Judge every rescue: on which hand and when, and what it cost."""
    kinds, whats = t.kind, t.what
    for i in range(len(kinds)):
        chosen = whats[i] == WHAT_RESCUE and kinds[i] == KIND_CHOICE
        if not chosen and kinds[i] != KIND_WAGER_WITHDRAWN:
            continue
        at = i * note.WIDTH
        r = t.notes[at + note.ROUND]
        h = t.notes[at + note.HAND]
        if r < 0 or h < 0 or t.rounds[r + round_.VOID] >= 0:
            continue
        w = t.notes[at + note.WAGER]
        taken = not chosen and w >= 0 and t.wagers[w + wager.KIND] == WHAT_DOUBLE_DOWN
        marks = t.notes[at + note.FLAGS]
        if not chosen and not (taken and marks & flags.DOUBLE_CARD and marks & flags.RESCUED == 0):
            continue
        if chosen and marks & flags.RESCUED:
            continue
        dealt = 1 if marks & flags.DOUBLE_CARD else 0
        if dealt == 0 and card_since_doubling(t, h, i, r):
            t.tally[RESCUE_WITHOUT_ADDITIONAL_CARD + NOT_APPLICABLE] += 1
            continue
        root = root_at(t, h, i)
        t.tally[RESCUE_WITHOUT_ADDITIONAL_CARD + JUDGED] += 1
        if dealt == 0:
            emit(t.hits, RESCUE_WITHOUT_ADDITIONAL_CARD, i, 1, 0, 0, -1, root, r)
            spoil_hand(t, h, i)
            continue
        if lacking(t, RESCUE_OVER_LIMIT, NO_CARDS, t.hands[h + hand.UNKNOWN] > 0):
            continue
        total = t.notes[at + note.TOTAL]
        over = rescued_over_limit(total, t.options[RESCUE_TO])
        t.tally[RESCUE_OVER_LIMIT + JUDGED] += 1
        t.tally[RESCUE_LATE + JUDGED] += 1
        if over:
            d = stake_on(t, r, h, WHAT_DOUBLE_DOWN)
            cost = t.wagers[d + wager.STAKE] if d >= 0 else 0
            emit(t.hits, RESCUE_OVER_LIMIT, i, t.options[RESCUE_TO], total, max(0, cost), d, root, r)
            root = i if root < 0 else root
        elif rescued_late(acts_since(t, h, t.hands[h + hand.LAST_CARD], i)):
            emit(t.hits, RESCUE_LATE, i, 0, 1, 0, -1, root, r)
        judge_amounts(t, h, root, over)
