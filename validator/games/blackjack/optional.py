"""What the optional wagers have in common: paytable, amount, moment and order of their settlement.

Every wager has a section of rules that begins with those of ``rules.optional``; ``first`` is its first place. A
result is the place of its odds in the options column, or LOSES.
"""

from typing import Final

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.games.blackjack.alterations import stake_before_change
from validator.games.blackjack.decisions import acts_out_of_turn, is_turn_choice
from validator.games.blackjack.hands import is_players_second_card
from validator.games.blackjack.options import RANGE_READER, SWITCH
from validator.games.blackjack.settlement import is_main_wager
from validator.games.blackjack.switch_seen import may_be_switch
from validator.games.blackjack.tables import flags, hand, note, round_
from validator.games.blackjack.tables.wager_state import SEAT_PLACES
from validator.games.numbers import missing_facts, numbers_of, shared_numbers
from validator.games.rounds import wager
from validator.games.rounds.options import UNSTATED
from validator.games.rounds.stakes import amount_differs, may_be_settled_unseen
from validator.games.shoe.options import FROM_HAND
from validator.games.table import Table, lacking, recorded
from validator.log.codes import KIND_CHOICE, KIND_COLLECT, KIND_DEAL, KIND_PAY, KIND_SPLIT, KIND_SWITCH

(
    PAID_WRONG,
    NOT_PAID,
    LOSING_PAID,
    LOSING_NOT_COLLECTED,
    SETTLED_AT_WRONG_TIME,
    OUT_OF_SEAT_ORDER,
    WITHOUT_PAYTABLE,
    SETTLED_FOR_NO_CARDS,
    *_,
) = shared_numbers("optional")

(
    OPTIONAL_WAGER_SETTLED_LATE_FROM_THE_HAND,
    OPTIONAL_WAGER_SETTLED_BY_THE_OTHER_HAND,
    *_,
) = numbers_of("blackjack.optional")

LOSES: Final = -1
"""The result of a wager that loses."""
UNKNOWN: Final = -2
"""The result where a card that decides it is not known."""
NO_PAYTABLE: Final = -2
"""What a paytable option holds where the filing selects none that holds for the decks in use."""

NO_SETTLEMENT, NO_CARDS, NO_STAKE, NOT_FILED, *_ = missing_facts()
NO_DIRECTION, *_ = missing_facts()
NO_PAYTABLE_FILED, *_ = missing_facts()
WHICH_CARDS, *_ = missing_facts()


@kernel
def settled_outside(settled: int, deal_done: int, moment: int) -> bool:
    """Whether a wager on the first cards was settled before the initial deal was over, or after the game went on.

    ``moment`` is the first event by which the game goes on; -1 if there is none.
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
def players_act(t: Table, r: int, start: int) -> bool:
    """Whether a player decides in his turn, or gets a card, from event ``start`` of round row ``r`` on."""
    for i in range(start, t.rounds[r + round_.LAST] + 1):
        if t.notes[i * note.WIDTH + note.ROUND] != r:
            continue
        if t.kind[i] == KIND_CHOICE and is_turn_choice(t.what[i]):
            return True
        if t.kind[i] == KIND_DEAL and t.notes[i * note.WIDTH + note.HAND] != t.rounds[r + round_.HAND]:
            return True
    return False


@kernel
def main_wager_settled(t: Table, i: int) -> bool:
    """Whether event ``i`` pays or collects the wager on a hand that is alive."""
    w = t.notes[i * note.WIDTH + note.WAGER]
    if (t.kind[i] != KIND_PAY and t.kind[i] != KIND_COLLECT) or w < 0 or not is_main_wager(t.wagers[w + wager.KIND]):
        return False
    h = t.wagers[w + wager.HAND]
    return h >= 0 and t.hands[h + hand.FLAGS] & flags.DEAD == 0


@kernel
def goes_on(t: Table, i: int, r: int) -> bool:
    """Whether the game goes on by event ``i``, after the initial deal and the use of the card reader.

    It does by an additional card, a player's decision, a main wager that is settled, and the hole card as it is turned
    for the dealer's play. A hole card that is seen before the players act is seen in error.
    """
    if t.notes[i * note.WIDTH + note.ROUND] != r or is_players_second_card(t, i):
        return False
    kind = t.kind[i]
    if kind == KIND_CHOICE:
        return is_turn_choice(t.what[i])
    if kind == KIND_DEAL or kind == KIND_SPLIT or kind == KIND_SWITCH or main_wager_settled(t, i):
        return True
    return i == t.rounds[r + round_.HOLE_TURNED] and t.options[RANGE_READER] != 1 and not players_act(t, r, i)


@kernel
def next_act(t: Table, start: int, r: int) -> int:
    """The first event after ``start`` by which the game goes on, the card reader aside; -1 none."""
    for j in range(start + 1, t.rounds[r + round_.LAST] + 1):
        if goes_on(t, j, r):
            return j
    return -1


@kernel
def game_continues(t: Table, r: int) -> int:
    """The first event after the initial deal by which the game goes on, be it the card reader's use; -1 none."""
    peek = t.rounds[r + round_.PEEK]
    act = next_act(t, t.rounds[r + round_.DEAL_DONE], r)
    return peek if peek > t.rounds[r + round_.DEAL_DONE] and (act < 0 or peek < act) else act


