"""What the optional wagers have in common: paytable, amount, moment and order of their settlement.

Every wager has a section of rules that begins with those of ``rules.optional``; ``first`` is its first place. A
result is the place of its odds in the options column, or LOSES.
"""

from typing import Final

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.option_rows import UNSTATED
from validator.core.engine.rows import NONE, between, row_after
from validator.games.blackjack.alterations import stake_before_change
from validator.games.blackjack.decisions import acts_out_of_turn, is_turn_choice
from validator.games.blackjack.hands import is_players_second_card
from validator.games.blackjack.main_wager import is_main_wager
from validator.games.blackjack.switch_seen import may_be_switch
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.rows import HAND_PLAYER, HAND_SEAT, Hand, Round, Table, Wager
from validator.games.blackjack.tables.wager_state import SEAT_PLACES
from validator.games.numbers import Rules, missing_facts, shared_numbers
from validator.games.rounds.stakes import amount_differs, may_be_settled_unseen
from validator.games.table import lacking, recorded
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

rule = Rules("blackjack.optional")
OPTIONAL_WAGER_SETTLED_LATE_FROM_THE_HAND = rule(
    "optional-wager-settled-late-from-the-hand",
    "An optional wager of a game dealt from the hand not settled right after the deal",
    "{seat}: the {wager} was settled before the deal was over or after the game had gone on",
    expected="before {expected}",
    observed="{observed}",
    unit="event",
)
OPTIONAL_WAGER_SETTLED_BY_THE_OTHER_HAND = rule(
    "optional-wager-settled-by-the-other-hand",
    "An optional wager of Blackjack Switch settled by the player's other hand",
    "{seat}: {wager} of {stake} ({hand} against {dealer}) was {settled}; {due} is due",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)


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
def players_act(t: Table, r: Round, start: int) -> bool:
    """Whether a player decides in his turn, or gets a card, from event ``start`` of round row ``r`` on."""
    for i in range(start, r.last + 1):
        if t.notes[i].round != r:
            continue
        if t.kind[i] == KIND_CHOICE and is_turn_choice(t.what[i]):
            return True
        if t.kind[i] == KIND_DEAL and t.notes[i].hand != r.hand:
            return True
    return False


@kernel
def main_wager_settled(t: Table, i: int) -> bool:
    """Whether event ``i`` pays or collects the wager on a hand that is alive."""
    w = t.notes[i].wager
    if (t.kind[i] != KIND_PAY and t.kind[i] != KIND_COLLECT) or not w or not is_main_wager(w.kind):
        return False
    h = w.hand
    return h.at >= 0 and h.flags & flags.DEAD == 0


@kernel
def goes_on(t: Table, i: int, r: Round) -> bool:
    """Whether the game goes on by event ``i``, after the initial deal and the use of the card reader.

    It does by an additional card, a player's decision, a main wager that is settled, and the hole card as it is turned
    for the dealer's play. A hole card that is seen before the players act is seen in error.
    """
    if t.notes[i].round != r or is_players_second_card(t, i):
        return False
    kind = t.kind[i]
    if kind == KIND_CHOICE:
        return is_turn_choice(t.what[i])
    if kind == KIND_DEAL or kind == KIND_SPLIT or kind == KIND_SWITCH or main_wager_settled(t, i):
        return True
    return i == r.hole_turned and t.options.range_reader != 1 and not players_act(t, r, i)


@kernel
def next_act(t: Table, start: int, r: Round) -> int:
    """The first event after ``start`` by which the game goes on, the card reader aside; -1 none."""
    for j in range(start + 1, r.last + 1):
        if goes_on(t, j, r):
            return j
    return -1


@kernel
def game_continues(t: Table, r: Round) -> int:
    """The first event after the initial deal by which the game goes on, be it the card reader's use; -1 none."""
    peek = r.peek
    act = next_act(t, r.deal_done, r)
    return peek if peek > r.deal_done and (act < 0 or peek < act) else act


@kernel
def is_to_be_settled(t: Table, w: Wager) -> bool:
    """Whether a wager is to be settled: not withdrawn, its hand not dead, its round not void."""
    h = w.hand
    return h.at >= 0 and h.flags & flags.DEAD == 0 and w.withdrawn < 0 and w.round.void < 0


