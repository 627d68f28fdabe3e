"""§ 541.5(h): the cards of a table without gaming activity, and a batch taken from the shuffling device."""

from dataclasses import replace

from validator.chapters.ch541_minibaccarat.conditions import AUTOMATED, BY_HAND, ORDINARY
from validator.chapters.shoe import idle, shuffle as common
from validator.core.rule import equals

idle_cards_not_spread = replace(common.idle_cards_not_spread, when=(ORDINARY,))
idle_cards_not_turned_up = replace(
    idle.idle_cards_not_turned_up, when=(ORDINARY, equals("shuffle.idle_cards_spread", "face-down"))
)
idle_cards_not_reshuffled = replace(common.idle_cards_not_reshuffled, when=(BY_HAND,))
idle_cards_not_put_into_shuffler = replace(common.idle_cards_not_put_into_shuffler, when=(AUTOMATED,))
