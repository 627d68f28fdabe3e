"""Cards counted and found short: whether play goes on with them."""

from validator.core.kernel import kernel, needs
from validator.games.blackjack.tables import note
from validator.games.blackjack.tables.range_state import COUNTED_END, COUNTED_SHORT, SHORT_BACK, SHORT_COUNT
from validator.games.numbers import missing_facts, numbers_of
from validator.games.table import Table, ask, lacking, recorded
from validator.log.codes import (
    KIND_CARD_CHANGE,
    KIND_COUNT_CHECK,
    KIND_DEAL,
    KIND_DECKS,
    KIND_LOAD_SHOE,
    KIND_NOTIFY,
    KIND_TABLE_CLOSE,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    KIND_VERIFY,
    WHAT_SHORT,
)

COUNTED_SHORT_AND_DEALT, *_ = numbers_of("blackjack.counted")

NO_NOTICE, *_ = missing_facts()


SHORT = 1
LOADED_SHORT = 2
GOOD = -1
"""Counted and complete, or made good since, and no card dealt from them yet."""


@kernel
def count(t: Table, i: int) -> None:
    """The cards are counted by event ``i``."""
    short = t.what[i] == WHAT_SHORT
    t.state[COUNTED_SHORT] = SHORT if short else GOOD
    t.state[SHORT_COUNT] = t.n[i] if short and t.n[i] > 0 else 0
    t.state[SHORT_BACK] = t.back[i] + 2


@kernel
def well(t: Table) -> None:
    """What was counted is good now."""
    if t.state[COUNTED_SHORT] != 0:
        t.state[COUNTED_SHORT] = GOOD


@kernel
def load(t: Table, i: int) -> None:
    """Event ``i`` fills the shoe: with the cards counted short, as few as they were, or with those of another batch."""
    back = t.back[i] + 2
    other = back > 1 and t.state[SHORT_BACK] > 1 and back != t.state[SHORT_BACK]
    if other:
        well(t)
    elif 0 < t.n[i] <= t.state[SHORT_COUNT]:
        t.state[COUNTED_SHORT] = LOADED_SHORT


@kernel
def made_good(t: Table, kind: int) -> None:
    """What may make the missing cards good; a notice does not where as few cards are loaded afterwards."""
    if kind == KIND_NOTIFY:
        if t.state[COUNTED_SHORT] == SHORT:
            well(t)
        return
    well(t)
    t.state[SHORT_COUNT] = 0


@kernel
def unsure(t: Table) -> bool:
    """Whether the missing cards may have been made good upon a notice that the log would not show."""
    return t.state[COUNTED_SHORT] == SHORT and not recorded(t, KIND_NOTIFY)


@needs(kinds=(KIND_COUNT_CHECK,), carried=(COUNTED_SHORT, COUNTED_END))
@kernel
def counted_pass(t: Table) -> None:
    """Judge that no round is dealt with cards found short."""
    kinds = t.kind
    for i in range(len(kinds)):
        kind = kinds[i]
        if kind == KIND_COUNT_CHECK:
            count(t, i)
        elif kind == KIND_LOAD_SHOE:
            load(t, i)
        elif kind == KIND_DEAL:
            if t.state[COUNTED_SHORT] != 0:
                r = t.notes[i * note.WIDTH + note.ROUND]
                if not lacking(t, COUNTED_SHORT_AND_DEALT, NO_NOTICE, unsure(t)):
                    ask(t, COUNTED_SHORT_AND_DEALT, t.state[COUNTED_SHORT] > 0, i, 0, 1, 0, -1, -1, r)
                t.state[COUNTED_SHORT] = t.state[SHORT_COUNT] = 0
        elif (
            kind == KIND_CARD_CHANGE
            or kind == KIND_DECKS
            or kind == KIND_NOTIFY
            or kind == KIND_VERIFY
            or kind == KIND_TABLE_OPEN
            or kind == KIND_TABLE_CLOSE
            or kind == KIND_UNREADABLE
        ):
            made_good(t, kind)
