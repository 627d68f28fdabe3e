"""§ 551.8(h) and § 551.13(b) and (c). "Dealer's Card" and the dealer's hand, in play."""

from dataclasses import replace

from validator.chapters.blackjack import play_dealer

hole_card_left_down_without_effect = replace(
    play_dealer.hole_card_left_down_without_effect,
    title="Second card left down where the dealer's count had no effect",
    message="the dealer's second card was not turned; his point count had no effect on the round",
    expected="the second card turned",
)
