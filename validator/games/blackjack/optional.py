"""What the optional wagers have in common: paytable, amount, moment and order of their settlement.

Every wager has a section of questions that begins with those of ``slots.optional``; ``first`` is its first place. A
result is the place of its odds in the options column, or LOSES.
"""

from typing import Final

from validator.core.kernel import JUDGED, NOT_APPLICABLE, Ints, emit, kernel
from validator.games.blackjack.decisions import acts_out_of_turn
from validator.games.blackjack.options import SWITCH
from validator.games.blackjack.settlement import amount_differs
from validator.games.blackjack.slots.optional import (
    LOSING_NOT_COLLECTED,
    LOSING_PAID,
    NOT_PAID,
    OPTIONAL_WAGER_SETTLED_BY_THE_OTHER_HAND,
    OPTIONAL_WAGER_SETTLED_LATE_FROM_THE_HAND,
    OUT_OF_SEAT_ORDER,
    PAID_WRONG,
    SETTLED_AT_WRONG_TIME,
    WITHOUT_PAYTABLE,
)
from validator.games.blackjack.switch_seen import may_be_switch
from validator.games.blackjack.tables import flags, hand, note, round_
from validator.games.blackjack.tables.wager_state import SEAT_PLACES
from validator.games.numbers import missing_facts
from validator.games.rounds import wager
from validator.games.rounds.options import ALWAYS, RECORDED, UNSTATED
from validator.games.shoe.options import FROM_HAND
from validator.log.codes import KIND_COLLECT, KIND_DEAL, KIND_PAY

LOSES: Final = -1
"""The result of a wager that loses."""
UNKNOWN: Final = -2
"""The result where a card that decides it is not known."""
NO_PAYTABLE: Final = -2
"""What a paytable option holds where the filing selects none that holds for the decks in use."""

NO_SETTLEMENT, NO_CARDS, NO_STAKE, NOT_FILED, *_ = missing_facts()
NO_DIRECTION, *_ = missing_facts()
NO_PAYTABLE_FILED, *_ = missing_facts()


@kernel
def settled_outside(settled: int, deal_done: int, moment: int) -> bool:
    """Whether a wager on the first cards was settled before the initial deal was over, or after the game went on.

    ``moment`` is the first event by which the game goes on: the card reader or an additional card; -1 if there is none.
    """
    return settled < deal_done or 0 <= moment < settled


@kernel
def no_paytable(table: int) -> bool:
    """Whether no paytable of the chapter that the filing selects holds for the decks in use (-2)."""
    return table == NO_PAYTABLE


@kernel
def settled_by_another_rule(net: int, other: int) -> bool:
    """Whether a wager was settled (cents won) as a reading has it (cents) that is not the preferred one."""
    return net == other


@kernel
def game_continues(kinds: Ints, notes: Ints, rounds: Ints, r: int) -> int:
    """The first event after the initial deal by which the game goes on: the reader or an additional card; -1 none."""
    peek = rounds[r + round_.PEEK]
    for j in range(rounds[r + round_.DEAL_DONE] + 1, rounds[r + round_.LAST] + 1):
        if j == peek or (kinds[j] == KIND_DEAL and notes[j * note.WIDTH + note.ROUND] == r):
            return j
    return -1


@kernel
def is_open(rounds: Ints, hands: Ints, wagers: Ints, w: int) -> bool:
    """Whether a wager is to be settled: not withdrawn, its hand not dead, its round not void."""
    h = wagers[w + wager.HAND]
    return (
        h >= 0
        and hands[h + hand.FLAGS] & flags.DEAD == 0
        and wagers[w + wager.WITHDRAWN] < 0
        and rounds[wagers[w + wager.ROUND] + round_.VOID] < 0
    )


@kernel
def has_paytable(wagers: Ints, tally: Ints, hits: Ints, first: int, w: int, table: int) -> bool:
    """Judge whether a wager was taken with a paytable that holds for the decks; whether its odds are known."""
    if table == UNSTATED:
        tally[first + WITHOUT_PAYTABLE + NO_PAYTABLE_FILED] += 1
        tally[first + PAID_WRONG + NOT_FILED] += 1
        return False
    tally[first + WITHOUT_PAYTABLE + JUDGED] += 1
    if not no_paytable(table):
        return True
    root = wagers[w + wager.ROOT]
    event = wagers[w + wager.EVENT]
    emit(hits, first + WITHOUT_PAYTABLE, event, 0, 1, 0, w, root, wagers[w + wager.ROUND])
    if root < 0:
        wagers[w + wager.ROOT] = event
    return False


