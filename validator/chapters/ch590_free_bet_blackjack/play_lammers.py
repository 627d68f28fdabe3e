"""§ 590.7(n) to (q) and 12(a). Free Bet lammers, in play."""

from validator.chapters.blackjack import play_lammers as asked
from validator.core.rule import PlayRule

lammer_not_paid = asked.lammer_not_paid.bind(
    "590.7(o)",
    "an equivalent amount for each Free Bet lammer",
    also=(
        (
            "590.7(o)(1)",
            "The total point count of the player's hand is 21 or less and the total point count of the dealer's hand is in excess of 21",
        ),
        (
            "590.7(o)(2)",
            "The total point count of the player's hand exceeds the total point count of the dealer's hand without exceeding 21",
        ),
        ("590.12(a)", "pay each winning Blackjack Wager and any Free Bet lammers at odds of 1 to 1"),
    ),
)

lammer_paid_wrong = asked.lammer_paid_wrong.bind(
    "590.7(o)",
    "an equivalent amount for each Free Bet lammer",
    also=(("590.12(a)", "pay each winning Blackjack Wager and any Free Bet lammers at odds of 1 to 1"),),
)

lammer_paid_like_blackjack = asked.lammer_paid_like_blackjack.bind(
    "590.12(a)", "pay each winning Blackjack Wager and any Free Bet lammers at odds of 1 to 1"
)

lammer_and_wager_exchanged = asked.lammer_and_wager_exchanged.bind(
    "590.11(b)(2)(ii)",
    "The original Blackjack Wager shall move with the first split hand and the Free Bet lammer shall be the wager for the second split hand",
)

lammer_paid_on_tie = asked.lammer_paid_on_tie.bind(
    "590.7(p)",
    "and any Free Bet lammers collected if the total point count of the player's hand is the same as the total point count of the dealer's hand",
)

lammer_paid_on_loss = asked.lammer_paid_on_loss.bind(
    "590.7(q)(2)",
    "The total point count of the dealer's hand exceeds the total point count of the player's hand without exceeding 21",
    also=(
        ("590.7(q)", "A player's Blackjack Wager and any Free Bet lammers shall be collected"),
        ("590.11(b)(2)(ii)", "the Free Bet lammer shall be the wager for the second split hand"),
    ),
)

lammer_paid_on_bust = asked.lammer_paid_on_bust.bind(
    "590.7(q)(1)",
    "The total point count of the dealer's hand is 21 or less and the total point count of the player's hand is in excess of 21",
    also=(("590.7(q)", "A player's Blackjack Wager and any Free Bet lammers shall be collected"),),
)

lammer_paid_though_both_over = asked.lammer_paid_though_both_over.bind(
    "590.7(o)(1)",
    "The total point count of the player's hand is 21 or less and the total point count of the dealer's hand is in excess of 21",
)

lammer_paid_against_22 = asked.lammer_paid_against_22.bind(
    "590.7(n)(1)",
    "collect any Free Bet lammers, as provided in",
    also=(("590.7(o)(1)", "any Free Bet lammers shall be collected"),),
)

lammer_left_on_tie = asked.lammer_left_on_tie.bind(
    "590.7(p)",
    "and any Free Bet lammers collected if the total point count of the player's hand is the same as the total point count of the dealer's hand",
)

lammer_left_on_loss = asked.lammer_left_on_loss.bind(
    "590.7(q)", "A player's Blackjack Wager and any Free Bet lammers shall be collected"
)

lammer_left_against_22 = asked.lammer_left_against_22.bind(
    "590.7(n)(1)",
    "collect any Free Bet lammers, as provided in",
    also=(("590.7(o)(1)", "any Free Bet lammers shall be collected"),),
)

PLAY_RULES: tuple[PlayRule, ...] = (
    lammer_not_paid,
    lammer_paid_wrong,
    lammer_paid_like_blackjack,
    lammer_and_wager_exchanged,
    lammer_paid_on_tie,
    lammer_paid_on_loss,
    lammer_paid_on_bust,
    lammer_paid_though_both_over,
    lammer_paid_against_22,
    lammer_left_on_tie,
    lammer_left_on_loss,
    lammer_left_against_22,
)
