"""What the Twenty Point Bonus and King's Bounty Wagers have in common: 20 points, and the pair that waits."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, Ints, emit, kernel
from validator.games.blackjack.optional import NO_CARDS, NO_SETTLEMENT
from validator.games.blackjack.options import ACE_ABOVE_ONE, CARD_VALUE, HIGHEST_TOTAL
from validator.games.blackjack.settlement import is_blackjack_up_card
from validator.games.blackjack.slots.optional import OPTIONAL_WAGER_SETTLED_LATE_FROM_THE_HAND
from validator.games.blackjack.slots.twenty_points import (
    PAIR_AFTER_CARDS,
    PAIR_AFTER_CARDS_REMOVED,
    PAIR_APART_FROM_BLACKJACK_WAGER,
    PAIR_BEFORE_OTHERS,
    PAIR_BEFORE_READER,
)
from validator.games.blackjack.tables import hand, note, round_
from validator.games.cards import ACE, rank_of
from validator.games.rounds import wager
from validator.games.shoe.options import FROM_HAND
from validator.log.codes import KIND_DEAL


@kernel
def settled_later(settled: int, moment: int) -> bool:
    """Whether a wager was settled (event) after the moment until which it may be (event, -1 where it never came)."""
    return 0 <= moment < settled


@kernel
def settled_earlier(settled: int, moment: int) -> bool:
    """Whether a wager was settled (event) before the moment for which it has to wait (event, -1: it need not wait)."""
    return settled < moment


@kernel
def settled_apart(others: int) -> bool:
    """Whether wagers at other boxes (their number) were settled between a wager and the Blackjack Wager beside it."""
    return others > 0


@kernel
def two_card_points(options: Ints, first: int, second: int) -> int:
    """Point count of two known cards."""
    total = options[CARD_VALUE + rank_of(first)] + options[CARD_VALUE + rank_of(second)]
    if rank_of(first) == ACE or rank_of(second) == ACE:
        high = total + options[ACE_ABOVE_ONE]
        if high <= options[HIGHEST_TOTAL]:
            return high
    return total


@kernel
def dealer_blackjack(options: Ints, rounds: Ints, r: int) -> int:
    """Whether the dealer has Blackjack: 1 yes, 0 no, -1 not known."""
    up = rounds[r + round_.UP]
    if rank_of(up) >= 0 and not is_blackjack_up_card(options, up):
        return 0
    return rounds[r + round_.DEALER_BLACKJACK]


@kernel
def is_special(hands: Ints, wagers: Ints, w: int, special: int) -> bool:
    """Whether the initial two cards of a wager's hand are both the card ``special``."""
    h = wagers[w + wager.HAND]
    return h >= 0 and hands[h + hand.DEALT_FIRST] == special and hands[h + hand.DEALT_SECOND] == special


@kernel
def waits_for_hole_card(options: Ints, rounds: Ints, hands: Ints, wagers: Ints, w: int, special: int) -> bool:
    """Whether a wager is settled after the others: its hand is the special pair, and the dealer may have Blackjack."""
    if not is_special(hands, wagers, w, special):
        return False
    return is_blackjack_up_card(options, rounds[wagers[w + wager.ROUND] + round_.UP])


@kernel
def settled_between(rounds: Ints, wagers: Ints, w: int, early: int, late: int) -> int:
    """How many wagers at other boxes were settled between two events of the round of wager row ``w``."""
    count = 0
    r = wagers[w + wager.ROUND]
    for v in range(rounds[r + round_.WAGER], rounds[r + round_.WAGERS_END], wager.WIDTH):
        if wagers[v + wager.SEAT] != wagers[w + wager.SEAT] and early < wagers[v + wager.LAST_SETTLED] < late:
            count += 1
    return count


@kernel
def next_card(kinds: Ints, notes: Ints, rounds: Ints, r: int, start: int) -> int:
    """The first card dealt in the round after event ``start``; -1 for none."""
    for j in range(start + 1, rounds[r + round_.LAST] + 1):
        if kinds[j] == KIND_DEAL and notes[j * note.WIDTH + note.ROUND] == r:
            return j
    return -1


