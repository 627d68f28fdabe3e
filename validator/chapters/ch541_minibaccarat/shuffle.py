"""§ 541.5(a) to (g): shuffle and cut, the cover cards, and the first card of the shoe."""

from dataclasses import replace

from validator.chapters.baccarat import shuffle as asked
from validator.chapters.ch541_minibaccarat.conditions import (
    AUTOMATED,
    BY_HAND,
    NOT_PRESHUFFLED,
    ORDINARY,
    PRESHUFFLED,
)
from validator.chapters.checks import denied
from validator.chapters.shoe import shuffle as common
from validator.core.rule_definitions import FilingCheck

not_shuffled_before_play = replace(common.not_shuffled_before_play, when=(BY_HAND, NOT_PRESHUFFLED))
opening_shuffle_left_to_the_device = FilingCheck(
    title="Cards not shuffled by the dealer before the first play",
    reads=("shuffle.before_play",),
    when=(AUTOMATED, NOT_PRESHUFFLED),
    expected="a shuffle by the dealer immediately before play",
    observed="none",
    message=(
        "the dealer does not shuffle before play commences; the text does not say whether the exception for a "
        "shuffling device reaches this shuffle"
    ),
    check=denied,
)
not_shuffled_after_each_shoe = replace(common.not_shuffled_after_each_shoe, when=(BY_HAND,))

cut_not_offered = replace(common.cut_not_offered, when=(BY_HAND, NOT_PRESHUFFLED))
device_shuffled_cards_not_cut = replace(common.device_shuffled_cards_not_cut, when=(AUTOMATED,))
preshuffled_cards_not_cut = replace(common.preshuffled_cards_not_cut, when=(BY_HAND, PRESHUFFLED))
first_cut_to_another = replace(asked.first_cut_to_another, when=(ORDINARY,))
cut_offered_out_of_turn = replace(asked.cut_offered_out_of_turn, when=(ORDINARY,))
cut_offered_counterclockwise = replace(asked.cut_offered_counterclockwise, when=(ORDINARY,))
declined_cut_left_out = replace(asked.declined_cut_left_out, when=(ORDINARY,))
cut_too_shallow = replace(common.cut_too_shallow, when=(ORDINARY,))

cover_card_too_deep = replace(asked.cover_card_too_deep, when=(ORDINARY,))
cover_card_counted_itself = replace(asked.cover_card_counted_itself, when=(ORDINARY,))
no_cover_card_at_bottom = replace(asked.no_cover_card_at_bottom, when=(ORDINARY,))

recut_required_by_others = replace(asked.recut_required_by_others, when=(ORDINARY,))
recut_by_another = replace(asked.recut_by_another, when=(ORDINARY,))

shoe_not_burned = replace(asked.shoe_not_burned, when=(ORDINARY,))
later_shoe_not_burned = replace(asked.later_shoe_not_burned, when=(ORDINARY,))
burn_not_by_face_value = replace(asked.burn_not_by_face_value, when=(ORDINARY,))
burned_cards_not_shown = replace(asked.burned_cards_not_shown, when=(ORDINARY,))
burn_ten_counted_otherwise = replace(asked.burn_ten_counted_otherwise, when=(ORDINARY,))
burn_ace_counted_otherwise = replace(asked.burn_ace_counted_otherwise, when=(ORDINARY,))
