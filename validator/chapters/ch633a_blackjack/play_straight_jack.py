"""The Straight Jack Progressive Wager, § 633a.6(e)(11), 7(g)(9), 7(o)(3) and 13(m), in play."""

from validator.chapters.ch633a_blackjack.play_optional import amount_rule
from validator.chapters.ch633a_blackjack.play_progressive import (
    NEEDS,
    Progressive,
    late_rules,
    meter_rules,
    off_table_rules,
    taken_in,
    verification_rules,
)
from validator.core.rule_definitions import PlayWords
from validator.games.blackjack import optional, progressive, straight_jack
from validator.games.blackjack.optional import NO_SETTLEMENT

TEXTS = Progressive(
    id="straight-jack",
    name="Straight Jack Progressive Wager",
    first=straight_jack.FIRST,
    settled_early=straight_jack.STRAIGHT_JACK_SETTLED_EARLY,
    in_parts=True,
)

PLAY_RULES = (
    taken_in(TEXTS),
    PlayWords(
        id="losing-straight-jack-settled-at-wrong-time",
        title="A losing Straight Jack Progressive Wager not collected right after the deal",
        message=(
            "{seat}: the {wager}, lost on the first two cards, was settled before the deal was over or after the "
            "game had gone on"
        ),
        number=straight_jack.FIRST + optional.SETTLED_AT_WRONG_TIME,
        needs={"when the wager was settled": NO_SETTLEMENT},
        expected="between the deal and {expected}",
        observed="{observed}",
        unit="event",
    ),
    *late_rules(TEXTS),
    amount_rule(
        "losing-straight-jack-not-collected",
        "A losing Straight Jack Progressive Wager not collected",
        straight_jack.FIRST + optional.LOSING_NOT_COLLECTED,
        expected="{expected}",
    ),
    amount_rule(
        "losing-straight-jack-paid",
        "A losing Straight Jack Progressive Wager paid",
        straight_jack.FIRST + optional.LOSING_PAID,
        expected="{expected}",
    ),
    amount_rule(
        "straight-jack-not-paid",
        "A winning Straight Jack Progressive Wager not paid",
        straight_jack.FIRST + optional.NOT_PAID,
    ),
    amount_rule(
        "straight-jack-ace-king-not-paid",
        "An ace and a king not paid as a two-card straight",
        straight_jack.STRAIGHT_JACK_ACE_KING_NOT_PAID,
    ),
    amount_rule(
        "straight-jack-card-not-counted",
        "A card that continues the straight not counted",
        straight_jack.STRAIGHT_JACK_CARD_NOT_COUNTED,
    ),
    amount_rule(
        "straight-jack-card-after-break-counted",
        "A card counted after another had broken the straight",
        straight_jack.STRAIGHT_JACK_CARD_AFTER_BREAK_COUNTED,
    ),
    amount_rule(
        "straight-jack-overdrawn-card-counted",
        "The card that carried the player over 21 counted for the straight",
        straight_jack.STRAIGHT_JACK_OVERDRAWN_CARD_COUNTED,
    ),
    amount_rule(
        "straight-jack-round-the-corner",
        "A straight that turns on an ace beside a king paid otherwise than preferred",
        straight_jack.STRAIGHT_JACK_ROUND_THE_CORNER,
    ),
    amount_rule(
        "straight-jack-after-a-split",
        "A straight of a split hand paid above two cards",
        straight_jack.STRAIGHT_JACK_AFTER_A_SPLIT,
    ),
    *verification_rules(TEXTS),
    amount_rule(
        "straight-jack-paid-wrong",
        "A Straight Jack Progressive Wager not paid by its paytable",
        straight_jack.FIRST + optional.PAID_WRONG,
        needs=NEEDS,
    ),
    amount_rule(
        "straight-jack-meter-paid-in-turn",
        "A part of the meter reckoned on what was left of it",
        straight_jack.FIRST + progressive.PAID_IN_TURN,
    ),
    *meter_rules(TEXTS),
    *off_table_rules(
        TEXTS,
    ),
)
