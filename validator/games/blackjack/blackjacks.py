"""A player's Blackjack: when it is announced and paid, and that its cards are removed."""

from validator.core.kernel import JUDGED, Ints, emit, kernel
from validator.games.blackjack.options import BLACKJACK_IN_TURN_ONLY, BLACKJACK_PAID_AT_ONCE, SWITCH
from validator.games.blackjack.settlement import is_blackjack_up_card
from validator.games.blackjack.slots.settlement import (
    BLACKJACK_CARDS_NOT_REMOVED,
    BLACKJACK_CARDS_NOT_REMOVED_AGAINST_LOW_CARD,
    BLACKJACK_CARDS_NOT_REMOVED_AT_ONCE,
    BLACKJACK_NOT_ANNOUNCED_AGAINST_HIGH_CARD,
    BLACKJACK_NOT_ANNOUNCED_AGAINST_LOW_CARD,
    BLACKJACK_NOT_PAID_AS_FILED,
    BLACKJACK_PAID_AT_NO_LAWFUL_MOMENT,
    BLACKJACK_PAID_LATE_AGAINST_LOW_CARD,
)
from validator.games.blackjack.splitting import stake_on
from validator.games.blackjack.surrender import never_happened, settled_late
from validator.games.blackjack.switch_seen import may_be_switch
from validator.games.blackjack.tables import flags, hand, note, round_
from validator.games.numbers import missing_facts
from validator.games.rounds import wager
from validator.games.rounds.options import ALWAYS, RECORDED, UNSTATED
from validator.log.codes import (
    KIND_ANNOUNCE,
    KIND_CHOICE,
    KIND_DEAL,
    KIND_MUCK,
    WHAT_BLACKJACK,
    WHAT_DOUBLE,
    WHAT_FREE_DOUBLE,
    WHAT_FREE_SPLIT,
    WHAT_HIT,
    WHAT_SPLIT,
    WHAT_STAND,
    WHAT_SURRENDER,
)
from validator.log.columns import Columns

NO_PAYMENT, NO_DIRECTION, NO_HOLE_CARD, *_ = missing_facts()
NOT_FILED, *_ = missing_facts()
NO_ANNOUNCEMENT, *_ = missing_facts()
NO_REMOVAL, *_ = missing_facts()


@kernel
def paid_at_no_moment(at_once: int, after_hole_card: int) -> bool:
    """Whether a Blackjack was paid neither in the player's turn (1) nor after the hole card was revealed (1)."""
    return at_once == 0 and after_hole_card == 0


@kernel
def paid_not_as_filed(at_once: int, filed_at_once: int) -> bool:
    """Whether a Blackjack was paid at the other of the two lawful moments than the one filed."""
    return at_once != filed_at_once


@kernel
def is_turn_decision(what: int) -> bool:
    """Whether a choice is one by which a player's turn goes on."""
    return what in (
        WHAT_STAND,
        WHAT_HIT,
        WHAT_DOUBLE,
        WHAT_SPLIT,
        WHAT_SURRENDER,
        WHAT_FREE_DOUBLE,
        WHAT_FREE_SPLIT,
    )


@kernel
def later_players_acted(
    kinds: Ints, whats: Ints, notes: Ints, rounds: Ints, hands: Ints, h: int, stop: int, r: int
) -> int:
    """Cards and decisions of players who sit after hand row ``h`` round the table, before event ``stop``; -1 not known.

    What was decided before the card reader was used (Insurance, surrender) was nobody's turn yet.
    """
    found = 0
    direction = rounds[r + round_.DIRECTION]
    start = rounds[r + round_.DEAL_DONE] + 1
    if rounds[r + round_.PEEK] >= start:
        start = rounds[r + round_.PEEK] + 1
    for j in range(start, stop):
        if kinds[j] != KIND_DEAL and kinds[j] != KIND_CHOICE:
            continue
        other = notes[j * note.WIDTH + note.HAND]
        if other < 0 or (kinds[j] == KIND_CHOICE and not is_turn_decision(whats[j])):
            continue
        if hands[other + hand.ID] == 0:
            found += 1
        elif other != h and (hands[other + hand.SEAT] < 0 or hands[h + hand.SEAT] < 0):
            return -1
        elif hands[other + hand.SEAT] * direction > hands[h + hand.SEAT] * direction:
            found += 1
    return found


@kernel
def was_announced(kinds: Ints, notes: Ints, rounds: Ints, h: int, r: int) -> int:
    """The event that announced hand row ``h``; -1 if there is none."""
    for j in range(rounds[r + round_.FIRST], rounds[r + round_.LAST] + 1):
        if kinds[j] == KIND_ANNOUNCE and notes[j * note.WIDTH + note.HAND] == h:
            return j
    return -1


