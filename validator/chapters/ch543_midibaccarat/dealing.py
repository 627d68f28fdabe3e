"""§§ 543.9(a) to (c)(2) and 543.10: how the initial cards and third cards are dealt, and the last hand of a shoe."""

from dataclasses import replace

from validator.chapters.baccarat import dealing as asked
from validator.chapters.baccarat.handing import HANDED_NOWHERE, NOT_HANDED

points_announced_otherwise = replace(asked.points_announced_otherwise, when=(NOT_HANDED,))
third_cards_out_of_order = replace(asked.third_cards_out_of_order, when=(NOT_HANDED,))
third_cards_face_down = replace(asked.third_cards_face_down, when=(HANDED_NOWHERE,))
