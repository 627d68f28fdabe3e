"""Drawing and standing at a total that is 22 only by an ace, and the order of settling a dealer's Blackjack."""

from validator.core.kernel import JUDGED, Ints, emit, kernel, needs
from validator.games.blackjack.dealer import announced_wrong, draws_on_standing_total, stands_short
from validator.games.blackjack.dealers_ace import LOW, TWELVE, draws_of_dealer, parted, total_by
from validator.games.blackjack.decisions import acts_out_of_turn
from validator.games.blackjack.options import BUSTS_APART, DEALER_STANDS
from validator.games.blackjack.settlement import is_main_wager
from validator.games.blackjack.slots.dealer import DEALER_DREW_ON_STANDING_TOTAL, DEALER_TOTAL_MISANNOUNCED
from validator.games.blackjack.slots.down_under import (
    DEALER_BLACKJACK_COLLECTED_OUT_OF_ORDER,
    DEALER_DREW_ON_ACE_22,
    DEALER_DREW_ON_TWO_ACES,
    DEALER_STOOD_ON_ACE_22,
    DEALER_STOOD_ON_TWO_ACES,
)
from validator.games.blackjack.tables import hand, note, round_, stage
from validator.games.numbers import missing_facts
from validator.games.rounds import wager
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.log.codes import KIND_ANNOUNCE, KIND_COLLECT, KIND_DEAL, KIND_ROUND_END
from validator.log.columns import Columns

NO_DEALS, *_ = missing_facts()
NO_DIRECTION, *_ = missing_facts()


@kernel
def judge_open_total(
    ev: Columns, options: Ints, notes: Ints, rounds: Ints, hands: Ints, tally: Ints, hits: Ints, r: int
) -> None:
    """Judge what the dealer did at a total that is 22 if his ace counts high there, and less if it does not.

    Standing is right by the one reading, drawing by the other; a card drawn on a total on which he stands by every
    reading is right by none.
    """
    kinds, cards, dests = ev.kind, ev.card, ev.dest
    dealer = rounds[r + round_.HAND]
    aces = hands[dealer + hand.CARDS] == 2
    stands = options[DEALER_STANDS]
    root = rounds[r + round_.ROOT]
    drew = -1
    for i in range(hands[dealer + hand.LAST_CARD] + 1, rounds[r + round_.LAST] + 1):
        if kinds[i] == KIND_ANNOUNCE and notes[i * note.WIDTH + note.HAND] == dealer and drew >= 0:
            judge_announced(ev, options, notes, rounds, tally, hits, i, r)
        if not draws_of_dealer(kinds, dests, notes, rounds, i, r):
            continue
        low = total_by(kinds, cards, dests, notes, options, rounds, r, LOW, i)
        twelve = total_by(kinds, cards, dests, notes, options, rounds, r, TWELVE, i)
        if draws_on_standing_total(low, stands) and draws_on_standing_total(twelve, stands):
            tally[DEALER_DREW_ON_STANDING_TOTAL + JUDGED] += 1
            emit(hits, DEALER_DREW_ON_STANDING_TOTAL, i, stands, low, 0, -1, root, r)
            return
        if drew < 0:
            slot = DEALER_DREW_ON_TWO_ACES if aces else DEALER_DREW_ON_ACE_22
            tally[slot + JUDGED] += 1
            emit(hits, slot, i, hands[dealer + hand.TOTAL], low, 0, -1, root, r)
        drew = i
    if drew >= 0:
        return
    slot = DEALER_STOOD_ON_TWO_ACES if aces else DEALER_STOOD_ON_ACE_22
    over = rounds[r + round_.OVER] >= 0 or options[RECORDED + KIND_ROUND_END] != ALWAYS
    if options[RECORDED + KIND_DEAL] != ALWAYS or rounds[r + round_.GAPS] > 0 or not over:
        tally[slot + NO_DEALS] += 1
        return
    tally[slot + JUDGED] += 1
    low = total_by(kinds, cards, dests, notes, options, rounds, r, LOW, rounds[r + round_.LAST] + 1)
    if stands_short(low, stands):
        emit(hits, slot, hands[dealer + hand.LAST_CARD], hands[dealer + hand.TOTAL], low, 0, -1, root, r)


@kernel
def judge_announced(
    ev: Columns, options: Ints, notes: Ints, rounds: Ints, tally: Ints, hits: Ints, i: int, r: int
) -> None:
    """Judge the total that the dealer announced after a card drawn at such a total: that of one of the readings."""
    if ev.n[i] < 0:
        return
    low = total_by(ev.kind, ev.card, ev.dest, notes, options, rounds, r, LOW, i)
    twelve = total_by(ev.kind, ev.card, ev.dest, notes, options, rounds, r, TWELVE, i)
    if low < 0:
        return
    tally[DEALER_TOTAL_MISANNOUNCED + JUDGED] += 1
    if announced_wrong(ev.n[i], low, twelve) and ev.n[i] != notes[i * note.WIDTH + note.TOTAL]:
        emit(hits, DEALER_TOTAL_MISANNOUNCED, i, low, ev.n[i], 0, -1, rounds[r + round_.ROOT], r)


@needs(options=(BUSTS_APART,))
@kernel
def dealers_draws_pass(
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
    """Judge the dealer at a total where the readings of his aces part, and the order of settling his Blackjack."""
    kinds = ev.kind
    row = -1
    furthest = 0
    reported = False
    for i in range(len(kinds)):
        if kinds[i] != KIND_COLLECT:
            continue
        at = i * note.WIDTH
        r = notes[at + note.ROUND]
        w = notes[at + note.WAGER]
        if r < 0 or w < 0 or rounds[r + round_.DEALER_BLACKJACK] != 1 or not is_main_wager(wagers[w + wager.KIND]):
            continue
        if r != row:
            row = r
            furthest = stage.BEFORE_ALL
            reported = False
        direction = rounds[r + round_.DIRECTION]
        if direction == 0 or wagers[w + wager.SEAT] < 0:
            tally[DEALER_BLACKJACK_COLLECTED_OUT_OF_ORDER + NO_DIRECTION] += 1
            continue
        place = -wagers[w + wager.SEAT] * direction
        tally[DEALER_BLACKJACK_COLLECTED_OUT_OF_ORDER + JUDGED] += 1
        if acts_out_of_turn(place, furthest) and not reported:
            reported = True
            seat = wagers[w + wager.SEAT]
            emit(hits, DEALER_BLACKJACK_COLLECTED_OUT_OF_ORDER, i, -furthest * direction, seat, 0, w, -1, r)
        furthest = max(furthest, place)
    for r in range(round_.WIDTH, rounds[0], round_.WIDTH):
        if rounds[r + round_.VOID] < 0 and parted(options, rounds, hands, r):
            judge_open_total(ev, options, notes, rounds, hands, tally, hits, r)
