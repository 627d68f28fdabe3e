"""Straight Jack Progressive Wager: § 633a.2(b)(13) and (d), 633a.6(e)(11), 633a.7(o)(3), 633a.13(m)."""

from validator.chapters.checks import (
    below,
    below_amount,
    denied,
    granted,
    no_progression,
    other_than,
    paid_otherwise,
    unstated,
    verified_too_late,
)
from validator.core.rule import Present
from validator.core.rule_definitions import FilingCheck

straight_jack_progressive_area_missing = FilingCheck(
    title="No betting area for the Straight Jack Progressive Wager",
    reads=("layout.areas[straight-jack-progressive]",),
    when=(Present("optional_wagers.straight-jack-progressive"),),
    expected="an area for the Straight Jack Progressive Wager",
    observed="none",
    message=("the Straight Jack Progressive Wager is offered, and the layout has no area designated for it"),
    check=denied,
)

straight_jack_without_progressive_system = FilingCheck(
    title="Straight Jack Progressive Wager without a progressive table game system",
    reads=("optional_wagers.straight-jack-progressive.progressive_system",),
    when=(Present("optional_wagers.straight-jack-progressive"),),
    expected="a progressive table game system",
    observed="none",
    message=("the Straight Jack Progressive Wager is offered without a progressive table game system"),
    check=denied,
)

straight_jack_positions_unequipped = FilingCheck(
    title="Betting positions without a device for the Straight Jack Progressive Wager",
    reads=("optional_wagers.straight-jack-progressive.equipped_positions", "table.positions"),
    when=(Present("optional_wagers.straight-jack-progressive"),),
    expected="{other} positions equipped",
    observed="{number}",
    message=("{number} of {other} betting positions have a device for the Straight Jack Progressive Wager; each must"),
    fails={"optional_wagers.straight-jack-progressive.equipped_positions": 5},
    check=below,
)

straight_jack_without_lock_out = FilingCheck(
    title="Straight Jack Progressive Wager without a lock-out mechanism",
    reads=("optional_wagers.straight-jack-progressive.lock_out",),
    when=(Present("optional_wagers.straight-jack-progressive"),),
    expected="a mechanism such as a lock-out button",
    observed="none",
    message=("nothing prevents Straight Jack Progressive Wagers after the dealer has begun dealing"),
    check=denied,
)

straight_jack_wagers_uncontrolled = FilingCheck(
    title="Straight Jack Progressive Wagers neither controlled nor monitored",
    reads=("optional_wagers.straight-jack-progressive.wager_control",),
    when=(Present("optional_wagers.straight-jack-progressive"),),
    expected="a device that controls or monitors the wagers",
    observed="none",
    message=("no device controls or monitors the placement of Straight Jack Progressive Wagers"),
    check=denied,
)

straight_jack_card_over_21_counted = FilingCheck(
    title="Player's card over the limit counted",
    reads=("optional_wagers.straight-jack-progressive.card_over_21_counts",),
    when=(Present("optional_wagers.straight-jack-progressive"),),
    expected="not counted",
    observed="counted",
    message=("a card that carries the player over 21 counts for the Straight Jack Progressive Wager"),
    check=granted,
)

straight_jack_verified_late = FilingCheck(
    title="Straight Jack payouts verified at higher odds only",
    reads=("optional_wagers.straight-jack-progressive.verified_from",),
    facts=("straight_jack_verified_from",),
    when=(Present("optional_wagers.straight-jack-progressive"),),
    expected="from {threshold} on",
    observed="from {stated} on",
    message=("a floorperson verifies Straight Jack payouts from {stated} on; the law says from {threshold} on"),
    check=verified_too_late,
)

straight_jack_jackpot_from_inventory = FilingCheck(
    title="Straight Jack jackpot paid from the table inventory",
    reads=("optional_wagers.straight-jack-progressive.jackpot_paid_from",),
    when=(Present("optional_wagers.straight-jack-progressive"),),
    expected="somewhere other than from the table inventory container",
    observed="{stated}",
    message=(
        "payouts of the Straight Jack meter may not be paid from the table inventory "
        "container; the filing says {stated}"
    ),
    check=other_than("elsewhere"),
)

