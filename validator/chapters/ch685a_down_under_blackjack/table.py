"""§ 685a.2(a), (c) and (e): the table, its boxes and discard rack."""

from dataclasses import replace

from validator.chapters.blackjack import table as asked

discard_rack_too_low = replace(asked.discard_rack_too_low, when=asked.FROM_A_FULL_SHOE)

tall_rack_unmarked = replace(asked.tall_rack_unmarked, when=asked.FROM_A_FULL_SHOE)
