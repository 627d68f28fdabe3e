"""When wagers are collected: not as if an ace counted high, and in order against a dealer's Blackjack."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel, needs
from validator.games.blackjack.decisions import acts_out_of_turn
from validator.games.blackjack.masque import lies_open, play_ended
from validator.games.blackjack.options import ACE_ABOVE_ONE, COLLECT_THEN_PAY, COLLECTED_IN_SEAT_ORDER, HIGHEST_TOTAL
from validator.games.blackjack.settlement import is_main_wager
from validator.games.blackjack.tables import flags, hand, note, round_, stage
from validator.games.numbers import missing_facts, numbers_of
from validator.games.rounds import wager
from validator.games.rounds.options import UNSTATED
from validator.games.rounds.rows import mark_root
from validator.games.table import Table
from validator.log.codes import KIND_COLLECT

ACE_LOST_AS_OVER_THE_LIMIT, DEALER_BLACKJACK_COLLECTED_OUT_OF_ORDER, *_ = numbers_of("blackjack.collecting")

NO_DIRECTION, NOT_FILED, *_ = missing_facts()


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
    ended = flags.DEAD | flags.SURRENDERED | flags.EVEN_MONEY | flags.RESCUED
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
        mark_root(t, w, collected)


@needs(kinds=(KIND_COLLECT,))
@kernel
def collecting_pass(t: Table) -> None:
    """Judge when wagers on hands with an ace were collected, and in which order those lost to a dealer's Blackjack."""
    kinds = t.kind
    rule = DEALER_BLACKJACK_COLLECTED_OUT_OF_ORDER
    settled_apart = flags.NATURAL | flags.SURRENDERED | flags.EVEN_MONEY | flags.DEAD
    row = -1
    furthest = 0
    reported = False
    for i in range(len(kinds)):
        if kinds[i] != KIND_COLLECT:
            continue
        at = i * note.WIDTH
        r = t.notes[at + note.ROUND]
        w = t.notes[at + note.WAGER]
        if r < 0 or w < 0 or t.rounds[r + round_.DEALER_BLACKJACK] != 1 or not is_main_wager(t.wagers[w + wager.KIND]):
            continue
        h = t.wagers[w + wager.HAND]
        if h >= 0 and t.hands[h + hand.FLAGS] & settled_apart:
            continue
        if t.options[COLLECTED_IN_SEAT_ORDER] != 1 and t.options[COLLECT_THEN_PAY] != 0:
            unfiled = t.options[COLLECT_THEN_PAY] == UNSTATED
            t.tally[rule + (NOT_FILED if unfiled else NOT_APPLICABLE)] += 1
            continue
        if r != row:
            row = r
            furthest = stage.BEFORE_ALL
            reported = False
        direction = t.rounds[r + round_.DIRECTION]
        if direction == 0 or t.wagers[w + wager.SEAT] < 0:
            t.tally[rule + NO_DIRECTION] += 1
            continue
        place = -t.wagers[w + wager.SEAT] * direction
        t.tally[rule + JUDGED] += 1
        if acts_out_of_turn(place, furthest) and not reported:
            reported = True
            emit(t.hits, rule, i, -furthest * direction, t.wagers[w + wager.SEAT], 0, w, -1, r)
        furthest = max(furthest, place)
    for w in range(wager.WIDTH, t.wagers[0], wager.WIDTH):
        judge_ace(t, w)
