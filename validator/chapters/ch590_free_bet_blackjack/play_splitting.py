"""§ 590.11. Splitting pairs, free and with a wager, in play."""

from validator.chapters.blackjack import play_free_bet as free_bet, play_splitting as asked
from validator.core.finding import Severity
from validator.core.rule import PlayRule

split_of_unlike_cards = asked.split_of_unlike_cards.bind(
    "590.11(a)", "If the initial two cards dealt to a player are identical in value"
)

split_after_two_cards = asked.split_after_two_cards.bind(
    "590.11(a)",
    "If the initial two cards dealt to a player are identical in value, the player may elect to split the hand into two separate hands",
)

split_without_wager = asked.split_without_wager.bind(
    "590.11(b)(1)",
    "A pair of 10 value cards (10, jack, queen or king), the player shall place an amount equal to the original Blackjack Wager for the split pair",
)

split_wager_not_equal = asked.split_wager_not_equal.bind(
    "590.11(b)(1)", "the player shall place an amount equal to the original Blackjack Wager for the split pair"
)

tens_split_with_lammer = free_bet.tens_split_with_lammer.bind(
    "590.11(b)(1)",
    "A pair of 10 value cards (10, jack, queen or king), the player shall place an amount equal to the original Blackjack Wager for the split pair",
)

wager_on_free_split = free_bet.wager_on_free_split.bind(
    "590.11(b)(2)",
    "Any pair other than 10 value cards, the player may split pairs without placing an additional wager",
    reading="free-split-without-choice",
)

split_free_without_lammer = free_bet.split_free_without_lammer.bind(
    "590.11(b)(2)(i)",
    "The dealer shall place a Free Bet lammer",
    also=(
        (
            "590.11(b)(2)",
            "Any pair other than 10 value cards, the player may split pairs without placing an additional wager",
        ),
    ),
)

lammer_laid_with_first_hand = free_bet.lammer_laid_with_first_hand.bind(
    "590.11(b)(2)(ii)",
    "The original Blackjack Wager shall move with the first split hand and the Free Bet lammer shall be the wager for the second split hand",
    also=(
        ("590.11(b)(2)(ii)", "The original Blackjack Wager shall move with the first split hand"),
        ("590.11(b)(2)(ii)", "the Free Bet lammer shall be the wager for the second split hand"),
    ),
)

split_hands_interleaved = asked.split_hands_interleaved.bind(
    "590.11(c)",
    "the dealer shall deal a card to and complete the player's decisions with respect to the first incomplete hand on the dealer's left before proceeding to deal any cards to the second hand",
)

split_hand_without_second_card = asked.split_hand_without_second_card.bind(
    "590.11(c)", "the dealer shall deal a card to"
)

wagered_bust_not_tucked = free_bet.wagered_bust_not_tucked.bind(
    "590.11(c)",
    "If the first split hand busts, the player's cards shall be tucked under the original Blackjack Wager",
    reading="tucked-where-no-lammer-lies",
)

tucked_hand_collected_at_once = free_bet.tucked_hand_collected_at_once.bind(
    "590.11(c)",
    "If the first split hand busts, the player's cards shall be tucked under the original Blackjack Wager until the hand is settled or until the split hand or hands bust as well",
)

free_bust_not_tucked = free_bet.free_bust_not_tucked.bind(
    "590.11(c)", "If the first split hand busts, the player's cards shall be tucked under the original Blackjack Wager"
)

tucked_cards_removed_early = free_bet.tucked_cards_removed_early.bind(
    "590.11(c)",
    "tucked under the original Blackjack Wager until the hand is settled or until the split hand or hands bust as well",
)

no_decision_on_split_hand = asked.no_decision_on_split_hand.bind(
    "590.11(d)",
    "After a second card is dealt to each split pair, the player shall indicate his decision to stand, draw, double down or resplit with respect that hand",
)

more_split_hands_than_allowed = free_bet.more_split_hands_than_allowed.bind(
    "590.11(d)",
    "A player may resplit any additional pairs, in accordance with subsection (b), for a total of up to four hands",
)

more_split_hands_of_player = free_bet.more_split_hands_of_player.bind(
    "590.11(d)", "for a total of up to four hands", severity=Severity.INFO, reading="four-hands-of-a-box"
)

PLAY_RULES: tuple[PlayRule, ...] = (
    split_of_unlike_cards,
    split_after_two_cards,
    split_without_wager,
    split_wager_not_equal,
    tens_split_with_lammer,
    wager_on_free_split,
    split_free_without_lammer,
    lammer_laid_with_first_hand,
    split_hands_interleaved,
    split_hand_without_second_card,
    wagered_bust_not_tucked,
    tucked_hand_collected_at_once,
    free_bust_not_tucked,
    tucked_cards_removed_early,
    no_decision_on_split_hand,
    more_split_hands_than_allowed,
    more_split_hands_of_player,
)
