"""The rescue: a Double Down Wager taken back after its card, at the price of the original wager."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.games.blackjack.hands import cards_begin
from validator.games.blackjack.main_wager import settling_event
from validator.games.blackjack.rows import root_at, spoil_hand
from validator.games.blackjack.splitting import original_wager, stake_on
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.rows import Hand, Round, Table
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.stakes import is_settled
from validator.games.table import lacking, recorded
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

NO_CARDS, *_ = missing_facts()
NO_SETTLEMENT, NO_STAKE, *_ = missing_facts()

rule = Rules("blackjack.rescue")
RESCUE_OVER_LIMIT = rule(
    "rescue-over-limit",
    "Rescue of a hand over 21",
    "{seat} rescued a hand of {observed} ({hand})",
    needs={
        "the cards of the hand": NO_CARDS,
    },
    expected="{expected} at the most",
    observed="{observed}",
)
RESCUE_WITHOUT_ADDITIONAL_CARD = rule(
    "rescue-without-additional-card",
    "Rescue of a hand without the card of a Double Down Wager",
    "{seat} rescued {hand}, which had not been dealt the additional card of a Double Down Wager",
    expected="a doubled hand with its additional card",
    observed="no such card",
)
RESCUED_ORIGINAL_NOT_FORFEITED = rule(
    "rescued-original-not-forfeited",
    "Original wager of a rescued hand not forfeited",
    "{seat}: {wager} of {stake} on the rescued hand was {settled}; {due} is due",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
        "the amount of the wager": NO_STAKE,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
RESCUED_DOUBLE_NOT_TAKEN_BACK = rule(
    "rescued-double-not-taken-back",
    "Double Down Wager kept though it was rescued",
    "{seat}: {wager} of {stake} was rescued and {settled}; {due} is due",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
RESCUE_LATE = rule(
    "rescue-late",
    "Rescue after the player's turn",
    "{seat} rescued {hand} after others had acted or the dealer's card had been turned",
    expected="a rescue in the player's turn",
    observed="later",
)


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
def acts_since(t: Table, h: Hand, start: int, stop: int) -> int:
    """Cards to other hands, decisions on them and turned cards of them between two events."""
    found = 0
    for j in range(start + 1, stop):
        if t.kind[j] == KIND_DEAL or t.kind[j] == KIND_CHOICE or t.kind[j] == KIND_EXPOSE:
            other = t.notes[j].hand
            if other and other != h:
                found += 1
    return found


@kernel
def judge_amounts(t: Table, h: Hand, root: int, over: bool) -> None:
    """Judge that a rescue cost the original wager and gave back the other; over the limit the other was lost too."""
    r = h.round
    w = original_wager(t, r, h)
    d = stake_on(t, r, h, WHAT_DOUBLE_DOWN)
    logged = r.gaps == 0 and recorded(t, KIND_PAY) and recorded(t, KIND_COLLECT)
    if w:
        stake = w.stake
        net = w.paid - w.collected
        if stake < 0:
            t.tally[RESCUED_ORIGINAL_NOT_FORFEITED + NO_STAKE] += 1
        elif w.unpriced > 0 or (not is_settled(t, w) and not logged):
            t.tally[RESCUED_ORIGINAL_NOT_FORFEITED + NO_SETTLEMENT] += 1
        else:
            t.tally[RESCUED_ORIGINAL_NOT_FORFEITED + JUDGED] += 1
            if net != -stake:
                event = settling_event(t, w, r)
                emit(t.hits, RESCUED_ORIGINAL_NOT_FORFEITED, event, -stake, net, net + stake, w.at, root, r.at)
    if not d or over:
        t.tally[RESCUED_DOUBLE_NOT_TAKEN_BACK + NOT_APPLICABLE] += 1
    elif d.unpriced > 0:
        t.tally[RESCUED_DOUBLE_NOT_TAKEN_BACK + NO_SETTLEMENT] += 1
    else:
        net = d.paid - d.collected
        back = d.returned >= d.stake or d.withdrawn >= 0
        kept = net == 0 and not back and logged and recorded(t, KIND_RETURN)
        t.tally[RESCUED_DOUBLE_NOT_TAKEN_BACK + JUDGED] += 1
        if double_not_taken_back(-d.stake if kept else net):
            lost = -d.stake if kept else net
            emit(t.hits, RESCUED_DOUBLE_NOT_TAKEN_BACK, settling_event(t, d, r), 0, lost, lost, d.at, root, r.at)


@kernel
def card_since_doubling(t: Table, h: Hand, i: int, r: Round) -> bool:
    """Whether hand row ``h``, doubled down though it may not be, was dealt a card for that before event ``i``."""
    for j in range(cards_begin(t, r), i):
        note = t.notes[j]
        if t.kind[j] == KIND_DEAL and note.hand == h and note.flags & flags.DOUBLED:
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
        note = t.notes[i]
        r = note.round
        h = note.hand
        if not r or not h or r.void >= 0:
            continue
        w = note.wager
        taken = not chosen and w.at >= 0 and w.kind == WHAT_DOUBLE_DOWN
        marks = note.flags
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
            emit(t.hits, RESCUE_WITHOUT_ADDITIONAL_CARD, i, 1, 0, 0, -1, root, r.at)
            spoil_hand(t, h, i)
            continue
        if lacking(t, RESCUE_OVER_LIMIT, NO_CARDS, h.unknown > 0):
            continue
        total = note.total
        over = rescued_over_limit(total, t.options.rescue_to)
        t.tally[RESCUE_OVER_LIMIT + JUDGED] += 1
        t.tally[RESCUE_LATE + JUDGED] += 1
        if over:
            d = stake_on(t, r, h, WHAT_DOUBLE_DOWN)
            cost = d.stake if d else 0
            emit(t.hits, RESCUE_OVER_LIMIT, i, t.options.rescue_to, total, max(0, cost), d.at, root, r.at)
            root = i if root < 0 else root
        elif rescued_late(acts_since(t, h, h.last_card, i)):
            emit(t.hits, RESCUE_LATE, i, 0, 1, 0, -1, root, r.at)
        judge_amounts(t, h, root, over)
