"""The Straight Jack Progressive Wager, § 633a.6(e)(11), 7(g)(9), 7(o)(3) and 13(m), in play."""

from validator.chapters.ch633a_blackjack.play_optional import MOMENT, amount_rule
from validator.chapters.ch633a_blackjack.play_progressive import (
    NEEDS,
    Progressive,
    late_rules,
    meter_rules,
    off_table_rules,
    taken_in,
    verification_rules,
    words,
)
from validator.core.finding import Severity
from validator.core.rule import PlayRule
from validator.games.blackjack.optional import NO_SETTLEMENT, settled_by_another_rule, settled_outside
from validator.games.blackjack.progressive import share_differs
from validator.games.blackjack.slots import optional, progressive, straight_jack

TEXTS = Progressive(
    id="straight-jack",
    name="Straight Jack Progressive Wager",
    first=straight_jack.FIRST,
    settled_early=straight_jack.WINNER_SETTLED_EARLY,
    paragraph="633a.7(o)(3)",
    floorperson=words(
        quote="Have a floorperson or above verify any Straight Jack Progressive Payout with odds of 100 for 1 or greater"
    ),
    shared=words(
        quote="If more than one player at the table has won a progressive payout that is 100% of the jackpot amount on the progressive meter, each player shall share the maximum amount equally"
    ),
    odds="633a.13(m)",
    rate="The rate of progression for the meter used for the Straight Jack Progressive Wager must be specified in the certificate holder's Rules Submission",
)

WINS = ("633a.7(o)(3)(i)", "A player shall win if the player's initial two cards were a two-card straight")
INCREASE = (
    "633a.7(o)(3)(i)",
    "Each additional card drawn by the player which does not break the sequence of the two-card straight shall result in a payout increase",
)
ACE_KING = ("633a.7(o)(3)(i)", "an ace, king shall be a two-card straight")
COLLECTED = (
    "633a.7(g)(9)",
    "If a player placed a Straight Jack Progressive Wager and the player's initial two cards do not form a two-card straight, the dealer shall collect the player's Straight Jack Progressive Wager",
)
WAGER = (
    "633a.6(e)(11)",
    "A Straight Jack Progressive Wager that the initial two cards dealt to the player will form at least a two-card straight",
)

PLAY_RULES = (
    taken_in(TEXTS),
    PlayRule(
        id="losing-straight-jack-settled-at-wrong-time",
        title="A losing Straight Jack Progressive Wager not collected right after the deal",
        cite="633a.7(g)",
        quote=MOMENT,
        also=(COLLECTED,),
        severity=Severity.ERROR,
        message="{seat}: the {wager}, lost on the first two cards, was settled before the deal was over or after the game had gone on",
        slot=straight_jack.FIRST + optional.SETTLED_AT_WRONG_TIME,
        check=settled_outside,
        needs={"when the wager was settled": NO_SETTLEMENT},
        expected="between the deal and {expected}",
        observed="{observed}",
        unit="event",
    ),
    *late_rules(TEXTS),
    amount_rule(
        "losing-straight-jack-not-collected",
        "A losing Straight Jack Progressive Wager not collected",
        COLLECTED,
        straight_jack.FIRST + optional.LOSING_NOT_COLLECTED,
        expected="{expected}",
    ),
    amount_rule(
        "losing-straight-jack-paid",
        "A losing Straight Jack Progressive Wager paid",
        WINS,
        straight_jack.FIRST + optional.LOSING_PAID,
        expected="{expected}",
        also=(WAGER,),
    ),
    amount_rule(
        "straight-jack-not-paid",
        "A winning Straight Jack Progressive Wager not paid",
        WINS,
        straight_jack.FIRST + optional.NOT_PAID,
    ),
    amount_rule(
        "straight-jack-ace-king-not-paid",
        "An ace and a king not paid as a two-card straight",
        ACE_KING,
        straight_jack.ACE_KING_NOT_PAID,
    ),
    amount_rule(
        "straight-jack-card-not-counted",
        "A card that continues the straight not counted",
        INCREASE,
        straight_jack.CARD_NOT_COUNTED,
        also=(
            ("633a.7(o)(3)(i)(A)", "A 6, the player has a three-card straight"),
            ("633a.7(o)(3)(i)(B)", "A 3 then a 6, the player has a four-card straight"),
        ),
    ),
    amount_rule(
        "straight-jack-card-after-break-counted",
        "A card counted after another had broken the straight",
        (
            "633a.7(o)(3)(i)(C)",
            "A 2 then a 3, the 2 breaks the sequence and the player has a two-card straight",
        ),
        straight_jack.CARD_AFTER_BREAK_COUNTED,
    ),
    amount_rule(
        "straight-jack-overdrawn-card-counted",
        "The card that carried the player over 21 counted for the straight",
        (
            "633a.7(o)(3)(i)(D)",
            "A 6 then a 7, resulting in a hand with a total point count greater than 21, the last card drawn may not count toward the Straight Jack Progressive Payout",
        ),
        straight_jack.CARD_OVER_LIMIT_COUNTED,
        also=(("633a.7(o)(3)(i)(D)", "The player will receive a payout for only a three-card straight"),),
    ),
    amount_rule(
        "straight-jack-round-the-corner",
        "A straight that turns on an ace beside a king paid otherwise than preferred",
        ACE_KING,
        straight_jack.ROUND_THE_CORNER,
        reading="straight-jack-round-the-corner",
        check=settled_by_another_rule,
    ),
    amount_rule(
        "straight-jack-after-a-split",
        "A straight of a split hand paid above two cards",
        INCREASE,
        straight_jack.AFTER_SPLIT,
        reading="straight-jack-after-a-split",
        check=settled_by_another_rule,
    ),
    *verification_rules(TEXTS),
    amount_rule(
        "straight-jack-paid-wrong",
        "A Straight Jack Progressive Wager not paid by its paytable",
        (
            "633a.13(m)(1)",
            "The certificate holder shall pay out winning Straight Jack Progressive Wagers at the odds in the following payable",
        ),
        straight_jack.FIRST + optional.PAID_WRONG,
        needs=NEEDS,
        also=(
            (
                "633a.7(o)(3)(ii)(C)",
                "Pay the player the winning Straight Jack Progressive Wager in accordance with § 633a.13(m)",
            ),
        ),
    ),
    amount_rule(
        "straight-jack-meter-paid-in-turn",
        "A part of the meter reckoned on what was left of it",
        (
            "633a.7(o)(3)(ii)(C)",
            words(quote="a progressive payout that is 100% of the jackpot amount on the progressive meter"),
        ),
        straight_jack.FIRST + progressive.PAID_IN_TURN,
        reading="several-tenths-of-a-meter",
        check=share_differs,
    ),
    *meter_rules(TEXTS),
    *off_table_rules(
        TEXTS,
        words(
            quote="If a player has won a progressive payout that is 10% or more of the jackpot amount on the progressive meter, the progressive payout may not be paid from the table inventory container"
        ),
        "If a player has won a progressive payout that is not being paid from the table inventory container, the cards of the player must remain on the table until the necessary documentation has been completed",
    ),
)
