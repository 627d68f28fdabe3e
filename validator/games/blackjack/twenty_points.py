"""What the Twenty Point Bonus and King's Bounty Wagers have in common: 20 points, and the pair that waits."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import between
from validator.games.blackjack.hands import counted_rank, is_players_second_card
from validator.games.blackjack.optional import (
    NO_CARDS,
    NO_SETTLEMENT,
    OPTIONAL_WAGER_SETTLED_LATE_FROM_THE_HAND,
    SETTLED_AT_WRONG_TIME,
    game_continues,
    judge_moment,
)
from validator.games.blackjack.tables.rows import Round, Table, Wager
from validator.games.blackjack.up_card import is_blackjack_up_card, is_low_up_card
from validator.games.cards import ACE, rank_of
from validator.games.numbers import shared_numbers
from validator.games.table import ask, lacking
from validator.log.codes import KIND_DEAL

(
    PAIR_BEFORE_OTHERS,
    PAIR_BEFORE_READER,
    PAIR_AFTER_CARDS,
    PAIR_AFTER_CARDS_REMOVED,
    PAIR_APART_FROM_BLACKJACK_WAGER,
    *_,
) = shared_numbers("twenty_points")


@kernel
def settled_later(settled: int, moment: int) -> bool:
    """Whether a wager was settled (event) after the moment until which it may be (event, -1 where it never came)."""
    return 0 <= moment < settled


@kernel
def settled_earlier(settled: int, moment: int) -> bool:
    """Whether a wager was settled (event) before the moment for which it has to wait (event, -1: it need not wait)."""
    return settled < moment


@kernel
def settled_apart(others: int) -> bool:
    """Whether wagers at other boxes (their number) were settled between a wager and the Blackjack Wager beside it."""
    return others > 0


@kernel
def two_card_points(t: Table, first: int, second: int) -> int:
    """Point count of two known cards."""
    total = t.options.card_value[rank_of(first)] + t.options.card_value[rank_of(second)]
    if rank_of(first) == ACE or rank_of(second) == ACE:
        high = total + t.options.ace_above_one
        if high <= t.options.highest_total:
            return high
    return total


@kernel
def dealer_blackjack(t: Table, r: Round) -> int:
    """Whether the dealer has Blackjack: 1 yes, 0 no, -1 not known."""
    up = r.up
    if is_low_up_card(t, up):
        return 0
    return r.dealer_blackjack


@kernel
def is_special(t: Table, w: Wager, special: int) -> bool:
    """Whether the initial two cards of a wager's hand are both the card ``special``."""
    h = w.hand
    return h.at >= 0 and h.dealt_first == special and h.dealt_second == special


@kernel
def waits_for_hole_card(t: Table, w: Wager, special: int) -> bool:
    """Whether a wager is settled after the others: its hand is the special pair, and the dealer may have Blackjack."""
    if not is_special(t, w, special):
        return False
    return is_blackjack_up_card(t, w.round.up)


@kernel
def may_wait_for_hole_card(t: Table, w: Wager, special: int) -> bool:
    """Whether cards that are not known may make a wager wait for the hole card; one that was collected does not."""
    h = w.hand
    if not h or w.collect >= 0:
        return False
    first, second = h.dealt_first, h.dealt_second
    if (first != special and rank_of(first) >= 0) or (second != special and rank_of(second) >= 0):
        return False
    return counted_rank(t, w.round.up) < 0 or is_blackjack_up_card(t, w.round.up)


@kernel
def settled_between(t: Table, w: Wager, early: int, late: int) -> int:
    """How many wagers at other boxes were settled between two events of the round of wager row ``w``."""
    count = 0
    r = w.round
    for v in between(t.wagers, r.wager, r.wagers_end):
        if v.seat != w.seat and early < v.last_settled < late:
            count += 1
    return count


