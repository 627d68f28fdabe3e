"""Rules on what precedes the delivery, §§ 535.2(d), 535.5(a), 535.8(a), (b): "no more bets", dice, shaking, lid."""

from validator.core.finding import Severity
from validator.core.rule import PlayRule
from validator.games.pai_gow.bank_questions import less_than_due, other_than_due
from validator.games.pai_gow.shaking import (
    NO_COUNT,
    NO_DICE_SEEN,
    NO_PERSON,
    NO_RECORD as NO_RECORD_OF_SHAKING,
    another_than_the_dealer,
    no_roll_at_all,
    not_closed,
)
from validator.games.pai_gow.slots import shaking
from validator.games.pai_gow.tile_opening import NO_RECORD as NO_RECORD_OF_TILE_OPENING, undone

no_dice = PlayRule(
    id="tiles-delivered-without-dice",
    title="Tiles delivered without a roll of the dice",
    cite="535.2(d)",
    quote="used to shake three dice before each hand of Pai Gow is dealt to determine the starting position for the dealing of the Pai Gow tiles",
    severity=Severity.ERROR,
    message="tiles were delivered without a roll of the dice",
    slot=shaking.NO_DICE,
    check=no_roll_at_all,
    needs={"the dice": NO_RECORD_OF_SHAKING},
    expected="a roll of the dice",
    observed="none",
)

dice_number = PlayRule(
    id="dice-number-wrong",
    title="Another number of dice",
    cite="535.5(a)",
    quote="Pai Gow shall be played with three dice",
    severity=Severity.ERROR,
    message="{observed} dice were rolled",
    slot=shaking.DICE_NUMBER,
    check=other_than_due,
    needs={"the dice": NO_DICE_SEEN},
    expected="{expected} dice",
    observed="{observed} dice",
)

bets_not_closed = PlayRule(
    id="no-more-bets-not-announced",
    title='"No more bets" not announced before the delivery',
    cite="535.8(a)",
    quote="After the dealer has completed mixing and stacking the tiles, the dealer shall announce ''no more bets.''",
    severity=Severity.ERROR,
    message='tiles were delivered before "no more bets" was announced',
    slot=shaking.BETS_NOT_CLOSED,
    check=not_closed,
    needs={'the announcement of "no more bets"': NO_RECORD_OF_SHAKING},
    expected='"no more bets" before the delivery',
    observed="not announced by then",
)

closed_before_stacking = PlayRule(
    id="no-more-bets-before-stacking",
    title='"No more bets" announced before the tiles were stacked',
    cite="535.8(a)",
    quote="After the dealer has completed mixing and stacking the tiles, the dealer shall announce ''no more bets.''",
    severity=Severity.ERROR,
    message='"no more bets" was announced before the tiles were stacked',
    slot=shaking.CLOSED_BEFORE_STACKING,
    check=undone,
    needs={"the stacking of the tiles": NO_RECORD_OF_TILE_OPENING},
    expected="tiles stacked before the announcement",
    observed="stacked after it",
)

shakes_too_few = PlayRule(
    id="dice-shaken-too-little",
    title="Dice shaken too few times",
    cite="535.8(a)",
    quote="The dealer shall then shake the Pai Gow shaker at least three times",
    severity=Severity.ERROR,
    message='after "no more bets" the shaker was shaken {observed} times',
    slot=shaking.SHAKES_TOO_FEW,
    check=less_than_due,
    needs={"the shaking of the dice": NO_RECORD_OF_SHAKING, "how often the dice were shaken": NO_COUNT},
    expected="at least {expected}",
    observed="{observed}",
)

shaken_by_another = PlayRule(
    id="dice-shaken-by-another",
    title="Dice not shaken by the dealer",
    cite="535.8(a)",
    quote="The dealer shall then shake the Pai Gow shaker",
    severity=Severity.ERROR,
    message="without a player as the bank, somebody else than the dealer shook the dice",
    slot=shaking.SHAKEN_BY_ANOTHER,
    check=another_than_the_dealer,
    needs={"who shook the dice": NO_PERSON},
    expected="the dealer",
    observed="somebody else",
)

lid_by_another = PlayRule(
    id="shaker-uncovered-by-another",
    title="Lid of the shaker not removed by the dealer",
    cite="535.8(b)",
    quote="The dealer shall then remove the lid covering the Pai Gow shaker",
    severity=Severity.ERROR,
    message="somebody else than the dealer removed the lid of the shaker",
    slot=shaking.LID_BY_ANOTHER,
    check=another_than_the_dealer,
    needs={"who removed the lid": NO_PERSON},
    expected="the dealer",
    observed="somebody else",
)

PLAY_RULES = (
    no_dice,
    dice_number,
    bets_not_closed,
    closed_before_stacking,
    shakes_too_few,
    shaken_by_another,
    lid_by_another,
)
