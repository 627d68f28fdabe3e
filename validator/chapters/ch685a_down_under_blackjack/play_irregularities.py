"""§ 685a.12(a), (e) and (h) to (k), in play. Too few cards, a wrong light or area, and devices out of order."""

from dataclasses import replace

from validator.chapters.blackjack import play_misdeals
from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.missed_cards import NO_RETURN
from validator.games.blackjack.wrong_range import NO_RETURN as NO_RETURN_OF_WRONG_RANGE

_RETURNS = "the amounts settled, and a record of every return"

face_up_card_not_put_away = replace(
    play_misdeals.face_up_card_not_put_away,
    message="{card} was found face up in the shoe and put elsewhere than in the discard rack",
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

wrong_range_wager_kept = PlayWords(
    id="wrong-range-wager-kept",
    title="Wager of a hand called dead for a wrong light or area not returned",
    message="the hand of {seat} was called dead for a wrong light or area, and {observed} of {stake} returned",
    needs={_RETURNS: NO_RETURN},
    expected="{expected} returned",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

busted_bet_kept_beside_dead_hands = PlayWords(
    id="busted-bet-kept-beside-dead-hands",
    title="Wager of a hand over 21 kept where all other hands were called dead for a wrong light or area",
    message="{seat}: the {wager} of {stake} on a hand over 21 was kept though all other hands were called dead",
    needs={"what was returned": NO_RETURN_OF_WRONG_RANGE},
    expected="the wager returned too, if one choice is made for all hands",
    observed="the wager kept",
)

wrong_range_further_wager_kept = PlayWords(
    id="wrong-range-further-wager-kept",
    title="Further wager of a hand called dead for a wrong light or area not returned",
    message="the hand of {seat} was called dead, and {observed} of the {wager} of {stake} returned",
    needs={_RETURNS: NO_RETURN},
    expected="{expected} returned",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

dealt_after_wrong_light = PlayWords(
    id="dealt-after-wrong-light",
    title="Round dealt after the card reader had shown a wrong light or none",
    message=(
        "a round was dealt although the device had shown a wrong light, or none, and was neither repaired nor replaced"
    ),
    expected="no round, if that is a malfunction",
    observed="a round dealt",
)
