"""Completion of the round: announcing the result, the order of settling, and what winning wagers pay."""

from validator.chapters.checks import denied, other_than, paid_otherwise, pays_too_little, unstated, word_is
from validator.core.rule_definitions import FilingCheck

result_unannounced = FilingCheck(
    title="Result of the round not announced",
    reads=("dealing.result_announced",),
    expected="the final Point Counts and the hand that has won, or a tie",
    observed="not announced",
    message="the dealer does not announce the final Point Counts and which hand has won",
    check=denied,
)

payments_before_collections = FilingCheck(
    title="Winning wagers paid before losing ones are collected",
    reads=("dealing.settlement_order",),
    expected="each losing wager collected first",
    observed="{stated}",
    message=(
        "the law says: losing wagers are collected before the first winning wager is paid; the filing says {stated}"
    ),
    check=other_than("collect-then-pay"),
)

settling_starts_elsewhere = FilingCheck(
    title="Payment starts somewhere other than at the highest numbered position",
    reads=("dealing.settlement_starts",),
    expected="the highest numbered position with a winning wager",
    observed="{stated}",
    message=(
        "the law says: payment starts at the highest numbered position with a winning wager; the filing says {stated}"
    ),
    check=other_than("highest-number"),
)

settling_direction = FilingCheck(
    title="Winning wagers not paid in descending order",
    reads=("dealing.settlement_direction",),
    expected="in descending order of the positions",
    observed="{stated}",
    message="the law says: winning wagers are paid in descending order of the positions; the filing says {stated}",
    check=other_than("descending"),
)

vigorish_after_payment = FilingCheck(
    title="Vigorish marked or collected after the payment",
    reads=("dealing.vigorish_before_payment",),
    expected="vigorish marked or collected, immediately thereafter the wager paid",
    observed="{stated}",
    message=(
        "the law says: the vigorish is marked or collected before the winning wager is paid; the filing says {stated}"
    ),
    check=word_is("after-the-payment"),
)

vigorish_netted = FilingCheck(
    title="Winnings paid less the vigorish",
    reads=("dealing.vigorish_before_payment",),
    expected="vigorish marked or collected, then the wager paid",
    observed="{stated}",
    message="the winnings are paid less the vigorish; the text orders two acts, one after the other",
    check=word_is("netted"),
)

player_wager_odds = FilingCheck(
    title="Wager on the Player's Hand paid at other odds",
    reads=("payouts.player",),
    facts=("player_wager_pays",),
    expected="{lawful}",
    observed="{pays}",
    message="the filing pays a winning wager on the Player's Hand {pays}; the law {lawful}",
    fails={"payouts.player": "19 to 20"},
    passes={"payouts.player": "1 to 1"},
    check=paid_otherwise,
)

tie_bet_odds_too_low = FilingCheck(
    title="Tie Bet paid at lower odds than the law's least",
    reads=("payouts.tie",),
    facts=("tie_bet_pays",),
    expected="{minimum}",
    observed="{pays}",
    message="the filing pays a winning Tie Bet {pays}; the law demands {minimum}",
    fails={"layout.inscriptions.tie": "Tie pays 8 for 1", "payouts.tie": "8 for 1"},
    passes={"payouts.tie": "9 for 1"},
    check=pays_too_little,
)

banker_wager_odds = FilingCheck(
    title="Wager on the Banker's Hand paid at other odds",
    reads=("payouts.banker",),
    facts=("banker_wager_pays",),
    expected="{lawful}, vigorish apart",
    observed="{pays}",
    message="the filing pays a winning wager on the Banker's Hand {pays}; the law {lawful}, vigorish apart",
    fails={"payouts.banker": "19 to 20"},
    passes={"payouts.banker": "1 to 1"},
    check=paid_otherwise,
)

tie_odds_unfiled = FilingCheck(
    title="Odds of the Tie Bet not filed",
    may_read=("payouts.tie",),
    expected="the odds that a winning Tie Bet is paid",
    observed="{stated}",
    message="the filing states no odds for the Tie Bet; the text has them on the layout and does not name the filing",
    check=unstated,
)
