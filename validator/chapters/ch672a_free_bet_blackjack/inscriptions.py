"""§ 672a.2(b)(3): the inscriptions that the law prescribes for the layout."""

from validator.chapters.blackjack import free_bet, inscriptions as asked

blackjack_inscription_missing = asked.blackjack_inscription_missing.bind("672a.2(b)(3)(i)", "Blackjack pays 3 to 2")

blackjack_inscription_odds = asked.blackjack_inscription_odds.bind("672a.2(b)(3)(i)", "Blackjack pays 3 to 2")

blackjack_inscription_reworded = asked.blackjack_inscription_reworded.bind(
    "672a.2(b)(3)(i)", "Blackjack pays 3 to 2", reading="inscription-in-other-words"
)

insurance_inscription_missing = asked.insurance_inscription_missing.bind("672a.2(b)(3)(ii)", "Insurance pays 2 to 1")

insurance_inscription_odds = asked.insurance_inscription_odds.bind("672a.2(b)(3)(ii)", "Insurance pays 2 to 1")

insurance_inscription_reworded = asked.insurance_inscription_reworded.bind(
    "672a.2(b)(3)(ii)", "Insurance pays 2 to 1", reading="inscription-in-other-words"
)

dealer_inscription_missing = asked.dealer_inscription_missing.bind(
    "672a.2(b)(3)(iii)", "Dealer shall draw to 16 and stand on all 17s or other similar language"
)

dealer_inscription_contrary = asked.dealer_inscription_contrary.bind(
    "672a.2(b)(3)(iii)", "Dealer shall draw to 16 and stand on all 17s"
)

similar_language_unapproved = asked.similar_language_unapproved.bind(
    "672a.2(b)(3)(iii)",
    "or other similar language approved by the Executive Director in accordance with § 601a.10(a)",
    reading="approval-of-similar-language",
)

push_inscription_missing = free_bet.push_inscription_missing.bind(
    "672a.2(b)(3)(iv)", "Blackjack Wagers will push if the dealer's hand has a total point count of 22"
)

push_inscription_on_another_total = free_bet.push_inscription_on_another_total.bind(
    "672a.2(b)(3)(iv)", "Blackjack Wagers will push if the dealer's hand has a total point count of 22"
)

push_inscription_contrary = free_bet.push_inscription_contrary.bind(
    "672a.2(b)(3)(iv)", "Blackjack Wagers will push if the dealer's hand has a total point count of 22"
)

push_inscription_unlike = free_bet.push_inscription_unlike.bind(
    "672a.2(b)(3)(iv)",
    "Blackjack Wagers will push if the dealer's hand has a total point count of 22 or other similar language",
    reading="inscription-in-other-words",
)
