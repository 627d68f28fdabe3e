"""The Straight Jack Progressive Wager, from its acceptance to its settlement."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, Ints, emit, kernel, needs
from validator.games.blackjack.optional import (
    LOSES,
    NO_CARDS,
    game_continues,
    is_open,
    is_priced,
    judge_amount,
    judge_moment,
    judge_order,
    judge_result,
    settled_as,
    settled_by_another_rule,
    settlement_event,
)
from validator.games.blackjack.options import (
    CARD_VALUE,
    HIGHEST_TOTAL,
    STRAIGHT_JACK_CARDS,
    STRAIGHT_JACK_METER_PAYS,
    STRAIGHT_JACK_OTHER_SHARE,
    STRAIGHT_JACK_PAYS,
    STRAIGHT_JACK_SPADES_SHARE,
    STRAIGHT_JACK_STEPS,
    STRAIGHT_JACK_VERIFIED,
)
from validator.games.blackjack.progressive import judge_late_moment, judge_meter_share
from validator.games.blackjack.slots.optional import (
    LOSING_PAID,
    NOT_PAID,
    PAID_WRONG,
)
from validator.games.blackjack.slots.straight_jack import (
    FIRST,
    STRAIGHT_JACK_ACE_KING_NOT_PAID,
    STRAIGHT_JACK_AFTER_A_SPLIT,
    STRAIGHT_JACK_CARD_AFTER_BREAK_COUNTED,
    STRAIGHT_JACK_CARD_NOT_COUNTED,
    STRAIGHT_JACK_OVERDRAWN_CARD_COUNTED,
    STRAIGHT_JACK_ROUND_THE_CORNER,
    STRAIGHT_JACK_SETTLED_EARLY,
)
from validator.games.blackjack.tables import flags, hand, note, round_
from validator.games.blackjack.tables.result import METER
from validator.games.blackjack.tables.straight import (
    ANY_CARD,
    CORNER,
    EITHER_END,
    INITIAL_ACE_KING,
    OVER_LIMIT,
)
from validator.games.blackjack.verification import NEEDED, floorperson_needed, judge_off_table, judge_verified
from validator.games.cards import ACE, CARDS, KING, RANKS, rank_of
from validator.games.rounds import wager
from validator.log.codes import KIND_DEAL, KIND_DETERMINANT, KIND_EXPOSE, WHAT_STRAIGHT_JACK_PROGRESSIVE
from validator.log.columns import Columns


@kernel
def is_straight(first: int, second: int) -> bool:
    """Whether two cards are consecutive in rank: the ace beside the 2 and beside the king."""
    step = rank_of(first) - rank_of(second)
    return step in (1, -1, KING, -KING)


@kernel
def fits(rank: int, low: int, high: int, way: int) -> int:
    """Where a card continues a straight of ranks ``low`` to ``high`` (an ace above the king is rank 13).

    1 at its upper end, -1 at its lower end, 0 nowhere.
    """
    if rank == low - 1:
        return -1
    if rank == high + 1 and high < KING:
        return 1
    if rank == ACE and high == KING and low > ACE and way != INITIAL_ACE_KING:
        return 1
    if way == CORNER:
        if (rank - high) % RANKS == 1:
            return 1
        if (low - rank) % RANKS == 1:
            return -1
    return 0


@kernel
def rank_turned(kinds: Ints, cards: Ints, notes: Ints, h: int, i: int) -> int:
    """The rank of the card dealt face down to hand row ``h`` at event ``i``, by the only card of it turned up later.

    -1 where none is, or where several are and none says which.
    """
    rank = -1
    for j in range(i + 1, len(kinds)):
        if notes[j * note.WIDTH + note.ROUND] not in (-1, notes[i * note.WIDTH + note.ROUND]):
            break
        if kinds[j] == KIND_EXPOSE and notes[j * note.WIDTH + note.HAND] == h and cards[j] >= 0:
            if rank >= 0:
                return -1
            rank = rank_of(cards[j])
    return rank


@kernel
def straight_length(
    kinds: Ints, cards: Ints, options: Ints, notes: Ints, hands: Ints, h: int, start: int, stop: int, way: int
) -> int:
    """How many cards of hand row ``h`` are a straight, in the order in which they were dealt; 0 none, -1 not known.

    ``way`` says what an ace does beside a king, or which cards a mistaken count takes in.
    """
    first = rank_of(hands[h + hand.DEALT_FIRST])
    second = rank_of(hands[h + hand.DEALT_SECOND])
    if first < 0 or second < 0:
        return -1
    if not is_straight(hands[h + hand.DEALT_FIRST], hands[h + hand.DEALT_SECOND]):
        return 0
    if hands[h + hand.FLAGS] & flags.SPLIT:
        return 2
    low = min(first, second)
    high = max(first, second)
    if high - low == KING:
        low = KING
        high = RANKS
        if way == INITIAL_ACE_KING:
            return 2
    hard = options[CARD_VALUE + first] + options[CARD_VALUE + second]
    length = 2
    dealt = 0
    skipped = 0
    for i in range(start, stop):
        at = i * note.WIDTH
        if kinds[i] not in (KIND_DEAL, KIND_DETERMINANT) or notes[at + note.HAND] != h or notes[at + note.COUNTED] == 0:
            continue
        dealt += 1
        if dealt <= 2:
            continue
        rank = rank_of(cards[i])
        if rank < 0:
            rank = rank_turned(kinds, cards, notes, h, i)
        if rank < 0:
            return -1
        hard += options[CARD_VALUE + rank]
        if hard > options[HIGHEST_TOTAL] and way != OVER_LIMIT:
            break
        end = fits(rank, low, high, way)
        if end > 0:
            high += 1
        elif end < 0:
            low -= 1
        elif way == ANY_CARD:
            skipped += 1
            continue
        else:
            break
        length += 1
    return length + skipped if way == ANY_CARD else length


@kernel
def longest_after_split(kinds: Ints, cards: Ints, notes: Ints, hands: Ints, h: int, start: int, stop: int) -> int:
    """The most cards that a straight of the split hand row ``h`` can have, whichever hands' cards continue it."""
    low = min(rank_of(hands[h + hand.DEALT_FIRST]), rank_of(hands[h + hand.DEALT_SECOND]))
    high = max(rank_of(hands[h + hand.DEALT_FIRST]), rank_of(hands[h + hand.DEALT_SECOND]))
    length = 2
    initial = 0
    for i in range(start, stop):
        if kinds[i] != KIND_DEAL and kinds[i] != KIND_DETERMINANT:
            continue
        other = notes[i * note.WIDTH + note.HAND]
        if other < 0 or hands[other + hand.SEAT] != hands[h + hand.SEAT]:
            continue
        if other == h and initial < 2:
            initial += 1
            continue
        rank = rank_of(cards[i])
        if rank < 0:
            length += 1
        elif (rank - high) % RANKS == 1:
            high += 1
            length += 1
        elif (low - rank) % RANKS == 1:
            low -= 1
            length += 1
    return length


