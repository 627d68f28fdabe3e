"""The end of a round where nothing is settled before it: how the cards are picked up, and what the dealer drew."""

from validator.core.engine.kernel import JUDGED, emit, kernel
from validator.games.blackjack.decisions import acts_out_of_turn
from validator.games.blackjack.live_wagers import long_21s_alone, open_hands
from validator.games.blackjack.settling import in_disorder
from validator.games.blackjack.tables import flags, hand, note, round_, stage
from validator.games.numbers import missing_facts, numbers_of
from validator.games.rounds import wager
from validator.games.table import Table, ask, lacking
from validator.log.codes import (
    KIND_CARD_HAND,
    KIND_DEAL,
    KIND_MUCK,
    WHAT_LEFT_HAND,
)

(
    DEALER_DREW_FOR_WON_HANDS,
    CARD_DRAWN_WITH_RIGHT_HAND,
    CARDS_PICKED_UP_OUT_OF_ORDER,
    DEALERS_CARDS_PICKED_UP_FIRST,
    SPANISH_21_CARDS_DISCARDED_IN_DISORDER,
    SURRENDER_OF_BLACKJACK,
    DEALER_DREW_FOR_LONG_21S,
    *_,
) = numbers_of("blackjack.completion")

NO_DIRECTION, *_ = missing_facts()
NO_ORDER, *_ = missing_facts()


@kernel
def dealer_first(dealers: int, players: int) -> bool:
    """Whether the dealer's cards were picked up (event) before the cards of a player that still lay there (event)."""
    return dealers < players


@kernel
def judge_pick_up(t: Table, r: int) -> None:
    """Judge how the cards that still lay on the layout when all was settled were picked up."""
    cleared = t.rounds[r + round_.CLEARED]
    if cleared >= 0:
        if t.what[cleared] == -1:
            t.tally[SPANISH_21_CARDS_DISCARDED_IN_DISORDER + NO_ORDER] += 1
        else:
            ask(t, SPANISH_21_CARDS_DISCARDED_IN_DISORDER, in_disorder(t.what[cleared]), cleared, 0, 1, 0, -1, -1, r)
    start = max(t.rounds[r + round_.LAST_CARD], t.rounds[r + round_.HOLE_TURNED])
    for w in range(t.rounds[r + round_.WAGER], t.rounds[r + round_.WAGERS_END], wager.WIDTH):
        start = max(start, t.wagers[w + wager.COLLECT], t.wagers[w + wager.PAY])
    direction = t.rounds[r + round_.DIRECTION]
    furthest = stage.BEFORE_ALL
    dealers = -1
    for i in range(start + 1, t.rounds[r + round_.LAST] + 1):
        if t.kind[i] != KIND_MUCK:
            continue
        h = t.notes[i * note.WIDTH + note.HAND]
        if h < 0:
            continue
        if t.hands[h + hand.ID] == 0:
            dealers = i
            continue
        t.tally[DEALERS_CARDS_PICKED_UP_FIRST + JUDGED] += 1
        if dealers >= 0 and dealer_first(dealers, i):
            emit(t.hits, DEALERS_CARDS_PICKED_UP_FIRST, dealers, i, dealers, 0, -1, -1, r)
            return
        if lacking(t, CARDS_PICKED_UP_OUT_OF_ORDER, NO_DIRECTION, direction == 0 or t.hands[h + hand.SEAT] < 0):
            continue
        place = -t.hands[h + hand.SEAT] * direction
        t.tally[CARDS_PICKED_UP_OUT_OF_ORDER + JUDGED] += 1
        if acts_out_of_turn(place, furthest):
            emit(t.hits, CARDS_PICKED_UP_OUT_OF_ORDER, i, -furthest * direction, t.hands[h + hand.SEAT], 0, -1, -1, r)
            return
        furthest = place


@kernel
def judge_dealers_hand(t: Table, r: int) -> None:
    """Judge a dealer who drew where his count changed no winner: noted where a Blackjack is left, whose odds it may."""
    dealer = t.rounds[r + round_.HAND]
    if open_hands(t, False, r) > 0 or t.rounds[r + round_.DEALER_BLACKJACK] == 1:
        return
    won = open_hands(t, True, r) > 0
    alone = long_21s_alone(t, r)
    if t.hands[dealer + hand.CARDS] > 2 and won:
        for i in range(t.rounds[r + round_.DEAL_DONE] + 1, t.rounds[r + round_.LAST_CARD] + 1):
            at = i * note.WIDTH
            if t.kind[i] == KIND_DEAL and t.notes[at + note.HAND] == dealer and t.notes[at + note.CARDS] == 2:
                rule = DEALER_DREW_FOR_LONG_21S if alone else DEALER_DREW_FOR_WON_HANDS
                ask(t, rule, True, i, 0, 1, 0, -1, t.rounds[r + round_.ROOT], r)
    elif alone:
        t.tally[DEALER_DREW_FOR_LONG_21S + JUDGED] += 1


@kernel
def completion_pass(t: Table) -> None:
    """Judge the end of each round, from the tables."""
    for i in range(len(t.kind)):
        if t.kind[i] == KIND_CARD_HAND:
            t.tally[CARD_DRAWN_WITH_RIGHT_HAND + JUDGED] += 1
            if t.what[i] != WHAT_LEFT_HAND:
                emit(t.hits, CARD_DRAWN_WITH_RIGHT_HAND, i, 0, 1, 0, -1, -1, t.notes[i * note.WIDTH + note.ROUND])
    for r in range(round_.WIDTH, t.rounds[0], round_.WIDTH):
        if t.rounds[r + round_.DEAL_DONE] < 0 or t.rounds[r + round_.VOID] >= 0:
            continue
        judge_pick_up(t, r)
        judge_dealers_hand(t, r)
        for h in range(t.rounds[r + round_.HAND] + hand.WIDTH, t.rounds[r + round_.HANDS_END], hand.WIDTH):
            if t.hands[h + hand.FLAGS] & flags.SURRENDERED:
                t.tally[SURRENDER_OF_BLACKJACK + JUDGED] += 1
                if t.hands[h + hand.FLAGS] & flags.NATURAL != 0:
                    emit(t.hits, SURRENDER_OF_BLACKJACK, t.hands[h + hand.CHOICE], 0, 1, 0, -1, -1, r)
