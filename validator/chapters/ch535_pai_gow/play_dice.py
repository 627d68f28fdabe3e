"""Rules on the dice and the starting position, §§ 535.8(b), (c) and 535.11(i), (j)."""

from validator.core.rule_definitions import PlayWords
from validator.games.pai_gow.dice import (
    NO_ANNOUNCEMENT,
    NO_CURE,
    NO_DICE,
    NO_NUMBERING,
    NO_OUTCOME,
    NO_POSITION,
    NO_TOTAL,
)

_START = {
    "the dice": NO_DICE,
    "how positions are numbered": NO_NUMBERING,
    "the positions of the first tile and of the bank": NO_POSITION,
    "whether the round was void by it": NO_OUTCOME,
}

dice_total_wrong = PlayWords(
    id="dice-total-wrong",
    title="Dice totalled wrongly",
    message="the dealer announced {observed}; the dice make {expected}",
    needs={"the dice": NO_DICE, "the total announced": NO_TOTAL, "whether the round was void by it": NO_CURE},
    expected="{expected}",
    observed="{observed}",
)

dice_total_not_announced = PlayWords(
    id="dice-total-not-announced",
    title="Total of the dice not announced",
    message="no total of the dice that were seen was announced before the tiles were delivered",
    needs={"the total announced": NO_ANNOUNCEMENT},
    expected="the total announced",
    observed="no total announced",
)

dice_total_wrong_with_bank = PlayWords(
    id="dice-total-wrong-with-bank",
    title="Dice totalled wrongly while a player was the bank",
    message="the dealer announced {observed}; the dice make {expected}",
    needs={"the dice": NO_DICE, "the total announced": NO_TOTAL, "whether the round was void by it": NO_CURE},
    expected="{expected}",
    observed="{observed}",
)

dice_total_not_announced_with_bank = PlayWords(
    id="dice-total-not-announced-with-bank",
    title="Total of the dice not announced while a player was the bank",
    message="no total of the dice that were seen was announced before the tiles were delivered",
    needs={"the total announced": NO_ANNOUNCEMENT},
    expected="the total announced",
    observed="no total announced",
)

delivery_starts_at_wrong_position = PlayWords(
    id="delivery-starts-at-wrong-position",
    title="Delivery started at the wrong position",
    message="the first tile went to {seat}, place {observed} from the dealer; the dice lead to place {expected}",
    needs=_START,
    expected="place {expected} counterclockwise from the dealer",
    observed="place {observed}",
)

delivery_starts_at_wrong_position_with_bank = PlayWords(
    id="delivery-starts-at-wrong-position-with-bank",
    title="Delivery started at the wrong position while a player was the bank",
    message=(
        "the first tile went to {seat}, place {observed} from the dealer; counted from the bank the dice lead to "
        "place {expected}"
    ),
    needs=_START,
    expected="place {expected} counterclockwise from the dealer",
    observed="place {observed}",
)