@kernel
def is_open(t: Table, w: int) -> bool:
    """Whether a wager is to be settled: not withdrawn, its hand not dead, its round not void."""
    h = t.wagers[w + wager.HAND]
    return (
        h >= 0
        and t.hands[h + hand.FLAGS] & flags.DEAD == 0
        and t.wagers[w + wager.WITHDRAWN] < 0
        and t.rounds[t.wagers[w + wager.ROUND] + round_.VOID] < 0
    )


@kernel
def has_paytable(t: Table, first: int, w: int, table: int) -> bool:
    """Judge whether a wager was taken with a paytable that holds for the decks; whether its odds are known."""
    if table == UNSTATED:
        t.tally[first + WITHOUT_PAYTABLE + NO_PAYTABLE_FILED] += 1
        t.tally[first + PAID_WRONG + NOT_FILED] += 1
        return False
    t.tally[first + WITHOUT_PAYTABLE + JUDGED] += 1
    if not no_paytable(table):
        return True
    root = t.wagers[w + wager.ROOT]
    event = t.wagers[w + wager.EVENT]
    emit(t.hits, first + WITHOUT_PAYTABLE, event, 0, 1, 0, w, root, t.wagers[w + wager.ROUND])
    if root < 0:
        t.wagers[w + wager.ROOT] = event
    return False


@kernel
def is_priced(t: Table, first: int, w: int) -> bool:
    """Whether the log tells the stake of a wager and all that was collected and paid on it; else it is counted."""
    r = t.wagers[w + wager.ROUND]
    if t.wagers[w + wager.STAKE] < 0:
        t.tally[first + PAID_WRONG + NO_STAKE] += 1
        return False
    logged = recorded(t, KIND_PAY) and recorded(t, KIND_COLLECT)
    silent = t.wagers[w + wager.FIRST_SETTLED] < 0 and not (logged and t.rounds[r + round_.GAPS] == 0)
    if silent:
        t.tally[first + NOT_PAID + NO_SETTLEMENT] += 1
        t.tally[first + LOSING_NOT_COLLECTED + NO_SETTLEMENT] += 1
    if silent or t.wagers[w + wager.UNPRICED] > 0:
        t.tally[first + PAID_WRONG + NO_SETTLEMENT] += 1
        return False
    return True


@kernel
def is_settled_in_full(t: Table, w: int) -> bool:
    """Whether the log tells the stake of a wager and that something was collected or paid on it, and how much."""
    settled = t.wagers[w + wager.COLLECTED] > 0 or t.wagers[w + wager.PAID] > 0
    return settled and t.wagers[w + wager.STAKE] > 0 and t.wagers[w + wager.UNPRICED] == 0


@kernel
def settlement_event(t: Table, w: int) -> int:
    """The event to which a finding on the amount of a wager points: its last settlement, or the end of the round."""
    if t.wagers[w + wager.LAST_SETTLED] >= 0:
        return t.wagers[w + wager.LAST_SETTLED]
    return t.rounds[t.wagers[w + wager.ROUND] + round_.LAST]