@kernel
def has_paytable(t: Table, first: int, w: Wager, table: int) -> bool:
    """Judge whether a wager was taken with a paytable that holds for the decks; whether its odds are known."""
    if table == UNSTATED:
        t.tally[first + WITHOUT_PAYTABLE + NO_PAYTABLE_FILED] += 1
        t.tally[first + PAID_WRONG + NOT_FILED] += 1
        return False
    t.tally[first + WITHOUT_PAYTABLE + JUDGED] += 1
    if not no_paytable(table):
        return True
    root = w.root
    event = w.event
    emit(t.hits, first + WITHOUT_PAYTABLE, event, 0, 1, 0, w.at, root, w.round.at)
    if root < 0:
        w.root = event
    return False


@kernel
def is_priced(t: Table, first: int, w: Wager) -> bool:
    """Whether the log tells the stake of a wager and all that was collected and paid on it; else it is counted."""
    r = w.round
    if w.stake < 0:
        t.tally[first + PAID_WRONG + NO_STAKE] += 1
        return False
    logged = recorded(t, KIND_PAY) and recorded(t, KIND_COLLECT)
    silent = w.first_settled < 0 and not (logged and r.gaps == 0)
    if silent:
        t.tally[first + NOT_PAID + NO_SETTLEMENT] += 1
        t.tally[first + LOSING_NOT_COLLECTED + NO_SETTLEMENT] += 1
    if silent or w.unpriced > 0:
        t.tally[first + PAID_WRONG + NO_SETTLEMENT] += 1
        return False
    return True


@kernel
def is_settled_in_full(t: Table, w: Wager) -> bool:
    """Whether the log tells the stake of a wager and that something was collected or paid on it, and how much."""
    settled = w.collected > 0 or w.paid > 0
    return settled and w.stake > 0 and w.unpriced == 0


@kernel
def settlement_event(t: Table, w: Wager) -> int:
    """The event to which a finding on the amount of a wager points: its last settlement, or the end of the round."""
    if w.last_settled >= 0:
        return w.last_settled
    return w.round.last


@kernel
def cents_won(t: Table, stake: int, result: int) -> int:
    """Cents that a stake wins with a result; what it loses is below 0."""
    return -stake if result < 0 else stake * t.options[result] // t.options[result + 1]


@kernel
def settled_as(t: Table, w: Wager, result: int) -> bool:
    """Whether a wager was settled as its result ``result`` demands."""
    net = w.paid - w.collected
    stake = w.stake
    if result < 0:
        return net == -stake
    return not amount_differs(net, stake * t.options[result], t.options[result + 1])


@kernel
def other_hand(t: Table, h: Hand) -> Hand:
    """The other hand dealt to a player at Blackjack Switch, to which his wager may belong as well; -1 for none.

    Where the log names no seat it is the only other hand that is dealt to the player; -1 where he has several.
    """
    r = h.round
    if t.options.switch != 1 and not may_be_switch(t, r):
        return t.hands[NONE]
    column = HAND_SEAT if h.seat >= 0 else HAND_PLAYER
    found = t.hands[NONE]
    for other in between(t.hands, row_after(t.hands, r.hand, 1), r.hands_end):
        same = h[column] >= 0 and other[column] == h[column]
        if other == h or not same or other.dealt_second < 0:
            continue
        if column == HAND_SEAT:
            return other
        if found:
            return t.hands[NONE]
        found = other
    return found


