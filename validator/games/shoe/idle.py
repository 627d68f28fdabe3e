"""Tables without gaming activity: the cards are taken out, spread and shuffled anew for the first player to come."""

from validator.core.engine.kernel import NOT_APPLICABLE, kernel
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.table_rows import Round
from validator.games.shoe.judging import judge, omitted, two_batches
from validator.games.shoe.shoe_table import Table
from validator.games.table import recorded
from validator.log.codes import (
    BY_CARD_READER,
    BY_DEALER,
    KIND_BATCH,
    KIND_BATCH_SWAP,
    KIND_CARD_CHANGE,
    KIND_DEVICE,
    KIND_IDLE,
    KIND_LOAD_SHOE,
    KIND_PLAYER_ARRIVES,
    KIND_PLAYER_LEAVES,
    KIND_SHOE_EMPTIED,
    KIND_SHUFFLE,
    KIND_SPREAD,
    KIND_STACK,
    KIND_TABLE_CLOSE,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    KIND_WASH,
    WHAT_END,
    WHAT_REPAIRED,
    WHAT_REPLACED,
)

EMPTY = 2

NO_RECORD, NO_ARRIVALS, *_ = missing_facts()

rule = Rules("shoe.idle")
IDLE_CARDS_LEFT = rule("idle-cards-left")
IDLE_CARDS_LEFT_WITH_PLAYERS_SEATED = rule("idle-cards-left-with-players-seated")
IDLE_CARDS_DEALT_UNSHUFFLED = rule("idle-cards-dealt-unshuffled")
IDLE_CARDS_DEALT_UNSHUFFLED_IN_A_PAUSE = rule("idle-cards-dealt-unshuffled-in-a-pause")
IDLE_CARDS_KEPT_OUT_OF_SHUFFLER = rule("idle-cards-kept-out-of-shuffler")
IDLE_CARDS_KEPT_OUT_OF_SHUFFLER_IN_A_PAUSE = rule("idle-cards-kept-out-of-shuffler-in-a-pause")


@kernel
def idle_since(t: Table, what: int, opened: int, present: int) -> int:
    """What to carry of an idle time that a row with a word tells of: EMPTY where nobody had stayed, else 1.

    Who was there when a log begins in it, before an opening (1: one was seen), is not known.
    """
    told = what != WHAT_END or opened == 1
    return EMPTY if told and recorded(t, KIND_PLAYER_ARRIVES) and present <= 0 else 1


@kernel
def idle_event(t: Table, kind: int, what: int, back: int, role: int) -> None:
    """Note who is at the table, when nobody plays, and what is then done with the cards of this back, by which role."""
    if kind == KIND_PLAYER_ARRIVES:
        t.shoe.present += 1
    elif kind == KIND_PLAYER_LEAVES:
        t.shoe.present -= 1
        if t.shoe.idle == 1 and recorded(t, KIND_PLAYER_ARRIVES) and t.shoe.present <= 0:
            t.shoe.idle = EMPTY
    elif kind == KIND_TABLE_OPEN or kind == KIND_TABLE_CLOSE:
        t.shoe.opened = 1 if kind == KIND_TABLE_OPEN else 0
        t.shoe.present = 0
        t.shoe.idle = 0
    elif kind == KIND_CARD_CHANGE:
        t.shoe.idle = 0
    elif kind == KIND_IDLE:
        if t.shoe.idle == 0:
            t.shoe.idle = idle_since(t, what, t.shoe.opened, t.shoe.present)
            t.shoe.idle_removed = 0
            t.shoe.idle_washed = 0
            t.shoe.idle_shuffled = 0
            t.shoe.idle_stacked = 0
            t.shoe.idle_gap = 0
            t.shoe.idle_back = 0
            t.shoe.idle_by_hand = 0
    elif kind == KIND_UNREADABLE:
        t.shoe.idle_gap = 1
    elif kind == KIND_DEVICE:
        if role != BY_CARD_READER:
            t.shoe.device_told = 0 if what == WHAT_REPAIRED or what == WHAT_REPLACED else 1
    elif kind == KIND_SHUFFLE:
        by_hand = t.shoe.idle != 0 and role == BY_DEALER
        t.shoe.idle_by_hand = back + 2 if by_hand else 0
    elif kind == KIND_BATCH:
        t.shoe.idle_by_hand = 0
    elif kind == KIND_SPREAD:
        t.shoe.idle_removed = 1
        t.shoe.idle_back = back + 1
    elif kind == KIND_WASH:
        t.shoe.idle_removed = 1
        t.shoe.idle_washed = 1
        if two_batches(t) == 0:
            t.shoe.idle_shuffled = 0
    elif kind == KIND_STACK or kind == KIND_BATCH_SWAP or kind == KIND_LOAD_SHOE:
        t.shoe.idle_removed = 1
        t.shoe.idle_stacked = 1
        if kind == KIND_BATCH_SWAP:
            t.shoe.idle_by_hand = 0


