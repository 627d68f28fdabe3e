"""§ 590.3(b): the two batches of cards that an automated shuffling device takes turns with."""

from validator.chapters.blackjack import batches as asked
from validator.chapters.shoe import batches as of_batches

too_few_decks_for_the_shuffler = asked.too_few_decks_for_the_shuffler.bind(
    "590.3(b)",
    "If an automated card shuffling device is utilized, other than a continuous shuffler, Free Bet "
    "Blackjack shall be played with at least two decks of cards",
)

batches_not_two = of_batches.batches_not_two.bind("590.3(b)(1)", "The cards shall be separated into two batches")

batches_unequal = of_batches.batches_unequal.bind("590.3(b)(1)", "with an equal number of decks included in each batch")

batches_of_one_color = of_batches.batches_of_one_color.bind(
    "590.3(b)(2)", "the backs of the cards in one batch must be of a different color than the cards in the other batch"
)

batches_of_different_design = of_batches.batches_of_different_design.bind(
    "590.3(b)(2)", "The cards in each batch must be of the same design"
)

batch_not_stored_in_shuffler = of_batches.batch_not_stored_in_shuffler.bind(
    "590.3(b)(3)",
    "One batch of cards shall be shuffled and stored in the automated card shuffling device while "
    "the other batch is being used to play the game",
)

batches_not_alternated = of_batches.batches_not_alternated.bind(
    "590.3(b)(4)", "Both batches of cards shall be continuously alternated in and out of play"
)

batch_unlike_the_shoe = of_batches.batch_unlike_the_shoe.bind(
    "590.3(b)(4)", "with each batch being used for every other dealing shoe"
)

batches_mixed_in_rack = of_batches.batches_mixed_in_rack.bind(
    "590.3(b)(5)", "The cards from only one batch shall be placed in the discard rack at any given time"
)
