"""Cards missing from a shoe, or too many in it, counts of them and the order in which they come: shared words."""

from validator.core.rule_definitions import PlayWords
from validator.games.shoe.counting import NO_NOTICE
from validator.games.shoe.light import WHICH_BATCH
from validator.games.shoe.order import NOT_SEEN
from validator.games.shoe.whole_shoe import NO_DECKS, NO_SUITS, NOT_EACH_CARD

shoe_short_of_cards = PlayWords(
    id="shoe-short-of-cards",
    title="Fewer cards in the shoe than the decks hold",
    message="the cards drawn from the shoe and those left in it are {observed}; the decks filed hold {expected}",
    needs={
        "the number of decks filed": NO_DECKS,
        "every card drawn since the shoe was filled, and how many were left in it": NOT_EACH_CARD,
    },
    expected="{expected} cards",
    observed="{observed}",
)

shoe_with_cards_too_many = PlayWords(
    id="shoe-with-cards-too-many",
    title="More cards in the shoe than the decks hold",
    message="the cards drawn from the shoe and those left in it are {observed}; the decks filed hold {expected}",
    expected="{expected} cards",
    observed="{observed}",
)

card_missing_from_the_shoe = PlayWords(
    id="card-missing-from-the-shoe",
    title="A card that was not in the shoe",
    message="one {expected} at least was missing: those that never came cannot all be among the cards that nobody saw",
    needs={"the suit and rank of each card that was seen": NO_SUITS},
    expected="each {expected} of the decks",
    observed="one fewer at least",
    unit="card",
)

dealt_card_returned_to_the_shoe = PlayWords(
    id="dealt-card-returned-to-the-shoe",
    title="A card put back into the shoe after it was dealt",
    message="{card}, dealt or discarded before, was put back into the shoe",
    expected="the card kept out of the shoe until the cards are shuffled",
    observed="the card in the shoe again",
)

counted_short_after_play = PlayWords(
    id="counted-short-after-play",
    title="Cards counted and found missing after rounds had been dealt",
    message="the cards were counted and some were missing; rounds had been dealt since they were last known complete",
    expected="no cards missing",
    observed="cards missing",
)

counted_over_after_play = PlayWords(
    id="counted-over-after-play",
    title="Cards counted and found too many after rounds had been dealt",
    message="the cards were counted and some were too many; rounds had been dealt since they were last known complete",
    expected="no cards too many",
    observed="cards too many",
)

counted_over_and_dealt = PlayWords(
    id="counted-over-and-dealt",
    title="Cards counted, found too many and dealt again",
    message="the cards were counted, some were too many, and a round was dealt without anything done about it",
    needs={"a record of every notice": NO_NOTICE},
    expected="no cards too many",
    observed="cards too many",
)

dealt_between_two_short_counts = PlayWords(
    id="dealt-between-two-short-counts",
    title="Rounds dealt with cards that were counted short before and after",
    message="the cards were counted as few as before, {observed}; rounds had been dealt with them in between",
    expected="cards completed before play went on",
    observed="{observed}",
)

dealt_under_a_red_light = PlayWords(
    id="dealt-under-a-red-light",
    title="Cards dealt as they were when the shuffling device showed a red light",
    message="cards came into play from the shuffling device, which had shown a red light and nothing after it",
    needs={"which batch was in the device": WHICH_BATCH},
    expected="the cards shuffled again, if the light says that the shuffle failed",
    observed="dealt as they were",
)

_KNOWN = {"the suit and rank of the first cards of the shoe": NOT_SEEN}
_BY_CHANCE = "in fewer than 1 of 10 to the power {observed} shoes"

same_sequence_as_an_earlier_shoe = PlayWords(
    id="same-sequence-as-an-earlier-shoe",
    title="The cards came in the same order as in an earlier shoe",
    message="the first {expected} known cards of the shoe came as in an earlier one; chance does that " + _BY_CHANCE,
    needs=_KNOWN,
    expected="another order than before",
    observed="the same order, by chance " + _BY_CHANCE,
)

cards_in_factory_order = PlayWords(
    id="cards-in-factory-order",
    title="Cards came in the order of new decks",
    message="among the first {expected} cards of the shoe so many of a suit came in sequence as chance brings "
    + _BY_CHANCE,
    needs=_KNOWN,
    expected="no such sequence",
    observed="one that chance brings " + _BY_CHANCE,
)

long_run_of_one_suit = PlayWords(
    id="long-run-of-one-suit",
    title="Cards of one suit came one after the other",
    message="among the first {expected} cards of the shoe so many of one suit followed one another as chance brings "
    + _BY_CHANCE,
    needs=_KNOWN,
    expected="no such run",
    observed="one that chance brings " + _BY_CHANCE,
)
