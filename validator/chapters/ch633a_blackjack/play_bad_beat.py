"""The Bad Beat Progressive Wager and its bonuses, § 633a.6(e)(8), 7(o)(1) and 13(j), in play."""

from validator.chapters.ch633a_blackjack.play_optional import amount_rule
from validator.chapters.ch633a_blackjack.play_progressive import (
    NEEDS,
    Progressive,
    late_rules,
    meter_rules,
    small_share_unverified,
    stake_beside_meter,
    verification_rules,
)
from validator.core.rule_definitions import PlayWords
from validator.games.blackjack import bad_beat, bad_beat_bonuses, optional
from validator.games.blackjack.bad_beat import NO_DEST
from validator.games.blackjack.bad_beat_bonuses import NO_PAYMENTS, NOT_OFFERED, NOT_SELECTED

TEXTS = Progressive(
    id="bad-beat",
    name="Bad Beat Progressive Wager",
    first=bad_beat.FIRST,
    settled_early=bad_beat.FIRST + optional.SETTLED_AT_WRONG_TIME,
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
        bad_beat.FIRST + optional.NOT_PAID,
    ),
    amount_rule(
        "losing-bad-beat-paid",
        "A losing Bad Beat Progressive Wager paid",
        bad_beat.FIRST + optional.LOSING_PAID,
        expected="{expected}",
    ),
    amount_rule(
        "losing-bad-beat-not-collected",
        "A losing Bad Beat Progressive Wager not collected",
        bad_beat.FIRST + optional.LOSING_NOT_COLLECTED,
        expected="{expected}",
    ),
    amount_rule(
        "bad-beat-20-not-paid",
        "A 20 that wins irrespective of the dealer's total not paid",
        bad_beat.BAD_BEAT_20_NOT_PAID,
        expected="the wager back",
    ),
    amount_rule(
        "bad-beat-20-paid-without-selection",
        "A 20 paid irrespective of the dealer's total though the filing does not select it",
        bad_beat.BAD_BEAT_20_PAID_WITHOUT_SELECTION,
        expected="{expected}",
    ),
    amount_rule(
        "bad-beat-settled-by-the-first-split-hand",
        "A Bad Beat Progressive Wager collected though another hand of the split wins it",
        bad_beat.BAD_BEAT_SETTLED_BY_THE_FIRST_SPLIT_HAND,
    ),
    amount_rule(
        "bad-beat-of-a-surrendered-20",
        "A Bad Beat Progressive Wager collected on a 20 that was surrendered",
        bad_beat.BAD_BEAT_OF_A_SURRENDERED_20,
    ),
    *verification_rules(TEXTS),
    small_share_unverified(TEXTS),
    PlayWords(
        id="bad-beat-not-credited-to-game-account",
        title="A Bad Beat Progressive payout not credited to the player's game account",
        message="{seat}: what the {wager} of {stake} won was not credited to the player's game account",
        needs={"where the payout went": NO_DEST},
        expected="a credit to the player's game account",
        observed="a payment elsewhere",
    ),
    amount_rule(
        "bad-beat-paid-wrong",
        "A Bad Beat Progressive Wager not paid by its paytable",
        bad_beat.FIRST + optional.PAID_WRONG,
        needs=NEEDS,
    ),
    amount_rule(
        "magic-card-bonus-wrong",
        "The Magic Card Bonus not paid as the paytable has it",
        bad_beat_bonuses.MAGIC_CARD_BONUS_WRONG,
        expected="{expected}",
        needs=BONUS_NEEDS,
        message=(
            "{seat}: the Magic Card Bonus on a {wager} of {stake} ({hand}) was settled with {observed}; "
            "{expected} is due"
        ),
    ),
    amount_rule(
        "magic-card-bonus-doubtful",
        "The Magic Card Bonus paid or withheld on another match than preferred",
        bad_beat_bonuses.MAGIC_CARD_BONUS_DOUBTFUL,
        expected="{expected}",
        message=(
            "{seat}: the Magic Card Bonus on a {wager} of {stake} ({hand}) was settled with {observed}; "
            "{expected} is due"
        ),
    ),
    amount_rule(
        "lucky-player-bonus-wrong",
        "The Lucky Player Bonus not paid as the paytable has it",
        bad_beat_bonuses.LUCKY_PLAYER_BONUS_WRONG,
        expected="{expected}",
        needs=BONUS_NEEDS,
        message="{seat}: the Lucky Player Bonus on a {wager} of {stake} was settled with {observed}; {expected} is due",
    ),
    amount_rule(
        "bad-beat-bonus-less-the-stake",
        "A bonus beside the Bad Beat Progressive Wager short by the stake",
        bad_beat_bonuses.BAD_BEAT_BONUS_LESS_THE_STAKE,
        expected="{expected}",
    ),
    stake_beside_meter(TEXTS),
    *meter_rules(TEXTS),
)
