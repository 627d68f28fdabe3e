"""§ 590.4: opening of the table for gaming, unless the cards come preshuffled."""

from validator.chapters.blackjack import opening as asked
from validator.chapters.shoe import batches as of_batches, opening as at_openings
from validator.core.rule import unless

# § 590.4(e): subsections (a) to (d) do not apply to cards preinspected and shuffled under § 603a.16(u) or (v).
_NOT_PRESHUFFLED = unless("cards.preshuffled", "603a.16(u)", "603a.16(v)")

cards_not_inspected = at_openings.cards_not_inspected.bind(
    "590.4(a)", "the dealer shall inspect the cards for any defects", when=(_NOT_PRESHUFFLED,)
)

inspection_not_verified = at_openings.inspection_not_verified.bind(
    "590.4(a)", "The floorperson assigned to the table shall verify the inspection", when=(_NOT_PRESHUFFLED,)
)

cards_not_spread = at_openings.cards_not_spread.bind(
    "590.4(b)",
    "the cards shall be spread out face up on the table for visual inspection by the first player to "
    "arrive at the table",
    when=(_NOT_PRESHUFFLED,),
)

cards_not_in_fans = asked.cards_not_in_fans.bind(
    "590.4(b)", "The cards shall be spread in horizontal fan shaped columns by deck according to suit and in sequence"
)

cards_not_washed = at_openings.cards_not_washed.bind(
    "590.4(c)", "mixed thoroughly by a washing of the cards and stacked", when=(_NOT_PRESHUFFLED,)
)

cards_not_shuffled_at_opening = asked.cards_not_shuffled_at_opening.bind(
    "590.4(c)", "Once the cards have been stacked, the cards shall be shuffled in accordance with § 590.5"
)

batches_spread_together = of_batches.batches_spread_together.bind(
    "590.4(d)",
    "all the decks in one batch of cards shall be spread for inspection, mixed, stacked and shuffled",
    when=(_NOT_PRESHUFFLED, of_batches.BATCHED),
)
