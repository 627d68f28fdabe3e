"""The Super Match Wager of Blackjack Switch, from its acceptance to its settlement."""

from typing import Final

from validator.core.engine.kernel import NOT_APPLICABLE, kernel, needs
from validator.core.engine.rows import rows_of
from validator.games.blackjack.optional import (
    LOSES,
    NO_CARDS,
    PAID_WRONG,
    UNKNOWN,
    game_continues,
    has_paytable,
    is_priced,
    is_to_be_settled,
    judge_moment,
    judge_order,
    judge_result,
    other_hand,
)
from validator.games.blackjack.options import SUPER_MATCH_PAYS
from validator.games.blackjack.tables.matches import FOUR, PAIR, THREE, TWO_PAIR
from validator.games.blackjack.tables.rows import Table
from validator.games.cards import rank_of
from validator.games.numbers import Rules, first_number
from validator.games.table import lacking
from validator.log.codes import WHAT_SUPER_MATCH

FIRST: Final = first_number("blackjack.super_match")


rule = Rules("blackjack.super_match")
SUPER_MATCH_PAID_WRONG_WITH_EIGHT_DECKS = rule("super-match-paid-wrong-with-eight-decks")


@kernel
def matching(a: int, b: int) -> int:
    """1 where two cards have one rank, else 0."""
    return 1 if rank_of(a) == rank_of(b) else 0


@kernel
def super_match_result(a: int, b: int, c: int, d: int) -> int:
    """What a player's initial four cards pay, by how many of the six pairs among them have one rank."""
    if rank_of(a) < 0 or rank_of(b) < 0 or rank_of(c) < 0 or rank_of(d) < 0:
        return UNKNOWN
    pairs = matching(a, b) + matching(a, c) + matching(a, d) + matching(b, c) + matching(b, d) + matching(c, d)
    if pairs == FOUR:
        return SUPER_MATCH_PAYS
    if pairs == TWO_PAIR:
        return SUPER_MATCH_PAYS + 2
    if pairs == THREE:
        return SUPER_MATCH_PAYS + 2 * 2
    return SUPER_MATCH_PAYS + 2 * 2 + 2 if pairs == PAIR else LOSES


@needs(words=(WHAT_SUPER_MATCH,))
@kernel
def super_match_pass(t: Table) -> None:
    """Judge every Super Match Wager: its paytable, its amount, and the moment and order of its settlement."""
    seen = False
    table = FIRST + PAID_WRONG if t.options.super_match_table == 0 else SUPER_MATCH_PAID_WRONG_WITH_EIGHT_DECKS
    for w in rows_of(t.wagers):
        if w.kind != WHAT_SUPER_MATCH:
            continue
        seen = True
        known = has_paytable(t, FIRST, w, t.options.super_match_table)
        if not is_to_be_settled(t, w) or t.options.switch == 0:
            t.tally[FIRST + PAID_WRONG + NOT_APPLICABLE] += 1
            continue
        moment = game_continues(t, w.round)
        judge_moment(t, FIRST, w, moment)
        if not known or not is_priced(t, FIRST, w):
            continue
        h = w.hand
        other = other_hand(t, h)
        if lacking(t, FIRST + PAID_WRONG, NO_CARDS, other.at < 0):
            continue
        result = super_match_result(h.dealt_first, h.dealt_second, other.dealt_first, other.dealt_second)
        if result == UNKNOWN:
            t.tally[FIRST + PAID_WRONG + NO_CARDS] += 1
        else:
            judge_result(t, FIRST, table, w, result)
    if seen:
        judge_order(t, FIRST, WHAT_SUPER_MATCH)
