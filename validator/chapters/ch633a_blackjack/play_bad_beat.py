"""The Bad Beat Progressive Wager and its bonuses, § 633a.6(e)(8), 7(o)(1) and 13(j), in play."""

from validator.chapters.ch633a_blackjack.play_optional import amount_rule
from validator.chapters.ch633a_blackjack.play_progressive import (
    NEEDS,
    SETTLING,
    Progressive,
    late_rules,
    meter_rules,
    small_share_unverified,
    stake_beside_meter,
    verification_rules,
    words,
)
from validator.core.finding import Severity
from validator.core.rule import PlayRule
from validator.games.blackjack.bad_beat import NO_DEST
from validator.games.blackjack.bad_beat_bonuses import NO_PAYMENTS, NOT_OFFERED, NOT_SELECTED
from validator.games.blackjack.optional import settled_by_another_rule
from validator.games.blackjack.settling import put_elsewhere
from validator.games.blackjack.slots import bad_beat, optional

TEXTS = Progressive(
    id="bad-beat",
    name="Bad Beat Progressive Wager",
    first=bad_beat.FIRST,
    settled_early=bad_beat.FIRST + optional.SETTLED_AT_WRONG_TIME,
    paragraph="633a.7(o)(1)",
    floorperson=words(
        quote="Have a floorperson or above verify any Bad Beat Progressive payout with odds of 100 for 1 or greater"
    ),
    shared=words(
        quote="If more than one player at the table has won a progressive payout that is 100% of the jackpot amount on the progressive meter, each player shall share the maximum amount proportionally to the amount of the player's respective Bad Beat Progressive Wager"
    ),
    odds="633a.13(j)",
    rate="The rate of progression for the meter used for the Bad Beat Progressive Wager must be specified in the certificate holder's Rules Submission",
)

WINS = (
    "633a.7(o)(1)(i)",
    "A player shall win if the player's hand has a total point count of 20 and the dealer has Blackjack or the total point count of the dealer's hand is 21",
)
WAGER = (
    "633a.6(e)(8)",
    "A Bad Beat Progressive Wager that the player's hand will have a total point count of 20 and the dealer will have Blackjack or a hand with a total point count of 21",
)
ANY = (
    "633a.7(o)(1)(i)",
    "a player may also win if the total point count of the player's hand is 20, irrespective of the total point count of the dealer's hand",
)
CREDIT = (
    "633a.7(o)(1)(ii)(C)",
    "Credit the player's game account for the winning Bad Beat Progressive Wager or the Magic Card or Lucky Player Bonus",
)
ODDS = (
    "633a.13(j)(1)",
    "The certificate holder shall pay out winning Bad Beat Progressive Wagers at the odds in the following payable",
)
BONUS_NEEDS = {
    "what the table game system selected": NOT_SELECTED,
    "the bonuses that the filing offers": NOT_OFFERED,
    "what was paid": NO_PAYMENTS,
}

PLAY_RULES = (
    *late_rules(TEXTS),
    amount_rule(
        "bad-beat-not-paid",
        "A winning Bad Beat Progressive Wager not paid",
        WINS,
        bad_beat.FIRST + optional.NOT_PAID,
        also=(WAGER,),
    ),
    amount_rule(
        "losing-bad-beat-paid",
        "A losing Bad Beat Progressive Wager paid",
        WINS,
        bad_beat.FIRST + optional.LOSING_PAID,
        expected="{expected}",
        also=(WAGER,),
    ),
    amount_rule(
        "losing-bad-beat-not-collected",
        "A losing Bad Beat Progressive Wager not collected",
        ("633a.7(o)", SETTLING),
        bad_beat.FIRST + optional.LOSING_NOT_COLLECTED,
        expected="{expected}",
        also=(WAGER,),
    ),
    amount_rule(
        "bad-beat-20-not-paid",
        "A 20 that wins irrespective of the dealer's total not paid",
        ANY,
        bad_beat.ANY_TOTAL_NOT_PAID,
        expected="the wager back",
    ),
    amount_rule(
        "bad-beat-20-paid-without-selection",
        "A 20 paid irrespective of the dealer's total though the filing does not select it",
        ("633a.7(o)(1)(i)", "If selected by the certificate holder in its Rules Submission under § 601a.2"),
        bad_beat.ANY_TOTAL_NOT_SELECTED,
        expected="{expected}",
        also=(ANY,),
    ),
    amount_rule(
        "bad-beat-settled-by-the-first-split-hand",
        "A Bad Beat Progressive Wager collected though another hand of the split wins it",
        WINS,
        bad_beat.SETTLED_BY_SPLIT_HAND,
        reading="bad-beat-after-a-split",
        check=settled_by_another_rule,
    ),
    *verification_rules(TEXTS),
    small_share_unverified(TEXTS),
    PlayRule(
        id="bad-beat-not-credited-to-game-account",
        title="A Bad Beat Progressive payout not credited to the player's game account",
        cite=CREDIT[0],
        quote=CREDIT[1],
        severity=Severity.ERROR,
        message="{seat}: what the {wager} of {stake} won was not credited to the player's game account",
        slot=bad_beat.NOT_TO_GAME_ACCOUNT,
        check=put_elsewhere,
        needs={"where the payout went": NO_DEST},
        expected="a credit to the player's game account",
        observed="a payment elsewhere",
    ),
    amount_rule(
        "bad-beat-paid-wrong",
        "A Bad Beat Progressive Wager not paid by its paytable",
        ODDS,
        bad_beat.FIRST + optional.PAID_WRONG,
        needs=NEEDS,
    ),
    amount_rule(
        "magic-card-bonus-wrong",
        "The Magic Card Bonus not paid as the paytable has it",
        ("633a.13(j)(1)", "Magic Card Bonus (optional)"),
        bad_beat.MAGIC_CARD_WRONG,
        expected="{expected}",
        needs=BONUS_NEEDS,
    ),
    amount_rule(
        "magic-card-bonus-doubtful",
        "The Magic Card Bonus paid or withheld on another match than preferred",
        ("633a.13(j)(1)", "Magic Card Bonus (optional)"),
        bad_beat.MAGIC_CARD_DOUBTFUL,
        expected="{expected}",
        reading="magic-card-match",
        check=settled_by_another_rule,
    ),
    amount_rule(
        "lucky-player-bonus-wrong",
        "The Lucky Player Bonus not paid as the paytable has it",
        ("633a.13(j)(1)", "Lucky Player Bonus (optional)"),
        bad_beat.LUCKY_PLAYER_WRONG,
        expected="{expected}",
        needs=BONUS_NEEDS,
    ),
    amount_rule(
        "bad-beat-bonus-less-the-stake",
        "A bonus beside the Bad Beat Progressive Wager short by the stake",
        ("633a.13(j)(1)", "Magic Card Bonus (optional)"),
        bad_beat.BONUS_LESS_STAKE,
        expected="{expected}",
        reading="bonus-for-one-beside-its-wager",
        check=settled_by_another_rule,
    ),
    stake_beside_meter(TEXTS),
    *meter_rules(TEXTS),
)