@kernel
def result_of_length(options: Ints, length: int) -> int:
    """What a straight of so many cards pays."""
    step = length - options[STRAIGHT_JACK_CARDS]
    if step < 0:
        return LOSES
    return STRAIGHT_JACK_PAYS + 2 * step if step < options[STRAIGHT_JACK_STEPS] else METER


@kernel
def share_of_hand(kinds: Ints, cards: Ints, options: Ints, notes: Ints, h: int, start: int, stop: int) -> int:
    """What part of the meter the longest straight wins, by the suit of its ace."""
    for i in range(start, stop):
        dealt = kinds[i] in (KIND_DEAL, KIND_DETERMINANT) and notes[i * note.WIDTH + note.HAND] == h
        if dealt and cards[i] == CARDS - RANKS:
            return options[STRAIGHT_JACK_SPADES_SHARE]
    return options[STRAIGHT_JACK_OTHER_SHARE]


@kernel
def note_other_way(
    options: Ints, wagers: Ints, tally: Ints, hits: Ints, slot: int, event: int, w: int, result: int, other: int
) -> bool:
    """Note a wager that was settled by a reading that is not the preferred one; whether it was."""
    net = wagers[w + wager.PAID] - wagers[w + wager.COLLECTED]
    stake = wagers[w + wager.STAKE]
    due = -stake if result < 0 else stake * options[result] // options[result + 1]
    tally[slot + JUDGED] += 1
    won = -stake if other < 0 else stake * options[other] // options[other + 1]
    if not settled_by_another_rule(net, won):
        return False
    emit(hits, slot, event, due, net, net - due, w, wagers[w + wager.ROOT], wagers[w + wager.ROUND])
    return True


