"""Rules on what precedes the delivery, §§ 535.2(d), 535.5(a), 535.8(a), (b): "no more bets", dice, shaking, lid."""

from validator.core.rule_definitions import PlayWords
from validator.games.pai_gow.shaking import (
    NO_COUNT,
    NO_DICE_SEEN,
    NO_PERSON,
    NO_RECORD as NO_RECORD_OF_SHAKING,
)
from validator.games.pai_gow.tile_opening import NO_RECORD as NO_RECORD_OF_TILE_OPENING

tiles_delivered_without_dice = PlayWords(
    id="tiles-delivered-without-dice",
    title="Tiles delivered without a roll of the dice",
    message="tiles were delivered without a roll of the dice",
    needs={"the dice": NO_RECORD_OF_SHAKING},
    expected="a roll of the dice",
    observed="none",
)

dice_number_wrong = PlayWords(
    id="dice-number-wrong",
    title="Another number of dice",
    message="{observed} dice were rolled",
    needs={"the dice": NO_DICE_SEEN},
    expected="{expected} dice",
    observed="{observed} dice",
)

no_more_bets_not_announced = PlayWords(
    id="no-more-bets-not-announced",
    title='"No more bets" not announced before the delivery',
    message='tiles were delivered before "no more bets" was announced',
    needs={'the announcement of "no more bets"': NO_RECORD_OF_SHAKING},
    expected='"no more bets" before the delivery',
    observed="not announced by then",
)

no_more_bets_before_stacking = PlayWords(
    id="no-more-bets-before-stacking",
    title='"No more bets" announced before the tiles were stacked',
    message='"no more bets" was announced before the tiles were stacked',
    needs={"the stacking of the tiles": NO_RECORD_OF_TILE_OPENING},
    expected="tiles stacked before the announcement",
    observed="stacked after it",
)

dice_shaken_too_little = PlayWords(
    id="dice-shaken-too-little",
    title="Dice shaken too few times",
    message='after "no more bets" the shaker was shaken {observed} times',
    needs={"the shaking of the dice": NO_RECORD_OF_SHAKING, "how often the dice were shaken": NO_COUNT},
    expected="at least {expected}",
    observed="{observed}",
)

dice_shaken_by_another = PlayWords(
    id="dice-shaken-by-another",
    title="Dice not shaken by the dealer",
    message="without a player as the bank, somebody else than the dealer shook the dice",
    needs={"who shook the dice": NO_PERSON},
    expected="the dealer",
    observed="somebody else",
)

shaker_uncovered_by_another = PlayWords(
    id="shaker-uncovered-by-another",
    title="Lid of the shaker not removed by the dealer",
    message="somebody else than the dealer removed the lid of the shaker",
    needs={"who removed the lid": NO_PERSON},
    expected="the dealer",
    observed="somebody else",
)
