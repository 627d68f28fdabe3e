"""The maximum payout of a round in the aggregate, § 633a.13(o), in play."""

from validator.chapters.ch633a_blackjack.play_optional import amount_rule
from validator.games.blackjack import payout_limit
from validator.games.blackjack.payout_limit import LIMIT_NOT_FILED, NO_STAKES

_READ_OTHERWISE = (
    "{seat}: {wager} of {stake} ({hand} against {dealer}) was {settled}; read otherwise the text gives {expected}"
)

PLAY_RULES = (
    amount_rule(
        "maximum-payout-not-shared",
        "A maximum payout not shared in proportion to the wagers",
        payout_limit.MAXIMUM_PAYOUT_NOT_SHARED,
        needs={
            "all wagers and cards of the winners": NO_STAKES,
            "the maximum payout that the filing sets": LIMIT_NOT_FILED,
        },
    ),
    amount_rule(
        "maximum-payout-on-another-row",
        "A maximum payout applied to a hand that it does not limit",
        payout_limit.MAXIMUM_PAYOUT_ON_ANOTHER_ROW,
    ),
    amount_rule(
        "maximum-payout-on-doubtful-wager",
        "A maximum payout reached on a wager of which the text does not clearly say that it may be limited",
        payout_limit.MAXIMUM_PAYOUT_ON_DOUBTFUL_WAGER,
        message=_READ_OTHERWISE,
    ),
    amount_rule(
        "one-maximum-payout-for-both-wagers",
        "One maximum payout shared by the winners of two wagers",
        payout_limit.ONE_MAXIMUM_PAYOUT_FOR_BOTH_WAGERS,
    ),
)
