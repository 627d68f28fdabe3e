"""A shoe, and a batch over its shoes, held against the decks: cards that are missing, and cards too many."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.state_rows import Area, clear, no_row
from validator.games.cards import CARDS, RANKS, TEN
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.table_rows import Round
from validator.games.shoe.batch_state import SeenCards
from validator.games.shoe.judging import two_batches
from validator.games.shoe.shoe_state import PARTS, Count
from validator.games.shoe.shoe_table import Table
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    KIND_BURN,
    KIND_CARD_CHANGE,
    KIND_DEAL,
    KIND_DECKS,
    KIND_DETERMINANT,
    PLACE_HAND,
    PLACE_RACK,
)

NO_DECKS, NOT_EACH_CARD, *_ = missing_facts()
NO_SUITS, *_ = missing_facts()

rule = Rules("shoe.whole_shoe")
SHOE_SHORT_OF_CARDS = rule(
    "shoe-short-of-cards",
    "Fewer cards in the shoe than the decks hold",
    "the cards drawn from the shoe and those left in it are {observed}; the decks filed hold {expected}",
    needs={
        "the number of decks filed": NO_DECKS,
        "every card drawn since the shoe was filled, and how many were left in it": NOT_EACH_CARD,
    },
    expected="{expected} cards",
    observed="{observed}",
)
SHOE_WITH_CARDS_TOO_MANY = rule(
    "shoe-with-cards-too-many",
    "More cards in the shoe than the decks hold",
    "the cards drawn from the shoe and those left in it are {observed}; the decks filed hold {expected}",
    expected="{expected} cards",
    observed="{observed}",
)
CARD_MISSING_FROM_THE_SHOE = rule(
    "card-missing-from-the-shoe",
    "A card that was not in the shoe",
    "at least one {expected} was missing: those that never came are more than the cards that nobody saw",
    needs={
        "the suit and rank of each card that was seen": NO_SUITS,
    },
    expected="each {expected} of the decks",
    observed="one fewer at least",
    unit="card",
)
DEALT_CARD_RETURNED_TO_THE_SHOE = rule(
    "dealt-card-returned-to-the-shoe",
    "A card put back into the shoe after it was dealt",
    "{card}, dealt or discarded before, was put back into the shoe",
    expected="the card kept out of the shoe until the cards are shuffled",
    observed="the card in the shoe again",
)


@kernel
def not_whole(t: Table) -> None:
    """Something happened by which cards may have left the shoe, or come into it, otherwise than one by one."""
    t.cards.counts[0].whole = t.cards.counts[1].whole = 0


@kernel
def fewer_than_the_decks_hold(cards: int, held: int) -> bool:
    """Whether the cards drawn and those left are fewer than the decks hold; they are less than a deck fewer."""
    return cards < held


@kernel
def drawn_and_left_exceed_decks(cards: int, held: int) -> bool:
    """Whether the cards drawn and those left are more than the decks hold; they are less than a deck more."""
    return cards > held


@kernel
def cannot_come_any_more(missing: int, unseen: int) -> bool:
    """Whether more cards alike never came than there are cards that nobody saw."""
    return missing > unseen


@kernel
def forget_seen(t: Table) -> None:
    """Other cards may be on the table: what was seen of those before says nothing of them."""
    for batch in t.seen_cards:
        clear(batch)


@kernel
def seen_of(t: Table, count: Count, back: int) -> SeenCards:
    """What was seen of the batch with this back, or of the side that is counted; none where that is not known.

    What is seen in one shoe is kept for the next only where the log shows whether other cards took their place.
    """
    if not recorded(t, KIND_DECKS) or not recorded(t, KIND_CARD_CHANGE):
        return no_row(t.seen_cards)
    if t.options.double_shoe == 1:
        return t.seen_cards[0 if count == t.cards.counts[0] else 1]
    if two_batches(t) == 0:
        return t.seen_cards[0]
    for batch in t.seen_cards:
        if back >= 0 and (batch.back == 0 or batch.back == back + 1):
            batch.back = back + 1
            return batch
    return no_row(t.seen_cards)


@kernel
def see(t: Table, batch: SeenCards, count: Count) -> int:
    """Keep the most of each card that were seen in a shoe of the batch; how many cards that makes together."""
    sum_ = 0
    for card in range(CARDS):
        batch.most[card] = max(batch.most[card], count.drawn[card])
        sum_ += batch.most[card]
    return sum_


@kernel
def seen_together(t: Table, batch: SeenCards, count: Count, cards: int) -> int:
    """The same for a whole shoe of so many cards; what was seen before is forgotten where it is not of these cards."""
    if batch.total == cards + 1:
        seen = see(t, batch, count)
        if seen <= cards:
            return seen
    batch.total = cards + 1
    batch.told = 0
    for card in range(CARDS):
        batch.most[card] = 0
    return see(t, batch, count)


@kernel
def missing_card(t: Table, most: Area, decks: int, unseen: int) -> int:
    """A card of which the batch cannot hold as many as its decks have; -1 none.

    ``most`` is how often each was seen in a shoe; ``unseen`` cards were never seen.
    """
    for card in range(CARDS):
        removed = t.options.tens_removed == 1 and card % RANKS == TEN
        if not removed and cannot_come_any_more(decks - most[card], unseen):
            return card
    return -1


@kernel
def judge_whole(t: Table, count: Count, decks: int, i: int, r: Round) -> None:
    """Judge, when event ``i`` takes the rest out of a shoe, whether that and what was drawn from it are its decks.

    Whole decks of another number are not judged here, nor a shoe from which too many cards alike were drawn before;
    and no card is missed where all the decks hold of it may lie among those that nobody saw. A card that should have
    been removed and was not, as far as the log shows, is told as such: it may lie in the shoe.
    """
    batch = seen_of(t, count, t.back[i])
    if count.reported == 1:
        if batch:
            see(t, batch, count)
        return
    if lacking(t, SHOE_SHORT_OF_CARDS, NO_DECKS, decks < 1):
        return
    left = t.n[i]
    each = count.whole == 1 and t.cards.burns_due <= 0
    each = each and recorded(t, KIND_DEAL) and recorded(t, KIND_BURN)
    each = each and (t.options.double_shoe == 0 or recorded(t, KIND_DETERMINANT))
    if lacking(t, SHOE_SHORT_OF_CARDS, NOT_EACH_CARD, left < 0 or not each):
        return
    held = decks * t.options.deck_cards
    cards = count.total + left
    if cards <= held - t.options.deck_cards or cards >= held + t.options.deck_cards:
        return
    ask(t, SHOE_SHORT_OF_CARDS, fewer_than_the_decks_hold(cards, held), i, held, cards, 0, -1, -1, r.at)
    ask(t, SHOE_WITH_CARDS_TOO_MANY, drawn_and_left_exceed_decks(cards, held), i, held, cards, 0, -1, -1, r.at)
    most, seen = count.drawn, 0
    if batch:
        most, seen = batch.most, seen_together(t, batch, count, cards)
    else:
        for card in range(CARDS):
            seen += count.drawn[card]
    if not cannot_come_any_more(decks, cards - seen):
        in_part = 0
        for part in range(CARDS, PARTS):
            in_part += count.drawn[part]
        by_suits = cannot_come_any_more(decks, cards - seen - in_part)
        t.tally[CARD_MISSING_FROM_THE_SHOE + (NO_SUITS if by_suits else NOT_APPLICABLE)] += 1
        return
    card = missing_card(t, most, decks, cards - seen)
    t.tally[CARD_MISSING_FROM_THE_SHOE + JUDGED] += 1
    if card >= 0 and (not batch or batch.told != card + 1):
        if batch:
            batch.told = card + 1
        emit(t.hits, CARD_MISSING_FROM_THE_SHOE, i, card, card, 0, -1, -1, r.at)


@kernel
def already_dealt(place: int) -> bool:
    """Whether a card, by the code of the place it came from, had been dealt to a hand or put among the discards."""
    return place == PLACE_HAND or place == PLACE_RACK


@kernel
def judge_returned(t: Table, i: int, r: Round) -> None:
    """Judge a card that is put into the shoe between its fillings: not one that had been dealt."""
    if t.source[i] >= 0:
        ask(t, DEALT_CARD_RETURNED_TO_THE_SHOE, already_dealt(t.source[i]), i, -1, -1, 0, -1, -1, r.at)
