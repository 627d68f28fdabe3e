"""When wagers are collected: not as if an ace counted high, and in order against a dealer's Blackjack."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel, needs
from validator.core.engine.option_rows import UNSTATED
from validator.core.engine.rows import NONE, rows_of
from validator.games.blackjack.decisions import acts_out_of_turn
from validator.games.blackjack.main_wager import is_main_wager
from validator.games.blackjack.masque import lies_open, play_ended
from validator.games.blackjack.tables import flags, stage
from validator.games.blackjack.tables.rows import Table, Wager
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.rows import mark_root
from validator.log.codes import KIND_COLLECT

NO_DIRECTION, NOT_FILED, *_ = missing_facts()

rule = Rules("blackjack.collecting")
ACE_LOST_AS_OVER_THE_LIMIT = rule(
    "ace-lost-as-over-the-limit",
    "A hand with an ace collected as if the ace counted high",
    ("{seat}: {wager} on {hand} was collected before the dealer played, as if the hand were over the limit"),
    expected="the ace counted low",
    observed="counted high",
)
DEALER_BLACKJACK_COLLECTED_OUT_OF_ORDER = rule(
    "dealer-blackjack-collected-out-of-order",
    "Wagers lost to a dealer's Blackjack collected out of order",
    "against the dealer's Blackjack the wager of {observed} was collected after that of {expected}",
    needs={
        "the position, and the direction in which positions are numbered": NO_DIRECTION,
        "the order of settlement filed": NOT_FILED,
    },
    expected="before {expected}, if the order of the settlement holds here too",
    observed="{observed}",
    unit="seat",
)


@kernel
def judge_ace(t: Table, w: Wager) -> None:
    """Judge a wager on a hand that would be over the limit if its ace counted high: it may not be collected for that.

    A hand over the limit is collected when it breaks, any other after the dealer has played.
    """
    r = w.round
    h = w.hand
    if not h or not is_main_wager(w.kind) or r.void >= 0:
        return
    hard = h.hard
    low = hard <= t.options.highest_total < hard + t.options.ace_above_one
    ended = flags.DEAD | flags.SURRENDERED | flags.EVEN_MONEY | flags.RESCUED
    if h.aces == 0 or h.unknown > 0 or not low or h.flags & ended:
        return
    if r.dealer_blackjack != 0 or w.collect < 0:
        return
    played = play_ended(t, r)
    if not lies_open(t, r):
        played = r.hole_turned
    if played < 0 or r.hole_turned < 0:
        return
    t.tally[ACE_LOST_AS_OVER_THE_LIMIT + JUDGED] += 1
    collected = w.collect
    if collected < played:
        emit(t.hits, ACE_LOST_AS_OVER_THE_LIMIT, collected, 0, 1, 0, w.at, w.root, r.at)
        mark_root(t, w, collected)


@needs(kinds=(KIND_COLLECT,))
@kernel
def collecting_pass(t: Table) -> None:
    """Judge when wagers on hands with an ace were collected, and in which order those lost to a dealer's Blackjack."""
    kinds = t.kind
    rule = DEALER_BLACKJACK_COLLECTED_OUT_OF_ORDER
    settled_apart = flags.NATURAL | flags.SURRENDERED | flags.EVEN_MONEY | flags.DEAD
    row = t.rounds[NONE]
    furthest = 0
    reported = False
    for i in range(len(kinds)):
        if kinds[i] != KIND_COLLECT:
            continue
        note = t.notes[i]
        r = note.round
        w = note.wager
        if not r or not w or r.dealer_blackjack != 1 or not is_main_wager(w.kind):
            continue
        h = w.hand
        if h and h.flags & settled_apart:
            continue
        if t.options.collected_in_seat_order != 1 and t.options.collect_then_pay != 0:
            unfiled = t.options.collect_then_pay == UNSTATED
            t.tally[rule + (NOT_FILED if unfiled else NOT_APPLICABLE)] += 1
            continue
        if r != row:
            row = r
            furthest = stage.BEFORE_ALL
            reported = False
        direction = r.direction
        if direction == 0 or w.seat < 0:
            t.tally[rule + NO_DIRECTION] += 1
            continue
        place = -w.seat * direction
        t.tally[rule + JUDGED] += 1
        if acts_out_of_turn(place, furthest) and not reported:
            reported = True
            emit(t.hits, rule, i, -furthest * direction, w.seat, 0, w.at, -1, r.at)
        furthest = max(furthest, place)
    for w in rows_of(t.wagers):
        judge_ace(t, w)
