"""Doubling down: when, for how much, and how the one additional card is dealt."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.games.blackjack.hands import is_split_ace
from validator.games.blackjack.options import DOUBLE_CARDS, DOUBLE_FACE_DOWN, HIGHEST_TOTAL, SPLIT_ACES_CARDS
from validator.games.blackjack.rows import root_at, spoil_hand
from validator.games.blackjack.splitting import first_hand_of, original_wager
from validator.games.blackjack.tables import flags, hand, note, round_
from validator.games.numbers import missing_facts, numbers_of
from validator.games.rounds import wager
from validator.games.rounds.options import ALWAYS, FIELD_DEAL_WHAT, UNSTATED
from validator.games.rounds.rows import mark_root
from validator.games.rounds.stakes import cost_of_excess
from validator.games.table import Table, ask, recorded
from validator.log.codes import (
    FACE_DOWN,
    KIND_CHOICE,
    KIND_DEAL,
    KIND_WAGER,
    WHAT_DOUBLE,
    WHAT_DOUBLE_DOWN,
    WHAT_FREE_BET,
    WHAT_FREE_DOUBLE,
    WHAT_SIDEWAYS,
)

(
    DOUBLE_DOWN_OVER_ORIGINAL,
    DOUBLE_DOWN_ON_BLACKJACK,
    DOUBLE_DOWN_AFTER_TWO_CARDS,
    DOUBLE_DOWN_WITHOUT_CARD,
    DOUBLE_CARD_FACE,
    DOUBLE_DOWN_CARD_NOT_SIDEWAYS,
    DOUBLE_DOWN_ON_SPLIT_21,
    DOUBLE_LAMMER_AFTER_CARD,
    *_,
) = numbers_of("blackjack.doubling")

NO_STAKE, *_ = missing_facts()
NO_CARDS, *_ = missing_facts()
NO_FACE, NOT_FILED, *_ = missing_facts()
NO_PLACING, *_ = missing_facts()
NO_DEALS, *_ = missing_facts()


@kernel
def double_over_original(double_down: int, original: int) -> bool:
    """Whether a Double Down Wager, in cents, exceeds the original wager on the hand.

    Doubling for less is open to the player; doubling for more is not."""
    return double_down > original


@kernel
def judge_double(t: Table, i: int, cards: int, total: int, marks: int, unknown: int, root: int, r: int) -> bool:
    """Judge the hand on which a player doubles down; True where he may not."""
    natural = 1 if marks & flags.NATURAL else 0
    t.tally[DOUBLE_DOWN_ON_BLACKJACK + (NO_CARDS if unknown > 0 and natural == 0 else JUDGED)] += 1
    # Of a split hand that was over a card is left that does not count; whether it was, cards not known do not tell.
    blind = unknown > 0 and cards > t.options[DOUBLE_CARDS] and marks & flags.SPLIT != 0
    t.tally[DOUBLE_DOWN_AFTER_TWO_CARDS + (NO_CARDS if blind else JUDGED)] += 1
    if natural != 0:
        emit(t.hits, DOUBLE_DOWN_ON_BLACKJACK, i, 0, 1, 0, -1, root, r)
        return True
    if blind:
        return False
    if cards != t.options[DOUBLE_CARDS]:
        emit(t.hits, DOUBLE_DOWN_AFTER_TWO_CARDS, i, t.options[DOUBLE_CARDS], cards, 0, -1, root, r)
        return True
    if unknown > 0:
        t.tally[DOUBLE_DOWN_ON_SPLIT_21 + NO_CARDS] += 1
    elif marks & flags.SPLIT:
        t.tally[DOUBLE_DOWN_ON_SPLIT_21 + JUDGED] += 1
        if total == t.options[HIGHEST_TOTAL]:
            emit(t.hits, DOUBLE_DOWN_ON_SPLIT_21, i, t.options[HIGHEST_TOTAL] - 1, total, 0, -1, root, r)
    return False


@kernel
def doubled_before(t: Table, w: int, i: int, r: int) -> int:
    """Cents of the Double Down Wagers that lay on the hand of wager row ``w`` before event ``i``, which placed it.

    Only such as name their hand, and were neither taken back nor settled before.
    """
    found = 0
    for v in range(t.rounds[r + round_.WAGER], w, wager.WIDTH):
        if t.wagers[v + wager.KIND] != WHAT_DOUBLE_DOWN or t.wagers[v + wager.EVENT] < 0:
            continue
        named = t.hand[t.wagers[v + wager.EVENT]]
        gone = t.wagers[v + wager.WITHDRAWN] >= 0 or 0 <= t.wagers[v + wager.FIRST_SETTLED] < i
        if 0 <= named == t.hand[i] and not gone and t.wagers[v + wager.ROOT] < 0:
            found += max(0, t.wagers[v + wager.STAKE])
    return found


@kernel
def judge_double_amount(t: Table, i: int, cents: int, w: int, h: int, r: int) -> None:
    """Judge the amount of a Double Down Wager, with what was placed so before, against the wager that it doubles."""
    original = original_wager(t, r, h)
    if original < 0 and t.hands[h + hand.FLAGS] & flags.FREE_SPLIT:
        original = t.hands[first_hand_of(t, h) + hand.WAGER]
    if original < 0 or t.wagers[original + wager.STAKE] < 0 or cents < 0:
        t.tally[DOUBLE_DOWN_OVER_ORIGINAL + NO_STAKE] += 1
        return
    stake = t.wagers[original + wager.STAKE]
    placed = doubled_before(t, w, i, r) + cents
    t.tally[DOUBLE_DOWN_OVER_ORIGINAL + JUDGED] += 1
    if double_over_original(placed, stake):
        cost = cost_of_excess(t, w, min(cents, placed - stake))
        emit(t.hits, DOUBLE_DOWN_OVER_ORIGINAL, i, stake, placed, cost, w, root_at(t, h, i), r)
        mark_root(t, w, i)


@kernel
def judge_moment(t: Table, i: int, lammer: bool, root: int, r: int) -> None:
    """Judge that the wager or lammer of event ``i``, laid for a hand that was doubled, came before the card of that."""
    at = i * note.WIDTH
    late = t.notes[at + note.FLAGS] & flags.DOUBLE_CARD != 0
    rule = DOUBLE_LAMMER_AFTER_CARD if lammer else DOUBLE_DOWN_AFTER_TWO_CARDS
    w = t.notes[at + note.WAGER]
    if ask(t, rule, late, i, t.options[DOUBLE_CARDS], t.notes[at + note.CARDS], 0, w, root, r) and not lammer:
        mark_root(t, w, i)


@kernel
def judge_double_card(t: Table, i: int, face: int, placing: int, root: int, r: int) -> None:
    """Judge how the one additional card of a doubled hand lies."""
    if face < 0:
        t.tally[DOUBLE_CARD_FACE + NO_FACE] += 1
    elif t.options[DOUBLE_FACE_DOWN] == UNSTATED:
        t.tally[DOUBLE_CARD_FACE + NOT_FILED] += 1
    else:
        t.tally[DOUBLE_CARD_FACE + JUDGED] += 1
        if (face == FACE_DOWN) != (t.options[DOUBLE_FACE_DOWN] == 1):
            emit(t.hits, DOUBLE_CARD_FACE, i, t.options[DOUBLE_FACE_DOWN], face, 0, -1, root, r)
    if placing == -1 and t.options[FIELD_DEAL_WHAT] != ALWAYS:
        t.tally[DOUBLE_DOWN_CARD_NOT_SIDEWAYS + NO_PLACING] += 1
    else:
        ask(t, DOUBLE_DOWN_CARD_NOT_SIDEWAYS, placing != WHAT_SIDEWAYS, i, WHAT_SIDEWAYS, placing, 0, -1, root, r)


@kernel
def doubling_pass(t: Table) -> None:
    """Judge every Double Down Wager: the hand it is made on, its amount, and its one card."""
    kinds = t.kind
    whats = t.what
    for i in range(len(kinds)):
        kind = kinds[i]
        if kind != KIND_DEAL and kind != KIND_CHOICE and kind != KIND_WAGER:
            continue
        at = i * note.WIDTH
        r = t.notes[at + note.ROUND]
        h = t.notes[at + note.HAND]
        if r < 0 or h < 0 or t.hands[h + hand.FLAGS] & flags.DOUBLED == 0:
            continue
        marks = t.notes[at + note.FLAGS]
        root = root_at(t, h, i)
        if kind == KIND_DEAL:
            if marks & flags.DOUBLED and marks & flags.DOUBLE_CARD == 0:
                judge_double_card(t, i, t.face[i], whats[i], root, r)
            continue
        what = whats[i]
        if kind == KIND_CHOICE and what != WHAT_DOUBLE and what != WHAT_FREE_DOUBLE:
            continue
        lammer = kind == KIND_WAGER and what == WHAT_FREE_BET
        if kind == KIND_WAGER and what != WHAT_DOUBLE_DOWN and not (lammer and t.notes[at + note.CARDS] > 1):
            continue
        if lammer and t.hands[h + hand.FLAGS] & flags.FREE_DOUBLED == 0:
            continue
        if marks & flags.DOUBLED == 0:
            cards = t.notes[at + note.CARDS]
            unknown = t.hands[h + hand.UNKNOWN]
            if judge_double(t, i, cards, t.notes[at + note.TOTAL], marks, unknown, root, r):
                spoil_hand(t, h, i)
        elif kind == KIND_WAGER:
            judge_moment(t, i, lammer, root, r)
        if kind == KIND_WAGER and not lammer:
            judge_double_amount(t, i, t.cents[i], t.notes[at + note.WAGER], h, r)
    for h in range(hand.WIDTH, t.hands[0], hand.WIDTH):
        r = t.hands[h + hand.ROUND]
        marks = t.hands[h + hand.FLAGS]
        if marks & flags.DOUBLED == 0 or marks & (flags.DEAD | flags.NATURAL) or t.rounds[r + round_.VOID] >= 0:
            continue
        if t.options[SPLIT_ACES_CARDS] > 0 and is_split_ace(t, h):
            t.tally[DOUBLE_DOWN_WITHOUT_CARD + NOT_APPLICABLE] += 1
        elif recorded(t, KIND_DEAL) and t.rounds[r + round_.GAPS] == 0:
            t.tally[DOUBLE_DOWN_WITHOUT_CARD + JUDGED] += 1
            if marks & flags.DOUBLE_CARD == 0:
                emit(t.hits, DOUBLE_DOWN_WITHOUT_CARD, t.hands[h + hand.LAST], 1, 0, 0, -1, t.hands[h + hand.ROOT], r)
        else:
            t.tally[DOUBLE_DOWN_WITHOUT_CARD + NO_DEALS] += 1
