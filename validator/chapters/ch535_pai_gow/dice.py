"""§ 535.5: the dice, and how long they remain on a table."""

from validator.chapters.checks import denied, granted, more_than, other_number
from validator.core.rule_definitions import FilingCheck

other_number_of_dice = FilingCheck(
    title="Another number of dice",
    reads=("dice.number",),
    facts=("dice",),
    expected="{lawful} dice",
    observed="{number}",
    message="the game is played with {number} dice; the law says {lawful}",
    fails={"dice.number": 2},
    check=other_number,
)

dice_outside_the_shaker = FilingCheck(
    title="Dice kept outside the shaker",
    reads=("dice.kept_in_shaker",),
    expected="inside the shaker at all times",
    observed="not always",
    message="the dice are not kept inside the shaker at all times while at the table",
    check=denied,
)

dice_left_unattended = FilingCheck(
    title="Shaker and dice left unattended",
    reads=("dice.unattended",),
    expected="never unattended",
    observed="unattended",
    message="shaker and dice may be left unattended while at the table",
    check=granted,
)

dice_changed_too_seldom = FilingCheck(
    title="Dice changed too seldom",
    reads=("dice.change_every_hours",),
    facts=("dice_change_hours",),
    expected="at the latest after {limit:bare} hours",
    observed="after {number} hours",
    message="dice remain on a table for {number} hours; the law allows {limit:bare}",
    fails={"dice.change_every_hours": 48},
    check=more_than,
)
