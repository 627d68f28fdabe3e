"""Splitting pairs, in play: shared rules."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack import splitting
from validator.games.blackjack.settlement import NO_SETTLEMENT
from validator.games.blackjack.splits_of_player import NO_PLAYER, NOT_FILED as NOT_FILED_OF_PLAYER
from validator.games.blackjack.splitting import (
    NO_CARDS,
    NO_CHOICES,
    NO_DEALS,
    NO_STAKE,
    NO_VALUE,
    NOT_FILED,
)

split_of_unlike_cards = PlayWords(
    id="split-of-unlike-cards",
    title="Two cards split that differ in value",
    message="{seat} split cards of value {expected} and {observed}",
    needs={"the cards of the hand": NO_CARDS},
    expected="two cards of value {expected}",
    observed="{observed}",
)

split_after_two_cards = PlayWords(
    id="split-after-two-cards",
    title="A hand split that is not of two cards",
    message="{seat} split a hand of {observed} cards",
    needs={"the cards of the hand": NO_CARDS},
    expected="{expected} cards",
    observed="{observed} cards",
)

split_wager_not_equal = PlayWords(
    id="split-wager-not-equal",
    title="The wager on the second hand of a split differs",
    message="{seat} wagered {observed} on the second hand of a split; the original wager is {expected}",
    needs={"the amounts of both wagers": NO_STAKE},
    expected="{expected}",
    observed="{observed}",
    unit="cents",
)

split_without_wager = PlayWords(
    id="split-without-wager",
    title="A pair split without a wager on the second hand",
    message="{seat} split a pair and made no wager on the second hand",
    needs={"the wagers on split hands": NO_STAKE},
    expected="a wager of {expected}",
    observed="none",
    unit="amount",
)

split_wager_after_card = PlayWords(
    id="split-wager-after-card",
    title="The wager on the second hand of a split made after the hand was dealt to",
    message="{seat} made the wager on the second hand of a split when the hand had {observed} cards",
    expected="on {expected} card",
    observed="on {observed} cards",
)

split_wager_after_first_hands_card = PlayWords(
    id="split-wager-after-first-hands-card",
    title="The wager on the second hand of a split made after the first hand was dealt to",
    message="{seat} made the wager on the second hand of a split after the first hand was dealt a card",
    expected="before {expected}, if the split waits for the wager",
    observed="{observed}",
    unit="event",
)

split_hands_interleaved = PlayWords(
    id="split-hands-interleaved",
    title="A split hand not completed before the next",
    message="{seat}: play returned to a split hand after another hand of the split was dealt to",
    expected="one hand after the other",
    observed="hands played in turns",
)

split_hand_without_second_card = PlayWords(
    id="split-hand-without-second-card",
    title="A split hand without its second card",
    message="{seat}: a hand of the split was dealt no second card",
    needs={"every card dealt": NO_DEALS},
    expected="{expected} cards",
    observed="{observed}",
)

no_decision_on_split_hand = PlayWords(
    id="no-decision-on-split-hand",
    title="No decision taken on a split hand",
    message="{seat}: no decision was taken on the split hand {hand}",
    needs={"the players' decisions": NO_CHOICES, "the cards of the hand": NO_VALUE},
    expected="a decision of the player",
    observed="none",
)

splits_over_filed_number = PlayWords(
    id="splits-over-filed-number",
    title="A pair split more often than filed",
    message="{seat} split {observed} times; the Rules Submission allows {expected}",
    number=splitting.SPLITS_OVER_FILED,
    needs={"the number of splits that the filing allows": NOT_FILED},
    expected="at most {expected}",
    observed="{observed}",
)

splits_over_filed_number_of_box = PlayWords(
    id="splits-over-filed-number-of-box",
    title="A box split more often than filed, no hand of it",
    message="{seat} split {observed} times in all; the Rules Submission says {expected}",
    expected="at most {expected} for the box",
    observed="{observed}",
)

splits_of_aces_over_filed_number = PlayWords(
    id="splits-of-aces-over-filed-number",
    title="Aces split more often than filed",
    message="{seat} split aces {observed} times; the Rules Submission allows {expected}",
    number=splitting.ACES_SPLIT_OVER_FILED,
    needs={"the number of splits that the filing allows": NOT_FILED},
    expected="at most {expected}",
    observed="{observed}",
)

splits_of_aces_over_filed_number_of_box = PlayWords(
    id="splits-of-aces-over-filed-number-of-box",
    title="Aces of a box split more often than filed, no hand of it",
    message="{seat} split aces {observed} times in all; the Rules Submission says {expected}",
    expected="at most {expected} for the box",
    observed="{observed}",
)

split_wager_kept_against_dealer_blackjack = PlayWords(
    id="split-wager-kept-against-dealer-blackjack",
    title="A wager on a split hand collected against a dealer's Blackjack",
    message="{seat}: {wager} of {stake} was {settled} against the dealer's Blackjack",
    expected="returned",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

split_21_against_dealer_blackjack = PlayWords(
    id="split-21-against-dealer-blackjack",
    title="A split hand of 21 in two cards against a dealer's Blackjack",
    message="{seat}: 21 in two cards after a split ({hand}) was {settled} against the dealer's Blackjack",
    needs={"what was collected and paid": NO_SETTLEMENT},
    expected="returned, if the totals tie",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

more_split_hands_of_player = PlayWords(
    id="more-split-hands-of-player",
    title="A player with too many hands on several boxes",
    message="{seat}: the player has {observed} hands on his boxes; one box may come to {expected}",
    needs={"whose hands they are": NO_PLAYER},
    expected="at most {expected} hands of one player",
    observed="{observed}",
)

split_on_another_box = PlayWords(
    id="split-on-another-box",
    title="A player split on several boxes more often than he may on one",
    message=(
        "{seat}: the player has split {observed} times on his boxes in this round; one box may be split {expected} "
        "times"
    ),
    needs={"whose hands they are": NO_PLAYER, "how often pairs may be split": NOT_FILED_OF_PLAYER},
    expected="at most {expected}, if the player and not the box is limited",
    observed="{observed}",
)
