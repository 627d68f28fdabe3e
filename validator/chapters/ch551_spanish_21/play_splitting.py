"""§ 551.12. Splitting pairs, in play."""

from validator.chapters.blackjack import play_splitting as asked
from validator.core.finding import Severity
from validator.core.question import PlayQuestion
from validator.core.rule import PlayRule
from validator.games.blackjack.slots import decisions, spanish_21
from validator.games.blackjack.totals import NO_ANNOUNCEMENT, total_unannounced

_PAIR = (
    "Whenever the initial two cards dealt to a player are identical in value, the player may elect to split the hand"
    " into two separate hands"
)
_WAGER = "provided that he makes a wager on the second hand so formed in an amount equal to his original wager"
_FIRST_HAND = (
    "the dealer shall deal a card to and complete the player's decisions with respect to the first incomplete hand on"
    " the dealer's left before proceeding to deal any cards to the second hand"
)
_ONE_MORE = (
    "A player may split one more pair if the second card dealt is identical in value to a card of the split pair, for a"
    " total of three hands"
)

split_of_unlike_cards = asked.split_of_unlike_cards.bind(
    "551.12(a)",
    "Whenever the initial two cards dealt to a player are identical in value",
    also=(("551.12(c)", "if the second card dealt is identical in value to a card of the split pair"),),
)

split_after_two_cards = asked.split_after_two_cards.bind("551.12(a)", _PAIR)

split_wager_not_equal = asked.split_wager_not_equal.bind("551.12(a)", _WAGER)

split_without_wager = asked.split_without_wager.bind("551.12(a)", "he makes a wager on the second hand so formed")

split_hands_interleaved = asked.split_hands_interleaved.bind("551.12(b)", _FIRST_HAND)

split_hand_without_second_card = asked.split_hand_without_second_card.bind(
    "551.12(b)", "the dealer shall deal a card to"
)

split_total_not_announced = PlayRule(
    id="split-point-total-not-announced",
    title="Point total of a split hand not announced",
    cite="551.12(c)",
    quote="After a second card is dealt to a split pair hand, the dealer shall announce the point total of the hand",
    severity=Severity.ERROR,
    message="{seat}: the point total of the split hand was not announced after {card}",
    slot=spanish_21.SPLIT_TOTAL_NOT_ANNOUNCED,
    check=total_unannounced,
    needs={"a record of announcements": NO_ANNOUNCEMENT},
    expected="an announcement",
    observed="none",
)

no_decision_on_split_hand = asked.no_decision_on_split_hand.bind(
    "551.12(c)", "the player shall indicate his decision to stand, draw or double down with respect to that hand"
)

too_many_split_hands = PlayQuestion(
    id="more-split-hands-than-allowed",
    title="Pair split into more than three hands",
    slot=decisions.SPLITS_OVER_FILED,
    check=asked.splits_over_filed_number.check,
    expected="{expected} splits at the most",
    observed="{observed}",
    message="{seat} split {observed} times; the chapter allows {expected}",
).bind(
    "551.12(c)",
    "A player may not split another identical value pair",
    also=(("551.12(c)", _ONE_MORE), ("551.12(c)", "for a total of three hands")),
)

split_wager_kept_against_dealer_blackjack = asked.split_wager_kept_against_dealer_blackjack.bind(
    "551.12(d)",
    "the dealer shall only collect the amount of the original wager of the player, and may not collect the additional"
    " amount wagered in splitting pairs",
)

PLAY_RULES = (
    split_of_unlike_cards,
    split_after_two_cards,
    split_wager_not_equal,
    split_without_wager,
    split_hands_interleaved,
    split_hand_without_second_card,
    split_total_not_announced,
    no_decision_on_split_hand,
    too_many_split_hands,
    split_wager_kept_against_dealer_blackjack,
)
