"""The end of a round where nothing is settled before it: when wagers are, and how the cards are picked up."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, Ints, emit, kernel, needs
from validator.games.blackjack.concerned import open_hands, wins_anyway
from validator.games.blackjack.dealer import hole_card_stayed_down
from validator.games.blackjack.decisions import acts_out_of_turn
from validator.games.blackjack.options import HIGHEST_TOTAL, TWENTY_ONES_APART
from validator.games.blackjack.settlement import is_main_wager
from validator.games.blackjack.settling import in_disorder
from validator.games.blackjack.slots.spanish_21 import (
    CARD_DRAWN_WITH_RIGHT_HAND,
    CARDS_DISCARDED_IN_DISORDER,
    CARDS_PICKED_UP_OUT_OF_ORDER,
    DEALER_DREW_FOR_WON_HANDS,
    DEALERS_CARDS_PICKED_UP_FIRST,
    HOLE_CARD_LEFT_DOWN_WITHOUT_EFFECT,
    SURRENDER_OF_BLACKJACK,
    WAGER_SETTLED_BEFORE_ROUND_COMPLETE,
    WON_HAND_PAID_EARLY,
)
from validator.games.blackjack.tables import flags, hand, note, round_, stage
from validator.games.numbers import missing_facts
from validator.games.rounds import wager
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.log.codes import (
    KIND_CARD_HAND,
    KIND_DEAL,
    KIND_EXPOSE,
    KIND_MUCK,
    WHAT_LEFT_HAND,
)
from validator.log.columns import Columns

NO_HOLE_CARD, *_ = missing_facts()
NO_DIRECTION, *_ = missing_facts()
NO_ORDER, *_ = missing_facts()
NO_EXPOSURE, *_ = missing_facts()


@kernel
def settled_too_soon(settled: int, complete: int) -> bool:
    """Whether a wager was collected or paid (event) before the dealer's hand was played (event)."""
    return settled < complete


@kernel
def dealer_first(dealers: int, players: int) -> bool:
    """Whether the dealer's cards were picked up (event) before the cards of a player that still lay there (event)."""
    return dealers < players


@kernel
def another_than_left(held: int) -> bool:
    """Whether a card was taken from the shoe with another than the left hand (the log's word for the hand)."""
    return held != WHAT_LEFT_HAND


@kernel
def drew_for_won_hands(decided: int) -> bool:
    """Whether the dealer drew with nothing on the table but hands that win against every hand of his (1)."""
    return decided == 1


@kernel
def surrendered_blackjack(natural: int) -> bool:
    """Whether the hand that a player surrenders is a Blackjack (1) or not (0)."""
    return natural != 0


@kernel
def judge_settled_early(
    options: Ints, rounds: Ints, hands: Ints, wagers: Ints, tally: Ints, hits: Ints, w: int, r: int
) -> None:
    """Judge when a main wager was first collected or paid: after the dealer's hand was played.

    A hand over the limit, a surrendered and a rescued one may be settled before.
    """
    h = wagers[w + wager.HAND]
    settled = wagers[w + wager.FIRST_SETTLED]
    decides = wagers[w + wager.COLLECTED] + wagers[w + wager.PAID] > 0
    if h < 0 or settled < 0 or not decides or wagers[w + wager.WITHDRAWN] >= 0:
        return
    over = hands[h + hand.TOTAL] > options[HIGHEST_TOTAL] or hands[h + hand.UNKNOWN] > 0
    if over or hands[h + hand.FLAGS] & (flags.SURRENDERED | flags.RESCUED | flags.DEAD):
        tally[WAGER_SETTLED_BEFORE_ROUND_COMPLETE + NOT_APPLICABLE] += 1
        return
    slot = WON_HAND_PAID_EARLY if wins_anyway(options, rounds, hands, h, r) else WAGER_SETTLED_BEFORE_ROUND_COMPLETE
    turned = rounds[r + round_.HOLE_TURNED]
    complete = max(turned, rounds[r + round_.LAST_CARD])
    if turned < 0 and complete < settled:
        tally[slot + NO_HOLE_CARD] += 1
        return
    tally[slot + JUDGED] += 1
    if settled_too_soon(settled, complete):
        emit(hits, slot, settled, complete, settled, 0, w, wagers[w + wager.ROOT], r)


