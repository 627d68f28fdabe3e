"""§§ 551.6(b), (c) and (f), 551.1 Blackjack: which hands win, which wagers are void, and when they are settled."""

from validator.chapters.blackjack import completion as asked, splitting as of_splits
from validator.chapters.questions import not_among, other_than
from validator.core.finding import Severity
from validator.core.rule import filing_rule

blackjack_on_a_split_hand = of_splits.blackjack_on_a_split_hand.bind(
    "551.1 Blackjack", "dealt as the initial two cards to a player or a dealer"
)

_BLACKJACK = "The player has a Blackjack and the dealer's hand has a total value of 21 in two or more cards"
blackjack_against_longer_21_not_won = asked.blackjack_against_longer_21_not_won.bind("551.6(b)(3)", _BLACKJACK)
blackjack_tie_not_won = filing_rule(
    id="blackjack-tie-not-won",
    title="Blackjack against Blackjack not won",
    cite="551.6(b)(3)",
    quote=_BLACKJACK,
    reads=("dealing.blackjack_ties",),
    expected="paid",
    observed="{stated}",
    message="a player's Blackjack wins against every 21 of the dealer, his Blackjack too; the filing says {stated}",
)(other_than("paid"))
longer_21_tie_not_won = filing_rule(
    id="longer-21-tie-not-won",
    title="21 in more than two cards against the same not won",
    cite="551.6(b)(4)",
    quote=(
        "The player has achieved a score of 21 in more than two cards and the dealer has achieved a score of 21 in"
        " more than two cards"
    ),
    reads=("dealing.longer_21_ties",),
    expected="won",
    observed="{stated}",
    message=(
        "a player's 21 in more than two cards wins against the dealer's 21 in more than two cards; the filing says "
        "{stated}"
    ),
)(other_than("won"))
ties_not_returned = asked.ties_not_returned.bind(
    "551.6(c)",
    "a wager made in accordance with this section shall be void and returned to the player when the total value of the"
    " player's hand is the same as the dealer's",
)
longer_21_against_blackjack_not_lost = asked.longer_21_against_blackjack_not_lost.bind(
    "551.6(c)",
    "a player's hand shall be lost when the dealer has a Blackjack and the player's hand has a total value of 21 which"
    " is not a Blackjack",
)

_SETTLED = "After each round of play is complete, the dealer shall collect all losing wagers and pay off winning wagers"
settlement_order_unknown = filing_rule(
    id="settlement-order-unknown",
    title="Losing wagers not collected before winning ones are paid",
    cite="551.6(f)",
    quote=_SETTLED,
    severity=Severity.WARNING,
    reading="collect-and-pay",
    reads=("dealing.settlement_order",),
    facts=("settlement_orders",),
    expected="{lawful}",
    observed="{stated}",
    message=(
        "losing wagers are not all collected before winning ones are paid; the text names the two acts in that order, "
        "and does not say that it is one; the filing says {stated}"
    ),
)(not_among)
blackjack_paid_early = filing_rule(
    id="blackjack-paid-early",
    title="Blackjack paid before the round is complete",
    cite="551.6(f)",
    quote=_SETTLED,
    severity=Severity.WARNING,
    reading="blackjack-paid-before-the-end-of-the-round",
    reads=("dealing.blackjack_paid",),
    expected="payment after the round",
    observed="{stated}",
    message="a Blackjack is paid {stated}; the text pays winning wagers after the round is complete",
)(other_than("after-the-round"))