@kernel
def judge_amount(
    t: Table, rule: int, pays: int, per: int, event: int, net: int, stake: int, w: Wager, root: int, r: Round
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
        emit(t.hits, rule, event, due, net, net - due, w.at, root, r.at)


@kernel
def judge_result(t: Table, first: int, table: int, w: Wager, result: int) -> None:
    """Judge what was settled on a wager with the result ``result``; ``table`` is the rule of its paytable."""
    net = w.paid - w.collected
    stake = w.stake
    root = w.root
    r = w.round
    event = settlement_event(t, w)
    paid = w.paid > 0
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
def note_doubt(t: Table, rule: int, w: Wager, preferred: int) -> None:
    """Note a wager that was settled by another reading than the one whose result is ``preferred``."""
    net = w.paid - w.collected
    due = cents_won(t, w.stake, preferred)
    t.tally[rule + JUDGED] += 1
    event = settlement_event(t, w)
    emit(t.hits, rule, event, due, net, net - due, w.at, w.root, w.round.at)


@kernel
def note_other_hand(t: Table, first: int, w: Wager, result: int, other: int) -> bool:
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
def part_after(t: Table, w: Wager, moment: int) -> int:
    """The first event after ``moment`` that went on paying, or collecting, wager row ``w``, bonuses aside; -1 none."""
    begun = t.kind[w.first_settled]
    if begun != KIND_PAY and begun != KIND_COLLECT:
        return -1
    for i in range(moment + 1, w.last_settled + 1):
        part = t.notes[i].wager == w and t.what[i] < 0 and t.cents[i] != 0
        if part and t.kind[i] == begun:
            return i
    return -1


@kernel
def judge_moment(t: Table, first: int, w: Wager, moment: int) -> None:
    """Judge whether a wager on the first cards was settled after the initial deal, all before ``moment`` (-1: no end).

    The words are of wagers collected and paid: one that was only given back has no moment.
    """
    r = w.round
    settled = w.first_settled
    done = r.deal_done
    if settled >= 0 and w.collect < 0 and w.pay < 0:
        t.tally[first + SETTLED_AT_WRONG_TIME + NOT_APPLICABLE] += 1
        return
    if lacking(t, first + SETTLED_AT_WRONG_TIME, NO_SETTLEMENT, settled < 0 or done < 0):
        return
    root = w.root
    rule = first + SETTLED_AT_WRONG_TIME
    if t.options.from_hand == 1 and settled > done:
        t.tally[rule + NOT_APPLICABLE] += 1
        rule = OPTIONAL_WAGER_SETTLED_LATE_FROM_THE_HAND
    t.tally[rule + JUDGED] += 1
    if settled_outside(settled, done, moment):
        emit(t.hits, rule, settled, moment if settled > done else done, settled, 0, w.at, root, r.at)
        if root < 0:
            w.root = settled
        return
    part = part_after(t, w, moment) if moment >= 0 else -1
    if part >= 0:
        emit(t.hits, rule, part, moment, part, 0, w.at, root, r.at)


@kernel
def judge_order(t: Table, first: int, what: int) -> None:
    """Judge whether the wagers of one type were settled from the dealer's right, counterclockwise.

    Whether player after player is settled, or all losing wagers before the winning ones, is open: a payment is compared
    with the payments before it, a collection with both, as neither reading has it follow a payment farther round. A
    wager settled at the wrong time, or after the others by a paragraph of its own, spoils no order; the first one out
    of order stands for its round.
    """
    row = t.rounds[NONE]
    collecting = 0
    paying = 0
    reported = False
    rule = first + OUT_OF_SEAT_ORDER
    for i in range(len(t.kind)):
        kind = t.kind[i]
        if kind != KIND_COLLECT and kind != KIND_PAY:
            continue
        note = t.notes[i]
        w = note.wager
        r = note.round
        if not w or not r or w.kind != what:
            continue
        if r != row:
            row = r
            collecting = -SEAT_PLACES
            paying = -SEAT_PLACES
            reported = False
        direction = r.direction
        if lacking(t, rule, NO_DIRECTION, direction == 0 or w.seat < 0):
            continue
        if w.deferred == 1 or w.root == i or i != w.first_settled:
            continue
        place = -w.seat * direction
        furthest = paying
        if kind == KIND_COLLECT and collecting > furthest:
            furthest = collecting
        t.tally[rule + JUDGED] += 1
        if acts_out_of_turn(place, furthest):
            if not reported:
                emit(t.hits, rule, i, -furthest * direction, w.seat, 0, w.at, -1, r.at)
            reported = True
        elif kind == KIND_COLLECT:
            collecting = place
        else:
            paying = place
