"""A card drawn in error, not exposed, at the end of a round: it is the next card from the shoe in the round after."""

from validator.core.engine.kernel import kernel, needs
from validator.games.blackjack.cures import (
    ANOTHER_CARD,
    ANOTHER_CARD_BEFORE_UNEXPOSED,
    OVERDRAWN_CARD_NOT_RACKED,
    another_card_first,
    dealt_later,
    discarded_instead,
    drawn_by_dealer_on,
    later_place,
    next_deal,
)
from validator.games.blackjack.tables.range_state import CarriedCard
from validator.games.blackjack.tables.rows import Round, Table
from validator.games.numbers import Rules
from validator.games.shoe.judging import not_in_the_rack
from validator.games.table import ask, recorded
from validator.log.codes import (
    FACE_DOWN,
    KIND_BATCH_SWAP,
    KIND_BURN,
    KIND_CARD_CHANGE,
    KIND_CARD_MISDEALT,
    KIND_COVER_CARD,
    KIND_DEAL,
    KIND_DETERMINANT,
    KIND_LOAD_SHOE,
    KIND_SHOE_EMPTIED,
    KIND_SHOE_EMPTY,
    KIND_SHUFFLE,
    KIND_TABLE_CLOSE,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    PLACE_HAND,
    PLACE_LAYOUT,
    PLACE_RACK,
    WHAT_EXPOSED,
    WHAT_SKIPPED,
    WHAT_WRONG_SIDE,
)

rule = Rules("blackjack.carried_card")
UNEXPOSED_CARD_NOT_KEPT = rule(
    "unexposed-card-not-kept",
    "Card drawn in error at the end of a round, not exposed, and discarded",
    ("a card drawn in error at the end of the round before was discarded without being exposed; {card} was dealt next"),
    expected="the card drawn in error",
    observed="{card}",
)
BURNED_BEFORE_UNEXPOSED_CARD = rule(
    "burned-before-unexposed-card",
    "Another card removed for a new dealer before one drawn in error was used",
    ("{card} had been drawn in error at the end of the round before, not exposed; another card was removed before it"),
    expected="the card drawn in error removed as the next",
    observed="another card",
)


@kernel
def next_card_may_be_another(kind: int) -> bool:
    """Whether after an event of a kind the next card may be one of another shoe, or the one that was drawn in error."""
    other = kind == KIND_SHUFFLE or kind == KIND_LOAD_SHOE or kind == KIND_BATCH_SWAP or kind == KIND_COVER_CARD
    other = other or kind == KIND_SHOE_EMPTIED or kind == KIND_SHOE_EMPTY or kind == KIND_CARD_CHANGE
    return other or kind in (KIND_BURN, KIND_TABLE_CLOSE, KIND_TABLE_OPEN, KIND_UNREADABLE)


@kernel
def not_drawn(what: int) -> bool:
    """Whether an error is none of drawing a card unseen, by its word: a card exposed, missed or of the wrong side."""
    return what in (WHAT_EXPOSED, WHAT_SKIPPED, WHAT_WRONG_SIDE)


@kernel
def drawn_at_the_end(t: Table, i: int, r: Round) -> int:
    """Where a card drawn in error at event ``i`` went, if no card was dealt after it in its round; else -1."""
    if t.face[i] != FACE_DOWN or not_drawn(t.what[i]):
        return -1
    dealer = r.hand
    note = t.notes[i]
    drawn_on = note.total if note.hand == dealer else 0
    stop = r.last + 1
    if drawn_on >= t.options.dealer_stands or next_deal(t, i, stop) >= 0 or r.void >= 0:
        return -1
    return later_place(t, t.seq[i], i, stop)


@kernel
def overdrawn(t: Table, i: int, r: Round) -> bool:
    """Whether the dealer drew the card of event ``i`` on 17, and the round does not tell where it went."""
    if drawn_by_dealer_on(t, i, r) != t.options.overdraw_total or not_drawn(t.what[i]):
        return False
    if not recorded(t, KIND_DEAL) or r.gaps > 0:
        return False
    return later_place(t, t.seq[i], i, r.last + 1) in (-1, PLACE_LAYOUT)


@kernel
def judge_next(t: Table, i: int, r: Round) -> None:
    """Judge the first card dealt after a card drawn in error at the end of the round before."""
    place = t.carried_card.error_card - 1
    later = place == PLACE_LAYOUT and t.carried_card.kept > 0 and t.ref[i] != t.carried_card.kept - 1
    if later and dealt_later(t, t.carried_card.kept - 1, i, r.last + 1) >= 0:
        ask(t, ANOTHER_CARD_BEFORE_UNEXPOSED, another_card_first(ANOTHER_CARD), i, 0, 1, 0, -1, -1, r.at)
        return
    ask(t, UNEXPOSED_CARD_NOT_KEPT, discarded_instead(place), i, -1, -1, 0, -1, -1, r.at)


@needs(kinds=(KIND_CARD_MISDEALT,), carried=CarriedCard.places())
@kernel
def kept_cards_pass(t: Table) -> None:
    """Judge a card drawn in error at the end of a round once it, or the next one, is dealt in a round after."""
    for m in range(1, t.moments[0]):
        i = t.moments[m]
        kind = t.kind[i]
        r = t.notes[i].round
        if kind == KIND_CARD_MISDEALT and r:
            place = drawn_at_the_end(t, i, r)
            t.carried_card.error_card = place + 1 if place in (PLACE_RACK, PLACE_LAYOUT) else 0
            t.carried_card.kept = t.seq[i] + 1 if place == PLACE_LAYOUT else 0
            t.carried_card.burned_before_kept = 0
            t.carried_card.overdrawn = t.seq[i] + 1 if overdrawn(t, i, r) else t.carried_card.overdrawn
        elif next_card_may_be_another(kind):
            t.carried_card.error_card = 0
            t.carried_card.kept = t.carried_card.kept if kind == KIND_BURN else 0
            t.carried_card.burned_before_kept = 1 if t.carried_card.kept > 0 and t.ref[i] < 0 else 0
        elif (kind == KIND_DEAL or kind == KIND_DETERMINANT) and r:
            used = dealt_later(t, t.carried_card.overdrawn - 1, i - 1, r.last + 1)
            if t.carried_card.overdrawn > 0 and used >= 0:
                wrong = not_in_the_rack(PLACE_HAND)
                ask(t, OVERDRAWN_CARD_NOT_RACKED, wrong, used, PLACE_RACK, PLACE_HAND, 0, -1, -1, r.at)
            t.carried_card.overdrawn = 0
            if t.carried_card.kept > 0 and t.ref[i] == t.carried_card.kept - 1:
                burned = t.carried_card.burned_before_kept == 1 and another_card_first(ANOTHER_CARD)
                ask(t, BURNED_BEFORE_UNEXPOSED_CARD, burned, i, 0, 1, 0, -1, -1, r.at)
            if t.carried_card.error_card > 0:
                judge_next(t, i, r)
            t.carried_card.error_card = t.carried_card.kept = t.carried_card.burned_before_kept = 0
