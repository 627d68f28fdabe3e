"""What is due on a main wager: a table of the player's hand against the dealer's, the rows of which a chapter says.

The table is ``options.due``: FIELDS places for each hand, wager and hand of the dealer's, see ``cell_of``.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product

from validator.core.engine.kernel import kernel
from validator.games.blackjack.options import (
    DUE_DEALERS,
    DUE_WAGERS,
    Options,
)
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.due import (
    BLACKJACK,
    BY_UP_CARD,
    DOUBLE_DOWN,
    DREW,
    EVEN_MONEY,
    FIELDS,
    HAS_BLACKJACK,
    HAS_LESS,
    HAS_MORE,
    HAS_PUSH,
    HAS_SAME,
    IS_OVER,
    LESS,
    LONG_21,
    NO_BLACKJACK,
    ORIGINAL,
    OVER,
    SPLIT,
    STOPPED_EARLY,
    TWO_CARD_21,
    UNKNOWN,
)
from validator.games.blackjack.tables.rows import Hand, Round, Table, Wager
from validator.games.numbers import rules_on_play
from validator.games.rounds.stakes import amount_differs
from validator.log.codes import WHAT_DOUBLE_DOWN, WHAT_SPLIT


@dataclass(frozen=True, slots=True)
class Due:
    """A row: what is due on wagers on these hands against these hands of the dealer's, and by which rule (its id).

    ``due`` is LOST, RETURNED or the like, or the place of odds in the options column.
    """

    hands: Sequence[int]
    wagers: Sequence[int]
    dealers: Sequence[int]
    due: int
    rule: str = ""
    unpaid: str = ""
    review: str = ""
    part_taken: str = ""
    unwon: str = ""
    of_a_split: str = ""
    counted: str = "winning-wager-paid-at-wrong-odds"


def set_due(asked: Options, rows: Iterable[Due]) -> None:
    """Enter the table among the options; of several rows that speak of the same wager, the first holds.

    Raises KeyError for a rule that has no number.
    """
    numbers = {"": -1} | {rule: int(one) for rule, one in rules_on_play("blackjack").items()}
    entered = set()
    for row in rows:
        entry = (
            row.due,
            numbers[row.rule],
            numbers[row.unpaid] if row.unpaid else BY_UP_CARD,
            numbers[row.review],
            numbers[row.part_taken or row.rule],
            numbers[row.unwon],
            numbers[row.of_a_split],
            numbers[row.counted],
        )
        for cell in product(row.hands, row.wagers, row.dealers):
            if cell not in entered:
                entered.add(cell)
                for at, value in enumerate(entry, _place(*cell)):
                    asked.due[at] = value


@kernel
def paid_as_blackjack(t: Table, net: int, stake: int) -> bool:
    """Whether ``net`` cents on a stake are what a Blackjack is paid, or, where only the least is known, may be.

    Where a Blackjack may be paid like other winning wagers, what they are paid tells nothing.
    """
    due = stake * t.options.blackjack_pays
    per = t.options.blackjack_per
    alike = t.options.blackjack_floor == 1 or t.options.blackjack_pays * t.options.win_per == t.options.win_pays * per
    if alike and not amount_differs(net, stake * t.options.win_pays, t.options.win_per):
        return False
    return not amount_differs(net, due, per) or (t.options.blackjack_floor == 1 and net * per > due)


@kernel
def _place(own: int, placed: int, dealers: int) -> int:
    """Where in the table the entry for a hand, a wager on it and a hand of the dealer's begins."""
    return ((own * DUE_WAGERS + placed) * DUE_DEALERS + dealers) * FIELDS


@kernel
def hand_of_player(t: Table, h: Hand) -> int:
    """What hand row ``h`` is in the table; one not wholly seen is taken as LESS."""
    if h.flags & flags.NATURAL:
        return EVEN_MONEY if h.flags & flags.EVEN_MONEY else BLACKJACK
    if h.unknown > 0 or h.cards < 2 or h.total < t.options.lost_to_blackjack_at:
        return LESS
    if h.total > t.options.player_wins_to:
        return OVER
    return LONG_21 if h.cards > t.options.lost_to_blackjack_over else TWO_CARD_21


@kernel
def hand_of_dealer(t: Table, own: int, total: int, dealer_blackjack: int, r: Round) -> int:
    """What the dealer's hand of round row ``r`` is in the table, against the player's hand and total.

    ``dealer_blackjack`` is 1 or 0, -1 where it is not known.
    """
    dealer = r.hand
    theirs = dealer.total
    if dealer_blackjack == 1:
        return HAS_BLACKJACK
    natural = own == BLACKJACK or own == EVEN_MONEY
    if natural and dealer_blackjack < 0:
        return UNKNOWN
    if dealer.unknown > 0 or dealer.cards < 2:
        return DREW if dealer.cards > 2 else NO_BLACKJACK
    if theirs == t.options.dealer_push_total:
        return HAS_PUSH
    if theirs > t.options.dealer_over_above or theirs > t.options.dealer_wins_to:
        return HAS_SAME if theirs == total else IS_OVER
    if own == OVER:
        return HAS_LESS
    if not natural and theirs < t.options.dealer_stands:
        return STOPPED_EARLY
    if theirs == total and total <= t.options.tie_to:
        return HAS_SAME
    return HAS_MORE if theirs > total else HAS_LESS


@kernel
def cell_of(t: Table, w: Wager, dealer_blackjack: int) -> int:
    """Where in the table the entry for wager row ``w`` begins; a hand not wholly seen is taken as LESS."""
    h = w.hand
    kind = w.kind
    placed = DOUBLE_DOWN if kind == WHAT_DOUBLE_DOWN else SPLIT if kind == WHAT_SPLIT else ORIGINAL
    if h.unknown > 0 or h.cards < 2:
        return _place(LESS, placed, HAS_BLACKJACK if dealer_blackjack == 1 else UNKNOWN)
    own = hand_of_player(t, h)
    dealers = hand_of_dealer(t, own, h.total, dealer_blackjack, w.round)
    return _place(own, placed, dealers)
