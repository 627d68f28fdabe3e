"""Doubling down: when, for how much, and how the one additional card is dealt."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.option_rows import UNSTATED
from validator.core.engine.rows import between, rows_of
from validator.games.blackjack.hands import is_split_ace
from validator.games.blackjack.rows import root_at, spoil_hand
from validator.games.blackjack.splitting import first_hand_of, original_wager
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.rows import Hand, Round, Table, Wager
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.options import ALWAYS
from validator.games.rounds.rows import mark_root
from validator.games.rounds.stakes import cost_of_excess
from validator.games.table import ask, recorded
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

NO_STAKE, *_ = missing_facts()
NO_CARDS, *_ = missing_facts()
NO_FACE, NOT_FILED, *_ = missing_facts()
NO_PLACING, *_ = missing_facts()
NO_DEALS, *_ = missing_facts()

rule = Rules("blackjack.doubling")
DOUBLE_DOWN_OVER_ORIGINAL = rule(
    "double-down-over-original",
    "Double Down Wager over the original wager",
    "{seat} doubled down with {observed} on an original wager of {expected}",
    needs={
        "the amounts of the Double Down Wager and of the wager it doubles": NO_STAKE,
    },
    expected="at most {expected}",
    observed="{observed}",
    unit="cents",
)
DOUBLE_DOWN_ON_BLACKJACK = rule(
    "double-down-on-blackjack",
    "Double Down Wager on a Blackjack",
    "{seat} doubled down on a Blackjack ({hand})",
    needs={
        "the cards of the hand": NO_CARDS,
    },
    expected="no Double Down Wager",
    observed="one on {hand}",
)
DOUBLE_DOWN_AFTER_TWO_CARDS = rule(
    "double-down-after-two-cards",
    "Double Down Wager not on the first two cards",
    "{seat} doubled down on {observed} cards",
    needs={
        "the cards of the hand": NO_CARDS,
    },
    expected="{expected} cards",
    observed="{observed} cards",
)
DOUBLE_DOWN_WITHOUT_CARD = rule(
    "double-down-without-card",
    "No card dealt after a Double Down Wager",
    "{seat} doubled down and was dealt no card ({hand})",
    needs={
        "every card dealt": NO_DEALS,
    },
    expected="{expected} card",
    observed="none",
)
DOUBLE_CARD_FACE = rule("double-card-face")
DOUBLE_DOWN_CARD_NOT_SIDEWAYS = rule(
    "double-down-card-not-sideways",
    "The card of a Double Down Wager not placed sideways",
    "{seat}: {card} was not placed sideways",
    needs={
        "how the card was placed": NO_PLACING,
    },
    expected="sideways",
    observed="otherwise",
)
DOUBLE_DOWN_ON_SPLIT_21 = rule(
    "double-down-on-split-21",
    "Double Down Wager on 21 after a split",
    "{seat} doubled down on {observed} after a split ({hand})",
    needs={
        "the cards of the hand": NO_CARDS,
    },
    expected="at most {expected}",
    observed="{observed}",
)
DOUBLE_LAMMER_AFTER_CARD = rule(
    "double-lammer-after-card",
    "The lammer of a free double down laid after the card",
    "{seat}: the Free Bet lammer of a double down was laid when the hand had {observed} cards",
    expected="on {expected} cards, if the card waits for it",
    observed="on {observed} cards",
)


@kernel
def double_over_original(double_down: int, original: int) -> bool:
    """Whether a Double Down Wager, in cents, exceeds the original wager on the hand.

    Doubling for less is open to the player; doubling for more is not."""
    return double_down > original


@kernel
def judge_double(t: Table, i: int, cards: int, total: int, marks: int, unknown: int, root: int, r: Round) -> bool:
    """Judge the hand on which a player doubles down; True where he may not."""
    natural = 1 if marks & flags.NATURAL else 0
    t.tally[DOUBLE_DOWN_ON_BLACKJACK + (NO_CARDS if unknown > 0 and natural == 0 else JUDGED)] += 1
    # Of a split hand that was over a card is left that does not count; whether it was, cards not known do not tell.
    blind = unknown > 0 and cards > t.options.double_cards and marks & flags.SPLIT != 0
    t.tally[DOUBLE_DOWN_AFTER_TWO_CARDS + (NO_CARDS if blind else JUDGED)] += 1
    if natural != 0:
        emit(t.hits, DOUBLE_DOWN_ON_BLACKJACK, i, 0, 1, 0, -1, root, r.at)
        return True
    if blind:
        return False
    if cards != t.options.double_cards:
        emit(t.hits, DOUBLE_DOWN_AFTER_TWO_CARDS, i, t.options.double_cards, cards, 0, -1, root, r.at)
        return True
    if unknown > 0:
        t.tally[DOUBLE_DOWN_ON_SPLIT_21 + NO_CARDS] += 1
    elif marks & flags.SPLIT:
        t.tally[DOUBLE_DOWN_ON_SPLIT_21 + JUDGED] += 1
        if total == t.options.highest_total:
            emit(t.hits, DOUBLE_DOWN_ON_SPLIT_21, i, t.options.highest_total - 1, total, 0, -1, root, r.at)
    return False


@kernel
def doubled_before(t: Table, w: Wager, i: int, r: Round) -> int:
    """Cents of the Double Down Wagers that lay on the hand of wager row ``w`` before event ``i``, which placed it.

    Only such as name their hand, and were neither taken back nor settled before.
    """
    found = 0
    for v in between(t.wagers, r.wager, w):
        if v.kind != WHAT_DOUBLE_DOWN or v.event < 0:
            continue
        named = t.hand[v.event]
        gone = v.withdrawn >= 0 or 0 <= v.first_settled < i
        if 0 <= named == t.hand[i] and not gone and v.root < 0:
            found += max(0, v.stake)
    return found


@kernel
def judge_double_amount(t: Table, i: int, cents: int, w: Wager, h: Hand, r: Round) -> None:
    """Judge the amount of a Double Down Wager, with what was placed so before, against the wager that it doubles."""
    original = original_wager(t, r, h)
    if not original and h.flags & flags.FREE_SPLIT:
        original = first_hand_of(t, h).wager
    if not original or original.stake < 0 or cents < 0:
        t.tally[DOUBLE_DOWN_OVER_ORIGINAL + NO_STAKE] += 1
        return
    stake = original.stake
    placed = doubled_before(t, w, i, r) + cents
    t.tally[DOUBLE_DOWN_OVER_ORIGINAL + JUDGED] += 1
    if double_over_original(placed, stake):
        cost = cost_of_excess(t, w, min(cents, placed - stake))
        emit(t.hits, DOUBLE_DOWN_OVER_ORIGINAL, i, stake, placed, cost, w.at, root_at(t, h, i), r.at)
        mark_root(t, w, i)


@kernel
def judge_moment(t: Table, i: int, lammer: bool, root: int, r: Round) -> None:
    """Judge that the wager or lammer of event ``i``, laid for a hand that was doubled, came before the card of that."""
    note = t.notes[i]
    late = note.flags & flags.DOUBLE_CARD != 0
    rule = DOUBLE_LAMMER_AFTER_CARD if lammer else DOUBLE_DOWN_AFTER_TWO_CARDS
    w = note.wager
    if ask(t, rule, late, i, t.options.double_cards, note.cards, 0, w.at, root, r.at) and not lammer:
        mark_root(t, w, i)


@kernel
def judge_double_card(t: Table, i: int, face: int, placing: int, root: int, r: Round) -> None:
    """Judge how the one additional card of a doubled hand lies."""
    if face < 0:
        t.tally[DOUBLE_CARD_FACE + NO_FACE] += 1
    elif t.options.double_face_down == UNSTATED:
        t.tally[DOUBLE_CARD_FACE + NOT_FILED] += 1
    else:
        t.tally[DOUBLE_CARD_FACE + JUDGED] += 1
        if (face == FACE_DOWN) != (t.options.double_face_down == 1):
            emit(t.hits, DOUBLE_CARD_FACE, i, t.options.double_face_down, face, 0, -1, root, r.at)
    if placing == -1 and t.options.field_deal_what != ALWAYS:
        t.tally[DOUBLE_DOWN_CARD_NOT_SIDEWAYS + NO_PLACING] += 1
    else:
        ask(t, DOUBLE_DOWN_CARD_NOT_SIDEWAYS, placing != WHAT_SIDEWAYS, i, WHAT_SIDEWAYS, placing, 0, -1, root, r.at)


@kernel
def doubling_pass(t: Table) -> None:
    """Judge every Double Down Wager: the hand it is made on, its amount, and its one card."""
    kinds = t.kind
    whats = t.what
    for i in range(len(kinds)):
        kind = kinds[i]
        if kind != KIND_DEAL and kind != KIND_CHOICE and kind != KIND_WAGER:
            continue
        note = t.notes[i]
        r = note.round
        h = note.hand
        if not r or not h or h.flags & flags.DOUBLED == 0:
            continue
        marks = note.flags
        root = root_at(t, h, i)
        if kind == KIND_DEAL:
            if marks & flags.DOUBLED and marks & flags.DOUBLE_CARD == 0:
                judge_double_card(t, i, t.face[i], whats[i], root, r)
            continue
        what = whats[i]
        if kind == KIND_CHOICE and what != WHAT_DOUBLE and what != WHAT_FREE_DOUBLE:
            continue
        lammer = kind == KIND_WAGER and what == WHAT_FREE_BET
        if kind == KIND_WAGER and what != WHAT_DOUBLE_DOWN and not (lammer and note.cards > 1):
            continue
        if lammer and h.flags & flags.FREE_DOUBLED == 0:
            continue
        if marks & flags.DOUBLED == 0:
            cards = note.cards
            unknown = h.unknown
            if judge_double(t, i, cards, note.total, marks, unknown, root, r):
                spoil_hand(t, h, i)
        elif kind == KIND_WAGER:
            judge_moment(t, i, lammer, root, r)
        if kind == KIND_WAGER and not lammer:
            judge_double_amount(t, i, t.cents[i], note.wager, h, r)
    for h in rows_of(t.hands):
        r = h.round
        marks = h.flags
        if marks & flags.DOUBLED == 0 or marks & (flags.DEAD | flags.NATURAL) or r.void >= 0:
            continue
        if t.options.split_aces_cards > 0 and is_split_ace(t, h):
            t.tally[DOUBLE_DOWN_WITHOUT_CARD + NOT_APPLICABLE] += 1
        elif recorded(t, KIND_DEAL) and r.gaps == 0:
            t.tally[DOUBLE_DOWN_WITHOUT_CARD + JUDGED] += 1
            if marks & flags.DOUBLE_CARD == 0:
                emit(t.hits, DOUBLE_DOWN_WITHOUT_CARD, h.last, 1, 0, 0, -1, h.root, r.at)
        else:
            t.tally[DOUBLE_DOWN_WITHOUT_CARD + NO_DEALS] += 1
