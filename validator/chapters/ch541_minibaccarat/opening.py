"""§ 541.4: opening of the table for gaming."""

from dataclasses import replace

from validator.chapters.ch541_minibaccarat.conditions import NOT_PRESHUFFLED
from validator.chapters.shoe import opening as common

cards_not_inspected = replace(common.cards_not_inspected, when=(NOT_PRESHUFFLED,))
inspection_not_verified = replace(common.inspection_not_verified, when=(NOT_PRESHUFFLED,))
cards_not_spread = replace(common.cards_not_spread, when=(NOT_PRESHUFFLED,))
cards_not_washed = replace(common.cards_not_washed, when=(NOT_PRESHUFFLED,))