straight_jack_jackpot_shared_otherwise = FilingCheck(
    title="Straight Jack jackpot shared otherwise",
    reads=("optional_wagers.straight-jack-progressive.jackpot_shared",),
    when=(Present("optional_wagers.straight-jack-progressive"),),
    expected="equally",
    observed="{stated}",
    message="the law says: several winners share the Straight Jack jackpot equally; the filing says {stated}",
    check=other_than("equally"),
)

straight_jack_odds = FilingCheck(
    title="The Straight Jack Progressive Wager paid at other odds",
    reads=("optional_wagers.straight-jack-progressive.pays.*",),
    facts=("straight_jack_paytable.*",),
    each="optional_wagers.straight-jack-progressive.pays",
    at="optional_wagers.straight-jack-progressive.pays.*",
    expected="{lawful}",
    observed="{pays}",
    message=("the Straight Jack Progressive Wager pays {pays} for this hand in the filing; the law says {lawful}"),
    fails={"optional_wagers.straight-jack-progressive.pays.two-card-straight": "3 for 1"},
    check=paid_otherwise,
)

straight_jack_progressive_rate_unspecified = FilingCheck(
    title="Straight Jack Progressive meter without a rate of progression",
    may_read=("optional_wagers.straight-jack-progressive.meter.rate",),
    when=(Present("optional_wagers.straight-jack-progressive"),),
    expected="the rate of progression",
    observed="{stated}",
    message=("the filing does not specify the rate of progression of the Straight Jack Progressive meter"),
    check=unstated,
)

straight_jack_progressive_rate_zero = FilingCheck(
    title="Straight Jack Progressive meter that does not progress",
    reads=("optional_wagers.straight-jack-progressive.meter.rate",),
    when=(Present("optional_wagers.straight-jack-progressive"),),
    expected="a rate of progression",
    observed="{rate_hundredths}",
    message=(
        "the rate of progression of the Straight Jack Progressive meter is "
        "{rate_hundredths}; the text demands a rate and sets no minimum, and this is none"
    ),
    fails={"optional_wagers.straight-jack-progressive.meter.rate": "0%"},
    check=no_progression,
)

straight_jack_progressive_initial_unspecified = FilingCheck(
    title="Straight Jack Progressive meter without an initial amount",
    may_read=("optional_wagers.straight-jack-progressive.meter.initial",),
    when=(Present("optional_wagers.straight-jack-progressive"),),
    expected="the initial amount",
    observed="{stated}",
    message=("the filing does not specify the initial amount of the Straight Jack Progressive meter"),
    check=unstated,
)

straight_jack_progressive_initial_too_low = FilingCheck(
    title="Straight Jack Progressive meter with an initial amount below the minimum",
    reads=("optional_wagers.straight-jack-progressive.meter.initial",),
    facts=("straight_jack_meter_minimum",),
    when=(Present("optional_wagers.straight-jack-progressive"),),
    expected="{minimum_cents}",
    observed="{amount_cents}",
    message=(
        "the initial amount of the Straight Jack Progressive meter is {amount_cents}; the law demands {minimum_cents}"
    ),
    check=below_amount,
)

straight_jack_progressive_reset_unspecified = FilingCheck(
    title="Straight Jack Progressive meter without a reset amount",
    may_read=("optional_wagers.straight-jack-progressive.meter.reset",),
    when=(Present("optional_wagers.straight-jack-progressive"),),
    expected="the reset amount",
    observed="{stated}",
    message=("the filing does not specify the reset amount of the Straight Jack Progressive meter"),
    check=unstated,
)

straight_jack_progressive_reset_too_low = FilingCheck(
    title="Straight Jack Progressive meter with a reset amount below the minimum",
    reads=("optional_wagers.straight-jack-progressive.meter.reset",),
    facts=("straight_jack_meter_minimum",),
    when=(Present("optional_wagers.straight-jack-progressive"),),
    expected="{minimum_cents}",
    observed="{amount_cents}",
    message=(
        "the reset amount of the Straight Jack Progressive meter is {amount_cents}; the law demands {minimum_cents}"
    ),
    check=below_amount,
)
