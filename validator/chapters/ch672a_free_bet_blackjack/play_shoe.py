"""§ 672a.7(a) to (d). The dealing shoe, the card removed from it and the cover card."""

from validator.chapters.blackjack import play_shoe as asked
from validator.core.finding import Severity
from validator.core.rule import PlayRule

dealt_from_the_hand_unfiled = asked.dealt_from_the_hand_unfiled.bind(
    "672a.7(a)", "All cards shall be dealt from a dealing shoe"
)

card_not_from_shoe = asked.card_not_from_shoe.bind("672a.7(a)", "All cards shall be dealt from a dealing shoe")

shoe_out_of_place = asked.shoe_out_of_place.bind(
    "672a.7(a)", "which must be located on the table in a location approved by the Bureau of Casino Compliance"
)

shoe_filled_by_another = asked.shoe_filled_by_another.bind(
    "672a.7(a)",
    "the stacked cards shall be placed in the dealing shoe by the dealer or by an automated card shuffling device",
)

no_card_removed_from_new_shoe = asked.no_card_removed_from_new_shoe.bind(
    "672a.7(c)",
    "After each full batch of cards is placed in the shoe, the dealer shall remove the first card and place it in the discard rack",
)

no_card_removed_from_continuous_shuffler = asked.no_card_removed_from_continuous_shuffler.bind(
    "672a.7(c)",
    "After each full batch of cards is placed in the shoe, the dealer shall remove the first card and place it in the discard rack",
    reading="burn-with-continuous-shuffler",
)

no_card_removed_by_new_dealer = asked.no_card_removed_by_new_dealer.bind(
    "672a.7(c)",
    "Each new dealer who comes to the table shall also remove one card and place it in the discard rack before dealing any cards to the players",
)

new_dealer_in_mid_round = asked.new_dealer_in_mid_round.bind(
    "672a.7(c)",
    "Each new dealer who comes to the table shall also remove one card and place it in the discard rack before dealing any cards to the players",
    severity=Severity.INFO,
    reading="new-dealer-in-mid-round",
)

removed_card_not_in_rack = asked.removed_card_not_in_rack.bind(
    "672a.7(c)", "remove the first card and place it in the discard rack"
)

cover_card_put_back = asked.cover_card_put_back.bind(
    "672a.7(d)", "the cover card shall be removed and placed to the side"
)

hand_broken_off_at_cover_card = asked.hand_broken_off_at_cover_card.bind("672a.7(d)", "the hand will be completed")

reshuffled_at_once = asked.reshuffled_at_once.bind(
    "672a.7(d)", "the hand will be completed", severity=Severity.INFO, reading="cover-card-and-the-hand"
)

round_after_cover_card = asked.round_after_cover_card.bind(
    "672a.7(d)(1)",
    "Collect and reshuffle the cards",
    also=(
        (
            "672a.5(f)",
            "A reshuffle of the cards in the shoe shall take place after the cover card is reached in the shoe",
        ),
    ),
)

cards_not_racked_at_cover_card = asked.cards_not_racked_at_cover_card.bind(
    "672a.7(d)(1)", "removing the cards remaining in the shoe and placing them in the discard rack"
)

shoe_refilled_unshuffled = asked.shoe_refilled_unshuffled.bind(
    "672a.7(d)(2)",
    "Shuffle the cards",
    also=(
        (
            "672a.5(f)",
            "A reshuffle of the cards in the shoe shall take place after the cover card is reached in the shoe",
        ),
    ),
)

PLAY_RULES: tuple[PlayRule, ...] = (
    dealt_from_the_hand_unfiled,
    card_not_from_shoe,
    shoe_out_of_place,
    shoe_filled_by_another,
    no_card_removed_from_new_shoe,
    no_card_removed_from_continuous_shuffler,
    no_card_removed_by_new_dealer,
    new_dealer_in_mid_round,
    removed_card_not_in_rack,
    cover_card_put_back,
    hand_broken_off_at_cover_card,
    reshuffled_at_once,
    round_after_cover_card,
    cards_not_racked_at_cover_card,
    shoe_refilled_unshuffled,
)
