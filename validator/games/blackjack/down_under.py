"""Down Under Blackjack: even money offered without a rule, and split aces."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.games.blackjack.due import paid_as_blackjack
from validator.games.blackjack.even_money import election_of
from validator.games.blackjack.hands import counted_rank, is_split_ace
from validator.games.blackjack.options import (
    HIGHEST_TOTAL,
    SPLIT_ACES_CARDS,
    WIN_PAYS,
    WIN_PER,
)
from validator.games.blackjack.rows import root_at, spoil_hand
from validator.games.blackjack.settlement import EVEN_MONEY_PAID_AT_WRONG_ODDS, settling_event
from validator.games.blackjack.tables import flags, hand, note, round_
from validator.games.cards import ACE
from validator.games.numbers import missing_facts, numbers_of
from validator.games.rounds import wager
from validator.games.rounds.stakes import amount_differs, may_be_settled_unseen
from validator.games.table import Table, ask, lacking, recorded
from validator.log.codes import KIND_COLLECT, KIND_DEAL, KIND_PAY

(
    EVEN_MONEY_TAKEN_WITHOUT_A_RULE,
    SPLIT_ACE_DRAWN_TO,
    *_,
) = numbers_of("blackjack.down_under")

NO_SETTLEMENT, NO_STAKE, *_ = missing_facts()


@kernel
def judge_even_money_amount(t: Table, h: int, r: int) -> None:
    """Judge what a Blackjack was paid whose player took even money.

    Even money, 1 to 1, is one reading; that it cannot be offered, so that the Blackjack is paid or returned as every
    other, the second. What neither gives is wrong.
    """
    w = t.hands[h + hand.WAGER]
    rule = EVEN_MONEY_PAID_AT_WRONG_ODDS
    if lacking(t, rule, NO_STAKE, w < 0 or t.wagers[w + wager.STAKE] < 0 or t.wagers[w + wager.UNPRICED] > 0):
        return
    settles = recorded(t, KIND_PAY) and recorded(t, KIND_COLLECT)
    if t.wagers[w + wager.LAST_SETTLED] < 0 and not (settles and t.rounds[r + round_.GAPS] == 0):
        t.tally[rule + NO_SETTLEMENT] += 1
        return
    stake = t.wagers[w + wager.STAKE]
    net = t.wagers[w + wager.PAID] - t.wagers[w + wager.COLLECTED]
    dealers = t.rounds[r + round_.DEALER_BLACKJACK]
    due = stake * t.options[WIN_PAYS] // t.options[WIN_PER]
    returned = dealers != 0 and net == 0
    if lacking(t, rule, NO_SETTLEMENT, not returned and may_be_settled_unseen(t, w, r, due)):
        return
    t.tally[rule + JUDGED] += 1
    if returned:
        return
    if dealers != 1 and paid_as_blackjack(t, net, stake):
        return
    if amount_differs(net, stake * t.options[WIN_PAYS], t.options[WIN_PER]):
        root = t.hands[h + hand.ROOT]
        emit(t.hits, rule, settling_event(t, w, r), due, net, net - due, w, root, r)


@kernel
def down_under_pass(t: Table) -> None:
    """Judge even money taken on Blackjacks, and cards dealt to split aces."""
    kinds = t.kind
    for i in range(len(kinds)):
        kind = kinds[i]
        if kind != KIND_DEAL:
            continue
        at = i * note.WIDTH
        r = t.notes[at + note.ROUND]
        h = t.notes[at + note.HAND]
        if r < 0 or h < 0:
            continue
        if t.notes[at + note.FLAGS] & flags.SPLIT and is_split_ace(t, h):
            total = t.notes[at + note.TOTAL]
            received = t.notes[at + note.CARDS] >= 1 + t.options[SPLIT_ACES_CARDS]
            if total >= t.options[HIGHEST_TOTAL] and received:
                t.tally[SPLIT_ACE_DRAWN_TO + NOT_APPLICABLE] += 1
                continue
            t.tally[SPLIT_ACE_DRAWN_TO + JUDGED] += 1
            if received:
                root = root_at(t, h, i)
                most = t.options[SPLIT_ACES_CARDS]
                emit(t.hits, SPLIT_ACE_DRAWN_TO, i, most, t.notes[at + note.CARDS], 0, -1, root, r)
                spoil_hand(t, h, i)
    for h in range(hand.WIDTH, t.hands[0], hand.WIDTH):
        r = t.hands[h + hand.ROUND]
        marks = t.hands[h + hand.FLAGS]
        if t.hands[h + hand.ID] == 0 or marks & flags.NATURAL == 0 or t.rounds[r + round_.VOID] >= 0:
            continue
        if marks & flags.EVEN_MONEY == 0:
            t.tally[EVEN_MONEY_TAKEN_WITHOUT_A_RULE + NOT_APPLICABLE] += 1
            continue
        if counted_rank(t, t.rounds[r + round_.UP]) == ACE:
            election = election_of(t, r, h)
            ask(t, EVEN_MONEY_TAKEN_WITHOUT_A_RULE, True, election, 0, 1, 0, t.hands[h + hand.WAGER], -1, r)
        if marks & flags.DEAD == 0:
            judge_even_money_amount(t, h, r)
