"""§ 590.2(a) and (c) to (e): the table, its boxes, card reader device and discard rack."""

from dataclasses import replace

from validator.chapters.blackjack import table as asked
from validator.core.rule import unless

_FROM_A_SHOE = unless("cards.shuffler", "continuous")

discard_rack_too_low = replace(asked.discard_rack_too_low, when=(_FROM_A_SHOE,))

tall_rack_unmarked = replace(asked.tall_rack_unmarked, when=(_FROM_A_SHOE,))
