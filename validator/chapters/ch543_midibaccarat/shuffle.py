"""§ 543.5: shuffle and cut, the cover cards, and the first card of the shoe."""

from dataclasses import replace

from validator.chapters.baccarat import shuffle as asked
from validator.chapters.shoe import shuffle as common

not_shuffled_before_play = replace(
    common.not_shuffled_before_play, when=(asked.SHUFFLED_BY_HAND, asked.NOT_PRESHUFFLED)
)

cut_not_offered = replace(common.cut_not_offered, when=(asked.NOT_PRESHUFFLED,))
preshuffled_cards_not_cut = replace(common.preshuffled_cards_not_cut, when=(asked.PRESHUFFLED,))
