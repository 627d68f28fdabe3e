"""A shoe that is filled again: whether its cards were shuffled since they were dealt."""

from validator.core.engine.kernel import kernel
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.table_rows import Round
from validator.games.shoe import shoe_state
from validator.games.shoe.judging import omitted, two_batches
from validator.games.shoe.shoe_table import Table
from validator.games.table import ask, recorded
from validator.log.codes import (
    KIND_BATCH,
    KIND_CARD_CHANGE,
    KIND_COVER_CARD,
    KIND_DECKS,
    KIND_IDLE,
    KIND_LOAD_SHOE,
    KIND_SHUFFLE,
    KIND_TABLE_CLOSE,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    KIND_WASH,
    WHAT_IN_PLAY,
    WHAT_STORED,
)

NO_RECORD, *_ = missing_facts()

rule = Rules("shoe.refilling")
SHOE_DEALT_AGAIN_UNSHUFFLED = rule("shoe-dealt-again-unshuffled")


@kernel
def cards_were_dealt(t: Table) -> None:
    """A round is dealt from the shoe."""
    if t.shoe.dealt != shoe_state.COVER_REACHED:
        t.shoe.dealt = 1


@kernel
def follow_shoe(t: Table, kind: int, i: int, r: Round, between: bool) -> None:
    """Judge that a shoe whose cards were dealt is not filled again, between rounds, before they were shuffled.

    Where the cover card ended the shoe, where nobody played, and where cards came or were changed, other rules are
    asked of the same act.
    """
    if kind == KIND_SHUFFLE:
        t.shoe.dealt_gap = 0
        if t.shoe.dealt != 0:
            t.shoe.dealt = shoe_state.SHUFFLED
    elif kind == KIND_UNREADABLE:
        t.shoe.dealt_gap = 1
    elif kind == KIND_LOAD_SHOE:
        if between:
            judge_refill(t, i, r)
    elif kind == KIND_COVER_CARD:
        t.shoe.dealt = 1 if t.options.one_more_hand == 1 else shoe_state.COVER_REACHED
    elif (
        kind == KIND_IDLE
        or kind == KIND_WASH
        or kind == KIND_DECKS
        or kind == KIND_BATCH
        or kind == KIND_CARD_CHANGE
        or kind == KIND_TABLE_OPEN
        or kind == KIND_TABLE_CLOSE
    ):
        t.shoe.dealt = 0


@kernel
def forget_batches(t: Table) -> None:
    """Nothing is known any more of which batch was dealt and not shuffled since."""
    t.shoe.play_batch = t.shoe.dealt_batch = 0


@kernel
def cards_come(t: Table, kind: int, what: int) -> None:
    """Cards come to the table, or may have: a batch that is put away or comes into play is known by its back."""
    other = kind == KIND_TABLE_OPEN or kind == KIND_CARD_CHANGE or kind == KIND_DECKS or kind == KIND_UNREADABLE
    if other or kind == KIND_BATCH:
        t.shoe.stored = 0
    if other or (kind == KIND_BATCH and what != WHAT_STORED and what != WHAT_IN_PLAY):
        forget_batches(t)


@kernel
def batch_shuffled(t: Table, back: int) -> None:
    """The batch with this back (-1: any) has been shuffled."""
    if back < 0:
        forget_batches(t)
    if t.shoe.play_batch == back + 1:
        t.shoe.play_batch = 0
    if t.shoe.dealt_batch == back + 1:
        t.shoe.dealt_batch = 0


@kernel
def comes_again_unshuffled(t: Table, back: int) -> bool:
    """Whether the batch with this back, which comes into play, was dealt and not shuffled since; keep which it is."""
    again = back >= 0 and t.shoe.dealt_batch == back + 1
    if back < 0:
        forget_batches(t)
    elif t.shoe.play_batch != back + 1:
        t.shoe.dealt_batch = t.shoe.play_batch if t.shoe.in_play == 1 else 0
        t.shoe.play_batch = back + 1
    return again


@kernel
def judge_refill(t: Table, i: int, r: Round) -> None:
    """Judge a shoe filled between rounds, where one set of cards is shuffled at the table again and again."""
    dealt = t.shoe.dealt
    t.shoe.dealt = 0
    if dealt == 0 or dealt == shoe_state.COVER_REACHED or two_batches(t) == 1:
        return
    if (
        t.options.preshuffled == 1
        or t.options.continuous == 1
        or t.options.double_shoe == 1
        or t.options.from_hand == 1
    ):
        return
    filed = (
        t.options.preshuffled == 0
        and t.options.continuous == 0
        and two_batches(t) == 0
        and t.options.double_shoe == 0
        and t.options.from_hand == 0
    )
    certain = t.shoe.dealt_gap == 0 and recorded(t, KIND_SHUFFLE)
    if dealt == shoe_state.SHUFFLED or (filed and certain):
        ask(t, SHOE_DEALT_AGAIN_UNSHUFFLED, omitted(dealt - 1), i, 1, 0, 0, -1, -1, r.at)
    else:
        t.tally[SHOE_DEALT_AGAIN_UNSHUFFLED + NO_RECORD] += 1
