"""§ 535.5: the dice, and how long they remain on a table."""

from validator.chapters.questions import denied, granted, more_than, other_number
from validator.core.rule import filing_rule

other_number_of_dice = filing_rule(
    id="other-number-of-dice",
    title="Another number of dice",
    cite="535.5(a)",
    quote="Pai Gow shall be played with three dice",
    reads=("dice.number",),
    facts=("dice",),
    expected="{lawful} dice",
    observed="{number}",
    message="the game is played with {number} dice; the law says {lawful}",
)(other_number)

dice_outside_the_shaker = filing_rule(
    id="dice-outside-the-shaker",
    title="Dice kept outside the shaker",
    cite="535.5(a)",
    quote="which shall be maintained at all times inside a Pai Gow shaker while at the table",
    reads=("dice.kept_in_shaker",),
    expected="inside the shaker at all times",
    observed="not always",
    message="the dice are not kept inside the shaker at all times while at the table",
)(denied)

dice_left_unattended = filing_rule(
    id="dice-left-unattended",
    title="Shaker and dice left unattended",
    cite="535.5(b)",
    quote="may never be left unattended while at the table",
    reads=("dice.unattended",),
    expected="never unattended",
    observed="unattended",
    message="shaker and dice may be left unattended while at the table",
)(granted)

dice_changed_too_seldom = filing_rule(
    id="dice-changed-too-seldom",
    title="Dice changed too seldom",
    cite="535.5(c)",
    quote=(
        "Dice that have been placed in a Pai Gow shaker for use in gaming may not remain on a table for more than"
        " 24 hours"
    ),
    reads=("dice.change_every_hours",),
    facts=("dice_change_hours",),
    expected="at the latest after {limit} hours",
    observed="after {number} hours",
    message="dice remain on a table for {number} hours; the law allows {limit}",
)(more_than)