@kernel
def next_card(t: Table, r: Round, start: int) -> int:
    """The first additional card dealt in the round after event ``start``; -1 for none."""
    for j in range(start + 1, r.last + 1):
        if t.kind[j] == KIND_DEAL and t.notes[j].round == r and not is_players_second_card(t, j):
            return j
    return -1


@kernel
def last_of_others(t: Table, w: Wager, special: int) -> int:
    """The last event that settled another wager of the same type, special pairs left out; -1 for none."""
    last = -1
    r = w.round
    for v in between(t.wagers, r.wager, r.wagers_end):
        if v != w and v.kind == w.kind and not is_special(t, v, special):
            last = max(last, v.first_settled)
    return last


@kernel
def judge_with_blackjack_wager(t: Table, first: int, w: Wager) -> None:
    """Judge whether a special pair against a dealer's Blackjack was paid when the Blackjack Wager was collected."""
    r = w.round
    h = w.hand
    settled = w.first_settled
    root = w.root
    removed = h.muck if h.muck >= 0 else r.cleared
    t.tally[first + PAIR_AFTER_CARDS_REMOVED + JUDGED] += 1
    if settled_later(settled, removed):
        emit(t.hits, first + PAIR_AFTER_CARDS_REMOVED, settled, removed, settled, 0, w.at, root, r.at)
        return
    main = h.wager
    if not main or main.last_settled < 0:
        t.tally[first + PAIR_APART_FROM_BLACKJACK_WAGER + NO_SETTLEMENT] += 1
        return
    collected = main.last_settled
    t.tally[first + PAIR_APART_FROM_BLACKJACK_WAGER + JUDGED] += 1
    if settled_apart(settled_between(t, w, min(settled, collected), max(settled, collected))):
        emit(t.hits, first + PAIR_APART_FROM_BLACKJACK_WAGER, settled, collected, settled, 0, w.at, root, r.at)


@kernel
def judge_special_pair(t: Table, first: int, w: Wager, special: int) -> None:
    """Judge when a wager on the special pair was settled: after the others and the card reader, as that showed."""
    w.deferred = 1
    r = w.round
    settled = w.first_settled
    root = w.root
    reader = r.peek if r.peek >= 0 else r.hole_turned
    if lacking(t, first + PAIR_BEFORE_READER, NO_SETTLEMENT, settled < 0 or reader < 0):
        return
    others = last_of_others(t, w, special)
    t.tally[first + PAIR_BEFORE_OTHERS + JUDGED] += 1
    t.tally[first + PAIR_BEFORE_READER + JUDGED] += 1
    if settled_earlier(settled, others):
        emit(t.hits, first + PAIR_BEFORE_OTHERS, settled, others, settled, 0, w.at, root, r.at)
        return
    if settled_earlier(settled, reader):
        emit(t.hits, first + PAIR_BEFORE_READER, settled, reader, settled, 0, w.at, root, r.at)
        return
    blackjack = dealer_blackjack(t, r)
    if blackjack < 0 or r.deal_done < 0:
        t.tally[first + PAIR_BEFORE_READER + NO_CARDS] += 1
    elif blackjack == 1:
        judge_with_blackjack_wager(t, first, w)
    else:
        rule = first + PAIR_AFTER_CARDS
        if t.options.from_hand == 1:
            t.tally[rule + NOT_APPLICABLE] += 1
            rule = OPTIONAL_WAGER_SETTLED_LATE_FROM_THE_HAND
        moment = next_card(t, r, r.deal_done)
        ask(t, rule, settled_later(settled, moment), settled, moment, settled, 0, w.at, root, r.at)


@kernel
def judge_when_settled(t: Table, first: int, w: Wager, special: int) -> None:
    """Judge when a wager was settled: with the others, or after them where it waits for the hole card."""
    if waits_for_hole_card(t, w, special):
        judge_special_pair(t, first, w, special)
    elif may_wait_for_hole_card(t, w, special):
        t.tally[first + SETTLED_AT_WRONG_TIME + NO_CARDS] += 1
    else:
        judge_moment(t, first, w, game_continues(t, w.round))
