"""§ 551.12. Splitting pairs, in play."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack import splitting

more_split_hands_than_allowed = PlayWords(
    id="more-split-hands-than-allowed",
    title="Pair split into more than three hands",
    number=splitting.SPLITS_OVER_FILED,
    expected="{expected} splits at the most",
    observed="{observed}",
    message="{seat} split {observed} times; the chapter allows {expected}",
)
