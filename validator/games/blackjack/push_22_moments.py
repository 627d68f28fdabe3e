"""When a Push 22 Wager is settled, and the Blackjack whose cards wait under it."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, Ints, emit, kernel
from validator.games.blackjack.slots.optional import SETTLED_AT_WRONG_TIME
from validator.games.blackjack.slots.push_22 import (
    BLACKJACK_NOT_TUCKED,
    EVEN_MONEY_NOT_TUCKED,
    FIRST,
    PUSH_22_SETTLED_WITH_BLACKJACK,
    PUSH_22_SETTLED_WITH_SURRENDER,
)
from validator.games.blackjack.tables import flags, hand, note, round_
from validator.games.numbers import missing_facts
from validator.games.rounds import wager
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.log.codes import KIND_TUCK

NO_MOMENT, *_ = missing_facts()
NO_TUCKING, *_ = missing_facts()


@kernel
def settled_before_dealer(settled: int, dealt: int) -> bool:
    """Whether a Push 22 Wager was settled (event) before the dealer's hand was complete (event, -1: not known)."""
    return settled < dealt


@kernel
def not_tucked(tucked: int, removed: int, resolved: int) -> bool:
    """Whether a paid Blackjack's cards were never tucked (event, -1), or removed before the wager was
    settled (events).
    """
    return tucked < 0 or 0 <= removed < resolved


@kernel
def judge_settling_moment(
    kinds: Ints,
    notes: Ints,
    options: Ints,
    rounds: Ints,
    hands: Ints,
    wagers: Ints,
    tally: Ints,
    hits: Ints,
    w: int,
    h: int,
    r: int,
) -> None:
    """Judge that Push 22 Wager row ``w`` was settled after the dealer's last card, but for a dealer's Blackjack.

    Where the dealer did not draw, the turning of his hole card completed his hand.
    """
    slot = FIRST + SETTLED_AT_WRONG_TIME
    marks = hands[h + hand.FLAGS]
    if marks & flags.NATURAL:
        slot = PUSH_22_SETTLED_WITH_BLACKJACK
    elif marks & flags.SURRENDERED:
        slot = PUSH_22_SETTLED_WITH_SURRENDER
    if rounds[r + round_.DEALER_BLACKJACK] == 1:
        tally[slot + NOT_APPLICABLE] += 1
        return
    settled = wagers[w + wager.FIRST_SETTLED]
    dealer = rounds[r + round_.HAND]
    complete = rounds[r + round_.HOLE_TURNED]
    if hands[dealer + hand.LAST_CARD] > rounds[r + round_.DEAL_DONE]:
        complete = max(complete, hands[dealer + hand.LAST_CARD])
    if settled < 0 or complete < 0:
        tally[slot + NO_MOMENT] += 1
        return
    tally[slot + JUDGED] += 1
    if settled_before_dealer(settled, complete):
        emit(hits, slot, settled, complete, settled, 0, w, wagers[w + wager.ROOT], r)
        if wagers[w + wager.ROOT] < 0:
            wagers[w + wager.ROOT] = settled


@kernel
def judge_tucking(
    options: Ints,
    kinds: Ints,
    notes: Ints,
    rounds: Ints,
    hands: Ints,
    wagers: Ints,
    tally: Ints,
    hits: Ints,
    w: int,
    h: int,
    r: int,
) -> None:
    """Judge that the cards of a Blackjack paid in its turn, or paid even money, waited under its Push 22 Wager.

    Even money is paid before the dealer's hand is known; where that is a Blackjack the wait is short.
    """
    marks = hands[h + hand.FLAGS]
    if marks & flags.NATURAL == 0:
        return
    even = marks & flags.EVEN_MONEY
    slot = EVEN_MONEY_NOT_TUCKED if even else BLACKJACK_NOT_TUCKED
    if not even and rounds[r + round_.DEALER_BLACKJACK] != 0 and hands[rounds[r + round_.HAND] + hand.UNKNOWN] > 0:
        tally[slot + NO_TUCKING] += 1
        return
    if rounds[r + round_.DEALER_BLACKJACK] == 1:
        tally[slot + NOT_APPLICABLE] += 1
        return
    tucked = -1
    for j in range(rounds[r + round_.DEAL_DONE] + 1, rounds[r + round_.LAST] + 1):
        if kinds[j] == KIND_TUCK and notes[j * note.WIDTH + note.HAND] == h:
            tucked = j
    if tucked < 0 and not (options[RECORDED + KIND_TUCK] == ALWAYS and rounds[r + round_.GAPS] == 0):
        tally[slot + NO_TUCKING] += 1
        return
    tally[slot + JUDGED] += 1
    removed = hands[h + hand.MUCK]
    resolved = wagers[w + wager.LAST_SETTLED]
    if not_tucked(tucked, removed, resolved):
        event = removed if removed >= 0 else rounds[r + round_.LAST]
        emit(hits, slot, event, resolved, removed, 0, w, -1, r)
