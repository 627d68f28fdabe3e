"""§ 633a.11. Splitting pairs, in play."""

from validator.core.finding import Severity
from validator.core.rule import PlayRule
from validator.games.blackjack.settlement import amount_differs
from validator.games.blackjack.slots import decisions, settlement
from validator.games.blackjack.splitting import (
    hand_returned_to,
    split_hand_incomplete,
    split_hand_undecided,
    split_not_of_two_cards,
    split_wager_differs,
    splits_over,
    values_differ,
)

split_of_unlike_cards = PlayRule(
    id="split-of-unlike-cards",
    title="Two cards split that differ in value",
    cite="633a.11(a)",
    quote="If the initial two cards dealt to a player are identical in value",
    severity=Severity.ERROR,
    message="{seat} split cards of value {expected} and {observed}",
    slot=decisions.SPLIT_OF_UNLIKE_CARDS,
    check=values_differ,
    needs=("the cards of the hand",),
    expected="two cards of value {expected}",
    observed="{observed}",
)

split_after_two_cards = PlayRule(
    id="split-after-two-cards",
    title="A hand split that is not of two cards",
    cite="633a.11(a)",
    quote="If the initial two cards dealt to a player are identical in value, the player may elect to split the hand into two separate hands",
    severity=Severity.ERROR,
    message="{seat} split a hand of {observed} cards",
    slot=decisions.SPLIT_AFTER_TWO_CARDS,
    check=split_not_of_two_cards,
    expected="{expected} cards",
    observed="{observed} cards",
)

split_wager_not_equal = PlayRule(
    id="split-wager-not-equal",
    title="The wager on the second hand of a split differs",
    cite="633a.11(a)",
    quote="provided that he makes a wager on the second hand formed in an amount equal to his original Blackjack Wager",
    severity=Severity.ERROR,
    message="{seat} wagered {observed} on the second hand of a split; the original wager is {expected}",
    slot=decisions.SPLIT_WAGER_UNEQUAL,
    check=split_wager_differs,
    needs=("the amounts of both wagers",),
    expected="{expected}",
    observed="{observed}",
    unit="cents",
)

split_without_wager = PlayRule(
    id="split-without-wager",
    title="A pair split without a wager on the second hand",
    cite="633a.11(a)",
    quote="makes a wager on the second hand formed",
    severity=Severity.ERROR,
    message="{seat} split a pair and made no wager on the second hand",
    slot=decisions.SPLIT_WITHOUT_WAGER,
    check=split_wager_differs,
    needs=("the wagers on split hands",),
    expected="a wager of {expected}",
    observed="none",
    unit="cents",
)

split_hands_interleaved = PlayRule(
    id="split-hands-interleaved",
    title="A split hand not completed before the next",
    cite="633a.11(b)",
    quote="the dealer shall deal a card to and complete the player's decisions with respect to the first incomplete hand on the dealer's left before proceeding to deal any cards to the second hand",
    severity=Severity.ERROR,
    message="{seat}: play returned to a split hand after another hand of the split was dealt to",
    slot=decisions.SPLIT_HANDS_INTERLEAVED,
    check=hand_returned_to,
    expected="one hand after the other",
    observed="hands played in turns",
)

split_hand_without_second_card = PlayRule(
    id="split-hand-without-second-card",
    title="A split hand without its second card",
    cite="633a.11(b)",
    quote="the dealer shall deal a card to",
    severity=Severity.ERROR,
    message="{seat}: a hand of the split was dealt no second card",
    slot=decisions.SPLIT_HAND_WITHOUT_CARD,
    check=split_hand_incomplete,
    needs=("every card dealt",),
    expected="{expected} cards",
    observed="{observed}",
)

no_decision_on_split_hand = PlayRule(
    id="no-decision-on-split-hand",
    title="No decision taken on a split hand",
    cite="633a.11(c)",
    quote="After a second card is dealt to each split pair hand, the player shall indicate his decision to stand, draw or double down with respect that hand",
    severity=Severity.ERROR,
    message="{seat}: no decision was taken on the split hand {hand}",
    slot=decisions.SPLIT_HAND_WITHOUT_DECISION,
    check=split_hand_undecided,
    needs=("the players' decisions",),
    expected="a decision of the player",
    observed="none",
)