@kernel
def judge_straight(
    kinds: Ints,
    cards: Ints,
    options: Ints,
    notes: Ints,
    rounds: Ints,
    hands: Ints,
    wagers: Ints,
    tally: Ints,
    hits: Ints,
    w: int,
    length: int,
    start: int,
    stop: int,
) -> None:
    """Judge the amount settled on a straight of ``length`` cards, the meter aside."""
    h = wagers[w + wager.HAND]
    result = result_of_length(options, length)
    net = wagers[w + wager.PAID] - wagers[w + wager.COLLECTED]
    stake = wagers[w + wager.STAKE]
    root = wagers[w + wager.ROOT]
    r = wagers[w + wager.ROUND]
    event = settlement_event(rounds, wagers, w)
    pays = options[result]
    per = options[result + 1]
    high = rank_of(hands[h + hand.DEALT_FIRST]) - rank_of(hands[h + hand.DEALT_SECOND])
    if settled_as(options, wagers, w, result):
        for slot in (
            STRAIGHT_JACK_CARD_NOT_COUNTED,
            STRAIGHT_JACK_CARD_AFTER_BREAK_COUNTED,
            STRAIGHT_JACK_OVERDRAWN_CARD_COUNTED,
            FIRST + NOT_PAID,
        ):
            tally[slot + JUDGED] += 1
        tally[FIRST + PAID_WRONG + JUDGED] += 1
        if high in (KING, -KING):
            tally[STRAIGHT_JACK_ACE_KING_NOT_PAID + JUDGED] += 1
        return
    if hands[h + hand.FLAGS] & flags.SPLIT:
        longest = longest_after_split(kinds, cards, notes, hands, h, start, rounds[r + round_.LAST_CARD] + 1)
        for more in range(length + 1, min(longest + 1, options[STRAIGHT_JACK_CARDS] + options[STRAIGHT_JACK_STEPS])):
            if note_other_way(
                options,
                wagers,
                tally,
                hits,
                STRAIGHT_JACK_AFTER_A_SPLIT,
                event,
                w,
                result,
                result_of_length(options, more),
            ):
                return
    for way in (INITIAL_ACE_KING, CORNER):
        other = straight_length(kinds, cards, options, notes, hands, h, start, stop, way)
        meant = result_of_length(options, other)
        if (
            other != length
            and meant >= 0
            and note_other_way(options, wagers, tally, hits, STRAIGHT_JACK_ROUND_THE_CORNER, event, w, result, meant)
        ):
            return
    slot = FIRST + PAID_WRONG
    if wagers[w + wager.PAID] == 0:
        slot = STRAIGHT_JACK_ACE_KING_NOT_PAID if high in (KING, -KING) else FIRST + NOT_PAID
    else:
        over = straight_length(kinds, cards, options, notes, hands, h, start, stop, OVER_LIMIT)
        most = straight_length(kinds, cards, options, notes, hands, h, start, stop, ANY_CARD)
        for other in range(options[STRAIGHT_JACK_CARDS], length):
            if settled_as(options, wagers, w, result_of_length(options, other)):
                slot = STRAIGHT_JACK_CARD_NOT_COUNTED
        for other in range(length + 1, most + 1):
            meant = result_of_length(options, other)
            if meant >= 0 and settled_as(options, wagers, w, meant):
                slot = STRAIGHT_JACK_CARD_AFTER_BREAK_COUNTED
        for other in range(length + 1, over + 1):
            meant = result_of_length(options, other)
            if meant >= 0 and settled_as(options, wagers, w, meant):
                slot = STRAIGHT_JACK_OVERDRAWN_CARD_COUNTED
    judge_amount(tally, hits, slot, pays, per, event, net, stake, w, root, r)