@kernel
def shuffled_by_hand_again(t: Table, i: int) -> int:
    """1 where card ``i`` is of the cards that were spread and that the dealer then shuffled, beside a working device.

    0 where it is not, -1 where the backs do not tell.

    Of two batches the other, which the device has shuffled, may be shuffled again at a player's request.
    """
    by_hand = t.shoe.idle_by_hand
    if by_hand == 0 or t.shoe.device_told == 1 or t.options.device_removed_first == 1:
        return 0
    if two_batches(t) == 0:
        return 1
    back = t.back[i] + 1
    if back == 0 or by_hand == 1 or t.shoe.idle_back == 0:
        return -1
    return 1 if by_hand == back + 1 and t.shoe.idle_back == back else 0


@kernel
def note_unknown(t: Table, removed: int) -> None:
    """Count a time without gaming activity of which it is not known whether anybody was at the table.

    ``removed`` is 1 where the cards were taken out of the shoe.
    """
    if removed == 0:
        t.tally[IDLE_CARDS_LEFT + NO_ARRIVALS] += 1
    elif t.options.automated == 1:
        t.tally[IDLE_CARDS_KEPT_OUT_OF_SHUFFLER + NO_ARRIVALS] += 1
    else:
        t.tally[IDLE_CARDS_DEALT_UNSHUFFLED + NO_ARRIVALS] += 1


@kernel
def judge_idle(t: Table, i: int, r: Round, certain: bool) -> None:
    """Judge, at the first card after a time without gaming activity, what was done with the cards before.

    Where players may have stayed at the table, a breach is for review: a pause need not end the gaming activity.
    """
    if t.shoe.idle == 0:
        return
    empty = t.shoe.idle == EMPTY
    left = IDLE_CARDS_LEFT if empty else IDLE_CARDS_LEFT_WITH_PLAYERS_SEATED
    unshuffled = IDLE_CARDS_DEALT_UNSHUFFLED if empty else IDLE_CARDS_DEALT_UNSHUFFLED_IN_A_PAUSE
    outside = IDLE_CARDS_KEPT_OUT_OF_SHUFFLER if empty else IDLE_CARDS_KEPT_OUT_OF_SHUFFLER_IN_A_PAUSE
    removed = t.shoe.idle_removed
    t.shoe.idle = 0
    if t.options.continuous != 1 and not recorded(t, KIND_PLAYER_ARRIVES):
        note_unknown(t, removed)
    if t.options.continuous != 0:
        t.tally[left + (NOT_APPLICABLE if t.options.continuous == 1 else NO_RECORD)] += 1
        return
    known = removed == 1 or (certain and recorded(t, KIND_SHOE_EMPTIED) and recorded(t, KIND_SPREAD))
    judge(t, left, known, omitted(removed), i, -1, r)
    if removed == 0:
        return
    shuffled = t.shoe.idle_shuffled
    if t.options.automated == 1:
        done = 1 if shuffled == 1 or t.shoe.idle_stacked == 1 else 0
        known = done == 1 or (
            certain and recorded(t, KIND_SHUFFLE) and recorded(t, KIND_STACK) and recorded(t, KIND_LOAD_SHOE)
        )
        again = shuffled_by_hand_again(t, i) if done == 1 else 0
        if again != 0:
            done = 0
            known = again > 0 and certain and recorded(t, KIND_DEVICE) and recorded(t, KIND_BATCH)
        judge(t, outside, known, omitted(done), i, -1, r)
    elif t.options.automated == 0:
        washed = 1 if t.shoe.idle_washed == 1 or not recorded(t, KIND_WASH) else 0
        known = certain and recorded(t, KIND_SHUFFLE)
        judge(t, unshuffled, known, omitted(shuffled * washed), i, -1, r)
    else:
        t.tally[unshuffled + NO_RECORD] += 1
