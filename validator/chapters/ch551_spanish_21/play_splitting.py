"""§ 551.12. Splitting pairs, in play."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack import splitting
from validator.games.blackjack.totals import NO_ANNOUNCEMENT

split_point_total_not_announced = PlayWords(
    id="split-point-total-not-announced",
    title="Point total of a split hand not announced",
    message="{seat}: the point total of the split hand was not announced after {card}",
    needs={"a record of announcements": NO_ANNOUNCEMENT},
    expected="an announcement",
    observed="none",
)

more_split_hands_than_allowed = PlayWords(
    id="more-split-hands-than-allowed",
    title="Pair split into more than three hands",
    number=splitting.SPLITS_OVER_FILED,
    expected="{expected} splits at the most",
    observed="{observed}",
    message="{seat} split {observed} times; the chapter allows {expected}",
)
