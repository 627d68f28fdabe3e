"""Down Under Blackjack: even money offered without a rule, split aces, and a player's splits on several boxes."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.games.blackjack.even_money import election_of
from validator.games.blackjack.hands import is_split_ace
from validator.games.blackjack.masque import lies_open, play_ended
from validator.games.blackjack.options import (
    ACE_ABOVE_ONE,
    BLACKJACK_PAYS,
    BLACKJACK_PER,
    HIGHEST_TOTAL,
    WIN_PAYS,
    WIN_PER,
)
from validator.games.blackjack.settlement import (
    EVEN_MONEY_PAID_AT_WRONG_ODDS,
    amount_differs,
    is_main_wager,
    settling_event,
)
from validator.games.blackjack.splitting import first_hand_of
from validator.games.blackjack.tables import flags, hand, note, round_
from validator.games.cards import ACE, rank_of
from validator.games.numbers import missing_facts, numbers_of
from validator.games.rounds import wager
from validator.games.table import Table, ask, lacking, recorded
from validator.log.codes import KIND_COLLECT, KIND_DEAL, KIND_PAY, KIND_SPLIT

(
    EVEN_MONEY_TAKEN_WITHOUT_A_RULE,
    SPLIT_ACE_DRAWN_TO,
    SPLIT_ON_ANOTHER_BOX,
    ACE_LOST_AS_OVER_THE_LIMIT,
    *_,
) = numbers_of("blackjack.down_under")

NO_SETTLEMENT, NO_STAKE, *_ = missing_facts()


@kernel
def judge_ace(t: Table, w: int) -> None:
    """Judge a wager on a hand that would be over the limit if its ace counted high: it may not be collected for that.

    A hand over the limit is collected when it breaks, any other after the dealer has played.
    """
    r = t.wagers[w + wager.ROUND]
    h = t.wagers[w + wager.HAND]
    if h < 0 or not is_main_wager(t.wagers[w + wager.KIND]) or t.rounds[r + round_.VOID] >= 0:
        return
    hard = t.hands[h + hand.HARD]
    low = hard <= t.options[HIGHEST_TOTAL] < hard + t.options[ACE_ABOVE_ONE]
    ended = flags.DEAD | flags.SURRENDERED | flags.EVEN_MONEY
    if t.hands[h + hand.ACES] == 0 or t.hands[h + hand.UNKNOWN] > 0 or not low or t.hands[h + hand.FLAGS] & ended:
        return
    if t.rounds[r + round_.DEALER_BLACKJACK] != 0 or t.wagers[w + wager.COLLECT] < 0:
        return
    played = play_ended(t, r)
    if not lies_open(t, r):
        played = t.rounds[r + round_.HOLE_TURNED]
    if played < 0 or t.rounds[r + round_.HOLE_TURNED] < 0:
        return
    t.tally[ACE_LOST_AS_OVER_THE_LIMIT + JUDGED] += 1
    collected = t.wagers[w + wager.COLLECT]
    if collected < played:
        emit(t.hits, ACE_LOST_AS_OVER_THE_LIMIT, collected, 0, 1, 0, w, t.wagers[w + wager.ROOT], r)
        t.wagers[w + wager.ROOT] = collected if t.wagers[w + wager.ROOT] < 0 else t.wagers[w + wager.ROOT]


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
    t.tally[rule + JUDGED] += 1
    if dealers != 0 and net == 0:
        return
    if dealers != 1 and not amount_differs(net, stake * t.options[BLACKJACK_PAYS], t.options[BLACKJACK_PER]):
        return
    if amount_differs(net, stake * t.options[WIN_PAYS], t.options[WIN_PER]):
        due = stake * t.options[WIN_PAYS] // t.options[WIN_PER]
        root = t.hands[h + hand.ROOT]
        emit(t.hits, rule, settling_event(t, w, r), due, net, net - due, w, root, r)


@kernel
def split_elsewhere(t: Table, h: int, i: int, r: int) -> int:
    """The first split before event ``i`` by the player of hand row ``h`` on another box; -1 none."""
    for j in range(t.rounds[r + round_.FIRST], i):
        other = t.notes[j * note.WIDTH + note.HAND]
        if t.kind[j] != KIND_SPLIT or other < 0 or t.hands[other + hand.PLAYER] != t.hands[h + hand.PLAYER]:
            continue
        if first_hand_of(t, other) != first_hand_of(t, h):
            return j
    return -1


@kernel
def down_under_pass(t: Table) -> None:
    """Judge even money taken on Blackjacks, cards dealt to split aces, and splits on several boxes of a player."""
    kinds = t.kind
    for i in range(len(kinds)):
        kind = kinds[i]
        if kind != KIND_DEAL and kind != KIND_SPLIT:
            continue
        at = i * note.WIDTH
        r = t.notes[at + note.ROUND]
        h = t.notes[at + note.HAND]
        if r < 0 or h < 0:
            continue
        if kind == KIND_SPLIT:
            if t.hands[h + hand.PLAYER] >= 0:
                other = split_elsewhere(t, h, i, r)
                ask(t, SPLIT_ON_ANOTHER_BOX, other >= 0, i, 0, 1, 0, -1, -1, r)
        elif t.notes[at + note.FLAGS] & flags.SPLIT and is_split_ace(t, h):
            total = t.notes[at + note.TOTAL]
            if total >= t.options[HIGHEST_TOTAL] and t.notes[at + note.CARDS] > 1:
                t.tally[SPLIT_ACE_DRAWN_TO + NOT_APPLICABLE] += 1
                continue
            t.tally[SPLIT_ACE_DRAWN_TO + JUDGED] += 1
            if t.notes[at + note.CARDS] > 1:
                root = t.hands[h + hand.ROOT]
                emit(t.hits, SPLIT_ACE_DRAWN_TO, i, 1, t.notes[at + note.CARDS], 0, -1, root, r)
                t.hands[h + hand.ROOT] = i if root < 0 else root
    for w in range(wager.WIDTH, t.wagers[0], wager.WIDTH):
        judge_ace(t, w)
    for h in range(hand.WIDTH, t.hands[0], hand.WIDTH):
        r = t.hands[h + hand.ROUND]
        marks = t.hands[h + hand.FLAGS]
        if t.hands[h + hand.ID] == 0 or marks & flags.NATURAL == 0 or t.rounds[r + round_.VOID] >= 0:
            continue
        if marks & flags.EVEN_MONEY == 0:
            t.tally[EVEN_MONEY_TAKEN_WITHOUT_A_RULE + NOT_APPLICABLE] += 1
            continue
        if rank_of(t.rounds[r + round_.UP]) == ACE:
            election = election_of(t, r, h)
            ask(t, EVEN_MONEY_TAKEN_WITHOUT_A_RULE, election >= 0, election, 0, 1, 0, t.hands[h + hand.WAGER], -1, r)
        if marks & flags.DEAD == 0:
            judge_even_money_amount(t, h, r)
