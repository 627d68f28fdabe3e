"""§§ 551.6(b), (c) and (f), 551.1 Blackjack: which hands win, which wagers are void, and when they are settled."""

from validator.chapters.checks import not_among, other_than
from validator.core.rule_definitions import FilingCheck

blackjack_tie_not_won = FilingCheck(
    title="Blackjack against Blackjack not won",
    reads=("dealing.blackjack_ties",),
    expected="paid",
    observed="{stated}",
    message=(
        "the law says: a player's Blackjack wins against every 21 of the dealer, his Blackjack too; the filing says "
        "{stated}"
    ),
    check=other_than("paid"),
)
longer_21_tie_not_won = FilingCheck(
    title="21 in more than two cards against the same not won",
    reads=("dealing.longer_21_ties",),
    expected="won",
    observed="{stated}",
    message=(
        "the law says: a player's 21 in more than two cards wins against the dealer's 21 in more than two cards; the "
        "filing says {stated}"
    ),
    check=other_than("won"),
)

settlement_order_unknown = FilingCheck(
    title="Losing wagers not collected before winning ones are paid",
    reads=("dealing.settlement_order",),
    facts=("settlement_orders",),
    expected="{lawful}",
    observed="{stated}",
    message=(
        "losing wagers are not all collected before winning ones are paid; the text names the two acts in that order, "
        "and does not say that it is one; the filing says {stated}"
    ),
    fails={"dealing.settlement_order": "player-by-player"},
    passes={"dealing.settlement_order": "collect-then-pay"},
    check=not_among,
)
blackjack_paid_early = FilingCheck(
    title="Blackjack paid before the round is complete",
    reads=("dealing.blackjack_paid",),
    expected="payment after the round",
    observed="{stated}",
    message="a Blackjack is paid {stated}; the text pays winning wagers after the round is complete",
    fails={"dealing.blackjack_paid": "immediately"},
    passes={"dealing.blackjack_paid": "after-the-round"},
    check=other_than("after-the-round"),
)
