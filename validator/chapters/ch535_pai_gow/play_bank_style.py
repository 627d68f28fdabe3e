"""Rules on the style that the bank chooses and on the shaker in his hands, § 535.11(i)."""

from validator.core.question import PlayQuestion
from validator.games.pai_gow.bank_questions import (
    by_another,
    by_outsider,
    later_than,
    left_out,
    less_than_due,
    other_than_due,
    without_grant,
)
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
from validator.games.pai_gow.slots import bank

choice_not_followed = PlayQuestion(
    id="bank-style-not-followed",
    title="Another style indicated than the bank chose",
    message="the bank chose {expected}; the dealer indicated {observed}",
    slot=bank.CHOICE_NOT_FOLLOWED,
    check=other_than_due,
    needs={"the style indicated": NO_STYLE},
    unit="word",
    expected="{expected}",
    observed="{observed}",
)

style_without_choice = PlayQuestion(
    id="style-without-choice-of-bank",
    title="Alternative style without a choice of the bank",
    message="the dealer indicated {observed}, though the bank had chosen no style",
    slot=bank.STYLE_WITHOUT_CHOICE,
    check=left_out,
    needs={"what the bank chose": NO_CHOICE},
    unit="word",
    expected="the ordinary procedure",
    observed="{observed}",
)

style_not_filed = PlayQuestion(
    id="bank-style-not-filed",
    title="Style that the bank chose and the Rules Submission does not specify",
    message="the bank chose {observed}, which the Rules Submission does not specify",
    slot=bank.STYLE_NOT_FILED,
    check=without_grant,
    needs={"the styles that the Rules Submission specifies": NO_FILING},
    unit="word",
    expected="a style that the Rules Submission specifies",
    observed="{observed}",
)

style_not_repeated = PlayQuestion(
    id="bank-style-not-repeated",
    title="Style of the bank not repeated",
    message="the dealer did not repeat the style that the bank had chosen, {expected}",
    slot=bank.STYLE_NOT_REPEATED,
    check=left_out,
    needs={"what the dealer repeats": NO_REPETITION},
    unit="word",
    expected="{expected} repeated",
    observed="not repeated",
)

style_repeated_otherwise = PlayQuestion(
    id="bank-style-repeated-wrong",
    title="Another style repeated than the bank chose",
    message="the bank chose {expected}; the dealer repeated {observed}",
    slot=bank.STYLE_REPEATED_OTHERWISE,
    check=other_than_due,
    unit="word",
    expected="{expected}",
    observed="{observed}",
)

shaken_by_another = PlayQuestion(
    id="dice-not-shaken-by-bank",
    title="Dice shaken by another than the bank",
    message="another than the bank shook the dice",
    slot=bank.SHAKEN_BY_ANOTHER,
    check=by_another,
    needs={"who shook the dice": NO_SHAKER},
    expected="the bank",
    observed="another",
)

shaken_before_style = PlayQuestion(
    id="dice-shaken-before-style-indicated",
    title="Dice shaken before the style was indicated",
    message="the dice were shaken before the dealer had indicated the style of delivery",
    slot=bank.SHAKEN_BEFORE_STYLE,
    check=later_than,
    needs={"when the style was indicated": NO_STYLE},
    expected="the dice shaken afterwards",
    observed="shaken before",
)

shakes_too_few = PlayQuestion(
    id="bank-shakes-too-few",
    title="Dice shaken too few times while a player was the bank",
    message="the shaker was shaken {observed} times",
    slot=bank.SHAKES_TOO_FEW,
    check=less_than_due,
    needs={"the number of shakes": NO_COUNT},
    expected="at least {expected}",
    observed="{observed}",
)

lid_by_another = PlayQuestion(
    id="lid-not-removed-by-dealer",
    title="Lid of the shaker removed by somebody else",
    message="the lid of the shaker was removed by neither dealer nor bank",
    slot=bank.LID_BY_ANOTHER,
    check=by_outsider,
    needs={"who removed the lid": NO_PERSON},
    expected="the dealer",
    observed="another",
)

not_reshaken_after_lid = PlayQuestion(
    id="dice-not-reshaken-after-lid",
    title="Dice not reshaken after the bank removed the lid",
    message="the bank removed the lid, and the dice were not shaken again",
    slot=bank.NOT_RESHAKEN_AFTER_LID,
    check=left_out,
    needs={"the shakes": NO_SHAKES},
    expected="the dice shaken again",
    observed="the roll used",
)
