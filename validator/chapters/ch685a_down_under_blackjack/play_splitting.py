"""§ 685a.10. Splitting pairs, in play."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack import splitting


def _again(id: str, title: str, number: int) -> PlayWords:
    return PlayWords(
        id=id,
        title=title,
        message="{seat} split {observed} times; {expected} is allowed",
        number=number,
        expected="at most {expected}",
        observed="{observed}",
    )


more_split_hands_than_allowed = _again(
    "more-split-hands-than-allowed", "A box split more than once", splitting.SPLITS_OVER_FILED
)

more_split_hands_of_aces_than_allowed = _again(
    "more-split-hands-of-aces-than-allowed", "Aces of a box split more than once", splitting.ACES_SPLIT_OVER_FILED
)
