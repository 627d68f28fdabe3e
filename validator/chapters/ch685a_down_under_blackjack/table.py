"""§ 685a.2(a), (c) and (e): the table, its boxes and discard rack."""

from dataclasses import replace

from validator.chapters.blackjack import free_bet, table as asked
from validator.core.rule import equals, unless

_FROM_A_FULL_SHOE = (
    unless("cards.dealing", "continuous-shuffler", "hand"),
    unless("cards.shuffler", "continuous", "in-shoe"),
)

discard_rack_too_low = replace(asked.discard_rack_too_low, when=_FROM_A_FULL_SHOE)

rack_height_without_a_shoe = replace(
    free_bet.rack_height_without_a_shoe, when=(equals("cards.shuffler", "continuous", "in-shoe"),)
)

tall_rack_unmarked = replace(asked.tall_rack_unmarked, when=_FROM_A_FULL_SHOE)
