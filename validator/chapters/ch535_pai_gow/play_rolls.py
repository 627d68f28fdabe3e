"""Rules on invalid rolls and on a wrong total of the dice, § 535.12(a), (b), (c)."""

from validator.core.rule_definitions import PlayWords
from validator.games.pai_gow.rolls import (
    NO_COUNT,
    NO_POSITIONS,
    NO_RECORD,
    NO_VOIDING,
)

roll_not_flat_not_called = PlayWords(
    id="roll-not-flat-not-called",
    title="Roll with a die not flat not called invalid",
    message="the dice had not landed flat and no invalid roll was called",
    needs={"the call of the invalid roll": NO_RECORD},
    expected='"no roll"',
    observed="not called",
)

roll_fallen_out_not_called = PlayWords(
    id="roll-fallen-out-not-called",
    title="Roll with a die out of the shaker not called invalid",
    message="a die fell out of the shaker and no invalid roll was called",
    needs={"the call of the invalid roll": NO_RECORD},
    expected='"no roll"',
    observed="not called",
)

valid_roll_reshaken = PlayWords(
    id="valid-roll-reshaken",
    title='Dice shaken again without a "no roll"',
    message='the dice had been seen, no "no roll" was called, and they were shaken again for another total',
    needs={'every "no roll" that is called': NO_RECORD},
    expected="the total of the dice that were seen",
    observed="another roll",
)

dice_not_reshaken = PlayWords(
    id="dice-not-reshaken",
    title="Dice not reshaken after an invalid roll",
    message="the dice were not shaken again after an invalid roll",
    needs={"the shaking of the dice": NO_RECORD},
    expected="the dice reshaken",
    observed="not reshaken",
)

fallen_dice_not_reshaken = PlayWords(
    id="fallen-dice-not-reshaken",
    title="Dice not reshaken after one fell out",
    message="the dice were not shaken again after one had fallen out",
    needs={"the shaking of the dice": NO_RECORD},
    expected="the dice reshaken",
    observed="not reshaken",
)

dice_reshaken_too_little = PlayWords(
    id="dice-reshaken-too-little",
    title="Dice reshaken fewer times than at first",
    message="after an invalid roll the dice were shaken {observed} times",
    needs={"how often the dice were shaken": NO_COUNT},
    expected="{expected}",
    observed="{observed}",
)

dice_reshaken_by_dealer_for_bank = PlayWords(
    id="dice-reshaken-by-dealer-for-bank",
    title="Dice reshaken by the dealer while a player was the bank",
    message="the dealer, and not the bank, shook the dice again",
    expected="the bank",
    observed="the dealer",
)

miscounted_round_not_void = PlayWords(
    id="miscounted-round-not-void",
    title="Round not void after a wrong total and a wrong deal",
    message="the dice were totalled wrongly and the tiles dealt to the wrong positions, and the round went on",
    needs={"the dice, their total and the positions": NO_POSITIONS, "whether the round was void": NO_VOIDING},
    expected="all hands void",
    observed="not void",
)

round_after_wrong_count = PlayWords(
    id="round-after-wrong-count",
    title="Tiles dealt to the wrong positions by a right total",
    message="the total was right and the tiles went to the wrong positions; whether the round is void is open",
    expected="first tiles to place {expected}",
    observed="place {observed}",
)

valid_roll_called_invalid = PlayWords(
    id="valid-roll-called-invalid",
    title='"No roll" called of a roll with which nothing is wrong',
    message='"no roll" was called, though the dice that were seen lay flat in the shaker',
    expected="the total announced",
    observed='"no roll"',
)
