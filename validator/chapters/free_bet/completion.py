"""Drawing, settlement and the cards afterwards: shared rules."""

from dataclasses import replace

from validator.chapters.blackjack import completion as asked, dealing as of_dealing
from validator.core.rule import unless

_COLLECTED_FIRST = unless("dealing.settlement_order", "player-by-player")

settling_starts_elsewhere = replace(of_dealing.settling_starts_elsewhere, when=(_COLLECTED_FIRST,))

settling_direction = replace(of_dealing.settling_direction, when=(_COLLECTED_FIRST,))

players_touch_cards = replace(asked.players_touch_cards, when=())