splits_over_filed_number = PlayRule(
    id="splits-over-filed-number",
    title="A pair split more often than filed",
    cite="633a.11(c)",
    quote="the number of additional times a patron may split pairs",
    severity=Severity.ERROR,
    message="{seat} split {observed} times; the Rules Submission allows {expected}",
    slot=decisions.SPLITS_OVER_FILED,
    check=splits_over,
    needs=("the number of splits that the filing allows",),
    expected="at most {expected}",
    observed="{observed}",
)

splits_over_filed_number_of_box = PlayRule(
    id="splits-over-filed-number-of-box",
    title="A box split more often than filed, no hand of it",
    cite="633a.11(c)",
    quote="the number of additional times a patron may split pairs",
    severity=Severity.INFO,
    message="{seat} split {observed} times in all; the Rules Submission says {expected}",
    reading="number-of-splits",
    slot=decisions.SPLITS_ONE_OVER_FILED,
    check=splits_over,
    expected="at most {expected} for the box",
    observed="{observed}",
)

splits_of_aces_over_filed_number = PlayRule(
    id="splits-of-aces-over-filed-number",
    title="Aces split more often than filed",
    cite="633a.11(c)",
    quote="additional times a patron may split pairs, including aces",
    severity=Severity.ERROR,
    message="{seat} split aces {observed} times; the Rules Submission allows {expected}",
    slot=decisions.ACES_SPLIT_OVER_FILED,
    check=splits_over,
    needs=("the number of splits that the filing allows",),
    expected="at most {expected}",
    observed="{observed}",
)

splits_of_aces_over_filed_number_of_box = PlayRule(
    id="splits-of-aces-over-filed-number-of-box",
    title="Aces of a box split more often than filed, no hand of it",
    cite="633a.11(c)",
    quote="additional times a patron may split pairs, including aces",
    severity=Severity.INFO,
    message="{seat} split aces {observed} times in all; the Rules Submission says {expected}",
    reading="number-of-splits",
    slot=decisions.ACES_SPLIT_ONE_OVER_FILED,
    check=splits_over,
    expected="at most {expected} for the box",
    observed="{observed}",
)

split_wager_kept_against_dealer_blackjack = PlayRule(
    id="split-wager-kept-against-dealer-blackjack",
    title="A wager on a split hand collected against a dealer's Blackjack",
    cite="633a.11(d)",
    quote="the dealer shall collect only the amount of the original wager of the player and may not collect the additional amount wagered in splitting pairs",
    severity=Severity.ERROR,
    message="{seat}: {wager} of {stake} was settled with {observed} against the dealer's Blackjack",
    slot=settlement.SPLIT_LOST_TO_DEALER_BLACKJACK,
    check=amount_differs,
    expected="returned",
    observed="{observed}",
    unit="cents",
    misapplies=True,
)

split_21_against_dealer_blackjack = PlayRule(
    id="split-21-against-dealer-blackjack",
    title="A split hand of 21 in two cards against a dealer's Blackjack",
    cite="633a.7(q)",
    quote="the player's hand has a total point count of 21 in more than two cards",
    severity=Severity.INFO,
    message="{seat}: 21 in two cards after a split ({hand}) was settled with {observed} against the dealer's Blackjack",
    reading="two-card-21-of-a-split-hand-against-dealer-blackjack",
    slot=settlement.SPLIT_21_AGAINST_DEALER_BLACKJACK,
    check=amount_differs,
    expected="returned, if the totals tie",
    observed="{observed}",
    unit="cents",
    misapplies=True,
)

PLAY_RULES = (
    split_of_unlike_cards,
    split_after_two_cards,
    split_wager_not_equal,
    split_without_wager,
    split_hands_interleaved,
    split_hand_without_second_card,
    no_decision_on_split_hand,
    splits_over_filed_number,
    splits_over_filed_number_of_box,
    splits_of_aces_over_filed_number,
    splits_of_aces_over_filed_number_of_box,
    split_wager_kept_against_dealer_blackjack,
    split_21_against_dealer_blackjack,
)
