"""§ 551.13: drawing of additional cards by players and the dealer."""

from validator.chapters.blackjack import completion as asked

drawing_limited = asked.drawing_limited.bind(
    "551.13(a)",
    "A player may elect to draw additional cards whenever his point count total is less than 21",
    reading="holder-restricts-player-choices",
)
drawing_on_21 = asked.drawing_on_21.bind(
    "551.13(a)(1)", "A player having Blackjack or a hard or soft total of 21 may not draw additional cards"
)
dealer_stands_elsewhere = asked.dealer_stands_elsewhere.bind(
    "551.13(b)",
    "the dealer shall draw additional cards to his hand until the dealer has a hard or soft total of 17, 18, 19, 20 or"
    " 21",
)
dealer_hits_soft_17 = asked.dealer_hits_soft_17.bind(
    "551.13(b)", "until the dealer has a hard or soft total of 17, 18, 19, 20 or 21"
)
dealer_draws_without_effect = asked.dealer_draws_without_effect.bind(
    "551.13(c)",
    "A dealer may not draw additional cards to his hand, regardless of the point count, if decisions have been made on"
    " all players' hands and the point count of the dealer's hand will have no effect on the outcome of the round of"
    " play",
)
