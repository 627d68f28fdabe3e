"""Cards of an idle table that were left in the shoe or in the discard rack while the others were spread."""

from typing import Final

from validator.core.engine.kernel import JUDGED, kernel
from validator.core.engine.state_rows import clear
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.table_rows import Round
from validator.games.shoe import table_state
from validator.games.shoe.idle_spread import ALL, decks_in_play, fewer_decks
from validator.games.shoe.judging import in_the_shoe
from validator.games.shoe.shoe_table import Table
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    KIND_BATCH_SWAP,
    KIND_BURN,
    KIND_CARD_CHANGE,
    KIND_LOAD_SHOE,
    KIND_RACK_EMPTIED,
    KIND_SHOE_EMPTIED,
    KIND_SHOE_EMPTY,
    KIND_SHUFFLE,
    KIND_TABLE_CLOSE,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    PLACE_RACK,
)

NO_RECORD, *_ = missing_facts()

rule = Rules("shoe.idle_left")
IDLE_CARDS_LEFT_IN_SHOE_OR_RACK = rule(
    "idle-cards-left-in-shoe-or-rack",
    "Cards of an idle table left in the shoe or in the discard rack",
    "cards of an idle table were spread while others were left in the shoe or in the discard rack",
    needs={
        "a record of every emptying of shoe and discard rack, without unreadable rows": NO_RECORD,
    },
    expected="the shoe and the discard rack emptied",
    observed="one of them, or neither",
)

# Values of IDLE_LEFT.
NOTHING_LEFT: Final = 1
LEFT: Final = 2
SEEN_LEFT: Final = LEFT + 1
"""And they were taken out of shoe or rack only after that."""
LEFT_AT_ARRIVAL: Final = SEEN_LEFT + 1
"""The first player came while they lay there, and no others were spread since."""
UNTOLD: Final = -1


@kernel
def holds_cards(t: Table, holds: int, kind: int) -> int:
    """Whether shoe or rack is known to hold cards: 1, 0; -1 where that, or whether it was emptied, is not recorded."""
    if holds == table_state.HELD and recorded(t, kind):
        return 1
    return 0 if holds == table_state.EMPTIED else -1


@kernel
def what_is_left(t: Table) -> int:
    """What lies in shoe and discard rack, as IDLE_LEFT has it."""
    shoe = holds_cards(t, t.idle_left.shoe, KIND_SHOE_EMPTIED)
    rack = holds_cards(t, t.idle_left.rack, KIND_RACK_EMPTIED)
    if shoe == 1 or rack == 1:
        return LEFT
    return NOTHING_LEFT if shoe == 0 and rack == 0 else UNTOLD


@kernel
def note_taken_up(t: Table) -> None:
    """Cards of an idle table are stacked, washed, shuffled or put into the shoe: the first time after the spread."""
    before = t.idle_left.left
    if t.idle.spread == 1 and (before == 0 or before == LEFT_AT_ARRIVAL):
        t.idle_left.left = left_until_now(t)


@kernel
def left_until_now(t: Table) -> int:
    """What lies in shoe and rack; whether cards that were taken out after somebody came had been spread is not told."""
    left = what_is_left(t)
    taken_out = t.idle_left.left == LEFT_AT_ARRIVAL and left == NOTHING_LEFT
    return UNTOLD if taken_out else left


@kernel
def note_arrival(t: Table) -> None:
    """Somebody comes to an idle table, the cards of which were spread."""
    if t.idle.spread == 1 and t.idle_left.left == 0 and what_is_left(t) == LEFT:
        t.idle_left.left = LEFT_AT_ARRIVAL


@kernel
def note_further_spread(t: Table) -> None:
    """Cards of an idle table are spread: those that were left may be among them."""
    if t.idle_left.left == LEFT_AT_ARRIVAL:
        t.idle_left.left = 0


@kernel
def note_held(t: Table, i: int, kind: int) -> None:
    """Note what bears on whether shoe and discard rack hold cards."""
    if (kind == KIND_SHOE_EMPTIED or kind == KIND_RACK_EMPTIED) and t.idle_left.left == LEFT:
        t.idle_left.left = SEEN_LEFT
    if kind == KIND_SHOE_EMPTIED:
        t.idle_left.shoe = table_state.EMPTIED
    elif kind == KIND_RACK_EMPTIED:
        t.idle_left.rack = table_state.EMPTIED
    elif kind == KIND_LOAD_SHOE:
        if t.dest[i] < 0 or in_the_shoe(t.dest[i]):
            t.idle_left.shoe = table_state.HELD
    elif kind == KIND_BURN:
        if t.dest[i] == PLACE_RACK:
            t.idle_left.rack = table_state.HELD
    elif kind == KIND_SHOE_EMPTY or kind == KIND_BATCH_SWAP:
        t.idle_left.shoe = 0
    elif kind == KIND_SHUFFLE or kind == KIND_CARD_CHANGE or kind == KIND_UNREADABLE:
        t.idle_left.shoe = 0
        t.idle_left.rack = 0
    elif kind == KIND_TABLE_OPEN or kind == KIND_TABLE_CLOSE:
        clear(t.idle_left)


@kernel
def cards_left(left: int) -> bool:
    """Whether the shoe or the discard rack still held cards when the others were taken up from the table."""
    return left == LEFT or left == SEEN_LEFT


@kernel
def judge_left(t: Table, i: int, r: Round) -> None:
    """Judge, at the first card after an idle time, that shoe and rack were emptied, where the spread does not tell.

    Decks that were counted when they were spread are told by that, unless others are seen to have lain there until
    later; that there were too few is another rule.
    """
    rule = IDLE_CARDS_LEFT_IN_SHOE_OR_RACK
    left = t.idle_left.left
    if left == 0 or left == LEFT_AT_ARRIVAL:
        left = left_until_now(t)
    down, up = t.idle.decks_down, t.idle.decks_up
    decks = decks_in_play(t) if t.options.double_shoe == 0 else -1
    if left != SEEN_LEFT and decks >= 0 and not fewer_decks(max(down, up), decks):
        t.tally[rule + JUDGED] += 1
        return
    uncounted = left == SEEN_LEFT or down == ALL or up == ALL or max(down, up) == 0
    untold = left == UNTOLD or t.opening.gap == 1 or (decks < 0 and not uncounted)
    if (uncounted or decks < 0) and not lacking(t, rule, NO_RECORD, untold):
        ask(t, rule, cards_left(left), i, -1, -1, 0, -1, -1, r.at)
