"""§ 551.8(c) to (k): burned cards, how the cards are dealt, the card reader device, and the cards afterwards."""

from dataclasses import replace

from validator.chapters.blackjack import completion as of_rounds, dealing as asked
from validator.chapters.ch551_spanish_21.conditions import CONTINUOUS, ORDINARY
from validator.chapters.checks import denied, other_than
from validator.core.rule_definitions import FilingCheck

self_shuffling_shoe_not_burned = replace(asked.self_shuffling_shoe_not_burned, when=(CONTINUOUS,))

shoe_not_burned = replace(asked.shoe_not_burned, when=(ORDINARY,))
new_dealer_does_not_burn = replace(asked.new_dealer_does_not_burn, when=(ORDINARY,))

dealing_starts_elsewhere = replace(asked.dealing_starts_elsewhere, when=(ORDINARY,))
dealing_direction = replace(asked.dealing_direction, when=(ORDINARY,))
player_cards_face_down = replace(asked.player_cards_face_down, when=(ORDINARY,))
dealer_first_card_not_up = replace(asked.dealer_first_card_not_up, when=(ORDINARY,))
no_hole_card = replace(asked.no_hole_card, when=(ORDINARY,))

card_reader_used_otherwise = replace(asked.card_reader_used_otherwise, when=(ORDINARY,))
player_totals_unannounced = FilingCheck(
    title="Point totals of players not announced",
    reads=("dealing.player_totals_announced",),
    when=(ORDINARY,),
    expected="an announcement of each player's total",
    observed="none",
    message="the dealer does not announce the point total of each player",
    check=denied,
)
additional_cards_face_down = replace(asked.additional_cards_face_down, when=(ORDINARY,))
dealers_card_unannounced_as_filed = FilingCheck(
    title="Dealer's second card not announced",
    reads=("dealing.dealers_card_announced",),
    when=(ORDINARY,),
    expected='an announcement of "Dealer\'s Card"',
    observed="none",
    message='the dealer does not announce "Dealer\'s Card" before he turns over his second card',
    check=denied,
)
dealer_total_unannounced_as_filed = replace(of_rounds.dealer_total_unannounced_as_filed, when=(ORDINARY,))

cards_collected_from_elsewhere = FilingCheck(
    title="Cards picked up from another player first",
    reads=("dealing.cards_collected_from",),
    when=(ORDINARY,),
    expected="the player to the dealer's far right",
    observed="{stated}",
    message=(
        "the law says: the cards are picked up beginning with the player to the dealer's far right; the filing says "
        "{stated}"
    ),
    check=other_than("farthest-right"),
)
cards_collected_clockwise = FilingCheck(
    title="Cards picked up in the other direction",
    reads=("dealing.cards_collected_direction",),
    when=(ORDINARY,),
    expected="counterclockwise",
    observed="{stated}",
    message="the law says: the cards are picked up moving counterclockwise around the table; the filing says {stated}",
    check=other_than("counterclockwise"),
)
hands_not_reconstructible = replace(of_rounds.hands_not_reconstructible, when=(ORDINARY,))
round_not_completed_after_cover_card = replace(asked.round_not_completed_after_cover_card, when=(ORDINARY,))
players_touch_cards = replace(of_rounds.players_touch_cards, when=(ORDINARY,))

rest_of_the_shoe_not_racked = replace(
    asked.rest_of_the_shoe_not_racked,
    when=(ORDINARY,),
    message=(
        "the law says: after the cutting card the cards remaining in the shoe are placed in the discard rack; the "
        "filing says {stated}"
    ),
)
