"""§ 633a.11: splitting pairs."""

from validator.chapters.blackjack import splitting as asked
from validator.core.finding import Severity

splitting_withheld = asked.splitting_withheld.bind(
    "633a.11(a)",
    "the player may elect to split the hand into two separate hands",
    reading="holder-restricts-player-choices",
)

splitting_by_rank_only = asked.splitting_by_rank_only.bind(
    "633a.11(a)",
    "if a player has two 7s or a king and a 10, the player may elect to split the hand",
    reading="holder-restricts-player-choices",
)

split_wager_unequal = asked.split_wager_unequal.bind(
    "633a.11(a)",
    "provided that he makes a wager on the second hand formed in an amount equal to his original Blackjack Wager",
)

split_hands_out_of_order = asked.split_hands_out_of_order.bind(
    "633a.11(b)", "before proceeding to deal any cards to the second hand"
)

additional_splits_unspecified = asked.additional_splits_unspecified.bind(
    "633a.11(c)",
    "A certificate holder shall specify in its Rules Submission required under § 601a.2 "
    "(relating to table games Rules Submissions) the number of additional times a patron "
    "may split pairs, including aces",
)

additional_splits_of_aces_unspecified = asked.additional_splits_of_aces_unspecified.bind(
    "633a.11(c)",
    "the number of additional times a patron may split pairs, including aces",
    severity=Severity.INFO,
    reading="resplits-of-aces",
)

split_aces_one_card = asked.split_aces_one_card.bind(
    "633a.11(c)",
    "After a second card is dealt to each split pair hand, the player shall indicate his "
    "decision to stand, draw or double down with respect that hand",
    reading="one-card-on-split-aces",
)

no_double_down_on_split_aces = asked.no_double_down_on_split_aces.bind(
    "633a.11(c)",
    "the player shall indicate his decision to stand, draw or double down with respect that hand",
    reading="holder-restricts-player-choices",
)

blackjack_on_a_split_hand = asked.blackjack_on_a_split_hand.bind(
    "633a.1 Blackjack", "dealt as the initial two cards to a player or the dealer"
)

split_wager_lost_to_blackjack = asked.split_wager_lost_to_blackjack.bind(
    "633a.11(d)",
    "the dealer shall collect only the amount of the original wager of the player and may "
    "not collect the additional amount wagered in splitting pairs",
)
