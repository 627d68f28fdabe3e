"""§ 685a.12(a), (e) and (h) to (k), in play. Too few cards, a wrong light or area, and devices out of order."""

from dataclasses import replace

from validator.chapters.blackjack import play_misdeals
from validator.core.rule_definitions import PlayWords

face_up_card_not_put_away = replace(
    play_misdeals.face_up_card_not_put_away,
    message="{card} was found face up in the shoe and put somewhere other than in the discard rack",
    expected="the discard rack",
)

round_voided_without_ground = PlayWords(
    id="round-voided-without-ground",
    title="Round called dead for a reason that the law does not name",
    message="all hands were called dead (reason: {observed}), for which the section names other grounds",
    expected="the round completed",
    observed="{observed}",
    unit="word",
)
