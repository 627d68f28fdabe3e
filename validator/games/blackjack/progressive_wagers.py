"""The progressive wagers: one walk over all of them."""

from typing import Final

from validator.core.engine.kernel import NOT_APPLICABLE, kernel, needs
from validator.core.engine.rows import rows_of
from validator.games.blackjack.bad_beat import bad_beat_share, judge_bad_beat_wager
from validator.games.blackjack.hit_and_run import hit_and_run_share, judge_hit_and_run_wager
from validator.games.blackjack.meters import section_of
from validator.games.blackjack.optional import PAID_WRONG, is_to_be_settled, judge_order
from validator.games.blackjack.straight_jack import judge_straight_jack_wager, meter_share
from validator.games.blackjack.tables.rows import Table, Wager
from validator.log.codes import (
    WHAT_BAD_BEAT_PROGRESSIVE,
    WHAT_HIT_AND_RUN_PROGRESSIVE,
    WHAT_STRAIGHT_JACK_PROGRESSIVE,
)

PROGRESSIVES: Final = (WHAT_BAD_BEAT_PROGRESSIVE, WHAT_HIT_AND_RUN_PROGRESSIVE, WHAT_STRAIGHT_JACK_PROGRESSIVE)
"""These wagers, in the order in which they are judged."""


@kernel
def share_won(t: Table, w: Wager) -> int:
    """What part of its meter a wager that is to be settled wins; 0 none, or none that is known."""
    if w.kind == WHAT_BAD_BEAT_PROGRESSIVE:
        return bad_beat_share(t, w)
    if w.kind == WHAT_HIT_AND_RUN_PROGRESSIVE:
        return hit_and_run_share(t, w)
    return max(meter_share(t, w), 0)


@kernel
def judge_progressive(t: Table, w: Wager) -> None:
    """Judge one wager that is to be settled."""
    if w.kind == WHAT_BAD_BEAT_PROGRESSIVE:
        judge_bad_beat_wager(t, w)
    elif w.kind == WHAT_HIT_AND_RUN_PROGRESSIVE:
        judge_hit_and_run_wager(t, w)
    else:
        judge_straight_jack_wager(t, w)


@needs(words=PROGRESSIVES)
@kernel
def progressive_wagers_pass(t: Table) -> None:
    """Find all winners of each meter, among whom it is shared, judge every wager, and the order of each type."""
    for w in rows_of(t.wagers):
        if w.kind in PROGRESSIVES and is_to_be_settled(t, w):
            w.share = share_won(t, w)
    for kind in PROGRESSIVES:
        first = section_of(kind)
        seen = False
        for w in rows_of(t.wagers):
            if w.kind != kind:
                continue
            seen = True
            if is_to_be_settled(t, w):
                judge_progressive(t, w)
            else:
                t.tally[first + PAID_WRONG + NOT_APPLICABLE] += 1
        if seen:
            judge_order(t, first, kind)
