"""§ 551.12. Splitting pairs, in play."""

from validator.core.question import PlayQuestion
from validator.games.blackjack.slots import decisions
from validator.games.blackjack.totals import NO_ANNOUNCEMENT

split_point_total_not_announced = PlayQuestion(
    id="split-point-total-not-announced",
    title="Point total of a split hand not announced",
    message="{seat}: the point total of the split hand was not announced after {card}",
    needs={"a record of announcements": NO_ANNOUNCEMENT},
    expected="an announcement",
    observed="none",
)

more_split_hands_than_allowed = PlayQuestion(
    id="more-split-hands-than-allowed",
    title="Pair split into more than three hands",
    slot=decisions.SPLITS_OVER_FILED,
    expected="{expected} splits at the most",
    observed="{observed}",
    message="{seat} split {observed} times; the chapter allows {expected}",
)
