"""Double Down Wager, in play: shared rules."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack import doubling
from validator.games.blackjack.doubling import (
    NO_CARDS,
    NO_DEALS,
    NO_FACE,
    NO_PLACING,
    NO_STAKE,
    NOT_FILED,
)
from validator.games.blackjack.settlement import NO_SETTLEMENT

double_down_over_original = PlayWords(
    id="double-down-over-original",
    title="Double Down Wager over the original wager",
    message="{seat} doubled down with {observed} on an original wager of {expected}",
    needs={"the amounts of the Double Down Wager and of the wager it doubles": NO_STAKE},
    expected="at most {expected}",
    observed="{observed}",
    unit="cents",
)

double_down_on_blackjack = PlayWords(
    id="double-down-on-blackjack",
    title="Double Down Wager on a Blackjack",
    message="{seat} doubled down on a Blackjack ({hand})",
    needs={"the cards of the hand": NO_CARDS},
    expected="no Double Down Wager",
    observed="one on {hand}",
)

double_down_after_two_cards = PlayWords(
    id="double-down-after-two-cards",
    title="Double Down Wager not on the first two cards",
    message="{seat} doubled down on {observed} cards",
    needs={"the cards of the hand": NO_CARDS},
    expected="{expected} cards",
    observed="{observed} cards",
)

double_down_on_split_21 = PlayWords(
    id="double-down-on-split-21",
    title="Double Down Wager on 21 after a split",
    message="{seat} doubled down on {observed} after a split ({hand})",
    needs={"the cards of the hand": NO_CARDS},
    expected="at most {expected}",
    observed="{observed}",
)

double_down_without_card = PlayWords(
    id="double-down-without-card",
    title="No card dealt after a Double Down Wager",
    message="{seat} doubled down and was dealt no card ({hand})",
    needs={"every card dealt": NO_DEALS},
    expected="{expected} card",
    observed="none",
)

double_down_card_face_not_as_filed = PlayWords(
    id="double-down-card-face-not-as-filed",
    title="The card of a Double Down Wager lies otherwise than filed",
    message="{seat}: the card dealt after the Double Down Wager lies otherwise than the Rules Submission says",
    number=doubling.DOUBLE_CARD_FACE,
    needs={"the face of the card": NO_FACE, "the face of the card that the filing selects": NOT_FILED},
    expected="as filed",
    observed="the other face",
)

double_down_card_not_sideways = PlayWords(
    id="double-down-card-not-sideways",
    title="The card of a Double Down Wager not placed sideways",
    message="{seat}: {card} was not placed sideways",
    needs={"how the card was placed": NO_PLACING},
    expected="sideways",
    observed="otherwise",
)

double_down_kept_against_dealer_blackjack = PlayWords(
    id="double-down-kept-against-dealer-blackjack",
    title="A Double Down Wager collected against a dealer's Blackjack",
    message="{seat}: {wager} of {stake} was {settled} against the dealer's Blackjack",
    expected="returned",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

busted_double_down_against_dealer_blackjack = PlayWords(
    id="busted-double-down-against-dealer-blackjack",
    title="An added wager on a hand over the limit collected against a dealer's Blackjack",
    message="{seat}: {wager} of {stake} on a hand over the limit was {settled} against the dealer's Blackjack",
    needs={"what was collected and paid": NO_SETTLEMENT},
    expected="returned, if a hand over the limit is no exception",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
