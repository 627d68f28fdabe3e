"""How much of a wager is collected of a hand that was surrendered, and of a hand that was split."""

from validator.core.engine.kernel import kernel
from validator.core.engine.rows import between
from validator.games.blackjack.hands import counted_rank
from validator.games.blackjack.options import (
    SURRENDER_AT_ONCE_SHARE,
    SURRENDER_PLACED_SHARE,
    SURRENDER_READER_SHARE,
    SURRENDER_SHARE,
)
from validator.games.blackjack.splitting import first_hand_of
from validator.games.blackjack.tables.rows import Hand, Round, Table
from validator.games.blackjack.up_card import is_ace_or_worth
from validator.log.codes import (
    WHAT_BLACKJACK,
    WHAT_SPLIT,
)


@kernel
def original_amount_collected(t: Table, h: Hand, r: Round) -> bool:
    """Whether of all wagers on the hands of one split just the amount of the original wager was taken, from whichever.

    633a.11(d) speaks of the amount, not of the hand that it is taken from.
    """
    origin = first_hand_of(t, h)
    net = 0
    original = -1
    for w in between(t.wagers, r.wager, r.wagers_end):
        kind = w.kind
        if (kind != WHAT_BLACKJACK and kind != WHAT_SPLIT) or not w.hand:
            continue
        if first_hand_of(t, w.hand) != origin:
            continue
        if w.unpriced > 0:
            return False
        net += w.paid - w.collected
        if kind == WHAT_BLACKJACK:
            original = w.stake
    return original > 0 and net == -original


@kernel
def share_collected(t: Table, r: Round) -> int:
    """Where the options hold what part of a surrendered wager is collected, by the dealer's first card and as filed."""
    up = r.up
    place = SURRENDER_PLACED_SHARE
    if not is_ace_or_worth(t, up, t.options.surrender_waits_value):
        place = SURRENDER_AT_ONCE_SHARE
    elif t.options.surrender_at_reader == 1 and t.options.surrender_reader_share[0] >= 0:
        place = SURRENDER_READER_SHARE
    return place if counted_rank(t, up) >= 0 and t.options[place] >= 0 else SURRENDER_SHARE
