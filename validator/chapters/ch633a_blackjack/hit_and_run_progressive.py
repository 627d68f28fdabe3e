"""Hit and Run Progressive Wager: § 633a.2(b)(12) and (d), 633a.6(e)(10), 633a.7(o)(2), 633a.13(l)."""

from validator.chapters.checks import (
    below,
    below_amount,
    denied,
    no_progression,
    other_than,
    paid_otherwise,
    unstated,
    verified_too_late,
)
from validator.core.rule import Present
from validator.core.rule_definitions import FilingCheck

hit_and_run_progressive_area_missing = FilingCheck(
    title="No betting area for the Hit and Run Progressive Wager",
    reads=("layout.areas[hit-and-run-progressive]",),
    when=(Present("optional_wagers.hit-and-run-progressive"),),
    expected="an area for the Hit and Run Progressive Wager",
    observed="none",
    message=("the Hit and Run Progressive Wager is offered, and the layout has no area designated for it"),
    check=denied,
)

hit_and_run_without_progressive_system = FilingCheck(
    title="Hit and Run Progressive Wager without a progressive table game system",
    reads=("optional_wagers.hit-and-run-progressive.progressive_system",),
    when=(Present("optional_wagers.hit-and-run-progressive"),),
    expected="a progressive table game system",
    observed="none",
    message=("the Hit and Run Progressive Wager is offered without a progressive table game system"),
    check=denied,
)

hit_and_run_positions_unequipped = FilingCheck(
    title="Betting positions without a device for the Hit and Run Progressive Wager",
    reads=("optional_wagers.hit-and-run-progressive.equipped_positions", "table.positions"),
    when=(Present("optional_wagers.hit-and-run-progressive"),),
    expected="{other} positions equipped",
    observed="{number}",
    message=("{number} of {other} betting positions have a device for the Hit and Run Progressive Wager; each must"),
    fails={"optional_wagers.hit-and-run-progressive.equipped_positions": 5},
    check=below,
)

hit_and_run_without_lock_out = FilingCheck(
    title="Hit and Run Progressive Wager without a lock-out mechanism",
    reads=("optional_wagers.hit-and-run-progressive.lock_out",),
    when=(Present("optional_wagers.hit-and-run-progressive"),),
    expected="a mechanism such as a lock-out button",
    observed="none",
    message=("nothing prevents Hit and Run Progressive Wagers after the dealer has begun dealing"),
    check=denied,
)

hit_and_run_wagers_uncontrolled = FilingCheck(
    title="Hit and Run Progressive Wagers neither controlled nor monitored",
    reads=("optional_wagers.hit-and-run-progressive.wager_control",),
    when=(Present("optional_wagers.hit-and-run-progressive"),),
    expected="a device that controls or monitors the wagers",
    observed="none",
    message="no device controls or monitors the placement of Hit and Run Progressive Wagers",
    check=denied,
)

hit_and_run_card_over_21_uncounted = FilingCheck(
    title="Dealer's card over the limit not counted",
    reads=("optional_wagers.hit-and-run-progressive.card_over_21_counts",),
    when=(Present("optional_wagers.hit-and-run-progressive"),),
    expected="counted",
    observed="not counted",
    message=("the card that carries the dealer over 21 does not count for the Hit and Run Progressive Wager"),
    check=denied,
)

hit_and_run_verified_late = FilingCheck(
    title="Hit and Run payouts verified at higher odds only",
    reads=("optional_wagers.hit-and-run-progressive.verified_from",),
    facts=("hit_and_run_verified_from",),
    when=(Present("optional_wagers.hit-and-run-progressive"),),
    expected="from {threshold} on",
    observed="from {stated} on",
    message=("a floorperson verifies Hit and Run payouts from {stated} on; the law says from {threshold} on"),
    check=verified_too_late,
)

hit_and_run_jackpot_from_inventory = FilingCheck(
    title="Hit and Run jackpot paid from the table inventory",
    reads=("optional_wagers.hit-and-run-progressive.jackpot_paid_from",),
    when=(Present("optional_wagers.hit-and-run-progressive"),),
    expected="somewhere other than from the table inventory container",
    observed="{stated}",
    message=(
        "payouts of the Hit and Run meter may not be paid from the table inventory container; the filing says {stated}"
    ),
    check=other_than("elsewhere"),
)

