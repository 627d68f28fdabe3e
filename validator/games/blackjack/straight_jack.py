"""The Straight Jack Progressive Wager, from its acceptance to its settlement."""

from typing import Final

from validator.core.engine.kernel import JUDGED, emit, kernel
from validator.games.blackjack.hands import cards_begin
from validator.games.blackjack.optional import (
    LOSES,
    LOSING_PAID,
    NO_CARDS,
    NOT_PAID,
    PAID_WRONG,
    cents_won,
    game_continues,
    is_priced,
    is_to_be_settled,
    judge_amount,
    judge_moment,
    judge_result,
    settled_as,
    settled_by_another_rule,
    settlement_event,
)
from validator.games.blackjack.options import (
    STRAIGHT_JACK_PAYS,
    STRAIGHT_JACK_VERIFIED,
)
from validator.games.blackjack.progressive import judge_late_moment, judge_meter_share
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.result import METER
from validator.games.blackjack.tables.rows import Hand, Table, Wager
from validator.games.blackjack.tables.straight import (
    ANY_CARD,
    CORNER,
    EITHER_END,
    INITIAL_ACE_KING,
    OVER_LIMIT,
)
from validator.games.blackjack.verification import NEEDED, floorperson_needed, judge_off_table, judge_verified
from validator.games.cards import ACE, CARDS, KING, RANKS, rank_of
from validator.games.numbers import Rules, first_number
from validator.log.codes import KIND_DEAL, KIND_DETERMINANT, KIND_EXPOSE

FIRST: Final = first_number("blackjack.straight_jack")


rule = Rules("blackjack.straight_jack")
STRAIGHT_JACK_SETTLED_EARLY = rule("straight-jack-settled-early")
STRAIGHT_JACK_CARD_NOT_COUNTED = rule("straight-jack-card-not-counted")
STRAIGHT_JACK_CARD_AFTER_BREAK_COUNTED = rule("straight-jack-card-after-break-counted")
STRAIGHT_JACK_OVERDRAWN_CARD_COUNTED = rule("straight-jack-overdrawn-card-counted")
STRAIGHT_JACK_ACE_KING_NOT_PAID = rule("straight-jack-ace-king-not-paid")
STRAIGHT_JACK_ROUND_THE_CORNER = rule("straight-jack-round-the-corner")
STRAIGHT_JACK_AFTER_A_SPLIT = rule("straight-jack-after-a-split")


@kernel
def is_two_card_straight(first: int, second: int) -> bool:
    """Whether two cards are consecutive in rank: the ace beside the 2 and beside the king."""
    step = rank_of(first) - rank_of(second)
    return step in (1, -1, KING, -KING)


@kernel
def continues_straight(rank: int, low: int, high: int, way: int) -> int:
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
def rank_turned(t: Table, h: Hand, i: int) -> int:
    """The rank of the card dealt face down to hand row ``h`` at event ``i``, by the only card of it turned up later.

    -1 where none is, or where several are and none says which.
    """
    rank = -1
    for j in range(i + 1, len(t.kind)):
        if t.notes[j].round and t.notes[j].round != t.notes[i].round:
            break
        if t.kind[j] == KIND_EXPOSE and t.notes[j].hand == h and t.card[j] >= 0:
            if rank >= 0:
                return -1
            rank = rank_of(t.card[j])
    return rank


