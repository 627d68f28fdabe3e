"""Rules on the style that the bank chooses and on the shaker in his hands, § 535.11(i)."""

from validator.core.rule_definitions import PlayWords
from validator.games.pai_gow.bank_style import (
    NO_CHOICE,
    NO_COUNT,
    NO_FILING,
    NO_PERSON,
    NO_REPETITION,
    NO_SHAKER,
    NO_SHAKES,
    NO_STYLE,
)

bank_style_not_followed = PlayWords(
    id="bank-style-not-followed",
    title="Another style indicated than the bank chose",
    message="the bank chose {expected}; the dealer indicated {observed}",
    needs={"the style indicated": NO_STYLE},
    unit="phrase",
    expected="{expected}",
    observed="{observed}",
)

style_without_choice_of_bank = PlayWords(
    id="style-without-choice-of-bank",
    title="Alternative style without a choice of the bank",
    message="the dealer indicated {observed}, though the bank had chosen no style",
    needs={"what the bank chose": NO_CHOICE},
    unit="phrase",
    expected="the ordinary procedure",
    observed="{observed}",
)

bank_style_not_filed = PlayWords(
    id="bank-style-not-filed",
    title="Style that the bank chose and the Rules Submission does not specify",
    message="the bank chose {observed}, which the Rules Submission does not specify",
    needs={"the styles that the Rules Submission specifies": NO_FILING},
    unit="phrase",
    expected="a style that the Rules Submission specifies",
    observed="{observed}",
)

bank_style_not_repeated = PlayWords(
    id="bank-style-not-repeated",
    title="Style of the bank not repeated",
    message="the dealer did not repeat the style that the bank had chosen, {expected}",
    needs={"what the dealer repeats": NO_REPETITION},
    unit="phrase",
    expected="{expected} repeated",
    observed="not repeated",
)

bank_style_repeated_wrong = PlayWords(
    id="bank-style-repeated-wrong",
    title="Another style repeated than the bank chose",
    message="the bank chose {expected}; the dealer repeated {observed}",
    unit="phrase",
    expected="{expected}",
    observed="{observed}",
)

dice_not_shaken_by_bank = PlayWords(
    id="dice-not-shaken-by-bank",
    title="Dice shaken by another than the bank",
    message="another than the bank shook the dice",
    needs={"who shook the dice": NO_SHAKER},
    expected="the bank",
    observed="another",
)

dice_shaken_before_style_indicated = PlayWords(
    id="dice-shaken-before-style-indicated",
    title="Dice shaken before the style was indicated",
    message="the dice were shaken before the dealer had indicated the style of delivery",
    needs={"when the style was indicated": NO_STYLE},
    expected="the dice shaken afterwards",
    observed="shaken before",
)

bank_shakes_too_few = PlayWords(
    id="bank-shakes-too-few",
    title="Dice shaken too few times while a player was the bank",
    message="the shaker was shaken {observed} times",
    needs={"the number of shakes": NO_COUNT},
    expected="at least {expected}",
    observed="{observed}",
)

lid_not_removed_by_dealer = PlayWords(
    id="lid-not-removed-by-dealer",
    title="Lid of the shaker removed by somebody else",
    message="the lid of the shaker was removed by neither dealer nor bank",
    needs={"who removed the lid": NO_PERSON},
    expected="the dealer",
    observed="another",
)

dice_reshaken_by_another_after_lid = PlayWords(
    id="dice-reshaken-by-another-after-lid",
    title="Dice reshaken by another than the bank after the bank removed the lid",
    message="the bank removed the lid, and the dice were shaken again by another than the bank",
    needs={"who shook the dice": NO_SHAKER},
    expected="the dice shaken again by the bank",
    observed="shaken by another",
)
dice_not_reshaken_after_lid = PlayWords(
    id="dice-not-reshaken-after-lid",
    title="Dice not reshaken after the bank removed the lid",
    message="the bank removed the lid, and the dice were not shaken again",
    needs={"the shakes": NO_SHAKES},
    expected="the dice shaken again",
    observed="the roll used",
)

dice_reshaken_too_little_after_lid = PlayWords(
    id="dice-reshaken-too-little-after-lid",
    title="Dice reshaken fewer times than at first after the bank removed the lid",
    message="the bank removed the lid, and the dice were then shaken {observed} times",
    needs={"how often the dice were shaken": NO_COUNT},
    expected="{expected}",
    observed="{observed}",
)

style_chosen_before_no_more_bets = PlayWords(
    id="style-chosen-before-no-more-bets",
    title='Style of delivery chosen before "no more bets"',
    message='the bank chose the style of delivery before "no more bets" was announced',
    expected="the announcement first",
    observed="the choice first",
)
