"""§ 535.12: irregularities and invalid rolls, as a filing restates them."""

from validator.chapters.questions import granted, other_than
from validator.core.rule import filing_rule

dice_not_flat_counted = filing_rule(
    id="dice-not-flat-counted",
    title="No reshake with dice that do not lie flat",
    cite="535.12(a)",
    quote="the dealer shall call a ''no roll'' and reshake the dice",
    reads=("irregularities.dice_not_flat",),
    expected='"no roll" and a reshake',
    observed="{stated}",
    message="dice that have not landed flat are no roll and are reshaken; the filing says {stated}",
)(other_than("no-roll"))

fallen_dice_counted = filing_rule(
    id="fallen-dice-counted",
    title="No reshake after dice fell out",
    cite="535.12(b)",
    quote="the dealer shall call a ''no roll'' and reshake the dice",
    reads=("irregularities.dice_fallen_out",),
    expected='"no roll" and a reshake',
    observed="{stated}",
    message="dice that fall out of the shaker are no roll and are reshaken; the filing says {stated}",
)(other_than("no-roll"))

misdeal_not_voided = filing_rule(
    id="misdeal-not-voided",
    title="Wrong total and wrong deal not voided",
    cite="535.12(c)",
    quote=(
        "all hands shall be void, all wagers shall be returned to the players and the dealer shall reshuffle the tiles"
    ),
    reads=("irregularities.misdealt_by_a_wrong_total",),
    expected="all hands void, wagers returned, tiles reshuffled",
    observed="{stated}",
    message="a deal to the wrong positions by a wrong total is not voided",
)(other_than("void-the-round"))

no_option_after_an_exposed_tile = filing_rule(
    id="no-option-after-an-exposed-tile",
    title="No option for a player whose tile was exposed",
    cite="535.12(d)",
    quote="the player shall have the option of voiding the hand",
    reads=("irregularities.players_tile_exposed",),
    expected="the player's option of voiding the hand",
    observed="{stated}",
    message="a player whose tile the dealer exposed does not have the option of voiding the hand",
)(other_than("players-option"))

option_after_looking = filing_rule(
    id="option-after-looking",
    title="Option decided after looking at the tiles",
    cite="535.12(d)",
    quote=(
        "Without looking at his unexposed tiles, the player shall make the decision either to play out the hand "
        "or to void the hand"
    ),
    reads=("irregularities.option_after_looking",),
    expected="without looking at the unexposed tiles",
    observed="after looking",
    message="the player may look at his unexposed tiles before he decides",
)(granted)

exposed_tile_not_voided = filing_rule(
    id="exposed-tile-not-voided",
    title="Exposed tile of dealer or Dead Hand not voided",
    cite="535.12(e)",
    quote="all hands shall be void, all wagers shall be returned to the players and the tiles shall be reshuffled",
    reads=("irregularities.other_tile_exposed",),
    expected="all hands void, wagers returned, tiles reshuffled",
    observed="{stated}",
    message=(
        "the round is not voided where a tile of the dealer, the Dead Hand or a position without a wager is exposed"
    ),
)(other_than("void-the-round"))

misset_hands_not_reset = filing_rule(
    id="misset-hands-not-reset",
    title="Dealer's hands not reset",
    cite="535.12(f)",
    quote="the hands shall be reset in accordance with the Rules Submission and the round of play completed",
    reads=("irregularities.dealers_hands_misset",),
    expected="reset as filed, and the round completed",
    observed="{stated}",
    message="hands that the dealer set otherwise than filed are not reset",
)(other_than("reset"))
