"""§§ 672a.2(b)(3)(v) and 672a.7(h)(2): surrender is not permitted, and patrons are told."""

from validator.chapters.blackjack import no_surrender as asked

surrender_notice_missing = asked.surrender_notice_missing.bind(
    "672a.2(b)(3)(v)",
    "If the language is not inscribed on the layout, a sign specifying that surrender is not "
    "available shall be posted at each Free Bet Blackjack table",
)

surrender_inscription_missing = asked.surrender_inscription_missing.bind(
    "672a.2(b)(3)(v)", "Surrender is not available on a Free Bet Blackjack table"
)

surrender_inscription_contrary = asked.surrender_inscription_contrary.bind(
    "672a.2(b)(3)(v)", "Surrender is not available on a Free Bet Blackjack table or other similar language"
)

surrender_inscription_unlike = asked.surrender_inscription_unlike.bind(
    "672a.2(b)(3)(v)",
    "Surrender is not available on a Free Bet Blackjack table or other similar language",
    reading="inscription-in-other-words",
)

surrender_permitted = asked.surrender_permitted.bind("672a.7(h)(2)", "Players may not surrender in Free Bet Blackjack")