@needs(words=(WHAT_STRAIGHT_JACK_PROGRESSIVE,))
@kernel
def straight_jack_pass(
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
    """Judge every Straight Jack Progressive Wager: moment and order of its settlement, amount, verification, source."""
    kinds = ev.kind
    cards = ev.card
    seen = False
    for w in range(wager.WIDTH, wagers[0], wager.WIDTH):
        if wagers[w + wager.KIND] != WHAT_STRAIGHT_JACK_PROGRESSIVE:
            continue
        seen = True
        h = wagers[w + wager.HAND]
        if not is_open(rounds, hands, wagers, w):
            continue
        start = rounds[wagers[w + wager.ROUND] + round_.FIRST_CARD]
        stop = hands[h + hand.LAST_CARD] + 1
        length = straight_length(kinds, cards, options, notes, hands, h, start, stop, EITHER_END)
        if length >= 0 and result_of_length(options, length) == METER:
            wagers[w + wager.SHARE] = share_of_hand(kinds, cards, options, notes, h, start, stop)
    if not seen:
        return
    for w in range(wager.WIDTH, wagers[0], wager.WIDTH):
        if wagers[w + wager.KIND] != WHAT_STRAIGHT_JACK_PROGRESSIVE:
            continue
        if not is_open(rounds, hands, wagers, w):
            tally[FIRST + PAID_WRONG + NOT_APPLICABLE] += 1
            continue
        r = wagers[w + wager.ROUND]
        h = wagers[w + wager.HAND]
        start = rounds[wagers[w + wager.ROUND] + round_.FIRST_CARD]
        stop = hands[h + hand.LAST_CARD] + 1
        length = straight_length(kinds, cards, options, notes, hands, h, start, stop, EITHER_END)
        if length == 0:
            moment = game_continues(kinds, notes, rounds, r)
            judge_moment(options, rounds, wagers, tally, hits, FIRST, w, moment)
        elif length > 0:
            judge_late_moment(rounds, hands, wagers, tally, hits, STRAIGHT_JACK_SETTLED_EARLY, FIRST, w)
        if not is_priced(options, rounds, wagers, tally, FIRST, w):
            continue
        result = result_of_length(options, length)
        if length < 0:
            tally[FIRST + PAID_WRONG + NO_CARDS] += 1
        elif length == 0:
            judge_result(options, rounds, wagers, tally, hits, FIRST, FIRST + LOSING_PAID, w, LOSES)
        elif result == METER:
            judge_meter_share(
                options,
                rounds,
                wagers,
                tally,
                hits,
                FIRST,
                w,
                options[STRAIGHT_JACK_METER_PAYS],
                options[STRAIGHT_JACK_METER_PAYS + 1],
                False,
            )
        else:
            judge_straight(kinds, cards, options, notes, rounds, hands, wagers, tally, hits, w, length, start, stop)
        if wagers[w + wager.PAID] == 0 or length <= 0:
            continue
        need = NEEDED
        if result == METER:
            odds = wagers[w + wager.STAKE] * options[STRAIGHT_JACK_METER_PAYS] // options[STRAIGHT_JACK_METER_PAYS + 1]
            judge_off_table(
                kinds, ev.source, ev.cents, options, notes, rounds, hands, wagers, tally, hits, FIRST, w, odds
            )
        else:
            need = floorperson_needed(
                options[result],
                options[result + 1],
                options[STRAIGHT_JACK_VERIFIED],
                options[STRAIGHT_JACK_VERIFIED + 1],
            )
        judge_verified(kinds, ev.by, options, notes, rounds, wagers, tally, hits, FIRST, w, need)
    judge_order(kinds, notes, rounds, wagers, tally, hits, FIRST, WHAT_STRAIGHT_JACK_PROGRESSIVE)
