"""§ 685a.2(b)(4): the inscriptions that the law prescribes for the layout."""

from validator.chapters.blackjack import inscriptions as asked, no_surrender as of_surrender

blackjack_inscription_missing = asked.blackjack_inscription_missing.bind("685a.2(b)(4)(i)", "Blackjack pays 3 to 2")

blackjack_inscription_odds = asked.blackjack_inscription_odds.bind("685a.2(b)(4)(i)", "Blackjack pays 3 to 2")

blackjack_inscription_reworded = asked.blackjack_inscription_reworded.bind(
    "685a.2(b)(4)(i)", "Blackjack pays 3 to 2", reading="inscription-in-other-words"
)

insurance_inscription_missing = asked.insurance_inscription_missing.bind("685a.2(b)(4)(ii)", "Insurance pays 2 to 1")

insurance_inscription_odds = asked.insurance_inscription_odds.bind("685a.2(b)(4)(ii)", "Insurance pays 2 to 1")

insurance_inscription_reworded = asked.insurance_inscription_reworded.bind(
    "685a.2(b)(4)(ii)", "Insurance pays 2 to 1", reading="inscription-in-other-words"
)

dealer_inscription_missing = asked.dealer_inscription_missing.bind(
    "685a.2(b)(4)(iii)", "Dealer shall draw to 16 and stand on all 17s"
)

dealer_inscription_contrary = asked.dealer_inscription_contrary.bind(
    "685a.2(b)(4)(iii)", "Dealer shall draw to 16 and stand on all 17s"
)

similar_language_unapproved = asked.similar_language_unapproved.bind(
    "685a.2(b)(4)(iii)",
    "or other similar language approved by the Executive Director in accordance with § 601a.10(a)",
    reading="approval-of-similar-language",
)

surrender_inscription_missing = of_surrender.surrender_inscription_missing.bind(
    "685a.2(b)(4)(iv)", "Surrender is not available on a Down Under Blackjack table"
)

surrender_inscription_contrary = of_surrender.surrender_inscription_contrary.bind(
    "685a.2(b)(4)(iv)", "or other similar language"
)

surrender_inscription_unlike = of_surrender.surrender_inscription_unlike.bind(
    "685a.2(b)(4)(iv)", "or other similar language", reading="inscription-in-other-words"
)

surrender_notice_missing = of_surrender.surrender_notice_missing.bind(
    "685a.2(b)(4)(iv)",
    "If the language is not inscribed on the layout, a sign specifying that surrender is not available shall be posted"
    " at each Down Under Blackjack table",
    facts=("surrender_notice_displays",),
)
