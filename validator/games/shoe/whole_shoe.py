"""A shoe held against its decks when the rest is taken out: cards that are missing, and cards too many."""

from validator.core.kernel import JUDGED, emit, kernel
from validator.games.cards import CARDS, RANKS, TEN
from validator.games.numbers import missing_facts, numbers_of
from validator.games.shoe import shoe_state
from validator.games.shoe.options import DECK_CARDS, TENS_REMOVED
from validator.games.table import Table, ask, lacking, recorded
from validator.log.codes import (
    KIND_BURN,
    KIND_DEAL,
    KIND_SHOE_EMPTIED,
    PLACE_HAND,
    PLACE_RACK,
)

(
    SHOE_SHORT_OF_CARDS,
    SHOE_WITH_CARDS_TOO_MANY,
    CARD_MISSING_FROM_THE_SHOE,
    DEALT_CARD_RETURNED_TO_THE_SHOE,
    *_,
) = numbers_of("shoe.whole_shoe")

NO_DECKS, NOT_EACH_CARD, *_ = missing_facts()


@kernel
def whole_of(base: int) -> int:
    """Where it is kept whether all cards of the shoe, or of the side that is counted at ``base``, are known."""
    return shoe_state.WHOLE if base == shoe_state.COUNTS else shoe_state.WHOLE_RIGHT


@kernel
def not_whole(t: Table) -> None:
    """Something happened by which cards may have left the shoe, or come into it, otherwise than one by one."""
    t.state[shoe_state.WHOLE] = t.state[shoe_state.WHOLE_RIGHT] = 0


@kernel
def fewer_than_the_decks_hold(cards: int, held: int) -> bool:
    """Whether the cards drawn and those left are fewer than the decks hold; they are less than a deck fewer."""
    return cards < held


@kernel
def more_than_the_decks_hold(cards: int, held: int) -> bool:
    """Whether the cards drawn and those left are more than the decks hold; they are less than a deck more."""
    return cards > held


@kernel
def cannot_come_any_more(missing: int, unseen: int) -> bool:
    """Whether more cards alike did not come than there are cards that nobody saw."""
    return missing > unseen


@kernel
def missing_card(t: Table, base: int, decks: int, left: int) -> int:
    """A card of which the shoe cannot have held as many as its decks have; -1 none.

    It did not come as often as it should, and those that it lacks cannot all lie among the cards left and those drawn
    that are not known.
    """
    unseen = left + t.state[base + shoe_state.TOTAL]
    for card in range(CARDS):
        unseen -= t.state[base + card]
    for card in range(CARDS):
        removed = t.options[TENS_REMOVED] == 1 and card % RANKS == TEN
        if not removed and cannot_come_any_more(decks - t.state[base + card], unseen):
            return card
    return -1


@kernel
def judge_whole(t: Table, base: int, decks: int, i: int, r: int) -> None:
    """Judge, when event ``i`` takes the rest out of a shoe, whether that and what was drawn from it are its decks.

    Whole decks of another number are not judged here, nor a shoe from which too many cards alike were drawn before.
    """
    if t.state[base + shoe_state.REPORTED] == 1 or t.kind[i] != KIND_SHOE_EMPTIED:
        return
    if lacking(t, SHOE_SHORT_OF_CARDS, NO_DECKS, decks < 1):
        return
    left = t.n[i]
    each = t.state[whole_of(base)] == 1 and recorded(t, KIND_DEAL) and recorded(t, KIND_BURN)
    if lacking(t, SHOE_SHORT_OF_CARDS, NOT_EACH_CARD, left < 0 or not each):
        return
    held = decks * t.options[DECK_CARDS]
    cards = t.state[base + shoe_state.TOTAL] + left
    if cards <= held - t.options[DECK_CARDS] or cards >= held + t.options[DECK_CARDS]:
        return
    ask(t, SHOE_SHORT_OF_CARDS, fewer_than_the_decks_hold(cards, held), i, held, cards, 0, -1, -1, r)
    ask(t, SHOE_WITH_CARDS_TOO_MANY, more_than_the_decks_hold(cards, held), i, held, cards, 0, -1, -1, r)
    card = missing_card(t, base, decks, left)
    t.tally[CARD_MISSING_FROM_THE_SHOE + JUDGED] += 1
    if card >= 0:
        emit(t.hits, CARD_MISSING_FROM_THE_SHOE, i, card, card, 0, -1, -1, r)


@kernel
def already_dealt(place: int) -> bool:
    """Whether a card, by the code of the place it came from, had been dealt to a hand or put among the discards."""
    return place == PLACE_HAND or place == PLACE_RACK


@kernel
def judge_returned(t: Table, i: int, r: int) -> None:
    """Judge a card that is put into the shoe between its fillings: not one that had been dealt."""
    if t.source[i] >= 0:
        ask(t, DEALT_CARD_RETURNED_TO_THE_SHOE, already_dealt(t.source[i]), i, -1, -1, 0, -1, -1, r)