@kernel
def last_of_others(rounds: Ints, hands: Ints, wagers: Ints, w: int, special: int) -> int:
    """The last event that settled another wager of the same type, special pairs left out; -1 for none."""
    last = -1
    r = wagers[w + wager.ROUND]
    for v in range(rounds[r + round_.WAGER], rounds[r + round_.WAGERS_END], wager.WIDTH):
        if v != w and wagers[v + wager.KIND] == wagers[w + wager.KIND] and not is_special(hands, wagers, v, special):
            last = max(last, wagers[v + wager.FIRST_SETTLED])
    return last


@kernel
def judge_with_blackjack_wager(
    rounds: Ints, hands: Ints, wagers: Ints, tally: Ints, hits: Ints, first: int, w: int
) -> None:
    """Judge whether a special pair against a dealer's Blackjack was paid when the Blackjack Wager was collected."""
    r = wagers[w + wager.ROUND]
    h = wagers[w + wager.HAND]
    settled = wagers[w + wager.FIRST_SETTLED]
    root = wagers[w + wager.ROOT]
    removed = hands[h + hand.MUCK] if hands[h + hand.MUCK] >= 0 else rounds[r + round_.CLEARED]
    tally[first + PAIR_AFTER_CARDS_REMOVED + JUDGED] += 1
    if settled_later(settled, removed):
        emit(hits, first + PAIR_AFTER_CARDS_REMOVED, settled, removed, settled, 0, w, root, r)
        return
    main = hands[h + hand.WAGER]
    if main < 0 or wagers[main + wager.LAST_SETTLED] < 0:
        tally[first + PAIR_APART_FROM_BLACKJACK_WAGER + NO_SETTLEMENT] += 1
        return
    collected = wagers[main + wager.LAST_SETTLED]
    tally[first + PAIR_APART_FROM_BLACKJACK_WAGER + JUDGED] += 1
    if settled_apart(settled_between(rounds, wagers, w, min(settled, collected), max(settled, collected))):
        emit(hits, first + PAIR_APART_FROM_BLACKJACK_WAGER, settled, collected, settled, 0, w, root, r)


@kernel
def judge_special_pair(
    kinds: Ints,
    options: Ints,
    notes: Ints,
    rounds: Ints,
    hands: Ints,
    wagers: Ints,
    tally: Ints,
    hits: Ints,
    first: int,
    w: int,
    special: int,
) -> None:
    """Judge when a wager on the special pair was settled: after the others and the card reader, as that showed."""
    wagers[w + wager.DEFERRED] = 1
    r = wagers[w + wager.ROUND]
    settled = wagers[w + wager.FIRST_SETTLED]
    root = wagers[w + wager.ROOT]
    reader = rounds[r + round_.PEEK] if rounds[r + round_.PEEK] >= 0 else rounds[r + round_.HOLE_TURNED]
    if settled < 0 or reader < 0:
        tally[first + PAIR_BEFORE_READER + NO_SETTLEMENT] += 1
        return
    others = last_of_others(rounds, hands, wagers, w, special)
    tally[first + PAIR_BEFORE_OTHERS + JUDGED] += 1
    tally[first + PAIR_BEFORE_READER + JUDGED] += 1
    if settled_earlier(settled, others):
        emit(hits, first + PAIR_BEFORE_OTHERS, settled, others, settled, 0, w, root, r)
        return
    if settled_earlier(settled, reader):
        emit(hits, first + PAIR_BEFORE_READER, settled, reader, settled, 0, w, root, r)
        return
    blackjack = dealer_blackjack(options, rounds, r)
    if blackjack < 0:
        tally[first + PAIR_BEFORE_READER + NO_CARDS] += 1
    elif blackjack == 1:
        judge_with_blackjack_wager(rounds, hands, wagers, tally, hits, first, w)
    else:
        slot = first + PAIR_AFTER_CARDS
        if options[FROM_HAND] == 1:
            tally[slot + NOT_APPLICABLE] += 1
            slot = OPTIONAL_WAGER_SETTLED_LATE_FROM_THE_HAND
        moment = next_card(kinds, notes, rounds, r, rounds[r + round_.DEAL_DONE])
        tally[slot + JUDGED] += 1
        if settled_later(settled, moment):
            emit(hits, slot, settled, moment, settled, 0, w, root, r)
