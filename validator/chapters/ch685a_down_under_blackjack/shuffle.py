"""§ 685a.5: shuffle and cut of the cards, idle tables, and devices that reshuffle by themselves."""

from dataclasses import replace

from validator.chapters.shoe import shuffle as of_shuffles
from validator.core.rule import unless

# § 685a.5(h): subsections (b) to (g) do not apply to an approved device that reshuffles and counts by itself.
_ORDINARY_SHUFFLE = unless("cards.shuffler", "in-shoe", "continuous")


idle_cards_not_reshuffled = replace(of_shuffles.idle_cards_not_reshuffled, when=(_ORDINARY_SHUFFLE,))
