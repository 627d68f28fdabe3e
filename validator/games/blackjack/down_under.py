"""Down Under Blackjack: even money offered without a rule, split aces, and a player's splits on several boxes."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, Ints, emit, kernel, needs
from validator.games.blackjack.even_money import election_of
from validator.games.blackjack.hands import is_split_ace
from validator.games.blackjack.masque import lies_open, play_ended
from validator.games.blackjack.options import (
    ACE_ABOVE_ONE,
    BLACKJACK_PAYS,
    BLACKJACK_PER,
    EVEN_MONEY_OPEN,
    HIGHEST_TOTAL,
    WIN_PAYS,
    WIN_PER,
)
from validator.games.blackjack.settlement import amount_differs, is_main_wager, settling_event
from validator.games.blackjack.slots.down_under import (
    ACE_LOST_AS_OVER_THE_LIMIT,
    EVEN_MONEY_TAKEN_WITHOUT_A_RULE,
    SPLIT_ACE_DRAWN_TO,
    SPLIT_ON_ANOTHER_BOX,
)
from validator.games.blackjack.slots.insurance import EVEN_MONEY_PAID_AT_WRONG_ODDS
from validator.games.blackjack.splitting import first_hand_of
from validator.games.blackjack.tables import flags, hand, note, round_
from validator.games.cards import ACE, rank_of
from validator.games.numbers import missing_facts
from validator.games.rounds import wager
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.log.codes import KIND_COLLECT, KIND_DEAL, KIND_PAY, KIND_SPLIT
from validator.log.columns import Columns

NO_SETTLEMENT, NO_STAKE, *_ = missing_facts()


@kernel
def took_even_money(election: int) -> bool:
    """Whether a player took even money on his Blackjack (event, -1: he did not)."""
    return election >= 0


@kernel
def second_card_to_ace(cards: int) -> bool:
    """Whether a card is dealt to a hand of split aces that has its one card, ``cards`` in all, already."""
    return cards > 1


@kernel
def split_before(other: int) -> bool:
    """Whether a player who splits a pair has split one on another box (event, -1: he has not) in the same round."""
    return other >= 0


@kernel
def lost_as_over_the_limit(collected: int, played: int) -> bool:
    """Whether a wager was collected (event) before the dealer played (event) on a hand that is not over the limit."""
    return collected < played


@kernel
def judge_ace(
    kinds: Ints,
    whats: Ints,
    notes: Ints,
    options: Ints,
    rounds: Ints,
    hands: Ints,
    wagers: Ints,
    tally: Ints,
    hits: Ints,
    w: int,
) -> None:
    """Judge a wager on a hand that would be over the limit if its ace counted high: it may not be collected for that.

    A hand over the limit is collected when it breaks, any other after the dealer has played.
    """
    r = wagers[w + wager.ROUND]
    h = wagers[w + wager.HAND]
    if h < 0 or not is_main_wager(wagers[w + wager.KIND]) or rounds[r + round_.VOID] >= 0:
        return
    hard = hands[h + hand.HARD]
    low = hard <= options[HIGHEST_TOTAL] < hard + options[ACE_ABOVE_ONE]
    ended = flags.DEAD | flags.SURRENDERED | flags.EVEN_MONEY
    if hands[h + hand.ACES] == 0 or hands[h + hand.UNKNOWN] > 0 or not low or hands[h + hand.FLAGS] & ended:
        return
    if rounds[r + round_.DEALER_BLACKJACK] != 0 or wagers[w + wager.COLLECT] < 0:
        return
    played = play_ended(kinds, whats, notes, rounds, r)
    if not lies_open(options, rounds, r):
        played = rounds[r + round_.HOLE_TURNED]
    if played < 0 or rounds[r + round_.HOLE_TURNED] < 0:
        return
    tally[ACE_LOST_AS_OVER_THE_LIMIT + JUDGED] += 1
    collected = wagers[w + wager.COLLECT]
    if lost_as_over_the_limit(collected, played):
        emit(hits, ACE_LOST_AS_OVER_THE_LIMIT, collected, 0, 1, 0, w, wagers[w + wager.ROOT], r)
        wagers[w + wager.ROOT] = collected if wagers[w + wager.ROOT] < 0 else wagers[w + wager.ROOT]


@kernel
def judge_even_money_amount(
    options: Ints, rounds: Ints, hands: Ints, wagers: Ints, tally: Ints, hits: Ints, h: int, r: int
) -> None:
    """Judge what a Blackjack was paid whose player took even money.

    Even money, 1 to 1, is one reading; that it cannot be offered, so that the Blackjack is paid or returned as every
    other, the second. What neither gives is wrong.
    """
    w = hands[h + hand.WAGER]
    slot = EVEN_MONEY_PAID_AT_WRONG_ODDS
    if w < 0 or wagers[w + wager.STAKE] < 0 or wagers[w + wager.UNPRICED] > 0:
        tally[slot + NO_STAKE] += 1
        return
    settles = options[RECORDED + KIND_PAY] == ALWAYS and options[RECORDED + KIND_COLLECT] == ALWAYS
    if wagers[w + wager.LAST_SETTLED] < 0 and not (settles and rounds[r + round_.GAPS] == 0):
        tally[slot + NO_SETTLEMENT] += 1
        return
    stake = wagers[w + wager.STAKE]
    net = wagers[w + wager.PAID] - wagers[w + wager.COLLECTED]
    dealers = rounds[r + round_.DEALER_BLACKJACK]
    tally[slot + JUDGED] += 1
    if dealers != 0 and net == 0:
        return
    if dealers != 1 and not amount_differs(net, stake * options[BLACKJACK_PAYS], options[BLACKJACK_PER]):
        return
    if amount_differs(net, stake * options[WIN_PAYS], options[WIN_PER]):
        due = stake * options[WIN_PAYS] // options[WIN_PER]
        root = hands[h + hand.ROOT]
        emit(hits, slot, settling_event(rounds, wagers, w, r), due, net, net - due, w, root, r)


@kernel
def split_elsewhere(notes: Ints, kinds: Ints, rounds: Ints, hands: Ints, h: int, i: int, r: int) -> int:
    """The first split before event ``i`` by the player of hand row ``h`` on another box; -1 none."""
    for j in range(rounds[r + round_.FIRST], i):
        other = notes[j * note.WIDTH + note.HAND]
        if kinds[j] != KIND_SPLIT or other < 0 or hands[other + hand.PLAYER] != hands[h + hand.PLAYER]:
            continue
        if first_hand_of(hands, other) != first_hand_of(hands, h):
            return j
    return -1


@needs(options=(EVEN_MONEY_OPEN,))
@kernel
def down_under_pass(
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
    """Judge even money taken on Blackjacks, cards dealt to split aces, and splits on several boxes of a player."""
    kinds = ev.kind
    for i in range(len(kinds)):
        kind = kinds[i]
        if kind != KIND_DEAL and kind != KIND_SPLIT:
            continue
        at = i * note.WIDTH
        r = notes[at + note.ROUND]
        h = notes[at + note.HAND]
        if r < 0 or h < 0:
            continue
        if kind == KIND_SPLIT:
            if hands[h + hand.PLAYER] >= 0:
                other = split_elsewhere(notes, kinds, rounds, hands, h, i, r)
                tally[SPLIT_ON_ANOTHER_BOX + JUDGED] += 1
                if split_before(other):
                    emit(hits, SPLIT_ON_ANOTHER_BOX, i, 0, 1, 0, -1, -1, r)
        elif notes[at + note.FLAGS] & flags.SPLIT and is_split_ace(hands, h):
            total = notes[at + note.TOTAL]
            if total >= options[HIGHEST_TOTAL] and notes[at + note.CARDS] > 1:
                tally[SPLIT_ACE_DRAWN_TO + NOT_APPLICABLE] += 1
                continue
            tally[SPLIT_ACE_DRAWN_TO + JUDGED] += 1
            if second_card_to_ace(notes[at + note.CARDS]):
                root = hands[h + hand.ROOT]
                emit(hits, SPLIT_ACE_DRAWN_TO, i, 1, notes[at + note.CARDS], 0, -1, root, r)
                hands[h + hand.ROOT] = i if root < 0 else root
    for w in range(wager.WIDTH, wagers[0], wager.WIDTH):
        judge_ace(kinds, ev.what, notes, options, rounds, hands, wagers, tally, hits, w)
    for h in range(hand.WIDTH, hands[0], hand.WIDTH):
        r = hands[h + hand.ROUND]
        marks = hands[h + hand.FLAGS]
        if hands[h + hand.ID] == 0 or marks & flags.NATURAL == 0 or rounds[r + round_.VOID] >= 0:
            continue
        if marks & flags.EVEN_MONEY == 0:
            tally[EVEN_MONEY_TAKEN_WITHOUT_A_RULE + NOT_APPLICABLE] += 1
            continue
        if rank_of(rounds[r + round_.UP]) == ACE:
            election = election_of(kinds, ev.what, notes, rounds, r, h)
            tally[EVEN_MONEY_TAKEN_WITHOUT_A_RULE + JUDGED] += 1
            if took_even_money(election):
                emit(hits, EVEN_MONEY_TAKEN_WITHOUT_A_RULE, election, 0, 1, 0, hands[h + hand.WAGER], -1, r)
        if marks & flags.DEAD == 0:
            judge_even_money_amount(options, rounds, hands, wagers, tally, hits, h, r)
