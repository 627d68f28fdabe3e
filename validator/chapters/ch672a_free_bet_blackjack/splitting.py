"""§ 672a.10: splitting pairs, free or with a wager; and § 672a.1, what a Blackjack is."""

from validator.chapters.blackjack import free_bet_hands, splitting as asked

blackjack_on_a_split_hand = asked.blackjack_on_a_split_hand.bind(
    "672a.1 Blackjack", "dealt as the initial two cards to a player or the dealer"
)

splitting_withheld = asked.splitting_withheld.bind(
    "672a.10(a)",
    "If the initial two cards dealt to a player are identical in value, the player may elect to "
    "split the hand into two separate hands",
)

splitting_by_rank_only = asked.splitting_by_rank_only.bind(
    "672a.10(a)", "if a player has two 7s or a king and a 10, the player may elect to split the hand"
)

split_wager_unequal = asked.split_wager_unequal.bind(
    "672a.10(b)(1)", "the player shall place an amount equal to the original Blackjack Wager for the split pair"
)

tens_split_free = free_bet_hands.tens_split_free.bind(
    "672a.10(b)(1)",
    "A pair of 10 value cards (10, jack, queen or king), the player shall place an amount equal to "
    "the original Blackjack Wager",
)

free_split_withheld = free_bet_hands.free_split_withheld.bind(
    "672a.10(b)(2)",
    "Any pair other than 10 value cards, the player may split pairs without placing an additional wager",
)

wagered_split_of_free_pairs = free_bet_hands.wagered_split_of_free_pairs.bind(
    "672a.10(b)(2)",
    "Any pair other than 10 value cards, the player may split pairs without placing an additional wager",
    reading="free-split-without-choice",
)

free_split_without_lammer = free_bet_hands.free_split_without_lammer.bind(
    "672a.10(b)(2)(i)", "The dealer shall place a Free Bet lammer"
)

lammer_on_the_first_hand = free_bet_hands.lammer_on_the_first_hand.bind(
    "672a.10(b)(2)(ii)", "the Free Bet lammer shall be the wager for the second split hand"
)

split_hands_out_of_order = asked.split_hands_out_of_order.bind(
    "672a.10(c)", "before proceeding to deal any cards to the second hand"
)

busted_split_hand_not_collected = free_bet_hands.busted_split_hand_not_collected.bind(
    "672a.10(c)(1)", "Does not contain any Free Bet lammers, the dealer shall collect the losing Blackjack Wager"
)

busted_split_hand_not_tucked = free_bet_hands.busted_split_hand_not_tucked.bind(
    "672a.10(c)(2)",
    "Contains a Free Bet lammer, the player's cards shall be tucked under the original Blackjack "
    "Wager until the hand is settled",
    reading="which-hand-contains-the-lammer",
)

split_aces_one_card = asked.split_aces_one_card.bind(
    "672a.10(d)",
    "After a second card is dealt to each split pair, the player shall indicate his decision to "
    "stand, draw, double down or resplit with respect that hand",
)

no_double_down_on_split_aces = asked.no_double_down_on_split_aces.bind(
    "672a.10(d)", "the player shall indicate his decision to stand, draw, double down or resplit with respect that hand"
)

too_many_split_hands = free_bet_hands.too_many_split_hands.bind(
    "672a.10(d)",
    "A player may resplit any additional pairs, in accordance with subsection (b), for a total of up to four hands",
)

too_few_split_hands = free_bet_hands.too_few_split_hands.bind(
    "672a.10(d)",
    "A player may resplit any additional pairs, in accordance with subsection (b), for a total of up to four hands",
)

aces_not_resplit = free_bet_hands.aces_not_resplit.bind(
    "672a.10(d)", "A player may resplit any additional pairs, in accordance with subsection (b)"
)
