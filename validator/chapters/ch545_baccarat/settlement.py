"""§ 545.12: announcing the result, collecting and paying wagers."""

from dataclasses import replace

from validator.chapters.baccarat import settlement as asked
from validator.chapters.checks import word_is
from validator.core.rule import unless
from validator.core.rule_definitions import FilingCheck

settling_direction = replace(
    asked.settling_direction,
    when=(unless("dealing.settlement_direction", "descending-in-each-half"),),
    fails={"dealing.settlement_direction": "otherwise"},
)
settling_in_halves = FilingCheck(
    title="Winning wagers paid in descending order in each half of the table",
    reads=("dealing.settlement_direction",),
    expected="in descending order of the positions",
    observed="{stated}",
    message="two dealers pay at the same time, each down the numbers of his half; the text has one start and one order",
    check=word_is("descending-in-each-half"),
)
