"""§ 633a.10. Double Down Wager, in play."""

from validator.core.finding import Severity
from validator.core.rule import PlayRule
from validator.games.blackjack.doubling import (
    double_at_limit,
    double_got_no_card,
    double_not_on_two_cards,
    double_on_blackjack,
    double_over_original,
    face_differs_from_filed,
    not_placed_sideways,
)
from validator.games.blackjack.settlement import amount_differs
from validator.games.blackjack.slots import decisions, settlement

double_down_over_original = PlayRule(
    id="double-down-over-original",
    title="Double Down Wager over the original wager",
    cite="633a.10(a)",
    quote="which may not exceed the amount of his original Blackjack Wager",
    severity=Severity.ERROR,
    message="{seat} doubled down with {observed} on an original wager of {expected}",
    slot=decisions.DOUBLE_OVER_ORIGINAL,
    check=double_over_original,
    needs=("the amounts of the Double Down Wager and of the wager it doubles",),
    expected="at most {expected}",
    observed="{observed}",
    unit="cents",
)

double_down_on_blackjack = PlayRule(
    id="double-down-on-blackjack",
    title="Double Down Wager on a Blackjack",
    cite="633a.10(a)",
    quote="Except when a player has a Blackjack",
    severity=Severity.ERROR,
    message="{seat} doubled down on a Blackjack ({hand})",
    slot=decisions.DOUBLE_ON_BLACKJACK,
    check=double_on_blackjack,
    needs=("the cards of the hand",),
    expected="no Double Down Wager",
    observed="one on {hand}",
)

double_down_after_two_cards = PlayRule(
    id="double-down-after-two-cards",
    title="Double Down Wager not on the first two cards",
    cite="633a.10(a)",
    quote="on the first two cards dealt to him or the first two cards of any split pair",
    severity=Severity.ERROR,
    message="{seat} doubled down on {observed} cards",
    slot=decisions.DOUBLE_AFTER_TWO_CARDS,
    check=double_not_on_two_cards,
    expected="{expected} cards",
    observed="{observed} cards",
)

double_down_on_split_21 = PlayRule(
    id="double-down-on-split-21",
    title="Double Down Wager on 21 after a split",
    cite="633a.7(k)(1)",
    quote="a hard or soft total of 21 may not draw additional cards",
    severity=Severity.INFO,
    message="{seat} doubled down on {observed} after a split ({hand})",
    reading="drawing-to-21-after-a-split",
    slot=decisions.DOUBLE_ON_SPLIT_TWENTY_ONE,
    check=double_at_limit,
    needs=("the cards of the hand",),
    expected="at most {expected}",
    observed="{observed}",
)

double_down_without_card = PlayRule(
    id="double-down-without-card",
    title="No card dealt after a Double Down Wager",
    cite="633a.10(c)",
    quote="Upon a player's election to make a Double Down Wager, the dealer shall deal the one additional card",
    also=(("633a.10(a)", "a player may elect to make a Double Down Wager"),),
    severity=Severity.ERROR,
    message="{seat} doubled down and was dealt no card ({hand})",
    slot=decisions.DOUBLE_WITHOUT_CARD,
    check=double_got_no_card,
    needs=("every card dealt",),
    expected="{expected} card",
    observed="none",
)

double_down_card_face_not_as_filed = PlayRule(
    id="double-down-card-face-not-as-filed",
    title="The card of a Double Down Wager lies otherwise than filed",
    cite="633a.10(c)",
    quote="face up or face down",
    severity=Severity.WARNING,
    message="{seat}: the card dealt after the Double Down Wager lies otherwise than the Rules Submission says",
    reading="unstated-alternatives",
    slot=decisions.DOUBLE_CARD_FACE,
    check=face_differs_from_filed,
    needs=(
        "the face of the card",
        "the face of the card that the filing selects",
    ),
    expected="as filed",
    observed="the other face",
)

double_down_card_not_sideways = PlayRule(
    id="double-down-card-not-sideways",
    title="The card of a Double Down Wager not placed sideways",
    cite="633a.10(c)",
    quote="place it sideways on the layout",
    severity=Severity.ERROR,
    message="{seat}: {card} was not placed sideways",
    slot=decisions.DOUBLE_CARD_NOT_SIDEWAYS,
    check=not_placed_sideways,
    needs=("how the card was placed",),
    expected="sideways",
    observed="otherwise",
)

double_down_kept_against_dealer_blackjack = PlayRule(
    id="double-down-kept-against-dealer-blackjack",
    title="A Double Down Wager collected against a dealer's Blackjack",
    cite="633a.10(b)",
    quote="the dealer shall collect only the amount of the original Blackjack Wager of the player and may not collect the additional Double Down Wager",
    severity=Severity.ERROR,
    message="{seat}: {wager} of {stake} was settled with {observed} against the dealer's Blackjack",
    slot=settlement.DOUBLE_LOST_TO_DEALER_BLACKJACK,
    check=amount_differs,
    expected="returned",
    observed="{observed}",
    unit="cents",
    misapplies=True,
)

busted_double_down_against_dealer_blackjack = PlayRule(
    id="busted-double-down-against-dealer-blackjack",
    title="An added wager on a hand over the limit collected against a dealer's Blackjack",
    cite="633a.10(b)",
    quote="may not collect the additional Double Down Wager",
    severity=Severity.INFO,
    message="{seat}: {wager} of {stake} on a hand over the limit was settled with {observed} against the dealer's Blackjack",
    reading="lost-double-against-dealer-blackjack",
    slot=settlement.BUSTED_DOUBLE_AGAINST_DEALER_BLACKJACK,
    check=amount_differs,
    expected="returned, if a hand over the limit is no exception",
    observed="{observed}",
    unit="cents",
    misapplies=True,
)

PLAY_RULES = (
    double_down_over_original,
    double_down_on_blackjack,
    double_down_after_two_cards,
    double_down_on_split_21,
    double_down_without_card,
    double_down_card_face_not_as_filed,
    double_down_card_not_sideways,
    double_down_kept_against_dealer_blackjack,
    busted_double_down_against_dealer_blackjack,
)
