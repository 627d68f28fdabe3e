"""The Bad Beat Progressive Wager, from its acceptance to its settlement."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, Ints, emit, kernel, needs
from validator.games.blackjack.bad_beat_bonuses import judge_bonuses
from validator.games.blackjack.optional import (
    LOSES,
    NO_CARDS,
    NOT_FILED,
    UNKNOWN,
    is_open,
    is_priced,
    judge_amount,
    judge_order,
    judge_result,
    note_doubt,
    settled_as,
    settlement_event,
)
from validator.games.blackjack.options import (
    BAD_BEAT_ANY,
    BAD_BEAT_BLACKJACK,
    BAD_BEAT_CARDS,
    BAD_BEAT_DEALER,
    BAD_BEAT_OPTIONAL,
    BAD_BEAT_PAYS,
    BAD_BEAT_PLAYER,
    BAD_BEAT_SHARE,
    BAD_BEAT_STEPS,
    BAD_BEAT_VERIFIED,
)
from validator.games.blackjack.progressive import judge_late_moment, judge_meter_share, meter_need, paid_in_full
from validator.games.blackjack.settling import put_elsewhere
from validator.games.blackjack.slots.bad_beat import (
    BAD_BEAT_20_NOT_PAID,
    BAD_BEAT_20_PAID_WITHOUT_SELECTION,
    BAD_BEAT_NOT_CREDITED_TO_GAME_ACCOUNT,
    BAD_BEAT_SETTLED_BY_THE_FIRST_SPLIT_HAND,
    FIRST,
)
from validator.games.blackjack.slots.optional import PAID_WRONG, SETTLED_AT_WRONG_TIME
from validator.games.blackjack.tables import flags, hand, note, round_
from validator.games.blackjack.tables.result import METER, UNDECIDED
from validator.games.blackjack.verification import NOT_NEEDED, floorperson_needed, judge_verified
from validator.games.numbers import missing_facts
from validator.games.rounds import wager
from validator.games.rounds.options import UNSTATED
from validator.log.codes import KIND_PAY, PLACE_GAME_ACCOUNT, WHAT_BAD_BEAT_PROGRESSIVE
from validator.log.columns import Columns

NO_DEST, *_ = missing_facts()


@kernel
def bad_beat_result(options: Ints, rounds: Ints, hands: Ints, r: int, h: int) -> int:
    """What hand row ``h`` pays against the dealer's; undecided where it turns on a row that the filing leaves open."""
    if hands[h + hand.UNKNOWN] > 0 or hands[h + hand.CARDS] < 2:
        return UNKNOWN
    if hands[h + hand.TOTAL] != options[BAD_BEAT_PLAYER]:
        return LOSES
    if rounds[r + round_.DEALER_BLACKJACK] == 1:
        return BAD_BEAT_BLACKJACK
    dealer = rounds[r + round_.HAND]
    if hands[dealer + hand.UNKNOWN] > 0 or hands[dealer + hand.CARDS] < 2:
        return UNKNOWN
    if hands[dealer + hand.TOTAL] == options[BAD_BEAT_DEALER]:
        step = hands[dealer + hand.CARDS] - options[BAD_BEAT_CARDS]
        return BAD_BEAT_PAYS + 2 * step if step < options[BAD_BEAT_STEPS] else METER
    if options[BAD_BEAT_ANY] == UNSTATED:
        return UNDECIDED
    return BAD_BEAT_OPTIONAL if options[BAD_BEAT_ANY] == 1 else LOSES


@kernel
def best_result(options: Ints, rounds: Ints, hands: Ints, r: int, h: int) -> int:
    """What the best of a player's hands pays, where he split hand row ``h``; else what it pays itself."""
    result = bad_beat_result(options, rounds, hands, r, h)
    if hands[h + hand.FLAGS] & flags.SPLIT == 0:
        return result
    for other in range(rounds[r + round_.HAND] + hand.WIDTH, rounds[r + round_.HANDS_END], hand.WIDTH):
        same = hands[other + hand.SEAT] == hands[h + hand.SEAT] and hands[other + hand.FLAGS] & flags.SPLIT != 0
        if same and result == LOSES:
            result = bad_beat_result(options, rounds, hands, r, other)
    return result


@kernel
def judge_bad_beat(
    options: Ints, rounds: Ints, hands: Ints, wagers: Ints, tally: Ints, hits: Ints, w: int, result: int
) -> None:
    """Judge the amount settled on one wager, the meter aside."""
    h = wagers[w + wager.HAND]
    r = wagers[w + wager.ROUND]
    net = wagers[w + wager.PAID] - wagers[w + wager.COLLECTED]
    stake = wagers[w + wager.STAKE]
    event = settlement_event(rounds, wagers, w)
    root = wagers[w + wager.ROOT]
    if result >= 0 and paid_in_full(wagers, w, options[result], options[result + 1]):
        tally[FIRST + PAID_WRONG + JUDGED] += 1
    elif result == BAD_BEAT_OPTIONAL and wagers[w + wager.PAID] == 0:
        judge_amount(tally, hits, BAD_BEAT_20_NOT_PAID, 0, 1, event, net, stake, w, root, r)
    elif result == LOSES and hands[h + hand.TOTAL] == options[BAD_BEAT_PLAYER] and net == 0:
        judge_amount(tally, hits, BAD_BEAT_20_PAID_WITHOUT_SELECTION, -1, 1, event, net, stake, w, root, r)
    else:
        if result == LOSES and hands[h + hand.TOTAL] == options[BAD_BEAT_PLAYER]:
            tally[BAD_BEAT_20_PAID_WITHOUT_SELECTION + JUDGED] += 1
        judge_result(options, rounds, wagers, tally, hits, FIRST, FIRST + PAID_WRONG, w, result)


