"""Cards; number of decks; value of cards, in play: shared rules."""

from validator.core.rule_definitions import PlayWords
from validator.games.shoe import card_change
from validator.games.shoe.card_change import (
    NO_BACK as NO_BACK_OF_CARD_CHANGE,
    NO_CHANGES,
    NO_TIME,
    WHICH_BATCH,
)
from validator.games.shoe.composition import NO_BOUNDARY, NO_CARD, NO_DECKS
from validator.games.shoe.two_batches import (
    NO_BACK as NO_BACK_OF_TWO_BATCHES,
    NO_FILLING,
    NO_RECORD,
    NOT_RECEIVED,
)

_DRAWN = {"the rank and suit of the card": NO_CARD, "each time that the cards were shuffled": NO_BOUNDARY}
_COUNTED = {"the number of decks filed": NO_DECKS, **_DRAWN}

_AGE = {
    "when the cards were opened and dealt": NO_TIME,
    "a record of every change of cards, without unreadable rows": NO_CHANGES,
    "which of the two batches was dealt": WHICH_BATCH,
}

card_beyond_decks = PlayWords(
    id="card-beyond-decks",
    title="More cards alike than the decks hold",
    message="with {card}, {observed} alike were drawn between two shuffles; the decks filed hold {expected}",
    needs=_COUNTED,
    expected="at most {expected}",
    observed="{observed}",
)


batch_dealt_twice = PlayWords(
    id="batch-dealt-twice",
    title="One batch used for two dealing shoes in succession",
    message="the shoe was filled with the batch that had just been dealt",
    number=card_change.BATCHES_NOT_ALTERNATED,
    needs={"which batch the shoe was filled with": NO_BACK_OF_CARD_CHANGE},
    expected="the other batch",
    observed="the same batch again",
)

batches_received_in_one_color = PlayWords(
    id="batches-received-in-one-color",
    title="Decks for both batches received with backs of one color",
    message="{observed} decks were received for two batches of {expected}, all with backs of one color",
    needs={"the number and backs of the decks received, without unreadable rows": NOT_RECEIVED},
    expected="{expected} decks of one color and as many of another",
    observed="{observed} decks of one color",
)

card_of_the_other_batch = PlayWords(
    id="card-of-the-other-batch",
    title="A card of the other batch dealt",
    message="{card} was dealt with another back than that of the batch in the shoe",
    needs={"every filling of the shoe, and that two batches are used": NO_FILLING},
    expected="a card of the batch in the shoe",
    observed="a card of another batch",
)

both_batches_in_rack = PlayWords(
    id="both-batches-in-rack",
    title="Cards of both batches in the discard rack",
    message="cards of one batch were placed in the discard rack, which still held cards of the other",
    needs={
        "which batch the cards belong to": NO_BACK_OF_TWO_BATCHES,
        "a record of every emptying of the discard rack": NO_RECORD,
    },
    expected="cards of one batch only",
    observed="cards of both batches",
)

cards_too_old = PlayWords(
    id="cards-too-old",
    title="Cards in use longer than the law allows",
    message="cards were in use for {observed} minutes; they had to be changed within {expected}",
    number=card_change.CARDS_NOT_CHANGED,
    needs=_AGE,
    expected="cards changed within {expected} minutes",
    observed="{observed} minutes",
)

cards_too_old_by_one_count = PlayWords(
    id="cards-too-old-by-one-count",
    title="Cards in use longer than the law allows, counted from their opening",
    message=(
        "cards were in use that had been opened {observed} minutes before; they had to be changed within {expected}"
    ),
    number=card_change.CARDS_NOT_CHANGED_BY_ONE_COUNT,
    expected="cards changed within {expected} minutes",
    observed="{observed} minutes",
)

hand_dealt_cards_too_old = PlayWords(
    id="hand-dealt-cards-too-old",
    title="Cards dealt from the hand in use longer than the law allows",
    message="a round was dealt from the hand with cards {observed} minutes in use; the law allows {expected}",
    number=card_change.HAND_DEALT_CARDS_NOT_CHANGED,
    needs=_AGE,
    expected="cards changed within {expected} minutes",
    observed="{observed} minutes",
)

hand_dealt_cards_too_old_by_one_count = PlayWords(
    id="hand-dealt-cards-too-old-by-one-count",
    title="Cards dealt from the hand in use longer than the law allows, counted from their opening",
    message="a round was dealt from the hand with cards opened {observed} minutes before; the law allows {expected}",
    number=card_change.HAND_DEALT_CARDS_NOT_CHANGED_BY_ONE_COUNT,
    expected="cards changed within {expected} minutes",
    observed="{observed} minutes",
)
