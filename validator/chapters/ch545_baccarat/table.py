"""§ 545.2(a), (c) to (e): the table, marker buttons, drop box, tip box and discard bucket."""

from dataclasses import replace

from validator.chapters.checks import fewer_than, word_is
from validator.chapters.shoe import table as common
from validator.core.rule import unless
from validator.core.rule_definitions import FilingCheck

fewer_positions_than_seats = FilingCheck(
    title="Fewer places than the table must have",
    reads=("table.positions",),
    facts=("table_betting_positions_minimum",),
    expected="{minimum} places",
    observed="{number} places",
    message="the table has {number} places for players; the law demands {minimum}",
    fails={"table.positions": 9, "layout.vigorish_areas": 9},
    check=fewer_than,
)

tip_box_misplaced = replace(
    common.tip_box_misplaced,
    when=(unless("table.tip_box", "dealer-side-across-one-dealer"),),
    fails={"table.tip_box": "dealer-side-beside-the-drop-box"},
)
boxes_beside_one_dealer = FilingCheck(
    title="Drop box and tip box with one of several dealers between them",
    reads=("table.tip_box",),
    expected="all dealers between the two boxes",
    observed="{stated}",
    message="one of several dealers has the two boxes beside him; the text says on opposite sides of the dealer",
    check=word_is("dealer-side-across-one-dealer"),
)
