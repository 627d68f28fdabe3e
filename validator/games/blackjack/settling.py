"""How the settlement goes: in which order wagers are collected and paid, and when the cards are removed."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.option_rows import UNSTATED
from validator.core.engine.rows import between, row_after, rows_of
from validator.core.engine.state_rows import clear
from validator.games.blackjack.decisions import acts_out_of_turn
from validator.games.blackjack.lammers import cards_tell, lammer_result
from validator.games.blackjack.main_wager import is_main_wager
from validator.games.blackjack.masque import lies_open, play_ended
from validator.games.blackjack.surrender import never_happened, settled_before
from validator.games.blackjack.tables import flags, stage
from validator.games.blackjack.tables.rows import Hand, Round, Table, Wager
from validator.games.numbers import Rules, missing_facts
from validator.games.shoe.judging import may_be_dealt_from_hand
from validator.games.table import ask, lacking, recorded, role_of
from validator.log.codes import (
    BY_PLAYER,
    BY_SPECTATOR,
    KIND_CHOICE,
    KIND_CLEARED,
    KIND_COLLECT,
    KIND_EXPOSE,
    KIND_HANDLE_CARDS,
    KIND_MUCK,
    KIND_PAY,
    KIND_VOID_HAND,
    KIND_VOID_ROUND,
    PLACE_RACK,
    PLACE_TABLE_INVENTORY,
    PLACE_WAGER_AREA,
    WHAT_ALTERED,
    WHAT_FREE_BET,
    WHAT_IN_DISORDER,
    WHAT_PUSH_22,
    WHAT_REMOVED,
)

NOT_FILED, NO_HOLE_CARD, NO_DIRECTION, *_ = missing_facts()
NO_SEATS, *_ = missing_facts()
NO_PLACE, *_ = missing_facts()
NO_ORDER, *_ = missing_facts()
NO_CLEARING, NO_VOIDS, *_ = missing_facts()
NO_ACTOR, NO_WAY, *_ = missing_facts()

rule = Rules("blackjack.settling")
PAID_BEFORE_ALL_COLLECTED = rule(
    "paid-before-all-collected",
    "A winning wager paid before all losing ones were collected",
    "{seat}: a losing wager was collected after a winning one had been paid",
    needs={
        "the order of settlement that the filing selects": NOT_FILED,
        "when the hole card was turned up": NO_HOLE_CARD,
    },
    expected="paid after {expected}",
    observed="{observed}",
    unit="event",
)
SETTLED_OUT_OF_SEAT_ORDER = rule(
    "settled-out-of-seat-order",
    "Wagers settled out of order",
    "{observed} was settled after {expected}",
    needs={
        "the order of settlement that the filing selects": NOT_FILED,
        "when the hole card was turned up": NO_HOLE_CARD,
        "the position, and the direction in which positions are numbered": NO_DIRECTION,
    },
    expected="before {expected}",
    observed="{observed}",
    unit="seat",
)
LOSING_WAGER_NOT_TO_INVENTORY = rule(
    "losing-wager-not-to-inventory",
    "A losing wager not placed in the table inventory",
    "{seat}: the losing wager was not placed into the table inventory",
    needs={
        "where losing wagers are placed": NO_PLACE,
    },
    expected="the table inventory",
    observed="elsewhere",
)
PAID_FROM_LOSING_WAGER = rule(
    "paid-from-losing-wager",
    "Winnings paid with chips of a losing wager",
    "{seat}: the winnings were paid with chips of a losing wager",
    needs={
        "what winnings are paid out of": NO_PLACE,
    },
    expected="the table inventory",
    observed="a losing wager",
)
CARDS_NOT_REMOVED_AFTER_ROUND = rule(
    "cards-not-removed-after-round",
    "The cards not removed after the round",
    "the remaining cards were not removed from the table",
    needs={
        "the removal of the cards": NO_CLEARING,
    },
    expected="cards removed",
    observed="left",
)
CARDS_REMOVED_BEFORE_SETTLEMENT = rule(
    "cards-removed-before-settlement",
    "The cards removed before all wagers were settled",
    "the cards were removed before the last wager was settled",
    needs={
        "the removal of the cards": NO_CLEARING,
        "whether the hands were called dead": NO_VOIDS,
    },
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)
CARDS_NOT_TO_DISCARD_RACK = rule(
    "cards-not-to-discard-rack",
    "The cards of the round not placed in the discard rack",
    "the cards of the round were not placed in the discard rack",
    needs={
        "where the cards are placed": NO_PLACE,
    },
    expected="the discard rack",
    observed="elsewhere",
)
CARDS_HANDLED_BY_PLAYER = rule(
    "cards-handled-by-player",
    "Cards handled by a player or spectator",
    "{seat}: the cards were handled by someone who may not",
    needs={
        "who handled the cards": NO_ACTOR,
        "whether the cards are dealt from the hand": NO_WAY,
    },
    expected="no handling",
    observed="handled",
)
COLLECTED_OUT_OF_SEAT_ORDER = rule(
    "collected-out-of-seat-order",
    "Losing wagers collected out of order",
    "the losing wager of {observed} was collected after that of {expected}",
    needs={
        "the position, and the direction in which positions are numbered": NO_SEATS,
    },
    expected="before {expected}",
    observed="{observed}",
    unit="seat",
)
PAID_OUT_OF_SEAT_ORDER = rule(
    "paid-out-of-seat-order",
    "Winning wagers paid in another order than losing ones are collected",
    "the winning wager of {observed} was paid after that of {expected}",
    needs={
        "the position, and the direction in which positions are numbered": NO_SEATS,
    },
    expected="before {expected}, if payments begin where collections do",
    observed="{observed}",
    unit="seat",
)
CARDS_DISCARDED_IN_DISORDER = rule("cards-discarded-in-disorder")


@kernel
def put_elsewhere(place: int, wanted: int) -> bool:
    """Whether something was put at another place (the log's code) than the one that the law names."""
    return place != wanted


@kernel
def taken_from(place: int, forbidden: int) -> bool:
    """Whether winnings were paid out of the place (the log's code) from which they may not be paid."""
    return place == forbidden


@kernel
def judge_places(t: Table, i: int, kind: int, source: int, dest: int, w: Wager, r: Round) -> None:
    """Judge, where wagers are settled seat by seat, where a losing wager goes and what a winning one is paid from."""
    if kind == KIND_COLLECT:
        if dest < 0:
            t.tally[LOSING_WAGER_NOT_TO_INVENTORY + NO_PLACE] += 1
        else:
            t.tally[LOSING_WAGER_NOT_TO_INVENTORY + JUDGED] += 1
            if put_elsewhere(dest, PLACE_TABLE_INVENTORY):
                emit(t.hits, LOSING_WAGER_NOT_TO_INVENTORY, i, PLACE_TABLE_INVENTORY, dest, 0, w.at, -1, r.at)
    elif source < 0:
        t.tally[PAID_FROM_LOSING_WAGER + NO_PLACE] += 1
    else:
        t.tally[PAID_FROM_LOSING_WAGER + JUDGED] += 1
        if taken_from(source, PLACE_WAGER_AREA):
            emit(t.hits, PAID_FROM_LOSING_WAGER, i, PLACE_TABLE_INVENTORY, source, 0, w.at, -1, r.at)


@kernel
def removed_live(t: Table, h: Hand, r: Round) -> bool:
    """Whether a hand still to be decided was removed before the dealer's play ended, and its wager settled after.

    A hand over the limit, a Blackjack and one that was surrendered, paid even money or dead end before.
    """
    w = h.wager
    ended = flags.SURRENDERED | flags.EVEN_MONEY | flags.DEAD | flags.NATURAL
    if not w or h.muck < 0 or h.flags & ended or r.void >= 0:
        return False
    if h.total > t.options.highest_total or h.unknown > 0:
        return False
    played = max(r.last_card, r.hole_turned)
    return h.muck < min(played, w.last_settled)


@kernel
def in_disorder(how: int) -> bool:
    """Whether the cards were picked up so that they cannot show each hand (the log's word)."""
    return how == WHAT_IN_DISORDER


@kernel
def called_dead_before(t: Table, cleared: int, r: Round) -> bool:
    """Whether the cards were collected (event) because the round was void, or all its hands had been called dead.

    Then the cards are collected first, and the wagers are returned after (551.16(l)(1)).
    """
    void = r.void
    if void >= 0:
        return void < cleared
    dead = False
    for h in between(t.hands, row_after(t.hands, r.hand, 1), r.hands_end):
        if h.cards > 0:
            if h.flags & flags.DEAD == 0:
                return False
            dead = True
    for i in range(cleared + 1, r.last + 1):
        if t.kind[i] == KIND_VOID_HAND:
            return False
    return dead


@kernel
def only_given_back_after(t: Table, cleared: int, r: Round) -> bool:
    """Whether no wager was decided after the cards were removed (event), so that the hands may have been dead."""
    for i in range(cleared + 1, r.last + 1):
        if t.kind[i] == KIND_PAY or t.kind[i] == KIND_COLLECT:
            return False
    return True


@kernel
def judge_removal(t: Table, r: Round) -> None:
    """Judge at the end of a round whether the cards were removed, after the settlement, in order, to the rack."""
    cleared = r.cleared
    if r.first_card < 0:
        return
    left = 0
    for h in between(t.hands, r.hand, r.hands_end):
        if h.cards > 0 and h.muck < 0:
            left += 1
    # What the one row does not tell the other may: hands removed one by one, or all that remained at once.
    known = recorded(t, KIND_CLEARED) and recorded(t, KIND_MUCK)
    if cleared < 0 and left > 0 and not (known and r.gaps == 0):
        t.tally[CARDS_NOT_REMOVED_AFTER_ROUND + NO_CLEARING] += 1
        t.tally[CARDS_REMOVED_BEFORE_SETTLEMENT + NO_CLEARING] += 1
        return
    for h in between(t.hands, row_after(t.hands, r.hand, 1), r.hands_end):
        if removed_live(t, h, r):
            t.tally[CARDS_REMOVED_BEFORE_SETTLEMENT + JUDGED] += 1
            settled = h.wager.last_settled
            emit(t.hits, CARDS_REMOVED_BEFORE_SETTLEMENT, h.muck, settled, h.muck, 0, -1, -1, r.at)
    t.tally[CARDS_NOT_REMOVED_AFTER_ROUND + JUDGED] += 1
    if left > 0 and never_happened(cleared):
        emit(t.hits, CARDS_NOT_REMOVED_AFTER_ROUND, r.last, 1, 0, 0, -1, -1, r.at)
        return
    if cleared < 0:
        return
    if called_dead_before(t, cleared, r):
        t.tally[CARDS_REMOVED_BEFORE_SETTLEMENT + NOT_APPLICABLE] += 1
    else:
        last = -1
        for w in between(t.wagers, r.wager, r.wagers_end):
            if w.last_settled > last:
                last = w.last_settled
        early = settled_before(cleared, last)
        told = recorded(t, KIND_VOID_HAND) and recorded(t, KIND_VOID_ROUND)
        may_be_dead = early and not told and only_given_back_after(t, cleared, r)
        if not lacking(t, CARDS_REMOVED_BEFORE_SETTLEMENT, NO_VOIDS, may_be_dead):
            ask(t, CARDS_REMOVED_BEFORE_SETTLEMENT, early, cleared, last, cleared, 0, -1, -1, r.at)
    if t.dest[cleared] < 0:
        t.tally[CARDS_NOT_TO_DISCARD_RACK + NO_PLACE] += 1
    else:
        t.tally[CARDS_NOT_TO_DISCARD_RACK + JUDGED] += 1
        if put_elsewhere(t.dest[cleared], PLACE_RACK):
            emit(t.hits, CARDS_NOT_TO_DISCARD_RACK, cleared, PLACE_RACK, t.dest[cleared], 0, -1, -1, r.at)
    if t.what[cleared] < 0:
        t.tally[CARDS_DISCARDED_IN_DISORDER + NO_ORDER] += 1
    else:
        ask(t, CARDS_DISCARDED_IN_DISORDER, in_disorder(t.what[cleared]), cleared, 0, 1, 0, -1, -1, r.at)


@kernel
def may_be_his(t: Table, r: Round) -> bool:
    """Whether the players of a round may handle their cards: it may be dealt from the hand."""
    first = r.first_card
    return may_be_dealt_from_hand(t, first) if first >= 0 else t.options.from_hand < 0


@kernel
def broke_unnoticed(t: Table, h: Hand, r: Round) -> bool:
    """Whether hand row ``h`` is over the limit, and the log does not show whether others were still to decide.

    So it is where the hole card lay open before the players acted and their decisions are not recorded.
    """
    broke = h.total > t.options.highest_total
    return broke and not recorded(t, KIND_CHOICE) and lies_open(t, r)


@kernel
def judge_handled(t: Table, i: int, r: Round) -> None:
    """Judge by whom cards are handled in event ``i``."""
    rule = CARDS_HANDLED_BY_PLAYER
    role = role_of(t.by[i])
    changes = t.what[i] == WHAT_REMOVED or t.what[i] == WHAT_ALTERED
    unnamed = t.options.spectators_unnamed == 1 and role == BY_SPECTATOR
    if unnamed or (t.options.from_hand == 1 and not changes and role != BY_SPECTATOR):
        t.tally[rule + NOT_APPLICABLE] += 1
        return
    if lacking(t, rule, NO_ACTOR, role < 0):
        return
    if not lacking(t, rule, NO_WAY, role == BY_PLAYER and not changes and may_be_his(t, r)):
        ask(t, rule, role in (BY_PLAYER, BY_SPECTATOR), i, 0, 1, 0, -1, -1, r.at)


@kernel
def is_lammer(t: Table, w: Wager) -> bool:
    """Whether wager row ``w`` is a Free Bet lammer."""
    return w.kind == WHAT_FREE_BET


@kernel
def lost_by_second_hand(t: Table, w: Wager, r: Round) -> bool:
    """Whether wager row ``w`` is the lammer that is the wager of a split hand (590.11(b)(2)(ii)), and that hand lost.

    The lammer of a double down is called no wager.
    """
    h = w.hand
    if not is_lammer(t, w) or not h or not h.parent:
        return False
    for v in between(t.wagers, r.wager, w):
        if v.hand == h and (is_main_wager(v.kind) or is_lammer(t, v)):
            return False
    dealer = r.hand
    if dealer.total > t.options.highest_total or not cards_tell(t, h, dealer):
        return False
    return lammer_result(t, h, dealer) < 0


@kernel
def is_collected_first(t: Table, i: int, r: Round, w: Wager) -> bool:
    """Whether wager row ``w`` is none on a hand and is collected all the same before any winning wager is paid.

    A Push 22 Wager is lost to the dealer's hand alone, the lammer of a split hand with that hand.
    """
    if t.options.collect_then_pay != 1 or t.kind[i] != KIND_COLLECT:
        return False
    return w.kind == WHAT_PUSH_22 or lost_by_second_hand(t, w, r)


@kernel
def begin_settling(t: Table, r: Round) -> None:
    """Begin the settlement of a round."""
    settling = t.settling
    settling.round = r.at
    settling.ended = play_ended(t, r) if t.options.range_reader == 1 else -1
    settling.paid = -1
    settling.furthest = stage.BEFORE_ALL
    settling.collected = stage.BEFORE_ALL
    settling.reported = 0
    settling.strayed = 0


@kernel
def judge_way_round(t: Table, i: int, r: Round, w: Wager) -> None:
    """Judge that wagers are collected, and then paid, in the order of the positions."""
    settling = t.settling
    seat = w.hand.seat
    place = -seat * r.direction
    collects = t.kind[i] == KIND_COLLECT
    rule = COLLECTED_OUT_OF_SEAT_ORDER if collects else PAID_OUT_OF_SEAT_ORDER
    if r.direction == 0 or seat < 0:
        t.tally[rule + NO_SEATS] += 1
        return
    t.tally[rule + JUDGED] += 1
    passed = settling.collected if collects else settling.furthest
    if acts_out_of_turn(place, passed) and settling.strayed == 0:
        settling.strayed = 1
        emit(t.hits, rule, i, -passed * r.direction, seat, 0, w.at, -1, r.at)
    if collects:
        settling.collected = max(passed, place)
    else:
        settling.furthest = max(passed, place)


@kernel
def judge_collected_before_paid(t: Table, i: int, r: Round, w: Wager) -> None:
    """Judge that no winning wager is paid before all losing ones are collected."""
    settling = t.settling
    if t.kind[i] == KIND_PAY:
        settling.paid = i
        return
    t.tally[PAID_BEFORE_ALL_COLLECTED + JUDGED] += 1
    if 0 <= settling.paid < i and settling.reported == 0:
        settling.reported = 1
        emit(t.hits, PAID_BEFORE_ALL_COLLECTED, settling.paid, i, settling.paid, 0, w.at, -1, r.at)


@kernel
def judge_seat_order(t: Table, i: int, r: Round, w: Wager) -> None:
    """Judge that wagers are settled, paid or collected alike, in the order of the positions."""
    seat = w.hand.seat
    if lacking(t, SETTLED_OUT_OF_SEAT_ORDER, NO_DIRECTION, r.direction == 0 or seat < 0):
        return
    settling = t.settling
    place = -seat * r.direction
    t.tally[SETTLED_OUT_OF_SEAT_ORDER + JUDGED] += 1
    if acts_out_of_turn(place, settling.furthest) and settling.reported == 0:
        settling.reported = 1
        emit(t.hits, SETTLED_OUT_OF_SEAT_ORDER, i, -settling.furthest * r.direction, seat, 0, w.at, -1, r.at)
    settling.furthest = max(settling.furthest, place)


@kernel
def judge_settled(t: Table, i: int, r: Round, w: Wager) -> None:
    """Judge the moment at which a wager is paid or collected, by the order of settlement that is filed.

    Blackjacks and surrenders have moments of their own, and a hand over 21 may be collected when it breaks; they are
    left out of the order.
    """
    order = t.options.collect_then_pay
    pays = t.kind[i] == KIND_PAY
    first = is_collected_first(t, i, r, w)
    if not is_main_wager(w.kind) and not first and not (pays and is_lammer(t, w)):
        return
    h = w.hand
    if not h or r.void >= 0:
        return
    settled_apart = flags.NATURAL | flags.SURRENDERED | flags.EVEN_MONEY | flags.DEAD
    if h.flags & (flags.DEAD if w.kind == WHAT_PUSH_22 else settled_apart):
        if order == 0 and pays and t.source[i] >= 0:
            judge_places(t, i, t.kind[i], t.source[i], t.dest[i], w, r)
        return
    if order == UNSTATED:
        t.tally[PAID_BEFORE_ALL_COLLECTED + NOT_FILED] += 1
        t.tally[SETTLED_OUT_OF_SEAT_ORDER + NOT_FILED] += 1
        return
    rule = PAID_BEFORE_ALL_COLLECTED if order == 1 else SETTLED_OUT_OF_SEAT_ORDER
    if lacking(t, rule, NO_HOLE_CARD, r.hole_turned < 0):
        return
    if t.settling.round != r.at:
        begin_settling(t, r)
    if order == 0:
        judge_places(t, i, t.kind[i], t.source[i], t.dest[i], w, r)
    if t.options.range_reader == 1 and broke_unnoticed(t, h, r):
        return
    # Against a dealer's Blackjack each chapter settles by a sentence of its own, before the order of the others.
    if r.dealer_blackjack == 1:
        t.tally[rule + NOT_APPLICABLE] += 1
        return
    if i < max(r.hole_turned, t.settling.ended):
        return
    if order != 1:
        judge_seat_order(t, i, r, w)
        return
    if t.options.collected_in_seat_order == 1 and not first:
        judge_way_round(t, i, r, w)
    judge_collected_before_paid(t, i, r, w)


@kernel
def settling_pass(t: Table) -> None:
    """Judge the order of the final settlement of the main wagers, event by event, and the removal of the cards."""
    kinds = t.kind
    for i in range(len(kinds)):
        kind = kinds[i]
        if kind == KIND_COLLECT or kind == KIND_PAY:
            r = t.notes[i].round
            w = t.notes[i].wager
            if r and w:
                judge_settled(t, i, r, w)
        elif kind == KIND_HANDLE_CARDS or (
            (kind == KIND_EXPOSE or kind == KIND_MUCK or kind == KIND_CLEARED)
            and role_of(t.by[i]) in (BY_PLAYER, BY_SPECTATOR)
        ):
            r = t.notes[i].round
            if r:
                judge_handled(t, i, r)
    clear(t.settling)
    for r in rows_of(t.rounds):
        judge_removal(t, r)
