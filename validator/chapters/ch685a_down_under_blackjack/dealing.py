"""§ 685a.7(a) to (f) and (j): the dealing shoe, burns, and how cards are dealt."""

from dataclasses import replace

from validator.chapters.blackjack import dealing as asked
from validator.chapters.checks import word_is
from validator.core.rule import equals, unless
from validator.core.rule_definitions import FilingCheck

continuous_shuffler_for_a_shoe = FilingCheck(
    title="Cards dealt from a continuous shuffler without a dealing shoe",
    reads=("cards.dealing",),
    expected="a dealing shoe, or a continuous shuffler that stands in its place",
    observed="{stated}",
    message=(
        "the cards are dealt from a continuous shuffler, which § 685a.3(a) allows; this paragraph has all cards dealt"
        " from a dealing shoe"
    ),
    fails={"cards.dealing": "continuous-shuffler", "cards.shoe": None},
    check=word_is("continuous-shuffler"),
)

no_dealing_shoe = replace(asked.no_dealing_shoe, when=(equals("cards.dealing", "shoe"),))


shoe_not_burned = replace(asked.shoe_not_burned, when=(unless("cards.shuffler", "continuous", "in-shoe"),))

self_shuffling_shoe_not_burned = replace(
    asked.self_shuffling_shoe_not_burned, when=(equals("cards.shuffler", "continuous", "in-shoe"),)
)

new_dealer_does_not_burn = replace(asked.new_dealer_does_not_burn, when=())

dealing_starts_elsewhere = replace(asked.dealing_starts_elsewhere, when=())

dealing_direction = replace(asked.dealing_direction, when=())

player_cards_face_down = replace(asked.player_cards_face_down, when=())

dealer_first_card_not_up = replace(asked.dealer_first_card_not_up, when=())

no_hole_card = replace(asked.no_hole_card, when=())

optional_wagers_settled_late = replace(asked.optional_wagers_settled_late, when=())

additional_cards_face_down = replace(asked.additional_cards_face_down, when=())
