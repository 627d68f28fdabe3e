"""The optional wagers that win by the row of a paytable which the first cards reach: one walk over all of them.

A wager's own module says which row its cards reach and how what was settled on it is judged.
"""

from typing import Final

from validator.core.engine.kernel import NOT_APPLICABLE, kernel, needs
from validator.core.engine.rows import rows_of
from validator.games.blackjack.bet_the_set_21 import FIRST as FIRST_OF_SET, judge_set, set_result
from validator.games.blackjack.in_between import FIRST as FIRST_OF_IN_BETWEEN, in_between_result, judge_in_between
from validator.games.blackjack.kings_bounty import (
    FIRST as FIRST_OF_KINGS_BOUNTY,
    judge_kings_bounty,
    kings_bounty_result,
)
from validator.games.blackjack.lucky_ladies import (
    FIRST as FIRST_OF_LUCKY_LADIES,
    judge_lucky_ladies,
    lucky_ladies_result,
)
from validator.games.blackjack.optional import (
    NO_CARDS,
    PAID_WRONG,
    UNKNOWN,
    game_continues,
    has_paytable,
    is_priced,
    is_to_be_settled,
    judge_moment,
    judge_order,
    note_other_hand,
    other_hand,
)
from validator.games.blackjack.payout_limit import KING_OF_SPADES, QUEEN_OF_HEARTS
from validator.games.blackjack.royal_match_21 import (
    FIRST as FIRST_OF_ROYAL_MATCH,
    judge_royal,
    judge_when_royal,
    royal_result,
)
from validator.games.blackjack.tables.rows import Table, Wager
from validator.games.blackjack.three_card_poker import FIRST as FIRST_OF_POKER, judge_poker, poker_result
from validator.games.blackjack.twenty_points import dealer_blackjack, judge_when_settled
from validator.games.table import lacking
from validator.log.codes import (
    WHAT_BET_THE_SET_21,
    WHAT_IN_BETWEEN,
    WHAT_KINGS_BOUNTY,
    WHAT_ROYAL_MATCH_21,
    WHAT_THREE_CARD_POKER,
    WHAT_TWENTY_POINT_BONUS,
)

BY_FIRST_CARDS: Final = (
    WHAT_TWENTY_POINT_BONUS,
    WHAT_IN_BETWEEN,
    WHAT_ROYAL_MATCH_21,
    WHAT_BET_THE_SET_21,
    WHAT_KINGS_BOUNTY,
    WHAT_THREE_CARD_POKER,
)
"""These wagers, in the order in which they are judged."""


@kernel
def first_rule_on(kind: int) -> int:
    """The first number of the rules on a wager of the walk; -1 for any other."""
    if kind == WHAT_TWENTY_POINT_BONUS:
        return FIRST_OF_LUCKY_LADIES
    if kind == WHAT_IN_BETWEEN:
        return FIRST_OF_IN_BETWEEN
    if kind == WHAT_ROYAL_MATCH_21:
        return FIRST_OF_ROYAL_MATCH
    if kind == WHAT_BET_THE_SET_21:
        return FIRST_OF_SET
    if kind == WHAT_KINGS_BOUNTY:
        return FIRST_OF_KINGS_BOUNTY
    return FIRST_OF_POKER if kind == WHAT_THREE_CARD_POKER else -1


@kernel
def paytable_of(t: Table, kind: int) -> int:
    """What the filing selects as the paytable of a wager; 0 for one that has a single one."""
    if kind == WHAT_ROYAL_MATCH_21:
        return t.options.royal_match_table
    if kind == WHAT_BET_THE_SET_21:
        return t.options.set_table
    return t.options.poker_table if kind == WHAT_THREE_CARD_POKER else 0


@kernel
def row_reached(t: Table, kind: int, first: int, second: int, up: int, blackjack: int) -> int:
    """The row of its paytable that a wager reaches with these cards; LOSES for none, UNKNOWN where it is not known.

    ``blackjack`` says whether the dealer has one, -1 where that is not known.
    """
    if kind == WHAT_TWENTY_POINT_BONUS:
        return lucky_ladies_result(t, first, second, blackjack)
    if kind == WHAT_IN_BETWEEN:
        return in_between_result(first, second, up, 1)
    if kind == WHAT_ROYAL_MATCH_21:
        return royal_result(first, second)
    if kind == WHAT_BET_THE_SET_21:
        return set_result(first, second)
    if kind == WHAT_KINGS_BOUNTY:
        return kings_bounty_result(t, first, second, blackjack)
    return poker_result(t, first, second, up)


@kernel
def judge_when(t: Table, first: int, w: Wager) -> None:
    """Judge when a wager was settled: right after the deal, or where its cards wait for the hole card, after that."""
    kind = w.kind
    if kind == WHAT_TWENTY_POINT_BONUS:
        judge_when_settled(t, first, w, QUEEN_OF_HEARTS)
    elif kind == WHAT_ROYAL_MATCH_21:
        judge_when_royal(t, w)
    elif kind == WHAT_KINGS_BOUNTY:
        judge_when_settled(t, first, w, KING_OF_SPADES)
    else:
        judge_moment(t, first, w, game_continues(t, w.round))


@kernel
def judge_row(t: Table, w: Wager, result: int) -> None:
    """Judge what was settled on a wager that reaches the row ``result`` of its paytable, or none."""
    kind = w.kind
    if kind == WHAT_TWENTY_POINT_BONUS:
        judge_lucky_ladies(t, w, result)
    elif kind == WHAT_IN_BETWEEN:
        judge_in_between(t, w, result)
    elif kind == WHAT_ROYAL_MATCH_21:
        judge_royal(t, w, result)
    elif kind == WHAT_BET_THE_SET_21:
        judge_set(t, w, result)
    elif kind == WHAT_KINGS_BOUNTY:
        judge_kings_bounty(t, w, result)
    else:
        judge_poker(t, w, result)


@kernel
def judge_wager(t: Table, first: int, w: Wager) -> None:
    """Judge one wager: its paytable, the moment of its settlement, and its amount."""
    r = w.round
    h = w.hand
    known = has_paytable(t, first, w, paytable_of(t, w.kind))
    if not is_to_be_settled(t, w):
        t.tally[first + PAID_WRONG + NOT_APPLICABLE] += 1
        return
    judge_when(t, first, w)
    if not known or not is_priced(t, first, w):
        return
    blackjack = dealer_blackjack(t, r)
    result = row_reached(t, w.kind, h.dealt_first, h.dealt_second, r.up, blackjack)
    if lacking(t, first + PAID_WRONG, NO_CARDS, result == UNKNOWN):
        return
    other = other_hand(t, h)
    if other:
        followed = row_reached(t, w.kind, other.dealt_first, other.dealt_second, r.up, blackjack)
        if note_other_hand(t, first, w, result, followed):
            return
    judge_row(t, w, result)


@needs(words=BY_FIRST_CARDS)
@kernel
def first_cards_pass(t: Table) -> None:
    """Judge every wager that the first cards decide, then in which order those of a type were settled."""
    for kind in BY_FIRST_CARDS:
        first = first_rule_on(kind)
        seen = False
        for w in rows_of(t.wagers):
            if w.kind == kind:
                seen = True
                judge_wager(t, first, w)
        if seen:
            judge_order(t, first, kind)
