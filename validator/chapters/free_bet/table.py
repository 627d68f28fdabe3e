"""The discard rack: shared rules."""

from dataclasses import replace

from validator.chapters.blackjack import table as asked

discard_rack_too_low = replace(asked.discard_rack_too_low, when=asked.FROM_A_FULL_SHOE)

tall_rack_unmarked = replace(asked.tall_rack_unmarked, when=asked.FROM_A_FULL_SHOE)
