"""§ 633a.10. Double Down Wager."""

from validator.core.finding import Severity
from validator.core.rule import PlayRule
from validator.games.blackjack.decisions import double_over_original
from validator.games.blackjack.slots import decisions

double_down_over_original = PlayRule(
    id="double-down-over-original",
    title="Double Down Wager over the original wager",
    cite="633a.10(a)",
    quote="which may not exceed the amount of his original Blackjack Wager",
    severity=Severity.ERROR,
    message="{seat} doubled down with {observed} on an original wager of {expected}",
    slot=decisions.DOUBLE_OVER_ORIGINAL,
    check=double_over_original,
    needs=("the amounts of the Double Down Wager and of the wager it doubles",),
    expected="at most {expected}",
    observed="{observed}",
    unit="cents",
)

PLAY_RULES = (double_down_over_original,)
