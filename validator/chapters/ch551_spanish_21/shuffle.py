"""§ 551.5(a) to (g): shuffle and cut of the cards, the recut and the reshuffle."""

from dataclasses import replace

from validator.chapters.baccarat import shuffle as at_baccarat
from validator.chapters.ch551_spanish_21.conditions import BATCHED, BY_HAND, NOT_PRESHUFFLED, ORDINARY, PRESHUFFLED
from validator.chapters.checks import word_is
from validator.chapters.shoe import shuffle as of_shuffles
from validator.core.rule_definitions import FilingCheck

not_shuffled_before_play = replace(of_shuffles.not_shuffled_before_play, when=(ORDINARY, NOT_PRESHUFFLED))
not_shuffled_after_each_shoe = replace(of_shuffles.not_shuffled_after_each_shoe, when=(ORDINARY,))

cut_not_offered = replace(of_shuffles.cut_not_offered, when=(BY_HAND, NOT_PRESHUFFLED))
device_shuffled_cards_not_cut = replace(of_shuffles.device_shuffled_cards_not_cut, when=(BATCHED,))
preshuffled_cards_not_cut = replace(of_shuffles.preshuffled_cards_not_cut, when=(BY_HAND, PRESHUFFLED))

cut_offered_counterclockwise = FilingCheck(
    title="Cut offered counterclockwise",
    reads=("shuffle.cut_direction",),
    when=(ORDINARY,),
    expected="clockwise around the table",
    observed="{stated}",
    message="a refused cut is offered to the other players counterclockwise; the law says clockwise",
    check=word_is("counterclockwise"),
)
cut_offered_out_of_turn = replace(at_baccarat.cut_offered_out_of_turn, when=(ORDINARY,))
recut_by_another = replace(at_baccarat.recut_by_another, when=(ORDINARY,))
