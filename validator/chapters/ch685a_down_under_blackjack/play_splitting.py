"""§ 685a.10. Splitting pairs, in play."""

from validator.core.question import PlayQuestion
from validator.games.blackjack.slots import decisions


def _again(id: str, title: str, slot: int) -> PlayQuestion:
    return PlayQuestion(
        id=id,
        title=title,
        message="{seat} split {observed} times; {expected} is allowed",
        slot=slot,
        expected="at most {expected}",
        observed="{observed}",
    )


more_split_hands_than_allowed = _again(
    "more-split-hands-than-allowed", "A box split more than once", decisions.SPLITS_OVER_FILED
)

more_split_hands_of_aces_than_allowed = _again(
    "more-split-hands-of-aces-than-allowed", "Aces of a box split more than once", decisions.ACES_SPLIT_OVER_FILED
)

split_on_another_box = PlayQuestion(
    id="split-on-another-box",
    title="A player split on more than one of his boxes",
    message="{seat}: the player split a pair on another box of his in this round",
    expected="one split, if the player and not the box is limited",
    observed="another",
)

split_ace_drawn_to = PlayQuestion(
    id="split-ace-drawn-to",
    title="A second card dealt to a split ace",
    message="{seat} was dealt {card} as a second card to a split ace ({hand})",
    expected="one card",
    observed="another",
)