@kernel
def judge_pick_up(
    ev: Columns, options: Ints, notes: Ints, rounds: Ints, hands: Ints, wagers: Ints, tally: Ints, hits: Ints, r: int
) -> None:
    """Judge how the cards that still lay on the layout when all was settled were picked up."""
    cleared = rounds[r + round_.CLEARED]
    if cleared >= 0:
        if ev.what[cleared] == -1:
            tally[CARDS_DISCARDED_IN_DISORDER + NO_ORDER] += 1
        else:
            tally[CARDS_DISCARDED_IN_DISORDER + JUDGED] += 1
            if in_disorder(ev.what[cleared]):
                emit(hits, CARDS_DISCARDED_IN_DISORDER, cleared, 0, 1, 0, -1, -1, r)
    start = max(rounds[r + round_.LAST_CARD], rounds[r + round_.HOLE_TURNED])
    for w in range(rounds[r + round_.WAGER], rounds[r + round_.WAGERS_END], wager.WIDTH):
        start = max(start, wagers[w + wager.COLLECT], wagers[w + wager.PAY])
    direction = rounds[r + round_.DIRECTION]
    furthest = stage.BEFORE_ALL
    dealers = -1
    for i in range(start + 1, rounds[r + round_.LAST] + 1):
        h = notes[i * note.WIDTH + note.HAND]
        if ev.kind[i] != KIND_MUCK or h < 0:
            continue
        if hands[h + hand.ID] == 0:
            dealers = i
            continue
        tally[DEALERS_CARDS_PICKED_UP_FIRST + JUDGED] += 1
        if dealers >= 0 and dealer_first(dealers, i):
            emit(hits, DEALERS_CARDS_PICKED_UP_FIRST, dealers, i, dealers, 0, -1, -1, r)
            return
        if direction == 0 or hands[h + hand.SEAT] < 0:
            tally[CARDS_PICKED_UP_OUT_OF_ORDER + NO_DIRECTION] += 1
            continue
        place = -hands[h + hand.SEAT] * direction
        tally[CARDS_PICKED_UP_OUT_OF_ORDER + JUDGED] += 1
        if acts_out_of_turn(place, furthest):
            emit(hits, CARDS_PICKED_UP_OUT_OF_ORDER, i, -furthest * direction, hands[h + hand.SEAT], 0, -1, -1, r)
            return
        furthest = place


@kernel
def judge_dealers_hand(
    ev: Columns, options: Ints, notes: Ints, rounds: Ints, hands: Ints, wagers: Ints, tally: Ints, hits: Ints, r: int
) -> None:
    """Note a dealer who left his second card down, or drew, where his count changed no winner."""
    dealer = rounds[r + round_.HAND]
    if open_hands(options, rounds, hands, wagers, False, r) > 0 or rounds[r + round_.DEALER_BLACKJACK] == 1:
        return
    won = open_hands(options, rounds, hands, wagers, True, r) > 0
    if hands[dealer + hand.CARDS] > 2 and won:
        for i in range(rounds[r + round_.DEAL_DONE] + 1, rounds[r + round_.LAST_CARD] + 1):
            at = i * note.WIDTH
            if ev.kind[i] == KIND_DEAL and notes[at + note.HAND] == dealer and notes[at + note.CARDS] == 2:
                tally[DEALER_DREW_FOR_WON_HANDS + JUDGED] += 1
                if drew_for_won_hands(1):
                    emit(hits, DEALER_DREW_FOR_WON_HANDS, i, 0, 1, 0, -1, rounds[r + round_.ROOT], r)
    certain = options[RECORDED + KIND_EXPOSE] == ALWAYS and rounds[r + round_.GAPS] == 0
    if rounds[r + round_.HOLE_TURNED] < 0 and not certain:
        tally[HOLE_CARD_LEFT_DOWN_WITHOUT_EFFECT + NO_EXPOSURE] += 1
        return
    tally[HOLE_CARD_LEFT_DOWN_WITHOUT_EFFECT + JUDGED] += 1
    if hole_card_stayed_down(rounds[r + round_.HOLE_TURNED]):
        emit(hits, HOLE_CARD_LEFT_DOWN_WITHOUT_EFFECT, rounds[r + round_.LAST], 1, 0, 0, -1, -1, r)


@needs(options=(TWENTY_ONES_APART,))
@kernel
def completion_pass(
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
    """Judge the end of each round, from the tables."""
    for i in range(len(ev.kind)):
        if ev.kind[i] == KIND_CARD_HAND:
            tally[CARD_DRAWN_WITH_RIGHT_HAND + JUDGED] += 1
            if another_than_left(ev.what[i]):
                emit(hits, CARD_DRAWN_WITH_RIGHT_HAND, i, 0, 1, 0, -1, -1, notes[i * note.WIDTH + note.ROUND])
    for r in range(round_.WIDTH, rounds[0], round_.WIDTH):
        if rounds[r + round_.DEAL_DONE] < 0 or rounds[r + round_.VOID] >= 0:
            continue
        if rounds[r + round_.DEALER_BLACKJACK] != 1:
            for w in range(rounds[r + round_.WAGER], rounds[r + round_.WAGERS_END], wager.WIDTH):
                if is_main_wager(wagers[w + wager.KIND]):
                    judge_settled_early(options, rounds, hands, wagers, tally, hits, w, r)
        judge_pick_up(ev, options, notes, rounds, hands, wagers, tally, hits, r)
        judge_dealers_hand(ev, options, notes, rounds, hands, wagers, tally, hits, r)
        for h in range(rounds[r + round_.HAND] + hand.WIDTH, rounds[r + round_.HANDS_END], hand.WIDTH):
            if hands[h + hand.FLAGS] & flags.SURRENDERED:
                tally[SURRENDER_OF_BLACKJACK + JUDGED] += 1
                if surrendered_blackjack(hands[h + hand.FLAGS] & flags.NATURAL):
                    emit(hits, SURRENDER_OF_BLACKJACK, hands[h + hand.CHOICE], 0, 1, 0, -1, -1, r)
