"""§§ 541.9 and 541.10: how the initial cards and third cards are dealt, and the last hand of a shoe."""

from dataclasses import replace

from validator.chapters.baccarat import dealing as asked
from validator.chapters.ch541_minibaccarat.conditions import ORDINARY
from validator.chapters.checks import denied
from validator.core.rule import equals
from validator.core.rule_definitions import FilingCheck

cards_drawn_with_the_right_hand = replace(
    asked.cards_drawn_with_the_right_hand, when=(ORDINARY, equals("dealing.initial_cards", "face-up"))
)

last_hand_unannounced = replace(asked.last_hand_unannounced, when=(ORDINARY,))
hands_after_last_hand_call = replace(asked.hands_after_last_hand_call, when=(ORDINARY,))
no_hand_after_last_hand_call = replace(asked.no_hand_after_last_hand_call, when=(ORDINARY,))
not_reshuffled_after_last_hand = FilingCheck(
    title="Cards not reshuffled after the last hand",
    reads=("dealing.reshuffled_after_last_hand",),
    when=(ORDINARY,),
    expected="a reshuffle, or the other batch",
    observed="none",
    message="the cards are not reshuffled after the last hand of the shoe",
    check=denied,
)