@kernel
def straight_length(t: Table, h: Hand, start: int, stop: int, way: int) -> int:
    """How many cards of hand row ``h`` are a straight, in the order in which they were dealt; 0 none, -1 not known.

    ``way`` says what an ace does beside a king, or which cards a mistaken count takes in.
    """
    first = rank_of(h.dealt_first)
    second = rank_of(h.dealt_second)
    if first < 0 or second < 0:
        return -1
    if not is_two_card_straight(h.dealt_first, h.dealt_second):
        return 0
    if h.flags & flags.SPLIT:
        return 2
    low = min(first, second)
    high = max(first, second)
    if high - low == KING:
        low = KING
        high = RANKS
        if way == INITIAL_ACE_KING:
            return 2
    hard = t.options.card_value[first] + t.options.card_value[second]
    length = 2
    dealt = 0
    skipped = 0
    for i in range(start, stop):
        note = t.notes[i]
        if t.kind[i] not in (KIND_DEAL, KIND_DETERMINANT) or note.hand != h or note.counted == 0:
            continue
        dealt += 1
        if dealt <= 2:
            continue
        rank = rank_of(t.card[i])
        if rank < 0:
            rank = rank_turned(t, h, i)
        if rank < 0:
            return -1
        hard += t.options.card_value[rank]
        if hard > t.options.straight_jack_counts_to and way != OVER_LIMIT:
            break
        end = continues_straight(rank, low, high, way)
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
def longest_after_split(t: Table, h: Hand, start: int, stop: int) -> int:
    """The most cards that a straight of the split hand row ``h`` can have, whichever hands' cards continue it."""
    low = min(rank_of(h.dealt_first), rank_of(h.dealt_second))
    high = max(rank_of(h.dealt_first), rank_of(h.dealt_second))
    length = 2
    initial = 0
    for i in range(start, stop):
        if t.kind[i] != KIND_DEAL and t.kind[i] != KIND_DETERMINANT:
            continue
        other = t.notes[i].hand
        if not other or other.seat != h.seat:
            continue
        if other == h and initial < 2:
            initial += 1
            continue
        rank = rank_of(t.card[i])
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
def result_of_length(t: Table, length: int) -> int:
    """What a straight of so many cards pays."""
    step = length - t.options.straight_jack_cards
    if step < 0:
        return LOSES
    return STRAIGHT_JACK_PAYS + 2 * step if step < t.options.straight_jack_steps else METER


@kernel
def share_of_hand(t: Table, h: Hand, start: int, stop: int) -> int:
    """What part of the meter the longest straight wins, by the suit of its ace."""
    for i in range(start, stop):
        dealt = t.kind[i] in (KIND_DEAL, KIND_DETERMINANT) and t.notes[i].hand == h
        if dealt and t.card[i] == CARDS - RANKS:
            return t.options.straight_jack_spades_share
    return t.options.straight_jack_other_share


@kernel
def meter_share(t: Table, w: Wager) -> int:
    """What part of the meter a wager wins; 0 none, -1 where a card that may decide it is not known."""
    if not is_to_be_settled(t, w):
        return 0
    h = w.hand
    start = cards_begin(t, w.round)
    stop = h.last_card + 1
    length = straight_length(t, h, start, stop, EITHER_END)
    if length < 0:
        longest = t.options.straight_jack_cards + t.options.straight_jack_steps
        return -1 if h.cards >= longest else 0
    return share_of_hand(t, h, start, stop) if result_of_length(t, length) == METER else 0


@kernel
def note_other_way(t: Table, rule: int, event: int, w: Wager, result: int, other: int) -> bool:
    """Note a wager that was settled by a reading that is not the preferred one; whether it was."""
    net = w.paid - w.collected
    due = cents_won(t, w.stake, result)
    t.tally[rule + JUDGED] += 1
    if not settled_by_another_rule(net, cents_won(t, w.stake, other)):
        return False
    emit(t.hits, rule, event, due, net, net - due, w.at, w.root, w.round.at)
    return True