@kernel
def is_priced(options: Ints, rounds: Ints, wagers: Ints, tally: Ints, first: int, w: int) -> bool:
    """Whether the log tells the stake of a wager and all that was collected and paid on it; else it is counted."""
    r = wagers[w + wager.ROUND]
    if wagers[w + wager.STAKE] < 0:
        tally[first + PAID_WRONG + NO_STAKE] += 1
        return False
    logged = options[RECORDED + KIND_PAY] == ALWAYS and options[RECORDED + KIND_COLLECT] == ALWAYS
    silent = wagers[w + wager.FIRST_SETTLED] < 0 and not (logged and rounds[r + round_.GAPS] == 0)
    if silent or wagers[w + wager.UNPRICED] > 0:
        tally[first + PAID_WRONG + NO_SETTLEMENT] += 1
        return False
    return True


@kernel
def settlement_event(rounds: Ints, wagers: Ints, w: int) -> int:
    """The event to which a finding on the amount of a wager points: its last settlement, or the end of the round."""
    if wagers[w + wager.LAST_SETTLED] >= 0:
        return wagers[w + wager.LAST_SETTLED]
    return rounds[wagers[w + wager.ROUND] + round_.LAST]


@kernel
def settled_as(options: Ints, wagers: Ints, w: int, result: int) -> bool:
    """Whether a wager was settled as its result ``result`` demands."""
    net = wagers[w + wager.PAID] - wagers[w + wager.COLLECTED]
    stake = wagers[w + wager.STAKE]
    if result < 0:
        return net == -stake
    return not amount_differs(net, stake * options[result], options[result + 1])


@kernel
def other_hand(options: Ints, rounds: Ints, hands: Ints, h: int) -> int:
    """The other hand dealt to a player at Blackjack Switch, to which his wager may belong as well; -1 for none."""
    r = hands[h + hand.ROUND]
    if options[SWITCH] != 1 and not may_be_switch(options, rounds, hands, r):
        return -1
    for other in range(rounds[r + round_.HAND] + hand.WIDTH, rounds[r + round_.HANDS_END], hand.WIDTH):
        if other != h and hands[other + hand.SEAT] == hands[h + hand.SEAT] and hands[other + hand.DEALT_SECOND] >= 0:
            return other
    return -1


@kernel
def judge_amount(
    tally: Ints, hits: Ints, slot: int, pays: int, per: int, event: int, net: int, stake: int, w: int, root: int, r: int
) -> None:
    """Judge one settled amount under ``slot``: ``net`` cents against ``stake`` times ``pays / per``."""
    tally[slot + JUDGED] += 1
    if amount_differs(net, stake * pays, per):
        due = stake * pays // per
        emit(hits, slot, event, due, net, net - due, w, root, r)


@kernel
def judge_result(
    options: Ints,
    rounds: Ints,
    wagers: Ints,
    tally: Ints,
    hits: Ints,
    first: int,
    table: int,
    w: int,
    result: int,
) -> None:
    """Judge what was settled on a wager with the result ``result``; ``table`` is the question of its paytable."""
    net = wagers[w + wager.PAID] - wagers[w + wager.COLLECTED]
    stake = wagers[w + wager.STAKE]
    root = wagers[w + wager.ROOT]
    r = wagers[w + wager.ROUND]
    event = settlement_event(rounds, wagers, w)
    paid = wagers[w + wager.PAID] > 0
    if result < 0:
        tally[first + (LOSING_NOT_COLLECTED if paid else LOSING_PAID) + JUDGED] += 1
        slot = first + (LOSING_PAID if paid else LOSING_NOT_COLLECTED)
        judge_amount(tally, hits, slot, -1, 1, event, net, stake, w, root, r)
        return
    if paid:
        tally[first + NOT_PAID + JUDGED] += 1
    judge_amount(
        tally,
        hits,
        table if paid else first + NOT_PAID,
        options[result],
        options[result + 1],
        event,
        net,
        stake,
        w,
        root,
        r,
    )


