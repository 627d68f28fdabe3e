"""§ 551.8(h) and § 551.13(b) and (c). "Dealer's Card" and the dealer's hand, in play."""

from dataclasses import replace

from validator.chapters.blackjack import play_dealer
from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.totals import NO_CALL

dealers_card_not_announced = PlayWords(
    id="dealers-card-not-announced",
    title='"Dealer\'s Card" not announced',
    message='the dealer turned his second card without having announced "Dealer\'s Card"',
    needs={"a record of what the dealer calls out": NO_CALL},
    expected='"Dealer\'s Card"',
    observed="no announcement",
)

dealers_card_announced_early = PlayWords(
    id="dealers-card-announced-early",
    title='"Dealer\'s Card" announced before the players were done',
    message="\"Dealer's Card\" was announced before a player's decision or additional card",
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)

dealer_drew_for_won_hands = PlayWords(
    id="dealer-drew-for-won-hands",
    title="Dealer drew with only hands left that win in any case",
    message="the dealer drew {card} though the hands left win against every hand of his",
    expected="no card",
    observed="{card}",
)

dealer_drew_for_long_21s = PlayWords(
    id="dealer-drew-for-long-21s",
    title="Dealer drew with only 21s of more than two cards left",
    message="the dealer drew {card} though the hands left win against every hand of his, and are paid the same",
    expected="no card",
    observed="{card}",
)

hole_card_left_down_without_effect = replace(
    play_dealer.hole_card_left_down_without_effect,
    title="Second card left down where the dealer's count had no effect",
    message="the dealer's second card was not turned; his point count had no effect on the round",
    expected="the second card turned",
)