@kernel
def judge_straight(t: Table, w: Wager, length: int, start: int, stop: int) -> None:
    """Judge the amount settled on a straight of ``length`` cards, the meter aside."""
    h = w.hand
    result = result_of_length(t, length)
    net = w.paid - w.collected
    stake = w.stake
    root = w.root
    r = w.round
    event = settlement_event(t, w)
    pays = t.options[result]
    per = t.options[result + 1]
    high = rank_of(h.dealt_first) - rank_of(h.dealt_second)
    if settled_as(t, w, result):
        for rule in (
            STRAIGHT_JACK_CARD_NOT_COUNTED,
            STRAIGHT_JACK_CARD_AFTER_BREAK_COUNTED,
            STRAIGHT_JACK_OVERDRAWN_CARD_COUNTED,
            FIRST + NOT_PAID,
        ):
            t.tally[rule + JUDGED] += 1
        t.tally[FIRST + PAID_WRONG + JUDGED] += 1
        if high in (KING, -KING):
            t.tally[STRAIGHT_JACK_ACE_KING_NOT_PAID + JUDGED] += 1
        return
    if h.flags & flags.SPLIT:
        longest = longest_after_split(t, h, start, r.last_card + 1)
        for more in range(length + 1, min(longest + 1, t.options.straight_jack_cards + t.options.straight_jack_steps)):
            if note_other_way(t, STRAIGHT_JACK_AFTER_A_SPLIT, event, w, result, result_of_length(t, more)):
                return
    for way in (INITIAL_ACE_KING, CORNER):
        other = straight_length(t, h, start, stop, way)
        meant = result_of_length(t, other)
        if (
            other != length
            and meant >= 0
            and note_other_way(t, STRAIGHT_JACK_ROUND_THE_CORNER, event, w, result, meant)
        ):
            return
    rule = FIRST + PAID_WRONG
    if w.paid == 0:
        rule = STRAIGHT_JACK_ACE_KING_NOT_PAID if high in (KING, -KING) else FIRST + NOT_PAID
    else:
        over = straight_length(t, h, start, stop, OVER_LIMIT)
        most = straight_length(t, h, start, stop, ANY_CARD)
        for other in range(t.options.straight_jack_cards, length):
            if settled_as(t, w, result_of_length(t, other)):
                rule = STRAIGHT_JACK_CARD_NOT_COUNTED
        for other in range(length + 1, most + 1):
            meant = result_of_length(t, other)
            if meant >= 0 and settled_as(t, w, meant):
                rule = STRAIGHT_JACK_CARD_AFTER_BREAK_COUNTED
        for other in range(length + 1, over + 1):
            meant = result_of_length(t, other)
            if meant >= 0 and settled_as(t, w, meant):
                rule = STRAIGHT_JACK_OVERDRAWN_CARD_COUNTED
    judge_amount(t, rule, pays, per, event, net, stake, w, root, r)


@kernel
def judge_straight_jack_wager(t: Table, w: Wager) -> None:
    """Judge one Straight Jack Progressive Wager: its moment, amount, verification and source."""
    r = w.round
    h = w.hand
    start = cards_begin(t, r)
    stop = h.last_card + 1
    length = straight_length(t, h, start, stop, EITHER_END)
    if length == 0:
        judge_moment(t, FIRST, w, game_continues(t, r))
    elif length > 0:
        judge_late_moment(t, STRAIGHT_JACK_SETTLED_EARLY, FIRST, w)
    if not is_priced(t, FIRST, w):
        return
    result = result_of_length(t, length)
    pays = t.options.straight_jack_meter_pays[0]
    per = t.options.straight_jack_meter_pays[1]
    if length < 0:
        t.tally[FIRST + PAID_WRONG + NO_CARDS] += 1
    elif length == 0:
        judge_result(t, FIRST, FIRST + LOSING_PAID, w, LOSES)
    elif result == METER:
        judge_meter_share(t, FIRST, w, pays, per, t.options.straight_jack_shared, False)
    else:
        judge_straight(t, w, length, start, stop)
    if w.paid == 0 or length <= 0:
        return
    if result == METER:
        if w.share >= t.options.straight_jack_off_table:
            judge_off_table(t, FIRST, w, w.stake * pays // per)
        judge_verified(t, FIRST, w, NEEDED)
    else:
        judge_verified(t, FIRST, w, floorperson_needed(t, result, STRAIGHT_JACK_VERIFIED))
