"""§ 672a.7(a) to (g) and (i): the dealing shoe, burns, how the cards are dealt, and the card reader device."""

from dataclasses import replace

from validator.chapters.blackjack import dealing as asked
from validator.core.rule import equals, unless

no_dealing_shoe = replace(asked.no_dealing_shoe, when=(unless("cards.shuffler", "continuous"),))

shoe_off_the_table = replace(asked.shoe_off_the_table, when=())

shoe_not_burned = replace(asked.shoe_not_burned, when=(unless("cards.shuffler", "in-shoe", "continuous"),))

self_shuffling_shoe_not_burned = replace(
    asked.self_shuffling_shoe_not_burned, when=(equals("cards.shuffler", "in-shoe", "continuous"),)
)

new_dealer_does_not_burn = replace(asked.new_dealer_does_not_burn, when=())

dealing_starts_elsewhere = replace(asked.dealing_starts_elsewhere, when=())

dealing_direction = replace(asked.dealing_direction, when=())

player_cards_face_down = replace(asked.player_cards_face_down, when=())

dealer_first_card_not_up = replace(asked.dealer_first_card_not_up, when=())

no_hole_card = replace(asked.no_hole_card, when=())

additional_cards_face_down = replace(asked.additional_cards_face_down, when=())