@kernel
def note_doubt(
    options: Ints, rounds: Ints, wagers: Ints, tally: Ints, hits: Ints, slot: int, w: int, preferred: int, followed: int
) -> None:
    """Note a wager that was settled as the result ``followed`` has it, and not as the one preferred."""
    stake = wagers[w + wager.STAKE]
    net = wagers[w + wager.PAID] - wagers[w + wager.COLLECTED]
    due = -stake if preferred < 0 else stake * options[preferred] // options[preferred + 1]
    tally[slot + JUDGED] += 1
    if settled_as(options, wagers, w, followed):
        event = settlement_event(rounds, wagers, w)
        emit(hits, slot, event, due, net, net - due, w, wagers[w + wager.ROOT], wagers[w + wager.ROUND])


@kernel
def note_other_hand(
    options: Ints, rounds: Ints, wagers: Ints, tally: Ints, hits: Ints, first: int, w: int, result: int, other: int
) -> bool:
    """Note a wager of Blackjack Switch that was settled by the player's other hand, whose result is ``other``.

    Whether a wager is done with: also one that may have been settled by cards of that hand which are not known.
    """
    if settled_as(options, wagers, w, result):
        return False
    if other == UNKNOWN:
        tally[first + PAID_WRONG + NO_CARDS] += 1
        return True
    if not settled_as(options, wagers, w, other):
        return False
    note_doubt(options, rounds, wagers, tally, hits, OPTIONAL_WAGER_SETTLED_BY_THE_OTHER_HAND, w, result, other)
    return True


@kernel
def judge_moment(
    options: Ints, rounds: Ints, wagers: Ints, tally: Ints, hits: Ints, first: int, w: int, moment: int
) -> None:
    """Judge whether a wager on the first cards was settled after the initial deal, before ``moment`` (-1: no end)."""
    r = wagers[w + wager.ROUND]
    settled = wagers[w + wager.FIRST_SETTLED]
    done = rounds[r + round_.DEAL_DONE]
    if settled < 0 or done < 0:
        tally[first + SETTLED_AT_WRONG_TIME + NO_SETTLEMENT] += 1
        return
    root = wagers[w + wager.ROOT]
    slot = first + SETTLED_AT_WRONG_TIME
    if options[FROM_HAND] == 1 and settled > done:
        tally[slot + NOT_APPLICABLE] += 1
        slot = OPTIONAL_WAGER_SETTLED_LATE_FROM_THE_HAND
    tally[slot + JUDGED] += 1
    if settled_outside(settled, done, moment):
        emit(hits, slot, settled, moment if settled > done else done, settled, 0, w, root, r)
        if root < 0:
            wagers[w + wager.ROOT] = settled


@kernel
def judge_order(
    kinds: Ints, notes: Ints, rounds: Ints, wagers: Ints, tally: Ints, hits: Ints, first: int, what: int
) -> None:
    """Judge whether the wagers of one type were settled from the dealer's right, counterclockwise.

    Whether player after player is settled, or all losing wagers before the winning ones, is open: a payment is compared
    with the payments before it, a collection with both, as neither reading has it follow a payment farther round. A
    wager settled at the wrong time, or after the others by a paragraph of its own, spoils no order; the first one out
    of order stands for its round.
    """
    row = -1
    collecting = 0
    paying = 0
    reported = False
    slot = first + OUT_OF_SEAT_ORDER
    for i in range(len(kinds)):
        kind = kinds[i]
        if kind != KIND_COLLECT and kind != KIND_PAY:
            continue
        at = i * note.WIDTH
        w = notes[at + note.WAGER]
        r = notes[at + note.ROUND]
        if w < 0 or r < 0 or wagers[w + wager.KIND] != what:
            continue
        if r != row:
            row = r
            collecting = -SEAT_PLACES
            paying = -SEAT_PLACES
            reported = False
        direction = rounds[r + round_.DIRECTION]
        if direction == 0 or wagers[w + wager.SEAT] < 0:
            tally[slot + NO_DIRECTION] += 1
            continue
        if wagers[w + wager.DEFERRED] == 1 or wagers[w + wager.ROOT] == i or i != wagers[w + wager.FIRST_SETTLED]:
            continue
        place = -wagers[w + wager.SEAT] * direction
        furthest = paying
        if kind == KIND_COLLECT and collecting > furthest:
            furthest = collecting
        tally[slot + JUDGED] += 1
        if acts_out_of_turn(place, furthest):
            if not reported:
                emit(hits, slot, i, -furthest * direction, wagers[w + wager.SEAT], 0, w, -1, r)
            reported = True
        elif kind == KIND_COLLECT:
            collecting = place
        else:
            paying = place