@kernel
def judge_payment_moment(
    options: Ints,
    kinds: Ints,
    whats: Ints,
    notes: Ints,
    rounds: Ints,
    hands: Ints,
    tally: Ints,
    hits: Ints,
    paid: int,
    low: bool,
    h: int,
    w: int,
    r: int,
) -> None:
    """Judge when a winning Blackjack was paid (event ``paid``, -1 where not logged)."""
    moment = BLACKJACK_PAID_LATE_AGAINST_LOW_CARD if low else BLACKJACK_PAID_AT_NO_LAWFUL_MOMENT
    turned = rounds[r + round_.HOLE_TURNED]
    if paid < 0:
        tally[moment + NO_PAYMENT] += 1
        return
    late = later_players_acted(kinds, whats, notes, rounds, hands, h, paid, r)
    if rounds[r + round_.DIRECTION] == 0 or late < 0:
        tally[moment + NO_DIRECTION] += 1
        return
    if low:
        tally[moment + JUDGED] += 1
        if settled_late(late):
            emit(hits, moment, paid, 0, late, 0, w, -1, r)
        return
    at_once = 1 if late == 0 else 0
    if late > 0 and turned < 0 and options[BLACKJACK_IN_TURN_ONLY] != 1:
        tally[moment + NO_HOLE_CARD] += 1
        return
    after = 1 if 0 <= turned < paid and options[BLACKJACK_IN_TURN_ONLY] != 1 else 0
    tally[moment + JUDGED] += 1
    if paid_at_no_moment(at_once, after):
        emit(hits, moment, paid, turned, paid, 0, w, -1, r)
    elif options[BLACKJACK_PAID_AT_ONCE] == UNSTATED:
        tally[BLACKJACK_NOT_PAID_AS_FILED + NOT_FILED] += 1
    elif not (at_once == 1 and after == 1):
        tally[BLACKJACK_NOT_PAID_AS_FILED + JUDGED] += 1
        if paid_not_as_filed(at_once, options[BLACKJACK_PAID_AT_ONCE]):
            emit(hits, BLACKJACK_NOT_PAID_AS_FILED, paid, options[BLACKJACK_PAID_AT_ONCE], at_once, 0, w, -1, r)


@kernel
def judge_handling(
    options: Ints,
    kinds: Ints,
    notes: Ints,
    rounds: Ints,
    hands: Ints,
    tally: Ints,
    hits: Ints,
    paid: int,
    low: bool,
    h: int,
    w: int,
    r: int,
) -> None:
    """Judge whether a winning Blackjack was announced and its cards removed."""
    whole = rounds[r + round_.GAPS] == 0
    slot = BLACKJACK_NOT_ANNOUNCED_AGAINST_LOW_CARD if low else BLACKJACK_NOT_ANNOUNCED_AGAINST_HIGH_CARD
    if options[RECORDED + KIND_ANNOUNCE] == ALWAYS and whole:
        tally[slot + JUDGED] += 1
        if never_happened(was_announced(kinds, notes, rounds, h, r)):
            emit(hits, slot, rounds[r + round_.LAST], 1, 0, 0, w, -1, r)
    else:
        tally[slot + NO_ANNOUNCEMENT] += 1
    slot = BLACKJACK_CARDS_NOT_REMOVED
    if low:
        slot = BLACKJACK_CARDS_NOT_REMOVED_AGAINST_LOW_CARD
    elif paid >= 0 and (rounds[r + round_.HOLE_TURNED] < 0 or paid < rounds[r + round_.HOLE_TURNED]):
        slot = BLACKJACK_CARDS_NOT_REMOVED_AT_ONCE
    if options[RECORDED + KIND_MUCK] == ALWAYS and whole:
        tally[slot + JUDGED] += 1
        if never_happened(hands[h + hand.MUCK]) and never_happened(rounds[r + round_.CLEARED]):
            emit(hits, slot, rounds[r + round_.LAST], 1, 0, 0, w, -1, r)
    else:
        tally[slot + NO_REMOVAL] += 1


@kernel
def blackjacks_pass(
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
    """Judge the handling of every Blackjack of a player against a dealer without one, from the tables."""
    if options[SWITCH] == 1:
        return
    for h in range(hand.WIDTH, hands[0], hand.WIDTH):
        marks = hands[h + hand.FLAGS]
        if marks & flags.NATURAL == 0 or marks & (flags.EVEN_MONEY | flags.SURRENDERED | flags.DEAD):
            continue
        r = hands[h + hand.ROUND]
        if hands[h + hand.ID] == 0 or rounds[r + round_.VOID] >= 0:
            continue
        low = not is_blackjack_up_card(options, rounds[r + round_.UP])
        if not low and rounds[r + round_.DEALER_BLACKJACK] != 0:
            continue
        w = stake_on(rounds, wagers, r, h, WHAT_BLACKJACK)
        if w < 0:
            continue
        if may_be_switch(options, rounds, hands, r):
            tally[BLACKJACK_NOT_PAID_AS_FILED + NOT_FILED] += 1
            continue
        paid = wagers[w + wager.PAY]
        judge_payment_moment(options, ev.kind, ev.what, notes, rounds, hands, tally, hits, paid, low, h, w, r)
        judge_handling(options, ev.kind, notes, rounds, hands, tally, hits, paid, low, h, w, r)
