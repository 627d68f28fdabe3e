"""§ 535.12: irregularities and invalid rolls, as a filing restates them."""

from validator.chapters.checks import granted, other_than
from validator.core.rule_definitions import FilingCheck

dice_not_flat_counted = FilingCheck(
    title="No reshake with dice that do not lie flat",
    reads=("irregularities.dice_not_flat",),
    expected='"no roll" and a reshake',
    observed="{stated}",
    message="the law says: dice that have not landed flat are no roll and are reshaken; the filing says {stated}",
    check=other_than("no-roll"),
)

fallen_dice_counted = FilingCheck(
    title="No reshake after dice fell out",
    reads=("irregularities.dice_fallen_out",),
    expected='"no roll" and a reshake',
    observed="{stated}",
    message="the law says: dice that fall out of the shaker are no roll and are reshaken; the filing says {stated}",
    check=other_than("no-roll"),
)

misdeal_not_voided = FilingCheck(
    title="Wrong total and wrong deal not voided",
    reads=("irregularities.misdealt_by_a_wrong_total",),
    expected="all hands void, wagers returned, tiles reshuffled",
    observed="{stated}",
    message="a deal to the wrong positions by a wrong total is not voided",
    check=other_than("void-the-round"),
)

no_option_after_an_exposed_tile = FilingCheck(
    title="No option for a player whose tile was exposed",
    reads=("irregularities.players_tile_exposed",),
    expected="the player's option of voiding the hand",
    observed="{stated}",
    message="a player whose tile the dealer exposed does not have the option of voiding the hand",
    check=other_than("players-option"),
)

option_after_looking = FilingCheck(
    title="Option decided after looking at the tiles",
    reads=("irregularities.option_after_looking",),
    expected="without looking at the unexposed tiles",
    observed="after looking",
    message="the player may look at his unexposed tiles before he decides",
    check=granted,
)

exposed_tile_not_voided = FilingCheck(
    title="Exposed tile of dealer or Dead Hand not voided",
    reads=("irregularities.other_tile_exposed",),
    expected="all hands void, wagers returned, tiles reshuffled",
    observed="{stated}",
    message=(
        "the round is not voided where a tile of the dealer, the Dead Hand or a position without a wager is exposed"
    ),
    check=other_than("void-the-round"),
)

misset_hands_not_reset = FilingCheck(
    title="Dealer's hands not reset",
    reads=("irregularities.dealers_hands_misset",),
    expected="reset as filed, and the round completed",
    observed="{stated}",
    message="hands that the dealer set otherwise than filed are not reset",
    check=other_than("reset"),
)
