"""§ 685a.10. Splitting pairs, in play."""

from validator.chapters.blackjack import play_splitting as asked
from validator.core.finding import Severity
from validator.core.question import PlayQuestion
from validator.games.blackjack.down_under import second_card_to_ace, split_before
from validator.games.blackjack.slots import decisions, down_under
from validator.games.blackjack.splitting import splits_over

_PAIR = (
    "If the first two cards dealt to a player are identical in value, the player may select to split the hand into two"
    " separate hands"
)
_WAGER = "provided that he makes a wager on the second hand formed in an amount equal to his initial Bet Wager"
_ONCE = "A player may split pairs a maximum of one time, for a total of two hands"
_ONE_CARD = "If a player elects to split a pair of aces, each ace shall receive only one card"


def _again(id: str, title: str, slot: int) -> PlayQuestion:
    return PlayQuestion(
        id=id,
        title=title,
        message="{seat} split {observed} times; {expected} is allowed",
        slot=slot,
        check=splits_over,
        expected="at most {expected}",
        observed="{observed}",
    )


split_of_unlike_cards = asked.split_of_unlike_cards.bind(
    "685a.10(a)", "If the first two cards dealt to a player are identical in value"
)

split_after_two_cards = asked.split_after_two_cards.bind("685a.10(a)", _PAIR)

split_wager_not_equal = asked.split_wager_not_equal.bind("685a.10(a)", _WAGER)

split_without_wager = asked.split_without_wager.bind("685a.10(a)", "makes a wager on the second hand formed")

split_hands_interleaved = asked.split_hands_interleaved.bind(
    "685a.10(b)",
    "the dealer shall deal a card to and complete the player's decisions to the first incomplete hand on the dealer's"
    " left before proceeding to deal any cards to the second hand",
)

split_hand_without_second_card = asked.split_hand_without_second_card.bind(
    "685a.10(b)", "the dealer shall deal a card to"
)

no_decision_on_split_hand = asked.no_decision_on_split_hand.bind(
    "685a.10(c)",
    "After a second card is dealt to each split pair hand, the player shall indicate his decision to stand, draw or"
    " double down with respect to that hand",
)

more_split_hands_than_allowed = _again(
    "more-split-hands-than-allowed", "A box split more than once", decisions.SPLITS_OVER_FILED
).bind("685a.10(c)", _ONCE)

more_split_hands_of_aces = _again(
    "more-split-hands-of-aces-than-allowed", "Aces of a box split more than once", decisions.ACES_SPLIT_OVER_FILED
).bind("685a.10(c)", _ONCE)

split_on_another_box = PlayQuestion(
    id="split-on-another-box",
    title="A player split on more than one of his boxes",
    message="{seat}: the player split a pair on another box of his in this round",
    slot=down_under.SPLIT_ON_ANOTHER_BOX,
    check=split_before,
    expected="one split, if the player and not the box is limited",
    observed="another",
).bind("685a.10(c)", _ONCE, severity=Severity.INFO, reading="one-split-for-each-box")

split_wager_kept_against_dealer_blackjack = asked.split_wager_kept_against_dealer_blackjack.bind(
    "685a.10(d)",
    "the dealer shall collect only the amount of the initial Bet Wager of the player and return the additional amount"
    " wagered in splitting pairs",
)

split_ace_drawn_to = PlayQuestion(
    id="split-ace-drawn-to",
    title="A second card dealt to a split ace",
    message="{seat} was dealt {card} as a second card to a split ace ({hand})",
    slot=down_under.SPLIT_ACE_DRAWN_TO,
    check=second_card_to_ace,
    expected="one card",
    observed="another",
).bind("685a.10(e)", _ONE_CARD)

PLAY_RULES = (
    split_of_unlike_cards,
    split_after_two_cards,
    split_wager_not_equal,
    split_without_wager,
    split_hands_interleaved,
    split_hand_without_second_card,
    no_decision_on_split_hand,
    more_split_hands_than_allowed,
    more_split_hands_of_aces,
    split_on_another_box,
    split_wager_kept_against_dealer_blackjack,
    split_ace_drawn_to,
)