@kernel
def settled_as(t: Table, w: int, result: int) -> bool:
    """Whether a wager was settled as its result ``result`` demands."""
    net = t.wagers[w + wager.PAID] - t.wagers[w + wager.COLLECTED]
    stake = t.wagers[w + wager.STAKE]
    if result < 0:
        return net == -stake
    return not amount_differs(net, stake * t.options[result], t.options[result + 1])


@kernel
def other_hand(t: Table, h: int) -> int:
    """The other hand dealt to a player at Blackjack Switch, to which his wager may belong as well; -1 for none.

    Where the log names no seat it is the only other hand that is dealt to the player; -1 where he has several.
    """
    r = t.hands[h + hand.ROUND]
    if t.options[SWITCH] != 1 and not may_be_switch(t, r):
        return -1
    column = hand.SEAT if t.hands[h + hand.SEAT] >= 0 else hand.PLAYER
    found = -1
    for other in range(t.rounds[r + round_.HAND] + hand.WIDTH, t.rounds[r + round_.HANDS_END], hand.WIDTH):
        same = t.hands[h + column] >= 0 and t.hands[other + column] == t.hands[h + column]
        if other == h or not same or t.hands[other + hand.DEALT_SECOND] < 0:
            continue
        if column == hand.SEAT:
            return other
        if found >= 0:
            return -1
        found = other
    return found


@kernel
def judge_amount(
    t: Table, rule: int, pays: int, per: int, event: int, net: int, stake: int, w: int, root: int, r: int
) -> None:
    """Judge one settled amount under ``rule``: ``net`` cents against ``stake`` times ``pays / per``.

    A wager that its player changed after the first card may be settled as it was made.
    """
    due = stake * pays // per
    made = stake_before_change(t, w)
    wrong = amount_differs(net, stake * pays, per) and (made <= 0 or amount_differs(net, made * pays, per))
    if lacking(t, rule, NO_SETTLEMENT, wrong and may_be_settled_unseen(t, w, r, due)):
        return
    t.tally[rule + JUDGED] += 1
    if wrong:
        emit(t.hits, rule, event, due, net, net - due, w, root, r)


@kernel
def judge_result(t: Table, first: int, table: int, w: int, result: int) -> None:
    """Judge what was settled on a wager with the result ``result``; ``table`` is the rule of its paytable."""
    net = t.wagers[w + wager.PAID] - t.wagers[w + wager.COLLECTED]
    stake = t.wagers[w + wager.STAKE]
    root = t.wagers[w + wager.ROOT]
    r = t.wagers[w + wager.ROUND]
    event = settlement_event(t, w)
    paid = t.wagers[w + wager.PAID] > 0
    if result < 0:
        t.tally[first + (LOSING_NOT_COLLECTED if paid else LOSING_PAID) + JUDGED] += 1
        rule = first + (LOSING_PAID if paid else LOSING_NOT_COLLECTED)
        judge_amount(t, rule, -1, 1, event, net, stake, w, root, r)
        return
    if paid:
        t.tally[first + NOT_PAID + JUDGED] += 1
    judge_amount(
        t, table if paid else first + NOT_PAID, t.options[result], t.options[result + 1], event, net, stake, w, root, r
    )


@kernel
def note_doubt(t: Table, rule: int, w: int, preferred: int) -> None:
    """Note a wager that was settled by another reading than the one whose result is ``preferred``."""
    stake = t.wagers[w + wager.STAKE]
    net = t.wagers[w + wager.PAID] - t.wagers[w + wager.COLLECTED]
    due = -stake if preferred < 0 else stake * t.options[preferred] // t.options[preferred + 1]
    t.tally[rule + JUDGED] += 1
    event = settlement_event(t, w)
    emit(t.hits, rule, event, due, net, net - due, w, t.wagers[w + wager.ROOT], t.wagers[w + wager.ROUND])


