"""Opening of the table for gaming, unless the cards come preshuffled: shared rules."""

from dataclasses import replace

from validator.chapters.checks import denied
from validator.chapters.shoe import batches as of_batches, opening as at_openings
from validator.core.rule import equals, unless
from validator.core.rule_definitions import FilingCheck

# § 633a.4(f), for one: subsections (a) to (e) do not apply to cards inspected and shuffled under § 603a.16(u) or (v).
_NOT_PRESHUFFLED = unless("cards.preshuffled", "603a.16(u)", "603a.16(v)")

cards_not_inspected = replace(at_openings.cards_not_inspected, when=(_NOT_PRESHUFFLED,))

inspection_not_verified = replace(at_openings.inspection_not_verified, when=(_NOT_PRESHUFFLED,))

cards_not_spread = replace(at_openings.cards_not_spread, when=(_NOT_PRESHUFFLED,))

cards_not_washed = replace(at_openings.cards_not_washed, when=(_NOT_PRESHUFFLED,))

batches_spread_together = replace(of_batches.batches_spread_together, when=(_NOT_PRESHUFFLED, of_batches.BATCHED))

cards_not_in_fans = FilingCheck(
    title="Cards not spread in fans by deck, suit and sequence",
    reads=("opening.spread_in_fans_by_deck",),
    when=(_NOT_PRESHUFFLED,),
    expected="horizontal fans by deck, suit and sequence",
    observed="another way",
    message="the cards are not spread in horizontal fans by deck, according to suit and in sequence",
    check=denied,
)

cards_not_shuffled_at_opening = FilingCheck(
    title="Stacked cards not shuffled",
    reads=("opening.shuffled",),
    when=(_NOT_PRESHUFFLED,),
    expected="a shuffle",
    observed="none",
    message="the stacked cards are not shuffled before play",
    check=denied,
)

sides_spread_together = FilingCheck(
    title="Sides of the double shoe spread or washed together",
    reads=("opening.sides_kept_apart",),
    when=(
        _NOT_PRESHUFFLED,
        equals("cards.shoe", "double"),
    ),
    expected="the decks of the two sides apart",
    observed="together",
    message="the decks of the two sides of the double shoe are not spread and washed apart",
    check=denied,
)