@kernel
def judge_account(
    kinds: Ints, dests: Ints, notes: Ints, rounds: Ints, wagers: Ints, tally: Ints, hits: Ints, w: int
) -> None:
    """Judge whether what was won is credited to the player's game account."""
    r = wagers[w + wager.ROUND]
    for i in range(rounds[r + round_.FIRST], rounds[r + round_.LAST] + 1):
        if kinds[i] != KIND_PAY or notes[i * note.WIDTH + note.WAGER] != w:
            continue
        if dests[i] < 0:
            tally[BAD_BEAT_NOT_CREDITED_TO_GAME_ACCOUNT + NO_DEST] += 1
            continue
        tally[BAD_BEAT_NOT_CREDITED_TO_GAME_ACCOUNT + JUDGED] += 1
        if put_elsewhere(dests[i], PLACE_GAME_ACCOUNT):
            emit(hits, BAD_BEAT_NOT_CREDITED_TO_GAME_ACCOUNT, i, 1, 0, 0, w, -1, r)


@needs(words=(WHAT_BAD_BEAT_PROGRESSIVE,))
@kernel
def bad_beat_pass(
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
    """Judge every Bad Beat Progressive Wager: moment and order, amount, bonuses, verification, credit."""
    kinds = ev.kind
    seen = False
    for w in range(wager.WIDTH, wagers[0], wager.WIDTH):
        if wagers[w + wager.KIND] != WHAT_BAD_BEAT_PROGRESSIVE:
            continue
        seen = True
        if is_open(rounds, hands, wagers, w):
            result = best_result(options, rounds, hands, wagers[w + wager.ROUND], wagers[w + wager.HAND])
            if result == METER:
                wagers[w + wager.SHARE] = options[BAD_BEAT_SHARE]
    if not seen:
        return
    for w in range(wager.WIDTH, wagers[0], wager.WIDTH):
        if wagers[w + wager.KIND] != WHAT_BAD_BEAT_PROGRESSIVE:
            continue
        if not is_open(rounds, hands, wagers, w):
            tally[FIRST + PAID_WRONG + NOT_APPLICABLE] += 1
            continue
        r = wagers[w + wager.ROUND]
        h = wagers[w + wager.HAND]
        judge_late_moment(rounds, hands, wagers, tally, hits, FIRST + SETTLED_AT_WRONG_TIME, FIRST, w)
        judge_account(kinds, ev.dest, notes, rounds, wagers, tally, hits, w)
        result = best_result(options, rounds, hands, r, h)
        own = bad_beat_result(options, rounds, hands, r, h)
        need = NOT_NEEDED
        if result == METER:
            least = options[BAD_BEAT_VERIFIED]
            need = meter_need(options, rounds, wagers, w, least, options[BAD_BEAT_VERIFIED + 1])
        elif result >= 0:
            need = floorperson_needed(
                options[result], options[result + 1], options[BAD_BEAT_VERIFIED], options[BAD_BEAT_VERIFIED + 1]
            )
        if wagers[w + wager.BONUS] > 0 or (wagers[w + wager.PAID] > 0 and (result >= 0 or result == METER)):
            judge_verified(kinds, ev.by, options, notes, rounds, wagers, tally, hits, FIRST, w, need)
        if not is_priced(options, rounds, wagers, tally, FIRST, w):
            continue
        judge_bonuses(kinds, ev.what, ev.cents, ev.card, ev.seat, options, notes, rounds, hands, wagers, tally, hits, w)
        if result == UNKNOWN:
            tally[FIRST + PAID_WRONG + NO_CARDS] += 1
        elif result == UNDECIDED:
            tally[FIRST + PAID_WRONG + NOT_FILED] += 1
        elif own == LOSES and result != LOSES and settled_as(options, wagers, w, LOSES):
            preferred = BAD_BEAT_BLACKJACK if result == METER else result
            note_doubt(
                options, rounds, wagers, tally, hits, BAD_BEAT_SETTLED_BY_THE_FIRST_SPLIT_HAND, w, preferred, LOSES
            )
        elif result == METER:
            judge_meter_share(options, rounds, wagers, tally, hits, FIRST, w, -1, 1, True)
        else:
            judge_bad_beat(options, rounds, hands, wagers, tally, hits, w, result)
    judge_order(kinds, notes, rounds, wagers, tally, hits, FIRST, WHAT_BAD_BEAT_PROGRESSIVE)
