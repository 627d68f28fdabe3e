"""The Hit and Run Progressive Wager, § 633a.6(e)(10), 7(o)(2) and 13(l), in play."""

from validator.chapters.ch633a_blackjack.play_optional import amount_rule
from validator.chapters.ch633a_blackjack.play_progressive import (
    NEEDS,
    Progressive,
    late_rules,
    meter_rules,
    off_table_rules,
    small_share_unverified,
    stake_beside_meter,
    taken_in,
    verification_rules,
    words,
)
from validator.games.blackjack.optional import settled_by_another_rule
from validator.games.blackjack.slots import hit_and_run, optional

TEXTS = Progressive(
    id="hit-and-run",
    name="Hit and Run Progressive Wager",
    first=hit_and_run.FIRST,
    settled_early=hit_and_run.FIRST + optional.SETTLED_AT_WRONG_TIME,
    paragraph="633a.7(o)(2)",
    floorperson=words(
        quote="Have a floorperson or above verify any Hit and Run Progressive payout with odds of 200 for 1 or greater"
    ),
    shared=words(
        quote="If more than one player at the table has won a progressive payout that is 100% of the jackpot amount on the progressive meter, each player shall share the maximum amount equally"
    ),
    odds="633a.13(l)",
    rate="The rate of progression for the meter used for the Hit and Run Progressive Wager must be specified in the certificate holder's Rules Submission",
)

WINS = (
    "633a.7(o)(2)(i)",
    "A player shall win if the dealer has Blackjack or the dealer's hand has five or more cards",
)
WAGER = (
    "633a.6(e)(10)",
    "A Hit and Run Progressive Wager that the dealer will have Blackjack or a hand containing five or more cards",
)
ODDS = (
    "633a.13(l)(1)",
    "The certificate holder shall pay out winning Hit and Run Progressive Wagers at the odds in the following payable",
)

PLAY_RULES = (
    taken_in(TEXTS),
    *late_rules(TEXTS),
    amount_rule(
        "hit-and-run-not-paid",
        "A winning Hit and Run Progressive Wager not paid",
        WINS,
        hit_and_run.FIRST + optional.NOT_PAID,
        also=(WAGER,),
    ),
    amount_rule(
        "losing-hit-and-run-paid",
        "A losing Hit and Run Progressive Wager paid",
        WINS,
        hit_and_run.FIRST + optional.LOSING_PAID,
        expected="{expected}",
        also=(WAGER,),
    ),
    amount_rule(
        "losing-hit-and-run-not-collected",
        "A losing Hit and Run Progressive Wager not collected",
        (
            "633a.7(o)",
            "settle the remaining optional wagers by collecting all losing wagers and paying all winning wagers",
        ),
        hit_and_run.FIRST + optional.LOSING_NOT_COLLECTED,
        expected="{expected}",
        also=(WAGER,),
    ),
    amount_rule(
        "hit-and-run-card-over-21-not-counted",
        "The card that carried the dealer over 21 not counted for Hit and Run",
        (
            "633a.7(o)(2)(i)",
            "if the dealer's hand has a total point count of 14 with five cards drawn and the dealer draws an additional card resulting in a total point count of 23, the dealer's sixth card shall also count toward the Hit and Run Progressive payout",
        ),
        hit_and_run.CARD_OVER_LIMIT_NOT_COUNTED,
        also=(
            (
                "633a.7(o)(2)(i)",
                "inclusive of any card which would give the dealer's hand a total point count of greater than 21",
            ),
        ),
    ),
    amount_rule(
        "hit-and-run-misdrawn-card-counted",
        "A card that the dealer drew by accident counted for Hit and Run",
        ("633a.7(o)(2)(i)", "the dealer's hand has five or more cards"),
        hit_and_run.MISDRAWN_CARD_COUNTED,
        expected="{expected}",
        reading="misdrawn-card-and-hit-and-run",
        check=settled_by_another_rule,
    ),
    *verification_rules(TEXTS),
    small_share_unverified(TEXTS),
    amount_rule(
        "hit-and-run-paid-wrong",
        "A Hit and Run Progressive Wager not paid by its paytable",
        ODDS,
        hit_and_run.FIRST + optional.PAID_WRONG,
        needs=NEEDS,
        also=(
            (
                "633a.7(o)(2)(ii)(C)",
                "Pay the player the winning Hit and Run Progressive Wager in accordance with § 633a.13(l)",
            ),
        ),
    ),
    stake_beside_meter(TEXTS),
    *meter_rules(TEXTS),
    *off_table_rules(
        TEXTS,
        words(
            quote="If a player has won a progressive payout that is 100% of the jackpot amount on the progressive meter, the progressive payout may not be paid from the table inventory container"
        ),
        "If a player has won a progressive payout that is not being paid from the table inventory container, the cards of the player must remain on the table until the necessary documentation has been completed",
    ),
)
