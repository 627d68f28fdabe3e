"""§ 590.5: shuffle and cut of the cards, idle tables, and devices that reshuffle by themselves."""

from dataclasses import replace

from validator.chapters.shoe import batches as of_batches, shuffle as of_shuffles
from validator.core.rule import equals, unless

# § 590.5(h): subsections (b) to (g) do not apply to an approved device that reshuffles and counts by itself.
_ORDINARY_SHUFFLE = unless("cards.shuffler", "in-shoe", "continuous")

_NOT_PRESHUFFLED = unless("cards.preshuffled", "603a.16(u)", "603a.16(v)")

not_shuffled_before_play = replace(of_shuffles.not_shuffled_before_play, when=(_NOT_PRESHUFFLED,))

cut_not_offered = replace(
    of_shuffles.cut_not_offered,
    when=(_ORDINARY_SHUFFLE, unless("cards.shuffler", "automated-into-shoe"), _NOT_PRESHUFFLED),
)

preshuffled_cards_not_cut = replace(
    of_shuffles.preshuffled_cards_not_cut,
    when=(
        _ORDINARY_SHUFFLE,
        unless("cards.shuffler", "automated-into-shoe"),
        equals("cards.preshuffled", "603a.16(u)", "603a.16(v)"),
    ),
)

cut_too_shallow = replace(of_shuffles.cut_too_shallow, when=(_ORDINARY_SHUFFLE,))

idle_cards_not_spread = replace(of_shuffles.idle_cards_not_spread, when=(_ORDINARY_SHUFFLE,))

idle_cards_not_reshuffled = replace(
    of_shuffles.idle_cards_not_reshuffled,
    when=(_ORDINARY_SHUFFLE, unless("cards.shuffler", "automated", "automated-into-shoe")),
)

idle_cards_not_put_into_shuffler = replace(of_shuffles.idle_cards_not_put_into_shuffler, when=(of_batches.BATCHED,))