hit_and_run_jackpot_shared_otherwise = FilingCheck(
    title="Hit and Run jackpot shared otherwise",
    reads=("optional_wagers.hit-and-run-progressive.jackpot_shared",),
    when=(Present("optional_wagers.hit-and-run-progressive"),),
    expected="equally",
    observed="{stated}",
    message="the law says: several winners share the Hit and Run jackpot equally; the filing says {stated}",
    check=other_than("equally"),
)

hit_and_run_odds = FilingCheck(
    title="The Hit and Run Progressive Wager paid at other odds",
    reads=("optional_wagers.hit-and-run-progressive.pays.*",),
    facts=("hit_and_run_paytable.*",),
    each="optional_wagers.hit-and-run-progressive.pays",
    at="optional_wagers.hit-and-run-progressive.pays.*",
    expected="{lawful}",
    observed="{pays}",
    message=("the Hit and Run Progressive Wager pays {pays} for this hand in the filing; the law says {lawful}"),
    fails={"optional_wagers.hit-and-run-progressive.pays.five-cards": "8 to 1"},
    check=paid_otherwise,
)

hit_and_run_progressive_rate_unspecified = FilingCheck(
    title="Hit and Run Progressive meter without a rate of progression",
    may_read=("optional_wagers.hit-and-run-progressive.meter.rate",),
    when=(Present("optional_wagers.hit-and-run-progressive"),),
    expected="the rate of progression",
    observed="{stated}",
    message=("the filing does not specify the rate of progression of the Hit and Run Progressive meter"),
    check=unstated,
)

hit_and_run_progressive_rate_zero = FilingCheck(
    title="Hit and Run Progressive meter that does not progress",
    reads=("optional_wagers.hit-and-run-progressive.meter.rate",),
    when=(Present("optional_wagers.hit-and-run-progressive"),),
    expected="a rate of progression",
    observed="{rate_hundredths}",
    message=(
        "the rate of progression of the Hit and Run Progressive meter is {rate_hundredths}; "
        "the text demands a rate and sets no minimum, and this is none"
    ),
    fails={"optional_wagers.hit-and-run-progressive.meter.rate": "0%"},
    check=no_progression,
)

hit_and_run_progressive_initial_unspecified = FilingCheck(
    title="Hit and Run Progressive meter without an initial amount",
    may_read=("optional_wagers.hit-and-run-progressive.meter.initial",),
    when=(Present("optional_wagers.hit-and-run-progressive"),),
    expected="the initial amount",
    observed="{stated}",
    message=("the filing does not specify the initial amount of the Hit and Run Progressive meter"),
    check=unstated,
)

hit_and_run_progressive_initial_too_low = FilingCheck(
    title="Hit and Run Progressive meter with an initial amount below the minimum",
    reads=("optional_wagers.hit-and-run-progressive.meter.initial",),
    facts=("hit_and_run_meter_minimum",),
    when=(Present("optional_wagers.hit-and-run-progressive"),),
    expected="{minimum_cents}",
    observed="{amount_cents}",
    message=(
        "the initial amount of the Hit and Run Progressive meter is {amount_cents}; the law demands {minimum_cents}"
    ),
    check=below_amount,
)

hit_and_run_progressive_reset_unspecified = FilingCheck(
    title="Hit and Run Progressive meter without a reset amount",
    may_read=("optional_wagers.hit-and-run-progressive.meter.reset",),
    when=(Present("optional_wagers.hit-and-run-progressive"),),
    expected="the reset amount",
    observed="{stated}",
    message=("the filing does not specify the reset amount of the Hit and Run Progressive meter"),
    check=unstated,
)

hit_and_run_progressive_reset_too_low = FilingCheck(
    title="Hit and Run Progressive meter with a reset amount below the minimum",
    reads=("optional_wagers.hit-and-run-progressive.meter.reset",),
    facts=("hit_and_run_meter_minimum",),
    when=(Present("optional_wagers.hit-and-run-progressive"),),
    expected="{minimum_cents}",
    observed="{amount_cents}",
    message=(
        "the reset amount of the Hit and Run Progressive meter is {amount_cents}; the law demands {minimum_cents}"
    ),
    check=below_amount,
)
