"""Rules on the style that the bank chooses and on the shaker in his hands, § 535.11(i)."""

from validator.core.finding import Severity
from validator.core.rule import PlayRule
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

_CHOICE = (
    "choose to have the dealer deliver the stacks of tiles using any one of the styles of delivery described in § 535.9"
)
_REPEAT = (
    "the dealer shall indicate the style of delivery to be used by verbally repeating the selected style of delivery"
)

choice_not_followed = PlayRule(
    id="bank-style-not-followed",
    title="Another style indicated than the bank chose",
    cite="535.11(i)",
    quote=_CHOICE,
    severity=Severity.ERROR,
    message="the bank chose {expected}; the dealer indicated {observed}",
    slot=bank.CHOICE_NOT_FOLLOWED,
    check=other_than_due,
    needs={"the style indicated": NO_STYLE},
    unit="word",
    expected="{expected}",
    observed="{observed}",
)

style_without_choice = PlayRule(
    id="style-without-choice-of-bank",
    title="Alternative style without a choice of the bank",
    cite="535.11(i)",
    quote="If the bank does not choose a style of delivery, the dealer shall use the procedure in § 535.8(d)",
    severity=Severity.ERROR,
    message="the dealer indicated {observed}, though the bank had chosen no style",
    slot=bank.STYLE_WITHOUT_CHOICE,
    check=left_out,
    needs={"what the bank chose": NO_CHOICE},
    unit="word",
    expected="the ordinary procedure",
    observed="{observed}",
)

style_not_filed = PlayRule(
    id="bank-style-not-filed",
    title="Style that the bank chose and the Rules Submission does not specify",
    cite="535.11(i)",
    quote=_CHOICE,
    severity=Severity.WARNING,
    message="the bank chose {observed}, which the Rules Submission does not specify",
    slot=bank.STYLE_NOT_FILED,
    check=without_grant,
    needs={"the styles that the Rules Submission specifies": NO_FILING},
    unit="word",
    expected="a style that the Rules Submission specifies",
    observed="{observed}",
    reading="style-not-filed",
)

style_not_repeated = PlayRule(
    id="bank-style-not-repeated",
    title="Style of the bank not repeated",
    cite="535.11(i)",
    quote=_REPEAT,
    severity=Severity.ERROR,
    message="the dealer did not repeat the style that the bank had chosen, {expected}",
    slot=bank.STYLE_NOT_REPEATED,
    check=left_out,
    needs={"what the dealer repeats": NO_REPETITION},
    unit="word",
    expected="{expected} repeated",
    observed="not repeated",
)

style_repeated_otherwise = PlayRule(
    id="bank-style-repeated-wrong",
    title="Another style repeated than the bank chose",
    cite="535.11(i)",
    quote=_REPEAT,
    severity=Severity.ERROR,
    message="the bank chose {expected}; the dealer repeated {observed}",
    slot=bank.STYLE_REPEATED_OTHERWISE,
    check=other_than_due,
    unit="word",
    expected="{expected}",
    observed="{observed}",
)

shaken_by_another = PlayRule(
    id="dice-not-shaken-by-bank",
    title="Dice shaken by another than the bank",
    cite="535.11(i)",
    quote="After the dealer has indicated the style of delivery, the bank shall shake the Pai Gow shaker",
    severity=Severity.ERROR,
    message="another than the bank shook the dice",
    slot=bank.SHAKEN_BY_ANOTHER,
    check=by_another,
    needs={"who shook the dice": NO_SHAKER},
    expected="the bank",
    observed="another",
)

shaken_before_style = PlayRule(
    id="dice-shaken-before-style-indicated",
    title="Dice shaken before the style was indicated",
    cite="535.11(i)",
    quote="After the dealer has indicated the style of delivery, the bank shall shake the Pai Gow shaker",
    severity=Severity.ERROR,
    message="the dice were shaken before the dealer had indicated the style of delivery",
    slot=bank.SHAKEN_BEFORE_STYLE,
    check=later_than,
    needs={"when the style was indicated": NO_STYLE},
    expected="the dice shaken afterwards",
    observed="shaken before",
)

shakes_too_few = PlayRule(
    id="bank-shakes-too-few",
    title="Dice shaken too few times while a player was the bank",
    cite="535.11(i)",
    quote="ensure that the bank shakes the Pai Gow shaker at least three times",
    severity=Severity.ERROR,
    message="the shaker was shaken {observed} times",
    slot=bank.SHAKES_TOO_FEW,
    check=less_than_due,
    needs={"the number of shakes": NO_COUNT},
    expected="at least {expected}",
    observed="{observed}",
)

lid_by_another = PlayRule(
    id="lid-not-removed-by-dealer",
    title="Lid of the shaker removed by somebody else",
    cite="535.11(i)",
    quote="The dealer shall always remove the lid from the Pai Gow shaker",
    severity=Severity.ERROR,
    message="the lid of the shaker was removed by neither dealer nor bank",
    slot=bank.LID_BY_ANOTHER,
    check=by_outsider,
    needs={"who removed the lid": NO_PERSON},
    expected="the dealer",
    observed="another",
)

not_reshaken_after_lid = PlayRule(
    id="dice-not-reshaken-after-lid",
    title="Dice not reshaken after the bank removed the lid",
    cite="535.11(i)",
    quote="if the bank inadvertently removes the lid, the dealer shall require the Pai Gow shaker to be covered and reshaken by the bank",
    severity=Severity.ERROR,
    message="the bank removed the lid, and the dice were not shaken again",
    slot=bank.NOT_RESHAKEN_AFTER_LID,
    check=left_out,
    needs={"the shakes": NO_SHAKES},
    expected="the dice shaken again",
    observed="the roll used",
)

PLAY_RULES = (
    choice_not_followed,
    style_without_choice,
    style_not_filed,
    style_not_repeated,
    style_repeated_otherwise,
    shaken_by_another,
    shaken_before_style,
    shakes_too_few,
    lid_by_another,
    not_reshaken_after_lid,
)
