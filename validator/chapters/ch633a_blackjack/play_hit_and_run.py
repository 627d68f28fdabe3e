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
)
from validator.games.blackjack import hit_and_run, optional

TEXTS = Progressive(
    id="hit-and-run",
    name="Hit and Run Progressive Wager",
    first=hit_and_run.FIRST,
    settled_early=hit_and_run.FIRST + optional.SETTLED_AT_WRONG_TIME,
)

PLAY_RULES = (
    taken_in(TEXTS),
    *late_rules(TEXTS),
    amount_rule(
        "hit-and-run-not-paid",
        "A winning Hit and Run Progressive Wager not paid",
        hit_and_run.FIRST + optional.NOT_PAID,
    ),
    amount_rule(
        "losing-hit-and-run-paid",
        "A losing Hit and Run Progressive Wager paid",
        hit_and_run.FIRST + optional.LOSING_PAID,
        expected="{expected}",
    ),
    amount_rule(
        "losing-hit-and-run-not-collected",
        "A losing Hit and Run Progressive Wager not collected",
        hit_and_run.FIRST + optional.LOSING_NOT_COLLECTED,
        expected="{expected}",
    ),
    amount_rule(
        "hit-and-run-card-over-21-not-counted",
        "The card that carried the dealer over 21 not counted for Hit and Run",
        hit_and_run.HIT_AND_RUN_CARD_OVER_21_NOT_COUNTED,
    ),
    amount_rule(
        "hit-and-run-misdrawn-card-counted",
        "A card that the dealer drew by accident counted for Hit and Run",
        hit_and_run.HIT_AND_RUN_MISDRAWN_CARD_COUNTED,
        expected="{expected}",
    ),
    *verification_rules(TEXTS),
    small_share_unverified(TEXTS),
    amount_rule(
        "hit-and-run-paid-wrong",
        "A Hit and Run Progressive Wager not paid by its paytable",
        hit_and_run.FIRST + optional.PAID_WRONG,
        needs=NEEDS,
    ),
    stake_beside_meter(TEXTS),
    *meter_rules(TEXTS),
    *off_table_rules(
        TEXTS,
    ),
)