@kernel
def note_other_hand(t: Table, first: int, w: int, result: int, other: int) -> bool:
    """Note a wager of Blackjack Switch that was settled by the player's other hand, whose result is ``other``.

    Whether a wager is done with: also one that may have been settled by cards of that hand which are not known.
    """
    if settled_as(t, w, result):
        return False
    if other == UNKNOWN:
        t.tally[first + PAID_WRONG + NO_CARDS] += 1
        return True
    if not settled_as(t, w, other):
        return False
    note_doubt(t, OPTIONAL_WAGER_SETTLED_BY_THE_OTHER_HAND, w, result)
    return True


@kernel
def part_after(t: Table, w: int, moment: int) -> int:
    """The first event after ``moment`` that went on paying, or collecting, wager row ``w``, bonuses aside; -1 none."""
    begun = t.kind[t.wagers[w + wager.FIRST_SETTLED]]
    if begun != KIND_PAY and begun != KIND_COLLECT:
        return -1
    for i in range(moment + 1, t.wagers[w + wager.LAST_SETTLED] + 1):
        part = t.notes[i * note.WIDTH + note.WAGER] == w and t.what[i] < 0 and t.cents[i] != 0
        if part and t.kind[i] == begun:
            return i
    return -1


@kernel
def judge_moment(t: Table, first: int, w: int, moment: int) -> None:
    """Judge whether a wager on the first cards was settled after the initial deal, all before ``moment`` (-1: no end).

    The words are of wagers collected and paid: one that was only given back has no moment.
    """
    r = t.wagers[w + wager.ROUND]
    settled = t.wagers[w + wager.FIRST_SETTLED]
    done = t.rounds[r + round_.DEAL_DONE]
    if settled >= 0 and t.wagers[w + wager.COLLECT] < 0 and t.wagers[w + wager.PAY] < 0:
        t.tally[first + SETTLED_AT_WRONG_TIME + NOT_APPLICABLE] += 1
        return
    if lacking(t, first + SETTLED_AT_WRONG_TIME, NO_SETTLEMENT, settled < 0 or done < 0):
        return
    root = t.wagers[w + wager.ROOT]
    rule = first + SETTLED_AT_WRONG_TIME
    if t.options[FROM_HAND] == 1 and settled > done:
        t.tally[rule + NOT_APPLICABLE] += 1
        rule = OPTIONAL_WAGER_SETTLED_LATE_FROM_THE_HAND
    t.tally[rule + JUDGED] += 1
    if settled_outside(settled, done, moment):
        emit(t.hits, rule, settled, moment if settled > done else done, settled, 0, w, root, r)
        if root < 0:
            t.wagers[w + wager.ROOT] = settled
        return
    part = part_after(t, w, moment) if moment >= 0 else -1
    if part >= 0:
        emit(t.hits, rule, part, moment, part, 0, w, root, r)


@kernel
def judge_order(t: Table, first: int, what: int) -> None:
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
    rule = first + OUT_OF_SEAT_ORDER
    for i in range(len(t.kind)):
        kind = t.kind[i]
        if kind != KIND_COLLECT and kind != KIND_PAY:
            continue
        at = i * note.WIDTH
        w = t.notes[at + note.WAGER]
        r = t.notes[at + note.ROUND]
        if w < 0 or r < 0 or t.wagers[w + wager.KIND] != what:
            continue
        if r != row:
            row = r
            collecting = -SEAT_PLACES
            paying = -SEAT_PLACES
            reported = False
        direction = t.rounds[r + round_.DIRECTION]
        if lacking(t, rule, NO_DIRECTION, direction == 0 or t.wagers[w + wager.SEAT] < 0):
            continue
        if t.wagers[w + wager.DEFERRED] == 1 or t.wagers[w + wager.ROOT] == i or i != t.wagers[w + wager.FIRST_SETTLED]:
            continue
        place = -t.wagers[w + wager.SEAT] * direction
        furthest = paying
        if kind == KIND_COLLECT and collecting > furthest:
            furthest = collecting
        t.tally[rule + JUDGED] += 1
        if acts_out_of_turn(place, furthest):
            if not reported:
                emit(t.hits, rule, i, -furthest * direction, t.wagers[w + wager.SEAT], 0, w, -1, r)
            reported = True
        elif kind == KIND_COLLECT:
            collecting = place
        else:
            paying = place
